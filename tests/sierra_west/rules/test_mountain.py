"""SW-4, SW-12: the mountain, claiming and revealing."""

import pytest

from tests.sierra_west.build import (
    asked,
    clear,
    give,
    goods,
    mountain,
    names_of,
    options,
    pioneering,
    place,
    play,
    row,
    row_names,
    said,
    scout,
    stand,
    table,
    why,
)
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.components import (
    BASE,
    COVERED_BY,
    COVERS,
    DOUBLE_X,
    FIRST_SPECIAL,
    LOWER_SLOTS,
    NEIGHBOURS,
    PLACES,
    ROWS,
    UPPER_SLOTS,
)
from wagontrain.sierra_west.names import NONE
from wagontrain.sierra_west.rules.mountain import is_exposed
from wagontrain.sierra_west.state import State


def near(name: str) -> set[str]:
    return {"base" if i == BASE else PLACES[i] for i in NEIGHBOURS[place(name)]}


def face_up(s: State) -> set[str]:
    return {PLACES[i] for i in range(BASE) if s.face_up >> i & 1}


def claiming(seats: int = 2, where: str = "r1p1", mode: str = "apple_hill") -> State:
    """Seat 0 is about to claim the card at a place with a paid shovel."""
    s = pioneering("st6", "st6", "st6", seats=seats, mode=mode)
    scout(s, where)
    give(s, food=1)
    stand(s, plain="tan-2")
    return s


def claim(s: State, pile: str = "discard") -> State:
    return play(s, "activate plain", f"claim {pile}", "pay 1 0 0")


@pytest.mark.rule("SW-4.1")
def test_twenty_cards_lie_in_five_rows() -> None:
    assert ROWS == (2, 3, 4, 5, 6)
    assert len(PLACES) == 20


@pytest.mark.rule("SW-4.2")
def test_each_card_lies_on_two_of_the_row_below() -> None:
    assert [PLACES[i] for i in COVERS[place("r2p2")]] == ["r3p2", "r3p3"]
    assert [PLACES[i] for i in COVERED_BY[place("r3p2")]] == ["r2p1", "r2p2"]
    assert [PLACES[i] for i in COVERED_BY[place("r3p1")]] == ["r2p1"]
    assert COVERED_BY[place("r1p1")] == ()


@pytest.mark.rule("SW-4.3")
def test_a_card_is_exposed_when_nothing_lies_on_it() -> None:
    s = table()
    assert is_exposed(s, place("r1p1"))
    assert not is_exposed(s, place("r2p2"))
    clear(s, "r1p1")
    assert is_exposed(s, place("r2p1"))
    assert not is_exposed(s, place("r2p2"))


@pytest.mark.rule("SW-4.4")
def test_neighbours_are_beside_above_and_below() -> None:
    assert near("r1p1") == {"r1p2", "r2p1", "r2p2"}
    assert near("r5p1") == {"r4p1", "r5p2", "base"}
    assert near("base") == {f"r5p{i}" for i in range(1, 7)}


@pytest.mark.rule("SW-4.5", "SW-4.6")
@pytest.mark.parametrize(
    ("players", "upper", "lower"),
    [(2, ["r2p1", "r2p3"], ["r4p2", "r4p4", "r5p3"]), (3, ["r3p1", "r3p4"], ["r4p3", "r5p2", "r5p5"])],
)
def test_where_the_specials_lie(players: int, upper: list[str], lower: list[str]) -> None:
    assert [PLACES[i] for i in UPPER_SLOTS[players]] == upper
    assert [PLACES[i] for i in LOWER_SLOTS[players]] == lower
    s = table(players)
    there = [PLACES[i] for i in range(BASE) if s.mountain[i] >= FIRST_SPECIAL]
    assert sorted(there) == sorted(upper + lower)


@pytest.mark.rule("SW-4.7")
def test_face_down_specials_are_seen_by_their_back_but_not_read() -> None:
    view = GAME.observe(table(2), 1)["mountain"]
    assert isinstance(view, list)
    backs = {entry["place"]: entry["back"] for entry in view}
    assert backs["r2p1"] == "special"
    assert backs["r2p2"] == "basic"
    assert all(entry["card"] is None for entry in view if entry["place"] not in ("r1p1", "r1p2"))


@pytest.mark.rule("SW-12.2")
def test_claiming_needs_a_face_up_card() -> None:
    s = claiming(where="r2p2")
    s.market = (NONE,) * 4
    assert why(s, "activate plain") == ["shovel-useless"]
    scout(s, "base")
    assert why(s, "activate plain") == ["shovel-useless"]
    scout(s, "r1p2")
    play(s, "activate plain")
    assert options(s) == ["claim deck", "claim discard"]
    assert why(s, "build 1") == ["no-tile"]


@pytest.mark.rule("SW-12.2", "SW-12.10")
def test_others_on_the_claimed_card_go_to_the_base_with_a_token() -> None:
    s = claiming(3)
    scout(s, "r1p1", seat=1)
    claim(s)
    assert [seat.scout for seat in s.seats] == [BASE, BASE, BASE]
    assert (goods(s, 0), goods(s, 1), goods(s, 2)) == ({}, {"pair_of_boots": 1}, {})


