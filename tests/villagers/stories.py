"""Stories of hidden cards: who has seen what before a viewer looks at the table."""

from tests.villagers.build import (
    at_build,
    at_end,
    hand,
    improvements,
    in_hand,
    play,
    stacks,
    table,
    village,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.state import State

EVERYONE = (0, 1, 2, None)  # three players and a spectator


def building(seen: str = "", unseen: str = "", **options: object) -> State:
    """The build turn of seat 0 of three, who holds these cards: seen by all, and by nobody else."""
    s = table(3, "a secret", **options)
    for seat in range(3):
        village(s, seat, "founders_food")
        hand(s, seat)
    hand(s, 0, *unseen.split())
    in_hand(s, 0, *seen.split())
    stacks(s, *[["cooper", "fisher"]] * 6)
    at_build(s)
    return s


def give_back(s: State, name: str, stack: int = 1) -> None:
    """Hire a Miner and return this card."""
    play(s, "hire miner", f"return {name}", f"onto {stack}")


def alike(viewer: int | None, *worlds: State) -> bool:
    """Does the viewer see the same table in all these worlds?"""
    views = [GAME.observe(s, viewer) for s in worlds]
    return all(view == views[0] for view in views)


def returned(name: str, seen: str = "", unseen: str = "") -> State:
    """Seat 0 has returned this card."""
    s = building(seen, unseen)
    give_back(s, name)
    return s


def drafted_again(s: State) -> State:
    """Everyone ends the build; the next first player draws stack 1."""
    play(s, "end", "end", "end")
    play(s, "draw 1")
    return s


def visited(name: str, seen: str = "", unseen: str = "") -> State:
    """Seat 0 has returned this card; then seat 1 looks at the hand with a Noble."""
    s = building(seen, unseen, scoundrels=True)
    hand(s, 1, "noble")
    give_back(s, name)
    play(s, "end", "play noble", "from 0")
    return s


def searched(name: str, order: tuple[str, ...]) -> State:
    """Seat 0 looks through stack 1, drafts a card of it and puts the rest back in this order."""
    s = table(3, saints=True)
    hand(s, 0, "prophet")
    stacks(s, ["cooper", "fisher", "priest", "mason"], ["agent"])
    play(s, "play prophet", "search 1", f"choose {name}", *[f"choose {other}" for other in order])
    return s


def blessed(*top: int) -> State:
    """Seat 0 wins the Church and is about to draw; the top card of stack 1 is as given."""
    s = table(3, improvements=True)
    improvements(s, "church")
    for seat in range(3):
        village(s, seat, "founders_food")
        hand(s, seat)
    village(s, 0, "founders_food", "hunter")
    stacks(s, ["cooper"], ["agent"])
    s.stacks = ((*s.stacks[0], *top), *s.stacks[1:])
    at_end(s)
    return s
