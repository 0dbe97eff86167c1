"""SW-17: the end and the points."""

import pytest

from tests.sierra_west.build import (
    animals,
    at_end_of_turn,
    card,
    give,
    homestead,
    part,
    pioneering,
    table,
    wagon,
)
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.components import MOUNTAIN_CARDS
from wagontrain.sierra_west.names import EXTRA_ROUND, ROUND_LIMIT, ROW_FULL, TRIGGERED


@pytest.mark.rule("SW-17.1", "SW-17.1a", "SW-17.1b", "SW-EX-33")
@pytest.mark.parametrize(
    ("seats", "trigger", "more"), [(3, 1, [2, 0, 1, 2]), (3, 2, [0, 1, 2]), (3, 0, [1, 2, 0, 1, 2])]
)
def test_the_round_is_finished_and_one_more_is_played(seats: int, trigger: int, more: list[int]) -> None:
    s = table(seats)
    for seat in range(trigger):
        at_end_of_turn(s, seat)
    s.ending = TRIGGERED
    turns = []
    at_end_of_turn(s, s.turn)
    while not s.ended:
        turns.append(s.turn)
        at_end_of_turn(s, s.turn)
    assert turns == more
    assert (s.ended, GAME.end_reason(s), GAME.legal(s)) == (ROW_FULL, "row-full", [])


@pytest.mark.rule("SW-17.1b")
def test_the_extra_round_is_not_repeated() -> None:
    s = table(2)
    s.ending = EXTRA_ROUND
    at_end_of_turn(s, 0)
    assert GAME.end_reason(s) == ""
    at_end_of_turn(s, 1)
    assert s.ended == ROW_FULL


@pytest.mark.rule("SW-17.9")
def test_a_game_may_have_a_limit_of_rounds() -> None:
    s = table(2, round_limit=10)
    s.round = 10
    at_end_of_turn(s, 0)
    at_end_of_turn(s, 1)
    assert (s.ended, GAME.end_reason(s)) == (ROUND_LIMIT, "round-limit")


@pytest.mark.rule("SW-17.2")
@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20), (7, 25), (9, 35)]
)
def test_claimed_cards(cards: int, points: int) -> None:
    s = table()
    me = s.seats[0]
    mine = MOUNTAIN_CARDS[0][:cards]
    me.deck, me.hand, me.discard = me.deck + mine[:1], me.hand + mine[1:2], mine[2:]
    assert part(s, "claimed-cards") == points


@pytest.mark.rule("SW-17.2")
def test_laid_cards_count_while_the_turn_lasts() -> None:
    s = pioneering("ah01", "st2", "ah02")
    assert part(s, "claimed-cards") == 3


@pytest.mark.rule("SW-17.3", "SW-17.3a")
def test_face_down_animals_cost_three() -> None:
    s = table()
    assert part(s, "animals") == -15
    animals(s, "rabbit", "deer")
    assert part(s, "animals") == -9


@pytest.mark.rule("SW-17.3")
def test_totals_may_be_negative() -> None:
    assert GAME.scores(table())[0].total == -27


@pytest.mark.rule("SW-17.4", "SW-17.4a", "SW-17.4b")
def test_loose_gold_and_tokens_score_basics_do_not() -> None:
    s = table()
    give(s, gold=3, pair_of_boots=2, food=9, wood=9, stone=9, bullet=4)
    s.apples = (6, 6)
    assert (part(s, "gold"), part(s, "boots")) == (3, 2)
    assert GAME.scores(s)[0].total == -27 + 5


@pytest.mark.rule("SW-17.5", "SW-EX-16")
def test_homestead_values_are_multiplied_by_the_wagon() -> None:
    s = table()
    homestead(s, food=4)
    wagon(s, 5)
    assert part(s, "homestead") == 12
    homestead(s, food=4, wood=1, stone=2)
    assert part(s, "homestead") == 21
    wagon(s, 0)
    assert part(s, "homestead") == 0


@pytest.mark.rule("SW-17.7")
def test_a_tie_is_shared() -> None:
    s = table(3)
    give(s, 1, gold=5)
    give(s, 2, gold=5)
    assert [score.rank for score in GAME.scores(s)] == [3, 1, 1]


def test_starting_cards_do_not_score() -> None:
    s = table()
    assert card("st1") not in MOUNTAIN_CARDS[0]
    assert part(s, "claimed-cards") == 0
