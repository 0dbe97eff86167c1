"""What the events of the solo game do, by the kinds of effect that occur in the table (VIL-14.3)."""

from ...core.rules import Reason, Step
from ...core.seqs import with_at
from ...core.state import Frame
from ..actions import JESTER, NODE_AT
from ..card_bits import public_card
from ..components import CARDS, EVENTS, IS_BASIC, IS_FIXED, EventCard
from ..events import COUNTESS_GAINED, PAID_BANK, PAID_COUNTESS, VILLAGER_LOST
from ..names import (
    DISCARDS_TOP_VILLAGER,
    DUE,
    EMPTY,
    GAINS_IF_MARKET,
    GAINS_PER,
    JESTER_USED,
    LOSE_COINS,
    LOSE_VILLAGER,
    PAY,
    PAY_IF,
    PAY_PER,
    PAY_PER_MISSING,
    SLOTS,
    TAKES_COINS,
    TAKES_FROM_ROAD,
    TAKES_FROM_STACK,
    TAKES_ROAD_COINS,
    TAKES_TOP_VILLAGER,
)
from ..road import leftmost_stack, pop_stack, refill_slot, reveal_card, take_coins, take_villager
from ..state import Seat, State
from ..village import count, remove_card, value_if_added, villager_value
from .base import Question, card_arg
from .solo import give_to_countess


