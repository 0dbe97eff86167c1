"""Every word is there, in every language, and the languages say the same.

What a game needs is read off the game itself: verbs, questions, events, members of kinds, options, scores.
Why something is not legal, and why a game ends, is read off its source. What is said in play: test_told.py.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import wagontrain
from wagontrain.cli.rulebook import Rulebook
from wagontrain.core.actions import Kind
from wagontrain.core.events import EventKind
from wagontrain.core.rules import Step
from wagontrain.core.summary import TELL, summary_of
from wagontrain.core.words import LANGUAGES, words_file

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "wagontrain"
CLIENT = Path(__file__).resolve().parents[2] / "client" / "src"
GAMES = wagontrain.games()
FILES = sorted(path.stem for path in (PACKAGE / "words" / "en").glob("*.ftl"))
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
PLURALS = {
    "en": {"one", "other"},
    "it": {"one", "other"},
    "pl": {"one", "few", "many"},
    "ru": {"one", "few", "many"},
}
DEFAULTS = {"en": "other", "it": "other", "pl": "many", "ru": "many"}
CORE = ["why-not-asked", "why-game-over", "why-no-part-in-question", "question-over"]  # said in every game
SHARED = {"text"}  # attributes that every language has; the others are forms of its own grammar


# -- the words


@cache
def messages(lang: str, file: str) -> dict[str, ftl.Message]:
    """The messages of one file, by id, with what the game's tables say filled in."""
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser(with_spans=False).parse(words_file(lang, file)).body:
        assert not isinstance(entry, ftl.Junk), f"{lang}/{file}.ftl: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{lang}/{file}.ftl: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def known(lang: str, game: str) -> dict[str, ftl.Message]:
    """All messages that a game can use."""
    return {**messages(lang, "common"), **messages(lang, game)}


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@cache
def all_attributes(lang: str, file: str) -> frozenset[str]:
    found = [attributes(message) for name in {"common", file} for message in messages(lang, name).values()]
    return frozenset().union(*found)


def parts(node: Any, kind: type[Any]) -> Iterator[Any]:
    """Every part of that kind, however deep."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            yield from parts(value, kind)
    elif isinstance(node, list):
        for item in node:
            yield from parts(item, kind)


def references(message: ftl.Message) -> set[str]:
    """The messages that this one takes in."""
    return {reference.id.name for reference in parts(message.value, ftl.MessageReference)}


def variables(lang: str, file: str, message: ftl.Message) -> set[str]:
    """The arguments that the message uses, as written, those of messages that it takes in among them."""
    found = {reference.id.name for reference in parts(message.value, ftl.VariableReference)}
    for name in references(message):
        found |= variables(lang, file, known(lang, file)[name])
    return found


def arguments(lang: str, file: str, message: ftl.Message) -> set[str]:
    """The arguments that the message uses; `$card_acc` is a form of `$card`."""
    forms = all_attributes(lang, file)
    found = set()
    for name in variables(lang, file, message):
        base, _, form = name.rpartition("_")
        found.add(base if base and form in forms else name)
    return found


# -- what a game needs


@dataclass
class Need:
    """The messages that a game needs, with the kinds of their arguments; None: what they are is not known."""

    messages: dict[str, dict[str, Kind | None] | None] = field(default_factory=dict)
    members: dict[str, set[str]] = field(default_factory=dict)

    def kinds(self, message: str, kinds: list[Kind], **more: Kind | None) -> None:
        self.messages[message] = {**{kind.label: kind for kind in kinds}, **more}
        for kind in kinds:
            if kind.names and kind.name != "seat":
                names = {f"{kind.name}-{name}" for name in kind.names}
                self.members.setdefault(kind.name, set()).update(names)
                self.messages.update({name: {} for name in names})


@cache
def needed(name: str) -> Need:
    """All that the game may say."""
    game = wagontrain.game(name)
    need = Need({"game-title": {}, "game-pitch": {}, "game-time": {}})
    for verb in game.actions.verbs:
        need.kinds(f"action-{verb.name}", list(verb.kinds))
    for event in game.events.kinds:
        need.kinds(f"event-{event.name}", list(event.kinds), seat=None)
        if event.hidden:
            shown = event.kinds[: len(event.kinds) - event.hidden]
            need.kinds(f"event-{event.name}-hidden", list(shown), seat=None)
        add_summary(need, name, event)
    for rule in game.rules:
        if not isinstance(rule, Step):
            need.messages[f"question-{rule.name()}"] = None
    for option, value in game.options.items():
        need.messages.update({f"option-{option}": {}, f"option-{option}-help": {}})
        named = [choice for choice in value.choices if f"option-{option}-{choice}" in messages("en", name)]
        choices = [choice for choice in value.choices if isinstance(choice, str)] + named
        need.messages.update({f"option-{option}-{choice}": {} for choice in choices})
    need.messages.update({f"score-{category}": {} for category in categories(game)})
    need.messages.update({f"end-{reason}": {} for reason in end_reasons(name)})
    need.messages.update(dict.fromkeys([f"why-{reason}" for reason in reasons(name)]))
    if 1 in game.seats:
        need.messages["seat-automa"] = {}
    return need


def add_summary(need: Need, name: str, event: EventKind) -> None:
    """The phrase for an event in the summary of its turn, and the sums that it adds to."""
    summary = summary_of(name)
    assert summary is not None
    role = summary.roles[event.name]
    if role.kind == TELL:
        shown = event.kinds[: len(event.kinds) - event.hidden]
        need.kinds(role.message or f"summary-{event.name}", list(shown), n=None)
    for one in role.sums:
        kinds = [kind for kind in event.kinds if kind.label == one.of]
        need.kinds(f"sum-{kinds[0].name if kinds else one.name}", kinds, n=None, amount=None, sign=None)
    if summary.gained:
        need.messages["summary-gains"] = {"what": None}


def categories(game: wagontrain.Game[Any]) -> set[str]:
    """Where points come from, with each option at each value."""
    found: set[str] = set()
    for name, option in game.options.items():
        for choice in option.choices:
            for seats in game.seats:
                try:
                    s = game.new(seats, "", {name: choice})
                except wagontrain.OptionError:
                    continue
                found.update(*[score.parts for score in game.scores(s)])
    return found


@cache
def trees(name: str) -> list[ast.Module]:
    """The source of a part of the package."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((PACKAGE / name).rglob("*.py"))]


