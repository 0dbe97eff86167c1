# Over 300 lines: one chapter of the rules.
"""The Draft Phase (VIL-5, VIL-15.12)."""

from ...core.rules import Reason, Step
from ...core.state import Frame
from ..actions import DRAW, JESTER, PASS, PLAY, RECRUIT, RESERVE, TAKE
from ..components import CARDS, DRAFT_CARD, EFFECT, PHASE, card_of, effect_int
from ..events import DRAFT_DONE, DREW, DREW_RESERVE, RECRUITED, TOOK
from ..hands import add_public_card, discard_from_hand, holds, may_hold, may_hold_draft_card
from ..limits import draft_limit, is_blind_draw_forbidden
from ..names import (
    AFTER_DRAFT,
    CHECK_LIMIT,
    COURIER_WINDOW,
    DRAFT,
    DRAFT_TWO,
    DRAFTING,
    EMPTY,
    GIVE_COUNTESS,
    NEXT_DRAFT,
    REFILL,
    SEARCH_STACK,
    SLOTS,
    TAKE_ROAD,
)
from ..road import (
    has_villagers,
    leftmost_stack,
    pop_reserve,
    pop_stack,
    refill_slot,
    reveal_card,
    take_coins,
    take_villager,
)
from ..state import Seat, State
from .base import Question, card_arg
from .draft_cards import can_play_draft_card, play_draft_card, why_not_draft_card

COURIER = card_of(TAKE_ROAD)
RECRUITER = card_of(DRAFT_TWO)
RECRUITER_COST = effect_int(RECRUITER, "cost")
RECRUITER_PLACES = effect_int(RECRUITER, "min_open_places")


class DraftPhase(Step[State]):
    """Everyone is in. VIL-5.3."""

    def run(self, s: State, f: Frame) -> None:
        s.phase = DRAFTING
        for seat in range(s.players):
            s.seats[seat].done = False
        s.push(Frame(NEXT_DRAFT, s.first))


class NextDraft(Step[State]):
    """The next player who is not done has a draft turn; when all are done the phase is over.

    f.seat: whose turn it would be. VIL-5.3, VIL-5.11, VIL-5.12, VIL-15.12a.
    """

    def run(self, s: State, f: Frame) -> None:
        for i in range(s.players):
            seat = (f.seat + i) % s.players
            if s.seats[seat].done:
                continue
            if not can_draft(s):
                finish_drafting(s, seat)
                continue
            s.turn = seat
            s.push(Frame(DRAFT, seat, 1))
            if s.options["scoundrels"]:
                others = [(seat + k) % s.players for k in range(1, s.players)]
                s.push_all([Frame(COURIER_WINDOW, other, seat) for other in others])
            return


