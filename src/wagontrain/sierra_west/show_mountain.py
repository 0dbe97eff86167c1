"""The middle of the table: the mountain, the wagon trail with the row below it, the tracks, the market."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from ..core.flow import Flow
from ..core.words import Words
from .components import (
    HOMESTEAD_GAIN,
    HOMESTEAD_MULE,
    HOMESTEAD_TOP,
    ORCHARD_FUR_TRADE,
    ORCHARD_GAIN,
    ORCHARD_TOP,
    PLACE_NUMBER,
    PLACE_ROW,
    PLACES,
    RIVER_FISH,
    ROWS,
    SPECIALS,
)
from .names import GOODS, ORCHARD, TRACK_KIND
from .show_marks import (
    ANY_BASIC,
    View,
    amount,
    cabin_text,
    describe_goods,
    glued,
    good_mark,
    joined,
    seat_mark,
    seat_marks,
)

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
BORDERS: Final = {
    UP | DOWN: "│", RIGHT | LEFT: "─", RIGHT | DOWN: "┌", LEFT | DOWN: "┐", UP | RIGHT: "└", UP | LEFT: "┘",
    UP | RIGHT | DOWN: "├", UP | LEFT | DOWN: "┤", RIGHT | DOWN | LEFT: "┬", UP | RIGHT | LEFT: "┴",
    UP | RIGHT | DOWN | LEFT: "┼",
}  # fmt: skip
HEIGHT: Final = 3  # lines of a card: its border and two of text
WIDEST: Final = 17
OUTLAW: Final = "☠"


def scouts_on(view: View, place: str) -> Text:
    """The frontiersmen at a place; Hastings' left and right one are told apart."""
    found = []
    for seat in view["seats"]:
        if seat["scout"] == place:
            found.append(glued(seat_mark(seat["seat"]), "›" if seat["automa"] else ""))
        if seat["automa"] and seat["left_scout"] == place:
            found.append(glued("‹", seat_mark(seat["seat"])))
    return Text("").join(found)


