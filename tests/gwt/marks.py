"""What the golden games of Great Western Trail must reach, from its tables: see `tests/golden`."""

from itertools import product
from typing import Any, Final

from wagontrain import Game
from wagontrain.core.events import Event, EventKind
from wagontrain.gwt import events, names
from wagontrain.gwt.actions import ACTIONS, COPY, GROW, USE
from wagontrain.gwt.components import (
    BUILDING_SPACES,
    DIFFICULTIES,
    DISCS,
    FACE_ACTIONS,
    FACE_BUILDERS,
    MASTER_EFFECTS,
    NEIGHBOURS,
    NEUTRAL_ACTIONS,
    OBJECTIVE_EFFECT,
    SPACE_RISK,
    WORKER_EFFECTS,
)
from wagontrain.gwt.game import OPTIONS
from wagontrain.gwt.names import (
    ACTIONS_PER_TILE,
    BUILDER,
    FIRST_PRIVATE,
    PRIVATE_TILES,
    RISK,
    TAKE_IMMEDIATE,
    USE_COPY,
    USE_LOCATION,
)
from wagontrain.gwt.state import State, is_private, owner_of, private_tile

BY_FIRST: Final = (
    events.BOUGHT, events.STATION_UPGRADED, events.DISC_TAKEN, events.MASTER_TAKEN, events.DELIVERED,
    events.PAIR_COMPLETED, events.SAM_REVEALED, events.SAM_SPECIALIZED,
)  # fmt: skip
"""Events of which every first argument is wanted."""
COPYING: Final = names.EFFECT.index["copy"]
LAST_STATIONS: Final = tuple([f"event station_upgraded {name}" for name in names.STATION.names[-2:]])
ASIDE: Final = ("token_used", "card_drawn", "deck_shuffled", "card_discarded")
"""What may come between a card and its immediate action: an exchange token."""
UNREACHABLE: Final = dict[str, str]()
"""What no play can reach, with the reason."""


def face_marks() -> set[str]:
    """Each local action of each face, alternatives one by one, and each risk action."""
    found = {f"risk {names.SPACE.text(i)}" for i in range(len(SPACE_RISK)) if SPACE_RISK[i] >= 0}
    for kind, actions in ((names.NEUTRAL, NEUTRAL_ACTIONS), (names.FACE, FACE_ACTIONS)):
        for tile in range(kind.size):
            for i in range(len(actions[tile])):
                for effect in actions[tile][i]:
                    found.add(f"{kind.name} {kind.text(tile)} {i + 1} {names.EFFECT.text(effect)}")
    return found


def immediate_marks() -> set[str]:
    """Each immediate action: of objective cards, of station masters and of worker spaces."""
    found: set[str] = set()
    for card in range(names.OBJECTIVE.size):
        found.add(f"objective {names.OBJECTIVE.text(card)} {names.EFFECT.text(OBJECTIVE_EFFECT[card])}")
    for master in range(names.MASTER.size):
        for effect in MASTER_EFFECTS[master]:
            found.add(f"master {names.MASTER.text(master)} {names.EFFECT.text(effect)}")
    for worker in range(names.WORKER.size):
        for effect in WORKER_EFFECTS[worker]:
            if effect >= 0:
                found.add(f"worker {names.WORKER.text(worker)} {names.EFFECT.text(effect)}")
    return found


def event_marks() -> set[str]:
    """Each kind of event; and of some, each of what they can name."""
    found = {f"event {kind.name}" for kind in events.EVENTS.kinds}
    for kind in BY_FIRST:
        found |= {f"event {kind.name} {kind.kinds[0].text(i)}" for i in range(kind.kinds[0].size)}
    for place, times in product(range(names.AUXILIARY.size), range(names.TIMES.size)):
        found.add(f"auxiliary {names.AUXILIARY.text(place)} {names.TIMES.text(times)}")
    return found | {f"grow {stage}" for stage in names.STAGE.names}


def table_marks() -> set[str]:
    """Every number of players, Simmental or not, Sam at each difficulty, and each option at each value."""
    found = {f"seats {n}, simmental {simmental}" for n in range(1, 5) for simmental in (False, True)}
    found |= {f"Sam {difficulty}" for difficulty in DIFFICULTIES}
    for name, option in OPTIONS.items():
        if name != "difficulty":
            found |= {f"option {name} {value}" for value in option.choices}
    return found


WANTED: Final = frozenset(
    face_marks()
    | immediate_marks()
    | event_marks()
    | table_marks()
    | {f"verb {verb.name}" for verb in ACTIONS.verbs}
    | {"copy of a neutral building", "copy of an own building", "copy of another's building"}
    | {"the end by a player", "the end by Sam"}
)


def marks(game: Game[Any], before: State, action: int, after: State) -> set[str]:
    """What one step reached. `before.log`: all that was told earlier, `after.log`: what this step told."""
    assert before.log is not None
    assert after.log is not None
    found = {f"verb {game.actions.verb(action).name}"}
    if not before.log:
        found |= setup_of(before)
    for event in after.log:
        found |= marks_of(event, after)
    f = before.todo[-1]
    if USE.has(action):
        if f.rule in (USE_LOCATION, USE_COPY):
            found.add(local_action(after, USE.first(action)))
        elif f.rule == TAKE_IMMEDIATE:
            found |= immediate_action(before.log, USE.first(action))
    elif COPY.has(action):
        tile = before.trail[COPY.first(action)]
        owner = "a neutral" if not is_private(tile) else "an own" if owner_of(tile) == f.seat else "another's"
        found.add(f"copy of {owner} building")
    elif GROW.has(action):
        found.add(f"grow {names.STAGE.text(GROW.first(action))}")
    return found


