"""Options of a game: what may be chosen before it starts, and how a wrong choice is told."""

import re
from typing import Final

from .errors import OptionError
from .hints import nearest
from .table import OptionValue


class Option:
    """One choice before the game: kind is "bool", "int", "choice" or "text".

    `choices` lists what is allowed ("text": the named shortcuts; `pattern` says what else fits).
    It works at these `seats` and beside these values of the options that it `needs`; elsewhere it is idle.
    """

    def __init__(
        self,
        kind: str,
        default: OptionValue,
        choices: tuple[OptionValue, ...] = (),
        help: str = "",
        pattern: str = "",
        seats: range | None = None,
        needs: dict[str, tuple[OptionValue, ...]] | None = None,
    ) -> None:
        self.kind = kind
        self.default = default
        self.choices: tuple[OptionValue, ...] = (False, True) if kind == "bool" else choices
        self.help = help
        self.pattern = pattern
        self.seats = seats
        self.needs = needs or {}

    def fits(self, value: object) -> bool:
        """Is this one of the allowed values?"""
        if self.kind == "bool" or self.kind == "int":
            return type(value) is type(self.default) and value in self.choices
        if not isinstance(value, str):
            return False
        return value in self.choices or bool(self.pattern and re.fullmatch(self.pattern, value))

    def parse(self, text: str) -> object:
        """The value that a text on the command line stands for; the text itself where it stands for none."""
        if self.kind == "bool":
            words = {"true": True, "yes": True, "on": True, "1": True}
            words.update({"false": False, "no": False, "off": False, "0": False})
            return words.get(text.lower(), text)
        if self.kind == "int":
            return int(text) if re.fullmatch("-?[0-9]{1,9}", text) else text
        return text

    def allowed(self) -> str:
        """What fits, for error messages."""
        words = [written(choice) for choice in self.choices]
        if self.pattern:
            words.append(f"text like {self.pattern}")
        return ", ".join(words)

    def idle(self, seats: int, values: dict[str, OptionValue]) -> str:
        """Why it changes nothing here, like "at 3 seats: it is for 1 seat"; "" where it works."""
        if self.seats is not None and seats not in self.seats:
            return f"at {seats_in_words(range(seats, seats + 1))}: it is for {seats_in_words(self.seats)}"
        for name, wanted in self.needs.items():
            if values[name] not in wanted:
                meant = " or ".join([f"{name}={written(value)}" for value in wanted])
                return f"with {name}={written(values[name])}: it needs {meant}"
        return ""


RANDOM_PLAYER: Final = "random"


def first_player_option(seats: range) -> Option:
    """Return the option that says who plays first: a random seat, or a seat by its number from 1."""
    last = seats[-1]
    choices: tuple[OptionValue, ...] = (RANDOM_PLAYER, *[str(seat + 1) for seat in range(last)])
    help = "who plays first: at random, or the seat with this number"
    return Option("choice", RANDOM_PLAYER, choices, help, seats=range(2, last + 1))


def first_player(values: dict[str, OptionValue], seats: int) -> int:
    """Return the chosen first seat, counted from 0, or -1 for a random one."""
    chosen_seat = str(values["first_player"])
    if chosen_seat == RANDOM_PLAYER:
        return -1
    if int(chosen_seat) > seats:
        raise OptionError(f"option 'first_player' cannot be {chosen_seat} at {seats} seats")
    return int(chosen_seat) - 1


def written(value: OptionValue) -> str:
    """A value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def seats_in_words(seats: range) -> str:
    """So many seats: `1 seat`, `2 to 4 seats`."""
    if not seats:
        return "no number of seats"
    first, last = seats[0], seats[-1]
    if first == last:
        return "1 seat" if first == 1 else f"{first} seats"
    return f"{first} to {last} seats"


def chosen(options: dict[str, Option], given: dict[str, object]) -> dict[str, OptionValue]:
    """All options with their values: the given ones checked, the others at their default."""
    names: list[object] = list(given)  # a caller may have put in other things than texts
    for key in names:
        if not isinstance(key, str) or key not in options:
            near = nearest(str(key), list(options))
            hint = f"did you mean '{near}'?" if near else "there are " + (", ".join(options) or "none")
            raise OptionError(f"no option is called '{key}': {hint}")
    values: dict[str, OptionValue] = {}
    for name, option in options.items():
        value = given.get(name, option.default)
        if not option.fits(value):
            raise OptionError(f"option '{name}' cannot be {value!r}: allowed are {option.allowed()}")
        assert isinstance(value, (bool, int, str))
        values[name] = value
    return values


def idle_options(options: dict[str, Option], seats: int, values: dict[str, OptionValue]) -> list[str]:
    """A sentence on each option that was changed and has no effect."""
    found: list[str] = []
    for name, option in options.items():
        idle = option.idle(seats, values) if values[name] != option.default else ""
        if idle:
            found.append(f"option '{name}' has no effect {idle}")
    return found
