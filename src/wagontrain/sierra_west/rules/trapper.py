"""The trapper (SW-9.4, SW-23.8): out of turn, before the active player's first move."""

from typing import ClassVar, Final

from ...core.actions import Verb
from ...core.rules import Reason, Rule, Step
from ...core.state import Frame
from ..actions import DECLINE, TRAP
from ..components import ANIMAL_SLOTS, CARD_ANIMAL
from ..events import SHOWED_ANIMAL, TRAPPED
from ..names import (
    ANIMALS,
    CAMP,
    HASTINGS,
    HAT_PIONEER,
    NONE,
    PAY_BASICS,
    PLAIN_PIONEER,
    TRAP_ANIMAL,
    TRAPPER,
    TURN_UP_ANIMAL,
)
from ..state import Seat, State, player_count
from .goods import basics
from .hunts import plan_animals
from .refusals import NOT_VISIBLE, OK, PIONEER_NOT_IDLE, TILE_FACE_UP, reasons

TRAP_PRICE: Final = 1  # SW-9.4


def visible_animals(s: State) -> int:
    """SW-5.6, SW-23.8: the animals, as bits, of the outer cards or of both plan cards."""
    if s.solo and s.turn == HASTINGS:
        return plan_animals(s)
    animals = 0
    for slot in ANIMAL_SLOTS:
        animal = CARD_ANIMAL[s.laid[slot]]
        if animal != NONE:
            animals |= 1 << animal
    return animals


class OpenTrapperWindow(Step[State]):
    """The planned animals are announced; the others may trap one, clockwise from the active player.

    Rules: SW-6.4, SW-7.31, SW-9.4, SW-9.5.
    """

    def run(self, s: State, f: Frame) -> None:
        animals = visible_animals(s)
        if s.log is not None:
            for animal in range(len(ANIMALS)):
                if animals >> animal & 1:
                    s.say(SHOWED_ANIMAL, f.seat, animal)
        people = player_count(s)
        if animals:
            for i in range(people - 1, 0, -1):
                s.push(Frame(TRAP_ANIMAL, (f.seat + i) % people))


def can_trap(s: State, me: Seat) -> bool:
    """SW-9.4b: an idle pioneer, an empty trapper space, a basic resource, and a matching face-down tile."""
    if me.hat_pioneer != CAMP and me.plain_pioneer != CAMP:
        return False
    if me.hat_pioneer == TRAPPER or me.plain_pioneer == TRAPPER:
        return False
    return visible_animals(s) & ~me.animals != 0 and basics(me) >= TRAP_PRICE


class TrapAnimal(Rule[State]):
    """Trap one visible animal with an idle pioneer, or not.

    Rules: SW-9.1, SW-9.4, SW-9.5, SW-9.6, SW-23.8.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (TRAP, DECLINE)

    def asks(self, s: State, f: Frame) -> bool:
        return can_trap(s, s.seats[f.seat])

    def legal(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        wanted = visible_animals(s) & ~me.animals
        options: list[int] = []
        for animal in range(len(ANIMALS)):
            if wanted >> animal & 1:
                if me.hat_pioneer == CAMP:
                    options.append(TRAP.of(animal, HAT_PIONEER))
                if me.plain_pioneer == CAMP:
                    options.append(TRAP.of(animal, PLAIN_PIONEER))
        options.append(DECLINE.base)
        return options

    def answer(self, s: State, f: Frame, action: int) -> None:
        if action != DECLINE.base:
            s.active_round = True
            animal, figure, _ = TRAP.args(action)
            s.push(Frame(PAY_BASICS, f.seat, TRAP_PRICE), Frame(TURN_UP_ANIMAL, f.seat, animal, figure))

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        if action == DECLINE.base:
            return []
        animal, figure, _ = TRAP.args(action)
        me = s.seats[f.seat]
        if not visible_animals(s) >> animal & 1:
            return reasons(NOT_VISIBLE)
        if me.animals >> animal & 1:
            return reasons(TILE_FACE_UP)
        return reasons(
            OK
            if (me.hat_pioneer if figure == HAT_PIONEER else me.plain_pioneer) == CAMP
            else PIONEER_NOT_IDLE
        )


class TurnUpAnimal(Step[State]):
    """The trapper is paid: pioneer f.b goes to the trapper space, tile f.a is turned up.

    Rules: SW-9.4.
    """

    def run(self, s: State, f: Frame) -> None:
        me = s.seats[f.seat]
        if f.b == HAT_PIONEER:
            me.hat_pioneer = TRAPPER
        else:
            me.plain_pioneer = TRAPPER
        me.animals |= 1 << f.a
        s.say(TRAPPED, f.seat, f.a, f.b)
