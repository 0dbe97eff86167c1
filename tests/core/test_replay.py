"""Replays: written, read again, played again, and every change found."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.toy import GAME, State
from wagontrain.core import replay as replays
from wagontrain.core.errors import LoadError
from wagontrain.core.replay import BadAction, Replay
from wagontrain.core.rng import commitment_of

NAMES = ["Ann", "Łucja \n ---"]


def played(
    seed: str = "a replay", seats: int = 2, until: int = 1000, **options: object
) -> tuple[Replay, State]:
    """A game of random moves and its replay; unfinished where `until` cuts it."""
    names = [*NAMES, "Cy"][:seats]
    replay = Replay.begin(GAME, seats, seed, options, names)
    s = GAME.new(seats, seed, options)
    moves = random.Random(seed)
    while s.todo and len(replay.actions) < until:
        action = moves.choice(GAME.legal(s))
        replay.actions.append(GAME.text(action))
        GAME.apply(s, action)
    if not s.todo:
        replay.finish(GAME, s)
    return replay, s


def signed(text: str) -> str:
    """A text with the right check for what it says."""
    body = text[: text.rindex("check: ")]
    return f"{body}check: {replays.digest_of(body)}\n"


def problems(text: str) -> list[str]:
    """All that is wrong with a text, whether it is found by reading or by playing."""
    try:
        return [str(error) for error in replays.verify(GAME, Replay.read(text))]
    except LoadError as error:
        return [str(error)]


TEXT = played()[0].write()


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_finished_game_is_written_read_and_verified(seats: int) -> None:
    replay, s = played(seats=seats, rounds=3)
    again = Replay.read(replay.write())
    assert again.write() == replay.write()
    assert again.names == replay.names
    assert again.options == s.options
    assert replays.verify(GAME, again) == []


def test_the_text_can_be_read_by_people() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "wagontrain replay 1"
    assert lines[1:3] == ["game: toy", "version: 1"]
    assert lines[5] == "seats: 2"
    assert lines[6] == 'names: ["Ann", "Łucja \\n ---"]'
    assert lines[7] == f"commitment: {commitment_of('a replay')}"
    assert lines[8] == 'seed: "a replay"'
    assert lines[10] == "---"


def test_play_goes_through_every_state_up_to_the_same_end() -> None:
    replay, s = played()
    states = [GAME.save(state) for state in replay.play(GAME)]
    assert len(states) == len(replay.actions) + 1
    assert states[0] == GAME.save(GAME.new(2, "a replay"))
    assert states[-1] == GAME.save(s)


def test_an_unfinished_game_has_no_result_and_verifies() -> None:
    replay, _ = played(until=3)
    assert "result" not in replay.write()
    assert problems(replay.write()) == []


def test_a_running_game_keeps_its_seed_secret() -> None:
    replay, _ = played(until=3)
    replay.seed = None
    again = Replay.read(replay.write())
    assert again.commitment == commitment_of("a replay")
    assert problems(again.write())[0].startswith("seed: missing")


@pytest.mark.parametrize("changed_by", [1, 32, 128])
def test_any_changed_byte_is_found(changed_by: int) -> None:
    data = TEXT.encode()
    for i in range(len(data)):
        changed = bytearray(data)
        changed[i] ^= changed_by
        try:
            text = changed.decode()
        except UnicodeDecodeError:
            continue
        assert problems(text), f"byte {i}"


def test_any_byte_lost_or_added_is_found() -> None:
    data = TEXT.encode()
    for i in range(len(data) + 1):
        for changed in (
            data[:i] + data[i + 1 :],
            data[:i] + b"\n" + data[i:],
            data[:i] + b"0" + data[i:],
            data[:i],
        ):
            if changed != data:
                assert problems(changed.decode(errors="replace")), f"byte {i}"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("wagontrain replay 1", "wagontrain replay 2", "line 1: 'wagontrain replay 1' expected"),
        ("game: toy", "game: chess", "game: this is a replay of 'chess'"),
        ("game: toy\n", "", "game: missing"),
        ("version: 1", "version: one", "line 3: version: a whole number expected"),
        ("version: 1", "version: 2", "version: played under rules 2, these are 1"),
        ("version: 1\n", "version: 1\nversion: 1\n", "line 4: version: given twice"),
        ('"rounds": 2', '"rounds": 7', "options: option 'rounds' cannot be 7"),
        ('"rounds": 2, ', "", "options: rounds missing"),
        ('"rounds": 2', '"rounds": null', "line 4: options: rounds: a text"),
        ("options: {", "options: [{", "line 4: options: this is not JSON"),
        (f"tables: {GAME.tables}", "tables: 0", "tables: played with '0'"),
        ("seats: 2", "seats: 3", "line 7: names: a list of 3 names expected"),
        ('"Ann"', "7", "line 7: names: a name expected"),
        ('"Ann"', '"\\ud800"', "line 7: names: this is not JSON"),
        ('seed: "a replay"', "seed: 5", "line 9: seed: a text expected"),
        ('seed: "a replay"', 'seed: "another"', "commitment: it was made for another seed"),
        ('"end": "rounds"', '"end": "deck"', "result: the actions lead to"),
        ("result: {", "result: 3 #", "line 10: result: this is not JSON"),
        ("result: {", "results: {", "line 10: one of game, version"),
        ("\n---\n", "\n", "no '---' between"),
    ],
)
def test_each_wrong_field_is_named(old: str, new: str, problem: str) -> None:
    assert old in TEXT
    found = problems(signed(TEXT.replace(old, new, 1)))
    assert found
    assert problem in found[0]


def test_the_header_has_one_order() -> None:
    swapped = TEXT.replace("game: toy\nversion: 1\n", "version: 1\ngame: toy\n")
    assert problems(signed(swapped)) == [f"line 2: the header's order is {', '.join(replays.FIELDS)}"]


def test_an_illegal_action_is_named_with_its_line_and_rule() -> None:
    replay, _ = played()
    s = GAME.new(2, "a replay")
    held = {GAME.text(action) for action in GAME.legal(s)}
    replay.actions[0] = next(text for text in ("play ant", "play bee", "play cat") if text not in held)
    errors = replays.verify(GAME, Replay.read(replay.write()))
    assert len(errors) == 1
    error = errors[0]
    assert isinstance(error, BadAction)
    line = replay.write().splitlines().index("---") + 2
    assert error.line == line
    assert str(error).startswith(f"line {line}: '{replay.actions[0]}' is not legal now")
    assert "(TOY-1)" in str(error)


def test_text_that_is_no_action_and_actions_after_the_end_are_named() -> None:
    replay, _ = played()
    last = replay.line_of(len(replay.actions))
    replay.actions.append("bid 0")
    assert problems(replay.write()) == [f"line {last}: the game is over"]
    replay.actions[-1] = "jump"
    assert problems(replay.write())[0].startswith(f"line {last}: 'jump' is not a verb")


def test_a_result_must_come_with_the_end_of_the_game_and_only_then() -> None:
    replay, _ = played()
    result, replay.result = replay.result, None
    assert problems(replay.write()) == ["result: missing, although the game is over"]
    replay.result = result
    del replay.actions[-1]
    assert problems(replay.write()) == ["result: given, although the game goes on after the last action"]


@given(st.text())
def test_no_text_crashes_the_reader(text: str) -> None:
    assert problems(text)


@given(st.sampled_from(TEXT.splitlines()), st.text(max_size=30))
def test_no_changed_line_crashes_the_reader(line: str, text: str) -> None:
    name = line.partition(": ")[0]
    changed = TEXT.replace(line, f"{name}: {text}", 1)
    if changed != TEXT:
        assert problems(changed)
