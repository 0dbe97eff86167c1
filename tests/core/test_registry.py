"""The package's front door: which games there are, and what an unknown name is told."""

import subprocess
import sys

import pytest

import wagontrain


def test_every_game_that_is_listed_can_be_had_and_is_made_once() -> None:
    for name in wagontrain.games():
        assert wagontrain.game(name).name == name
        assert wagontrain.game(name) is wagontrain.game(name)


def test_the_list_is_the_callers_own() -> None:
    wagontrain.games().clear()
    assert wagontrain.games() == sorted(wagontrain.games()) != []


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("vilagers", "did you mean 'villagers'?"),
        ("Villagers", "did you mean 'villagers'?"),
        ("chess", "there are "),
        ("", "there are "),
        ("core", "there are "),
        ("../core", "there are "),
    ],
)
def test_an_unknown_game_is_told_the_known_ones(name: str, hint: str) -> None:
    with pytest.raises(wagontrain.UnknownGame) as error:
        wagontrain.game(name)
    assert str(error.value).startswith(f"no game is called '{name}': {hint}")


def test_every_public_name_is_there() -> None:
    for name in wagontrain.__all__:
        assert hasattr(wagontrain, name)
    assert wagontrain.NOBODY == -1


def test_importing_the_package_loads_no_game() -> None:
    code = "import sys, wagontrain; print([m for m in sys.modules if m.startswith('wagontrain.villagers')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
