"""The turns of others in the terminal: a sentence each."""

from typing import Any

import wagontrain
from tests.golden.goldens import read, replays_of
from wagontrain.cli.news import lines_since
from wagontrain.core.events import Event
from wagontrain.core.summary_words import Teller
from wagontrain.core.words import Words

NAMES = ("Ann", "Bob", "Cid", "Dot")


def log_of(name: str) -> list[Event]:
    game: Any = wagontrain.game(name)
    replay = next(found for path in replays_of(game) if (found := read(path)).seats > 1)
    s = game.new(replay.seats, replay.seed or "", dict(replay.game_options(game)))
    events: list[Event] = []
    s.log = events
    for text in replay.actions:
        game.play(s, text)
    return events


def test_others_turns_are_a_sentence_each_and_my_own_is_every_event() -> None:
    events, words = log_of("gwt"), Words("en", "gwt")
    teller = Teller(words, NAMES)
    turns = teller.turns(events)
    mine = next(n for n in range(4, len(turns)) if turns[n].seat == 0)
    other = turns[mine + 1]
    log = events[: other.last + 1]
    lines = lines_since(log, turns[mine].first, 0, words, NAMES)
    own = [words.event(event, 0, NAMES) for event in log[turns[mine].first : turns[mine].last + 1]]
    assert lines == [*own, teller.headline(other, log)]


def test_a_turn_that_was_seen_in_part_goes_on_event_by_event() -> None:
    events, words = log_of("gwt"), Words("en", "gwt")
    turn = Teller(words, NAMES).turns(events)[5]
    log = events[: turn.last + 1]
    lines = lines_since(log, turn.last, turn.seat + 1, words, NAMES)
    assert lines == [words.event(log[-1], turn.seat + 1, NAMES)]


def test_who_only_watches_reads_every_event() -> None:
    events, words = log_of("gwt"), Words("en", "gwt")
    assert lines_since(events, 20, None, words, NAMES) == [words.event(e, None, NAMES) for e in events[20:]]


def test_a_round_stands_above_its_first_turn() -> None:
    events, words = log_of("sierra_west"), Words("en", "sierra_west")
    lines = lines_since(events, 0, 0, words, NAMES)
    rounds = [line for line in lines if line.startswith("Round ")]
    assert rounds[:2] == ["Round 2", "Round 3"]


def test_every_log_has_been_read_to_its_end() -> None:
    for name in wagontrain.games():
        events = log_of(name)
        assert lines_since(events, len(events), 0, Words("en", name), NAMES) == []
