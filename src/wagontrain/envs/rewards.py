"""What the seats get when a game is over."""

from typing import Any

from ..core.game import Game


def shares(game: Game[Any], s: Any) -> list[float]:
    """Each seat's part of the win; a shared first place is shared. A solo opponent's part goes to nobody."""
    scores = game.scores(s)
    winners = [score.rank for score in scores].count(1)
    return [float(score.rank == 1) / winners for score in scores if not score.automa]


def returns(game: Game[Any], s: Any) -> list[float]:
    """Win shares from -1 (nothing) to 1 (all of it)."""
    return [2.0 * share - 1.0 for share in shares(game, s)]


def totals(game: Game[Any], s: Any) -> list[float]:
    """The scores."""
    return [float(score.total) for score in game.scores(s) if not score.automa]
