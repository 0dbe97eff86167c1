"""A small network that evaluates positions; its weights are data, a file for each."""

import json
from functools import cache
from importlib import resources
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ...core.errors import LoadError


class Layer:
    """Weighted sums: of each figure that goes out, a weight for each that comes in, and a bias."""

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.count: i64 = len(biases)
        self.biases: vec[float] = vec[float](biases)
        flat: list[float] = []
        for k in range(len(weights[0])):
            for row in weights:
                flat.append(row[k])
        self.weights: vec[float] = vec[float](flat)  # of the first that comes in, of the second, ...

    def sums(self, figures: vec[float]) -> vec[float]:
        """What goes out. More than half of what comes in is nothing, and adds nothing: it is passed over."""
        found = self.biases[:]
        weights = self.weights
        count = self.count
        for k in range(i64(len(figures))):
            part = figures[k]
            if part != 0.0:
                row = k * count
                for n in range(count):
                    found[n] += part * weights[row + n]
        return found


class Net:
    """Figures in, one figure out: one layer after the other; between them what is below zero is dropped."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def evaluate(self, figures: list[float]) -> float:
        """What the network makes of some figures."""
        found = vec[float](figures)
        last = len(self.layers) - 1
        for i in range(last):
            found = self.layers[i].sums(found)
            for n in range(i64(len(found))):
                if found[n] < 0.0:
                    found[n] = 0.0
        return self.layers[last].sums(found)[0]


@cache
def read_net(package: str, name: str, inputs: tuple[str, ...]) -> Net:
    """Read a network of a package; a LoadError says if there is none, or if it takes other inputs."""
    path = resources.files(package) / f"{name}.json"
    if not path.is_file():
        raise LoadError(f"{package}: {name}.json: there is no such network: train it with scripts/train-net")
    described = json.loads(path.read_text(encoding="utf-8"))
    if described["inputs"] != list(inputs):
        raise LoadError(f"{package}: {name}.json: it takes other inputs than the features: train it again")
    return net_of(described["layers"])


def net_of(layers: list[dict[str, Any]]) -> Net:
    """The network that some layers make."""
    return Net([Layer(layer["weights"], layer["biases"]) for layer in layers])
