"""Every decision of every game: somebody is asked, the list is complete, in order and inside the notation."""

import json
import re
from typing import Any

import pytest

import wagontrain
from tests.conformance.sample import CASES, GAMES, Case, State
from wagontrain import NOBODY, Game

WORD = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")


def check_decision(game: Game[Any], seats: int, s: State, legal: list[int]) -> None:
    """What must hold whenever somebody is asked."""
    assert legal
    assert legal == sorted(set(legal))
    assert all(0 <= action < game.actions.size for action in (legal[0], legal[-1]))
    asked = game.asked(s)
    assert asked.seat == game.to_act(s)
    assert 0 <= asked.seat < seats
    assert asked.question in game.rule_numbers
    assert json.loads(json.dumps(asked.args)) == asked.args
    assert game.end_reason(s) == ""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_whole_game(case: Case) -> None:
    """From the first decision to the end, at every step."""
    game = case.game
    for s, legal, _ in case.play():
        check_decision(game, case.seats, s, legal)
    assert game.to_act(s) == NOBODY
    assert game.asked(s).question == "over"
    assert game.legal(s) == []
    assert WORD.fullmatch(game.end_reason(s))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_asking_changes_nothing(case: Case) -> None:
    game = case.game
    for sample in case.samples():
        s = sample.state
        before = game.save(s)
        for action in game.legal(s):
            game.targets(s, action)
        game.asked(s)
        game.scores(s)
        game.end_reason(s)
        for viewer in sample.viewers():
            game.observe(s, viewer)
            game.resample(s, viewer, "elsewhere")
        assert game.save(s) == before, sample


@pytest.mark.parametrize("name", wagontrain.games())
def test_every_view_says_what_it_is_a_view_of(name: str) -> None:
    game = wagontrain.game(name)
    for seats in game.seats:
        s = game.new(seats, "a view")
        for viewer in (None, *range(seats)):
            view = game.observe(s, viewer)
            shown = {key: view[key] for key in ("game", "viewer", "options")}
            assert shown == {"game": name, "viewer": viewer, "options": s.options}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_playing_by_text_is_playing_by_number(case: Case) -> None:
    game = case.game
    for sample in case.samples():
        for action in game.legal(sample.state)[:3]:
            one, other = game.clone(sample.state), game.clone(sample.state)
            game.apply(one, action)
            game.play(other, game.text(action))
            assert game.save(one) == game.save(other), sample


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_int_of_the_notation_has_its_text_and_comes_back(game: Game[Any]) -> None:
    texts = [game.text(action) for action in range(game.actions.size)]
    assert [game.parse(text) for text in texts] == list(range(game.actions.size))
    assert all(WORD.fullmatch(word) for text in texts for word in text.split(" "))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_names_are_names(game: Game[Any]) -> None:
    names = [game.name, *game.options, *game.rule_numbers, *[event.name for event in game.events.kinds]]
    names += [word for kind in game.kinds().values() for word in (kind.name, kind.label, *kind.names)]
    assert [name for name in names if not WORD.fullmatch(name)] == []
    assert len(game.rule_numbers) == len(game.rules)
    assert len({event.name for event in game.events.kinds}) == len(game.events.kinds)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_can_be_played_at_each_value(game: Game[Any]) -> None:
    played = {pair for case in CASES if case.game is game for pair in case.options}
    for name, option in game.options.items():
        assert option.fits(option.default)
        assert all(option.fits(value) for value in option.choices)
        assert option.help
        others = [value for value in option.choices if value != option.default]
        assert [value for value in others if (name, value) not in played] == []
    assert {case.seats for case in CASES if case.game is game} == set(game.seats)
