"""The invariants of Villagers, held against whole games of every option and number of players."""

import pytest

from tests.conformance.sample import CASES, Case
from tests.villagers.conservation import accounts, check, check_step
from wagontrain.villagers.components import BASICS, CARDS

PLAYED = [case for case in CASES if case.game.name == "villagers"]


@pytest.mark.rule("VIL-20.5")
@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_every_card_stays_in_exactly_one_place(case: Case) -> None:
    before = case.new()
    start = accounts(before)
    for s, _, _ in case.play():
        assert accounts(s) == start
        check(s)
        check_step(before, s)
        before = case.game.clone(s)


@pytest.mark.rule("VIL-20.5")
@pytest.mark.parametrize("seats", [4, 5])
def test_a_hundred_villagers_thirty_basics_and_the_founders(seats: int) -> None:
    """With all cards in use; fewer players leave the 4+ cards in the box (VIL-2.6)."""
    case = next(case for case in PLAYED if case.seats == seats and not case.options)
    found = accounts(case.new())
    assert found["founders"] == seats
    assert sum(found[CARDS[basic]] for basic in BASICS) == 30
    assert sum(found.values()) == 100 + 30 + seats
