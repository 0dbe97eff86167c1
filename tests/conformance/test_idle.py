"""An option changes nothing where it says that it does not: the game is the same, move for move."""

from typing import Any

import pytest

from tests.conformance.sample import GAMES, Case, Chooser
from wagontrain import Game
from wagontrain.core.options import Option
from wagontrain.core.table import OptionValue

DECISIONS = 250


def idle_cases(game: Game[Any]) -> list[tuple[Case, Case]]:
    """Each option where it is idle, at its last value, and the same table without it."""
    found: list[tuple[Case, Case]] = []
    for seats in game.seats:
        for name, option in game.options.items():
            value = next(
                (other for other in reversed(option.choices) if other != option.default), option.default
            )
            for others in surroundings(game, option):
                plain = game.check(seats, {**game.bot_options, **others})
                if option.idle(seats, plain):
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


@pytest.mark.parametrize(
    ("plain", "idle"),
    [pytest.param(*pair, id=str(pair[1])) for game in GAMES for pair in idle_cases(game)],
)
def test_an_idle_option_changes_nothing(plain: Case, idle: Case) -> None:
    game = plain.game
    one, other = plain.new("idle"), idle.new("idle")
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


def seen(game: Game[Any], s: Any, seats: int) -> list[dict[str, object]]:
    """What each seat sees, but for the options themselves."""
    views = [game.observe(s, seat) for seat in range(seats)]
    return [{key: view[key] for key in view if key != "options"} for view in views]
