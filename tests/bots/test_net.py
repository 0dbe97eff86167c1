"""The networks of the bots: how they are worked out, and how scripts/train-net makes them."""

import json
import os
import subprocess
import sys
from argparse import Namespace
from importlib import import_module
from operator import mul
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from librt.vecs import vec

from wagontrain.bots.eval import evaluator_of
from wagontrain.bots.eval.network import Layer, net_of, read_net
from wagontrain.core.errors import LoadError
from wagontrain.gwt import GAME
from wagontrain.gwt.evaluator.evaluator import TrailEvaluator
from wagontrain.gwt.evaluator.features import ALONE, AT_TABLES
from wagontrain.villagers.evaluator.features import EXPANSIONS, INPUTS

ROOT = Path(__file__).resolve().parents[2]
INPUTS_OF = {"gwt": AT_TABLES, "villagers": INPUTS}
ANOTHER = [
    {"weights": [[1.0, -2.0], [0.0, 3.0]], "biases": [0.5, -1.0]},
    {"weights": [[2.0, 10.0]], "biases": [4.0]},
]


# -- a network


def test_layers_are_weighted_sums_without_what_is_below_zero() -> None:
    net = net_of(ANOTHER)
    assert net.evaluate([3.0, 1.0]) == 4.0 + 2.0 * (0.5 + 3.0 - 2.0) + 10.0 * (3.0 - 1.0)
    assert net.evaluate([0.0, 1.0]) == 4.0 + 10.0 * 2.0  # the first sum is -1.5: dropped
    assert net.evaluate([0.0, 0.0]) == 4.0 + 2.0 * 0.5


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


def test_a_network_that_is_missing_is_told() -> None:
    with pytest.raises(LoadError, match=r"none\.json: there is no such network: train it"):
        read_net("wagontrain.gwt.evaluator", "none", ())


def test_a_network_for_other_figures_is_refused() -> None:
    with pytest.raises(LoadError, match=r"network\.json: it takes other inputs"):
        read_net("wagontrain.gwt.evaluator", "network", ALONE)


# -- how it is trained


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("numpy", reason="training needs numpy, which is not part of the package")
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


OPTIONS = {"gwt": {"difficulty": "medium"}, "villagers": {"saints": True}}


@pytest.mark.parametrize("game", INPUTS_OF)
def test_a_few_games_make_a_file_that_the_bots_can_read(
    script: ModuleType, tmp_path: Path, game: str
) -> None:
    games, out = tmp_path / "games.jsonl", tmp_path / f"{game}.json"
    with games.open("w", encoding="utf-8") as file:
        for number in range(2):
            style = script.Style(0.3, (0.0, 1.0), out, 2)  # not there yet: they go by the package's network
            record = script.played(game, f"few/{number}", 2, OPTIONS[game], number == 1, style)
            file.write(json.dumps(record) + "\n")
    command = [sys.executable, str(ROOT / "scripts" / "train_net.py"), game, "--games", str(games)]
    command += ["--hidden", "8", "--epochs", "1", "--unseen", "0.5", "--workers", "1", "--out", str(out)]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    subprocess.run(command, check=True, env=environ, timeout=240)
    told = json.loads(out.read_text(encoding="utf-8"))
    how = f"scripts/train-net {game} --width 6 --share 0.4 1 --hidden 8 --epochs 1 --calm 0.003 --passes 3 "
    how += "--patience 0.9 --seed 1: 2 games, "
    assert told["made"].startswith(how)
    assert told["inputs"] == list(INPUTS_OF[game])
    figures, results = script.rows_of(game, games.read_text(encoding="utf-8").splitlines()[0])
    estimate = net_of(told["layers"]).evaluate([float(figure) for figure in figures[0][0]])
    assert 0.0 < estimate < 2.0 * results.max()


def arguments(games: Path, game: str) -> Namespace:
    return Namespace(
        game=game, games=games, solo=False, sam=["medium", "hard", "easy"], seed=1, varied=0.3,
        share=(0.0, 1.0), width=4, out=None,
    )  # fmt: skip