def texts(node: ast.AST | None) -> set[str]:
    """The texts that an expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return set()


def reasons(name: str) -> set[str]:
    """The second place of every (rule ID, message ID, arguments)."""
    found: set[str] = set()
    for tree in trees(name):
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and len(node.elts) == 3 and is_rule_id(node.elts[0]):
                found |= {text for text in texts(node.elts[1]) if re.fullmatch(r"[a-z0-9-]+", text)}
    return found


def is_rule_id(node: ast.expr) -> bool:
    """A rule ID, or a name that may hold one."""
    ids = texts(node)
    return (
        all(re.fullmatch(r"[A-Z]+-(RUL-)?\d[\w.]*", rule) for rule in ids)
        if ids
        else isinstance(node, ast.Name)
    )


def end_reasons(name: str) -> set[str]:
    """What `end_reason` can return: texts, or the members of END_REASONS."""
    found: set[str] = set()
    for tree in trees(name):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == "end_reason":
                returns = [part.value for part in ast.walk(node) if isinstance(part, ast.Return)]
                found.update(*[texts(value) for value in returns])
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "END_REASONS":
                found.update(*[texts(part) for part in ast.walk(node)])
    return found - {""}


@cache
def named_in_source() -> tuple[frozenset[str], frozenset[str]]:
    """Texts in the code that could be message ids, and beginnings of ids that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            whole |= texts(node)
            if isinstance(node, ast.JoinedStr) and node.values:
                begun |= texts(node.values[0])
    return frozenset(whole), frozenset(text for text in begun if re.fullmatch(r"[a-z_-]+-", text))


