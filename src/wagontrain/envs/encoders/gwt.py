"""Great Western Trail as numbers."""

from typing import Any

from ...gwt.game import GAME
from ...gwt.names import AUXILIARY, CARD, CITY, DISC, MASTER, NEUTRAL, SPACE, STATION, TILE, TRACK, WORKER
from ..encode import Encoder, Field, counts, number, one_of, table

ROWS = 12
LAST_TRACK = float(TRACK.size - 1)


def tile_id(view: Any, space: str) -> Any:
    """What lies on a space."""
    return view["trail"][space]


def neutral_places(view: Any) -> dict[str, float]:
    """Where each neutral building lies, as its place in travelling order."""
    found: dict[str, float] = {}
    for i, space in enumerate(SPACE.names):
        tile = tile_id(view, space)
        if tile is not None and tile["kind"] == "neutral":
            found[tile["id"]] = i + 1.0
    return found


def owners(view: Any) -> dict[str, float]:
    """On each space: 1 the viewer's building, -1 another's, 0.5 any other tile."""
    found: dict[str, float] = {}
    for space in SPACE.names:
        tile = tile_id(view, space)
        if tile is not None:
            mine = tile.get("owner") == view["viewer"]
            found[space] = (1.0 if mine else -1.0) if tile["kind"] == "private" else 0.5
    return found


def jobs(view: Any) -> dict[str, float]:
    """How many workers of each kind each row of the job market offers."""
    found: dict[str, float] = {}
    for i, row in enumerate(view["jobs"]):
        for worker in row["workers"]:
            if worker is not None:
                found[f"{i}-{worker}"] = found.get(f"{i}-{worker}", 0.0) + 1.0
    return found


def table_fields() -> list[Field]:
    """What lies in the middle."""
    return [
        number("solo", lambda view: view["solo"]),
        number("turns_left", lambda view: view["turns_left"], 4.0),
        number("workers_placed", lambda view: view["workers_placed"], 40.0),
        number("used_actions", lambda view: len(view["used_actions"]), 4.0),
        table("neutral", NEUTRAL.names, neutral_places, float(SPACE.size)),
        table("trail", SPACE.names, owners),
        table("jobs", [f"{row}-{worker}" for row in range(ROWS) for worker in WORKER.names], jobs, 4.0),
        counts("foresight", TILE.names, lambda view: [tile for tile in view["foresight"] if tile]),
        counts("market", CARD.names, lambda view: view["market"], 4.0),
        counts("display", CARD.names, lambda view: [card for card in view["objective_display"] if card]),
        counts("masters", MASTER.names, lambda view: [m for m in view["station_masters"] if m]),
    ]


def place_of(names: tuple[str, ...], name: str | None) -> float:
    """The place of a name, from 0 to 1; -1 for none."""
    return -1.0 if name is None else names.index(name) / (len(names) - 1)


def seat_fields() -> list[Field]:
    """What one seat has."""
    return [
        number("automa", lambda seat: seat["automa"]),
        number("money", lambda seat: seat["money"], 20.0),
        number("exchange_tokens", lambda seat: seat["exchange_tokens"], 4.0),
        number("herder", lambda seat: place_of(SPACE.names, seat["herder"])),
        one_of("herder_at", SPACE.names, lambda seat: seat["herder"]),
        number("engine", lambda seat: TRACK.index[seat["engine"]], LAST_TRACK),
        number("certificates", lambda seat: seat["certificates"], 6.0),
        number("certificate_limit", lambda seat: seat["certificate_limit"], 6.0),
        number("permanent_certificates", lambda seat: seat["permanent_certificates"], 4.0),
        number("step_limit", lambda seat: seat["step_limit"], 6.0),
        number("hand_limit", lambda seat: seat["hand_limit"], 6.0),
        counts("discs", DISC.names, lambda seat: seat["discs"]),
        table("auxiliary", AUXILIARY.names, lambda seat: seat["auxiliary"], 2.0),
        table("workers", WORKER.names, lambda seat: seat["workers"], 6.0),
        counts("buildings_left", [str(n) for n in range(1, 13)], lambda seat: map(str, seat["buildings"])),
        counts("stations", STATION.names, lambda seat: seat["stations"]),
        counts("station_masters", MASTER.names, lambda seat: seat["station_masters"]),
        table("cities", CITY.names, lambda seat: seat["cities"], 2.0),
        counts("hazards", TILE.names, lambda seat: seat["hazards"], 4.0),
        table("outlaws", ("green", "orange"), lambda seat: seat["outlaws"], 5.0),
        counts("objectives", CARD.names, lambda seat: seat["objectives"]),
        counts("discard", CARD.names, lambda seat: seat["discard"], 4.0),
        counts("hand", CARD.names, lambda seat: seat.get("hand", seat["hand_known"]), 4.0),
        counts("deck", CARD.names, lambda seat: seat.get("deck", seat.get("hand_or_deck", [])), 4.0),
        number("deck_size", lambda seat: seat["deck_size"], 20.0),
        number("hand_size", lambda seat: seat["hand_size"], 6.0),
    ]


def encoder() -> Encoder:
    """The encoder of Great Western Trail."""
    return Encoder(table_fields(), seat_fields(), GAME.seats[-1], lambda view: list(view["players"]))
