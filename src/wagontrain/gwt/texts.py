"""What the tables say in words: cards, prices, icons, discs, tiles and Sam's cards (see `core/filling.py`).

No text states a number of its own, so all of them follow corrected tables. A row that the words do not know
(a card more) gets none: it shows its id.
"""

from ..core.data import texts_of
from ..core.filling import Fillings
from ..core.words import Words
from .components import (
    AUX_BACK,
    AUX_CARDS,
    AUX_CERTIFICATES,
    AUX_DOLLARS,
    AUX_FORWARD,
    AUX_PAY,
    AUX_REMOVES,
    CARD_POINTS,
    CARD_VALUE,
    CERTIFICATE_LIMITS,
    CERTIFICATE_TRACK,
    CROSS_DOLLARS,
    DISC_COST,
    DISC_DOLLARS,
    DISC_OPENS,
    DISC_POINTS,
    EFFECT_CERTIFICATES,
    EFFECT_CHANGE,
    EFFECT_COST,
    EFFECT_DOLLARS,
    EFFECT_ENGINE,
    EFFECT_MAX,
    EFFECT_SPACES,
    FACE_BUILDERS,
    IDLE_CARDS,
    IS_VALUE_3,
    MASTER_CERTIFICATES,
    MASTER_COUNTS,
    MASTER_EFFECTS,
    MASTER_EVERY,
    MASTER_PER,
    MASTER_POINTS,
    OBJECTIVE_EFFECT,
    OBJECTIVE_PENALTY,
    OBJECTIVE_POINTS,
    OBJECTIVE_ROWS,
    OPENS,
    PRICE_CARDS,
    PRICE_COWBOYS,
    PRICE_DOLLARS,
    SAM_ACTS,
    SAM_CARD_ACT,
    SAM_CARD_ONLY,
    SAM_CARD_STEPS,
    SAM_CARDS,
    SAM_STEPS,
    SAM_STEPS_BY,
    TILE_POINTS,
    where,
)
from .names import AUXILIARY, CARD, CATTLE, DISC, EFFECT, MASTER, OBJECTIVE, PRICE, TILE, WORKER

LIMIT_AFTER = {"certificate_4": 1, "certificate_6": 2}
"""Which certificate limit holds once the disc is gone, and all discs before it."""
SAM_VARIANTS = 15
"""Sam's cards that the words know."""


def fillings(words: Words) -> Fillings:
    """Return all that the words take from the tables."""
    effects = effect_fillings(words)
    found = {
        **effects,
        **cattle_fillings(words),
        **price_fillings(words),
        **objective_fillings(words, effects),
        **master_fillings(words, effects),
        **disc_fillings(words),
        **auxiliary_fillings(words),
        **tile_fillings(),
        **sam_fillings(words),
        **single_fillings(),
    }
    return {name: values for name, values in found.items() if words.has(name)}


def initial(text: str) -> str:
    """The text with a small first letter, as it stands inside a sentence."""
    return text[:1].lower() + text[1:]


def dollars(words: Words, amount: int) -> str:
    """Dollars as they are taken or paid: the object of a sentence."""
    return words.text("text-dollars", dollars=amount)


def reward(words: Words, amount: int) -> str:
    """Dollars that stand alone, as after a colon."""
    return words.text("text-reward", dollars=amount)


# -- icons


def effect_fillings(words: Words) -> Fillings:
    """The numbers of every icon; a message uses those that it names."""
    found: Fillings = {}
    for effect in range(EFFECT.size):
        found[f"effect-{EFFECT.text(effect)}"] = {
            "dollars": dollars(words, EFFECT_DOLLARS[effect]),
            "reward": reward(words, EFFECT_DOLLARS[effect]),
            "cost": dollars(words, EFFECT_COST[effect]),
            "price": words.text("text-price-of-removal", dollars=EFFECT_COST[effect]),
            "terms": hiring_terms(words, EFFECT_CHANGE[effect]),
            "certificates": EFFECT_CERTIFICATES[effect],
            "engine": words.text("text-spaces-forward", spaces=EFFECT_ENGINE[effect] or EFFECT_MAX[effect]),
            "back": EFFECT_SPACES[effect],
            "steps": words.text("text-steps-forward", steps=EFFECT_MAX[effect]),
            "cards": words.text("text-cards-drawn", cards=EFFECT_MAX[effect]),
            "value": value_of_the_three(),
        }
    return found


def hiring_terms(words: Words, change: int) -> str:
    """How a worker's price is changed, with a space before it; "" where it is not."""
    if change == 0:
        return ""
    terms = words.text("text-dearer" if change > 0 else "text-cheaper", dollars=dollars(words, abs(change)))
    return f" {terms}"


def value_of_the_three() -> int:
    """The breeding value of the breeds that are called by it."""
    return next((CARD_VALUE[card] for card in range(CATTLE.size) if IS_VALUE_3[card]), 0)


def effect_text(words: Words, effects: Fillings, effect: int) -> str:
    """What an icon does, as a part of a sentence."""
    name = f"effect-{EFFECT.text(effect)}"
    return initial(words.text(name, **effects[name]))


# -- cards and prices


def cattle_fillings(words: Words) -> Fillings:
    """What a cattle card is worth."""
    found: Fillings = {}
    for card in range(CATTLE.size):
        text = words.text("text-cattle", value=CARD_VALUE[card], points=CARD_POINTS[card])
        found[f"card-{CATTLE.text(card)}"] = {"points": CARD_POINTS[card], ".text": text}
    return found