class Mountain:
    """The mountain as overlapping rows: each card lies on the two below it; places without cards are bare."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = min(options.max_width, (WIDEST + 1) * max(ROWS) + 1)
        step = ((room - 1) // max(ROWS)) // 2 * 2  # even, so that half a card is whole columns
        borders: dict[tuple[int, int], int] = {}
        texts: dict[int, list[tuple[int, Text]]] = {}
        for i, card in enumerate(self.view["mountain"]):
            if card["back"] is None and not scouts_on(self.view, card["place"]):
                continue
            row, number = PLACE_ROW[i], PLACE_NUMBER[i]
            x, y = (max(ROWS) - ROWS[row]) * step // 2 + number * step, row * HEIGHT
            draw_box(borders, x, y, step)
            for line, text in enumerate(self.card_lines(card, step - 1), 1):
                texts.setdefault(y + line, []).append((x + 1, text))
        bottom = HEIGHT * len(ROWS) + 1
        for y in range(min([y for _, y in borders], default=bottom), bottom):
            yield line_of(borders, texts.get(y, []), y, step * max(ROWS))
        yield self.base()

    def card_lines(self, card: View, width: int) -> list[Text]:
        """A card in two lines: place and frontiersmen, then what is seen of it."""
        first = joined([Text(card["place"], style="dim"), scouts_on(self.view, card["place"])])
        return [fitted(first, width), fitted(self.face(card), width)]

    def face(self, card: View) -> Text:
        """The name of a face-up card, the outlaws of an outpost, or a back."""
        if "outlaws" in card:
            return Text(f"{OUTLAW}{card['outlaws']} {mark_of(card)}", style="bold red")
        if card["card"]:
            return Text(self.words.text(f"card-{card['card']}"), style="bold")
        if card["back"] is None:
            return Text()
        if card["back"].startswith("special"):
            return joined([Text(f"▓▓ {self.words.text('table-special')}", style="magenta"), mark_of(card)])
        return Text("░░░░", style="dim")

    def base(self) -> Text:
        """The mountain base with those who stand there, and the outlaws of the end."""
        supply = self.view["mode_supply"]
        outlaws = supply.get("base_outlaws", 0)
        text = joined([Text(self.words.text("place-base"), style="dim"), scouts_on(self.view, "base")])
        return text.append(f"  {OUTLAW}{outlaws}" if outlaws else "", style="bold red")


def mark_of(card: View) -> str:
    """The number on the back of a special card, "" where it has none."""
    back: str = card["back"]
    return back.removeprefix("special").strip("-")


def draw_box(borders: dict[tuple[int, int], int], x: int, y: int, step: int) -> None:
    """Add the border of a card to those that are there."""
    for i in range(step):
        for line in (y, y + HEIGHT):
            borders[x + i, line] = borders.get((x + i, line), 0) | RIGHT
            borders[x + i + 1, line] = borders.get((x + i + 1, line), 0) | LEFT
    for i in range(HEIGHT):
        for column in (x, x + step):
            borders[column, y + i] = borders.get((column, y + i), 0) | DOWN
            borders[column, y + i + 1] = borders.get((column, y + i + 1), 0) | UP


def line_of(borders: dict[tuple[int, int], int], texts: list[tuple[int, Text]], y: int, width: int) -> Text:
    """One line of the drawing: borders, and between them the texts."""
    text, x = Text(), 0
    starts = dict(texts)
    while x <= width:
        if x in starts:
            text.append_text(starts[x])
            x += starts[x].cell_len
        else:
            text.append(BORDERS.get(borders.get((x, y), 0), " "), style="dim")
            x += 1
    text.rstrip()
    return text


def fitted(text: Text, width: int) -> Text:
    """The text, cut or filled up to that width."""
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


# -- the wagon trail and the row of special cards


def trail(view: View, words: Words) -> Table:
    """The trail with the wagons and the price of each step; below it the row of special cards."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="bold")
    table.add_column("")
    spaces = view["trail"]
    for i, space in enumerate(spaces):
        table.add_column(f"{i} ×{space['multiplier']}", ratio=1, overflow="fold")
    wagons = [
        seat_marks(seat["seat"] for seat in view["seats"] if seat["wagon"] == i) for i in range(len(spaces))
    ]
    table.add_row(words.text("table-wagons"), *wagons)
    table.add_row(words.text("table-step"), *[step_text(space, words) for space in spaces], style="dim")
    row = [row_text(view, i, words) for i in range(len(view["row"]))]
    table.add_row(words.text("table-row"), market_text(view, words), *row)
    return table


def step_text(space: View, words: Words) -> str:
    """What the step to the next space costs: boots and basic resources."""
    basics = f"{space['basics']}{ANY_BASIC}" if space["basics"] else ""
    costs = " ".join(part for part in (amount(space["boots"], "boot", words), basics) if part)
    return f"{costs} →" if costs else ""


def market_text(view: View, words: Words) -> Text:
    """Under the first space: the fish market with the canoes there, where rivers are played."""
    if view["mode"] != "boats_banjos":
        return Text()
    return joined([Text(words.text("table-fish-market"), style="cyan"), canoes_at(view, 0)], "\n")


def canoes_at(view: View, place: int) -> Text:
    """Whose canoes are there."""
    here = [seat["seat"] for seat in view["seats"] if seat.get("canoe") == place]
    return glued("◡" if here else "", seat_marks(here))


def row_text(view: View, place: int, words: Words) -> Text:
    """A special card of the row with what lies on it."""
    card = view["row"][place]
    name = Text(words.text(f"special-{card['special']}"), style="bold")
    if "tokens" not in card:
        return joined([name, Text(words.attribute(f"special-{card['special']}", "text"))], "\n")
    fish = [good_mark(GOODS[fish], words) for fish in RIVER_FISH[SPECIALS.index(card["special"])]]
    tokens = joined([good_mark(good, words) for good in card["tokens"]]) or Text("–", style="dim")
    return joined([name, joined([joined(fish), tokens], " | "), canoes_at(view, place + 1)], "\n")


