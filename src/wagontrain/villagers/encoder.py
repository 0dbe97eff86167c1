# Over 300 lines: one column after another; splitting it would hide their order.
"""Villagers as rows of numbers: what one seat may know, for networks (see core/rows.py)."""

from typing import Final

from mypy_extensions import i64

from ..core.rows import (
    Columns,
    RowEncoder,
    clip,
    frame_columns,
    grid,
    write_counts,
    write_frames,
    write_one,
    write_steps,
)
from .actions import ACTIONS
from .card_bits import FACE_SHIFT, MIXED_SHIFT
from .components import (
    BASICS,
    BUILDER,
    CARDS,
    EVENT_NAMES,
    FOOD,
    GOLD,
    IMPROVEMENT_NAMES,
    LEVELS,
    MINI_CARDS,
    SILVER,
    STACK_SIZE,
    SUIT,
    SUITS,
    SYMBOLS,
)
from .limits import draft_limit
from .names import BUILDING, DRAFTING, EMPTY, HELD, MAX_SEATS, NO_FORMULA, OVER, SLOTS
from .rules import RULES
from .scoring import nun_value
from .state import Seat, State
from .view import MARKET_NAMES, PHASE_NAMES
from .village import silver_value

ENCODER_VERSION: Final = 1
HIGHEST_A: Final = 80
HIGHEST_B: Final = 80
RIVALS: Final = tuple([f"rival{n}" for n in range(1, MAX_SEATS)])
NUMBERS: Final = tuple([str(n) for n in range(100)])
OPTION_VALUES: Final = (
    ("scoundrels", True),
    ("saints", True),
    ("profiteers", True),
    ("improvements", True),
    ("first_market_trigger", "stacks_1_and_2_empty"),
    ("build_limit_moment", "phase_start"),
    ("covered_founders", "stay"),
    ("tie_break", "without_basics"),
    ("thief_first_turn", "rests"),
)
MONEY_STEPS: Final = 20
LIMIT_STEPS: Final = 6
CARD_COUNT: Final = len(CARDS)
SUIT_COUNT: Final = len(SUITS)
SUIT_OF: Final = list(SUIT)
SYMBOLS_OF: Final = list(SYMBOLS)
ROOM: Final = list(STACK_SIZE)
FOOD_OF: Final = list(FOOD)
BUILDERS_OF: Final = list(BUILDER)
GOLD_OF: Final = list(GOLD)
HAS_SILVER: Final = [formula.kind != NO_FORMULA for formula in SILVER]


class TableColumns:
    """Where the columns of the shared table begin."""

    def __init__(self, columns: Columns) -> None:
        rule_names = [rule.name() for rule in RULES]
        people = ("me", *RIVALS)
        slots = NUMBERS[1 : SLOTS + 1]
        self.frames = frame_columns(columns, rule_names, HIGHEST_A, HIGHEST_B)
        self.players = columns.add("players", NUMBERS[1 : MAX_SEATS + 1])
        self.options = columns.add("option", [name for name, value in OPTION_VALUES])
        self.level = columns.add("difficulty", LEVELS)
        self.turn = columns.add("turn", people)
        self.first = columns.add("first", people)
        self.round = columns.add_number("round", 0.1)
        self.phase = columns.add("phase", PHASE_NAMES)
        self.first_market = columns.add("first_market", MARKET_NAMES)
        self.second_market = columns.add("second_market", MARKET_NAMES)
        self.slots = columns.add("road", grid(slots, CARDS))
        self.slot_coins = columns.add("road_coins", slots, 0.3)
        self.stack_sizes = columns.add("stack", slots, 0.1)
        self.stack_total = columns.add_number("stacks", 0.02)
        self.tops = columns.add("top", grid(slots, SUITS))
        self.reserve_size = columns.add_number("reserve", 0.05)
        self.reserve_top = columns.add("reserve_top", SUITS)
        self.basics = columns.add("basics", [CARDS[card] for card in BASICS], 0.2)
        self.aside = columns.add("aside", CARDS)
        self.stacked = columns.add("known_in_stacks", CARDS)
        self.reserved = columns.add("known_in_reserve", CARDS, 0.5)
        self.discarded = columns.add("known_in_discard", CARDS, 0.5)
        self.somewhere = columns.add("known_somewhere", CARDS, 0.5)
        self.events = columns.add("event", EVENT_NAMES)
        self.past_events = columns.add("past_event", EVENT_NAMES)
        self.seasons = columns.add("events_left", ("summer", "winter"), 0.1)
        self.jester = columns.add("jester", ("none", "ready", "used"))
        self.improvements = columns.add("improvement", grid(IMPROVEMENT_NAMES, ("there", *people)))
        self.mini_hand = columns.add("mini_hand", MINI_CARDS)
        self.mini_laid = columns.add("mini_laid", MINI_CARDS)
        self.mini_pile = columns.add_number("mini_pile", 0.1)
        self.seats = [SeatColumns(columns, f"seat{n}") for n in range(MAX_SEATS)]


