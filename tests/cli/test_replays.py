"""`replay` and `verify`."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.commands import Outcome, command, wagontrain
from wagontrain import game
from wagontrain.core.replay import Replay


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The replay of a game of Villagers."""
    rules = game("villagers")
    replay = Replay.begin(rules, 2, "cli", {}, ["Ann", "Bob"])
    s = rules.new(2, "cli")
    moves = Random("cli")
    while legal := rules.legal(s):
        action = moves.choice(legal)
        replay.actions.append(rules.text(action))
        rules.apply(s, action)
    replay.finish(rules, s)
    path = tmp_path_factory.mktemp("replays") / "game.replay"
    path.write_text(replay.write())
    return path


def lines(outcome: Outcome) -> list[str]:
    assert outcome.code == 0, outcome.err
    return outcome.out.splitlines()


def test_a_right_replay_is_said_to_be_right(finished: Path) -> None:
    result = wagontrain("verify", finished, finished)
    assert result.code == 0
    assert result.out.count(": right: villagers, 2 seats") == 2


def test_a_changed_byte_is_found(finished: Path, tmp_path: Path) -> None:
    data = finished.read_bytes()
    changed = tmp_path / "changed.replay"
    for i in range(0, len(data), 97):
        changed.write_bytes(data[:i] + bytes([data[i] ^ 1]) + data[i + 1 :])
        result = wagontrain("verify", changed)
        assert result.code == 1, i
        assert result.err.startswith(f"wagontrain: {changed}: ")
        assert "Traceback" not in result.err


def test_an_illegal_action_is_named_with_its_line_and_why(finished: Path, tmp_path: Path) -> None:
    replay = Replay.read(finished.read_text())
    replay.actions[0] = "place cooper"
    wrong = tmp_path / "wrong.replay"
    wrong.write_text(replay.write())
    wagontrain("verify", wrong).fails(
        1, f"line {replay.line_of(0)}: 'place cooper' is not legal now", "VIL-7.4"
    )


def test_one_wrong_file_fails_the_lot(finished: Path, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Bob\n")
    result = wagontrain("verify", finished, other)
    assert result.code == 1
    assert "game.replay: right" in result.out
    assert "letter.txt: line 1: 'wagontrain replay 1' expected" in result.err


def test_every_step_is_told_in_words(finished: Path) -> None:
    replay = Replay.read(finished.read_text())
    shown = lines(wagontrain("replay", finished, "--lang", "en"))
    assert sum(line.endswith(f"  {text}") for line in shown for text in {replay.actions[0]}) >= 1
    assert any("Ann" in line for line in shown)
    assert any("Winner" in line or "Tie" in line for line in shown)
    assert len(shown) > len(replay.actions)


def test_the_turns_of_a_replay_are_listed(finished: Path) -> None:
    shown = lines(wagontrain("replay", finished, "--turns", "--lang", "en"))
    assert "Round 2" in shown
    assert any(line.startswith(("Ann took", "Ann 1 took", "Ann placed")) for line in shown)
    assert not any("from slot" in line or "is refilled" in line for line in shown)
    assert any("Winner" in line or "Tie" in line for line in shown)


def test_a_seat_is_told_no_secret_of_the_other(finished: Path) -> None:
    replay = Replay.read(finished.read_text())
    assert any(text.startswith("return") for text in replay.actions)
    everything = wagontrain("replay", finished).out
    for seat, other in ((1, "Bob"), (2, "Ann")):
        shown = wagontrain("replay", finished, "--seat", seat).out
        assert f"{other}: Return" not in shown
        assert f"{other}: Return" in everything
        for line in shown.splitlines():
            if f"{other} returns" in line:
                assert line.rstrip().endswith(").")
                assert ": " not in line


def test_a_replay_can_be_entered_anywhere(finished: Path) -> None:
    whole = lines(wagontrain("replay", finished))
    late = lines(wagontrain("replay", finished, "--step", 50))
    assert len(late) < len(whole)
    assert late[-5:] == whole[-5:]
    wagontrain("replay", finished, "--step", 100_000).fails(2, "--step")
    wagontrain("replay", finished, "--seat", 3).fails(2, "1 to 2")


def test_a_broken_replay_is_refused_in_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.replay"
    broken.write_text("wagontrain replay 1\ngame: villagers\n")
    command("replay", broken).fails(2, "cut off")


def test_stepping_forward_back_and_to_a_number(finished: Path) -> None:
    import io

    from rich.console import Console

    from wagontrain.cli.film import Film
    from wagontrain.core.words import Words

    rules = game("villagers")
    replay = Replay.read(finished.read_text())
    screen = io.StringIO()
    film = Film(rules, replay, [0, 1], Words("en", "villagers"), Console(file=screen, width=100))
    film.show(0, io.StringIO("n\n\nb\n60\nlast\nfirst\n+\n-\nwhat\nq\n"))
    steps = [line for line in screen.getvalue().splitlines() if line.startswith("Step ")]
    last = len(replay.actions)
    assert [int(line.split()[1]) for line in steps] == [0, 1, 2, 1, 60, last, 0, 1, 0, 0]
    assert rules.save(film.state(60)) == rules.save(list_of_states(replay)[60])


def list_of_states(replay: Replay) -> list[Any]:
    rules = game("villagers")
    return [rules.clone(s) for s in replay.play(rules)]


def test_a_step_of_a_replay_is_printed_as_a_position(finished: Path) -> None:
    rules = game("villagers")
    replay = Replay.read(finished.read_text())
    out = wagontrain("replay", finished, "--step", 30, "--position").out
    assert rules.save(rules.position(out)) == rules.save(list_of_states(replay)[30])
    wagontrain("replay", finished, "--step", 9999, "--position").fails(2, "--step: the replay has")
