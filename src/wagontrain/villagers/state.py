"""What lies on the table: a mutable shell around ints and tuples, so that a clone copies pointers."""

from typing import Final

from ..core.fields import flag, numbers, rows, whole
from ..core.state import BaseState
from .card_bits import FACE_SHIFT
from .components import COUNT, EVENTS, IMPROVEMENT_CARDS, STACK_SIZE
from .names import MAX_NODES, MAX_SEATS, NO_JESTER, SLOTS, STREAMS, WAITING


class Seat:
    """A player, or the Countess: what is in front of one village.

    The village is a list of cards in the order they were laid. `parents` says on which card each lies
    (-1: on the table), `kids` how many lie on it, `roles` what it stands for: itself, or what a Monk or
    Apprentice replaces.
    """

    def __init__(self) -> None:
        self.supply = 0
        self.hand: tuple[int, ...] = ()  # cards with their memory, sorted
        self.square: tuple[int, ...] = ()  # faces, in the order drafted
        self.cards: tuple[int, ...] = ()
        self.roles: tuple[int, ...] = ()
        self.parents: tuple[int, ...] = ()
        self.kids: tuple[int, ...] = ()
        self.coins: tuple[int, ...] = ()
        self.done = False  # out of this Draft Phase
        self.limit = 0  # of this build turn
        self.built = 0
        self.hired = 0
        self.free_unlock = False  # a Tinner was played this turn
        self.robbed = 0  # bit i: the Thief at place i has acted this turn
        self.food_bonus = 0  # of improvements won in the last round
        self.builder_bonus = 0
        self.improvement_gold = 0  # what improvements and each Market brought, for the score sheet
        self.first_market = 0
        self.gold_symbols = 0
        self.silver = 0
        self.nun = 0
        self.last_coins = 0

    def clone(self) -> "Seat":
        other = Seat()
        other.supply = self.supply
        other.hand = self.hand
        other.square = self.square
        other.cards = self.cards
        other.roles = self.roles
        other.parents = self.parents
        other.kids = self.kids
        other.coins = self.coins
        other.done = self.done
        other.limit = self.limit
        other.built = self.built
        other.hired = self.hired
        other.free_unlock = self.free_unlock
        other.robbed = self.robbed
        other.food_bonus = self.food_bonus
        other.builder_bonus = self.builder_bonus
        other.improvement_gold = self.improvement_gold
        other.first_market = self.first_market
        other.gold_symbols = self.gold_symbols
        other.silver = self.silver
        other.nun = self.nun
        other.last_coins = self.last_coins
        return other


