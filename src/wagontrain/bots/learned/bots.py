"""Two ways to play by a network: the policy alone, and a look ahead at what its best actions lead to."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...core.game import Game
from ...core.rows import RowEncoder
from ...encoding import encoder_of
from ..bot import Bot
from .network import Floats, Network, Rows

WIN_WEIGHT = 0.5
NOISE = 0.5  # how far the lines of a look ahead stray from the policy
LEAST_PRIOR = 0.02  # an action that is less likely than this part of the best one is not looked at
PRIOR_WEIGHT = 0.02
POINTS = 20.0


class PolicyBot(Bot):
    """Plays the policy: its most likely action, or one drawn from it where there is a temperature."""

    def __init__(self, seed: str, network: Network, temperature: float = 0.0) -> None:
        super().__init__(seed)
        self.network = network
        self.temperature = temperature
        self.encoder: RowEncoder[Any] | None = None
        self.draws = np.random.default_rng(self.random.getrandbits(63))

    def row(self, game: Game[Any], s: Any, seat: int, legal: list[int]) -> Rows:
        """Return what the seat knows, as one row."""
        if self.encoder is None:
            self.encoder = encoder_of(game)
        return np.frombuffer(self.encoder.encode(s, seat, legal), np.uint8)

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        legal = game.legal(s)
        if len(legal) == 1:
            return legal[0]
        rows = self.row(game, s, seat, legal)[None]
        logits = self.network.policy(rows, self.network.hidden(rows))[0]
        return legal[self.draw(logits[legal])]

    def draw(self, logits: Floats) -> int:
        """Return the place of the best logit, or of one drawn by temperature."""
        if self.temperature <= 0:
            return int(logits.argmax())
        return int((logits / self.temperature + self.draws.gumbel(size=len(logits))).argmax())


class Line:
    """A line of play in one world: its state, the action it began with, and when it may be valued."""

    def __init__(self, s: Any, candidate: int) -> None:
        self.state = s
        self.candidate = candidate
        self.left_turn = False


class LookaheadBot(PolicyBot):
    """Plays the best few actions on by the policy, in several worlds, to the seat's own next turn.

    There the network says what they are worth: a share of the win and the lead that it expects at the end.
    """

    def __init__(self, seed: str, network: Network, width: int = 4, worlds: int = 6) -> None:
        super().__init__(seed, network)
        self.width = width
        self.worlds = worlds

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        legal = game.legal(s)
        if len(legal) == 1:
            return legal[0]
        rows = self.row(game, s, seat, legal)[None]
        logits = self.network.policy(rows, self.network.hidden(rows))[0][legal]
        prior = np.exp(logits - logits.max())
        prior /= prior.sum()
        order = np.argsort(-prior, kind="stable")[: self.width]
        candidates = [int(i) for i in order if prior[i] > LEAST_PRIOR * prior[order[0]]]
        if len(candidates) == 1:
            return legal[candidates[0]]
        worth = self.look_ahead(game, s, seat, [legal[i] for i in candidates])
        worth += PRIOR_WEIGHT * np.log(prior[candidates] + 1e-9)
        return legal[candidates[int(worth.argmax())]]

    def look_ahead(self, game: Game[Any], s: Any, seat: int, actions: list[int]) -> NDArray[np.float64]:
        """Return what each action is worth on average over the worlds."""
        lines: list[Line] = []
        for _ in range(self.worlds):
            world = game.resample(s, seat, self.fresh_seed())
            for candidate, action in enumerate(actions):
                line = Line(game.clone(world), candidate)
                game.apply(line.state, action)
                lines.append(line)
        total = np.zeros(len(actions))
        while lines:
            lines = self.play_on(game, seat, lines, total)
        return total / self.worlds

    def play_on(
        self, game: Game[Any], seat: int, lines: list[Line], total: NDArray[np.float64]
    ) -> list[Line]:
        """Play one decision in each line; value those that have ended or come to the own turn instead."""
        waiting: list[Line] = []
        rows: list[Rows] = []
        for line in lines:
            legal = game.legal(line.state)
            while len(legal) == 1:
                game.apply(line.state, legal[0])
                legal = game.legal(line.state)
            if not legal:
                total[line.candidate] += final_worth(game, line.state, seat)
                continue
            if line.state.turn != seat:
                line.left_turn = True
            waiting.append(line)
            rows.append(self.row(game, line.state, game.to_act(line.state), legal))
        if not waiting:
            return []
        stacked = np.stack(rows)
        hidden = self.network.hidden(stacked)
        logits = self.network.policy(stacked, hidden)
        picks = (logits + self.draws.gumbel(size=logits.shape) * NOISE).argmax(1)
        going: list[Line] = []
        for i, line in enumerate(waiting):
            if line.left_turn and line.state.turn == seat:
                total[line.candidate] += self.worth(game, line.state, seat, hidden[i : i + 1])
            else:
                game.apply(line.state, int(picks[i]))
                going.append(line)
        return going

    def worth(self, game: Game[Any], s: Any, seat: int, hidden: Floats) -> float:
        """Return what a state is worth for a seat, from the row of whoever acts in it."""
        totals = [score.total for score in game.scores(s)]
        places = len(totals)
        share, points = self.network.values(hidden, places)
        actor = game.to_act(s)
        shares = [float(share[0][(place - actor) % places]) for place in range(places)]
        expected = [totals[place] + float(points[0][(place - actor) % places]) for place in range(places)]
        return worth_of(shares, expected, seat)


def final_worth(game: Game[Any], s: Any, seat: int) -> float:
    """Return what a finished game is worth for a seat."""
    scores = game.scores(s)
    winners = [score.rank for score in scores].count(1)
    return worth_of(
        [(score.rank == 1) / winners for score in scores], [float(score.total) for score in scores], seat
    )


def worth_of(shares: list[float], totals: list[float], seat: int) -> float:
    """Weigh the share of the win and the lead over the others' mean."""
    others = (sum(totals) - totals[seat]) / max(1, len(totals) - 1)
    return WIN_WEIGHT * 2 * shares[seat] + (1 - WIN_WEIGHT) * (totals[seat] - others) / POINTS
