"""Lines, trials and clocks: what the planning bots are made of."""

from time import perf_counter
from typing import Any

import pytest

import wagontrain
from tests.bots.test_bots import later
from wagontrain import Game, bots
from wagontrain.bots.effort import PLAIN, PLAYOUTS, Effort, Sight, effort_of, sight_of
from wagontrain.bots.eval import Evaluator, evaluator_of
from wagontrain.bots.first_sight import quick_step
from wagontrain.bots.lines import Line, Lines, followed, played_on
from wagontrain.bots.rollouts import RolloutBot, afford, various
from wagontrain.bots.trials import Trials, Tried, behind
from wagontrain.core.errors import LoadError

GAMES = wagontrain.games()
NEVER = float("inf")


def line(value: float, *actions: int) -> Line:
    """A line of which only its value and its actions matter."""
    return Line(actions or (0,), [], None, value)


def tried(value: float, *leads: float) -> Tried:
    """A line that has met some worlds."""
    one = Tried(line(value), 1.0)
    for lead in leads:
        one.add(lead)
    return one


def test_the_first_evaluation_counts_as_worlds() -> None:
    assert tried(4.0, 1.0, 1.0).mean() == 2.0


def test_a_line_is_given_up_only_when_it_is_clearly_behind_in_the_same_worlds() -> None:
    best = tried(0.0, 9.0, 1.0, 7.0, 3.0)
    assert behind(tried(0.0, 6.0, -2.0, 4.0, 0.0), best, 0.1)  # always 3 behind, whatever the luck
    assert not behind(tried(0.0, 6.0, -2.0, 4.0), best, 0.1)  # three worlds say little
    assert not behind(tried(0.0, 1.0, 9.0, 1.0, 7.0), best, 0.1)  # now before, now behind
    assert not behind(tried(0.0, 8.9, 0.9, 6.9, 2.9), best, 0.1)  # a difference too small to matter


def test_candidates_look_different_and_do_not_all_begin_alike() -> None:
    found = [line(9.0, 1), line(9.0, 2), line(8.0, 1, 5), line(7.0, 1, 6), line(6.0, 1, 7), line(5.0, 3)]
    kept = various(found, 3)
    assert [one.value for one in kept] == [9.0, 8.0, 5.0]
    assert len(various(found, 8)) == 5  # more room than lines: only the twin is left out


@pytest.mark.parametrize("name", GAMES)
def test_a_line_can_be_followed_in_every_world(name: str) -> None:
    game = wagontrain.game(name)
    evaluator = evaluator_of(game)
    s = later(game, 2, {}, 40, "follow")
    seat = game.to_act(s)
    for found in Lines(game, evaluator, seat, 3, 4, NEVER).find(s)[:5]:
        for deal in range(3):
            world = game.resample(s, seat, f"deal {deal}")
            after = followed(game, evaluator, game.clone(world), seat, found)
            assert after.todo == [] or game.legal(after)


@pytest.mark.parametrize("name", GAMES)
def test_a_world_that_is_not_finished_in_time_counts_for_no_line(name: str) -> None:
    game = wagontrain.game(name)
    evaluator = evaluator_of(game)
    s = later(game, 2, {}, 40, "late")
    seat = game.to_act(s)
    lines = Lines(game, evaluator, seat, 2, 3, NEVER).find(s)[:3]
    trials = Trials(game, evaluator, seat, lines, 1.0)
    assert not trials.meet(s, 1, perf_counter() - 1.0)
    assert all(one.leads == [] for one in trials.left)
    assert trials.meet(s, 1, NEVER)
    assert all(len(one.leads) == 1 for one in trials.left)


def test_where_time_is_short_fewer_lines_are_compared() -> None:
    game = wagontrain.game("villagers")
    evaluator = evaluator_of(game)
    s = later(game, 2, {}, 40, "short")
    seat = game.to_act(s)
    lines = various(Lines(game, evaluator, seat, 8, 4, NEVER).find(s), 6)
    trials = Trials(game, evaluator, seat, lines, 1.0)
    assert len(lines) > 3
    afford(trials, s, 1, perf_counter() + 60.0)
    assert len(trials.left) == len(lines)
    afford(trials, s, 1, perf_counter())
    assert [tried.line for tried in trials.left] == lines[:2]


