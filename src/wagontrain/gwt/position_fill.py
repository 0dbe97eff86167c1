"""Dealing what a position of Great Western Trail does not say, so that everything is in exactly one place."""

from collections import Counter

from ..core.errors import PositionError
from ..core.position_deal import Dealer, Zone
from ..core.position_layout import Said
from ..core.state import Frame
from .components import CALF_COPIES, MARKET_COPIES, OPEN_COPIES, PLAYER_COPIES, STARTING_CARDS
from .names import CARD, CATTLE_KINDS, COW, EMPTY, FIRST_START, HEIFER, SAM_CARD, START_TURN
from .position_board import check_seats, fill_discs, fill_end, fill_masters, fill_neutral, fill_supplies
from .position_tiles import fill_tiles
from .rules.sam_choices import SAM_SEAT
from .state import State

STARTERS = tuple([c for c in range(CATTLE_KINDS) if PLAYER_COPIES[c] and not MARKET_COPIES[c]])
"""The cattle cards of which each player has an own set."""


def fill(s: State, said: Said[State]) -> None:
    """Deal what is not said."""
    if "first" in said.table and "turn" not in said.table:
        s.turn = s.first
    check_seats(s)
    fill_neutral(s, said)
    fill_supplies(s, said)
    fill_tiles(s, said)
    fill_end(s, said)
    fill_starting_objectives(s, said)
    for seat in range(len(s.seats)):
        fill_discs(s, said, seat)
    fill_cards(s, said)
    fill_masters(s, said)
    fill_sam(s, said)


def begin_turn(s: State, said: Said[State]) -> None:
    """Without a question the turn of `turn` begins, unless it is that of a fresh game anyhow."""
    if s.todo[0].seat != s.turn or s.seats[s.turn].herder != EMPTY:
        s.todo.clear()
        s.push(Frame(START_TURN, s.turn))


def fill_sam(s: State, said: Said[State]) -> None:
    """Sam's cards lie in his deck, unless he has played them."""
    if not s.solo:
        return
    deck = Zone("sam_deck", list(s.sam_deck), "sam_deck" in said.table, True)
    played = Zone("sam_discard", list(s.sam_discard), "sam_discard" in said.table, True)
    fresh_cards = sorted(said.fresh.sam_deck + said.fresh.sam_discard)
    Dealer(Counter(fresh_cards), SAM_CARD.text).deal([deck, played], said.draws)
    s.sam_deck, s.sam_discard = tuple(deck.items), tuple(played.items)


# -- cards


