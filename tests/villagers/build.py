"""Situations of Villagers: a table, what lies on it in the words of the notation, and a question to answer.

A builder says what matters and leaves the rest as a fresh game has it; states made this way need not hold
every card exactly once. Builders change the table that they are given; readers (`..._of`) tell names.
"""

from collections.abc import Mapping, Sequence

from tests.asking import Asking
from wagontrain.core.rules import settle
from wagontrain.core.state import Frame
from wagontrain.villagers import GAME
from wagontrain.villagers.card_bits import faces_of, seen_by, unseen_card
from wagontrain.villagers.components import (
    CARDS,
    CHAIN,
    EVENT_NAMES,
    FOUNDERS,
    FOUNDERS_FOOD,
    IMPROVEMENT_NAMES,
    MINI_CARDS,
    STACK_SIZE,
)
from wagontrain.villagers.hands import add_public_card
from wagontrain.villagers.names import (
    BUILD_PHASE,
    DRAFT_PHASE,
    EMPTY,
    FOUNDERS_CHECK,
    MINI_DRAW,
    ROAD_UPDATE,
    SLOTS,
    START_ROUND,
    TABLE,
    WAITING,
)
from wagontrain.villagers.state import Seat, State
from wagontrain.villagers.village import add_card

Branch = str | Sequence["Branch"]
"""A card, or a card with what lies on it: "cooper", ["lumberjack", "cooper", ["wheeler", "cartwright"]].

A stand-in names its role: "monk=lumberjack".
"""

at_table = Asking(GAME)
asked, options, play = at_table.asked, at_table.options, at_table.play
play_until, reasons = at_table.play_until, at_table.reasons


# -- making a table


def table(seats: int = 2, seed: str = "a table", **options: object) -> State:
    """A new game with a log, at the draft of seat 0 (solo, Mini Villagers: at its own first question)."""
    s = GAME.new(seats, seed, options)
    s.log = []
    if seats > 1 and s.options["mini_villagers"] == "off":
        s.round = 0
        at_draft(s)
    return s


def card(name: str) -> int:
    """The number of a card."""
    return CARDS.index(name)


def village(s: State, seat: int, *branches: Branch, coins: Mapping[str, int] | None = None) -> None:
    """Replace a village. Places count from 0 in reading order; coins go on the first card of a name."""
    me = s.seats[seat]
    me.cards = me.roles = me.parents = me.kids = me.coins = ()
    for branch in branches:
        add(me, branch)
    for name, amount in (coins or {}).items():
        put_coins(s, seat, name, amount)


def add(me: Seat, branch: Branch, parent: int = TABLE) -> None:
    """Lay a branch on a card of a village, or on the table."""
    bottom, *rest = [branch] if isinstance(branch, str) else branch
    assert isinstance(bottom, str)
    name, _, role_name = bottom.partition("=")
    role = card(role_name or name)
    role = FOUNDERS if role == FOUNDERS_FOOD else role
    assert parent == TABLE or me.roles[parent] == CHAIN[role][-1], f"{bottom} does not fit there"
    node = add_card(me, card(name), role, parent)
    assert len(rest) <= STACK_SIZE[role], f"{bottom} carries {STACK_SIZE[role]} at most"
    for above in rest:
        add(me, above, node)


def put_coins(s: State, seat: int, name: str, amount: int, nth: int = 1) -> None:
    """Coins on the nth card of that name."""
    me = s.seats[seat]
    coins = list(me.coins)
    coins[node(s, seat, name, nth)] = amount
    me.coins = tuple(coins)


def hand(s: State, seat: int, *names: str) -> None:
    """Replace a hand by cards that only their owner has seen."""
    s.seats[seat].hand = tuple(sorted([seen_by(unseen_card(card(name)), seat) for name in names]))


def square(s: State, seat: int, *names: str) -> None:
    """Replace the cards on a square."""
    s.seats[seat].square = tuple([card(name) for name in names])


def road(s: State, *names: str | None, coins: Sequence[int] = ()) -> None:
    """Replace the face-up villagers, from the left; None and what is not named is an empty slot."""
    slots = [card(name) if name else EMPTY for name in names]
    s.slots = tuple(slots + [EMPTY] * (SLOTS - len(slots)))
    s.slot_coins = (*coins, *[0] * (SLOTS - len(coins)))


def stacks(s: State, *rows: Sequence[str]) -> None:
    """Replace the stacks, from the left, each from the bottom up; what is not named is empty."""
    found = [tuple([unseen_card(card(name)) for name in row]) for row in rows]
    s.stacks = tuple(found + [()] * (SLOTS - len(found)))


