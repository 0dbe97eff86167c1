"""Options of a game: what may be chosen before it starts, and how a wrong choice is told."""

import re
from difflib import get_close_matches

from .errors import OptionError
from .table import OptionValue


class Option:
    """One choice before the game: kind is "bool", "int", "choice" or "text".

    `choices` lists what is allowed ("text": the named shortcuts; `pattern` says what else fits).
    """

    def __init__(
        self,
        kind: str,
        default: OptionValue,
        choices: tuple[OptionValue, ...] = (),
        help: str = "",
        pattern: str = "",
    ) -> None:
        self.kind = kind
        self.default = default
        self.choices: tuple[OptionValue, ...] = (False, True) if kind == "bool" else choices
        self.help = help
        self.pattern = pattern

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
        words = [str(c).lower() if isinstance(c, bool) else str(c) for c in self.choices]
        if self.pattern:
            words.append(f"text like {self.pattern}")
        return ", ".join(words)


def chosen(options: dict[str, Option], given: dict[str, object]) -> dict[str, OptionValue]:
    """All options with their values: the given ones checked, the others at their default."""
    names: list[object] = list(given)  # a caller may have put in other things than texts
    for key in names:
        if not isinstance(key, str) or key not in options:
            near = get_close_matches(str(key), list(options), 1, 0.5)
            hint = f"did you mean '{near[0]}'?" if near else "there are " + (", ".join(options) or "none")
            raise OptionError(f"no option is called '{key}': {hint}")
    values: dict[str, OptionValue] = {}
    for name, option in options.items():
        value = given.get(name, option.default)
        if not option.fits(value):
            raise OptionError(f"option '{name}' cannot be {value!r}: allowed are {option.allowed()}")
        assert isinstance(value, (bool, int, str))
        values[name] = value
    return values
