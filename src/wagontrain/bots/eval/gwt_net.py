"""Great Western Trail: a small network that judges positions; its figures are data, a file for each."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from ...core.errors import LoadError

AT_ONCE: Final = 4


class Layer:
    """Weighted sums: of each figure that goes out, a weight for each that comes in, and a bias."""

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.count = len(biases)
        none = [0.0] * len(weights[0])
        more = -self.count % AT_ONCE
        self.weights = weights + [none] * more
        self.biases = biases + [0.0] * more

    def sums(self, figures: list[float]) -> list[float]:
        """What goes out. More than half of what comes in is nothing, and adds nothing: it is passed over.

        Four sums at once, since looking up a figure takes as long as multiplying it.
        """
        places: list[int] = []
        parts: list[float] = []
        for k in range(len(figures)):
            if figures[k] != 0.0:
                places.append(k)
                parts.append(figures[k])
        found: list[float] = []
        for n in range(0, self.count, AT_ONCE):
            first, second, third, fourth = self.weights[n : n + AT_ONCE]
            a, b, c, d = self.biases[n : n + AT_ONCE]
            for i in range(len(parts)):
                k = places[i]
                part = parts[i]
                a += part * first[k]
                b += part * second[k]
                c += part * third[k]
                d += part * fourth[k]
            found += [a, b, c, d]
        return found[: self.count]


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


@cache
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