def reserve(s: State, *names: str) -> None:
    """Replace the reserve, from the bottom up."""
    s.reserve = tuple([unseen_card(card(name)) for name in names])


def open_events(s: State, *names: str) -> None:
    """Replace the events of a solo game that lie open."""
    s.events = tuple([EVENT_NAMES.index(name) for name in names])


def improvements(s: State, *names: str) -> None:
    """Replace the improvements, none of them won so far."""
    s.improvements = tuple([IMPROVEMENT_NAMES.index(name) for name in names])
    s.tokens = (-1,) * len(names)


# -- the question


def at(s: State, phase: int, first: int = 0) -> None:
    """The round from one of its phases on, this seat being first player; runs to the first question."""
    s.first = first
    s.todo.clear()
    frame = Frame(START_ROUND, 0)
    GAME.rules[START_ROUND].run(s, frame)
    while s.todo[-1].rule != phase:
        s.todo.pop()
    settle(s, GAME.rules)


def at_draft(s: State, seat: int = 0) -> None:
    """The start of a Draft Phase with this seat as first player."""
    at(s, DRAFT_PHASE, seat)


def at_update(s: State, first: int = 0) -> None:
    """The Road update."""
    at(s, ROAD_UPDATE, first)


def at_build(s: State, seat: int = 0, limit: int | None = None) -> None:
    """The build turn of this seat, the first of the phase; its limit as it would be, or as given."""
    at(s, BUILD_PHASE, seat)
    if limit is not None:
        s.seats[seat].limit = limit


def building(
    *names: str,
    own: Sequence[Branch] = ("founders",),
    other: Sequence[Branch] = ("founders",),
    supply: int = 8,
    limit: int | None = 5,
    seats: int = 2,
    **options: object,
) -> State:
    """Seat 0 in the build turn with this hand, village and supply; `other` is the village of seat 1."""
    s = table(seats, "a table", **options)
    hand(s, 0, *names)
    village(s, 0, *own)
    village(s, 1, *other)
    s.seats[0].supply = supply
    at_build(s, 0, limit)
    return s


def at_end(s: State, first: int = 0) -> None:
    """The end of a Build Phase: Founders check, copper, marker and what follows."""
    at(s, FOUNDERS_CHECK, first)


def hire(s: State, basic: str, name: str, stack: int = 1) -> None:
    """One hire, with this card given back on this stack (where one is left)."""
    play(s, f"hire {basic}")
    play(s, f"return {name}")
    if asked(s).startswith("choose-stack"):
        play(s, f"onto {stack}")


# -- reading a table


def node(s: State, seat: int, name: str, nth: int = 1) -> int:
    """The place of the nth card of that name in a village."""
    found = [i for i, face in enumerate(s.seats[seat].cards) if CARDS[face] == name]
    return found[nth - 1]


def coins_on(s: State, seat: int, name: str, nth: int = 1) -> int:
    """The coins on the nth card of that name."""
    return s.seats[seat].coins[node(s, seat, name, nth)]


def below(s: State, seat: int, name: str, nth: int = 1) -> str | None:
    """What the nth card of that name lies on; None: on the table."""
    me = s.seats[seat]
    parent = me.parents[node(s, seat, name, nth)]
    return None if parent == TABLE else CARDS[me.cards[parent]]


def village_of(s: State, seat: int) -> list[str]:
    """The cards of a village in the order of their places."""
    return [CARDS[face] for face in s.seats[seat].cards]


def hand_of(s: State, seat: int) -> list[str]:
    """The cards of a hand, by name."""
    return sorted([CARDS[face] for face in faces_of(s.seats[seat].hand)])


def square_of(s: State, seat: int) -> list[str]:
    """The cards of a square in the order drafted."""
    return [CARDS[face] for face in s.seats[seat].square]


def road_of(s: State) -> list[str | None]:
    """The face-up villagers from the left; None for an empty slot."""
    return [None if face == EMPTY else CARDS[face] for face in s.slots]


def stack_of(s: State, number: int) -> list[str]:
    """A stack (numbered from 1) from the bottom up."""
    return pile_of(s.stacks[number - 1])


def pile_of(cards: tuple[int, ...]) -> list[str]:
    """The cards of a face-down pile from the bottom up."""
    return [CARDS[face] for face in faces_of(cards)]


def open_events_of(s: State) -> list[str]:
    """The events that lie open."""
    return [EVENT_NAMES[event] for event in s.events]


def happened(s: State) -> list[str]:
    """The log so far, each event as its name and the words of its arguments: "took 3 cooper 1"."""
    found = []
    for event in s.log or []:
        words = [kind.text(arg) for kind, arg in zip(event.kind.kinds, event.args, strict=True)]
        found.append(" ".join([event.kind.name, *words]))
    return found