class SeatColumns:
    """Where the columns of one seat begin."""

    def __init__(self, columns: Columns, seat: str) -> None:
        self.there = columns.add_number(f"{seat}.there")
        self.countess = columns.add_number(f"{seat}.countess")
        self.supply = columns.add_number(f"{seat}.supply", 0.02)
        self.supply_steps = columns.add_steps(f"{seat}.supply", 2, MONEY_STEPS)
        self.coins = columns.add_number(f"{seat}.coins", 0.05)
        self.gold = columns.add_number(f"{seat}.gold_symbols", 0.02)
        self.silver = columns.add_number(f"{seat}.silver", 0.02)
        self.nun = columns.add_number(f"{seat}.nun", 0.05)
        self.first_market = columns.add_number(f"{seat}.first_market", 0.02)
        self.cards = columns.add_number(f"{seat}.cards", 0.05)
        self.food = columns.add_steps(f"{seat}.food", 1, LIMIT_STEPS)
        self.builders = columns.add_steps(f"{seat}.builders", 1, LIMIT_STEPS)
        self.bonus = columns.add(f"{seat}.bonus", ("food", "builders"))
        self.drafting = columns.add_number(f"{seat}.drafting")
        self.draft_limit = columns.add_steps(f"{seat}.draft_limit", 1, LIMIT_STEPS)
        self.drafted = columns.add_number(f"{seat}.drafted", 0.2)
        self.builds_left = columns.add_steps(f"{seat}.builds_left", 1, LIMIT_STEPS)
        self.hired = columns.add_number(f"{seat}.hired", 0.5)
        self.free_unlock = columns.add_number(f"{seat}.free_unlock")
        self.hand_size = columns.add_number(f"{seat}.hand_size", 0.2)
        self.hand = columns.add(f"{seat}.hand", CARDS)
        self.backs = columns.add(f"{seat}.back", SUITS, 0.5)
        self.square = columns.add(f"{seat}.square", CARDS)
        self.tops = columns.add(f"{seat}.top", CARDS, 0.7)
        self.covered = columns.add(f"{seat}.covered", CARDS, 0.7)
        self.roles = columns.add(f"{seat}.stand_in", CARDS)
        self.open = columns.add(f"{seat}.open", CARDS)
        self.symbols = columns.add(f"{seat}.symbols", SUITS, 0.3)