class CourierWindow(Question):
    """Before another player's draft turn: take a face-up villager with the Courier.

    Everyone is asked who may hold it as far as the table knows. f.a: whose draft turn it is.
    VIL-15.6, VIL-20.6.
    """

    verbs = (PASS, TAKE, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return has_villagers(s) and may_hold(s, f.seat, COURIER)

    def options(self, s: State, f: Frame) -> list[int]:
        found = [PASS.of()]
        if holds(s.seats[f.seat], COURIER):
            found.extend([TAKE.of(i) for i in range(SLOTS) if s.slots[i] != EMPTY])
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        if action == PASS.of():
            return
        slot = TAKE.first(action)
        me = s.seats[f.seat]
        discard_from_hand(s, me, COURIER)
        coins = take_coins(s, slot)
        found = take_villager(s, slot)
        me.supply += coins
        add_public_card(me, found)
        s.say(TOOK, f.seat, slot, found, coins)
        refill_slot(s, slot)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if action == PASS.of():
            return []
        reasons: list[Reason] = []
        if not holds(s.seats[f.seat], COURIER):
            reasons.append(("VIL-15.6", "not-in-hand", {"card": card_arg(CARDS[COURIER])}))
        return reasons + why_not_slot(s, TAKE.first(action), "VIL-15.6")


class Draft(Question):
    """One draft: a face-up villager, or the top of a stack or of the reserve unseen; draft cards before it.

    f.a: drafts still to make in this turn. f.b: 1 between the two drafts of a Recruiter.
    VIL-5.4, VIL-5.5, VIL-5.6, VIL-5.7, VIL-15.12, VIL-16.3.
    """

    verbs = (TAKE, DRAW, RESERVE, RECRUIT, PLAY, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return can_draft(s)

    def run(self, s: State, f: Frame) -> None:
        """VIL-5.11: the Courier, or the first of two drafts, took the last card."""
        s.push(Frame(AFTER_DRAFT, f.seat), Frame(CHECK_LIMIT, f.seat))

    def options(self, s: State, f: Frame) -> list[int]:
        slots = s.slots
        found = [TAKE.base + i for i in range(SLOTS) if slots[i] != EMPTY]
        if may_draw_blind(s):
            stacks = s.stacks
            blind = [DRAW.base + i for i in range(SLOTS) if stacks[i]]
            if not blind and s.reserve:
                blind = [RESERVE.of()]
            found += blind
        if s.draft_cards:
            if can_recruit(s, f):
                found.append(RECRUIT.of())
            found += draft_card_actions(s, f, True)
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        me = s.seats[f.seat]
        if TAKE.has(action):
            slot = TAKE.first(action)
            coins = take_coins(s, slot)
            found = take_villager(s, slot)
            me.supply += coins
            me.square += (found,)
            s.say(TOOK, f.seat, slot, found, coins)
            continue_after_draft(s, f)
        elif DRAW.has(action):
            stack = DRAW.first(action)
            found = reveal_card(s, pop_stack(s, stack))
            me.square += (found,)
            s.say(DREW, f.seat, stack, found)
            continue_after_draft(s, f)
        elif action == RESERVE.of():
            found = reveal_card(s, pop_reserve(s))
            me.square += (found,)
            s.say(DREW_RESERVE, f.seat, found)
            continue_after_draft(s, f)
        elif action == RECRUIT.of():
            me.supply -= RECRUITER_COST
            s.say(RECRUITED, f.seat)
            s.push(Frame(DRAFT, f.seat, f.a + 1, f.b, 1))
        else:
            play_draft_card(s, f, PLAY.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if TAKE.has(action):
            return why_not_slot(s, TAKE.first(action), "VIL-5.4a")
        if DRAW.has(action):
            return why_not_stack(s, DRAW.first(action))
        if action == RESERVE.of():
            return why_not_reserve(s)
        if action == RECRUIT.of():
            return why_not_recruit(s, f)
        return why_not_draft_card(s, f, PLAY.first(action), True)


class Drafted(Step[State]):
    """A Prophet has made the draft of the turn. f.a, f.b, f.c: as in `Draft`. VIL-16.4."""

    def run(self, s: State, f: Frame) -> None:
        continue_after_draft(s, f)


class Refill(Step[State]):
    """Fill all empty slots at once, left to right, after the Countess has got her card. VIL-13.6a."""

    def run(self, s: State, f: Frame) -> None:
        refill_all_slots(s)


class AfterDraft(Question):
    """Draft cards may be played again before the limit is checked. VIL-15.12d, VIL-RUL-40."""

    verbs = (PASS, PLAY, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return s.draft_cards and may_hold_draft_card(s, f.seat)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS.of(), *draft_card_actions(s, f, False)]

    def take(self, s: State, f: Frame, action: int) -> None:
        if action != PASS.of():
            play_draft_card(s, f, PLAY.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if action == PASS.of():
            return []
        return why_not_draft_card(s, f, PLAY.first(action), False)


class CheckLimit(Step[State]):
    """A player whose square has reached the limit is done. VIL-5.8, VIL-15.12e."""

    def run(self, s: State, f: Frame) -> None:
        me = s.seats[f.seat]
        if len(me.square) >= draft_limit(s, me):
            finish_drafting(s, f.seat)
        s.push(Frame(NEXT_DRAFT, (f.seat + 1) % s.players))


def finish_drafting(s: State, seat: int) -> None:
    """The square goes to the hand, and the player is out of this Draft Phase (VIL-5.8)."""
    me = s.seats[seat]
    s.say(DRAFT_DONE, seat, len(me.square))
    for found in me.square:
        add_public_card(me, found)
    me.square = ()
    me.done = True


def continue_after_draft(s: State, f: Frame) -> None:
    """What follows a draft: the refill (solo: after the Countess's card), the second draft, the limit."""
    if f.a > 1:
        s.push(Frame(DRAFT, f.seat, f.a - 1, 1, f.c))
    else:
        s.push(Frame(AFTER_DRAFT, f.seat), Frame(CHECK_LIMIT, f.seat))
    if s.players == 1:
        s.push(Frame(GIVE_COUNTESS, f.seat), Frame(REFILL, f.seat))
    elif EMPTY in s.slots:
        refill_all_slots(s)


def refill_all_slots(s: State) -> None:
    """Fill all empty slots, left to right (VIL-5.14)."""
    for slot in range(SLOTS):
        if s.slots[slot] == EMPTY:
            refill_slot(s, slot)


def can_draft(s: State) -> bool:
    """Is there a card to draft anywhere (VIL-5.11)?"""
    return bool(s.reserve) or has_villagers(s) or leftmost_stack(s) >= 0


def may_draw_blind(s: State) -> bool:
    """May a card be drafted unseen? An event may forbid it (VIL-14.21)."""
    return not s.events or not is_blind_draw_forbidden(s) or not has_villagers(s)


def can_recruit(s: State, f: Frame) -> bool:
    """VIL-16.3: once per draft turn, before the first draft, with two open places and the gold."""
    me = s.seats[f.seat]
    return RECRUITER in me.cards and not f.c and f.b == 0 and not lacks_for_recruiter(s, me)


def lacks_for_recruiter(s: State, me: Seat) -> bool:
    """Does the player lack the gold or the open places for a Recruiter (VIL-16.3a, b)?"""
    return me.supply < RECRUITER_COST or draft_limit(s, me) - len(me.square) < RECRUITER_PLACES


def draft_card_actions(s: State, f: Frame, before: bool) -> list[int]:
    """The draft cards that may be played now; between two drafts only one that takes a draft's place."""
    me = s.seats[f.seat]
    found: list[int] = []
    last = -1
    for card in me.hand:
        face = card >> 24
        if face == last or PHASE[face] != DRAFT_CARD:
            continue
        last = face
        if before and f.b == 1 and EFFECT[face] != SEARCH_STACK:
            continue
        if can_play_draft_card(s, f.seat, face, before):
            found.append(PLAY.of(face))
    return found


def why_not_slot(s: State, slot: int, rule: str) -> list[Reason]:
    """Why no villager can be taken from this slot."""
    return [] if s.slots[slot] != EMPTY else [(rule, "slot-empty", {"slot": slot + 1})]


def why_not_stack(s: State, stack: int) -> list[Reason]:
    """Why this stack cannot be drafted from."""
    reasons: list[Reason] = []
    if not s.stacks[stack]:
        reasons.append(("VIL-5.9", "stack-empty", {"stack": stack + 1}))
    if not may_draw_blind(s):
        reasons.append(("VIL-14.21", "blind-forbidden", {}))
    return reasons


def why_not_reserve(s: State) -> list[Reason]:
    """Why the reserve cannot be drafted from."""
    reasons: list[Reason] = []
    if leftmost_stack(s) >= 0:
        reasons.append(("VIL-5.4c", "stacks-left", {}))
    if not s.reserve:
        reasons.append(("VIL-5.4c", "reserve-empty", {}))
    if not may_draw_blind(s):
        reasons.append(("VIL-14.21", "blind-forbidden", {}))
    return reasons


def why_not_recruit(s: State, f: Frame) -> list[Reason]:
    """Why the Recruiter cannot be used now."""
    me = s.seats[f.seat]
    if RECRUITER not in me.cards:
        return [("VIL-16.3", "no-recruiter", {})]
    reasons: list[Reason] = []
    if f.c or f.b == 1:
        reasons.append(("VIL-16.3c", "recruiter-used", {}))
    if me.supply < RECRUITER_COST:
        reasons.append(("VIL-16.3a", "no-gold", {"gold": RECRUITER_COST}))
    if draft_limit(s, me) - len(me.square) < RECRUITER_PLACES:
        reasons.append(("VIL-16.3b", "no-two-places", {}))
    return reasons
