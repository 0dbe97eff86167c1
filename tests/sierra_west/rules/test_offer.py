"""SW-17.8, SW-17.9: the offer to score after rounds of passing, and the limit of rounds."""

import json

import pytest

from tests.sierra_west.build import asked, end_turn, event_args, give, options, play, said, table
from wagontrain import LoadError
from wagontrain.core.game import checksum
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.components import QUIET_ROUNDS
from wagontrain.sierra_west.names import AGREED, NOT_TRIGGERED, PLAYING, TRIGGERED
from wagontrain.sierra_west.state import State


def pass_turn(s: State) -> None:
    """Plan anything, decline everything, do nothing but pass."""
    seat = s.turn
    while s.turn == seat and asked(s) != "offer-scoring" and not s.ended:
        texts = options(s)
        play(s, next((text for text in ("pass", "decline", "put deck") if text in texts), texts[0]))


def pass_rounds(s: State, rounds: int) -> State:
    """Rounds in which everybody only passes."""
    for _ in range(rounds * len(s.seats)):
        pass_turn(s)
    return s


def offered() -> State:
    """A table of three, the second of whom plays first, that has just been offered to score."""
    s = GAME.new(3, "a vote", {"first_player": "2"})
    s.log = []
    return pass_rounds(s, QUIET_ROUNDS)


@pytest.mark.rule("SW-17.8")
def test_after_rounds_of_passing_all_are_asked_and_all_must_agree() -> None:
    s = offered()
    assert (asked(s), GAME.asked(s).args) == ("offer-scoring", {"rounds": QUIET_ROUNDS})
    assert options(s) == ["score-now", "play-on"]
    seats = []
    while s.todo:
        assert s.ended == PLAYING
        seats.append(GAME.to_act(s))
        play(s, "score-now")
    assert seats == [1, 2, 0]
    assert (s.ended, GAME.end_reason(s), GAME.legal(s)) == (AGREED, "agreed", [])
    assert said(s, "chose-scoring") == 3


@pytest.mark.rule("SW-17.8b")
@pytest.mark.parametrize("agree", [0, 1, 2])
def test_whoever_wants_to_play_on_ends_the_vote(agree: int) -> None:
    s = offered()
    for _ in range(agree):
        play(s, "score-now")
    play(s, "play-on")
    assert (asked(s), GAME.to_act(s), s.turn, s.ended) == ("lay-card", 1, 1, PLAYING)
    assert said(s, "chose-playing-on") == 1
    pass_rounds(s, QUIET_ROUNDS - 1)
    assert asked(s) == "lay-card"
    pass_rounds(s, 1)
    assert asked(s) == "offer-scoring"  # again, after as many rounds


@pytest.mark.rule("SW-17.8")
@pytest.mark.parametrize("rounds", range(QUIET_ROUNDS))
def test_fewer_rounds_of_passing_bring_no_offer(rounds: int) -> None:
    s = pass_rounds(table(2), rounds)
    assert (asked(s), s.quiet_rounds) == ("lay-card", rounds)


@pytest.mark.rule("SW-17.8a")
def test_any_other_move_makes_the_rounds_count_from_the_start() -> None:
    s = pass_rounds(table(2), QUIET_ROUNDS - 1)
    while asked(s) != "pioneer":
        play(s, "decline" if "decline" in options(s) else options(s)[0])
    play(s, "start hat")
    end_turn(s)
    assert s.active_round
    pass_turn(s)
    assert (asked(s), s.quiet_rounds, s.active_round) == ("lay-card", 0, False)


@pytest.mark.rule("SW-17.8a")
def test_an_animal_that_is_trapped_is_more_than_passing() -> None:
    s = pass_rounds(table(2), QUIET_ROUNDS - 1)
    give(s, 1, food=1, wood=1, stone=1)
    while asked(s) != "trap-animal":
        if asked(s) == "pioneer":
            play(s, "pass")
        else:
            play(s, options(s)[0])
    play(s, options(s, "trap")[0])
    assert s.active_round


@pytest.mark.rule("SW-17.8a")
def test_once_the_end_is_triggered_or_alone_nothing_is_offered() -> None:
    s = table(2)
    s.ending, s.quiet_rounds = TRIGGERED, QUIET_ROUNDS - 1
    pass_rounds(s, 1)
    assert asked(s) == "lay-card"
    solo = table(1)
    for _ in range(QUIET_ROUNDS + 1):
        while asked(solo) != "pioneer":
            play(solo, options(solo)[0])
        play(solo, "pass")
    assert (said(solo, "scoring-offered"), solo.quiet_rounds) == (0, 0)


@pytest.mark.rule("SW-17.9")
def test_a_limit_of_rounds_ends_the_game_before_an_offer() -> None:
    s = table(2, round_limit=10)
    s.round, s.quiet_rounds = 10, QUIET_ROUNDS - 1
    pass_rounds(s, 1)
    assert GAME.end_reason(s) == "round-limit"


def test_the_offer_is_saved_and_seen_by_all() -> None:
    s = offered()
    for _ in range(3):
        saved = GAME.save(s)
        assert GAME.save(GAME.load(json.loads(json.dumps(saved)))) == saved
        seen = [GAME.observe(s, viewer)["to_act"] for viewer in (None, 0, 1, 2)]
        assert seen == [GAME.to_act(s)] * 4
        for viewer in (None, 0, 1, 2):
            assert GAME.legal(GAME.resample(s, viewer, "x")) == GAME.legal(s)
        play(s, "score-now")
    assert GAME.save(GAME.load(GAME.save(s))) == GAME.save(s)


@pytest.mark.parametrize(
    "change",
    [
        {"quiet_rounds": 1},
        {"active_round": True},
        {"ending": NOT_TRIGGERED + 1},
        {"todo": [["begin-turn", 1, 0, 0, 0], ["offer-scoring", 1, 0, 0, 0]]},
        {"todo": [["begin-turn", 1, 0, 0, 0], ["offer-scoring", 0, 0, 0, 1]]},
        {"todo": [["offer-scoring", 0, 0, 0, 0]]},
        {"todo": [["begin-turn", 0, 0, 0, 0], ["offer-scoring", 0, 0, 0, 0]]},
    ],
)
def test_an_offer_that_cannot_be_is_not_loaded(change: dict[str, object]) -> None:
    s = offered()
    saved = json.loads(json.dumps(GAME.save(s)))
    for name, value in change.items():
        (saved if name == "todo" else saved["state"])[name] = value
    saved["check"] = checksum({name: saved[name] for name in saved if name != "check"})
    with pytest.raises(LoadError):
        GAME.load(saved)


def test_the_offer_is_told() -> None:
    s = offered()
    assert event_args(s, "scoring-offered") == [(QUIET_ROUNDS,)]
