"""Replays: a game as text that people can read, compare and check.

wagontrain replay 1
game: villagers
version: 1
options: {"saints": false}
tables: 1f0c52a96d7e8b34
seats: 2
names: ["Ann", "Bob"]
commitment: <what the table published about its seed before the game>
seed: "any text"                    left out while the game runs
result: {"end": ..., "scores": ...} left out until the game is over
---
take-slot 3                         one action per line, in the game's notation
check: <BLAKE2b of every byte before this line>
"""

import json
from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

from .errors import ActionError, LoadError, NotLegalNow, OptionError
from .fields import shown
from .game import Game
from .rng import commitment_of
from .rules import Reason
from .state import OptionValue, S

FORMAT: Final = "wagontrain replay 1"
BEGIN: Final = "---"
CHECK: Final = "check: "
FIELDS: Final = ("game", "version", "options", "tables", "seats", "names", "commitment", "seed", "result")
OPTIONAL: Final = ("seed", "result")


class BadAction(LoadError):
    """A line of a replay that cannot be played; `reasons` says why, as `explain` does."""

    def __init__(self, line: int, message: str, reasons: list[Reason]) -> None:
        rules = sorted({reason[0] for reason in reasons})
        super().__init__(f"line {line}: {message}" + (f" ({', '.join(rules)})" if rules else ""))
        self.line = line
        self.reasons = reasons


