"""Every bot plays every game, option, mode and seat count; and none knows more than its seat."""

from random import Random
from typing import Any

import pytest

import wagontrain
from tests.bots import bad
from tests.bots.bad import Peeking
from tests.conformance.sample import accepted
from wagontrain import NOBODY, Game, bots
from wagontrain.bots import Bot, UnknownBot
from wagontrain.bots.easy import EasyBot
from wagontrain.bots.effort import PLAIN, PLAYOUTS, Effort, effort_of
from wagontrain.bots.eval import evaluator_of
from wagontrain.bots.greedy import GreedyBot
from wagontrain.bots.lines import Lines
from wagontrain.bots.rollouts import RolloutBot
from wagontrain.bots.search import Node, SearchBot
from wagontrain.bots.trials import Trials

GAMES = wagontrain.games()
QUICK = ("greedy", "mc:1n", "ismcts:8n", "easy")


def quick(name: str, seed: str) -> Bot:
    """A bot by name, its plans kept short so that tests are."""
    if name == "greedy":
        return GreedyBot(seed, width=2, depth=4)
    if name == "easy":
        return EasyBot(seed)  # as it is, without its clock
    if name == "mc:1n":
        return RolloutBot(seed, effort=Effort({**PLAIN, "width": 2, "lines": 2, "worlds": 1}, "quick"))
    return bots.make(name, seed)


def setups(game: Game[Any]) -> list[tuple[int, dict[str, object]]]:
    """Each seat count, and each value of each option at two seats and alone."""
    found: list[tuple[int, dict[str, object]]] = [(seats, {}) for seats in game.seats]
    for name, option in game.options.items():
        values = [value for value in option.choices if value != option.default]
        found += [(seats, {name: value}) for seats in (2, 1) for value in values[:3]]
    return [(seats, options) for seats, options in found if accepted(game, seats, options)]


CASES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{'-'.join(map(str, options.values()))}")
    for name in GAMES
    for seats, options in setups(wagontrain.game(name))
]


def later(game: Game[Any], seats: int, options: dict[str, object], steps: int, seed: str) -> Any:
    """A position some random decisions into a game."""
    random = Random(seed).random
    s = game.new(seats, seed, dict(options))
    for _ in range(steps):
        legal = game.legal(s)
        if not legal:
            return game.new(seats, seed, dict(options))
        game.apply(s, legal[int(random() * len(legal))])
    return s


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_every_bot_plays_every_setup(name: str, seats: int, options: dict[str, object]) -> None:
    game = wagontrain.game(name)
    s = later(game, seats, options, 25, f"{name} {seats} {options}")
    players = [quick(QUICK[seat % len(QUICK)], f"play/{seat}") for seat in range(seats)]
    for _ in range(12):
        seat = game.to_act(s)
        if seat == NOBODY:
            break
        action = bots.decide(players[seat], game, s, seat)
        assert action in game.legal(s)
        game.apply(s, action)


def first_steps(name: str, bot: Bot) -> list[int]:
    """What a bot does at the beginning of a game, on both seats."""
    game = wagontrain.game(name)
    s = game.new(2, "hazy", dict(game.bot_options))
    done = []
    for _ in range(60):
        done.append(bots.decide(bot, game, s, game.to_act(s)))
        game.apply(s, done[-1])
    return done


@pytest.mark.parametrize("name", GAMES)
def test_easy_errs_by_its_seed_alone(name: str) -> None:
    one = first_steps(name, EasyBot("one"))
    assert first_steps(name, EasyBot("one")) == one
    assert any(first_steps(name, EasyBot(f"other {n}")) != one for n in range(8))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["easy", "medium", "greedy"])
def test_whole_games_come_to_an_end(name: str, bot: str) -> None:
    game = wagontrain.game(name)
    for seats in (1, 2):
        s = game.new(seats, "whole", dict(game.bot_options))
        players = [bots.make(bot, f"whole/{seat}") for seat in range(seats)]
        for _ in range(5000):
            seat = game.to_act(s)
            if seat == NOBODY:
                break
            game.apply(s, bots.decide(players[seat], game, s, seat))
        assert game.to_act(s) == NOBODY


def twins(game: Game[Any], steps: int) -> tuple[Any, Any, int]:
    """Two positions that differ only in what the seat to act cannot know; it has lost sight of cards, too."""
    s = later(game, 3, {}, steps, f"twins {steps}")
    seat = game.to_act(s)
    return s, game.resample(s, seat, "another deal"), seat


def differs(bot: str | type[Bot], name: str) -> bool:
    """Does the bot ever decide otherwise when only what is hidden is changed?"""
    game = wagontrain.game(name)
    for steps in (7, 25, 60, 120):
        one, other, seat = twins(game, steps)
        answers = []
        for s in (one, other):
            made = quick(bot, "same") if isinstance(bot, str) else bot("same")
            answers.append([bots.decide(made, game, s, seat) for _ in range(3)])
        if answers[0] != answers[1]:
            return True
    return False


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", *QUICK])
def test_what_is_hidden_changes_no_decision(name: str, bot: str) -> None:
    assert not differs(bot, name)


@pytest.mark.parametrize("name", GAMES)
def test_not_even_a_bot_that_looks_for_it_finds_what_is_hidden(name: str) -> None:
    assert not differs(Peeking, name)


