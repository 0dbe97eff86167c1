"""The arena: equal deals, all seats, resumable results, honest intervals, and bots that misbehave."""

import json
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import wagontrain
from tests.cli.commands import wagontrain as run_cli
from wagontrain import Game
from wagontrain.bots import Bot
from wagontrain.bots.arena import stats
from wagontrain.bots.arena.guard import Guard
from wagontrain.bots.arena.match import Match
from wagontrain.bots.arena.results import Results


def match(bots: tuple[str, ...], seats: int) -> Match:
    return Match("villagers", seats, bots, {}, "seed", 5.0)


def game(bots: list[str], ranks: list[int], totals: list[int] | None = None) -> dict[str, Any]:
    """A game as the results hold it."""
    return {
        "bots": bots,
        "ranks": ranks,
        "totals": totals or [10 - rank for rank in ranks],
        "turn_ms": [[1.0, 3.0] for _ in bots],
        "faults": [],
    }


def test_everybody_sits_everywhere() -> None:
    assert match(("a", "b"), 2).tables_of_block() == [["a", "b"], ["b", "a"]]
    assert match(("a", "b", "c"), 2).tables_of_block() == [
        ["a", "b"], ["b", "a"], ["a", "c"], ["c", "a"], ["b", "c"], ["c", "b"],
    ]  # fmt: skip
    assert match(("a", "b"), 3).tables_of_block() == [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"]]
    assert match(("a", "b"), 1).tables_of_block() == [["a"], ["b"]]


def test_a_shared_win_is_shared() -> None:
    told = stats.summary([[game(["a", "b"], [1, 1])], [game(["a", "b"], [1, 2])]], ("a", "b"))
    assert told["bots"]["a"]["win_share"]["mean"] == 0.75
    assert told["bots"]["b"]["win_share"]["mean"] == 0.25
    assert told["bots"]["a"]["fair_share"] == 0.5


def test_intervals_come_from_blocks_not_from_games() -> None:
    swings = [[game(["a", "b"], [1, 2])] * 10, [game(["a", "b"], [2, 1])] * 10] * 10
    even = [[game(["a", "b"], [1, 2])] * 5 + [game(["a", "b"], [2, 1])] * 5] * 20
    wide = stats.summary(swings, ("a", "b"))["bots"]["a"]["win_share"]
    narrow = stats.summary(even, ("a", "b"))["bots"]["a"]["win_share"]
    assert wide["mean"] == narrow["mean"] == 0.5
    assert wide["low"] < 0.35
    assert wide["high"] > 0.65
    assert narrow["low"] == narrow["high"] == 0.5


def test_ratings_order_the_bots_and_greedy_is_the_measure() -> None:
    blocks = [[game(["a", "greedy"], [1, 2]), game(["greedy", "c"], [1, 2]), game(["a", "c"], [1, 2])]] * 8
    rows = stats.summary(blocks, ("a", "greedy", "c"))["bots"]
    rated = {bot: row["bradley_terry"]["rating"] for bot, row in rows.items()}
    assert rated["greedy"] == 1000
    assert rated["a"] > 1000 > rated["c"]
    assert rows["a"]["openskill"]["mu"] > rows["c"]["openskill"]["mu"]


def test_of_a_bot_that_sits_twice_the_better_place_counts() -> None:
    first_and_last = [[game(["a", "a", "b"], [1, 3, 2]), game(["b", "a", "a"], [2, 1, 3])]] * 8
    skill = stats.skills(first_and_last, ["a", "b"])
    assert skill["a"]["mu"] > skill["b"]["mu"] + 5
    last_and_first = [[game(["a", "a", "b"], [3, 1, 2])]] * 16
    assert stats.skills(last_and_first, ["a", "b"])["a"]["mu"] > skill["b"]["mu"] + 5


class Answers(Bot):
    """Answers with whatever it was given."""

    def __init__(self, answer: Any) -> None:
        super().__init__("")
        self.answer = answer

    def choose(self, game: Game[Any], s: Any, seat: int) -> Any:
        return self.answer


@pytest.mark.parametrize("kind", [float, Fraction])
def test_an_answer_that_only_equals_an_action_is_none(kind: type) -> None:
    villagers = wagontrain.game("villagers")
    s = villagers.new(2, "a guard")
    legal = villagers.legal(s)
    wrong = kind(legal[-1])
    assert wrong in legal
    guard = Guard(Answers(wrong), "seed", 0.0)
    assert type(guard.decide(villagers, s, villagers.to_act(s))) is int
    assert guard.faults == [("illegal", repr(wrong))]
    right = Guard(Answers(legal[-1]), "seed", 0.0)
    assert right.decide(villagers, s, villagers.to_act(s)) == legal[-1]
    assert right.faults == []


class Keeps(Bot):
    """Keeps the state that it is given, and plays on in it."""

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        self.given = game.save(s)
        self.seen = game.observe(s, seat)
        legal = game.legal(s)
        game.apply(s, legal[-1])
        return legal[0]


@pytest.mark.parametrize("patience", [0.0, 60.0])
def test_a_bot_in_the_arena_is_never_given_what_it_cannot_know(patience: float) -> None:
    villagers = wagontrain.game("villagers")
    s = villagers.new(3, "a guard")
    before, seat = villagers.save(s), villagers.to_act(s)
    bot = Keeps("")
    assert Guard(bot, "seed", patience).decide(villagers, s, seat) == villagers.legal(s)[0]
    assert villagers.save(s) == before
    assert bot.given != before
    assert bot.seen == villagers.observe(s, seat)


def arena(*args: str) -> Any:
    """The result of an arena command."""
    done = run_cli("arena", "villagers", *args, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


def test_the_same_seed_gives_the_same_games_in_one_run_or_two(tmp_path: Path) -> None:
    args = ("--bots", "first,random", "--blocks", "3", "--seed", "x")
    at_once = arena(*args)
    kept = tmp_path / "results.jsonl"
    arena(*args[:2], "--blocks", "1", "--seed", "x", "--results", str(kept))
    with kept.open("a") as file:
        file.write('{"block": 1, "games": [{"bo')  # as if it had been broken off
    in_two = arena(*args, "--results", str(kept))
    for result in (at_once, in_two):
        for row in result["bots"].values():
            del row["turn_ms"]
    assert at_once["bots"] == in_two["bots"]
    assert in_two["games"] == 6
    assert len(kept.read_text().splitlines()) == 4


def test_results_of_something_else_are_not_mixed(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    arena("--bots", "first,random", "--blocks", "1", "--results", str(kept))
    done = run_cli("arena", "villagers", "--bots", "random,first", "--blocks", "1", "--results", str(kept))
    assert done.code == 2
    assert "bots: these are results of" in done.err
    other = tmp_path / "other.txt"
    other.write_text("hello\n")
    assert run_cli("arena", "villagers", "--bots", "random", "--results", str(other)).code == 2


@pytest.mark.skipif(sys.platform == "win32", reason="there a file cannot be locked in this way")
def test_two_runs_do_not_add_to_one_file(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    args = ("--bots", "first,random", "--results", str(kept))
    one = arena(*args, "--blocks", "1")
    setup = one["setup"]
    same = Match("villagers", 2, ("first", "random"), setup["options"], setup["seed"], 5.0)
    other = Results(same, kept, {})
    with other.claimed():
        with kept.open("a") as file:
            file.write('{"block": 1, "ga')  # the other run is writing
        done = run_cli("arena", "villagers", *args, "--blocks", "2")
        assert done.code == 2
        assert "another run adds to it" in done.err
        assert arena(*args, "--blocks", "1")["bots"] == one["bots"]  # nothing to add: it may be read
        assert kept.read_text().endswith('"ga')  # ... and nobody else cuts it off
    assert arena(*args, "--blocks", "2")["games"] == 4


@pytest.mark.parametrize(
    ("bad", "kind"), [("Raising", "raised"), ("Illegal", "illegal"), ("Hanging", "hung")]
)
def test_a_bad_bot_is_told_and_the_game_goes_on(bad: str, kind: str) -> None:
    more = ("--option", "mini_villagers=alone", "--patience", "0.02")
    result = arena("--bots", f"tests.bots.bad:{bad},random", "--blocks", "1", *more)
    assert result["games"] == 2
    assert result["faults"][f"tests.bots.bad:{bad}"][kind] > 0


def test_the_table_names_the_faults() -> None:
    done = run_cli("arena", "villagers", "--bots", "tests.bots.bad:Illegal,random", "--blocks", "1")
    assert done.code == 0
    assert "illegal" in done.out
    assert "a random legal action was played instead" in " ".join(done.out.split())


@pytest.mark.parametrize("ending", ["html", "png"])
def test_pictures(tmp_path: Path, ending: str) -> None:
    if ending == "png":
        pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    path = tmp_path / f"arena.{ending}"
    arena("--bots", "first,random", "--blocks", "2", "--plot", str(path))
    assert path.stat().st_size > 500


def test_wrong_use_is_told() -> None:
    done = run_cli("arena", "villagers", "--bots", "gredy,random")
    assert done.code == 2
    assert "did you mean 'greedy'" in done.err
    assert run_cli("arena", "villagers", "--bots", "random", "--seats", "9").code == 2
    assert run_cli("arena", "villagers", "--bots", "random", "--blocks", "1", "--plot", "x.gif").code == 2
