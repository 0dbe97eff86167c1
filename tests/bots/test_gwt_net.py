"""The networks of Great Western Trail: what they look at, when they are asked, and how they are trained."""

import json
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from importlib import import_module
from operator import mul
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from librt.vecs import vec

from wagontrain import NOBODY, bots
from wagontrain.bots.effort import effort_of
from wagontrain.bots.eval import evaluator_of
from wagontrain.bots.eval.gwt import TrailEvaluator
from wagontrain.bots.eval.gwt_features import ALONE, AT_TABLES, Features
from wagontrain.bots.eval.gwt_net import Layer, net_of, read_net
from wagontrain.bots.eval.gwt_outlook import Outlook, between_turns
from wagontrain.bots.eval.gwt_pending import Pending
from wagontrain.bots.greedy import GreedyBot
from wagontrain.bots.rollouts import RolloutBot
from wagontrain.core.errors import LoadError
from wagontrain.core.table import Frame
from wagontrain.gwt import GAME
from wagontrain.gwt.names import EMPTY, ENGINEER, PAY_TRANSPORT
from wagontrain.gwt.state import State
from wagontrain.gwt.tables import SPACES, STEP_LEFT_DISC

ROOT = Path(__file__).resolve().parents[2]
ANOTHER = [
    {"weights": [[1.0, -2.0], [0.0, 3.0]], "biases": [0.5, -1.0]},
    {"weights": [[2.0, 10.0]], "biases": [4.0]},
]


def judgement() -> TrailEvaluator:
    made = evaluator_of(GAME)
    assert isinstance(made, TrailEvaluator)
    return made


def outlook(s: State, share: float = 0.0) -> Outlook:
    judged = judgement()
    judged.lean(share, share)
    return judged.outlook(s)


def figures(s: State, seat: int) -> dict[str, float]:
    judge = outlook(s).judge
    found = Features(s, seat, judge, judge.seen(s, seat, Pending(s, seat))).all()
    return dict(zip(ALONE if s.solo else AT_TABLES, found, strict=True))


def some_way_on(seats: int, turns: int) -> State:
    """A game of random players, between two turns."""
    s = GAME.new(seats, f"net/{seats}")
    bot = bots.make("random", "net")
    while turns or not between_turns(s):
        turns -= between_turns(s)
        GAME.apply(s, bots.decide(bot, GAME, s, GAME.to_act(s)))
    return s


# -- a network


def test_layers_are_weighted_sums_without_what_is_below_zero() -> None:
    net = net_of(ANOTHER)
    assert net.judged([3.0, 1.0]) == 4.0 + 2.0 * (0.5 + 3.0 - 2.0) + 10.0 * (3.0 - 1.0)
    assert net.judged([0.0, 1.0]) == 4.0 + 10.0 * 2.0  # the first sum is -1.5: dropped
    assert net.judged([0.0, 0.0]) == 4.0 + 2.0 * 0.5


def test_sums_are_the_same_however_many_go_out() -> None:
    """Figures of nothing are passed over."""
    chance = Random("sums")
    figures = [chance.choice((0.0, chance.gauss(0.0, 1.0))) for _ in range(30)]
    weights = [[chance.gauss(0.0, 1.0) for _ in figures] for _ in range(9)]
    biases = [chance.gauss(0.0, 1.0) for _ in weights]
    for many in range(1, 10):
        expected = [
            bias + sum(map(mul, row, figures)) for row, bias in zip(weights[:many], biases, strict=False)
        ]
        assert list(Layer(weights[:many], biases[:many]).sums(vec[float](figures))) == pytest.approx(expected)


def test_a_network_for_other_figures_is_refused() -> None:
    with pytest.raises(LoadError, match=r"gwt\.json: its inputs are others"):
        read_net("gwt", ALONE)


# -- what it looks at


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_figure_has_a_name_and_is_of_a_size_to_learn_from(seats: int) -> None:
    s = some_way_on(seats, 20)
    for seat in range(seats):
        found = figures(s, seat)
        assert len(found) == len(ALONE if seats == 1 else AT_TABLES)
        assert all(-8.0 < value < 8.0 for value in found.values())


def test_figures_follow_what_the_seat_has() -> None:
    s = some_way_on(2, 20)
    before = figures(s, 0)
    me = s.seats[0]
    me.money += 10
    workers = list(me.workers)
    workers[ENGINEER] += 1
    me.workers = tuple(workers)
    after = figures(s, 0)
    assert after["money"] == before["money"] + 1.0
    assert after["engineers"] == before["engineers"] + 0.5
    assert after["engineers by left"] == pytest.approx(after["engineers"] * after["left"])
    assert after["builders"] == before["builders"]
    assert figures(s, 1)["their engineers"] == pytest.approx(workers[ENGINEER] / 3.0)


def test_who_waits_longer_is_told() -> None:
    s = some_way_on(4, 9)
    waits = {seat: figures(s, seat)["waits"] for seat in range(4)}
    assert waits[s.turn] == 0.0
    assert sorted(waits.values()) == pytest.approx([0.0, 1 / 3, 2 / 3, 1.0])


