"""How things of Sierra West look in a terminal: each by a letter or shape as well as by its colour."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.text import Text

from ..core.words import Words
from .components import (
    BOOTS_FACTOR,
    CABIN_GAIN,
    CABIN_GREEN,
    CARD_FACE,
    CARD_SUMMIT,
    CARDS,
    DOUBLES,
    SPOT_COST,
    SPOT_FACE,
    SPOT_SLOT,
    SYMBOL_BOOTS,
    SYMBOL_HAZARD,
    SYMBOLS,
    Cost,
    Gain,
)
from .names import (
    ANY_TRACK,
    APPLE_HOMESTEAD,
    CABINS,
    EITHER_ORCHARD,
    GOODS,
    HOMESTEAD,
    NONE,
    ORCHARD,
    SPOT,
    SUMMITS,
    TRACK_KIND,
)

View = dict[str, Any]
SEAT_MARKS: Final = ("❶", "❷", "❸", "❹")
SEAT_STYLES: Final = ("orange_red1", "deep_sky_blue1", "gold1", "spring_green2")
FIGURES: Final = {"hat": ("▲", "bold green"), "plain": ("●", "bold dark_orange3"), "mule": ("♞", "bold cyan")}
GOOD_STYLES: Final = {
    "food": "red", "wood": "dark_orange3", "stone": "grey62", "gold": "yellow", "pair_of_boots": "cyan",
}  # fmt: skip
ANY_BASIC: Final = "◇"
POINTS: Final = "★"
SLOTS: Final = ("left", "middle", "right")


def joined(parts: Iterable[Text | str], between: str = " ") -> Text:
    """The parts that are not empty, with something between."""
    return Text(between).join([Text(part) if isinstance(part, str) else part for part in parts if part])


def glued(*parts: Text | str) -> Text:
    """The parts without anything between; each keeps its own style."""
    return joined(parts, "")


def seat_mark(seat: int) -> Text:
    """A player's number in the player's colour."""
    return Text(SEAT_MARKS[seat], style=f"{SEAT_STYLES[seat]} not bold not dim")


def seat_marks(seats: Iterable[int]) -> Text:
    """Several players' numbers, close together."""
    return Text("").join([seat_mark(seat) for seat in seats])


def figure_mark(figure: str) -> Text:
    """A pioneer or the mule."""
    sign, style = FIGURES[figure]
    return Text(sign, style=style)


def good_mark(good: str, words: Words) -> Text:
    """The letters of a good."""
    return Text(words.text(f"table-mark-{good}"), style=GOOD_STYLES.get(good, ""))


def amount(count: int, good: str, words: Words) -> str:
    """So much of a good, in letters; "" for none."""
    return f"{count}{words.text(f'table-mark-{good}')}" if count else ""


def describe_goods(goods: Sequence[int], words: Words) -> list[str]:
    """All goods that are not zero."""
    return [amount(count, GOODS[good], words) for good, count in enumerate(goods) if count]


def cost_text(cost: Cost, words: Words) -> str:
    """What has to be paid."""
    parts = describe_goods(cost.goods, words)
    parts += [f"{cost.basics}{ANY_BASIC}" if cost.basics else ""]
    apples = (
        (cost.green, "green_apple"),
        (cost.red, "red_apple"),
        (cost.apples, "apple"),
        (cost.fish, "fish"),
    )
    parts += [amount(count, name, words) for count, name in apples]
    return " ".join(part for part in parts if part)


def gain_text(gain: Gain, words: Words) -> str:
    """What is got."""
    parts = describe_goods(gain.goods, words)
    parts += [f"{gain.basics}{ANY_BASIC}" if gain.basics else ""]
    parts += [amount(gain.fish, "fish", words), amount(gain.carts, "mine_cart", words)]
    return " ".join(part for part in parts if part)


def summit_text(card: str, words: Words) -> str:
    """The upper half of a card: its action, what it costs and brings, whether it can be repeated."""
    summit = CARD_SUMMIT[CARDS.index(card)]
    texts = words.text(f"table-summit-{SUMMITS[summit.kind]}")
    if summit.kind == HOMESTEAD:
        texts = track_text("track", TRACK_KIND.names, summit.track, ANY_TRACK, words)
    elif summit.kind == APPLE_HOMESTEAD:
        texts = track_text("orchard", ORCHARD.names, summit.track, EITHER_ORCHARD, words)
    got = gain_text(summit.gain, words)
    figures = " → ".join(part for part in (cost_text(summit.cost, words), got) if part)
    return f"{texts}: {figures}{' ∞' if summit.repeatable else ''}"


def track_text(kind: str, names: Sequence[str], track: int, free: int, words: Words) -> str:
    """The track that a summit action moves up, or that it is the player's choice."""
    return words.text("table-any-track") if track == free else words.text(f"{kind}-{names[track]}")


# -- the spaces of the two paths


def symbol_of(laid: dict[str, str], spot: int) -> int:
    """The symbol that the planned cards show at a spot, or NONE."""
    card = laid.get(SLOTS[SPOT_SLOT[spot]])
    return NONE if card is None else CARD_FACE[CARDS.index(card)][SPOT_FACE[spot]]


def active_cabins(seat: View) -> list[str]:
    """The green cabins that work while the plain pioneer is where he is."""
    inside = seat.get("plain", "").removeprefix("cabin-")
    if inside not in CABINS:
        return []
    return list(seat["cabins"]) if inside == "all_green" else [inside]


def describe_space(symbol: int, spot: int, seat: View, words: Words) -> str:
    """What a space gives: its price, its symbol, what an active cabin makes of it, a sign for a hazard."""
    texts = words.text(f"symbol-{SYMBOLS[symbol]}")
    price = f"{SPOT_COST[spot]}{ANY_BASIC} → " if SPOT_COST[spot] else ""
    active = active_cabins(seat)
    more = ""
    if DOUBLES[symbol] != NONE and CABINS[DOUBLES[symbol]] in active:
        more = f" → {sum(CABIN_GAIN[DOUBLES[symbol]])}"
    elif SYMBOL_BOOTS[symbol] and "double_boots" in active and SPOT.text(spot).startswith("green"):
        more = f" → {SYMBOL_BOOTS[symbol] * BOOTS_FACTOR}"
    return f"{price}{texts}{more}{' !' if SYMBOL_HAZARD[symbol] else ''}"


def cabin_text(cabin: str, words: Words) -> Text:
    """A cabin's name in its colour, with the colour's letter."""
    place = CABINS.index(cabin)
    green = place < len(CABIN_GREEN) and CABIN_GREEN[place]
    letter = words.text("table-letter-green" if green else "table-letter-brown")
    return Text(f"{words.text(f'cabin-{cabin}')} [{letter}]", style="green" if green else "dark_orange3")
