"""The table in a terminal, drawn from a view. Without this module the terminal prints the view as it is."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wagontrain.core.words import Words

__all__ = ["element", "render"]

View = dict[str, Any]


def render(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Draw the trick, the players and the viewer's own hand."""
    parts: list[RenderableType] = [
        trumps(view, words),
        trick(view, words, names),
        players(view, words, names),
    ]
    if view["viewer"] is not None:
        hand = view["seats"][view["viewer"]]["hand"]
        parts.append(line(words.text("hand"), cards(hand, words)))
    return Group(*parts)


def element(view: View, target: str, words: Words, names: Sequence[str]) -> str:
    """Name a board element: a card in the hand, or the turned-up card."""
    kind, _, card = target.partition("-")
    if kind == "trump":
        card = view["trump_card"] or ""
    return words.text(f"card-{card}") if card else ""


def trumps(view: View, words: Words) -> Text:
    """Draw the trump suit, the turned-up card and how many cards are left."""
    text = line(words.text("table-trump"), words.text(f"suit-{view['trump']}"))
    if view["trump_card"]:
        text.append(f" ({words.text('card-' + view['trump_card'])})")
    return text.append_text(line(f"   {words.text('table-deck')}", str(view["deck"])))


def trick(view: View, words: Words, names: Sequence[str]) -> Text:
    """Draw the cards on the table with the names of those who played them."""
    seats = [(view["leader"] + i) % len(view["seats"]) for i in range(len(view["trick"]))]
    played = [
        f"{names[seat]} {cards([card], words)}" for seat, card in zip(seats, view["trick"], strict=True)
    ]
    return line(words.text("table-trick"), " · ".join(played) or "–")


def players(view: View, words: Words, names: Sequence[str]) -> Table:
    """Draw a row for each player: points and how many cards are won and held."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for stat in ("points", "cards_won", "hand"):
        table.add_column(words.text(f"stat-{stat}"), justify="right")
    for seat in view["seats"]:
        style = "bold" if seat["seat"] == view["to_act"] else ""
        counts = (seat["points"], len(seat["won"]), seat["hand_size"])
        table.add_row(names[seat["seat"]], *[str(count) for count in counts], style=style)
    return table


def cards(ids: Sequence[str], words: Words) -> str:
    """Name some cards, separated by commas."""
    return ", ".join(words.text(f"card-{card}") for card in ids)


def line(title: str, content: str) -> Text:
    """Make a line with a bold title."""
    return Text.assemble((f"{title}: ", "bold"), content)
