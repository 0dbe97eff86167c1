"""What a player counts before deciding; everybody may know it (GWT-28.4), but for cards taken face down."""

from itertools import combinations

from ..core.game import Score
from .components import CERTIFICATE_TRACK, ENGINE_SPACE
from .rules.build import own_faces
from .rules.move import step_limit
from .rules.purse import certificate_limit, certificates, permanent_certificates
from .rules.turn import hand_limit
from .scoring import key_of, parts_of, sam_parts, scores_of
from .state import State
from .view import less, unseen_objectives


def stats(s: State, seat: int) -> dict[str, int]:
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


def possible_scores(s: State, viewer: int | None) -> list[list[Score]]:
    """For each seat every score that it can have, whichever objective cards others hold face down."""
    scores = scores_of(s)
    if not secret_points(s, viewer):
        return [[score] for score in scores]
    unseen = unseen_objectives(s, viewer)
    parts = [[score.parts] for score in scores]
    for seat in range(len(s.seats)):
        if s.seats[seat].secret and seat != viewer:
            parts[seat] = possible_parts(s, seat, unseen)
    return [ranked(s, scores[seat], parts) for seat in range(len(scores))]


def possible_parts(s: State, seat: int, unseen: tuple[int, ...]) -> list[dict[str, int]]:
    """The points of a seat with each choice of cards that may be those it took face down, mostly just one."""
    other = s.clone()
    me = other.seats[seat]
    known = less(me.hand, me.secret)
    found: list[dict[str, int]] = []
    for cards in combinations(sorted(unseen), len(me.secret)):
        me.hand = known + cards
        parts = parts_of(other, seat)
        if parts not in found:
            found.append(parts)
    return sorted(found, key=points_of)


def points_of(parts: dict[str, int]) -> int:
    """All points together."""
    return sum(parts.values())


def ranked(s: State, score: Score, parts: list[list[dict[str, int]]]) -> list[Score]:
    """A seat's possible scores, each with the best and the worst rank that others' points leave for it."""
    others = [seat for seat in range(len(parts)) if seat != score.seat]
    least = [key_of(s, seat, points_of(parts[seat][0])) for seat in others]
    most = [key_of(s, seat, points_of(parts[seat][-1])) for seat in others]
    found: list[Score] = []
    for own in parts[score.seat]:
        key = key_of(s, score.seat, points_of(own))
        best = 1 + len([other for other in least if other > key])
        worst = 1 + len([other for other in most if other > key])
        for rank in sorted({best, worst}):
            found.append(Score(score.seat, key[0], rank, own, score.automa))
    return found
