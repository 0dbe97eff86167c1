"""Many games side by side: one call plays a decision in each of them and writes the rows of the next ones.

A row is what `RowEncoder` writes, followed by `META` bytes about the game: who acts, whether a game has just
ended, and everybody's points. Learners and vector environments read rows from a buffer and touch no state.
"""

from random import Random
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from .game import Game
from .rows import RowEncoder
from .state import NOBODY

MOST_PLACES: Final = 5
ZERO_POINTS: Final = 1000  # points are written as 16 bits, counted from here
FULL_SHARE: Final = 60  # shares of a win are written in sixtieths

# Where in the META bytes
SEAT: Final = 0  # who acts, counted from 0
PLACES: Final = 1  # how many have points: the seats, and a solo opponent
ENDED: Final = 2  # the flags below, about the game that ended with the last step
SETUP: Final = 3  # which set-up this game has
LENGTH: Final = 4  # decisions of the ended game
NOW: Final = 6  # points of each place at the last change of turn
FINAL: Final = NOW + 2 * MOST_PLACES  # points of each place when the last game ended
SHARE: Final = FINAL + 2 * MOST_PLACES  # parts of the win
ENDED_PLACES: Final = SHARE + MOST_PLACES
ENDED_SETUP: Final = ENDED_PLACES + 1
META: Final = ENDED_SETUP + 2

# Flags of ENDED
TERMINATED: Final = 1
TRUNCATED: Final = 2
WILD: Final = 4  # it began with decisions at random
MOST_FORCED: Final = 10_000

# What happens to a game that has ended
DISABLED: Final = 0  # it waits for `start`
NEXT_STEP: Final = 1  # the next step begins a new game, whatever its action is
SAME_STEP: Final = 2  # the step that ended it begins a new game; `final_rows` gets its last row


