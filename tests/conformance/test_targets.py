"""Targets: ids of board elements, as a page can use them."""

import re

import pytest

from tests.conformance.sample import CASES, Case

ELEMENT = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_targets_are_element_ids(case: Case) -> None:
    for sample in case.samples():
        for action in case.game.legal(sample.state):
            targets = case.game.targets(sample.state, action)
            assert all(ELEMENT.fullmatch(target) for target in targets), (
                sample,
                case.game.text(action),
                targets,
            )
            assert len(set(targets)) == len(targets), (sample, case.game.text(action), targets)