class Replay:
    """One game: how it was set up, what was played and how it ended."""

    def __init__(
        self,
        game: str,
        version: int,
        options: dict[str, OptionValue],
        tables: str,
        seats: int,
        names: list[str],
        commitment: str,
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.tables = tables
        self.seats = seats
        self.names = names
        self.commitment = commitment
        self.seed: str | None = None
        self.result: dict[str, object] | None = None
        self.actions: list[str] = []
        self.check = ""  # as it was read; "" for a replay that was not read from a text
        self.digest = ""  # what the check should have been

    @staticmethod
    def begin(game: Game[S], seats: int, seed: str, options: dict[str, object], names: list[str]) -> "Replay":
        """The replay of a game that is about to start."""
        values = game.check(seats, options)
        replay = Replay(game.name, game.version, values, game.tables, seats, list(names), commitment_of(seed))
        replay.seed = seed
        return replay

    @staticmethod
    def read(text: str) -> "Replay":
        """The replay that a text holds, or a LoadError that names the line. `verify` judges what it says."""
        lines = text.split("\n")
        if lines[0] != FORMAT:
            raise LoadError(f"line 1: '{FORMAT}' expected, not {shown(lines[0])}")
        if len(lines) < 3 or lines[-1] != "" or not lines[-2].startswith(CHECK):
            raise LoadError(
                f"line {max(2, len(lines) - 1)}: the replay is cut off, '{CHECK}...' is to end it"
            )
        if BEGIN not in lines:
            raise LoadError(f"line {len(lines) - 1}: no '{BEGIN}' between the header and the actions")
        begins = lines.index(BEGIN)
        replay = _read_header(lines[1:begins])
        replay.actions = lines[begins + 1 : -2]
        replay.check = lines[-2][len(CHECK) :] or "missing"
        try:
            replay.digest = digest_of("\n".join(lines[:-2]) + "\n")
        except UnicodeEncodeError:
            raise LoadError("the replay holds a character that UTF-8 cannot write") from None
        return replay

    def write(self) -> str:
        """The replay as text, with its check."""
        lines = [
            FORMAT,
            f"game: {self.game}",
            f"version: {self.version}",
            f"options: {as_json(self.options)}",
        ]
        lines += [f"tables: {self.tables}", f"seats: {self.seats}", f"names: {as_json(self.names)}"]
        lines.append(f"commitment: {self.commitment}")
        if self.seed is not None:
            lines.append(f"seed: {as_json(self.seed)}")
        if self.result is not None:
            lines.append(f"result: {as_json(self.result)}")
        body = "\n".join([*lines, BEGIN, *self.actions]) + "\n"
        return f"{body}{CHECK}{digest_of(body)}\n"

    def line_of(self, i: int) -> int:
        """The line of the text on which action i stands, counted from 1."""
        left_out = (self.seed is None) + (self.result is None)
        return 1 + len(FIELDS) - left_out + 1 + 1 + i

    def finish(self, game: Game[S], s: S) -> None:
        """Note how the game ended."""
        self.result = result_of(game, s)

    def fit(self, game: Game[S]) -> None:
        """LoadError unless this is a replay of that game, with its version, tables, seats and options."""
        if self.game != game.name:
            raise LoadError(f"game: this is a replay of '{self.game}', not of '{game.name}'")
        if self.version != game.version:
            raise LoadError(f"version: played under rules {self.version}, these are {game.version}")
        if self.tables != game.tables:
            raise LoadError(f"tables: played with '{self.tables}', in use are '{game.tables}'")
        self.game_options(game)
        missing: list[str] = []
        for name, option in game.options.items():
            if name not in self.options and not [old for old in option.old_names if old in self.options]:
                missing.append(name)
        if missing:
            raise LoadError(f"options: {', '.join(missing)} missing")

    def game_options(self, game: Game[S]) -> dict[str, OptionValue]:
        """Return the options as today's game knows them."""
        try:
            return game.restore_options(self.seats, dict(self.options))
        except OptionError as error:
            raise LoadError(f"options: {error}") from None

    def play(self, game: Game[S]) -> Iterator[S]:
        """The one state of the game, moved on from step to step: at the start, then after each action."""
        self.fit(game)
        if self.seed is None:
            raise LoadError(
                "seed: missing, so the game cannot be played again; it is told when the game is over"
            )
        s = game.new(self.seats, self.seed, dict(self.game_options(game)))
        yield s
        for i in range(len(self.actions)):
            try:
                game.play(s, self.actions[i])
            except NotLegalNow as illegal:
                raise BadAction(self.line_of(i), str(illegal), illegal.reasons) from None
            except ActionError as error:
                raise BadAction(self.line_of(i), str(error), []) from None
            yield s


def result_of(game: Game[S], s: S) -> dict[str, object]:
    """How a game ended: why, and each seat's total and rank."""
    scores: list[dict[str, object]] = []
    for score in game.scores(s):
        row: dict[str, object] = {"seat": score.seat, "total": score.total, "rank": score.rank}
        if score.automa:
            row["automa"] = True
        scores.append(row)
    return {"end": game.end_reason(s), "scores": scores}


def verify(game: Game[S], replay: Replay) -> list[LoadError]:
    """Play the game again and compare: all that is wrong with the replay, nothing if it is right."""
    wrong: list[LoadError] = []
    if replay.check and replay.check != replay.digest:
        wrong.append(LoadError("check: the replay was changed after it was written"))
    if replay.seed is not None and commitment_of(replay.seed) != replay.commitment:
        wrong.append(LoadError("commitment: it was made for another seed"))
    try:
        _verify_game(game, replay)
    except LoadError as error:
        wrong.append(error)
    return wrong


def _verify_game(game: Game[S], replay: Replay) -> None:
    for s in replay.play(game):
        last = s
    ended = not last.todo
    if replay.result is None:
        if ended:
            raise LoadError("result: missing, although the game is over")
    elif not ended:
        raise LoadError("result: given, although the game goes on after the last action")
    elif replay.result != result_of(game, last):
        raise LoadError(
            f"result: the actions lead to {as_json(result_of(game, last))}, not to {as_json(replay.result)}"
        )


def _read_header(lines: list[str]) -> Replay:
    found: dict[str, str] = {}
    places: dict[str, str] = {}
    for i in range(len(lines)):
        name, colon, value = lines[i].partition(": ")
        if not colon or name not in FIELDS:
            raise LoadError(f"line {i + 2}: one of {', '.join(FIELDS)} expected, not {shown(lines[i])}")
        if name in found:
            raise LoadError(f"line {i + 2}: {name}: given twice")
        found[name] = value
        places[name] = f"line {i + 2}: {name}"
    for name in FIELDS:
        if name not in found and name not in OPTIONAL:
            raise LoadError(f"{name}: missing from the header")
    if list(found) != [name for name in FIELDS if name in found]:
        raise LoadError(f"line 2: the header's order is {', '.join(FIELDS)}")
    seats = _whole(found["seats"], places["seats"])
    replay = Replay(
        found["game"],
        _whole(found["version"], places["version"]),
        _options(_json(found["options"], places["options"]), places["options"]),
        found["tables"],
        seats,
        _names(_json(found["names"], places["names"]), places["names"], seats),
        found["commitment"],
    )
    if "seed" in found:
        seed = _json(found["seed"], places["seed"])
        if not isinstance(seed, str):
            raise LoadError(f"{places['seed']}: a text expected, not {shown(seed)}")
        replay.seed = seed
    if "result" in found:
        result = _json(found["result"], places["result"])
        if not isinstance(result, dict):
            raise LoadError(f"{places['result']}: an object expected, not {shown(result)}")
        replay.result = result
    return replay


def _whole(text: str, where: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 9:
        raise LoadError(f"{where}: a whole number expected, not {shown(text)}")
    return int(text)


def _json(text: str, where: str) -> object:
    """The value that a JSON text stands for; one that could not be written again is refused."""
    try:
        value: object = json.loads(text)
        as_json(value).encode()
    except (ValueError, RecursionError):
        raise LoadError(f"{where}: this is not JSON: {shown(text)}") from None
    return value


def _options(data: object, where: str) -> dict[str, OptionValue]:
    if not isinstance(data, dict):
        raise LoadError(f"{where}: an object expected, not {shown(data)}")
    options: dict[str, OptionValue] = {}
    for name, value in data.items():
        if not isinstance(value, (bool, int, str)):
            raise LoadError(
                f"{where}: {name}: a text, a whole number, true or false expected, not {shown(value)}"
            )
        options[name] = value
    return options


def _names(data: object, where: str, seats: int) -> list[str]:
    if not isinstance(data, list) or len(data) != seats:
        raise LoadError(f"{where}: a list of {seats} names expected, not {shown(data)}")
    names: list[str] = []
    for name in data:
        if not isinstance(name, str):
            raise LoadError(f"{where}: a name expected, not {shown(name)}")
        names.append(name)
    return names


def as_json(value: object) -> str:
    """A value as one line of JSON, with letters of every language as they are."""
    return json.dumps(value, ensure_ascii=False)


def digest_of(text: str) -> str:
    """The check of a replay: a digest of its bytes."""
    return blake2b(text.encode(), digest_size=16).hexdigest()