@pytest.mark.rule("SW-12.2")
def test_a_claimed_card_goes_on_the_deck_or_the_discard_pile() -> None:
    s = claiming()
    name = names_of((s.mountain[0],))[0]
    claim(s)
    assert names_of(s.seats[0].discard) == [name]
    s = claiming()
    claim(s, "deck")
    assert names_of(s.seats[0].deck)[-1] == name
    assert s.mountain[0] == NONE
    view = GAME.observe(s, 1)["seats"]
    assert view[0]["deck"]["cards"][-1] == name  # type: ignore[index]


@pytest.mark.rule("SW-12.2")
def test_a_card_on_top_of_the_deck_is_drawn_at_the_coming_pass() -> None:
    s = claiming()
    taken = s.mountain[0]
    claim(s, "deck")
    play(s, "pass")
    assert taken in s.seats[0].hand


@pytest.mark.rule("SW-12.3", "SW-12.4", "SW-12.9", "SW-EX-26")
def test_a_chain_of_reveals() -> None:
    s = claiming()
    hidden = s.mountain[place("r2p1")] - FIRST_SPECIAL
    before = s.reveals
    claim(s)
    assert s.row[1:] == (hidden,)
    assert face_up(s) == {"r1p2", "r3p1"}
    assert s.reveals == before + 2  # the special and the card below it


@pytest.mark.rule("SW-12.3", "SW-12.10")
def test_figures_on_a_turned_up_basic_card_stay_without_a_token() -> None:
    s = claiming()
    scout(s, "r3p1", seat=1)
    claim(s)
    assert (s.seats[1].scout, goods(s, 1)) == (place("r3p1"), {})


@pytest.mark.rule("SW-12.3", "SW-12.10")
def test_others_on_a_leaving_special_get_a_token() -> None:
    s = claiming(3, where="r1p1")
    clear(s, "r2p1")
    mountain(s, r2p1="orchard1", r3p1="ah01")
    scout(s, "r2p1", seat=1)
    claim(s)
    assert (s.seats[1].scout, goods(s, 1)) == (BASE, {"pair_of_boots": 1})


@pytest.mark.rule("SW-12.4", "SW-12.9")
def test_several_specials_leave_from_the_upper_row_and_the_left_first() -> None:
    s = claiming()
    row(s, "orchard6")
    clear(s, "r1p2")
    mountain(s, r2p1="orchard2", r2p2="orchard1", r2p3=None, r3p1="orchard3")
    claim(s)
    assert row_names(s) == ["orchard6", "orchard2", "orchard1", "orchard3"]


@pytest.mark.rule("SW-12.5")
def test_outposts_stay_when_exposed_and_keep_covering() -> None:
    s = claiming(2, "r1p2", "outlaws_outposts")
    claim(s)
    assert s.mountain[place("r1p1")] >= FIRST_SPECIAL
    assert face_up(s) == {"r2p3"}
    assert len(s.row) == 1


@pytest.mark.rule("SW-12.6", "SW-19.10")
def test_a_river_is_loaded_when_it_enters_the_row() -> None:
    s = claiming(2, "r1p1", "boats_banjos")
    mountain(s, r2p1="river6")
    claim(s)
    view = GAME.observe(s, None)["row"]
    assert isinstance(view, list)
    assert view[1] == {"special": "river6", "tokens": ["gold", "stone", "gold"]}


@pytest.mark.rule("SW-12.7", "SW-12.8", "SW-17.1")
def test_the_sixth_special_triggers_the_end_and_the_turn_goes_on() -> None:
    s = claiming()
    row(s, "orchard2", "orchard3", "orchard4", "orchard5", "orchard6")
    mountain(s, r2p1="orchard1")
    claim(s)
    assert (len(s.row), s.ending) == (6, 1)
    assert said(s, "end-triggered") == 1
    assert asked(s) == "pioneer"


@pytest.mark.rule("SW-12.11")
def test_on_an_empty_mountain_boots_serve_only_the_wagon() -> None:
    s = pioneering("st5", "st6", "st6")
    clear(s, *PLACES)
    give(s, food=2)
    stand(s, hat="green-1", plain="tan-4")
    assert options(s, "scout") == []
    assert why(s, "scout r5p1 hat") == ["place-empty"]
    assert options(s, "wagon") == ["wagon 1 0"]
    s.market = (NONE,) * 4
    assert why(s, "activate plain") == ["shovel-useless"]


@pytest.mark.rule("SW-12.12")
@pytest.mark.parametrize("name", PLACES)
def test_every_card_keeps_a_way_down_to_the_base(name: str) -> None:
    assert COVERS[place(name)] or BASE in NEIGHBOURS[place(name)]


@pytest.mark.rule("SW-23.14")
def test_leftmost_is_by_the_x_coordinate() -> None:
    assert DOUBLE_X[place("r1p1")] == -1
    assert DOUBLE_X[place("r5p1")] == -5
    assert DOUBLE_X[place("r2p2")] == 0