def test_cards_that_the_seat_cannot_know_change_nothing() -> None:
    """The order of its own draw stack, and the hands of the others."""
    s = some_way_on(3, 15)
    for number in range(5):
        world = GAME.resample(s, 0, f"world {number}")
        assert figures(world, 0) == figures(s, 0)


# -- when it is asked


@pytest.mark.parametrize("seats", [1, 2])
def test_only_between_turns_the_network_has_its_share(seats: int) -> None:
    s = GAME.new(seats, "share")
    bot = bots.make("greedy", "share")
    asked = 0
    while GAME.to_act(s) != NOBODY:
        found = outlook(s, 0.6)
        by_hand = found.judge.estimate(s, 0)
        if between_turns(s):
            learned = found.net.judged(list(figures(s, 0).values()))
            if s.solo:
                learned += found.judge.estimate(s, 1)
            mixed = by_hand + 0.6 * (learned - by_hand)
            assert found.estimate(s, 0) == pytest.approx(mixed)
            asked += 1
        else:
            assert found.estimate(s, 0) == by_hand
        GAME.apply(s, bots.decide(bot, GAME, s, GAME.to_act(s)))
    assert asked > 20


def test_greedy_goes_by_hand_and_the_higher_levels_by_the_network_too() -> None:
    s = some_way_on(2, 20)
    by_hand = [outlook(s).judge.estimate(s, seat) for seat in (0, 1)]
    mixed = [outlook(s, effort_of("gwt", "hard").learned).estimate(s, seat) for seat in (0, 1)]
    assert by_hand != mixed
    for level, expected in ((GreedyBot("share"), by_hand), (RolloutBot("share", level="hard"), mixed)):
        judged = level.evaluator(GAME)
        assert [judged.estimate(s, seat) for seat in (0, 1)] == expected


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_remembered_is_what_would_be_worked_out(seats: int) -> None:
    """All that can be done in each position, so that many of them differ in one thing alone."""
    s = GAME.new(seats, "remembered")
    bot = bots.make("random", "remembered")
    known = outlook(s, 0.6)
    for _ in range(100):
        for action in GAME.legal(s):
            after = GAME.clone(s)
            GAME.apply(after, action)
            for seat in range(seats):
                fresh = known.worked_out(after, seat, Pending(after, seat), between_turns(after))
                assert known.estimate(after, seat) == fresh
        GAME.apply(s, bots.decide(bot, GAME, s, GAME.to_act(s)))
        if GAME.to_act(s) == NOBODY:
            break


def less_discs(seat: int) -> Callable[[State], None]:
    """A seat without its left step disc."""

    def change(s: State) -> None:
        s.seats[seat].discs &= ~STEP_LEFT_DISC

    return change


def other(name: str, value: object, seat: int | None = None) -> Callable[[State], None]:
    """Another value of what a seat or the table has."""

    def change(s: State) -> None:
        setattr(s if seat is None else s.seats[seat], name, value)

    return change


def to_pay(s: State) -> None:
    s.push(Frame(PAY_TRANSPORT, 0, 5))


