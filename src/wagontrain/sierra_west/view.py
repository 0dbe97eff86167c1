"""What a seat may know (R17, SW-0.5), field by field: an allow-list, JSON-ready, with names for numbers.

Planned, claimed and discarded cards are public, and a good player forgets nothing: so of another's deck
and hand one knows which cards are in them, where the mode's card lies before the first shuffle, and which
claimed cards went on top.
"""

from ..core.state import NOBODY
from .components import (
    BASE,
    CARD_BIT,
    CARDS,
    CART_ROOM,
    COVERED_BY,
    FIRST_SPECIAL,
    HASTINGS_TILES,
    MARKET_COST,
    MULTIPLIER,
    OUTPOSTS,
    PLACES,
    PLANS,
    RIVER_TOKENS,
    SPECIAL_MARK,
    SPECIALS,
    STEP_BASICS,
    STEP_BOOTS,
    SYMBOLS,
    tiles_of,
)
from .names import (
    ANIMALS,
    APPLE_HILL,
    BOATS_BANJOS,
    CABINS,
    END_REASONS,
    FIRST_FISH,
    GAME_NAME,
    GOLD_RUSH,
    GOODS,
    HASTINGS,
    HAT_PIONEER,
    MODES,
    NONE,
    OUTLAWS_OUTPOSTS,
    PLAIN_PIONEER,
    PRIZES,
    SPOT,
)
from .rules.boots import boots_in
from .rules.paths import is_space, symbol_at
from .scoring import claimed_cards, scores
from .state import Seat, State

SLOT_NAMES = ("left", "middle", "right")


def observe(s: State, viewer: int | None) -> dict[str, object]:
    """All that the viewer may know; None is a spectator."""
    f = s.todo[-1] if s.todo else None
    view: dict[str, object] = {
        "game": GAME_NAME,
        "mode": MODES[s.mode],
        "options": dict(s.options),
        "viewer": viewer,
        "to_act": f.seat if f is not None else NOBODY,
        "turn": s.turn,
        "first": s.first,
        "round": s.round,
        "ending": ("no", "triggered", "extra-round")[s.ending],
        "ended": END_REASONS[s.ended],
        "quiet_rounds": s.quiet_rounds,
        "active_round": s.active_round,
        "mountain": [mountain_place(s, place) for place in range(BASE)],
        "row": [row_card(s, place) for place in range(len(s.row))],
        "trail": trail(),
        "market": [
            {"cabin": CABINS[cabin] if cabin != NONE else None, "extra_cost": MARKET_COST[space]}
            for space, cabin in enumerate(s.market)
        ],
        "cabin_stack": {"count": len(s.cabin_stack), "cabins": cabin_names(s.cabin_stack)},
        "discarded_cabins": cabin_names(s.discarded_tiles),
        "boxed_cabins": cabin_names(s.boxed_tiles),
        "mule": {"owner": s.mule, "spot": SPOT.text(s.mule_spot)},
        "mode_supply": mode_supply(s),
        "turn_state": turn_state(s, viewer),
        "seats": [seat_view(s, seat, viewer) for seat in range(len(s.seats))],
        "scores": {str(score.seat): score.total for score in scores(s)},
    }
    if s.solo:
        view["plans"] = {
            "active": PLANS[s.plan],
            "next": PLANS[s.next_plan] if s.next_plan != NONE else None,
            "deck": {"count": len(s.plan_deck), "plans": [PLANS[plan] for plan in sorted(s.plan_deck)]},
            "discarded": [PLANS[plan] for plan in s.discarded_plans],
        }
    return view


def mountain_place(s: State, place: int) -> dict[str, object]:
    """A place of the mountain: face-down cards show by their back whether they are special (SW-4.7)."""
    card = s.mountain[place]
    found: dict[str, object] = {"place": PLACES[place], "under": [PLACES[i] for i in COVERED_BY[place]]}
    if card == NONE:
        found["card"] = None
        found["back"] = None
    elif card >= FIRST_SPECIAL:
        mark = SPECIAL_MARK[card - FIRST_SPECIAL]
        found["card"] = SPECIALS[card - FIRST_SPECIAL] if s.mode == OUTLAWS_OUTPOSTS else None
        found["back"] = f"special-{mark}" if mark else "special"
        if s.mode == OUTLAWS_OUTPOSTS:
            found["outlaws"] = s.outlaws[OUTPOSTS.index(card - FIRST_SPECIAL)]
    else:
        found["card"] = CARDS[card] if s.face_up >> place & 1 else None
        found["back"] = "basic"
    return found


def row_card(s: State, place: int) -> dict[str, object]:
    """A special card of the row, with the tokens left on a river."""
    special = s.row[place]
    found: dict[str, object] = {"special": SPECIALS[special]}
    if s.mode == BOATS_BANJOS:
        found["tokens"] = [GOODS[good] for good in RIVER_TOKENS[special][s.panned[place] :]]
    return found


def trail() -> list[dict[str, int]]:
    """The printed trail: multiplier and the cost of the step from each space."""
    return [
        {"multiplier": MULTIPLIER[i], "boots": STEP_BOOTS[i], "basics": STEP_BASICS[i]}
        for i in range(len(MULTIPLIER))
    ]


