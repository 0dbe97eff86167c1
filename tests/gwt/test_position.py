"""Positions of Great Western Trail: what is said holds, the rest is dealt around it, nonsense is refused."""

import pytest

from tests.gwt.build import (
    discard_of,
    engine_of,
    hand_of,
    herder_of,
    marker_of,
    market_of,
    options,
    stations_of,
    tile_at,
)
from wagontrain import PositionError
from wagontrain.gwt import GAME
from wagontrain.gwt.names import CARD, WORKER
from wagontrain.gwt.state import State

VISIT = """
seats = 2
seed = "a visit"
options = { neutral_layout = "fixed", building_sides = "aaaaabaaaaaa" }
turn = 0
question = "visit"
buildings = { neutral_a = "b", build_a1 = "6b of 0", build_b1 = "3 of 1" }
hazards = { flood_1 = "flood_green_4" }
outlaws = {}
jobs = [["cowboy", "none"], ["engineer"]]
market = ["2 longhorn", "hereford_7", "black_angus"]
[[seat]]
herder = "neutral_a"
engine = "12"
money = 12
certificates = 4
hand = ["longhorn", "2 criollo", "obj_03"]
workers = { cowboy = 3 }
stations = ["station_1"]
cities = { kansas_city = 2 }
[[seat]]
herder = "build_a1"
"""


def laid_out(text: str) -> State:
    return GAME.position(text)


def test_what_is_said_holds() -> None:
    s = laid_out(VISIT)
    assert GAME.asked(s).question == "use-location"
    assert (herder_of(s), engine_of(s), marker_of(s), stations_of(s)) == ("neutral_a", "12", 4, [1])
    assert (tile_at(s, "neutral_a"), tile_at(s, "neutral_b")) == ("b", "a")
    assert (tile_at(s, "build_a1"), tile_at(s, "build_b1")) == ("6b", "3a")
    assert (tile_at(s, "flood_1"), tile_at(s, "flood_2"), tile_at(s, "outlaw_1")) == (
        "flood_green_4", None, None,
    )  # fmt: skip
    assert hand_of(s) == ["criollo", "criollo", "longhorn", "obj_03"]
    assert market_of(s) == ["black_angus", "longhorn", "longhorn", "hereford_7"]
    assert s.jobs.count(WORKER.index["engineer"]) == 1
    assert "use build_at_2" in options(s)
    assert "play obj_03" in options(s)


def test_everything_else_is_consistent() -> None:
    s = laid_out(VISIT)
    me = s.seats[0]
    assert me.discs.bit_count() == 14 - 3
    assert me.supply == (1 << 12) - 1 - (1 << 5)
    own = [CARD.text(card) for card in me.deck if card < 4]
    assert (len(own), own.count("criollo")) == (12, 3)


def test_the_income_of_kansas_city() -> None:
    s = laid_out(
        'turn = 0\nquestion = "income"\n[[seat]]\nhand = ["longhorn"]\nexchange_tokens = 0\nmoney = 1'
    )
    assert GAME.asked(s).question == "choose-city"
    assert s.seats[0].money == 1 + 3
    assert discard_of(s) == ["longhorn"]


def test_actions_are_played_from_there() -> None:
    s = laid_out(VISIT.replace("[[seat]]", 'then = ["use build_at_2"]\n[[seat]]', 1))
    assert GAME.asked(s).question == "choose-building"


def test_without_a_question_the_turn_begins() -> None:
    s = laid_out('turn = 1\n[[seat]]\n[[seat]]\nherder = "neutral_c"')
    assert (GAME.asked(s).question, GAME.to_act(s)) == ("move-herder", 1)


def test_the_first_player_gets_what_the_first_player_gets() -> None:
    for first in (0, 1, 2):
        s = laid_out(f"seats = 3\nfirst = {first}")
        fresh = GAME.new(3, "", {"first_player": str(first + 1)})
        assert [len(me.hand) for me in s.seats] == [len(me.hand) for me in fresh.seats]
        assert GAME.to_act(s) == first


def test_sam_takes_his_turn() -> None:
    s = laid_out(
        'seats = 1\nquestion = "sam"\n[[seat]]\nherder = "neutral_a"\n[[seat]]\nherder = "neutral_b"'
    )
    assert herder_of(s, 1) != "neutral_b"
    assert len(s.sam_discard) == 1
    assert GAME.to_act(s) == 0


def test_a_full_job_market_has_begun_the_end() -> None:
    rows = ", ".join(['["cowboy", "builder"]'] * 12)
    s = laid_out(f'question = "move"\nturn = 1\njobs = [{rows}]')
    assert (s.turns_left, s.token_owner) == (2, 1)


def test_simmental_cows_come_from_beside_kansas_city() -> None:
    s = laid_out('options = { simmental = true }\n[[seat]]\nhand = ["2 simmental_cow"]')
    assert (s.heifers, s.cows) == (8, 6)


NOT_SIDE = "at this table building 6 lies on side a (see the option building_sides)"