def setup_of(s: State) -> set[str]:
    """How the table was set up."""
    seats = 1 if s.solo else s.players
    found = {f"seats {seats}, simmental {s.simmental}"}
    if s.solo:
        found.add(f"Sam {s.options['difficulty']}")
    return found | {f"option {name} {value}" for name, value in s.options.items()}


def marks_of(event: Event, s: State) -> set[str]:
    """What an event stands for."""
    kind: EventKind = event.kind
    found = {f"event {kind.name}"}
    if kind in BY_FIRST:
        found.add(f"event {kind.name} {kind.kinds[0].text(event.args[0])}")
    elif kind is events.AUXILIARY_USED:
        found.add(f"auxiliary {kind.kinds[0].text(event.args[0])} {kind.kinds[1].text(event.args[1])}")
    elif kind is events.END_TRIGGERED:
        found.add("the end by Sam" if s.solo and event.seat == 1 else "the end by a player")
    return found


def local_action(s: State, effect: int) -> str:
    """The local action that was marked as used last, of which building."""
    tile, place = divmod(s.used[-1], ACTIONS_PER_TILE)
    if place == RISK:
        return f"risk {names.SPACE.text(s.trail.index(tile))}"
    if tile < FIRST_PRIVATE:
        return f"neutral {names.NEUTRAL.text(tile)} {place + 1} {names.EFFECT.text(effect)}"
    face = s.faces[tile - FIRST_PRIVATE]
    return f"face {names.FACE.text(face)} {place + 1} {names.EFFECT.text(effect)}"


def immediate_action(story: list[Event], effect: int) -> set[str]:
    """The card, station master or worker whose immediate action is performed: the last that was told of."""
    last = next(event for event in reversed(story) if event.kind.name not in ASIDE)
    word = names.EFFECT.text(effect)
    if last.kind is events.OBJECTIVE_PLAYED:
        return {f"objective {names.CARD.text(last.args[0])} {word}"}
    if last.kind is events.MASTER_TAKEN:
        return {f"master {names.MASTER.text(last.args[0])} {word}"}
    if last.kind is events.HIRED:
        return {f"worker {names.WORKER.text(last.args[1])} {word}"}
    return set()


def promise(s: State, missing: set[str]) -> float:
    """How near the table is to what is missing: a guide for the search of golden games."""
    faces = {mark.split()[1] for mark in missing if mark.startswith("face ")}
    wished = [face for face in range(names.FACE.size) if names.FACE.text(face) in faces]
    people = range(1 if s.solo else s.players)
    return max([seat_hope(s, seat, wished, missing) for seat in people]) - 6.0 * s.placed


def seat_hope(s: State, seat: int, faces: list[int], missing: set[str]) -> float:
    """How near one seat is to what is missing."""
    me = s.seats[seat]
    total = sum([building_hope(s, seat, face) for face in faces])
    if "verb recall" in missing:
        total += 25.0 * (DISCS - me.discs.bit_count()) + 2.0 * me.engine
    if missing & {"question leave-last-space", *LAST_STATIONS}:
        total += 4.0 * me.engine + min(20, me.money)
    if "copy of an own building" in missing:
        total += sum([own_neighbours(s, seat, space) for space in BUILDING_SPACES])
    return total


def own_neighbours(s: State, seat: int, space: int) -> float:
    """How far an own building that copies has own neighbours to copy."""
    if not is_own(s, seat, space) or FACE_ACTIONS[s.faces[s.trail[space] - FIRST_PRIVATE]] != ((COPYING,),):
        return 0.0
    return 40.0 + 40.0 * len([near for near in NEIGHBOURS[space] if is_own(s, seat, near)])


def is_own(s: State, seat: int, space: int) -> bool:
    """Does a private building of the seat lie there?"""
    return is_private(s.trail[space]) and owner_of(s.trail[space]) == seat


def building_hope(s: State, seat: int, face: int) -> float:
    """How near a seat is to using a face: built and ahead of the herder, or builders and dollars for it."""
    if s.faces[seat * PRIVATE_TILES + face // 2] != face:
        return 0.0
    me = s.seats[seat]
    tile = private_tile(seat, face // 2)
    needed = FACE_BUILDERS[face]
    if tile in s.trail:
        return 40.0 + 22.0 * needed + 10.0 * (me.herder < s.trail.index(tile))
    if not me.supply >> face // 2 & 1:
        return -5.0
    own = [FACE_BUILDERS[s.faces[s.trail[x] - FIRST_PRIVATE]] for x in BUILDING_SPACES if is_own(s, seat, x)]
    gap = needed - max([n for n in own if n < needed], default=0)
    return 1.0 + 8.0 * (needed - gap) + 12.0 * min(gap, me.workers[BUILDER]) + min(me.money, 2 * gap)
