"""Options, seed and actions are the game: played again it is the same; saved anywhere it goes on alike."""

import json

import pytest

from tests.conformance.sample import CASES, Case
from tests.conformance.test_clone import played_on
from wagontrain.core.replay import Replay, verify

LARGEST_SAVE = 200_000


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_actions_give_the_same_game(case: Case) -> None:
    game, last = case.game, case.samples()[-1]
    again = game.new(case.seats, str(case), dict(case.options))
    for text in last.actions:
        game.play(again, text)
    assert game.save(again) == game.save(last.state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_replay_file_verifies_and_one_with_another_seed_does_not(case: Case) -> None:
    game, last = case.game, case.samples()[-1]
    record = Replay.begin(game, case.seats, str(case), dict(case.options), ["A"] * case.seats)
    record.actions = list(last.actions)
    record.finish(game, last.state)
    assert verify(game, Replay.read(record.write())) == []
    record.seed = "another"
    assert verify(game, Replay.read(record.write())) != []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_saved_game_plays_on_identically(case: Case) -> None:
    game = case.game
    for sample in case.samples():
        text = json.dumps(game.save(sample.state))
        assert len(text) <= LARGEST_SAVE, sample
        loaded, original = game.load(json.loads(text)), game.clone(sample.state)
        assert game.save(loaded) == game.save(sample.state), sample
        for s in (loaded, original):
            played_on(game, s, str(sample))
        assert game.save(loaded) == game.save(original), sample