class Piles:
    """Every place that holds cards."""

    def __init__(self, s: State, said: Said[State]) -> None:
        self.s = s
        self.draws = said.draws
        self.own: list[list[Zone]] = []
        for seat, me in enumerate(s.seats):
            zones = [
                Zone(
                    f"seat[{seat}].{name}", list(getattr(me, name)), said.at_seat(seat, name), name != "hand"
                )
                for name in ("hand", "deck", "discard")
            ]
            self.own.append(zones)
        self.market = Zone("market", list(s.market), "market" in said.table)
        self.stack = Zone("market_stack", list(s.market_stack), "market_stack" in said.table, True)
        self.display = Zone("display", list(s.display), "display" in said.table)
        self.objectives = Zone(
            "objective_stack", list(s.objective_stack), "objective_stack" in said.table, True
        )
        self.areas = [
            Zone(f"seat[{seat}].objectives", list(me.objectives), said.at_seat(seat, "objectives"))
            for seat, me in enumerate(s.seats)
        ]
        self.gone = Zone("gone_cards", list(s.gone_cards), True)
        self.decks = [zone for zones in self.own for zone in zones]

    def deal(self) -> None:
        """Deal each player's own cards, then those of the market, then the objective cards."""
        shares = self.shares()
        for seat, zones in enumerate(self.own):
            if not (self.s.solo and seat == SAM_SEAT):
                Dealer(shares[seat], CARD.text).deal(zones, self.draws)
        for zone in self.decks:
            zone.is_open = False
        Dealer(self.market_cards(), CARD.text).deal(
            [*self.decks, self.gone, self.market, self.stack], self.draws
        )
        objectives = Counter(range(CATTLE_KINDS, FIRST_START))
        zones = [*self.decks, *self.areas, self.gone, self.display, self.objectives]
        Dealer(objectives, CARD.text).deal(zones, self.draws)

    def shares(self) -> list[Counter[int]]:
        """Return each player's own cards: all, less those that went back to the box."""
        seats = range(1 if self.s.solo else self.s.players)
        shares = [Counter({card: PLAYER_COPIES[card] for card in STARTERS}) for _ in seats]
        for card in STARTERS:
            gone = self.gone.items.count(card)
            for only_missing in (True, False):  # first those whose piles already lack the card
                for seat in seats:
                    zones = [zone for zone in self.own[seat] if zone.is_said or only_missing]
                    held = sum([zone.items.count(card) for zone in zones])
                    lost = max(0, min(gone, shares[seat][card] - held))
                    shares[seat][card] -= lost
                    gone -= lost
            if gone:
                raise PositionError(f"gone_cards: holds more '{CARD.text(card)}' than the players lack")
        return shares

    def market_cards(self) -> Counter[int]:
        """Return how often each card of the market is somewhere; the open Simmentals are counted apart."""
        s = self.s
        humans = 1 if s.solo else s.players
        total: Counter[int] = Counter()
        for card in range(CATTLE_KINDS):
            if card not in STARTERS and card not in (HEIFER, COW):
                simmental = CALF_COPIES[card] + OPEN_COPIES[card] if s.simmental else 0
                total[card] = MARKET_COPIES[card] + PLAYER_COPIES[card] * humans + simmental
        return total

    def open_left(self, card: int) -> int:
        """Return how many heifers or cows nobody has taken yet."""
        has = OPEN_COPIES[card] if self.s.simmental else 0
        held = sum([zone.items.count(card) for zone in [*self.decks, self.gone, self.market, self.stack]])
        if held > has:
            where = next(zone.where for zone in [*self.decks, self.gone] if card in zone.items)
            raise PositionError(f"{where}: the players hold {held} '{CARD.text(card)}', the game has {has}")
        return has - held

    def put_back(self) -> None:
        """Set the state from the zones that may have changed."""
        s = self.s
        for me, zones in zip(s.seats, self.own, strict=True):
            me.hand = tuple(sorted(zones[0].items))
            me.deck, me.discard = tuple(zones[1].items), tuple(zones[2].items)
        for me, area in zip(s.seats, self.areas, strict=True):
            me.objectives = tuple(area.items)
        s.market, s.market_stack = tuple(sorted(self.market.items)), tuple(self.stack.items)
        s.display = tuple(self.display.items + [EMPTY] * (len(s.display) - len(self.display.items)))
        s.objective_stack = tuple(self.objectives.items)


def fill_cards(s: State, said: Said[State]) -> None:
    """Every card is in one place."""
    piles = Piles(s, said)
    piles.deal()
    if "heifers" not in said.table:
        s.heifers = piles.open_left(HEIFER)
    if "cows" not in said.table:
        s.cows = piles.open_left(COW)
    piles.put_back()
    for seat, me in enumerate(s.seats):
        for name in ("shown", "secret"):
            missing = Counter(getattr(me, name)) - Counter(me.hand)
            if missing:
                card = CARD.text(min(missing))
                raise PositionError(f"seat[{seat}].{name}: '{card}' is not in hand")


def fill_starting_objectives(s: State, said: Said[State]) -> None:
    """Each player has another starting objective; one that is not said comes first in the area."""
    free = list(range(FIRST_START, FIRST_START + STARTING_CARDS))
    seats = sorted(range(len(s.seats)), key=lambda seat: not said.at_seat(seat, "objectives"))
    for seat in seats:
        me = s.seats[seat]
        own = [card for card in me.objectives if card >= FIRST_START]
        if own and own[0] not in free and said.at_seat(seat, "objectives"):
            raise PositionError(f"seat[{seat}].objectives: '{CARD.text(own[0])}' is somebody else's already")
        if own and own[0] in free:
            free.remove(own[0])
            continue
        usual = [card for card in said.fresh.seats[seat].objectives if card in free]
        card = (usual or free)[0]
        free.remove(card)
        me.objectives = (card, *[other for other in me.objectives if other < FIRST_START])