class State(BaseState):
    """The table of one game. In a solo game the last of `seats` is the Countess, who is asked nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.counters = (0,) * STREAMS
        self.seats: list[Seat] = []
        self.players = 0
        self.slots: tuple[int, ...] = (-1,) * SLOTS  # faces, EMPTY where nobody stands
        self.slot_coins: tuple[int, ...] = (0,) * SLOTS
        self.stacks: tuple[tuple[int, ...], ...] = ((),) * SLOTS  # cards; the last is on top
        self.reserve: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.box: tuple[int, ...] = ()  # cards of the pools that were not dealt
        self.aside: tuple[int, ...] = ()  # cards that a player is looking through
        self.basics: tuple[int, ...] = (0, 0, 0)
        self.first_market = WAITING
        self.second_market = WAITING
        self.first = 0  # who has the marker
        self.turn = 0  # whose draft or build turn it is
        self.round = 0
        self.phase = 0
        self.level = 0  # solo: novice, normal, veteran
        self.events: tuple[int, ...] = ()  # face up
        self.summer: tuple[int, ...] = ()
        self.winter: tuple[int, ...] = ()
        self.past_summer: tuple[int, ...] = ()
        self.past_winter: tuple[int, ...] = ()
        self.jester = NO_JESTER
        self.improvements: tuple[int, ...] = ()
        self.tokens: tuple[int, ...] = ()  # who won each improvement last, -1 nobody
        self.draft_cards = False  # are there cards to be played in the Draft Phase?
        self.mini_hands: tuple[tuple[int, ...], ...] = ()
        self.mini_pile: tuple[int, ...] = ()
        self.mini_laid: tuple[int, ...] = ()
        self.mini_winner = -1

    def clone(self) -> "State":
        other = State()
        self.copy_to(other)
        other.seats = [seat.clone() for seat in self.seats]
        other.players = self.players
        other.slots = self.slots
        other.slot_coins = self.slot_coins
        other.stacks = self.stacks
        other.reserve = self.reserve
        other.discard = self.discard
        other.box = self.box
        other.aside = self.aside
        other.basics = self.basics
        other.first_market = self.first_market
        other.second_market = self.second_market
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.phase = self.phase
        other.level = self.level
        other.events = self.events
        other.summer = self.summer
        other.winter = self.winter
        other.past_summer = self.past_summer
        other.past_winter = self.past_winter
        other.jester = self.jester
        other.improvements = self.improvements
        other.tokens = self.tokens
        other.draft_cards = self.draft_cards
        other.mini_hands = self.mini_hands
        other.mini_pile = self.mini_pile
        other.mini_laid = self.mini_laid
        other.mini_winner = self.mini_winner
        return other


TOP_CARD: Final = (COUNT << FACE_SHIFT) - 1
TOP_MINI: Final = (32 << FACE_SHIFT) - 1

SEAT_FIELDS: Final = (
    whole("supply"),
    numbers("hand", 0, TOP_CARD),
    numbers("square", 0, COUNT - 1),
    numbers("cards", 0, COUNT - 1),
    numbers("roles", 0, COUNT - 1),
    numbers("parents", -1, MAX_NODES - 1),
    numbers("kids", 0, max(STACK_SIZE)),
    numbers("coins"),
    flag("done"),
    whole("limit", 0, 99),
    whole("built", 0, 99),
    whole("hired", 0, 99),
    flag("free_unlock"),
    whole("robbed"),
    whole("food_bonus", 0, 99),
    whole("builder_bonus", 0, 99),
    whole("improvement_gold"),
    whole("first_market"),
    whole("gold_symbols"),
    whole("silver"),
    whole("nun"),
    whole("last_coins"),
)

STATE_FIELDS: Final = (
    whole("players", 1, MAX_SEATS),
    numbers("slots", -1, COUNT - 1, SLOTS),
    numbers("slot_coins", 0, 999, SLOTS),
    rows("stacks", 0, TOP_CARD, SLOTS),
    numbers("reserve", 0, TOP_CARD),
    numbers("discard", 0, TOP_CARD),
    numbers("box", 0, TOP_CARD),
    numbers("aside", 0, TOP_CARD),
    numbers("basics", 0, 99, 3),
    whole("first_market", 0, 2),
    whole("second_market", 0, 2),
    whole("first", 0, MAX_SEATS - 1),
    whole("turn", 0, MAX_SEATS - 1),
    whole("round"),
    whole("phase", 0, 5),
    whole("level", 0, 2),
    numbers("events", 0, len(EVENTS) - 1),
    numbers("summer", 0, len(EVENTS) - 1),
    numbers("winter", 0, len(EVENTS) - 1),
    numbers("past_summer", 0, len(EVENTS) - 1),
    numbers("past_winter", 0, len(EVENTS) - 1),
    whole("jester", 0, 2),
    numbers("improvements", 0, len(IMPROVEMENT_CARDS) - 1),
    numbers("tokens", -1, MAX_SEATS - 1),
    flag("draft_cards"),
    rows("mini_hands", 0, TOP_MINI),
    numbers("mini_pile", 0, TOP_MINI),
    numbers("mini_laid", 0, 31),
    whole("mini_winner", -1, MAX_SEATS - 1),
)
