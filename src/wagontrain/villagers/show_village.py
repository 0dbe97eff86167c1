"""Villages in a terminal, in running text or as the trees that actions point into, and limits used up."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ..core.words import Words
from .components import HIRES, IS_STAND_IN
from .show_cards import CARD_NUMBERS, card_line, coins, joined, mark, name_of

View = dict[str, Any]


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


def village_text(seat: View, words: Words, names: Sequence[str]) -> Text:
    """A village in running text, chain after chain."""
    nodes = seat["village"]
    chains = [chain_text(nodes, i, words) for i in range(len(nodes)) if nodes[i]["on"] < 0]
    text = Text(f"{words.player(seat['seat'], names)}: ", style="bold")
    return text.append_text(Text("  |  ", style="not bold dim").join(chains))


def village_lines(seat: View, words: Words, names: Sequence[str]) -> Text:
    """Another player in running text: the village, and the hand cards that were seen."""
    text = village_text(seat, words, names)
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
        if IS_STAND_IN[CARD_NUMBERS[node["card"]]]:
            name += f" = {words.text('card-' + node['role'])}"
        return joined([mark(node["card"], words), Text(name, style="dim not bold"), coins(node["coins"])])
    return card_line(node["card"], words, node["coins"], own=True)
