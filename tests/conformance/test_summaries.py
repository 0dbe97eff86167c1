"""Turn summaries: every event has its place, every turn its sentence, and nothing hidden is told."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import wagontrain
from tests.conftest import THOROUGH
from tests.golden.goldens import read, replays_of
from wagontrain.core.events import Event
from wagontrain.core.summary import FOLD, ROUND, summary_of
from wagontrain.core.summary_words import MOST_STEPS, MOST_WORDS, Teller
from wagontrain.core.turns import Turn, turns_of
from wagontrain.core.words import LANGUAGES, Words

GAMES = wagontrain.games()
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
STRIDE = 1 if THOROUGH else 5
FILES = [path for name in GAMES for path in replays_of(wagontrain.game(name))[::STRIDE]]
TRAIL = [path for path in FILES if path.stem.startswith("gwt")]


@cache
def played(path: Path) -> tuple[str, list[Event], list[tuple[int, Any]]]:
    """A golden game: its events, and after each action how long the log was and what each seat counted."""
    replay = read(path)
    game = wagontrain.game(replay.game)
    s = game.new(replay.seats, replay.seed or "", dict(replay.game_options(game)))
    events: list[Event] = []
    s.log = events
    counts = []
    for text in replay.actions:
        game.play(s, text)
        counts.append((len(events), [game.stats(s, seat) for seat in range(replay.seats)]))
    return replay.game, events, counts


@pytest.mark.parametrize("name", GAMES)
def test_every_event_of_a_game_has_a_role(name: str) -> None:
    summary = summary_of(name)
    assert summary is not None
    assert sorted(summary.roles) == sorted(kind.name for kind in wagontrain.game(name).events.kinds)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_event_belongs_to_one_turn(path: Path) -> None:
    name, events, _ = played(path)
    summary = summary_of(name)
    assert summary is not None
    turns = turns_of(summary, events)
    covered = [n for turn in turns for n in range(turn.first, turn.last + 1)]
    rounds = [n for n in range(len(events)) if summary.roles[events[n].kind.name].kind == ROUND]
    assert sorted(covered + rounds) == list(range(len(events)))
    told = [n for turn in turns for phrase in turn.phrases for n in phrase.events]
    assert len(told) == len(set(told))
    for n in set(covered) - set(told):  # only a turn without any step leaves something out
        assert not next(turn for turn in turns if turn.first <= n <= turn.last).phrases


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_turn_has_a_short_headline_and_few_steps(path: Path, lang: str) -> None:
    name, events, _ = played(path)
    teller = Teller(Words(lang, name, strict=True), NAMES)
    for turn in teller.turns(events):
        headline = teller.headline(turn, events)
        assert headline.endswith((".", ")")), headline
        assert headline[0] == headline[0].upper(), headline
        assert 1 < len(headline.split()) <= MOST_WORDS, headline
        assert "  " not in headline
        steps, left_out = teller.steps(turn, events)
        assert len(steps) == min(MOST_STEPS, len(turn.phrases))
        assert left_out == len(turn.phrases) - len(steps)
        assert all(text and text[0] == text[0].upper() for _, text in steps)
        assert all(one["text"] for one in teller.sums(turn.sums))
        assert bool(teller.more(left_out)) == (left_out > 0)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_summary_reads_no_hidden_argument(path: Path) -> None:
    """What only some may read can be anything: the summaries stay as they are, in every word and place."""
    name, events, _ = played(path)
    assert shown(name, events) == shown(name, [disguised(event) for event in events])


def disguised(event: Event) -> Event:
    """The same event with other hidden arguments."""
    count = len(event.args) - event.kind.hidden
    hidden = tuple((n + 1) % event.kind.kinds[count + i].size for i, n in enumerate(event.args[count:]))
    labels = event.labels[:count]
    return Event(event.kind, event.seat, event.args[:count] + hidden, event.seen_by, labels)


def shown(name: str, events: list[Event]) -> list[Any]:
    teller = Teller(Words("en", name), NAMES)
    found: list[Any] = []
    for turn in teller.turns(events):
        steps, _ = teller.steps(turn, events)
        found.append((teller.headline(turn, events), turn.sums, [text for _, text in steps]))
        found += [(phrase.places, phrase.way, phrase.sums) for phrase, _ in steps]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_tells_what_was_told_about_its_seat(name: str) -> None:
    """Nobody's phrases stand in another's turn without a subject."""
    _, events, _ = played(replays_of(wagontrain.game(name))[0])
    teller = Teller(Words("en", name, strict=True), NAMES)
    for turn in teller.turns(events):
        for phrase, text in teller.steps(turn, events)[0]:
            if phrase.seat not in (-1, turn.seat) and not phrase.clause:
                assert text.startswith(teller.words.player(phrase.seat, NAMES))


@pytest.mark.parametrize("path", TRAIL, ids=lambda path: path.stem)
def test_the_money_of_a_turn_is_what_the_player_has_more(path: Path) -> None:
    name, events, counts = played(path)
    before: dict[int, int] = {}
    for turn in turns_of(summary_of(name), events):
        length, after = next(((length, stats) for length, stats in counts if length > turn.last), counts[-1])
        if 0 <= turn.seat < len(after):
            dollars = after[turn.seat]["dollars"]
            # The next turn may have begun in the same step, with a fee that is paid to this seat.
            begun: list[dict[str, Any]] = [event.to_json(None) for event in events[turn.last + 1 : length]]
            if turn.seat in before and not any(
                event["seat"] == turn.seat and "amount" in event["args"] for event in begun
            ):
                assert dollars - before[turn.seat] == turn.sums.get("money", 0), headline(turn, events)
        before = {seat: stats["dollars"] for seat, stats in enumerate(after)}


def headline(turn: Turn, events: list[Event]) -> str:
    return Teller(Words("en", "gwt"), NAMES).headline(turn, events)


def test_a_game_without_a_summary_is_told_event_by_event() -> None:
    _, events, _ = played(replays_of(wagontrain.game("gwt"))[0])
    teller = Teller(Words("en", "gwt"), NAMES)
    teller.summary = None
    turns = teller.turns(events)
    assert len(turns) > 10
    for turn in turns:
        assert teller.headline(turn, events) == teller.words.event(events[turn.first], None, NAMES)
        assert 1 <= len(teller.steps(turn, events)[0]) <= MOST_STEPS


def test_what_is_folded_in_has_no_words_of_its_own() -> None:
    for name in GAMES:
        summary = summary_of(name)
        assert summary is not None
        words = Words("en", name)
        folded = [event for event, role in summary.roles.items() if role.kind == FOLD]
        assert not [event for event in folded if words.has(f"summary-{event}")]
