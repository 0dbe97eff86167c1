"""The table of Great Western Trail in a terminal, drawn from a view: trail, railroad, markets, players."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..core.flow import Flow
from ..core.words import Words
from . import components
from .names import CARD, CATTLE, CITY, DISC, FACE, SPACE, STATION, TRACK, WORKER
from .show_compact import about, parts
from .show_marks import View, cattle_figures, corner_mark, describe_cards, effect_text, objective_text
from .show_rails import both, describe_city, describe_station, describe_track, railroad
from .show_seats import describe_face, describe_value, others, own_part, players, sam
from .show_trail import RISKS, describe_space, foresight, foresight_tile, jobs, trail

__all__ = ["KINDS", "about", "compact", "element", "render"]

KINDS = {"face": FACE.names}

BESIDE_WIDTH = 22


def render(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as the view's owner sees it."""
    who = list(names)
    table: list[RenderableType] = [heading(view, words, who), trail_and_jobs(view, words)]
    table += [built(view, words)]
    table += [Rule(words.text("table-railroad"), style="dim"), railroad(view), both(view, words)]
    table += [Rule(words.text("table-market"), style="dim"), market(view, words)]
    table += [Rule(words.text("table-display"), style="dim"), display(view, words)]
    table += [Rule(style="dim"), players(view, words, who)]
    table += [sam(view, words)] if view["solo"] else []
    table += others(view, words, who)
    if view["viewer"] is not None:
        table += [
            Rule(words.text("table-board", name=who[view["viewer"]]), style="dim"),
            own_part(view, words),
        ]
    return Group(*table, legend(words))


def compact(view: View, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """The table in parts for a small screen, the most important first."""
    who = list(names)
    return [heading(view, words, who), *parts(view, words, who)]


def element(view: View, target: str, words: Words, names: Sequence[str]) -> str:
    """What a board element is: a space with its tile, a station, a city, a card, a building."""
    kind, _, rest = target.partition("-")
    if target == f"space-{SPACE.text(components.KANSAS_CITY)}" and view["viewer"] is not None:
        return describe_value(view["players"][view["viewer"]], words)
    if kind == "space":
        return describe_space(view, SPACE.index[rest], words)
    if kind == "track":
        return describe_track(view, TRACK.index[rest], words)
    if kind == "station":
        return describe_station(view, STATION.index[rest], words)
    if kind == "city":
        return describe_city(view, CITY.index[rest], words)
    if kind == "foresight":
        return foresight_tile(int(rest), view["foresight"][int(rest) - 1], words).plain.partition(" ")[2]
    if kind == "job":
        return f"${view['jobs'][int(rest.rpartition('-')[2]) - 1]['cost']}"
    if kind == "disc":
        return corner_mark(components.DISC_CORNER[DISC.index[rest]]).plain
    if kind == "building":
        return describe_building(view, int(rest), words)
    if kind == "market" and rest in CATTLE.index:
        return cattle_figures(rest)
    return ""


def describe_building(view: View, number: int, words: Words) -> str:
    """A building of the viewer's supply, by its number."""
    faces = [] if view["viewer"] is None else view["players"][view["viewer"]]["supply_faces"]
    return next((f"{face} {describe_face(face, words)}" for face in faces if face[:-1] == str(number)), "")


def heading(view: View, words: Words, names: list[str]) -> Text:
    """Whose turn it is, and how far the end has come."""
    text = Text(words.text("game-title"), style="bold")
    turn = words.text("event-turn_began", seat=words.player(view["turn"], names))
    text.append(f"   {turn}", style="not bold")
    if view["turns_left"] >= 0:
        text.append(f"   {words.text('table-last-turns', n=view['turns_left'])}", style="bold red")
    return text


def trail_and_jobs(view: View, words: Words) -> Table:
    """The trail, and beside it the job market and the foresight spaces."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(width=BESIDE_WIDTH)
    beside = Group(
        Text(words.text("table-jobs"), style="bold"),
        jobs(view, words),
        Text(words.text("table-foresight"), style="bold"),
        foresight(view, words),
    )
    grid.add_row(trail(view, words), beside)
    return grid


def built(view: View, words: Words) -> Flow:
    """The private buildings that lie on the trail: what each of them does."""
    faces = {tile["id"] for tile in view["trail"].values() if tile and tile["kind"] == "private"}
    texts = [f"{face} {describe_face(face, words)}" for face in FACE.names if face in faces]
    return Flow(texts, style="dim")


def market(view: View, words: Words) -> Table:
    """The cattle market, group by group with the prices of each."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for group in range(len(components.PRICE_GROUPS)):
        cards = [card for card in view["market"] if components.CARD_GROUP[CARD.index[card]] == group]
        if cards:
            grid.add_row(Flow(describe_cards(cards, words), ", "), Text(prices(group, words), style="dim"))
    stack = words.text("table-stack", cards=len(view["market_stack"]))
    if view["options"]["simmental"]:
        stack += "   " + words.text("table-simmental", heifers=view["heifers"], cows=view["cows"])
    grid.add_row(Text(stack, style="dim"), "")
    return grid


def prices(group: int, words: Words) -> str:
    """The lines of the price list for one group: cards, cowboys, dollars."""
    cowboy = words.text(f"table-letter-{WORKER.names[0]}")
    texts = []
    for line in range(components.PRICES):
        if components.PRICE_GROUP[line] == group:
            several = f"{components.PRICE_CARDS[line]}: " if components.PRICE_CARDS[line] > 1 else ""
            texts.append(
                f"{several}{components.PRICE_COWBOYS[line]}{cowboy} ${components.PRICE_DOLLARS[line]}"
            )
    return " / ".join(texts)


def display(view: View, words: Words) -> Table:
    """The objective cards that can be taken."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for place, card in enumerate(view["objective_display"]):
        if card:
            number = Text(f"{place + 1} {words.text(f'card-{card}')}")
            grid.add_row(number, objective_text(card, words))
    grid.add_row(Text(words.text("table-stack", cards=view["objective_stack_size"]), style="dim"), "")
    return grid


def legend(words: Words) -> Flow:
    """What the signs mean, and what the risk actions are."""
    texts = [f"R{i + 1} {effect_text(effect, words)}" for i, effect in enumerate(RISKS)]
    return Flow([*words.text("table-legend").split("  "), *texts], style="dim")
