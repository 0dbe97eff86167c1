# Over 300 lines: the contract of every game in one place, with its docstrings.
"""The contract of every game: what libraries, bots and servers call. A game fills in the hooks at the end."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from hashlib import blake2b
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from .actions import ActionSpace, Kind, Verb
from .data import fingerprint
from .errors import GameOver, LoadError, NotLegalNow, OptionError
from .events import EventSpace, Label
from .fields import Field, load_fields, mapping, numbers, save_fields, shown, whole
from .options import Option, check_effects, chosen, restored
from .rng import Draws, key_of
from .rules import Reason, Rule, settle
from .state import NOBODY, Frame, OptionValue, S

FORMAT: Final = "wagontrain state 1"
FRAME_LENGTH: Final = 5
REHEARSAL: Final = 1 << 16  # a stream that no game uses
REHEARSED: Final = 2_000  # decisions
HEADER = ("format", "game", "version", "tables", "seats", "options")
SAVED = (*HEADER, "key", "counters", "reveals", "todo", "state", "players", "check")


@dataclass(frozen=True)
class Ask:
    """What is being decided: a question, the seat that decides, and what the question's words need.

    `labels` holds how the members among the arguments are called at the table.
    """

    question: str
    seat: int
    args: dict[str, object] = field(default_factory=dict)
    labels: dict[str, Label | None] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Score:
    """A seat's result: total, rank (1 is best, ties share), and where the points come from."""

    seat: int
    total: int
    rank: int
    parts: dict[str, int]
    automa: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: its options, its notation, and its rules over states of class S."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: range,
        options: dict[str, Option],
        actions: ActionSpace,
        events: EventSpace,
        rules: list[Rule[S]],
        state_fields: tuple[Field, ...],
        seat_fields: tuple[Field, ...],
        bot_options: dict[str, OptionValue] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.options = options
        self.actions = actions
        self.events = events
        self.rules = rules
        self.state_fields = state_fields
        self.seat_fields = seat_fields
        self.bot_options = bot_options or {}  # for games among bots, who never get bored
        self.rule_numbers = {rules[i].name(): i for i in range(len(rules))}
        self.tables = fingerprint(name)

    # -- starting and deciding

    def new(self, seats: int, seed: str = "", options: dict[str, object] | None = None) -> S:
        """A new game, at its first decision. The same seats, seed and options give the same game."""
        values = self.check(seats, options or {})
        s = self.blank(seats)
        s.key = key_of(str(seed))
        s.options = values
        self.start(s, seats)
        settle(s, self.rules)
        return s

    def check(self, seats: int, options: dict[str, object]) -> dict[str, OptionValue]:
        """Return all options with their values, or raise an OptionError that says what is allowed."""
        self.check_seats(seats)
        values = chosen(self.options, options)
        check_effects(self.options, seats, values)
        return values

    def check_seats(self, seats: int) -> None:
        """Raise an OptionError unless the game can be played by this many."""
        if seats not in self.seats:
            last = self.seats[-1]
            raise OptionError(f"{self.name} is for {self.seats[0]} to {last} seats, not {shown(seats)}")

    def restore_options(self, seats: int, stored: dict[str, object]) -> dict[str, OptionValue]:
        """Return all options with their values, as a save, a replay or a table of any release holds them.

        `check` refuses an option without effect. Here it has its default, as what is missing has, and names
        that earlier releases used are understood.
        """
        self.check_seats(seats)
        values = restored(self.options, seats, stored)
        check_effects(self.options, seats, values)
        return values

    def to_act(self, s: S) -> int:
        """The seat that decides now, or NOBODY when the game is over."""
        todo = s.todo
        return todo[-1].seat if todo else NOBODY

    def asked(self, s: S) -> Ask:
        """What is being decided."""
        if not s.todo:
            return Ask("over", NOBODY)
        f = s.todo[-1]
        rule = self.rules[f.rule]
        args = rule.args(s, f)
        labels: dict[str, Label | None] = {}
        for name, value in args.items():
            if isinstance(value, str) and ":" in value:
                kind, _, member = value.partition(":")
                labels[name] = s.label(kind, member, f.seat)
        return Ask(rule.name(), f.seat, args, labels)

    def labels(self, s: S, action: int) -> tuple[Label | None, ...]:
        """How the members that an action names are called at the table now."""
        verb = self.actions.verb(action)
        return s.labels(verb.kinds, verb.args(action), self.to_act(s))

    def legal(self, s: S) -> list[int]:
        """Every action that may be played now, ascending; empty only when the game is over."""
        todo = s.todo
        if not todo:
            return []
        f = todo[-1]
        return self.rules[f.rule].legal(s, f)

    def text(self, action: int) -> str:
        """The action in the game's notation."""
        return self.actions.text(action)

    def parse(self, text: str) -> int:
        """The action that a text names, legal or not; NotAnAction where it names none."""
        return self.actions.parse(text)

    def apply(self, s: S, action: int) -> None:
        """Play an action of `legal`, in place. Trusts its caller."""
        f = s.todo.pop()
        self.rules[f.rule].answer(s, f, action)
        settle(s, self.rules)

    def play(self, s: S, text: str) -> None:
        """Play an action by its text; NotAnAction, NotLegalNow or GameOver leave the state as it was."""
        action = self.parse(text)
        if not s.todo:
            raise GameOver("the game is over")
        legal = self.legal(s)
        if action not in legal:
            texts = [self.text(a) for a in legal]
            near = get_close_matches(self.text(action), texts, 1, 0.3)
            raise NotLegalNow(
                f"'{self.text(action)}' is not legal now; try '{(near or texts)[0]}'", self.explain(s, text)
            )
        self.apply(s, action)

    def explain(self, s: S, text: str) -> list[Reason]:
        """Why an action is not legal now, as (rule ID, message ID, arguments); empty if it is legal."""
        action = self.parse(text)
        verb = self.actions.verb(action)
        if not s.todo:
            return [(verb.rule, "game-over", {})]
        f = s.todo[-1]
        rule = self.rules[f.rule]
        if verb not in rule.verbs:
            return [(verb.rule, "not-asked", {"verb": verb.name, "question": rule.name()})]
        return rule.why(s, f, action)

    def targets(self, s: S, action: int) -> list[str]:
        """The ids of the board elements that the action touches."""
        verb = self.actions.verb(action)
        if not s.todo:
            return []
        f = s.todo[-1]
        return self.rules[f.rule].targets(s, f, action, verb)

    def touching(self, s: S, element: str) -> list[int]:
        """The answers to the question, legal or not, that touch a board element."""
        found: list[int] = []
        if s.todo:
            for verb in self.rules[s.todo[-1].rule].verbs:
                found += self.touching_of(s, verb, element)
        return found

    def touching_of(self, s: S, verb: Verb, element: str) -> list[int]:
        """The actions of one verb that touch a board element."""
        return [a for a in range(verb.base, verb.base + verb.size) if element in self.targets(s, a)]

    def explain_element(self, s: S, element: str) -> list[Reason]:
        """Why no action touches a board element now; empty if one does.

        Of all that might be done with it here, the answer is about what the fewest reasons forbid.
        """
        if not s.todo:
            return [("", "game-over", {})]
        f = s.todo[-1]
        rule = self.rules[f.rule]
        nearest: list[Reason] = []
        for action in self.touching(s, element):
            reasons = rule.why(s, f, action)
            if not reasons:
                return []
            if not nearest or len(reasons) < len(nearest):
                nearest = reasons
        return nearest or [(self.verb_for(s, element, rule.verbs[0]).rule, "no-part-in-question", {})]

    def verb_for(self, s: S, element: str, default: Verb) -> Verb:
        """The first verb, asked for now or not, that touches a board element."""
        for verb in self.actions.verbs:
            if self.touching_of(s, verb, element):
                return verb
        return default

    def kinds(self) -> dict[str, Kind]:
        """Every kind of thing that an action or event can name."""
        found = [kind for verb in self.actions.verbs for kind in verb.kinds]
        found += [kind for event in self.events.kinds for kind in event.kinds]
        return {kind.name: kind for kind in found}

    # -- laying out

    def position(self, given: str | Mapping[str, object]) -> S:
        """Return the state that a position stands for: TOML, or the same as a mapping."""
        from .position import lay_out

        return lay_out(self, given)

    def describe_position(self, s: S) -> str:
        """Return the position, as TOML, that lays out exactly this state."""
        from .position import describe

        return describe(self, s)

    # -- keeping

    def save(self, s: S) -> dict[str, object]:
        """The whole state, JSON-ready; `load` plays on identically."""
        todo = [[self.rules[f.rule].name(), f.seat, f.a, f.b, f.c] for f in s.todo]
        saved: dict[str, object] = {
            "format": FORMAT,
            "game": self.name,
            "version": self.version,
            "tables": self.tables,
            "seats": self.seat_count(s),
            "options": dict(s.options),
            "key": s.key.hex(),
            "counters": list(s.counters),
            "reveals": s.reveals,
            "todo": todo,
            "state": save_fields(s, self.state_fields),
            "players": self.save_seats(s),
        }
        saved["check"] = checksum(saved)
        return saved

    def load(self, data: object, rehearsed: bool = False) -> S:
        """The state that was saved, or a LoadError that names the field. Nothing is taken on trust.

        `rehearsed` says that the game is known to go on from there, as one that this program has just saved:
        then it is not tried out.
        """
        saved = mapping(data, "the saved game")
        self.check_header(saved)
        seats = whole("seats", self.seats[0], self.seats[-1]).loaded(saved["seats"], "seats")
        assert isinstance(seats, int)
        try:
            values = self.restore_options(seats, mapping(saved["options"], "options"))
        except OptionError as error:
            raise LoadError(f"options: {error}") from None
        s = self.blank(seats)
        s.options = values
        s.key = loaded_key(saved["key"])
        stored = {name: saved[name] for name in ("counters", "reveals")}
        load_fields(s, (numbers("counters", length=len(s.counters)), whole("reveals")), stored, "save")
        s.todo = self.loaded_todo(saved["todo"], seats)
        load_fields(s, self.state_fields, saved["state"], "state")
        self.load_seats(s, saved["players"])
        self.check_state(s)
        if saved["check"] != checksum({name: saved[name] for name in saved if name != "check"}):
            raise LoadError("check: the saved game was changed after it was written")
        if s.todo and not self.rules[s.todo[-1].rule].asks(s, s.todo[-1]):
            raise LoadError(f"todo[{len(s.todo) - 1}]: nobody can be asked this")
        if not rehearsed:
            self.rehearse(s)
        return s

    def rehearse(self, s: S) -> None:
        """LoadError unless the game can be played on: tried on a copy, at random."""
        trial = self.clone(s)
        draws = Draws(s.key, REHEARSAL, 0)
        try:
            for _ in range(REHEARSED):
                legal = self.legal(trial)
                if not legal:
                    break
                self.apply(trial, legal[draws.below(len(legal))])
            stopped = not trial.todo and self.end_reason(trial) == ""
        except Exception as error:
            raise LoadError(f"todo: the game cannot be played on ({type(error).__name__})") from None
        if stopped:
            raise LoadError("todo: the game would stop without an end")

    def save_seats(self, s: S) -> list[dict[str, object]]:
        """What lies in front of each player, JSON-ready."""
        return [save_fields(holder, self.seat_fields) for holder in self.holders(s)]

    def load_seats(self, s: S, data: object) -> None:
        """Set what lies in front of each player from saved data."""
        holders = self.holders(s)
        if not isinstance(data, list) or len(data) != len(holders):
            raise LoadError(f"players: a list of {len(holders)} expected")
        for i in range(len(holders)):
            load_fields(holders[i], self.seat_fields, data[i], f"players[{i}]")

    def check_header(self, saved: dict[str, object]) -> None:
        """Is this a save of this game, of this version, with these tables, and whole?"""
        if saved.get("format") != FORMAT:
            raise LoadError(f"format: '{FORMAT}' expected, not {shown(saved.get('format'))}")
        for name in SAVED:
            if name not in saved:
                raise LoadError(f"{name}: missing")
        for name in saved:
            if name not in SAVED:
                raise LoadError(f"{name}: no such field")
        if saved["game"] != self.name:
            raise LoadError(f"game: this is a save of {shown(saved['game'])}, not of '{self.name}'")
        if whole("version").loaded(saved["version"], "version") != self.version:
            raise LoadError(f"version: saved under rules {shown(saved['version'])}, these are {self.version}")
        if saved["tables"] != self.tables:
            raise LoadError(f"tables: saved with {shown(saved['tables'])}, in use are '{self.tables}'")

    def loaded_todo(self, data: object, seats: int) -> list[Frame]:
        """The stack of frames, by the names of their rules."""
        if not isinstance(data, list):
            raise LoadError(f"todo: a list expected, not {shown(data)}")
        frames: list[Frame] = []
        for i in range(len(data)):
            entry = data[i]
            if not isinstance(entry, list) or len(entry) != FRAME_LENGTH:
                raise LoadError(f"todo[{i}]: a rule and four numbers expected, not {shown(entry)}")
            number = self.rule_numbers.get(entry[0], -1) if isinstance(entry[0], str) else -1
            if number < 0:
                raise LoadError(f"todo[{i}][0]: no rule is called {shown(entry[0])}")
            for j in range(1, FRAME_LENGTH):
                if not isinstance(entry[j], int) or isinstance(entry[j], bool):
                    raise LoadError(f"todo[{i}][{j}]: a whole number expected, not {shown(entry[j])}")
            if not NOBODY <= entry[1] < seats:
                raise LoadError(f"todo[{i}][1]: there is no seat {entry[1]}")
            frames.append(Frame(number, entry[1], entry[2], entry[3], entry[4]))
        return frames

    # -- what each game fills in

    def blank(self, seats: int) -> S:
        """An empty state for this many seats, its counters at zero."""
        raise NotImplementedError

    def start(self, s: S, seats: int) -> None:
        """Set the game up, from `s.options` and `s.key`, and push the first frame."""
        raise NotImplementedError

    def clone(self, s: S) -> S:
        """An independent copy, without a log."""
        raise NotImplementedError

    def seat_count(self, s: S) -> int:
        """How many seats the state has."""
        raise NotImplementedError

    def holders(self, s: S) -> Sequence[object]:
        """What lies in front of each player, and of a solo opponent: the objects that hold `seat_fields`."""
        raise NotImplementedError

    def check_state(self, s: S) -> None:
        """LoadError unless every card, coin and piece is accounted for and the decision can be made."""
        raise NotImplementedError

    def scores(self, s: S) -> list[Score]:
        """The result if the game ended now, by category; a solo game adds its opponent's."""
        raise NotImplementedError

    def observe(self, s: S, seat: int | None) -> dict[str, object]:
        """All that a seat with perfect memory may know (None: a spectator), JSON-ready."""
        raise NotImplementedError

    def resample(self, s: S, seat: int | None, seed: str) -> S:
        """A copy in which all that the seat cannot know is dealt again."""
        raise NotImplementedError

    def end_reason(self, s: S) -> str:
        """Why the game ended, as the id of a message; "" while it goes on."""
        raise NotImplementedError

    def turn(self, s: S) -> int:
        """The seat whose turn it is, whoever is asked meanwhile."""
        return self.to_act(s)

    def stats(self, s: S, seat: int) -> dict[str, int]:
        """What a player counts before deciding, by name: money, goods, points, limits; all public."""
        return {}

    def secret_points(self, s: S, viewer: int | None) -> bool:
        """Do the scores depend on something that the viewer cannot know?"""
        return False

    def possible_scores(self, s: S, viewer: int | None) -> list[list[Score]]:
        """The result if the game ended now: for each seat all that it can be, as far as the viewer knows."""
        return [[score] for score in self.scores(s)]


def checksum(saved: dict[str, object]) -> str:
    """A digest of a saved game, so that a changed one is noticed."""
    text = json.dumps(saved, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def loaded_key(data: object) -> bytes:
    """The key of the shuffles, from its hexadecimal form."""
    if not isinstance(data, str) or len(data) != 64 or any(ch not in "0123456789abcdef" for ch in data):
        raise LoadError(f"key: 64 hexadecimal digits expected, not {shown(data)}")
    return bytes.fromhex(data)
