"""The numbers that everybody may count before deciding."""

from .scoring import points
from .state import State


def stats(s: State, seat: int) -> dict[str, int]:
    """Return the public numbers of one seat, the most telling first."""
    me = s.seats[seat]
    return {"points": points(me), "cards_won": len(me.won), "hand": len(me.hand)}
