"""Setting up (sections 2 and 3): from the options and the seed to the first turn."""

from ..core.options import first_player
from ..core.rng import below, shuffle
from ..core.state import NOBODY, Frame
from .components import (
    ADVANCED_HAND,
    APPLES_START,
    BASE,
    CABIN_COPIES,
    CAMPFIRE,
    CARD_BIT,
    CART_SUPPLY,
    FIRST_SPECIAL,
    FISH_SUPPLY,
    HAND,
    LOWER_SLOTS,
    MODE_SPECIALS,
    MODE_STARTING,
    MOUNTAIN_CARDS,
    OUTLAW_SETUP,
    OUTLAW_TOKENS,
    OUTPOST_PLACES,
    OUTPOSTS,
    PLANS,
    SPECIAL_MARK,
    STARTING,
    UPPER_SLOTS,
)
from .events import ROUND_BEGAN
from .names import (
    APPLE_HILL,
    BEAR,
    BEGIN_TURN,
    BOATS_BANJOS,
    CABIN_KINDS,
    CABINS_STREAM,
    DECK_STREAM,
    FIRST_PLAYER_STREAM,
    FISH_KINDS,
    GOLD_RUSH,
    HASTINGS,
    MODES,
    MOUNTAIN_STREAM,
    NONE,
    OUTLAWS_OUTPOSTS,
    PLANS_STREAM,
    SPECIALS_STREAM,
)
from .rules.hastings import draw_plan
from .rules.mountain import is_exposed
from .rules.shovel import refill
from .rules.turn import draw
from .state import Seat, State


def blank(seats: int) -> State:
    """An empty table; the second chair of a solo game is Hastings'."""
    solo = seats == 1
    state = State([Seat() for _ in range(2 if solo else seats)], solo)
    if solo:
        state.seats[HASTINGS].left_scout = BASE
    return state


def start(s: State) -> None:
    """Everything from SW-2.1 to SW-2.10, the mode's own parts, and Hastings."""
    use_options(s)
    players = len(s.seats)  # a solo game is set up for two (SW-23.1)
    for seat in range(1 if s.solo else players):
        deal_deck(s, seat)
    place_mountain(s, players)
    stock_mode(s, players)
    s.cabin_stack = shuffle(s, CABINS_STREAM, all_tiles())
    refill(s, True)
    s.first = choose_first(s, players)
    s.turn = s.first
    if s.solo:
        seat_hastings(s)
    s.say(ROUND_BEGAN, NOBODY, s.round)
    s.push(Frame(BEGIN_TURN, s.first))


def choose_first(s: State, players: int) -> int:
    """SW-2.10, SW-23.3: the human, the seat that was chosen, or a random one."""
    if s.solo:
        return 0
    chosen = first_player(s.options, players)
    return chosen if chosen != NONE else below(s, FIRST_PLAYER_STREAM, players)


def use_options(s: State) -> None:
    """Keep what the rules ask for often as plain fields."""
    s.mode = MODES.index(str(s.options["mode"]))
    s.hand_size = ADVANCED_HAND if s.options["advanced_planning"] else HAND
    s.row_neighbours = bool(s.options["row_neighbours_adjacent"])
    s.mule_hunt = bool(s.options["mule_hunt"])
    s.round_limit = int(s.options["round_limit"])


def deal_deck(s: State, seat: int) -> None:
    """SW-2.3, SW-2.10: shuffled starting cards on top of the mode's card; draw the first hand."""
    me = s.seats[seat]
    mode_card = MODE_STARTING[s.mode]
    me.deck = (mode_card,) + shuffle(s, DECK_STREAM + seat, STARTING)
    me.open_cards = CARD_BIT[mode_card]  # everybody knows that it lies at the bottom
    draw(s, seat, s.hand_size)


def all_tiles() -> tuple[int, ...]:
    """Every cabin tile (SW-2.8)."""
    tiles: list[int] = []
    for cabin in range(CABIN_KINDS):
        tiles.extend([cabin] * CABIN_COPIES[cabin])
    return tuple(tiles)


def place_mountain(s: State, players: int) -> None:
    """SW-2.6, SW-2.7: the first special to the row, the others and the basic cards to the mountain."""
    mountain = [NONE] * BASE
    for place, special in special_places(s, players):
        mountain[place] = FIRST_SPECIAL + special
    basics = list(shuffle(s, MOUNTAIN_STREAM, MOUNTAIN_CARDS[s.mode]))
    for place in range(BASE):
        if mountain[place] == NONE:
            mountain[place] = basics.pop()
    s.mountain = tuple(mountain)
    for place in range(BASE):
        if mountain[place] < FIRST_SPECIAL and is_exposed(s, place):
            s.face_up |= 1 << place


def special_places(s: State, players: int) -> list[tuple[int, int]]:
    """Where each special lies, as (place, special); lays the first one into the row (SW-3.1 to SW-3.4)."""
    shuffled = shuffle(s, SPECIALS_STREAM, MODE_SPECIALS[s.mode])
    first = shuffled[0]
    for special in shuffled:
        if SPECIAL_MARK[special] == CAMPFIRE:
            first = special
    s.row = (first,)
    s.panned = (0,)
    if s.mode == OUTLAWS_OUTPOSTS:
        return list(zip(OUTPOST_PLACES, OUTPOSTS, strict=True))
    upper, lower = UPPER_SLOTS[players], LOWER_SLOTS[players]
    rest = [special for special in shuffled if special != first]
    if s.mode == GOLD_RUSH:  # mines II lie low, mines I high
        rest.sort(key=is_upper_mine)
    return list(zip(lower + upper, rest, strict=True))


def is_upper_mine(special: int) -> bool:
    """SW-3.3: a mine marked I."""
    return SPECIAL_MARK[special] == "I"


def stock_mode(s: State, players: int) -> None:
    """The supplies of the mode (SW-3.1 to SW-3.5)."""
    if s.mode == APPLE_HILL:
        s.apples = (APPLES_START, APPLES_START)
    elif s.mode == BOATS_BANJOS:
        s.fish = (FISH_SUPPLY[players],) * FISH_KINDS
    elif s.mode == GOLD_RUSH:
        s.carts = CART_SUPPLY[players]
    else:
        s.outlaws = OUTLAW_SETUP[players]
        s.spare_outlaws = OUTLAW_TOKENS - sum(s.outlaws)


def seat_hastings(s: State) -> None:
    """SW-23.1, SW-23.3, SW-23.21: his plan cards and what the difficulty gives him."""
    him = s.seats[HASTINGS]
    s.plan_deck = shuffle(s, PLANS_STREAM, tuple(range(len(PLANS))))
    s.plan = draw_plan(s)
    him.wagon = int(s.options["hastings_wagon"])
    if s.options["hastings_mule"]:
        s.mule = HASTINGS
    if s.options["hastings_bear"]:
        him.animals = 1 << BEAR
