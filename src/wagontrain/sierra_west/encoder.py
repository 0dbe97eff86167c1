# Over 300 lines: one column after another; splitting it would hide their order.
"""Sierra West as rows of numbers: what one seat may know, for networks (see core/rows.py)."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ..core.rows import (
    Columns,
    RowEncoder,
    clip,
    frame_columns,
    grid,
    write_bits,
    write_counts,
    write_frames,
    write_one,
    write_steps,
)
from .actions import ACTIONS
from .components import (
    BASE,
    CARD_BIT,
    CARDS,
    CART_ROOM,
    FIRST_SPECIAL,
    HOMESTEAD_TOP,
    MARKET_SPACES,
    ORCHARD_TOP,
    OUTPOST_MARKS,
    PLACES,
    PLANS,
    ROW_PLACES,
    SPECIAL_MARK,
    SPECIALS,
    SYMBOLS,
    TRAIL_END,
)
from .names import (
    ANIMALS,
    BASICS,
    CABINS,
    CAMP,
    EXTRA_ROUND,
    FISH_KINDS,
    GOODS,
    GREEN_END,
    GREEN_FIRST,
    HASTINGS,
    HAT_PIONEER,
    MODES,
    NONE,
    OUTLAWS_OUTPOSTS,
    PLAIN_PIONEER,
    PRIZES,
    SPOT,
    SPOTS,
    TAN_END,
    TAN_FIRST,
)
from .rules import RULES
from .rules.boots import boots_in
from .rules.paths import symbol_at
from .scoring import claimed_cards
from .state import MAX_SEATS, Seat, State
from .view import SLOT_NAMES, known_cards, secret_plan

ENCODER_VERSION: Final = 1
HIGHEST_A: Final = 75
HIGHEST_B: Final = 40
RIVALS: Final = tuple([f"rival{n}" for n in range(1, MAX_SEATS)])
NUMBERS: Final = tuple([str(n) for n in range(100)])
FLAGS: Final = ("solo", "advanced_planning", "row_neighbours", "mule_hunt", "round_limit")
GOODS_STEPS: Final = 6
ADVANCED_HAND: Final = 4
DRAWN: Final = 4  # cards from the top of a deck that count as the next hand
MARKS: Final = tuple(sorted(set(SPECIAL_MARK)))
MARK_OF: Final = [MARKS.index(mark) for mark in SPECIAL_MARK]
PATH_SPOTS: Final = [*range(GREEN_FIRST, GREEN_END), *range(TAN_FIRST, TAN_END)]
SPOT_COUNT: Final = len(SPOTS) + len(CABINS)
CARD_COUNT: Final = len(CARDS)
BITS: Final = list(CARD_BIT)


class TableColumns:
    """Where the columns of the shared table begin."""

    def __init__(self, columns: Columns) -> None:
        rule_names = [rule.name() for rule in RULES]
        people = ("me", *RIVALS)
        self.frames = frame_columns(columns, rule_names, HIGHEST_A, HIGHEST_B)
        self.players = columns.add("players", NUMBERS[1 : MAX_SEATS + 1])
        self.mode = columns.add("mode", MODES)
        self.flags = columns.add("option", FLAGS)
        self.turn = columns.add("turn", people)
        self.first = columns.add("first", people)
        self.round = columns.add_number("round", 0.05)
        self.rounds_left = columns.add_number("rounds_left", 0.05)
        self.ending = columns.add("ending", ("no", "triggered", "extra-round"))
        self.mule = columns.add("mule_owner", people)
        self.mule_spot = columns.add("mule_spot", SPOT.names)
        self.items = columns.add("item", grid(PRIZES[:3], people))
        self.places = columns.add("mountain", grid(PLACES, ("basic", "special", *MARKS)))
        self.face_up = columns.add("face_up", grid(PLACES, CARDS))
        self.row = columns.add("row", grid(NUMBERS[1 : ROW_PLACES + 1], (*SPECIALS, "panned")))
        self.market = columns.add("market", grid(NUMBERS[1 : MARKET_SPACES + 1], CABINS))
        self.stack_size = columns.add_number("cabin_stack.size", 0.1)
        self.stack = columns.add("cabin_stack", CABINS, 0.5)
        self.apples = columns.add("apples", ("green", "red"), 0.1)
        self.fish = columns.add("fish", GOODS[-FISH_KINDS:], 0.2)
        self.carts = columns.add_number("carts", 0.1)
        self.outlaws = columns.add("outlaws", (*OUTPOST_MARKS, "base", "spare"), 0.3)
        self.plan = columns.add("plan", PLANS)
        self.next_plan = columns.add("next_plan", PLANS)
        self.plans = columns.add("plans_left", PLANS)
        self.laid = columns.add("laid", grid(SLOT_NAMES, CARDS))
        self.symbols = columns.add("symbol", grid([SPOTS[spot] for spot in PATH_SPOTS], SYMBOLS))
        self.boots = columns.add("boots", ("hat", "plain", "token"), 0.3)
        self.done = columns.add("activated", ("hat", "plain", "landed"))
        self.used = columns.add("used", CABINS)
        self.window = columns.add("open_ability", CABINS)
        self.seats = [SeatColumns(columns, f"seat{n}") for n in range(MAX_SEATS)]


class SeatColumns:
    """Where the columns of one seat begin."""

    def __init__(self, columns: Columns, seat: str) -> None:
        places = (*PLACES, "base")
        self.there = columns.add_number(f"{seat}.there")
        self.automa = columns.add_number(f"{seat}.automa")
        self.goods = columns.add(f"{seat}.goods", GOODS, 0.2)
        self.goods_steps = columns.add(
            f"{seat}.goods", grid(GOODS, [f"{n + 1}+" for n in range(GOODS_STEPS)])
        )
        self.cabins = columns.add(f"{seat}.cabin", CABINS)
        self.animals = columns.add(f"{seat}.animal", ANIMALS)
        self.homestead = [
            columns.add_steps(f"{seat}.homestead.{GOODS[track]}", 1, HOMESTEAD_TOP[track])
            for track in range(BASICS)
        ]
        self.orchards = [
            columns.add_steps(f"{seat}.orchard.{track}", 1, ORCHARD_TOP[track])
            for track in range(len(ORCHARD_TOP))
        ]
        self.wagon = columns.add_steps(f"{seat}.wagon", 1, TRAIL_END)
        self.scout = columns.add(f"{seat}.scout", places)
        self.left_scout = columns.add(f"{seat}.left_scout", places)
        self.canoe = columns.add(f"{seat}.canoe", NUMBERS[: ROW_PLACES + 1])
        self.carts = columns.add(f"{seat}.carts", NUMBERS[: CART_ROOM + 1], 0.5)
        self.outlaws = columns.add_number(f"{seat}.outlaws", 0.3)
        self.hat = columns.add(f"{seat}.hat", SPOT.names)
        self.plain = columns.add(f"{seat}.plain", SPOT.names)
        self.claimed = columns.add_number(f"{seat}.claimed_cards", 0.2)
        self.deck_size = columns.add_number(f"{seat}.deck_size", 0.1)
        self.hand_size = columns.add_number(f"{seat}.hand_size", 0.3)
        self.hand = columns.add(f"{seat}.hand", CARDS)
        self.hidden = columns.add(f"{seat}.hidden", CARDS)
        self.next = columns.add(f"{seat}.next", CARDS)
        self.later = columns.add(f"{seat}.later", CARDS)
        self.discard = columns.add(f"{seat}.discard", CARDS)


class SierraWestEncoder(RowEncoder[State]):
    """Rows of Sierra West, for all modes, all player counts and Hastings."""

    def __init__(self) -> None:
        columns = Columns()
        self.at = TableColumns(columns)
        super().__init__(columns, ACTIONS.size, ENCODER_VERSION)
        self.rule_count = len(RULES)

    def stage(self, s: State) -> int:
        """Return a number that changes with every turn."""
        return s.round * 8 + s.turn

    def write(self, s: State, seat: int) -> None:
        """Write the columns into `self.writer`."""
        at = self.at
        write_frames(self.writer, at.frames, s, seat, self.rule_count, HIGHEST_A, HIGHEST_B)
        self.write_turn(s, seat)
        self.write_mountain(s)
        self.write_supplies(s)
        self.write_plan(s, seat)
        count: i64 = len(s.seats)
        place: i64 = 0
        while place < count:
            other: i64 = (seat + place) % count
            self.write_seat(s, at.seats[place], int(other), place == 0)
            place += 1

    def write_turn(self, s: State, seat: int) -> None:
        """Write mode, options, whose turn it is, how near the end is, and who has the single things."""
        writer = self.writer
        at = self.at
        count: i64 = len(s.seats)
        me: i64 = seat
        write_one(writer, at.players, MAX_SEATS, 0 if s.solo else count - 1)
        write_one(writer, at.mode, len(MODES), s.mode)
        flags = (s.solo, s.hand_size == ADVANCED_HAND, s.row_neighbours, s.mule_hunt, s.round_limit > 0)
        place: i64 = at.flags
        for flag in flags:
            if flag:
                writer[place] = 1
            place += 1
        write_one(writer, at.turn, MAX_SEATS, (s.turn + count - me) % count)
        write_one(writer, at.first, MAX_SEATS, (s.first + count - me) % count)
        writer[at.round] = clip(s.round)
        if s.round_limit:
            writer[at.rounds_left] = clip(s.round_limit - s.round)
        write_one(writer, at.ending, EXTRA_ROUND + 1, s.ending)
        owner: i64 = s.mule
        if owner >= 0:
            write_one(writer, at.mule, MAX_SEATS, (owner + count - me) % count)
        write_one(writer, at.mule_spot, SPOT_COUNT, s.mule_spot)
        place = at.items
        for holder in s.items:
            if holder >= 0:
                write_one(writer, place, MAX_SEATS, (holder + count - me) % count)
            place += MAX_SEATS

    def write_mountain(self, s: State) -> None:
        """Write the mountain as everybody sees it: backs, and the fronts that are turned up."""
        writer = self.writer
        at = self.at
        width: i64 = 2 + len(MARKS)
        number: i64 = -1
        for card in s.mountain:
            number += 1
            if card == NONE:
                continue
            place: i64 = at.places + number * width
            if card >= FIRST_SPECIAL:
                writer[place + 1] = 1
                mark: i64 = place + 2 + MARK_OF[card - FIRST_SPECIAL]
                writer[mark] = 1
            else:
                writer[place] = 1
                if s.face_up >> int(number) & 1:
                    front: i64 = at.face_up + number * CARD_COUNT + card
                    writer[front] = 1
        place = at.row
        for special in s.row:
            kind: i64 = place + special
            writer[kind] = 1
            place += len(SPECIALS) + 1
        place = at.row + len(SPECIALS)
        for panned in s.panned:
            writer[place] = clip(panned)
            place += len(SPECIALS) + 1
        if s.mode == OUTLAWS_OUTPOSTS:
            place = at.outlaws
            for outlaws in s.outlaws:
                writer[place] = clip(outlaws)
                place += 1
            writer[place] = clip(s.base_outlaws)
            writer[place + 1] = clip(s.spare_outlaws)

    def write_supplies(self, s: State) -> None:
        """Write cabins, the goods of the mode, and Hastings' plan cards."""
        writer = self.writer
        at = self.at
        place: i64 = at.market
        for cabin in s.market:
            write_one(writer, place, len(CABINS), cabin)
            place += len(CABINS)
        writer[at.stack_size] = clip(len(s.cabin_stack))
        write_counts(writer, at.stack, s.cabin_stack)
        writer[at.apples] = clip(s.apples[0])
        writer[at.apples + 1] = clip(s.apples[1])
        place = at.fish
        for fish in s.fish:
            writer[place] = clip(fish)
            place += 1
        writer[at.carts] = clip(s.carts)
        write_one(writer, at.plan, len(PLANS), s.plan)
        write_one(writer, at.next_plan, len(PLANS), s.next_plan)
        write_counts(writer, at.plans, s.plan_deck)

    def write_plan(self, s: State, seat: int) -> None:
        """Write the planned cards, unless they are still secret, and what was done with them this turn."""
        writer = self.writer
        at = self.at
        unplanned = len(s.laid) == 0 or NONE in s.laid
        if not unplanned or s.turn == seat:
            place: i64 = at.laid
            for card in s.laid:
                write_one(writer, place, CARD_COUNT, card)
                place += CARD_COUNT
        if not unplanned:
            place = at.symbols
            for spot in PATH_SPOTS:
                write_one(writer, place, len(SYMBOLS), symbol_at(s, spot))
                place += len(SYMBOLS)
            me = s.seats[s.turn]
            writer[at.boots] = clip(boots_in(s, me, HAT_PIONEER))
            writer[at.boots + 1] = clip(boots_in(s, me, PLAIN_PIONEER))
            writer[at.boots + 2] = clip(s.token_boots)
        if s.hat_activated:
            writer[at.done] = 1
        if s.plain_activated:
            writer[at.done + 1] = 1
        if s.moved_by_ability:
            writer[at.done + 2] = 1
        write_bits(writer, at.used, s.used_abilities)
        write_bits(writer, at.window, s.open_abilities)

    def write_seat(self, s: State, at: SeatColumns, seat: int, own: bool) -> None:
        """Write what the viewer knows of one seat."""
        writer = self.writer
        me = s.seats[seat]
        automa = s.solo and seat == HASTINGS
        writer[at.there] = 1
        if automa:
            writer[at.automa] = 1
        place: i64 = at.goods
        steps: i64 = at.goods_steps
        for amount in me.goods:
            writer[place] = clip(amount)
            write_steps(writer, steps, 1, GOODS_STEPS, amount)
            place += 1
            steps += GOODS_STEPS
        for cabin in me.cabins:
            write_one(writer, at.cabins, len(CABINS), cabin)
        write_bits(writer, at.animals, me.animals)
        for track in range(BASICS):
            write_steps(writer, at.homestead[track], 1, HOMESTEAD_TOP[track], me.homestead[track])
        for track in range(len(ORCHARD_TOP)):
            write_steps(writer, at.orchards[track], 1, ORCHARD_TOP[track], me.orchards[track])
        write_steps(writer, at.wagon, 1, TRAIL_END, me.wagon)
        write_one(writer, at.scout, BASE + 1, me.scout)
        write_one(writer, at.left_scout, BASE + 1, me.left_scout)
        write_one(writer, at.canoe, ROW_PLACES + 1, me.canoe)
        place = at.carts
        for number in me.carts:
            writer[place] = clip(number)
            place += 1
        writer[at.outlaws] = clip(me.outlaws)
        write_counts(writer, at.discard, me.discard)
        if automa:
            writer[at.claimed] = clip(len(me.discard))
            return
        writer[at.claimed] = clip(claimed_cards(s, seat))
        write_one(writer, at.hat, SPOT_COUNT, me.hat_pioneer - CAMP)
        write_one(writer, at.plain, SPOT_COUNT, me.plain_pioneer - CAMP)
        write_cards(writer, at, me, secret_plan(s, seat, own), own)


def write_cards(writer: BytesWriter, at: SeatColumns, me: Seat, secret: tuple[int, ...], own: bool) -> None:
    """Write hand and deck: known cards by place, the others as one set. A secret plan counts as hand."""
    known: i64 = known_cards(me, own)
    for card in me.hand + secret:
        place: i64 = (at.hand if BITS[card] & known else at.hidden) + card
        writer[place] = writer[place] + 1
    left: i64 = len(me.deck)
    for card in me.deck:
        left -= 1
        if not BITS[card] & known:
            place = at.hidden + card
        elif left < DRAWN:
            place = at.next + card
        else:
            place = at.later + card
        writer[place] = writer[place] + 1
    writer[at.deck_size] = clip(len(me.deck))
    writer[at.hand_size] = clip(len(me.hand) + len(secret))


def encoder() -> SierraWestEncoder:
    """Return the encoder of the game."""
    return SierraWestEncoder()