def test_a_second_round_plays_other_deals(script: ModuleType, tmp_path: Path) -> None:
    args = arguments(tmp_path / "games.jsonl", "gwt")
    first = next(script.games(args))
    args.games.write_text("{}\n{}\n", encoding="utf-8")
    second = next(script.games(args))
    assert (first[:3], second[:3]) == (("gwt", "train/1/0", 2), ("gwt", "train/1/2", 4))
    assert (first[3], second[3]) == ({"difficulty": "medium"}, {"difficulty": "easy"})
    assert second[-1].width == 4


def test_villages_of_all_sizes_are_played_some_with_expansions(script: ModuleType, tmp_path: Path) -> None:
    coming = script.games(arguments(tmp_path / "games.jsonl", "villagers"))
    lot = [next(coming) for _ in range(90)]
    assert {seats for _, _, seats, *_ in lot} == {2, 3, 4, 5}
    plain = [options for _, _, _, options, *_ in lot if not options]
    assert len(plain) == 60
    for name in EXPANSIONS:
        assert 5 < sum(options.get(name, False) for _, _, _, options, *_ in lot) < 25


def test_what_games_against_sam_show_is_what_was_played(script: ModuleType) -> None:
    style = script.Style(0.3, (1.0, 1.0), Path(), 1)
    record = script.played("gwt", "hard Sam", 1, {"difficulty": "hard"}, False, style)
    seen, results = script.rows_of("gwt", json.dumps(record))
    assert seen.shape == (len(results), 1, len(ALONE))
    assert set(results.flat) == {record["totals"][0] - record["totals"][1]}
    older = {**record, "sam": "hard"}  # how games were kept before other games were played
    del older["options"]
    assert (script.rows_of("gwt", json.dumps(older))[0] == seen).all()


def test_what_games_at_tables_show_is_every_seat_with_its_score(script: ModuleType) -> None:
    record = script.played("villagers", "a village", 3, {}, False, script.Style(0.3, (1.0, 1.0), Path(), 1))
    seen, results = script.rows_of("villagers", json.dumps(record))
    assert seen.shape == (len(results), 3, len(INPUTS))
    assert 10 < len(results) < len(record["actions"])
    assert all(list(row) == record["totals"] for row in results)


def test_the_games_of_a_round_go_by_the_network_that_was_written_last(
    script: ModuleType, tmp_path: Path
) -> None:
    out = tmp_path / "gwt_solo.json"
    layers = [{"weights": [[0.0] * len(ALONE)], "biases": [7.0]}]
    out.write_text(json.dumps({"inputs": ALONE, "layers": layers}), encoding="utf-8")
    evaluator = script.subject("gwt", True).varied(Random(1), script.Style(0.3, (1.0, 1.0), out))
    own = evaluator_of(GAME)
    assert isinstance(own, TrailEvaluator)
    assert evaluator.alone.net.evaluate([1.0] * len(ALONE)) == 7.0
    assert evaluator.table.net.evaluate([1.0] * len(AT_TABLES)) == own.table.net.evaluate(
        [1.0] * len(AT_TABLES)
    )
    other = tmp_path / "other.json"
    other.write_text(json.dumps({"inputs": ["wind"], "layers": layers}), encoding="utf-8")
    with pytest.raises(LoadError, match="name another --out"):
        script.subject("gwt", True).varied(Random(1), script.Style(0.3, (1.0, 1.0), other))


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        (["gwt", "--games", "none.jsonl"], "none.jsonl is not there"),
        (["villagers", "--solo", "--games", "none.jsonl"], "the Countess is met by hand"),
    ],
)
def test_what_cannot_be_done_is_told(
    script: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    told: list[str],
    answer: str,
) -> None:
    monkeypatch.setattr(sys, "argv", ["train_net.py", *told])
    with pytest.raises(SystemExit):
        script.main()
    assert answer in capsys.readouterr().err
