"""SW-18: apples, harvests, orchards."""

import pytest

from tests.sierra_west.build import (
    animals,
    asked,
    give,
    goods,
    options,
    part,
    pioneering,
    play,
    row,
    stand,
    wagon,
    why,
)


@pytest.mark.rule("SW-18.1", "SW-18.2")
@pytest.mark.parametrize(
    ("card", "where", "apples"),
    [
        ("ah01", "green-1", (2, 0)),
        ("ah02", "green-1", (0, 2)),
        ("ah03", "green-1", (1, 1)),
        ("ah09", "green-2", (1, 0)),
        ("ah11", "green-2", (0, 1)),
    ],
)
def test_apples_grow_in_the_shared_supply(card: str, where: str, apples: tuple[int, int]) -> None:
    s = pioneering(card, "st6", "st6")
    stand(s, hat=where)
    play(s, "activate hat")
    assert s.apples == apples


@pytest.mark.rule("SW-18.1", "SW-18.2", "SW-7.11")
def test_apples_are_capped_and_the_hazard_is_still_performed() -> None:
    s = pioneering("ah03", "st6", "st6")
    s.apples = (6, 6)
    wagon(s, 1)
    stand(s, hat="green-1")
    play(s, "activate hat", "step hat")
    assert (s.apples, s.seats[0].wagon) == ((6, 6), 1)
    stand(s, hat="green-1")
    play(s, "step hat")
    assert asked(s) == "suffer-damage"


@pytest.mark.rule("SW-18.3")
def test_a_harvest_takes_all_orchards_along_the_trail() -> None:
    s = pioneering("ah_start", "st6", "st6")
    row(s, "orchard1", "orchard6")
    wagon(s, 2)
    s.apples = (3, 0)
    give(s, food=1)
    stand(s, plain="tan-2")
    play(s, "activate plain", "pay 1 0 0")
    assert s.apples == (6, 3)


@pytest.mark.rule("SW-18.4")
def test_apples_are_traded_for_goods_as_often_as_wanted() -> None:
    s = pioneering("ah06", "st6", "st6")
    s.apples = (2, 2)
    stand(s, hat="green-end")
    play(s, "summit hat left", "again")
    assert (s.apples, goods(s), asked(s)) == ((0, 0), {"food": 2, "gold": 2}, "pioneer")


@pytest.mark.rule("SW-18.4")
def test_grey_apples_are_of_any_colour() -> None:
    s = pioneering("ah03", "st6", "st6")
    s.apples = (1, 3)
    stand(s, hat="green-end")
    play(s, "summit hat left")
    assert options(s) == ["give-apples 0 2", "give-apples 1 1"]
    assert why(s, "give-apples 2 0") == ["not-in-stock"]
    assert why(s, "give-apples 0 1") == ["wrong-amount"]


@pytest.mark.rule("SW-18.5", "SW-18.5a", "SW-18.5b")
def test_orchard_tracks_reward_furs_or_gold() -> None:
    s = pioneering("ah01", "st6", "ah02")
    s.apples = (4, 4)
    animals(s, "rabbit", "deer")
    stand(s, hat="green-end", plain="tan-end")
    play(s, "summit hat left")
    assert (s.seats[0].orchards, s.apples, goods(s)) == ((1, 0), (2, 5), {"food": 1})
    play(s, "summit plain right")
    assert (s.seats[0].orchards, s.apples, goods(s)) == ((1, 1), (2, 2), {"food": 1, "gold": 2})


@pytest.mark.rule("SW-18.5")
def test_a_two_coloured_orchard_lets_choose() -> None:
    s = pioneering("ah07", "st6", "st6")
    s.apples = (2, 2)
    stand(s, hat="green-end")
    play(s, "summit hat left", "give-apples 2 2")
    assert options(s) == ["grow green", "grow red"]
    play(s, "grow red")
    assert (s.seats[0].orchards, goods(s)) == ((0, 1), {"gold": 2})


@pytest.mark.rule("SW-18.6")
def test_the_top_of_an_orchard_is_for_all_and_still_pays() -> None:
    s = pioneering("ah02", "st6", "st6")
    s.apples = (0, 6)
    s.seats[1].orchards = (0, 5)
    s.seats[0].orchards = (0, 4)
    stand(s, hat="green-end", mule="camp")
    play(s, "summit hat left")
    assert s.seats[0].orchards == (0, 5)
    s.seats[0].hat_pioneer = 0
    play(s, "summit mule left")
    assert (s.seats[0].orchards, goods(s)) == ((0, 5), {"gold": 4})


@pytest.mark.rule("SW-18.7", "SW-17.6")
def test_orchards_score_by_the_wagon() -> None:
    s = pioneering("ah02", "st6", "st6")
    s.seats[0].orchards = (2, 3)
    wagon(s, 5)
    assert part(s, "orchards") == 15
