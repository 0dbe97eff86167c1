"""Great Western Trail: what a seat has begun and not finished, in Kansas City or at a station."""

from typing import Final

from ..components import CITIES, STATIONS
from ..names import (
    CHOOSE_CITY,
    CHOOSE_DISC,
    CITY_BONUS,
    PAY_TRANSPORT,
    REVEAL_HAND,
    SPEND_CERTIFICATES,
)
from ..state import State

NOTHING: Final = -1


class Pending:
    """The delivery or upgrade that is under way, read from what is still to do."""

    def __init__(self, s: State, seat: int) -> None:
        self.delivers = False  # the delivery is still to come
        self.reach = NOTHING  # its breeding value, once the income is taken
        self.city = NOTHING  # chosen, but the disc is not yet there
        self.station = NOTHING
        self.dollars = 0  # to be had or paid before it is done
        for f in s.todo:
            if f.seat != seat:
                continue
            if f.rule == CHOOSE_CITY and not f.b:
                self.delivers = True
                self.reach = f.a
            elif f.rule == REVEAL_HAND or f.rule == SPEND_CERTIFICATES:
                self.delivers = True
            elif f.rule == CHOOSE_DISC:
                if f.a >= STATIONS:
                    self.city = f.a - STATIONS
                else:
                    self.station = f.a
            elif f.rule == PAY_TRANSPORT:
                self.dollars -= f.a
            elif f.rule == CITY_BONUS:
                self.dollars += f.b


def mask_of(discs: tuple[int, ...]) -> int:
    """The cities that hold discs."""
    found = 0
    for city in range(CITIES):
        if discs[city]:
            found |= 1 << city
    return found
