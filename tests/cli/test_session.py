"""Undo and redo at the table: never past a moment when something hidden came out or another seat answered."""

from tests.core.toy import BID, BURN, DRAW, GAME, MAKE_BID, MAY_BURN, PASS, PLAY, TAKE_TURN, State
from wagontrain.cli.session import Session
from wagontrain.core.replay import Replay


def table(*players: str | None, seed: str = "undo") -> Session:
    """A table of the toy game with these players."""
    seats = len(players)
    names = ["Ann", "Bob", "Cy"][:seats]
    replay = Replay.begin(GAME, seats, seed, {}, names)
    return Session(GAME, GAME.new(seats, seed), names, list(players), replay)


def asked(session: Session) -> tuple[int, int]:
    """The rule and the seat that are asked."""
    frame = session.s.todo[-1]
    return frame.rule, frame.seat


def play_a_card(session: Session) -> None:
    session.play(next(action for action in GAME.legal(session.s) if PLAY.has(action)))


def saved(s: State) -> dict[str, object]:
    return GAME.save(s)


def test_a_decision_is_taken_back_with_log_and_record() -> None:
    session = table(None, None)
    before = saved(session.s)
    play_a_card(session)
    assert asked(session) == (MAY_BURN, 0)
    assert session.undo(0)
    assert saved(session.s) == before
    assert session.log == []
    assert session.replay is not None
    assert session.replay.actions == []


def test_what_was_taken_back_can_be_played_again() -> None:
    session = table(None, None)
    play_a_card(session)
    after = saved(session.s)
    session.undo(0)
    assert session.redo()
    assert saved(session.s) == after
    assert not session.redo()
    session.undo(0)
    session.play(DRAW.of())
    assert not session.redo()


def test_nothing_is_taken_back_once_something_hidden_came_out() -> None:
    session = table(None, None)
    session.play(DRAW.of())
    assert not session.undo(0)
    assert session.why_no_undo(0) == "undo-revealed"
    play_a_card(session)
    assert session.can_undo(1)
    session.play(BURN.of())
    assert not session.can_undo(1)


def test_nothing_is_taken_back_once_another_seat_answered() -> None:
    session = table(None, None)
    play_a_card(session)
    session.play(PASS.of())
    assert session.can_undo(0)
    assert not session.can_undo(1)
    play_a_card(session)
    assert not session.undo(0)
    assert session.why_no_undo(0) == "undo-other-player"
    assert session.undo(1)
    assert asked(session) == (TAKE_TURN, 1)


def test_a_bot_that_answered_is_a_barrier() -> None:
    session = table(None, "first")
    play_a_card(session)
    session.play(PASS.of())
    session.play_bot()
    assert not session.can_undo(0)
    assert session.why_no_undo(0) == "undo-other-player"


def test_forced_steps_go_back_with_the_decision_before_them() -> None:
    s = GAME.new(1, "poor", {"purse": "empty"})
    replay = Replay.begin(GAME, 1, "poor", {"purse": "empty"}, ["Ann"])
    session = Session(GAME, s, ["Ann"], [None], replay)
    play_a_card(session)
    assert asked(session) == (MAKE_BID, 0)
    assert GAME.legal(session.s) == [BID.of(0)]
    assert session.undo(0)
    assert asked(session) == (TAKE_TURN, 0)
    assert not session.can_undo(0)


def test_the_record_of_a_finished_game_verifies() -> None:
    from wagontrain.core.replay import verify

    session = table("random", "first", "random")
    while session.s.todo:
        session.play_bot()
    assert session.replay is not None
    assert verify(GAME, Replay.read(session.replay.write())) == []
