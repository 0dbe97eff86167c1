"""What can happen in the game. The last `hidden` arguments are for the seats that may see them."""

from ..core.events import EventKind, EventSpace
from .names import (
    AMOUNT,
    AUXILIARY,
    BUILDING,
    CARD,
    CITY,
    DISC,
    EFFECT,
    FORESIGHT,
    JOB_ROW,
    MARKER,
    MASTER,
    NUMBER,
    PAIR_OF_CITIES,
    PRICE,
    SAM_CARD,
    SEAT,
    SPACE,
    STATION,
    TILE,
    TIMES,
    TRACK,
    WORKER,
)

TURN_BEGAN = EventKind("turn_began")
HERDER_PLACED = EventKind("herder_placed", SPACE)
HERDER_MOVED = EventKind("herder_moved", SPACE)
FEE_PAID = EventKind("fee_paid", AMOUNT)
FEE_PAID_TO = EventKind("fee_paid_to", AMOUNT, SEAT.called("owner"))
FEE_RECEIVED = EventKind("fee_received", AMOUNT)
GAINED = EventKind("gained", AMOUNT)
PAID = EventKind("paid", AMOUNT)
ACTION_USED = EventKind("action_used", EFFECT)
ACTION_FORFEITED = EventKind("action_forfeited", EFFECT)
AUXILIARY_USED = EventKind("auxiliary_used", AUXILIARY, TIMES)
BUILDING_COPIED = EventKind("building_copied", SPACE)
CARD_DRAWN = EventKind("card_drawn", CARD, hidden=1)
DECK_SHUFFLED = EventKind("deck_shuffled", NUMBER)
CARD_DISCARDED = EventKind("card_discarded", CARD)
CARD_REMOVED = EventKind("card_removed", CARD)
TOKEN_USED = EventKind("token_used")
TOKEN_GAINED = EventKind("token_gained")
HIRED = EventKind("hired", JOB_ROW, WORKER, AMOUNT)
BOUGHT = EventKind("bought", PRICE, CARD)
MARKET_TURNED_UP = EventKind("market_turned_up", CARD)
MARKET_REFILLED = EventKind("market_refilled", NUMBER)
BUILT = EventKind("built", BUILDING, SPACE, AMOUNT)
REPLACED = EventKind("replaced", BUILDING.called("old"), BUILDING, SPACE)
HAZARD_REMOVED = EventKind("hazard_removed", TILE, SPACE)
BOUNTY_COLLECTED = EventKind("bounty_collected", TILE, SPACE)
ENGINE_MOVED = EventKind("engine_moved", TRACK)
STATION_UPGRADED = EventKind("station_upgraded", STATION)
DISC_TAKEN = EventKind("disc_taken", DISC)
DISC_RECALLED = EventKind("disc_recalled", STATION)
MASTER_TAKEN = EventKind("master_taken", MASTER, WORKER)
MASTER_LOST = EventKind("master_lost", MASTER)
CERTIFICATES_MOVED = EventKind("certificates_moved", MARKER)
OBJECTIVE_TAKEN = EventKind("objective_taken", CARD)
OBJECTIVE_TAKEN_TO_HAND = EventKind("objective_taken_to_hand", CARD)
OBJECTIVE_DRAWN_TO_HAND = EventKind("objective_drawn_to_hand", CARD, hidden=1)
OBJECTIVE_SHOWN = EventKind("objective_shown", CARD)
OBJECTIVE_PLAYED = EventKind("objective_played", CARD)
TILE_CHOSEN = EventKind("tile_chosen", FORESIGHT, TILE)
WORKER_FOR_HIRE = EventKind("worker_for_hire", JOB_ROW, WORKER)
TILE_PLACED = EventKind("tile_placed", TILE, SPACE)
TILE_LOST = EventKind("tile_lost", TILE)
FORESIGHT_FILLED = EventKind("foresight_filled", FORESIGHT, TILE)
END_TRIGGERED = EventKind("end_triggered")
HAND_REVEALED = EventKind("hand_revealed", NUMBER.called("value"))
INCOME_TAKEN = EventKind("income_taken", NUMBER.called("value"))
SIMMENTAL_GREW = EventKind("simmental_grew", CARD)
DELIVERED = EventKind("delivered", CITY)
DELIVERY_SKIPPED = EventKind("delivery_skipped")
PAIR_COMPLETED = EventKind("pair_completed", PAIR_OF_CITIES)
TRANSPORT_PAID = EventKind("transport_paid", AMOUNT)
SAM_REVEALED = EventKind("sam_revealed", SAM_CARD)
SAM_SPECIALIZED = EventKind("sam_specialized", WORKER)
GAME_ENDED = EventKind("game_ended")

EVENTS = EventSpace(
    TURN_BEGAN,
    HERDER_PLACED,
    HERDER_MOVED,
    FEE_PAID,
    FEE_PAID_TO,
    FEE_RECEIVED,
    GAINED,
    PAID,
    ACTION_USED,
    ACTION_FORFEITED,
    AUXILIARY_USED,
    BUILDING_COPIED,
    CARD_DRAWN,
    DECK_SHUFFLED,
    CARD_DISCARDED,
    CARD_REMOVED,
    TOKEN_USED,
    TOKEN_GAINED,
    HIRED,
    BOUGHT,
    MARKET_TURNED_UP,
    MARKET_REFILLED,
    BUILT,
    REPLACED,
    HAZARD_REMOVED,
    BOUNTY_COLLECTED,
    ENGINE_MOVED,
    STATION_UPGRADED,
    DISC_TAKEN,
    DISC_RECALLED,
    MASTER_TAKEN,
    MASTER_LOST,
    CERTIFICATES_MOVED,
    OBJECTIVE_TAKEN,
    OBJECTIVE_TAKEN_TO_HAND,
    OBJECTIVE_DRAWN_TO_HAND,
    OBJECTIVE_SHOWN,
    OBJECTIVE_PLAYED,
    TILE_CHOSEN,
    WORKER_FOR_HIRE,
    TILE_PLACED,
    TILE_LOST,
    FORESIGHT_FILLED,
    END_TRIGGERED,
    HAND_REVEALED,
    INCOME_TAKEN,
    SIMMENTAL_GREW,
    DELIVERED,
    DELIVERY_SKIPPED,
    PAIR_COMPLETED,
    TRANSPORT_PAID,
    SAM_REVEALED,
    SAM_SPECIALIZED,
    GAME_ENDED,
)
