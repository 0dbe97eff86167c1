"""The doors of a game: new, play, explain, targets and the rest, on the toy game."""

import json

import pytest

import wagontrain
from tests.core.toy import CAST, DRAWN, GAME, PLAYED, State
from wagontrain import NOBODY, Ask, GameOver, NotAnAction, NotLegalNow


def finished() -> State:
    s = GAME.new(2, "end")
    while GAME.legal(s):
        GAME.apply(s, GAME.legal(s)[0])
    return s


def bidding() -> State:
    """Both seats have drawn; seat 0 bids, with an empty purse."""
    s = GAME.new(2, "doors", {"purse": "empty"})
    GAME.play(s, "draw")
    GAME.play(s, "draw")
    return s


def test_the_same_seats_seed_and_options_give_the_same_game() -> None:
    assert GAME.save(GAME.new(3, "a")) == GAME.save(GAME.new(3, "a"))
    assert GAME.save(GAME.new(3, "a")) != GAME.save(GAME.new(3, "b"))
    assert GAME.save(GAME.new(3)) == GAME.save(GAME.new(3, ""))


def test_the_first_decision_is_asked_at_once() -> None:
    s = GAME.new(2, "a")
    assert GAME.to_act(s) == 0
    assert GAME.asked(s) == Ask("take-turn", 0, {})
    assert GAME.text(GAME.legal(s)[0]) == "draw"


def test_a_question_brings_what_its_words_need() -> None:
    s = bidding()
    assert GAME.asked(s) == Ask("make-bid", 0, {"pips": s.die})


def test_playing_by_text_is_playing_by_number() -> None:
    s, other = GAME.new(2, "a"), GAME.new(2, "a")
    for _ in range(6):
        action = GAME.legal(s)[-1]
        GAME.apply(s, action)
        GAME.play(other, f"  {GAME.text(action).upper()} ")
        assert GAME.save(s) == GAME.save(other)


def test_the_end() -> None:
    s = finished()
    assert GAME.to_act(s) == NOBODY
    assert GAME.legal(s) == []
    assert GAME.asked(s) == Ask("over", NOBODY, {})
    assert GAME.end_reason(s) == "rounds"
    assert GAME.targets(s, 0) == []
    assert GAME.explain(s, "draw") == [("TOY-2", "game-over", {})]


@pytest.mark.parametrize("text", ["", "dance", "play", "play unicorn", "draw 1", "bid 3", "bid -1"])
def test_no_action(text: str) -> None:
    s = GAME.new(2, "a")
    before = GAME.save(s)
    with pytest.raises(NotAnAction):
        GAME.play(s, text)
    with pytest.raises(NotAnAction):
        GAME.explain(s, text)
    assert GAME.save(s) == before


def test_not_legal_now_says_why_and_what_would_be() -> None:
    s = bidding()
    before = GAME.save(s)
    with pytest.raises(NotLegalNow) as error:
        GAME.play(s, "bid 2")
    assert str(error.value) == "'bid 2' is not legal now; try 'bid 0'"
    assert error.value.reasons == [("TOY-4", "too-few-coins", {"coins": 0})]
    assert GAME.explain(s, "bid 2") == error.value.reasons
    assert GAME.save(s) == before


def test_a_verb_that_nobody_asked_for_gets_the_verbs_own_rule() -> None:
    s = bidding()
    with pytest.raises(NotLegalNow) as error:
        GAME.play(s, "draw")
    assert error.value.reasons == [("TOY-2", "not-asked", {"verb": "draw", "question": "make-bid"})]


def test_a_legal_action_needs_no_explaining() -> None:
    s = bidding()
    assert GAME.explain(s, "bid 0") == []


def test_after_the_end_nothing_can_be_played() -> None:
    s = finished()
    before = GAME.save(s)
    with pytest.raises(GameOver, match="the game is over"):
        GAME.play(s, "draw")
    with pytest.raises(NotAnAction):
        GAME.play(s, "dance")
    assert GAME.save(s) == before


def test_errors_of_the_doors_are_of_one_family() -> None:
    assert all(issubclass(kind, wagontrain.ActionError) for kind in (NotAnAction, NotLegalNow, GameOver))
    others = (wagontrain.ActionError, wagontrain.OptionError, wagontrain.LoadError, wagontrain.UnknownGame)
    assert all(issubclass(kind, wagontrain.WagontrainError) for kind in others)


def test_targets_are_the_elements_that_the_arguments_name() -> None:
    s = GAME.new(2, "a")
    action = GAME.legal(s)[1]
    assert GAME.targets(s, action) == ["hand-" + GAME.text(action).removeprefix("play ")]
    assert GAME.targets(s, GAME.parse("draw")) == []
    assert GAME.targets(s, GAME.parse("bid 1")) == []


def test_kinds_are_those_of_actions_and_events() -> None:
    assert sorted(GAME.kinds()) == ["card", "coins", "pips"]


def test_a_log_that_is_attached_hears_everything_from_then_on() -> None:
    s = GAME.new(2, "a")
    s.log = []
    GAME.play(s, "draw")
    GAME.apply(s, GAME.legal(s)[-1])
    assert [event.kind for event in s.log] == [DRAWN, PLAYED]
    assert s.log[0].to_json(1)["args"] == {}
    assert s.log[0].to_json(0)["args"] != {}
    while CAST not in [event.kind for event in s.log]:
        GAME.apply(s, GAME.legal(s)[0])
    assert GAME.clone(s).log is None


def test_an_option_can_take_a_question_away() -> None:
    """Without burning the step after a play is never asked."""
    for burning in (True, False):
        s = GAME.new(2, "a", {"burning": burning})
        GAME.apply(s, GAME.legal(s)[-1])
        assert GAME.asked(s).question == ("may-burn" if burning else "take-turn")


def test_a_question_goes_away_when_there_is_nothing_left_to_ask() -> None:
    """With an empty purse nobody is asked whether to burn."""
    s = GAME.new(2, "a", {"purse": "empty"})
    GAME.apply(s, GAME.legal(s)[-1])
    assert GAME.asked(s) == Ask("take-turn", 1, {})


def test_a_secret_choice_is_seen_by_its_owner_only() -> None:
    s = GAME.new(2, "secret")
    GAME.play(s, "draw")
    GAME.play(s, "draw")
    views = [GAME.observe(s, viewer) for viewer in (None, 1)]
    assert '"bid": 2' not in json.dumps(views)
    GAME.play(s, "bid 2")
    other = GAME.clone(s)
    other.bids = (0, -1)
    assert [GAME.observe(s, viewer) for viewer in (None, 1)] == [GAME.observe(other, v) for v in (None, 1)]
    assert GAME.observe(s, 0) != GAME.observe(other, 0)
    assert GAME.to_act(s) == 1


def test_a_solo_game_has_an_opponent_in_its_scores() -> None:
    assert [(score.seat, score.automa) for score in GAME.scores(GAME.new(1, "a"))] == [(0, False), (1, True)]
    assert not any(score.automa for score in GAME.scores(GAME.new(2, "a")))
