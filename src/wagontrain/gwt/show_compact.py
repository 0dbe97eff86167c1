"""The table of Great Western Trail on a small screen: what a player decides by, the most important first."""

from rich.console import RenderableType
from rich.text import Text

from ..core.flow import Flow
from ..core.words import Words
from . import components
from .names import CITY, FACE, MASTER, SPACE, STATION, TRACK, WORKER
from .show_marks import (
    CERTIFICATE,
    HERDER,
    POINTS,
    View,
    cattle_text,
    corner_mark,
    describe_cards,
    discs_left,
    is_cattle,
    joined,
    master_text,
    objective_text,
    seat_mark,
    worker_mark,
)
from .show_seats import buildings, describe_face, describe_value, names_of, others, purse
from .show_trail import describe_space, label_of, way_lines, way_name, ways_from


def parts(view: View, words: Words, names: list[str]) -> list[RenderableType]:
    """The table in parts: the viewer's things, the way ahead, the others, the markets."""
    if view["viewer"] is None:
        return [everybody(view, words, names), *others(view, words, names)]
    me = view["players"][view["viewer"]]
    found: list[RenderableType] = [player(view, me, names_of(view, words, names)[me["seat"]], words, True)]
    found += [hand(me, words), *way_ahead(view, me, words)]
    found.append(everybody(view, words, names))
    if me["objectives"]:
        texts = "; ".join(objective_text(card, words) for card in me["objectives"])
        found.append(labelled("score-objectives", Text(texts), words))
    found.append(jobs(view, words))
    if me["buildings"]:
        found.append(Flow([labelled("score-buildings", Text(), words), *buildings(me, words)]))
    market = Flow([labelled("table-market", Text(), words), *describe_cards(view["market"], words)])
    return [*found, market, *others(view, words, names)]


def labelled(message: str, text: Text, words: Words) -> Text:
    """A text with its name in front."""
    return joined([Text(f"{words.text(message)}:", style="bold"), text])


def player(view: View, seat: View, name: str, words: Words, own: bool) -> Flow:
    """One player in a few signs: purse, herder, workers, engine, discs, piles."""
    dollars, tokens, certificates, steps = purse(seat)
    workers = [
        Text(str(seat["workers"][worker])).append_text(worker_mark(worker, words)) for worker in WORKER.names
    ]
    texts = [
        joined([seat_mark(seat["seat"]), Text(name, style="bold")]),
        Text(f"${dollars}", style="yellow"),
        Text(f"⇄{tokens}"),
        Text(f"{CERTIFICATE}{certificates}"),
        Text(f"{HERDER}{steps} {place_of(view, seat, words)}".strip()),
        joined(workers),
        Text(f"┬{TRACK.text(TRACK.index[seat['engine']])}"),
    ]
    if own:
        piles = f"{seat['hand_size']}/{seat['hand_limit']}·{seat['deck_size']}·{len(seat['discard'])}"
        texts += [discs_left(seat), Text(piles)]
    return Flow(texts)


def place_of(view: View, seat: View, words: Words) -> str:
    """Where a player's herder is, "" where there is none."""
    return f"@{short_name(view, SPACE.index[seat['herder']], words)}" if seat["herder"] else ""


def short_name(view: View, space: int, words: Words) -> str:
    """A space as the map of the trail names it, a hazard with its way, a private building by its tile."""
    tile = view["trail"][SPACE.text(space)]
    if tile and tile["kind"] == "private":
        return str(tile["id"])
    if space in (components.START, components.KANSAS_CITY):
        return "▹" if space == components.START else "◎"
    return f"{way_name((space,), words).plain} {label_of(view, space)}".strip()


def everybody(view: View, words: Words, names: list[str]) -> Flow:
    """The other players, each in as few signs."""
    texts = []
    for seat, name in zip(view["players"], names_of(view, words, names), strict=True):
        if seat["seat"] != view["viewer"]:
            flow = player(view, seat, name, words, False)
            texts.append(joined(flow.parts))
    return Flow(texts, "   ")


def hand(me: View, words: Words) -> Flow:
    """The hand and its value in Kansas City."""
    cards = describe_cards(me["hand"], words)
    name = Text(f"{words.text('hand')}:", style="bold")
    return Flow([name, *cards, Text(describe_value(me, words), style="bold green")])


def jobs(view: View, words: Words) -> Flow:
    """The workers who can be hired, row by row."""
    texts = [Text(f"{words.text('table-jobs')}:", style="bold")]
    for job in view["jobs"]:
        workers = [worker_mark(worker, words) for worker in job["workers"] if worker]
        if job["open"] and workers:
            texts.append(joined([f"${job['cost']}", *workers]))
    return Flow(texts)


def way_ahead(view: View, me: View, words: Words) -> list[RenderableType]:
    """What the herder's space offers, and each way on to the next neutral building."""
    if not me["herder"]:
        return []
    space = SPACE.index[me["herder"]]
    here = joined(
        [
            Text(f"{HERDER} {short_name(view, space, words)}", style="bold"),
            Text(describe_space(view, space, words)),
        ]
    )
    return [here, *way_lines(view, ways_from(space), words)]


def about(kind: str, name: str, words: Words) -> list[RenderableType]:
    """The figures of a card, a building, a city, a station or a station master; nothing for other things."""
    if kind == "card":
        return [cattle_text(name, words) if is_cattle(name) else Text(objective_text(name, words))]
    if kind == "face" and name in FACE.index:
        return [Text(describe_face(name, words))]
    if kind == "master":
        return [Text(master_text(MASTER.index[name], words))]
    if kind == "city":
        city = CITY.index[name]
        return [joined([str(components.CITY_VALUE[city]), corner_mark(components.CITY_CORNER[city])])]
    if kind == "station":
        station = STATION.index[name]
        figures = f"${components.STATION_COST[station]} {components.STATION_POINTS[station]}{POINTS}"
        return [joined([figures, corner_mark(components.STATION_CORNER[station])])]
    return []
