"""What a player may know. A view is built field by field: what is not named here stays hidden."""

from .components import CARDS, SUITS
from .scoring import points
from .state import State


def observe(s: State, viewer: int | None, to_act: int) -> dict[str, object]:
    """Return everything that a seat with perfect memory knows (None: a spectator), JSON-ready."""
    return {
        "game": "briscola",
        "viewer": viewer,
        "options": dict(s.options),
        "to_act": to_act,
        "trump": SUITS[s.trump],
        "trump_card": CARDS[s.deck[0]] if s.deck else None,
        "deck": len(s.deck),
        "leader": s.leader,
        "trick": [CARDS[card] for card in s.trick],
        "seats": [seat_view(s, i, i == viewer) for i in range(len(s.seats))],
    }


def seat_view(s: State, seat: int, is_own: bool) -> dict[str, object]:
    """Return what is known about one seat; the whole hand only to the seat itself."""
    me = s.seats[seat]
    view: dict[str, object] = {
        "seat": seat,
        "hand_size": len(me.hand),
        "shown": [CARDS[card] for card in me.shown],
        "won": [CARDS[card] for card in me.won],
        "points": points(me),
    }
    if is_own:
        view["hand"] = [CARDS[card] for card in me.hand]
    return view
