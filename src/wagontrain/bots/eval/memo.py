"""What was worked out once, for when it is asked for again."""

from typing import Final, Generic, TypeVar

T = TypeVar("T")
MOST_KNOWN: Final = 5000


class Known(Generic[T]):
    """Answers by what they depend on; when there are many, it starts again."""

    def __init__(self) -> None:
        self.answers: dict[object, T] = {}

    def get(self, key: object) -> T | None:
        """What was found for this key, if anything."""
        return self.answers.get(key)

    def keep(self, key: object, found: T) -> T:
        """Remember what was found."""
        if len(self.answers) > MOST_KNOWN:
            self.answers.clear()
        self.answers[key] = found
        return found
