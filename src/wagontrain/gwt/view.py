"""What a seat may know, field by field: nothing that is not named here gets out (GWT-28.4)."""

from .components import (
    BUILDING_SPACES,
    CERTIFICATE_TRACK,
    CITIES,
    DISCS,
    JOB_COST,
    JOB_ROWS,
    JOB_SPACES,
    MASTERS,
    SPACES,
    STATIONS,
    TRAIL_END,
    TRANSPORT,
)
from .labels import PLACES
from .names import (
    ACTIONS_PER_TILE,
    AUXILIARY,
    CARD,
    CITY,
    DISC,
    EMPTY,
    FACE,
    FIRST_CITY_TILE,
    FIRST_PRIVATE,
    MASTER,
    NEUTRAL,
    PRIVATE_TILES,
    SAM_CARD,
    SPACE,
    STATION,
    TILE,
    TRACK,
    WORKER,
)
from .rules.auxiliary import cleared
from .rules.hire import open_rows
from .rules.income import breeding_value
from .rules.move import fee, step_limit
from .rules.purse import certificate_limit, certificates, permanent_certificates
from .rules.turn import hand_limit
from .state import Seat, State, owner_of

View = dict[str, object]


def card_names(cards: tuple[int, ...]) -> list[str]:
    """Cards by name, in the order of the card table: the order of a hidden stack does not show."""
    return [CARD.text(card) for card in sorted(cards)]


