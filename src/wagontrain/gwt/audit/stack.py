"""Can a loaded stack of frames have come about by the rules, and be played on? Saves are held against it."""

from ...core.state import Frame
from .. import names
from ..components import (
    CITIES,
    KANSAS_CITY,
    LAST,
    MOST_DRAWN,
    PAIRS,
    PRICE_DOLLARS,
    PRICES,
    SPACES,
    STATIONS,
    TILES,
    WORKER_SPACES,
)
from ..names import (
    ARRIVE,
    BUY_FROM_MARKET,
    BUY_SECOND,
    CHOOSE_CITY,
    CHOOSE_DISC,
    CHOOSE_FORESIGHT,
    CHOOSE_HAZARD,
    CITY_BONUS,
    COLUMNS,
    DISCARD_CARDS,
    DISCARD_HAND,
    DRAW_UP,
    EMPTY,
    END_TURN,
    GAIN_DOLLARS,
    GROW_SIMMENTAL,
    LEAVE_KANSAS_CITY,
    LEAVE_LAST_SPACE,
    MOVE_HERDER,
    PAIR_BONUS,
    PAY_TRANSPORT,
    PLACE_HERDER,
    RAISE_CERTIFICATES,
    REMOVE_CARDS,
    REVEAL_HAND,
    SPEND_CERTIFICATES,
    TAKE_MASTER,
    USE_COPY,
    USE_LOCATION,
)
from ..rules import RULES
from ..state import State

NOTHING = (0, 0)
EFFECTS = (0, names.EFFECT.size - 1)
MAYBE_EFFECT = (EMPTY, names.EFFECT.size - 1)
TILE_CODES = (0, names.FIRST_CITY_TILE + TILES - 1)
SPACE_NUMBERS = (0, SPACES - 1)
FLAG = (0, 1)
MOST = 9_999
"""No product of a figure of the tables (at most 99) and what it counts comes near it."""
SOME = (1, MOST)
DOLLARS = (0, MOST)
CARD_NUMBERS = (0, names.CATTLE_KINDS - 1)
STATION_NUMBERS = (0, STATIONS - 1)

Range = tuple[int, int]

RANGES: dict[int, tuple[Range, Range, Range]] = {
    names.END_TURN: (NOTHING, NOTHING, NOTHING),
    names.DRAW_UP: (NOTHING, NOTHING, NOTHING),
    names.FIRST_DISCARD: (FLAG, NOTHING, NOTHING),
    names.PLACE_HERDER: (NOTHING, NOTHING, NOTHING),
    names.MOVE_HERDER: (NOTHING, NOTHING, NOTHING),
    names.MOVE_ON: (SOME, NOTHING, NOTHING),
    names.MOVE_FREE: (SOME, NOTHING, NOTHING),
    names.CHOOSE_WAY: ((0, KANSAS_CITY), SOME, FLAG),
    names.ARRIVE: (NOTHING, NOTHING, NOTHING),
    names.USE_LOCATION: (TILE_CODES, (0, 2), NOTHING),
    names.USE_COPY: (TILE_CODES, SPACE_NUMBERS, NOTHING),
    names.CHOOSE_COPY: (SPACE_NUMBERS, NOTHING, NOTHING),
    names.TAKE_IMMEDIATE: (EFFECTS, MAYBE_EFFECT, NOTHING),
    names.DISCARD_FOR_REWARD: (EFFECTS, NOTHING, NOTHING),
    names.DISCARD_PARTNER: (EFFECTS, CARD_NUMBERS, NOTHING),
    names.CHOOSE_DRAW: ((1, MOST_DRAWN), NOTHING, NOTHING),
    names.DISCARD_CARDS: (SOME, NOTHING, NOTHING),
    names.REMOVE_CARDS: (DOLLARS, NOTHING, NOTHING),
    names.HIRE_WORKER: ((-MOST, MOST), NOTHING, NOTHING),
    names.BUY_FROM_MARKET: ((0, WORKER_SPACES), NOTHING, NOTHING),
    names.BUY_SECOND: ((0, PRICES - 1), CARD_NUMBERS, NOTHING),
    names.CHOOSE_BUILDING: (SOME, NOTHING, NOTHING),
    names.CHOOSE_SITE: (SOME, (0, names.PRIVATE_TILES - 1), NOTHING),
    names.CHOOSE_HAZARD: (DOLLARS, NOTHING, NOTHING),
    names.CHOOSE_OUTLAW: (NOTHING, NOTHING, NOTHING),
    names.MOVE_ENGINE: (SOME, FLAG, NOTHING),
    names.MOVE_ENGINE_BACK: (SOME, NOTHING, NOTHING),
    names.LEAVE_LAST_SPACE: (NOTHING, NOTHING, NOTHING),
    names.UPGRADE_STATION: (STATION_NUMBERS, NOTHING, NOTHING),
    names.CHOOSE_STATION_BEHIND: (NOTHING, NOTHING, NOTHING),
    names.CHOOSE_DISC: ((0, STATIONS + CITIES - 1), (-MOST, MOST), NOTHING),
    names.TAKE_MASTER: (STATION_NUMBERS, NOTHING, NOTHING),
    names.CHOOSE_AUXILIARY: (NOTHING, NOTHING, NOTHING),
    names.RAISE_CERTIFICATES: (SOME, FLAG, NOTHING),
    names.TAKE_OBJECTIVE: (FLAG, FLAG, FLAG),
    names.CHOOSE_FORESIGHT: ((0, COLUMNS - 1), NOTHING, NOTHING),
    names.REVEAL_HAND: (NOTHING, NOTHING, NOTHING),
    names.SPEND_CERTIFICATES: (DOLLARS, NOTHING, NOTHING),
    names.GROW_SIMMENTAL: (FLAG, NOTHING, NOTHING),
    names.DISCARD_HAND: (NOTHING, NOTHING, NOTHING),
    names.CHOOSE_CITY: (DOLLARS, FLAG, NOTHING),
    names.CITY_BONUS: ((0, CITIES - 1), DOLLARS, NOTHING),
    names.PAIR_BONUS: ((1, (1 << len(PAIRS)) - 1), NOTHING, NOTHING),
    names.PAY_TRANSPORT: (DOLLARS, NOTHING, NOTHING),
    names.EXTRA_DELIVERY: (NOTHING, NOTHING, NOTHING),
    names.LEAVE_KANSAS_CITY: (NOTHING, NOTHING, NOTHING),
    names.GAIN_DOLLARS: (DOLLARS, NOTHING, NOTHING),
}
"""What the numbers of each frame may be; a rule that is not here runs at once and is never saved."""

