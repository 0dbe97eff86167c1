"""Is a loaded state one that play could have reached? Every card, tile and piece must be where it can be."""

from ..components import (
    BASE,
    BOOTS_FACTOR,
    BROWN_SLOTS,
    BULLETS_MAX,
    CARD_BIT,
    CART_SUPPLY,
    FIRST_SPECIAL,
    FISH_SUPPLY,
    GREEN_SLOTS,
    MODE_SPECIALS,
    MODE_STARTING,
    MOST_SPACE_BOOTS,
    MOUNTAIN_CARDS,
    OUTLAW_TOKENS,
    OUTPOSTS,
    PLANS,
    ROW_PLACES,
    STARTING,
    SYMBOL_BOOTS,
    tiles_of,
)
from ..names import (
    BOATS_BANJOS,
    BULLETS,
    CABIN_FIRST,
    CAMP,
    DROP_TO_TAN,
    FIRST_BROWN,
    FIRST_FISH,
    FISH_KINDS,
    GOLD_RUSH,
    GREEN_START,
    GREY_SPOT,
    HASTINGS,
    NONE,
    NOT_TRIGGERED,
    OUTLAWS_OUTPOSTS,
    STEP_BACK,
    SUMMIT_FIRST,
    TAN_START,
)
from ..rules.mountain import is_exposed
from ..rules.paths import is_space, symbol_at
from ..setup import all_tiles, use_options
from ..state import Seat, State
from .stack import check_stack, expect, expect_seat

MOST_GOODS = 10_000


def audit(s: State) -> None:
    """LoadError unless all is accounted for and play can go on."""
    check_options(s)
    check_turn(s)
    check_cards(s)
    check_mountain(s)
    check_cabins(s)
    check_pieces(s)
    for seat in range(len(s.seats)):
        check_seat(s, seat)
    check_figures(s)
    check_plans(s)
    check_stack(s)


def check_options(s: State) -> None:
    """The fields that repeat an option."""
    saved = (s.mode, s.hand_size, s.row_neighbours, s.mule_hunt, s.round_limit)
    use_options(s)
    chosen = (s.mode, s.hand_size, s.row_neighbours, s.mule_hunt, s.round_limit)
    expect(saved == chosen, "mode", "the options say otherwise")


def check_turn(s: State) -> None:
    """Seats named must sit at the table; the end comes with the sixth special (SW-12.7)."""
    seats = len(s.seats)
    for name, seat in (("first", s.first), ("turn", s.turn), ("mule", s.mule)):
        expect(seat < seats, name, f"there is no seat {seat}")
    expect(not (s.solo and s.first), "first", "the human goes first")
    expect(max(s.items) < seats, "items", "owned by a seat that is not there")
    expect((len(s.row) == ROW_PLACES) == (s.ending != NOT_TRIGGERED), "ending", "the row says otherwise")
    expect(not (s.solo and s.quiet_rounds), "quiet_rounds", "Hastings never only passes")
    expect(bool(s.todo) != bool(s.ended), "ended", "a game is over exactly when nothing is left to do")
    expect(s.open_abilities & ~(1 << STEP_BACK | 1 << DROP_TO_TAN) == 0, "window", "no ability of that kind")
    expect(max(s.token_boots, s.hat_boots, s.plain_boots) <= MOST_GOODS, "token_boots", "too many boots")


def check_cards(s: State) -> None:
    """Each player's starting cards, and each card of the mountain once (SW-1.2, SW-1.3)."""
    start = (*STARTING, MODE_STARTING[s.mode])
    mountain = [card for card in s.mountain if NONE < card < FIRST_SPECIAL]
    for seat in range(len(s.seats)):
        me = s.seats[seat]
        laid = s.laid if s.turn == seat else ()
        cards = [*me.deck, *me.hand, *me.discard, *[card for card in laid if card != NONE]]
        own = [] if s.solo and seat == HASTINGS else sorted(start)
        expect_seat(
            sorted(card for card in cards if card in start) == own, seat, "deck", "starting cards are missing"
        )
        mountain += [card for card in cards if card not in start]
        hidden = 0
        planned = laid if NONE in laid else ()
        for card in [*me.hand, *me.deck, *[card for card in planned if card != NONE]]:
            hidden |= CARD_BIT[card]
        known = me.open_cards | me.kept_cards
        expect_seat(known & ~hidden == 0, seat, "open_cards", "a known card is not in deck or hand")
        expect_seat(me.hand == tuple(sorted(me.hand)), seat, "hand", "a hand must be sorted")
    expect(sorted(mountain) == sorted(MOUNTAIN_CARDS[s.mode]), "mountain", "each mountain card expected once")


