"""SW-20: mines, carts, dynamite and lantern."""

import pytest

from tests.sierra_west.build import (
    event_args,
    give,
    goods,
    load_die,
    options,
    own,
    part,
    pioneering,
    play,
    row,
    stand,
    wagon,
    why,
)
from wagontrain.sierra_west.components import MINE_STONE
from wagontrain.sierra_west.names import NONE
from wagontrain.sierra_west.state import State


def mines(*names: str, space: int = 6, roll: int = 4) -> State:
    s = pioneering("gr_start", "st6", "st6")
    row(s, *names)
    wagon(s, space)
    give(s, food=1)
    stand(s, plain="tan-2")
    load_die(s, roll)
    return s


def dig(s: State) -> dict[str, int]:
    return goods(play(s, "activate plain", "pay 1 0 0"))


@pytest.mark.rule("SW-20.1", "SW-EX-17", "SW-EX-18")
def test_mining() -> None:
    assert dig(mines("mine_campfire", "mine_i_a", roll=4)) == {"gold": 1, "stone": 2}
    assert dig(mines("mine_campfire", roll=5)) == {"stone": 2}
    assert dig(mines("mine_campfire", roll=6)) == {"stone": 2}
    assert dig(mines("mine_campfire", "mine_i_a", roll=1)) == {"gold": 2, "stone": 1}
    assert dig(mines("mine_campfire", "mine_i_a", space=1, roll=2)) == {"gold": 1, "stone": 1}
    assert MINE_STONE == (1, 1, 2, 2, 3, 3)
    s = mines("mine_campfire", "mine_i_a", roll=4)
    dig(s)
    assert (event_args(s, "rolled"), event_args(s, "mined")) == ([(4,)], [(1, 2)])


@pytest.mark.rule("SW-20.1")
def test_dark_mines_need_the_lantern_and_old_gold_is_safe() -> None:
    s = mines("mine_ii_c", roll=1)
    give(s, gold=5)
    rolled = s.counters
    assert dig(s) == {"gold": 5}
    assert s.counters == rolled  # potential 0: no roll
    s = mines("mine_ii_c", roll=1)
    own(s, "lantern")
    give(s, gold=5)
    assert dig(s) == {"gold": 7, "stone": 1}


@pytest.mark.rule("SW-20.2", "SW-20.2a", "SW-20.2b")
def test_lantern_and_dynamite_change_hands_at_once() -> None:
    s = pioneering("gr_start", "st6", "gr05")
    own(s, "lantern", 1)
    own(s, "dynamite", 1)
    assert part(s, "lantern", 1) == part(s, "dynamite", 1) == 3
    stand(s, plain="tan-1")
    play(s, "activate plain", "step plain")
    assert s.items == (1, 0, NONE)
    stand(s, plain="tan-3")
    play(s, "activate plain")
    assert s.items == (0, 0, NONE)
    assert part(s, "dynamite", 1) == 0
    assert part(s, "dynamite", 0) == 3


@pytest.mark.rule("SW-20.4")
def test_loading_a_cart() -> None:
    s = pioneering("gr04", "st6", "st6")
    stand(s, hat="green-1")
    assert why(s, "activate hat") == ["no-loose-gold"]
    give(s, gold=3)
    assert why(s, "activate hat") == ["no-cart-room"]
    s.seats[0].carts = (1, 1, 1)
    play(s, "activate hat")
    assert options(s) == ["load 0 1", "load 0 2", "load 1 1"]
    assert why(s, "load 1 2") == ["too-much-gold"]
    play(s, "load 1 1")
    assert (s.seats[0].carts, goods(s)) == ((1, 0, 2), {"gold": 2})
    stand(s, hat="green-1")
    play(s, "activate hat")
    assert why(s, "load 1 1") == ["no-such-cart"]
    play(s, "load 0 2")
    assert (s.seats[0].carts, goods(s)) == ((0, 0, 3), {})
    assert event_args(s, "cart-loaded") == [(1,), (2,)]


@pytest.mark.rule("SW-20.5", "SW-20.6")
def test_buying_a_cart_while_there_are_any() -> None:
    s = pioneering("gr_start", "st6", "st6")
    s.carts = 1
    give(s, wood=2, stone=2)
    stand(s, hat="green-end", mule="camp")
    play(s, "summit hat left")
    assert (s.seats[0].carts, s.carts, goods(s)) == ((1, 0, 0), 0, {"wood": 1, "stone": 1})
    s.seats[0].hat_pioneer = 0
    assert why(s, "summit mule left") == ["no-cart-left"]


@pytest.mark.rule("SW-20.7", "SW-17.6", "SW-17.4a")
def test_gold_in_carts_scores_three() -> None:
    s = pioneering("gr_start", "st6", "st6")
    s.seats[0].carts = (2, 1, 2)
    give(s, gold=4)
    own(s, "dynamite")
    own(s, "lantern")
    assert [part(s, name) for name in ("carts", "gold", "dynamite", "lantern")] == [15, 4, 3, 3]
