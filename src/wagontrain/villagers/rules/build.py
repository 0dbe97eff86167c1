"""The build turn (VIL-7): placing, hiring, special villagers, effects of the own village."""

from ...core.actions import Verb
from ...core.rules import Reason, Step
from ...core.seqs import added_at
from ...core.state import Frame
from ..actions import END, HIRE, JESTER, PASS, PAY, PLACE, PLAY, ROB
from ..components import (
    CARDS,
    DISCARDED,
    EFFECT,
    HIRES,
    NEED_BIT,
    PADLOCK,
    card_of,
    effect_int,
)
from ..events import BUILD_LIMIT, FREELANCER_PAID
from ..hands import announce_card, holds
from ..limits import build_limit
from ..names import (
    APPRENTICE_VILLAGE,
    BUILD,
    COVER_MONK,
    EXTRA_BUILD,
    PAY_FREELANCER,
    RETURN_CARD,
    SUBSTITUTE,
    SWAP,
)
from ..state import State
from ..village import find_nodes, open_roles, visible_builders
from .apprentice import can_swap
from .base import Question, card_arg
from .hire import can_hire, pay_toll, why_not_hire
from .monk import can_cover
from .place import can_unlock, start_placing, why_not_placeable
from .scoundrels import THIEF, rob_player, thief_actions, why_not_rob
from .specials import can_play, play_special, why_not_play

FREELANCER = card_of(EXTRA_BUILD)
FREELANCER_COST = effect_int(FREELANCER, "cost")
FREELANCERS_PER_SEAT = 2
PAYABLE = 1  # Freelancers may be paid during the whole build turn


class BuildTurn(Step[State]):
    """One player's build turn begins. VIL-7.1, VIL-17.9d."""

    def run(self, s: State, f: Frame) -> None:
        s.turn = f.seat
        me = s.seats[f.seat]
        me.built = 0
        me.hired = 0
        me.robbed = 0
        if s.options["profiteers"] and s.options["freelancer_payment"] == "whole_turn":
            builders = builders_at_start(s, f.seat)
            set_build_limit(s, f.seat, builders, 0)
            s.push(Frame(BUILD, f.seat, 0, builders, PAYABLE))
        else:
            s.push(Frame(PAY_FREELANCER, f.seat), Frame(BUILD, f.seat))


class PayFreelancer(Question):
    """Before anything else: 1 gold on a Freelancer for one more build action. f.a: bits of those paid.

    VIL-17.9.
    """

    verbs = (PASS, PAY, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return bool(s.options["profiteers"]) and bool(freelancer_actions(s, f))

    def run(self, s: State, f: Frame) -> None:
        set_build_limit(s, f.seat, builders_at_start(s, f.seat), f.a)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS.of(), *freelancer_actions(s, f)]

    def take(self, s: State, f: Frame, action: int) -> None:
        if action == PASS.of():
            self.run(s, f)
        else:
            s.push(Frame(PAY_FREELANCER, f.seat, pay_freelancer(s, f, action)))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        return [] if action == PASS.of() else why_not_payable(s, f, action)

    def targets(self, s: State, f: Frame, action: int, verb: object) -> list[str]:
        return freelancer_element(s, action) if PAY.has(action) else []


def freelancer_actions(s: State, f: Frame) -> list[int]:
    """The Freelancers that this player may still pay in this turn, as actions. f.a: bits of those paid."""
    if s.seats[f.seat].supply < FREELANCER_COST:
        return []
    found: list[int] = []
    for seat in range(len(s.seats)):
        for nth in range(len(find_nodes(s.seats[seat], FREELANCER))):
            if not f.a >> seat * FREELANCERS_PER_SEAT + nth & 1:
                found.append(PAY.of(seat, nth))
    return found


def pay_freelancer(s: State, f: Frame, action: int) -> int:
    """The gold goes onto the Freelancer; the bits of those paid, this one included."""
    seat, nth, _ = PAY.args(action)
    owner = s.seats[seat]
    s.seats[f.seat].supply -= FREELANCER_COST
    owner.coins = added_at(owner.coins, find_nodes(owner, FREELANCER)[nth], FREELANCER_COST)
    s.say(FREELANCER_PAID, f.seat, seat)
    return f.a | 1 << seat * FREELANCERS_PER_SEAT + nth


def why_not_payable(s: State, f: Frame, action: int) -> list[Reason]:
    """Why this Freelancer cannot be paid."""
    seat, nth, _ = PAY.args(action)
    if seat >= len(s.seats) or nth >= len(find_nodes(s.seats[seat], FREELANCER)):
        return [("VIL-17.9", "no-freelancer-there", {})]
    if f.a >> seat * FREELANCERS_PER_SEAT + nth & 1:
        return [("VIL-17.9", "freelancer-paid-already", {})]
    if s.seats[f.seat].supply < FREELANCER_COST:
        return [("VIL-17.9c", "no-gold", {"gold": FREELANCER_COST})]
    return []


def freelancer_element(s: State, action: int) -> list[str]:
    """The Freelancer that is paid, as a board element."""
    seat, nth, _ = PAY.args(action)
    nodes = find_nodes(s.seats[seat], FREELANCER) if seat < len(s.seats) else []
    return [f"village-{seat}-{nodes[nth]}"] if nth < len(nodes) else []