def test_a_blind_draw_is_not_chosen_for_the_card_that_it_would_turn_up() -> None:
    """At first sight all blind draws count alike, so no other one than the first is ever made."""
    game = wagontrain.game("villagers")
    evaluator = evaluator_of(game)
    blind = 0
    for deal in range(30):
        s = game.new(2, f"blind {deal}")
        tops = [len(stack) for stack in s.stacks]
        after = quick_step(game, evaluator, s)
        drawn = [i for i in range(6) if len(after.stacks[i]) < tops[i]]
        slot_taken = after.slots != s.slots
        if not slot_taken:
            blind += 1
            assert drawn == [0]
    assert blind < 30


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["hard", "expert"])
def test_a_turn_keeps_to_its_time_even_when_that_is_short(name: str, bot: str) -> None:
    game = wagontrain.game(name)
    s = later(game, 2, {}, 40, "in time")
    seat = game.to_act(s)
    made = bots.make(bot, "clock")
    assert isinstance(made, RolloutBot)
    made.seconds = 0.2
    started = perf_counter()
    evaluator = evaluator_of(game)
    turn = evaluator.turn(s)
    while game.to_act(s) == seat and evaluator.turn(s) == turn:
        game.apply(s, bots.decide(made, game, s, seat))
    assert perf_counter() - started < 2.0  # a busy machine may stop us anywhere for a while


def test_a_bot_without_any_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="never decide"):
        RolloutBot("x", worlds=0)


@pytest.mark.parametrize("name", GAMES)
def test_the_levels_are_data_and_an_expert_looks_at_more_or_knows_better(name: str) -> None:
    game = wagontrain.game(name)
    hard, expert = effort_of(game, "hard"), effort_of(game, "expert")
    assert hard.worlds >= 4
    assert hard.lines > 1
    assert hard.width > 1
    less, more = (
        [its.worlds, its.lines, its.width, its.extra_stages, its.own_width] for its in (hard, expert)
    )
    if name == "villagers":  # by its network, where `hard` has none
        assert hard.learned == 0.0 < expert.learned
    else:
        assert all(a <= b for a, b in zip(less, more, strict=True))
        assert less != more
    assert hard.width > sight_of(game).width >= 1
    assert sight_of(game).noise > 0


def test_alone_some_figures_are_others() -> None:
    """Great Western Trail: against Sam lines are judged where the own turn is over, each in more worlds."""
    game = wagontrain.game("gwt")
    table, alone = effort_of(game, "expert"), effort_of(game, "expert", alone=True)
    assert (table.extra_stages, alone.extra_stages) == (0, -2)
    assert alone.worlds > table.worlds
    assert alone.own_width == table.own_width
    bot = RolloutBot("alone", level="expert", worlds=1)
    for effort, expected in ((bot.effort_in(game, False), table), (bot.effort_in(game, True), alone)):
        assert (effort.lines, effort.extra_stages, effort.worlds) == (
            expected.lines,
            expected.extra_stages,
            1,
        )


@pytest.mark.parametrize("name", GAMES)
def test_monte_carlo_plays_on_in_every_game(name: str) -> None:
    """`hard` does not in Great Western Trail, nor `expert` in Villagers before the end is near: their
    evaluation knows as much as playouts would."""
    game = wagontrain.game(name)
    for seats in game.seats:
        s = game.new(seats, "plays on")
        for bot in ("mc", "mc:4n"):
            made = bots.make(bot, "plays on")
            assert isinstance(made, RolloutBot)
            effort = made.effort_in(game, seats == 1)
            stages = evaluator_of(game).playout_stages(s) + effort.extra_stages
            assert stages > 0 or (name == "gwt" and seats == 1)
            assert made.worlds == 4 or bot == "mc"


