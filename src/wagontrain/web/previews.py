"""What could be: the score if the game ended now, and what each action would change.

Both are worked out from what the viewer may know. Scores that depend on hidden cards are told as a range over
all that is possible. For actions several worlds are dealt in which the viewer knows the same (`resample`, by
fixed seeds: nothing of the true one shows in them), and what differs from world to world is not told.
"""

from collections.abc import Sequence
from typing import Any

from ..core.game import Game, Score
from .localization import Speech

WORLDS = 3
MOST_FORCED = 20  # steps without a choice that are taken along
MINUS = "\u2212"


class Known:
    """What a viewer knows of one seat's score: the least and the most of everything."""

    def __init__(self, scores: Sequence[Score]) -> None:
        self.seat = scores[0].seat
        self.automa = scores[0].automa
        self.totals = [score.total for score in scores]
        self.ranks = [score.rank for score in scores]
        self.parts = {name: [score.parts[name] for score in scores] for name in scores[0].parts}

    def total(self) -> int | None:
        return sure(self.totals)


def sure(values: Sequence[int]) -> int | None:
    """The value if it is the same in every case."""
    return values[0] if min(values) == max(values) else None


def known_scores(game: Game[Any], s: Any, viewer: int | None, over: bool) -> list[Known]:
    """The scores if the game ended now, as far as the viewer may know; all of it once the game is over."""
    if over:
        return [Known([score]) for score in game.scores(s)]
    return [Known(scores) for scores in game.possible_scores(s, viewer)]


def scores_json(
    game: Game[Any], s: Any, viewer: int | None, over: bool, names: Sequence[str], speech: Speech
) -> list[dict[str, Any]]:
    """The same in words; null stands for what the viewer cannot know."""
    words = speech.game(game.name)
    return [
        {
            "seat": known.seat,
            "name": words.player(known.seat, () if known.automa else names),
            "automa": known.automa,
            "total": known.total(),
            "rank": sure(known.ranks),
            "least": min(known.totals),
            "most": max(known.totals),
            "parts": [
                {
                    "category": category,
                    "words": speech.label(game.name, f"score-{category}"),
                    "points": sure(points),
                    "least": min(points),
                    "most": max(points),
                }
                for category, points in known.parts.items()
            ],
        }
        for known in known_scores(game, s, viewer, over)
    ]


# -- what an action would change

Change = tuple[int, str, int]
"""Whose figure, which, and by how much."""


class Gauged:
    """One world before anybody acts, with the figures of all seats."""

    def __init__(self, game: Game[Any], s: Any, seat: int) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.before = [game.stats(s, other) for other in range(len(game.holders(s)))]

    def after(self, action: int) -> list[Change]:
        """What the action changes for its seat, and what it pays to others: their first figure."""
        s = self.game.clone(self.s)
        self.game.apply(s, action)
        self.follow(s)
        found: list[Change] = []
        for other, before in enumerate(self.before):
            after = self.game.stats(s, other)
            names = list(before) if other == self.seat else list(before)[:1]
            found += [
                (other, name, after[name] - before[name])
                for name in names
                if name in after and after[name] != before[name]
            ]
        return found

    def follow(self, s: Any) -> None:
        """Go on through what the same seat has to do next without a choice."""
        for _ in range(MOST_FORCED):
            legal = self.game.legal(s)
            if len(legal) != 1 or self.game.to_act(s) != self.seat:
                return
            self.game.apply(s, legal[0])


def brings(game: Game[Any], s: Any, seat: int) -> dict[int, list[Change]]:
    """What each legal action of the seat to act would surely change."""
    worlds = [Gauged(game, game.resample(s, seat, f"brings {i}"), seat) for i in range(WORLDS)]
    found: dict[int, list[Change]] = {}
    for action in game.legal(s):
        first, *others = [world.after(action) for world in worlds]
        found[action] = [change for change in first if all(change in other for other in others)]
    return found


def effects_json(
    game: Game[Any], s: Any, seat: int, names: Sequence[str], speech: Speech
) -> dict[str, list[dict[str, Any]]]:
    """The same by the actions' texts, in words."""
    words = speech.game(game.name)

    def effect_json(change: Change) -> dict[str, Any]:
        whose, what, amount = change
        signed = f"+{amount}" if amount > 0 else f"{MINUS}{-amount}"
        args = {"what": speech.label(game.name, f"stat-{what}"), "amount": signed}
        if whose == seat:
            text = speech.text("brings-mine", **args)
        else:
            text = speech.text("brings-other", name=words.player(whose, names), **args)
        return {"what": what, "seat": whose, "amount": amount, "words": text}

    return {
        game.text(action): [effect_json(change) for change in changes]
        for action, changes in brings(game, s, seat).items()
    }
