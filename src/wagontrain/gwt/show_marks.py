"""How things of Great Western Trail look in a terminal: by a letter or shape as well as by colour."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.text import Text

from ..core.words import Words
from . import components
from .names import (
    ANY_CATTLE,
    BUILD_ONE,
    BY_BREED,
    CARD,
    CATTLE_KINDS,
    DARK,
    DISC,
    DISCARD_FOR,
    ENGINE_BACK_FOR,
    ENGINE_FORWARD,
    GAIN_CERTIFICATES,
    GAIN_MONEY,
    HIRE_ONE,
    OBJECTIVE_CARD,
    ONCE,
    PAIR,
    PER,
    REMOVE_HAZARD,
    VALUE_3,
    WHITE,
)
from .tasks import OBJECTIVE_TASKS, TASK_NAMES

View = dict[str, Any]
SEAT_MARKS: Final = ("❶", "❷", "❸", "❹")
SEAT_STYLES: Final = ("orange_red1", "deep_sky_blue1", "gold1", "spring_green2")
WORKER_STYLES: Final = {"cowboy": "yellow", "builder": "dark_orange", "engineer": "cyan"}
HERDER: Final = "♞"
CERTIFICATE: Final = "▤"
POINTS: Final = "★"
CORNERS: Final = (("○", "bold white"), ("●", "grey62"))
WANTED: Final = {ANY_CATTLE: "any", VALUE_3: "value_3", PAIR: "pair", OBJECTIVE_CARD: "objective"}


def seat_mark(seat: int, before: str = "") -> Text:
    """A player's number in the player's colour."""
    return Text(before + SEAT_MARKS[seat], style=f"{SEAT_STYLES[seat]} not bold not dim")


def seat_marks(seats: Iterable[int], before: str = "") -> Text:
    """Several players' numbers, close together."""
    return Text("").join([seat_mark(seat, before) for seat in seats])


def worker_mark(worker: str | None, words: Words) -> Text:
    """A worker's letter; a dot for none."""
    if worker is None:
        return Text("·", style="dim")
    return Text(words.text(f"table-letter-{worker}"), style=WORKER_STYLES[worker])


def corner_mark(corner: int) -> Text:
    """White or dark corners of a disc, a station or a city."""
    sign, style = CORNERS[corner]
    return Text(sign, style=style)


def discs_left(seat: View) -> Text:
    """How many white and dark discs are still on a board."""
    corners = [components.DISC_CORNER[place] for place in map(disc_place, seat["discs"])]
    white = corners.count(WHITE)
    return joined(
        [glued(corner_mark(WHITE), str(white)), glued(corner_mark(DARK), str(len(corners) - white))]
    )


def disc_place(disc: str) -> int:
    """A disc space's number."""
    return DISC.index[disc]


def hands(hand: int, cost: int, words: Words) -> Text:
    """The hands on a tile by letter and colour, and what they cost the viewer (0: nothing, or unknown)."""
    text = Text()
    for bit, name, style in ((1, "green", "green"), (2, "black", "bold bright_black")):
        if hand & bit:
            text.append(words.text(f"table-letter-{name}"), style=style)
    return text.append(f"${cost}" if cost else "", style="bold red")


def joined(parts: Iterable[Text | str], between: str = " ") -> Text:
    """The parts that are not empty, with something between."""
    return Text(between).join([Text(part) if isinstance(part, str) else part for part in parts if part])


def glued(*parts: Text | str) -> Text:
    """The parts without anything between; each keeps its own style."""
    return joined(parts, "")


def counted(items: Iterable[str]) -> list[str]:
    """Equal things together: "2× Criollo"."""
    return [times(count) + name for name, count in Counter(items).items()]


def times(count: int) -> str:
    """How often something is there, where that is not once."""
    return f"{count}× " if count > 1 else ""


# -- what icons stand for, in short


def actions_text(actions: Sequence[Sequence[int]], words: Words) -> str:
    """The local actions of a tile, each with its alternatives."""
    return " · ".join(" / ".join(effect_text(effect, words) for effect in group) for group in actions)


def effect_text(effect: int, words: Words) -> str:
    """An effect in a few letters: what is given, an arrow, what is got."""
    act = components.EFFECT_ACT[effect]
    gains = gains_text(effect, words)
    if act == DISCARD_FOR:
        return f"−{wanted_text(effect, words)} → {gains}"
    if act == ENGINE_BACK_FOR:
        return f"{words.text('table-act-engine')} −{components.EFFECT_SPACES[effect]} → {gains}"
    if act in (GAIN_MONEY, GAIN_CERTIFICATES):
        return gains + per_text(effect, words)
    texts = words.text(f"table-act-{EFFECT_ACTS[effect]}")
    if act == HIRE_ONE:
        change = components.EFFECT_CHANGE[effect]
        return texts if change == 0 else f"{texts} {'+' if change > 0 else '−'}${abs(change)}"
    if act in (BUILD_ONE, REMOVE_HAZARD):
        return f"{texts} ${components.EFFECT_COST[effect]}"
    most = components.EFFECT_MAX[effect]
    texts += f" {most}{per_text(effect, words)}" if most else ""
    pays = act == ENGINE_FORWARD and components.EFFECT_COST[effect]
    return f"${components.EFFECT_COST[effect]} → {texts}" if pays else texts


