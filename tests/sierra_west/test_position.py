"""Positions of Sierra West: what is said holds, the rest is dealt around it, nonsense is refused by name."""

import pytest

from tests.sierra_west.build import (
    asked,
    cabin_names,
    goods,
    market_names,
    names_of,
    options,
    row_names,
    spot,
)
from wagontrain import PositionError
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.components import CARDS, FIRST_SPECIAL, PLACES
from wagontrain.sierra_west.names import HASTINGS, NONE
from wagontrain.sierra_west.state import State

PIONEERING = """
seats = 2
seed = "a trail"
turn = 0
question = "pioneer"
planned = ["st1", "st2", "st3"]
mountain = { r1p1 = "none", r2p2 = "ah05" }
market = ["double_boots", "none"]
[[seat]]
goods = { food = 3, wood = 1, gold = 2 }
hat_pioneer = "green-2"
plain_pioneer = "tan-1"
cabins = ["step_back", "bear_tamer"]
scout = "r1p2"
deck = ["ah07", "st4"]
[[seat]]
animals = ["fox"]
wagon = 3
"""
TRAPPING = 'first = 0\nquestion = "trap"\nplanned = ["st1", "st2", "st3"]\n[[seat]]\n[[seat]]\ngoods.food = 1'
WALKING = 'turn = 0\nquestion = "pioneer"\nplanned = ["st1", "st2", "st3"]\n[[seat]]\n'


def laid_out(text: str) -> State:
    return GAME.position(text)


def on_mountain(s: State, place: str) -> str | None:
    card = s.mountain[PLACES.index(place)]
    return None if card == NONE else CARDS[card] if card < FIRST_SPECIAL else "special"


def test_what_is_said_holds() -> None:
    s = laid_out(PIONEERING)
    assert (asked(s), GAME.to_act(s)) == ("pioneer", 0)
    assert names_of(s.laid) == ["st1", "st2", "st3"]
    assert (spot(s, "hat"), spot(s, "plain")) == ("green-2", "tan-1")
    assert goods(s) == {"food": 3, "wood": 1, "gold": 2}
    assert cabin_names(s) == ["step_back", "bear_tamer"]
    assert market_names(s)[:2] == ["double_boots", None]
    assert on_mountain(s, "r1p1") is None
    assert on_mountain(s, "r2p2") == "ah05"
    assert names_of(s.seats[0].deck) == ["ah07", "st4"]
    assert s.seats[1].wagon == 3
    assert "step hat" in options(s)


def test_everything_else_is_consistent() -> None:
    s = laid_out(PIONEERING)
    me = s.seats[0]
    assert me.hand == ()
    assert sorted(names_of(me.discard)) == ["ah_start", "st5", "st6", "st7", "st8"]
    assert len(s.seats[1].hand) == 3
    assert "ah07" not in [on_mountain(s, place) for place in PLACES]


def test_cards_above_an_empty_place_are_gone_and_somebody_has_them() -> None:
    s = laid_out('mountain = { r3p2 = "none" }')
    assert [on_mountain(s, place) for place in ("r1p1", "r1p2", "r2p1", "r2p2")] == [None] * 4
    claimed = [card for me in s.seats for card in me.discard]
    assert len(claimed) + len(s.row) - 1 == s.mountain.count(NONE)


def test_special_cards_of_the_row_have_left_the_mountain() -> None:
    s = laid_out('options = { mode = "boats_banjos" }\nrow = ["river1", "river4", "river2"]')
    assert row_names(s) == ["river1", "river4", "river2"]
    assert len([card for card in s.mountain if card >= FIRST_SPECIAL]) == 3


def test_a_full_row_has_begun_the_end() -> None:
    rows = ", ".join([f'"orchard{n}"' for n in range(1, 7)])
    assert laid_out(f"row = [{rows}]").ending == 1


def test_an_outpost_without_outlaws_is_in_the_row() -> None:
    s = laid_out('options = { mode = "outlaws_outposts" }\noutlaws = [0, 2, 2, 2, 2]')
    assert row_names(s) == ["outpost_campfire", "outpost_i"]
    s = laid_out('options = { mode = "outlaws_outposts" }\nrow = ["outpost_campfire", "outpost_i"]')
    assert s.outlaws[0] == 0


@pytest.mark.parametrize(
    ("question", "is_asked", "seat"),
    [
        ("plan", "lay-card", 1),
        ("pioneer", "pioneer", 1),
        ("trap", "pioneer", 1),
        ("end_of_turn", "lay-card", 0),
        ("turn", "lay-card", 1),
        ("offer", "offer-scoring", 0),
    ],
)
def test_moments_to_begin_at(question: str, is_asked: str, seat: int) -> None:
    s = laid_out(f'first = 0\nturn = {0 if question == "offer" else 1}\nquestion = "{question}"')
    assert (asked(s), GAME.to_act(s)) == (is_asked, seat)


def test_planning_goes_on_where_the_planned_cards_say() -> None:
    s = laid_out('first = 0\nplanned = ["st3", "st2"]\n[[seat]]\nhand = ["st4"]')
    assert asked(s) == "pioneer"
    s = laid_out('first = 0\nplanned = ["st3"]\n[[seat]]\nhand = ["st4", "st5"]')
    assert options(s) == ["lay middle st4", "lay middle st5"]
    s = laid_out(
        'first = 0\nquestion = "trap"\nplanned = ["st1", "st2", "st3"]\n[[seat]]\n[[seat]]\ngoods.food = 1'
    )
    assert asked(s) == "trap-animal"


