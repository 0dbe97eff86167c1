"""Stocks and costs (section 10): gaining, paying, and the questions where the payer chooses the mix."""

from typing import ClassVar, Final

from ...core.actions import Verb
from ...core.rules import Reason, Rule
from ...core.seqs import added_at
from ...core.state import Frame
from ..actions import CATCH, GIVE_APPLES, GIVE_FISH, PAY, TAKE
from ..components import APPLES_MAX, BULLETS_MAX, Cost
from ..events import APPLES_CHANGED, GAINED, PAID
from ..names import (
    BASICS,
    BULLETS,
    FIRST_FISH,
    FISH_KINDS,
    FOOD,
    GAIN_BASIC,
    GAIN_FISH,
    GOODS,
    GREEN,
    HASTINGS,
    PAY_APPLES,
    PAY_BASICS,
    PAY_FISH,
    RED,
    STONE,
    WOOD,
)
from ..state import Seat, State
from .refusals import FISH_IN_ORDER, NO_FISH_LEFT, NOT_IN_STOCK, OK, WRONG_AMOUNT, reasons

LAST_GOOD: Final = len(GOODS)


def basics(me: Seat) -> int:
    """How many basic resources are in stock (SW-0.1)."""
    goods = me.goods
    return goods[FOOD] + goods[WOOD] + goods[STONE]


def gain(s: State, seat: int, good: int, amount: int) -> None:
    """Add to a stock: bullets up to the limit (SW-10.2), fish as far as in supply (SW-19.1).

    Hastings keeps no basic resources (SW-23.2).
    """
    me = s.seats[seat]
    if good >= FIRST_FISH:
        amount = min(amount, s.fish[good - FIRST_FISH])
        s.fish = added_at(s.fish, good - FIRST_FISH, -amount)
    elif good == BULLETS:
        amount = min(amount, BULLETS_MAX - me.goods[BULLETS])
    elif good < BASICS and s.solo and seat == HASTINGS:
        return
    if amount > 0:
        me.goods = added_at(me.goods, good, amount)
        s.say(GAINED, seat, good, amount)


def gain_all(s: State, seat: int, goods: tuple[int, ...]) -> None:
    """Add some of every good."""
    for good in range(LAST_GOOD):
        if goods[good]:
            gain(s, seat, good, goods[good])


def spend(s: State, seat: int, good: int, amount: int) -> None:
    """Give back to the supply (SW-10.1)."""
    if amount > 0:
        me = s.seats[seat]
        me.goods = added_at(me.goods, good, -amount)
        if good >= FIRST_FISH:
            s.fish = added_at(s.fish, good - FIRST_FISH, amount)
        s.say(PAID, seat, good, amount)


def change_apples(s: State, green: int, red: int) -> None:
    """Add to or take from the shared apples; what exceeds the top is lost (SW-18.1)."""
    s.apples = (min(APPLES_MAX, s.apples[GREEN] + green), min(APPLES_MAX, s.apples[RED] + red))
    s.say(APPLES_CHANGED, s.turn, s.apples[GREEN], s.apples[RED])


def can_pay(s: State, me: Seat, cost: Cost) -> bool:
    """Is the whole cost in hand (SW-7.26)?"""
    goods = me.goods
    for good, amount in cost.listed:
        if goods[good] < amount:
            return False
    if cost.basics and goods[FOOD] + goods[WOOD] + goods[STONE] < cost.basics_in_all:
        return False
    if cost.green or cost.red or cost.apples:
        green, red = s.apples
        if green < cost.green or red < cost.red or green + red < cost.green + cost.red + cost.apples:
            return False
    if cost.fish:
        return goods[FIRST_FISH] + goods[FIRST_FISH + 1] + goods[FIRST_FISH + 2] >= cost.fish_in_all
    return True


def pay(s: State, seat: int, cost: Cost) -> None:
    """Pay what is fixed and ask about the rest. Push what the payment brings before this."""
    for good, amount in cost.listed:
        spend(s, seat, good, amount)
    if cost.green or cost.red:
        change_apples(s, -cost.green, -cost.red)
    if cost.fish:
        s.push(Frame(PAY_FISH, seat, cost.fish))
    if cost.apples:
        s.push(Frame(PAY_APPLES, seat, cost.apples))
    if cost.basics:
        s.push(Frame(PAY_BASICS, seat, cost.basics))


