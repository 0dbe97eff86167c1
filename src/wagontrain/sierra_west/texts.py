"""What the tables say in words: symbols, cabins, animals, trades and cards (see `core/filling.py`)."""

from collections.abc import Iterable

from ..core.data import row_of, rows, table, text_of
from ..core.filling import Fillings
from ..core.words import Words
from .components import (
    ADVANCED_HAND,
    BLAST_GOLD,
    BLAST_STONE,
    CABIN_FORGO,
    CABIN_GAIN,
    DEAL_GAIN,
    DEAL_GIVES,
    DEALS,
    GREY_BASICS,
    GREY_GOLD,
)
from .names import BOOTS_TO_GOLD, BOOTS_TO_PAIR, FORGONE, GAME_NAME, GOODS

EMPTY = "–"
COUNTED = {
    "basic_any": "count-basics",
    "fish_any": "count-fish",
    "apple_any": "count-any-apples",
    "green_apple": "count-green-apples",
    "red_apple": "count-red-apples",
    "green": "count-green-apples",
    "red": "count-red-apples",
}
"""Messages for amounts of what is not one of the goods, by its name in the tables."""
FREE_TRACK = {"any": "table-any-track", "either": "text-either-orchard"}
TRACK_KIND = {"homestead": "track", "apple_homestead": "orchard"}

Row = dict[str, object]


def fillings(words: Words) -> Fillings:
    """All that the words take from the tables."""
    symbols = symbol_fillings(words)
    named = {name: initial(words.text(name, **filling)) for name, filling in symbols.items()}
    found = {**symbols, **cabin_fillings(words, symbols), **animal_fillings(words), **trade_fillings(words)}
    for row in rows(GAME_NAME, "cards", "card"):
        found[f"card-{row['id']}"] = {".text": card_text(words, row, named)}
    for row in rows(GAME_NAME, "specials", "special"):
        found[f"special-{row['id']}"] = {".text": special_text(words, row)}
    for row in rows(GAME_NAME, "plans", "plan"):
        found[f"plan-{row['id']}"] = {".text": plan_text(words, row)}
    return found


# -- amounts


def count(words: Words, name: str, amount: int) -> str:
    """An amount of something, such as "2 food"."""
    if name in COUNTED:
        return words.text(COUNTED[name], amount=amount)
    forms = {
        f"good_{form}": words.attribute(f"good-{name}", form) for form in ("one", "few", "many", "other")
    }
    return words.text("count-good", amount=amount, **forms)


def amounts(words: Words, found: Row) -> str:
    """All that a table lists with its amounts; what there is none of is left out."""
    return listed(count(words, name, int(str(amount))) for name, amount in found.items() if amount)


def goods_of(words: Words, found: Iterable[int]) -> str:
    """The amounts of all goods, or of the last kinds of them."""
    held = tuple(found)
    names = GOODS[len(GOODS) - len(held) :]
    return amounts(words, dict(zip(names, held, strict=True)))


def boots(words: Words, amount: object) -> str:
    """A number of boots."""
    return words.text("count-boots", amount=amount)


def listed(parts: Iterable[str]) -> str:
    """An enumeration."""
    return ", ".join(parts)


def initial(text: str) -> str:
    """The text with a small first letter, as it stands inside a sentence."""
    return text[:1].lower() + text[1:]


# -- symbols, cabins, animals, trades


def symbol_fillings(words: Words) -> Fillings:
    """The numbers of path symbols."""
    found: Fillings = {}
    for row in rows(GAME_NAME, "symbols", "symbol"):
        name, does = f"symbol-{row['id']}", row["does"]
        if does == "boots":
            found[name] = {"boots": boots(words, row["amount"])}
        elif does == "apples":
            found[name] = {"apples": amounts(words, row_of(row, "apples", name))}
        elif does == "gain":
            found[name] = {"gain": amounts(words, row_of(row, "gain", name))}
        else:
            found[name] = {}
    return found


def cabin_fillings(words: Words, symbols: Fillings) -> Fillings:
    """The numbers of cabins."""
    found: Fillings = {}
    for row in rows(GAME_NAME, "cabins", "cabin"):
        name = f"cabin-{row['id']}"
        values = found[name] = {}
        if "gain" in row:
            values["gain"] = amounts(words, row_of(row, "gain", name))
        if "forgo_boots" in row:
            values["boots"] = boots(words, row["forgo_boots"])
        if "pay_tokens" in row:
            values["price"] = count(words, "pair_of_boots", int(str(row["pay_tokens"])))
        if "multiply_boots" in row:
            values["factor"] = int(str(row["multiply_boots"]))
        if "discount" in row:
            values["discount"] = count(words, "basic_any", int(str(row["discount"])))
        if "symbol" in row:
            symbol = f"symbol-{row['symbol']}"
            values["symbol"] = words.text(symbol, **symbols[symbol])
    grey = row_of(table(GAME_NAME, "cabins"), "grey_cabin", "cabins")
    given, gained = row_of(grey, "give", "cabins"), row_of(grey, "get", "cabins")
    found["cabin-gold_to_basic"] = {"given": amounts(words, given), "gained": amounts(words, gained)}
    return found


