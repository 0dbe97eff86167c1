"""The cards of a village that an action touches, for highlighting and clicking."""

import pytest

from tests.villagers.build import (
    asked,
    at_build,
    at_end,
    hand,
    play,
    put_coins,
    reasons,
    resolve,
    resolving,
    table,
    village,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.state import State


def touched(s: State, text: str) -> list[str]:
    """The board elements of a legal action."""
    assert reasons(s, text) == []
    return GAME.targets(s, GAME.parse(text))


@pytest.mark.rule("VIL-14.17", "VIL-14.39")
@pytest.mark.parametrize("event", ["bribery", "confiscation"])
def test_events_touch_a_card_of_the_own_village(event: str) -> None:
    s = resolving(event)
    village(s, 0, "founders_food", "hunter", "harvester")
    put_coins(s, 0, "harvester", 4)
    resolve(s, event)
    assert touched(s, "node 2") == ["village-0-2"]


@pytest.mark.rule("VIL-17.3")
def test_copper_touches_a_card_of_the_own_village_and_passing_none() -> None:
    s = table(2, profiteers=True)
    village(s, 1, "founders_food", "captain")
    at_end(s)
    assert asked(s) == "convert-copper 1"
    assert (touched(s, "node 1"), touched(s, "pass")) == (["village-1-1"], [])


@pytest.mark.rule("VIL-15.9")
def test_the_schemer_touches_a_card_of_the_village_that_was_chosen() -> None:
    s = table(3, scoundrels=True)
    village(s, 2, "founders_food", "hunter")
    hand(s, 0, "schemer")
    at_build(s)
    play(s, "play schemer")
    assert touched(s, "from 2") == ["seat-2"]
    play(s, "from 2")
    assert touched(s, "node 1") == ["village-2-1"]
