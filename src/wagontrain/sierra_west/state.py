"""The table: one State with a Seat per player. Ints, bools and tuples only, so a clone copies pointers."""

from typing import Final

from ..core.fields import Field, flag, numbers, whole
from ..core.state import BaseState
from .components import (
    APPLES_MAX,
    BASE,
    CARD_BIT,
    CARDS,
    CART_ROOM,
    FIRST_SPECIAL,
    HOMESTEAD_TOP,
    MARKET_SPACES,
    NO_GOODS,
    ORCHARD_TOP,
    OUTPOST_MARKS,
    PLANS,
    QUIET_ROUNDS,
    ROW_PLACES,
    SPECIALS,
    TRAIL_END,
)
from .names import (
    AGREED,
    ANIMALS,
    APPLE_HILL,
    BASICS,
    CABIN_KINDS,
    CABINS,
    CAMP,
    EXTRA_ROUND,
    FISH_KINDS,
    GOODS,
    MODES,
    NONE,
    NOT_TRIGGERED,
    PLAYING,
    SPOTS,
    STREAMS,
)

LAST_SPOT: Final = len(SPOTS) + len(CABINS) - 1
ALL_CARD_BITS: Final = sum(set(CARD_BIT))
MAX_SEATS: Final = 4


class Seat:
    """What belongs to one player, or to Hastings."""

    __slots__ = (
        "animals", "cabins", "canoe", "carts", "deck", "discard", "goods", "hand", "hat_pioneer", "homestead",
        "kept_cards", "left_scout", "open_cards", "orchards", "outlaws", "plain_pioneer", "scout", "wagon",
    )  # fmt: skip

    def __init__(
        self,
        deck: tuple[int, ...] = (),
        hand: tuple[int, ...] = (),
        discard: tuple[int, ...] = (),
        open_cards: int = 0,
        kept_cards: int = 0,
        goods: tuple[int, ...] = NO_GOODS,
        hat_pioneer: int = CAMP,
        plain_pioneer: int = CAMP,
        cabins: tuple[int, ...] = (),
        animals: int = 0,
        homestead: tuple[int, ...] = (0,) * BASICS,
        orchards: tuple[int, ...] = (0, 0),
        wagon: int = 0,
        scout: int = BASE,
        left_scout: int = NONE,
        canoe: int = 0,
        carts: tuple[int, ...] = (0,) * (CART_ROOM + 1),
        outlaws: int = 0,
    ) -> None:
        self.deck = deck  # last = top
        self.hand = hand  # sorted
        self.discard = discard  # last = top
        self.open_cards = open_cards  # bits of cards in deck and hand whose place everybody knows
        self.kept_cards = kept_cards  # bits of cards in the deck whose place only the owner knows
        self.goods = goods
        self.hat_pioneer = hat_pioneer
        self.plain_pioneer = plain_pioneer
        self.cabins = cabins  # in the order of building
        self.animals = animals  # bits of the tiles that are face up
        self.homestead = homestead
        self.orchards = orchards
        self.wagon = wagon
        self.scout = scout  # the frontiersman; Hastings' right one
        self.left_scout = left_scout  # Hastings only
        self.canoe = canoe  # 0 is the fish market, k the k-th river
        self.carts = carts  # how many carts hold 0, 1, 2 gold
        self.outlaws = outlaws

    def clone(self) -> "Seat":
        """An independent copy."""
        return Seat(
            self.deck, self.hand, self.discard, self.open_cards, self.kept_cards, self.goods,
            self.hat_pioneer, self.plain_pioneer, self.cabins, self.animals, self.homestead, self.orchards,
            self.wagon, self.scout, self.left_scout, self.canoe, self.carts, self.outlaws,
        )  # fmt: skip


