"""How fast the search is: iterations of ISMCTS, and random playouts to the end, in turn with the peer's."""

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ..core.game import Game
from .measure import middle, spread

if TYPE_CHECKING:
    from .peer import Peer

SLICES = 4
ITERATIONS = 200  # of one search, then it starts again, as it does for each turn
NO_CLOCK = float("inf")  # a search is never cut short: on a slow machine it would not even find its lines


def measure_search(
    game: Game[Any], seats: int, options: dict[str, object], seconds: float, peer: "Peer | None"
) -> dict[str, Any]:
    """The figures of our search and, where there is a peer, of its own and how they compare."""
    s = position(game, seats, options)
    iterations(game, s, min(0.2, seconds / 8), "warm-up")
    ours: dict[str, list[float]] = {"iterations": [], "playouts": []}
    theirs: dict[str, list[float]] = {"iterations": [], "playouts": []}
    for i in range(SLICES):
        for kind, work in (("iterations", iterations), ("playouts", playouts)):
            ours[kind].append(work(game, s, seconds / SLICES / 2, f"slice {i}"))
            if peer is not None:
                theirs[kind].append(peer.rate(kind, seconds / SLICES / 2))
    figures: dict[str, Any] = {f"{kind}_per_second": spread(rates) for kind, rates in ours.items()}
    if peer is not None:
        figures["peer"] = {f"{kind}_per_second": spread(rates) for kind, rates in theirs.items()}
        figures["ratio"] = {
            kind: spread([mine / other for mine, other in zip(ours[kind], theirs[kind], strict=True)])
            for kind in ours
        }
    return figures


def position(game: Game[Any], seats: int, options: dict[str, object]) -> Any:
    """A state in mid-game with something to search: where all lines look alike there is nothing to do."""
    s = middle(game, seats, options)
    chance = Random("position")
    while (legal := game.legal(s)) and not searched(game, s, "position", 1):
        game.apply(s, chance.choice(legal))
    return s


def searched(game: Game[Any], s: Any, seed: str, most: int = ITERATIONS) -> int:
    """The iterations of one search for the seat to act; none where all lines look alike."""
    from ..bots.eval import evaluator_of
    from ..bots.search import SearchBot

    evaluator = evaluator_of(game)
    bot = SearchBot(seed, evaluator, iterations=most)
    bot.best(game, evaluator, s, game.to_act(s), NO_CLOCK)
    return bot.done


def iterations(game: Game[Any], s: Any, seconds: float, seed: str) -> float:
    """ISMCTS iterations a second for the seat to act: deal, descend, let the turn end, evaluate, update."""
    done = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        done += searched(game, s, f"{seed}/{done}")
    return done / (perf_counter() - started)


def playouts(game: Game[Any], s: Any, seconds: float, seed: str) -> float:
    """Random playouts a second, from a clone of a state in mid-game to the end of the game."""
    random = Random(seed).random
    done = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        trial = game.clone(s)
        while legal := game.legal(trial):
            game.apply(trial, legal[int(random() * len(legal))])
        done += 1
    return done / (perf_counter() - started)
