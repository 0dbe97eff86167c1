"""Dealing what a position of Sierra West does not say, so that everything is in exactly one place."""

from collections import Counter

from ..core.errors import PositionError
from ..core.position_deal import Dealer, Zone
from ..core.position_layout import Said
from ..core.state import NOBODY, Frame
from .components import (
    BASE,
    CARD_BIT,
    CARDS,
    CART_SUPPLY,
    FIRST_SPECIAL,
    FISH_SUPPLY,
    MODE_STARTING,
    MOUNTAIN_CARDS,
    OUTLAW_TOKENS,
    PLACES,
    PLANS,
    STARTING,
)
from .names import (
    BEGIN_TURN,
    BOATS_BANJOS,
    CABIN_KINDS,
    CABINS,
    FIRST_FISH,
    FISH_KINDS,
    GOLD_RUSH,
    GOODS,
    HASTINGS,
    HASTINGS_TURN,
    LAY_CARD,
    NONE,
    OUTLAWS_OUTPOSTS,
    PIONEER,
)
from .position_keys import SLOTS, cards_of
from .position_mountain import Mountain
from .setup import all_tiles
from .state import State, player_count

AFTER_PLANNING = ("trap", "pioneer", "end_of_turn", "store")


def fill(s: State, said: Said[State]) -> None:
    """Deal what is not said."""
    check_seats(s)
    plan_cards(s, said)
    piles = Piles(s, said)
    piles.deal()
    fill_tiles(s, said)
    fill_supplies(s, said)
    fill_plans(s, said)


def check_seats(s: State) -> None:
    """Refuse seats that nobody sits at."""
    for name, seat in (("first", s.first), ("turn", s.turn), ("mule", s.mule), ("items", max(s.items))):
        if seat >= len(s.seats):
            raise PositionError(f"{name}: there is no seat {seat}")


def begin_turn(s: State, said: Said[State]) -> None:
    """Without a question: the turn goes on as far as the planned cards say, or begins."""
    if "planned" in said.table and s.laid:
        s.todo.clear()
        s.push(next_card(s) if NONE in s.laid else Frame(PIONEER, s.turn))
    elif s.todo[0].seat != s.turn:
        s.todo.clear()
        s.push(Frame(HASTINGS_TURN, NOBODY) if s.solo and s.turn == HASTINGS else Frame(BEGIN_TURN, s.turn))
        s.laid = ()


def next_card(s: State) -> Frame:
    """Return the frame that asks for the next card to plan."""
    missing = s.laid.count(NONE)
    held = len(s.seats[s.turn].hand)
    if held < missing:
        raise PositionError(f"seat[{s.turn}].hand: {missing} cards are still to be planned, it has {held}")
    return Frame(LAY_CARD, s.turn, SLOTS - missing)


def plan_cards(s: State, said: Said[State]) -> None:
    """After planning three cards lie there; if not said, those that the fresh hand begins with."""
    if said.question in AFTER_PLANNING and "planned" not in said.table and not is_hastings(s, s.turn):
        s.laid = said.fresh.seats[s.turn].hand[:SLOTS]


def is_hastings(s: State, seat: int) -> bool:
    """Does Hastings sit there?"""
    return s.solo and seat == HASTINGS


def hand_size(s: State, said: Said[State], seat: int) -> int:
    """Return how many cards a hand of which nothing is said has at the question."""
    if is_hastings(s, seat):
        return 0
    question = said.question
    if not said.has_question and "planned" in said.table:
        question = "pioneer" if NONE not in s.laid else "plan"
    if seat != s.turn:
        return s.hand_size
    if question == "store":
        return s.hand_size - SLOTS
    if question in AFTER_PLANNING:
        return 0
    return s.hand_size - len([card for card in s.laid if card != NONE])


# -- cards


