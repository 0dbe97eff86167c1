"""The players of Sierra West: a line for everybody, the planned cards with both paths, Hastings."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..core.flow import Flow
from ..core.words import Words
from .components import ANIMAL_SLOTS, CARD_ANIMAL, CARDS, SPOT_SLOT, SYMBOL_HAZARD
from .names import ANIMALS, GOODS, GREEN_END, GREEN_FIRST, HASTINGS, NONE, SPOT, TAN_END, TAN_FIRST
from .show_marks import (
    POINTS,
    SLOTS,
    View,
    cabin_text,
    describe_space,
    figure_mark,
    glued,
    good_mark,
    joined,
    seat_mark,
    summit_text,
    symbol_of,
)


def players(view: View, words: Words, names: Sequence[str]) -> Table:
    """One line for each player: points, goods, claimed cards, piles."""
    shown = goods_of(view)
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(words.text("score-player"))
    table.add_column(POINTS, justify="right")
    for good in shown:
        table.add_column(good_mark(good, words), justify="right")
    for label in ("table-claimed", "table-piles", "table-animals", "score-cabins"):
        table.add_column(words.text(label))
    for seat in view["seats"]:
        name = words.player(seat["seat"], names)
        first = "¹" if seat["seat"] == view["first"] else ""
        style = "bold yellow" if seat["seat"] == view["turn"] else ""
        table.add_row(
            joined([seat_mark(seat["seat"]), Text(f"{name}{first}", style=style)]),
            str(view["scores"][str(seat["seat"])]),
            *[str(seat["goods"][good]) for good in shown],
            str(seat["claimed_cards"]),
            piles(seat),
            animals(seat, words),
            belongings(seat, words),
        )
    return table


def goods_of(view: View) -> list[str]:
    """The goods that matter in this mode."""
    modes = {
        "bullet": "outlaws_outposts",
        "trout": "boats_banjos",
        "salmon": "boats_banjos",
        "bass": "boats_banjos",
    }
    return [good for good in GOODS if modes.get(good, view["mode"]) == view["mode"]]


def piles(seat: View) -> str:
    """Cards in hand, in the deck, on the discard pile."""
    if seat["automa"]:
        return "–"
    return f"{seat['hand']['count']}·{seat['deck']['count']}·{len(seat['discard'])}"


def animals(seat: View, words: Words) -> Text:
    """The animal tiles: face up ones by name, the others counted."""
    up = [words.text(f"animal-{name}") for name, open_ in seat["animals"].items() if open_]
    down = len(seat["animals"]) - len(up)
    return joined([", ".join(up), Text(f"▒{down}" if down else "", style="dim")])


def belongings(seat: View, words: Words) -> Text:
    """Cabins, and what the mode lets a player own."""
    parts: list[Text | str] = [cabin_text(cabin, words) for cabin in seat["cabins"]]
    if "carts" in seat:
        gold = words.text("table-mark-gold")
        loads = [f"{count}× {load}{gold}" for load, count in seat["carts"].items() if count]
        parts += [words.text("table-own-carts", carts=", ".join(loads))] if loads else []
    if seat.get("outlaws"):
        parts.append(f"☠{seat['outlaws']}")
    parts += [words.text(f"prize-{item}") for item in seat["items"]]
    return joined(parts, ", ") or Text("–", style="dim")


# -- the board of the player whose turn it is


def board(view: View, words: Words) -> RenderableType:
    """The planned cards: summits on top, below them the two paths with the pioneers; then the figures."""
    laid = view["turn_state"]["laid"]
    seat = view["seats"][view["turn"]]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, expand=True, header_style="bold")
    table.add_column("")
    for slot in SLOTS:
        name = words.text(f"card-{laid[slot]}") if slot in laid else "–"
        table.add_column(f"{words.text(f'slot-{slot}')}: {name}", ratio=1)
    table.add_row(words.text("table-summit"), *[summit_cell(view, slot, words) for slot in SLOTS])
    for label, first, end in (("table-green", GREEN_FIRST, GREEN_END), ("table-tan", TAN_FIRST, TAN_END)):
        cells = [path_cell(view, slot, range(first, end), words) for slot in range(len(SLOTS))]
        table.add_row(words.text(label), *cells)
    table.add_row(words.text("table-animal"), *[animal_cell(laid, slot, words) for slot in range(len(SLOTS))])
    return Group(table, figures(view, seat, words))


def summit_cell(view: View, slot: str, words: Words) -> Text:
    """The summit action of a planned card, and the figure on it."""
    laid = view["turn_state"]["laid"]
    if slot not in laid:
        return Text()
    here = [figure_mark(figure) for figure in figures_at(view, f"summit-{slot}")]
    return joined([*here, Text(summit_text(laid[slot], words), style="magenta")])


def figures_at(view: View, spot: str) -> list[str]:
    """Which figures of the player whose turn it is stand on a spot."""
    seat = view["seats"][view["turn"]]
    found = [figure for figure in ("hat", "plain") if seat.get(figure) == spot]
    owned = view["mule"]["owner"] == view["turn"] and view["mule"]["spot"] == spot
    return [*found, "mule"] if owned else found


def path_cell(view: View, slot: int, spots: range, words: Words) -> Text:
    """The spaces of one path that a planned card shows."""
    laid, seat = view["turn_state"]["laid"], view["seats"][view["turn"]]
    lines = []
    for spot in spots:
        symbol = symbol_of(laid, spot) if SPOT_SLOT[spot] == slot else NONE
        if symbol == NONE:
            continue
        here = figures_at(view, SPOT.text(spot))
        done = [figure for figure in here if view["turn_state"]["activated"].get(figure)]
        style = "bold reverse" if here else "red" if SYMBOL_HAZARD[symbol] else ""
        number = Text(f"{SPOT.text(spot).rpartition('-')[2]}.", style="dim")
        texts = Text(describe_space(symbol, spot, seat, words), style=style)
        lines.append(joined([number, *[figure_mark(f) for f in here], texts, "✓" if done else ""]))
    return joined(lines, "\n")


def animal_cell(laid: dict[str, str], slot: int, words: Words) -> Text:
    """The animal that can be seen on a planned card."""
    card = laid.get(SLOTS[slot])
    if card is None or slot not in ANIMAL_SLOTS or CARD_ANIMAL[CARDS.index(card)] == NONE:
        return Text("–", style="dim")
    return Text(words.text(f"animal-{ANIMALS[CARD_ANIMAL[CARDS.index(card)]]}"))


def figures(view: View, seat: View, words: Words) -> Flow:
    """Where the figures are, and the boots that are left."""
    texts = [
        joined(
            [figure_mark(figure), f"{words.text(f'figure-{figure}')}: {words.text(f'spot-{seat[figure]}')}"]
        )
        for figure in ("hat", "plain")
        if figure in seat
    ]
    if view["mule"]["owner"] == seat["seat"]:
        spot = words.text(f"spot-{view['mule']['spot']}")
        texts.append(joined([figure_mark("mule"), f"{words.text('figure-mule')}: {spot}"]))
    boots = view["turn_state"]["boots"]
    texts += [
        Text(f"{words.text(f'pool-{pool}')}: {count}", style="bold cyan")
        for pool, count in boots.items()
        if count
    ]
    return Flow(texts, "   ")


def idle(view: View, words: Words, names: Sequence[str]) -> Flow:
    """Where the pioneers of the other players are, unless in camp."""
    texts = []
    for seat in view["seats"]:
        if seat["seat"] == view["turn"] or seat["automa"]:
            continue
        for figure in ("hat", "plain"):
            if seat[figure] != "camp":
                texts.append(
                    joined([seat_mark(seat["seat"]), figure_mark(figure), words.text(f"spot-{seat[figure]}")])
                )
    return Flow(texts, "   ")


# -- cards in hand, Hastings


def hand(view: View, words: Words) -> Table:
    """The viewer's hand in full."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for card in view["seats"][view["viewer"]]["hand"]["cards"]:
        name = Text(words.text(f"card-{card}"), style="bold")
        grid.add_row(name, words.attribute(f"card-{card}", "text"))
    return grid


def hastings(view: View, words: Words) -> RenderableType:
    """Hastings' plan cards: the one he follows, the one on top of it; how many are left; his frontiersmen."""
    plans = view["plans"]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for label, plan in (("table-plan", plans["active"]), ("table-next-plan", plans["next"])):
        if plan:
            texts = words.attribute(f"plan-{plan}", "text")
            grid.add_row(Text(words.text(label), style="bold"), f"{words.text(f'plan-{plan}')}. {texts}")
    him = view["seats"][HASTINGS]
    mark = seat_mark(HASTINGS)
    places = [words.text(f"place-{him[scout]}") for scout in ("left_scout", "scout")]
    left = glued("‹", mark, f" {words.text('side-left')}: {places[0]}")
    right = glued(mark, f"› {words.text('side-right')}: {places[1]}")
    return Group(grid, Flow([left, right, words.text("table-plans-left", n=plans["deck"]["count"])], "   "))
