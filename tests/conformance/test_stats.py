"""What servers tell before anybody acts: whose turn it is, public figures, and scores that show no secret."""

import pytest

from tests.conformance.sample import CASES, Case
from wagontrain.core.state import NOBODY


@pytest.mark.parametrize("case", CASES, ids=str)
def test_figures_and_scores_are_made_of_public_things(case: Case) -> None:
    """They stay when all that a spectator cannot know is dealt again; points may say that they do not."""
    game = case.game
    for sample in case.samples():
        s = sample.state
        assert game.turn(s) == NOBODY or 0 <= game.turn(s) < len(game.holders(s))
        for viewer in sample.viewers():
            other = game.resample(s, viewer, "figures")
            secret = game.secret_points(s, viewer)
            assert game.secret_points(other, viewer) == secret
            assert game.turn(other) == game.turn(s)
            if not secret:
                assert game.scores(other) == game.scores(s), (str(sample), viewer)
            for seat in range(len(game.holders(s))):
                before, after = game.stats(s, seat), game.stats(other, seat)
                if secret:
                    before.pop("points")
                    after.pop("points")
                assert after == before, (str(sample), viewer, seat)
                assert all(isinstance(figure, int) for figure in before.values())
