# Over 300 lines: one chapter of the rules.
"""Phase B: local actions, the single auxiliary action, copies; and immediate actions (GWT-5, 10, 22)."""

from ...core.rules import Reason, Step
from ...core.state import Frame
from ..actions import AUXILIARY, COPY, EXCHANGE, PASS, PLAY, USE
from ..components import EFFECT_ACT, FACE_ACTIONS, NEIGHBOURS, NEUTRAL_ACTIONS, SPACE_RISK, Actions
from ..events import ACTION_FORFEITED, ACTION_USED, BUILDING_COPIED
from ..names import (
    ACTIONS_PER_TILE,
    CHOOSE_COPY,
    COPY_BUILDING,
    EFFECT,
    EMPTY,
    FIRST_CITY_TILE,
    FIRST_PRIVATE,
    RISK,
    SPACE,
    USE_COPY,
    USE_LOCATION,
)
from ..state import State, owner_of
from .auxiliary import singles, use_auxiliary, why_not_auxiliary
from .effects import can, might, start
from .exchange import Question
from .objectives import play_card, playable, why_not_play
from .purse import gain

LOCAL_DONE = 1
AUXILIARY_DONE = 2
NO_ACTIONS: Actions = ((),) * RISK
"""What stands between the printed actions of a building and the risk action of its space."""


def printed_actions(s: State, tile: int) -> Actions:
    """The local actions printed on a building; an empty space, a hazard and an outlaw have none."""
    if tile < 0 or tile >= FIRST_CITY_TILE:
        return ()
    if tile < FIRST_PRIVATE:
        return NEUTRAL_ACTIONS[tile]
    return FACE_ACTIONS[s.faces[tile - FIRST_PRIVATE]]


def local_actions(s: State, tile: int, space: int) -> Actions:
    """All local actions of a building on its space: the printed ones, and at place RISK that of the space.

    A risk action belongs to the building that lies on it; without a building there is nothing to perform
    (GWT-5.2 to GWT-5.4). Every rule that offers, performs or explains a local action asks here.
    """
    printed = printed_actions(s, tile)
    risk = SPACE_RISK[space]
    if risk < 0 or not printed:
        return printed
    return printed + NO_ACTIONS[: RISK - len(printed)] + ((risk,),)


def open_actions(s: State, seat: int, tile: int, space: int, seen: int = 0) -> list[int]:
    """The local actions of the tile on that space that the seat can still perform in this turn, ascending.

    Rules: GWT-5.2 to GWT-5.4, GWT-5.8, GWT-5.11. seen: spaces already on a chain of copies, as a mask.
    """
    found: list[int] = []
    groups = local_actions(s, tile, space)
    used = s.used
    for i in range(len(groups)):
        if tile * ACTIONS_PER_TILE + i in used:
            continue
        for effect in groups[i]:
            if effect in found:
                continue
            if EFFECT_ACT[effect] == COPY_BUILDING:
                if copies(s, seat, space, seen | 1 << space):
                    found.append(effect)
            elif can(s, seat, effect):
                found.append(effect)
    found.sort()
    return found


def copies(s: State, seat: int, space: int, seen: int) -> list[int]:
    """GWT-22.5, GWT-22.13: the spaces next to a 6b whose building has something left to copy."""
    return [
        near
        for near in NEIGHBOURS[space]
        if not seen >> near & 1
        and not has_copied(s, s.trail[near])
        and open_actions(s, seat, s.trail[near], near, seen)
    ]


def has_copied(s: State, tile: int) -> bool:
    """GWT-22.13: is this a 6b that was used in this turn? Then nothing of it can be copied."""
    groups = printed_actions(s, tile)
    for i in range(len(groups)):
        if EFFECT_ACT[groups[i][0]] == COPY_BUILDING and tile * ACTIONS_PER_TILE + i in s.used:
            return True
    return False


def perform(s: State, seat: int, tile: int, space: int, effect: int) -> None:
    """Mark the local action as used and begin it (GWT-5.8)."""
    groups = local_actions(s, tile, space)
    for i in range(len(groups)):
        if effect in groups[i] and tile * ACTIONS_PER_TILE + i not in s.used:
            s.used += (tile * ACTIONS_PER_TILE + i,)
            break
    else:
        raise AssertionError("no such local action is left")
    s.say(ACTION_USED, seat, effect)
    if EFFECT_ACT[effect] == COPY_BUILDING:
        s.push(Frame(CHOOSE_COPY, seat, space))
    else:
        start(s, seat, effect)


def why_not_local(s: State, seat: int, tile: int, space: int, effect: int) -> list[Reason]:
    """Why a local action of the tile cannot be performed."""
    groups = local_actions(s, tile, space)
    places = [i for i in range(len(groups)) if effect in groups[i]]
    if not places:
        return [("GWT-5.2", "not-an-action-here", {})]
    if all(tile * ACTIONS_PER_TILE + i in s.used for i in places):
        return [("GWT-5.8", "already-used", {})]
    if EFFECT_ACT[effect] == COPY_BUILDING:
        if not copies(s, seat, space, 1 << space):
            return [("GWT-22.5", "nothing-to-copy", {})]
    elif not can(s, seat, effect):
        return [("GWT-10.9", "cannot-be-performed", {"effect": f"effect:{EFFECT.text(effect)}"})]
    return []


def is_mine(tile: int, seat: int) -> bool:
    """GWT-5.1: a neutral building, or one of the seat's own."""
    if tile < FIRST_PRIVATE:
        return tile >= 0
    return tile < FIRST_CITY_TILE and owner_of(tile) == seat


