"""Options: what fits, what a command line means, and what a wrong choice is told."""

import pytest

from tests.core.toy import GAME, OPTIONS
from wagontrain.core.errors import OptionError
from wagontrain.core.options import Option, chosen

DEFAULTS = {"burning": True, "rounds": 2, "purse": "full", "packs": "all"}


def test_what_is_not_given_has_its_default() -> None:
    assert chosen(OPTIONS, {}) == DEFAULTS
    assert chosen(OPTIONS, {"rounds": 3}) == {**DEFAULTS, "rounds": 3}
    assert GAME.new(2).options == DEFAULTS


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"roundz": 3}, "no option is called 'roundz': did you mean 'rounds'?"),
        ({"x": 3}, "no option is called 'x': there are burning, rounds, purse, packs"),
        ({7: 3}, "no option is called '7': there are burning, rounds, purse, packs"),
        ({"rounds": 4}, "option 'rounds' cannot be 4: allowed are 2, 3"),
        ({"rounds": "3"}, "option 'rounds' cannot be '3': allowed are 2, 3"),
        ({"rounds": True}, "option 'rounds' cannot be True: allowed are 2, 3"),
        ({"rounds": 2.0}, "option 'rounds' cannot be 2.0: allowed are 2, 3"),
        ({"burning": 1}, "option 'burning' cannot be 1: allowed are false, true"),
        ({"burning": None}, "option 'burning' cannot be None: allowed are false, true"),
        ({"purse": "fat"}, "option 'purse' cannot be 'fat': allowed are empty, full"),
        ({"purse": ["full"]}, "option 'purse' cannot be ['full']: allowed are empty, full"),
        ({"packs": "13"}, "option 'packs' cannot be '13': allowed are all, text like [1-9]|1[0-2]"),
    ],
)
def test_a_wrong_option_is_told_what_is_allowed(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as error:
        chosen(OPTIONS, given)
    assert str(error.value) == message


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="there are none"):
        chosen({}, {"speed": 1})


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (OPTIONS["burning"], "yes", True),
        (OPTIONS["burning"], "TRUE", True),
        (OPTIONS["burning"], "0", False),
        (OPTIONS["burning"], "off", False),
        (OPTIONS["burning"], "maybe", "maybe"),
        (OPTIONS["rounds"], "3", 3),
        (OPTIONS["rounds"], "-3", -3),
        (OPTIONS["rounds"], "three", "three"),
        (OPTIONS["rounds"], "--3", "--3"),
        (OPTIONS["purse"], "empty", "empty"),
        (OPTIONS["packs"], "7", "7"),
    ],
)
def test_a_text_of_the_command_line(option: Option, text: str, value: object) -> None:
    assert option.parse(text) == value
    assert type(option.parse(text)) is type(value)


def test_a_text_that_is_too_long_for_a_number_is_no_number() -> None:
    assert not OPTIONS["rounds"].fits(OPTIONS["rounds"].parse("3" * 5000))


@pytest.mark.parametrize("seats", [0, 4, -1, 100])
def test_a_wrong_number_of_seats_is_told_the_right_ones(seats: int) -> None:
    with pytest.raises(OptionError) as error:
        GAME.new(seats)
    assert str(error.value) == f"toy is for 1 to 3 seats, not {seats}"
