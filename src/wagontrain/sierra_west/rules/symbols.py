"""Path symbols (section 15): activating the space a pioneer stands on, and what its symbol does."""

from typing import Final

from ...core.rules import Step
from ...core.state import Frame
from ..actions import ACTIVATE, DISCOUNT, TAME
from ..components import (
    BULLETS_MAX,
    CABIN_GAIN,
    DISCOUNT_AMOUNT,
    DOUBLES,
    ORCHARD_APPLES,
    SPOT_COST,
    SYMBOL_AMOUNT,
    SYMBOL_APPLES,
    SYMBOL_DOES,
    SYMBOL_GAIN,
    SYMBOL_ITEM,
)
from ..events import ACTIVATED, DISCOUNTED, TAMED
from ..names import (
    APPLES,
    BANJO,
    BEAR_HAZARD,
    BEAR_TAMER,
    BOOTS,
    BULLETS,
    FISHING,
    FUR_TRADE,
    GAIN,
    GREEN_END,
    GREEN_FIRST,
    HARVEST,
    HAT_PIONEER,
    LOAD_CART,
    LOADING,
    MINE,
    NONE,
    PADDLE_CANOE,
    PADDLING,
    PAID_DISCOUNT,
    PAN,
    PAY_BASICS,
    PERFORM_SYMBOL,
    PLAIN_PIONEER,
    RELOAD,
    SHOVEL,
    TAKE_ITEM,
    TAKE_MULE,
    TAN_END,
    TAN_FIRST,
)
from ..state import Seat, State
from .boats import along_trail, catch_fish, pan_gold
from .furs import fur_trade, take_item
from .gold import load_refusal, mine
from .goods import basics, change_apples, gain, gain_all
from .homestead import take_mule
from .moves import Move
from .paths import brown_active, green_active, is_space, symbol_at
from .refusals import (
    ACTIVATED_ALREADY,
    BANJO_NEVER_ACTIVATED,
    BOOTS_ARE_SPENT,
    CANNOT_PAY_SPACE,
    DISCOUNT_INACTIVE,
    NOT_ON_BEAR,
    NOT_ON_SPACE,
    NOT_PAID_SPACE,
    OK,
    TAMER_INACTIVE,
    USED_THIS_TURN,
)
from .shovel import push_shovel, shovel_refusal

FREE: Final = 0


def activation_refusal(s: State, me: Seat, figure: int, off: int) -> int:
    """What forbids activating a pioneer's space, with `off` taken from its price (SW-7.9 to SW-7.12)."""
    if figure == HAT_PIONEER:
        spot, done = me.hat_pioneer, s.hat_activated
    else:
        spot, done = me.plain_pioneer, s.plain_activated
    if not (GREEN_FIRST <= spot < GREEN_END or TAN_FIRST <= spot < TAN_END):
        return NOT_ON_SPACE
    does = SYMBOL_DOES[symbol_at(s, spot)]
    if does == BOOTS:
        return BOOTS_ARE_SPENT
    if done:
        return ACTIVATED_ALREADY
    if does == BANJO:
        return BANJO_NEVER_ACTIVATED
    cost = SPOT_COST[spot]
    if cost:
        cost = max(FREE, cost - off)
        if does == SHOVEL:
            return shovel_refusal(s, me, cost)
        if cost > basics(me):
            return CANNOT_PAY_SPACE
    elif does == SHOVEL:
        return shovel_refusal(s, me, FREE)
    return load_refusal(me) if does == LOADING else OK


def activate(s: State, seat: int, figure: int, off: int) -> None:
    """SW-7.10: pay the space, then its symbol is performed; done once per arrival (SW-7.9)."""
    me = s.seats[seat]
    spot = me.hat_pioneer if figure == HAT_PIONEER else me.plain_pioneer
    symbol = symbol_at(s, spot)
    if figure == HAT_PIONEER:
        s.hat_activated = True
    else:
        s.plain_activated = True
    s.say(ACTIVATED, seat, figure, symbol)
    cost = max(FREE, SPOT_COST[spot] - off)
    if SYMBOL_DOES[symbol] == SHOVEL:
        push_shovel(s, seat, figure, cost)
    elif cost:
        s.push(Frame(PAY_BASICS, seat, cost), Frame(PERFORM_SYMBOL, seat, symbol, figure))
    else:
        perform(s, seat, symbol, figure)


