"""The mountain of a position: which places are empty, and which special cards have joined the row.

What is said stays. An empty place has no cards above it, so those that are not said leave too; a special card
whose place is empty, or that nothing covers any more, is in the row.
"""

from ..core.errors import PositionError
from ..core.position_deal import Zone
from ..core.position_layout import Said
from .components import (
    BASE,
    CARDS,
    COVERED_BY,
    FIRST_SPECIAL,
    MODE_SPECIALS,
    OUTPOST_PLACES,
    OUTPOSTS,
    PLACES,
    ROW_PLACES,
    SPECIALS,
)
from .names import GOLD_RUSH, NONE, NOT_TRIGGERED, OUTLAWS_OUTPOSTS, TRIGGERED
from .rules.mountain import is_exposed
from .state import State


def name_of(card: int) -> str:
    """Return the name of a card or special card."""
    return CARDS[card] if card < FIRST_SPECIAL else SPECIALS[card - FIRST_SPECIAL]


class Mountain:
    """The places of the mountain and the row."""

    def __init__(self, s: State, said: Said[State]) -> None:
        self.s = s
        self.said = said
        self.named = [place for place in range(BASE) if PLACES[place] in said.data.get("mountain", {})]
        self.is_row_said = "row" in said.table
        self.left = set(MODE_SPECIALS[s.mode])
        self.displaced = [
            card
            for place in self.named
            if (card := said.fresh.mountain[place]) < FIRST_SPECIAL <= s.mountain[place]
        ]
        self.place_specials()
        self.empty_above()

    def put(self, place: int, card: int) -> None:
        """Put a card on a place, or NONE."""
        mountain = list(self.s.mountain)
        mountain[place] = card
        self.s.mountain = tuple(mountain)

    # -- special cards

    def take(self, special: int, where: str) -> None:
        """Take a special card that is said to be somewhere."""
        if special not in MODE_SPECIALS[self.s.mode]:
            raise PositionError(f"{where}: '{SPECIALS[special]}' is not a card of this mode")
        if special not in self.left:
            raise PositionError(f"{where}: '{SPECIALS[special]}' is in another place already")
        self.left.remove(special)

    def place_specials(self) -> None:
        """Give each special card one place: those that are said first, then those of a fresh game."""
        s = self.s
        for place in self.named:
            if s.mountain[place] >= FIRST_SPECIAL:
                self.take(s.mountain[place] - FIRST_SPECIAL, f"mountain.{PLACES[place]}")
        if self.is_row_said:
            for special in s.row:
                self.take(special, "row")
        self.clear_outposts()
        free = [p for p in range(BASE) if p not in self.named and s.mountain[p] >= FIRST_SPECIAL]
        row = [] if self.is_row_said else list(s.row)
        holes = [i for i in range(len(row)) if not self.keeps(row[i])]
        places = self.vacated(free)
        moved = [place for place in places if not self.keeps(s.mountain[place] - FIRST_SPECIAL)]
        for place in moved:
            self.put(place, FIRST_SPECIAL + self.any_left() if self.left else self.displaced_card())
        for i in holes:
            row[i] = self.any_left() if self.left else NONE
        if not self.is_row_said:
            s.row = tuple([special for special in row if special != NONE])
            for special in sorted(self.left):
                self.join(special)
            self.left.clear()
        if self.left:
            raise PositionError(f"row: '{SPECIALS[min(self.left)]}' is missing: say where it is")

    def any_left(self) -> int:
        """Take any special card that has no place yet, as the draws will have it."""
        special = sorted(self.left)[self.said.draws.below(len(self.left))]
        self.left.remove(special)
        return special

    def keeps(self, special: int) -> bool:
        """Does a special card stay where it is in a fresh game? Not if it is said to be elsewhere."""
        if special in self.left:
            self.left.remove(special)
            return True
        return False

    def displaced_card(self) -> int:
        """Take a card in whose place a special card is said to be; NONE where there is none left."""
        return self.displaced.pop(0) if self.displaced else NONE

    def vacated(self, places: list[int]) -> list[int]:
        """Empty as many places of special cards as the row has more of them; return the others.

        Where the back shows which card it is, its own place is emptied; else the upper ones are.
        """
        too_many = len(places) - len(self.left) if self.is_row_said else 0
        if self.s.mode in (GOLD_RUSH, OUTLAWS_OUTPOSTS):
            order = sorted(places, key=lambda p: self.s.mountain[p] - FIRST_SPECIAL in self.left)
        else:
            order = list(places)
        for place in order[: max(0, too_many)]:
            self.put(place, self.displaced_card())
        return order[max(0, too_many) :]

    def clear_outposts(self) -> None:
        """An outpost without outlaws is in the row; one in the row has no outlaws."""
        s = self.s
        if s.mode != OUTLAWS_OUTPOSTS:
            return
        if "outlaws" in self.said.table:
            for number, place in enumerate(OUTPOST_PLACES):
                if s.outlaws[number] == 0 and place not in self.named:
                    self.put(place, NONE)
        elif self.is_row_said:
            s.outlaws = tuple([0 if OUTPOSTS[n] in s.row else s.outlaws[n] for n in range(len(s.outlaws))])

    def join(self, special: int) -> None:
        """Put a special card into the row."""
        if self.is_row_said:
            raise PositionError(f"row: '{SPECIALS[special]}' would be uncovered, so it must be in the row")
        self.s.row += (special,)

    # -- empty places

    def empty_above(self) -> None:
        """Take the cards away that would lie on nothing; outposts may leave from below."""
        outposts = OUTPOST_PLACES if self.s.mode == OUTLAWS_OUTPOSTS else ()
        empty = [p for p in range(BASE) if self.s.mountain[p] == NONE and p not in outposts]
        while empty:
            place = empty.pop()
            for above in COVERED_BY[place]:
                card = self.s.mountain[above]
                if card == NONE:
                    continue
                if above in self.named:
                    why = f"'{name_of(card)}' on {PLACES[above]} covers it, so it cannot be empty"
                    raise PositionError(f"mountain.{PLACES[place]}: {why}")
                self.leave(above)
                empty.append(above)

    def leave(self, place: int) -> None:
        """Take the card of a place away: a special card joins the row, another one is dealt to somebody."""
        card = self.s.mountain[place]
        self.put(place, NONE)
        if card >= FIRST_SPECIAL:
            self.join(card - FIRST_SPECIAL)

    def settle(self, cards: int) -> None:
        """Empty exposed places until the cards that are left cover the others; then uncover what is left."""
        scouts = [place for me in self.s.seats for place in (me.scout, me.left_scout)]
        self.uncover()
        while len(self.free_places()) > cards:
            exposed = [p for p in self.free_places() if is_exposed(self.s, p) and p not in scouts]
            if not exposed:
                raise PositionError("mountain: more cards are held than could have been claimed")
            self.put(exposed[0], NONE)
            self.uncover()

    def uncover(self) -> None:
        """Special cards that nothing covers join the row; the sixth begins the end."""
        s = self.s
        outposts = s.mode == OUTLAWS_OUTPOSTS
        for place in range(BASE):
            if s.mountain[place] >= FIRST_SPECIAL and not outposts and is_exposed(s, place):
                if place in self.named:
                    raise PositionError(f"mountain.{PLACES[place]}: uncovered, it would be in the row")
                self.leave(place)
        if "panned" not in self.said.table:
            s.panned = (s.panned + (0,) * len(s.row))[: len(s.row)]
        if len(s.row) == ROW_PLACES and s.ending == NOT_TRIGGERED and "ending" not in self.said.table:
            s.ending = TRIGGERED

    # -- dealing

    def free_places(self) -> list[int]:
        """Return the places with a card that is not said."""
        mountain = self.s.mountain
        return [p for p in range(BASE) if p not in self.named and NONE < mountain[p] < FIRST_SPECIAL]

    def said_zone(self) -> Zone:
        """Return the places that are said."""
        cards = [self.s.mountain[place] for place in self.named]
        return Zone("mountain", [card for card in cards if NONE < card < FIRST_SPECIAL], True)

    def free_zone(self) -> Zone:
        """Return the places whose cards may change."""
        return Zone("mountain", [self.s.mountain[place] for place in self.free_places()], False)

    def zones(self) -> list[Zone]:
        """Return all places that hold a card."""
        return [self.said_zone(), self.free_zone()]

    def put_back(self, zone: Zone) -> None:
        """Set the mountain from the cards that were dealt, and turn up what is exposed."""
        for place, card in zip(self.free_places(), zone.items, strict=True):
            self.put(place, card)
        s = self.s
        shown = [p for p in range(BASE) if NONE < s.mountain[p] < FIRST_SPECIAL and is_exposed(s, p)]
        s.face_up = sum([1 << place for place in shown])
