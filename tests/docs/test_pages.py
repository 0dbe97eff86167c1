"""The pages of the documentation: links lead somewhere, lists are complete, drawings are true."""

import re
from pathlib import Path

import pytest

import wagontrain
from tests.docs.fences import ROOT, pages
from tests.villagers.build import building, play
from wagontrain.core.position import HEAD
from wagontrain.core.position_layout import layout_of
from wagontrain.villagers import GAME


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert missing == []


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    records = sorted(path.name for path in folder.glob("0*.md"))
    assert re.findall(r"\]\((0\d+-[^)]*)\)", (folder / "README.md").read_text(encoding="utf-8")) == records


def test_the_drawn_turn_is_how_it_runs() -> None:
    """The stack of docs/how-a-turn-runs.md, top first, after each of its actions."""
    s = building("cooper", own=["founders", "lumberjack"], other=["founders", ["miner", "blacksmith"]])
    rest = ["build", "build-turn", "founders-check"]
    drawn = (ROOT / "docs" / "how-a-turn-runs.md").read_text(encoding="utf-8")
    for text, above in (
        ("place cooper", ["choose-place"]),
        ("on 1", ["unlock", "lay-card"]),
        ("pay 1 1", []),
    ):
        play(s, text)
        stack = [GAME.rules[f.rule].name() for f in reversed(s.todo)]
        assert stack[: len(above) + 3] == above + rest
        assert text in drawn
        assert all(rule in drawn for rule in stack[: len(above) + 3])


def test_every_key_of_a_position_is_listed() -> None:
    """The tables of docs/reference/positions.md are those of the games, word for word."""
    page = (ROOT / "docs" / "reference" / "positions.md").read_text(encoding="utf-8")
    rows = [f"| `{name}` | " for name in HEAD if name != "seat"]
    for name in wagontrain.games():
        layout = layout_of(wagontrain.game(name))
        rows += [
            f"| `{key.name}` | {key.help} |\n" for key in [*layout.table.values(), *layout.seat.values()]
        ]
        for question, begin in layout.questions.items():
            rows.append(f"| `{question}` | {' '.join(str(begin.__doc__).split())} |\n")
    assert [row for row in rows if row not in page] == []


def test_pictures_are_light() -> None:
    """Whoever clones the project or opens the README loads them all."""
    heavy = {path.name for path in (ROOT / "docs" / "pictures").iterdir() if path.stat().st_size > 600_000}
    assert heavy == set()
