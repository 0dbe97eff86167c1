"""Masked PPO by self-play, in one file and with nothing but numpy.

    python examples/ppo.py villagers --minutes 4

One small network plays all seats of `wagontrain.envs`; it sees its own seat first, so it is the same for all.
The pay is the final score's lead over the others, spread over the game as what each own decision added to it.
Every minute it plays random movers on new deals and says how often it wins.
"""

import argparse
from time import monotonic, process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

import wagontrain
from wagontrain import NOBODY
from wagontrain.envs.table import Played

Array = NDArray[np.float32]
HIDDEN = 64
CLIP = 0.2
GAMMA = 0.995
LAMBDA = 0.95
RATE = 1e-3
ENTROPY = 0.01
EPOCHS = 3
BATCH = 512
POINTS = 20.0  # this many points of lead are one unit of reward
LONGEST = 1500  # decisions; a longer game is cut off
SHORTER: dict[str, dict[str, object]] = {"sierra_west": {"round_limit": 10}}


class Net:
    """One hidden layer; a score for each action and a value. Trained by Adam."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "in": (random.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "policy": (random.standard_normal((HIDDEN, actions)) * 0.01).astype(np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def forward(self, x: Array, mask: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """Hidden layer, chances of the legal actions, values."""
        w = self.weights
        hidden = np.tanh(x @ w["in"] + w["bias"])
        scores = np.where(mask, hidden @ w["policy"], -1e9)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ w["value"])[:, 0]

    def learn(self, x: Array, mask: Any, action: Any, old: Array, gain: Array, target: Array) -> None:
        """One step of PPO's clipped objective, with a little entropy."""
        n = len(x)
        rows = np.arange(n)
        hidden, chances, value = self.forward(x, mask)
        ratio = chances[rows, action] / old
        clipped = ((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0))
        strength = np.where(clipped, 0.0, ratio * gain)
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        grad = strength[:, None] * chances
        grad[rows, action] -= strength
        grad += ENTROPY * chances * (logs + entropy)
        grad = (grad / n).astype(np.float32)
        off = ((value - target) / n).astype(np.float32)[:, None]
        back = (grad @ self.weights["policy"].T + off @ self.weights["value"].T) * (1 - hidden**2)
        self.step(
            {"in": x.T @ back, "bias": back.sum(axis=0), "policy": hidden.T @ grad, "value": hidden.T @ off}
        )

    def step(self, grads: dict[str, Array]) -> None:
        """Adam."""
        self.steps += 1
        for name, grad in grads.items():
            self.first[name] = 0.9 * self.first[name] + 0.1 * grad
            self.second[name] = 0.999 * self.second[name] + 0.001 * grad**2
            first = self.first[name] / (1 - 0.9**self.steps)
            second = self.second[name] / (1 - 0.999**self.steps)
            self.weights[name] -= (RATE * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def lead(table: Played, seat: int) -> float:
    """How far the seat is ahead of the best other, in units of reward."""
    scores = [score.total for score in table.game.scores(table.s)]
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0)) / POINTS


class Path:
    """What one seat saw, did and got in a game."""

    def __init__(self) -> None:
        self.seen: list[Array] = []
        self.masks: list[Any] = []
        self.actions: list[int] = []
        self.chances: list[float] = []
        self.values: list[float] = []
        self.leads: list[float] = []

    def gains(self, last: float) -> tuple[Array, Array]:
        """Advantages (GAE) and targets of the value."""
        leads = np.array([*self.leads, last])
        values = np.array([*self.values, 0.0])
        pay = leads[1:] - leads[:-1]
        gains = np.zeros(len(pay), np.float32)
        running = 0.0
        for i in range(len(pay) - 1, -1, -1):
            running = pay[i] + GAMMA * values[i + 1] - values[i] + GAMMA * LAMBDA * running
            gains[i] = running
        return gains, (gains + values[:-1]).astype(np.float32)


