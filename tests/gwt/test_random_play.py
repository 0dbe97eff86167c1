"""Random games over all options and seats: they end, and nothing is lost, leaked or left unexplained."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.conformance.sample import fitting
from tests.conftest import THOROUGH
from tests.gwt.conservation import LONGEST_GAME, accounts, check, check_step
from wagontrain.core.seqs import added_at
from wagontrain.gwt import GAME
from wagontrain.gwt.components import JOB_COLUMNS, JOB_ROWS
from wagontrain.gwt.names import BUILDER, COWBOY, ENGINEER
from wagontrain.gwt.state import State

GAMES = 600 if THOROUGH else 60
GAINS = ("gained", "fee_received")
PAYMENTS = ("paid", "fee_paid")


def random_options(choices: random.Random, seats: int) -> dict[str, object]:
    """Every option at any of its values, or random letters for the sides of the buildings."""
    values = {name: choices.choice(option.choices) for name, option in GAME.options.items()}
    if choices.random() < 0.3:
        values["building_sides"] = "".join([choices.choice("ab") for _ in range(12)])
    return dict(fitting(GAME, seats, values))


def enriched(s: State) -> None:
    """Money for everybody, and the workers that the job market can spare: dear buildings are reached."""
    spare = 54 - JOB_ROWS * JOB_COLUMNS[s.players]
    seats = GAME.seat_count(s)
    for me in s.seats[:seats]:
        me.money = 200
    for i in range(min(spare - spare % seats, 8 * seats)):
        kind = (BUILDER, BUILDER, ENGINEER, COWBOY, BUILDER, COWBOY, BUILDER, ENGINEER)[i // seats]
        bag = list(s.bags[1])
        if kind in bag:
            bag.remove(kind)
            s.bags = (s.bags[0], tuple(bag), s.bags[2])
            me = s.seats[i % seats]
            me.workers = added_at(me.workers, kind, 1)


class Driver:
    """Plays one game, looks at some of its states, and keeps account of the money."""

    def __init__(self, number: int) -> None:
        self.random = random.Random(number)
        self.seats = 1 + number % 4
        self.s = GAME.new(self.seats, str(number), random_options(self.random, self.seats))
        if number // 4 % 2:
            enriched(self.s)
        self.questions: Counter[str] = Counter()

    def play(self) -> None:
        s = self.s
        start = accounts(s)
        decisions = 0
        while legal := GAME.legal(s):
            self.questions[GAME.asked(s).question] += 1
            if self.random.random() < 0.01:
                self.look(legal)
            before = GAME.clone(s)
            self.step(self.choose(legal))
            check_step(before, s)
            decisions += 1
            assert decisions < LONGEST_GAME
        assert accounts(s) == start
        check(s)
        assert GAME.end_reason(s) == "job-market-full"
        assert s.turns_left == 0

    def choose(self, legal: list[int]) -> int:
        """Any action, or any verb alike."""
        if self.random.random() < 0.5:
            return self.random.choice(legal)
        verbs = sorted({GAME.actions.verb(action).name for action in legal})
        verb = self.random.choice(verbs)
        return self.random.choice([a for a in legal if GAME.actions.verb(a).name == verb])

    def step(self, action: int) -> None:
        """Money changes only by what the log names."""
        s = self.s
        money = [me.money for me in s.seats]
        s.log = []
        GAME.apply(s, action)
        for event in s.log:
            name, seat, args = event.kind.name, event.seat, event.args
            if name in GAINS:
                money[seat] += args[0]
            elif name in PAYMENTS:
                money[seat] -= args[0]
            elif name == "fee_paid_to":
                money[seat] -= args[0]
                money[args[1]] += args[0]
        assert money == [me.money for me in s.seats]

    def look(self, legal: list[int]) -> None:
        """Reasons, hidden information, saves and clones."""
        s = self.s
        check(s)
        assert legal == sorted(set(legal))
        assert GAME.to_act(s) < self.seats
        texts = {GAME.text(action) for action in range(GAME.actions.size) if not unexplained(s, action)}
        assert texts == {GAME.text(action) for action in range(GAME.actions.size) if action not in legal}
        for viewer in (None, *range(self.seats)):
            other = GAME.resample(s, viewer, "another deal")
            assert GAME.observe(other, viewer) == GAME.observe(s, viewer)
            assert viewer != GAME.to_act(s) or GAME.legal(other) == legal
        saved: dict[str, Any] = GAME.save(s)
        assert GAME.save(GAME.load(saved)) == saved
        clone = GAME.clone(s)
        for _ in range(5):
            if choices := GAME.legal(clone):
                GAME.apply(clone, self.random.choice(choices))
        assert GAME.save(s) == saved
        GAME.scores(s)


def unexplained(s: State, action: int) -> bool:
    return not GAME.explain(s, GAME.text(action))


@pytest.mark.rule("GWT-1.2", "GWT-28.3", "GWT-28.4")
@pytest.mark.parametrize("block", range(4))
def test_random_games_end_and_keep_the_laws(block: int) -> None:
    for number in range(block * GAMES // 4, (block + 1) * GAMES // 4):
        driver = Driver(number)
        try:
            driver.play()
        except Exception as error:
            error.add_note(f"game {number}, {GAME.asked(driver.s)}")
            raise
