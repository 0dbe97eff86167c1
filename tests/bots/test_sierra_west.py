"""The evaluation of Sierra West: what it must see in a position, and that it is a match for Hastings."""

from time import perf_counter

import pytest

from tests.sierra_west.build import pioneering, table
from wagontrain import NOBODY, bots
from wagontrain.bots.eval import evaluator_of
from wagontrain.bots.greedy import GreedyBot
from wagontrain.bots.lines import Line, Lines
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.components import (
    BASE,
    FIRST_SPECIAL,
    HOMESTEAD_TOP,
    MOUNTAIN_CARDS,
    PLACES,
    STARTING,
    TRAIL_END,
)
from wagontrain.sierra_west.evaluator.evaluator import SierraEvaluator, claimed_by
from wagontrain.sierra_west.evaluator.mountain import Mountain, claims_to_go, steps_to_claim
from wagontrain.sierra_west.names import EXTRA_ROUND, FIRST_FISH, GREEN_END, HASTINGS, MODES, NONE, TRIGGERED
from wagontrain.sierra_west.scoring import claimed_cards
from wagontrain.sierra_west.state import State


def make_evaluator() -> SierraEvaluator:
    made = evaluator_of(GAME)
    assert isinstance(made, SierraEvaluator)
    return made


def worth(s: State) -> float:
    """What seat 0 is heading for."""
    return make_evaluator().estimate(s, 0)


# -- how near the end is


@pytest.mark.parametrize(("seats", "claims"), [(2, 8), (4, 11)])
def test_claims_until_the_end(seats: int, claims: int) -> None:
    assert claims_to_go(table(seats)) == claims  # SW-4.5


def test_nothing_to_claim_once_all_specials_are_out() -> None:
    s = table()
    s.mountain = tuple([NONE if card >= FIRST_SPECIAL else card for card in s.mountain])
    assert claims_to_go(s) == 0


def test_every_claim_towards_the_specials_brings_the_end_nearer() -> None:
    s = table()
    before = make_evaluator().turns_left(s, 0)
    s.mountain = (NONE, *s.mountain[1:])
    assert claims_to_go(s) == 7
    assert make_evaluator().turns_left(s, 0) < before


def test_the_last_turns_are_counted_exactly() -> None:
    s = pioneering(seats=3)
    s.ending = TRIGGERED
    assert [make_evaluator().turns_left(s, seat) for seat in range(3)] == [1.0, 2.0, 2.0]
    s.ending = EXTRA_ROUND
    assert [make_evaluator().turns_left(s, seat) for seat in range(3)] == [0.0, 1.0, 1.0]


def test_alone_there_is_no_extra_round() -> None:
    s = pioneering(seats=1)
    s.ending = TRIGGERED
    assert make_evaluator().turns_left(s, 0) == 0.0
    assert make_evaluator().turns_left(s, HASTINGS) == 1.0


def test_a_limit_of_rounds_is_a_limit() -> None:
    s = pioneering(round_limit=10)
    s.round = 9
    assert make_evaluator().turns_left(s, 0) == 1.0


def test_a_game_that_is_over_is_judged_by_its_score() -> None:
    s = table()
    s.todo = []
    assert worth(s) == GAME.scores(s)[0].total


# -- the way to a card


def test_from_the_base_the_top_is_five_steps_away() -> None:
    assert steps_to_claim(table())[BASE] == 5


def test_a_frontiersman_on_a_face_up_card_is_there() -> None:
    assert steps_to_claim(table())[PLACES.index("r1p1")] == 0


def test_there_is_no_way_where_no_card_is() -> None:
    s = table()
    s.mountain = (NONE,) * BASE
    s.face_up = 0
    assert steps_to_claim(s)[BASE] > 5


def test_the_mountain_is_looked_at_again_when_it_changes() -> None:
    s = table()
    mountain = Mountain()
    mountain.look(s)
    assert (mountain.claims, mountain.steps[BASE]) == (8, 5)
    s.mountain = (NONE, *s.mountain[1:])
    s.face_up = 1 << PLACES.index("r5p1")
    mountain.look(s)
    assert (mountain.claims, mountain.steps[BASE]) == (7, 1)


def test_claimed_cards_are_counted_wherever_they_are() -> None:
    s = pioneering()
    assert claimed_by(s, 0) == claimed_by(s, 1) == 0
    s.seats[0].discard += (MOUNTAIN_CARDS[0][0],)
    s.laid = (MOUNTAIN_CARDS[0][1], *s.laid[1:])
    s.seats[0].deck += (STARTING[0],)
    assert claimed_by(s, 0) == claimed_cards(s, 0) == 2


# -- marks and the trail go together


def gain_of_a_space(s: State) -> float:
    before = worth(s)
    s.seats[0].wagon += 1
    return worth(s) - before


def gain_of_a_mark(s: State) -> float:
    before = worth(s)
    s.seats[0].homestead = (s.seats[0].homestead[0] + 1, *s.seats[0].homestead[1:])
    return worth(s) - before


def test_early_a_space_of_the_trail_is_worth_something_without_any_mark() -> None:
    assert gain_of_a_space(table()) > 3.0


def test_a_mark_is_worth_more_further_along_the_trail() -> None:
    behind, ahead = table(), table()
    ahead.seats[0].wagon = 4
    assert gain_of_a_mark(ahead) > gain_of_a_mark(behind)


