"""Special villagers that are discarded in the build turn (VIL-9.2, VIL-9.14), and the Smuggler."""

from ...core.rules import Reason
from ...core.state import Frame
from ..actions import JESTER, NODE_AT
from ..components import CARDS, DISCARDED, EFFECT, GOLD, PADLOCK, PHASE, PHASES, card_of, effect_int
from ..events import GAINED, PLAYED
from ..hands import discard_from_hand, holds
from ..names import (
    DISCARD_THIEF,
    FREE_UNLOCK,
    GAIN_FRACTION,
    LOOK_RESERVE,
    NOBLE_SEAT,
    SCHEMER_VILLAGE,
    SHERIFF_THIEF,
    SMUGGLE,
    TAKE_HAND,
    TAKE_TOP,
    UNLOCK,
)
from ..state import Seat, State
from .base import Question, card_arg
from .place import can_unlock, why_locked
from .saints import look_at_reserve
from .scoundrels import THIEF, can_visit, top_nodes

SMUGGLER = card_of(GAIN_FRACTION)
SMUGGLER_PART = effect_int(SMUGGLER, "numerator")
SMUGGLER_OF = effect_int(SMUGGLER, "denominator")
BUILD_CARD = PHASES.index("build")


def can_play(s: State, seat: int, card: int) -> bool:
    """Can a card with the discard icon be played now: its moment, its target, its padlock?"""
    if PHASE[card] != BUILD_CARD or not has_target(s, seat, card):
        return False
    return PADLOCK[card] < 0 or can_unlock(s, seat, card, False)


def has_target(s: State, seat: int, card: int) -> bool:
    """VIL-9.14: a legal target for its text; the Tinner needs none."""
    effect = EFFECT[card]
    if effect == FREE_UNLOCK:
        return True
    if effect == GAIN_FRACTION:
        return bool(gold_nodes(s.seats[seat]))
    if effect == TAKE_HAND:
        return any(can_visit(s, seat, other) for other in range(s.players))
    if effect == TAKE_TOP:
        return any(top_nodes(village) for village in s.seats)
    if effect == DISCARD_THIEF:
        return any(THIEF in village.cards for village in s.seats)
    return effect == LOOK_RESERVE and bool(s.reserve)


def why_not_play(s: State, seat: int, card: int) -> list[Reason]:
    """Why this card cannot be played in the build turn."""
    arg: dict[str, object] = {"card": card_arg(CARDS[card])}
    if not holds(s.seats[seat], card):
        return [("VIL-9.1", "not-in-hand", arg)]
    if not DISCARDED[card]:
        return [("VIL-9.3", "place-not-play", arg)]
    if PHASE[card] != BUILD_CARD:
        return [("VIL-9.1", "not-a-build-card", arg)]
    reasons: list[Reason] = []
    if not has_target(s, seat, card):
        reasons.append(("VIL-9.14", "no-target", arg))
    if PADLOCK[card] >= 0 and not can_unlock(s, seat, card, False):
        reasons.append(why_locked(s, seat, card, False))
    return reasons


def play_special(s: State, seat: int, card: int) -> None:
    """The card is shown, goes to the discard pile, and does what it says (VIL-9.2)."""
    me = s.seats[seat]
    discard_from_hand(s, me, card)
    s.say(PLAYED, seat, card)
    effect = EFFECT[card]
    if effect == FREE_UNLOCK:
        me.free_unlock = True
    elif effect == GAIN_FRACTION:
        s.push(Frame(UNLOCK, seat, card, 1), Frame(SMUGGLE, seat))
    elif effect == TAKE_HAND:
        s.push(Frame(NOBLE_SEAT, seat))
    elif effect == TAKE_TOP:
        s.push(Frame(SCHEMER_VILLAGE, seat))
    elif effect == DISCARD_THIEF:
        s.push(Frame(SHERIFF_THIEF, seat))
    else:
        look_at_reserve(s, seat)


# -- Smuggler


def gold_nodes(me: Seat) -> list[int]:
    """Uncovered cards with a gold symbol (VIL-9.9)."""
    return [i for i in range(len(me.cards)) if me.kids[i] == 0 and GOLD[me.cards[i]] > 0]


class Smuggle(Question):
    """Half of whose printed gold, rounded up? VIL-9.9."""

    verbs = (NODE_AT, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [NODE_AT.of(node) for node in gold_nodes(s.seats[f.seat])]

    def take(self, s: State, f: Frame, action: int) -> None:
        me = s.seats[f.seat]
        printed = GOLD[me.cards[NODE_AT.first(action)]] * SMUGGLER_PART
        gained = -(-printed // SMUGGLER_OF)
        me.supply += gained
        s.say(GAINED, f.seat, gained)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        me = s.seats[f.seat]
        node = NODE_AT.first(action)
        if node >= len(me.cards):
            return [("VIL-9.9", "no-such-node", {"node": node})]
        arg: dict[str, object] = {"card": card_arg(CARDS[me.cards[node]])}
        reasons: list[Reason] = []
        if me.kids[node] > 0:
            reasons.append(("VIL-9.9a", "covered", arg))
        if GOLD[me.cards[node]] == 0:
            reasons.append(("VIL-9.9b", "no-gold-symbol", arg))
        return reasons

    def targets(self, s: State, f: Frame, action: int, verb: object) -> list[str]:
        return [f"village-{f.seat}-{NODE_AT.first(action)}"] if NODE_AT.has(action) else []
