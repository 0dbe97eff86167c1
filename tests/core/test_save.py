"""Saving and loading: whole, mid-decision; and every kind of damage gets an error that names the field."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.damage import damages, signed
from tests.core.toy import GAME, OPEN_BIDS, START_ROUND, TAKE_TURN, State
from wagontrain.core.errors import LoadError
from wagontrain.core.fields import flag, load_fields, numbers, rows, save_fields, whole
from wagontrain.core.state import NOBODY, Frame

Saved = dict[str, Any]


def midgame(steps: int = 5) -> State:
    """A game in the middle of a round: two cards are played, a bid is made."""
    s = GAME.new(2, "save me", {"rounds": 3})
    for text in ("play " + GAME.text(GAME.legal(s)[1])[5:], "burn", "draw", "bid 2")[:steps]:
        GAME.play(s, text)
    return s


def saved(steps: int = 5) -> Saved:
    """What a file would hold."""
    data: Saved = json.loads(json.dumps(GAME.save(midgame(steps))))
    return data


def refused(data: object) -> str:
    """The error that loading gives."""
    with pytest.raises(LoadError) as error:
        GAME.load(data)
    return str(error.value)


@pytest.mark.parametrize("steps", range(5))
def test_what_was_saved_plays_on_identically(steps: int) -> None:
    s = midgame(steps)
    other = GAME.load(saved(steps))
    while GAME.legal(s):
        assert GAME.legal(other) == GAME.legal(s)
        assert GAME.save(other) == GAME.save(s)
        GAME.apply(s, GAME.legal(s)[-1])
        GAME.apply(other, GAME.legal(other)[-1])
    assert GAME.save(other) == GAME.save(s)
    assert GAME.save(GAME.load(GAME.save(s))) == GAME.save(s)


def test_saving_takes_no_part_of_the_state_along() -> None:
    s = midgame()
    data = GAME.save(s)
    before = copy.deepcopy(data)
    GAME.apply(s, GAME.legal(s)[0])
    assert data == before


@pytest.mark.parametrize("name", [name for name in saved() if name != "format"])
def test_nothing_may_be_missing(name: str) -> None:
    data = saved()
    del data[name]
    assert refused(data) == f"{name}: missing"


@pytest.mark.parametrize("where", ["state", "players"])
def test_no_field_may_be_missing_or_unknown(where: str) -> None:
    names = list(saved()["state"] if where == "state" else saved()["players"][1])
    path = "state" if where == "state" else "players[1]"
    for name in names:
        data = saved()
        fields = data["state"] if where == "state" else data["players"][1]
        del fields[name]
        assert refused(data) == f"{path}.{name}: missing"
    fields["hat"] = 1
    assert refused(data) == f"{path}.hat: no such field"


def test_nothing_may_be_unknown() -> None:
    assert refused({**saved(), "hat": 1}) == "hat: no such field"


@pytest.mark.parametrize("data", [None, 1, "x", [], [saved()], True, {1: 2}])
def test_only_an_object_is_a_saved_game(data: object) -> None:
    assert refused(data).startswith("the saved game: an object expected, not ")


def test_an_empty_object_is_told_what_is_expected() -> None:
    assert refused({}) == "format: 'wagontrain state 1' expected, not None"


Change = Callable[[Saved], object]


def put(*path: str | int, value: object) -> Change:
    """A change of one place of the saved game."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


