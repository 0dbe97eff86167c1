"""Every element of the board can be asked about: it is lit, or it says why not."""

from random import Random
from typing import Any

import pytest

import wagontrain
from wagontrain.core.words import LANGUAGES, Words

GAMES = wagontrain.games()
NAMES = ("Ann", "Bob")
# What is drawn without an action that names it, and what stands for two arguments at once.
DRAWN = {
    "gwt": (
        "seat-0",
        "job-1-builder",
        "job-3-cowboy",
        "job-12-engineer",
        "objective-stack",
        "pair-1",
        "space-start",
    ),
    "sierra_west": (
        "seat-1",
        "trail-0",
        "trail-5",
        "spot-green-1",
        "summit-left",
        "river-0",
        "animal-fox",
        "good-food",
    ),
    "villagers": (
        "seat-1",
        "village-0-0",
        "village-1-2",
        "jester",
        "reserve",
        "improvement-bazaar",
        "event-famine",
    ),
}


def elements(game: Any) -> list[str]:
    """All ids that actions of the game can name, and what is drawn besides."""
    kinds = {kind.element: kind for verb in game.actions.verbs for kind in verb.kinds if kind.element}
    named = [f"{element}-{kind.text(i)}" for element, kind in kinds.items() for i in range(kind.size)]
    return [*named, *DRAWN[game.name]]


def states(game: Any, seed: str, steps: int, every: int) -> list[Any]:
    """Some states of a game played by chance."""
    chance = Random(seed)
    s = game.new(2, seed)
    found = []
    for step in range(steps):
        legal = game.legal(s)
        if not legal:
            break
        if step % every == 0:
            found.append(game.clone(s))
        game.apply(s, chance.choice(legal))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_element_is_lit_or_says_why_not(game: str) -> None:
    played = wagontrain.game(game)
    chance = Random(game)
    for s in states(played, f"elements of {game}", 240, 6):
        lit = {target for action in played.legal(s) for target in played.targets(s, action)}
        all_of_them = elements(played)
        for element in {*lit, *chance.sample(all_of_them, 12), *DRAWN[game]}:
            reasons = played.explain_element(s, element)
            assert (reasons == []) == (element in lit), element
            for rule, message, _ in reasons:
                assert rule, (element, message)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_reasons_are_there_in_words(game: str, lang: str) -> None:
    played, words = wagontrain.game(game), Words(lang, game, strict=True)
    chance = Random(lang)
    for s in states(played, f"words for {game}", 120, 20):
        for element in chance.sample(elements(played), 25):
            for reason in played.explain_element(s, element):
                assert words.reason(reason, NAMES)


def test_a_worker_of_the_job_market_says_why_it_is_not_for_hire() -> None:
    from tests.gwt import build

    s = build.table(2)
    build.jobs(s, ["builder"], ["cowboy"])
    build.doing(s, "hire")
    game = wagontrain.game("gwt")
    assert game.explain_element(s, "job-1-builder") == []
    assert [message for _, message, _ in game.explain_element(s, "job-1-engineer")] == ["no-such-worker"]
    s.seats[0].money = 0
    assert [message for _, message, _ in game.explain_element(s, "job-2-cowboy")] == ["too-few-dollars"]
    build.moving(s)
    assert game.explain_element(s, "job-1-builder")[0][0] == "GWT-11.1"


@pytest.mark.parametrize("game", GAMES)
def test_once_the_game_is_over_that_is_the_reason(game: str) -> None:
    played = wagontrain.game(game)
    s = played.new(2, "over")
    s.todo = []
    assert [message for _, message, _ in played.explain_element(s, "card-1")] == ["game-over"]
