"""The shovel and the cabin market (section 13, SW-15.4): claim a card or build a cabin."""

from typing import ClassVar

from ...core.actions import Verb
from ...core.rng import shuffle
from ...core.rules import Reason, Rule, Step
from ...core.seqs import with_at
from ...core.state import Frame
from ..actions import BUILD, CLAIM, PLACE
from ..components import BROWN_SLOTS, CABIN_GAIN, GREEN_SLOTS, MARKET_COST, MARKET_SPACES
from ..events import BUILT, TILE_DISCARDED, TILE_DRAWN, TILES_SHUFFLED
from ..names import (
    BUILD_CABIN,
    CABINS_STREAM,
    CLAIM_CARD,
    DECK,
    DISCARD,
    FIRST_BROWN,
    NONE,
    PAY_BASICS,
    PLAIN_PIONEER,
    SHOVEL_GOLD,
    TAKE_SHOVEL_GOLD,
    USE_SHOVEL,
)
from ..state import Seat, State
from .goods import basics, gain_all
from .mountain import on_face_up_card
from .paths import brown_active
from .refusals import (
    CANNOT_PAY_BUILD,
    CANNOT_PAY_SPACE,
    NO_CABIN_SLOT,
    NO_TILE,
    NOT_ON_FACE_UP_CARD,
    OK,
    OWNED_ALREADY,
    SHOVEL_USELESS,
    reasons,
)


def has_slot(me: Seat, cabin: int) -> bool:
    """Is a slot of the cabin's colour empty (SW-13.1)?"""
    browns = 0
    for built in me.cabins:
        if built >= FIRST_BROWN:
            browns += 1
    if cabin >= FIRST_BROWN:
        return browns < BROWN_SLOTS
    return len(me.cabins) - browns < GREEN_SLOTS


def build_refusal(s: State, me: Seat, space: int, cost: int) -> int:
    """What forbids building from a market space; `cost` is the price of the path space (SW-7.26)."""
    cabin = s.market[space]
    if cabin == NONE:
        return NO_TILE
    if cabin in me.cabins:
        return OWNED_ALREADY
    if not has_slot(me, cabin):
        return NO_CABIN_SLOT
    return CANNOT_PAY_BUILD if basics(me) < cost + MARKET_COST[space] else OK


def shovel_refusal(s: State, me: Seat, cost: int) -> int:
    """SW-15.4: a shovel may be activated only to claim or to build."""
    if basics(me) < cost:
        return CANNOT_PAY_SPACE
    if on_face_up_card(s, me):
        return OK
    for space in range(MARKET_SPACES):
        if build_refusal(s, me, space, cost) == OK:
            return OK
    return SHOVEL_USELESS


class UseShovel(Rule[State]):
    """Claim a card or build a cabin. f.a is the price of the path space.

    Rules: SW-15.4, SW-12.2, SW-13.1, SW-13.1a, SW-7.26.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (CLAIM, BUILD)

    def legal(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        options = [CLAIM.of(DECK), CLAIM.of(DISCARD)] if on_face_up_card(s, me) else []
        for space in range(MARKET_SPACES):
            if build_refusal(s, me, space, f.a) == OK:
                options.append(BUILD.of(space))
        return options

    def answer(self, s: State, f: Frame, action: int) -> None:
        price = f.a
        if CLAIM.has(action):
            effect = Frame(CLAIM_CARD, f.seat, CLAIM.first(action))
        else:
            space = BUILD.first(action)
            price += MARKET_COST[space]
            effect = Frame(BUILD_CABIN, f.seat, space)
        s.push(Frame(PAY_BASICS, f.seat, price), effect)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        me = s.seats[f.seat]
        if CLAIM.has(action):
            return reasons(OK if on_face_up_card(s, me) else NOT_ON_FACE_UP_CARD)
        return reasons(build_refusal(s, me, BUILD.first(action), f.a))

    def targets(self, s: State, f: Frame, action: int, verb: Verb) -> list[str]:
        """A claim also touches the card under the frontiersman."""
        elements = super().targets(s, f, action, verb)
        return [*elements, f"mountain-{PLACE.text(s.seats[f.seat].scout)}"] if verb is CLAIM else elements


class BuildCabin(Step[State]):
    """The shovel is paid: the tile of market space f.a comes to the board.

    Rules: SW-13.1, SW-13.2, SW-13.3.
    """

    def run(self, s: State, f: Frame) -> None:
        take_tile(s, f.seat, f.a)


class TakeShovelGold(Step[State]):
    """After the shovel is finished: the cabin `shovel_gold` pays.

    Rules: SW-13.6c.
    """

    def run(self, s: State, f: Frame) -> None:
        gain_all(s, f.seat, CABIN_GAIN[SHOVEL_GOLD])


def push_shovel(s: State, seat: int, figure: int, cost: int) -> None:
    """Ask what the shovel is for; whether `shovel_gold` will pay is settled now, at the payment (SW-13.8)."""
    if (
        figure == PLAIN_PIONEER
        and brown_active(s.seats[seat], SHOVEL_GOLD)
        and not s.used_abilities >> SHOVEL_GOLD & 1
    ):
        s.used_abilities |= 1 << SHOVEL_GOLD
        s.push(Frame(TAKE_SHOVEL_GOLD, seat))
    s.push(Frame(USE_SHOVEL, seat, cost))


def take_tile(s: State, seat: int, space: int) -> None:
    """A tile leaves the market for somebody's board, and the market is refilled (SW-13.2)."""
    cabin = s.market[space]
    me = s.seats[seat]
    me.cabins = me.cabins + (cabin,)
    s.market = with_at(s.market, space, NONE)
    s.say(BUILT, seat, cabin, space)
    refill(s, space == MARKET_SPACES - 1)


def refill(s: State, red_built: bool) -> None:
    """SW-13.2: the red tile goes unless it was built; the rest slides right, new ones come from the left."""
    tiles = [cabin for cabin in s.market if cabin != NONE]
    if not red_built and s.market[MARKET_SPACES - 1] != NONE:
        red = tiles.pop()
        s.discarded_tiles = s.discarded_tiles + (red,)
        s.say(TILE_DISCARDED, s.turn, red)
    while len(tiles) < MARKET_SPACES and (s.cabin_stack or s.discarded_tiles):
        if not s.cabin_stack:
            s.say(TILES_SHUFFLED, s.turn, len(s.discarded_tiles))
            s.cabin_stack = shuffle(s, CABINS_STREAM, s.discarded_tiles)
            s.discarded_tiles = ()
        tile = s.cabin_stack[-1]
        s.cabin_stack = s.cabin_stack[:-1]
        s.reveals += 1
        s.say(TILE_DRAWN, s.turn, tile, MARKET_SPACES - 1 - len(tiles))
        tiles.insert(0, tile)
    s.market = (NONE,) * (MARKET_SPACES - len(tiles)) + tuple(tiles)