# -- tracks, market, supply


def tracks(view: View, words: Words) -> Table:
    """The homestead tracks, and the orchard tracks where there are some."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for track, name in enumerate(TRACK_KIND.names):
        reward = [words.text("figure-mule")] if HOMESTEAD_MULE[track] else []
        reward += describe_goods(HOMESTEAD_GAIN[track], words)
        marks = track_marks(view, "homestead", track, HOMESTEAD_TOP[track])
        grid.add_row(words.text(f"track-{name}"), marks, Text(f"→ {' '.join(reward)}", style="dim"))
    if view["mode"] == "apple_hill":
        for track, name in enumerate(ORCHARD.names):
            reward = [words.text("symbol-fur_trade")] if ORCHARD_FUR_TRADE[track] else []
            reward += describe_goods(ORCHARD_GAIN[track], words)
            marks = track_marks(view, "orchards", track, ORCHARD_TOP[track])
            grid.add_row(words.text(f"orchard-{name}"), marks, Text(f"→ {' '.join(reward)}", style="dim"))
    return grid


def track_marks(view: View, kind: str, track: int, top: int) -> Text:
    """Who stands where on a track."""
    parts = []
    for value in range(top + 1):
        here = [seat["seat"] for seat in view["seats"] if kind in seat and seat[kind][track] == value]
        parts.append(glued(str(value), seat_marks(here)) if here else Text(f"{value}·", style="dim"))
    return joined(parts, "  ")


def cabins(view: View, words: Words) -> Table:
    """The cabin market: what each tile costs beyond the shovel, and what it does."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for space, tile in enumerate(view["market"]):
        price = f"{space + 1}  +{tile['extra_cost']}{ANY_BASIC}"
        if tile["cabin"]:
            entries = words.attribute(f"cabin-{tile['cabin']}", "text")
            grid.add_row(price, cabin_text(tile["cabin"], words), Text(entries, style="dim"))
        else:
            grid.add_row(price, Text("–", style="dim"), "")
    return grid


def supply(view: View, words: Words) -> Flow:
    """The mule, the cabins left, and what the mode adds."""
    mule = view["mule"]["owner"]
    entries: list[Text | str] = [
        joined([f"{words.text('figure-mule')}:", seat_mark(mule) if mule >= 0 else "–"])
    ]
    entries.append(words.text("table-cabin-stack", n=view["cabin_stack"]["count"]))
    found = view["mode_supply"]
    if "apples" in found:
        entries.append(words.text("event-apples-changed", **found["apples"]))
    for fish, count in found.get("fish", {}).items():
        entries.append(f"{words.text(f'good-{fish}')}: {count}")
    if "carts" in found:
        entries.append(words.text("table-carts", n=found["carts"]))
    for item in ("dynamite", "lantern", "sheriff"):
        if item in found:
            owner = found[item]
            entries.append(
                joined([f"{words.text(f'prize-{item}')}:", seat_mark(owner) if owner >= 0 else "–"])
            )
    return Flow(entries, "   ")


def card_rows(view: View, words: Words) -> Table:
    """The face-up cards of the mountain in full."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for card in view["mountain"]:
        if card["card"] and "outlaws" not in card:
            message = f"card-{card['card']}"
            name = Text(words.text(message), style="bold")
            grid.add_row(Text(card["place"], style="dim"), name, words.attribute(message, "text"))
    return grid


def describe_place(view: View, place: str, words: Words) -> str:
    """What lies at a place of the mountain."""
    if place not in PLACES:
        return ""
    card = view["mountain"][PLACES.index(place)]
    if "outlaws" in card:
        outpost = words.text(f"special-{card['card']}")
        return f"{OUTLAW}{card['outlaws']} {outpost}"
    return words.text(f"card-{card['card']}") if card["card"] else ""
