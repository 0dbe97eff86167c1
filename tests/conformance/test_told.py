"""All that is said while a game is played has its words, in every language, with nothing left to fill in."""

from typing import Any

import pytest

from tests.conformance.sample import CASES, Case
from wagontrain.core.words import LANGUAGES, Words

PLAYED = [case for case in CASES if case.game.name != "toy"]
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


def said_in_play(words: Words, case: Case) -> list[str]:
    """Questions, actions, events and the end of one game, in words."""
    game, names = case.game, NAMES[: case.seats]
    said: list[str] = []
    s: Any = None
    for state, legal, _ in case.play():
        if s is None:
            s = state
            s.log = []
        said.append(words.ask(game.asked(s), names))
        said += [words.action(game, action, names) for action in legal[:: max(1, len(legal) // 4)]]
    said += [words.event(event, viewer, names) for event in s.log for viewer in (None, event.seat)]
    said += [words.score(category) for score in game.scores(s) for category in score.parts]
    return [*said, words.end(game.end_reason(s))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_what_is_said_in_play_has_words(case: Case, lang: str) -> None:
    said = said_in_play(Words(lang, case.game.name, strict=True), case)
    assert [text for text in said if not text.strip() or "{" in text or "???" in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_every_reason_has_words(case: Case, lang: str) -> None:
    words = Words(lang, case.game.name, strict=True)
    said: set[str] = set()
    for sample in case.samples():
        for action in range(0, case.game.actions.size, 7):
            for reason in case.game.explain(sample.state, case.game.text(action)):
                said.add(words.reason(reason, NAMES[: case.seats]))
    assert [text for text in said if not text.strip() or "{" in text] == []
