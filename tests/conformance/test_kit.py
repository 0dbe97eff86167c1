"""The checks of this folder can fail: each is shown a toy game with one fault, and must find it."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.conformance.sample import Case, Sample
from tests.conformance.test_api import check_decision
from tests.conformance.test_clone import check_clone
from tests.conformance.test_explain import check_explained
from tests.conformance.test_hidden import check_events, check_views
from tests.conformance.test_scores import check_scores
from tests.core import toy
from tests.core.toy import ACTIONS, EVENTS, OPTIONS, RULES, STATE_FIELDS, State, TakeTurn, Toy
from wagontrain import Score
from wagontrain.core.rng import key_of
from wagontrain.core.rules import Reason, Rule, ruleset
from wagontrain.core.state import Frame


def made(kind: type[Toy], rules: list[Rule[State]] = RULES) -> Toy:
    return kind("toy", 1, range(1, 4), OPTIONS, ACTIONS, EVENTS, rules, STATE_FIELDS, toy.SEAT_FIELDS)


def with_turn(rule: Rule[State]) -> Toy:
    """The toy game with another rule for a turn."""
    named = type("TakeTurn", (type(rule),), {})()
    return made(Toy, ruleset({i: named if i == toy.TAKE_TURN else RULES[i] for i in range(len(RULES))}))


class Leaking(Toy):
    """Shows everyone the top of the deck."""

    def observe(self, s: State, seat: int | None) -> dict[str, object]:
        return {**super().observe(s, seat), "top": s.deck[-1:]}


class Counting(Toy):
    """Shows the sum of all hands: no card is named, yet it tells."""

    def observe(self, s: State, seat: int | None) -> dict[str, object]:
        return {**super().observe(s, seat), "sum": sum(sum(me.hand) for me in s.seats)}


class Forgetful(Toy):
    """Deals the seat that looks another hand."""

    def resample(self, s: State, seat: int | None, seed: str) -> State:
        return super().resample(s, None, seed)


class Sharing(Toy):
    """Clones share their seats."""

    def clone(self, s: State) -> State:
        other = super().clone(s)
        other.seats = s.seats
        return other


class Dropping(Toy):
    """Clones lose what was burnt."""

    def clone(self, s: State) -> State:
        other = super().clone(s)
        other.burnt = ()
        return other


class Generous(Toy):
    """Totals that are not the sum of their parts."""

    def scores(self, s: State) -> list[Score]:
        return [replace(score, total=score.total + 1) for score in super().scores(s)]


class Flattering(Toy):
    """Everyone is first."""

    def scores(self, s: State) -> list[Score]:
        return [replace(score, rank=1) for score in super().scores(s)]


class Unsorted(TakeTurn):
    """Lists the legal actions backwards."""

    def legal(self, s: State, f: Frame) -> list[int]:
        return super().legal(s, f)[::-1]


class Silent(TakeTurn):
    """Gives no reasons."""

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []


class Stubborn(TakeTurn):
    """Has something against everything."""

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return [("TOY-1", "no", {})]


class Inventive(TakeTurn):
    """Cites a rule that does not exist."""

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return [("TOY-77", "not-in-hand", {}) for _ in super().why(s, f, action)]


class Gossiping(TakeTurn):
    """Tells all what stays in the hand of the one who plays."""

    def answer(self, s: State, f: Frame, action: int) -> None:
        super().answer(s, f, action)
        for card in s.seats[f.seat].hand:
            s.say(toy.PLAYED, f.seat, card)


def check_decisions(sample: Sample) -> None:
    game, s = sample.case.game, sample.state
    if game.legal(s):
        check_decision(game, sample.case.seats, s, game.legal(s))


Check = Callable[[Sample], None]
CHECKS: tuple[Check, ...] = (
    check_decisions,
    check_clone,
    check_explained,
    check_views,
    check_events,
    check_scores,
)
FAULTS: list[tuple[Toy, Check]] = [
    (made(Leaking), check_views),
    (made(Counting), check_views),
    (made(Forgetful), check_views),
    (made(Sharing), check_clone),
    (made(Dropping), check_clone),
    (made(Generous), check_scores),
    (made(Flattering), check_scores),
    (with_turn(Unsorted()), check_decisions),
    (with_turn(Silent()), check_explained),
    (with_turn(Stubborn()), check_explained),
    (with_turn(Inventive()), check_explained),
    (with_turn(Gossiping()), check_events),
]


def name(value: object) -> str:
    if isinstance(value, Toy):
        turn = type(value.rules[toy.TAKE_TURN])
        return turn.__mro__[1].__name__ if type(value) is Toy else type(value).__name__
    return re.sub("^check_", "", getattr(value, "__name__", ""))


@pytest.mark.parametrize("check", CHECKS, ids=name)
def test_a_game_without_fault_passes(check: Check) -> None:
    check_all(Case(toy.GAME, 3), check)


@pytest.mark.parametrize(("game", "check"), FAULTS, ids=name)
def test_a_fault_is_found(game: Toy, check: Check) -> None:
    with pytest.raises(AssertionError):
        check_all(Case(game, 3), check)


def check_all(case: Case, check: Check) -> None:
    for sample in case.samples():
        check(sample)


def test_a_game_that_never_ends_is_found() -> None:
    class Endless(TakeTurn):
        """The same turn again and again."""

        def answer(self, s: State, f: Frame, action: int) -> None:
            s.key = key_of("on and on")
            s.push(f)

    with pytest.raises(AssertionError, match="no end"):
        Case(with_turn(Endless()), 2).samples()
