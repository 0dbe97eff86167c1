"""The table of Sierra West on a small screen: what a player decides by, the most important first."""

from rich.console import RenderableType
from rich.text import Text

from ..core.flow import Flow
from ..core.words import Words
from .components import SYMBOL_HAZARD
from .names import GREEN_END, GREEN_FIRST, NONE, SPOT, TAN_END, TAN_FIRST
from .show_board import animals, belongings, figures, figures_at, goods_of, hand, hastings, piles
from .show_marks import (
    POINTS,
    SLOTS,
    View,
    describe_space,
    figure_mark,
    good_mark,
    joined,
    seat_mark,
    symbol_of,
)
from .show_mountain import cabins, card_rows, trail


def parts(view: View, words: Words, names: list[str]) -> list[RenderableType]:
    """The table in parts: the viewer's things, the planned cards, the hand, the others, what can be had."""
    found: list[RenderableType] = []
    if view["viewer"] is not None:
        found.append(player(view, view["seats"][view["viewer"]], words, names))
    if view["turn_state"]["laid"] and not view["seats"][view["turn"]]["automa"]:
        found.append(planned(view, words))
        found += [path(view, "table-green", range(GREEN_FIRST, GREEN_END), words)]
        found += [path(view, "table-tan", range(TAN_FIRST, TAN_END), words)]
        found.append(figures(view, view["seats"][view["turn"]], words))
    if view["viewer"] is not None and view["seats"][view["viewer"]]["hand"]["cards"]:
        found.append(hand(view, words))
    found += [player(view, seat, words, names) for seat in view["seats"] if seat["seat"] != view["viewer"]]
    found += [hastings(view, words)] if "plans" in view else []
    return [*found, card_rows(view, words), cabins(view, words), trail(view, words)]


def player(view: View, seat: View, words: Words, names: list[str]) -> Flow:
    """One player in a few signs: points, goods, claimed cards, piles, animals, cabins."""
    first = "¹" if seat["seat"] == view["first"] else ""
    name = Text(f"{words.player(seat['seat'], names)}{first}", style="bold")
    goods = [
        Text(str(seat["goods"][good])).append_text(good_mark(good, words))
        for good in goods_of(view)
        if seat["goods"][good]
    ]
    return Flow(
        [
            joined([seat_mark(seat["seat"]), name]),
            Text(f"{view['scores'][str(seat['seat'])]}{POINTS}", style="bold"),
            joined(goods) or Text("–", style="dim"),
            Text(piles(seat)),
            animals(seat, words),
            belongings(seat, words),
        ]
    )


def planned(view: View, words: Words) -> Flow:
    """The cards that are laid, slot by slot."""
    laid = view["turn_state"]["laid"]
    return Flow(
        [
            Text(f"{words.text(f'slot-{slot}')}: {words.text(f'card-{laid[slot]}')}", style="bold")
            for slot in SLOTS
            if slot in laid
        ],
        "   ",
    )


def path(view: View, name: str, spots: range, words: Words) -> Flow:
    """One path, space by space, with the figures on it."""
    seat = view["seats"][view["turn"]]
    texts = [Text(f"{words.text(name)}:", style="bold")]
    for spot in spots:
        symbol = symbol_of(view["turn_state"]["laid"], spot)
        if symbol == NONE:
            continue
        here = figures_at(view, SPOT.text(spot))
        style = "bold reverse" if here else "red" if SYMBOL_HAZARD[symbol] else ""
        number = Text(f"{SPOT.text(spot).rpartition('-')[2]}.", style="dim")
        space = Text(describe_space(symbol, spot, seat, words), style=style)
        texts.append(joined([number, *[figure_mark(figure) for figure in here], space]))
    return Flow(texts)
