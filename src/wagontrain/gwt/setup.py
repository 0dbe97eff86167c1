"""From options and key to the first frame (GWT-2, GWT-25.1, GWT-27.1 to GWT-27.4)."""

from ..core import rng
from ..core.options import first_player
from ..core.seqs import added_at
from ..core.state import Frame
from .components import (
    BAGS,
    CALF_COPIES,
    DIFFICULTIES,
    DISPLAY,
    FIRST_JOBS,
    FIRST_TILES,
    LETTER_SPACES,
    MARKET_COPIES,
    MASTER_SLOTS,
    MASTERS,
    NEUTRAL_SPACES,
    OPEN_COPIES,
    PLAYER_COPIES,
    SAM_BAG,
    SAM_CARDS,
    SAM_EXTRA,
    SAM_FIRST_CITY,
    SAM_REMOVED,
    SAM_WORKERS,
    START,
    START_CARDS,
    START_DOLLARS,
    START_TOKENS,
    STARTING_CARDS,
)
from .names import (
    BAG_STREAM,
    CATTLE_KINDS,
    COLUMNS,
    COW,
    DECK_STREAM,
    EMPTY,
    FIRST_START,
    HEIFER,
    MARKET_STREAM,
    MASTER_STREAM,
    NEUTRAL_STREAM,
    NEUTRAL_TILES,
    OBJECTIVE_KINDS,
    OBJECTIVE_STREAM,
    PRIVATE_TILES,
    SAM_STREAM,
    SIDES_STREAM,
    START_STREAM,
    START_TURN,
    STARTING_STREAM,
    WORKER_KINDS,
)
from .rules.cards import draw_cards
from .rules.cattle import refill_market
from .rules.foresight import place_worker, refill_foresight
from .rules.hazards import lay_tile, lowest_space
from .rules.sam_choices import SAM_SEAT
from .state import State, lay, settle_faces

NAMED_SIDES = {"all_a": "a" * PRIVATE_TILES, "all_b": "b" * PRIVATE_TILES}