EFFECT_ACTS: Final = tuple([str(row["act"]) for row in components.EFFECT_ROWS])


def wanted_text(effect: int, words: Words) -> str:
    """What has to be discarded."""
    if components.EFFECT_CARDS[effect] == BY_BREED:
        return words.text(f"card-{components.BREEDS[components.EFFECT_BREED[effect]]}")
    return words.text(f"table-for-{WANTED[components.EFFECT_CARDS[effect]]}")


def gains_text(effect: int, words: Words) -> str:
    """Dollars, certificates, engine steps and objective cards that an effect brings."""
    gains = []
    if components.EFFECT_DOLLARS[effect]:
        gains.append(f"${components.EFFECT_DOLLARS[effect]}")
    if components.EFFECT_CERTIFICATES[effect]:
        gains.append(f"{CERTIFICATE}{components.EFFECT_CERTIFICATES[effect]}")
    if components.EFFECT_ENGINE[effect]:
        gains.append(f"{words.text('table-act-engine')} {components.EFFECT_ENGINE[effect]}")
    if components.EFFECT_OBJECTIVE[effect]:
        gains.append(words.text("table-act-objective"))
    return " + ".join(gains)


def per_text(effect: int, words: Words) -> str:
    """What an effect counts."""
    counts = components.EFFECT_PER[effect]
    return "" if counts == ONCE else f"/{words.text(f'table-per-{PER[counts]}')}"


def master_text(master: int, words: Words) -> str:
    """A station master: what he brings at once or for good, and what he scores."""
    effects = [effect_text(effect, words) for effect in components.MASTER_EFFECTS[master]]
    if components.MASTER_CERTIFICATES[master]:
        effects.append(f"{CERTIFICATE}+{components.MASTER_CERTIFICATES[master]}")
    texts = [" / ".join(effects)]
    if components.MASTER_POINTS[master]:
        every = components.MASTER_EVERY[master]
        counts = words.text(f"table-per-{components.MASTER_PER[components.MASTER_COUNTS[master]]}")
        texts.append(f"{components.MASTER_POINTS[master]}{POINTS}/{f'{every} ' if every > 1 else ''}{counts}")
    return " · ".join(texts)


# -- cards


def cattle_text(card: str, words: Words) -> Text:
    """A cattle card with its breeding value and points."""
    place = CARD.index[card]
    text = Text(words.text(f"card-{card}").partition(" (")[0])
    text.append(f" {components.CARD_VALUE[place]}", style="bold")
    points = components.CARD_POINTS[place]
    return text.append(f"/{points}{POINTS}" if points else "", style="not bold")


def cattle_figures(card: str) -> str:
    """A cattle card's breeding value and points."""
    place = CARD.index[card]
    return f"{components.CARD_VALUE[place]}/{components.CARD_POINTS[place]}{POINTS}"


def objective_text(card: str, words: Words) -> str:
    """An objective card: its action, its tasks, what it scores."""
    place = CARD.index[card] - CATTLE_KINDS
    effect = components.OBJECTIVE_EFFECT[place]
    wanted = OBJECTIVE_TASKS[place]
    tasks = [
        times(count) + words.text(f"table-task-{name}")
        for name, count in zip(TASK_NAMES, wanted, strict=True)
        if count
    ]
    penalty = f"/−{components.OBJECTIVE_PENALTY[place]}" if components.OBJECTIVE_PENALTY[place] else ""
    texts = [effect_text(effect, words)] if effect >= 0 else []
    return " | ".join([*texts, ", ".join(tasks), f"+{components.OBJECTIVE_POINTS[place]}{penalty}{POINTS}"])


def is_cattle(card: str) -> bool:
    """A cattle card, not an objective card."""
    return CARD.index[card] < CATTLE_KINDS


def describe_cards(cards: Sequence[str], words: Words) -> list[Text]:
    """Cattle cards with value and points, objective cards by name; equal ones counted."""
    found = []
    for card, count in Counter(cards).items():
        texts = cattle_text(card, words) if is_cattle(card) else Text(words.text(f"card-{card}"))
        found.append(glued(times(count), texts))
    return found or [Text("–", style="dim")]
