"""Outlaws & Outposts (section 21): shooting and capturing."""

from typing import ClassVar

from ...core.actions import Verb
from ...core.rng import below
from ...core.rules import Reason, Rule, Step
from ...core.state import Frame
from ..actions import FIRE, STOP
from ..components import BASE, CARD_SUMMIT, OUTPOST_FACES, OUTPOST_PLACES, SHERIFF_BONUS, SHERIFF_GOLD
from ..events import CAPTURED, HIT, MISSED, ROLLED
from ..names import BULLETS, DIE_FACES, DIE_STREAM, GOLD, SHERIFF, SHOOT, SHOOT_AGAIN, SUFFER_DAMAGE
from ..state import State
from .boats import along_trail
from .goods import gain, spend
from .mountain import leave_outpost


def outlaws_left(s: State) -> bool:
    """Is an outlaw anywhere to be captured (SW-21.9)?"""
    return s.base_outlaws > 0 or sum(s.outlaws) > 0


def capture(s: State, seat: int) -> None:
    """SW-21.3: one outlaw from the lowest-numbered outpost, or from the base when all are gone."""
    for number in range(len(s.outlaws)):
        if s.outlaws[number] > 0:
            s.seats[seat].outlaws += 1
            s.say(CAPTURED, seat, OUTPOST_PLACES[number])
            leave_outpost(s, number)
            return
    if s.base_outlaws > 0:
        s.base_outlaws -= 1
        s.seats[seat].outlaws += 1
        s.say(CAPTURED, seat, BASE)


def capture_by_gun(s: State, seat: int) -> None:
    """SW-21.2c: the sheriff is paid for what he captures by six-shooter or rifle."""
    capture(s, seat)
    if s.items[SHERIFF] == seat:
        gain(s, seat, GOLD, SHERIFF_GOLD)


def lowest_face(s: State, seat: int) -> int:
    """SW-21.4, SW-21.5: the least roll that hits, out of reach without an outpost along the trail."""
    least = DIE_FACES + SHERIFF_BONUS + 1
    for special in along_trail(s, seat):
        for face in OUTPOST_FACES[special]:
            least = min(least, face)
    return least


class Shoot(Step[State]):
    """One shot of the six-shooter on card f.a; with no bullet for it the action ends in damage.

    Rules: SW-21.4, SW-21.5, SW-21.8, SW-21.2b.
    """

    def run(self, s: State, f: Frame) -> None:
        price = CARD_SUMMIT[f.a].cost.goods[BULLETS]
        if s.seats[f.seat].goods[BULLETS] < price:
            s.push(Frame(SUFFER_DAMAGE, f.seat))
            return
        spend(s, f.seat, BULLETS, price)
        roll = below(s, DIE_STREAM, DIE_FACES) + 1
        s.say(ROLLED, f.seat, roll)
        if s.items[SHERIFF] == f.seat:
            roll += SHERIFF_BONUS
        if roll >= lowest_face(s, f.seat):
            s.say(HIT, f.seat)
            capture_by_gun(s, f.seat)
        else:
            s.say(MISSED, f.seat)
            s.push(Frame(SHOOT_AGAIN, f.seat, f.a))


class ShootAgain(Rule[State]):
    """After a miss with the six-shooter of card f.a: another bullet, or stop and suffer damage.

    Rules: SW-21.4, SW-21.8.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (FIRE, STOP)

    def asks(self, s: State, f: Frame) -> bool:
        return s.seats[f.seat].goods[BULLETS] >= CARD_SUMMIT[f.a].cost.goods[BULLETS]

    def legal(self, s: State, f: Frame) -> list[int]:
        return [FIRE.base, STOP.base]

    def answer(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(SHOOT, f.seat, f.a) if action == FIRE.base else Frame(SUFFER_DAMAGE, f.seat))

    def run(self, s: State, f: Frame) -> None:
        s.push(Frame(SUFFER_DAMAGE, f.seat))

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []
