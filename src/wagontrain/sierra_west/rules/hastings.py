"""Hastings' turn (section 23): plan cards, his actions, his two frontiersmen."""

from typing import Final

from ...core.rng import below, shuffle
from ...core.rules import Step
from ...core.state import NOBODY, Frame
from ..components import (
    BASE,
    CART_ROOM,
    DOUBLE_X,
    FISH_DIE,
    HASTINGS_TILES,
    MARKET_SPACES,
    PLAN_CARDS,
    PLAN_GOLD_OF_MODE,
    PLAN_OUTLAWS,
)
from ..events import PLAN_PERFORMED, PLAN_REVEALED, PLANS_SHUFFLED, ROLLED, SCOUT_MOVED
from ..names import (
    APPLE_HILL,
    BASICS,
    BOATS_BANJOS,
    DIE_FACES,
    DIE_STREAM,
    DISCARD,
    DYNAMITE,
    END_HASTINGS_TURN,
    GOLD,
    GOLD_RUSH,
    GREEN,
    HASTINGS,
    HASTINGS_ACTION,
    HASTINGS_GHOST_ACTION,
    LANTERN,
    NONE,
    PLAN_FOOD,
    PLAN_FUR_TRADE,
    PLAN_GOLD,
    PLAN_MODE,
    PLAN_MOVE,
    PLAN_SHOVEL,
    PLAN_WAGON,
    PLANS_STREAM,
    RED,
    SHERIFF,
    TRAP_ANIMAL,
)
from ..state import State
from .boats import pan_gold
from .boots import advance
from .furs import take_item
from .gold import gain_cart
from .goods import change_apples, gain
from .homestead import grow, move_up
from .mountain import claim
from .outlaws import capture
from .shovel import take_tile
from .turn import next_turn

HUMAN: Final = 0
SOLID_ACTIONS: Final = 3
LEFT_SCOUT: Final = 0
RIGHT_SCOUT: Final = 1


class HastingsTurn(Step[State]):
    """A plan card is put beside the active one; the human may trap; then come the actions.

    Rules: SW-23.7, SW-23.8, SW-23.9.
    """

    def run(self, s: State, f: Frame) -> None:
        s.next_plan = draw_plan(s)
        actions = [Frame(HASTINGS_ACTION, NOBODY, i) for i in range(SOLID_ACTIONS)]
        s.push_all(
            [
                Frame(TRAP_ANIMAL, HUMAN),
                *actions,
                Frame(HASTINGS_GHOST_ACTION, NOBODY),
                Frame(END_HASTINGS_TURN, NOBODY),
            ]
        )


def draw_plan(s: State) -> int:
    """SW-23.3: the next plan card; an empty deck is rebuilt from the discards."""
    if not s.plan_deck:
        s.plan_deck = shuffle(s, PLANS_STREAM, s.discarded_plans)
        s.discarded_plans = ()
        s.say(PLANS_SHUFFLED, HASTINGS)
    plan = s.plan_deck[-1]
    s.plan_deck = s.plan_deck[:-1]
    s.reveals += 1
    s.say(PLAN_REVEALED, HASTINGS, plan)
    return plan


class HastingsAction(Step[State]):
    """The f.a-th solid arrow of the new card points at an action of the active card.

    Rules: SW-23.9.
    """

    def run(self, s: State, f: Frame) -> None:
        perform_plan(s, PLAN_CARDS[s.plan].actions[PLAN_CARDS[s.next_plan].solid[f.a]])


class HastingsGhostAction(Step[State]):
    """With the mule he also performs the action of the ghost arrow, always last.

    Rules: SW-23.9, SW-23.9a.
    """

    def run(self, s: State, f: Frame) -> None:
        if s.mule == HASTINGS:
            perform_plan(s, PLAN_CARDS[s.plan].actions[PLAN_CARDS[s.next_plan].ghost])


class EndHastingsTurn(Step[State]):
    """The active plan card is discarded; the other becomes the active one.

    Rules: SW-23.11.
    """

    def run(self, s: State, f: Frame) -> None:
        s.discarded_plans = s.discarded_plans + (s.plan,)
        s.plan = s.next_plan
        s.next_plan = NONE
        next_turn(s)


def perform_plan(s: State, action: int) -> None:
    """One action of Hastings (SW-23.12 to SW-23.17)."""
    s.say(PLAN_PERFORMED, HASTINGS, action)
    if action == PLAN_WAGON:
        advance(s, HASTINGS)
    elif action == PLAN_GOLD:
        gain(s, HASTINGS, GOLD, 1)
    elif action == PLAN_FUR_TRADE:
        sell_furs(s)
    elif action == PLAN_MOVE:
        move_scout(s)
    elif action == PLAN_SHOVEL:
        use_shovel(s)
    elif action == PLAN_MODE:
        perform_mode(s)
    elif PLAN_FOOD <= action < PLAN_FOOD + BASICS:
        move_up(s, HASTINGS, action - PLAN_FOOD)


def sell_furs(s: State) -> None:
    """SW-23.12c: one gold per face-up tile."""
    animals = s.seats[HASTINGS].animals
    gain(s, HASTINGS, GOLD, sum([animals >> tile & 1 for tile in HASTINGS_TILES]))


def left_is_active(s: State) -> bool:
    """SW-23.10: the active card names the frontiersman of this turn."""
    return PLAN_CARDS[s.plan].left


def move_scout(s: State) -> None:
    """SW-23.14: straight to the leftmost or rightmost face-up card; equal x: the higher row."""
    left = left_is_active(s)
    best = NONE
    for place in range(BASE):
        if s.face_up >> place & 1 and (best == NONE or is_further(place, best, left)):
            best = place
    if best == NONE:
        return
    him = s.seats[HASTINGS]
    if left:
        him.left_scout = best
    else:
        him.scout = best
    s.say(SCOUT_MOVED, HASTINGS, LEFT_SCOUT if left else RIGHT_SCOUT, best)


def is_further(place: int, best: int, left: bool) -> bool:
    """Does a place lie further to the left (right) than another?"""
    return DOUBLE_X[place] < DOUBLE_X[best] if left else DOUBLE_X[place] > DOUBLE_X[best]


def use_shovel(s: State) -> None:
    """SW-23.15, SW-23.16: from the base he builds for nothing, from a face-up card he claims."""
    left = left_is_active(s)
    him = s.seats[HASTINGS]
    place = him.left_scout if left else him.scout
    if place != BASE:
        claim(s, HASTINGS, place, DISCARD)
        return
    tiles = [space for space in range(MARKET_SPACES) if s.market[space] != NONE]
    if tiles:
        take_tile(s, HASTINGS, tiles[0] if left else tiles[-1])


def perform_mode(s: State) -> None:
    """SW-23.17: the reference card of the mode."""
    if s.mode == APPLE_HILL:
        change_apples(s, -s.apples[GREEN], -s.apples[RED])
        grow(s, HASTINGS, GREEN)
        grow(s, HASTINGS, RED)
        sell_furs(s)
    elif s.mode == BOATS_BANJOS:
        roll = below(s, DIE_STREAM, DIE_FACES)
        s.say(ROLLED, HASTINGS, roll + 1)
        for fish in FISH_DIE[roll]:
            gain(s, HASTINGS, fish, 1)
        pan_gold(s, HASTINGS)
    elif s.mode == GOLD_RUSH:
        take_item(s, HASTINGS, DYNAMITE)
        take_item(s, HASTINGS, LANTERN)
        if s.carts:
            gain_cart(s, HASTINGS, CART_ROOM)
            return
    else:
        take_item(s, HASTINGS, SHERIFF)
        for _ in range(PLAN_OUTLAWS):
            capture(s, HASTINGS)
    gain(s, HASTINGS, GOLD, PLAN_GOLD_OF_MODE[s.mode])
