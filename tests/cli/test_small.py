"""The table at 80 x 24: what has changed, one's own things and the question fit; the rest comes on demand."""

import io
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

import wagontrain
from tests.cli.test_session import table
from wagontrain.cli import layout
from wagontrain.cli.session import Session
from wagontrain.cli.terminal import Terminal
from wagontrain.core.replay import Replay
from wagontrain.core.words import LANGUAGES, Words

WIDTH, HEIGHT = 80, 24
WIPE = "\x1b[2J\x1b[3J\x1b[H"
STEPS = 24


class Keyboard(io.StringIO):
    """A keyboard at which somebody types these lines, then numbers without a thought."""

    def __init__(self, lines: list[str], numbers: int = 0, seed: str = "") -> None:
        chance = Random(seed)
        super().__init__(
            "".join(f"{line}\n" for line in [*lines, *[chance.choice("1123") for _ in range(numbers)]])
        )

    def isatty(self) -> bool:
        return True


def session_of(game: str, lang: str, seats: int, people: int = 1, seed: str = "small") -> Session:
    """A table of people and bots that play at random."""
    rules, words = wagontrain.game(game), Words(lang, game)
    names = [words.text("player-default", n=seat + 1) for seat in range(seats)]
    players = [None] * people + ["random"] * (seats - people)
    replay = Replay.begin(rules, seats, seed, {}, names)
    return Session(rules, rules.new(seats, seed), names, players, replay)


def screens(session: Session, lang: str, keyboard: Keyboard, height: int = HEIGHT) -> list[str]:
    """What is on the screen each time it has been wiped."""
    out = io.StringIO()
    console = Console(
        file=out, width=WIDTH, height=height, force_terminal=True, color_system=None, highlight=False
    )
    terminal = Terminal(session, Words(lang, session.game.name, strict=True), console, keyboard)
    terminal.shelters = ()
    terminal.run()
    return out.getvalue().split(WIPE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", wagontrain.games())
def test_every_question_fits_on_the_screen(game: str, lang: str) -> None:
    keyboard = Keyboard([], STEPS, f"{game} {lang}")
    found = screens(session_of(game, lang, 3), lang, keyboard)
    assert len(found) > STEPS // 2
    for screen in found[1:]:
        asked = screen.split("\n> ")[0].splitlines()
        assert len(asked) + 1 <= HEIGHT, screen  # and the line with the prompt
        assert max(map(len, asked)) <= WIDTH, screen
        assert any(line.strip().startswith("1 ") for line in asked), screen


def test_one_sees_the_news_ones_own_things_and_the_question() -> None:
    found = screens(session_of("villagers", "en", 3), "en", Keyboard([]))
    screen = found[-1].split("\n> ")[0]
    for part in (
        "Villagers",
        "Round 1",
        "Hand:",
        "Founders",
        " took a",
        "Draft a villager.",
        "take 1",
        "6 ",
    ):
        assert part in screen
    assert "Player 1" in screen.splitlines()[1]


def test_the_whole_table_comes_page_by_page() -> None:
    found = screens(session_of("gwt", "en", 2), "en", Keyboard(["table", "", "", "", "", ""]))
    [whole] = [screen for screen in found if "◎   Kansas City" in screen]
    assert whole.count("Enter: on, q: back") >= 4
    for part in ("Job market", "Foresight", "New York", "Cattle market", "victory points"):
        assert part in whole
    pages = whole.split("Enter: on, q: back")
    assert max(len(page.splitlines()) for page in pages) <= HEIGHT


def test_the_pages_end_where_somebody_has_seen_enough() -> None:
    found = screens(session_of("gwt", "en", 2), "en", Keyboard(["table", "q", ""]))
    assert not any("victory points" in screen for screen in found)


def test_a_large_screen_shows_the_whole_table() -> None:
    found = screens(session_of("villagers", "en", 2), "en", Keyboard([]), height=200)
    assert "padlock, opened by" in found[-1]
    assert "table: the whole table" not in found[-1]


def test_actions_that_find_no_room_are_counted_and_listed() -> None:
    labels = [f"a rather long description of what action number {i} does" for i in range(40)]
    shown, left_out = layout.fitted_actions(labels, labels, labels, WIDTH, 10)
    assert len(shown) == 9
    assert left_out == 31
    short = [f"go {i}" for i in range(40)]
    shown, left_out = layout.fitted_actions(labels, short, short, WIDTH, 10)
    assert left_out == 0
    assert len(shown) <= 10
    assert shown[0].plain.split() == ["1", "go", "0", "11", "go", "10", "21", "go", "20", "31", "go", "30"]
    wide = [f"take {'a very long name ' * 6}{i}" for i in range(3)]
    shown, left_out = layout.fitted_actions(wide, ["take"] * 3, ["take"] * 3, WIDTH, 10)
    assert left_out == 0
    assert all(line.plain.endswith("…") and line.cell_len == WIDTH for line in shown)
    few, _ = layout.fitted_actions(["take it", "leave it"], ["take", "leave"], ["take", "leave"], WIDTH, 10)
    assert [line.plain.strip() for line in few] == ["1 take it  take", "2 leave it  leave"]


def test_list_names_every_action() -> None:
    session = session_of("gwt", "en", 2, seed="list")
    found = screens(session, "en", Keyboard(["list", "", "", "", ""]))
    legal = session.game.legal(session.s)
    described = " ".join("".join(found).split())  # a long line goes on in the next
    assert [text for text in map(session.game.text, legal) if text not in described] == []


def test_parts_fit_by_their_importance_and_news_by_their_age() -> None:
    console = Console(file=io.StringIO(), width=WIDTH)
    parts = [Text("one"), Text("two\nlines"), Text("last")]
    assert layout.fitting(console, parts, 2) == [parts[0], parts[2]]
    news = [Text("old"), Text("new\nnew"), Text("newest")]
    assert layout.last_fitting(console, news, 3) == news[1:]


def test_the_next_person_does_not_see_the_last_ones_news() -> None:
    session = table(None, None)
    console = Console(file=io.StringIO(), width=WIDTH, height=10, force_terminal=True, color_system=None)
    terminal = Terminal(session, Words("en"), console, Keyboard(["", ""]))
    assert terminal.take_seat(0)
    terminal.recent = [Text("Ann draws the ant")]
    assert [news.plain for news in terminal.news(0)] == ["Ann draws the ant"]
    assert terminal.take_seat(1)
    assert terminal.news(1) == []


def test_a_table_that_draws_nothing_small_is_drawn_whole() -> None:
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, height=10, force_terminal=True, color_system=None)
    terminal = Terminal(table(None, "first"), Words("en"), console, Keyboard(["quit", "no"]))
    terminal.run()
    assert "which actions" not in out.getvalue()
    assert "1 " in out.getvalue()
