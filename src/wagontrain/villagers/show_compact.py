"""The table of Villagers on a small screen: what a player decides by, the most important first."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ..core.flow import Flow
from ..core.words import Words
from .show_cards import CARD_NUMBERS, card_line, joined, marks, suit_of
from .show_modes import improvements, mini_table, solo
from .show_village import limits, square_line, village_lines, village_text

View = dict[str, Any]


def compact(view: View, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """The table in parts for a small screen, the most important first."""
    parts: list[RenderableType] = [heading(view, words)]
    if view["mini"] and (view["round"] == 0 or view["options"]["mini_villagers"] == "alone"):
        return [*parts, mini_table(view, words, names)]
    parts.append(everybody(view, words, names))
    if view["viewer"] is not None:
        me = view["seats"][view["viewer"]]
        parts += [hand(me["hand"], words), village_text(me, words, names)]
    parts += [hand(view["aside"], words)] if view["aside"] else []
    parts += [line for line in (square_line(view, words, names), solo(view, words)) if line]
    parts.append(road(view, words))
    others = [seat for seat in view["seats"] if seat["seat"] != view["viewer"]]
    parts += [village_lines(seat, words, names) for seat in others]
    return parts + [part for part in (improvements(view, words, names),) if part]


def heading(view: View, words: Words) -> Text:
    """Game, round and phase."""
    text = Text(words.text("game-title"), style="bold")
    text.append(f"   {words.text('table-round', n=view['round'])}", style="not bold")
    return text.append(f"   {words.text('table-phase-' + view['phase'])}", style="not bold")


def everybody(view: View, words: Words, names: Sequence[str]) -> Flow:
    """Each player in a few signs, the viewer first: gold, food, builders, limits, the hand from behind."""
    seats = sorted(view["seats"], key=lambda seat: bool(seat["seat"] != view["viewer"]))
    return Flow([player(view, seat, words, names) for seat in seats], "   ")


def player(view: View, seat: View, words: Words, names: Sequence[str]) -> Text:
    """One player."""
    first = "★" if seat["seat"] == view["first"] and not view["solo"] else ""
    parts = [
        Text(f"{words.player(seat['seat'], names)}{first}", style="bold"),
        Text(f"●{seat['supply']}", style="yellow"),
        Text(f"◆{seat['food']}", style="green"),
        Text(f"▲{seat['builders']}", style="cyan"),
        limits(seat, words),
    ]
    if seat["seat"] != view["viewer"]:
        suits = [card["suit"] if "suit" in card else suit_of(card["card"]) for card in seat["hand"]]
        parts.append(marks(suits, words))
    return joined(parts)


def hand(cards: Sequence[View], words: Words) -> Flow:
    """Cards that the viewer may read, side by side."""
    lines = [
        card_line(card["card"], words) if "card" in card else marks([card.get("suit", "none")], words)
        for card in cards
    ]
    return Flow([Text(f"{words.text('hand')}:", style="bold"), *(lines or [Text("–")])], "  ")


def road(view: View, words: Words) -> Flow:
    """The stacks of the Road with the villager below each."""
    parts = []
    for i, slot in enumerate(view["road"]):
        stack = f"{slot['stack']['count']}×" if slot["stack"]["count"] else "–"
        shown = card_line(slot["card"], words, slot["coins"]) if slot["card"] else Text("–", style="dim")
        parts.append(joined([Text(f"{i + 1}", style="bold"), Text(stack, style="dim"), shown]))
    return Flow(parts, "   ")


def about(kind: str, name: str, words: Words) -> list[RenderableType]:
    """All that is printed on a card, and what its signs mean; nothing for other things."""
    if kind != "card" or name not in CARD_NUMBERS:
        return []
    line = card_line(name, words)
    signs = [sign for sign in words.text("table-legend").split("  ") if sign[0] in line.plain]
    suit = suit_of(name)
    meaning = [words.text(f"suit-{suit}"), *signs]
    return [line, Flow(meaning, style="dim")]
