"""What a player counts before deciding; everybody may know it (VIL-2.15)."""

from .limits import draft_limit
from .scoring import score_parts
from .state import State
from .village import visible_builders, visible_food


def stats(s: State, seat: int) -> dict[str, int]:
    """The figures of a seat; gold first, because others may be paid with it."""
    me = s.seats[seat]
    return {
        "gold": me.supply,
        "points": sum(score_parts(s, me).values()),
        "hand": len(me.hand),
        "square": len(me.square),
        "village": len(me.cards),
        "food": visible_food(me),
        "builders": visible_builders(me),
        "draft_limit": draft_limit(s, me),
        "card_coins": sum(me.coins),
    }
