"""GWT-28: decisions, interrupts, randomness, hidden information, options."""

import pytest

from tests.gwt.build import (
    asked,
    cities,
    deck,
    display,
    foresight,
    fresh,
    hand,
    options,
    play,
    table,
    visiting,
)
from wagontrain import OptionError
from wagontrain.gwt import GAME
from wagontrain.gwt.names import STREAMS
from wagontrain.gwt.view import observe


@pytest.mark.rule("GWT-28.1", "GWT-28.5")
def test_the_order_of_decisions_in_kansas_city() -> None:
    s = table(simmental=True)
    s.seats[0].marker = 1
    s.seats[0].tokens = 1
    s.seats[0].engine = 47
    hand(s, "simmental_calf", "simmental_heifer", "longhorn", "galloway", "pineywoods")
    cities(s, "bloomington", "chicago")
    display(s, "obj_01", "obj_02", "obj_03", "obj_04")
    foresight(s, "flood_green_2", None, "cowboy", None, "builder", None)
    visiting(s, "kansas_city")
    found = []
    answers = {"choose-city 0": "deliver peoria", "choose-disc 0": "disc dollar"}
    while asked(s) != "move-herder 1":
        found.append(asked(s).removesuffix(" 0"))
        play(s, answers.get(asked(s), options(s)[0]))
    assert found == [
        "choose-foresight",
        "choose-foresight",
        "choose-foresight",
        "reveal-hand",
        "spend-certificates",
        "grow-simmental",
        "grow-simmental",
        "choose-city",
        "choose-disc",
        "pair-bonus",
        "take-objective",
        "take-objective",
        "leave-kansas-city",
    ]


@pytest.mark.rule("GWT-28.2")
def test_tokens_and_objective_cards_interrupt() -> None:
    s = table()
    s.seats[0].tokens = 1
    hand(s, "obj_01", "galloway")
    assert {"exchange 1", "play obj_01"} <= set(options(s))


@pytest.mark.rule("GWT-28.3")
def test_all_randomness_comes_from_the_key() -> None:
    one, two = fresh(3, "one"), fresh(3, "two")
    assert len(one.counters) == STREAMS
    assert one.key != two.key
    assert GAME.save(one)["state"] != GAME.save(two)["state"]


@pytest.mark.rule("GWT-28.4")
def test_a_view_hides_other_hands_and_the_order_of_stacks() -> None:
    s = fresh(2, "hidden")
    hand(s, "criollo", "longhorn", seat=1)
    deck(s, "galloway", seat=1)
    for viewer in (None, 0):
        players = observe(s, viewer)["players"]
        assert isinstance(players, list)
        assert "hand" not in players[1]
        assert players[1]["hand_or_deck"] == ["criollo", "galloway", "longhorn"]
    before = [observe(s, viewer) for viewer in (None, 0, 1)]
    s.market_stack = tuple(reversed(s.market_stack))
    s.objective_stack = tuple(reversed(s.objective_stack))
    s.bags = tuple([tuple(reversed(bag)) for bag in s.bags])
    s.seats[0].deck = tuple(reversed(s.seats[0].deck))
    assert [observe(s, viewer) for viewer in (None, 0, 1)] == before


@pytest.mark.rule("GWT-28.6")
def test_a_forced_decision_is_asked_and_so_recorded() -> None:
    s = table()
    s.seats[0].herder = 45
    visiting(s, "neutral_g")
    play(s, "auxiliary dollar single")
    assert options(s) == ["pass"]


@pytest.mark.rule("GWT-28.7")
def test_options_and_their_defaults() -> None:
    values = fresh(2).options
    assert values["neutral_layout"] == "random"
    assert values["building_sides"] == "all_a"
    assert values["simmental"] is False
    assert values["difficulty"] == "medium"
    for name, value in (
        ("neutral_layout", "none"),
        ("difficulty", "brutal"),
        ("simmental", "yes"),
        ("bidding", 1),
    ):
        with pytest.raises(OptionError):
            GAME.new(2, "", {name: value})
    for seats in (0, 5):
        with pytest.raises(OptionError):
            fresh(seats)


@pytest.mark.rule("GWT-28.7")
def test_sams_tiles_are_b_sides_whatever_the_option_says() -> None:
    for sides in ("all_a", "all_b", "random", "aaaaaabbbbbb"):
        assert all(face % 2 for face in fresh(1, building_sides=sides).faces[12:24])
