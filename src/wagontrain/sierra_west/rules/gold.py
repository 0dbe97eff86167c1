"""Gold Rush (section 20): mines, carts, dynamite and lantern."""

from typing import ClassVar

from ...core.actions import Verb
from ...core.rng import below
from ...core.rules import Reason, Rule
from ...core.seqs import added_at
from ...core.state import Frame
from ..actions import LOAD
from ..components import CART_ROOM, MINE_DARK, MINE_GOLD, MINE_STONE
from ..events import CART_GAINED, CART_LOADED, MINED, ROLLED
from ..names import DIE_FACES, DIE_STREAM, GOLD, LANTERN, STONE
from ..state import Seat, State
from .boats import along_trail
from .goods import gain, spend
from .refusals import NO_CART_ROOM, NO_LOOSE_GOLD, NO_SUCH_CART, OK, TOO_MUCH_GOLD, reasons


def mine(s: State, seat: int) -> None:
    """SW-20.1: the gold of the mines along the trail, of which the die turns some into stone."""
    lit = s.items[LANTERN] == seat
    potential = 0
    for special in along_trail(s, seat):
        if lit or not MINE_DARK[special]:
            potential += MINE_GOLD[special]
    if potential == 0:
        return
    roll = below(s, DIE_STREAM, DIE_FACES)
    s.say(ROLLED, seat, roll + 1)
    stone = min(potential, MINE_STONE[roll])
    s.say(MINED, seat, potential - stone, stone)
    gain(s, seat, STONE, stone)
    gain(s, seat, GOLD, potential - stone)


def gain_cart(s: State, seat: int, loaded: int) -> None:
    """SW-20.5, SW-20.6: a cart from the supply, with so much gold in it."""
    me = s.seats[seat]
    s.carts -= 1
    me.carts = added_at(me.carts, loaded, 1)
    s.say(CART_GAINED, seat)


def load_refusal(me: Seat) -> int:
    """SW-20.4: may `load_cart` be activated?"""
    if me.goods[GOLD] == 0:
        return NO_LOOSE_GOLD
    for load in range(CART_ROOM):
        if me.carts[load]:
            return OK
    return NO_CART_ROOM


class LoadCart(Rule[State]):
    """Put up to f.a loose gold into one cart, named by what it holds already.

    Rules: SW-20.4.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (LOAD,)

    def legal(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        options: list[int] = []
        for held in range(CART_ROOM):
            for gold in range(CART_ROOM):
                if self.refusal(me, f, held, gold + 1) == OK:
                    options.append(LOAD.of(held, gold))
        return options

    def refusal(self, me: Seat, f: Frame, held: int, gold: int) -> int:
        """There must be such a cart, the gold, and room for it."""
        if me.carts[held] == 0:
            return NO_SUCH_CART
        if gold > me.goods[GOLD]:
            return NO_LOOSE_GOLD
        return TOO_MUCH_GOLD if gold > f.a or held + gold > CART_ROOM else OK

    def answer(self, s: State, f: Frame, action: int) -> None:
        held, gold, _ = LOAD.args(action)
        me = s.seats[f.seat]
        me.carts = added_at(added_at(me.carts, held, -1), held + gold + 1, 1)
        spend(s, f.seat, GOLD, gold + 1)
        s.say(CART_LOADED, f.seat, gold + 1)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        held, gold, _ = LOAD.args(action)
        return reasons(self.refusal(s.seats[f.seat], f, held, gold + 1))
