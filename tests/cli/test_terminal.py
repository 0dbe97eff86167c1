"""The table in the terminal, with a keyboard that is a text."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.test_session import table
from tests.core.toy import CARDS, GAME
from wagontrain.cli.session import Session
from wagontrain.cli.terminal import Terminal
from wagontrain.core.replay import Replay, verify
from wagontrain.core.words import Words


def shown(session: Session, typed: str, change: Callable[[Terminal], None] | None = None) -> str:
    """What the screen shows while these lines are typed."""
    screen = io.StringIO()
    words = Words("en")
    terminal = Terminal(session, words, Console(file=screen, width=100), io.StringIO(typed))
    if change:
        change(terminal)
    terminal.run()
    return screen.getvalue()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "wagontrain"


def test_a_whole_game_from_typed_lines(tmp_path: Path) -> None:
    session = table(None, "random")

    def record(terminal: Terminal) -> None:
        terminal.record = tmp_path / "game.replay"

    text = shown(session, "1\n" * 40, record)
    assert session.s.todo == []
    assert "End of the game" in text
    assert "Final scoring" in text
    assert "Winner: " in text or "Tie: " in text
    assert verify(GAME, Replay.read((tmp_path / "game.replay").read_text())) == []


def test_words_that_are_commands(tmp_path: Path) -> None:
    session = table(None, "first")
    path = tmp_path / "kept.json"
    typed = "play\nhelp\nscore\nlog\nundo\nredo\ncard ant\nrule TOY-1\nlanguage xx\ntable\n"
    text = shown(session, f"{typed}save {path}\nquit\nno\n")
    for part in (
        "Which one: play",
        "What you can type",
        "If the game ended now",
        "Nothing has happened yet.",
        "There is nothing to take back.",
        "There is nothing to play again.",
        "Nothing is called “ant”",
        "no words are here in 'xx'",
        f"Saved: {path}",
        f"wagontrain play toy --load {path}",
        "Goodbye!",
    ):
        assert part in text
    assert path.exists()
    assert session.replay is not None
    assert session.replay.actions == []


def test_why_not_is_told() -> None:
    session = table(None, "first")
    held = session.s.seats[0].hand
    other = next(card for i, card in enumerate(CARDS) if i not in held)
    text = shown(session, f"play {other}\nbid 1\n? play {other}\n? 1\n?\njump\n99\nplay\nquit\nno\n")
    assert text.count("This is not legal now.") == 2
    assert text.count("why-not-in-hand (TOY-1)") == 2
    assert "Nearest legal action: play" in text
    assert "is not what is being decided now. (TOY-4)" in text
    assert "This is legal now." in text
    assert "“jump” is neither an action of this game nor a command." in text
    assert "Choose a number from 1 to" in text


def test_undo_and_redo_at_the_keyboard() -> None:
    session = table(None, "first")
    shown(session, "2\nundo\nquit\nno\n")
    assert session.replay is not None
    assert session.replay.actions == []
    shown(session, "2\nundo\nredo\nundo\nredo\nquit\nno\n")
    assert len(session.replay.actions) == 1


def test_the_end_of_the_input_saves_the_game_and_says_where(home: Path) -> None:
    session = table(None, "random")
    text = shown(session, "1\n")
    files = list(home.iterdir())
    assert len(files) == 1
    assert f"Saved: {files[0]}" in text
    assert f"--load {files[0]}" in text
    shown(session, "")
    assert len(list(home.iterdir())) == 2


def test_where_the_data_folder_cannot_be_made_the_game_is_saved_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")

    def choose(terminal: Terminal) -> None:
        terminal.shelters = (tmp_path / "data" / "wagontrain", tmp_path)

    text = shown(table(None, "random"), "1\n", choose)
    saved = re.search(r"Saved: (\S+)", text)
    assert saved is not None
    assert Path(saved[1]).parent == tmp_path


def test_leaving_can_save(home: Path, tmp_path: Path) -> None:
    shown(table(None, "first"), "quit\nyes\n")
    assert len(list(home.iterdir())) == 1
    shown(table(None, "first"), f"quit\n{tmp_path / 'mine.json'}\n")
    assert (tmp_path / "mine.json").exists()


def test_hands_are_hidden_between_people() -> None:
    session = table(None, None)
    texts = [[CARDS[card] for card in seat.hand] for seat in session.s.seats]
    screen = shown(session, "\n2\n1\n\n2\n1\n\nquit\nno\n")
    turns = screen.split("Hand hidden. ")
    assert turns[0] == ""
    assert [turn.partition(":")[0] for turn in turns[1:]] == ["Ann", "Bob", "Ann"]
    for turn, secret in ((turns[1], texts[1]), (turns[2], texts[0][1:])):
        assert not [card for card in secret if f"'{card}'" in turn or f"play {card}" in turn]


def test_a_forced_step_is_played_by_itself_for_one_person() -> None:
    replay = Replay.begin(GAME, 1, "poor", {"purse": "empty"}, ["Ann"])
    session = Session(GAME, GAME.new(1, "poor", {"purse": "empty"}), ["Ann"], [None], replay)
    text = shown(session, "2\nquit\nno\n")
    assert "Only one choice: action-bid" in text
    assert replay.actions[1] == "bid 0"

    def by_hand(terminal: Terminal) -> None:
        terminal.auto = False

    replay = Replay.begin(GAME, 1, "poor", {"purse": "empty"}, ["Ann"])
    session = Session(GAME, GAME.new(1, "poor", {"purse": "empty"}), ["Ann"], [None], replay)
    assert "Only one choice" not in shown(session, "2\nquit\nno\n", by_hand)
    assert len(replay.actions) == 1


def test_a_forced_step_of_another_person_is_asked_lest_its_silence_tell() -> None:
    options: dict[str, object] = {"purse": "empty"}
    replay = Replay.begin(GAME, 2, "poor", options, ["Ann", "Bob"])
    session = Session(GAME, GAME.new(2, "poor", options), ["Ann", "Bob"], [None, None], replay)
    text = shown(session, "\n2\n\n2\n\n1\n\nquit\nno\n")
    turns = [turn.partition(":")[0] for turn in text.split("Hand hidden. ")[1:]]
    assert turns == ["Ann", "Bob", "Ann", "Bob"]


def test_the_last_person_can_take_back_before_the_next_one_looks() -> None:
    session = table(None, None)
    shown(session, "\n2\n1\nundo\nquit\nno\n")
    assert session.replay is not None
    assert len(session.replay.actions) == 1


def test_bots_alone_are_watched() -> None:
    session = table("random", "random")
    text = shown(session, "")
    assert session.s.todo == []
    assert "event-cast" in text
    assert "Final scoring" in text
