"""The railroad, its stations and station masters, and the cities with what a delivery would bring."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..core.words import Words
from . import components
from .names import CITY, MASTER, STATION, TRACK
from .show_marks import (
    CERTIFICATE,
    POINTS,
    View,
    corner_mark,
    glued,
    joined,
    master_text,
    seat_mark,
    seat_marks,
    worker_mark,
)

CROSS: Final = "×"
NUMBERED: Final = 5


def railroad(view: View) -> Text:
    """The track from west to east in three lines: numbers, track with engines, numbers of the stations."""
    engines: dict[str, list[int]] = {}
    for seat in view["players"]:
        engines.setdefault(seat["engine"], []).append(seat["seat"])
    above, track, below = Text(style="dim"), Text(), Text(style="dim")
    for place, name in enumerate(TRACK.names):
        column = track.cell_len
        if not components.IS_TURNOUT[place] and int(name) % NUMBERED == 0:
            pad(above, column).append(name)
        if components.STATION_AT[place] >= 0:
            pad(below, column).append(str(components.STATION_AT[place] + 1))
        here = engines.get(name, [])
        track.append_text(
            seat_marks(here) if here else Text("┬" if components.IS_TURNOUT[place] else "─", "dim")
        )
        if crosses_after(place):
            track.append(CROSS, style="red")
    return joined([above, track, below], "\n")


def pad(text: Text, width: int) -> Text:
    """The text, made as wide as that."""
    return text.append(" " * (width - text.cell_len))


def crosses_after(place: int) -> bool:
    """Does a cross come right after this place, its turnout passed?"""
    if place + 1 < TRACK.size and components.IS_TURNOUT[place + 1]:
        return False
    number = int(TRACK.names[place].rstrip("t"))
    return number in components.CROSSES


def stations(view: View, words: Words) -> Table:
    """Every station: what a disc there costs and scores, its corners, whose discs lie there, the master."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(words.text("table-stations"), no_wrap=True)
    table.add_column(words.text("table-masters"))
    for station in range(components.STATIONS):
        name = STATION.text(station)
        owners = [seat["seat"] for seat in view["players"] if name in seat["stations"]]
        cost, points = components.STATION_COST[station], components.STATION_POINTS[station]
        figures = f"{station + 1:>2} ${cost} {points}{POINTS} "
        text = glued(figures, corner_mark(components.STATION_CORNER[station]))
        table.add_row(joined([text, seat_marks(owners)]), master_at(view, station, words))
    return table


def master_at(view: View, station: int, words: Words) -> Text:
    """The station master who waits at a station, or the worker who took the place."""
    if station >= len(view["station_masters"]):
        return Text()
    if master := view["station_masters"][station]:
        return Text(master_text(MASTER.index[master], words))
    if worker := view["station_workers"][station]:
        return worker_mark(worker, words)
    return Text("–", style="dim")


def cities(view: View, words: Words) -> Table:
    """Every city: its value, its corners, whose discs lie there; for the viewer reach and transport."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(words.text("score-cities"), no_wrap=True)
    me = None if view["viewer"] is None else view["players"][view["viewer"]]
    if me:
        table.add_column(words.text("table-reach"), no_wrap=True)
    table.add_column(words.text("table-bonus"))
    for city in range(components.CITIES):
        reach = [reach_text(me, city)] if me else []
        table.add_row(city_text(view, city, words), *reach, bonus_text(city, words))
    return table


def city_text(view: View, city: int, words: Words) -> Text:
    """A city with its value, its corners and the discs that lie there."""
    name = CITY.text(city)
    discs = [disc_count(seat, name) for seat in view["players"] if seat["cities"][name]]
    value = Text(f"{components.CITY_VALUE[city]:>2}", style="bold")
    corner = corner_mark(components.CITY_CORNER[city])
    return joined([value, corner, words.text(f"city-{name}"), glued(*discs)])


def disc_count(seat: View, city: str) -> Text:
    """A player's discs in a city; two of them take several."""
    count = seat["cities"][city]
    return seat_mark(seat["seat"]).append(f"×{count}" if count > 1 else "")


def reach_text(me: View, city: int) -> Text:
    """Can the viewer's hand deliver there now, with how many certificates, and for what transport?"""
    name = CITY.text(city)
    transport = me["transport"][name]
    cost = f" −${transport}" if transport else ""
    if me["cities"][name] and not components.CITY_AGAIN[city]:
        return Text("–", style="dim")
    missing = components.CITY_VALUE[city] - me["breeding_value"]
    if missing <= 0:
        return Text("✓", style="bold green").append(cost, style="red not bold")
    if missing <= me["certificates"]:
        return Text(f"{CERTIFICATE}{missing}", style="yellow").append(cost, style="red not bold")
    return Text(f"·{cost}", style="dim")


def bonus_text(city: int, words: Words) -> Text:
    """What a disc there brings, and what it brings together with the next city."""
    parts = []
    if components.CITY_DOLLARS[city]:
        parts.append(f"+${components.CITY_DOLLARS[city]}")
    if components.CITY_POINTS[city]:
        parts.append(signed(components.CITY_POINTS[city]))
    for pair, members in enumerate(components.PAIRS):
        if members[0] == city:
            bonus = components.CITY_BONUSES[components.PAIR_BONUSES[pair]]
            got = [words.text(f"table-act-{bonus}")] if bonus != "none" else []
            got += [signed(components.PAIR_POINTS[pair])] if components.PAIR_POINTS[pair] else []
            parts.append(f"↓ {' '.join(got)}")
    return Text(", ".join(parts), style="dim")


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{'+' if points >= 0 else '−'}{abs(points)}{POINTS}"


def both(view: View, words: Words) -> RenderableType:
    """Cities and stations side by side."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(cities(view, words), stations(view, words))
    return grid


# -- in words


def describe_city(view: View, city: int, words: Words) -> str:
    """A city's value and what a delivery there costs and brings."""
    name = CITY.text(city)
    texts = [f"{components.CITY_VALUE[city]} {corner_mark(components.CITY_CORNER[city]).plain}"]
    if view["viewer"] is not None:
        transport = view["players"][view["viewer"]]["transport"][name]
        texts += [f"−${transport}"] if transport else []
    bonus = bonus_text(city, words).plain.partition("↓")[0].strip(" ,")
    texts += [bonus] if bonus else []
    return ", ".join(texts)


def describe_station(view: View, station: int, words: Words) -> str:
    """What a disc on a station costs and scores, and the station master there."""
    texts = (
        f"${components.STATION_COST[station]}, {components.STATION_POINTS[station]}{POINTS} "
        f"{corner_mark(components.STATION_CORNER[station]).plain}"
    )
    masters = view["station_masters"]
    if station < len(masters) and masters[station]:
        return f"{texts}; {master_text(MASTER.index[masters[station]], words)}"
    return texts


def describe_track(view: View, place: int, words: Words) -> str:
    """The station at a place of the railroad."""
    station = components.STATION_AT[place]
    if station < 0:
        return ""
    return f"{words.text(f'station-{STATION.text(station)}')}: {describe_station(view, station, words)}"
