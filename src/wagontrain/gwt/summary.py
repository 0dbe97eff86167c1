"""What of a turn is told in its summary, and what is folded into it."""

from typing import Final

from ..core.summary import JOIN, LAST, Role, Sum, Summary, fold, lead, tell
from .events import EVENTS

EARNED: Final = Sum("money", 1, by="amount")
SPENT: Final = Sum("money", -1, by="amount")
DRAWN: Final = Sum("cards", 1)
DISCARDED: Final = Sum("cards", -1)
TOKEN: Final = Sum("tokens", 1)
OBJECTIVE: Final = "summary-objective_taken"

ROLES: Final[dict[str, Role]] = {
    "turn_began": fold(begins=True),
    "herder_placed": tell(6, LAST, way="space"),
    "herder_moved": tell(6, LAST, way="space"),
    "fee_paid": fold(SPENT),
    "fee_paid_to": fold(SPENT),
    "fee_received": fold(EARNED),
    "gained": fold(EARNED),
    "paid": lead(SPENT),
    "action_used": lead(),
    "action_forfeited": fold(),
    "auxiliary_used": tell(1, JOIN),
    "building_copied": tell(2, JOIN),
    "card_drawn": fold(DRAWN),
    "deck_shuffled": fold(),
    "card_discarded": tell(1, JOIN, sums=(DISCARDED,)),
    "card_removed": tell(2, JOIN, sums=(DISCARDED,)),
    "token_used": fold(Sum("tokens", -1)),
    "token_gained": fold(TOKEN),
    "hired": tell(4, JOIN),
    "bought": tell(5, JOIN),
    "market_turned_up": fold(),
    "market_refilled": fold(),
    "built": tell(5, JOIN),
    "replaced": tell(5),
    "hazard_removed": tell(3, JOIN),
    "bounty_collected": tell(3, JOIN),
    "engine_moved": tell(4, LAST, way="track"),
    "station_upgraded": tell(4, JOIN),
    "disc_taken": fold(),
    "disc_recalled": fold(),
    "master_taken": tell(3, JOIN),
    "master_lost": fold(),
    "certificates_moved": fold(),
    "objective_taken": tell(3, JOIN),
    "objective_taken_to_hand": tell(3, JOIN, message=OBJECTIVE),
    "objective_drawn_to_hand": tell(3, JOIN, message=OBJECTIVE),
    "objective_shown": fold(),
    "objective_played": tell(2, JOIN),
    "tile_chosen": tell(1, JOIN),
    "worker_for_hire": fold(),
    "tile_placed": fold(shows=True),
    "tile_lost": fold(),
    "foresight_filled": fold(),
    "end_triggered": tell(8),
    "hand_revealed": fold(),
    "income_taken": fold(),
    "simmental_grew": tell(2, JOIN),
    "delivered": tell(9, JOIN),
    "delivery_skipped": tell(3),
    "pair_completed": tell(3, JOIN),
    "transport_paid": fold(),
    "sam_revealed": tell(0, LAST),
    "sam_specialized": tell(4, LAST),
    "game_ended": fold(),
}

BACK_TO_START: Final = ("space-kansas_city", "space-start")

SUMMARY: Final = Summary(
    EVENTS, ROLES, ("space", "city", "station", "track"), "money", 5, returns=(BACK_TO_START,)
)
