"""The numbers behind Villagers: rules, phases, streams of chance, effects and formulas."""

from typing import Final

# -- rules: the place of each in `rules.RULES`
MINI_DEAL: Final = 0
MINI_DRAW: Final = 1
START_ROUND: Final = 2
DRAFT_PHASE: Final = 3
NEXT_DRAFT: Final = 4
COURIER_WINDOW: Final = 5
DRAFT: Final = 6
GIVE_COUNTESS: Final = 7
REFILL: Final = 8
AFTER_DRAFT: Final = 9
CHECK_LIMIT: Final = 10
ROAD_UPDATE: Final = 11
PUT_COIN: Final = 12
CLEAR_ROAD: Final = 13
BUILD_PHASE: Final = 14
BUILD_TURN: Final = 15
PAY_FREELANCER: Final = 16
BUILD: Final = 17
CHOOSE_PLACE: Final = 18
UNLOCK: Final = 19
LAY_CARD: Final = 20
COVER_MONK: Final = 21
FLAKER_SEAT: Final = 22
APPRENTICE_VILLAGE: Final = 23
APPRENTICE_TARGET: Final = 24
FOUNDERS_SIDE: Final = 25
SWAP_APPRENTICE: Final = 26
RETURN_CARD: Final = 27
CHOOSE_STACK: Final = 28
LAY_BASIC: Final = 29
SMUGGLE: Final = 30
NOBLE_SEAT: Final = 31
NOBLE_CARD: Final = 32
SCHEMER_VILLAGE: Final = 33
SCHEMER_TARGET: Final = 34
SHERIFF_THIEF: Final = 35
FLAKER_CARD: Final = 36
BENEFACTOR_CARD: Final = 37
PROPHET_STACK: Final = 38
PROPHET_CARD: Final = 39
PIGEONEER_CARD: Final = 40
PUT_BACK: Final = 41
FOUNDERS_CHECK: Final = 42
COPPER_PHASE: Final = 43
CONVERT_COPPER: Final = 44
PASS_MARKER: Final = 45
EVENT_PHASE: Final = 46
RESOLVE_EVENTS: Final = 47
CARRY_OUT: Final = 48
LOSE_VILLAGER: Final = 49
LOSE_COINS: Final = 50
REVEAL_EVENTS: Final = 51
JESTER_WINDOW: Final = 52
IMPROVEMENT_PHASE: Final = 53
CHURCH_DRAW: Final = 54
TAVERN_BASIC: Final = 55
INN_TAKE: Final = 56
MARKETS: Final = 57
DRAFTED: Final = 58

# -- phases of a round, in order; events of the solo game look at them
BETWEEN: Final = 0
DRAFTING: Final = 1
UPDATING: Final = 2
BUILDING: Final = 3
ENDING: Final = 4
OVER: Final = 5

# -- streams of chance
DECK: Final = 0
ROAD: Final = 1
FIRST_PLAYER: Final = 2
SCOUNDREL_POOL: Final = 3
SAINT_POOL: Final = 4
SUMMER: Final = 5
WINTER: Final = 6
IMPROVEMENTS: Final = 7
MINI: Final = 8
MINI_PICK: Final = 9
STREAMS: Final = 10

# -- Market cards, Jester
WAITING: Final = 0
DUE: Final = 1
HELD: Final = 2
NO_JESTER: Final = 0
JESTER_READY: Final = 1
JESTER_USED: Final = 2

# -- board
SLOTS: Final = 6
EMPTY: Final = -1
TABLE: Final = -1  # the parent of a card that lies directly on the table
MAX_SEATS: Final = 5
MAX_NODES: Final = 160  # more than all cards of the largest game

