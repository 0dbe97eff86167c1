"""What can go wrong at the doors, each with a message that says what would be right."""

LONGEST_SHOWN = 40


def brief(text: str) -> str:
    """A text, short enough for an error line."""
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


class WagontrainError(Exception):
    """The base of every error that a caller can cause."""


class UnknownGame(WagontrainError):
    """No game of that name is here."""


class OptionError(WagontrainError):
    """An option, or a number of seats, that the game does not have."""


class LoadError(WagontrainError):
    """A saved game, replay or table that cannot be taken; the message names the field."""


class PositionError(WagontrainError):
    """A position that cannot be laid out; the message names the key and says why."""


class ActionError(WagontrainError):
    """An action that cannot be played."""


class NotAnAction(ActionError):
    """The text is not an action of the game's notation."""


class NotLegalNow(ActionError):
    """An action, but not one that may be played now. `reasons` says why, as `explain` does."""

    def __init__(self, message: str, reasons: list[tuple[str, str, dict[str, object]]]) -> None:
        super().__init__(message)
        self.reasons = reasons


class GameOver(ActionError):
    """The game has ended; nothing can be played any more."""
