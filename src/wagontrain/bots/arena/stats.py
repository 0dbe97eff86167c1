"""What the games say: win shares, scores and ratings with intervals from a bootstrap over blocks."""

from collections.abc import Callable
from math import log10
from random import Random
from typing import Any

Game = dict[str, Any]
Block = list[Game]

RESAMPLES = 1000
RATING_RESAMPLES = 200
LOW, HIGH = 0.025, 0.975
ROUNDS = 200  # of the Bradley-Terry iteration; it settles long before
ANCHOR_RATING = 1000.0
POINTS_PER_TENFOLD = 400.0


def summary(blocks: list[Block], bots: tuple[str, ...]) -> dict[str, Any]:
    """Everything, JSON-ready."""
    rows = {bot: bot_summary(blocks, bot) for bot in dict.fromkeys(bots)}
    found: dict[str, Any] = {
        "blocks": len(blocks),
        "games": sum(len(block) for block in blocks),
        "bots": rows,
        "faults": faults(blocks),
    }
    if len(rows) > 1:
        for bot, rating in ratings(blocks, list(rows)).items():
            rows[bot]["bradley_terry"] = rating
        for bot, skill in skills(blocks, list(rows)).items():
            rows[bot]["openskill"] = skill
    return found


def bot_summary(blocks: list[Block], bot: str) -> dict[str, Any]:
    """One bot's figures; each with the interval that 95 % of resampled blocks fall into."""
    seats = [seat for block in blocks for game in block for seat in seats_of(game, bot)]
    times = sorted(
        ms
        for block in blocks
        for game in block
        for seat in seats_of(game, bot)
        for ms in game["turn_ms"][seat]
    )
    fair = [1 / len(game["ranks"]) for block in blocks for game in block for _ in seats_of(game, bot)]
    return {
        "games": len(seats),
        "fair_share": round(sum(fair) / max(1, len(fair)), 4),
        "win_share": with_interval(blocks, bot, win_share),
        "score": with_interval(blocks, bot, total),
        "margin": with_interval(blocks, bot, margin),
        "rank": with_interval(blocks, bot, rank),
        "turn_ms": {name: quantile(times, q) for name, q in (("median", 0.5), ("p95", 0.95), ("most", 1.0))},
    }


def seats_of(game: Game, bot: str) -> list[int]:
    """Where the bot sat."""
    return [seat for seat, name in enumerate(game["bots"]) if name == bot]


def win_share(game: Game, seat: int) -> float:
    """1 for a win; a shared first place is a part of one."""
    return float(game["ranks"][seat] == 1) / float(game["ranks"].count(1))


def total(game: Game, seat: int) -> float:
    """The score."""
    return float(game["totals"][seat])


def margin(game: Game, seat: int) -> float:
    """How far ahead of the best other score."""
    others = [score for other, score in enumerate(game["totals"]) if other != seat]
    return float(game["totals"][seat] - max(others, default=0))


def rank(game: Game, seat: int) -> float:
    """The place."""
    return float(game["ranks"][seat])


def with_interval(blocks: list[Block], bot: str, figure: Callable[[Game, int], float]) -> dict[str, float]:
    """The mean of a figure over the bot's games, and its interval."""
    sums: list[tuple[float, int]] = []
    for block in blocks:
        values = [figure(game, seat) for game in block for seat in seats_of(game, bot)]
        sums.append((sum(values), len(values)))
    means = sorted(mean(sums, picked) for picked in resampled(len(sums), RESAMPLES))
    return {
        "mean": round(mean(sums, list(range(len(sums)))), 4),
        "low": round(quantile(means, LOW), 4),
        "high": round(quantile(means, HIGH), 4),
    }


def mean(sums: list[tuple[float, int]], picked: list[int]) -> float:
    """The mean over the picked blocks."""
    count = sum(sums[i][1] for i in picked)
    return sum(sums[i][0] for i in picked) / count if count else 0.0


