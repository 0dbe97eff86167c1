"""SW-14: damage."""

import pytest

from tests.sierra_west.build import (
    asked,
    cabin_names,
    cabins,
    end_turn,
    give,
    goods,
    may,
    options,
    pioneering,
    play,
    row,
    spot,
    stand,
    wagon,
    why,
)
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.names import CABINS
from wagontrain.sierra_west.state import State

A, B, C, D = "double_food", "double_wood", "double_stone", "bear_tamer"


def hurt(*built: str, space: int = 0, plain: str = "tan-2") -> State:
    """A pioneer about to skip a bear."""
    s = pioneering("st4", "st6", "st4")
    cabins(s, *built)
    wagon(s, space)
    stand(s, plain=plain)
    return s


@pytest.mark.rule("SW-14.1", "SW-14.1a", "SW-14.1b", "SW-14.5")
def test_damage_takes_a_cabin_or_a_step_of_the_wagon() -> None:
    s = hurt(A, D, space=2)
    play(s, "step plain")
    assert options(s) == [f"lose {A}", f"lose {D}", "retreat"]
    assert why(s, f"lose {B}") == ["cabin-not-yours"]
    play(s, f"lose {D}")
    assert cabin_names(s) == [A]
    assert s.boxed_tiles == (CABINS.index(D),)
    assert (s.discarded_tiles, s.seats[0].wagon) == ((), 2)


@pytest.mark.rule("SW-14.1b", "SW-11.4", "SW-11.7")
def test_the_wagon_goes_back_one_space_and_takes_its_trail_along() -> None:
    s = hurt(space=2)
    row(s, "orchard1", "orchard2")
    play(s, "step plain")
    assert options(s) == ["retreat"]
    play(s, "retreat")
    assert s.seats[0].wagon == 1
    s = hurt(A, space=1)
    play(s, "step plain")
    assert why(s, "retreat") == []
    play(s, "retreat")
    assert (s.seats[0].wagon, cabin_names(s)) == (0, [A])


@pytest.mark.rule("SW-14.2")
def test_without_cabin_and_trail_nothing_happens() -> None:
    s = hurt()
    play(s, "step plain")
    assert (asked(s), spot(s, "plain")) == ("pioneer", "tan-3")
    s = hurt(A)
    play(s, "step plain")
    assert options(s) == [f"lose {A}"]
    assert why(s, "retreat") == ["wagon-at-start"]


@pytest.mark.rule("SW-14.3")
def test_a_figure_in_the_lost_cabin_is_idle_in_camp() -> None:
    s = hurt(D)
    stand(s, hat=f"cabin-{D}")
    play(s, "step plain", f"lose {D}")
    assert spot(s, "hat") == "camp"
    assert may(s, "start hat")


@pytest.mark.rule("SW-14.4")
def test_one_damage_for_each_skipped_hazard() -> None:
    s = hurt(space=3)
    play(s, "step plain", "retreat", "step plain", "step plain", "retreat")
    assert (s.seats[0].wagon, spot(s, "plain")) == (1, "tan-end")


@pytest.mark.rule("SW-14.6", "SW-15.7")
def test_damage_may_be_chosen_by_who_could_pay() -> None:
    s = hurt(space=1)
    give(s, food=9)
    play(s, "step plain", "retreat")
    assert goods(s) == {"food": 9}


@pytest.mark.rule("SW-14.6")
def test_a_paid_ability_is_carried_out_even_if_its_cabin_is_lost() -> None:
    s = pioneering("ah01", "st6", "st6")
    cabins(s, "drop_to_tan")
    give(s, pair_of_boots=1)
    stand(s, hat="green-1")
    play(s, "assign drop_to_tan", "drop", "lose drop_to_tan")
    assert (spot(s, "hat"), spot(s, "plain")) == ("tan-1", "camp")


