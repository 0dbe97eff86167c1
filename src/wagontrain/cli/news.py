"""What has happened since somebody looked at the table."""

from collections.abc import Sequence

from ..core.events import Event
from ..core.summary_words import Teller
from ..core.words import Words


def lines_since(
    log: Sequence[Event], known: int, viewer: int | None, words: Words, names: Sequence[str]
) -> list[str]:
    """Each turn of others in a sentence; of the viewer's own, and of one seen in part, every event.

    Who watches alone, without a seat, reads every event of all turns.
    """
    teller = Teller(words, names)
    lines: list[str] = []
    for turn in teller.turns(log):
        first = max(known, turn.first)
        if turn.last < first:
            continue
        if heading := teller.heading(turn) if first == turn.first else "":
            lines.append(heading)
        if viewer is None or turn.seat == viewer or first > turn.first:
            lines += [words.event(event, viewer, names) for event in log[first : turn.last + 1]]
        else:
            lines.append(teller.headline(turn, log, turn.last + 1 < len(log)))
    return lines
