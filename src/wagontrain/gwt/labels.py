"""How people call the spaces of the trail: by what lies there, else by what is printed on the board.

A neutral building has one letter, the one on its tile. Building spaces are numbered, from 1 for each neutral
building that they lead to: "empty place 2 before G".
"""

from typing import Final

from ..core.events import Label
from .components import BOUNTY_DOLLARS, NEXT, OUTLAW_SPACES, SPACE_KIND, SPACES
from .names import (
    BUILDING_SPACE,
    EMPTY,
    FACE,
    FIRST_CITY_TILE,
    FIRST_PRIVATE,
    KANSAS_CITY_SPACE,
    NEUTRAL,
    NEUTRAL_SPACE,
    OUTLAW_SPACE,
    PRIVATE_TILES,
    SPACE,
)


def goal_after(space: int) -> int:
    """The first neutral space, or Kansas City, that a space leads to."""
    ahead = NEXT[space][0]
    while SPACE_KIND[ahead] not in (NEUTRAL_SPACE, KANSAS_CITY_SPACE):
        ahead = NEXT[ahead][0]
    return ahead


def number_places() -> tuple[tuple[int, int], ...]:
    """For each building space its goal, and its number among the places before that goal; else (-1, 0)."""
    counts = [0] * SPACES
    places: list[tuple[int, int]] = []
    for space in range(SPACES):
        if SPACE_KIND[space] != BUILDING_SPACE:
            places.append((-1, 0))
            continue
        goal = goal_after(space)
        counts[goal] += 1
        places.append((goal, counts[goal]))
    return tuple(places)


PLACES: Final = number_places()


def label(trail: tuple[int, ...], faces: tuple[int, ...], kind: str, member: str, seat: int) -> Label | None:
    """How a member is called while these tiles lie on the trail."""
    if kind == "space" and member in SPACE.index:
        return space_label(trail, faces, SPACE.index[member])
    if kind == "building" and seat >= 0:
        return ("building-face", {"face": face_text(faces, seat, int(member) - 1)})
    if kind == "outlaw_space":
        dollars = BOUNTY_DOLLARS[int(member) - 1]
        return ("bounty-dollars", {"dollars": dollars}) if dollars else ("bounty-token", {})
    return None


def space_label(trail: tuple[int, ...], faces: tuple[int, ...], space: int) -> Label | None:
    """A space of the trail: by its building, as an empty place before one, or by its bounty."""
    kind, tile = SPACE_KIND[space], trail[space]
    if kind == OUTLAW_SPACE:
        dollars = BOUNTY_DOLLARS[OUTLAW_SPACES.index(space)]
        return ("outlaw-space-dollars", {"dollars": dollars}) if dollars else ("outlaw-space-token", {})
    if kind == NEUTRAL_SPACE and tile != EMPTY:
        return (f"neutral-{NEUTRAL.text(tile)}", {})
    if kind != BUILDING_SPACE:
        return None
    if FIRST_PRIVATE <= tile < FIRST_CITY_TILE:
        owner, building = divmod(tile - FIRST_PRIVATE, PRIVATE_TILES)
        return ("building-of", {"face": face_text(faces, owner, building), "owner": f"seat:{owner}"})
    goal, number = PLACES[space]
    return ("empty-place", {"number": number, "goal": goal_text(trail, goal)})


def goal_text(trail: tuple[int, ...], goal: int) -> str:
    """The building, or Kansas City, that a place lies before, as an argument of a message."""
    if SPACE_KIND[goal] == NEUTRAL_SPACE and trail[goal] != EMPTY:
        return f"neutral:{NEUTRAL.text(trail[goal])}"
    return f"space:{SPACE.text(goal)}"


def face_text(faces: tuple[int, ...], owner: int, building: int) -> str:
    """The side of a private building that is up: "5a"."""
    return FACE.text(faces[owner * PRIVATE_TILES + building])
