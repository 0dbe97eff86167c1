"""Two ways to the same truth: an action has no reason against it exactly when it is on the legal list."""

import json
import re
from functools import cache

import pytest

from tests.conformance.sample import CASES, Case, Sample
from tests.conftest import THOROUGH
from wagontrain.core.rulebook import rules_text

STATES = 12 if THOROUGH else 4


@cache
def rule_ids(game: str) -> frozenset[str]:
    """The IDs that the rules of a game define."""
    text = "TOY-1 TOY-2 TOY-3 TOY-4" if game == "toy" else rules_text(game)
    return frozenset(re.findall(r"\b[A-Z]+-(?:[A-Z]+-)?\d+(?:\.\d+[a-z]?)?\b", text))


def check_explained(sample: Sample) -> None:
    """Every int of the notation, legal or not."""
    game, s = sample.case.game, sample.state
    legal = set(game.legal(s))
    for action in range(game.actions.size):
        text = game.text(action)
        reasons = game.explain(s, text)
        assert (not reasons) == (action in legal), (str(sample), text, reasons)
        for rule, message, args in reasons:
            assert rule in rule_ids(game.name), (str(sample), text, rule)
            assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", message), (str(sample), text, message)
            assert json.loads(json.dumps(args)) == args


def spread(case: Case) -> list[Sample]:
    """Fewer of the samples: this check looks at the whole notation."""
    found = case.samples()
    return [found[round(i * (len(found) - 1) / (STATES - 1))] for i in range(min(STATES, len(found)))]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_reasons_are_given_exactly_where_an_action_is_not_legal(case: Case) -> None:
    for sample in spread(case):
        check_explained(sample)
