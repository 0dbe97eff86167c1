"""The table in the terminal, with a keyboard that is a text."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import wagontrain
from tests.cli.test_session import table
from tests.core.toy import CARDS, GAME
from wagontrain.cli.refusals import possible
from wagontrain.cli.session import Session
from wagontrain.cli.terminal import Terminal
from wagontrain.core.replay import Replay, verify
from wagontrain.core.words import LANGUAGES, Words
from wagontrain.villagers.show_cards import SUIT_STYLES, suit_code


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


def test_where_one_may_not_even_look_for_the_data_folder_the_game_is_saved_elsewhere(tmp_path: Path) -> None:
    class Forbidden(type(tmp_path)):  # type: ignore[misc]
        """A folder in another user's home."""

        def mkdir(self, *args: object, **options: object) -> None:
            raise PermissionError(13, "Permission denied", str(self))

        def is_dir(self) -> bool:
            raise PermissionError(13, "Permission denied", str(self))

    def choose(terminal: Terminal) -> None:
        terminal.shelters = (Forbidden(tmp_path / "home"), tmp_path)

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


# -- the words of real games


def output_of(game: str, lang: str, *lines: str, width: int = 100) -> str:
    """What the screen shows of a game for two while these lines are typed, from the first prompt on."""
    rules, words = wagontrain.game(game), Words(lang, game)
    replay = Replay.begin(rules, 2, "words", {}, ["Ann", "Bob"])
    session = Session(rules, rules.new(2, "words"), ["Ann", "Bob"], [None, "first"], replay)
    screen = io.StringIO()
    typed = "".join(f"{line}\n" for line in [*lines, "quit", "no"])
    Terminal(session, words, Console(file=screen, width=width), io.StringIO(typed)).run()
    return screen.getvalue().partition("\n> ")[2]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "“foo” is neither an action of this game nor a command."),
        ("pl", "„foo” nie jest ani akcją tej gry, ani poleceniem."),
        ("it", "«foo» non è né un’azione di questo gioco né un comando."),
        ("ru", "«foo» — не действие этой игры и не команда."),
    ],
)
def test_a_refusal_speaks_the_players_language_and_offers_what_is_possible(lang: str, sentence: str) -> None:
    text = output_of("villagers", lang, "foo", "? foo")
    assert text.count(sentence) == 2
    assert text.count("take, draw") == 2
    assert "onto" not in text


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("taek 1", "Did you mean “take”?"),
        ("undoo", "Did you mean “undo”?"),
        ("onto cooper", "“onto” is not what is being decided now."),
        ("take", "Which one: take 1"),
        ("take 1 2", "“take” is written like this: take 1"),
        ("take cooper", "“cooper” does not go with “take”."),
    ],
)
def test_a_slip_gets_the_answer_that_helps(line: str, sentence: str) -> None:
    assert sentence in " ".join(output_of("villagers", "en", line).split())


def test_words_are_not_broken_where_a_line_ends() -> None:
    names = [f"verb{i:02}" for i in range(30)]
    words = Words("en")
    sentence = possible(names, words)
    screen = io.StringIO()
    terminal = Terminal(table(None, "first"), words, Console(file=screen, width=30), io.StringIO())
    terminal.show_wrapped(sentence)
    lines = screen.getvalue().splitlines()
    assert max(map(len, lines)) <= 30
    assert " ".join(lines).split() == sentence.split()


@pytest.mark.parametrize(
    "line", ["help", "take", "? onto cooper", "place cooper", "foo", "card nothing like it"]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_answer_is_wider_than_the_window(lang: str, line: str) -> None:
    lines = output_of("villagers", lang, line, width=44).splitlines()
    assert max(len(each.rstrip()) for each in lines) <= 44
    wide = output_of("villagers", lang, line, width=300)
    assert sorted(" ".join(lines).split()) == sorted(wide.split())  # and no word is broken


def test_the_log_is_broken_between_words() -> None:
    narrow = output_of("villagers", "en", "1", "1", "1", "log", width=44)
    log = narrow.partition("> log\n")[2].partition("> quit")[0]
    lines = [each.rstrip() for each in log.splitlines()]
    assert len(lines) > 4
    assert max(map(len, lines)) <= 44
    wide = output_of("villagers", "en", "1", "1", "1", "log", width=300)
    assert log.split() == wide.partition("> log\n")[2].partition("> quit")[0].split()


@pytest.mark.parametrize(
    ("game", "lang", "line", "parts"),
    [
        (
            "villagers",
            "en",
            "card Mason",
            ["or Mason ▲●2 └Miner", "Ore", "▲ builder", "●2 gold", "└ lies on"],
        ),
        ("villagers", "pl", "card murarz", ["ru Murarz ▲●2 └Górnik", "Ruda"]),
        ("villagers", "en", "card wood carver", ["Silver: the sum of the printed gold"]),
        ("villagers", "en", "card tith", ["Tithe"]),
        ("villagers", "en", "card masn", ["Nothing is called “masn”", "Did you mean “mason”?"]),
        ("gwt", "en", "card criollo", ["Criollo 1", "Breeding value 1"]),
        ("gwt", "en", "card 6b", ["4⚒ 5★"]),
        ("gwt", "en", "card New York", ["18"]),
        ("gwt", "en", "card obj_01", ["★"]),
        ("gwt", "en", "card sm_1", ["$2 · 1★/worker"]),
        ("gwt", "en", "card station_2", ["$"]),
        ("sierra_west", "en", "card Forager", ["Green path: 1 food", "Animal: rabbit"]),
    ],
)
def test_a_card_is_told_with_its_numbers(game: str, lang: str, line: str, parts: list[str]) -> None:
    text = " ".join(output_of(game, lang, line).split())
    for part in parts:
        assert part in text


def test_the_rules_behind_a_question_are_in_the_players_language() -> None:
    assert "VIL-5.4a Weź odkrytego osadnika" in output_of("villagers", "pl", "? take 1")
    assert "Take" in output_of("villagers", "en", "rule VIL-5.4b")
    assert "Take" not in output_of("villagers", "pl", "rule VIL-5.4b")


def test_suits_have_letters_of_the_language() -> None:
    codes = {lang: set[str]() for lang in LANGUAGES}
    for lang in LANGUAGES:
        words = Words(lang, "villagers", strict=True)
        codes[lang] = {suit_code(suit, words) for suit in SUIT_STYLES}
        assert len(codes[lang]) == len(SUIT_STYLES)
    assert not codes["ru"] & codes["en"] - {"--"}
    assert "ru" in codes["pl"]  # ruda
    assert "fi" in codes["it"]  # fieno
