"""Situations of Sierra West: a table, what stands on it in words, and a question to answer.

A builder says what matters and leaves the rest as a fresh game has it; states made this way need not
hold every card exactly once. Builders change the table that they are given; readers tell names and
numbers.
"""

from typing import Any

from wagontrain.core.rng import Draws, key_of
from wagontrain.core.rules import settle
from wagontrain.core.state import Frame
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.components import (
    BASE,
    CARD_MODE,
    CARDS,
    FIRST_SPECIAL,
    MARKET_SPACES,
    MODE_STARTING,
    PLACES,
    PLANS,
    SPECIALS,
    STARTING,
)
from wagontrain.sierra_west.names import (
    ANIMALS,
    BEGIN_TURN,
    CABINS,
    CAMP,
    DIE_STREAM,
    END_TURN,
    GOODS,
    HASTINGS,
    HASTINGS_TURN,
    MODES,
    NONE,
    OPEN_TRAPPER_WINDOW,
    PIONEER,
    PRIZES,
    SPOT,
)
from wagontrain.sierra_west.state import State

NOBODY = -1


# -- making a table


def table(seats: int = 2, mode: str = "apple_hill", seed: str = "a table", **options: Any) -> State:
    """A new game with a log, at the first decision of seat 0."""
    s = GAME.new(seats, seed, {"mode": mode, **options})
    s.log = []
    s.first = 0
    return begin(s, 0)


def begin(s: State, seat: int) -> State:
    """The start of a seat's turn."""
    s.turn = seat
    s.todo = [Frame(BEGIN_TURN, seat)]
    settle(s, GAME.rules)
    return s


def pioneering(
    left: str = "st1",
    middle: str = "st2",
    right: str = "st3",
    seats: int = 2,
    mode: str = "",
    **options: Any,
) -> State:
    """Seat 0 at the start of its pioneering step, these cards laid, the trapper window closed."""
    laid = (card(left), card(middle), card(right))
    modes = [CARD_MODE[c] for c in laid if CARD_MODE[c] != NONE]
    s = table(seats, mode or MODES[modes[0] if modes else 0], **options)
    me = s.seats[0]
    mine = (MODE_STARTING[s.mode], *STARTING)
    me.deck = tuple(c for c in mine if c not in laid)
    me.hand = me.discard = ()
    me.open_cards = me.kept_cards = 0
    s.laid = laid
    s.todo = [Frame(PIONEER, 0)]
    return s


def trapping(left: str, middle: str, right: str, seats: int = 2, **options: Any) -> State:
    """Seat 0 has laid these cards; the trapper window is about to open. Call `open_window` next."""
    return pioneering(left, middle, right, seats, **options)


def open_window(s: State) -> State:
    """Open the trapper window of the cards that are laid."""
    s.todo = [Frame(PIONEER, s.turn), Frame(OPEN_TRAPPER_WINDOW, s.turn)]
    settle(s, GAME.rules)
    return s


def hastings_turn(active: str, drawn: str, mode: str = "apple_hill", **options: Any) -> State:
    """Hastings' turn in a solo game is to come, with these plan cards. Call `go` next."""
    s = table(1, mode, **options)
    plan(s, active, drawn)
    me = s.seats[0]
    me.hand = (*STARTING[:3],)
    me.deck = (MODE_STARTING[s.mode], *STARTING[3:])
    s.laid = ()
    s.turn = HASTINGS
    s.todo = [Frame(HASTINGS_TURN, NOBODY)]
    return s


def plan(s: State, active: str, drawn: str) -> None:
    """The active plan card and the one on top of the plan deck."""
    first, second = PLANS.index(active), PLANS.index(drawn)
    s.plan, s.next_plan, s.discarded_plans = first, NONE, ()
    s.plan_deck = (*[i for i in range(len(PLANS)) if i not in (first, second)], second)


def go(s: State) -> State:
    """Run on to the next question."""
    settle(s, GAME.rules)
    return s


def end_turn(s: State) -> State:
    """Pass, declining every window that opens on the way."""
    play(s, "pass")
    while s.todo and asked(s) in ("trap-animal", "track-supplies"):
        play(s, "decline")
    return s


# -- what stands where


def card(name: str) -> int:
    """The number of a card."""
    return CARDS.index(name)


def special(name: str) -> int:
    """The number of a special card."""
    return SPECIALS.index(name)


def place(name: str) -> int:
    """The number of a place of the mountain."""
    return BASE if name == "base" else PLACES.index(name)


def give(s: State, seat: int = 0, **amounts: int) -> None:
    """Set the stock of some goods."""
    goods = list(s.seats[seat].goods)
    for name, amount in amounts.items():
        goods[GOODS.index(name)] = amount
    s.seats[seat].goods = tuple(goods)


def stand(s: State, seat: int = 0, hat: str = "", plain: str = "", mule: str = "") -> None:
    """Put figures of a board somewhere, as arrivals; a mule that is put becomes the seat's own."""
    me = s.seats[seat]
    if hat:
        me.hat_pioneer, s.hat_activated, s.hat_boots = SPOT.index[hat], False, 0
    if plain:
        me.plain_pioneer, s.plain_activated, s.plain_boots = SPOT.index[plain], False, 0
    if mule:
        s.mule, s.mule_spot = seat, SPOT.index[mule]


def cabins(s: State, *names: str, seat: int = 0) -> None:
    """The built cabins of a board."""
    s.seats[seat].cabins = tuple(CABINS.index(name) for name in names)


def animals(s: State, *names: str, seat: int = 0) -> None:
    """The face-up tiles of a board."""
    s.seats[seat].animals = sum(1 << ANIMALS.index(name) for name in names)