# -- the checks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_files(lang: str) -> None:
    assert sorted(path.stem for path in (PACKAGE / "words" / lang).glob("*.ftl")) == FILES
    assert {"common", *GAMES} <= set(FILES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_game_says_lacks_words(game: str, lang: str) -> None:
    assert sorted(set(needed(game).messages) - set(known(lang, game))) == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_the_languages_have_the_same_messages_in_the_same_order(file: str, lang: str) -> None:
    assert list(messages(lang, file)) == list(messages("en", file))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_the_languages_say_the_same(file: str, lang: str) -> None:
    """The same arguments everywhere, and a card's text in each language or in none."""
    english = messages("en", file)
    for name, message in messages(lang, file).items():
        assert arguments(lang, file, message) == arguments("en", file, english[name]), name
        assert attributes(message) & SHARED == attributes(english[name]) & SHARED, name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_messages_use_only_what_they_are_given(game: str, lang: str) -> None:
    for name, kinds in needed(game).messages.items():
        message = known(lang, game)[name]
        if kinds is not None:
            assert arguments(lang, game, message) <= set(kinds), name
            for used in variables(lang, game, message) - set(kinds):
                base, _, form = used.rpartition("_")
                assert has_form(lang, game, kinds[base], form), (name, used)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_attributes_take_numbers_from_the_tables_only(game: str, lang: str) -> None:
    """Nothing is given to an attribute when it is said: what it asks for is filled in, or is a mistake."""
    for name, message in messages(lang, game).items():
        for attribute in message.attributes:
            left = [reference.id.name for reference in parts(attribute, ftl.VariableReference)]
            assert left == [], f"{name}.{attribute.id.name}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["villagers"])
def test_texts_of_cards_restate_no_number_of_the_tables(game: str, lang: str) -> None:
    """A corrected table would make them wrong: numbers come from the card's row."""
    source = (PACKAGE / "words" / lang / f"{game}.ftl").read_text(encoding="utf-8")
    for message in FluentParser(with_spans=False).parse(source).body:
        for attribute in message.attributes if isinstance(message, ftl.Message) else []:
            text = "".join(part.value for part in parts(attribute, ftl.TextElement))
            assert attribute.id.name != "text" or re.search("[0-9]", text) is None, text


def has_form(lang: str, game: str, kind: Kind | None, form: str) -> bool:
    """Do the words of all members have this attribute?"""
    members = needed(game).members.get(kind.name, set()) if kind else set()
    return bool(members) and all(form in attributes(known(lang, game)[member]) for member in members)


def test_what_the_commands_say_has_words() -> None:
    """Ids that stand in the code of the command line and of the games' drawings."""
    for path in [*(PACKAGE / "cli").glob("*.py"), *PACKAGE.glob("*/show*.py")]:
        game = path.parent.name if path.parent.name in GAMES else GAMES[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                named = texts(node.args[0]) if node.func.attr in ("text", "say") else set()
                assert named <= set(known("en", game)), path.name


@cache
def client_source() -> str:
    """All that the page's own sources say."""
    paths = sorted(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def named_in_client(name: str) -> bool:
    """Does the page name this message, or the beginning of it that it completes?"""
    begun = set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", client_source()))
    return bool(re.search(rf"[\"'`]{name}[\"'`]", client_source())) or name.startswith(tuple(begun))


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_left_over(file: str) -> None:
    whole, begun = named_in_source()
    used = set(needed(file).messages) if file in GAMES else set(CORE)
    used.update(*[references(message) for message in messages("en", file).values()])
    other = tuple([text for text in begun if not any(name.startswith(text) for name in used)])
    found = [name for name in messages("en", file) if name not in used and name not in whole]
    if file == "client" or file in GAMES:
        found = [name for name in found if not named_in_client(name)]
    assert [name for name in found if not name.startswith(other)] == []


@pytest.mark.parametrize("file", FILES)
def test_a_game_leaves_the_common_words_alone(file: str) -> None:
    assert file == "common" or not set(messages("en", file)) & set(messages("en", "common"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_plurals_are_those_of_the_language(file: str, lang: str) -> None:
    for name, message in messages(lang, file).items():
        for choice in parts(message, ftl.SelectExpression):
            keys = {
                variant.key.name for variant in choice.variants if isinstance(variant.key, ftl.Identifier)
            }
            default = next(variant.key for variant in choice.variants if variant.default)
            if keys & {"one", "few", "many"}:
                assert keys == PLURALS[lang], name
                assert isinstance(default, ftl.Identifier), name
                assert default.name == DEFAULTS[lang], name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_letters_and_marks_are_the_right_ones(file: str, lang: str) -> None:
    for name, message in messages(lang, file).items():
        text = "".join(part.value for part in parts(message, ftl.TextElement))
        wrong = re.findall(r"[\"']|\.\.\.|\(s\)", text)
        if lang in ("en", "it", "pl"):
            wrong += re.findall(r"[а-яё]", text, re.IGNORECASE)
        assert wrong == [], name


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_rules_has_its_heading(game: str) -> None:
    for chapter in Rulebook(game).chapters:
        heading = chapter.number or "-".join(chapter.title.lower().split())
        assert f"rule-heading-{heading}" in known("en", game), chapter.title
