"""Component tables: TOML in the package, or corrected ones in a folder of the user's (`use_tables`).

Each file says where its figures come from: `confidence` and `source` at the top, or in a row that differs.
A game's tables are read once, when the game is first asked for; `fingerprint` names what was read.
"""

import json
import tomllib
from hashlib import sha256
from pathlib import Path

from .errors import LoadError
from .game_folders import folder_of

CONFIDENCE = ("seed", "confirmed", "single_source", "inferred", "reconstructed")
PROVENANCE = ("confidence", "source", "note")

_folder: list[Path] = []
_read: dict[str, dict[str, dict[str, object]]] = {}


def use_tables(folder: Path) -> None:
    """Prefer the tables in this folder (DIR/<game>/<file>.toml) for every game not loaded yet."""
    if not folder.is_dir():
        raise LoadError(f"{folder}: no such folder of tables")
    for own in sorted(p for p in folder.iterdir() if p.is_dir()):
        if not _home(own.name).is_dir():
            raise LoadError(f"{own}: no game has tables of that name")
        for file in sorted(own.glob("*.toml")):
            if file.stem not in files(own.name):
                raise LoadError(f"{file}: the tables of {own.name} are {', '.join(files(own.name))}")
    if any((folder / game).is_dir() for game in _read):
        raise LoadError("tables must be chosen before the game is loaded")
    _folder[:] = [folder]


def table(game: str, file: str) -> dict[str, object]:
    """One table, as TOML reads it, checked for its provenance."""
    tables = _read.setdefault(game, {})
    if file not in tables:
        tables[file] = _checked(_load(game, file), f"{game}/{file}.toml")
    return tables[file]


def rows(game: str, file: str, name: str) -> list[dict[str, object]]:
    """The rows of one array of a table; ids must be unique."""
    found = table(game, file).get(name)
    where = f"{game}/{file}.toml: {name}"
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise LoadError(f"{where}: an array of tables expected")
    ids = [row["id"] for row in found if "id" in row]
    for i in ids:
        if ids.count(i) > 1:
            raise LoadError(f"{where}: id '{i}' occurs twice")
    return found


def text_of(row: dict[str, object], name: str, where: str, default: str | None = None) -> str:
    """A text of a row."""
    value = row.get(name, default)
    if not isinstance(value, str):
        raise LoadError(f"{where}: {name}: a text expected, not {value!r}")
    return value


def int_of(row: dict[str, object], name: str, where: str, default: int | None = None) -> int:
    """A whole number of a row."""
    value = row.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise LoadError(f"{where}: {name}: a whole number expected, not {value!r}")
    return value


def flag_of(row: dict[str, object], name: str, where: str, default: bool | None = None) -> bool:
    """A true or false of a row."""
    value = row.get(name, default)
    if not isinstance(value, bool):
        raise LoadError(f"{where}: {name}: true or false expected, not {value!r}")
    return value


def texts_of(row: dict[str, object], name: str, where: str) -> tuple[str, ...]:
    """A list of texts of a row; empty where the row has none."""
    value = row.get(name, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise LoadError(f"{where}: {name}: a list of texts expected, not {value!r}")
    return tuple(value)


def ints_of(row: dict[str, object], name: str, where: str) -> tuple[int, ...]:
    """A list of whole numbers of a row; empty where the row has none."""
    value = row.get(name, [])
    if not isinstance(value, list) or not all(isinstance(i, int) and not isinstance(i, bool) for i in value):
        raise LoadError(f"{where}: {name}: a list of whole numbers expected, not {value!r}")
    return tuple(value)


def row_of(row: dict[str, object], name: str, where: str) -> dict[str, object]:
    """A sub-table of a row; empty where the row has none."""
    value = row.get(name, {})
    if not isinstance(value, dict):
        raise LoadError(f"{where}: {name}: a table expected, not {value!r}")
    return value


def fingerprint(game: str) -> str:
    """A short name for the figures in use; notes and sources do not change it."""
    facts = _facts(_read.get(game, {}))
    return sha256(json.dumps(facts, sort_keys=True, default=str).encode()).hexdigest()[:16]


def files(game: str) -> list[str]:
    """The names of a game's tables."""
    return sorted(p.name.removesuffix(".toml") for p in _home(game).iterdir() if p.name.endswith(".toml"))


def _home(game: str) -> Path:
    return folder_of(game) / "data"


def _load(game: str, file: str) -> dict[str, object]:
    for folder in _folder:
        own = folder / game / f"{file}.toml"
        if own.is_file():
            return _parsed(own)
    return _parsed(_home(game) / f"{file}.toml")


def _parsed(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LoadError(f"{path}: {error}") from None
    except OSError as error:
        raise LoadError(f"{path}: {error.strerror}") from None


def _checked(found: dict[str, object], where: str) -> dict[str, object]:
    if found.get("confidence") not in CONFIDENCE:
        raise LoadError(f"{where}: confidence: one of {', '.join(CONFIDENCE)} expected at the top")
    if "source" not in found:
        raise LoadError(f"{where}: source: missing at the top")
    _check_marks(found, where)
    return found


def _check_marks(value: object, where: str) -> None:
    if isinstance(value, list):
        for i, item in enumerate(value):
            _check_marks(item, f"{where}[{i}]")
    if isinstance(value, dict):
        for name, item in value.items():
            if name.endswith("confidence") and item not in CONFIDENCE:
                raise LoadError(f"{where}: {name}: '{item}' is none of {', '.join(CONFIDENCE)}")
            _check_marks(item, f"{where}.{name}")


def _facts(value: object) -> object:
    """The value less its provenance."""
    if isinstance(value, dict):
        return {n: _facts(v) for n, v in value.items() if not n.endswith(PROVENANCE)}
    if isinstance(value, list):
        return [_facts(item) for item in value]
    return value