class CarryOut(Step[State]):
    """One event is carried out as far as possible. f.a: the event. VIL-13.32, VIL-14.12 and on."""

    def run(self, s: State, f: Frame) -> None:
        event = EVENTS[f.a]
        kind = event.kind
        me = s.seats[f.seat]
        if kind == PAY:
            pay_for_event(s, event, event.amount)
        elif kind == PAY_PER:
            pay_for_event(s, event, event.counted.gold * (count(me, event.counted) // event.counted.per))
        elif kind == PAY_PER_MISSING:
            pay_for_event(s, event, event.counted.gold * max(0, event.target - count(me, event.counted)))
        elif kind == PAY_IF:
            pay_for_event(s, event, event.amount if s.jester == JESTER_USED else 0)
        elif kind == TAKES_FROM_STACK:
            take_from_stacks(s, event.takes)
        elif kind == TAKES_FROM_ROAD:
            take_from_road(s, event.takes)
        elif kind in (TAKES_TOP_VILLAGER, DISCARDS_TOP_VILLAGER):
            if losable_nodes(me, event):
                s.push(Frame(LOSE_VILLAGER, f.seat, f.a))
            else:
                pay_countess(s, event.otherwise)
        elif kind == TAKES_ROAD_COINS:
            give_countess_gold(s, sum([take_coins(s, slot) for slot in range(SLOTS)]))
        elif kind == TAKES_COINS:
            s.push(Frame(LOSE_COINS, f.seat, f.a))
        elif kind == GAINS_IF_MARKET:
            give_countess_gold(s, event.amount if s.first_market == DUE or s.second_market == DUE else 0)
        elif kind == GAINS_PER:
            give_countess_gold(
                s, event.counted.gold * (count(s.seats[s.players], event.counted) // event.counted.per)
            )


def pay_for_event(s: State, event: EventCard, amount: int) -> None:
    """The player pays what he can, to the bank or to the Countess (VIL-13.28)."""
    if event.to_countess:
        pay_countess(s, amount)
        return
    me = s.seats[0]
    paid = min(amount, me.supply)
    me.supply -= paid
    if paid:
        s.say(PAID_BANK, 0, paid)


def pay_countess(s: State, amount: int) -> None:
    """The player pays the Countess what he can."""
    me = s.seats[0]
    paid = min(amount, me.supply)
    me.supply -= paid
    s.seats[s.players].supply += paid
    if paid:
        s.say(PAID_COUNTESS, 0, paid)


def give_countess_gold(s: State, amount: int) -> None:
    """The Countess gains gold."""
    s.seats[s.players].supply += amount
    if amount:
        s.say(COUNTESS_GAINED, -1, amount)


def take_from_stacks(s: State, number: int) -> None:
    """She takes top cards, each from the leftmost stack that has one; no slot is refilled (VIL-14.12)."""
    for _ in range(number):
        stack = leftmost_stack(s)
        if stack >= 0:
            give_to_countess(s, reveal_card(s, pop_stack(s, stack)), 0)


def take_from_road(s: State, number: int) -> None:
    """She takes the highest face-up villagers, all chosen before any refill (VIL-14.16, VIL-14.38)."""
    countess = s.seats[s.players]
    values = [value_if_added(countess, s.slots[i]) if s.slots[i] != EMPTY else -1 for i in range(SLOTS)]
    ranked = sorted([i for i in range(SLOTS) if values[i] >= 0], key=values.__getitem__, reverse=True)
    taken = sorted(ranked[:number])  # sorting is stable: of equals the leftmost comes first
    for slot in taken:
        coins = take_coins(s, slot)
        give_to_countess(s, take_villager(s, slot), coins)
    for slot in taken:
        refill_slot(s, slot)


def losable_nodes(me: Seat, event: EventCard) -> list[int]:
    """The top villagers that the event may take: not Founders, not basic (VIL-13.27, VIL-14.17)."""
    nodes = [
        i
        for i in range(len(me.cards))
        if me.kids[i] == 0 and not IS_FIXED[me.cards[i]] and not IS_BASIC[me.cards[i]]
    ]
    values = {node: villager_value(me, node) for node in nodes}
    if event.kind == DISCARDS_TOP_VILLAGER:
        lowest = min(values.values(), default=0)
        return [node for node in nodes if values[node] == lowest]
    return [node for node in nodes if values[node] >= event.least_value]


class LoseVillager(Question):
    """Which of the fitting top villagers is lost? f.a: the event.

    VIL-13.26, VIL-14.17, VIL-14.35, VIL-14.36.
    """

    verbs = (NODE_AT, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [NODE_AT.of(node) for node in losable_nodes(s.seats[f.seat], EVENTS[f.a])]

    def take(self, s: State, f: Frame, action: int) -> None:
        card = remove_card(s.seats[f.seat], NODE_AT.first(action))
        s.say(VILLAGER_LOST, f.seat, card)
        if EVENTS[f.a].kind == DISCARDS_TOP_VILLAGER:
            s.discard += (public_card(card),)
        else:
            give_to_countess(s, card, 0)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        me = s.seats[f.seat]
        node = NODE_AT.first(action)
        if node >= len(me.cards):
            return [("VIL-13.25", "no-such-node", {"node": node})]
        card = me.cards[node]
        arg: dict[str, object] = {"card": card_arg(CARDS[card])}
        if me.kids[node] > 0:
            return [("VIL-13.25", "covered", arg)]
        if IS_FIXED[card] or IS_BASIC[card]:
            return [("VIL-13.27", "not-taken", arg)]
        return [] if node in losable_nodes(me, EVENTS[f.a]) else [("VIL-14.3", "wrong-value", arg)]

    def targets(self, s: State, f: Frame, action: int, verb: object) -> list[str]:
        return [f"village-{f.seat}-{NODE_AT.first(action)}"] if NODE_AT.has(action) else []


class LoseCoins(Question):
    """Which villager with most coins loses them to the Countess? f.a: the event. VIL-14.39."""

    verbs = (NODE_AT, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return any(s.seats[f.seat].coins)

    def options(self, s: State, f: Frame) -> list[int]:
        coins = s.seats[f.seat].coins
        return [NODE_AT.of(i) for i in range(len(coins)) if coins[i] == max(coins)]

    def take(self, s: State, f: Frame, action: int) -> None:
        me = s.seats[f.seat]
        node = NODE_AT.first(action)
        give_countess_gold(s, me.coins[node])
        me.coins = with_at(me.coins, node, 0)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        coins = s.seats[f.seat].coins
        node = NODE_AT.first(action)
        if node >= len(coins):
            return [("VIL-14.39", "no-such-node", {"node": node})]
        return [] if coins[node] == max(coins) else [("VIL-14.39", "not-most-coins", {"gold": max(coins)})]

    def targets(self, s: State, f: Frame, action: int, verb: object) -> list[str]:
        return [f"village-{f.seat}-{NODE_AT.first(action)}"] if NODE_AT.has(action) else []
