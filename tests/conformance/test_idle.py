"""An option that says it has no effect has none: the game is the same, move for move, and it is refused."""

from typing import Any

import pytest

from tests.conformance.sample import GAMES, Case, Chooser
from wagontrain import Game, OptionError
from wagontrain.core.options import Option
from wagontrain.core.rng import key_of
from wagontrain.core.rules import settle
from wagontrain.core.state import OptionValue

DECISIONS = 250


def cases_without_effect(game: Game[Any]) -> list[tuple[Case, Case]]:
    """Each option where it has no effect, at its last value, and the same table without it."""
    found: list[tuple[Case, Case]] = []
    for seats in game.seats:
        for name, option in game.options.items():
            value = next(
                (other for other in reversed(option.choices) if other != option.default), option.default
            )
            for others in surroundings(game, option):
                plain = game.restore_options(seats, {**game.bot_options, **others})
                if option.without_effect(seats, plain):
                    changed = {**plain, name: value}
                    pair = [Case(game, seats, tuple(options.items())) for options in (plain, changed)]
                    found.append((pair[0], pair[1]))
    return found


def surroundings(game: Game[Any], option: Option) -> list[dict[str, OptionValue]]:
    """The defaults, and each value of another option beside which this one does not work."""
    found: list[dict[str, OptionValue]] = [{}]
    for need, fitting in option.needs.items():
        found += [{need: value} for value in game.options[need].choices if value not in fitting]
    return found


def new_unchecked(case: Case, seed: str) -> Any:
    """A game with the options of a case as they are, also those that `new` refuses."""
    s = case.game.blank(case.seats)
    s.key = key_of(seed)
    s.options = dict(case.options)
    case.game.start(s, case.seats)
    settle(s, case.game.rules)
    return s


NO_SUCH_GAME = {("villagers", "mini_villagers")}
"""Outside its seats this option names a game that cannot be set up: there is nothing to compare."""
CASES = [pytest.param(*pair, id=str(pair[1])) for game in GAMES for pair in cases_without_effect(game)]


@pytest.mark.parametrize(("plain", "changed"), CASES)
def test_an_option_without_effect_changes_nothing(plain: Case, changed: Case) -> None:
    game = plain.game
    differ = {name for name, value in changed.options if dict(plain.options)[name] != value}
    if {(game.name, name) for name in differ} & NO_SUCH_GAME:
        return
    one, other = plain.new("idle"), new_unchecked(changed, "idle")
    choose = Chooser(game, "idle")
    for _ in range(DECISIONS):
        legal = game.legal(one)
        assert game.legal(other) == legal
        if not legal:
            break
        action = choose(legal)
        game.apply(one, action)
        game.apply(other, action)
    assert game.scores(one) == game.scores(other)
    assert seen(game, one, plain.seats) == seen(game, other, plain.seats)


@pytest.mark.parametrize(("plain", "changed"), CASES)
def test_an_option_without_effect_is_refused_and_not_restored(plain: Case, changed: Case) -> None:
    with pytest.raises(OptionError, match="has no effect"):
        changed.new("idle")
    restored = plain.game.restore_options(changed.seats, dict(changed.options))
    assert restored == dict(plain.options)


def seen(game: Game[Any], s: Any, seats: int) -> list[dict[str, object]]:
    """What each seat sees, but for the options themselves."""
    views = [game.observe(s, seat) for seat in range(seats)]
    return [{key: view[key] for key in view if key != "options"} for view in views]