class Points(Evaluator[Any]):
    """An evaluator by points alone, that notes how often a playout asks for its stage, and who plans."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__({"scale": 10.0, "width": 2, "depth": 4})
        self.game = game
        self.asked = 0
        self.planned: set[int] = set()  # seats

    def margin(self, s: Any, seat: int) -> float:
        self.planned.add(seat)
        return super().margin(s, seat)

    def estimate(self, s: Any, seat: int) -> float:
        return float(self.game.scores(s)[seat].total)

    def rivals(self, s: Any, seat: int) -> list[float]:
        return [float(score.total) for score in self.game.scores(s) if score.seat != seat]

    def turn(self, s: Any) -> int:
        return int(s.turn)

    def stage(self, s: Any) -> int:
        self.asked += 1
        return self.turn(s)

    def playout_stages(self, s: Any) -> int:
        return 2


@pytest.mark.parametrize(("extra_stages", "goes_on"), [(-5, False), (-2, False), (-1, True), (0, True)])
def test_a_playout_of_no_stage_ends_where_the_turn_does(extra_stages: int, goes_on: bool) -> None:
    game = wagontrain.game("gwt")
    s = game.new(2, "no stage")
    evaluator = Points(game)
    effort = Effort({**PLAIN, "width": 2, "lines": 2, "worlds": 2, "extra_stages": extra_stages}, "here")
    bot = RolloutBot("x", evaluator, effort=effort)
    for _ in range(12):
        game.apply(s, bots.decide(bot, game, s, game.to_act(s)))
    assert bool(evaluator.asked) == goes_on


def test_a_level_without_one_of_its_numbers_is_refused_by_name() -> None:
    with pytest.raises(LoadError, match=r"here: worlds: missing"):
        Effort({name: value for name, value in PLAIN.items() if name != "worlds"}, "here")
    with pytest.raises(LoadError, match=r"here: noise: missing"):
        Sight({"width": 1.0}, "here")


def test_after_a_lean_look_only_the_best_groups_are_looked_into() -> None:
    game = wagontrain.game("sierra_west")
    evaluator = evaluator_of(game)
    s = game.new(2, "groups")
    seat = game.to_act(s)
    lines = Lines(game, evaluator, seat, 4, evaluator.depth, float("inf"), groups=1)
    found = lines.find(s)
    ends = {line.groups[-1] for line in found if line.groups}
    assert len(ends) > 1  # the lean look saw them all
    assert lines.promising == set(found[0].groups)
    assert found[0].value == max(line.value for line in found)
    all_of_them = Lines(game, evaluator, seat, 3, evaluator.depth, float("inf")).find(s)
    assert found[0].value >= all_of_them[0].value


@pytest.mark.parametrize(
    ("width", "opponent_width", "plan"), [(0, 0, set()), (2, 0, {1}), (0, 2, {0}), (2, 2, {0, 1})]
)
def test_the_others_plan_their_turns_or_not_whatever_the_seat_does(
    width: int, opponent_width: int, plan: set[int]
) -> None:
    game = wagontrain.game("gwt")
    s = game.new(2, "who plans")
    evaluator = Points(game)
    played_on(game, evaluator, s, 1, 4, float("inf"), width, opponent_width)
    assert evaluator.planned == plan


def test_turns_can_be_planned_in_a_playout() -> None:
    game = wagontrain.game("sierra_west")
    evaluator = evaluator_of(game)
    s = later(game, 2, {}, 40, "planned")
    turn = evaluator.turn(s)
    after = played_on(game, evaluator, game.clone(s), 0, 2, float("inf"), 1, 1)
    quick = played_on(game, evaluator, game.clone(s), 0, 2, float("inf"))
    assert evaluator.turn(after) != turn
    assert evaluator.turn(after) == evaluator.turn(quick)


def test_playouts_have_figures_of_their_own_or_those_of_the_expert() -> None:
    villagers = wagontrain.game("villagers")
    own, expert = effort_of(villagers, PLAYOUTS), effort_of(villagers, "expert")
    assert (
        (own.lines, own.worlds, own.extra_stages)
        == (10, 24, 1)
        != (expert.lines, expert.worlds, expert.extra_stages)
    )
    for game in map(wagontrain.game, ("gwt", "sierra_west")):
        for alone in (False, True):
            assert vars_of(effort_of(game, PLAYOUTS, alone)) == vars_of(effort_of(game, "expert", alone))


def vars_of(effort: Effort) -> list[float]:
    return [getattr(effort, name) for name in PLAIN]
