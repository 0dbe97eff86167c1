"""Rows of numbers: they hold what a seat may know, no more, and every column has a name."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import wagontrain
from wagontrain.core.game import Game
from wagontrain.core.rows import RowEncoder
from wagontrain.encoding import columns_hash, encoder_of, setups_of

# Parts of a row that random games of the trained set-ups never fill: rare, or of other options.
RARE = {
    "mini_hand",
    "mini_laid",
    "mini_pile",
    "rounds_left",
    "permanent_certificates",
    "station_worker",
    "used",  # cabins that may be used once a turn, in Sierra West
    "face_down_objectives",
}
Position = tuple[Any, int]


def positions(game: Game[Any], seed: str, games: int, share: float) -> Iterator[Position]:
    """Positions of random games, of every set-up that networks are trained on in turn, with who is to act."""
    draw = random.Random(seed)
    setups = setups_of(game)
    for number in range(games):
        setup = setups[number % len(setups)]
        options = {**game.bot_options, **setup.options}
        s = game.new(setup.seats, f"{seed}.{number}", options)
        for _ in range(1500):
            legal = game.legal(s)
            if not legal:
                break
            if draw.random() < share:
                yield s, game.to_act(s)
            game.apply(s, draw.choice(legal))


def difference(encoder: RowEncoder[Any], row: bytes, other: bytes) -> list[str]:
    """The columns in which two rows differ."""
    return [name for i, name in enumerate(encoder.columns.names) if row[i] != other[i]]


def check_no_leak(game: Game[Any], games: int, share: float) -> int:
    """Hold rows equal under `resample`, for every seat; returns how many were compared."""
    encoder = encoder_of(game)
    count = 0
    for s, _ in positions(game, "leak", games, share):
        for seat in range(game.seat_count(s)):
            legal = game.legal(s) if game.to_act(s) == seat else []
            row = encoder.encode(s, seat, legal)
            other = encoder.encode(game.resample(s, seat, f"other {count}"), seat, legal)
            assert difference(encoder, row, other) == []
            count += 1
    return count


def test_a_row_holds_nothing_that_is_hidden(game: Game[Any]) -> None:
    assert check_no_leak(game, len(setups_of(game)), 0.01) > 100


@pytest.mark.slow
def test_many_rows_hold_nothing_that_is_hidden(game: Game[Any]) -> None:
    assert check_no_leak(game, 4 * len(setups_of(game)), 0.1) > 4_000


def test_each_column_has_its_own_name(game: Game[Any]) -> None:
    encoder = encoder_of(game)
    names = encoder.columns.names
    assert len(set(names)) == len(names) == len(encoder.columns.scales) == encoder.features


def test_the_legal_actions_follow_the_columns(game: Game[Any]) -> None:
    encoder = encoder_of(game)
    s = game.new(game.seats[-1], "mask")
    legal = game.legal(s)
    row = encoder.encode(s, game.to_act(s), legal)
    assert len(row) == encoder.features + game.actions.size
    assert [action for action in range(game.actions.size) if row[encoder.features + action]] == legal


def test_the_rest_of_a_buffer_is_left_alone(game: Game[Any]) -> None:
    encoder = encoder_of(game)
    s = game.new(2, "buffer")
    legal = game.legal(s)
    buffer = bytearray(b"\7" * (encoder.size + 20))
    encoder.encode_into(s, 0, legal, memoryview(buffer), 10)
    assert buffer[:10] == buffer[-10:] == b"\7" * 10
    assert bytes(buffer[10:-10]) == encoder.encode(s, 0, legal)


def test_rows_of_different_positions_differ(game: Game[Any]) -> None:
    encoder = encoder_of(game)
    rows = {encoder.encode(s, seat, game.legal(s)) for s, seat in positions(game, "differ", 3, 0.2)}
    count = sum(1 for _ in positions(game, "differ", 3, 0.2))
    assert len(rows) > 0.9 * count


def test_no_column_is_always_empty(game: Game[Any]) -> None:
    encoder = encoder_of(game)
    seen = bytearray(encoder.features)
    for s, seat in positions(game, "columns", 3 * len(setups_of(game)), 0.1):
        row = encoder.encode(s, seat, [])
        seen = bytearray(a | b for a, b in zip(seen, row[: encoder.features], strict=True))
    groups: dict[str, bool] = {}
    for i, name in enumerate(encoder.columns.names):
        group = name.split(".")[1] if name.startswith("seat") else name.split(".")[0]
        groups[group] = groups.get(group, False) or seen[i] > 0
    empty = {group for group, is_seen in groups.items() if not is_seen}
    assert empty <= RARE


def test_weights_can_tell_columns_apart() -> None:
    prints = {columns_hash(encoder_of(wagontrain.game(name))) for name in wagontrain.games()}
    assert len(prints) == len(wagontrain.games())
