"""Free exchanges (SW-7.21): the grey cabin, the dynamite and the fish market."""

from ..actions import BLAST, EXCHANGE, SELL
from ..components import BLAST_GOLD, BLAST_STONE, DEAL_GAIN, DEAL_GIVES, DEALS, GREY_BASICS, GREY_GOLD
from ..events import SOLD
from ..names import BASICS, BOATS_BANJOS, DYNAMITE, FIRST_FISH, FISH_KINDS, GOLD, GOLD_RUSH, GREY_SPOT, STONE
from ..state import Seat, State
from .goods import gain, gain_all, spend
from .moves import Move
from .refusals import (
    CANOE_NOT_AT_MARKET,
    FISH_MISSING,
    MULE_NOT_IN_CABIN,
    NO_DYNAMITE,
    NO_GOLD,
    OK,
    TOO_LITTLE_STONE,
)


class ExchangeGold(Move):
    """Gold becomes a basic resource of choice while the mule is in the grey cabin (SW-7.21a)."""

    def __init__(self) -> None:
        super().__init__(EXCHANGE, keeps_boots=True, keeps_abilities=True)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if s.mule_spot == GREY_SPOT and s.mule == s.turn and me.goods[GOLD] >= GREY_GOLD:
            for basic in range(BASICS):
                options.append(EXCHANGE.base + basic)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        if s.mule != s.turn or s.mule_spot != GREY_SPOT:
            return MULE_NOT_IN_CABIN
        return OK if me.goods[GOLD] >= GREY_GOLD else NO_GOLD

    def perform(self, s: State, seat: int, action: int) -> None:
        spend(s, seat, GOLD, GREY_GOLD)
        gain(s, seat, EXCHANGE.first(action), GREY_BASICS)


class Blast(Move):
    """The owner of the dynamite turns stone into gold (SW-7.21b, SW-20.3)."""

    def __init__(self) -> None:
        super().__init__(BLAST, keeps_boots=True, keeps_abilities=True, mode=GOLD_RUSH)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if s.mode == GOLD_RUSH and s.items[DYNAMITE] == s.turn and me.goods[STONE] >= BLAST_STONE:
            options.append(BLAST.base)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        if s.items[DYNAMITE] != s.turn:
            return NO_DYNAMITE
        return OK if me.goods[STONE] >= BLAST_STONE else TOO_LITTLE_STONE

    def perform(self, s: State, seat: int, action: int) -> None:
        spend(s, seat, STONE, BLAST_STONE)
        gain(s, seat, GOLD, BLAST_GOLD)


class SellFish(Move):
    """A trade of the fish market while the canoe is there (SW-7.21c, SW-19.9)."""

    def __init__(self) -> None:
        super().__init__(SELL, keeps_boots=True, keeps_abilities=True, mode=BOATS_BANJOS)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if s.mode != BOATS_BANJOS or me.canoe != 0:
            return
        goods = me.goods
        if goods[FIRST_FISH] or goods[FIRST_FISH + 1] or goods[FIRST_FISH + 2]:
            for deal in range(len(DEALS)):
                if has_fish(me, deal):
                    options.append(SELL.base + deal)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        if s.mode != BOATS_BANJOS or me.canoe != 0:
            return CANOE_NOT_AT_MARKET
        return OK if has_fish(me, SELL.first(action)) else FISH_MISSING

    def perform(self, s: State, seat: int, action: int) -> None:
        deal = SELL.first(action)
        for kind in range(FISH_KINDS):
            spend(s, seat, FIRST_FISH + kind, DEAL_GIVES[deal][kind])
        s.say(SOLD, seat, deal)
        gain_all(s, seat, DEAL_GAIN[deal])


def has_fish(me: Seat, deal: int) -> bool:
    """Are the fish of a trade in stock?"""
    for kind in range(FISH_KINDS):
        if me.goods[FIRST_FISH + kind] < DEAL_GIVES[deal][kind]:
            return False
    return True