def copies(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a column of copies, sorted."""
    return tuple([card for card in range(len(counts)) for _ in range(counts[card])])


def set_up(s: State) -> None:
    """Set the whole game up and push the first turn."""
    flags = chosen_flags(s)
    s.simmental, s.must_act, s.bonus_from_stack, s.city_dollars_first, s.money_breaks_ties = flags
    choose_sides(s)
    set_up_board(s)
    if s.solo:
        set_up_sam(s)
    set_up_tiles(s)
    set_up_cards(s)
    set_up_players(s)
    s.push(Frame(START_TURN, s.turn))


def chosen_flags(s: State) -> tuple[bool, bool, bool, bool, bool]:
    """The options that are flags of the state, in the order of its fields."""
    return (
        bool(s.options["simmental"]),
        bool(s.options["must_act"]),
        bool(s.options["bonus_from_stack"]),
        bool(s.options["city_dollars_first"]),
        s.options["ties"] == "dollars",
    )


def choose_sides(s: State) -> None:
    """GWT-2.12: the same sides for all players; random ones by a coin for each number."""
    wanted = str(s.options["building_sides"])
    if wanted == "random":
        for number in range(PRIVATE_TILES):
            s.sides |= rng.below(s, SIDES_STREAM, 2) << number
    else:
        letters = NAMED_SIDES.get(wanted, wanted)
        for number in range(PRIVATE_TILES):
            if letters[number] == "b":
                s.sides |= 1 << number
    settle_faces(s)


def set_up_board(s: State) -> None:
    """GWT-2.1, GWT-2.2, GWT-2.4: station masters, neutral buildings, bags."""
    s.masters = rng.shuffle(s, MASTER_STREAM, tuple(range(MASTERS)))[:MASTER_SLOTS]
    tiles = tuple(range(NEUTRAL_TILES))
    spaces = LETTER_SPACES
    if s.options["neutral_layout"] == "random":
        tiles = rng.shuffle(s, NEUTRAL_STREAM, tiles)
        spaces = NEUTRAL_SPACES
    for i in range(NEUTRAL_TILES):
        lay(s, spaces[i], tiles[i])
    s.bags = tuple([rng.shuffle(s, BAG_STREAM + number, BAGS[number]) for number in range(COLUMNS)])


def take_from_bag(s: State, number: int) -> int:
    """Draw a tile."""
    bags = list(s.bags)
    tile = bags[number][-1]
    bags[number] = bags[number][:-1]
    s.bags = tuple(bags)
    return tile


def put_back(s: State, number: int, tile: int) -> None:
    """GWT-2.5, GWT-2.20: back into the bag, where it can be drawn again."""
    bags = list(s.bags)
    bags[number] = rng.shuffle(s, BAG_STREAM + number, tuple(sorted(bags[number] + (tile,))))
    s.bags = tuple(bags)


def set_up_tiles(s: State) -> None:
    """GWT-2.5 to GWT-2.7: hazards and outlaws, the job market, the foresight spaces, in this order."""
    placed = 0
    while placed < FIRST_TILES[s.players]:
        tile = take_from_bag(s, 0)
        if lowest_space(s, tile) == EMPTY:
            put_back(s, 0, tile)
        else:
            lay_tile(s, -1, tile)
            placed += 1
    for _ in range(FIRST_JOBS[s.players]):
        place_worker(s, -1, take_from_bag(s, 1))
    refill_foresight(s)


def set_up_cards(s: State) -> None:
    """GWT-2.8, GWT-2.9, GWT-25.1: the cattle market and the objective display."""
    stack = copies(MARKET_COPIES)
    if s.simmental:
        stack = tuple(sorted(stack + copies(CALF_COPIES)))
        s.heifers = OPEN_COPIES[HEIFER]
        s.cows = OPEN_COPIES[COW]
    s.market_stack = rng.shuffle(s, MARKET_STREAM, stack)
    refill_market(s)
    objectives = tuple(range(CATTLE_KINDS, CATTLE_KINDS + OBJECTIVE_KINDS))
    objectives = rng.shuffle(s, OBJECTIVE_STREAM, objectives)
    s.display = objectives[len(objectives) - DISPLAY :]
    s.objective_stack = objectives[: len(objectives) - DISPLAY]


def starting_seat(s: State) -> int:
    """GWT-2.15, GWT-2.21: the chosen seat, or a random one; the player begins against Sam (GWT-27.6)."""
    if s.solo:
        return 0
    chosen = first_player(s.options, s.players)
    return chosen if chosen >= 0 else rng.below(s, START_STREAM, s.players)


def set_up_players(s: State) -> None:
    """GWT-2.13 to GWT-2.15, GWT-2.18: decks, starting objectives, and what each place in turn order gets."""
    starting = rng.shuffle(s, STARTING_STREAM, tuple(range(FIRST_START, FIRST_START + STARTING_CARDS)))
    s.first = starting_seat(s)
    s.turn = s.first
    for place in range(s.players):
        seat = (s.first + place) % s.players
        me = s.seats[seat]
        me.objectives = (starting[place],)
        if s.solo and seat == SAM_SEAT:
            continue
        me.money = START_DOLLARS[place]
        me.tokens = START_TOKENS[place]
        me.deck = rng.shuffle(s, DECK_STREAM + seat, copies(PLAYER_COPIES))
        draw_cards(s, seat, START_CARDS[place])


def set_up_sam(s: State) -> None:
    """GWT-27.2 to GWT-27.5: Sam's workers, specialization, cards and first city."""
    sam = s.seats[SAM_SEAT]
    sam.herder = START
    level = DIFFICULTIES.index(str(s.options["difficulty"]))
    for _ in range(SAM_WORKERS):
        sam.workers = added_at(sam.workers, take_from_bag(s, SAM_BAG), 1)
    s.specialization = sam.workers.index(max(sam.workers))
    for kind in range(WORKER_KINDS):
        for _ in range(SAM_EXTRA[level][kind]):
            bag = list(s.bags[SAM_BAG])
            bag.remove(kind)
            s.bags = tuple([tuple(bag) if i == SAM_BAG else s.bags[i] for i in range(COLUMNS)])
            sam.workers = added_at(sam.workers, kind, 1)
    cards = tuple([card for card in range(SAM_CARDS) if card not in SAM_REMOVED[level]])
    s.sam_deck = rng.shuffle(s, SAM_STREAM, cards)
    s.sam_city = SAM_FIRST_CITY[level]
