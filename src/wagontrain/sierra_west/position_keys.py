"""How the parts of Sierra West that are not plain fields are written in a position.

The mountain says what lies on each place ("r1p1" is at the top): a card, a special card or "none". Cards
whose place in deck and hand is known are named; the state keeps a bit for each card of the mode.
"""

from typing import Any, Final

from ..core.errors import PositionError
from ..core.position_codecs import Name, Names, Places, index_of, listed
from ..core.position_layout import Key
from .components import CARD_BIT, CARDS, MODE_STARTING, MOUNTAIN_CARDS, PLACES, SPECIALS, STARTING
from .names import NONE
from .state import Seat, State

MOUNTAIN_NAMES: Final = (*CARDS, *SPECIALS)
ON_PLACES: Final = Places(PLACES, Name(MOUNTAIN_NAMES, "card", nothing=True), "place of the mountain")
PLANNED: Final = Names(CARDS, "card", nothing=True)
SLOTS: Final = 3


def cards_of(mode: int) -> tuple[int, ...]:
    """Return the cards that can be in a player's hands in a mode."""
    return (*STARTING, MODE_STARTING[mode], *MOUNTAIN_CARDS[mode])


class MountainKey(Key[State]):
    """What lies on the places of the mountain; which cards are face up follows from it."""

    def __init__(self) -> None:
        super().__init__("mountain", 'a card, a special card or "none" for each place named', ("mountain",))

    def describe(self, holder: State, fresh: State, seat: int) -> object:
        return ON_PLACES.encode(list(holder.mountain), list(fresh.mountain))

    def write(self, holder: State, value: object, seat: int, where: str) -> None:
        holder.mountain = tuple(ON_PLACES.decode(value, list(holder.mountain), where))


class PlannedKey(Key[State]):
    """The cards that the active player has laid, from the left."""

    def __init__(self) -> None:
        super().__init__("planned", "the cards laid in this turn, from the left", ("laid",))

    def describe(self, holder: State, fresh: State, seat: int) -> object:
        if holder.laid == fresh.laid:
            return None
        return [PLANNED.names[card + 1] for card in holder.laid]

    def write(self, holder: State, value: object, seat: int, where: str) -> None:
        cards = PLANNED.decode(value, None, where)
        if len(cards) > SLOTS:
            raise PositionError(f"{where}: {SLOTS} cards at most, not {len(cards)}")
        holder.laid = tuple(cards + [NONE] * (SLOTS - len(cards))) if cards else ()


class KnownCardsKey(Key[Seat]):
    """Cards in deck and hand whose place is known: to everybody, or only to the owner."""

    def bits(self, holder: Seat) -> int:
        """Return the bits that the state keeps."""
        bits = getattr(holder, self.name)
        assert isinstance(bits, int)
        return bits

    def describe_at(self, table: Any, holder: Seat, fresh: Seat, seat: int) -> object:
        if self.bits(holder) == self.bits(fresh):
            return None
        return [CARDS[card] for card in cards_of(table.mode) if CARD_BIT[card] & self.bits(holder)]

    def write(self, holder: Seat, value: object, seat: int, where: str) -> None:
        cards = {index_of(where, word, CARDS, "card") for word in listed(value, where)}
        setattr(holder, self.name, sum([CARD_BIT[card] for card in cards]))
