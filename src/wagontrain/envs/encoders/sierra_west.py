"""Sierra West as numbers."""

from typing import Any

from ...sierra_west.components import CARDS, PLACES, QUIET_ROUNDS, SPECIALS
from ...sierra_west.game import GAME
from ...sierra_west.names import ANIMALS, CABINS, GOODS, MODES, PRIZES, SPOT
from ..encode import Encoder, Field, counts, number, one_of, table

SLOTS = ("left", "middle", "right")
ENDINGS = ("no", "triggered", "extra-round")
SCOUT_PLACES = (*PLACES, "base")


def mountain(view: Any) -> dict[str, float]:
    """Each place: 1 for a card face up, 0.5 for one face down, 0 for none."""
    return {p["place"]: 1.0 if p["card"] else 0.5 if p["back"] else 0.0 for p in view["mountain"]}


def special_places(view: Any) -> dict[str, float]:
    """Where special cards lie."""
    return {p["place"]: float((p["back"] or "").startswith("special")) for p in view["mountain"]}


def supply(view: Any) -> dict[str, float]:
    """What the mode adds to the middle, as far as it is numbers."""
    found: dict[str, float] = {}
    for name, value in view["mode_supply"].items():
        for inner, amount in value.items() if isinstance(value, dict) else [(name, value)]:
            found[inner] = float(amount)
    return found


def table_fields() -> list[Field]:
    """What lies in the middle, and the running turn."""
    supplies = ("green", "red", "trout", "salmon", "bass", "carts", "base_outlaws", "spare_outlaws")
    return [
        one_of("mode", MODES, lambda view: view["mode"]),
        number("round", lambda view: view["round"], 20.0),
        one_of("ending", ENDINGS, lambda view: view["ending"]),
        number("quiet_rounds", lambda view: view["quiet_rounds"], QUIET_ROUNDS),
        number("own_turn", lambda view: view["turn"] == view["viewer"]),
        table("mountain", PLACES, mountain),
        table("special_places", PLACES, special_places),
        counts("face_up", CARDS, lambda view: [p["card"] for p in view["mountain"] if p["card"]]),
        counts("row", SPECIALS, lambda view: [card["special"] for card in view["row"]]),
        *[one_of(f"market{i}", CABINS, market(i)) for i in range(4)],
        number("cabin_stack", lambda view: view["cabin_stack"]["count"], 24.0),
        number("mule_owner", lambda view: owner(view, view["mule"]["owner"])),
        table("supply", supplies, supply, 6.0),
        *[one_of(f"laid_{slot}", CARDS, laid(slot)) for slot in SLOTS],
        table("boots", ("hat", "plain", "token"), lambda view: view["turn_state"]["boots"], 5.0),
        table("activated", ("hat", "plain"), lambda view: view["turn_state"]["activated"]),
        counts("used", CABINS, lambda view: view["turn_state"]["used"]),
    ]


def owner(view: Any, seat: int) -> float:
    """1 for the viewer, -1 for another, 0 for nobody."""
    return 0.0 if seat < 0 else 1.0 if seat == view["viewer"] else -1.0


def market(i: int) -> Any:
    """Reads the cabin on a space of the market."""
    return lambda view: view["market"][i]["cabin"]


def laid(slot: str) -> Any:
    """Reads the card planned in a place."""
    return lambda view: view["turn_state"]["laid"].get(slot)


def hand_of(seat: Any) -> list[str]:
    """The cards in hand that the viewer knows."""
    return list(seat["hand"]["cards"]) if "hand" in seat else []


def seat_fields() -> list[Field]:
    """What one seat has."""
    return [
        number("automa", lambda seat: seat["automa"]),
        table("goods", GOODS, lambda seat: seat["goods"], 5.0),
        counts("cabins", CABINS, lambda seat: seat["cabins"]),
        table("animals", ANIMALS, lambda seat: seat["animals"]),
        table("homestead", ("food", "wood", "stone"), lambda seat: numbered(seat["homestead"]), 5.0),
        table("orchards", ("food", "wood"), lambda seat: numbered(seat.get("orchards", [])), 5.0),
        number("wagon", lambda seat: seat["wagon"], 6.0),
        one_of("scout", SCOUT_PLACES, lambda seat: seat["scout"]),
        one_of("left_scout", SCOUT_PLACES, lambda seat: seat.get("left_scout")),
        number("claimed_cards", lambda seat: seat["claimed_cards"], 8.0),
        one_of("hat", SPOT.names, lambda seat: seat.get("hat")),
        one_of("plain", SPOT.names, lambda seat: seat.get("plain")),
        number("canoe", lambda seat: seat.get("canoe", 0), 6.0),
        table("carts", ("0", "1", "2"), lambda seat: seat.get("carts", {}), 4.0),
        number("outlaws", lambda seat: seat.get("outlaws", 0), 6.0),
        counts("items", PRIZES, lambda seat: seat["items"]),
        counts("hand", CARDS, hand_of),
        counts("hidden", CARDS, lambda seat: seat.get("hidden", [])),
        counts("discard", CARDS, lambda seat: seat["discard"]),
    ]


def numbered(values: list[int]) -> dict[str, int]:
    """A list by the names of the basic goods."""
    return dict(zip(GOODS, values, strict=False))


def encoder() -> Encoder:
    """The encoder of Sierra West."""
    return Encoder(table_fields(), seat_fields(), GAME.seats[-1], lambda view: list(view["seats"]))
