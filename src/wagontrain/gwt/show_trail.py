"""The trail as a map: stage by stage from the start to Kansas City, with what each step costs the viewer."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..core.flow import Flow
from ..core.words import Words
from .components import (
    BOUNTY_DOLLARS,
    FACE_ACTIONS,
    FACE_HAND,
    FACE_POINTS,
    JOB_ARROW,
    JOB_COLUMNS,
    JOB_SPACES,
    KANSAS_CITY,
    NEUTRAL_ACTIONS,
    NEXT,
    OUTLAW_SPACES,
    SPACE_KIND,
    SPACE_RISK,
    SPACE_WOODS,
    START,
    TILE_HAND,
    TILE_KIND,
    TILE_POINTS,
    WORKER_TILE,
)
from .labels import PLACES
from .names import (
    FACE,
    HAZARD_SPACE,
    KANSAS_CITY_SPACE,
    NEUTRAL,
    NEUTRAL_SPACE,
    OUTLAW_SPACE,
    SPACE,
    TILE,
)
from .show_marks import (
    HERDER,
    POINTS,
    View,
    actions_text,
    effect_text,
    glued,
    hands,
    joined,
    seat_mark,
    seat_marks,
    worker_mark,
)

Way = tuple[tuple[int, ...], int]
WOODS: Final = "♣"
ARROWS: Final = ("", "↻", "■")
OUTLAW_STYLES: Final = {"outlaw_green": "green", "outlaw_orange": "dark_orange"}


def ways_from(space: int) -> list[Way]:
    """The ways that lead on: their spaces, and the neutral building (or Kansas City) at their end."""
    found: list[Way] = []
    for ahead in NEXT[space]:
        way: list[int] = []
        while SPACE_KIND[ahead] not in (NEUTRAL_SPACE, KANSAS_CITY_SPACE):
            way.append(ahead)
            ahead = NEXT[ahead][0]
        if way:
            found.append((tuple(way), ahead))
    return found


STAGES: Final = tuple([(space, ways_from(space)) for space in range(KANSAS_CITY) if space == START
                       or SPACE_KIND[space] == NEUTRAL_SPACE])  # fmt: skip
RISKS: Final = tuple(dict.fromkeys(risk for risk in SPACE_RISK if risk >= 0))
BESIDE: Final = tuple([space for space in OUTLAW_SPACES if not NEXT[space]])


def label_of(view: View, space: int) -> str:
    """A space's short name: a neutral building's letter, the number of a place or hazard, a bounty."""
    kind, tile = SPACE_KIND[space], view["trail"][SPACE.text(space)]
    if kind == OUTLAW_SPACE:
        return bounty(space)
    if kind == NEUTRAL_SPACE:
        return str(tile["id"]).upper() if tile else "·"
    if kind == HAZARD_SPACE:
        return SPACE.text(space).rpartition("_")[2]
    return f"{PLACES[space][1]}{risk_mark(space)}"


def risk_mark(space: int) -> str:
    """R1 or R2 on a space with a risk action; the legend says what it does."""
    return f"R{RISKS.index(SPACE_RISK[space]) + 1}" if SPACE_RISK[space] >= 0 else ""


def trail(view: View, words: Words) -> RenderableType:
    """The whole trail, one stage below the other."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for space, ways in STAGES:
        grid.add_row(*stage_head(view, space, words))
        if any(SPACE_KIND[s] == OUTLAW_SPACE for way, _ in ways for s in way):
            grid.add_row("  ┆", Flow(way_parts(view, BESIDE, words)))
        lines = way_lines(view, ways, words)
        for i, line in enumerate(lines):
            grid.add_row("  ├" if i + 1 < len(lines) else "  └", line)
    grid.add_row(Text("◎", style="bold"), city_line(view, words))
    return grid


def stage_head(view: View, space: int, words: Words) -> tuple[Text, Text]:
    """A neutral building: its letter, its name, its actions, who stands there."""
    if space == START:
        herders = herders_on(view, space)
        return Text("▹", style="bold"), joined([Text(words.text("space-start"), style="dim"), herders])
    tile = view["trail"][SPACE.text(space)]
    text = herders_on(view, space)
    if tile:
        parts = actions_text(NEUTRAL_ACTIONS[NEUTRAL.index[tile["id"]]], words)
        name = words.text(f"neutral-{tile['id']}").partition(" ")[2]
        text = joined([herders_on(view, space), Text(name, style="bold"), Text(parts)])
    return Text(label_of(view, space), style="bold reverse"), text


def city_line(view: View, words: Words) -> Text:
    """The end of the trail."""
    return joined([Text(words.text("city-kansas_city"), style="bold"), herders_on(view, KANSAS_CITY)])


def way_lines(view: View, ways: Sequence[Way], words: Words) -> list[Flow]:
    """Each way in a line; ways of one space share theirs."""
    if all(len(way) == 1 and end == ways[0][1] for way, end in ways) and ways:
        cells = [space_text(view, way[0], words) for way, _ in ways]
        return [Flow([joined(cells, " │ "), goal_text(view, ways[0][1])])]
    return [Flow([*way_parts(view, way, words), goal_text(view, end)]) for way, end in ways]


def way_parts(view: View, way: Sequence[int], words: Words) -> list[Text]:
    """The danger of a way and its spaces."""
    return [way_name(way, words), *[space_text(view, space, words) for space in way]]


def goal_text(view: View, space: int) -> Text:
    """Where a way ends."""
    return Text(f"→ {'◎' if space == KANSAS_CITY else label_of(view, space)}", style="dim")


