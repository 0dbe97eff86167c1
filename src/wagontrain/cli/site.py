"""`wagontrain site`: the games as a static site, which any web host can serve and which works offline."""

import gzip
import json
import shutil
from collections.abc import Sequence
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

from .common import Failed

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
VERSION = "314.0.7"  # of Pyodide; client/package.json names the same one
WASM = "pyodide.asm.wasm"
NOTICE = """Python in the browser: Pyodide {version}, https://github.com/pyodide/pyodide, under the
Mozilla Public License 2.0, with CPython, https://www.python.org, under the Python Software Foundation
License 2. Unchanged, except that pyodide.asm.wasm is compressed with gzip and called
pyodide.asm.wasm.packed. The licences of the Python packages in engine.zip are in it.
"""
HEAD = '<meta name="wagontrain-site" content="{runtime}" />'
LOADING = '<p id="loading" role="status" style="padding:2em;font:1.2em sans-serif">Wagontrain …</p>'


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write.", show_default=False)],
    pyodide: Annotated[
        Path,
        typer.Option(
            "--pyodide", metavar="DIR", help="The npm package pyodide, unpacked.", show_default=False
        ),
    ],
) -> None:
    """Write the games as a static site: no server, played in the browser, also offline.

    The engine runs in the browser under Pyodide, which is not part of this package: `npm install
    pyodide@VERSION` puts it into node_modules/pyodide. In a checkout, scripts/site does both.
    """
    page = Path(str(resources.files("wagontrain"))) / "web" / "static"
    check_sources(page, pyodide)
    check_target(folder)
    clear(folder)
    shutil.copytree(page, folder, dirs_exist_ok=True)
    runtime = write_runtime(folder, pyodide)
    write_page(folder, runtime)
    write_worker(folder)
    files = [path for path in folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1_000_000
    print(f"{folder}: {len(files)} files, {size:.1f} MB")


def check_sources(page: Path, pyodide: Path) -> None:
    """Fail in one sentence where something to copy is missing, or is another version."""
    if not (page / "index.html").is_file():
        raise Failed(f"{page}: the page is not built")
    missing = [name for name in (*PYODIDE, "package.json") if not (pyodide / name).is_file()]
    if missing:
        raise Failed(f"{pyodide}: not the npm package pyodide: {missing[0]} is missing")
    version = json.loads((pyodide / "package.json").read_text(encoding="utf-8")).get("version")
    if version != VERSION:
        raise Failed(f"{pyodide}: Pyodide {VERSION} is needed, this is {version}")


def check_target(folder: Path) -> None:
    """Fail where other files than those of an earlier site would be mixed with ours."""
    if folder.exists() and not folder.is_dir():
        raise Failed(f"{folder}: not a folder")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / "wagontrain.json").is_file():
        raise Failed(f"{folder}: there is something else in this folder")


def clear(folder: Path) -> None:
    """Remove what an earlier site consists of."""
    listed = folder / "wagontrain.json"
    if not listed.is_file():
        return
    for name in json.loads(listed.read_text(encoding="utf-8"))["files"]:
        path = (folder / name).resolve()
        if path.is_relative_to(folder.resolve()):
            path.unlink(missing_ok=True)
    for runtime in folder.glob("runtime-*"):
        if not any(runtime.iterdir()):
            runtime.rmdir()
    listed.unlink()


def write_runtime(folder: Path, pyodide: Path) -> str:
    """Write Python and the engine into a folder that is named for its content; return its name."""
    from .site_engine import write_engine

    making = folder / "runtime"
    making.mkdir(parents=True, exist_ok=True)
    write_engine(making / "engine.zip")
    for name in PYODIDE:
        content = (pyodide / name).read_bytes()
        if name == WASM:
            (making / f"{name}.packed").write_bytes(gzip.compress(content, 9, mtime=0))
        else:
            (making / name).write_bytes(content)
    (making / "NOTICE.txt").write_text(NOTICE.format(version=VERSION), encoding="utf-8")
    named = folder / f"runtime-{digest(sorted(making.iterdir()))}"
    shutil.rmtree(named, ignore_errors=True)
    making.rename(named)
    return named.name


def digest(files: Sequence[Path]) -> str:
    """A short name for the content of some files."""
    found = sha256()
    for path in files:
        found.update(path.name.encode() + b"\0" + sha256(path.read_bytes()).digest())
    return found.hexdigest()[:12]


def write_page(folder: Path, runtime: str) -> None:
    """Tell the page where the engine is."""
    index = folder / "index.html"
    text = index.read_text(encoding="utf-8")
    text = text.replace("</title>", "</title>\n    " + HEAD.format(runtime=runtime), 1)
    text = text.replace('<div id="app"></div>', f'{LOADING}<div id="app"></div>', 1)
    index.write_text(text, encoding="utf-8")


def write_worker(folder: Path) -> None:
    """Write the service worker, which keeps these files, and the list of what the site consists of."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    names = [path.relative_to(folder).as_posix() for path in files]
    kept = [name for name in names if name not in ("index.html", "sources.sha256")]
    source = (resources.files("wagontrain") / "cli" / "site_worker.js").read_text(encoding="utf-8")
    source = source.replace("VERSION", digest(files), 1)
    source = source.replace("FILES = []", f"FILES = {json.dumps(['./', *kept])}", 1)
    (folder / "sw.js").write_text(source, encoding="utf-8")
    told = {"files": [*names, "sw.js"]}
    (folder / "wagontrain.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
