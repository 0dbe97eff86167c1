"""`play` as a user types it: a whole game in a pipe, saving and going on, other languages."""

import re
from pathlib import Path

import pytest

from tests.cli.commands import command, wagontrain

ALWAYS_FIRST = "1\n" * 600


def test_a_whole_game_is_played_recorded_and_verified(tmp_path: Path) -> None:
    replay = tmp_path / "game.replay"
    done = command(
        "play",
        "villagers",
        "--seats",
        2,
        "--bots",
        "random",
        "--seed",
        "x",
        "--record",
        replay,
        typed=ALWAYS_FIRST,
    )
    assert done.code == 0, done.err
    assert done.err == ""
    assert "End of the game" in done.out
    assert "Winner: " in done.out
    assert wagontrain("verify", replay).code == 0


def test_an_option_without_effect_is_refused_before_the_game() -> None:
    option = "mini_villagers=alone"
    done = command("play", "villagers", "--seats", 1, "--seed", "x", "--option", option, typed="1\n" * 600)
    assert done.code != 0
    assert done.err == "wagontrain: option 'mini_villagers' has no effect at 1 seat: it is for 2 to 5 seats\n"
    assert "End of the game" not in done.out


def test_solo_and_hot_seat_games_end(tmp_path: Path) -> None:
    for seats in (1, 3):
        typed = ("\n" if seats > 1 else "") + ("1\n\n" if seats > 1 else "1\n") * 600
        done = command("play", "villagers", "--seats", seats, "--seed", "x", typed=typed)
        assert done.code == 0, done.err
        assert "End of the game" in done.out, seats


def test_the_end_of_the_input_keeps_the_game_to_go_on_with(tmp_path: Path) -> None:
    left = command("play", "villagers", "--seed", "x", "--names", "Ann", typed="1\n1\n", home=tmp_path)
    assert left.code == 0, left.err
    found = re.search(r"Saved: (.+)", left.out)
    assert found is not None
    path = Path(found[1])
    assert path.parent == tmp_path / "wagontrain"
    more = command(
        "play", "villagers", "--load", path, "--record", tmp_path / "all.replay", typed="log\n" + ALWAYS_FIRST
    )
    assert more.code == 0, more.err
    assert "Ann takes" in more.out
    assert "Final scoring" in more.out
    assert wagontrain("verify", tmp_path / "all.replay").code == 0


def test_a_damaged_save_is_refused_in_one_line(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    command("play", "villagers", "--seed", "x", typed=f"1\nsave {kept}\nquit\nno\n")
    kept.write_text(kept.read_text().replace('"round": 1', '"round": 2'))
    wagontrain("play", "villagers", "--load", kept).fails(2, "kept.json: ")


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Draft Phase"), ("pl", "Faza"), ("it", "Fase"), ("ru", "Фаза")]
)
def test_the_table_speaks_four_languages(lang: str, word: str) -> None:
    done = command("play", "villagers", "--seed", "x", "--lang", lang, typed="?\nscore\nquit\nno\n")
    assert done.code == 0, done.err
    assert word in done.out
    assert not re.search(r"\b(table|help|action|question|event|score|prompt)-[a-z-]+\b", done.out)


POSITION = """
seats = 2
turn = 0
question = "move"
[[seat]]
money = 77
"""


def test_a_game_begins_at_a_position(tmp_path: Path) -> None:
    file = tmp_path / "here.toml"
    file.write_text(POSITION)
    done = command("play", "gwt", "--position", file, "--bots", "random", typed="quit\nno\n")
    assert done.code == 0, done.err
    assert "Phase A: move the herder" in done.out
    assert "77" in done.out


def test_a_position_that_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "here.toml"
    file.write_text(POSITION + 'hand = ["9 criollo"]\n')
    wagontrain("play", "gwt", "--position", file).fails(
        2, "here.toml: seat[0].hand: holds 9 'criollo', the game has 5"
    )
    file.write_text(POSITION)
    wagontrain("play", "gwt", "--position", file, "--seats", "2").fails(2, "--position takes seats, options")
    wagontrain("play", "gwt", "--position", file, "--load", file).fails(2, "--load and --position")
    wagontrain("play", "gwt", "--position", tmp_path / "none.toml").fails(2, "none.toml: No such file")
