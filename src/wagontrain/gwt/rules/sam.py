"""Sam's turn in the solo game: card, move, action, Kansas City (GWT-27; from GWT-27.6 on reconstructed)."""

from typing import Final

from ...core import rng
from ...core.rules import Step
from ...core.seqs import added_at, inserted
from ...core.state import Frame
from ..components import (
    BUILDING_SPACES,
    IDLE_CARDS,
    KANSAS_CITY,
    NEW_YORK,
    NEXT,
    OBJECTIVE_BONUS,
    PAIR_BONUSES,
    PAIRS,
    SAM_ACTS,
    SAM_CARD_ACT,
    SAM_CARD_ONLY,
    SAM_CARD_STEPS,
    SAM_STEPS,
    SAM_STEPS_BY,
    START,
    STATION_POINTS,
    STATIONS,
)
from ..events import DELIVERED, DELIVERY_SKIPPED, DISC_RECALLED, HERDER_MOVED, PAIR_COMPLETED, SAM_REVEALED
from ..names import COLUMNS, COWBOY, EMPTY, FIRST_CITY_TILE, SAM_STREAM, SAM_TILE_STREAM
from ..state import State, is_private, owner_of
from .cattle import turn_up
from .foresight import choosable, choose_tile, refill_foresight
from .hazards import take_hazard, take_outlaw
from .move import BANK, fee
from .objectives import refill_display
from .purse import pay_fee
from .sam_choices import (
    SAM_SEAT,
    best_purchase,
    buy,
    hire_cheapest,
    hire_engineer,
    hire_specialist,
    place_best_building,
    run_engine,
    sam_hazard,
    sam_outlaw,
)

BY_BUILDINGS: Final = SAM_STEPS.index("buildings")
BY_COWBOYS: Final = SAM_STEPS.index("cowboys")
BY_SPECIALISTS: Final = SAM_STEPS.index("specialists")
HIRE: Final = SAM_ACTS.index("hire")
ENGINE: Final = SAM_ACTS.index("engine")
OBJECTIVE: Final = SAM_ACTS.index("objective")
OUTLAW: Final = SAM_ACTS.index("outlaw")
HAZARD: Final = SAM_ACTS.index("hazard")
HIRE_SPECIALIST: Final = SAM_ACTS.index("hire_specialist")
BUY: Final = SAM_ACTS.index("buy")
BUILD: Final = SAM_ACTS.index("build")
ENGINEER_AND_ENGINE: Final = SAM_ACTS.index("engineer_and_engine")
SHOW_AND_BUY: Final = SAM_ACTS.index("show_and_buy")


def reveal_card(s: State) -> int:
    """GWT-27.7: the top Sam card; the discards are shuffled when none is left."""
    if not s.sam_deck:
        s.sam_deck = rng.shuffle(s, SAM_STREAM, tuple(sorted(s.sam_discard)))
        s.sam_discard = ()
    card = s.sam_deck[-1]
    s.sam_deck = s.sam_deck[:-1]
    s.sam_discard += (card,)
    s.reveals += 1
    s.say(SAM_REVEALED, SAM_SEAT, card)
    return card


def buildings_on_trail(s: State, seat: int) -> int:
    """How many private buildings of a seat lie on the trail."""
    return len([x for x in BUILDING_SPACES if is_private(s.trail[x]) and owner_of(s.trail[x]) == seat])


def steps_of(s: State, card: int) -> int:
    """GWT-27.8, GWT-27.19: the card's steps, at least one."""
    by = SAM_STEPS_BY[card]
    workers = s.seats[SAM_SEAT].workers
    if by == BY_BUILDINGS:
        return max(1, buildings_on_trail(s, 0), buildings_on_trail(s, SAM_SEAT))
    if by == BY_COWBOYS:
        return max(1, workers[COWBOY])
    if by == BY_SPECIALISTS:
        return max(1, workers[s.specialization])
    return SAM_CARD_STEPS[card]


def next_spaces(s: State) -> list[int]:
    """GWT-27.19: Sam's next space from each: fewest locations, lowest fees, branch listed first."""
    locations = [0] * (KANSAS_CITY + 1)
    fees = [0] * (KANSAS_CITY + 1)
    best = [KANSAS_CITY] * (KANSAS_CITY + 1)
    for space in range(KANSAS_CITY - 1, -1, -1):
        first = True
        for way in NEXT[space]:
            entered = 1 if way == KANSAS_CITY or s.trail[way] != EMPTY else 0
            count = locations[way] + entered
            cost = fees[way] + fee(s, SAM_SEAT, way)
            if first or count < locations[space] or (count == locations[space] and cost < fees[space]):
                first = False
                best[space] = way
                locations[space] = count
                fees[space] = cost
    return best


