"""Positions as TOML: read with the standard library, written so that people like to read them."""

import json
import re
import tomllib
from typing import Any

from .errors import PositionError

WIDTH = 100
BARE = re.compile(r"[A-Za-z0-9_-]+")


def read_toml(text: str) -> dict[str, Any]:
    """Return the table that a text holds, or raise a PositionError that names the line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PositionError(f"not TOML: {error}") from None


def write_toml(data: dict[str, Any]) -> str:
    """Write a table: short values first, then a section for each long table and for each seat."""
    lines: list[str] = []
    sections: list[str] = []
    for name, value in data.items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            for item in value:
                sections += ["", f"[[{key(name)}]]", *[line for n, v in item.items() for line in pair(n, v)]]
        elif isinstance(value, dict) and len(pair(name, value)[0]) > WIDTH:
            rows = [line for n, v in value.items() for line in pair(n, v)]
            sections = ["", f"[{key(name)}]", *rows, *sections]
        else:
            lines += pair(name, value)
    return "\n".join([*lines, *sections]) + "\n"


def key(name: str) -> str:
    """Write a key, in quotes where it needs them."""
    return name if BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def pair(name: str, value: object) -> list[str]:
    """Write a key and its value; a long list goes over several lines."""
    line = f"{key(name)} = {inline(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        return [line]
    lines = [f"{key(name)} = ["]
    row = "   "
    for item in value:
        word = f" {inline(item)},"
        if len(row) + len(word) > WIDTH and row.strip():
            lines.append(row)
            row = "   "
        row += word
    return [*lines, row, "]"]


def inline(value: object) -> str:
    """Write a value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, dict):
        return (
            "{ " + ", ".join([f"{key(n)} = {inline(v)}" for n, v in value.items()]) + " }" if value else "{}"
        )
    if isinstance(value, list):
        return "[" + ", ".join([inline(item) for item in value]) + "]"
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")
