"""How a card of Villagers looks in a terminal: its suit by colour and by letters, its symbols as signs."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ..core.words import Words
from .components import BUILDER, CARDS, COPPER, DISCARDED, FOOD, GOLD, PADLOCK, PARENT, SILVER, SUIT, SUITS
from .names import NO_FORMULA

SUIT_STYLES: Final = {
    "wood": "dark_orange3",
    "hay": "yellow3",
    "ore": "light_slate_grey",
    "grape": "medium_orchid",
    "wool": "sky_blue2",
    "leather": "rosy_brown",
    "grain": "chartreuse3",
    "solitary": "indian_red",
    "special": "turquoise2",
    "none": "default",
}
NO_SUIT: Final = "--"
CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARDS)}


def style_of(card: str) -> str:
    """The colour of a card's suit."""
    return SUIT_STYLES[suit_of(card)]


def suit_of(card: str) -> str:
    """The suit of a card."""
    return SUITS[SUIT[CARD_NUMBERS[card]]]


def suit_code(suit: str, words: Words) -> str:
    """The letters of a suit in the reader's language."""
    return NO_SUIT if suit == "none" else words.text(f"table-suit-{suit}")


def mark(card: str, words: Words) -> Text:
    """The letters of a card's suit."""
    return marks([suit_of(card)], words)


def marks(suits: Sequence[str], words: Words) -> Text:
    """Suits by their letters, like ones counted."""
    parts = []
    for suit, count in sorted(Counter(suits).items(), key=lambda item: list(SUIT_STYLES).index(item[0])):
        sign, style = suit_code(suit, words), SUIT_STYLES[suit]
        parts.append(Text(sign if count == 1 else f"{sign}×{count}", style=f"{style} not bold"))
    return Text(" ").join(parts)


def name_of(card: str, words: Words) -> Text:
    """A card's name in the colour of its suit."""
    return Text(words.text(f"card-{card}"), style=f"{style_of(card)} not bold")


def symbols(card: str, words: Words, own: bool = False) -> Text:
    """What is printed below the name; for cards not placed yet also what they need."""
    i = CARD_NUMBERS[card]
    printed = Text(style="not bold")
    printed.append("◆" * FOOD[i], style="green")
    printed.append("▲" * BUILDER[i], style="cyan")
    if GOLD[i]:
        printed.append(f"●{GOLD[i]}", style="yellow")
    if SILVER[i].kind != NO_FORMULA:
        printed.append("○", style="white")
    if COPPER[i].kind != NO_FORMULA:
        printed.append("◎", style="orange3")
    return printed if own else joined([printed, *needs(i, words)])


def needs(i: int, words: Words) -> list[Text]:
    """What a card asks for: a card to lie on, an unlocker; or that it is discarded."""
    found = [Text("↷")] if DISCARDED[i] else []
    if PARENT[i] >= 0:
        found.append(Text("└").append_text(name_of(CARDS[PARENT[i]], words)))
    if PADLOCK[i] >= 0:
        found.append(Text("⊠").append_text(name_of(CARDS[PADLOCK[i]], words)))
    return found


def joined(parts: list[Text]) -> Text:
    """The parts that are not empty, with a space between."""
    return Text(" ").join([part for part in parts if part])


def coins(amount: int) -> Text:
    """Coins that lie on a card."""
    return Text(f"¤{amount}" if amount else "", style="bold yellow")


def card_line(card: str, words: Words, lying: int = 0, own: bool = False) -> Text:
    """A card in one line: suit, name, symbols, coins on it."""
    return joined([mark(card, words), name_of(card, words), symbols(card, words, own), coins(lying)])
