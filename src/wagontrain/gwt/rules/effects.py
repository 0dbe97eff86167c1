"""What an icon does: can it be done, and how does it begin? A row of effects.toml each (GWT-10, 22)."""

from ...core.state import Frame
from ..components import (
    BUILDING_SPACES,
    EFFECT_ACT,
    EFFECT_CERTIFICATES,
    EFFECT_CHANGE,
    EFFECT_COST,
    EFFECT_DOLLARS,
    EFFECT_MAX,
    EFFECT_PER,
    EFFECT_SPACES,
    SPACE_WOODS,
)
from ..names import (
    BUILD_ONE,
    BUY_CATTLE,
    BUY_FROM_MARKET,
    CHOOSE_AUXILIARY,
    CHOOSE_BUILDING,
    CHOOSE_DRAW,
    CHOOSE_HAZARD,
    CHOOSE_OUTLAW,
    CHOOSE_STATION_BEHIND,
    COWBOY,
    DELIVER_EXTRA,
    DISCARD_FOR,
    DISCARD_FOR_REWARD,
    DRAW_CARDS,
    ENGINE_BACK_FOR,
    ENGINE_FORWARD,
    EXTRA_DELIVERY,
    FILL_CERTIFICATES,
    FIRST_PRIVATE,
    GAIN_CERTIFICATES,
    GAIN_DOLLARS,
    GAIN_MONEY,
    GAIN_OBJECTIVE,
    GAIN_TOKEN,
    HERDER_FREE,
    HERDER_ON,
    HIRE_ONE,
    HIRE_WORKER,
    MOVE_ENGINE,
    MOVE_ENGINE_BACK,
    MOVE_FREE,
    MOVE_ON,
    ONCE,
    PER_BUILDER,
    PER_COWBOY,
    PER_ENGINEER,
    PER_HAZARD,
    PER_STATION,
    PER_WOODS,
    PRIVATE_TILES,
    RAISE_CERTIFICATES,
    REFUSABLE,
    REMOVE_HAZARD,
    TAKE_OBJECTIVE,
    TAKE_OUTLAW,
    UPGRADE_BEHIND,
    USE_AUXILIARY,
)
from ..state import State
from .build import can_build
from .cards import drawable
from .cattle import can_buy
from .discard import matching
from .hazards import any_hazard, any_outlaw
from .hire import offers
from .move import free_goals
from .objectives import objectives_left
from .purse import certificate_limit, gain, gain_token, move_marker, pay
from .railroad import backward_goals
from .stations import stations_behind


def woods_buildings(s: State, seat: int) -> int:
    """GWT-22.1, GWT-22.17: own buildings on spaces in the woods."""
    low = FIRST_PRIVATE + seat * PRIVATE_TILES
    count = 0
    for space in BUILDING_SPACES:
        if SPACE_WOODS[space] and low <= s.trail[space] < low + PRIVATE_TILES:
            count += 1
    return count


def counted(s: State, seat: int, effect: int) -> int:
    """How many things the effect counts; one where it counts nothing. Printed workers count (GWT-22.17)."""
    per = EFFECT_PER[effect]
    me = s.seats[seat]
    if per == ONCE:
        return 1
    if per in (PER_COWBOY, PER_BUILDER, PER_ENGINEER):
        return me.workers[per - PER_COWBOY]
    if per == PER_WOODS:
        return woods_buildings(s, seat)
    if per == PER_HAZARD:
        return len(me.hazards)
    if per == PER_STATION:
        return me.stations.bit_count()
    return min(me.outlaws[0], me.outlaws[1])


def can(s: State, seat: int, effect: int) -> bool:
    """GWT-10.9: can the requirement be met, and where there is none, is the maximum above 0?"""
    act = EFFECT_ACT[effect]
    me = s.seats[seat]
    if act == DISCARD_FOR:
        return bool(matching(s, seat, effect))
    if act == HIRE_ONE:
        return bool(offers(s, seat, EFFECT_CHANGE[effect]))
    if act == BUY_CATTLE:
        return can_buy(s, seat)
    if act == BUILD_ONE:
        return can_build(s, seat, EFFECT_COST[effect])
    if act == REMOVE_HAZARD:
        return me.money >= EFFECT_COST[effect] and any_hazard(s)
    if act == TAKE_OUTLAW:
        return any_outlaw(s)
    if act == ENGINE_FORWARD:
        return me.money >= EFFECT_COST[effect] and counted(s, seat, effect) > 0
    if act == ENGINE_BACK_FOR:
        return bool(backward_goals(s, seat, EFFECT_SPACES[effect]))
    if act == HERDER_FREE:
        return bool(free_goals(s, seat, EFFECT_MAX[effect]))
    return can_gain(s, seat, effect)