class Piles:
    """Every place that holds cards."""

    def __init__(self, s: State, said: Said[State]) -> None:
        self.s = s
        self.said = said
        self.own: list[list[Zone]] = []
        for seat, me in enumerate(s.seats):
            zones = [
                Zone(
                    f"seat[{seat}].{name}", list(getattr(me, name)), said.at_seat(seat, name), name != "hand"
                )
                for name in ("hand", "deck", "discard")
            ]
            if not zones[0].is_said and "todo" not in said.table:
                del zones[0].items[hand_size(s, said, seat) :]
            self.own.append(zones)
        self.planned = Zone("planned", list(s.laid), True)
        self.mountain = Mountain(s, said)

    def deal(self) -> None:
        """Deal each player's starting cards, then the cards of the mountain."""
        self.check_mode()
        for seat, zones in enumerate(self.own):
            if not is_hastings(self.s, seat):
                total = Counter([*STARTING, MODE_STARTING[self.s.mode]])
                mine = [self.planned, *zones] if seat == self.s.turn else zones
                Dealer(total, CARDS.__getitem__).deal(mine, self.said.draws)
        self.deal_mountain()
        for me, zones in zip(self.s.seats, self.own, strict=True):
            me.hand = tuple(sorted(zones[0].items))
            me.deck, me.discard = tuple(zones[1].items), tuple(zones[2].items)
        for seat in range(player_count(self.s)):
            self.check_known(seat)
        self.check_scouts()

    def check_mode(self) -> None:
        """Refuse cards of another mode."""
        allowed = (*cards_of(self.s.mode), NONE)
        zones = [zone for zones in self.own for zone in zones]
        for zone in [*zones, self.planned, *self.mountain.zones()]:
            for card in zone.items:
                if card not in allowed and card < FIRST_SPECIAL:
                    raise PositionError(f"{zone.where}: '{CARDS[card]}' is not a card of this mode")

    def deal_mountain(self) -> None:
        """Deal the cards of the mountain; who has claimed those that nobody names is dealt, too."""
        held = [zone for zones in self.own for zone in zones]
        for zone in held:
            zone.is_open = False
        dealer = Dealer(Counter(MOUNTAIN_CARDS[self.s.mode]), CARDS.__getitem__)
        named = [zone for zone in [*held, self.planned, self.mountain.said_zone()] if zone.is_said]
        self.mountain.settle(dealer.left_over(named).total())
        claimed = Zone("mountain", [], False, True)
        places = self.mountain.free_zone()
        dealer.deal([*held, self.planned, self.mountain.said_zone(), places, claimed], self.said.draws)
        self.mountain.put_back(places)
        piles = [zones[2] for zones in self.own if not zones[2].is_said]
        for i, card in enumerate(claimed.items):
            if not piles:
                raise PositionError(f"mountain: '{CARDS[card]}' is missing: say who holds it")
            piles[i % len(piles)].items.append(card)

    def check_known(self, seat: int) -> None:
        """Cards whose place is known are in deck or hand, or being planned."""
        me = self.s.seats[seat]
        cards = [*me.deck, *me.hand]
        if seat == self.s.turn and NONE in self.s.laid:
            cards += [card for card in self.s.laid if card != NONE]
        hidden = sum({CARD_BIT[card] for card in cards})
        for name in ("open_cards", "kept_cards"):
            if not self.said.at_seat(seat, name):
                setattr(me, name, getattr(me, name) & hidden)
            elif getattr(me, name) & ~hidden:
                lost = [
                    card for card in cards_of(self.s.mode) if CARD_BIT[card] & getattr(me, name) & ~hidden
                ]
                raise PositionError(f"seat[{seat}].{name}: '{CARDS[lost[0]]}' is not in deck or hand")

    def check_scouts(self) -> None:
        """Frontiersmen stand on cards, or at the base."""
        for seat, me in enumerate(self.s.seats):
            for name, place in (("scout", me.scout), ("left_scout", me.left_scout)):
                if place not in (NONE, BASE) and self.s.mountain[place] == NONE:
                    raise PositionError(f"seat[{seat}].{name}: no card lies on {PLACES[place]}")


# -- the rest


def fill_tiles(s: State, said: Said[State]) -> None:
    """Every cabin tile is in one place."""
    names = ("market", "cabin_stack", "discarded_tiles", "boxed_tiles")
    zones = [Zone(name, list(getattr(s, name)), name in said.table, name == "cabin_stack") for name in names]
    built = [Zone(f"seat[{i}].cabins", list(me.cabins), True) for i, me in enumerate(s.seats)]
    total = Counter(all_tiles())
    Dealer(total, CABINS[:CABIN_KINDS].__getitem__).deal([*built, *zones], said.draws)
    for zone in zones:
        setattr(s, zone.where, tuple(zone.items))


def fill_supplies(s: State, said: Said[State]) -> None:
    """What nobody has lies in the supply."""
    players = len(s.seats)
    if "fish" not in said.table:
        all_fish = FISH_SUPPLY[players] if s.mode == BOATS_BANJOS else 0
        held = [sum([me.goods[FIRST_FISH + kind] for me in s.seats]) for kind in range(FISH_KINDS)]
        for kind in range(FISH_KINDS):
            check_held(f"goods.{GOODS[FIRST_FISH + kind]}", held[kind], all_fish)
        s.fish = tuple([all_fish - count for count in held])
    if "carts" not in said.table:
        all_carts = CART_SUPPLY[players] if s.mode == GOLD_RUSH else 0
        carts = sum([sum(me.carts) for me in s.seats])
        check_held("carts", carts, all_carts)
        s.carts = all_carts - carts
    if "spare_outlaws" not in said.table:
        all_outlaws = OUTLAW_TOKENS if s.mode == OUTLAWS_OUTPOSTS else 0
        used = sum(s.outlaws) + s.base_outlaws + sum([me.outlaws for me in s.seats])
        check_held("outlaws", used, all_outlaws)
        s.spare_outlaws = all_outlaws - used


def check_held(where: str, held: int, has: int) -> None:
    """Refuse more than the game has."""
    if held > has:
        raise PositionError(f"{where}: the position has {held} in all, the game has {has}")


def fill_plans(s: State, said: Said[State]) -> None:
    """Solo: every plan card is in one place."""
    if not s.solo:
        return
    active = Zone("plan", [s.plan], "plan" in said.table)
    beside = Zone("next_plan", [s.next_plan], True)
    deck = Zone("plan_deck", list(s.plan_deck), "plan_deck" in said.table, True)
    discarded = Zone("discarded_plans", list(s.discarded_plans), "discarded_plans" in said.table, True)
    Dealer(Counter(range(len(PLANS))), PLANS.__getitem__).deal([active, beside, deck, discarded], said.draws)
    s.plan = active.items[0] if active.items else NONE
    s.plan_deck, s.discarded_plans = tuple(deck.items), tuple(discarded.items)