def builders_at_start(s: State, seat: int) -> int:
    """The builders that count in this build turn (VIL-7.2)."""
    me = s.seats[seat]
    at_phase_start = s.options["build_limit_moment"] == "phase_start"
    return me.limit if at_phase_start else visible_builders(me)


def set_build_limit(s: State, seat: int, builders: int, paid: int) -> None:
    """The build limit of the turn (VIL-7.2, VIL-7.19, VIL-7.20). paid: bits of the Freelancers paid."""
    me = s.seats[seat]
    me.limit = build_limit(s, me, builders, paid.bit_count())
    s.say(BUILD_LIMIT, seat, me.limit)


class Build(Question):
    """The actions of a build turn, in any order and mix.

    f.c: PAYABLE where Freelancers are paid during the turn; then f.a: bits of those paid, f.b: the builders
    that count. VIL-7.3, VIL-7.4, VIL-9.1, VIL-15.10, VIL-17.9d.
    """

    verbs = (END, PLACE, PLAY, HIRE, PAY, ROB, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        found = [END.of()]
        plays: list[int] = []
        building = me.built < me.limit
        open_bits = open_roles(me) if building else 0
        last = -1
        for card in me.hand:
            face = card >> 24
            if face == last:
                continue
            last = face
            if DISCARDED[face]:
                if can_play(s, f.seat, face):
                    plays.append(PLAY.base + face)
            elif building:
                need = NEED_BIT[face]
                if need:
                    if open_bits & need and (PADLOCK[face] < 0 or can_unlock(s, f.seat, face, True)):
                        found.append(PLACE.base + face)
                elif can_place(s, f.seat, face):
                    found.append(PLACE.base + face)
        found += plays
        if me.hand and me.hired < HIRES:
            for basic in range(len(s.basics)):
                if can_hire(s, me, basic):
                    found.append(HIRE.base + basic)
        if f.c == PAYABLE:
            found += freelancer_actions(s, f)
        if THIEF in me.cards:
            found += thief_actions(s, f.seat)
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        me = s.seats[f.seat]
        if action == END.of():
            me.free_unlock = False  # VIL-9.7c: a Benefactor may meet a padlock before the next build turn
            return
        if PAY.has(action):
            paid = pay_freelancer(s, f, action)
            set_build_limit(s, f.seat, f.b, paid)
            s.push(Frame(BUILD, f.seat, paid, f.b, f.c))
            return
        s.push(f)
        if PLACE.has(action):
            card = PLACE.first(action)
            announce_card(s, me, card)
            if EFFECT[card] == SUBSTITUTE:
                s.push(Frame(COVER_MONK, f.seat, 1))
            elif EFFECT[card] == SWAP:
                s.push(Frame(APPRENTICE_VILLAGE, f.seat))
            else:
                me.built += 1
                start_placing(s, f.seat, card)
        elif PLAY.has(action):
            play_special(s, f.seat, PLAY.first(action))
        elif HIRE.has(action):
            me.hired += 1
            pay_toll(s, f.seat)
            s.push(Frame(RETURN_CARD, f.seat, HIRE.first(action)))
        else:
            rob_player(s, f.seat, action)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if action == END.of():
            return []
        me = s.seats[f.seat]
        if PLACE.has(action):
            return why_not_place(s, f.seat, PLACE.first(action))
        if PLAY.has(action):
            return why_not_play(s, f.seat, PLAY.first(action))
        if HIRE.has(action):
            return why_not_hire(s, me, HIRE.first(action))
        if PAY.has(action):
            if f.c != PAYABLE:
                return [("VIL-17.9a", "freelancer-at-start-only", {})]
            return why_not_payable(s, f, action)
        return why_not_rob(s, f.seat, action)

    def args(self, s: State, f: Frame) -> dict[str, object]:
        me = s.seats[f.seat]
        return {"left": max(0, me.limit - me.built), "limit": me.limit, "hires": HIRES - me.hired}

    def targets(self, s: State, f: Frame, action: int, verb: Verb) -> list[str]:
        return freelancer_element(s, action) if PAY.has(action) else super().targets(s, f, action, verb)


def can_place(s: State, seat: int, card: int) -> bool:
    """Can a card that lies on the table, or stands in for one, be placed?"""
    effect = EFFECT[card]
    if effect == SUBSTITUTE:
        return can_cover(s, seat, 1)
    if effect == SWAP:
        return can_swap(s, seat)
    return PADLOCK[card] < 0 or can_unlock(s, seat, card, True)


def why_not_place(s: State, seat: int, card: int) -> list[Reason]:
    """Why this card cannot be placed in this build turn."""
    me = s.seats[seat]
    arg: dict[str, object] = {"card": card_arg(CARDS[card])}
    if not holds(me, card):
        return [("VIL-7.4", "not-in-hand", arg)]
    if DISCARDED[card]:
        return [("VIL-9.2", "play-not-place", arg)]
    if me.built >= me.limit:
        return [("VIL-7.2", "no-build-left", {"limit": me.limit})]
    if EFFECT[card] == SUBSTITUTE:
        return [] if can_cover(s, seat, 1) else [("VIL-9.10e", "no-cover", arg)]
    if EFFECT[card] == SWAP:
        return [] if can_swap(s, seat) else [("VIL-9.11c", "no-swap", arg)]
    return why_not_placeable(s, seat, card)