class VillagersEncoder(RowEncoder[State]):
    """Rows of Villagers, for all player counts, expansions, Mini Villagers and the Countess."""

    def __init__(self) -> None:
        columns = Columns()
        self.at = TableColumns(columns)
        super().__init__(columns, ACTIONS.size, ENCODER_VERSION)
        self.rule_count = len(RULES)
        self.options: object = None
        self.flags: list[bool] = []

    def stage(self, s: State) -> int:
        """Return a number that changes with every phase."""
        return s.round * 8 + s.phase

    def write(self, s: State, seat: int) -> None:
        """Write the columns into `self.writer`."""
        at = self.at
        write_frames(self.writer, at.frames, s, seat, self.rule_count, HIGHEST_A, HIGHEST_B)
        self.write_options(s)
        self.write_turn(s, seat)
        self.write_road(s, seat)
        self.write_solo(s, seat)
        if s.mini_hands:
            self.write_mini(s, seat)
        count: i64 = len(s.seats)
        place: i64 = 0
        while place < count:
            other: i64 = (seat + place) % count
            self.write_seat(s, at.seats[place], int(other), seat)
            place += 1

    def write_options(self, s: State) -> None:
        """Write how many play, and by which rules."""
        writer = self.writer
        at = self.at
        write_one(writer, at.players, MAX_SEATS, s.players - 1)
        if s.options is not self.options:
            self.options = s.options
            self.flags = [s.options[name] == value for name, value in OPTION_VALUES]
        place: i64 = at.options
        for flag in self.flags:
            if flag:
                writer[place] = 1
            place += 1
        if s.players == 1:
            write_one(writer, at.level, len(LEVELS), s.level)

    def write_turn(self, s: State, seat: int) -> None:
        """Write round, phase, markets, and whose turn it is."""
        writer = self.writer
        at = self.at
        count: i64 = len(s.seats)
        me: i64 = seat
        write_one(writer, at.turn, MAX_SEATS, (s.turn + count - me) % count)
        write_one(writer, at.first, MAX_SEATS, (s.first + count - me) % count)
        writer[at.round] = clip(s.round)
        write_one(writer, at.phase, OVER + 1, s.phase)
        write_one(writer, at.first_market, HELD + 1, s.first_market)
        write_one(writer, at.second_market, HELD + 1, s.second_market)

    def write_road(self, s: State, seat: int) -> None:
        """Write the road, the stacks, the reserve and the piles, as far as the viewer knows their cards."""
        writer = self.writer
        at = self.at
        place: i64 = at.slots
        for card in s.slots:
            if card != EMPTY:
                write_one(writer, place, CARD_COUNT, card)
            place += CARD_COUNT
        place = at.slot_coins
        for coins in s.slot_coins:
            writer[place] = clip(coins)
            place += 1
        place = at.stack_sizes
        top: i64 = at.tops
        total: i64 = 0
        for stack in s.stacks:
            writer[place] = clip(len(stack))
            total += len(stack)
            if stack:
                write_one(writer, top, SUIT_COUNT, SUIT_OF[stack[-1] >> FACE_SHIFT])
                self.write_known(stack, seat, at.stacked)
            place += 1
            top += SUIT_COUNT
        writer[at.stack_total] = clip(total)
        writer[at.reserve_size] = clip(len(s.reserve))
        if s.reserve:
            write_one(writer, at.reserve_top, SUIT_COUNT, SUIT_OF[s.reserve[-1] >> FACE_SHIFT])
            self.write_known(s.reserve, seat, at.reserved)
        self.write_known(s.discard, seat, at.discarded)
        self.write_known(s.aside, seat, at.aside)
        place = at.basics
        for left in s.basics:
            writer[place] = clip(left)
            place += 1

    def write_known(self, cards: tuple[int, ...], seat: int, first: i64) -> None:
        """Count the cards of a pile that the viewer knows, or knows to lie somewhere."""
        writer = self.writer
        somewhere: i64 = self.at.somewhere
        eye: i64 = seat
        for number in cards:
            card: i64 = number
            if not card >> eye & 1:
                continue
            place: i64 = (somewhere if card >> (eye + MIXED_SHIFT) & 1 else first) + (card >> FACE_SHIFT)
            writer[place] = writer[place] + 1

    def write_solo(self, s: State, seat: int) -> None:
        """Write events, the Jester and the improvements."""
        writer = self.writer
        at = self.at
        if s.players == 1:
            write_counts(writer, at.events, s.events)
            write_counts(writer, at.past_events, s.past_summer)
            write_counts(writer, at.past_events, s.past_winter)
            writer[at.seasons] = clip(len(s.summer))
            writer[at.seasons + 1] = clip(len(s.winter))
            write_one(writer, at.jester, 3, s.jester)
        count: i64 = len(s.seats)
        for i in range(len(s.improvements)):
            place: i64 = at.improvements + s.improvements[i] * (MAX_SEATS + 1)
            writer[place] = 1
            winner: i64 = s.tokens[i]
            if winner >= 0:
                write_one(writer, place + 1, MAX_SEATS, (winner + count - seat) % count)

    def write_mini(self, s: State, seat: int) -> None:
        """Write what the viewer knows of Mini Villagers."""
        writer = self.writer
        at = self.at
        eye: i64 = seat
        for number in s.mini_hands[seat]:
            card: i64 = number
            if card >> eye & 1:
                write_one(writer, at.mini_hand, len(MINI_CARDS), card >> FACE_SHIFT)
        for number in s.mini_laid:
            write_one(writer, at.mini_laid, len(MINI_CARDS), number)
        writer[at.mini_pile] = clip(len(s.mini_pile))

    def write_seat(self, s: State, at: SeatColumns, seat: int, viewer: int) -> None:
        """Write what the viewer knows of one seat: everything but the fronts in the hand is public."""
        writer = self.writer
        me = s.seats[seat]
        writer[at.there] = 1
        if seat >= s.players:
            writer[at.countess] = 1
        writer[at.bonus] = clip(me.food_bonus)
        writer[at.bonus + 1] = clip(me.builder_bonus)
        if s.phase == DRAFTING and not me.done:
            writer[at.drafting] = 1
        write_steps(writer, at.draft_limit, 1, LIMIT_STEPS, draft_limit(s, me))
        if s.phase == BUILDING and s.turn == seat:
            write_steps(writer, at.builds_left, 1, LIMIT_STEPS, me.limit - me.built)
            writer[at.hired] = clip(me.hired)
            if me.free_unlock:
                writer[at.free_unlock] = 1
        self.write_hand(at, me, viewer)
        write_counts(writer, at.square, me.square)
        writer[at.drafted] = clip(len(me.square))
        self.write_village(s, at, me)

    def write_money(self, s: State, at: SeatColumns, me: Seat, gold: i64) -> None:
        """Write gold, and what each Market would bring if it were held now."""
        writer = self.writer
        writer[at.supply] = clip(me.supply)
        write_steps(writer, at.supply_steps, 2, MONEY_STEPS, me.supply)
        coins: i64 = 0
        for number in me.coins:
            coins += number
        writer[at.coins] = clip(coins)
        writer[at.gold] = clip(gold)
        silver: i64 = 0
        cards = me.cards
        for i in range(len(cards)):
            if HAS_SILVER[cards[i]]:
                silver += silver_value(me, i)
        writer[at.silver] = clip(silver)
        writer[at.nun] = clip(nun_value(me))
        writer[at.first_market] = clip(me.first_market if s.first_market == HELD else gold + coins)

    def write_hand(self, at: SeatColumns, me: Seat, viewer: int) -> None:
        """Write a hand: fronts that the viewer knows, else the backs, which everybody sees."""
        writer = self.writer
        eye: i64 = viewer
        somewhere: i64 = self.at.somewhere
        writer[at.hand_size] = clip(len(me.hand))
        for number in me.hand:
            card: i64 = number
            front: i64 = card >> FACE_SHIFT
            seen = card >> eye & 1
            mixed = card >> (eye + MIXED_SHIFT) & 1
            if seen and not mixed:
                place: i64 = at.hand + front
            else:
                place = at.backs + SUIT_OF[front]
                if seen:
                    hidden: i64 = somewhere + front
                    writer[hidden] = writer[hidden] + 1
            writer[place] = writer[place] + 1

    def write_village(self, s: State, at: SeatColumns, me: Seat) -> None:
        """Write the cards of a village: on top, covered, standing in for others, and with room for more."""
        food: i64 = 0
        builders: i64 = 0
        gold: i64 = 0
        writer = self.writer
        writer[at.cards] = clip(len(me.cards))
        roles = me.roles
        kids = me.kids
        cards = me.cards
        for i in range(len(cards)):
            card: i64 = cards[i]
            if kids[i] > 0:
                place: i64 = at.covered + card
            else:
                place = at.tops + card
                food += FOOD_OF[card]
                builders += BUILDERS_OF[card]
                gold += GOLD_OF[card]
            writer[place] = writer[place] + 1
            symbols: i64 = SYMBOLS_OF[card]
            if symbols:
                suit: i64 = at.symbols + SUIT_OF[card]
                writer[suit] = clip(i64(writer[suit]) + symbols)
            role: i64 = roles[i]
            if role != card:
                stand_in: i64 = at.roles + role
                writer[stand_in] = writer[stand_in] + 1
            if kids[i] < ROOM[role]:
                room: i64 = at.open + role
                writer[room] = 1
        write_steps(writer, at.food, 1, LIMIT_STEPS, food)
        write_steps(writer, at.builders, 1, LIMIT_STEPS, builders)
        self.write_money(s, at, me, gold)


def encoder() -> VillagersEncoder:
    """Return the encoder of the game."""
    return VillagersEncoder()
