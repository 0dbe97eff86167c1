"""What stays the same in a game of Sierra West, whatever is played."""

from collections import Counter

from wagontrain.sierra_west.audit import audit
from wagontrain.sierra_west.components import CARDS, FIRST_SPECIAL, PLANS, SPECIALS
from wagontrain.sierra_west.names import CABINS, FIRST_FISH, FISH_KINDS, GOODS, NONE
from wagontrain.sierra_west.state import State

LONGEST_GAME = 200_000
"""Most random players pass early, turn after turn; with `round_limit` a game is a hundred times
shorter."""


def accounts(s: State) -> dict[str, int]:
    """Every card, tile, fish, cart and outlaw, wherever it is."""
    found: Counter[str] = Counter()
    found.update(CARDS[card] for card in s.mountain if NONE < card < FIRST_SPECIAL)
    found.update(SPECIALS[card - FIRST_SPECIAL] for card in s.mountain if card >= FIRST_SPECIAL)
    found.update(SPECIALS[card] for card in s.row)
    found.update(CARDS[card] for card in s.laid if card != NONE)
    found.update(
        PLANS[plan] for plan in (*s.plan_deck, *s.discarded_plans, s.plan, s.next_plan) if plan != NONE
    )
    tiles = [tile for tile in s.market if tile != NONE] + [*s.cabin_stack, *s.discarded_tiles, *s.boxed_tiles]
    found.update(carts=s.carts, outlaws=sum(s.outlaws) + s.base_outlaws + s.spare_outlaws)
    for me in s.seats:
        found.update(CARDS[card] for card in me.deck + me.hand + me.discard)
        tiles += me.cabins
        found.update(carts=sum(me.carts), outlaws=me.outlaws)
        for kind in range(FISH_KINDS):
            found[GOODS[FIRST_FISH + kind]] += me.goods[FIRST_FISH + kind]
    for kind in range(FISH_KINDS):
        found[GOODS[FIRST_FISH + kind]] += s.fish[kind]
    found.update(CABINS[tile] for tile in tiles)
    return {name: number for name, number in found.items() if number}


def check(s: State) -> None:
    """What no state may show: anything that a saved game would be refused for."""
    audit(s)
    assert all(good >= 0 for me in s.seats for good in me.goods)


def check_step(before: State, after: State) -> None:
    """What no action may do: cards come back to the mountain, tiles turn face down, markers go back."""
    for place in range(len(before.mountain)):
        assert before.mountain[place] != NONE or after.mountain[place] == NONE
    assert after.row[: len(before.row)] == before.row
    for old, new in zip(before.seats, after.seats, strict=True):
        assert new.animals & old.animals == old.animals
        assert all(
            now >= then
            for now, then in zip(new.homestead + new.orchards, old.homestead + old.orchards, strict=True)
        )
        assert new.wagon >= old.wagon - 1
        assert new.outlaws >= old.outlaws
    assert after.round >= before.round
    assert after.ending >= before.ending
