"""Points, category by category (section 17), as if the game ended now."""

from ..core.game import Score
from .components import (
    BROWN_SLOTS,
    CART_GOLD_POINTS,
    CART_ROOM,
    CLAIMED_POINTS,
    DEAL_GAIN,
    DEAL_GIVES,
    DEALS,
    EMPTY_SLOT,
    FACE_DOWN_ANIMAL,
    FURTHER_CARD,
    GOLD_POINTS,
    GREEN_SLOTS,
    HASTINGS_CABIN,
    HASTINGS_CABIN_HARD,
    HASTINGS_GOLD_HARD,
    HASTINGS_TILES,
    HASTINGS_TOKENS_HARD,
    IS_CLAIMED,
    ITEM_POINTS,
    MULTIPLIER,
    TOKEN_POINTS,
    tiles_of,
)
from .names import (
    APPLE_HILL,
    BOATS_BANJOS,
    DYNAMITE,
    FIRST_FISH,
    FISH_KINDS,
    GOLD,
    GOLD_RUSH,
    HASTINGS,
    LANTERN,
    OUTLAWS_OUTPOSTS,
    SHERIFF,
    TOKENS,
)
from .state import Seat, State


def scores(s: State) -> list[Score]:
    """Everyone's result. A tie shares the rank (SW-17.7); a solo tie is Hastings' (SW-23.20)."""
    parts = [parts_of(s, seat) for seat in range(len(s.seats))]
    totals = [sum(part.values()) for part in parts]
    found: list[Score] = []
    for seat in range(len(s.seats)):
        automa = s.solo and seat == HASTINGS
        rank = 1 + sum([total > totals[seat] for total in totals])
        if s.solo and not automa and totals[seat] == totals[HASTINGS]:
            rank = 2
        found.append(Score(seat, totals[seat], rank, parts[seat], automa))
    return found


def parts_of(s: State, seat: int) -> dict[str, int]:
    """One seat's points by category."""
    me = s.seats[seat]
    multiplier = MULTIPLIER[me.wagon]
    if s.solo and seat == HASTINGS:
        parts = hastings_parts(s, me)
    else:
        parts = {
            "claimed-cards": claimed_points(claimed_cards(s, seat)),
            "animals": FACE_DOWN_ANIMAL * sum([not me.animals >> tile & 1 for tile in tiles_of(s.mode)]),
            "cabins": EMPTY_SLOT * (GREEN_SLOTS + BROWN_SLOTS - len(me.cabins)),
            "gold": GOLD_POINTS * me.goods[GOLD],
            "boots": TOKEN_POINTS * me.goods[TOKENS],
        }
    parts["homestead"] = sum(me.homestead) * multiplier
    if s.mode == APPLE_HILL:
        parts["orchards"] = sum(me.orchards) * multiplier
    elif s.mode == GOLD_RUSH:
        parts["carts"] = CART_GOLD_POINTS * sum([load * me.carts[load] for load in range(CART_ROOM + 1)])
        parts["dynamite"] = ITEM_POINTS[DYNAMITE] if s.items[DYNAMITE] == seat else 0
        parts["lantern"] = ITEM_POINTS[LANTERN] if s.items[LANTERN] == seat else 0
    elif s.mode == OUTLAWS_OUTPOSTS:
        parts["outlaws"] = me.outlaws * multiplier
        parts["sheriff"] = ITEM_POINTS[SHERIFF] if s.items[SHERIFF] == seat else 0
    return parts


def hastings_parts(s: State, him: Seat) -> dict[str, int]:
    """SW-23.18, SW-23.19, SW-23.21: what he counts otherwise than a player."""
    cabin = HASTINGS_CABIN_HARD if s.options["hastings_cabins"] == HASTINGS_CABIN_HARD else HASTINGS_CABIN
    gold = HASTINGS_GOLD_HARD if s.options["hastings_gold"] == HASTINGS_GOLD_HARD else GOLD_POINTS
    boots = HASTINGS_TOKENS_HARD if s.options["hastings_boots"] == HASTINGS_TOKENS_HARD else TOKEN_POINTS
    parts = {
        "claimed-cards": claimed_points(len(him.discard)),
        "animals": FACE_DOWN_ANIMAL * sum([not him.animals >> tile & 1 for tile in HASTINGS_TILES]),
        "cabins": cabin * len(him.cabins),
        "gold": gold * him.goods[GOLD],
        "boots": boots * him.goods[TOKENS],
    }
    if s.mode == BOATS_BANJOS:
        parts["fish"] = gold * fish_value(him.goods[FIRST_FISH : FIRST_FISH + FISH_KINDS])
    return parts


def claimed_cards(s: State, seat: int) -> int:
    """SW-17.2: star cards in deck, hand and discard pile, and among the planned ones while the turn lasts."""
    me = s.seats[seat]
    cards = me.deck + me.hand + me.discard + (s.laid if s.turn == seat else ())
    return sum([1 for card in cards if card >= 0 and IS_CLAIMED[card]])


def claimed_points(cards: int) -> int:
    """SW-17.2: by the table, then so much for each further card."""
    most = len(CLAIMED_POINTS) - 1
    return CLAIMED_POINTS[min(cards, most)] + FURTHER_CARD * max(0, cards - most)


def fish_value(fish: tuple[int, ...]) -> int:
    """SW-23.19a: the most gold that the fish market pays, over all ways of trading."""
    best: dict[tuple[int, ...], int] = {}
    return _fish_value(fish, best)


def _fish_value(fish: tuple[int, ...], best: dict[tuple[int, ...], int]) -> int:
    if fish in best:
        return best[fish]
    most = 0
    for deal in range(len(DEALS)):
        left = tuple([fish[kind] - DEAL_GIVES[deal][kind] for kind in range(FISH_KINDS)])
        if DEAL_GAIN[deal][GOLD] and min(left) >= 0:
            most = max(most, DEAL_GAIN[deal][GOLD] + _fish_value(left, best))
    best[fish] = most
    return most
