"""Points and places (BRI-3)."""

from wagontrain.core.game import Score

from .components import POINTS, RANKS, rank_of
from .state import Seat, State


def parts(me: Seat) -> dict[str, int]:
    """Return where a seat's points come from: aces, threes and court cards (BRI-3.2)."""
    found = {"aces": 0, "threes": 0, "courts": 0}
    for card in me.won:
        if POINTS[card]:
            name = {"ace": "aces", "three": "threes"}.get(RANKS[rank_of(card)], "courts")
            found[name] += POINTS[card]
    return found


def points(me: Seat) -> int:
    """Return the points of the cards that a seat has won."""
    return sum([POINTS[card] for card in me.won])


def scores(s: State) -> list[Score]:
    """Return the result if the game ended now; equal points share a place (BRI-3.3)."""
    totals = [points(seat) for seat in s.seats]
    return [
        Score(i, totals[i], 1 + sum([total > totals[i] for total in totals]), parts(seat))
        for i, seat in enumerate(s.seats)
    ]