# -- what a special villager does (`effect.kind` in the tables)
EFFECTS: Final = (
    "none",
    "substitute_in_chain",
    "swap_with_covered_villager",
    "free_unlock_this_build_turn",
    "gain_fraction_of_printed_gold",
    "replace_road_from_reserve",
    "take_road_villager_to_hand",
    "take_from_square_to_hand",
    "steal_from_hand",
    "take_top_villager_to_hand",
    "steal_gold_each_build",
    "discard_thief_take_coins",
    "place_villager_in_draft",
    "end_game_silver_copy",
    "look_reserve_take",
    "draft_from_searched_stack",
    "pay_to_draft_two",
    "pay_for_build_action",
)
NO_EFFECT: Final = 0
SUBSTITUTE: Final = 1
SWAP: Final = 2
FREE_UNLOCK: Final = 3
GAIN_FRACTION: Final = 4
REPLACE_ROAD: Final = 5
TAKE_ROAD: Final = 6
TAKE_SQUARE: Final = 7
TAKE_HAND: Final = 8
TAKE_TOP: Final = 9
STEAL_GOLD: Final = 10
DISCARD_THIEF: Final = 11
PLACE_IN_DRAFT: Final = 12
COPY_SILVER: Final = 13
LOOK_RESERVE: Final = 14
SEARCH_STACK: Final = 15
DRAFT_TWO: Final = 16
EXTRA_BUILD: Final = 17

# -- what formulas, events and improvements count
COUNTS: Final = (
    "suit_symbol",
    "padlock_symbol",
    "food_symbol",
    "builder_symbol",
    "gold_symbol",
    "villager_with_coins",
    "production_chain",
    "villager_card",
    "different_suits_in_village",
    "different_suits_in_hand",
)
SUIT_SYMBOL: Final = 0
PADLOCK_SYMBOL: Final = 1
FOOD_SYMBOL: Final = 2
BUILDER_SYMBOL: Final = 3
GOLD_SYMBOL: Final = 4
VILLAGER_WITH_COINS: Final = 5
PRODUCTION_CHAIN: Final = 6
VILLAGER_CARD: Final = 7
DIFFERENT_SUITS: Final = 8
DIFFERENT_BACKS: Final = 9

# -- formulas of silver and copper symbols
FORMULAS: Final = (
    "none",
    "per_count",
    "sum_printed_gold",
    "coins_on_one_villager",
    "per_full_set",
    "fraction_of_one_silver_villager",
)
NO_FORMULA: Final = 0
PER_COUNT: Final = 1
SUM_PRINTED_GOLD: Final = 2
COINS_ON_ONE: Final = 3
PER_FULL_SET: Final = 4
FRACTION_OF_SILVER: Final = 5

# -- what a solo event does (`effect.kind` in the tables)
EVENT_EFFECTS: Final = (
    "pay",
    "pay_per",
    "pay_per_missing",
    "pay_if",
    "modify_draft_limit",
    "cap_draft_limit",
    "modify_build_limit",
    "forbid_blind_draw",
    "surcharge",
    "countess_takes_from_stack",
    "countess_takes_from_road",
    "countess_takes_top_villager",
    "countess_takes_road_coins",
    "countess_takes_coins_from_villager",
    "countess_gain_if_market",
    "countess_gain_per",
    "discard_top_villager",
)
PAY: Final = 0
PAY_PER: Final = 1
PAY_PER_MISSING: Final = 2
PAY_IF: Final = 3
CHANGE_DRAFT_LIMIT: Final = 4
CAP_DRAFT_LIMIT: Final = 5
CHANGE_BUILD_LIMIT: Final = 6
FORBID_BLIND_DRAW: Final = 7
SURCHARGE: Final = 8
TAKES_FROM_STACK: Final = 9
TAKES_FROM_ROAD: Final = 10
TAKES_TOP_VILLAGER: Final = 11
TAKES_ROAD_COINS: Final = 12
TAKES_COINS: Final = 13
GAINS_IF_MARKET: Final = 14
GAINS_PER: Final = 15
DISCARDS_TOP_VILLAGER: Final = 16

# -- rewards of improvements (`reward.kind` in the tables)
REWARDS: Final = (
    "gold",
    "next_round_symbol",
    "draw_hidden",
    "take_basic_and_place",
    "take_face_up_road_villager",
)
GOLD_REWARD: Final = 0
SYMBOL_REWARD: Final = 1
DRAW_REWARD: Final = 2
BASIC_REWARD: Final = 3
ROAD_REWARD: Final = 4
