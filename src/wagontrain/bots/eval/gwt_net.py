"""Great Western Trail: a small network that judges positions; its figures are data, a file for each."""

import json
from importlib import resources
from typing import Any

from ...core.errors import LoadError


class Layer:
    """Weighted sums: of each figure that goes out, a weight for each that comes in, and a bias."""

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.weights = weights
        self.biases = biases

    def sums(self, figures: list[float]) -> list[float]:
        """What goes out."""
        found: list[float] = []
        count = len(figures)
        for n in range(len(self.biases)):
            weights = self.weights[n]
            total = self.biases[n]
            for k in range(count):
                total += figures[k] * weights[k]
            found.append(total)
        return found


class Net:
    """Figures in, one figure out: one layer after the other; between them what is below zero is dropped."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def judged(self, figures: list[float]) -> float:
        """What the network makes of some figures."""
        last = len(self.layers) - 1
        for i in range(last):
            figures = [max(0.0, figure) for figure in self.layers[i].sums(figures)]
        return self.layers[last].sums(figures)[0]


def read_net(name: str, inputs: tuple[str, ...]) -> Net:
    """A network of the weights' folder; a LoadError tells if it was trained for other figures."""
    path = resources.files("wagontrain.bots.weights") / f"{name}.json"
    told = json.loads(path.read_text(encoding="utf-8"))
    if told["inputs"] != list(inputs):
        raise LoadError(f"{name}.json: its inputs are others than those that are worked out: train it again")
    return net_of(told["layers"])


def net_of(told: list[dict[str, Any]]) -> Net:
    """The network that some layers make."""
    return Net([Layer(layer["weights"], layer["biases"]) for layer in told])
