"""The rules that the page shows: named by the server, for each question those of its own docstring."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import wagontrain
from wagontrain.core.rulebook import cited_rules, question_rules, rules_text

ROOT = Path(__file__).parents[2]
GAMES = wagontrain.games()
ID = re.compile(r"\b[A-Z]+-\d+\.\d+[a-z]?\b")


def documented(game: str) -> dict[str, set[str]]:
    """The rule IDs in the docstring of each rule class, by the rule's name."""
    names = {type(rule).__name__: rule.name() for rule in wagontrain.game(game).rules if rule.verbs}
    found: dict[str, set[str]] = {}
    for path in (ROOT / "src" / "wagontrain" / game / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name in names:
                found[names[node.name]] = set(ID.findall(ast.get_docstring(node) or ""))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_question_cites_the_rules_of_its_docstring(game: str) -> None:
    cited = {name: set(rules) for name, rules in cited_rules(game)["question"].items()}
    assert cited == documented(game)
    assert all(cited.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_cited_exists(game: str) -> None:
    known = set(ID.findall(" ".join(re.findall(r"\*\*[^*]*\*\*|^\| *[^|]*", rules_text(game), re.M))))
    cited = {rule for group in cited_rules(game).values() for rules in group.values() for rule in rules}
    assert cited - known == set()


def test_the_free_move_of_an_objective_card_is_not_the_one_with_fees() -> None:
    cites = cited_rules("gwt")
    assert question_rules("gwt", "move-free")[0] == "GWT-15.4a"
    assert cites["effect"]["free_herder"] == ["GWT-15.4a"]
    assert cites["effect"]["draw_3"][0] == "GWT-15.4b"
    assert cites["element"]["cattle"][0] == "GWT-7.1"


def test_drafting_cites_the_draft_and_building_the_build() -> None:
    assert question_rules("villagers", "draft")[0].startswith("VIL-5.")
    assert question_rules("villagers", "build")[0].startswith("VIL-7.")


def test_an_effect_is_listed_by_its_name_or_its_kind() -> None:
    from wagontrain.core.data import rows

    cites = cited_rules("gwt")["effect"]
    effects: list[dict[str, Any]] = rows("gwt", "effects", "effect")
    assert {row["act"] for row in effects} <= set(cites)
    assert set(cites) <= {row["act"] for row in effects} | {row["id"] for row in effects}


def test_the_page_types_no_rule_id() -> None:
    sources = [
        path
        for path in (ROOT / "client" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte") and "generated" not in path.parts
    ]
    assert len(sources) > 50
    quoted = re.compile(r"[\"'`](?:GWT|SW|VIL)-\d+\.")
    assert [path.name for path in sources if quoted.search(path.read_text(encoding="utf-8"))] == []
