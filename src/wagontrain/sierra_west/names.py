"""The game's nouns as ints, and the kinds that its notation and events name them by."""

from typing import Final

from ..core.actions import Kind

GAME_NAME: Final = "sierra_west"
NONE: Final = -1
FEWEST_SEATS: Final = 2  # a solo game is set up as one of two
MOST_SEATS: Final = 4

# Modes, each with its own mountain (SW-2.1)
APPLE_HILL: Final = 0
BOATS_BANJOS: Final = 1
GOLD_RUSH: Final = 2
OUTLAWS_OUTPOSTS: Final = 3
MODES: Final = ("apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts")

# What a seat keeps in stock; the first three are the basic resources (SW-0.1) and the homestead tracks
FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
TOKENS: Final = 4
BULLETS: Final = 5
FIRST_FISH: Final = 6
GOODS: Final = ("food", "wood", "stone", "gold", "pair_of_boots", "bullet", "trout", "salmon", "bass")
BASICS: Final = 3
FISH_KINDS: Final = 3

# Figures of a player board
HAT_PIONEER: Final = 0
PLAIN_PIONEER: Final = 1
MULE: Final = 2

# Places of the three planned cards
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2

# Where a figure of the player board can be (SW-5.8)
CAMP: Final = 0
TRAPPER: Final = 1
TRACKER: Final = 2
GREEN_START: Final = 3
GREEN_FIRST: Final = 4
GREEN_END: Final = 9
TAN_START: Final = 10
TAN_FIRST: Final = 11
TAN_END: Final = 15
SUMMIT_FIRST: Final = 16
CABIN_FIRST: Final = 19
SPOTS: Final = (
    "camp", "trapper", "tracker", "green-start", "green-1", "green-2", "green-3", "green-4", "green-5",
    "green-end", "tan-start", "tan-1", "tan-2", "tan-3", "tan-4", "tan-end", "summit-left",
    "summit-middle", "summit-right",
)  # fmt: skip

# Cabins: nine green, three brown, and the grey one that every board has
BOOTS_TO_GOLD: Final = 0
BOOTS_TO_PAIR: Final = 1
DOUBLE_BOOTS: Final = 2
STEP_BACK: Final = 3
DROP_TO_TAN: Final = 4
ALL_GREEN: Final = 5
DOUBLE_FOOD: Final = 6
DOUBLE_WOOD: Final = 7
DOUBLE_STONE: Final = 8
PAID_DISCOUNT: Final = 9
BEAR_TAMER: Final = 10
SHOVEL_GOLD: Final = 11
GREY_CABIN: Final = 12
FIRST_BROWN: Final = 9
CABIN_KINDS: Final = 12
CABINS: Final = (
    "boots_to_gold", "boots_to_pair", "double_boots", "step_back", "drop_to_tan", "all_green",
    "double_food", "double_wood", "double_stone", "paid_discount", "bear_tamer", "shovel_gold",
    "gold_to_basic",
)  # fmt: skip
GREY_SPOT: Final = CABIN_FIRST + GREY_CABIN

# Animals: four that every mode has, then each mode's own
BEAR: Final = 3
FIRST_MODE_ANIMAL: Final = 4
ANIMALS: Final = ("rabbit", "beaver", "fox", "bear", "deer", "raccoon", "marmot", "badger")

# Pools of boots (SW-10.6, SW-10.7)
TOKEN_POOL: Final = 2

# Piles for a claimed or kept-back card
DECK: Final = 0
DISCARD: Final = 1

# Apples and orchards
GREEN: Final = 0
RED: Final = 1
APPLE_COLORS: Final = ("green", "red")

# Cards that there is one of, and the other thing that a badger brings
DYNAMITE: Final = 0
LANTERN: Final = 1
SHERIFF: Final = 2
BADGER_BULLETS: Final = 3
PRIZES: Final = ("dynamite", "lantern", "sheriff", "bullets")

# What a symbol does
GAIN: Final = 0
BOOTS: Final = 1
FUR_TRADE: Final = 2
TAKE_MULE: Final = 3
SHOVEL: Final = 4
BEAR_HAZARD: Final = 5
APPLES: Final = 6
HARVEST: Final = 7
PAN: Final = 8
BANJO: Final = 9
DUEL: Final = 10
PADDLING: Final = 11
FISHING: Final = 12
MINE: Final = 13
TAKE_ITEM: Final = 14
LOADING: Final = 15
RELOAD: Final = 16
EFFECTS: Final = (
    "gain", "boots", "fur_trade", "mule", "shovel", "bear", "apples", "harvest", "pan", "banjo", "duel",
    "paddle", "fish", "mine", "take", "load", "reload",
)  # fmt: skip

# Summit actions
HOMESTEAD: Final = 0
WAGON_SUMMIT: Final = 1
APPLE_TRADE: Final = 2
APPLE_HOMESTEAD: Final = 3
BUY_FISH: Final = 4
BUY_MINE_CART: Final = 5
SIX_SHOOTER: Final = 6
RIFLE: Final = 7
SUMMITS: Final = (
    "homestead", "wagon", "apple_trade", "apple_homestead", "buy_fish", "buy_mine_cart", "six_shooter",
    "rifle",
)  # fmt: skip
ANY_TRACK: Final = 3
EITHER_ORCHARD: Final = 2

