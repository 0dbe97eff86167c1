"""States to hold the contract against: every option at each value, every number of seats, random play.

A case is a game with its options and seats; `case.samples()` plays it with a fixed seed and keeps some states
on the way, the first of each question among them. CI looks at more mixes of options and at more states.
"""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import wagontrain
from tests.conftest import THOROUGH
from tests.core import toy
from wagontrain import Game, OptionError
from wagontrain.core.options import Option
from wagontrain.core.state import OptionValue

MIXES = 50 if THOROUGH else 16
STATES = 20 if THOROUGH else 8
LONGEST = 20_000

State = Any  # each game has its own; the tests know only the contract


@dataclass(frozen=True)
class Sample:
    """A state, and how it was reached."""

    state: State
    case: "Case"
    actions: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.case} after {len(self.actions)} actions, the last {self.actions[-3:]}"

    def viewers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [None, *range(self.case.seats)]


@dataclass(frozen=True)
class Case:
    """A game with its options and seats."""

    game: Game[Any]
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game.name, str(self.seats), *words])

    def new(self, seed: str = "") -> State:
        return self.game.new(self.seats, seed or str(self), dict(self.options))

    def play(self, seed: str = "") -> Iterator[tuple[State, list[int], int]]:
        """Random play to the end: each state with its legal actions and the one that is about to be taken."""
        s = self.new(seed)
        choose = Chooser(self.game, f"{self} {seed}")
        for _ in range(LONGEST):
            legal = self.game.legal(s)
            if not legal:
                return
            action = choose(legal)
            yield s, legal, action
            self.game.apply(s, action)
        raise AssertionError(f"{self}: no end after {LONGEST} actions")

    def samples(self) -> tuple[Sample, ...]:
        """States of one game: evenly spread, and the first of each question."""
        return samples(self)


class Chooser:
    """Takes any action alike, or, every other time, any verb alike: so that rare verbs get their turn."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        self.game = game
        self.random = random.Random(seed)
        self.by_verb = self.random.random() < 0.5

    def __call__(self, legal: list[int]) -> int:
        if not self.by_verb:
            return self.random.choice(legal)
        verbs: dict[str, list[int]] = {}
        for action in legal:
            verbs.setdefault(self.game.actions.verb(action).name, []).append(action)
        return self.random.choice(verbs[self.random.choice(sorted(verbs))])


@cache
def samples(case: Case) -> tuple[Sample, ...]:
    game = case.game
    length = sum(1 for _ in case.play())
    kept = {round(i * (length - 1) / STATES) for i in range(STATES)}
    questions: set[str] = set()
    found: list[Sample] = []
    actions: list[str] = []
    for step, (s, _, action) in enumerate(case.play()):
        question = game.asked(s).question
        if step in kept or question not in questions:
            found.append(Sample(game.clone(s), case, tuple(actions)))
        questions.add(question)
        actions.append(game.text(action))
        last = s
    return (*found, Sample(last, case, tuple(actions)))


def accepted(game: Game[Any], seats: int, options: Mapping[str, object]) -> bool:
    """Does the game take these options at this many seats?"""
    try:
        game.check(seats, dict(options))
    except OptionError:
        return False
    return True


def fitting(game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return those of the options that the game takes together at this many seats."""
    kept: dict[str, OptionValue] = {}
    for name, value in options.items():
        if accepted(game, seats, {**kept, name: value}):
            kept[name] = value
    return kept


def needed_by(game: Game[Any], option: Option) -> dict[str, OptionValue]:
    """Return values of other options beside which the option has an effect, where the defaults are none."""
    return {
        need: wanted[0] for need, wanted in option.needs.items() if game.options[need].default not in wanted
    }


def cases_of(game: Game[Any]) -> list[Case]:
    """Every number of seats; every option at each value, for one or two of them; mixes of options."""
    chance = random.Random(game.name)
    seats = list(game.seats)
    found = [(n, dict[str, OptionValue]()) for n in seats]
    for name, option in game.options.items():
        for value in option.choices:
            if value != option.default:
                chosen = {**needed_by(game, option), name: value}
                taken = [n for n in seats if accepted(game, n, chosen)]
                some = {taken[0], chance.choice(taken[1:] or taken)}
                found += [(n, chosen) for n in sorted(some)]
    for _ in range(MIXES):
        mix = {name: chance.choice(option.choices) for name, option in game.options.items()}
        unusual = {name: value for name, value in mix.items() if value != game.options[name].default}
        n = chance.choice(seats)
        found.append((n, fitting(game, n, unusual)))
    # Play at random needs the options that let it end.
    cases = [Case(game, n, tuple({**game.bot_options, **options}.items())) for n, options in found]
    return list(dict.fromkeys(cases))


GAMES: list[Game[Any]] = [toy.GAME, *[wagontrain.game(name) for name in wagontrain.games()]]
CASES = [case for game in GAMES for case in cases_of(game)]
