"""What a typed line means."""

import pytest

from tests.core.toy import BID, DRAW, GAME, PLAY
from wagontrain.cli.inputs import begins, meant

LEGAL = [DRAW.of(), PLAY.of(0), PLAY.of(2), BID.of(1)]
LABELS = ["Weź kartę", "Zagraj mrówkę", "Zagraj kota", "Zalicytuj 1"]


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("1", [DRAW.of()]),
        ("4", [BID.of(1)]),
        ("0", []),
        ("5", []),
        ("draw", [DRAW.of()]),
        ("  PLAY   Cat ", [PLAY.of(2)]),
        ("dr", [DRAW.of()]),
        ("p c", [PLAY.of(2)]),
        ("play", [PLAY.of(0), PLAY.of(2)]),
        ("bid 1", [BID.of(1)]),
        ("play bee", []),  # an action, but not a legal one: nothing else may be meant
        ("bid 2", []),
        ("weź", [DRAW.of()]),
        ("zagraj k", [PLAY.of(2)]),
        ("jump", []),
    ],
)
def test_numbers_notation_beginnings_and_words(line: str, actions: list[int]) -> None:
    assert meant(GAME, LEGAL, LABELS, line) == actions


def test_a_number_does_not_begin_a_longer_one() -> None:
    assert begins(["take", "12"], ["ta", "12"])
    assert not begins(["take", "12"], ["take", "1"])
    assert not begins(["take"], ["take", "1"])
