"""Is everything still in the box that came in it? Saved games and random play are held against this."""

from ...core.options import first_player
from ..components import (
    BAGS,
    CALF_COPIES,
    DIFFICULTIES,
    DISCS,
    FIRST_JOBS,
    HAZARD_TILE,
    JOB_COLUMNS,
    JOB_ROWS,
    JOB_SPACES,
    MARKET_COPIES,
    MASTERS,
    OPEN_COPIES,
    OUTLAW_TILE,
    OUTLAW_TILES,
    PLAYER_COPIES,
    SAM_CARDS,
    SAM_REMOVED,
    SPACE_KIND,
    SPACES,
    TILE_KIND,
    TILES,
)
from ..names import (
    BUILDING_SPACE,
    CATTLE_KINDS,
    COW,
    EMPTY,
    FIRST_CITY_TILE,
    FIRST_PRIVATE,
    FIRST_START,
    HAZARD_SPACE,
    HEIFER,
    NEUTRAL_SPACE,
    NEUTRAL_TILES,
    OBJECTIVE_KINDS,
    OUTLAW_SPACE,
    PRIVATE_TILES,
)
from ..rules.cards import deck_of
from ..setup import chosen_flags
from ..state import Seat, State, settle_faces, settle_hops


def piece_faults(s: State) -> list[str]:
    """What is missing, doubled or in the wrong place; empty for every state that the rules can reach."""
    if s.players != len(s.seats):
        return ["state.players: not as many as there are seats"]
    found = tile_faults(s) + card_faults(s) + objective_faults(s) + trail_faults(s)
    found += job_faults(s) + option_faults(s) + kept_faults(s)
    for seat in range(len(s.seats)):
        found += [f"players[{seat}]: {fault}" for fault in seat_faults(s.seats[seat])]
    return found


def job_faults(s: State) -> list[str]:
    """The job market is filled in order; the end is triggered exactly when it is full."""
    found: list[str] = []
    columns = JOB_COLUMNS[s.players]
    usable = [row * JOB_SPACES + JOB_SPACES - columns + i for row in range(JOB_ROWS) for i in range(columns)]
    filled = [cell for cell in range(len(s.jobs)) if s.jobs[cell] != EMPTY]
    if s.placed > len(usable) or not set(filled) <= set(usable[: s.placed]):
        found.append("state.jobs: a worker lies where none was placed")
    full = s.placed == len(usable)
    if s.placed < FIRST_JOBS[s.players] or full != (s.turns_left >= 0) or full != (s.token_owner >= 0):
        found.append("state.placed: the job market and the end of the game disagree")
    if s.turns_left > s.players or s.token_owner >= s.players or s.turn >= s.players or s.first >= s.players:
        found.append("state.turn: there is no such seat")
    return found


def option_faults(s: State) -> list[str]:
    """The flags of the state are those of the options; Sam's cards are there in the solo game only."""
    found: list[str] = []
    flags = (s.simmental, s.must_act, s.bonus_from_stack, s.city_dollars_first, s.money_breaks_ties)
    if flags != chosen_flags(s):
        found.append("state.simmental: the state and its options disagree")
    chosen = 0 if s.solo else first_player(s.options, s.players)
    if chosen >= 0 and s.first != chosen:
        found.append("state.first: the options name another seat")
    cards = sorted(s.sam_deck + s.sam_discard)
    level = DIFFICULTIES.index(str(s.options["difficulty"]))
    wanted = [card for card in range(SAM_CARDS) if card not in SAM_REMOVED[level]] if s.solo else []
    if cards != wanted:
        found.append("state.sam_deck: a card of Sam's is missing or doubled")
    return found


def tile_faults(s: State) -> list[str]:
    """The 94 tiles of Kansas City (GWT-1.2)."""
    counts = [0] * TILES
    for bag in s.bags:
        for tile in bag:
            counts[tile] += 1
    for tile in s.foresight + s.jobs + s.slot_workers + s.gone_tiles:
        if tile != EMPTY:
            counts[tile] += 1
    for tile in s.trail:
        if tile >= FIRST_CITY_TILE:
            counts[tile - FIRST_CITY_TILE] += 1
    for me in s.seats:
        for tile in me.hazards:
            counts[tile] += 1
        for kind in range(len(me.workers)):
            counts[kind] += me.workers[kind] - 1
        for color in range(len(me.outlaws)):
            counts[OUTLAW_TILES[color]] += me.outlaws[color]
    wanted = [sum([bag.count(tile) for bag in BAGS]) for tile in range(TILES)]
    return [
        f"state.bags: tile {t}: {counts[t]} instead of {wanted[t]}"
        for t in range(TILES)
        if counts[t] != wanted[t]
    ]


