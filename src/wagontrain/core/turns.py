"""Turns from events: what belongs to which turn, and what of it is worth a phrase.

Hidden arguments are never read, so a turn's summary is public as a whole.
"""

from collections.abc import Sequence

from .events import Event, Label
from .state import NOBODY
from .summary import ALONE, FOLD, LAST, LEAD, ROUND, TELL, Role, Summary

Part = int | str | Label
"""One value of an argument: a number, "kind:member", or how the table calls the member."""


class Phrase:
    """One step of a turn, before it is put into words."""

    def __init__(self, message: str, seat: int, role: Role, event: int) -> None:
        self.message = message
        self.seat = seat
        self.weight = role.weight
        self.merge = role.merge
        self.key = ""
        self.clause = role.clause
        self.count = 1
        self.events = [event]
        self.values: dict[str, list[Part]] = {}
        self.sums: dict[str, int] = {}
        self.places: list[str] = []
        self.way: list[str] = []


class Turn:
    """The events of one turn, folded into phrases. A turn of nobody has the seat NOBODY."""

    def __init__(self, seat: int, group: str, first: int, heading: Event | None) -> None:
        self.seat = seat
        self.group = group
        self.first = first  # its events, as places in the log
        self.last = first
        self.heading = heading
        self.phrases: list[Phrase] = []
        self.waiting: list[tuple[int, Event]] = []  # for the step that they lead to
        self.sums: dict[str, int] = {}
        self.gains: dict[str, int] = {}
        self.first_gain = -1  # the event
        self.current: Phrase | None = None
        self.closing: Event | None = None  # its last event


def turns_of(summary: Summary | None, events: Sequence[Event]) -> list[Turn]:
    """Return the turns that a log holds, in order."""
    folding = Folding(summary)
    for n in range(len(events)):
        folding.add(n, events[n])
    folding.flush()
    return folding.turns


class Folding:
    """A log on its way into turns."""

    def __init__(self, summary: Summary | None) -> None:
        self.summary = summary
        self.turns: list[Turn] = []
        self.heading: Event | None = None
        self.is_open = False
        self.stands: dict[tuple[int, str], str] = {}  # where each piece was left

    def add(self, n: int, event: Event) -> None:
        """Take the next event."""
        role = self.role_of(event)
        if role.kind == ROUND:
            self.flush()
            self.heading = event
            self.is_open = False
            return
        turn = self.turn_for(n, event, role)
        turn.last = n
        turn.closing = event
        self.count(turn, n, event, role)
        if role.kind == TELL:
            self.tell(turn, n, event, role)
        elif role.kind == LEAD:
            turn.waiting.append((n, event))
        elif turn.current is not None:
            self.attach(turn.current, n, event)
        else:
            turn.waiting.append((n, event))

    def role_of(self, event: Event) -> Role:
        if self.summary is None:
            return Role(TELL, 1, message=" ")
        return self.summary.roles.get(event.kind.name) or Role(FOLD)

    def turn_for(self, n: int, event: Event, role: Role) -> Turn:
        """The turn that an event belongs to, which it may begin."""
        seat = NOBODY if role.table else event.seat
        turn = self.turns[-1] if self.is_open else None
        if turn is not None and not role.begins:
            alike = seat == turn.seat and (seat != NOBODY or role.group == turn.group)
            unknown = self.summary is None and event.seat not in (NOBODY, turn.seat)
            if (role.group == "" or alike) and not unknown:
                return turn
        self.flush()
        self.turns.append(Turn(seat, role.group, n, self.heading))
        self.heading = None
        self.is_open = True
        return self.turns[-1]

    def tell(self, turn: Turn, n: int, event: Event, role: Role) -> None:
        """Make a step of an event, or part of one like it."""
        message = role.message or f"summary-{event.kind.name}"
        values = values_of(event)
        key = str(values.get(role.key, ""))
        phrase = next((one for one in turn.phrases if is_alike(one, message, event.seat, key, role)), None)
        if phrase is None:
            phrase = Phrase(message, event.seat, role, n)
            phrase.key = key
            phrase.values = values
            turn.phrases.append(phrase)
        else:
            phrase.count += 1
            merge(phrase, values)
        turn.current = phrase
        for number, led in turn.waiting:
            self.attach(phrase, number, led)
        turn.waiting = []
        self.attach(phrase, n, event)
        if role.way:
            self.go(phrase, event, role.way)

    def attach(self, phrase: Phrase, n: int, event: Event) -> None:
        """Fold an event into a step: what it adds, and where on the board it was."""
        if n not in phrase.events:
            phrase.events.append(n)
        role = self.role_of(event)
        if event.seat == phrase.seat:
            for name, delta in deltas(role, event):
                phrase.sums[name] = phrase.sums.get(name, 0) + delta
        for element in self.elements(event) if role.shows else ():
            if element not in phrase.places:
                phrase.places.append(element)

    def elements(self, event: Event) -> list[str]:
        """The elements of the board that an event names, where they are worth a mark."""
        if self.summary is None:
            return []
        kinds = event.kind.kinds
        shown = range(len(event.args) - event.kind.hidden)
        return [
            f"{kinds[i].element}-{kinds[i].text(event.args[i])}"
            for i in shown
            if kinds[i].element in self.summary.places
        ]

    def go(self, phrase: Phrase, event: Event, label: str) -> None:
        """Note the way of a piece: from where it was left to where it goes."""
        kinds = event.kind.kinds
        for i in range(len(kinds)):
            if kinds[i].label == label:
                here = f"{kinds[i].element}-{kinds[i].text(event.args[i])}"
                piece = (event.seat, f"{label} {phrase.key}")
                if not phrase.way and piece in self.stands:
                    phrase.way.append(self.stands[piece])
                phrase.way.append(here)
                self.stands[piece] = self.summary.returns.get(here, here) if self.summary else here

    def count(self, turn: Turn, n: int, event: Event, role: Role) -> None:
        """Add an event to the sums of its turn; what others gain is theirs."""
        if event.seat != turn.seat:
            return
        for name, delta in deltas(role, event):
            turn.sums[name] = turn.sums.get(name, 0) + delta
            if delta > 0 and self.summary is not None and name.partition(":")[0] == self.summary.gained:
                turn.gains[name] = turn.gains.get(name, 0) + delta
                turn.first_gain = n if turn.first_gain < 0 else turn.first_gain

    def flush(self) -> None:
        """What led to no step belongs to the last one."""
        if not self.turns:
            return
        turn = self.turns[-1]
        if turn.phrases:
            for n, event in turn.waiting:
                self.attach(turn.phrases[-1], n, event)
            turn.waiting = []


