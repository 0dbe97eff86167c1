"""What happened, as codes and small ints: rules emit events, words live elsewhere."""

from .actions import Kind

Label = tuple[str, dict[str, object]]
"""How people call a member at the table: the message that says it, and the message's arguments."""


class EventKind:
    """One thing that can happen. The last `hidden` arguments are for the eyes of some seats only."""

    def __init__(self, name: str, *kinds: Kind, hidden: int = 0) -> None:
        if len(kinds) > 3:
            raise ValueError(f"{name}: an event takes at most three arguments")
        self.name = name
        self.kinds = kinds
        self.hidden = hidden
        self.code = -1  # set by the EventSpace


class EventSpace:
    """All events of a game; the place in the list is the code."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds: list[EventKind] = []
        for kind in kinds:
            self.add(kind)

    def add(self, kind: EventKind) -> EventKind:
        """One more kind, at the end."""
        kind.code = len(self.kinds)
        self.kinds.append(kind)
        return kind

    def kind(self, name: str, *kinds: Kind, hidden: int = 0) -> EventKind:
        """A new kind, declared where it is added."""
        return self.add(EventKind(name, *kinds, hidden=hidden))


class Event:
    """One thing that happened to or through a seat (-1: to nobody in particular)."""

    def __init__(
        self,
        kind: EventKind,
        seat: int,
        args: tuple[int, ...],
        seen_by: int,
        labels: tuple[Label | None, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.seen_by = seen_by  # bit p: seat p may read the hidden arguments
        self.labels = labels  # how each argument was called when it happened; may be shorter than args

    def may_read(self, viewer: int | None) -> bool:
        """May this viewer (None: a spectator) read the hidden arguments?"""
        return self.kind.hidden == 0 or (viewer is not None and bool(self.seen_by >> viewer & 1))

    def args_for(self, viewer: int | None) -> tuple[int, ...]:
        """The arguments that this viewer may read."""
        return self.args if self.may_read(viewer) else self.args[: len(self.args) - self.kind.hidden]

    def to_json(self, viewer: int | None) -> dict[str, object]:
        """The event for one viewer, JSON-ready: name, seat, arguments by label in the notation's words."""
        args = self.args_for(viewer)
        return {
            "event": self.kind.name,
            "seat": self.seat,
            "args": {self.kind.kinds[i].label: self.kind.kinds[i].text(args[i]) for i in range(len(args))},
            "hidden": not self.may_read(viewer),
        }
