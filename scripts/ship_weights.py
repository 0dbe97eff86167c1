"""Makes the weights of a training run small (int8) and puts them into the folder of their game.

    scripts/ship-weights OUT/weights.npz --levels '{"hard": {"2": "lookahead:4x6", "4": "policy"}}'

The file says of itself where it comes from: the settings and decisions of the run, its commit, and the
SHA-256 of the weights that it was made from. `--levels` says which levels play by the network, with how many
seats and how.
Refuses weights that do not fit the game as it is, or that decide differently once they are small.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

import wagontrain
from wagontrain.bots.learned.network import FILE, Network, Rows, fault_of, read_network
from wagontrain.core.batch import META, Batch
from wagontrain.encoding import encoder_of, setups_of

HIGHEST = 127
POSITIONS = 2000
LEAST_ALIKE = 0.97  # share of positions in which the small network's best action is the same


def small(arrays: dict[str, Any]) -> dict[str, Any]:
    """Return matrices as whole numbers with steps: of columns in the first layer, else of rows."""
    made: dict[str, Any] = {}
    first = arrays["first.weight"].astype(np.float32) * arrays["scale"].astype(np.float32)
    for name, array in {**arrays, "first.weight": first}.items():
        if name == "scale":
            continue
        if array.ndim < 2:
            made[name] = array.astype(np.float32)
            continue
        most = np.abs(array).max(axis=0 if name == "first.weight" else 1, keepdims=True).astype(np.float32)
        step = np.maximum(most / HIGHEST, 1e-12)
        made[name] = np.rint(array / step).astype(np.int8)
        made[f"{name}.step"] = step
    return made


def positions(game: Any) -> Rows:
    """Return rows from games played at random."""
    encoders = [encoder_of(game) for _ in range(POSITIONS)]
    batch = Batch(game, encoders, setups_of(game), "ship")
    batch.scatter(300)
    buffer = bytearray(POSITIONS * batch.row_size)
    batch.write_all(buffer, 0)
    rows: Rows = np.frombuffer(buffer, np.uint8).reshape(POSITIONS, -1)[:, :-META]
    return rows


def chosen(network: Network, rows: Rows) -> Any:
    """Return the network's best action in each position."""
    return network.policy(rows, network.hidden(rows)).argmax(1)


def main() -> None:
    """Convert as the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("weights", type=Path)
    parser.add_argument("--levels", default="{}", help="JSON: level -> number of seats -> learned bot")
    parser.add_argument("--about", default="{}", help="JSON that the file also says about itself")
    parser.add_argument("--to", type=Path, help="another file than that of the package")
    given = parser.parse_args()
    source = read_network(given.weights)
    game = wagontrain.game(source.about["game"])
    fault = fault_of(source, game, encoder_of(game))
    if fault:
        sys.exit(f"{given.weights}: {fault}")
    about = {
        **source.about,
        "levels": json.loads(given.levels),
        "made_from": hashlib.sha256(given.weights.read_bytes()).hexdigest(),
        **json.loads(given.about),
    }
    folder = Path(sys.modules[type(game).__module__.rpartition(".")[0]].__file__ or "").parent
    target = given.to or folder / FILE
    with np.load(given.weights) as data:
        arrays = {name: data[name] for name in data.files if name != "about"}
    part = target.with_suffix(".part.npz")
    np.savez_compressed(part, **small(arrays), about=np.array(json.dumps(about)))
    started = perf_counter()
    shipped = read_network(part)
    seconds = perf_counter() - started
    rows = positions(game)
    alike = float((chosen(source, rows) == chosen(shipped, rows)).mean())
    print(
        f"{target}: {part.stat().st_size / 1e6:.1f} MB, read in {seconds:.2f} s, {alike:.1%} of choices alike"
    )
    if alike < LEAST_ALIKE:
        part.unlink()
        sys.exit("the small network decides differently: nothing was written")
    part.replace(target)


if __name__ == "__main__":
    main()