def resampled(blocks: int, times: int) -> list[list[int]]:
    """Blocks drawn with replacement, as often as wanted; the same for the same number of blocks."""
    random = Random("bootstrap").random
    return [[int(random() * blocks) for _ in range(blocks)] for _ in range(times)]


def quantile(values: list[float], q: float) -> float:
    """The value that a share q of all does not exceed; the values are sorted."""
    return values[min(len(values) - 1, int(q * len(values)))] if values else 0.0


def faults(blocks: list[Block]) -> dict[str, dict[str, int]]:
    """How often each bot raised, hung or answered nonsense, so that another move was played for it."""
    found: dict[str, dict[str, int]] = {}
    for block in blocks:
        for game in block:
            for seat, kind, _ in game["faults"]:
                kinds = found.setdefault(game["bots"][seat], {})
                kinds[kind] = kinds.get(kind, 0) + 1
    return found


# -- ratings


def ratings(blocks: list[Block], bots: list[str]) -> dict[str, dict[str, float]]:
    """Bradley-Terry over all pairs at all tables, as in chess; `greedy`, else the first bot, is 1000."""
    pairs = [beaten(block, bots) for block in blocks]
    whole = strengths(pairs, list(range(len(pairs))), bots)
    drawn = [strengths(pairs, picked, bots) for picked in resampled(len(pairs), RATING_RESAMPLES)]
    found: dict[str, dict[str, float]] = {}
    for i, bot in enumerate(bots):
        values = sorted(strength[i] for strength in drawn)
        found[bot] = {
            "rating": round(whole[i], 1),
            "low": round(quantile(values, LOW), 1),
            "high": round(quantile(values, HIGH), 1),
        }
    return found


def beaten(block: Block, bots: list[str]) -> list[list[float]]:
    """How often each bot came in before each other one; a tie counts half for both."""
    wins = [[0.0] * len(bots) for _ in bots]
    for game in block:
        ranks = game["ranks"]
        for a, name in enumerate(game["bots"]):
            for b, other in enumerate(game["bots"]):
                if name != other:
                    won = 1.0 if ranks[a] < ranks[b] else 0.5 if ranks[a] == ranks[b] else 0.0
                    wins[bots.index(name)][bots.index(other)] += won
    return wins


def strengths(pairs: list[list[list[float]]], picked: list[int], bots: list[str]) -> list[float]:
    """The ratings that make these results most likely; half a win each is added, so that all are finite."""
    n = len(bots)
    wins = [[0.5 * (i != j) + sum(pairs[k][i][j] for k in picked) for j in range(n)] for i in range(n)]
    strength = [1.0] * n
    for _ in range(ROUNDS):
        for i in range(n):
            met = sum((wins[i][j] + wins[j][i]) / (strength[i] + strength[j]) for j in range(n) if j != i)
            strength[i] = sum(wins[i]) / met
    anchor = strength[bots.index("greedy") if "greedy" in bots else 0]
    return [ANCHOR_RATING + POINTS_PER_TENFOLD * log10(value / anchor) for value in strength]


def skills(blocks: list[Block], bots: list[str]) -> dict[str, dict[str, float]]:
    """openskill (Plackett-Luce), game after game; of a bot that sits there twice the better place counts."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    held = {bot: model.rating(name=bot) for bot in bots}
    for block in blocks:
        for game in block:
            places: dict[str, int] = {}
            for name, place in zip(game["bots"], game["ranks"], strict=False):  # a solo opponent has no name
                places[name] = min(place, places.get(name, place))
            if len(places) > 1:
                rated = model.rate(
                    [[held[name]] for name in places], ranks=[float(p) for p in places.values()]
                )
                held.update({name: team[0] for name, team in zip(places, rated, strict=True)})
    return {bot: {"mu": round(r.mu, 2), "sigma": round(r.sigma, 2)} for bot, r in held.items()}
