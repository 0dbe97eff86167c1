"""The table of Sierra West: drawn at any moment, in each mode, for any viewer, in any language and width."""

import io
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tests.sierra_west import build
from wagontrain.cli.show import label
from wagontrain.core.words import LANGUAGES, Words
from wagontrain.sierra_west import GAME, show
from wagontrain.sierra_west.names import MODES
from wagontrain.sierra_west.state import State

NAMES = ["Ann", "Bob", "Cecilia", "Dan"]
EVERY = 131  # a drawing takes its time
LONGEST = 900


def drawn(view: dict[str, Any], words: Words, width: int = 100) -> str:
    names = NAMES[: 1 if "plans" in view else len(view["seats"])]
    screen = io.StringIO()
    Console(file=screen, width=width).print(show.render(view, words, names))
    return screen.getvalue()


def seen_by(s: State, viewer: int | None, width: int = 100) -> str:
    return drawn(GAME.observe(s, viewer), Words("en", "sierra_west", strict=True), width)


def busy(legal: list[int], moves: Random) -> int:
    """Any action, but seldom a pass: so that something happens on the table."""
    acting = [action for action in legal if GAME.text(action) != "pass"]
    return moves.choice(acting if acting and moves.random() < 0.95 else legal)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_drawn_at_any_moment(seats: int, mode: str) -> None:
    """Each mode in each language, with each number of players."""
    lang = LANGUAGES[(seats + MODES.index(mode)) % len(LANGUAGES)]
    words = Words(lang, "sierra_west", strict=True)
    moves = Random(lang)
    s = GAME.new(seats, f"drawn in {lang}", {"mode": mode, "advanced_planning": seats == 2})
    for step in range(LONGEST):
        legal = GAME.legal(s)
        if not legal:
            break
        if step % EVERY == 0:
            mine: dict[str, Any] = GAME.observe(s, GAME.to_act(s))
            for view, width in ((mine, 80), (GAME.observe(s, None), 100)):
                assert max(len(line) for line in drawn(view, words, width).splitlines()) <= width
            assert all(label(GAME, s, action, mine, words, NAMES[:seats]) for action in legal)
        GAME.apply(s, busy(legal, moves))
    assert drawn(GAME.observe(s, 0), words)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [1, 3])
def test_nothing_hidden_is_drawn(seats: int, mode: str) -> None:
    """Whatever the seat does not know may be otherwise: the drawing stays the same."""
    moves = Random(mode)
    s = GAME.new(seats, "hidden", {"mode": mode, "advanced_planning": True})
    for step in range(240):
        legal = GAME.legal(s)
        if not legal:
            return
        if step % 80 == 0:
            for viewer in (None, GAME.to_act(s)):
                assert seen_by(GAME.resample(s, viewer, f"{step}"), viewer) == seen_by(s, viewer)
        GAME.apply(s, busy(legal, moves))


def test_the_mountain_lies_in_overlapping_rows() -> None:
    s = build.table(2)
    build.scout(s, "r4p2", seat=1)
    lines = seen_by(s, 0, 80).splitlines()
    top = next(i for i, line in enumerate(lines) if "r1p1" in line)
    rows = [lines[top + 3 * row] for row in range(5)]
    assert [line.count("r") for line in rows] == [2, 3, 4, 5, 6]
    starts = [line.index("│") for line in rows]
    assert [a - b for a, b in pairwise(starts)] == [6, 6, 6, 6]  # half a card each
    assert "r4p2 ❷" in rows[3]
    assert "┴" in lines[top + 2]
    assert "mountain base ❶" in "\n".join(lines)


def test_a_claimed_card_leaves_a_gap() -> None:
    s = build.table(2)
    build.clear(s, "r1p1", "r1p2")
    text = seen_by(s, 0)
    assert "r1p1" not in text
    assert "r2p1" in text


def test_trail_row_tracks_and_market_are_drawn() -> None:
    s = build.table(2, "boats_banjos")
    build.row(s, "river1", "river4")
    build.wagon(s, 3, seat=1)
    build.homestead(s, wood=2, seat=1)
    build.market(s, "double_boots", None, "bear_tamer", "step_back")
    text = seen_by(s, 0)
    for part in ("River 1", "Tr | S G", "Tr Sa | G S", "Fish market", "◡❶❷", "2❷", "3 ×2"):
        assert part in text
    for part in ("1  +2◇  Double Boots [g]", "2  +1◇  –", "3  +1◇  Bear Tamer [b]"):
        assert part in text


def test_the_paths_tell_what_each_space_gives() -> None:
    s = build.pioneering("st1", "st4", "st7")
    build.stand(s, hat="green-1", plain="tan-2")
    text = seen_by(s, 0)
    for part in (
        "1. ▲ 1 food",
        "2. ● 1◇ → Use the shovel",
        "3. 1 food",
        "4. 2◇ → Bear hazard !",
        "5. 1 gold",
    ):
        assert part in text
    for part in ("food track: 2F 1S", "move the wagon: 2F 1W 1S", "any track: 1F 1W 1S", "rabbit", "bear"):
        assert part in text


def test_an_active_cabin_shows_in_what_a_space_gives() -> None:
    s = build.pioneering("st1", "st4", "st7")
    build.cabins(s, "all_green", "double_food", "double_boots")
    build.stand(s, plain="cabin-all_green")
    text = seen_by(s, 0)
    assert "1. 1 food → 2" in text
    assert "2. 1 boot → 2" in text
    build.stand(s, plain="camp")
    assert "→ 2" not in seen_by(s, 0).partition("planned cards")[2]


def test_outposts_show_their_outlaws() -> None:
    s = build.table(2, "outlaws_outposts")
    text = seen_by(s, 0)
    assert "│☠1 I " in text
    assert "│☠3 V " in text
    shown = show.element(GAME.observe(s, 0), "mountain-r1p1", Words("en", "sierra_west"), NAMES)
    assert shown == "☠1 Outpost I"


def test_hastings_has_his_plans_and_frontiersmen() -> None:
    text = seen_by(build.table(1), 0)
    for part in ("❷ Hastings", "Plan card", "‹❷ left frontiersman: mountain base", "plan cards left: "):
        assert part in text


def test_elements_are_described() -> None:
    words = Words("en", "sierra_west", strict=True)
    s = build.pioneering("st1", "st4", "st7", mode="boats_banjos")
    build.market(s, "double_boots", None, "bear_tamer", "step_back")
    build.mountain(s, r1p1="bb01")
    build.row(s, "river1")
    view: dict[str, Any] = GAME.observe(s, 0)
    shown = {
        "mountain-r1p1": "Trout Pool",
        "mountain-r5p1": "",
        "mountain-base": "",
        "spot-tan-2": "1◇ → Use the shovel",
        "spot-green-start": "",
        "spot-green-end": "green path, end",
        "summit-left": "food track: 2F 1S",
        "market-1": "Double Boots, +2◇",
        "market-2": "",
        "trail-1": "1b 1◇ →",
        "river-0": "",
        "river-1": "River 1 Tr | S G",
        "cabin-double_food": words.attribute("cabin-double_food", "text"),
        "slot-left": "",
    }
    for target, words_of in shown.items():
        assert show.element(view, target, words, NAMES) == words_of, target