# Hastings' actions (SW-23.12 to SW-23.17)
PLAN_WAGON: Final = 0
PLAN_GOLD: Final = 1
PLAN_FUR_TRADE: Final = 2
PLAN_FOOD: Final = 3
PLAN_WOOD: Final = 4
PLAN_STONE: Final = 5
PLAN_MOVE: Final = 6
PLAN_SHOVEL: Final = 7
PLAN_MODE: Final = 8
PLAN_ACTIONS: Final = ("wagon", "gold", "fur_trade", "food", "wood", "stone", "move", "shovel", "mode")
MODE_ANIMAL: Final = 8
"""The animal of a plan card that stands for the mode's own."""
HASTINGS: Final = 1
"""Hastings' place at the table of a solo game: always the second."""

# Streams of randomness: one per deck, bag and die
FIRST_PLAYER_STREAM: Final = 0
MOUNTAIN_STREAM: Final = 1
SPECIALS_STREAM: Final = 2
CABINS_STREAM: Final = 3
DIE_STREAM: Final = 4
PLANS_STREAM: Final = 5
DECK_STREAM: Final = 6
STREAMS: Final = 10
DIE_FACES: Final = 6

# How far the end has come (SW-17.1), and why the game is over
NOT_TRIGGERED: Final = 0
TRIGGERED: Final = 1
EXTRA_ROUND: Final = 2
PLAYING: Final = 0
ROW_FULL: Final = 1
ROUND_LIMIT: Final = 2
AGREED: Final = 3
END_REASONS: Final = ("", "row-full", "round-limit", "agreed")

# Rules, by their number in a frame
BEGIN_TURN: Final = 0
LAY_CARD: Final = 1
STORE_FOURTH_CARD: Final = 2
OPEN_TRAPPER_WINDOW: Final = 3
TRAP_ANIMAL: Final = 4
TURN_UP_ANIMAL: Final = 5
PIONEER: Final = 6
END_TURN: Final = 7
PAY_BASICS: Final = 8
PAY_APPLES: Final = 9
PAY_FISH: Final = 10
PERFORM_SYMBOL: Final = 11
USE_SHOVEL: Final = 12
CLAIM_CARD: Final = 13
BUILD_CABIN: Final = 14
TAKE_SHOVEL_GOLD: Final = 15
SUFFER_DAMAGE: Final = 16
MOVE_FIGURE: Final = 17
ADVANCE_WAGON: Final = 18
PERFORM_SUMMIT: Final = 19
REPEAT_SUMMIT: Final = 20
CHOOSE_TRACK: Final = 21
CHOOSE_ORCHARD: Final = 22
MOVE_UP_HOMESTEAD: Final = 23
MOVE_UP_ORCHARD: Final = 24
TRACK_SUPPLIES: Final = 25
GAIN_BASIC: Final = 26
GAIN_FISH: Final = 27
CHOOSE_PRIZE: Final = 28
PADDLE_CANOE: Final = 29
LOAD_CART: Final = 30
SHOOT: Final = 31
SHOOT_AGAIN: Final = 32
HASTINGS_TURN: Final = 33
HASTINGS_ACTION: Final = 34
HASTINGS_GHOST_ACTION: Final = 35
END_HASTINGS_TURN: Final = 36
OFFER_SCORING: Final = 37

MODE_KIND: Final = Kind("mode", MODES)
SEAT: Final = Kind("seat", size=MOST_SEATS, element="seat")
BASIC: Final = Kind("basic", GOODS[:BASICS])
FISH: Final = Kind("fish", GOODS[FIRST_FISH:])
GOOD: Final = Kind("good", GOODS)
PIONEER_FIGURE: Final = Kind("figure", ("hat", "plain"), label="pioneer", element="figure")
FIGURE: Final = Kind("figure", ("hat", "plain", "mule"), element="figure")
SLOT: Final = Kind("slot", ("left", "middle", "right"), element="slot")
SUMMIT_SLOT: Final = Kind("slot", ("left", "middle", "right"), element="summit")
SPOT: Final = Kind("spot", SPOTS + tuple([f"cabin-{name}" for name in CABINS]))
CABIN: Final = Kind("cabin", CABINS, element="cabin")
ANIMAL: Final = Kind("animal", ANIMALS, element="animal")
POOL: Final = Kind("pool", ("hat", "plain", "token"), element="boots")
PILE: Final = Kind("pile", ("deck", "discard"), element="pile")
TRACK_KIND: Final = Kind("track", GOODS[:BASICS], element="homestead")
ORCHARD: Final = Kind("orchard", APPLE_COLORS, element="orchard")
PRIZE: Final = Kind("prize", PRIZES, element="prize")
FORGONE: Final = Kind("forgone", ("gold", "pair_of_boots"))
PLAN_ACTION: Final = Kind("plan_action", PLAN_ACTIONS, label="action")
AMOUNT: Final = Kind("amount", size=1000)
SIDE: Final = Kind("side", ("left", "right"))