@pytest.mark.rule("SW-14.3", "SW-7.4c")
def test_losing_the_cabin_closes_the_window() -> None:
    s = pioneering("ah01", "st6", "st6")
    cabins(s, "all_green", "drop_to_tan", "step_back")
    give(s, pair_of_boots=5)
    stand(s, hat="green-1")
    play(s, "assign all_green", "drop", "lose all_green")
    assert (why(s, "back"), s.open_abilities) == (["ability-not-open"], 0)


@pytest.mark.rule("SW-7.4c", "SW-14.3")
def test_an_ability_that_was_not_used_survives_the_loss_of_the_settlement() -> None:
    s = pioneering("ah09", "st6", "st6")
    cabins(s, "all_green", "drop_to_tan", "step_back")
    give(s, pair_of_boots=3)
    stand(s, hat="green-2")
    play(s, "assign all_green", "back", "lose all_green")
    assert (spot(s, "hat"), spot(s, "plain")) == ("green-1", "camp")
    again = GAME.clone(s)
    play(s, "assign drop_to_tan", "drop")
    assert spot(s, "hat") == "tan-1"
    play(again, "assign step_back")
    assert why(again, "back") == ["ability-not-open"]  # used this turn


@pytest.mark.rule("SW-7.4a", "SW-7.4c")
def test_an_ability_whose_window_was_closed_may_be_used_after_another_assignment() -> None:
    s = pioneering("ah01", "st6", "st6")
    cabins(s, "all_green", "drop_to_tan")
    give(s, pair_of_boots=1)
    stand(s, hat="green-start")
    play(s, "assign all_green", "step hat")
    assert why(s, "drop") == ["ability-not-open"]
    play(s, "step hat", "lose all_green", "assign drop_to_tan", "drop")
    assert (spot(s, "hat"), goods(s)) == ("tan-2", {})


@pytest.mark.rule("SW-14.5")
def test_the_grey_cabin_is_never_lost() -> None:
    s = hurt()
    stand(s, mule="cabin-gold_to_basic")
    wagon(s, 1)
    play(s, "step plain")
    assert options(s) == ["retreat"]


@pytest.mark.rule("SW-8.2")
def test_all_figures_come_home_when_the_turn_ends() -> None:
    s = hurt(A)
    stand(s, hat="summit-left", plain="tan-2", mule="summit-right")
    end_turn(s)
    assert (spot(s, "hat"), spot(s, "plain"), spot(s, "mule")) == ("camp", "camp", "camp")


@pytest.mark.rule("SW-14.5", "SW-7.4a")
def test_losing_another_cabin_closes_only_its_own_ability() -> None:
    s = pioneering("ah01", "st6", "st6")
    cabins(s, "all_green", "drop_to_tan", "step_back")
    give(s, pair_of_boots=5)
    stand(s, hat="green-2")
    play(s, "assign all_green", "back")
    assert spot(s, "hat") == "green-1"  # an apples hazard
    play(s, "drop", "lose drop_to_tan")
    assert (spot(s, "hat"), spot(s, "plain")) == ("tan-1", "cabin-all_green")
    s = pioneering("ah01", "st6", "st6")
    cabins(s, "all_green", "drop_to_tan", "step_back")
    give(s, pair_of_boots=5)
    stand(s, hat="green-1")
    play(s, "assign all_green", "drop", "lose step_back")
    stand(s, hat="green-2")
    assert why(s, "back") == ["ability-not-open"]


@pytest.mark.rule("SW-14.6", "SW-7.4c", "SW-13.5d")
def test_an_ability_that_hurt_lands_like_any_other() -> None:
    s = pioneering("ah09", "st6", "st6")  # an apples hazard on green-2
    cabins(s, "all_green", "drop_to_tan", "step_back")
    give(s, pair_of_boots=5)
    wagon(s, 1)
    stand(s, hat="green-2")
    play(s, "assign all_green", "back", "retreat")
    assert (spot(s, "hat"), s.seats[0].wagon) == ("green-1", 0)
    play(s, "activate hat")  # where the ability brought him: the other abilities stay open
    assert goods(s)["stone"] == 1
    play(s, "drop")
    assert spot(s, "hat") == "tan-1"