def price_fillings(words: Words) -> Fillings:
    """The lines of the price list."""
    found: Fillings = {}
    for line in range(PRICE.size):
        text = words.text(
            "text-price", cards=PRICE_CARDS[line], cowboys=PRICE_COWBOYS[line], dollars=PRICE_DOLLARS[line]
        )
        found[f"price-{PRICE.text(line)}"] = {"line": text}
    return found


def objective_fillings(words: Words, effects: Fillings) -> Fillings:
    """What objective cards do, ask for and bring."""
    found: Fillings = {}
    for i in range(len(OBJECTIVE_ROWS)):
        values: dict[str, object] = {
            "tasks": tasks_text(words, texts_of(OBJECTIVE_ROWS[i], "tasks", where("objectives"))),
            "points": OBJECTIVE_POINTS[i],
            "penalty": OBJECTIVE_PENALTY[i],
        }
        message = "text-objective" if i < OBJECTIVE.size else "text-start-objective"
        if OBJECTIVE_EFFECT[i] >= 0:
            values["effect"] = effect_text(words, effects, OBJECTIVE_EFFECT[i])
        found[f"card-{CARD.text(CATTLE.size + i)}"] = {".text": words.text(message, **values)}
    return found


def tasks_text(words: Words, tasks: tuple[str, ...]) -> str:
    """The tasks of a card in its own order, each with how often it is asked for."""
    parts: list[str] = []
    for task in dict.fromkeys(tasks):
        named = words.text(f"text-task-{task}", value=value_of_the_three())
        parts.append(named if tasks.count(task) == 1 else f"{tasks.count(task)} × {named}")
    return ", ".join(parts)


def master_fillings(words: Words, effects: Fillings) -> Fillings:
    """What station masters bring now, for good and at the end."""
    found: Fillings = {}
    for master in range(MASTER.size):
        parts: list[str] = []
        if MASTER_EFFECTS[master]:
            choices = [effect_text(words, effects, effect) for effect in MASTER_EFFECTS[master]]
            parts.append(words.text("text-now", effect=f" {words.text('text-or')} ".join(choices)))
        if MASTER_CERTIFICATES[master]:
            parts.append(words.text("text-permanent", certificates=MASTER_CERTIFICATES[master]))
        if MASTER_POINTS[master]:
            message = f"text-points-{MASTER_PER[MASTER_COUNTS[master]]}"
            parts.append(words.text(message, points=MASTER_POINTS[master], every=MASTER_EVERY[master]))
        found[f"master-{MASTER.text(master)}"] = {".text": "; ".join(parts) + "."}
    return found


# -- the player board


def disc_fillings(words: Words) -> Fillings:
    """What clearing a disc space costs and brings."""
    found: Fillings = {}
    for disc in range(DISC.size):
        values: dict[str, int | str] = {
            "cost": reward(words, DISC_COST[disc]),
            "reward": reward(words, DISC_DOLLARS[disc]),
            "points": DISC_POINTS[disc],
        }
        opens = OPENS[DISC_OPENS[disc]]
        if opens in LIMIT_AFTER:
            values["limit"] = CERTIFICATE_TRACK[CERTIFICATE_LIMITS[LIMIT_AFTER[opens]]]
        found[f"disc-{DISC.text(disc)}"] = values
    return found


def auxiliary_fillings(words: Words) -> Fillings:
    """Auxiliary actions, single and double."""
    found: Fillings = {}
    for kind in range(AUXILIARY.size):
        values = found[f"auxiliary-{AUXILIARY.text(kind)}"] = {}
        for times, name in ((1, ".single"), (2, ".double")):
            values[name] = words.text(
                f"text-auxiliary-{AUXILIARY.text(kind)}",
                pay=AUX_PAY[kind] * times,
                back=AUX_BACK[kind] * times,
                forward=AUX_FORWARD[kind] * times,
                dollars=dollars(words, AUX_DOLLARS[kind] * times),
                cards=AUX_CARDS[kind] * times,
                certificates=AUX_CERTIFICATES[kind] * times,
                removes=AUX_REMOVES[kind] * times,
            )
    return found


# -- tiles, Sam, and the rest


def tile_fillings() -> Fillings:
    """The points of hazards."""
    return {f"tile-{TILE.text(tile)}": {"points": TILE_POINTS[tile]} for tile in range(TILE.size)}


def sam_fillings(words: Words) -> Fillings:
    """Sam's cards by number; "" for those that the tables do not have."""
    values: dict[str, int | str] = {f"card_{n + 1}": "" for n in range(SAM_VARIANTS)}
    for card in range(SAM_CARDS):
        steps = words.text(f"text-sam-steps-{SAM_STEPS[SAM_STEPS_BY[card]]}", steps=SAM_CARD_STEPS[card])
        act = words.text(f"text-sam-{SAM_ACTS[SAM_CARD_ACT[card]]}", cards=IDLE_CARDS)
        only = ""
        if SAM_CARD_ONLY[card] >= 0:
            worker = words.text(f"worker-{WORKER.text(SAM_CARD_ONLY[card])}")
            only = " " + words.text("text-sam-only", worker=worker)
        values[f"card_{card + 1}"] = f"{steps}. {act}{only}."
    return {"sam-does": values}


def single_fillings() -> Fillings:
    """Numbers that stand in one message each."""
    value: dict[str, int | str] = {"value": value_of_the_three()}
    return {
        "action-turn_up": {"cards": IDLE_CARDS},
        "table-for-value_3": value,
        "table-task-cattle_value_3": value,
        "table-legend": {"cross": CROSS_DOLLARS},
        "option-building_sides-help": {"tiles": len(FACE_BUILDERS) // 2},
    }