def might(s: State, seat: int, effect: int) -> bool:
    """Can the effect be performed, as far as others know? A hand may hold any card: silence tells nothing."""
    if EFFECT_ACT[effect] == DISCARD_FOR:
        return bool(s.seats[seat].hand)
    return can(s, seat, effect)


def can_gain(s: State, seat: int, effect: int) -> bool:
    """The same for effects that only give something."""
    act = EFFECT_ACT[effect]
    me = s.seats[seat]
    if act == GAIN_MONEY:
        return counted(s, seat, effect) > 0
    if act in (GAIN_CERTIFICATES, FILL_CERTIFICATES):
        return me.marker < certificate_limit(me)
    if act == GAIN_OBJECTIVE:
        return objectives_left(s)
    if act == DRAW_CARDS:
        return drawable(me) > 0
    if act == DELIVER_EXTRA:
        return me.engine > 0
    if act == UPGRADE_BEHIND:
        return bool(stations_behind(s, seat))
    return act in (HERDER_ON, GAIN_TOKEN, USE_AUXILIARY)


def start(s: State, seat: int, effect: int) -> None:
    """Begin the effect: pay what it costs, and push what it asks."""
    act = EFFECT_ACT[effect]
    if act == DISCARD_FOR:
        s.push(Frame(DISCARD_FOR_REWARD, seat, effect))
    elif act == HIRE_ONE:
        s.push(Frame(HIRE_WORKER, seat, EFFECT_CHANGE[effect]))
    elif act == BUY_CATTLE:
        s.push(Frame(BUY_FROM_MARKET, seat, s.seats[seat].workers[COWBOY]))
    elif act == BUILD_ONE:
        s.push(Frame(CHOOSE_BUILDING, seat, EFFECT_COST[effect]))
    elif act == REMOVE_HAZARD:
        s.push(Frame(CHOOSE_HAZARD, seat, EFFECT_COST[effect]))
    elif act == TAKE_OUTLAW:
        s.push(Frame(CHOOSE_OUTLAW, seat))
    elif act == ENGINE_FORWARD:
        pay(s, seat, EFFECT_COST[effect])
        refusable = REFUSABLE if EFFECT_COST[effect] else 0
        s.push(Frame(MOVE_ENGINE, seat, EFFECT_MAX[effect] * counted(s, seat, effect), refusable))
    elif act == ENGINE_BACK_FOR:
        s.push(
            Frame(MOVE_ENGINE_BACK, seat, EFFECT_SPACES[effect]),
            Frame(GAIN_DOLLARS, seat, EFFECT_DOLLARS[effect]),
        )
    elif act == HERDER_ON:
        s.push(Frame(MOVE_ON, seat, EFFECT_MAX[effect]))
    elif act == HERDER_FREE:
        s.push(Frame(MOVE_FREE, seat, EFFECT_MAX[effect]))
    else:
        start_gain(s, seat, effect)


def start_gain(s: State, seat: int, effect: int) -> None:
    """The same for effects that only give something."""
    act = EFFECT_ACT[effect]
    if act == GAIN_MONEY:
        count = counted(s, seat, effect)
        gain(s, seat, EFFECT_DOLLARS[effect] * count)
        if EFFECT_CERTIFICATES[effect]:
            s.push(Frame(RAISE_CERTIFICATES, seat, EFFECT_CERTIFICATES[effect] * count, 0))
    elif act == GAIN_CERTIFICATES:
        s.push(Frame(RAISE_CERTIFICATES, seat, EFFECT_CERTIFICATES[effect], 1))
    elif act == FILL_CERTIFICATES:
        move_marker(s, seat, certificate_limit(s.seats[seat]))
    elif act == GAIN_OBJECTIVE:
        s.push(Frame(TAKE_OBJECTIVE, seat))
    elif act == GAIN_TOKEN:
        gain_token(s, seat)
    elif act == USE_AUXILIARY:
        s.push(Frame(CHOOSE_AUXILIARY, seat))
    elif act == DRAW_CARDS:
        s.push(Frame(CHOOSE_DRAW, seat, EFFECT_MAX[effect] * counted(s, seat, effect)))
    elif act == DELIVER_EXTRA:
        s.push(Frame(EXTRA_DELIVERY, seat))
    elif act == UPGRADE_BEHIND:
        s.push(Frame(CHOOSE_STATION_BEHIND, seat))
