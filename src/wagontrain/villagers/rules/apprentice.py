"""The Apprentice: it swaps places with a covered villager of any village (VIL-9.11)."""

from ...core.rules import Reason, Step
from ...core.state import Frame
from ..actions import FROM, JESTER, NODE_AT, TURN
from ..components import CARDS, FOUNDERS, FOUNDERS_FOOD, IS_FIXED, IS_STAND_IN, card_of
from ..events import SWAPPED
from ..hands import add_public_card, reveal_from_hand
from ..names import APPRENTICE_TARGET, COVER_MONK, FOUNDERS_SIDE, MAX_NODES, SWAP
from ..state import State
from ..village import replace_card
from .base import Question, card_arg
from .monk import can_cover
from .place import MONK, add_card_and_log, encode_target, placeable, start_placing, why_not_placeable

APPRENTICE = card_of(SWAP)
FROM_HAND = 0  # the Apprentice that swaps was placed from the hand
TAKEN = 1  # ... was itself taken by an Apprentice, for whose build action it is placed again


def is_target(s: State, seat: int, village: int, node: int, swapper: int = FROM_HAND, paid: int = 0) -> bool:
    """May the Apprentice of this seat take that villager (VIL-9.11c, d, f)?

    paid: 1 once the build action for the swap has been counted.
    """
    owner = s.seats[village]
    card = owner.cards[node]
    if owner.kids[node] == 0:
        return False
    if IS_STAND_IN[card]:
        return s.options["apprentice_targets"] == "any_covered" and replaceable(s, seat, card, swapper, paid)
    if IS_FIXED[card]:
        return village == seat
    return placeable(s, seat, card)


def replaceable(s: State, seat: int, card: int, swapper: int, paid: int) -> bool:
    """Can a Monk or Apprentice that is taken be placed again at once (VIL-9.11l, m)?"""
    if card == MONK:
        return can_cover(s, seat, 1, paid, 1)
    return swapper == FROM_HAND and bool(targets_in_village(s, seat, seat, TAKEN))


def targets_in_village(
    s: State, seat: int, village: int, swapper: int = FROM_HAND, paid: int = 0
) -> list[int]:
    """The villagers of one village that the Apprentice may take."""
    cards = s.seats[village].cards
    return [i for i in range(len(cards)) if is_target(s, seat, village, i, swapper, paid)]


def can_swap(s: State, seat: int) -> bool:
    """Is there a villager anywhere that the Apprentice may take?"""
    return any(targets_in_village(s, seat, village) for village in range(len(s.seats)))


class ApprenticeVillage(Question):
    """From which village does the Apprentice take a villager? VIL-9.11."""

    verbs = (FROM, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [FROM.of(village) for village in range(len(s.seats)) if targets_in_village(s, f.seat, village)]

    def take(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(APPRENTICE_TARGET, f.seat, FROM.first(action)))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        village = FROM.first(action)
        if village >= len(s.seats):
            return [("VIL-9.11", "no-such-seat", {})]
        if targets_in_village(s, f.seat, village):
            return []
        return [("VIL-9.11c", "no-target-there", {"seat": f"seat:{village}"})]


class ApprenticeTarget(Question):
    """Which covered villager? One build action for all of it.

    f.a: the village, f.b: FROM_HAND, or TAKEN where the build action is paid. VIL-9.11b, i.
    """

    verbs = (NODE_AT, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [NODE_AT.of(node) for node in targets_in_village(s, f.seat, f.a, f.b, f.b)]

    def take(self, s: State, f: Frame, action: int) -> None:
        node = NODE_AT.first(action)
        card = s.seats[f.a].cards[node]
        if f.b == FROM_HAND:
            s.seats[f.seat].built += 1
        if IS_STAND_IN[card]:
            self.take_stand_in(s, f, node)
        elif IS_FIXED[card]:
            s.push(Frame(FOUNDERS_SIDE, f.seat, node))
        else:
            start_placing(s, f.seat, card, 0, 1 + encode_target(f.a, node))

    def take_stand_in(self, s: State, f: Frame, node: int) -> None:
        """A Monk or Apprentice comes to the hand and is placed again at once (VIL-9.11l, m)."""
        me = s.seats[f.seat]
        reveal_from_hand(s, me, APPRENTICE)
        card = replace_card(s.seats[f.a], node, APPRENTICE)
        s.say(SWAPPED, f.seat, f.a, card)
        add_public_card(me, card)
        if card == MONK:
            s.push(Frame(COVER_MONK, f.seat, 1, TAKEN))
        else:
            s.push(Frame(APPRENTICE_TARGET, f.seat, f.seat, TAKEN))

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
            return [] if is_target(s, f.seat, f.a, node, f.b, f.b) else why_not_stand_in(s, card)
        if IS_FIXED[card]:
            return [] if f.a == f.seat else [("VIL-9.11d", "founders-stay", arg)]
        return why_not_placeable(s, f.seat, card)

    def targets(self, s: State, f: Frame, action: int, verb: object) -> list[str]:
        return [f"village-{f.a}-{NODE_AT.first(action)}"] if NODE_AT.has(action) else []


def why_not_stand_in(s: State, card: int) -> list[Reason]:
    """Why this Monk or Apprentice cannot be taken."""
    arg: dict[str, object] = {"card": card_arg(CARDS[card])}
    if s.options["apprentice_targets"] != "any_covered":
        return [("VIL-9.11n", "stand-in", arg)]
    if card == MONK:
        return [("VIL-9.11l", "no-cover", arg)]
    return [("VIL-9.11m", "no-swap-again", arg)]


class FoundersSide(Question):
    """Which side up are the own Founders placed again? f.a: their place. VIL-9.11d."""

    verbs = (TURN, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [TURN.of(0), TURN.of(1)]

    def take(self, s: State, f: Frame, action: int) -> None:
        start_placing(s, f.seat, FOUNDERS, 0, 1 + encode_target(f.seat, f.a), TURN.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []


class SwapApprentice(Step[State]):
    """Both cards move. f.a: whence, f.b: the new parent, f.c: the side of the Founders.

    VIL-9.11a, h, k, VIL-9.13.
    """

    def run(self, s: State, f: Frame) -> None:
        village, node = divmod(f.a, MAX_NODES)
        reveal_from_hand(s, s.seats[f.seat], APPRENTICE)
        card = replace_card(s.seats[village], node, APPRENTICE)
        s.say(SWAPPED, f.seat, village, card)
        role = card
        if IS_FIXED[card]:
            role = FOUNDERS
            card = FOUNDERS_FOOD if f.c else FOUNDERS
        add_card_and_log(s, f.seat, card, role, f.b)
