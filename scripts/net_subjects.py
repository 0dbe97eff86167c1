"""What scripts/train-net can teach: a subject is a game with the positions that its network is asked in."""

import json
from functools import cache
from math import exp
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import wagontrain
from wagontrain.bots.eval import Evaluator, evaluator_of, read_weights
from wagontrain.bots.eval.network import Net, net_of
from wagontrain.core.errors import LoadError
from wagontrain.gwt.evaluator.blended import between_turns
from wagontrain.gwt.evaluator.evaluator import TrailEvaluator
from wagontrain.gwt.evaluator.features import ALONE, AT_TABLES
from wagontrain.gwt.evaluator.features import Features as TrailFeatures
from wagontrain.gwt.evaluator.pending import Pending
from wagontrain.villagers.evaluator.evaluator import VillagersEvaluator, settled
from wagontrain.villagers.evaluator.features import EXPANSIONS, INPUTS
from wagontrain.villagers.evaluator.features import Features as VillagersFeatures

WIDTH = 6  # lines of a turn side by side in the games
SAM = "medium"  # how strong he is, where nothing is said
FIXED = ("scale", "width", "depth", "sam")
EXPANDED = 3  # one in this many games of Villagers is played with expansions
TAKEN = 0.25  # of the positions of Villagers: one is much like the next


class Style(NamedTuple):
    """How players vary."""

    spread: float  # of their weights, as a power of e
    share: tuple[float, float]  # of the network, from and to
    net: Path  # its file; where there is none, that of the package counts
    width: int = WIDTH  # lines of a turn side by side


PLAIN = Style(0.0, (0.0, 0.0), Path())


@cache
def net_at(path: Path, inputs: tuple[str, ...]) -> Net:
    """A network in a file. Each round has new processes, which find the latest one."""
    told = json.loads(path.read_text(encoding="utf-8"))
    if tuple(told["inputs"]) != inputs:
        raise LoadError(f"{path}: its inputs are others than those that are worked out: name another --out")
    return net_of(told["layers"])


class Subject:
    """A game at tables or alone, and what a network is to learn of it."""

    file = ""
    inputs: tuple[str, ...] = ()
    tables: tuple[int, ...] = ()  # seats of one game after another
    once_a_turn = True
    taken = 1.0  # of the positions

    def __init__(self, game: str) -> None:
        self.game = wagontrain.game(game)

    def options(self, seed: str, number: int, sam: str) -> dict[str, Any]:
        """Of one game after another."""
        raise NotImplementedError

    def with_net(self, evaluator: Evaluator[Any], net: Net) -> None:
        """Go by another network than that of the package."""
        raise NotImplementedError

    def asked(self, s: Any) -> bool:
        """Is this a position that the network is asked in?"""
        raise NotImplementedError

    def figures(self, evaluator: Evaluator[Any], s: Any, seat: int) -> list[float]:
        """What the network looks at."""
        raise NotImplementedError

    def result(self, totals: list[int], seat: int) -> float:
        """What it is to tell."""
        return float(totals[seat])

    def varied(self, chance: Random, style: Style) -> Evaluator[Any]:
        """An evaluator with weights varied by factors, and with some share of the network."""
        weights = read_weights(self.game)
        for name in weights:
            if name not in FIXED:
                weights[name] *= exp(chance.gauss(0.0, style.spread))
        found = evaluator_of(self.game, weights)
        if style.net.is_file():
            self.with_net(found, net_at(style.net, self.inputs))
        found.use_network(*[chance.uniform(*style.share)] * 2)
        return found


class Trail(Subject):
    """Great Western Trail at tables: the score of a seat, between two turns."""

    file = "network"
    inputs = AT_TABLES
    tables = (2, 2, 4, 2, 2, 3)

    def options(self, seed: str, number: int, sam: str) -> dict[str, Any]:
        return {"difficulty": sam}

    def with_net(self, evaluator: Evaluator[Any], net: Net) -> None:
        assert isinstance(evaluator, TrailEvaluator)
        evaluator.table.net = net

    def asked(self, s: Any) -> bool:
        return between_turns(s)

    def figures(self, evaluator: Evaluator[Any], s: Any, seat: int) -> list[float]:
        assert isinstance(evaluator, TrailEvaluator)
        handcrafted = evaluator.blended(s).handcrafted
        return TrailFeatures(s, seat, handcrafted, handcrafted.seen(s, seat, Pending(s, seat))).all()


class TrailAlone(Trail):
    """Great Western Trail against Sam: the lead."""

    file = "solo_network"
    inputs = ALONE
    tables = (1,) * 6

    def with_net(self, evaluator: Evaluator[Any], net: Net) -> None:
        assert isinstance(evaluator, TrailEvaluator)
        evaluator.alone.net = net

    def result(self, totals: list[int], seat: int) -> float:
        return float(totals[0] - totals[1])


class Village(Subject):
    """Villagers at tables: the score of a seat, where no card is on its way."""

    file = "network"
    inputs = INPUTS
    tables = (2, 5, 3, 2, 5, 4)
    once_a_turn = False
    taken = TAKEN

    def options(self, seed: str, number: int, sam: str) -> dict[str, Any]:
        if number // len(self.tables) % EXPANDED:
            return {}
        chance = Random(seed)
        return {name: chance.random() < 0.5 for name in EXPANSIONS}

    def with_net(self, evaluator: Evaluator[Any], net: Net) -> None:
        assert isinstance(evaluator, VillagersEvaluator)
        evaluator.net = net

    def asked(self, s: Any) -> bool:
        return settled(s)

    def figures(self, evaluator: Evaluator[Any], s: Any, seat: int) -> list[float]:
        assert isinstance(evaluator, VillagersEvaluator)
        return VillagersFeatures(s, seat, evaluator.handcrafted, evaluator.handcrafted.seen(s, seat)).all()


@cache
def subject(game: str, solo: bool) -> Subject:
    """What is to be taught; made once in each process."""
    if game == "villagers":
        return Village(game)
    return TrailAlone(game) if solo else Trail(game)
