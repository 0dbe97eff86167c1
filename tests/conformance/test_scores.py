"""Scores at any time: one for each seat, the sum of their parts, ranked."""

import pytest

from tests.conformance.sample import CASES, Case, Sample


def check_scores(sample: Sample) -> None:
    scores = sample.case.game.scores(sample.state)
    people = [score for score in scores if not score.automa]
    assert [score.seat for score in people] == list(range(sample.case.seats))
    assert len(scores) - len(people) == (1 if sample.case.seats == 1 else 0)
    for score in scores:
        assert score.total == sum(score.parts.values())
        assert all(isinstance(points, int) for points in score.parts.values())
        assert score.rank == 1 + sum(other.rank < score.rank for other in scores)
        assert not any(other.total > score.total and other.rank >= score.rank for other in scores)
    assert len({tuple(score.parts) for score in people}) == 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_scores_add_up_and_are_ranked(case: Case) -> None:
    for sample in case.samples():
        check_scores(sample)
