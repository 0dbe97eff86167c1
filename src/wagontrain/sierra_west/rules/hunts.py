"""The animals of Hastings' plan cards: his hunt, and what the human may trap (SW-23.5, SW-23.8)."""

from ..components import CARD_ANIMAL, HASTINGS_TILES, PLAN_CARDS
from ..events import HUNTED
from ..names import FIRST_MODE_ANIMAL, HASTINGS, MODE_ANIMAL, NONE
from ..state import State


def plan_animals(s: State) -> int:
    """The animals, as bits, of the face-up plan cards; one may stand for the mode's own."""
    animals = 0
    for plan in (s.plan, s.next_plan):
        if plan != NONE:
            animal = PLAN_CARDS[plan].animal
            if animal == MODE_ANIMAL:
                animal = FIRST_MODE_ANIMAL + s.mode
            if animal != NONE:
                animals |= 1 << animal
    return animals


def hastings_hunts(s: State) -> None:
    """SW-23.5: just before the human passes he turns up one tile, by the card that his plan points at."""
    plan = PLAN_CARDS[s.plan]
    if not plan.opaque and not (s.mule_hunt and s.mule == HASTINGS):
        return
    him = s.seats[HASTINGS]
    animal = CARD_ANIMAL[s.laid[plan.hunt]]
    if animal in HASTINGS_TILES and not him.animals >> animal & 1:
        him.animals |= 1 << animal
        s.say(HUNTED, HASTINGS, animal)