def animal_fillings(words: Words) -> Fillings:
    """What a fur trade brings."""
    found: Fillings = {}
    for row in rows(GAME_NAME, "animals", "animal"):
        name = f"animal-{row['id']}"
        gain = row_of(row, "gain", name)
        values = found[name] = {}
        if "fish_any" in gain:
            values["fish"] = int(str(gain["fish_any"]))
        elif gain:
            values["gain"] = amounts(words, gain)
        if "apples" in row:
            values["apples"] = amounts(words, row_of(row, "apples", name))
        if "bullets" in row:
            values["bullets"] = count(words, "bullet", int(str(row["bullets"])))
            found["prize-bullets"] = {"bullets": values["bullets"]}
    return found


def trade_fillings(words: Words) -> Fillings:
    """Exchanges of all kinds, and the larger hand."""
    found: Fillings = {}
    for i, deal in enumerate(DEALS):
        values: dict[str, int | str] = {
            "given": goods_of(words, DEAL_GIVES[i]),
            "gained": goods_of(words, DEAL_GAIN[i]),
        }
        found[f"deal-{deal}"] = values
    for name, cabin in zip(FORGONE.names, (BOOTS_TO_GOLD, BOOTS_TO_PAIR), strict=True):
        found[f"forgone-{name}"] = {
            "gain": goods_of(words, CABIN_GAIN[cabin]),
            ".price": str(CABIN_FORGO[cabin]),
        }
    found["action-exchange"] = {
        "given": count(words, "gold", GREY_GOLD),
        "gained": count(words, "basic_any", GREY_BASICS),
    }
    found["action-blast"] = {
        "given": count(words, "stone", BLAST_STONE),
        "gained": count(words, "gold", BLAST_GOLD),
    }
    found["option-advanced_planning-help"] = {"cards": ADVANCED_HAND}
    return found


# -- cards


def card_text(words: Words, row: Row, symbols: dict[str, str]) -> str:
    """A card in full: both paths, the summit, the animal."""
    green, tan = row["green"], row["tan"]
    assert isinstance(green, list)
    assert isinstance(tan, list)
    paths = [[symbols.get(f"symbol-{one}", EMPTY) for one in path] for path in (green, (tan[0], tan[-1]))]
    summit = summit_text(words, row_of(row, "summit", "cards"))
    text = words.text("text-card", green=" / ".join(paths[0]), tan=" / ".join(paths[1]), summit=summit)
    if row["animal"]:
        text += " " + words.text("text-card-animal", animal=words.text(f"animal-{row['animal']}"))
    return text


def summit_text(words: Words, summit: Row) -> str:
    """A summit action: what it is, its track, what it costs and, in a trade, brings."""
    kind = text_of(summit, "type", "cards")
    name = words.text(f"table-summit-{kind}")
    if kind in TRACK_KIND:
        track = text_of(summit, "track", "cards")
        name += ", " + words.text(FREE_TRACK.get(track, f"{TRACK_KIND[kind]}-{track}"))
    price = amounts(words, row_of(summit, "cost", "cards"))
    if kind == "apple_trade":
        price = words.text("text-trade", given=price, gained=amounts(words, row_of(summit, "gain", "cards")))
    text = f"{name} ({price})" if price else name
    return words.text("text-repeatable", summit=text) if summit.get("repeatable") else text


def special_text(words: Words, row: Row) -> str:
    """A special card: its apples, fish and load, gold, or die face."""
    if "apples" in row:
        apples = row_of(row, "apples", "specials")
        return words.text("text-orchard", apples=amounts(words, apples) or EMPTY)
    if "fish" in row:
        fish, load = [
            listed(words.text(f"good-{good}") for good in text_list(row, part))
            for part in ("fish", "resources")
        ]
        return words.text("text-river", fish=fish, load=load)
    if "gold" in row:
        message = "text-dark-mine" if row["dark"] else "text-mine"
        return words.text(message, gold=count(words, "gold", int(str(row["gold"]))))
    return words.text("text-outpost", face=min(int(face) for face in text_list(row, "die_faces")))


def plan_text(words: Words, row: Row) -> str:
    """A plan card of Hastings."""
    animal = str(row["animal"])
    hunt = words.text(f"slot-{row['hunt']}")
    return words.text(
        "text-plan",
        side=words.text(f"side-{row['frontiersman']}"),
        actions=listed(initial(words.text(f"plan_action-{name}")) for name in text_list(row, "actions")),
        solid=listed(text_list(row, "solid")),
        ghost=row["ghost"],
        hunt=words.text("text-plan-opaque", card=hunt) if row["hunt_opaque"] else hunt,
        animal=plan_animal(words, animal),
    )


def plan_animal(words: Words, animal: str) -> str:
    """The animal of a plan card: one of the four, the mode's, or none."""
    if animal == "mode":
        return words.text("text-plan-mode-animal")
    return words.text(f"animal-{animal}") if animal else EMPTY


def text_list(row: Row, name: str) -> list[str]:
    """The entries of a list as texts."""
    found = row[name]
    assert isinstance(found, list)
    return [str(entry) for entry in found]
