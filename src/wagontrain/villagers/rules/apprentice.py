"""The Apprentice: it swaps places with a covered villager of any village (VIL-9.11)."""

from ...core.table import Frame, Reason, Step
from ..actions import FROM, JESTER, NODE_AT, TURN
from ..events import SWAPPED
from ..hands import show_out
from ..names import APPRENTICE_TARGET, FOUNDERS_SIDE, MAX_NODES, SWAP
from ..state import State
from ..tables import CARDS, FOUNDERS, FOUNDERS_FOOD, IS_FIXED, IS_STAND_IN, card_of
from ..village import exchange
from .base import Question, card_arg
from .place import lay_and_say, placeable, start_placing, target_of, why_not_placeable

APPRENTICE = card_of(SWAP)


def is_target(s: State, seat: int, village: int, node: int) -> bool:
    """May the Apprentice of this seat take that villager (VIL-9.11c, d, f)?"""
    owner = s.seats[village]
    card = owner.cards[node]
    if owner.kids[node] == 0 or IS_STAND_IN[card]:
        return False
    if IS_FIXED[card]:
        return village == seat
    return placeable(s, seat, card)


def village_targets(s: State, seat: int, village: int) -> list[int]:
    """The villagers of one village that the Apprentice may take."""
    return [i for i in range(len(s.seats[village].cards)) if is_target(s, seat, village, i)]


def can_swap(s: State, seat: int) -> bool:
    """Is there a villager anywhere that the Apprentice may take?"""
    return any(village_targets(s, seat, village) for village in range(len(s.seats)))


class ApprenticeVillage(Question):
    """From which village does the Apprentice take a villager? VIL-9.11."""

    verbs = (FROM, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [FROM.of(village) for village in range(len(s.seats)) if village_targets(s, f.seat, village)]

    def take(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(APPRENTICE_TARGET, f.seat, FROM.first(action)))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        village = FROM.first(action)
        if village >= len(s.seats):
            return [("VIL-9.11", "no-such-seat", {})]
        if village_targets(s, f.seat, village):
            return []
        return [("VIL-9.11c", "no-target-there", {"seat": f"seat:{village}"})]


class ApprenticeTarget(Question):
    """Which covered villager? One build action for all of it. f.a: the village. VIL-9.11b, i."""

    verbs = (NODE_AT, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [NODE_AT.of(node) for node in village_targets(s, f.seat, f.a)]

    def take(self, s: State, f: Frame, action: int) -> None:
        node = NODE_AT.first(action)
        card = s.seats[f.a].cards[node]
        s.seats[f.seat].built += 1
        if IS_FIXED[card]:
            s.push(Frame(FOUNDERS_SIDE, f.seat, node))
        else:
            start_placing(s, f.seat, card, 0, 1 + target_of(f.a, node))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        node = NODE_AT.first(action)
        owner = s.seats[f.a]
        if node >= len(owner.cards):
            return [("VIL-9.11", "no-such-node", {"node": node})]
        card = owner.cards[node]
        arg: dict[str, object] = {"card": card_arg(CARDS[card])}
        if owner.kids[node] == 0:
            return [("VIL-9.11", "not-covered", arg)]
        if IS_STAND_IN[card]:
            return [("VIL-9.11f", "stand-in", arg)]
        if IS_FIXED[card]:
            return [] if f.a == f.seat else [("VIL-9.11d", "founders-stay", arg)]
        return why_not_placeable(s, f.seat, card)

    def targets(self, s: State, f: Frame, action: int, verb: object) -> list[str]:
        return [f"village-{f.a}-{NODE_AT.first(action)}"] if NODE_AT.has(action) else []


class FoundersSide(Question):
    """Which side up are the own Founders placed again? f.a: their place. VIL-9.11d."""

    verbs = (TURN, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [TURN.of(0), TURN.of(1)]

    def take(self, s: State, f: Frame, action: int) -> None:
        start_placing(s, f.seat, FOUNDERS, 0, 1 + target_of(f.seat, f.a), TURN.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []


class SwapApprentice(Step[State]):
    """Both cards move. f.a: whence, f.b: the new parent, f.c: the side of the Founders.

    VIL-9.11a, h, k, VIL-9.13.
    """

    def run(self, s: State, f: Frame) -> None:
        village, node = divmod(f.a, MAX_NODES)
        show_out(s, s.seats[f.seat], APPRENTICE)
        card = exchange(s.seats[village], node, APPRENTICE)
        s.say(SWAPPED, f.seat, village, card)
        role = card
        if IS_FIXED[card]:
            role = FOUNDERS
            card = FOUNDERS_FOOD if f.c else FOUNDERS
        lay_and_say(s, f.seat, card, role, f.b)
