"""Whatever is played, with whatever options: nothing is lost, nothing appears, and every game ends.

Each game brings `tests/<game>/conservation.py`: `accounts(s)`, numbers that no action changes; `check(s)`,
what no state may show; `check_step(before, after)`, what no action may do; and `LONGEST_GAME`, in decisions.
`POSITIONS`, where a game has them, are laid-out positions with a method `lay_out(seed, seats, options)`: play
starts from one of them as often as from the beginning, so that what is rare in play is reached, too.
"""

import json
from importlib import import_module
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.conformance.sample import GAMES, Chooser, fitting
from tests.conftest import THOROUGH
from wagontrain import Game

# Shrinking is left out: each try would play a whole game. `note` tells how to reach the failure.
SETTINGS = settings(
    max_examples=300 if THOROUGH else 50,
    stateful_step_count=60,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)


class Play(RuleBasedStateMachine):
    """One game: actions, and between them a save, a clone or a look that must not matter."""

    game: Game[Any]
    laws: Any

    @initialize(data=st.data(), seed=st.text(max_size=8))
    def start(self, data: st.DataObject, seed: str) -> None:
        options = {
            name: data.draw(st.sampled_from(option.choices), label=name)
            for name, option in self.game.options.items()
            if data.draw(st.booleans(), label=f"choose {name}?")
        }
        seats = data.draw(st.sampled_from(self.game.seats), label="seats")
        positions = getattr(self.laws, "POSITIONS", ())
        position = None
        if positions and data.draw(st.booleans(), label="laid out?"):
            position = data.draw(st.sampled_from(positions), label="position")
            seats = max(2, seats)
        options = fitting(self.game, seats, options)
        note(f"{seats} seats, seed {seed!r}, {options}")
        if position is None:
            self.s = self.game.new(seats, seed, {**options, **self.game.bot_options})
        else:
            self.s = position.lay_out(seed, seats, options)
        self.start_accounts = self.laws.accounts(self.s)
        self.before = self.game.clone(self.s)
        self.decisions = 0

    def goes_on(self) -> bool:
        return bool(self.game.legal(self.s))

    @precondition(goes_on)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        legal = self.game.legal(self.s)
        self.take(data.draw(st.sampled_from(legal).map(self.game.text), label="action"))

    @precondition(goes_on)
    @rule(seed=st.integers(0, 999), steps=st.integers(2, 40))
    def act_often(self, seed: int, steps: int) -> None:
        """A stretch of random play, to reach the later rounds."""
        choose = Chooser(self.game, str(seed))
        for _ in range(steps):
            legal = self.game.legal(self.s)
            if legal:
                self.take(self.game.text(choose(legal)))
                self.holds()

    @rule()
    def save_and_load(self) -> None:
        self.s = self.game.load(json.loads(json.dumps(self.game.save(self.s))))

    @rule()
    def go_on_with_a_clone(self) -> None:
        self.s = self.game.clone(self.s)

    @rule(viewer=st.sampled_from([None, 0]))
    def look(self, viewer: int | None) -> None:
        self.game.observe(self.s, viewer)
        self.game.scores(self.s)

    @rule(viewer=st.sampled_from([None, 0]), seed=st.text(max_size=3))
    def go_on_in_another_deal(self, viewer: int | None, seed: str) -> None:
        """What may be true for a viewer keeps the laws too."""
        self.s = self.game.resample(self.s, viewer, seed)
        self.before = self.game.clone(self.s)

    def take(self, text: str) -> None:
        note(text)
        self.before = self.game.clone(self.s)
        self.game.play(self.s, text)
        self.decisions += 1

    @invariant()
    def holds(self) -> None:
        assert self.laws.accounts(self.s) == self.start_accounts
        self.laws.check(self.s)
        self.laws.check_step(self.before, self.s)
        assert self.decisions <= self.laws.LONGEST_GAME
        assert bool(self.game.legal(self.s)) == (self.game.end_reason(self.s) == "")

    def teardown(self) -> None:
        """Play to the end; an example that never started has nothing to play."""
        if not hasattr(self, "start_accounts"):
            return
        choose = Chooser(self.game, "to the end")
        while self.goes_on():
            self.take(self.game.text(choose(self.game.legal(self.s))))
            assert self.decisions <= self.laws.LONGEST_GAME
        self.holds()


def laws_of(game: Game[Any]) -> Any:
    """The laws that the game's tests bring along."""
    folder = "core" if game.name == "toy" else game.name
    return import_module(f"tests.{folder}.conservation")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_play_keeps_the_laws(game: Game[Any]) -> None:
    machine = type("PlayOf" + game.name.title(), (Play,), {"game": game, "laws": laws_of(game)})
    run_state_machine_as_test(machine, settings=SETTINGS)