def self_play(net: Net, table: Played, random: np.random.Generator, deal: str) -> list[tuple[Path, float]]:
    """One game of the network against itself."""
    table.deal(deal)
    paths = [Path() for _ in range(table.seats)]
    while (seat := table.to_act()) != NOBODY and table.decisions < LONGEST:
        legal = table.legal()
        if len(legal) == 1:
            table.apply(legal[0])
            continue
        observed = table.observed(seat)
        mask = observed["action_mask"].astype(bool)
        _, chances, value = net.forward(observed["observation"][None], mask[None])
        action = int(
            random.choice(len(mask), p=chances[0].astype(np.float64) / chances[0].sum(dtype=np.float64))
        )
        path = paths[seat]
        path.seen.append(observed["observation"])
        path.masks.append(mask)
        path.actions.append(action)
        path.chances.append(float(chances[0, action]))
        path.values.append(float(value[0]))
        path.leads.append(lead(table, seat))
        table.apply(action)
    return [(path, lead(table, seat)) for seat, path in enumerate(paths) if path.actions]


def improve(net: Net, games: list[tuple[Path, float]], random: np.random.Generator) -> None:
    """PPO on what was played."""
    gains, targets = (
        np.concatenate(part) for part in zip(*[p.gains(last) for p, last in games], strict=True)
    )
    x = np.stack([seen for path, _ in games for seen in path.seen])
    masks = np.stack([mask for path, _ in games for mask in path.masks])
    actions = np.array([action for path, _ in games for action in path.actions])
    old = np.array([chance for path, _ in games for chance in path.chances], np.float32)
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        order = random.permutation(len(x))
        for start in range(0, len(x), BATCH):
            i = order[start : start + BATCH]
            net.learn(x[i], masks[i], actions[i], old[i], gains[i], targets[i])


def against_random(net: Net, table: Played, games: int, deal: str) -> float:
    """The share of games that the network wins on one seat, the others moving at random."""
    random = np.random.default_rng(7)
    won = 0.0
    for i in range(games):
        table.deal(f"{deal}/{i}")
        mine = i % table.seats
        while (seat := table.to_act()) != NOBODY and table.decisions < LONGEST:
            legal = table.legal()
            action = legal[int(random.integers(len(legal)))]
            if seat == mine and len(legal) > 1:
                observed = table.observed(seat)
                mask = observed["action_mask"].astype(bool)
                action = int(net.forward(observed["observation"][None], mask[None])[1][0].argmax())
            table.apply(action)
        scores = table.game.scores(table.s)
        won += float(scores[mine].rank == 1) / [score.rank for score in scores].count(1)
    return won / games


def interval(share: float, games: int) -> str:
    """The 95 % interval of a share of games (Wilson)."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * float(np.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2))
    return f"{middle - half:.0%} to {middle + half:.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=wagontrain.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--games", type=int, default=8, help="games between two improvements")
    parser.add_argument("--check", type=int, default=40, help="games against random movers at the end")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    table = Played(args.game, args.seats, SHORTER.get(args.game))
    net = Net(table.encoder.features, table.actions, args.seed)
    random = np.random.default_rng(args.seed)
    started = told = monotonic()
    rounds = 0
    while monotonic() - started < args.minutes * 60:
        games = [
            path
            for i in range(args.games)
            for path in self_play(net, table, random, f"ppo/{args.seed}/{rounds}/{i}")
        ]
        improve(net, games, random)
        rounds += 1
        if monotonic() - told > 60:
            told = monotonic()
            share = against_random(net, table, 10, f"check/{rounds}")
            print(
                f"{rounds} rounds of {args.games} games: wins {share:.0%} of 10 against random movers",
                flush=True,
            )
    share = against_random(net, table, args.check, "final")
    print(
        f"{args.game}, {args.seats} seats: after {rounds} rounds of {args.games} games "
        f"({process_time():.0f} s of one core) it wins {share:.0%} of {args.check} games "
        f"against random movers, 95 % interval {interval(share, args.check)}"
    )


if __name__ == "__main__":
    main()
