"""What is dealt to others in another world fits all that everybody can tell (GWT-10.4, GWT-19.5)."""

import pytest

from tests.gwt.build import asked, bare, deck, doing, hand, play
from wagontrain.gwt import GAME
from wagontrain.gwt.state import State

DEALS = 60
STACK = ("galloway", "pineywoods", "galloway", "pineywoods", "criollo")


def questions_after(s: State, discarded: str) -> set[str]:
    """What is asked after the discard, in all worlds of a spectator in which it is possible."""
    action = GAME.parse(discarded)
    found = set()
    for deal in range(DEALS):
        other = GAME.resample(s, None, f"deal {deal}")
        if action in GAME.legal(other):
            GAME.apply(other, action)
            found.add(GAME.asked(other).question)
    return found


@pytest.mark.parametrize(
    ("effect", "first", "question", "another"),
    [
        ("pair_for_4", (), "discard-for-reward", "discard santa_gertrudis"),
        ("pair_for_4", ("discard criollo",), "discard-partner", "discard santa_gertrudis"),
        ("santa_gertrudis_for_2", (), "discard-for-reward", "discard criollo"),
    ],
)
def test_a_choice_that_a_token_interrupted_comes_back_in_every_world(
    effect: str, first: tuple[str, ...], question: str, another: str
) -> None:
    s = bare()
    hand(s, "criollo", "criollo", "santa_gertrudis")
    deck(s, *STACK)
    s.seats[0].tokens = 1
    doing(s, effect)
    play(s, *first)
    assert GAME.asked(s).question == question
    play(s, "exchange 1")
    assert asked(s) == "discard-cards 0"
    assert questions_after(s, another) == {question}


def test_a_choice_that_has_lost_its_card_comes_back_in_no_world() -> None:
    s = bare()
    hand(s, "criollo", "santa_gertrudis", "pineywoods")
    deck(s, "santa_gertrudis", *STACK[:-1])
    s.seats[0].tokens = 1
    doing(s, "santa_gertrudis_for_2")
    play(s, "exchange 2", "discard santa_gertrudis")
    assert asked(s) == "discard-cards 0"
    assert "discard-for-reward" not in questions_after(s, "discard criollo")
