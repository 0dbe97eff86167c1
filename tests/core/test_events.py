"""Events: what happened, and who may read which part of it."""

import pytest

from wagontrain.core.actions import Kind
from wagontrain.core.events import EventKind, EventSpace
from wagontrain.core.state import NOBODY, BaseState

CARD = Kind("card", ("ant", "bee"))
SLOT = Kind("slot", size=3, first=1)
RAINED = EventKind("rained")
MOVED = EventKind("moved", CARD, SLOT.called("from"), SLOT.called("to"))
DREW = EventKind("drew", SLOT, CARD, hidden=1)
EVENTS = EventSpace(RAINED, MOVED, DREW)


def logged() -> BaseState:
    s = BaseState()
    s.log = []
    return s


def test_the_place_in_the_list_is_the_code() -> None:
    assert [kind.code for kind in EVENTS.kinds] == [0, 1, 2]


def test_a_public_event_is_told_to_everyone_alike() -> None:
    s = logged()
    s.say(MOVED, 1, 0, 2, 1)
    assert s.log is not None
    shown = [s.log[0].to_json(viewer) for viewer in (None, 0, 1, 2)]
    assert shown[0] == {
        "event": "moved",
        "seat": 1,
        "args": {"card": "ant", "from": "3", "to": "2"},
        "hidden": False,
    }
    assert shown == [shown[0]] * 4


def test_an_event_without_arguments() -> None:
    s = logged()
    s.say(RAINED, NOBODY, 5)
    assert s.log is not None
    assert s.log[0].args == ()
    assert s.log[0].to_json(None) == {"event": "rained", "seat": NOBODY, "args": {}, "hidden": False}


@pytest.mark.parametrize("seen_by", range(8))
def test_a_hidden_argument_is_for_the_seats_in_the_mask_only(seen_by: int) -> None:
    s = logged()
    s.whisper(DREW, 2, seen_by, 0, 1)
    assert s.log is not None
    event = s.log[0]
    for viewer in (None, 0, 1, 2):
        may = viewer is not None and bool(seen_by & 1 << viewer)
        assert event.may_read(viewer) == may
        assert event.args_for(viewer) == ((0, 1) if may else (0,))
        shown = event.to_json(viewer)
        assert shown["hidden"] != may
        assert ("bee" in str(shown)) == may
        assert shown["args"] == ({"slot": "1", "card": "bee"} if may else {"slot": "1"})


def test_said_to_all_the_hidden_part_stays_hidden_from_all() -> None:
    s = logged()
    s.say(DREW, 0, 1, 1)
    assert s.log is not None
    assert not any(s.log[0].may_read(viewer) for viewer in (None, 0, 1))


def test_an_event_takes_at_most_three_arguments() -> None:
    with pytest.raises(ValueError, match="at most three"):
        EventKind("juggled", SLOT, SLOT, SLOT, SLOT)
