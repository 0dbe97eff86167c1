"""Options: what fits, what a command line means, and what a wrong choice is told."""

import pytest

import wagontrain
from tests.core.toy import GAME, OPTIONS
from wagontrain.core.errors import LoadError, OptionError
from wagontrain.core.options import (
    Option,
    check_effects,
    chosen,
    first_player,
    first_player_option,
    restored,
)
from wagontrain.core.replay import Replay
from wagontrain.core.state import OptionValue

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


FAIR = {
    "thieves": Option("bool", False),
    "rest": Option("bool", False, seats=range(4, 6), needs={"thieves": (True,), "field": ("off", "small")}),
    "field": Option("choice", "off", ("off", "small", "alone"), seats=range(2, 6)),
    "rival": Option("int", 1, (1, 2, 3), seats=range(1, 2)),
    "crowd": Option("bool", False, seats=range(5, 6)),
    "nowhere": Option("bool", False, seats=range(6, 6)),
}


@pytest.mark.parametrize(
    ("seats", "given", "sentences"),
    [
        (3, {"rival": 2}, ["option 'rival' has no effect at 3 seats: it is for 1 seat"]),
        (1, {"field": "small"}, ["option 'field' has no effect at 1 seat: it is for 2 to 5 seats"]),
        (4, {"crowd": True}, ["option 'crowd' has no effect at 4 seats: it is for 5 seats"]),
        (4, {"nowhere": True}, ["option 'nowhere' has no effect at 4 seats: it is for no number of seats"]),
        (4, {"rest": True}, ["option 'rest' has no effect with thieves=false: it needs thieves=true"]),
        (
            5,
            {"rest": True, "thieves": True, "field": "alone", "rival": 3},
            [
                "option 'rest' has no effect with field=alone: it needs field=off or field=small",
                "option 'rival' has no effect at 5 seats: it is for 1 seat",
            ],
        ),
        (3, {"rival": 1, "rest": False}, []),  # at their defaults
        (1, {"rival": 3, "thieves": True}, []),
        (4, {"rest": True, "thieves": True, "field": "small"}, []),
    ],
)
def test_an_option_without_effect_is_refused(
    seats: int, given: dict[str, object], sentences: list[str]
) -> None:
    values = chosen(FAIR, given)
    if not sentences:
        check_effects(FAIR, seats, values)
        return
    with pytest.raises(OptionError) as error:
        check_effects(FAIR, seats, values)
    assert str(error.value) == "; ".join(sentences)


@pytest.mark.parametrize(
    ("seats", "stored", "changed"),
    [
        (3, {"rival": 2}, {}),
        (1, {"rival": 2, "field": "small"}, {"rival": 2}),
        (4, {"rest": True, "thieves": True}, {"rest": True, "thieves": True}),
        (4, {"rest": True, "thieves": False}, {}),
        (1, {"chain": True, "rest": True, "thieves": True}, {"thieves": True}),  # rest goes, chain with it
        (4, {"cellar": "deep"}, {"well": "deep"}),
        (4, {"cellar": "deep", "well": "dry"}, None),
        (4, {"attic": "deep"}, None),
    ],
)
def test_what_was_stored_is_read_with_old_names_and_without_what_has_no_effect(
    seats: int, stored: dict[str, object], changed: dict[str, object] | None
) -> None:
    options = {
        "chain": Option("bool", False, needs={"rest": (True,)}),
        **FAIR,
        "well": Option("choice", "dry", ("dry", "deep"), old_names=("cellar",)),
    }
    if changed is None:
        with pytest.raises(OptionError, match="no option is called"):
            restored(options, seats, stored)
    else:
        assert restored(options, seats, stored) == {**chosen(options, {}), **changed}


@pytest.mark.parametrize(
    ("game", "seats", "option", "value", "words"),
    [
        ("gwt", 2, "difficulty", "hard", "it is for 1 seat"),
        ("gwt", 1, "ties", "dollars", "it is for 2 to 4 seats"),
        ("sierra_west", 3, "hastings_mule", True, "it is for 1 seat"),
        ("sierra_west", 2, "hastings_bear", True, "it is for 1 seat"),
        ("sierra_west", 2, "hastings_cabins", 5, "it is for 1 seat"),
        ("sierra_west", 4, "hastings_gold", 2, "it is for 1 seat"),
        ("sierra_west", 2, "hastings_boots", 2, "it is for 1 seat"),
        ("sierra_west", 2, "hastings_wagon", 3, "it is for 1 seat"),
        ("sierra_west", 2, "mule_hunt", True, "it is for 1 seat"),
        ("villagers", 2, "difficulty", "veteran", "it is for 1 seat"),
        ("villagers", 1, "tie_break", "without_basics", "it is for 2 to 5 seats"),
        ("villagers", 3, "thief_first_turn", "rests", "it is for 4 to 5 seats"),
        ("villagers", 4, "thief_first_turn", "rests", "it needs scoundrels=true"),
        ("villagers", 4, "build_limit_moment", "phase_start", "it needs scoundrels=true"),
    ],
)
def test_each_game_refuses_options_without_effect(
    game: str, seats: int, option: str, value: object, words: str
) -> None:
    rules = wagontrain.game(game)
    with pytest.raises(OptionError) as error:
        rules.new(seats, "a seed", {option: value})
    assert str(error.value).startswith(f"option '{option}' has no effect")
    assert str(error.value).endswith(words)
    plain = rules.new(seats, "a seed", {option: rules.options[option].default})
    assert plain.options == rules.restore_options(seats, {option: value}) == rules.check(seats, {})


@pytest.mark.parametrize("name", wagontrain.games())
def test_a_replay_that_holds_an_option_without_effect_still_plays(name: str) -> None:
    rules = wagontrain.game(name)
    values: dict[str, tuple[str, OptionValue]] = {
        "gwt": ("difficulty", "hard"),
        "sierra_west": ("hastings_mule", True),
        "villagers": ("difficulty", "veteran"),
    }
    option, value = values[name]
    replay = Replay.begin(rules, 2, "a seed", {}, ["A", "B"])
    replay.options[option] = value
    states = list(Replay.read(replay.write()).play(rules))
    assert rules.save(states[0]) == rules.save(rules.new(2, "a seed"))
    del replay.options[option]
    with pytest.raises(LoadError, match=f"options: {option} missing"):
        replay.fit(rules)


def test_the_first_player_is_random_or_a_seat_that_is_there() -> None:
    option = first_player_option(range(1, 5))
    assert option.choices == ("random", "1", "2", "3", "4")
    assert first_player({"first_player": "random"}, 3) == -1
    assert first_player({"first_player": "3"}, 3) == 2
    options = {"first_player": option}
    check_effects(options, 3, {"first_player": "3"})
    for seats, value, message in (
        (3, "4", "option 'first_player' cannot be 4 at 3 seats: allowed are random, 1, 2, 3"),
        (1, "1", "option 'first_player' has no effect at 1 seat: it is for 2 to 4 seats"),
    ):
        with pytest.raises(OptionError) as error:
            check_effects(options, seats, {"first_player": value})
        assert str(error.value) == message


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