SEAT_FIELDS: Final[tuple[Field, ...]] = (
    numbers("deck", 0, len(CARDS) - 1),
    numbers("hand", 0, len(CARDS) - 1),
    numbers("discard", 0, len(CARDS) - 1),
    whole("open_cards", 0, ALL_CARD_BITS),
    whole("kept_cards", 0, ALL_CARD_BITS),
    numbers("goods", length=len(GOODS)),
    whole("hat_pioneer", CAMP, LAST_SPOT, saved_as="hat"),
    whole("plain_pioneer", CAMP, LAST_SPOT, saved_as="plain"),
    numbers("cabins", 0, CABIN_KINDS - 1),
    whole("animals", 0, (1 << len(ANIMALS)) - 1),
    numbers("homestead", 0, max(HOMESTEAD_TOP), BASICS),
    numbers("orchards", 0, max(ORCHARD_TOP), 2),
    whole("wagon", 0, TRAIL_END),
    whole("scout", 0, BASE),
    whole("left_scout", NONE, BASE),
    whole("canoe", 0, ROW_PLACES),
    numbers("carts", length=CART_ROOM + 1),
    whole("outlaws"),
)


class State(BaseState):
    """The whole table. `seats` holds the players; in a solo game Hastings sits second."""

    def __init__(self, seats: list[Seat], solo: bool) -> None:
        super().__init__()
        self.counters = (0,) * STREAMS
        self.seats = seats
        self.solo = solo
        self.mode = APPLE_HILL
        self.hand_size = 0
        self.row_neighbours = True  # SW-4.4: places of one row are adjacent
        self.mule_hunt = False
        self.round_limit = 0  # 0: none

        self.first = 0
        self.turn = 0  # whose turn it is: a place in `seats`
        self.round = 1
        self.ending = NOT_TRIGGERED
        self.ended = PLAYING
        self.quiet_rounds = 0  # rounds in a row in which everybody only passed (SW-17.8)
        self.active_round = False  # somebody has done more than pass in this round

        self.mule = NONE  # its owner
        self.mule_spot = CAMP
        self.items: tuple[int, ...] = (NONE, NONE, NONE)  # owners of dynamite, lantern, sheriff

        self.mountain: tuple[int, ...] = (NONE,) * BASE
        self.face_up = 0  # bits of places
        self.row: tuple[int, ...] = ()  # specials under the trail
        self.panned: tuple[int, ...] = ()  # tokens taken from each river of the row

        self.market: tuple[int, ...] = (NONE,) * MARKET_SPACES
        self.cabin_stack: tuple[int, ...] = ()  # face-down cabin tiles, last = top
        self.discarded_tiles: tuple[int, ...] = ()  # discarded ones
        self.boxed_tiles: tuple[int, ...] = ()  # removed by damage

        self.apples: tuple[int, ...] = (0, 0)
        self.fish: tuple[int, ...] = (0,) * FISH_KINDS
        self.carts = 0
        self.outlaws: tuple[int, ...] = (0,) * len(OUTPOST_MARKS)  # on outposts I to V
        self.base_outlaws = 0
        self.spare_outlaws = 0

        self.plan_deck: tuple[int, ...] = ()  # face-down plan cards, last = top
        self.discarded_plans: tuple[int, ...] = ()
        self.plan = NONE  # the active plan card
        self.next_plan = NONE  # the one to its right, during Hastings' turn

        # The turn: the cards as planned, what was activated, boots, and once-per-turn abilities.
        self.laid: tuple[int, ...] = ()
        self.hat_activated = False  # his space was activated since he arrived
        self.plain_activated = False
        self.hat_boots = 0  # what is left of an activated boots space
        self.plain_boots = 0
        self.token_boots = 0
        self.used_abilities = 0  # bits of 1x cabins used this turn (SW-7.4c)
        self.open_abilities = 0  # bits of 1x cabins that may be used right now (SW-7.4a)
        self.moved_by_ability = False  # the hat pioneer stands where such an ability put him

    def clone(self) -> "State":
        """An independent copy, without a log."""
        other = State([seat.clone() for seat in self.seats], self.solo)
        self.copy_to(other)
        other.mode = self.mode
        other.hand_size = self.hand_size
        other.row_neighbours = self.row_neighbours
        other.mule_hunt = self.mule_hunt
        other.round_limit = self.round_limit
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.ending = self.ending
        other.ended = self.ended
        other.quiet_rounds = self.quiet_rounds
        other.active_round = self.active_round
        other.mule = self.mule
        other.mule_spot = self.mule_spot
        other.items = self.items
        other.mountain = self.mountain
        other.face_up = self.face_up
        other.row = self.row
        other.panned = self.panned
        other.market = self.market
        other.cabin_stack = self.cabin_stack
        other.discarded_tiles = self.discarded_tiles
        other.boxed_tiles = self.boxed_tiles
        other.apples = self.apples
        other.fish = self.fish
        other.carts = self.carts
        other.outlaws = self.outlaws
        other.base_outlaws = self.base_outlaws
        other.spare_outlaws = self.spare_outlaws
        other.plan_deck = self.plan_deck
        other.discarded_plans = self.discarded_plans
        other.plan = self.plan
        other.next_plan = self.next_plan
        other.laid = self.laid
        other.hat_activated = self.hat_activated
        other.plain_activated = self.plain_activated
        other.hat_boots = self.hat_boots
        other.plain_boots = self.plain_boots
        other.token_boots = self.token_boots
        other.used_abilities = self.used_abilities
        other.open_abilities = self.open_abilities
        other.moved_by_ability = self.moved_by_ability
        return other


