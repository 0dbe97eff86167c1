"""The table of Great Western Trail: drawn at any moment, for any viewer, in any language and width."""

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tests.gwt import build
from wagontrain.cli.show import label
from wagontrain.core.words import LANGUAGES, Words
from wagontrain.gwt import GAME, show
from wagontrain.gwt.state import State

NAMES = ["Ann", "Bob", "Cecilia", "Dan"]
TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {"difficulty": "hard"}),
    (2, {"building_sides": "all_b", "neutral_layout": "fixed"}),
    (3, {"simmental": True, "building_sides": "random"}),
    (4, {}),
]
EVERY = 97  # a drawing takes its time


def drawn(view: dict[str, Any], words: Words, width: int = 100) -> str:
    names = NAMES[: 1 if view["solo"] else len(view["players"])]
    screen = io.StringIO()
    Console(file=screen, width=width).print(show.render(view, words, names))
    return screen.getvalue()


def seen_by(s: State, viewer: int | None, width: int = 100) -> str:
    return drawn(GAME.observe(s, viewer), Words("en", "gwt", strict=True), width)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_is_drawn_at_any_moment(seats: int, options: dict[str, object], lang: str) -> None:
    words = Words(lang, "gwt", strict=True)
    moves = Random(lang)
    s = GAME.new(seats, f"drawn in {lang}", options)
    steps = 0
    while legal := GAME.legal(s):
        if steps % EVERY == 0:
            mine: dict[str, Any] = GAME.observe(s, GAME.to_act(s))
            for view, width in ((mine, 80), (GAME.observe(s, None), 100)):
                assert max(len(line) for line in drawn(view, words, width).splitlines()) <= width
            assert all(label(GAME, s, action, mine, words, NAMES[:seats]) for action in legal)
        GAME.apply(s, moves.choice(legal))
        steps += 1
    assert drawn(GAME.observe(s, 0), words)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_hidden_is_drawn(seats: int, options: dict[str, object]) -> None:
    """Whatever the seat does not know may be otherwise: the drawing stays the same."""
    moves = Random(seats)
    s = GAME.new(seats, "hidden", options)
    for step in range(200):
        legal = GAME.legal(s)
        if not legal:
            return
        if step % 50 == 0:
            for viewer in (None, GAME.to_act(s)):
                assert seen_by(GAME.resample(s, viewer, f"{step}"), viewer) == seen_by(s, viewer)
        GAME.apply(s, moves.choice(legal))


def test_what_is_on_the_table_is_drawn() -> None:
    words = Words("en", "gwt", strict=True)
    s = GAME.new(3, "the table")
    view: dict[str, Any] = GAME.observe(s, 0)
    text = drawn(view, words)
    for name in ("Ann", "Bob", "Cecilia", "Job market", "Foresight", "New York", "Private buildings"):
        assert name in text
    for card in {*view["market"], *view["players"][0]["hand"]}:
        assert words.text(f"card-{card}").partition(" (")[0] in text
    for card in view["objective_display"]:
        assert words.text(f"card-{card}") in text


def test_the_trail_tells_who_stands_where_and_what_you_pay() -> None:
    s = build.table(2)
    build.tile(s, "flood_2", "flood_green_3")
    build.put(s, "build_a2", "8a", seat=1)
    build.herder(s, "build_a2", seat=1)
    mine, theirs, nobodys = (seen_by(s, viewer) for viewer in (0, 1, None))
    assert "2:3★ g$2" in mine
    assert " 2:8a❷ g$2 ♞❷" in mine
    assert " 2:8a❷ g ♞❷" in theirs  # the owner pays nothing
    assert "2:3★ g " in nobodys
    assert "♞❶" in mine


def test_the_railroad_shows_engines_discs_and_masters() -> None:
    s = build.table(2)
    build.engine(s, "10t", seat=1)
    build.stations(s, 3, seat=1)
    build.cities(s, "kansas_city", "kansas_city")
    text = seen_by(s, 0)
    assert " 3 $4 2★ ○ ❷" in text
    assert "0 ○ Kansas City ❶×2" in text
    track = text.splitlines()[[line.startswith("0 ") for line in text.splitlines()].index(True) + 1]
    assert track.startswith("❶")  # at the western end, the other engine far away
    assert track.index("❷") > track.index("┬")


def test_a_delivery_is_previewed() -> None:
    s = build.table(2)
    build.hand(s, "criollo", "galloway", "galloway", "pineywoods")
    build.certificates(s, 2)
    text = seen_by(s, 0)
    assert "Breeding value: 5 (with all certificates 7)" in text
    for city, reach in (("St. Louis", "✓ −$1"), ("Bloomington", "▤1 −$3"), ("Peoria", "· −$4")):
        assert any(city in line and reach in line for line in text.splitlines())
    assert "● step limit, left disc" in text
    assert "certificate: ○○" in text


def test_sam_has_his_board() -> None:
    s = GAME.new(1, "sam")
    text = seen_by(s, 0)
    assert "❷ Sam" in text
    assert "next delivery: " in text
    assert "specialization: " in text
    while len(s.sam_discard) == 0:
        GAME.apply(s, GAME.legal(s)[-1])
    card = GAME.observe(s, 0)["sam"]["discard"][-1]  # type: ignore[index]
    assert Words("en", "gwt").text("sam-does", sam_card=int(card)) in seen_by(s, 0)


def test_elements_are_described() -> None:
    words = Words("en", "gwt", strict=True)
    s = build.table(2)
    build.hand(s, "criollo")
    build.put(s, "build_a2", "2a", seat=1)
    view: dict[str, Any] = GAME.observe(s, 0)
    shown = {
        "space-neutral_a": "−Galloway → $2 · hire · hire +$2",
        "space-build_a2": "2a❷ 1★ −Galloway → $4 · buy cattle",
        "space-build_a1": "",
        "space-flood_risk_2": "♣ −Criollo → $2 + ▤1",
        "space-kansas_city": "Breeding value: 1 (with all certificates 1)",
        "track-1": "",
        "city-chicago": "10 ●, −$5",
        "job-row-1": "$6",
        "building-2": "2a 1⚒ 1★: −Galloway → $4 · buy cattle",
        "market-longhorn": "3/2★",
        "disc-hand_1": "●",
        "card-criollo": "",
    }
    for target, words_of in shown.items():
        assert show.element(view, target, words, NAMES) == words_of, target
    assert show.element(view, "track-4t", words, NAMES).startswith("Station 1: $2, 1★ ○")
    assert show.element(view, "foresight-1", words, NAMES)
