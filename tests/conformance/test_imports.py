"""Imports point one way: core <- games <- everything else. Games never import each other.

A game's evaluator is for the bots and may use their base (`bots.eval`). Nothing else in a game may use the
evaluator, so the rules never depend on how bots play.
"""

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"
PACKAGE = SOURCES / "wagontrain"
GAMES = sorted(path.parent.name for path in PACKAGE.glob("*/game.py") if path.parent.name != "core")
INNER = ["core", *GAMES]
EVALUATOR = "evaluator"
EVALUATOR_BASE = "wagontrain.bots.eval."


def imported(path: Path) -> list[str]:
    """The modules that a file imports, absolute, wherever in the file it does so."""
    package = path.relative_to(SOURCES).parent.parts
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) + 1 - node.level]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            found += [f"{module}.{alias.name}" for alias in node.names]
    return found


def parts_imported(path: Path) -> set[str]:
    """The parts of wagontrain (core, villagers, cli...) that a file reaches for; "" is the package itself."""
    modules = [name.split(".") for name in imported(path)]
    parts = {names[1] if len(names) > 1 else "" for names in modules if names[0] == "wagontrain"}
    return {part if (PACKAGE / part).is_dir() or (PACKAGE / f"{part}.py").is_file() else "" for part in parts}


def test_there_are_games() -> None:
    assert GAMES


@pytest.mark.parametrize("part", INNER)
def test_inner_parts_know_only_core_and_themselves(part: str) -> None:
    wrong = [
        f"{path.relative_to(SOURCES)} imports {other or 'the package itself'}"
        for path in sorted((PACKAGE / part).rglob("*.py"))
        if path.parent.name != EVALUATOR
        for other in sorted(parts_imported(path) - {"core", part})
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_an_evaluator_knows_only_its_game_and_the_base_of_evaluators(game: str) -> None:
    allowed = ("wagontrain.core.", f"wagontrain.{game}.", EVALUATOR_BASE)
    wrong = [
        f"{path.relative_to(SOURCES)} imports {name}"
        for path in sorted((PACKAGE / game / EVALUATOR).rglob("*.py"))
        for name in imported(path)
        if name.split(".")[0] == "wagontrain" and not name.startswith(allowed)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_do_not_use_its_evaluator(game: str) -> None:
    wrong = [
        f"{path.relative_to(SOURCES)} imports {name}"
        for path in sorted((PACKAGE / game).rglob("*.py"))
        if path.parent.name != EVALUATOR
        for name in imported(path)
        if name.startswith(f"wagontrain.{game}.{EVALUATOR}")
    ]
    assert wrong == []


def test_the_bots_name_no_game() -> None:
    wrong = [
        f"{path.relative_to(SOURCES)} imports {other}"
        for path in sorted((PACKAGE / "bots").rglob("*.py"))
        for other in sorted(parts_imported(path) & set(GAMES))
    ]
    assert wrong == []


@pytest.mark.parametrize("outermost", ["cli", "web"])
def test_nothing_imports_the_outermost_parts(outermost: str) -> None:
    """The command line and the server stand at the top; the command line may start the server."""
    allowed = {"cli": {"cli", "__main__.py"}, "web": {"cli", "web"}}[outermost]
    wrong = [
        str(path.relative_to(SOURCES))
        for path in sorted(PACKAGE.rglob("*.py"))
        if outermost in parts_imported(path) and path.relative_to(PACKAGE).parts[0] not in allowed
    ]
    assert wrong == []