CHANGES: dict[str, Callable[[State], None]] = {
    "own disc": less_discs(0),
    "disc of another": less_discs(1),
    "money": other("money", 17, 0),
    "workers of another": other("workers", (4, 1, 1), 1),
    "herder of another": other("herder", 30, 1),
    "jobs": other("jobs", (EMPTY,) * 24),
    "placed": other("placed", 20),
    "market": other("market", ()),
    "masters": other("masters", (EMPTY,) * 5),
    "trail": other("trail", (EMPTY,) * SPACES),
    "job token": other("token_owner", 0),
    "turn": other("turn", 1),
    "last turns": other("turns_left", 2),
    "something to pay": to_pay,
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_remembered_tells_apart_all_that_counts(name: str) -> None:
    s = some_way_on(2, 21)
    assert s.turn == 0
    known = outlook(s, 0.6)
    before = known.estimate(s, 0)
    after = GAME.clone(s)
    CHANGES[name](after)
    fresh = known.worked_out(after, 0, Pending(after, 0), between_turns(after))
    assert fresh != before
    assert known.estimate(after, 0) == fresh


# -- how it is trained


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("numpy", reason="training needs numpy, which is no part of the package")
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    return import_module("train_net")


@pytest.fixture
def lessons(script: ModuleType) -> ModuleType:
    return import_module("net_lessons")


def test_training_finds_what_is_not_a_straight_line(lessons: ModuleType) -> None:
    from rich.progress import Progress

    chance = Random("rows")
    x = lessons.np.array([[chance.gauss(0, 1), chance.gauss(0, 1)] for _ in range(4000)], lessons.np.float32)
    y = lessons.np.abs(x[:, 0]) - 0.5 * x[:, 1]
    net = lessons.Training([2, 16, 1], 1)
    before = lessons.error_of(net, x, y)
    with Progress(disable=True) as progress:
        net.fit(x, y, 150, 0.0, progress)
    assert lessons.error_of(net, x, y) < 0.2 * before


def test_goals_go_by_the_next_turns_and_less_and_less_by_the_end(lessons: ModuleType) -> None:
    array = lessons.np.array
    two_seats = array([[8.0, 0.0]] * 3)  # three turns; what each seat ended with
    alone = array([[1.0]] * 2)
    said = array([9.0, 9.0, 4.0, 2.0, 6.0, 1.0, 5.0, 7.0], lessons.np.float32)
    found = lessons.goals([two_seats, alone], said, 0.75)
    last = [8.0, 0.0]  # nothing comes after: the end itself
    before = [0.25 * 6.0 + 0.75 * 8.0, 0.25 * 1.0]
    first = [0.25 * 4.0 + 0.75 * before[0], 0.25 * 2.0 + 0.75 * before[1]]
    assert found.tolist() == pytest.approx([*first, *before, *last, 0.25 * 7.0 + 0.75 * 1.0, 1.0])
    four_seats = array([[1.0] * 4] * 2)
    none = lessons.np.zeros(8, lessons.np.float32)
    found = lessons.goals([four_seats], none, 0.81)  # a turn is half as much of a round there
    assert found[0] == pytest.approx(0.9)


def test_a_few_games_make_a_file_that_the_bots_can_read(script: ModuleType, tmp_path: Path) -> None:
    games, out = tmp_path / "games.jsonl", tmp_path / "gwt.json"
    with games.open("w", encoding="utf-8") as file:
        for number in range(2):
            style = script.Style(0.3, (0.0, 1.0), out)  # not there yet: they go by the package's network
            record = script.played(f"few/{number}", 2, number == 1, style)
            file.write(json.dumps(record) + "\n")
    command = [sys.executable, str(ROOT / "scripts" / "train_net.py"), "--games", str(games)]
    command += ["--hidden", "8", "--epochs", "1", "--unseen", "0.5", "--workers", "1", "--out", str(out)]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    subprocess.run(command, check=True, env=environ, timeout=240)
    told = json.loads(out.read_text(encoding="utf-8"))
    how = "scripts/train-net --width 6 --share 0.4 1 --hidden 8 --epochs 1 --calm 0.003 --passes 3 "
    how += "--patience 0.9 --seed 1: 2 games, "
    assert told["made"].startswith(how)
    assert told["inputs"] == list(AT_TABLES)
    s = some_way_on(2, 20)
    assert 0.0 < net_of(told["layers"]).judged(list(figures(s, 0).values())) < 200.0


def test_a_second_round_plays_other_deals(script: ModuleType, tmp_path: Path) -> None:
    args = Namespace(
        games=tmp_path / "games.jsonl", solo=False, sam=["medium", "hard", "easy"], seed=1, varied=0.3,
        share=(0.0, 1.0), width=4, out=None,
    )  # fmt: skip
    first = next(script.games(args))
    args.games.write_text("{}\n{}\n", encoding="utf-8")
    second = next(script.games(args))
    assert (first[0], second[0]) == ("train/1/0", "train/1/2")
    assert second[1] == script.TABLES[2]
    assert (first[-1], second[-1]) == ("medium", "easy")
    assert second[-2].width == 4


def test_what_games_against_sam_show_is_what_was_played(script: ModuleType) -> None:
    record = script.played("hard Sam", 1, False, script.Style(0.3, (1.0, 1.0), Path(), 1), "hard")
    assert record["sam"] == "hard"
    seen, results = script.rows_of(json.dumps(record))
    assert seen.shape == (len(results), 1, len(ALONE))
    assert set(results.flat) == {record["totals"][0] - record["totals"][1]}


def test_the_games_of_a_round_go_by_the_network_that_was_written_last(
    script: ModuleType, tmp_path: Path
) -> None:
    out = tmp_path / "gwt_solo.json"
    layers = [{"weights": [[0.0] * len(ALONE)], "biases": [7.0]}]
    out.write_text(json.dumps({"inputs": ALONE, "layers": layers}), encoding="utf-8")
    judged = script.varied(Random(1), script.Style(0.3, (1.0, 1.0), out))
    own = judgement()
    assert judged.alone.net.judged([1.0] * len(ALONE)) == 7.0
    assert judged.table.net.judged([1.0] * len(AT_TABLES)) == own.table.net.judged([1.0] * len(AT_TABLES))
    other = tmp_path / "other.json"
    other.write_text(json.dumps({"inputs": ["wind"], "layers": layers}), encoding="utf-8")
    with pytest.raises(LoadError, match="name another --out"):
        script.varied(Random(1), script.Style(0.3, (1.0, 1.0), other))


def test_games_that_are_not_there_are_told(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["train_net.py", "--games", str(tmp_path / "none.jsonl")])
    with pytest.raises(SystemExit):
        script.main()
    assert "none.jsonl is not there" in capsys.readouterr().err