def wagon(s: State, space: int, seat: int = 0) -> None:
    """The space of a wagon."""
    s.seats[seat].wagon = space


def row(s: State, *names: str) -> None:
    """The special cards under the trail."""
    s.row = tuple(special(name) for name in names)
    s.panned = (0,) * len(names)


def scout(s: State, name: str, seat: int = 0) -> None:
    """The place of a frontiersman."""
    s.seats[seat].scout = place(name)


def market(s: State, *names: str | None) -> None:
    """The cabin market from the left; None is an empty space."""
    assert len(names) == MARKET_SPACES
    s.market = tuple(NONE if name is None else CABINS.index(name) for name in names)


def stack(s: State, *names: str) -> None:
    """The cabin stack, the tile named first on top."""
    s.cabin_stack = tuple(CABINS.index(name) for name in reversed(names))


def mountain(s: State, **cards: str | None) -> None:
    """Change places: r1p1="ah01", r2p1="orchard1", r1p2=None. Exposed basic cards are face up then."""
    from wagontrain.sierra_west.rules.mountain import is_exposed

    places = list(s.mountain)
    for where, name in cards.items():
        if name is None:
            places[place(where)] = NONE
        else:
            places[place(where)] = card(name) if name in CARDS else FIRST_SPECIAL + special(name)
    s.mountain = tuple(places)
    s.face_up = 0
    for i in range(BASE):
        if NONE < s.mountain[i] < FIRST_SPECIAL and is_exposed(s, i):
            s.face_up |= 1 << i


def clear(s: State, *names: str) -> None:
    """Empty places of the mountain."""
    mountain(s, **dict.fromkeys(names))


def own(s: State, item: str, seat: int = 0) -> None:
    """Who owns dynamite, lantern or sheriff."""
    items = list(s.items)
    items[PRIZES.index(item)] = seat
    s.items = tuple(items)


def homestead(s: State, food: int = 0, wood: int = 0, stone: int = 0, seat: int = 0) -> None:
    """The markers of a seat."""
    s.seats[seat].homestead = (food, wood, stone)


# -- playing and reading


def play(s: State, *texts: str) -> State:
    """Play actions by their text. Nothing may be offered that the rules find refusal with."""
    for text in texts:
        faultless(s)
        GAME.play(s, text)
    return s


def faultless(s: State) -> None:
    """Every legal action is one that nothing speaks against."""
    offered = [GAME.text(action) for action in GAME.legal(s)]
    assert [(text, GAME.explain(s, text)) for text in offered if GAME.explain(s, text)] == []


def options(s: State, *verbs: str) -> list[str]:
    """The legal actions as text; with verbs: those of these verbs only."""
    faultless(s)
    texts = [GAME.text(action) for action in GAME.legal(s)]
    return [text for text in texts if not verbs or text.split()[0] in verbs]


def may(s: State, text: str) -> bool:
    """Is this action legal now?"""
    return text in options(s)


def asked(s: State) -> str:
    """The question."""
    return GAME.asked(s).question


def why(s: State, text: str) -> list[str]:
    """The message ids that say why an action is not legal."""
    return [message for _, message, _ in GAME.explain(s, text)]


def goods(s: State, seat: int = 0) -> dict[str, int]:
    """What a seat has in stock."""
    held = s.seats[seat].goods
    return {GOODS[i]: held[i] for i in range(len(GOODS)) if held[i]}


def spot(s: State, figure: str, seat: int = 0) -> str:
    """Where a figure stands."""
    me = s.seats[seat]
    return SPOT.text({"hat": me.hat_pioneer, "plain": me.plain_pioneer, "mule": s.mule_spot}[figure])


def said(s: State, event: str) -> int:
    """How often an event was told."""
    assert s.log is not None
    return sum(1 for entry in s.log if entry.kind.name == event)


def event_args(s: State, event: str) -> list[tuple[int, ...]]:
    """The numbers of an event, each time that it was told."""
    assert s.log is not None
    return [entry.args for entry in s.log if entry.kind.name == event]


def part(s: State, category: str, seat: int = 0) -> int:
    """A seat's points of one category."""
    return GAME.scores(s)[seat].parts[category]


def names_of(cards: tuple[int, ...]) -> list[str]:
    """Cards by name."""
    return [CARDS[c] for c in cards]


def cabin_names(s: State, seat: int = 0) -> list[str]:
    """The built cabins of a seat."""
    return [CABINS[c] for c in s.seats[seat].cabins]


def market_names(s: State) -> list[str | None]:
    """The cabin market from the left."""
    return [None if tile == NONE else CABINS[tile] for tile in s.market]


def discarded_names(s: State) -> list[str]:
    """The discarded cabin tiles."""
    return [CABINS[tile] for tile in s.discarded_tiles]


def row_names(s: State) -> list[str]:
    """The special cards of the row."""
    return [SPECIALS[c] for c in s.row]


def at_end_of_turn(s: State, seat: int) -> State:
    """The seat's turn ends at once, whatever it holds: used to move the turn along."""
    s.todo = [Frame(END_TURN, seat)]
    settle(s, GAME.rules)
    return s


def idle(s: State, seat: int) -> bool:
    """Are both pioneers of a seat in camp?"""
    return s.seats[seat].hat_pioneer == s.seats[seat].plain_pioneer == CAMP


def load_die(s: State, *rolls: int) -> None:
    """Choose a key under which the die shows these faces next."""
    for i in range(100_000):
        key = key_of(f"die {i}")
        start = s.counters[DIE_STREAM]
        if all(Draws(key, DIE_STREAM, start + n).below(6) + 1 == roll for n, roll in enumerate(rolls)):
            s.key = key
            return
    raise AssertionError("no such key")
