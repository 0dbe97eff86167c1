"""What a player counts before deciding; everybody may know it (GWT-28.4)."""

from .rules.move import step_limit
from .rules.purse import certificate_limit, certificates, permanent_certificates
from .rules.turn import hand_limit
from .scoring import own_faces, parts_of, sam_parts
from .state import State
from .tables import CERTIFICATE_TRACK, ENGINE_SPACE


def gauges(s: State, seat: int) -> dict[str, int]:
    """The figures of a seat; dollars first, because others may be paid with them."""
    me = s.seats[seat]
    sam = s.solo and seat == 1
    parts = sam_parts(s, seat) if sam else parts_of(s, seat)
    return {
        "dollars": me.money,
        "certificates": certificates(me),
        "permanent_certificates": permanent_certificates(me),
        "exchange_tokens": me.tokens,
        "points": sum(parts.values()),
        "hand": len(me.hand),
        "engine": ENGINE_SPACE[me.engine],
        "workers": sum(me.workers),
        "buildings": len(own_faces(s, seat)),
        "hazards": len(me.hazards),
        "outlaws": me.outlaws[0] + me.outlaws[1],
        "objectives": len(me.objectives),
        "step_limit": step_limit(s, seat),
        "hand_limit": hand_limit(me),
        "certificate_limit": CERTIFICATE_TRACK[certificate_limit(me)],
    }


def secret_points(s: State, viewer: int | None) -> bool:
    """Has anybody else an objective card in hand that only the owner has seen (GWT-15.10 scores it)?"""
    return any(s.seats[seat].secret and seat != viewer for seat in range(len(s.seats)))
