"""When the Markets are due, as the view tells it: by the option, and for the Second all stacks."""

from typing import Any

import pytest

import wagontrain

GAME = wagontrain.game("villagers")


@pytest.mark.rule("VIL-11.1")
@pytest.mark.rule("VIL-11.8")
@pytest.mark.parametrize(("trigger", "stacks"), [("stack_2_empty", [2]), ("stacks_1_and_2_empty", [1, 2])])
def test_the_first_market_waits_for_the_stacks_of_its_option(trigger: str, stacks: list[int]) -> None:
    s = GAME.new(2, "markets", {"first_market_trigger": trigger})
    view: dict[str, Any] = GAME.observe(s, None)
    first = view["markets"]["first"]
    assert first["stacks"] == stacks
    assert first["cards"] == sum(len(s.stacks[n - 1]) for n in stacks)


@pytest.mark.rule("VIL-12.1")
def test_the_second_market_waits_for_all_stacks() -> None:
    s = GAME.new(2, "markets")
    view: dict[str, Any] = GAME.observe(s, 0)
    assert view["markets"]["second"] == {
        "stacks": [1, 2, 3, 4, 5, 6],
        "cards": sum(len(stack) for stack in s.stacks),
    }
