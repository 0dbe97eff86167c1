"""A game in the words of one language: Fluent messages, found by the names that the engine uses.

A language is a folder `words/<language>` with `common.ftl` and one file per game. Message ids by convention:

    question-<rule>      event-<event>        event-<event>-hidden   for those who may not read all of it
    action-<verb>        why-<message id>     option-<name>          option-<name>-help
    <kind>-<member>      score-<category>     end-<reason>           option-<name>-<choice>
    summary-<event>      sum-<name>           what one turn's summary says (core/summary.py)

What a message may use:

- For each argument of a verb or event, `$<label>`: the words of the member, a player's name for a seat, a
  number for a number. Where the member's message has attributes, `$<label>_<attribute>` too: `$card_acc`.
- `$seat`: the player who is asked, or to whom the event happened.
  Where the table calls a member otherwise (`BaseState.label`), `$<label>` is that.
- What the game's module `texts` takes from the tables for this message: see `core/filling.py`.
- In questions and reasons, what the rule put into its dictionary. There a text such as "card:cooper" names a
  member and becomes its words and attributes, "seat:0" becomes that player's name, and a list of such texts
  an enumeration. Numbers stay numbers, so that a message can choose the right plural; other texts stay as
  they are.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Junk, Resource

from .actions import Kind
from .errors import WagontrainError
from .events import Event, Label
from .filling import fill, fillings_of
from .game import Ask, Game
from .game_folders import words_path
from .rules import Reason
from .state import NOBODY, OptionValue

LANGUAGES: Final = ("en", "pl", "it", "ru")


class UnknownLanguage(WagontrainError):
    """The words are not there in that language."""


class MissingWords(WagontrainError):
    """A message that is not there, or that asks for an argument nobody gave."""


class Words:
    """The common words and those of one game. A missing message shows its id; `strict` raises instead."""

    def __init__(
        self, lang: str, game_name: str = "", strict: bool = False, bundle: FluentBundle | None = None
    ) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"no words are here in '{lang}': there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game_name = game_name
        self.strict = strict
        self._bundle = bundle if bundle is not None else _bundle(lang, game_name)
        self._forms: dict[str, dict[str, str]] = {}

    # -- messages

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return self._bundle.has_message(message)

    def text(self, message: str, /, **args: object) -> str:
        """The message with its arguments filled in."""
        if not self.has(message):
            return self._missing(message)
        return self._filled(message, self._bundle.get_message(message).value, args)

    def attribute(self, message: str, name: str) -> str:
        """An attribute of a message, "" where it has none of that name."""
        if not self.has(message):
            return self._missing(message)
        return self._all_forms(message).get(name, "")

    # -- what the engine says

    def member(self, kind: Kind, i: int, names: Sequence[str] = ()) -> str | int:
        """A member of a kind in words; a number where the kind has no names."""
        if kind.name == "seat":
            return self.player(i, names)
        return self.text(f"{kind.name}-{kind.names[i]}") if kind.names else i + kind.first

    def player(self, seat: int, names: Sequence[str]) -> str:
        """The name of who sits there; a seat beyond the players is the opponent of a solo game."""
        return names[seat] if 0 <= seat < len(names) else self.text("seat-automa")

    def action(
        self, game: Game[Any], action: int, names: Sequence[str], labels: Sequence[Label | None] = ()
    ) -> str:
        """What a player does with the action, as a short command; `labels` are those of `game.labels`."""
        verb = game.actions.verb(action)
        args = self._members(verb.kinds, verb.args(action), names)
        self._add_labels(args, verb.kinds, labels, names)
        return self.text(f"action-{verb.name}", **args)

    def ask(self, ask: Ask, names: Sequence[str]) -> str:
        """What is being decided."""
        args = self._given(ask.args, names)
        for name, label in ask.labels.items():
            self._add_label(args, name, label, names)
        if ask.seat != NOBODY:
            args["seat"] = self.player(ask.seat, names)
        return self.text(f"question-{ask.question}", **args)

    def event(self, event: Event, viewer: int | None, names: Sequence[str]) -> str:
        """What happened, as far as the viewer may know it (None: a spectator)."""
        twin = "" if event.may_read(viewer) else "-hidden"
        readable = event.args_for(viewer)
        args = self._members(event.kind.kinds, readable, names)
        self._add_labels(args, event.kind.kinds, event.labels[: len(readable)], names)
        if event.seat != NOBODY:
            args["seat"] = self.player(event.seat, names)
        return self.text(f"event-{event.kind.name}{twin}", **args)

    def part(self, part: str | Label, names: Sequence[str]) -> dict[str, str]:
        """The words of "kind:member", or of what the table calls it, by form: "" is the plain one."""
        if not isinstance(part, str):
            message, given = part
            return {"": self.text(message, **self._given(given, names))}
        message = part.replace(":", "-", 1)
        forms = self._all_forms(message) if self.has(message) else {}
        return {**forms, "": str(self._resolved(part, names))}

    def reason(self, reason: Reason, names: Sequence[str]) -> str:
        """Why an action is not legal, with the rule that says so."""
        rule, message, args = reason
        return f"{self.text(f'why-{message}', **self._given(args, names))} ({rule})"

    def option(self, name: str) -> str:
        """The name of an option."""
        return self.text(f"option-{name}")

    def option_help(self, name: str) -> str:
        """What an option changes."""
        return self.text(f"option-{name}-help")

    def choice(self, name: str, value: OptionValue) -> str:
        """A value of an option in words."""
        if isinstance(value, bool):
            return self.text("yes" if value else "no")
        message = f"option-{name}-{value}"
        return self.text(message) if self.has(message) else str(value)

    def score(self, category: str) -> str:
        """The name of a category of points."""
        return self.text(f"score-{category}")

    def end(self, reason: str) -> str:
        """Why the game ended."""
        return self.text(f"end-{reason}")

    # -- filling in

    def _members(
        self, kinds: Sequence[Kind], members: Sequence[int], names: Sequence[str]
    ) -> dict[str, object]:
        """The arguments that members bring along: their words, and those of their attributes."""
        args: dict[str, object] = {}
        for kind, i in zip(kinds, members, strict=False):
            args[kind.label] = self.member(kind, i, names)
            if kind.names and kind.name != "seat":
                self._add_forms(args, kind.label, f"{kind.name}-{kind.names[i]}")
        return args

    def _add_labels(
        self,
        args: dict[str, object],
        kinds: Sequence[Kind],
        labels: Sequence[Label | None],
        names: Sequence[str],
    ) -> None:
        """Call members as people at the table do."""
        for kind, label in zip(kinds, labels, strict=False):
            self._add_label(args, kind.label, label, names)

    def _add_label(
        self, args: dict[str, object], name: str, label: Label | None, names: Sequence[str]
    ) -> None:
        """Put a label in the place of a member's own words."""
        if label is not None:
            message, given = label
            args[name] = self.text(message, **self._given(given, names))

    def _given(self, given: dict[str, object], names: Sequence[str]) -> dict[str, object]:
        """The arguments of a question or reason, with the members that they name put into words."""
        args: dict[str, object] = {}
        for label, value in given.items():
            if isinstance(value, (list, tuple)):
                args[label] = ", ".join(str(self._resolved(item, names)) for item in value)
                continue
            args[label] = self._resolved(value, names)
            if isinstance(value, str):
                self._add_forms(args, label, value.replace(":", "-", 1))
        return args

    def _resolved(self, value: object, names: Sequence[str]) -> object:
        """The words of "card:cooper" or "seat:0"; anything else as it is."""
        if not isinstance(value, str) or ":" not in value:
            return value
        kind, _, member = value.partition(":")
        return self.player(int(member), names) if kind == "seat" else self.text(f"{kind}-{member}")

    def _add_forms(self, args: dict[str, object], label: str, message: str) -> None:
        if self.has(message):
            for name, form in self._all_forms(message).items():
                args[f"{label}_{name}"] = form

    def _all_forms(self, message: str) -> dict[str, str]:
        """Every attribute of a message; members take no arguments, so each is worked out once."""
        if message not in self._forms:
            attributes = self._bundle.get_message(message).attributes
            self._forms[message] = {name: self._filled(message, attributes[name], {}) for name in attributes}
        return self._forms[message]

    def _filled(self, message: str, pattern: Any, args: dict[str, object]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise MissingWords(f"{self.lang}: {message}: {errors[0]}")
        return str(text)

    def _missing(self, message: str) -> str:
        if self.strict:
            raise MissingWords(
                f"{self.lang}: there is no message '{message}' for '{self.game_name or 'common'}'"
            )
        return message


@cache
def _bundle(lang: str, game_name: str) -> FluentBundle:
    """The messages of one language and game, read once; what is filled in goes in without isolation marks."""
    return _bundle_of(lang, [_resource(lang, "common"), *([_filled(lang, game_name)] if game_name else [])])


def _bundle_of(lang: str, found: list[Any]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in found:
        bundle.add_resource(resource)
    return bundle


@cache
def words_file(lang: str, name: str) -> str:
    """Return a file of words as Fluent source, with what the game's tables say filled in."""
    return str(FluentSerializer().serialize(_filled(lang, name)))


@cache
def _filled(lang: str, name: str) -> Any:
    """A file of words with what the game's tables say filled in."""
    found = _resource(lang, name)
    fillings = fillings_of(name)
    if fillings is None:
        return found
    bare = Words(lang, name, bundle=_bundle_of(lang, [_resource(lang, "common"), found]))
    return Resource(fill(found.body, fillings(bare)))


@cache
def _resource(lang: str, name: str) -> Any:
    path = words_path(lang, name)
    if path is None:
        return FluentResource("")
    try:
        resource = FluentResource(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise MissingWords(f"words/{lang}/{name}.ftl: no such file") from None
    for entry in resource.body:
        if isinstance(entry, Junk):
            first = (entry.content or "").strip().splitlines()[0]
            raise MissingWords(f"words/{lang}/{name}.ftl: this is not a message: {first}")
    return resource
