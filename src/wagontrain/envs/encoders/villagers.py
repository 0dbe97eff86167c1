"""Villagers as numbers."""

from typing import Any

from ...villagers.components import CARDS, EVENT_NAMES, IMPROVEMENT_NAMES, SUITS
from ...villagers.game import GAME
from ...villagers.view import MARKET_NAMES, PHASE_NAMES
from ..encode import Encoder, Field, counts, number, one_of, table

STACKS = 6
MANY_GOLD = 50.0
FORECAST = ("first_market", "second_market", "gold_symbols", "silver", "nun", "coins")


def names_in(cards: list[Any]) -> list[str]:
    """The cards of a pile that the viewer knows."""
    return [card["card"] for card in cards if "card" in card]


def backs_in(cards: list[Any]) -> list[str]:
    """The backs of the cards that the viewer does not know."""
    return [card["suit"] for card in cards if "suit" in card]


def road_cards(view: Any) -> list[str]:
    """The villagers on the road."""
    return [slot["card"] for slot in view["road"] if slot["card"]]


def stacks(view: Any) -> dict[str, float]:
    """How high the stacks are."""
    return {str(i): slot["stack"]["count"] for i, slot in enumerate(view["road"])}


def tops(i: int) -> Field:
    """The back on top of one stack."""
    return one_of(f"top{i}", SUITS, lambda view: view["road"][i]["stack"]["top"])


def table_fields() -> list[Field]:
    """What lies in the middle."""
    places = [str(i) for i in range(STACKS)]
    return [
        number("players", lambda view: view["players"], 5.0),
        number("round", lambda view: view["round"], 10.0),
        one_of("phase", PHASE_NAMES, lambda view: view["phase"]),
        one_of("first_market", MARKET_NAMES, lambda view: view["first_market"]),
        one_of("second_market", MARKET_NAMES, lambda view: view["second_market"]),
        counts("road", CARDS, road_cards),
        table(
            "road_coins", places, lambda view: {str(i): s["coins"] for i, s in enumerate(view["road"])}, 5.0
        ),
        table("stack", places, stacks, 20.0),
        *[tops(i) for i in range(STACKS)],
        number("reserve", lambda view: view["reserve"]["count"], 60.0),
        table("basics", ("hayer", "miner", "lumberjack"), lambda view: view["basics"], 5.0),
        counts("aside", CARDS, lambda view: names_in(view["aside"])),
        counts(
            "events", EVENT_NAMES, lambda view: [e["event"] for e in (view["solo"] or {}).get("events", [])]
        ),
        counts(
            "improvements", IMPROVEMENT_NAMES, lambda view: [i["improvement"] for i in view["improvements"]]
        ),
    ]


def seat_fields() -> list[Field]:
    """What lies in front of one seat."""
    return [
        number("countess", lambda seat: seat["countess"]),
        number("supply", lambda seat: seat["supply"], MANY_GOLD),
        number("hand_size", lambda seat: len(seat["hand"]), 10.0),
        counts("hand", CARDS, lambda seat: names_in(seat["hand"])),
        counts("hand_backs", SUITS, lambda seat: backs_in(seat["hand"]), 5.0),
        counts("square", CARDS, lambda seat: seat["square"]),
        counts("top_cards", CARDS, lambda seat: [n["card"] for n in seat["village"] if not n["covered"]]),
        counts("covered", CARDS, lambda seat: [n["card"] for n in seat["village"] if n["covered"]]),
        number("coins", lambda seat: sum(n["coins"] for n in seat["village"]), 10.0),
        number("food", lambda seat: seat["food"], 5.0),
        number("builders", lambda seat: seat["builders"], 5.0),
        number("drafting", lambda seat: seat["drafting"]),
        number("draft_limit", lambda seat: seat["draft_limit"] or 0, 5.0),
        number("build_limit", lambda seat: seat["build_limit"] or 0, 5.0),
        number("built", lambda seat: seat["built"] or 0, 5.0),
        table("forecast", FORECAST, lambda seat: seat["forecast"], MANY_GOLD),
    ]


def encoder() -> Encoder:
    """The encoder of Villagers."""
    return Encoder(table_fields(), seat_fields(), GAME.seats[-1], lambda view: list(view["seats"]))
