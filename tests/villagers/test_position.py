"""Positions of Villagers: what is said holds, the rest is dealt around it, nonsense is refused by name."""

import pytest

from tests.villagers.build import coins_on, hand_of, options, reasons, road_of, village_of
from wagontrain import PositionError
from wagontrain.villagers import GAME
from wagontrain.villagers.state import State

BUILDING = """
seats = 2
seed = "chains"
first = 0
turn = 0
question = "build"
road = ["none", "cooper"]
[[seat]]
village = ["founders", "lumberjack"]
hand = ["cooper", "wheeler"]
supply = 4
[[seat]]
village = ["miner coins 2", "blacksmith on miner"]
"""


def laid_out(text: str) -> State:
    return GAME.position(text)


def test_what_is_said_holds() -> None:
    s = laid_out(BUILDING)
    assert hand_of(s, 0) == ["cooper", "wheeler"]
    assert road_of(s) == [None, "cooper", None, None, None, None]
    assert village_of(s, 1) == ["miner", "blacksmith", "founders"]
    assert coins_on(s, 1, "miner") == 2
    assert s.seats[0].supply == 4
    assert "place cooper" in options(s)
    assert reasons(s, "place wheeler") == []


def test_a_mapping_says_the_same_as_a_text() -> None:
    said = {"seats": 3, "seed": "x", "turn": 2, "first": 2, "question": "draft"}
    text = 'seats = 3\nseed = "x"\nturn = 2\nfirst = 2\nquestion = "draft"'
    assert GAME.save(GAME.position(said)) == GAME.save(laid_out(text))
    assert GAME.to_act(GAME.position(said)) == 2


@pytest.mark.parametrize("said", ["turn", "first"])
def test_without_a_question_the_named_seat_drafts(said: str) -> None:
    for seat in (0, 1, 2):
        s = laid_out(f"seats = 3\n{said} = {seat}")
        assert (GAME.asked(s).question, GAME.to_act(s)) == ("draft", seat)


def test_actions_are_played_from_there() -> None:
    s = laid_out(BUILDING.replace("[[seat]]", 'then = ["place cooper", "on 1"]\n[[seat]]', 1))
    assert GAME.asked(s).question == "unlock"


def test_a_solo_table_has_the_village_of_the_countess() -> None:
    s = laid_out('seats = 1\n[[seat]]\n[[seat]]\nvillage = ["cooper coins 3"]')
    assert village_of(s, 1) == ["cooper", "countess"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("sead = 1", "sead: no such key: did you mean 'seed'?"),
        ("[[seat]]\nsuply = 1", "seat[0].suply: no such key: did you mean 'supply'?"),
        ('question = "biuld"', "question: 'biuld' is not a moment to begin at: did you mean 'build'?"),
        ('[[seat]]\nhand = ["coper"]', "seat[0].hand: no card is called 'coper': did you mean 'cooper'?"),
        ('[[seat]]\nhand = ["9 cooper"]', "seat[0].hand: holds 9 'cooper', the game has 2"),
        ('[[seat]]\nvillage = ["cooper"]', "seat[0].village[0]: cooper lies on lumberjack, and nowhere else"),
        ('[[seat]]\nvillage = ["cooper on hayer"]', "seat[0].village[0]: no hayer was laid before it"),
        ('then = ["fly"]', "then[0]: 'fly' is not a verb of this game"),
        ("options = {saint = true}", "options: no option is called 'saint': did you mean 'saints'?"),
        ("seats = 9", "seats: villagers is for 1 to 5 seats, not 9"),
        ('seats = "2"', "seats: a whole number expected, not '2'"),
        ("turn = 7", "turn: 7 is outside 0..4"),
        ('turn = 4\nquestion = "build"', "question: 'build' cannot be asked in this position"),
        ('game = "gwt"', "game: this is a position of 'gwt', not of 'villagers'"),
        ("rules = 1", "rules: written for rules 1, these are 2"),
        ("[[seat]]\n[[seat]]\n[[seat]]", "seat: there are 2, the position has 3"),
        ('todo = ["build"]', "todo[0]: a rule, a seat and up to 3 numbers expected, not 'build'"),
        (
            'first_market = "held"\nsecond_market = "held"',
            "second_market: the game is over exactly when",
        ),
        ('random = {key = "00"}', "key: 64 hexadecimal digits expected, not '00'"),
    ],
)
def test_what_cannot_be_is_refused(text: str, why: str) -> None:
    with pytest.raises(PositionError) as caught:
        laid_out(text)
    assert str(caught.value).startswith(why)
