"""Animals (SW-15.6): the fur trade and the choices of the modes' own animals."""

from typing import ClassVar

from ...core.actions import Verb
from ...core.rules import Reason, Rule
from ...core.seqs import with_at
from ...core.state import Frame
from ..actions import DECLINE, TAKE_PRIZE
from ..components import ANIMAL_APPLES, ANIMAL_BULLETS, ANIMAL_FISH, ANIMAL_GAIN, ANIMAL_PRIZES
from ..events import ITEM_TAKEN
from ..names import ANIMALS, BADGER_BULLETS, BULLETS, CHOOSE_PRIZE, GAIN_FISH, PRIZES
from ..state import State
from .goods import change_apples, gain, gain_all
from .refusals import NOT_OFFERED, OK, reasons


def fur_trade(s: State, seat: int) -> None:
    """SW-15.6: the effect of every face-up tile; what needs a choice is asked last.

    No tile's effect depends on another's, so their order (R11) is not asked.
    """
    animals = s.seats[seat].animals
    for animal in range(len(ANIMALS)):
        if not animals >> animal & 1:
            continue
        gain_all(s, seat, ANIMAL_GAIN[animal])
        green, red = ANIMAL_APPLES[animal]
        if green or red:
            change_apples(s, green, red)
        if ANIMAL_FISH[animal]:
            s.push(Frame(GAIN_FISH, seat, ANIMAL_FISH[animal]))
        if ANIMAL_PRIZES[animal]:
            s.push(Frame(CHOOSE_PRIZE, seat, animal))


def take_item(s: State, seat: int, item: int) -> None:
    """SW-20.2, SW-21.2a: dynamite, lantern or sheriff, from the supply or from its owner."""
    if s.items[item] != seat:
        s.items = with_at(s.items, item, seat)
        s.say(ITEM_TAKEN, seat, item)


class ChoosePrize(Rule[State]):
    """The marmot or badger (f.a) brings one of its prizes, or is declined.

    Rules: SW-15.6g, SW-15.6h.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (TAKE_PRIZE, DECLINE)

    def legal(self, s: State, f: Frame) -> list[int]:
        offered = ANIMAL_PRIZES[f.a]
        options = [TAKE_PRIZE.of(prize) for prize in range(len(PRIZES)) if prize in offered]
        options.append(DECLINE.base)
        return options

    def answer(self, s: State, f: Frame, action: int) -> None:
        if action == DECLINE.base:
            return
        prize = TAKE_PRIZE.first(action)
        if prize == BADGER_BULLETS:
            gain(s, f.seat, BULLETS, ANIMAL_BULLETS[f.a])
        else:
            take_item(s, f.seat, prize)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        if action == DECLINE.base:
            return []
        return reasons(OK if TAKE_PRIZE.first(action) in ANIMAL_PRIZES[f.a] else NOT_OFFERED)
