"""Hidden information: a view depends on nothing that its viewer cannot know, and neither does a viewer's log.

The proof is by dealing again: whatever the seat cannot know is dealt again, and what it sees must not change.
"""

import json
from typing import Any

import pytest

from tests.conformance.sample import CASES, Case, Sample, State
from tests.conformance.test_clone import played_on
from wagontrain import Game

DEALS = 3
ACTIONS = 6
STRIDE = 11  # of the whole notation, one action in this many is asked about


def check_views(sample: Sample) -> None:
    """The same view, the same question, and the same choices, however the hidden rest is dealt."""
    game, s = sample.case.game, sample.state
    for viewer in sample.viewers():
        view = game.observe(s, viewer)
        assert json.loads(json.dumps(view)) == view, sample
        for deal in range(DEALS):
            other = game.resample(s, viewer, f"deal {deal}")
            assert game.observe(other, viewer) == view, (str(sample), viewer)
            assert game.asked(other) == game.asked(s), (str(sample), viewer)
            assert bool(game.legal(other)) == bool(game.legal(s)), (str(sample), viewer)
            if viewer is not None and viewer == game.to_act(s):
                assert game.legal(other) == game.legal(s), (str(sample), viewer)
                assert answers(game, other) == answers(game, s), (str(sample), viewer)


def answers(game: Game[Any], s: State) -> list[object]:
    """What the seat that decides can ask about actions, legal or not: targets and reasons."""
    legal = [(game.text(action), game.targets(s, action)) for action in game.legal(s)]
    return [*legal, *[game.explain(s, game.text(action)) for action in range(0, game.actions.size, STRIDE)]]


def check_events(sample: Sample) -> None:
    """An action that brings nothing to light tells each viewer the same, whatever lies hidden."""
    game, s = sample.case.game, sample.state
    for viewer in sample.viewers():
        other = game.resample(s, viewer, "told")
        both = sorted(set(game.legal(s)) & set(game.legal(other)))
        for action in both[:: max(1, len(both) // ACTIONS)]:
            one, shown = after(game, s, action, viewer)
            two, shown_too = after(game, other, action, viewer)
            if one.reveals == s.reveals and two.reveals == other.reveals:
                assert shown == shown_too, (str(sample), viewer, game.text(action))
                assert game.observe(one, viewer) == game.observe(two, viewer), (
                    str(sample),
                    game.text(action),
                )


def after(
    game: Game[Any], s: State, action: int, viewer: int | None
) -> tuple[State, list[dict[str, object]]]:
    """The state after an action, and what the viewer was told."""
    s = game.clone(s)
    s.log = []
    game.apply(s, action)
    return s, [event.to_json(viewer) for event in s.log]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_sees_depends_on_nothing_hidden(case: Case) -> None:
    for sample in case.samples():
        check_views(sample)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_is_told_depends_on_nothing_hidden(case: Case) -> None:
    for sample in case.samples():
        check_events(sample)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_dealing_anew_really_deals(case: Case) -> None:
    """Over a game something changes for every viewer, and with it what each other seat sees of its own."""
    game = case.game
    states = [sample.state for sample in case.samples()]
    for viewer in case.samples()[0].viewers():
        dealt = [(s, game.resample(s, viewer, f"anew {i}")) for s in states for i in range(DEALS)]
        assert all(one.key != two.key for one, two in dealt)
        assert any(hidden(game, one) != hidden(game, two) for one, two in dealt)
        for seat in set(range(case.seats)) - {viewer}:
            assert any(game.observe(one, seat) != game.observe(two, seat) for one, two in dealt)


def hidden(game: Game[Any], s: State) -> object:
    """The whole state but for its randomness."""
    saved = game.save(s)
    return {"state": saved["state"], "players": saved["players"]}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_dealt_state_is_a_state_and_its_future_is_its_own(case: Case) -> None:
    """It can be played on, saved and loaded, nobody's log hangs on it, and the same seed deals the same."""
    game = case.game
    for sample in case.samples():
        for viewer in sample.viewers():
            other = game.resample(sample.state, viewer, "twice")
            assert other.log is None
            assert not plays_into_a_wall(game, other, str(sample)), sample
            assert game.save(game.load(game.save(other))) == game.save(other), sample
            assert game.save(game.resample(sample.state, viewer, "twice")) == game.save(other), sample


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_dealt_hangs_on_nothing_hidden(case: Case) -> None:
    """The same knowledge and the same seed deal the same: what was hidden before leaves no trace."""
    game = case.game
    for sample in case.samples():
        for viewer in sample.viewers():
            other = game.resample(sample.state, viewer, "another truth")
            one, two = game.resample(sample.state, viewer, "seed"), game.resample(other, viewer, "seed")
            assert game.save(one) == game.save(two), (str(sample), viewer)


def plays_into_a_wall(game: Game[Any], s: State, seed: str) -> bool:
    """Does play from here stop without an end?"""
    s = game.clone(s)
    played_on(game, s, seed)
    return not game.legal(s) and game.end_reason(s) == ""
