"""What only some games of Villagers have on the table: the Countess, improvements, Mini Villagers."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..core.words import Words

View = dict[str, Any]


def solo(view: View, words: Words) -> RenderableType | None:
    """The events that lie open, and the Jester."""
    if view["solo"] is None:
        return None
    table = Table.grid(padding=(0, 1))
    for event in view["solo"]["events"]:
        message = f"event_card-{event['event']}"
        table.add_row(Text(words.text(message), style="bold red"), words.attribute(message, "text"))
    jester = words.text(f"table-jester-{view['solo']['jester']}")
    table.add_row(Text(words.text("table-jester"), style="bold"), jester)
    return table


def improvements(view: View, words: Words, names: Sequence[str]) -> RenderableType | None:
    """The three improvements, and who won each last."""
    if not view["improvements"]:
        return None
    table = Table.grid(padding=(0, 1))
    for row in view["improvements"]:
        message = f"improvement-{row['improvement']}"
        winner = words.player(row["winner"], names) if row["winner"] >= 0 else ""
        table.add_row(Text(words.text(message), style="bold"), words.attribute(message, "text"), winner)
    return table


def mini_table(view: View, words: Words, names: Sequence[str]) -> Table:
    """Mini Villagers: everybody's cards, the own ones open, and the pairs that were laid off."""
    mini = view["mini"]
    table = Table.grid(padding=(0, 2))
    for seat, cards in enumerate(mini["hands"]):
        shown = [words.text(f"mini-{card}") if card else "?" for card in cards]
        table.add_row(Text(names[seat], style="bold"), ", ".join(shown) or "–")
    table.add_row(words.text("table-reserve"), str(mini["pile"]))
    table.add_row(words.text("table-discard"), str(len(mini["laid"])))
    return table
