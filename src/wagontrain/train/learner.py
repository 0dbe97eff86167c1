# Over 300 lines: the training loop, its options and its reports.
"""Masked PPO self-play: chooses the actions of all games in batches, and learns from the last rollout.

Run as a script with a Python that has PyTorch; `--worker` is the command that starts a worker. Writes
`weights.npz` and `log.jsonl` into `--out`. A run can be continued: `--resume WEIGHTS --start 0.5 --end 1`
goes on in the second half of the schedules. Imports nothing of wagontrain (see `wagontrain.train`).
"""

import argparse
import contextlib
import json
import math
import os
import random
import shlex
import signal
import sys
import time
from typing import Any

import numpy as np
import torch
import torch.nn.functional as functional
from torch import nn

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from model import Network, load_weights, save_weights  # type: ignore[import-not-found]
from rollouts import Rollout  # type: ignore[import-not-found]
from shared_rows import HALVES, Workers  # type: ignore[import-not-found]


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("layout", help="the JSON that `wagontrain.train.layout` prints")
    parser.add_argument("--worker", required=True, help="the command that starts a worker")
    parser.add_argument("--home", default="", help="PYTHONHOME of the workers")
    parser.add_argument("--out", default="training")
    parser.add_argument("--shared", default="/dev/shm", help="folder for the shared memory")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=64, help="games a worker, in each of two halves")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game in a rollout")
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--blocks", type=int, default=3)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--rate-end", type=float, default=5e-5)
    parser.add_argument("--entropy", type=float, default=0.6, help="nats that the policy keeps, at first")
    parser.add_argument("--entropy-end", type=float, default=0.15)
    parser.add_argument("--lam", type=float, default=0.98)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--furthest", type=float, default=0.06, help="KL after which a rollout is given up")
    parser.add_argument("--win", type=float, default=0.5)
    parser.add_argument("--margin", type=float, default=0.5)
    parser.add_argument("--rivals", type=float, default=1.0, help="weight of the others' points")
    parser.add_argument("--solo-rivals", type=float, default=0.0, help="the same in solo games")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="only set-ups with this many seats")
    parser.add_argument("--value", type=float, default=2.0)
    parser.add_argument(
        "--pool", type=float, default=0.15, help="share of the games against an older network"
    )
    parser.add_argument("--pool-every", type=float, default=45)
    parser.add_argument("--wild", type=float, default=0.1, help="share of games that begin at random")
    parser.add_argument("--most-decisions", type=int, default=3000)
    parser.add_argument("--start", type=float, default=0.0, help="where in the schedules this run begins")
    parser.add_argument("--end", type=float, default=1.0)
    parser.add_argument("--save-every", type=float, default=60)
    parser.add_argument("--resume", default="")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--one-stream", action="store_true", help="choose behind queued minibatches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--about", default="{}", help="JSON that the weights carry: commit and so on")
    return parser.parse_args()


class Statistics:
    """Games that ended since the last line of the log."""

    def __init__(self, layout: dict[str, Any]) -> None:
        self.layout = layout
        self.setups = layout["setup_seats"]
        self.clear()

    def clear(self) -> None:
        """Begin again."""
        self.games = 0
        self.length = 0.0
        self.best: dict[int, list[float]] = {}
        self.solo_wins: list[float] = []
        self.pool_edge: list[float] = []

    def add(self, meta: np.ndarray, is_old: np.ndarray) -> None:
        """Count the games that have just ended; `is_old` [B, P] says which seats the older network played."""
        layout = self.layout
        count = layout["most_places"]
        done = (meta[:, layout["ended"]] > 0) & (meta[:, layout["ended"]] < layout["wild"])
        for row, old in zip(meta[done].astype(np.int64), is_old[done], strict=True):
            places = int(row[layout["ended_places"]])
            first = layout["final"]
            points = row[first : first + 2 * count : 2] + 256 * row[first + 1 : first + 2 * count : 2]
            points = points[:places] - layout["zero_points"]
            shares = row[layout["share"] : layout["share"] + places] / layout["full_share"]
            seats = self.setups[int(row[layout["ended_setup"]])]
            self.games += 1
            self.length += float(row[layout["length"]] + 256 * row[layout["length"] + 1])
            if seats == 1:
                self.solo_wins.append(float(shares[0]))
                self.best.setdefault(1, []).append(float(points[0]))
            else:
                self.best.setdefault(seats, []).append(float(points.max()))
                if old[:places].any() and not old[:places].all():
                    ours = ~old[:places]
                    self.pool_edge.append(float(shares[ours].sum()) - float(ours.mean()))

    def line(self) -> dict[str, Any]:
        """Return the numbers for the log."""
        mean = {seats: round(float(np.mean(best)), 1) for seats, best in sorted(self.best.items())}
        return {
            "games": self.games,
            "length": round(self.length / max(1, self.games), 1),
            "best": mean,
            "solo": round(float(np.mean(self.solo_wins)), 3) if self.solo_wins else None,
            "edge_over_old": round(float(np.mean(self.pool_edge)), 3) if self.pool_edge else None,
        }


