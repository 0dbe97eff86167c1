"""SW-19: rivers, canoes, fish, banjos."""

import pytest

from tests.sierra_west.build import (
    asked,
    give,
    goods,
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
from wagontrain.sierra_west.state import State


def rivers(left: str = "bb_start", right: str = "st6", middle: str = "st6", seats: int = 2) -> State:
    s = pioneering(left, middle, right, seats)
    row(s, "river1", "river6", "river3")
    return s


@pytest.mark.rule("SW-19.1")
def test_fish_are_limited_and_come_back() -> None:
    s = rivers()
    s.fish = (0, 1, 1)
    s.seats[0].canoe = 2
    give(s, food=1)
    stand(s, plain="tan-2")
    play(s, "activate plain", "pay 1 0 0")
    assert (goods(s), s.fish) == ({"salmon": 1, "bass": 1}, (0, 0, 0))
    s.seats[0].canoe = 0
    play(s, "sell salmon")
    assert s.fish == (0, 1, 0)


@pytest.mark.rule("SW-19.2")
def test_panning_takes_the_leftmost_token_of_each_river_along_the_trail() -> None:
    s = rivers()
    wagon(s, 2)
    stand(s, plain="tan-1")
    play(s, "activate plain")
    assert goods(s) == {"stone": 1, "gold": 1}
    stand(s, plain="tan-1")
    play(s, "activate plain")
    stand(s, plain="tan-1")
    play(s, "activate plain")
    assert goods(s) == {"stone": 2, "gold": 3}
    stand(s, plain="tan-1")
    play(s, "activate plain")
    assert goods(s) == {"stone": 2, "gold": 3}


@pytest.mark.rule("SW-19.3", "SW-19.3a", "SW-19.3b", "SW-19.3c", "SW-19.4")
def test_paddling() -> None:
    s = rivers("bb06")
    stand(s, hat="green-1")
    play(s, "activate hat")
    assert options(s) == ["paddle 1", "paddle 2", "paddle 3"]
    s = rivers()
    s.seats[0].canoe = 1
    stand(s, hat="green-1")
    play(s, "activate hat")
    assert options(s) == ["paddle 0", "paddle 2"]
    assert why(s, "paddle 3") == ["too-far"]
    assert why(s, "paddle 1") == ["canoe-stays"]
    assert why(s, "paddle 4") == ["no-such-river"]
    play(s, "paddle 2")
    assert (s.seats[0].canoe, s.seats[0].wagon) == (2, 0)
    stand(s, hat="green-2")
    play(s, "activate hat")
    assert options(s) == ["paddle 0", "paddle 1", "paddle 3"]
    play(s, "paddle 0")
    assert asked(s) == "pioneer"


@pytest.mark.rule("SW-19.5")
def test_fishing_up_to_the_canoe() -> None:
    s = rivers()
    for canoe, fish in ((0, {}), (1, {"trout": 1}), (2, {"trout": 1, "salmon": 1, "bass": 1})):
        give(s, food=1, trout=0, salmon=0, bass=0)
        s.seats[0].canoe = canoe
        stand(s, plain="tan-2")
        play(s, "activate plain", "pay 1 0 0")
        assert goods(s) == fish


def banjos() -> State:
    """The hat pioneer on a banjo hazard; dueling banjos on tan-2."""
    s = pioneering("bb07", "bb08", "bb09")
    wagon(s, 1)
    give(s, food=1)
    stand(s, hat="green-1", plain="tan-2")
    return s


@pytest.mark.rule("SW-19.6", "SW-19.7", "SW-EX-30", "SW-7.28")
def test_dueling_banjos_let_the_hat_pioneer_pass_any_number_of_hazards() -> None:
    s = banjos()
    assert why(s, "activate hat") == ["banjo-never-activated"]
    play(s, "activate plain", "pay 1 0 0")
    assert goods(s) == {}
    play(s, "step hat", "step hat")
    assert spot(s, "hat") == "green-3"  # the banjo hazard of bb08
    play(s, "step hat")
    assert (spot(s, "hat"), s.seats[0].wagon) == ("green-4", 1)


@pytest.mark.rule("SW-19.6", "SW-19.7", "SW-EX-30")
def test_a_duel_that_is_not_paid_or_was_left_does_not_help() -> None:
    s = banjos()
    left = GAME.clone(s)
    play(s, "step hat")
    assert asked(s) == "suffer-damage"
    play(left, "activate plain", "pay 1 0 0", "step plain", "step hat")
    assert asked(left) == "suffer-damage"


@pytest.mark.rule("SW-19.8")
def test_buying_fish_for_two_basics_each() -> None:
    s = rivers()
    give(s, food=2, wood=2)
    s.fish = (0, 2, 0)
    stand(s, hat="green-end")
    play(s, "summit hat left", "pay 1 1 0", "catch salmon", "again", "pay 1 1 0", "catch salmon")
    assert (goods(s), s.fish) == ({"salmon": 2}, (0, 0, 0))
    give(s, food=2)
    stand(s, hat="green-end")
    assert why(s, "summit hat left") == ["no-fish-left"]


@pytest.mark.rule("SW-19.9", "SW-19.9a", "SW-19.9b", "SW-19.9c", "SW-19.9d", "SW-19.9e")
@pytest.mark.parametrize(
    ("deal", "fish", "gain"),
    [
        ("trout", {"trout": 1}, {"wood": 1}),
        ("salmon", {"salmon": 1}, {"food": 1}),
        ("bass", {"bass": 1}, {"stone": 1}),
        ("trout-salmon", {"trout": 1, "salmon": 1}, {"gold": 1}),
        ("trout-bass", {"trout": 1, "bass": 1}, {"gold": 1}),
        ("salmon-bass", {"salmon": 1, "bass": 1}, {"gold": 1}),
        ("one-of-each", {"trout": 1, "salmon": 1, "bass": 1}, {"gold": 2}),
        ("2-trout", {"trout": 2}, {"gold": 3}),
        ("2-bass", {"bass": 2}, {"gold": 3}),
        ("3-salmon", {"salmon": 3}, {"gold": 4}),
    ],
)
def test_the_fish_market(deal: str, fish: dict[str, int], gain: dict[str, int]) -> None:
    s = rivers()
    s.fish = (3, 3, 3)
    give(s, **fish)
    play(s, f"sell {deal}")
    assert goods(s) == gain
    assert sum(s.fish) == 9 + sum(fish.values())
    assert s.seats[0].canoe == 0
    assert why(s, f"sell {deal}") == ["fish-missing"]


@pytest.mark.rule("SW-19.11", "SW-17.4")
def test_fish_score_nothing() -> None:
    s = rivers()
    before = GAME.scores(s)[0].total
    give(s, trout=3, bass=2)
    s.seats[0].canoe = 3
    assert GAME.scores(s)[0].total == before