def check_mountain(s: State) -> None:
    """Each special once; exactly the exposed basic cards are face up; only outposts stay when exposed."""
    specials = [card - FIRST_SPECIAL for card in s.mountain if card >= FIRST_SPECIAL] + list(s.row)
    expect(sorted(specials) == sorted(MODE_SPECIALS[s.mode]), "row", "each special card expected once")
    expect(len(s.panned) == len(s.row), "panned", "one number for each card of the row expected")
    for place in range(BASE):
        card = s.mountain[place]
        exposed = card != NONE and is_exposed(s, place)
        shown = exposed and card < FIRST_SPECIAL
        expect(
            bool(s.face_up >> place & 1) == shown, "face_up", "exactly the exposed basic cards are face up"
        )
        leaves = exposed and card >= FIRST_SPECIAL and s.mode != OUTLAWS_OUTPOSTS
        expect(not leaves, "mountain", "an exposed special card leaves")
    if s.mode == OUTLAWS_OUTPOSTS:
        manned = [number > 0 for number in s.outlaws]
        there = [FIRST_SPECIAL + outpost in s.mountain for outpost in OUTPOSTS]
        expect(manned == there == sorted(there), "outlaws", "outposts are cleared one after the other")


def check_cabins(s: State) -> None:
    """All tiles are somewhere, and a player's fit his slots (SW-13.1)."""
    tiles = [cabin for cabin in s.market if cabin != NONE] + [
        *s.cabin_stack,
        *s.discarded_tiles,
        *s.boxed_tiles,
    ]
    for seat in range(len(s.seats)):
        built = s.seats[seat].cabins
        tiles += built
        if not (s.solo and seat == HASTINGS):
            browns = len([cabin for cabin in built if cabin >= FIRST_BROWN])
            fits = browns <= BROWN_SLOTS and len(built) - browns <= GREEN_SLOTS
            different = len(set(built)) == len(built)
            expect_seat(fits and different, seat, "cabins", "cabins do not fit the slots")
    expect(sorted(tiles) == sorted(all_tiles()), "market", "each cabin tile expected once")


def check_pieces(s: State) -> None:
    """Fish, carts and outlaws are limited (SW-19.1, SW-20.6, SW-3.5)."""
    players = len(s.seats)
    for kind in range(FISH_KINDS):
        held = sum([seat.goods[FIRST_FISH + kind] for seat in s.seats])
        expect(
            s.fish[kind] + held == (FISH_SUPPLY[players] if s.mode == BOATS_BANJOS else 0),
            "fish",
            "wrong number",
        )
    carts = s.carts + sum([sum(seat.carts) for seat in s.seats])
    expect(carts == (CART_SUPPLY[players] if s.mode == GOLD_RUSH else 0), "carts", "wrong number")
    outlaws = sum(s.outlaws) + s.base_outlaws + s.spare_outlaws + sum([seat.outlaws for seat in s.seats])
    expect(outlaws == (OUTLAW_TOKENS if s.mode == OUTLAWS_OUTPOSTS else 0), "outlaws", "wrong number")


