"""Options of a game: what may be chosen before it starts, and what a wrong choice is answered."""

import re
from typing import Final

from .errors import OptionError
from .hints import nearest
from .state import OptionValue


class Option:
    """One choice before the game: kind is "bool", "int", "choice" or "text".

    `choices` lists the allowed values ("text": the named shortcuts; `pattern` says what else fits).
    The option works at these `seats` and beside these values of the options that it `needs`. Elsewhere it
    has no effect: it is refused where a person asks for it, and keeps its default where it is stored.
    `choice_seats` names the values that only some numbers of seats allow, `old_names` those under which
    earlier releases stored the option.
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
        choice_seats: dict[OptionValue, range] | None = None,
        old_names: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.default = default
        self.choices: tuple[OptionValue, ...] = (False, True) if kind == "bool" else choices
        self.help = help
        self.pattern = pattern
        self.seats = seats
        self.needs = needs or {}
        self.choice_seats = choice_seats or {}
        self.old_names = old_names

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

    def allowed(self, seats: int | None = None) -> str:
        """What fits, at any number of seats or at this one, for error messages."""
        words = [written(choice) for choice in self.choices if seats is None or self.allows(choice, seats)]
        if self.pattern:
            words.append(f"text like {self.pattern}")
        return ", ".join(words)

    def allows(self, value: OptionValue, seats: int) -> bool:
        """Can an allowed value be chosen at this number of seats?"""
        return value not in self.choice_seats or seats in self.choice_seats[value]

    def without_effect(self, seats: int, values: dict[str, OptionValue]) -> str:
        """Return why it changes nothing here, like "at 3 seats: it is for 1 seat"; "" where it works."""
        if self.seats is not None and seats not in self.seats:
            return f"at {seats_in_words(range(seats, seats + 1))}: it is for {seats_in_words(self.seats)}"
        for name, wanted in self.needs.items():
            if values[name] not in wanted:
                meant = " or ".join([f"{name}={written(value)}" for value in wanted])
                return f"with {name}={written(values[name])}: it needs {meant}"
        return ""


RANDOM_PLAYER: Final = "random"


def first_player_option(seats: range, needs: dict[str, tuple[OptionValue, ...]] | None = None) -> Option:
    """Return the option that says who plays first: a random seat, or a seat by its number from 1."""
    last = seats[-1]
    numbers = [str(seat + 1) for seat in range(last)]
    return Option(
        "choice",
        RANDOM_PLAYER,
        (RANDOM_PLAYER, *numbers),
        "who plays first: at random, or the seat with this number",
        seats=range(2, last + 1),
        needs=needs,
        choice_seats={number: range(int(number), last + 1) for number in numbers[2:]},
    )


def first_player(values: dict[str, OptionValue], seats: int) -> int:
    """Return the chosen first seat, counted from 0, or -1 for a random one.

    `Game.check` has seen to it that somebody sits there.
    """
    chosen_seat = str(values["first_player"])
    return -1 if chosen_seat == RANDOM_PLAYER else int(chosen_seat) - 1


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


def check_effects(options: dict[str, Option], seats: int, values: dict[str, OptionValue]) -> None:
    """Raise an OptionError that names every option that was changed and has no effect here."""
    wrong: list[str] = []
    for name, option in options.items():
        value = values[name]
        if value == option.default:
            continue
        reason = option.without_effect(seats, values)
        if reason:
            wrong.append(f"option '{name}' has no effect {reason}")
        elif not option.allows(value, seats):
            here = seats_in_words(range(seats, seats + 1))
            allowed = option.allowed(seats)
            wrong.append(f"option '{name}' cannot be {written(value)} at {here}: allowed are {allowed}")
    if wrong:
        raise OptionError("; ".join(wrong))


def restored(options: dict[str, Option], seats: int, stored: dict[str, object]) -> dict[str, OptionValue]:
    """Return all options with their values, as a save, a replay or a table of any release holds them.

    Old names are translated. What is missing or has no effect at this number of seats has its default.
    """
    given = dict(stored)
    for name, option in options.items():
        for old in option.old_names:
            if old in given and name not in given:
                given[name] = given.pop(old)
    values = chosen(options, given)
    changed = True
    while changed:  # an option without effect counts as its default for others
        changed = False
        for name, option in options.items():
            if values[name] != option.default and option.without_effect(seats, values):
                values[name] = option.default
                changed = True
    return values
