"""A clone is equal and independent, and no field is forgotten by it or by saving."""

from typing import Any

import pytest

from tests.conformance.sample import CASES, Case, Chooser, Sample
from wagontrain import Game
from wagontrain.core.events import Event
from wagontrain.core.state import Frame

COMMON = ("todo", "key", "counters", "reveals", "options", "log")


def fields_of(thing: object) -> dict[str, Any]:
    """The attributes of a plain or compiled object."""
    names = [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]
    return {name: getattr(thing, name) for name in names}


def plain(value: object) -> object:
    """A value that can be compared: objects become their fields."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, (bool, int, str, bytes, dict, type(None))):
        return value
    if isinstance(value, Frame):
        return [value.rule, value.seat, value.a, value.b, value.c]
    return {name: plain(item) for name, item in fields_of(value).items()}


def check_clone(sample: Sample) -> None:
    """Equal in every field, silent, and neither side feels what happens to the other."""
    game, s = sample.case.game, sample.state
    log: list[Event] = []
    s.log = log
    other = game.clone(s)
    s.log = None
    assert other.log is None
    assert plain(other) == plain(s)
    before = plain(s)
    played_on(game, other, str(sample))
    assert plain(s) == before
    original, copied = game.clone(s), game.clone(s)
    played_on(game, original, str(sample))
    assert plain(copied) == before
    assert plain(original) == plain(other)


def played_on(game: Game[Any], s: Any, seed: str, steps: int = 40) -> None:
    """Some more random play."""
    choose = Chooser(game, seed)
    for _ in range(steps):
        legal = game.legal(s)
        if not legal:
            return
        game.apply(s, choose(legal))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_clones_are_equal_and_independent(case: Case) -> None:
    for sample in case.samples():
        check_clone(sample)


@pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=str)
def test_a_clone_forgets_no_field(case: Case) -> None:
    """Each field in turn gets a value of its own, at the table and at every seat."""
    for holder in range(-1, case.seats):
        s = case.new()
        names = fields_of(s if holder < 0 else s.seats[holder])
        for name in set(names) - {*COMMON, "seats"}:
            s = case.new()
            thing = s if holder < 0 else s.seats[holder]
            setattr(thing, name, another(getattr(thing, name)))
            other = case.game.clone(s)
            copied = other if holder < 0 else other.seats[holder]
            assert getattr(copied, name) == getattr(thing, name), name


def another(value: object) -> object:
    """A different value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    assert isinstance(value, tuple)
    return (*value, ()) if value and isinstance(value[0], tuple) else (*value, 7)


@pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=str)
def test_saving_forgets_no_field(case: Case) -> None:
    s = case.new()
    declared = {field.name for field in case.game.state_fields}
    assert set(fields_of(s)) - {*COMMON, "seats"} == declared
    for seat, saved in zip(s.seats, case.game.save_seats(s), strict=False):
        assert set(fields_of(seat)) == set(saved)