# -- solo, Markets, improvements and Mini Villagers


def solo(level: str = "normal", **options: object) -> State:
    """A solo table at the first draft, no event open."""
    s = table(1, "a table", difficulty=level, **options)
    open_events(s)
    at_draft(s)
    return s


def event_decks(s: State, summer: Sequence[str] = (), winter: Sequence[str] = ()) -> None:
    """Replace the decks of events, each from the bottom up, and clear their discards."""
    s.summer = tuple([EVENT_NAMES.index(name) for name in summer])
    s.winter = tuple([EVENT_NAMES.index(name) for name in winter])
    s.past_summer = s.past_winter = ()


def resolving(*names: str, level: str = "normal") -> State:
    """A solo table with these events open: go on with `at_end` or `resolve`. Supplies: 10 and 1."""
    s = solo(level)
    village(s, 0, "founders_food")
    village(s, 1, "countess")
    supplies(s, 10, 1)
    open_events(s, *names)
    return s


def resolve(s: State, *names: str) -> None:
    """Go to the event phase and resolve these events, in this order."""
    at_end(s)
    play(s, *[f"resolve {name}" for name in names])


def supplies(s: State, *gold: int) -> None:
    """Replace the supplies, seat by seat."""
    for me, amount in zip(s.seats, gold, strict=True):
        me.supply = amount


def supplies_of(s: State) -> list[int]:
    """The gold of every seat, the Countess's last."""
    return [me.supply for me in s.seats]


def due(s: State, first: int = WAITING, second: int = WAITING) -> None:
    """Say how it stands with the two Markets."""
    s.first_market, s.second_market = first, second


def mini(*hands: str, pile: str = "", dealer: int = 0) -> State:
    """Mini Villagers by itself, this seat to draw. "wood hay2 countess" is a hand: 2 for the woman."""
    s = table(len(hands), mini_villagers="alone")
    s.mini_hands = tuple(
        [tuple(sorted([seen_by(c, seat) for c in mini_cards(text)])) for seat, text in enumerate(hands)]
    )
    s.mini_pile = mini_cards(pile)
    s.mini_laid = ()
    s.todo.clear()
    s.push(Frame(MINI_DRAW, dealer))
    return s


def mini_cards(text: str) -> tuple[int, ...]:
    """Cards of Mini Villagers that nobody has seen."""
    names = {"countess": "moody_countess"}
    full = [names.get(word) or f"{word.rstrip('2')}_{'fe' * word.endswith('2')}male" for word in text.split()]
    return tuple([unseen_card(MINI_CARDS.index(name)) for name in full])


def mini_of(s: State, seat: int) -> list[str]:
    """A hand of Mini Villagers."""
    return sorted([MINI_CARDS[face] for face in faces_of(s.mini_hands[seat])])


# -- who knows what


def known_hand(s: State, seat: int, viewer: int | None) -> list[str]:
    """A hand as a viewer knows it: names of fronts, else "a back of <suit>"."""
    seats = GAME.observe(s, viewer)["seats"]
    assert isinstance(seats, list)
    return sorted([describe(entry) for entry in seats[seat]["hand"]])


def known_stack(s: State, number: int, viewer: int | None) -> list[str]:
    """A stack (numbered from 1) as a viewer knows it, from the bottom up."""
    slots = GAME.observe(s, viewer)["road"]
    assert isinstance(slots, list)
    return [describe(entry) for entry in slots[number - 1]["stack"]["cards"]]


def known_reserve(s: State, viewer: int | None) -> list[str]:
    """The reserve as a viewer knows it, from the bottom up."""
    pile = GAME.observe(s, viewer)["reserve"]
    assert isinstance(pile, dict)
    return [describe(entry) for entry in pile["cards"]]


def known_groups(s: State, viewer: int | None) -> list[list[str]]:
    """For each group of cards that a viewer cannot tell apart, the fronts that he knows to be in it."""
    groups = GAME.observe(s, viewer)["groups"]
    assert isinstance(groups, dict)
    return list(groups.values())


def describe(entry: Mapping[str, object]) -> str:
    """One face-down card of a view in words."""
    words = [str(entry["card"])] if "card" in entry else []
    words += [f"a back of {entry['suit']}"] if "suit" in entry else []
    words += ["of a group"] if "group" in entry else []
    return ", ".join(words) or "?"


def in_hand(s: State, seat: int, *names: str) -> None:
    """Add cards to a hand that everyone has seen."""
    for name in names:
        add_public_card(s.seats[seat], card(name))
