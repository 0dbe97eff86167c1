"""Buying cattle, and the market (GWT-12, GWT-6.8)."""

from ...core.rules import Reason
from ...core.seqs import without
from ...core.state import Frame
from ..actions import BUY, EXCHANGE, PASS, SECOND, TURN_UP
from ..components import (
    CARD_GROUP,
    IDLE_CARDS,
    IDLE_COWBOYS,
    MARKET_SIZE,
    MARKET_SIZE_SIMMENTAL,
    PRICE_CARDS,
    PRICE_COWBOYS,
    PRICE_DOLLARS,
    PRICE_GROUP,
    PRICES,
)
from ..events import BOUGHT, MARKET_REFILLED, MARKET_TURNED_UP
from ..names import BUY_FROM_MARKET, BUY_SECOND, CATTLE, COWBOY
from ..state import State
from .cards import distinct, gain_card
from .exchange import Question
from .purse import pay


def market_size(s: State) -> int:
    """GWT-2.8, GWT-25.1: the market's normal size."""
    return MARKET_SIZE_SIMMENTAL[s.players] if s.simmental else MARKET_SIZE[s.players]


def turn_up(s: State, count: int) -> int:
    """Turn cards of the market stack into the market, as far as it lasts (GWT-26.5); the number turned."""
    count = min(count, len(s.market_stack))
    if count <= 0:
        return 0
    cards = s.market_stack[len(s.market_stack) - count :]
    s.market_stack = s.market_stack[: len(s.market_stack) - count]
    s.market = tuple(sorted(s.market + cards))
    s.reveals += 1
    for i in range(count - 1, -1, -1):
        s.say(MARKET_TURNED_UP, -1, cards[i])
    return count


def refill_market(s: State) -> None:
    """GWT-6.8: up to the normal size; a market of that size or more gets none."""
    turned = turn_up(s, market_size(s) - len(s.market))
    if turned:
        s.say(MARKET_REFILLED, -1, turned)


def seconds(market: tuple[int, ...], card: int) -> list[int]:
    """GWT-12.3: the cards that can come with a card in an offer of two, from the card itself on."""
    found: list[int] = []
    for other in distinct(market):
        if (other > card and CARD_GROUP[other] == CARD_GROUP[card]) or (
            other == card and market.count(card) > 1
        ):
            found.append(other)
    return found


def can_buy(s: State, seat: int) -> bool:
    """Is anything at all possible with the cowboys and dollars at hand?"""
    me = s.seats[seat]
    return bool(s.market_stack) or bool(purchases(s, seat, me.workers[COWBOY]))


def purchases(s: State, seat: int, cowboys: int) -> list[int]:
    """The actions that buy something, ascending."""
    money = s.seats[seat].money
    market = distinct(s.market)
    found: list[int] = []
    for line in range(PRICES):
        if PRICE_COWBOYS[line] > cowboys or PRICE_DOLLARS[line] > money:
            continue
        for card in market:
            if CARD_GROUP[card] == PRICE_GROUP[line] and (PRICE_CARDS[line] == 1 or seconds(s.market, card)):
                found.append(BUY.of(line, card))
    return found


def take_card(s: State, seat: int, line: int, card: int) -> None:
    """A bought card goes from the market to the discard pile (GWT-12.4)."""
    s.market = without(s.market, card)
    gain_card(s.seats[seat], card)
    s.say(BOUGHT, seat, line, card)


class BuyFromMarket(Question):
    """Buy from the price list, turn cards up with idle cowboys, or stop. f.a: cowboys not used yet.

    Rules: GWT-12.1 to GWT-12.8, GWT-25.2, GWT-25.10.
    """

    verbs = (PASS, BUY, TURN_UP, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        found = [PASS.base]
        if f.a > 0:
            found.extend(purchases(s, f.seat, f.a))
            if f.a >= IDLE_COWBOYS and s.market_stack:
                found.append(TURN_UP.base)
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        if action == PASS.base:
            return
        if action == TURN_UP.base:
            turn_up(s, IDLE_CARDS)
            s.push(Frame(BUY_FROM_MARKET, f.seat, f.a - IDLE_COWBOYS))
            return
        line, card, _ = BUY.args(action)
        s.push(Frame(BUY_FROM_MARKET, f.seat, f.a - PRICE_COWBOYS[line]))
        if PRICE_CARDS[line] > 1:
            s.push(Frame(BUY_SECOND, f.seat, line, card))
            return
        pay(s, f.seat, PRICE_DOLLARS[line])
        take_card(s, f.seat, line, card)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        reasons: list[Reason] = []
        if TURN_UP.has(action):
            if f.a < IDLE_COWBOYS:
                reasons.append(("GWT-12.5", "too-few-cowboys", {"cowboys": f.a}))
            if not s.market_stack:
                reasons.append(("GWT-12.5", "market-stack-empty", {}))
        elif BUY.has(action):
            line, card, _ = BUY.args(action)
            money = s.seats[f.seat].money
            if CARD_GROUP[card] != PRICE_GROUP[line]:
                reasons.append(("GWT-12.2", "not-sold-at-this-price", {}))
            elif card not in s.market:
                reasons.append(("GWT-12.4", "not-in-the-market", {}))
            elif PRICE_CARDS[line] > 1 and not seconds(s.market, card):
                reasons.append(("GWT-12.3", "no-second-card", {}))
            if PRICE_COWBOYS[line] > f.a:
                reasons.append(("GWT-12.1", "too-few-cowboys", {"cowboys": f.a}))
            if PRICE_DOLLARS[line] > money:
                reasons.append(
                    ("GWT-4.12", "too-few-dollars", {"cost": PRICE_DOLLARS[line], "dollars": money})
                )
        return reasons

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"cowboys": f.a}


class BuySecond(Question):
    """The second card of an offer of two. f.a: the line of the price list, f.b: the first card.

    Rules: GWT-12.3.
    """

    verbs = (SECOND, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        return [SECOND.base + card for card in seconds(s.market, f.b)]

    def take(self, s: State, f: Frame, action: int) -> None:
        pay(s, f.seat, PRICE_DOLLARS[f.a])
        take_card(s, f.seat, f.a, f.b)
        take_card(s, f.seat, f.a, SECOND.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        card = SECOND.first(action)
        if CARD_GROUP[card] != CARD_GROUP[f.b]:
            return [("GWT-12.3", "not-sold-at-this-price", {})]
        if card < f.b:
            return [("GWT-12.3", "name-the-lower-card-first", {})]
        if s.market.count(card) < (2 if card == f.b else 1):
            return [("GWT-12.4", "not-in-the-market", {})]
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"card": f"card:{CATTLE.text(f.b)}"}
