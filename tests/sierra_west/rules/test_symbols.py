"""SW-15 and SW-16: path symbols, animals, homestead."""

import pytest

from tests.sierra_west.build import (
    animals,
    asked,
    give,
    goods,
    homestead,
    market,
    may,
    options,
    pioneering,
    play,
    scout,
    spot,
    stand,
    why,
)
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.state import State


def on(left: str, where: str, figure: str = "hat", right: str = "st6", middle: str = "st6") -> State:
    s = pioneering(left, middle, right)
    stand(s, hat=where if figure == "hat" else "", plain=where if figure == "plain" else "")
    return s


@pytest.mark.rule("SW-15.1", "SW-15.1a", "SW-15.1b", "SW-15.1c", "SW-15.1d", "SW-15.3")
@pytest.mark.parametrize(
    ("card", "where", "gain"),
    [
        ("st1", "green-1", {"food": 1}),
        ("ah05", "green-1", {"food": 2}),
        ("st2", "green-1", {"wood": 1}),
        ("ah10", "green-1", {"wood": 2}),
        ("st3", "green-1", {"stone": 1}),
        ("ah12", "green-1", {"stone": 2}),
        ("st7", "green-2", {"gold": 1}),
        ("ah14", "green-2", {"pair_of_boots": 1}),
    ],
)
def test_gains(card: str, where: str, gain: dict[str, int]) -> None:
    assert goods(play(on(card, where), "activate hat")) == gain


@pytest.mark.rule("SW-15.2", "SW-15.2a", "SW-15.2b")
def test_boots() -> None:
    s = on("st4", "green-1")
    play(s, "scout r5p1 hat")
    assert options(s, "scout") == []
    s = on("st4", "green-2")
    play(s, "scout r5p1 hat", "scout r5p2 hat")
    assert options(s, "scout") == []


@pytest.mark.rule("SW-15.4")
def test_a_shovel_claims_or_builds_or_stays_idle() -> None:
    s = on("st6", "tan-2", "plain")
    market(s, "double_food", "double_wood", "double_stone", "bear_tamer")
    assert why(s, "activate plain") == ["cannot-pay-space"]
    give(s, food=3)
    scout(s, "r1p1")
    play(s, "activate plain")
    assert options(s) == ["claim deck", "claim discard", "build 1", "build 2", "build 3", "build 4"]
    s = on("st6", "tan-2", "plain")
    s.market = (-1, -1, -1, -1)
    give(s, food=3)
    assert why(s, "activate plain") == ["shovel-useless"]


@pytest.mark.rule("SW-15.5")
def test_the_mule_symbol_takes_the_mule() -> None:
    s = on("st8", "tan-2", "plain")
    give(s, food=1)
    stand(s, seat=1, mule="summit-left")
    play(s, "activate plain", "pay 1 0 0")
    assert (s.mule, spot(s, "mule")) == (0, "camp")


@pytest.mark.rule("SW-15.6", "SW-15.6a", "SW-15.6b", "SW-15.6c", "SW-15.6d")
@pytest.mark.parametrize(
    ("up", "gain"),
    [
        (["rabbit"], {"food": 1}),
        (["beaver"], {"wood": 1}),
        (["fox"], {"stone": 1}),
        (["bear"], {"gold": 1}),
        (["rabbit", "beaver", "fox", "bear"], {"food": 1, "wood": 1, "stone": 1, "gold": 1}),
        ([], {}),
    ],
)
def test_a_fur_trade_counts_every_face_up_tile(up: list[str], gain: dict[str, int]) -> None:
    s = on("st7", "tan-1", "plain")
    animals(s, *up)
    play(s, "activate plain")
    assert goods(s) == gain
    assert s.seats[0].animals.bit_count() == len(up)


@pytest.mark.rule("SW-15.6e")
def test_the_deer_adds_apples_up_to_six() -> None:
    s = on("st7", "tan-1", "plain")
    s.apples = (6, 2)
    animals(s, "deer")
    play(s, "activate plain")
    assert s.apples == (6, 3)
    assert asked(s) == "pioneer"


@pytest.mark.rule("SW-15.6f", "SW-19.1")
def test_the_raccoon_brings_a_fish_of_choice_in_supply() -> None:
    s = pioneering("st7", "st6", "st6", mode="boats_banjos")
    animals(s, "raccoon")
    s.fish = (0, 2, 3)
    stand(s, plain="tan-1")
    play(s, "activate plain")
    assert options(s) == ["catch salmon", "catch bass"]
    assert why(s, "catch trout") == ["no-fish-left"]
    play(s, "catch bass")
    assert (goods(s), s.fish) == ({"bass": 1}, (0, 2, 2))
    s.fish = (0, 0, 0)
    stand(s, plain="tan-1")
    play(s, "activate plain")
    assert asked(s) == "pioneer"


@pytest.mark.rule("SW-15.6g")
def test_the_marmot_takes_dynamite_or_lantern_or_nothing() -> None:
    s = pioneering("st7", "st6", "st6", mode="gold_rush")
    animals(s, "marmot")
    s.items = (1, -1, -1)
    stand(s, plain="tan-1")
    play(s, "activate plain")
    assert options(s) == ["prize dynamite", "prize lantern", "decline"]
    assert why(s, "prize sheriff") == ["not-offered"]
    play(s, "prize dynamite")
    assert s.items == (0, -1, -1)