def way_name(way: Sequence[int], words: Words) -> Text:
    """The danger of a way, if it has one."""
    kind = SPACE.text(way[0]).partition("_")[0]
    dangerous = SPACE_KIND[way[0]] in (HAZARD_SPACE, OUTLAW_SPACE)
    return Text(words.text(f"table-way-{kind}"), style="italic") if dangerous else Text()


def space_text(view: View, space: int, words: Words) -> Text:
    """A space: its name, woods, the tile, what it costs the viewer, who stands there."""
    tile = view["trail"][SPACE.text(space)]
    name = Text(f"{label_of(view, space)}{WOODS if SPACE_WOODS[space] else ''}:", style="dim")
    if tile is None:
        return glued(name, joined([Text("·", style="dim"), herders_on(view, space)]))
    cost = hands(hand_of(tile), fee_of(view, space), words)
    return glued(name, joined([*tile_parts(tile, space, words), cost, herders_on(view, space)]))


def tile_parts(tile: View, space: int, words: Words) -> list[Text]:
    """What a tile shows beside its hands."""
    if tile["kind"] == "private":
        return [glued(Text(tile["id"], style="bold"), seat_mark(tile["owner"]))]
    if tile["id"] in OUTLAW_STYLES:
        colour = tile["id"].rpartition("_")[2]
        letter = Text(words.text(f"table-letter-{colour}").upper(), style=OUTLAW_STYLES[tile["id"]])
        return [letter]
    return [Text(f"{TILE_POINTS[TILE.index[tile['id']]]}{POINTS}")]


def bounty(space: int) -> str:
    """What an outlaw space pays: dollars, or an exchange token."""
    dollars = BOUNTY_DOLLARS[OUTLAW_SPACES.index(space)]
    return f"+${dollars}" if dollars else "+⇄"


def hand_of(tile: View) -> int:
    """The hands on a tile, as a mask."""
    if tile["kind"] == "private":
        return FACE_HAND[FACE.index[tile["id"]]]
    return TILE_HAND[TILE.index[tile["id"]]] if tile["kind"] == "tile" else 0


def fee_of(view: View, space: int) -> int:
    """What the viewer pays there; a spectator pays nothing."""
    if view["viewer"] is None:
        return 0
    fee: int = view["players"][view["viewer"]]["fees"].get(SPACE.text(space), 0)
    return fee


def herders_on(view: View, space: int) -> Text:
    """Whose herders stand on a space."""
    here = [seat["seat"] for seat in view["players"] if seat["herder"] == SPACE.text(space)]
    return seat_marks(here, HERDER)


# -- beside the trail


def jobs(view: View, words: Words) -> RenderableType:
    """The rows of the job market that the token has reached or will reach."""
    columns = JOB_COLUMNS[len(view["players"])]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for row, job in enumerate(view["jobs"]):
        workers = [worker_mark(worker, words) for worker in job["workers"][JOB_SPACES - columns :]]
        style = "" if job["open"] else "dim"
        token = Text("◂" if row == view["workers_placed"] // columns else "", style="bold red")
        arrow = Text(ARROWS[JOB_ARROW[row]], style="dim")
        grid.add_row(
            Text(f"{row + 1:>2}", style="dim"),
            Text(f"${job['cost']}", style=style),
            joined(workers),
            glued(token, arrow),
        )
    return grid


def foresight(view: View, words: Words) -> Text:
    """The six foresight tiles with the numbers that actions use."""
    tiles = view["foresight"]
    return joined([foresight_tile(i + 1, tiles[i], words) for i in range(len(tiles))], "\n")


def foresight_tile(number: int, tile: str | None, words: Words) -> Text:
    """One tile: a worker, a hazard or an outlaw."""
    label = Text(f"{number}", style="dim")
    if tile is None:
        return joined([label, Text("·", style="dim")])
    place = TILE.index[tile]
    if TILE_KIND[place] == WORKER_TILE:
        return joined([label, worker_mark(tile, words)])
    if tile in OUTLAW_STYLES:
        colour = words.text(f"table-letter-{tile.rpartition('_')[2]}").upper()
        outlaw = f"{words.text('table-way-outlaw')} {colour}"
        return joined([label, Text(outlaw, style=OUTLAW_STYLES[tile])])
    hazard = words.text(f"table-way-{tile.partition('_')[0]}")
    return joined([label, hazard, f"{TILE_POINTS[place]}{POINTS}", hands(TILE_HAND[place], 0, words)])


# -- in words


def describe_space(view: View, space: int, words: Words) -> str:
    """What lies on a space and what it offers, for a list of actions."""
    tile = view["trail"][SPACE.text(space)]
    if tile is None:
        risk = [effect_text(SPACE_RISK[space], words)] if SPACE_RISK[space] >= 0 else []
        return " ".join([WOODS, *risk] if SPACE_WOODS[space] else risk)
    if tile["kind"] == "neutral":
        return actions_text(NEUTRAL_ACTIONS[NEUTRAL.index[tile["id"]]], words)
    cost = hands(hand_of(tile), fee_of(view, space), words).plain
    if tile["kind"] == "private":
        face = FACE.index[tile["id"]]
        parts = actions_text(FACE_ACTIONS[face], words)
        owner = seat_mark(tile["owner"]).plain
        return " ".join(
            part for part in (f"{tile['id']}{owner} {FACE_POINTS[face]}{POINTS}", cost, parts) if part
        )
    parts = " ".join(part.plain for part in tile_parts(tile, space, words))
    return " ".join(part for part in (parts, cost) if part)
