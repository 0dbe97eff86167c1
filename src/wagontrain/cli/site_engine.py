"""The engine for a browser: its sources and the pure Python packages that it needs, in one archive."""

import zipfile
from collections.abc import Iterator
from importlib import metadata, resources
from pathlib import Path, PurePosixPath

from ..core.words import LANGUAGES
from .common import Failed

Files = Iterator[tuple[str, bytes]]

NEEDED = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "mypy-extensions", "pytz", "typing-extensions")
LEFT_OUT = (
    *("cli/", "encoding/", "envs/", "train/", "bots/arena/"),
    *("web/migrations/", "web/routes/", "web/static/", "web/store/"),
)
KINDS = (".py", ".toml", ".json", ".ftl", ".md")
UNPACKED = (1980, 1, 1, 0, 0, 0)  # the same sources make the same archive, byte for byte

LIBRT = '''"""`librt.vecs` where there is no compiled one: a list does the same."""


class vec(list):
    """Numbers side by side."""
'''


def write_engine(target: Path) -> None:
    """Write the archive that client/src/worker/engine.ts unpacks."""
    found = {**dict(package_files()), **dict(needed_files())}
    found["librt/__init__.py"] = b""
    found["librt/vecs.py"] = LIBRT.encode()
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in sorted(found.items()):
            about = zipfile.ZipInfo(name, UNPACKED)
            archive.writestr(about, content, zipfile.ZIP_DEFLATED, 9)


def package_files() -> Files:
    """Our own sources, tables, words and rules; no page and no server."""
    package = Path(str(resources.files("wagontrain")))
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package).as_posix()
        if path.suffix in KINDS and not name.startswith(LEFT_OUT) and path.is_file():
            yield f"wagontrain/{name}", path.read_bytes()
    rules = package.parents[1] / "docs" / "rules"  # in a checkout; an installed package has them inside
    for path in sorted(rules.rglob("*.md")):
        yield f"wagontrain/docs/rules/{path.relative_to(rules).as_posix()}", path.read_bytes()


def needed_files() -> Files:
    """The packages that words are read with, and their licences."""
    for name in NEEDED:
        try:
            files = metadata.files(name) or []
        except metadata.PackageNotFoundError:
            raise Failed(f"the package {name} is not installed") from None
        if not files:
            raise Failed(f"the package {name} does not say which files it has: install it with pip or uv")
        for file in files:
            if is_needed(file):
                yield file.as_posix(), Path(str(file.locate())).read_bytes()


def is_needed(file: PurePosixPath) -> bool:
    """Is a file of a package read in the browser, or the licence under which it may be there?"""
    if ".." in file.parts or "__pycache__" in file.parts:
        return False
    if file.parent.name == "locale-data":
        return file.stem.partition("_")[0] in (*LANGUAGES, "root")
    licence = file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING", "AUTHORS"))
    zones = "zoneinfo" in file.parts
    return licence or (not zones and (file.suffix == ".py" or file.name == "global.dat"))