def move_sam(s: State, steps: int) -> None:
    """Walk the steps; the player gains the fees of own buildings that Sam enters (GWT-27.9)."""
    me = s.seats[SAM_SEAT]
    best = next_spaces(s)
    while steps > 0 and me.herder != KANSAS_CITY:
        space = best[me.herder]
        me.herder = space
        if space == KANSAS_CITY or s.trail[space] != EMPTY:
            steps -= 1
            s.say(HERDER_MOVED, SAM_SEAT, space)
            cost = fee(s, SAM_SEAT, space)
            if cost:
                tile = s.trail[space]
                pay_fee(s, SAM_SEAT, BANK if tile >= FIRST_CITY_TILE else owner_of(tile), cost)


def take_objective(s: State) -> None:
    """GWT-27.15: the display card nearest the stack."""
    for slot in range(len(s.display)):
        if s.display[slot] != EMPTY:
            me = s.seats[SAM_SEAT]
            me.objectives = inserted(me.objectives, s.display[slot])
            refill_display(s, slot)
            return


def act(s: State, card: int) -> None:
    """GWT-27.10: the card's action; one limited to another specialization does nothing."""
    only = SAM_CARD_ONLY[card]
    if only >= 0 and only != s.specialization:
        return
    does = SAM_CARD_ACT[card]
    if does == HIRE:
        hire_cheapest(s)
    elif does == ENGINE:
        run_engine(s)
    elif does == OBJECTIVE:
        take_objective(s)
    elif does == OUTLAW:
        outlaw = sam_outlaw(s)
        if outlaw >= 0:
            take_outlaw(s, SAM_SEAT, outlaw)
    elif does == HAZARD:
        hazard = sam_hazard(s)
        if hazard >= 0:
            take_hazard(s, SAM_SEAT, hazard)
    elif does == HIRE_SPECIALIST:
        hire_specialist(s)
    elif does == BUY:
        buy(s, best_purchase(s, s.seats[SAM_SEAT].workers[COWBOY]))
    elif does == BUILD:
        place_best_building(s)
    elif does == ENGINEER_AND_ENGINE:
        hire_engineer(s)
        run_engine(s)
    elif does == SHOW_AND_BUY:
        turn_up(s, IDLE_CARDS)
        buy(s, best_purchase(s, s.seats[SAM_SEAT].workers[COWBOY] - 1))


def visit_kansas_city(s: State) -> None:
    """GWT-27.16: a random tile of each column, no income, the scheduled delivery, the refill."""
    for column in range(COLUMNS):
        tiles = choosable(s, column)
        if tiles:
            choose_tile(s, SAM_SEAT, tiles[rng.below(s, SAM_TILE_STREAM, len(tiles))])
    deliver(s)
    s.seats[SAM_SEAT].herder = START
    refill_foresight(s)


def deliver(s: State) -> None:
    """The next city of the schedule, with a disc of the board or the cheapest station's (GWT-27.24)."""
    me = s.seats[SAM_SEAT]
    if me.discs:
        me.discs &= me.discs - 1
    elif me.stations:
        station = min(
            [n for n in range(STATIONS) if me.stations >> n & 1],
            key=station_points,
        )
        me.stations &= ~(1 << station)
        s.say(DISC_RECALLED, SAM_SEAT, station)
    else:
        s.say(DELIVERY_SKIPPED, SAM_SEAT)
        return
    city = s.sam_city
    me.cities = added_at(me.cities, city, 1)
    s.say(DELIVERED, SAM_SEAT, city)
    s.sam_city = min(city + 1, NEW_YORK)
    if me.cities[city] != 1:
        return
    for pair in range(len(PAIRS)):
        if city in PAIRS[pair] and me.cities[PAIRS[pair][0]] and me.cities[PAIRS[pair][1]]:
            s.say(PAIR_COMPLETED, SAM_SEAT, pair)
            if PAIR_BONUSES[pair] == OBJECTIVE_BONUS:
                take_objective(s)


def station_points(station: int) -> int:
    """What a station is worth."""
    return STATION_POINTS[station]


class SamTurn(Step[State]):
    """Sam's whole turn, without a question. Rules: GWT-27.7 to GWT-27.26."""

    def run(self, s: State, f: Frame) -> None:
        card = reveal_card(s)
        move_sam(s, steps_of(s, card))
        act(s, card)
        if s.seats[SAM_SEAT].herder == KANSAS_CITY:
            visit_kansas_city(s)