def is_alike(phrase: Phrase, message: str, seat: int, key: str, role: Role) -> bool:
    """Does a phrase say the same of the same player and piece, so that one phrase can say both?"""
    return role.merge != ALONE and phrase.message == message and phrase.seat == seat and phrase.key == key


def merge(phrase: Phrase, values: dict[str, list[Part]]) -> None:
    """Take one more event into a phrase."""
    if phrase.merge == LAST:
        phrase.values = values
        return
    for label, parts in values.items():
        known = phrase.values.setdefault(label, [])
        for part in parts:
            if isinstance(part, int) and known and isinstance(known[0], int):
                known[0] += part
            else:
                known.append(part)


def values_of(event: Event) -> dict[str, list[Part]]:
    """The public arguments of an event."""
    values: dict[str, list[Part]] = {}
    kinds = event.kind.kinds
    for i in range(len(event.args) - event.kind.hidden):
        label = event.labels[i] if i < len(event.labels) else None
        member = kinds[i].text(event.args[i])
        if label is not None:
            values[kinds[i].label] = [label]
        elif kinds[i].names or kinds[i].name == "seat":
            values[kinds[i].label] = [f"{kinds[i].name}:{member}"]
        else:
            values[kinds[i].label] = [event.args[i] + kinds[i].first]
    return values


def deltas(role: Role, event: Event) -> list[tuple[str, int]]:
    """What an event adds to which sums."""
    found: list[tuple[str, int]] = []
    kinds = event.kind.kinds
    public = range(len(event.args) - event.kind.hidden)
    for one in role.sums:
        number, name = 1, one.name
        for i in public:
            if one.by and kinds[i].label == one.by:
                number = event.args[i] + kinds[i].first
            if one.of and kinds[i].label == one.of:
                name = f"{kinds[i].name}:{kinds[i].text(event.args[i])}"
        if number:
            found.append((name, one.sign * number))
    return found
