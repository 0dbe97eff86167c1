"""Turns in words: what each player did, from what everybody may know."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from ..core.state import NOBODY
from ..core.summary_words import Teller
from ..core.turns import Phrase, Turn
from .live import Live
from .localization import Speech
from .views import encoded


def turns_json(live: Live, since: int, names: Sequence[str], speech: Speech) -> bytes:
    """The turns from number `since` on, written; a long game takes a while, so it is done beside the loop."""
    teller = Teller(speech.game(live.game.name), names)
    turns = teller.turns(live.events)
    first = min(since, max(0, len(turns) - 1))  # the last one may have grown
    begins = [step.events_from for step in live.steps]
    rows = [turn_json(live, teller, turns, n, begins) for n in range(first, len(turns))]
    return encoded({"seq": live.seq, "count": len(turns), "from": first, "turns": rows})


def turn_json(
    live: Live, teller: Teller, turns: Sequence[Turn], n: int, begins: Sequence[int]
) -> dict[str, Any]:
    """One turn: its sentence, its steps, and which actions and lines of the log it covers."""
    turn = turns[n]
    done = n + 1 < len(turns) or is_done(live, turn)
    steps, left_out = teller.steps(turn, live.events)
    return {
        "n": n,
        "seat": turn.seat,
        "name": teller.name(turn.seat),
        "heading": teller.heading(turn),
        "text": teller.headline(turn, live.events, done),
        "done": done,
        "first": bisect_right(begins, turn.first),
        "last": bisect_right(begins, turn.last),
        "events_from": turn.first,
        "events_to": turn.last + 1,
        "steps": [step_json(teller, phrase, text, begins) for phrase, text in steps],
        "more": teller.more(left_out),
        "sums": teller.sums(turn.sums),
    }


def is_done(live: Live, turn: Turn) -> bool:
    """Is the last turn of the log done? Some begin with the first thing that the player does."""
    return live.is_over() or (
        turn.seat != NOBODY and turn.seat not in (live.game.turn(live.s), live.to_act())
    )


def step_json(teller: Teller, phrase: Phrase, text: str, begins: Sequence[int]) -> dict[str, Any]:
    """One step of a turn: its words, the action after which it is done, and where it was on the board."""
    return {
        "text": text,
        "seat": phrase.seat,
        "step": bisect_right(begins, max(phrase.events)),
        "places": phrase.places,
        "way": phrase.way,
        "sums": teller.sums(phrase.sums),
    }
