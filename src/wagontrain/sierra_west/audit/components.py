"""What the rules rely on in the tables beyond single values: what belongs together, and how many there are.

`components.py` checks the order of rows that the rules know by their places. A corrected table that breaks
one of these is refused when the game is loaded; played with, it would deal wrong cards or none.
"""

from ...core.errors import LoadError
from ..components import (
    ADVANCED_HAND,
    BASE,
    CABIN_COPIES,
    CAMPFIRE,
    HAND,
    LOWER_SLOTS,
    MARKET_SPACES,
    MODE_SPECIALS,
    MOUNTAIN_CARDS,
    OUTLAW_SETUP,
    OUTLAW_TOKENS,
    OUTPOST_PLACES,
    OUTPOSTS,
    PAID_SPACES,
    PLANS,
    ROW_PLACES,
    SPECIAL_MARK,
    STARTING,
    TAN_SPACES,
    UPPER_SLOTS,
)
from ..names import FEWEST_SEATS, GAME_NAME, GOLD_RUSH, MODES, MOST_SEATS, OUTLAWS_OUTPOSTS


def must(holds: bool, file: str, rule: str) -> None:
    """LoadError unless the table is as the rules need it."""
    if not holds:
        raise LoadError(f"{GAME_NAME}/{file}.toml: {rule}")


def check_specials() -> None:
    """One special card for the row, the others for their places on the mountain."""
    marks = [[SPECIAL_MARK[special] for special in specials] for specials in MODE_SPECIALS]
    for mode in (GOLD_RUSH, OUTLAWS_OUTPOSTS):
        must(marks[mode].count(CAMPFIRE) == 1, "specials", f"{MODES[mode]}: one must be marked {CAMPFIRE}")
    places = len(OUTPOST_PLACES)
    must(len(OUTPOSTS) == places, "mountain", f"outposts: there must be {len(OUTPOSTS)} places")
    for players in range(FEWEST_SEATS, MOST_SEATS + 1):
        upper, lower = len(UPPER_SLOTS[players]), len(LOWER_SLOTS[players])
        must(upper + lower == places, "mountain", f"special_slots: there must be {places} places")
        must(marks[GOLD_RUSH].count("I") == upper, "specials", "a mine marked I for each upper place")
        must(sum(OUTLAW_SETUP[players]) <= OUTLAW_TOKENS, "supply", "outlaws: there are fewer tokens")
        must(len(OUTLAW_SETUP[players]) == places, "supply", f"outlaws: {places} numbers, one per outpost")
    for mode in range(len(MODES)):
        must(
            len(MODE_SPECIALS[mode]) == ROW_PLACES == places + 1,
            "specials",
            f"{MODES[mode]}: there must be {places + 1} special cards",
        )
        must(
            len(MOUNTAIN_CARDS[mode]) == BASE - places,
            "cards",
            f"card: {BASE - places} of the deck mountain are needed for {MODES[mode]}",
        )


def check_supplies() -> None:
    """A hand fills the three slots; there are cards to draw and tiles to lay out."""
    must(HAND == 3 and ADVANCED_HAND == 4, "supply", "hand: 3 cards, 4 with advanced planning")
    must(len(STARTING) >= ADVANCED_HAND, "cards", f"card: {ADVANCED_HAND} of the deck starting are needed")
    must(sum(CABIN_COPIES) >= MARKET_SPACES, "cabins", "copies: not enough tiles for the market")
    must(len(PLANS) > 0, "plans", "plan: there must be some")
    must(set(PAID_SPACES) <= set(TAN_SPACES), "boards", "paid_space: each must be on the tan path")
    must(len(set(PAID_SPACES)) == len(PAID_SPACES), "boards", "paid_space: no space may come twice")


def check_components() -> None:
    """Hold all tables against what the rules rely on."""
    check_specials()
    check_supplies()
