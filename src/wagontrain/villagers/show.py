"""The table of Villagers in a terminal, drawn from a view: Road, players, villages, hand."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..core.flow import Flow
from ..core.words import Words
from .components import FIRST_MARKET_STACK
from .show_cards import (
    SUIT_STYLES,
    card_line,
    coins,
    joined,
    mark,
    marks,
    name_of,
    suit_code,
    suit_of,
    symbols,
)
from .show_compact import about, compact
from .show_modes import improvements, mini_table, solo
from .show_village import limits, square_line, village_lines, village_trees

__all__ = ["about", "compact", "element", "render"]

View = dict[str, Any]


def render(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as the view's owner sees it."""
    viewer = view["viewer"]
    parts: list[RenderableType] = [heading(view, words)]
    if view["mini"] and (view["round"] == 0 or view["options"]["mini_villagers"] == "alone"):
        return Group(*parts, mini_table(view, words, names))
    parts += [road(view, words), piles(view, words)]
    parts += [line for line in (solo(view, words), improvements(view, words, names)) if line]
    parts += [players(view, words, names), *[line for line in (square_line(view, words, names),) if line]]
    others = [seat for seat in view["seats"] if seat["seat"] != viewer]
    parts += [village_lines(seat, words, names) for seat in others]
    if viewer is not None:
        me = view["seats"][viewer]
        parts += [
            Rule(words.text("table-village", name=names[viewer]), style="dim"),
            village_trees(me, words),
        ]
        parts += [Rule(words.text("hand"), style="dim"), hand(me["hand"], words)]
    if view["aside"]:
        parts += [Rule(words.text("table-aside"), style="dim"), hand(view["aside"], words)]
    return Group(*parts, legend(words))


def element(view: View, target: str, words: Words, names: Sequence[str]) -> str:
    """What a board element is: a villager in a slot, the top of a stack, a card of a village or hand."""
    kind, _, rest = target.partition("-")
    if kind == "slot":
        slot = view["road"][int(rest) - 1]
        return card_line(slot["card"], words, slot["coins"]).plain if slot["card"] else ""
    if kind == "stack":
        return pile_text(view["road"][int(rest) - 1]["stack"], words).plain
    if kind == "hand":
        return symbols(rest, words).plain
    if kind == "village":
        seat, _, place = rest.partition("-")
        node = view["seats"][int(seat)]["village"][int(place)]
        return card_line(node["card"], words, node["coins"]).plain
    if kind == "event":
        return words.attribute(f"event_card-{rest}", "text")
    return ""


def heading(view: View, words: Words) -> Text:
    """Round and phase, and how far the Markets are."""
    text = Text(words.text("game-title"), style="bold")
    text.append(f"   {words.text('table-round', n=view['round'])}", style="not bold")
    text.append(f"   {words.text('table-phase-' + view['phase'])}", style="not bold")
    for market in ("first_market", "second_market"):
        texts = words.text(f"table-{market.replace('_', '-')}")
        text.append(f"   {texts}: {words.text('table-market-' + view[market])}", style="dim not bold")
    return text


def road(view: View, words: Words) -> Table:
    """Six slots with what stands there, and the stack above each."""
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, header_style="bold", pad_edge=False)
    for i in range(len(view["road"])):
        flag = {FIRST_MARKET_STACK: " ¹", len(view["road"]) - 1: " ²"}.get(i, "")
        table.add_column(f"{i + 1}{flag}", ratio=1, overflow="fold")
    table.add_row(*[pile_text(slot["stack"], words) for slot in view["road"]], style="dim")
    table.add_row(*[slot_name(slot, words) for slot in view["road"]])
    table.add_row(*[slot_symbols(slot, words) for slot in view["road"]])
    return table


def slot_name(slot: View, words: Words) -> Text:
    """The villager in a slot."""
    return name_of(slot["card"], words) if slot["card"] else Text("–", style="dim")


def slot_symbols(slot: View, words: Words) -> Text:
    """What a villager in a slot brings, and the coins on it."""
    if not slot["card"]:
        return Text()
    return joined([mark(slot["card"], words), symbols(slot["card"], words), coins(slot["coins"])])


def pile_text(pile: View, words: Words) -> Text:
    """How many cards a pile has and what its top card shows; a known top card by its name."""
    if not pile["count"]:
        return Text("–")
    known = pile["cards"][-1].get("card")
    top = name_of(known, words) if known else Text()
    return joined([Text(f"{pile['count']}×"), marks([pile["top"]], words), top])


def piles(view: View, words: Words) -> Text:
    """The reserve, the basic villagers and the discard pile."""
    text = Text(f"{words.text('table-reserve')} ").append_text(pile_text(view["reserve"], words))
    for basic, count in view["basics"].items():
        text.append("   ").append_text(name_of(basic, words)).append(f" {count}")
    return text.append(f"   {words.text('table-discard')} {len(view['discard'])}")


def players(view: View, words: Words, names: Sequence[str]) -> Table:
    """One line for each player: gold, symbols, limits used, both Markets' forecast, hand."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(words.text("score-player"))
    for label in (words.text("table-gold"), "◆", "▲"):
        table.add_column(label, justify="right")
    table.add_column(words.text("table-limit"), no_wrap=True)
    for label in ("table-first-market", "table-second-market"):
        table.add_column(words.text(label), justify="right")
    table.add_column(words.text("hand"))
    for seat in view["seats"]:
        name = words.player(seat["seat"], names)
        first = "★" if seat["seat"] == view["first"] and not view["solo"] else ""
        style = "bold yellow" if seat["seat"] == view["to_act"] else ""
        figures = [seat["supply"], seat["food"], seat["builders"]]
        forecast = [seat["forecast"]["first_market"], seat["forecast"]["second_market"]]
        table.add_row(
            Text(f"{name}{first}", style=style),
            *[str(figure) for figure in figures],
            limits(seat, words),
            *[str(figure) for figure in forecast],
            backs(seat, words),
        )
    return table


def backs(seat: View, words: Words) -> Text:
    """A hand from behind."""
    suits = [card["suit"] if "suit" in card else suit_of(card["card"]) for card in seat["hand"]]
    return marks(suits, words)


def hand(cards: list[View], words: Words) -> RenderableType:
    """Cards that the viewer may read, with all that is printed on them."""
    lines = [
        card_line(card["card"], words) if "card" in card else marks([card.get("suit", "none")], words)
        for card in cards
    ]
    return Columns(lines, padding=(0, 3)) if lines else Text("–", style="dim")


def legend(words: Words) -> Flow:
    """What the signs mean."""
    suits = [
        Text(suit_code(suit, words), style=style).append(f" {words.text('suit-' + suit)}", style="dim")
        for suit, style in SUIT_STYLES.items()
        if suit != "none"
    ]
    return Flow([*words.text("table-legend").split("  "), *suits], style="dim")