def card_faults(s: State) -> list[str]:
    """The cattle cards (GWT-1.3 to GWT-1.5)."""
    cards = s.market + s.market_stack + s.gone_cards
    for me in s.seats:
        cards += deck_of(me)
    found: list[str] = []
    humans = 1 if s.solo else s.players
    for card in range(CATTLE_KINDS):
        wanted = PLAYER_COPIES[card] * humans + MARKET_COPIES[card]
        if s.simmental:
            wanted += CALF_COPIES[card] + OPEN_COPIES[card]
        count = cards.count(card)
        if card == HEIFER:
            count += s.heifers
        elif card == COW:
            count += s.cows
        if count != wanted:
            found.append(f"state.market: card {card}: {count} instead of {wanted}")
    return found


def objective_faults(s: State) -> list[str]:
    """The 24 objective cards and those of the start, each in one place."""
    cards = [card for card in s.objective_stack + s.display + s.gone_cards if card >= CATTLE_KINDS]
    starts = 0
    for me in s.seats:
        cards += [card for card in deck_of(me) if card >= CATTLE_KINDS]
        cards += [card for card in me.objectives if card < FIRST_START]
        starts += len([card for card in me.objectives if card >= FIRST_START])
    found: list[str] = []
    if any(card != EMPTY and not CATTLE_KINDS <= card < FIRST_START for card in s.display):
        found.append("state.display: no objective card")
    if sorted(cards) != list(range(CATTLE_KINDS, CATTLE_KINDS + OBJECTIVE_KINDS)):
        found.append("state.objective_stack: the objective cards are not all there once")
    if (
        starts != len(s.seats)
        or len({c for me in s.seats for c in me.objectives if c >= FIRST_START}) != starts
    ):
        found.append("players: a starting objective is missing or doubled")
    return found


def trail_faults(s: State) -> list[str]:
    """Every tile on a space of its kind, no building twice."""
    found: list[str] = []
    for space in range(SPACES):
        tile = s.trail[space]
        if tile == EMPTY:
            if SPACE_KIND[space] == NEUTRAL_SPACE:
                found.append(f"state.trail[{space}]: the neutral building is gone")
        elif not belongs(tile, SPACE_KIND[space]):
            found.append(f"state.trail[{space}]: tile {tile} cannot lie there")
    built = [tile for tile in s.trail if FIRST_PRIVATE <= tile < FIRST_CITY_TILE]
    if len(set(built)) != len(built):
        found.append("state.trail: a private building lies on the trail twice")
    for tile in built:
        owner = (tile - FIRST_PRIVATE) // PRIVATE_TILES
        if owner >= len(s.seats) or s.seats[owner].supply >> (tile - FIRST_PRIVATE) % PRIVATE_TILES & 1:
            found.append(f"state.trail: building {tile} is built and in the supply")
    engines = [me.engine for me in s.seats if me.engine > 0]
    if len(set(engines)) != len(engines):
        found.append("players: two engines stand in one place")
    masters = [master for master in s.masters if master != EMPTY]
    for me in s.seats:
        masters += [master for master in range(MASTERS) if me.masters >> master & 1]
    if len(set(masters)) != len(masters):
        found.append("state.masters: a station master is in two places")
    return found


def kept_faults(s: State) -> list[str]:
    """What is kept for speed follows from the rest."""
    other = s.clone()
    settle_faces(other)
    settle_hops(other)
    found: list[str] = []
    if other.faces != s.faces:
        found.append("state.faces: not those of the sides")
    if other.hops != s.hops:
        found.append("state.hops: not those of the trail")
    return found


def belongs(tile: int, kind: int) -> bool:
    """Can the tile lie on a space of that kind?"""
    if tile < NEUTRAL_TILES:
        return kind == NEUTRAL_SPACE
    if tile < FIRST_CITY_TILE:
        return kind == BUILDING_SPACE
    if TILE_KIND[tile - FIRST_CITY_TILE] == HAZARD_TILE:
        return kind == HAZARD_SPACE
    return TILE_KIND[tile - FIRST_CITY_TILE] == OUTLAW_TILE and kind == OUTLAW_SPACE


def seat_faults(me: Seat) -> list[str]:
    """Discs, and the order and knowledge of the hand."""
    found: list[str] = []
    discs = me.discs.bit_count() + me.stations.bit_count() + sum(me.cities)
    if discs != DISCS:
        found.append(f"{discs} discs instead of {DISCS}")
    if me.hand != tuple(sorted(me.hand)):
        found.append("the hand is not sorted")
    known = me.shown + me.secret
    if any(known.count(card) > me.hand.count(card) for card in known):
        found.append("a known card is not in hand")
    return found
