"""From options and seed to the first frame (VIL-2, VIL-13)."""

from ..core.options import first_player as chosen_first
from ..core.rng import below, shuffle
from ..core.state import Frame
from .card_bits import seen_by, unseen_card
from .components import (
    BASICS,
    CATEGORIES,
    COPIES,
    COUNT,
    COUNTESS_CARD,
    COUNTESS_GOLD,
    EVENTS,
    FOUNDERS,
    FOUR_PLUS,
    HAND_SIZE,
    HAS_JESTER,
    IMPROVEMENT_CARDS,
    IN_POOL,
    IS_SPECIAL,
    LEVELS,
    PER_STACK,
    REMOVED_EVENTS,
    SEASONS,
    SET,
    SETS,
    START_EVENTS,
    START_GOLD,
    STARTING,
    USE_FOUR_PLUS,
    USE_SPECIAL,
)
from .events import FIRST_PLAYER as FIRST_PLAYER_SAID
from .names import (
    DECK,
    FIRST_PLAYER,
    IMPROVEMENTS,
    JESTER_READY,
    JESTER_WINDOW,
    MINI_DEAL,
    NO_JESTER,
    ROAD,
    SAINT_POOL,
    SCOUNDREL_POOL,
    SLOTS,
    START_ROUND,
    SUMMER,
    TABLE,
    WINTER,
)
from .rules.solo import reveal_events
from .state import Seat, State
from .village import add_card

BASE = SETS.index("base")
DECK_SETS = ("base", "scoundrels", "saints", "profiteers")


def blank(seats: int) -> State:
    """An empty table for this many players; a solo table has a place for the Countess."""
    s = State()
    s.players = seats
    s.seats = [Seat() for _ in range(seats + 1 if seats == 1 else seats)]
    return s


def start(s: State) -> None:
    """Lay everything out and push the first frame."""
    if s.options["mini_villagers"] == "alone":
        s.push(Frame(MINI_DEAL, 0))
        return
    s.draft_cards = bool(s.options["scoundrels"] or s.options["saints"])
    set_up_road(s)
    deal_hands(s)
    if s.players == 1:
        set_up_countess(s)
    if s.options["improvements"]:
        draw_improvements(s)
    choose_first_player(s)


def deck_copies(s: State, card: int) -> int:
    """How many cards of this type are shuffled into the deck (VIL-2.6, VIL-2.7, VIL-13.1, VIL-15.2)."""
    kind = SETS[SET[card]]
    if kind not in DECK_SETS or IN_POOL[card] or (FOUR_PLUS[card] and not USE_FOUR_PLUS[s.players]):
        return 0
    if kind == "base":
        if IS_SPECIAL[card] and not USE_SPECIAL[s.players]:
            return 0
        return COPIES[card] - STARTING[card]
    return COPIES[card] if s.options[kind] else 0


def set_up_road(s: State) -> None:
    """Starting villagers in random order (VIL-2.1), basics (VIL-2.2), the deck in stacks (VIL-2.8)."""
    starters = [card for card in range(COUNT) for _ in range(STARTING[card])]
    s.slots = shuffle(s, ROAD, tuple(starters))
    s.basics = tuple([COPIES[card] for card in BASICS])
    deck = shuffle(
        s, DECK, tuple([unseen_card(card) for card in range(COUNT) for _ in range(deck_copies(s, card))])
    )
    size = PER_STACK[s.players]
    s.stacks = tuple([deck[i * size : (i + 1) * size] for i in range(SLOTS)])
    s.reserve = deck[SLOTS * size :]


def deal_hands(s: State) -> None:
    """Founders, gold, hands (VIL-2.3, VIL-2.4, VIL-2.10), a card of each pool in use (VIL-15.3, VIL-16.1)."""
    pools = [shuffle_pool(s, "scoundrels", SCOUNDREL_POOL), shuffle_pool(s, "saints", SAINT_POOL)]
    for seat in range(s.players):
        me = s.seats[seat]
        add_card(me, FOUNDERS, FOUNDERS, TABLE)
        me.supply = START_GOLD
        cut = len(s.reserve) - HAND_SIZE
        hand = list(s.reserve[cut:]) + [pool[seat] for pool in pools if pool]
        s.reserve = s.reserve[:cut]
        me.hand = tuple(sorted([seen_by(card, seat) for card in hand]))
    for pool in pools:
        s.box += pool[s.players :]


def shuffle_pool(s: State, kind: str, stream: int) -> tuple[int, ...]:
    """The pool of a set, shuffled; empty where the set is not in use."""
    if not s.options[kind]:
        return ()
    cards = [
        unseen_card(i) for i in range(COUNT) if IN_POOL[i] and SETS[SET[i]] == kind for _ in range(COPIES[i])
    ]
    return shuffle(s, stream, tuple(cards))


def set_up_countess(s: State) -> None:
    """The Countess, the Jester and the first events (VIL-13.1 to 13.4, VIL-14.1, VIL-14.2)."""
    s.level = LEVELS.index(str(s.options["difficulty"]))
    countess = s.seats[s.players]
    add_card(countess, COUNTESS_CARD[s.level], COUNTESS_CARD[s.level], TABLE)
    countess.supply = COUNTESS_GOLD[s.level]
    s.jester = JESTER_READY if HAS_JESTER[s.level] else NO_JESTER
    s.summer = shuffle(s, SUMMER, events_of_season(s, 0))
    s.winter = shuffle(s, WINTER, events_of_season(s, 1))
    reveal_events(s, START_EVENTS[s.level])


def events_of_season(s: State, which: int) -> tuple[int, ...]:
    """The events of a season, less those that the level takes out."""
    assert 0 <= which < len(SEASONS)
    kept = [i for i in range(len(EVENTS)) if EVENTS[i].season == which and i not in REMOVED_EVENTS[s.level]]
    return tuple([i for i in kept for _ in range(EVENTS[i].copies)])


def draw_improvements(s: State) -> None:
    """One improvement of each category (VIL-18.1)."""
    order = shuffle(s, IMPROVEMENTS, tuple(range(len(IMPROVEMENT_CARDS))))
    chosen: list[int] = []
    for category in range(len(CATEGORIES)):
        chosen.append(next(i for i in order if IMPROVEMENT_CARDS[i].category == category))
    s.improvements = tuple(chosen)
    s.tokens = (-1,) * len(chosen)


def choose_first_player(s: State) -> None:
    """By Mini Villagers, a chosen seat, or at random (VIL-2.5, VIL-2.16); alone one is first (VIL-13.4)."""
    if s.players == 1:
        s.push(Frame(JESTER_WINDOW, 0), Frame(START_ROUND, 0))
    elif s.options["mini_villagers"] == "first_player":
        s.push(Frame(MINI_DEAL, 0))
    else:
        chosen = chosen_first(s.options, s.players)
        s.first = chosen if chosen >= 0 else below(s, FIRST_PLAYER, s.players)
        s.say(FIRST_PLAYER_SAID, s.first)
        s.push(Frame(START_ROUND, 0))
