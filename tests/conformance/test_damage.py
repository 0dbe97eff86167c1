"""Damaged saves of every game: an error that names the field, never a crash, never a wrong state."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.sample import CASES, GAMES, LONGEST, Chooser
from tests.core.damage import damages, signed
from wagontrain import Game, LoadError


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(data=st.data())
def test_no_damage_goes_unnoticed(game: Game[Any], data: st.DataObject) -> None:
    tree = saved(game, data)
    changed = data.draw(damages(tree))
    if json.dumps(changed) == json.dumps(tree):
        return
    with pytest.raises(LoadError, match=": "):
        game.load(changed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(data=st.data())
def test_a_forged_save_is_refused_or_plays_to_its_end(game: Game[Any], data: st.DataObject) -> None:
    """With the check made again only the state itself can tell: what is taken must be playable."""
    tree = data.draw(damages(saved(game, data)))
    try:
        s = game.load(signed(tree) if isinstance(tree, dict) else tree)
    except LoadError as error:
        named = ": " in str(error)
    else:
        named = plays_to_its_end(game, s)
    assert named


def saved(game: Game[Any], data: st.DataObject) -> dict[str, Any]:
    """A saved game, as a file holds it."""
    case = data.draw(st.sampled_from([case for case in CASES if case.game is game]))
    sample = data.draw(st.sampled_from(case.samples()))
    tree: dict[str, Any] = json.loads(json.dumps(game.save(sample.state)))
    return tree


def plays_to_its_end(game: Game[Any], s: Any) -> bool:
    choose = Chooser(game, "forged")
    for _ in range(LONGEST):
        legal = game.legal(s)
        if not legal:
            return game.end_reason(s) != ""
        for viewer in (None, 0):
            game.observe(s, viewer)
        game.apply(s, choose(legal))
    return False
