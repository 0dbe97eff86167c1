"""Turns in words: a headline of at most fourteen words, up to six steps, and the sums."""

from collections.abc import Sequence
from typing import Any, Final

from .events import Event
from .state import NOBODY
from .summary import Summary, summary_of
from .turns import Part, Phrase, Turn, turns_of
from .words import Words

MOST_WORDS: Final = 14
MOST_PHRASES: Final = 3
MOST_STEPS: Final = 6
MOST_NAMED = 3  # things in one phrase; the rest are counted


class Teller:
    """Turns of one game in one language, with the players' names."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.summary: Summary | None = summary_of(words.game_name)

    def turns(self, events: Sequence[Event]) -> list[Turn]:
        """The turns that a log holds."""
        return turns_of(self.summary, events)

    def name(self, seat: int) -> str:
        """Who played a turn; "" for a turn of nobody."""
        return self.words.player(seat, self.names) if seat != NOBODY else ""

    def heading(self, turn: Turn) -> str:
        """What stands above the turn: the round that began with it."""
        return self.words.event(turn.heading, None, self.names) if turn.heading is not None else ""

    # -- the headline

    def headline(self, turn: Turn, events: Sequence[Event], done: bool = True) -> str:
        """The turn in one sentence."""
        if self.summary is None or not turn.phrases:
            return self.plain(turn, events, done)
        told = self.candidates(turn)
        own = [one for one in told if not one[3]] or told
        chosen = [max(own, key=lambda one: (one[0], -one[1]))]
        most = MOST_PHRASES if turn.seat != NOBODY else MOST_STEPS
        for candidate in sorted(told, key=lambda one: (-one[0], one[1])):
            more = sorted([*chosen, candidate], key=lambda one: one[1])
            fits = len(self.sentence(turn, more).split()) <= MOST_WORDS
            if candidate not in chosen and len(chosen) < most and fits and candidate[0] > 0:
                chosen = more
        return self.sentence(turn, chosen)

    def candidates(self, turn: Turn) -> list[tuple[int, int, str, bool]]:
        """What the headline could say: weight, place in the log, words, and whether they have a subject."""
        assert self.summary is not None
        told = [
            (one.weight, one.events[0], self.clause(turn, one), self.has_subject(turn, one))
            for one in turn.phrases
        ]
        if turn.gains:
            gains = self.counted([self.sum_text(name, n, "") for name, n in turn.gains.items()], MOST_NAMED)
            what = self.words.text("summary-gains", what=gains)
            told.append((self.summary.weight, turn.first_gain, what, False))
        return told

    def sentence(self, turn: Turn, told: Sequence[tuple[int, int, str, bool]]) -> str:
        """The phrases of the player, then what has a subject of its own."""
        own = [one[2] for one in told if not one[3]]
        others = [one[2] for one in told if one[3]]
        if own and turn.seat != NOBODY:
            seat = self.words.player(turn.seat, self.names)
            if not others:
                return self.words.text("summary-turn", seat=seat, what=self.enumeration(own))
            first = self.words.text("summary-clause", seat=seat, what=self.enumeration(own))
            return self.words.text("summary-sentence", what=self.enumeration([first, *others]))
        group = f"summary-group-{turn.group}"
        message = group if turn.group and self.words.has(group) else "summary-sentence"
        return capital(self.words.text(message, what=self.enumeration([*own, *others])))

    def plain(self, turn: Turn, events: Sequence[Event], done: bool) -> str:
        """The sentence of a turn without a phrase."""
        if self.summary is not None and done and turn.seat != NOBODY:
            seat = self.words.player(turn.seat, self.names)
            return self.words.text("summary-turn", seat=seat, what=self.words.text("summary-idle"))
        found = [events[n] for n in range(turn.first, turn.last + 1)]
        own = [event for event in found if event.seat == turn.seat] or found
        return self.words.event(own[-1 if self.summary is not None else 0], None, self.names)

    # -- phrases

    def has_subject(self, turn: Turn, phrase: Phrase) -> bool:
        """Does the phrase name who does it, because it is not who plays the turn?"""
        return phrase.clause or (phrase.seat != NOBODY and phrase.seat != turn.seat)

    def clause(self, turn: Turn, phrase: Phrase, most: int = 2) -> str:
        """A phrase for a turn's sentence."""
        what = self.phrase(phrase, most)
        if phrase.clause or not self.has_subject(turn, phrase):
            return what
        seat = self.words.player(phrase.seat, self.names)
        return self.words.text("summary-clause", seat=seat, what=what)

    def phrase(self, phrase: Phrase, most: int) -> str:
        """What was done, without who did it."""
        args: dict[str, object] = {"n": phrase.count}
        for label, parts in phrase.values.items():
            self.add(args, label, parts, most)
        return self.words.text(phrase.message, **args)

    def add(self, args: dict[str, object], label: str, parts: Sequence[Part], most: int) -> None:
        """One argument: a number as it is, things as an enumeration, in each of their forms."""
        if isinstance(parts[0], int):
            args[label] = parts[0]
            return
        given = [self.words.part(part, self.names) for part in parts if not isinstance(part, int)]
        for form in set.intersection(*[set(one) for one in given]):
            args[f"{label}_{form}" if form else label] = self.counted([one[form] for one in given], most)

    def counted(self, texts: Sequence[str], most: int) -> str:
        """Things by name, equal ones counted, in a limited number."""
        kinds = list(dict.fromkeys(texts))
        named = [f"{text} ×{n}" if (n := texts.count(text)) > 1 else text for text in kinds[:most]]
        if len(kinds) > most:
            return f"{', '.join(named)} +{len(kinds) - most}"
        return self.enumeration(named)

    def enumeration(self, texts: Sequence[str]) -> str:
        """Several things, with "and" before the last."""
        if len(texts) < 2:
            return "".join(texts)
        return self.words.text("summary-and", first=", ".join(texts[:-1]), last=texts[-1])

    # -- steps and sums

    def steps(self, turn: Turn, events: Sequence[Event]) -> tuple[list[tuple[Phrase, str]], int]:
        """The steps worth telling, in order, and how many small ones are left out."""
        if self.summary is None:
            return self.plain_steps(turn, events)
        heavy = sorted(turn.phrases, key=lambda one: (-one.weight, one.events[0]))[:MOST_STEPS]
        shown = [one for one in turn.phrases if one in heavy]
        told = [(one, capital(self.clause(turn, one, MOST_NAMED))) for one in shown]
        return told, len(turn.phrases) - len(shown)

    def plain_steps(self, turn: Turn, events: Sequence[Event]) -> tuple[list[tuple[Phrase, str]], int]:
        """The events themselves, where the game does not say how to fold them."""
        told = [
            (phrase, self.words.event(events[phrase.events[0]], None, self.names))
            for phrase in turn.phrases[:MOST_STEPS]
        ]
        return told, len(turn.phrases) - len(told)

    def more(self, left_out: int) -> str:
        """How many small steps are not told; "" where there are none."""
        return self.words.text("summary-more", n=left_out) if left_out else ""

    def sums(self, sums: dict[str, int]) -> list[dict[str, Any]]:
        """What changed, each with its words, such as "+$3"."""
        return [
            {"name": name, "amount": n, "text": self.sum_text(name, n, "+" if n > 0 else "−")}
            for name, n in sums.items()
            if n
        ]

    def sum_text(self, name: str, n: int, sign: str) -> str:
        """A sum in words; one of goods, "good:wood", has the forms of the good."""
        kind, _, member = name.partition(":")
        args: dict[str, object] = {"n": abs(n), "amount": abs(n), "sign": sign}
        if member:
            forms = self.words.part(name, self.names)
            args.update({f"{kind}_{form}" if form else kind: text for form, text in forms.items()})
        return self.words.text(f"sum-{kind}", **args)


def capital(text: str) -> str:
    """The text with a capital letter at its start."""
    return text[:1].upper() + text[1:]
