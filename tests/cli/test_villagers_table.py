"""The table of Villagers: drawn at any moment, for any viewer, in any language and width."""

import io
import re
from random import Random
from typing import Any

import pytest
from rich.console import Console

import wagontrain
from wagontrain.core.words import LANGUAGES, Words
from wagontrain.villagers import show

GAME = wagontrain.game("villagers")
NAMES = ["Ann", "Bob", "Cecilia", "Dan", "Eve"]
TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (2, {"mini_villagers": "first_player"}),
    (3, {"mini_villagers": "alone"}),
    (4, {"scoundrels": True, "saints": True, "profiteers": True, "improvements": True}),
    (5, {}),
]


def drawn(view: dict[str, Any], words: Words, width: int) -> str:
    screen = io.StringIO()
    Console(file=screen, width=width).print(show.render(view, words, NAMES[: view["players"]]))
    return screen.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_is_drawn_at_any_moment(seats: int, options: dict[str, object], lang: str) -> None:
    words = Words(lang, "villagers", strict=True)
    moves = Random(lang)
    s = GAME.new(seats, f"drawn in {lang}", options)
    steps = 0
    while legal := GAME.legal(s):
        if steps % 31 == 0:
            for viewer in (None, GAME.to_act(s)):
                view = GAME.observe(s, viewer)
                text = drawn(view, words, 100)
                assert max(len(line) for line in text.splitlines()) <= 100
                assert drawn(view, words, 80)
            for action in legal:
                for target in GAME.targets(s, action):
                    show.element(view, target, words, NAMES)
        GAME.apply(s, moves.choice(legal))
        steps += 1
    assert drawn(GAME.observe(s, None), words, 100)


def test_what_is_on_the_table_is_drawn() -> None:
    words = Words("en", "villagers", strict=True)
    s = GAME.new(3, "the table")
    view: dict[str, Any] = GAME.observe(s, 0)
    text = drawn(view, words, 100)
    for slot in view["road"]:
        assert words.text(f"card-{slot['card']}") in text
    for card in view["seats"][0]["hand"]:
        assert words.text(f"card-{card['card']}") in text
    for part in (
        "Ann",
        "Bob",
        "Cecilia",
        "Founders",
        "●2",
        "1st Market",
        "2nd Market",
        "Reserve",
        "Lumberjack 10",
    ):
        assert part in text
    assert re.search(r"\d× (wd|hy|or|gp|gn|so|sp)", text)


def test_only_the_own_hand_is_drawn_open() -> None:
    words = Words("en", "villagers")
    s = GAME.new(2, "hands")
    views: list[dict[str, Any]] = [GAME.observe(s, seat) for seat in (0, 1)]
    mine, theirs = ({card["card"] for card in views[seat]["seats"][seat]["hand"]} for seat in (0, 1))
    hand = drawn(views[0], words, 100).partition("Hand ─")[2].partition("◆ food")[0]
    hand = re.sub(r"[└⊠]\S+", "", hand)  # what a card needs is not in the hand
    assert all(words.text(f"card-{card}") in hand for card in mine)
    assert not any(words.text(f"card-{card}") in hand for card in theirs - mine)


def test_elements_are_described() -> None:
    words = Words("en", "villagers")
    s = GAME.new(2, "elements")
    view: dict[str, Any] = GAME.observe(s, 0)
    assert show.element(view, "stack-1", words, NAMES).startswith("4×")
    name = words.text(f"card-{view['road'][2]['card']}")
    assert name in show.element(view, "slot-3", words, NAMES)
    assert "Founders" in show.element(view, "village-1-0", words, NAMES)
    assert show.element(view, "seat-1", words, NAMES) == ""