class PayBasics(Rule[State]):
    """Pay f.a basic resources in any mix.

    Rules: SW-10.1, SW-7.26, SW-0.7.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (PAY,)

    def asks(self, s: State, f: Frame) -> bool:
        return f.a > 0

    def legal(self, s: State, f: Frame) -> list[int]:
        goods = s.seats[f.seat].goods
        need, wood_most, stone_most = f.a, goods[WOOD], goods[STONE]
        options: list[int] = []
        for food in range(max(0, need - wood_most - stone_most), min(goods[FOOD], need) + 1):
            rest = need - food
            for wood in range(max(0, rest - stone_most), min(wood_most, rest) + 1):
                options.append(PAY.of(food, wood, rest - wood))
        return options

    def answer(self, s: State, f: Frame, action: int) -> None:
        food, wood, stone = PAY.args(action)
        spend(s, f.seat, FOOD, food)
        spend(s, f.seat, WOOD, wood)
        spend(s, f.seat, STONE, stone)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        food, wood, stone = PAY.args(action)
        goods = s.seats[f.seat].goods
        if food + wood + stone != f.a:
            return reasons(WRONG_AMOUNT)
        return reasons(
            NOT_IN_STOCK if food > goods[FOOD] or wood > goods[WOOD] or stone > goods[STONE] else OK
        )

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"amount": f.a}


class PayApples(Rule[State]):
    """Give f.a apples of any colours from the shared supply.

    Rules: SW-18.4, SW-10.1.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (GIVE_APPLES,)

    def legal(self, s: State, f: Frame) -> list[int]:
        green, red = s.apples
        least = max(0, f.a - red)
        return [GIVE_APPLES.of(n, f.a - n) for n in range(least, min(green, f.a) + 1)]

    def answer(self, s: State, f: Frame, action: int) -> None:
        green, red, _ = GIVE_APPLES.args(action)
        change_apples(s, -green, -red)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        green, red, _ = GIVE_APPLES.args(action)
        if green + red != f.a:
            return reasons(WRONG_AMOUNT)
        return reasons(NOT_IN_STOCK if green > s.apples[GREEN] or red > s.apples[RED] else OK)

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"amount": f.a}


class PayFish(Rule[State]):
    """Give f.a more fish, one by one in the order of their kinds; f.b is the lowest kind still allowed.

    Rules: SW-16.1, SW-10.1.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (GIVE_FISH,)

    def asks(self, s: State, f: Frame) -> bool:
        return f.a > 0

    def legal(self, s: State, f: Frame) -> list[int]:
        return [GIVE_FISH.of(kind) for kind in range(FISH_KINDS) if self.refusal(s, f, kind) == OK]

    def refusal(self, s: State, f: Frame, kind: int) -> int:
        """Enough fish of this and the later kinds must be left for the rest of the payment."""
        goods = s.seats[f.seat].goods
        if goods[FIRST_FISH + kind] == 0:
            return NOT_IN_STOCK
        left = 0
        for later in range(kind, FISH_KINDS):
            left += goods[FIRST_FISH + later]
        return FISH_IN_ORDER if kind < f.b or left < f.a else OK

    def answer(self, s: State, f: Frame, action: int) -> None:
        kind = GIVE_FISH.first(action)
        spend(s, f.seat, FIRST_FISH + kind, 1)
        s.push(Frame(PAY_FISH, f.seat, f.a - 1, kind))

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return reasons(self.refusal(s, f, GIVE_FISH.first(action)))

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"amount": f.a}


class GainBasic(Rule[State]):
    """Gain f.a basic resources, each of the gainer's choice.

    Rules: SW-18.4, SW-0.7.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (TAKE,)

    def asks(self, s: State, f: Frame) -> bool:
        return f.a > 0

    def legal(self, s: State, f: Frame) -> list[int]:
        return [TAKE.of(FOOD), TAKE.of(WOOD), TAKE.of(STONE)]

    def answer(self, s: State, f: Frame, action: int) -> None:
        gain(s, f.seat, TAKE.first(action), 1)
        s.push(Frame(GAIN_BASIC, f.seat, f.a - 1))

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"amount": f.a}


class GainFish(Rule[State]):
    """Gain f.a fish, each of a kind of choice that is in supply; nothing where none is.

    Rules: SW-15.6f, SW-19.1, SW-19.8.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (CATCH,)

    def asks(self, s: State, f: Frame) -> bool:
        return f.a > 0 and max(s.fish) > 0

    def legal(self, s: State, f: Frame) -> list[int]:
        return [CATCH.of(kind) for kind in range(FISH_KINDS) if s.fish[kind] > 0]

    def answer(self, s: State, f: Frame, action: int) -> None:
        gain(s, f.seat, FIRST_FISH + CATCH.first(action), 1)
        s.push(Frame(GAIN_FISH, f.seat, f.a - 1))

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return reasons(NO_FISH_LEFT if s.fish[CATCH.first(action)] == 0 else OK)

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"amount": f.a}
