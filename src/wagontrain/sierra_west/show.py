"""The table of Sierra West in a terminal, drawn from a view: mountain, trail, tracks, market, boards."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..core.flow import Flow
from ..core.words import Words
from . import show_compact
from .components import SPOT_SLOT
from .names import GREEN_END, NONE, SPOT, TAN_END
from .show_board import board, hand, hastings, idle, players
from .show_marks import ANY_BASIC, View, describe_space, summit_text, symbol_of
from .show_mountain import (
    Mountain,
    cabins,
    card_rows,
    describe_place,
    row_text,
    step_text,
    supply,
    tracks,
    trail,
)


def render(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as the view's owner sees it."""
    turn = words.player(view["turn"], names)
    parts: list[RenderableType] = [heading(view, words, names), Mountain(view, words), card_rows(view, words)]
    parts += [Rule(words.text("table-trail"), style="dim"), trail(view, words)]
    parts += [Rule(words.text("table-homestead"), style="dim"), tracks(view, words)]
    parts += [Rule(words.text("table-cabins"), style="dim"), cabins(view, words), supply(view, words)]
    parts += [Rule(style="dim"), players(view, words, names), idle(view, words, names)]
    if "plans" in view:
        parts += [Rule(words.text("seat-automa"), style="dim"), hastings(view, words)]
    if not view["seats"][view["turn"]]["automa"]:
        parts += [Rule(words.text("table-board", name=turn), style="dim"), board(view, words)]
    if view["viewer"] is not None and view["seats"][view["viewer"]]["hand"]["cards"]:
        parts += [Rule(words.text("hand"), style="dim"), hand(view, words)]
    return Group(*parts, legend(view, words))


def compact(view: View, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """The table in parts for a small screen, the most important first."""
    return [heading(view, words, names), *show_compact.parts(view, words, list(names))]


def heading(view: View, words: Words, names: Sequence[str]) -> Text:
    """Mode, round, whose turn it is, and whether the end has come."""
    text = Text(words.text("game-title"), style="bold")
    texts = [
        words.text(f"option-mode-{view['mode']}"),
        words.text("event-round-began", amount=view["round"]),
        words.text("event-turn-began", seat=words.player(view["turn"], names)),
    ]
    text.append("   " + "   ".join(texts), style="not bold")
    if view["ending"] != "no":
        ending = words.text(f"table-ending-{view['ending']}")
        text.append(f"   {ending}", style="bold red")
    return text


def element(view: View, target: str, words: Words, names: Sequence[str]) -> str:
    """What a board element is: a card of the mountain, a space of a path, a summit, a cabin for sale."""
    kind, _, rest = target.partition("-")
    if kind == "mountain":
        return describe_place(view, rest, words)
    if kind == "spot":
        return describe_spot(view, rest, words)
    if kind == "summit" and rest in view["turn_state"]["laid"]:
        return summit_text(view["turn_state"]["laid"][rest], words)
    if kind == "market":
        return describe_tile(view["market"][int(rest) - 1], words)
    if kind == "cabin":
        return words.attribute(f"cabin-{rest}", "text")
    if kind == "trail":
        return step_text(view["trail"][int(rest) - 1], words)
    if kind == "river" and rest != "0" and int(rest) <= len(view["row"]):
        return row_text(view, int(rest) - 1, words).plain.replace("\n", " ")
    return ""


def describe_tile(tile: View, words: Words) -> str:
    """A cabin for sale and its price."""
    if tile["cabin"] is None:
        return ""
    name = words.text(f"cabin-{tile['cabin']}")
    return f"{name}, +{tile['extra_cost']}{ANY_BASIC}"


def describe_spot(view: View, spot: str, words: Words) -> str:
    """What a space of a path would give."""
    place = SPOT.index[spot]
    if SPOT_SLOT[place] == NONE:
        return words.text(f"spot-{spot}") if place in (GREEN_END, TAN_END) else ""
    symbol = symbol_of(view["turn_state"]["laid"], place)
    return "" if symbol == NONE else describe_space(symbol, place, view["seats"][view["turn"]], words)


def legend(view: View, words: Words) -> Flow:
    """What the signs mean, those of the mode among them."""
    signs = [words.text("table-legend"), words.text(f"table-legend-{view['mode']}")]
    return Flow([sign for text in signs for sign in text.split("  ")], style="dim")
