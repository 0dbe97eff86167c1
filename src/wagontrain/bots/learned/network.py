"""A trained network in numpy: the policy and the values of rows (see core/rows.py and train/model.py)."""

import json
import sys
import warnings
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...core.game import Game
from ...core.rows import RowEncoder
from ...encoding import columns_hash, encoder_of

Floats = NDArray[np.float32]
Rows = NDArray[np.uint8]

FILE = "policy.npz"  # in the folder of the game
FEW_ROWS = 6  # up to here only the columns that are not 0 are multiplied
NEVER = np.float32(-1e9)


class Network:
    """Weights, and what follows from a row."""

    def __init__(self, about: dict[str, Any], arrays: dict[str, Floats]) -> None:
        self.about = about
        self.actions = int(about["actions"])
        self.places = int(about["most_places"])
        self.points = float(about["points"])
        self.blocks = int(about["blocks"])
        first = arrays["first.weight"]  # shipped weights hold the scales in it
        self.first = np.ascontiguousarray((first * arrays["scale"] if "scale" in arrays else first).T)
        self.arrays = {
            name: np.ascontiguousarray(array.T) if array.ndim == 2 else array
            for name, array in arrays.items()
            if name not in ("first.weight", "scale")
        }

    def hidden(self, rows: Rows) -> Floats:
        """Return the last hidden layer of each row."""
        arrays = self.arrays
        hidden: Floats = np.empty((len(rows), self.first.shape[1]), np.float32)
        if len(rows) <= FEW_ROWS:
            for i, row in enumerate(rows):
                columns = np.flatnonzero(row)
                hidden[i] = row[columns].astype(np.float32) @ self.first[columns]
        else:
            np.matmul(rows.astype(np.float32), self.first, out=hidden)
        hidden += arrays["first.bias"]
        hidden = rectify(normalize(hidden, arrays["first_norm.weight"], arrays["first_norm.bias"]))
        for block in range(self.blocks):
            layer = hidden @ arrays[f"layers.{block}.weight"] + arrays[f"layers.{block}.bias"]
            norm = normalize(layer, arrays[f"norms.{block}.weight"], arrays[f"norms.{block}.bias"])
            hidden = hidden + rectify(norm)
        return hidden

    def policy(self, rows: Rows, hidden: Floats) -> Floats:
        """Return a logit for every action; that of an illegal one is far below all others."""
        arrays = self.arrays
        layer = rectify(hidden @ arrays["policy_hidden.weight"] + arrays["policy_hidden.bias"])
        logits = layer @ arrays["policy.weight"] + arrays["policy.bias"]
        return np.where(rows[:, -self.actions :] > 0, logits, NEVER).astype(np.float32)

    def values(self, hidden: Floats, places: int) -> tuple[Floats, Floats]:
        """Return the share of the win and the points to come of each place, counted from the row's seat."""
        arrays = self.arrays
        layer = rectify(hidden @ arrays["value_hidden.weight"] + arrays["value_hidden.bias"])
        value = layer @ arrays["value.weight"] + arrays["value.bias"]
        share = value[:, :places] - value[:, :places].max(1, keepdims=True)
        share = np.exp(share)
        share /= share.sum(1, keepdims=True)
        return share, value[:, self.places : self.places + places] * self.points


def rectify(values: Floats) -> Floats:
    """Return the values, but no negative ones."""
    positive: Floats = np.maximum(values, 0)
    return positive


def normalize(values: Floats, gain: Floats, bias: Floats) -> Floats:
    """Return each row with mean 0 and variance 1, times gain plus bias."""
    centred = values - values.mean(1, keepdims=True)
    variance = (centred * centred).mean(1, keepdims=True)
    scaled: Floats = centred / np.sqrt(variance + 1e-5) * gain + bias
    return scaled


def read_network(path: Path) -> Network:
    """Read weights from a file."""
    with np.load(path) as data:
        about = json.loads(str(data["about"]))
        arrays = {
            name: read_array(data, name) for name in data.files if not name.endswith((".step", "about"))
        }
    return Network(about, arrays)


def read_array(data: Any, name: str) -> Floats:
    """Return an array as floats; one of whole numbers has steps beside it, of its rows or of its columns."""
    array = data[name]
    if array.dtype != np.int8:
        return np.asarray(array, np.float32)
    return np.asarray(array * data[f"{name}.step"].astype(np.float32), np.float32)


def fault_of(network: Network, game: Game[Any], encoder: RowEncoder[Any]) -> str:
    """Return why the weights do not fit the game as it is now, or "" where they do."""
    about = network.about
    if about["game"] != game.name:
        return f"they are for {about['game']}"
    if about["rules_version"] != game.version:
        return f"they were trained on version {about['rules_version']} of the rules, this is {game.version}"
    if about["columns_hash"] != columns_hash(encoder):
        return "they were trained on other columns"
    return ""


def shipped_weights(game: Game[Any]) -> Path | None:
    """Return the file with the game's weights, or None where the package has none."""
    package = sys.modules[type(game).__module__.rpartition(".")[0] or type(game).__module__]
    if not package.__file__:
        return None
    path = Path(package.__file__).parent / FILE
    return path if path.is_file() else None


@lru_cache(maxsize=8)
def network_of(name: str, path: Path | None = None) -> Network | None:
    """Return the network of a game, or None where there is none that fits."""
    import wagontrain

    game = wagontrain.game(name)
    found = path or shipped_weights(game)
    if found is None:
        return None
    network = read_network(found)
    fault = fault_of(network, game, encoder_of(game))
    if fault:
        warnings.warn(f"the weights of {name} are not used: {fault}", stacklevel=2)
        return None
    return network