WRONG: list[tuple[Change, str]] = [
    (
        put("format", value="wagontrain state 0"),
        "format: 'wagontrain state 1' expected, not 'wagontrain state 0'",
    ),
    (put("game", value="gwt"), "game: this is a save of 'gwt', not of 'toy'"),
    (put("version", value=2), "version: saved under rules 2, these are 1"),
    (put("version", value=True), "version: a whole number expected, not True"),
    (put("version", value="1"), "version: a whole number expected, not '1'"),
    (put("tables", value="0123"), f"tables: saved with '0123', in use are '{GAME.tables}'"),
    (put("seats", value=4), "seats: 4 is outside 1..3"),
    (put("seats", value=1.0), "seats: a whole number expected, not 1.0"),
    (put("seats", value=3), "players: a list of 3 expected"),
    (put("options", value=[]), "options: an object expected, not []"),
    (put("options", "rounds", value=7), "options: option 'rounds' cannot be 7: allowed are 2, 3"),
    (
        put("options", "hat", value=7),
        "options: no option is called 'hat': there are burning, rounds, purse, packs",
    ),
    (put("key", value="00"), "key: 64 hexadecimal digits expected, not '00'"),
    (put("key", value="g" * 64), f"key: 64 hexadecimal digits expected, not '{'g' * 36}..."),
    (put("key", value=7), "key: 64 hexadecimal digits expected, not 7"),
    (put("counters", value=[1]), "save.counters: 2 entries expected, not 1"),
    (put("counters", 0, value=-1), f"save.counters[0]: -1 is outside 0..{1 << 62}"),
    (put("counters", 0, value=1 << 70), f"save.counters[0]: {1 << 70} is outside 0..{1 << 62}"),
    (put("reveals", value=None), "save.reveals: a whole number expected, not None"),
    (put("todo", value={}), "todo: a list expected, not {}"),
    (put("todo", 0, value=[]), "todo[0]: a rule and four numbers expected, not []"),
    (put("todo", 0, 0, value="sing"), "todo[0][0]: no rule is called 'sing'"),
    (put("todo", 0, 0, value=["sing"]), "todo[0][0]: no rule is called ['sing']"),
    (put("todo", 0, 1, value=2), "todo[0][1]: there is no seat 2"),
    (put("todo", 0, 1, value=-2), "todo[0][1]: there is no seat -2"),
    (put("todo", 0, 2, value="0"), "todo[0][2]: a whole number expected, not '0'"),
    (put("todo", 0, 4, value=False), "todo[0][4]: a whole number expected, not False"),
    (put("state", value=None), "state: an object expected, not None"),
    (put("state", "deck", value="none"), "state.deck: a list expected, not 'none'"),
    (put("state", "deck", 0, value=12), "state.deck[0]: 12 is outside 0..11"),
    (put("state", "deck", 1, value=1.5), "state.deck[1]: a whole number expected, not 1.5"),
    (put("state", "winners", value=[3]), "state.winners[0]: a list expected, not 3"),
    (put("state", "winners", value=[[0, 1], [0, 9]]), "state.winners[1][1]: 9 is outside 0..6"),
    (put("state", "over", value=0), "state.over: true or false expected, not 0"),
    (put("state", "round", value=True), "state.round: a whole number expected, not True"),
    (put("players", value={}), "players: a list of 2 expected"),
    (put("players", 1, value=7), "players[1]: an object expected, not 7"),
    (put("players", 1, "coins", value=100), "players[1].coins: 100 is outside 0..99"),
    (put("players", 0, "hand", value=None), "players[0].hand: a list expected, not None"),
]


@pytest.mark.parametrize(("change", "message"), WRONG, ids=[message[:40] for _, message in WRONG])
@pytest.mark.parametrize("forged", [False, True])
def test_a_wrong_value_is_named_even_with_a_new_check(change: Change, message: str, forged: bool) -> None:
    data = saved()
    change(data)
    assert refused(signed(data) if forged else data) == message


def test_an_edited_number_is_noticed_by_the_check() -> None:
    for path in (("reveals",), ("players", 1, "coins"), ("players", 1, "points"), ("counters", 0)):
        data = saved()
        put(*path, value=1 if path[-1] == "points" else 0)(data)
        assert refused(data) == "check: the saved game was changed after it was written"
    data = saved()
    data["check"] = None
    assert refused(data).startswith("check: ")