@pytest.mark.rule("SW-15.6h")
def test_the_badger_takes_the_sheriff_or_two_bullets_or_nothing() -> None:
    s = pioneering("st7", "st6", "st6", mode="outlaws_outposts")
    animals(s, "badger")
    give(s, bullet=5)
    stand(s, plain="tan-1")
    play(s, "activate plain")
    assert options(s) == ["prize sheriff", "prize bullets", "decline"]
    other = GAME.clone(s)
    play(s, "prize bullets")
    assert goods(s) == {"bullet": 6}
    play(other, "prize sheriff")
    assert other.items == (-1, -1, 0)


@pytest.mark.rule("SW-15.7")
def test_a_paid_bear_does_nothing_but_let_one_pass() -> None:
    s = on("st4", "tan-2", "plain")
    give(s, food=1)
    play(s, "activate plain", "pay 1 0 0")
    assert (goods(s), asked(s)) == ({}, "pioneer")


def climbing(card: str, **stock: int) -> State:
    s = pioneering(card, "st6", "st6")
    give(s, **stock)
    stand(s, hat="green-end")
    return s


@pytest.mark.rule("SW-16.1", "SW-16.2", "SW-16.2a", "SW-16.2b", "SW-16.2c")
@pytest.mark.parametrize(
    ("card", "stock", "values", "left"),
    [
        ("st1", {"food": 2, "stone": 1}, (1, 0, 0), {}),
        ("st2", {"wood": 2, "food": 1}, (0, 1, 0), {"pair_of_boots": 1}),
        ("st3", {"stone": 2, "wood": 1}, (0, 0, 1), {"gold": 1}),
    ],
)
def test_a_homestead_step_and_its_reward(
    card: str, stock: dict[str, int], values: tuple[int, ...], left: dict[str, int]
) -> None:
    s = climbing(card, **stock)
    play(s, "summit hat left", "decline")
    assert (s.seats[0].homestead, goods(s)) == (values, left)
    assert s.mule == (0 if card == "st1" else -1)


@pytest.mark.rule("SW-16.1", "SW-16.6")
def test_a_multicoloured_homestead_lets_choose_even_a_full_track() -> None:
    s = climbing("st6", food=1, wood=1, stone=1)
    homestead(s, stone=4)
    homestead(s, stone=5, seat=1)
    play(s, "summit hat left")
    assert options(s) == ["climb food", "climb wood", "climb stone"]
    play(s, "climb stone")
    assert (s.seats[0].homestead, goods(s)) == ((0, 0, 4), {"gold": 1})


@pytest.mark.rule("SW-16.1")
@pytest.mark.parametrize(
    ("card", "stock", "mode"),
    [
        ("bb04", {"trout": 1, "salmon": 1, "bass": 1}, "boats_banjos"),
        ("oo15", {"food": 1, "wood": 1, "bullet": 1}, "outlaws_outposts"),
    ],
)
def test_costs_may_hold_fish_or_bullets(card: str, stock: dict[str, int], mode: str) -> None:
    s = climbing(card, **stock)
    play(s, "summit hat left")
    if asked(s) == "pay-basics":
        play(s, "pay 1 1 0")
    play(s, "climb wood", "decline")
    assert goods(s) == {"pair_of_boots": 1}
    missing = dict(stock)
    missing.popitem()
    assert why(climbing(card, **missing), "summit hat left") == ["cannot-pay-summit"]


@pytest.mark.rule("SW-16.3")
def test_the_top_holds_the_first_to_arrive() -> None:
    s = climbing("st3", stone=2, wood=1)
    homestead(s, stone=4)
    play(s, "summit hat left")
    assert s.seats[0].homestead == (0, 0, 5)
    s = climbing("st3", stone=2, wood=1)
    homestead(s, stone=4)
    homestead(s, stone=5, seat=1)
    play(s, "summit hat left")
    assert s.seats[0].homestead == (0, 0, 4)


@pytest.mark.rule("SW-16.4")
def test_who_cannot_move_may_pay_for_the_reward() -> None:
    s = climbing("st1", food=2, stone=1)
    homestead(s, food=5)
    play(s, "summit hat left")
    assert (s.mule, asked(s)) == (0, "pioneer")
    assert may(s, "assign gold_to_basic")


@pytest.mark.rule("SW-16.1")
def test_a_fish_of_any_kind_is_paid_one_by_one() -> None:
    from wagontrain.core.state import Frame
    from wagontrain.sierra_west.names import PAY_FISH

    s = pioneering("bb_start", "st6", "st6")
    give(s, trout=1, bass=2)
    s.todo.append(Frame(PAY_FISH, 0, 2))
    assert options(s) == ["give-fish trout", "give-fish bass"]
    assert why(s, "give-fish salmon") == ["not-in-stock"]
    play(s, "give-fish bass")
    assert why(s, "give-fish trout") == ["fish-in-order"]
    play(s, "give-fish bass")
    assert goods(s) == {"trout": 1}
