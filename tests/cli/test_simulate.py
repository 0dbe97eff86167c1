"""Many games: the same results from the same seed, whoever plays them."""

import json
import multiprocessing.context
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import command, wagontrain
from tests.core.toy import GAME
from wagontrain.cli.tally import Tally, spread

SMALL = ("--seats", 3, "--games", 12, "--seed", "same")


def simulated(*args: object) -> dict[str, Any]:
    """What a simulation prints for programs."""
    outcome = wagontrain("simulate", "villagers", *args, "--json")
    assert outcome.code == 0, outcome.err
    found: dict[str, Any] = json.loads(outcome.out)
    return found


def test_results_are_the_same_with_any_number_of_workers() -> None:
    alone = simulated(*SMALL)
    several = command("simulate", "villagers", *SMALL, "--workers", 3, "--json")
    assert several.code == 0, several.err
    shared = json.loads(several.out)
    assert shared["results"] == alone["results"]
    assert shared["setup"] == alone["setup"]
    assert shared["speed"]["workers"] == 3


def test_an_option_without_effect_is_refused_in_one_line() -> None:
    small = ("simulate", "gwt", "--seats", 2, "--games", 1, "--seed", "same", "--json")
    outcome = wagontrain(*small, "--option", "difficulty=hard", "--option", "ties=dollars")
    assert outcome.code != 0
    assert outcome.out == ""
    assert outcome.err == "wagontrain: option 'difficulty' has no effect at 2 seats: it is for 1 seat\n"
    assert wagontrain(*small, "--option", "ties=dollars").err == ""


def test_another_seed_gives_other_games() -> None:
    assert simulated(*SMALL)["results"] == simulated(*SMALL)["results"]
    assert simulated(*SMALL)["results"] != simulated(*SMALL[:-1], "other")["results"]


def test_everything_asked_for_is_told() -> None:
    found = simulated(*SMALL, "--bots", "random,first,random", "--option", "saints=yes")
    assert found["setup"]["bots"] == ["random", "first", "random"]
    assert found["setup"]["options"]["saints"] is True
    results = found["results"]
    assert results["games"] == 12
    assert sum(results["ends"].values()) == 12
    assert len(results["seats"]) == 3
    assert results["choices"] <= results["decisions"]
    assert abs(sum(seat["wins"] for seat in results["seats"]) - 1) < 0.001
    assert {"seconds", "games_per_second", "decisions_per_second", "choices_per_second"} <= set(
        found["speed"]
    )


def test_people_get_a_table() -> None:
    outcome = wagontrain("simulate", "villagers", "--seats", 1, "--games", 3, "--seed", "solo")
    assert outcome.code == 0
    for part in ("games/s", "decisions/s", "real choices", "1 random", "opponent", "ends: ", "seed solo"):
        assert part in outcome.out


def test_a_seed_is_made_up_and_told_where_none_is_given() -> None:
    first = simulated("--seats", 2, "--games", 1)
    again = simulated("--seats", 2, "--games", 1, "--seed", first["setup"]["seed"])
    assert again["results"] == first["results"]


def test_own_tables_are_used_by_every_worker(tmp_path: Path) -> None:
    import wagontrain as library
    from wagontrain.core.data import files

    library.game("villagers")
    home = Path(library.__file__).parent / "villagers" / "data"
    mine = tmp_path / "villagers"
    mine.mkdir()
    for name in files("villagers"):
        (mine / f"{name}.toml").write_bytes((home / f"{name}.toml").read_bytes())
    setup = (mine / "setup.toml").read_text()
    assert "coins_per_player = 8" in setup
    (mine / "setup.toml").write_text(setup.replace("coins_per_player = 8", "coins_per_player = 800"))
    args = ("simulate", "villagers", *SMALL, "--tables", tmp_path, "--json")
    alone = command(*args)
    assert alone.code == 0, alone.err
    assert json.loads(alone.out)["results"]["seats"][0]["score"]["least"] > 700
    shared = command(*args, "--workers", 2)
    assert json.loads(shared.out)["results"] == json.loads(alone.out)["results"]


def test_a_tally_of_parts_is_the_tally_of_all() -> None:
    whole, first, second = Tally(2), Tally(2), Tally(2)
    for i in range(6):
        s = GAME.new(2, f"tally {i}")
        decisions = 0
        while legal := GAME.legal(s):
            GAME.apply(s, legal[i % len(legal)])
            decisions += 1
        for tally in (whole, first if i < 3 else second):
            tally.add_game(GAME, s, decisions, 0)
    second.add(first)
    assert second.to_json() == whole.to_json()


def test_the_spread_of_a_distribution() -> None:
    from collections import Counter

    found = spread(Counter({1: 1, 2: 2, 9: 1}))
    assert (found["mean"], found["least"], found["median"], found["most"]) == (3.5, 1, 2, 9)
    assert found["deviation"] == 3.202
    assert found["error"] == 1.6008


def test_without_shared_memory_several_workers_are_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(self: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(multiprocessing.context.BaseContext, "Lock", refuse)
    two = ("--seats", "2", "--games", "2", "--workers", "2")
    wagontrain("simulate", "villagers", *two).fails(1, "/dev/shm", "shared memory", "--workers 1")
    assert wagontrain("simulate", "villagers", "--seats", "2", "--games", "2").code == 0
