"""`python -m wagontrain.<game>`: a first look at a game."""

import subprocess
import sys

import pytest

import wagontrain
from tests.core import toy
from wagontrain.core.errors import OptionError
from wagontrain.core.random_game import main


def test_a_random_game_is_printed_move_by_move(capsys: pytest.CaptureFixture[str]) -> None:
    main(toy.GAME, ["3", "a seed", "rounds=3", "burning=no"])
    lines = capsys.readouterr().out.splitlines()
    moves, scores = lines[:-3], lines[-3:]
    assert all(line.startswith("Score(seat=") for line in scores)
    s = toy.GAME.new(3, "a seed", {"rounds": 3, "burning": False})
    for line in moves:
        seat, text = line.split(": ")
        assert int(seat) == toy.GAME.to_act(s)
        toy.GAME.play(s, text)
    assert toy.GAME.legal(s) == []
    assert [str(score) for score in toy.GAME.scores(s)] == scores


def test_without_arguments_two_play_and_the_same_evening_comes_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(toy.GAME, [])
    first = capsys.readouterr().out
    main(toy.GAME, ["2"])
    assert capsys.readouterr().out == first
    main(toy.GAME, ["2", "another evening"])
    assert capsys.readouterr().out != first


@pytest.mark.parametrize("arguments", [["9"], ["rounds=7"], ["speed=1"]])
def test_wrong_arguments_are_told(arguments: list[str]) -> None:
    with pytest.raises(OptionError):
        main(toy.GAME, arguments)


@pytest.mark.parametrize("name", wagontrain.games())
def test_each_game_can_be_run(name: str) -> None:
    command = [sys.executable, "-m", f"wagontrain.{name}", "2", "a seed"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert "Score(seat=1" in done.stdout