def test_a_space_is_worth_more_with_more_marks() -> None:
    few, many = table(), table()
    many.seats[0].homestead = (3, 3, 3)
    assert gain_of_a_space(many) > gain_of_a_space(few)


def test_full_tracks_make_a_longer_game_less_welcome() -> None:
    """What cannot be gained any more is not hoped for."""
    found = []
    for homestead in ((0, 0, 0), HOMESTEAD_TOP):
        s = table()
        s.seats[0].wagon = TRAIL_END
        s.seats[0].homestead = homestead
        long = worth(s)
        s.mountain = tuple([NONE if card >= FIRST_SPECIAL else card for card in s.mountain])
        found.append(long - worth(s))
    assert found[0] > found[1]


def test_a_top_that_another_holds_is_out_of_reach() -> None:
    s = table()
    before = worth(s)
    s.seats[1].homestead = (HOMESTEAD_TOP[0], 0, 0)
    s.seats[0].homestead = (4, 4, 4)
    late = worth(s)
    s.seats[1].homestead = (0, 0, 0)
    assert before < late < worth(s)


# -- a running turn


def test_passing_gives_away_what_lies_ahead() -> None:
    s = pioneering()
    ready = worth(s)
    s.seats[0].hat_pioneer = GREEN_END
    assert worth(s) < ready


def test_what_is_done_counts_for_more_than_what_lies_ahead() -> None:
    s = pioneering()
    GAME.apply(s, GAME.parse("start hat"))
    GAME.apply(s, GAME.parse("step hat"))
    before = worth(s)
    GAME.apply(s, GAME.parse("activate hat"))
    assert worth(s) > before


def test_fish_far_from_the_market_lose_their_worth_towards_the_end() -> None:
    s = table(mode="boats_banjos")
    me = s.seats[0]
    me.goods = tuple([2 if good >= FIRST_FISH else 0 for good in range(len(me.goods))])
    me.canoe = 1
    s.ending = EXTRA_ROUND
    away = worth(s)
    me.canoe = 0
    assert worth(s) > away


@pytest.mark.parametrize("mode", MODES)
def test_the_ways_to_lay_the_cards_are_kept_apart(mode: str) -> None:
    s = table(mode=mode)
    groups = set()
    for first in GAME.legal(s):
        one = GAME.clone(s)
        GAME.apply(one, first)
        for second in GAME.legal(one):
            two = GAME.clone(one)
            GAME.apply(two, second)
            groups.add(make_evaluator().group(two))
    assert len(groups) == 6


# -- against the clock


def found(s: State, deadline: float) -> list[Line]:
    return Lines(GAME, make_evaluator(), 0, 3, 60, deadline).find(s)


def test_the_narrow_look_costs_nothing_but_time() -> None:
    s = pioneering()
    assert found(s, perf_counter() + 600)[0].value == found(s, float("inf"))[0].value


def test_where_the_narrow_look_is_all_it_is_not_done_twice() -> None:
    s = pioneering()
    free, timed = (
        Lines(GAME, make_evaluator(), 0, 1, 60, end) for end in (float("inf"), perf_counter() + 600)
    )
    assert [line.actions for line in timed.find(s)] == [line.actions for line in free.find(s)]


def test_there_is_a_line_to_play_even_when_time_is_up() -> None:
    s = pioneering()
    assert found(s, 0.0)[0].actions[0] in GAME.legal(s)


def test_a_line_that_the_clock_cut_off_does_not_count_beside_complete_ones() -> None:
    s = pioneering()
    lines = Lines(GAME, make_evaluator(), 0, 3, 60, float("inf"))
    lines.turn = make_evaluator().turn(s)
    assert lines.walk(s, 1, False)
    complete = len(lines.done)
    lines.deadline = 0.0
    assert not lines.walk(s, 3, True)
    assert len(lines.done) == complete


# -- strength


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_greedy_is_a_match_for_hastings(mode: str) -> None:
    """Of three deals it loses one at most."""
    won = 0
    for deal in range(3):
        s = GAME.new(1, f"hastings/{deal}", {"mode": mode})
        bot = GreedyBot(f"hastings/{deal}")
        while GAME.to_act(s) != NOBODY:
            GAME.apply(s, bots.decide(bot, GAME, s, 0))
        won += GAME.scores(s)[0].rank == 1
    assert won >= 2


# -- the offer to score


@pytest.mark.parametrize("name", ["easy", "greedy", "hard"])
def test_bots_agree_to_score_when_nobody_does_anything(name: str) -> None:
    """They all only passed for rounds, whoever leads: a game against them must not go on for ever."""
    s = GAME.new(2, "nobody moves", {"first_player": "1"})
    while GAME.asked(s).question != "offer-scoring":
        texts = [GAME.text(action) for action in GAME.legal(s)]
        GAME.play(s, next((text for text in ("pass", "decline") if text in texts), texts[0]))
    for lead in (0, 20):
        asked = GAME.clone(s)
        asked.seats[0].goods = (0, 0, 0, lead, *asked.seats[0].goods[4:])
        while asked.todo:
            seat = GAME.to_act(asked)
            GAME.apply(asked, bots.make(name, "x").choose(GAME, GAME.resample(asked, seat, "y"), seat))
        assert GAME.end_reason(asked) == "agreed"
