"""Many games side by side: the same games as one by one, new ones when they end, and results in the rows."""

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wagontrain.core import batch
from wagontrain.core.batch import META, Batch, Setup
from wagontrain.core.game import Game
from wagontrain.encoding import encoder_of

Rows = NDArray[np.uint8]


class Side:
    """A batch with its buffer."""

    def __init__(self, game: Game[Any], count: int, setups: list[Setup], seed: str = "side") -> None:
        self.batch = Batch(game, [encoder_of(game) for _ in range(count)], setups, seed)
        self.rows: Rows = np.zeros((count, self.batch.row_size), np.uint8)
        self.memory = self.rows.reshape(-1).data

    def begin(self) -> None:
        """Deal all games."""
        self.batch.scatter(0)
        self.batch.write_all(self.memory, 0)

    def step(self, actions: list[int]) -> None:
        """Play one action in each game."""
        self.batch.step(actions, 0, self.memory, 0)

    def meta(self, place: int) -> NDArray[np.int64]:
        """One of the META bytes of every game."""
        return self.rows[:, self.batch.row_size - META + place].astype(np.int64)

    def points(self, first: int, seat: int) -> NDArray[np.int64]:
        """The points of one seat in a part of META."""
        return self.meta(first + 2 * seat) + 256 * self.meta(first + 2 * seat + 1) - batch.ZERO_POINTS

    def legal(self, row: int, game: Game[Any]) -> list[int]:
        """The actions that a row allows."""
        mask = self.rows[row, self.batch.row_size - META - game.actions.size : self.batch.row_size - META]
        return [int(action) for action in np.flatnonzero(mask)]


def options_of(game: Game[Any]) -> dict[str, object]:
    """Options under which random games end."""
    return dict(game.bot_options)


def play_all(side: Side, game: Game[Any], steps: int) -> list[tuple[int, list[int], list[int]]]:
    """Play at random; returns (slot, final points, shares) of each game that ended."""
    draw = random.Random(1)
    ended: list[tuple[int, list[int], list[int]]] = []
    for _ in range(steps):
        side.step([draw.choice(side.legal(row, game)) for row in range(len(side.rows))])
        flags = side.meta(batch.ENDED)
        for row in np.flatnonzero(flags):
            places = int(side.meta(batch.ENDED_PLACES)[row])
            totals = [int(side.points(batch.FINAL, seat)[row]) for seat in range(places)]
            shares = [int(side.meta(batch.SHARE + seat)[row]) for seat in range(places)]
            ended.append((int(row), totals, shares))
    return ended


def test_games_end_with_their_scores_and_new_ones_begin(game: Game[Any]) -> None:
    side = Side(game, 3, [Setup(2, options_of(game))])
    side.batch.most_decisions = 400
    side.begin()
    ended = play_all(side, game, 900)
    assert len(ended) >= 6
    for _, totals, shares in ended:
        assert sum(shares) == batch.FULL_SHARE
        assert shares[totals.index(min(totals))] < batch.FULL_SHARE or totals[0] == totals[1]


def test_a_batch_plays_the_same_games_as_the_engine(game: Game[Any]) -> None:
    side = Side(game, 1, [Setup(2, options_of(game))], "same")
    side.begin()
    s = game.new(2, "same.0.0", options_of(game))
    draw = random.Random(3)
    for _ in range(60):
        legal = game.legal(s)
        while len(legal) == 1:
            game.apply(s, legal[0])
            legal = game.legal(s)
        assert side.legal(0, game) == legal
        assert side.meta(batch.SEAT)[0] == game.to_act(s)
        row = encoder_of(game).encode(s, game.to_act(s), legal)
        assert bytes(side.rows[0, : len(row)]) == row
        action = draw.choice(legal)
        game.apply(s, action)
        side.step([action])


def test_a_truncated_game_says_so(game: Game[Any]) -> None:
    side = Side(game, 1, [Setup(2, {})])
    side.batch.most_decisions = 5
    side.begin()
    draw = random.Random(5)
    flags = []
    for _ in range(5):
        side.step([draw.choice(side.legal(0, game))])
        flags.append(int(side.meta(batch.ENDED)[0]))
    assert flags == [0, 0, 0, 0, batch.TRUNCATED]
    assert side.meta(batch.LENGTH)[0] == 5


def test_an_ended_game_waits_where_it_does_not_reset_itself(game: Game[Any]) -> None:
    side = Side(game, 1, [Setup(2, {})])
    side.batch.most_decisions = 2
    side.batch.autoreset = batch.DISABLED
    side.begin()
    side.step([side.legal(0, game)[0]])
    side.step([side.legal(0, game)[0]])
    assert side.meta(batch.ENDED)[0] == batch.TRUNCATED
    assert side.legal(0, game) == []
    side.step([0])  # nothing is played
    assert side.batch.slots[0].decisions == 2
    side.batch.start(0)
    side.batch.advance(0, side.memory, 0)
    assert side.legal(0, game) != []


def test_only_the_learner_is_asked_where_the_others_move_at_random(game: Game[Any]) -> None:
    side = Side(game, 2, [Setup(2, options_of(game))])
    side.batch.asks_learner_only = True
    side.batch.learner_seat = 1
    side.begin()
    draw = random.Random(7)
    for _ in range(100):
        assert side.meta(batch.SEAT).tolist() == [1, 1]
        side.step([draw.choice(side.legal(row, game)) for row in range(2)])


def test_wild_games_begin_later_and_are_marked(game: Game[Any]) -> None:
    side = Side(game, 1, [Setup(2, options_of(game))])
    side.batch.wild_share = 1.0
    side.batch.most_decisions = 1
    side.begin()
    side.step([side.legal(0, game)[0]])
    assert side.meta(batch.ENDED)[0] == batch.TRUNCATED + batch.WILD


def test_no_game_begins_where_only_forced_moves_are_left(game: Game[Any]) -> None:
    side = Side(game, 1, [Setup(2, options_of(game))], "forced")
    side.begin()
    slot = side.batch.slots[0]
    last = last_choice(game, slot.random)
    ends = 0
    for action in game.legal(last):
        after = game.clone(last)
        game.apply(after, action)
        ends += not choices_left(game, after)
    assert ends > 0
    for _ in range(20):
        slot.state = game.clone(last)
        side.batch.play_at_random(slot, 1)  # may play the last choice of the game
        side.batch.advance(0, side.memory, 0)
        assert side.meta(batch.ENDED)[0] == 0
        assert side.legal(0, game) != []


def choices_left(game: Game[Any], s: Any) -> bool:
    """Play forced moves; return whether a choice comes before the end."""
    legal = game.legal(s)
    while len(legal) == 1:
        game.apply(s, legal[0])
        legal = game.legal(s)
    return bool(legal)


def last_choice(game: Game[Any], draw: random.Random) -> Any:
    """Return the last state of a random game in which there is a choice."""
    s = game.new(2, "last choice", options_of(game))
    last = s
    while choices_left(game, s):
        last = game.clone(s)
        game.apply(s, draw.choice(game.legal(s)))
    return last
