"""What people read of the trail: buildings by the letter on their tile, places as they are printed."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import wagontrain
from wagontrain.core.events import Label
from wagontrain.core.words import LANGUAGES, Words
from wagontrain.gwt.components import BUILDING_SPACES, NEUTRAL_SPACES
from wagontrain.gwt.labels import PLACES
from wagontrain.gwt.names import NEUTRAL, SPACE
from wagontrain.gwt.state import State

GAME = wagontrain.game("gwt")


def label_of(s: State, kind: str, member: str) -> Label:
    """How a member is called at the table, which must have a name for it."""
    label = s.label(kind, member, 0)
    assert label is not None
    return label


NAMES = ("Marta", "Tom")


def played(seed: str, steps: int) -> Iterator[tuple[Any, list[Any]]]:
    """A game among two who play by chance: each state, and what has just happened."""
    chance = random.Random(seed)
    s = GAME.new(2, seed, {"building_sides": "random"})
    for _ in range(steps):
        s.log = []
        legal = GAME.legal(s)
        if not legal:
            return
        GAME.apply(s, chance.choice(legal))
        yield s, s.log


def sentences(words: Words, s: Any, log: list[Any]) -> list[str]:
    """All that is said at a table: what happened, the question, the answers."""
    said = [words.event(event, 0, NAMES) for event in log]
    said.append(words.ask(GAME.asked(s), NAMES))
    said += [words.action(GAME, action, NAMES, GAME.labels(s, action)) for action in GAME.legal(s)]
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_names_a_space_that_carries_a_building_by_anything_else(lang: str) -> None:
    words = Words(lang, "gwt", strict=True)
    own = {words.text(f"space-{SPACE.text(i)}") for i in (*NEUTRAL_SPACES, *BUILDING_SPACES)}
    for s, log in played(f"labels {lang}", 400):
        for said in sentences(words, s, log):
            assert not [name for name in own if re.search(rf"{re.escape(name)}\b", said)], said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_neutral_building_has_one_letter_wherever_it_lies(lang: str) -> None:
    words = Words(lang, "gwt", strict=True)
    s = GAME.new(2, "letters", {"neutral_layout": "random"})
    moved = 0
    for space in NEUTRAL_SPACES:
        tile = NEUTRAL.text(s.trail[space])
        message, args = label_of(s, "space", SPACE.text(space))
        assert words.text(message, **args).startswith(tile.upper() + " ")
        moved += SPACE.text(space)[-1] != tile
    assert moved, "the layout is shuffled"


def test_the_question_and_the_log_name_the_building_under_the_herder() -> None:
    words = Words("en", "gwt", strict=True)
    seen = 0
    for s, log in played("under the herder", 400):
        asked = GAME.asked(s)
        if asked.question != "use-location":
            continue
        herder = s.seats[asked.seat].herder
        label = s.label("space", SPACE.text(herder), asked.seat)
        if herder in NEUTRAL_SPACES and log and log[-1].kind.name == "herder_moved":
            name = words.text(label[0])
            assert name in words.ask(asked, NAMES)
            assert name in words.event(log[-1], 0, NAMES)
            seen += 1
    assert seen > 3


def test_a_building_is_said_to_be_placed_on_the_empty_place_that_was_there() -> None:
    words = Words("en", "gwt", strict=True)
    said = [
        words.event(event, 0, NAMES)
        for seed in range(8)
        for _, log in played(f"built {seed}", 500)
        for event in log
        if event.kind.name == "built"
    ]
    assert len(said) > 3
    for text in said:
        assert re.fullmatch(
            r"\w+ places building \d+[ab] on empty place \d before ([A-G]|Kansas City) for \$\d+\.", text
        )


def test_places_are_numbered_from_one_before_each_goal() -> None:
    by_goal: dict[int, list[int]] = {}
    for space in BUILDING_SPACES:
        goal, number = PLACES[space]
        by_goal.setdefault(goal, []).append(number)
    for numbers in by_goal.values():
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_view_names_places_as_the_words_do() -> None:
    s = GAME.new(2, "view", {"neutral_layout": "random"})
    view = GAME.observe(s, 0)
    places = view["places"]
    assert isinstance(places, dict)
    assert set(places) == {SPACE.text(space) for space in BUILDING_SPACES}
    for name, place in places.items():
        message, args = label_of(s, "space", name)
        assert message == "empty-place"
        goal = str(args["goal"]).partition(":")[2]
        assert (args["number"], goal) == (place["number"], place["before"])