class Setup:
    """One way to begin a game: how many seats, and the options."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.seats = seats
        self.options = options


class Slot:
    """One of the games: its state, its encoder (which remembers parts of it), and the last result."""

    def __init__(self, encoder: RowEncoder[Any], seed: str) -> None:
        self.encoder = encoder
        self.reseed(seed)
        self.state: Any = None
        self.setup = 0
        self.learner = -1  # the seat that is asked; -1: every seat
        self.opponents: list[Any] = []  # for each seat a function (game, state, seat) -> action, or None
        self.decisions = 0
        self.stage = -1
        self.now: list[int] = [0] * MOST_PLACES
        self.places = 0
        self.results: list[int] = []
        self.shares: list[int] = []
        self.ended_setup = 0
        self.is_over = False
        self.is_stuck = False  # the other seats play on and on
        self.is_wild = False

    def reseed(self, seed: str) -> None:
        """Decide all further games of this slot by a seed."""
        self.seed = seed
        self.random = Random(seed)
        self.games = 0  # begun since then


class Batch:
    """Many games side by side, each of a set-up that is drawn again for every game.

    What happens in a slot depends on its seed and its actions, not on the other slots. `first` is the number
    of the first slot among all, where several batches share them.
    """

    def __init__(
        self, game: Game[Any], encoders: list[RowEncoder[Any]], setups: list[Setup], seed: str, first: int = 0
    ) -> None:
        self.game = game
        self.setups = setups
        self.slots = [Slot(encoders[i], f"{seed}.{first + i}") for i in range(len(encoders))]
        self.row_size = encoders[0].size + META
        self.most_decisions = 20_000  # then a game is truncated
        self.skips_forced = True  # decisions without a choice are played at once
        self.autoreset = SAME_STEP
        self.final_rows: Any = None  # a buffer like that of the rows, from its beginning on
        self.counts_points = True  # points are counted with every change of turn
        self.asks_learner_only = False  # one seat acts; `opponent_maker` or chance plays the others
        self.learner_seat = -1  # which one; -1: drawn for every game
        self.opponent_maker: Any = None  # (seed, seat, learner) -> (game, state, seat) -> action, or None
        self.wild_share = 0.0  # share of games that begin with decisions at random
        self.wild_decisions = 120

    def start(self, number: int) -> None:
        """Begin a new game in one slot."""
        slot = self.slots[number]
        slot.setup = slot.random.randrange(len(self.setups))
        setup = self.setups[slot.setup]
        seed = f"{slot.seed}.{slot.games}"
        slot.state = self.game.new(setup.seats, seed, setup.options)
        slot.games += 1
        slot.decisions = 0
        slot.stage = -1
        slot.is_over = False
        if self.asks_learner_only:
            chosen = self.learner_seat
            slot.learner = chosen if chosen >= 0 else slot.random.randrange(setup.seats)
            if self.opponent_maker is not None:
                maker = self.opponent_maker
                slot.opponents = [maker(seed, seat, slot.learner) for seat in range(setup.seats)]
        slot.is_wild = slot.random.random() < self.wild_share
        if slot.is_wild:
            self.play_at_random(slot, slot.random.randrange(1, self.wild_decisions))

    def play_at_random(self, slot: Slot, decisions: int) -> None:
        """Play some decisions at random, but none where no choice of the learner would follow."""
        game = self.game
        before = game.clone(slot.state)
        for _ in range(decisions):
            legal = game.legal(slot.state)
            if not legal:
                break
            game.apply(slot.state, legal[slot.random.randrange(len(legal))])
        if not self.next_choice(slot):  # it is over, or only forced moves led to its end
            slot.state = before

    def scatter(self, most: int) -> None:
        """Begin all games, each with some decisions at random, so that they do not end together."""
        for number in range(len(self.slots)):
            self.start(number)
            if most > 0:
                slot = self.slots[number]
                self.play_at_random(slot, slot.random.randrange(most))

    def write_all(self, buffer: Any, base: int) -> None:
        """Write the row of every slot into the buffer, without playing."""
        for number in range(len(self.slots)):
            self.advance(number, buffer, base + number * self.row_size)

    def step(self, actions: list[int], first: int, buffer: Any, base: int) -> None:
        """Play one action in each slot from `first` on, and write the slots' rows one after the other.

        A negative action counts as a decision, but changes nothing.
        """
        game = self.game
        at = base
        number = first
        for action in actions:
            slot = self.slots[number]
            if not slot.is_over:
                if action >= 0:
                    game.apply(slot.state, action)
                slot.decisions += 1
                self.advance(number, buffer, at)
            elif self.autoreset == NEXT_STEP:
                self.restart(number, 0, 0, buffer, at)
            else:
                self.write(slot, [], 0, 0, buffer, at)
            number += 1
            at += self.row_size

    def advance(self, number: int, buffer: Any, at: int) -> None:
        """Play what needs no choice of the learner; then write the row, of a new game if this one ended."""
        slot = self.slots[number]
        legal = self.next_choice(slot)
        if legal and slot.decisions < self.most_decisions and not slot.is_stuck:
            self.write(slot, legal, 0, 0, buffer, at)
            return
        flags = TRUNCATED if legal else TERMINATED
        if slot.is_wild:
            flags += WILD
        length = slot.decisions
        slot.is_over = True
        self.finish(slot)
        if self.autoreset != SAME_STEP:
            self.write(slot, [], flags, length, buffer, at)
            return
        if self.final_rows is not None:
            self.write(slot, [], flags, length, self.final_rows, number * self.row_size)
        self.restart(number, flags, length, buffer, at)

    def restart(self, number: int, flags: int, length: int, buffer: Any, at: int) -> None:
        """Begin a new game and write its row; the flags are about the game before it."""
        slot = self.slots[number]
        legal: list[int] = []
        while not legal or slot.is_stuck:  # the others may end a game before the learner is asked
            self.start(number)
            legal = self.next_choice(slot)
        self.write(slot, legal, flags, length, buffer, at)

    def next_choice(self, slot: Slot) -> list[int]:
        """Play on to a choice; returns its actions, or an empty list at the end of the game."""
        game = self.game
        s = slot.state
        legal = game.legal(s)
        for _ in range(MOST_FORCED):
            if not legal:
                return legal
            if self.asks_learner_only and game.to_act(s) != slot.learner:
                action = self.opponents_action(slot, legal)
            elif self.skips_forced and len(legal) == 1:
                action = legal[0]
            else:
                slot.is_stuck = False
                return legal
            game.apply(s, action)
            legal = game.legal(s)
        slot.is_stuck = True
        return legal

    def opponents_action(self, slot: Slot, legal: list[int]) -> int:
        """Return what a seat that is not the learner's does."""
        if len(legal) == 1:
            return legal[0]
        if slot.opponents:
            seat = self.game.to_act(slot.state)
            opponent = slot.opponents[seat]
            if opponent is not None:
                action: int = opponent(self.game, slot.state, seat)
                if action not in legal:
                    raise ValueError(f"an opponent plays {action}, which is not legal")
                return action
        return legal[int(slot.random.random() * len(legal))]

    def finish(self, slot: Slot) -> None:
        """Keep the result of a game that is over."""
        scores = self.game.scores(slot.state)
        slot.results = [score.total for score in scores]
        best = [score.rank for score in scores].count(1)
        slot.shares = [FULL_SHARE // best if score.rank == 1 else 0 for score in scores]
        slot.ended_setup = slot.setup

    def write(self, slot: Slot, legal: list[int], flags: int, length: int, buffer: Any, at: int) -> None:
        """Write a row: what the acting seat knows, its legal actions, and the META bytes."""
        s = slot.state
        encoder = slot.encoder
        seat = self.game.to_act(s)
        if seat == NOBODY or not legal:
            seat = max(slot.learner, 0)
        if self.counts_points or slot.stage < 0:
            self.count_points(slot)
        encoder.fill(s, seat, legal)
        writer = encoder.writer
        writer.append(u8(seat))
        writer.append(u8(slot.places))
        writer.append(u8(flags))
        writer.append(u8(slot.setup))
        append_number(writer, length)
        append_points(writer, slot.now, slot.places)
        ended = slot.results if flags else NO_RESULTS
        append_points(writer, ended, len(ended))
        shares = slot.shares if flags else NO_RESULTS
        for i in range(MOST_PLACES):
            writer.append(u8(shares[i]) if i < len(shares) else u8(0))
        writer.append(u8(len(ended)))
        writer.append(u8(slot.ended_setup) if flags else u8(0))
        writer.append(u8(0))
        buffer[at : at + self.row_size] = writer.getvalue()

    def count_points(self, slot: Slot) -> None:
        """Count everybody's points, if they can have changed."""
        stage = slot.encoder.stage(slot.state)
        if stage == slot.stage:
            return
        slot.stage = stage
        scores = self.game.scores(slot.state)
        slot.places = len(scores)
        for i in range(len(scores)):
            slot.now[i] = scores[i].total


NO_RESULTS: Final[list[int]] = []


def append_number(writer: BytesWriter, value: i64) -> None:
    """Append 16 bits, the low ones first."""
    writer.append(u8(value & 255))
    writer.append(u8(value >> 8 & 255))


def append_points(writer: BytesWriter, points: list[int], places: int) -> None:
    """Append the points of every place; of an empty one 0."""
    for i in range(MOST_PLACES):
        append_number(writer, (points[i] if i < places else 0) + ZERO_POINTS)