def test_a_card_that_is_there_twice_is_noticed_even_with_a_new_check() -> None:
    data = saved()
    data["state"]["deck"][0] = data["state"]["deck"][1]
    assert refused(signed(data)).startswith("state.deck: ")


@pytest.mark.parametrize(
    ("todo", "message"),
    [
        ([Frame(TAKE_TURN, 0)], "todo: not a round"),
        ([Frame(START_ROUND, NOBODY)], "todo: not a round"),
        ([Frame(OPEN_BIDS, 0)], "todo[0]: no such entry is ever made"),
        ([Frame(TAKE_TURN, 1, 5)], "todo[0]: no such entry is ever made"),
        ([], "state.over: does not fit todo"),
        ([Frame(OPEN_BIDS, NOBODY)], "state.bids: does not fit todo"),
    ],
)
def test_a_stack_that_is_never_built_is_refused(todo: list[Frame], message: str) -> None:
    s = midgame()
    s.todo = todo
    assert refused(GAME.save(s)) == message


def test_a_step_left_on_top_of_the_stack_is_refused() -> None:
    """Core looks at the top itself: what runs by itself was never left undone."""
    s = midgame()
    s.todo = [Frame(OPEN_BIDS, NOBODY)]
    s.bids = (0, 0)
    assert refused(GAME.save(s)) == "todo[0]: nobody can be asked this"


def test_a_truncated_file_is_no_json() -> None:
    """Reading the file is the caller's part; no shorter text is a JSON object."""
    text = json.dumps(saved())
    for length in range(0, len(text), 97):
        with pytest.raises(ValueError, match=r"Expecting|Unterminated|Invalid"):
            json.loads(text[:length])


@given(st.data(), st.integers(0, 4), st.booleans())
def test_no_damage_breaks_the_loader_or_makes_a_wrong_state(
    data: st.DataObject, steps: int, forge: bool
) -> None:
    """One to three changes anywhere: a LoadError with a message, or a state that plays to its end."""
    tree: object = saved(steps)
    original = tree
    for _ in range(data.draw(st.integers(1, 3))):
        tree = data.draw(damages(tree))
    if forge and isinstance(tree, dict):
        tree = signed(tree)
    try:
        s = GAME.load(tree)
    except LoadError as error:
        named = ": " in str(error)
    else:
        assert forge or tree == original
        named = plays_to_its_end(s)
    assert named


def plays_to_its_end(s: State) -> bool:
    while GAME.legal(s):
        GAME.apply(s, GAME.legal(s)[0])
    return s.over


class Holder:
    """Something with one attribute of each shape."""

    number: int = 3
    switch: bool = True
    row: tuple[int, ...] = (1, 2)
    grid: tuple[tuple[int, ...], ...] = ((1,), (), (2, 3))


FIELDS = (whole("number", 1, 5), flag("switch"), numbers("row", length=2), rows("grid", low=1, length=3))


def test_fields_of_every_shape_come_back() -> None:
    data = json.loads(json.dumps(save_fields(Holder(), FIELDS)))
    assert data == {"number": 3, "switch": True, "row": [1, 2], "grid": [[1], [], [2, 3]]}
    holder = Holder()
    load_fields(holder, FIELDS, {"number": 1, "switch": False, "row": [5, 6], "grid": [[], [], [7]]}, "it")
    assert (holder.number, holder.switch, holder.row, holder.grid) == (1, False, (5, 6), ((), (), (7,)))
    load_fields(holder, FIELDS, data, "it")
    assert save_fields(holder, FIELDS) == data


def test_a_list_of_the_wrong_length_is_named() -> None:
    data = {"number": 3, "switch": True, "row": [1, 2, 3], "grid": [[1], [], [2, 3]]}
    with pytest.raises(LoadError, match=r"it\.row: 2 entries expected, not 3"):
        load_fields(Holder(), FIELDS, data, "it")