def test_a_test_that_hands_over_the_true_state_would_notice_a_peeking_bot() -> None:
    game = wagontrain.game("villagers")
    one, other, seat = twins(game, 40)
    bot = Peeking("x")
    assert {bot.choose(game, one, seat), bot.choose(game, other, seat)} <= set(game.legal(one))
    assert game.save(one) != game.save(other)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    game = wagontrain.game(name)
    s = game.new(2, "greedy beats random", {"round_limit": 10} if name == "sierra_west" else {})
    players = [GreedyBot("greedy", width=2, depth=12), bots.make("random", "random")]
    while (seat := game.to_act(s)) != NOBODY:
        game.apply(s, bots.decide(players[seat], game, s, seat))
    assert [score.rank for score in game.scores(s)] == [1, 2]


@pytest.mark.parametrize("name", GAMES)
def test_advice_names_legal_moves_with_a_score(name: str) -> None:
    game = wagontrain.game(name)
    s = later(game, 2, {}, 30, "advice")
    seat = game.to_act(s)
    found = bots.analyse(game, s, seat, worlds=2)
    assert 1 <= len(found) <= 3
    assert all(advice.action in game.legal(s) and advice.spread >= 0 for advice in found)
    assert [advice.lead for advice in found] == sorted([advice.lead for advice in found], reverse=True)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [1, 2])
def test_advice_looks_as_far_as_monte_carlo_does(name: str, seats: int) -> None:
    game = wagontrain.game(name)
    s = later(game, seats, {}, 30, "as far")
    seat = game.to_act(s)
    (told,) = bots.analyse(game, s, seat, seed="as far", worlds=1, most=1)
    effort = effort_of(wagontrain.game(name), PLAYOUTS, seats == 1)
    evaluator = evaluator_of(game)
    evaluator.use_network(effort.learned, effort.learned)
    chance = Random("as far")
    known, world = [game.resample(s, seat, f"{chance.getrandbits(64):016x}") for _ in range(2)]
    line = Lines(game, evaluator, seat, evaluator.width, evaluator.depth, float("inf")).find(known)[0]
    trials = Trials(
        game, evaluator, seat, [line], 0.0, effort.own_width, effort.opponent_width, effort.branching
    )
    stages = max(0, evaluator.playout_stages(known) + effort.extra_stages)
    assert told.action == line.actions[0]
    assert told.lead == trials.lead(world, line, stages, float("inf"))


def test_budgets_are_read() -> None:
    made = bots.make("mc:0.25", "")
    assert isinstance(made, RolloutBot)
    assert (made.seconds, made.worlds) == (0.25, 0)
    counted = bots.make("ismcts:40n", "")
    assert isinstance(counted, SearchBot)
    assert (counted.seconds, counted.iterations) == (0.0, 40)


def visited(visits: int, mean: float) -> Node:
    """An action of the search, as if it had been taken so often with this result."""
    node = Node(mean)
    node.visits = visits
    node.total = visits * mean
    node.open = 1000
    return node


def test_the_search_tries_what_it_has_hardly_tried() -> None:
    game = wagontrain.game("villagers")
    s = game.new(2, "exploring")
    good, unknown, bad = game.legal(s)[:3]
    bot = SearchBot("seed", iterations=1)

    def picked(*children: Node) -> int:
        root = Node(0.5)
        root.children = dict(zip((good, unknown, bad), children, strict=True))
        return bot.pick(game, evaluator_of(game), s, root, [good, unknown, bad], game.to_act(s))

    assert picked(visited(900, 0.6), visited(0, 0.5), visited(900, 0.4)) == unknown
    assert picked(visited(900, 0.6), visited(900, 0.5), visited(900, 0.4)) == good


def test_the_search_tries_lines_that_it_has_hardly_tried() -> None:
    bot = SearchBot("seed", iterations=1)
    bot.done = 1800
    assert bot.promising([visited(900, 0.6), visited(0, 0.5), visited(900, 0.4)]) == 1
    assert bot.promising([visited(900, 0.6), visited(900, 0.5), visited(900, 0.4)]) == 0


@pytest.mark.parametrize("name", ["mc:", "mc:x", "mc:0", "mc:0n", "greedy:3", "hard:1"])
def test_a_budget_that_is_none(name: str) -> None:
    with pytest.raises(UnknownBot):
        bots.make(name, "")


def test_a_bot_of_ones_own_goes_by_its_path() -> None:
    assert type(bots.make("tests.bots.bad:Illegal", "")).__name__ == "Illegal"
    with pytest.raises(UnknownBot, match=r"no bot Nobody in tests\.bots\.bad"):
        bots.make("tests.bots.bad:Nobody", "")
    with pytest.raises(UnknownBot, match="cannot be imported"):
        bots.make("no.such.module:Bot", "")
    with pytest.raises(UnknownBot, match=r"cannot be imported: .* by zero"):
        bots.make("tests.bots.broken:Bot", "")


@pytest.mark.parametrize(
    "name",
    ["tests.bots.bad:remember", "tests.bots.bad:CALLED", "builtins:print", "os:getcwd", "builtins:str"],
)
def test_only_the_class_of_a_bot_is_ever_called(name: str) -> None:
    """The name may come from a stranger's saved game."""
    with pytest.raises(UnknownBot, match=r"is not a class of wagontrain\.bots\.Bot"):
        bots.make(name, "seed")
    assert bad.CALLED == []


@pytest.mark.parametrize("name", [":Bot", ".bad:Bot", "..:Bot", "a..b:Bot", "a b:Bot", "policy2:Bot "])
def test_what_names_no_module_is_no_bot(name: str) -> None:
    with pytest.raises(UnknownBot, match="no bot is called"):
        bots.make(name, "")
