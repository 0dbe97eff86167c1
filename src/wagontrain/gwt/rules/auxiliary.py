"""The five auxiliary actions, single and double (GWT-17), and certificates gained (GWT-10.6)."""

from ...core.rules import Reason
from ...core.state import Frame
from ..actions import AUXILIARY, CERTIFICATES, EXCHANGE
from ..components import (
    AUX_BACK,
    AUX_CARDS,
    AUX_CERTIFICATES,
    AUX_DISCS,
    AUX_DOLLARS,
    AUX_FORWARD,
    AUX_OPEN,
    AUX_PAY,
    AUX_REMOVES,
    CERTIFICATE_TRACK,
)
from ..events import AUXILIARY_USED
from ..names import (
    AUXILIARIES,
    DISCARD_CARDS,
    GAIN_DOLLARS,
    MOVE_ENGINE,
    MOVE_ENGINE_BACK,
    RAISE_CERTIFICATES,
    REFUSABLE,
    REMOVE_CARDS,
)
from ..state import Seat, State
from .cards import draw_cards, drawable
from .exchange import Question
from .purse import certificate_limit, gain, move_marker, pay
from .railroad import backward_goals


def cleared(me: Seat, kind: int) -> int:
    """GWT-17.1: how many spaces of the action's row are open: 0 locked, 1 single, 2 double."""
    discs = AUX_DISCS[kind]
    return AUX_OPEN[kind] + discs.bit_count() - (me.discs & discs).bit_count()


def can_use(s: State, seat: int, kind: int, times: int) -> bool:
    """Is the action unlocked so far, and can its requirement be met in full?"""
    me = s.seats[seat]
    if cleared(me, kind) < times or me.money < AUX_PAY[kind] * times:
        return False
    if AUX_BACK[kind] and not backward_goals(s, seat, AUX_BACK[kind] * times):
        return False
    return AUX_CARDS[kind] == 0 or drawable(me) > 0


def why_not_auxiliary(s: State, seat: int, kind: int, times: int) -> list[Reason]:
    """Why the action cannot be used this many times."""
    me = s.seats[seat]
    reasons: list[Reason] = []
    if cleared(me, kind) < times:
        reasons.append(("GWT-17.1", "auxiliary-locked", {"open": cleared(me, kind)}))
    if me.money < AUX_PAY[kind] * times:
        reasons.append(("GWT-17.4", "too-few-dollars", {"cost": AUX_PAY[kind] * times, "dollars": me.money}))
    if AUX_BACK[kind] and not backward_goals(s, seat, AUX_BACK[kind] * times):
        reasons.append(("GWT-13.5", "engine-cannot-go-back", {"spaces": AUX_BACK[kind] * times}))
    if AUX_CARDS[kind] and drawable(me) == 0:
        reasons.append(("GWT-10.9", "no-cards-to-draw", {}))
    return reasons


def singles(s: State, seat: int, found: list[int]) -> None:
    """Add each auxiliary action that can be used singly to what may be done now."""
    for kind in range(AUXILIARIES):
        if can_use(s, seat, kind, 1):
            found.append(AUXILIARY.base + kind * 2)


def use_auxiliary(s: State, seat: int, kind: int, times: int) -> None:
    """GWT-17.4, GWT-17.5, GWT-17.10: pay, engine back (and upgrade), then the reward; all doubled or none."""
    s.say(AUXILIARY_USED, seat, kind, times - 1)
    pay(s, seat, AUX_PAY[kind] * times)
    if AUX_REMOVES[kind]:
        s.push(Frame(REMOVE_CARDS, seat, AUX_REMOVES[kind] * times))
    if AUX_CERTIFICATES[kind]:
        s.push(Frame(RAISE_CERTIFICATES, seat, AUX_CERTIFICATES[kind] * times, 0))
    if AUX_FORWARD[kind]:
        s.push(Frame(MOVE_ENGINE, seat, AUX_FORWARD[kind] * times, REFUSABLE))
    if AUX_CARDS[kind]:
        s.push(Frame(DISCARD_CARDS, seat, draw_cards(s, seat, AUX_CARDS[kind] * times)))
    if AUX_BACK[kind]:
        if AUX_DOLLARS[kind]:
            s.push(Frame(GAIN_DOLLARS, seat, AUX_DOLLARS[kind] * times))
        s.push(Frame(MOVE_ENGINE_BACK, seat, AUX_BACK[kind] * times))
    else:
        gain(s, seat, AUX_DOLLARS[kind] * times)


class ChooseAuxiliary(Question):
    """One auxiliary action, single or double. Rules: GWT-17.1, GWT-17.2, GWT-17.9."""

    verbs = (AUXILIARY, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        for kind in range(AUXILIARIES):
            for times in (1, 2):
                if can_use(s, f.seat, kind, times):
                    found.append(AUXILIARY.of(kind, times - 1))
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        kind, double, _ = AUXILIARY.args(action)
        use_auxiliary(s, f.seat, kind, double + 1)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        kind, double, _ = AUXILIARY.args(action)
        return why_not_auxiliary(s, f.seat, kind, double + 1)


class RaiseCertificates(Question):
    """Move the certificate marker forward. f.a: most steps, f.b: least (0 where it is a reward).

    Rules: GWT-10.6, GWT-10.3, GWT-7.7.
    """

    verbs = (CERTIFICATES, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        me = s.seats[f.seat]
        return f.a > 0 and me.marker < certificate_limit(me)

    def options(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        top = min(me.marker + f.a, certificate_limit(me))
        return [CERTIFICATES.base + place for place in range(me.marker + f.b, top + 1)]

    def take(self, s: State, f: Frame, action: int) -> None:
        move_marker(s, f.seat, CERTIFICATES.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        me = s.seats[f.seat]
        place = CERTIFICATES.first(action)
        reasons: list[Reason] = []
        if place < me.marker + f.b:
            reasons.append(("GWT-10.6", "marker-not-forward", {}))
        if place > me.marker + f.a:
            reasons.append(("GWT-10.6", "too-many-certificates", {"steps": f.a}))
        if place > certificate_limit(me):
            limit = CERTIFICATE_TRACK[certificate_limit(me)]
            reasons.append(("GWT-7.7", "certificate-limit", {"limit": limit}))
        return reasons

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"steps": f.a}