REFUSED = [
    ('question = "visit"', "question: 'visit' cannot be asked in this position: seat["),
    ('question = "upgrade"', "question: 'upgrade' cannot be asked in this position: seat["),
    ('question = "sam"', "question: 'sam' cannot be asked in this position: seats: Sam plays in the solo"),
    ('seats = 1\nturn = 1\nquestion = "move"', "question: 'move' cannot be asked in this position: turn: "),
    ('turn = 0\nquestion = "visit"\n[[seat]]\nherder = "build_a1"',
     "question: 'visit' cannot be asked in this position: seat[0].herder: nothing lies on build_a1"),
    ('turn = 0\nquestion = "income"\n[[seat]]\nherder = "neutral_a"',
     "question: 'income' cannot be asked in this position: seat[0].herder: the herder must be in kansas"),
    ('[[seat]]\nherder = "kansas_city"', "seat[0].herder: a herder is in Kansas City exactly while"),
    ('[[seat]]\nhand = ["9 criollo"]', "seat[0].hand: holds 9 'criollo', the game has 5"),
    ('[[seat]]\nhand = ["5 longhorn"]\n[[seat]]\nhand = ["5 longhorn"]',
     "seat[1].hand: holds 5 'longhorn', the game has 7 in all; others are named elsewhere"),
    ('[[seat]]\nhand = ["simmental_calf"]', "seat[0].hand: holds 1 'simmental_calf', the game has 0"),
    ('[[seat]]\nhand = ["simmental_cow"]', "seat[0].hand: the players hold 1 'simmental_cow', the game"),
    ('[[seat]]\nshown = ["longhorn"]', "seat[0].shown: 'longhorn' is not in hand"),
    ('gone_cards = ["11 criollo"]', "gone_cards: holds more 'criollo' than the players lack"),
    ('hazards = { flood_1 = "rockfall_black_2" }', "hazards.flood_1: 'rockfall_black_2' cannot lie there"),
    ('hazards = { flood_9 = "flood_black_2" }', "hazards: no space there is called 'flood_9': did you mean"),
    ('buildings = { build_a1 = "6b of 0" }', f"buildings.build_a1: {NOT_SIDE}"),
    ('buildings = { neutral_a = "6 of 0" }', "buildings.neutral_a: only a neutral building can lie there"),
    ('buildings = { build_a1 = "a" }', "buildings.build_a1: only a private building can lie there"),
    ('buildings = { neutral_a = "none" }', "buildings.neutral_a: a neutral building always lies there"),
    ('buildings = { build_a1 = "hut" }', "buildings.build_a1: 'hut': a neutral building (a to g) or one"),
    ('buildings = { build_a1 = "13 of 0" }', "buildings.build_a1: there are 12 private buildings, not 13"),
    ('buildings = { build_a1 = "6 of 2" }', "buildings.build_a1: there is no seat 2"),
    ('buildings = { build_a1 = "6 of 0", build_a2 = "6 of 0" }',
     "buildings.build_a2: '6a of 0' lies on another space already"),
    ('buildings = { neutral_a = "b", neutral_b = "b" }', "buildings.neutral_b: 'b' lies on another space"),
    ('buildings = { build_a1 = "6 of 0" }\n[[seat]]\nsupply = [6]', "seat[0].supply: building 6 lies on"),
    ("[[seat]]\nsupply = [13]", "seat[0].supply: numbers from 1 to 12 expected, not 13"),
    ('sides = "abababababab"', "sides: the option building_sides says otherwise"),
    ('sides = "ab"', "sides: 12 letters, each a or b, expected"),
    ('[[seat]]\ncleared = ["dollar"]', "seat[0].cleared: discs gone from the board: 1, but"),
    ('[[seat]]\nengine = "20"\n[[seat]]\nengine = "20"', "seat[1].engine: another engine stands on 20"),
    ('[[seat]]\nmasters = ["sm_1"]\n[[seat]]\nmasters = ["sm_1"]', "masters: sm_1 is in two places"),
    ("[[seat]]\nworkers = { cowboy = 9 }", "seat[0].workers.cowboy: 9 is outside 1..6"),
    ("[[seat]]\ncertificates = 5", "seat[0].certificates: no number of the certificate track is called 5"),
    ('[[seat]]\nobjectives = ["start_1"]\n[[seat]]\nobjectives = ["start_1"]',
     "seat[1].objectives: 'start_1' is somebody else's already"),
    ('jobs = [["cowboy"], ["cowboy"]]', "jobs[0]: a row has 2 spaces, not 1"),
    ('jobs = [["cowboy", "none"]]', "jobs: 3 workers were placed at the start, not 2"),
    ("turns_left = 1", "turns_left: the end begins when the job market is full"),
    ("first = 2", "first: there is no seat 2"),
    ('used = ["a"]', "used[0]: 'a': like \"c action 1\" expected"),
    ('seats = 1\nsam_deck = ["0"]', "sam_deck: '0': the number of a card of Sam's expected"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_what_cannot_be_is_refused(text: str, why: str) -> None:
    with pytest.raises(PositionError) as caught:
        laid_out(text)
    assert str(caught.value).startswith(why)
