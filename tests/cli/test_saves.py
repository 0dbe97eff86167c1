"""Tables on disk: they come back as they were, and a damaged file gets an error that names what is wrong."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.test_session import play_a_card, table
from tests.core.toy import GAME, PASS
from wagontrain import bots
from wagontrain.cli.saves import as_object, from_json, load, save, save_replay
from wagontrain.core.errors import LoadError
from wagontrain.core.game import checksum


def a_save(tmp_path: Path) -> Path:
    """A game in the middle, saved."""
    session = table(None, "random", None)
    play_a_card(session)
    session.play(PASS.of())
    session.play_bot()
    path = tmp_path / "game.json"
    save(session, path)
    return path


def test_a_saved_table_comes_back_whole(tmp_path: Path) -> None:
    path = a_save(tmp_path)
    session = load(GAME, path)
    assert session.names == ["Ann", "Bob", "Cy"]
    assert session.players == [None, "random", None]
    assert session.replay is not None
    assert len(session.replay.actions) == 3
    assert session.log[0].kind.name == "played"
    again = path.with_name("again.json")
    save(session, again)
    assert again.read_text() == path.read_text()


@pytest.mark.parametrize("bot", ["mc:0.5", "ismcts:40n", "tests.bots.bad:Illegal"])
def test_a_bot_with_a_budget_or_of_ones_own_comes_back(bot: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(table(None, bot), path)
    session = load(GAME, path)
    assert session.players == [None, bot]
    assert type(session.bots[1]) is type(bots.make(bot, ""))


def test_a_bot_that_is_not_here_any_more_can_be_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(table(None, "tests.bots.bad:Illegal"), path)
    gone = json.loads(path.read_text())
    gone["players"][1] = "no.such.module:Bot"
    gone["check"] = checksum({name: gone[name] for name in gone if name != "check"})
    path.write_text(json.dumps(gone))
    with pytest.raises(LoadError, match=r"players\[1\]: 'no.such.module' cannot be imported.*--bots"):
        load(GAME, path)
    assert load(GAME, path, keep_bots=False).players == [None, None]


def test_replays_and_bare_states_load_too(tmp_path: Path) -> None:
    session = load(GAME, a_save(tmp_path))
    save_replay(session, tmp_path / "game.replay")
    state = tmp_path / "state.json"
    state.write_text(json.dumps(GAME.save(session.s)))
    for path in (tmp_path / "game.replay", state):
        assert GAME.save(load(GAME, path).s) == GAME.save(session.s)
    assert load(GAME, state).replay is None
    with pytest.raises(LoadError, match="start of this game is not known"):
        save_replay(load(GAME, state), tmp_path / "other.replay")


def test_other_files_are_never_overwritten(tmp_path: Path) -> None:
    path = a_save(tmp_path)
    session = load(GAME, path)
    save(session, path)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Bob")
    for write in (save, save_replay):
        with pytest.raises(LoadError, match="is not a saved game"):
            write(session, letter)
    assert letter.read_text() == "Dear Bob"


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("format", "wagontrain table 9", "format: 'wagontrain table 1' expected"),
        ("game", "chess", "game: this is a save of 'chess'"),
        ("names", ["Ann"], "names: 3 entries expected, not 1"),
        ("names", "Ann", "names: a list of texts expected"),
        ("players", [None, "genius", None], "players\\[1\\]: no bot is called 'genius'"),
        ("players", [None, 7, None], "players\\[1\\]: the name of a bot expected, not 7"),
        ("players", 3, "players: a list of 3 entries expected"),
        ("seed", 7, "seed: a text expected"),
        ("seed", "another", "line|actions"),
        ("actions", ["jump"], "'jump' is not a verb"),
        ("actions", [], "actions: they do not lead to the saved state"),
        ("state", {}, "format"),
        ("state", None, "the saved game: an object expected"),
        ("check", "0", "check: the saved game was changed"),
        ("more", 1, "more: no such field"),
    ],
)
def test_each_wrong_field_is_named(tmp_path: Path, field: str, value: object, problem: str) -> None:
    saved = json.loads(a_save(tmp_path).read_text())
    saved[field] = value
    if field != "check":
        saved["check"] = checksum({name: saved[name] for name in saved if name != "check"})
    with pytest.raises(LoadError, match=problem):
        from_json(GAME, saved)


def test_each_missing_field_is_named(tmp_path: Path) -> None:
    saved = json.loads(a_save(tmp_path).read_text())
    for field in saved:
        with pytest.raises(LoadError, match=f"^{field}"):
            from_json(GAME, {name: saved[name] for name in saved if name != field})


def test_a_truncated_file_is_an_error_wherever_it_is_cut(tmp_path: Path) -> None:
    path = a_save(tmp_path)
    text = path.read_text()
    for length in range(0, len(text) - 1, 7):
        path.write_text(text[:length])
        with pytest.raises(LoadError, match=r"game\.json"):
            load(GAME, path)


@given(st.text(max_size=40))
def test_no_text_crashes(text: str) -> None:
    with pytest.raises(LoadError):
        from_json(GAME, as_object(text))


def test_what_cannot_be_read_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match=r"nothing\.json: No such file"):
        load(GAME, tmp_path / "nothing.json")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(LoadError, match="picture: not a text file"):
        load(GAME, tmp_path / "picture")
