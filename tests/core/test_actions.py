"""Actions: ints inside, words outside, and errors that say what would be right."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core import toy
from wagontrain.core.actions import ActionSpace, Kind, Verb
from wagontrain.core.errors import NotAnAction

COLOURS = Kind("colour", ("red", "green", "blue"), element="card")
ROWS = Kind("row", size=4, first=1, element="row")
MANY = Kind("number", tuple(f"n{i}" for i in range(20)))
WAIT = Verb("wait", "T-1")
PAINT = Verb("paint", "T-2", COLOURS)
MOVE = Verb("move", "T-3", ROWS, COLOURS.called("colour-from"), COLOURS.called("colour-to"))
COUNT = Verb("count", "T-4", MANY)
WORDS = ["wait", "Paint", "move", "count", "RED", "green", "blue", "1", "4", "5", "n0", "n19"]
SPACE = ActionSpace(WAIT, PAINT, MOVE, COUNT)


@pytest.mark.parametrize("space", [SPACE, toy.ACTIONS])
def test_every_int_has_a_text_of_its_own_and_comes_back(space: ActionSpace) -> None:
    texts = [space.text(action) for action in range(space.size)]
    assert len(set(texts)) == space.size
    assert [space.parse(text) for text in texts] == list(range(space.size))


@pytest.mark.parametrize("space", [SPACE, toy.ACTIONS])
def test_every_int_is_rebuilt_from_its_arguments(space: ActionSpace) -> None:
    for action in range(space.size):
        verb = space.verb(action)
        a, b, c = verb.args(action)
        assert verb.of(a, b, c) == action
        assert verb.first(action) == a
        assert [other.name for other in space.verbs if other.has(action)] == [verb.name]


def test_verbs_lie_end_to_end_in_the_order_given() -> None:
    assert [SPACE.text(i) for i in range(6)] == ["wait", "paint red", "paint green", "paint blue", *MOVES]
    assert SPACE.size == 1 + 3 + 4 * 3 * 3 + 20


MOVES = ["move 1 red red", "move 1 red green"]


def test_larger_arguments_make_larger_ints() -> None:
    actions = [MOVE.of(row, x, y) for row in range(4) for x in range(3) for y in range(3)]
    assert actions == list(range(actions[0], actions[0] + 36))


@pytest.mark.parametrize("text", ["  paint   GREEN ", "Paint green", "paint\tgreen"])
def test_case_and_spacing_do_not_matter(text: str) -> None:
    assert SPACE.parse(text) == PAINT.of(1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty line is not an action"),
        ("  \n", "an empty line is not an action"),
        ("pain red", "'pain' is not a verb of this game: did you mean 'paint'?"),
        ("xyzzy", "'xyzzy' is not a verb of this game: the verbs are wait, paint, move, count"),
        ("paint", "'paint': 'paint' is written 'paint <colour>'"),
        ("wait now", "'wait now': 'wait' is written 'wait'"),
        ("move 1", "'move 1': 'move' is written 'move <row> <colour-from> <colour-to>'"),
        ("paint gren", "'gren' is not a valid colour of 'paint': did you mean 'green'?"),
        ("paint 7", "'7' is not a valid colour of 'paint': it takes one of red, green, blue"),
        ("move 5 red red", "'5' is not a valid row of 'move': it takes a number from 1 to 4"),
        ("move 0 red red", "'0' is not a valid row of 'move': it takes a number from 1 to 4"),
        ("move 1 red mauve", "'mauve' is not a valid colour-to of 'move': it takes one of red, green, blue"),
        ("count zebra", "'zebra' is not a valid number of 'count': it takes the name of a number"),
    ],
)
def test_a_wrong_text_is_told_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(NotAnAction) as error:
        SPACE.parse(text)
    assert str(error.value) == message


@pytest.mark.parametrize("row", ["01", "+1", "-1", "1.0", "١", "²", "1_0", "1" * 5000])
def test_a_number_is_written_in_one_way_only(row: str) -> None:
    with pytest.raises(NotAnAction, match="it takes a number from 1 to 4"):
        SPACE.parse(f"move {row} red red")


@given(st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_no_text_breaks_the_parser(text: str) -> None:
    try:
        action = SPACE.parse(text)
    except NotAnAction:
        return
    assert SPACE.text(action) == " ".join(text.lower().split())


@pytest.mark.parametrize("action", [-1, SPACE.size, SPACE.size + 100])
def test_a_number_outside_the_space_is_no_action(action: int) -> None:
    with pytest.raises(NotAnAction, match=f"{action} is not an action: .* from 0 to {SPACE.size - 1}"):
        SPACE.text(action)


def test_a_very_long_text_gets_a_short_error() -> None:
    for text in ("x" * 10_000, "wait " * 5_000, "paint " + "y" * 10_000):
        with pytest.raises(NotAnAction) as error:
            SPACE.parse(text)
        assert len(str(error.value)) < 200


def test_a_verb_takes_at_most_three_arguments() -> None:
    with pytest.raises(ValueError, match="at most three"):
        Verb("juggle", "T-9", ROWS, ROWS, ROWS, ROWS)


def test_a_verb_may_be_declared_where_it_is_added() -> None:
    space = ActionSpace(Verb("stop", "T-1"))
    go = space.declare("go", "T-2", ROWS)
    stay = space.declare("stay", "T-3")
    assert [verb.name for verb in space.verbs] == ["stop", "go", "stay"]
    assert (go.rule, go.of(0), go.of(3), stay.of(), space.size) == ("T-2", 1, 4, 5, 6)
    assert [space.text(action) for action in range(6)] == ["stop", "go 1", "go 2", "go 3", "go 4", "stay"]
    assert [space.parse(space.text(action)) for action in range(6)] == list(range(6))


def test_two_verbs_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two verbs"):
        ActionSpace(Verb("wait", "T-1"), Verb("wait", "T-1"))


def test_a_kind_under_another_label_keeps_its_members() -> None:
    other = ROWS.called("row-to")
    assert (other.name, other.label, other.element) == ("row", "row-to", "row")
    assert [other.text(i) for i in range(other.size)] == ["1", "2", "3", "4"]