def test_the_fourth_card_of_advanced_planning() -> None:
    s = laid_out('options = { advanced_planning = true }\nquestion = "store"')
    assert asked(s) == "store-fourth-card"
    assert options(s) == ["put deck", "put discard"]


def test_hastings_plays_his_plan_card() -> None:
    said = 'seats = 1\nquestion = "hastings"\nplan = "plan03"\nplan_deck = ["plan01"]'
    said += "\n[[seat]]\n[[seat]]\nwagon = 2"
    s = laid_out(said)
    assert s.seats[HASTINGS].wagon >= 2
    assert GAME.to_act(s) == 0


def test_supplies_are_what_nobody_has() -> None:
    s = laid_out('options = { mode = "boats_banjos" }\n[[seat]]\ngoods = { trout = 2 }')
    assert s.fish[0] == s.fish[1] - 2
    s = laid_out('options = { mode = "gold_rush" }\n[[seat]]\ncarts = [1, 0, 1]')
    assert s.carts == GAME.new(2, "", {"mode": "gold_rush"}).carts - 2


REFUSED = [
    ('question = "store"',
     "question: 'store' cannot be asked in this position: options.advanced_planning: no"),
    ('question = "hastings"', "question: 'hastings' cannot be asked in this position: seats: Hastings plays"),
    ('seats = 1\nturn = 1\nquestion = "plan"',
     "question: 'plan' cannot be asked in this position: turn: Has"),
    ('question = "plan"\nplanned = ["st1", "st2", "st3"]',
     "question: 'plan' cannot be asked in this position: "),
    ('question = "pioneer"\nplanned = ["st1"]',
     "question: 'pioneer' cannot be asked in this position: planned"),
    ('planned = ["st1", "st2", "st3", "st4"]', "planned: 3 cards at most, not 4"),
    ('mountain = { r1p1 = "none", r1p2 = "none", r2p2 = "none", r2p1 = "ah03", r3p2 = "none" }',
     "mountain.r3p2: 'ah03' on r2p1 covers it, so it cannot be empty"),
    ('mountain = { r1p1 = "ah03", r1p2 = "ah03" }', "mountain: holds 2 'ah03', the game has 1"),
    ('mountain = { r1p1 = "bb03" }', "mountain: 'bb03' is not a card of this mode"),
    ('mountain = { r1p1 = "orchard1" }', "mountain.r1p1: uncovered, it would be in the row"),
    ('mountain = { r9p1 = "none" }', "mountain: no place of the mountain is called 'r9p1': did you mean"),
    ('row = ["orchard1", "orchard1"]', "row: 'orchard1' is in another place already"),
    ('row = ["river1"]', "row: 'river1' is not a card of this mode"),
    ('options = { mode = "outlaws_outposts" }\noutlaws = [2, 0, 2, 2, 2]',
     "outlaws: outposts are cleared one"),
    ('[[seat]]\nhand = ["2 st1", "st2"]', "seat[0].hand: holds 2 'st1', the game has 1"),
    ('[[seat]]\nhand = ["st1"]', "seat[0].hand: "),
    ('[[seat]]\nhand = ["ah01", "ah02", "bb01"]', "seat[0].hand: 'bb01' is not a card of this mode"),
    ('[[seat]]\nhand = ["ah01", "st1", "st2"]\n[[seat]]\nhand = ["ah01", "st1", "st2"]',
     "seat[1].hand: holds 1 'ah01', the game has 1 in all; others are named elsewhere"),
    ('[[seat]]\ncabins = ["2 step_back"]', "seat[0].cabins: cabins do not fit the slots"),
    ('options = { mode = "boats_banjos" }\n[[seat]]\ngoods = { trout = 90 }',
     "goods.trout: the position has 90"),
    ('mountain = { r1p1 = "none" }\n[[seat]]\nscout = "r1p1"', "seat[0].scout: no card lies on r1p1"),
    ('first = 1\n[[seat]]\nhat_pioneer = "green-1"',
     "seat[0].hat_pioneer: pioneers walk in their own turn only"),
    ('[[seat]]\nopen_cards = ["ah01"]', "seat[0].open_cards: 'ah01' is not in deck or hand"),
    ('[[seat]]\nanimals = ["marmot"]', "seat[0].animals: an animal of another mode"),
    ("[[seat]]\ngoods = { bullet = 99 }", "seat[0].goods: too many bullets"),
    ("mule = 3", "mule: there is no seat 3"),
    ("items = { sheriff = 2 }", "items: there is no seat 2"),
    (WALKING + 'hat_pioneer = "tan-start"', "seat[0].hat_pioneer: a pioneer on the wrong path"),
    (WALKING + 'hat_pioneer = "cabin-step_back"', "seat[0].hat_pioneer: a pioneer in the wrong cabin"),
    (WALKING + 'hat_pioneer = "summit-left"\nplain_pioneer = "summit-left"',
     "seat[0].hat_pioneer: two figures"),
    ('plan = "plan01"', "plan"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_what_cannot_be_is_refused(text: str, why: str) -> None:
    with pytest.raises(PositionError) as caught:
        laid_out(text)
    assert str(caught.value).startswith(why)