def check_seat(s: State, seat: int) -> None:
    """Limits of one board."""
    me = s.seats[seat]
    expect_seat(me.goods[BULLETS] <= BULLETS_MAX, seat, "goods", "too many bullets")
    expect_seat(max(me.goods) <= MOST_GOODS, seat, "goods", "more goods than anybody could gather")
    expect_seat(me.canoe <= len(s.row), seat, "canoe", "the canoe is beyond the rivers")
    for place in (me.scout, me.left_scout):
        on_card = place in (NONE, BASE) or s.mountain[place] != NONE
        expect_seat(on_card, seat, "scout", "a frontiersman stands on an empty place")
    is_hastings = s.solo and seat == HASTINGS
    expect_seat((me.left_scout != NONE) == is_hastings, seat, "left_scout", "only Hastings has one")
    mine = sum([1 << tile for tile in tiles_of(s.mode)])
    expect_seat(me.animals & ~mine == 0, seat, "animals", "an animal of another mode")
    if s.turn != seat or not s.laid:
        waiting = me.hat_pioneer < GREEN_START and me.plain_pioneer < GREEN_START
        expect_seat(waiting, seat, "hat", "pioneers walk in their own turn only")
        same = me.hat_pioneer == me.plain_pioneer != CAMP
        expect_seat(not same, seat, "hat", "one pioneer each on the trapper and tracker space")
    if not (s.solo and seat == HASTINGS) and (s.turn != seat or not s.laid) and not s.ended:
        full = len(me.hand) == s.hand_size
        expect_seat(full, seat, "hand", f"a hand of {s.hand_size} cards expected")


def check_figures(s: State) -> None:
    """The active player's figures stand where such figures can (SW-5.8)."""
    me = s.seats[s.turn]
    planned = len(s.laid) == 3 and NONE not in s.laid
    for name, spot, start, boots in (
        ("hat", me.hat_pioneer, GREEN_START, s.hat_boots),
        ("plain", me.plain_pioneer, TAN_START, s.plain_boots),
    ):
        inside = spot - CABIN_FIRST
        colour = (inside >= FIRST_BROWN) == (start == GREEN_START)
        lives = inside < 0 or (inside in me.cabins and colour)
        expect_seat(lives, s.turn, name, "a pioneer in the wrong cabin")
        walks = spot == start or spot >= SUMMIT_FIRST or spot < GREEN_START
        walks = (
            walks or spot > TAN_START or (start == GREEN_START and spot > GREEN_START and spot != TAN_START)
        )
        expect_seat(walks, s.turn, name, "a pioneer on the wrong path")
        expect_seat(planned or spot < GREEN_START, s.turn, name, "a pioneer walks before planning")
        if is_space(spot):
            symbol = symbol_at(s, spot)
            expect_seat(symbol != NONE, s.turn, name, "a pioneer stands where no space is")
            most = MOST_SPACE_BOOTS * BOOTS_FACTOR if SYMBOL_BOOTS[symbol] else 0
            expect(boots <= most, f"{name}_boots", "more boots than the space gives")
        else:
            expect(boots == 0, f"{name}_boots", "boots without a space")
    summit = SUMMIT_FIRST <= s.mule_spot < CABIN_FIRST
    away = s.mule == s.turn and planned and (summit or s.mule_spot == GREY_SPOT)
    expect(s.mule_spot == CAMP or away, "mule_spot", "the mule cannot be there")
    check_summits(s, me)


def check_summits(s: State, me: Seat) -> None:
    """SW-7.17: one figure per summit space."""
    there = [
        spot for spot in (me.hat_pioneer, me.plain_pioneer, s.mule_spot) if SUMMIT_FIRST <= spot < CABIN_FIRST
    ]
    expect_seat(len(set(there)) == len(there), s.turn, "hat", "two figures on one summit space")


def check_plans(s: State) -> None:
    """Each plan card once in a solo game, none in another (SW-23.3)."""
    shown = [plan for plan in (s.plan, s.next_plan) if plan != NONE]
    wanted = list(range(len(PLANS))) if s.solo else []
    expect(
        sorted([*s.plan_deck, *s.discarded_plans, *shown]) == wanted, "plans", "each plan card expected once"
    )
    expect((s.plan != NONE) == s.solo, "plan", "an active plan card is for solo games")
    hastings_acts = s.solo and s.turn == HASTINGS and not s.ended
    expect((s.next_plan != NONE) == hastings_acts, "next_plan", "a second plan card is for Hastings' turn")
