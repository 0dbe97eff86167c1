"""The Road update (VIL-6)."""

from ...core.rules import Reason, Step
from ...core.seqs import with_at
from ...core.state import Frame
from ..actions import COIN, JESTER, PASS
from ..events import COIN_PUT, COINS_ADDED
from ..names import CLEAR_ROAD, EMPTY, PUT_COIN, SLOTS, UPDATING
from ..road import add_coin, discard_villager, has_villagers, refill_from_reserve
from ..state import State
from .base import Question
from .draft import why_not_slot
from .round import seats_from

SMALL_TABLE = 2


class RoadUpdate(Step[State]):
    """Three to five players: villagers with coins leave, the rest get one (VIL-6.1 to 6.4).

    Fewer: VIL-6.5.
    """

    def run(self, s: State, f: Frame) -> None:
        s.phase = UPDATING
        if s.players <= SMALL_TABLE:
            s.push(Frame(CLEAR_ROAD, f.seat))
            for seat in seats_from(s, s.first):
                s.push(Frame(PUT_COIN, seat))  # last pushed, first asked: reverse turn order
            return
        for slot in range(SLOTS):
            if s.slots[slot] != EMPTY and s.slot_coins[slot] > 0:
                s.slot_coins = with_at(s.slot_coins, slot, 0)
                discard_villager(s, slot)
        refill_from_reserve(s)
        for slot in range(SLOTS):
            if s.slots[slot] != EMPTY:
                add_coin(s, slot)
        s.say(COINS_ADDED, -1)


class PutCoin(Question):
    """One gold from the bank on any face-up villager, or none. VIL-6.5, VIL-6.11, VIL-13.10."""

    verbs = (PASS, COIN, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return has_villagers(s)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS.of(), *[COIN.of(i) for i in range(SLOTS) if s.slots[i] != EMPTY]]

    def take(self, s: State, f: Frame, action: int) -> None:
        if action != PASS.of():
            slot = COIN.first(action)
            add_coin(s, slot)
            s.say(COIN_PUT, f.seat, slot, s.slots[slot])

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        return [] if action == PASS.of() else why_not_slot(s, COIN.first(action), "VIL-6.11")


class ClearRoad(Step[State]):
    """One or two players: villagers without coins leave, the slots are filled. VIL-6.6, VIL-6.7, VIL-6.8."""

    def run(self, s: State, f: Frame) -> None:
        for slot in range(SLOTS):
            if s.slots[slot] != EMPTY and s.slot_coins[slot] == 0:
                discard_villager(s, slot)
        refill_from_reserve(s)
