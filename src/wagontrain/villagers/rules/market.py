"""Copper at the end of a build phase (VIL-17.3), and the two Markets (VIL-11, VIL-12)."""

from ...core.rules import Reason, Step
from ...core.state import Frame
from ..actions import JESTER, NODE_AT, PASS
from ..components import CARDS, COPPER
from ..events import COPPER_CONVERTED, FIRST_MARKET_HELD, SECOND_MARKET_HELD
from ..names import CONVERT_COPPER, DUE, HELD, NO_FORMULA, OVER, START_ROUND
from ..scoring import nun_value, silver_total
from ..state import Seat, State
from ..village import copper_value, visible_gold
from .base import Question, card_arg
from .round import seats_from


class CopperPhase(Step[State]):
    """Each player may convert one visible copper symbol, in turn order. VIL-17.3."""

    def run(self, s: State, f: Frame) -> None:
        if s.options["profiteers"]:
            s.push_all([Frame(CONVERT_COPPER, seat) for seat in seats_from(s, s.first)])


def copper_nodes(me: Seat) -> list[int]:
    """Uncovered cards with a copper symbol."""
    return [i for i in range(len(me.cards)) if me.kids[i] == 0 and COPPER[me.cards[i]].kind != NO_FORMULA]


class ConvertCopper(Question):
    """Which copper symbol is converted into gold? VIL-17.3."""

    verbs = (PASS, NODE_AT, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return bool(copper_nodes(s.seats[f.seat]))

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS.of(), *[NODE_AT.of(node) for node in copper_nodes(s.seats[f.seat])]]

    def take(self, s: State, f: Frame, action: int) -> None:
        if action == PASS.of():
            return
        me = s.seats[f.seat]
        node = NODE_AT.first(action)
        gained = copper_value(me, node)
        me.supply += gained
        s.say(COPPER_CONVERTED, f.seat, me.cards[node], gained)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if action == PASS.of():
            return []
        me = s.seats[f.seat]
        node = NODE_AT.first(action)
        if node >= len(me.cards):
            return [("VIL-17.3", "no-such-node", {"node": node})]
        arg: dict[str, object] = {"card": card_arg(CARDS[me.cards[node]])}
        if COPPER[me.cards[node]].kind == NO_FORMULA:
            return [("VIL-17.3", "no-copper-symbol", arg)]
        return [("VIL-17.2", "covered", arg)] if me.kids[node] > 0 else []

    def targets(self, s: State, f: Frame, action: int, verb: object) -> list[str]:
        return [f"village-{f.seat}-{NODE_AT.first(action)}"] if NODE_AT.has(action) else []


class Markets(Step[State]):
    """The Markets that are due, the First before the Second; after the Second the game is over.

    VIL-4.2f, VIL-4.3, VIL-11.1, VIL-11.6, VIL-12.1, VIL-12.11.
    """

    def run(self, s: State, f: Frame) -> None:
        if s.first_market == DUE:
            hold_first(s)
        if s.second_market == DUE:
            hold_second(s)
            s.phase = OVER
        else:
            s.push(Frame(START_ROUND, f.seat))


def hold_first(s: State) -> None:
    """Visible gold and coins on cards are paid by the bank; the coins stay.

    VIL-11.3, VIL-11.4, VIL-11.5, VIL-11.7.
    """
    s.first_market = HELD
    for seat in range(len(s.seats)):
        me = s.seats[seat]
        me.first_market = visible_gold(me) + sum(me.coins)
        me.supply += me.first_market
        s.say(FIRST_MARKET_HELD, seat, me.first_market)


def hold_second(s: State) -> None:
    """Visible gold and silver are paid by the bank, then the coins are moved.

    VIL-12.2, VIL-12.3, VIL-12.4, VIL-12.12.
    """
    s.second_market = HELD
    for seat in range(len(s.seats)):
        me = s.seats[seat]
        me.gold_symbols = visible_gold(me)
        me.silver = silver_total(me)
        me.nun = nun_value(me)
        me.last_coins = sum(me.coins)
        gained = me.gold_symbols + me.silver + me.nun
        me.supply += gained + me.last_coins
        me.coins = (0,) * len(me.coins)
        s.say(SECOND_MARKET_HELD, seat, gained + me.last_coins)