FIELDS: Final[tuple[Field, ...]] = (
    flag("solo"),
    whole("mode", 0, len(MODES) - 1),
    whole("hand_size"),
    flag("row_neighbours"),
    flag("mule_hunt"),
    whole("round_limit"),
    whole("first", 0, MAX_SEATS - 1),
    whole("turn", 0, MAX_SEATS - 1),
    whole("round", 1),
    whole("ending", 0, EXTRA_ROUND),
    whole("ended", 0, AGREED),
    whole("quiet_rounds", 0, QUIET_ROUNDS - 1),
    flag("active_round"),
    whole("mule", NONE, MAX_SEATS - 1),
    whole("mule_spot", CAMP, LAST_SPOT),
    numbers("items", NONE, MAX_SEATS - 1, 3),
    numbers("mountain", NONE, FIRST_SPECIAL + len(SPECIALS) - 1, BASE),
    whole("face_up", 0, (1 << BASE) - 1),
    numbers("row", 0, len(SPECIALS) - 1),
    numbers("panned"),
    numbers("market", NONE, CABIN_KINDS - 1, MARKET_SPACES),
    numbers("cabin_stack", 0, CABIN_KINDS - 1, saved_as="stack"),
    numbers("discarded_tiles", 0, CABIN_KINDS - 1, saved_as="old_tiles"),
    numbers("boxed_tiles", 0, CABIN_KINDS - 1),
    numbers("apples", 0, APPLES_MAX, 2),
    numbers("fish", length=FISH_KINDS),
    whole("carts"),
    numbers("outlaws", length=len(OUTPOST_MARKS)),
    whole("base_outlaws"),
    whole("spare_outlaws"),
    numbers("plan_deck", 0, len(PLANS) - 1, saved_as="plans"),
    numbers("discarded_plans", 0, len(PLANS) - 1, saved_as="old_plans"),
    whole("plan", NONE, len(PLANS) - 1),
    whole("next_plan", NONE, len(PLANS) - 1),
    numbers("laid", NONE, len(CARDS) - 1),
    flag("hat_activated", saved_as="hat_done"),
    flag("plain_activated", saved_as="plain_done"),
    whole("hat_boots"),
    whole("plain_boots"),
    whole("token_boots"),
    whole("used_abilities", 0, (1 << CABIN_KINDS) - 1, saved_as="used"),
    whole("open_abilities", 0, (1 << CABIN_KINDS) - 1, saved_as="window"),
    flag("moved_by_ability", saved_as="landed"),
)


def player_count(s: State) -> int:
    """How many people play: one in a solo game, though Hastings sits there too."""
    return 1 if s.solo else len(s.seats)
