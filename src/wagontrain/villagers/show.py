"""The table of Villagers in a terminal, drawn from a view: Road, players, villages, hand."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..core.words import Words
from .show_cards import (
    NUMBERS,
    SUIT_MARKS,
    card_line,
    coins,
    joined,
    mark,
    marks,
    name_of,
    suit_of,
    symbols,
)
from .tables import FIRST_MARKET_STACK, HIRES, IS_STAND_IN

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
        told = words.text(f"table-{market.replace('_', '-')}")
        text.append(f"   {told}: {words.text('table-market-' + view[market])}", style="dim not bold")
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
    return joined([mark(slot["card"]), symbols(slot["card"], words), coins(slot["coins"])])


def pile_text(pile: View, words: Words) -> Text:
    """How many cards a pile has and what its top card shows; a known top card by its name."""
    if not pile["count"]:
        return Text("–")
    known = pile["cards"][-1].get("card")
    top = name_of(known, words) if known else Text()
    return joined([Text(f"{pile['count']}×"), marks([pile["top"]]), top])


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
            backs(seat),
        )
    return table


def limits(seat: View, words: Words) -> Text:
    """How much of the draft or build limit is used."""
    text = Text()
    if seat["countess"]:
        return text
    if seat["drafting"]:
        text.append(words.text("table-drafted", n=len(seat["square"]), limit=seat["draft_limit"]))
    elif seat["build_limit"] is not None:
        text.append(words.text("table-built", n=seat["built"], limit=seat["build_limit"]))
        text.append(f", {words.text('table-hired', n=seat['hired'], limit=HIRES)}")
    if seat["free_unlock"]:
        text.append(f", {words.text('table-free-unlock')}")
    return text


def backs(seat: View) -> Text:
    """A hand from behind."""
    return marks([card["suit"] if "suit" in card else suit_of(card["card"]) for card in seat["hand"]])


def village_lines(seat: View, words: Words, names: Sequence[str]) -> Text:
    """Another player in running text: the village chain after chain, and the hand cards that were seen."""
    nodes = seat["village"]
    chains = [chain_text(nodes, i, words) for i in range(len(nodes)) if nodes[i]["on"] < 0]
    text = Text(f"{words.player(seat['seat'], names)}: ", style="bold")
    text.append_text(Text("  |  ", style="not bold dim").join(chains))
    known = [name_of(card["card"], words) for card in seat["hand"] if "card" in card]
    if known:
        text.append(f"\n  {words.text('table-known')}: ", style="dim not bold")
        text.append_text(Text(", ", style="not bold").join(known))
    return text


def square_line(view: View, words: Words, names: Sequence[str]) -> Text | None:
    """The cards drafted in this phase."""
    squares = [
        joined(
            [
                Text(f"{names[seat['seat']]}:"),
                Text(", ").join([name_of(card, words) for card in seat["square"]]),
            ]
        )
        for seat in view["seats"]
        if seat["square"]
    ]
    return (
        Text(f"{words.text('table-square')}   ").append_text(Text("   ").join(squares)) if squares else None
    )


def chain_text(nodes: list[View], i: int, words: Words) -> Text:
    """A card and all that lies on it."""
    text = node_text(nodes[i], words)
    upon = [chain_text(nodes, j, words) for j in range(len(nodes)) if nodes[j]["on"] == i]
    if upon:
        text.append(" › ", style="dim not bold").append_text(Text(" + ", style="dim not bold").join(upon))
    return text


def village_trees(seat: View, words: Words) -> RenderableType:
    """The own village, with the numbers that actions use: a tree for each chain, then the single cards."""
    nodes = seat["village"]
    trees = [tree_text(nodes, i, 0, words) for i in range(len(nodes)) if nodes[i]["on"] < 0]
    chains = Columns([tree for tree in trees if "\n" in tree.plain], padding=(0, 3))
    return Group(chains, Columns([tree for tree in trees if "\n" not in tree.plain], padding=(0, 3)))


def tree_text(nodes: list[View], i: int, depth: int, words: Words) -> Text:
    """A card, and indented below it what lies on it."""
    text = Text("  " * depth + ("└ " if depth else ""), style="not bold")
    text.append(f"#{i} ", style="dim not bold").append_text(node_text(nodes[i], words))
    for j in range(len(nodes)):
        if nodes[j]["on"] == i:
            text.append("\n").append_text(tree_text(nodes, j, depth + 1, words))
    return text


def node_text(node: View, words: Words) -> Text:
    """One card of a village; of a covered one only the name works."""
    if node["covered"]:
        name = words.text(f"card-{node['card']}")
        if IS_STAND_IN[NUMBERS[node["card"]]]:
            name += f" = {words.text('card-' + node['role'])}"
        return joined([mark(node["card"]), Text(name, style="dim not bold"), coins(node["coins"])])
    return card_line(node["card"], words, node["coins"], own=True)


def hand(cards: list[View], words: Words) -> RenderableType:
    """Cards that the viewer may read, with all that is printed on them."""
    lines = [
        card_line(card["card"], words) if "card" in card else marks([card.get("suit", "none")])
        for card in cards
    ]
    return Columns(lines, padding=(0, 3)) if lines else Text("–", style="dim")


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


def legend(words: Words) -> Text:
    """What the signs mean."""
    signs = words.text("table-legend").split("  ")
    text = Text("  ".join(unbroken(sign) for sign in signs), style="dim")
    for suit, (sign, style) in SUIT_MARKS.items():
        if suit != "none":
            text.append("  ").append(sign, style=style).append(unbroken(f" {words.text('suit-' + suit)}"))
    return text


def unbroken(text: str) -> str:
    """The same text, to be kept on one line."""
    return text.replace(" ", "\u00a0")
