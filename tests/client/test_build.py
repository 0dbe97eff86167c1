"""The built client that is kept in the repository: made from these sources, small, and from no other host."""

import gzip
import hashlib
import re
from collections.abc import Iterator
from importlib import util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "wagontrain" / "web" / "static"
SOURCES = (
    "index.html",
    "package-lock.json",
    "public",
    "src",
    "svelte.config.js",
    "tools/generate.mjs",
    "tools/icon-authors.json",
    "tools/icon-authors.mjs",
    "tools/licenses.mjs",
    "vite.config.ts",
)
MOST = 300_000  # bytes of compressed script until a board can be played
OWN = re.compile(
    r"https?://(www\.w3\.org|svelte\.dev|localhost)"
)  # names of namespaces and of errors, never fetched
FETCHED = re.compile(r"src=\\?[\"']https?:|<link[^>]+https?:|url\([\"']?https?:|import\([\"']https?:")

pytestmark = pytest.mark.skipif(not CLIENT.is_dir(), reason="the client's sources are not here")


def files(path: str) -> Iterator[str]:
    """The files of a source, as client/tools/sources.mjs finds them."""
    place = CLIENT / path
    if not place.is_dir():
        yield path
        return
    for inner in place.iterdir():
        name = f"{path}/{inner.name}"
        if name != "src/generated":
            yield from files(name)


def fingerprint() -> str:
    """The same as client/tools/sources.mjs."""
    found = hashlib.sha256()
    for name in sorted(name for source in SOURCES for name in files(source)):
        found.update(name.encode() + b"\0" + (CLIENT / name).read_bytes() + b"\0")
    return found.hexdigest()


def test_the_build_is_made_from_these_sources() -> None:
    built = (STATIC / "sources.sha256").read_text(encoding="utf-8").strip()
    assert built == fingerprint(), "the client has changed: run scripts/client"


def test_the_types_are_those_of_the_server() -> None:
    spec = util.spec_from_file_location("client_schema", CLIENT / "tools" / "schema.py")
    assert spec is not None
    assert spec.loader is not None
    tool = util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    kept = (CLIENT / "openapi.json").read_text(encoding="utf-8")
    assert kept == tool.schema_text(), "the server's schema has changed: run scripts/client"


def test_the_licences_of_all_that_is_bundled_travel_with_it() -> None:
    text = (STATIC / "licenses.txt").read_text(encoding="utf-8")
    for part in (
        "SIL OPEN FONT LICENSE",
        "Permission is hereby granted, free of charge",
        "Apache License",
        "@fontsource-variable/bitter",
        "@fontsource-variable/source-sans-3",
        "svelte",
        "Lorc: ",
    ):
        assert part in text


def scripts(first: Path) -> set[Path]:
    """A script and all that it loads at once."""
    found, todo = set[Path](), [first]
    while todo:
        script = todo.pop()
        if script in found:
            continue
        found.add(script)
        text = script.read_text(encoding="utf-8")
        todo += [script.parent / name for name in re.findall(r"(?:from|import)\s*\"(\./[^\"]+\.js)\"", text)]
    return {script.resolve() for script in found}


def test_the_first_load_is_small() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    names = re.findall(r"(?:src|href)=\"\./(assets/[^\"]+\.js)\"", page)
    assert names
    first = set[Path]().union(*(scripts(STATIC / name) for name in names))
    boards = [scripts(path) | first for path in (STATIC / "assets").glob("module-*.js")]
    assert len(boards) == len(list(CLIENT.glob("src/games/*/module.ts"))) + 1  # and the plain one
    for board in boards:
        size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in board)
        assert size <= MOST, f"{size} bytes"


def test_nothing_comes_from_another_host() -> None:
    for path in STATIC.rglob("*"):
        if path.suffix in (".js", ".css", ".html", ".svg"):
            text = OWN.sub("", path.read_text(encoding="utf-8"))
            assert not FETCHED.search(text), path.name
