"""What the golden games of Great Western Trail must reach, from its tables: see `tests/golden`."""

from itertools import product
from typing import Any, Final

from wagontrain import Game
from wagontrain.core.events import Event, EventKind
from wagontrain.gwt import events as told
from wagontrain.gwt import names
from wagontrain.gwt.actions import ACTIONS, COPY, EXCHANGE, USE
from wagontrain.gwt.game import OPTIONS
from wagontrain.gwt.names import ACTIONS_PER_TILE, FIRST_PRIVATE, RISK, TAKE_IMMEDIATE, USE_COPY, USE_LOCATION
from wagontrain.gwt.state import State, is_private, owner_of
from wagontrain.gwt.tables import (
    DIFFICULTIES,
    FACE_ACTIONS,
    MASTER_EFFECTS,
    NEUTRAL_ACTIONS,
    OBJECTIVE_EFFECT,
    SPACE_RISK,
    WORKER_EFFECTS,
)

BY_FIRST: Final = (
    told.HERDER_PLACED, told.BOUGHT, told.STATION_UPGRADED, told.DISC_TAKEN, told.MASTER_TAKEN,
    told.DELIVERED, told.PAIR_COMPLETED, told.SAM_REVEALED, told.SAM_SPECIALIZED, told.SIMMENTAL_GREW,
)  # fmt: skip
"""Events of which every first argument is wanted."""
ASIDE: Final = ("token_used", "card_drawn", "deck_shuffled", "card_discarded")
"""What may come between a card and its immediate action: an exchange token."""
SIMMENTAL_STAGES: Final = ("simmental_heifer", "simmental_cow")
UNREACHABLE: Final = frozenset[str]()


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
    found = {f"event {kind.name}" for kind in told.EVENTS.kinds}
    for kind in BY_FIRST:
        found |= {f"event {kind.name} {kind.kinds[0].text(i)}" for i in range(kind.kinds[0].size)}
    for place, times in product(range(names.AUXILIARY.size), range(names.TIMES.size)):
        found.add(f"auxiliary {names.AUXILIARY.text(place)} {names.TIMES.text(times)}")
    placed = {f"event herder_placed {names.SPACE.text(i)}" for i in range(names.SPACE.size)}
    grown = {f"event simmental_grew {names.CARD.text(i)}" for i in range(names.CARD.size)}
    neutral = {f"event herder_placed {name}" for name in names.SPACE.names if name.startswith("neutral")}
    return (found - placed - grown) | neutral | {f"event simmental_grew {name}" for name in SIMMENTAL_STAGES}


def table_marks() -> set[str]:
    """Every number of players with and without Simmental, Sam at each difficulty, each option at each value."""
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
) - UNREACHABLE


def marks(game: Game[Any], before: State, action: int, after: State) -> set[str]:
    """What one step reached. `before.log`: all that was told earlier, `after.log`: what this step told."""
    assert before.log is not None and after.log is not None
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
    elif EXCHANGE.has(action):
        found.add(f"exchange at {game.rules[f.rule].name()}")
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
    elif kind is told.AUXILIARY_USED:
        found.add(f"auxiliary {kind.kinds[0].text(event.args[0])} {kind.kinds[1].text(event.args[1])}")
    elif kind is told.END_TRIGGERED:
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
    if last.kind is told.OBJECTIVE_PLAYED:
        return {f"objective {names.CARD.text(last.args[0])} {word}"}
    if last.kind is told.MASTER_TAKEN:
        return {f"master {names.MASTER.text(last.args[0])} {word}"}
    if last.kind is told.HIRED:
        return {f"worker {names.WORKER.text(last.args[1])} {word}"}
    return set()