def perform(s: State, seat: int, symbol: int, figure: int) -> None:
    """What a symbol does, once it is paid. Bear hazards and dueling banjos do nothing of their own."""
    does = SYMBOL_DOES[symbol]
    me = s.seats[seat]
    if does == GAIN:
        cabin = DOUBLES[symbol]
        doubled = cabin != NONE and figure == HAT_PIONEER and green_active(me, cabin)
        gain_all(s, seat, CABIN_GAIN[cabin] if doubled else SYMBOL_GAIN[symbol])
    elif does == FUR_TRADE:
        fur_trade(s, seat)
    elif does == TAKE_MULE:
        take_mule(s, seat)
    elif does == TAKE_ITEM:
        take_item(s, seat, SYMBOL_ITEM[symbol])
    elif does == APPLES:
        green, red = SYMBOL_APPLES[symbol]
        change_apples(s, green, red)
    elif does == HARVEST:
        harvest(s, seat)
    elif does == PAN:
        pan_gold(s, seat)
    elif does == PADDLING:
        s.push(Frame(PADDLE_CANOE, seat, SYMBOL_AMOUNT[symbol]))
    elif does == FISHING:
        catch_fish(s, seat)
    elif does == MINE:
        mine(s, seat)
    elif does == LOADING:
        s.push(Frame(LOAD_CART, seat, SYMBOL_AMOUNT[symbol]))
    elif does == RELOAD:
        gain(s, seat, BULLETS, BULLETS_MAX)


def harvest(s: State, seat: int) -> None:
    """SW-18.3: all apples of the orchards along the trail; nothing where there is none."""
    green = red = 0
    for special in along_trail(s, seat):
        green += ORCHARD_APPLES[special][0]
        red += ORCHARD_APPLES[special][1]
    if green or red:
        change_apples(s, green, red)


class PerformSymbol(Step[State]):
    """The space is paid: symbol f.a, activated by pioneer f.b.

    Rules: SW-7.10, SW-15.1 to SW-15.7.
    """

    def run(self, s: State, f: Frame) -> None:
        perform(s, f.seat, f.a, f.b)


class ActivateSpace(Move):
    """Activate the space a pioneer stands on (SW-7.25d). Boots are not activated but used (SW-10.6)."""

    def __init__(self) -> None:
        super().__init__(ACTIVATE)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if activation_refusal(s, me, HAT_PIONEER, FREE) == OK:
            options.append(ACTIVATE.base)
        if activation_refusal(s, me, PLAIN_PIONEER, FREE) == OK:
            options.append(ACTIVATE.base + PLAIN_PIONEER)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        return activation_refusal(s, me, ACTIVATE.first(action), FREE)

    def perform(self, s: State, seat: int, action: int) -> None:
        activate(s, seat, ACTIVATE.first(action), FREE)


class UseDiscount(Move):
    """Activate the plain pioneer's paid space for less, through `paid_discount` (SW-13.6a)."""

    def __init__(self) -> None:
        super().__init__(DISCOUNT, in_cabin=True)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if brown_active(me, PAID_DISCOUNT) and self.refusal(s, me, DISCOUNT.base) == OK:
            options.append(DISCOUNT.base)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        if not brown_active(me, PAID_DISCOUNT):
            return DISCOUNT_INACTIVE
        if s.used_abilities >> PAID_DISCOUNT & 1:
            return USED_THIS_TURN
        if SPOT_COST[me.plain_pioneer] == FREE:
            return NOT_PAID_SPACE
        return activation_refusal(s, me, PLAIN_PIONEER, DISCOUNT_AMOUNT)

    def perform(self, s: State, seat: int, action: int) -> None:
        s.used_abilities |= 1 << PAID_DISCOUNT
        s.say(DISCOUNTED, seat)
        activate(s, seat, PLAIN_PIONEER, DISCOUNT_AMOUNT)


class TameBear(Move):
    """Resolve the plain pioneer's bear hazard for nothing, through `bear_tamer` (SW-13.6b)."""

    def __init__(self) -> None:
        super().__init__(TAME, in_cabin=True)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if brown_active(me, BEAR_TAMER) and self.refusal(s, me, TAME.base) == OK:
            options.append(TAME.base)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        if not brown_active(me, BEAR_TAMER):
            return TAMER_INACTIVE
        if s.used_abilities >> BEAR_TAMER & 1:
            return USED_THIS_TURN
        if not is_space(me.plain_pioneer) or SYMBOL_DOES[symbol_at(s, me.plain_pioneer)] != BEAR_HAZARD:
            return NOT_ON_BEAR
        return ACTIVATED_ALREADY if s.plain_activated else OK

    def perform(self, s: State, seat: int, action: int) -> None:
        s.used_abilities |= 1 << BEAR_TAMER
        s.plain_activated = True
        s.say(TAMED, seat)
        gain_all(s, seat, CABIN_GAIN[BEAR_TAMER])