class Learner:
    """One training run."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        with open(options.layout, encoding="utf-8") as file:
            self.layout = json.load(file)
        if options.seats:
            setups = self.layout["setup_seats"]
            self.layout["setup_seats"] = [seats for seats in setups if seats in options.seats]
        self.device = options.device
        self.on_gpu = options.device.startswith("cuda")
        self.workers = Workers(self.layout, shlex.split(options.worker), options)
        self.network, self.actor, self.older = [self.new_network() for _ in range(3)]
        self.decisions = 0
        self.hours = 0.0
        if options.resume:
            about = load_weights(self.network, options.resume)
            self.decisions = int(about.get("decisions", 0))
        self.actor.load_state_dict(self.network.state_dict())
        self.older.load_state_dict(self.network.state_dict())
        self.past = [self.snapshot()]
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(),
            lr=options.rate,
            eps=1e-5,
            weight_decay=1e-4,
            betas=(0.9, 0.99),
            fused=self.on_gpu,
        )
        self.statistics = Statistics(self.layout)
        self.setup_seats = torch.tensor(self.layout["setup_seats"], device=self.device)
        self.bonus = 0.015
        self.progress_log: dict[str, Any] = {}
        self.started = time.time()
        self.plan_pool()
        self.choosing: Any = None
        if self.on_gpu and not options.one_stream:
            self.choosing = torch.cuda.Stream(priority=-1)
        if self.on_gpu and not self.workers.is_pinned:
            print("the shared memory is not pinned: copies to the device are slow", flush=True)

    def new_network(self) -> Any:
        """Return a network of this run's shape on the device."""
        return Network(self.layout, self.options.width, self.options.blocks).to(self.device)

    def snapshot(self) -> dict[str, torch.Tensor]:
        """Return the weights, small, to play against later."""
        return {
            name: t.detach().to("cpu", torch.float16).clone() for name, t in self.network.state_dict().items()
        }

    def plan_pool(self) -> None:
        """Choose the places of each worker where the older network sits on every second seat."""
        half, games = self.workers.half, self.workers.games
        place = torch.arange(half, device=self.device)
        pool = round(games * self.options.pool)
        self.pool = ((place % games) >= games - pool).nonzero()[:, 0]
        parity = place % 2
        seats = torch.arange(self.layout["most_places"], device=self.device)
        old = torch.zeros((half, len(seats)), dtype=torch.bool, device=self.device)
        old[self.pool] = (seats[None] + parity[self.pool][:, None]) % 2 == 0
        self.old_seats = old
        self.old_seats_host = old.cpu().numpy()

    def autocast(self) -> Any:
        """Half precision on an accelerator."""
        return torch.autocast("cuda", torch.bfloat16, enabled=self.on_gpu)

    def beside_learning(self) -> Any:
        """A stream of its own on an accelerator: a choice waits for no minibatch queued before it."""
        return contextlib.nullcontext() if self.choosing is None else torch.cuda.stream(self.choosing)

    def settle(self) -> None:
        """Wait until the device has done all; between two calls choosing and learning share no memory."""
        if self.on_gpu:
            torch.cuda.synchronize()

    @torch.no_grad()
    def act(self, half: int, step: int, current: Any, previous: Any) -> None:
        """Choose for a half whose rows have arrived, send, and keep what happened."""
        layout, workers = self.layout, self.workers
        part = slice(half * workers.half, (half + 1) * workers.half)
        width = layout["features"] + layout["actions"]
        full = (
            workers.tensors[half].to(self.device, non_blocking=True)
            if self.on_gpu
            else workers.tensors[half].clone()
        )
        meta_host = workers.rows[half][:, width : width + layout["meta"]].copy()
        rows, meta = full[:, :width], full[:, width:]
        places = meta[:, layout["places"]].long()
        with self.autocast():
            log_all, values = self.actor(rows, places)
        choice = sample(log_all)
        ours = torch.ones(workers.half, dtype=torch.bool, device=self.device)
        if len(self.pool):
            pool = self.pool
            with self.autocast():
                older = sample(self.older(rows[pool], places[pool])[0])
            seat = meta[pool, layout["seat"]].long()
            is_table = self.setup_seats[meta[pool, layout["setup"]].long()] > 1
            is_old = self.old_seats[pool].gather(1, seat[:, None])[:, 0] & is_table
            choice[pool] = torch.where(is_old, older, choice[pool])
            ours[pool] = ~is_old
        workers.actions[half][:] = choice.to(torch.int16).cpu().numpy().view("<u2")
        workers.play(half)
        current.rows[step, part] = rows
        current.meta[step, part] = meta
        current.actions[step, part] = choice
        current.log_probabilities[step, part] = log_all.gather(1, choice[:, None])[:, 0]
        current.values[step, part] = values
        current.is_ours[step, part] = ours
        if step == 0 and previous is not None:
            previous.meta[-1, part] = meta
            previous.values[-1, part] = values
        self.statistics.add(meta_host, self.old_seats_host)
        self.decisions += workers.half

    def progress(self) -> float:
        """Return how far the schedules have come, from 0 to 1."""
        options = self.options
        passed = (time.time() - self.started) / options.seconds
        return min(1.0, options.start + (options.end - options.start) * passed)

    def between(self, first: float, last: float) -> float:
        """Return a point of a geometric schedule."""
        return first * (last / first) ** self.progress()

    def learn(self, rollout: Any) -> Any:
        """Learn from a rollout; a generator, so that minibatches can be spread over the next rollout."""
        options = self.options
        keep, advantages, targets, explained = rollout.targets(
            options.lam, options.win, options.margin, options.rivals, options.solo_rivals
        )
        rows = rollout.rows.view(-1, rollout.rows.shape[-1])
        places = rollout.meta[:-1, :, self.layout["places"]].reshape(-1).long()
        actions = rollout.actions.view(-1)
        before = rollout.log_probabilities.view(-1)
        rate = self.between(options.rate, options.rate_end)
        rate *= min(1.0, (time.time() - self.started) / 10.0 + 0.05)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        sums = torch.zeros(5, device=self.device)
        count, seen, is_far = 0, 0.0, False
        for _ in range(options.epochs):
            order = keep[torch.randperm(len(keep), device=self.device)]
            for number in range(max(1, len(order) // options.batch)):
                chosen = order[number * options.batch : (number + 1) * options.batch]
                sums += self.update(
                    rows[chosen],
                    places[chosen],
                    actions[chosen],
                    before[chosen],
                    advantages[chosen],
                    targets[chosen],
                )
                count += 1
                if count % 8 == 0:
                    whole = float(sums[3])
                    is_far = (whole - seen) / 8 > options.furthest
                    seen = whole
                    if is_far:
                        break
                yield
            if is_far:
                break
        means = (sums / max(1, count)).tolist()
        wanted = self.between(options.entropy, options.entropy_end)
        self.bonus *= math.exp(max(-0.1, min(0.1, wanted - means[2])))
        self.bonus = max(0.002, min(0.3, self.bonus))
        names = ("policy", "value", "entropy", "kl", "clipped")
        self.progress_log = {
            **{name: round(mean, 4) for name, mean in zip(names, means, strict=True)},
            "explained": [round(number, 3) for number in explained.tolist()],
            "learning_rate": f"{rate:.1e}",
            "updates": count,
            "bonus": round(self.bonus, 4),
        }

    def update(self, rows: Any, places: Any, actions: Any, before: Any, advantages: Any, targets: Any) -> Any:
        """Take one step of the optimizer; returns losses and distances."""
        options = self.options
        with self.autocast():
            log_all, values = self.network(rows, places)
        log_one = log_all.gather(1, actions[:, None])[:, 0]
        ratio = torch.exp(log_one - before)
        limited = ratio.clamp(1 - options.clip, 1 + options.clip)
        policy = -torch.min(ratio * advantages, limited * advantages).mean()
        entropy = -(log_all.exp() * log_all.clamp(min=-50)).sum(1).mean()
        count = self.layout["most_places"]
        there = (torch.arange(count, device=rows.device)[None] < places[:, None]).float()
        there = torch.cat([there, there], 1)
        error = functional.smooth_l1_loss(values, targets, reduction="none") * there
        value = error.sum() / there.sum()
        loss = policy + options.value * value - self.bonus * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()
        with torch.no_grad():
            moved = ((ratio - 1) - (log_one - before)).mean()
            clipped = ((ratio - 1).abs() > options.clip).float().mean()
            return torch.stack([policy.detach(), value.detach(), entropy.detach(), moved, clipped])

    def run(self) -> None:
        """Train until the time is over or a signal stops it."""
        options, workers = self.options, self.workers
        stopped: list[int] = []
        signal.signal(signal.SIGTERM, lambda *_: stopped.append(1))
        os.makedirs(options.out, exist_ok=True)
        rollouts = [Rollout(self.layout, options.steps, 2 * workers.half, self.device) for _ in HALVES]
        for half in HALVES:
            workers.wait(half)
            for worker in range(workers.count):
                workers.answered[worker][half] = True
        self.settle()
        self.started = last_log = last_save = last_pool = time.time()
        logged = self.decisions
        previous, learning, number, per_step = None, None, 0, 1.0
        spent = [0.0, 0.0, 0.0]
        while True:
            current = rollouts[number % 2]
            for step in range(options.steps):
                for half in HALVES:
                    begun = time.perf_counter()
                    workers.wait(half)
                    ready = time.perf_counter()
                    with self.beside_learning():
                        self.act(half, step, current, previous)
                    chosen = time.perf_counter()
                    owed = per_step
                    while learning is not None and (owed >= 1 or random.random() < owed):
                        owed -= 1
                        if next(learning, 0) == 0:
                            learning = None
                    spent = [
                        spent[0] + ready - begun,
                        spent[1] + chosen - ready,
                        spent[2] + time.perf_counter() - chosen,
                    ]
                if step == 0 and previous is not None:
                    self.settle()  # the previous rollout is complete with the values of this first step
                    learning = self.learn(previous)
                    batches = options.epochs * max(1, 2 * workers.half * options.steps // options.batch)
                    per_step = 1.1 * batches / (2 * max(1, options.steps - 1))
            while learning is not None:
                if next(learning, 0) == 0:
                    learning = None
            self.settle()
            self.actor.load_state_dict(self.network.state_dict())
            previous = current
            number += 1
            clock = time.time()
            is_over = bool(stopped) or clock - self.started > options.seconds
            if clock - last_log > 5 or is_over:
                self.log(
                    number,
                    (self.decisions - logged) / (clock - last_log),
                    [x / (clock - last_log) for x in spent],
                )
                last_log, logged, spent = clock, self.decisions, [0.0, 0.0, 0.0]
            if clock - last_pool > options.pool_every:
                last_pool = clock
                self.past.append(self.snapshot())
                self.older.load_state_dict(
                    self.past[-2] if random.random() < 0.5 else random.choice(self.past[:-1])
                )
            if is_over or clock - last_save > options.save_every:
                last_save = clock
                self.save()
            self.settle()
            if is_over:
                break
        workers.stop()

    def log(self, number: int, rate: float, shares: list[float]) -> None:
        """Write a line of numbers; `shares` are the parts of time spent waiting, choosing and learning."""
        line = {
            "seconds": round(time.time() - self.started, 1),
            "rollouts": number,
            "decisions": self.decisions,
            "rate": round(rate),
            **self.statistics.line(),
            **self.progress_log,
            "wait_choose_learn": [round(share, 2) for share in shares],
        }
        self.statistics.clear()
        text = json.dumps(line)
        print(text, flush=True)
        with open(os.path.join(self.options.out, "log.jsonl"), "a", encoding="utf-8") as file:
            file.write(text + "\n")

    def save(self) -> None:
        """Write the weights with all that says where they come from."""
        names = (
            "game",
            "rules_version",
            "encoder_version",
            "columns_hash",
            "features",
            "actions",
            "most_places",
        )
        options = {
            name: value
            for name, value in vars(self.options).items()
            if name not in ("about", "worker", "home", "shared", "out", "layout", "resume")
        }
        about = {
            **{name: self.layout[name] for name in names},
            "width": self.options.width,
            "blocks": self.options.blocks,
            "decisions": self.decisions,
            "points": 20.0,
            "settings": options,
            **json.loads(self.options.about),
        }
        save_weights(self.network, os.path.join(self.options.out, "weights.npz"), about)


def sample(log_probabilities: torch.Tensor) -> torch.Tensor:
    """Draw an action for each row."""
    noise = -torch.log(-torch.log(torch.rand_like(log_probabilities).clamp_(1e-10, 1 - 1e-7)) + 1e-20)
    return (log_probabilities + noise).argmax(1)


def main() -> None:
    """Train as the command line says."""
    options = arguments()
    torch.manual_seed(options.seed)
    random.seed(options.seed)
    torch.set_num_threads(options.threads)
    if options.device.startswith("cuda"):
        torch.backends.cuda.matmul.allow_tf32 = True
    Learner(options).run()


if __name__ == "__main__":
    main()