def less(cards: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """The cards without some of them."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def tile_view(s: State, tile: int) -> View | None:
    """The tile on a space."""
    if tile == EMPTY:
        return None
    if tile < FIRST_PRIVATE:
        return {"kind": "neutral", "id": NEUTRAL.text(tile)}
    if tile < FIRST_CITY_TILE:
        return {"kind": "private", "id": FACE.text(s.faces[tile - FIRST_PRIVATE]), "owner": owner_of(tile)}
    return {"kind": "tile", "id": TILE.text(tile - FIRST_CITY_TILE)}


def place_view(s: State, space: int) -> View:
    """A building space by what is printed there: its number, and the neutral building that it leads to."""
    goal, number = PLACES[space]
    tile = s.trail[goal]
    return {"number": number, "before": SPACE.text(goal) if tile == EMPTY else NEUTRAL.text(tile)}


def used_view(s: State, key: int) -> View:
    """A local action performed this turn: the tile, and its place on it (the last is the risk action)."""
    return {"tile": tile_view(s, key // ACTIONS_PER_TILE), "action": key % ACTIONS_PER_TILE}


def tile_name(tile: int) -> str | None:
    """A Kansas City tile by name."""
    return None if tile == EMPTY else TILE.text(tile)


def shared_view(s: State) -> View:
    """What lies open on the table, the same for everybody."""
    return {
        "trail": {SPACE.text(i): tile_view(s, s.trail[i]) for i in range(SPACES)},
        "places": {SPACE.text(i): place_view(s, i) for i in BUILDING_SPACES},
        "jobs": [
            {
                "cost": JOB_COST[row],
                "open": row < open_rows(s),
                "workers": [tile_name(s.jobs[row * JOB_SPACES + i]) for i in range(JOB_SPACES)],
            }
            for row in range(JOB_ROWS)
        ],
        "workers_placed": s.placed,
        "foresight": [tile_name(tile) for tile in s.foresight],
        "bags": [[TILE.text(tile) for tile in sorted(bag)] for bag in s.bags],
        "market": card_names(s.market),
        "market_stack": card_names(s.market_stack),
        "heifers": s.heifers,
        "cows": s.cows,
        "objective_display": [None if card == EMPTY else CARD.text(card) for card in s.display],
        "objective_stack_size": len(s.objective_stack),
        "station_masters": [None if m == EMPTY else MASTER.text(m) for m in s.masters],
        "station_workers": [None if w == EMPTY else WORKER.text(w) for w in s.slot_workers],
        "removed_cards": card_names(s.gone_cards),
        "removed_tiles": [TILE.text(tile) for tile in s.gone_tiles],
        "used_actions": [used_view(s, key) for key in s.used],
    }


def seat_view(s: State, seat: int) -> View:
    """What everybody knows of a player."""
    me = s.seats[seat]
    return {
        "seat": seat,
        "automa": s.solo and seat == 1,
        "money": me.money,
        "exchange_tokens": me.tokens,
        "herder": None if me.herder == EMPTY else SPACE.text(me.herder),
        "engine": TRACK.text(me.engine),
        "certificates": certificates(me),
        "certificate_limit": CERTIFICATE_TRACK[certificate_limit(me)],
        "permanent_certificates": permanent_certificates(me),
        "step_limit": step_limit(s, seat),
        "hand_limit": hand_limit(me),
        "discs": [DISC.text(disc) for disc in range(DISCS) if me.discs >> disc & 1],
        "auxiliary": {AUXILIARY.text(kind): cleared(me, kind) for kind in range(AUXILIARY.size)},
        "workers": {WORKER.text(kind): me.workers[kind] for kind in range(WORKER.size)},
        "buildings": [number + 1 for number in range(PRIVATE_TILES) if me.supply >> number & 1],
        "supply_faces": [
            FACE.text(s.faces[seat * PRIVATE_TILES + number])
            for number in range(PRIVATE_TILES)
            if me.supply >> number & 1
        ],
        "stations": [STATION.text(n) for n in range(STATIONS) if me.stations >> n & 1],
        "station_masters": [MASTER.text(n) for n in range(MASTERS) if me.masters >> n & 1],
        "cities": {CITY.text(city): me.cities[city] for city in range(CITIES)},
        "hazards": [TILE.text(tile) for tile in me.hazards],
        "outlaws": {"green": me.outlaws[0], "orange": me.outlaws[1]},
        "objectives": card_names(me.objectives),
        "discard": card_names(me.discard),
        "deck_size": len(me.deck),
        "hand_size": len(me.hand),
        "hand_known": card_names(me.shown),
        "hand_face_down": len(me.secret),
        "fees": {SPACE.text(i): fee(s, seat, i) for i in range(TRAIL_END) if fee(s, seat, i)},
        "transport": {CITY.text(city): TRANSPORT[me.engine][city] for city in range(CITIES)},
    }


def add_cards(view: View, me: Seat, own: bool) -> None:
    """A hand and a draw stack: apart for the owner; for others mixed, as far as the hand is not known."""
    if own:
        view["hand"] = card_names(me.hand)
        view["deck"] = card_names(me.deck)
        view["breeding_value"] = breeding_value(me.hand) + permanent_certificates(me)
    else:
        view["hand_or_deck"] = card_names(less(less(me.hand, me.shown), me.secret) + me.deck)


def unseen_objectives(s: State, seat: int | None) -> tuple[int, ...]:
    """The objective cards that the seat has not seen: the stack, and what others took from it face down."""
    unseen = s.objective_stack
    for other in range(len(s.seats)):
        if other != seat:
            unseen += s.seats[other].secret
    return unseen


def observe(s: State, seat: int | None) -> View:
    """All that a seat with perfect memory may know; None is a spectator."""
    view = shared_view(s)
    view["game"] = "gwt"
    view["viewer"] = seat
    view["options"] = dict(s.options)
    view["solo"] = s.solo
    view["turn"] = s.turn
    view["first"] = s.first
    view["turns_left"] = s.turns_left
    view["job_token"] = s.token_owner
    view["objectives_unseen"] = card_names(unseen_objectives(s, seat))
    players: list[View] = []
    for other in range(len(s.seats)):
        player = seat_view(s, other)
        add_cards(player, s.seats[other], other == seat)
        players.append(player)
    view["players"] = players
    if s.solo:
        view["sam"] = {
            "deck": [SAM_CARD.text(card) for card in sorted(s.sam_deck)],
            "discard": [SAM_CARD.text(card) for card in s.sam_discard],
            "next_city": CITY.text(s.sam_city),
            "specialization": WORKER.text(s.specialization),
        }
    return view