def cabin_names(tiles: tuple[int, ...]) -> list[str]:
    """Cabin tiles by name, sorted so that the order of a stack stays hidden."""
    return [CABINS[cabin] for cabin in sorted(tiles)]


def mode_supply(s: State) -> dict[str, object]:
    """What the mode adds to the middle of the table."""
    if s.mode == APPLE_HILL:
        return {"apples": {"green": s.apples[0], "red": s.apples[1]}}
    if s.mode == BOATS_BANJOS:
        return {"fish": {GOODS[FIRST_FISH + kind]: s.fish[kind] for kind in range(len(s.fish))}}
    if s.mode == GOLD_RUSH:
        return {"carts": s.carts, "dynamite": s.items[0], "lantern": s.items[1]}
    return {"sheriff": s.items[2], "base_outlaws": s.base_outlaws, "spare_outlaws": s.spare_outlaws}


def turn_state(s: State, viewer: int | None) -> dict[str, object]:
    """The planned cards and what their owner has done with them so far."""
    me = s.seats[s.turn]
    secret = secret_plan(s, s.turn, s.turn == viewer)
    laid = {
        SLOT_NAMES[i]: CARDS[card] for i, card in enumerate(s.laid) if card != NONE and card not in secret
    }
    found: dict[str, object] = {"laid": laid, "symbols": {}, "boots": {}}
    if len(laid) == len(SLOT_NAMES):
        spots = [spot for spot in range(len(SPOT.names)) if is_space(spot) and symbol_at(s, spot) != NONE]
        found["symbols"] = {SPOT.text(spot): SYMBOLS[symbol_at(s, spot)] for spot in spots}
        found["boots"] = {
            "hat": boots_in(s, me, HAT_PIONEER),
            "plain": boots_in(s, me, PLAIN_PIONEER),
            "token": s.token_boots,
        }
    found["activated"] = {"hat": s.hat_activated, "plain": s.plain_activated}
    found["used"] = [CABINS[cabin] for cabin in range(len(CABINS)) if s.used_abilities >> cabin & 1]
    found["open_abilities"] = [CABINS[cabin] for cabin in range(len(CABINS)) if s.open_abilities >> cabin & 1]
    return found


def seat_view(s: State, seat: int, viewer: int | None) -> dict[str, object]:
    """One board, with its hidden cards as far as the viewer knows them."""
    me = s.seats[seat]
    automa = s.solo and seat == HASTINGS
    tiles = HASTINGS_TILES if automa else tiles_of(s.mode)
    found: dict[str, object] = {
        "seat": seat,
        "automa": automa,
        "goods": {GOODS[good]: me.goods[good] for good in range(len(GOODS))},
        "cabins": [CABINS[cabin] for cabin in me.cabins],
        "animals": {ANIMALS[tile]: bool(me.animals >> tile & 1) for tile in tiles},
        "homestead": list(me.homestead),
        "wagon": me.wagon,
        "scout": place_name(me.scout),
        "claimed_cards": len(me.discard) if automa else claimed_cards(s, seat),
        "discard": [CARDS[card] for card in me.discard],
    }
    if automa:
        found["left_scout"] = place_name(me.left_scout)
    else:
        found["hat"] = SPOT.text(me.hat_pioneer)
        found["plain"] = SPOT.text(me.plain_pioneer)
        found.update(hidden_cards(me, secret_plan(s, seat, seat == viewer), seat == viewer))
    if s.mode == APPLE_HILL:
        found["orchards"] = list(me.orchards)
    elif s.mode == BOATS_BANJOS:
        found["canoe"] = me.canoe
    elif s.mode == GOLD_RUSH:
        found["carts"] = {str(load): me.carts[load] for load in range(CART_ROOM + 1)}
    else:
        found["outlaws"] = me.outlaws
    found["items"] = [PRIZES[item] for item in range(len(s.items)) if s.items[item] == seat]
    return found


def place_name(place: int) -> str:
    """A place of the mountain or its base."""
    return "base" if place == BASE else PLACES[place]


def secret_plan(s: State, seat: int, own: bool) -> tuple[int, ...]:
    """Cards that were laid but are not shown yet (SW-6.3): for all others they are still in the hand."""
    if own or seat != s.turn or NONE not in s.laid:
        return ()
    return tuple([card for card in s.laid if card != NONE])


def hidden_cards(me: Seat, secret: tuple[int, ...], own: bool) -> dict[str, object]:
    """Hand and deck (bottom first): names where the viewer knows them, None elsewhere; the rest as a set."""
    known = known_cards(me, own)
    held = tuple(sorted(me.hand + secret))
    hand = [card for card in held if CARD_BIT[card] & known]
    deck = [CARDS[card] if CARD_BIT[card] & known else None for card in me.deck]
    unknown = [card for card in held + me.deck if not CARD_BIT[card] & known]
    return {
        "hand": {"count": len(held), "cards": [CARDS[card] for card in hand]},
        "deck": {"count": len(me.deck), "cards": deck},
        "hidden": [CARDS[card] for card in sorted(unknown)],
    }


def known_cards(me: Seat, own: bool) -> int:
    """Bits of the cards in hand and deck whose place is known to their owner, or to everybody else."""
    known = me.open_cards
    if own:
        known |= me.kept_cards
        for card in me.hand:
            known |= CARD_BIT[card]
    return known