WAITING = (
    END_TURN, DRAW_UP, PLACE_HERDER, MOVE_HERDER, ARRIVE, USE_LOCATION, USE_COPY, GAIN_DOLLARS, REMOVE_CARDS,
    RAISE_CERTIFICATES, BUY_FROM_MARKET, TAKE_MASTER, CITY_BONUS, PAIR_BONUS, PAY_TRANSPORT, CHOOSE_FORESIGHT,
    REVEAL_HAND, GROW_SIMMENTAL, DISCARD_HAND, CHOOSE_CITY, LEAVE_KANSAS_CITY, LEAVE_LAST_SPACE,
)  # fmt: skip
"""The rules whose frames can wait below another question."""


def stack_faults(s: State) -> list[str]:
    """Why the stack cannot be played on; empty for every stack that the rules can reach."""
    if not s.todo:
        return [] if s.turns_left == 0 else ["todo: nothing is left to do, but the game is not over"]
    if s.turns_left == 0:
        return ["state.turns_left: the game is over, but something is left to do"]
    found = [fault for i in range(len(s.todo)) for fault in frame_faults(s, i)]
    if found:
        return found
    asked = len(s.todo) - (2 if s.todo[-1].rule == DISCARD_CARDS else 1)
    if len(s.todo) < 3 or s.todo[0].rule != END_TURN or s.todo[1].rule != DRAW_UP:
        return ["todo: a turn ends with phase C"]
    found = [f"todo[{i}]: this cannot wait" for i in range(2, asked) if s.todo[i].rule not in WAITING]
    return found or place_faults(s) or question_faults(s, asked)


def frame_faults(s: State, i: int) -> list[str]:
    """The numbers of one frame."""
    f = s.todo[i]
    if f.seat != s.turn or (s.solo and f.seat != 0):
        return [f"todo[{i}][1]: it is not the turn of seat {f.seat}"]
    if f.rule not in RANGES:
        return [f"todo[{i}][0]: this is never left to do"]
    ranges = RANGES[f.rule]
    numbers = (f.a, f.b, f.c)
    return [
        f"todo[{i}][{k + 2}]: {numbers[k]} is outside {ranges[k][0]}..{ranges[k][1]}"
        for k in range(3)
        if not ranges[k][0] <= numbers[k] <= ranges[k][1]
    ]


def place_faults(s: State) -> list[str]:
    """Herders in Kansas City and engines on the last space are about to leave."""
    rules = [f.rule for f in s.todo]
    in_city = any(rule in rules for rule in (REVEAL_HAND, SPEND_CERTIFICATES, LEAVE_KANSAS_CITY))
    on_last = LEAVE_LAST_SPACE in rules
    placing = PLACE_HERDER in rules
    found: list[str] = []
    for seat in range(len(s.seats)):
        me = s.seats[seat]
        mine = seat == s.turn
        if (me.herder == KANSAS_CITY) != (mine and in_city):
            found.append(f"players[{seat}].herder: a herder is in Kansas City exactly while it is visited")
        if (me.engine == LAST) != (mine and on_last):
            found.append(f"players[{seat}].engine: no engine rests on the last space")
        if mine and (me.herder == EMPTY) != placing:
            found.append(f"players[{seat}].herder: the herder is placed in the first turn")
    return found


def question_faults(s: State, asked: int) -> list[str]:
    """The question can be asked and answered, and what it costs can be paid."""
    last = len(s.todo) - 1
    f = s.todo[last]  # a question below it, whose token is being used, may have lost the card it asks for
    if not RULES[f.rule].asks(s, f) or not RULES[f.rule].legal(s, f):
        return [f"todo[{last}]: there is nothing to decide"]
    me = s.seats[s.turn]
    if s.todo[-1].rule == DISCARD_CARDS and s.todo[-1].a > len(me.hand):
        return ["todo: more cards are owed than are in hand"]
    f = s.todo[asked]
    if f.rule == BUY_SECOND and PRICE_DOLLARS[f.a] > me.money:
        return ["todo: the purchase cannot be paid"]
    if f.rule == CHOOSE_HAZARD and f.a > me.money:
        return ["todo: the removal cannot be paid"]
    return transport_faults(s, s.todo[:asked], f)


def transport_faults(s: State, waiting: list[Frame], f: Frame) -> list[str]:
    """Transport that waits to be paid is what the choice of the disc reckons with."""
    costs = [frame.a for frame in waiting if frame.rule == PAY_TRANSPORT]
    if not costs:
        return []
    if len(costs) > 1:
        return ["todo: two deliveries at once"]
    income = sum([frame.b for frame in waiting if frame.rule == CITY_BONUS])
    if f.rule == CHOOSE_DISC and f.b == costs[0] - income:
        return []
    if s.seats[s.turn].money + income < costs[0]:
        return ["todo: the transport cannot be paid"]
    return []