class UseLocation(Question):
    """Phase B at one location: local actions in any order, or one single auxiliary action; objective cards
    before and after each. f.a: the tile visited, f.b: what was done at this visit.

    Rules: GWT-5.1 to GWT-5.12, GWT-15.2, GWT-15.11, GWT-16.7, GWT-17.3.
    """

    verbs = (PASS, USE, AUXILIARY, PLAY, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        found: list[int] = []
        here = s.trail[me.herder] == f.a
        if not (s.must_act and here and f.b == 0):
            found.append(PASS.base)
        if here and f.b != AUXILIARY_DONE:
            if is_mine(f.a, f.seat):
                base = USE.base
                for effect in open_actions(s, f.seat, f.a, me.herder):
                    found.append(base + effect)
            if f.b == 0:
                singles(s, f.seat, found)
        playable(me, found)
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        if action == PASS.base:
            return
        if USE.has(action):
            s.push(Frame(USE_LOCATION, f.seat, f.a, LOCAL_DONE))
            perform(s, f.seat, f.a, s.seats[f.seat].herder, USE.first(action))
        elif AUXILIARY.has(action):
            s.push(Frame(USE_LOCATION, f.seat, f.a, AUXILIARY_DONE))
            use_auxiliary(s, f.seat, AUXILIARY.first(action), 1)
        else:
            s.push(f)
            play_card(s, f.seat, PLAY.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        me = s.seats[f.seat]
        here = s.trail[me.herder] == f.a
        if PASS.has(action):
            return [("GWT-5.7", "must-act", {})] if s.must_act and here and f.b == 0 else []
        if PLAY.has(action):
            return why_not_play(s, f.seat, PLAY.first(action))
        if not here:
            return [("GWT-16.7", "tile-is-gone", {})]
        if f.b == AUXILIARY_DONE:
            return [("GWT-5.5", "auxiliary-done", {})]
        if USE.has(action):
            if not is_mine(f.a, f.seat):
                return [("GWT-5.6", "only-an-auxiliary-action", {})]
            return why_not_local(s, f.seat, f.a, me.herder, USE.first(action))
        return self.why_not_single(s, f, action)

    def why_not_single(self, s: State, f: Frame, action: int) -> list[Reason]:
        """Why an auxiliary action cannot be used instead of the location."""
        kind, double, _ = AUXILIARY.args(action)
        if f.b == LOCAL_DONE:
            return [("GWT-5.5", "local-action-done", {})]
        if double:
            return [("GWT-17.3", "always-single-here", {})]
        return why_not_auxiliary(s, f.seat, kind, 1)

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"location": f"space:{SPACE.text(s.seats[f.seat].herder)}"}


class ChooseCopy(Question):
    """Building 6b: which neighbouring building? f.a: the space of the 6b. Rules: GWT-22.5, GWT-22.13."""

    verbs = (COPY, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return bool(copies(s, f.seat, f.a, 1 << f.a))

    def options(self, s: State, f: Frame) -> list[int]:
        return [COPY.base + space for space in copies(s, f.seat, f.a, 1 << f.a)]

    def take(self, s: State, f: Frame, action: int) -> None:
        space = COPY.first(action)
        s.say(BUILDING_COPIED, f.seat, space)
        s.push(Frame(USE_COPY, f.seat, s.trail[space], space))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        space = COPY.first(action)
        if space not in NEIGHBOURS[f.a]:
            return [("GWT-22.5", "not-a-neighbour", {})]
        if has_copied(s, s.trail[space]):
            return [("GWT-22.13", "already-used", {})]
        if not open_actions(s, f.seat, s.trail[space], space, 1 << f.a):
            return [("GWT-22.5", "nothing-to-copy", {})]
        return []


class UseCopy(Question):
    """The local actions of the copied tile, each once, in any order. f.a: the tile, f.b: its space.

    Rules: GWT-22.5, GWT-22.13, GWT-22.14, GWT-5.8.
    """

    verbs = (PASS, USE, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return s.trail[f.b] == f.a

    def options(self, s: State, f: Frame) -> list[int]:
        found = [PASS.base]
        for effect in open_actions(s, f.seat, f.a, f.b, 1 << f.b):
            found.append(USE.base + effect)
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        if action != PASS.base:
            s.push(f)
            perform(s, f.seat, f.a, f.b, USE.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if PASS.has(action):
            return []
        return why_not_local(s, f.seat, f.a, f.b, USE.first(action))

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"location": f"space:{SPACE.text(f.b)}"}


class TakeImmediate(Question):
    """An immediate action: perform it now or forfeit it. f.a: the effect, f.b: another to choose from, or -1.

    Rules: GWT-10.8, GWT-10.11, GWT-11.4, GWT-14.5, GWT-14.6, GWT-15.3, GWT-15.4.
    """

    verbs = (PASS, USE, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return might(s, f.seat, f.a) or (f.b != EMPTY and might(s, f.seat, f.b))

    def options(self, s: State, f: Frame) -> list[int]:
        found = [PASS.base]
        if can(s, f.seat, f.a):
            found.append(USE.base + f.a)
        if f.b != EMPTY and can(s, f.seat, f.b):
            found.append(USE.base + f.b)
        found.sort()
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        if action == PASS.base:
            s.say(ACTION_FORFEITED, f.seat, f.a)
            return
        effect = USE.first(action)
        s.say(ACTION_USED, f.seat, effect)
        start(s, f.seat, effect)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if PASS.has(action):
            return []
        effect = USE.first(action)
        if effect != f.a and effect != f.b:
            return [("GWT-10.8", "not-this-action", {})]
        if not can(s, f.seat, effect):
            return [("GWT-10.9", "cannot-be-performed", {"effect": f"effect:{EFFECT.text(effect)}"})]
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"effect": f"effect:{EFFECT.text(f.a)}"}


class GainDollars(Step[State]):
    """Dollars that come after something else, as after an upgrade. f.a: how many. Rules: GWT-14.9."""

    def run(self, s: State, f: Frame) -> None:
        gain(s, f.seat, f.a)
