"""What a player counts before deciding; everybody may know it (R17)."""

from .components import CART_ROOM
from .names import (
    APPLE_HILL,
    BOATS_BANJOS,
    GOLD_RUSH,
    GOODS,
    HASTINGS,
    HAT_PIONEER,
    NONE,
    OUTLAWS_OUTPOSTS,
    PLAIN_PIONEER,
)
from .rules.boots import boots_in
from .scoring import claimed_cards, parts_of
from .state import State


def stats(s: State, seat: int) -> dict[str, int]:
    """The figures of a seat: what lies in stock, what is built, how far wagon and tracks are."""
    me = s.seats[seat]
    found = {GOODS[good]: me.goods[good] for good in range(len(GOODS))}
    found["points"] = sum(parts_of(s, seat).values())
    found["wagon"] = me.wagon
    found["homestead"] = sum(me.homestead)
    found["cabins"] = len(me.cabins)
    found["animals"] = me.animals.bit_count()
    found["claimed_cards"] = len(me.discard) if s.solo and seat == HASTINGS else claimed_cards(s, seat)
    found["mule"] = 1 if s.mule == seat else 0
    if seat == s.turn and s.laid and NONE not in s.laid:
        found["boots"] = boots_in(s, me, HAT_PIONEER) + boots_in(s, me, PLAIN_PIONEER) + s.token_boots
    if s.mode == APPLE_HILL:
        found["orchards"] = sum(me.orchards)
    elif s.mode == BOATS_BANJOS:
        found["canoe"] = me.canoe
    elif s.mode == GOLD_RUSH:
        found["carts"] = sum(me.carts)
        found["cart_gold"] = sum([load * me.carts[load] for load in range(CART_ROOM + 1)])
    elif s.mode == OUTLAWS_OUTPOSTS:
        found["outlaws"] = me.outlaws
    return found
