# Over 300 lines: it runs before the package exists, so it can import nothing of it.
"""Wagontrain itself in .venv: run from the sources, or from a compiled build of them.

.venv imports `wagontrain` through one `.pth` file, which names `src` or a folder below `.venv/compiled`. So a
compiled build can be made while the sources are being played, and is used from the next start on.

    .venv/linked/       metadata (version, entry points) that goes with `src`
    .venv/compiled/X/   an unpacked wheel, X being the fingerprint of its sources
    .venv/extensions/X/ the compiled modules of a wheel alone, X being the fingerprint of what was compiled
    .venv/wheel/        the last wheel
    .venv/build-tools/  mypyc and setuptools, for building without the development packages
"""

import compileall
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from prepare_venv import (
    PYTHON,
    ROOT,
    VENV,
    debian_install,
    fingerprint,
    install_locks,
    is_done,
    lock_file,
    mark_done,
    say,
    site_packages,
)

BUILD_LOCKS = (ROOT / "requirements-build.lock",)
SOURCES = ("pyproject.toml", "setup.py", "LICENSE", "NOTICE", "MANIFEST.in", "src", "docs/rules")
SHOWN = ("README.md",)  # the project's description, which changes nothing else
COMPILED = VENV / "compiled"
EXTENSIONS = VENV / "extensions"
LINKED = VENV / "linked"
WHEELS = VENV / "wheel"
TOOLS = VENV / "build-tools"
SNAPSHOT = VENV / "snapshot"
COMPILE_LOG = VENV / "compile.log"
BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
KEPT_BUILDS = 2  # the one in use, and the one before: a server may still run from it
LOW_PRIORITY = 19
SHOWN_LINES = 20  # of the compiler's output, where it fails


# -- fingerprints


def source_mark() -> str:
    """Return the fingerprint of everything that a build is made from."""
    return fingerprint(ROOT / name for name in SOURCES)


def compile_mark() -> str:
    """Return the fingerprint of what is compiled, and of what compiles it.

    These are the Python files of every folder with compiled modules. Words, component tables, the page and
    the server are not compiled, so changing them needs no compiler.
    """
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["wagontrain"]["compiled"]
    package = ROOT / "src" / "wagontrain"
    folders = {package / pattern.split("/")[0] for pattern in patterns["core"]}
    folders |= {path.parent for path in package.glob("*/game.py")}
    files = sorted(path for folder in folders for path in folder.rglob("*.py"))
    return fingerprint([*files, ROOT / "setup.py", *BUILD_LOCKS], str(patterns))


def compiled_folder(mark: str) -> Path:
    """Return the folder of the compiled build with this fingerprint, whether it exists or not."""
    return COMPILED / mark[:16]


# -- what .venv imports


def link(folder: Path) -> None:
    """Let .venv import wagontrain from a folder, and give it the command `wagontrain`."""
    packages = site_packages()
    for leftover in packages.glob("wagontrain*"):  # an earlier version of this script installed it there
        if leftover.suffix != ".pth":
            shutil.rmtree(leftover) if leftover.is_dir() else leftover.unlink()
    paths = [folder] if folder.is_relative_to(COMPILED) else [folder, link_metadata()]
    lines = "".join(f"{os.path.relpath(path, packages.resolve())}\n" for path in paths)
    write_if_changed(packages / "wagontrain.pth", lines)
    write_command()


def linked_folder() -> Path | None:
    """Return the folder that .venv imports wagontrain from, if there is one."""
    file = site_packages() / "wagontrain.pth"
    if not file.is_file():
        return None
    return Path(os.path.normpath(file.parent.resolve() / file.read_text().splitlines()[0]))


def link_metadata() -> Path:
    """Write the metadata of the sources: their version and entry points."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    folder = LINKED / f"{project['name']}-{project['version']}.dist-info"
    if not folder.is_dir():
        shutil.rmtree(LINKED, ignore_errors=True)
        folder.mkdir(parents=True)
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    write_if_changed(folder / "METADATA", metadata)
    groups = {"console_scripts": project.get("scripts", {}), **project.get("entry-points", {})}
    text = ""
    for group, entries in groups.items():
        text += f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
    write_if_changed(folder / "entry_points.txt", text)
    return LINKED


def write_command() -> None:
    """Write the command `wagontrain` beside the Python of .venv; the path may hold spaces."""
    if os.name == "nt":
        write_if_changed(PYTHON.parent / "wagontrain.cmd", '@"%~dp0python.exe" -m wagontrain %*\n')
        return
    python = shlex.quote(str(PYTHON))
    lines = ["#!/bin/sh", f"'''exec' {python} \"$0\" \"$@\"", "' '''", ""]
    lines += ["from wagontrain.cli import main", "", 'if __name__ == "__main__":', "    main()", ""]
    command = PYTHON.parent / "wagontrain"
    write_if_changed(command, "\n".join(lines))
    if not os.access(command, os.X_OK):
        command.chmod(0o755)


def write_if_changed(path: Path, text: str) -> None:
    """Write a file whole, unless it says the same already: it may belong to somebody else."""
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return
    partial = path.with_name(f"{path.name}.{os.getpid()}")
    partial.write_text(text, encoding="utf-8")
    partial.replace(path)


# -- compiling


@contextmanager
def compile_lock(wait: bool) -> Iterator[bool]:
    """Hold the lock of those who compile; yields False where another process holds it and `wait` is False."""
    with (VENV / "compile.lock").open("a") as file:
        held = lock_file(file, False)
        if not held and wait:
            say("waiting for the compiler that is running in the background")
            held = lock_file(file, True)
        yield held


def can_compile() -> bool:
    """Return whether a C compiler and Python's headers are here."""
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    compiler = os.environ.get("CC", "cc").split()[0]
    return os.name == "nt" or (headers.is_file() and bool(shutil.which(compiler) or shutil.which("gcc")))


def install_compiler() -> bool:
    """Install a C compiler and Python's headers, where that is possible."""
    name = f"libpython{sys.version_info.major}.{sys.version_info.minor}-dev"
    return debian_install("no C compiler or no Python headers", "gcc", "libc6-dev", name) and can_compile()


def is_plain_wanted() -> bool:
    """Return whether WAGONTRAIN_PLAIN says that nothing shall be compiled."""
    return bool(os.environ.get("WAGONTRAIN_PLAIN"))


def build(mark: str) -> bool:
    """Build a compiled wheel from a snapshot of the sources, and unpack it; False where that fails."""
    shutil.rmtree(SNAPSHOT, ignore_errors=True)
    for name in (*SOURCES, *SHOWN):
        copy(ROOT / name, SNAPSHOT / name)
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir()
    extensions = EXTENSIONS / compile_mark()[:16]
    environ = build_environment()
    if extensions.is_dir():
        environ["WAGONTRAIN_EXTENSIONS"] = str(extensions)
    command = [str(PYTHON), "-P", "-c", BUILD, str(WHEELS)]
    with COMPILE_LOG.open("w") as log:
        done = subprocess.run(command, cwd=SNAPSHOT, env=environ, stdout=log, stderr=subprocess.STDOUT)
    found = list(WHEELS.glob("*.whl"))
    if done.returncode != 0 or len(found) != 1:
        return False
    unpack(found[0], compiled_folder(mark), extensions)
    shutil.rmtree(SNAPSHOT, ignore_errors=True)
    return True


def build_environment() -> dict[str, str]:
    """Return the environment variables of a build: its tools are in .venv, or in a folder of their own."""
    environ = {**os.environ, "WAGONTRAIN_COMPILED": "1"}
    environ.pop("PYTHONPATH", None)
    asked = [str(PYTHON), "-I", "-c", "import mypyc, setuptools"]
    if subprocess.run(asked, capture_output=True).returncode != 0:
        install_locks("build-tools", BUILD_LOCKS, TOOLS)
        environ["PYTHONPATH"] = str(TOOLS)
    return environ


def copy(source: Path, target: Path) -> None:
    """Copy a file or folder of the sources, without what builds have left there."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        left_out = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
        shutil.copytree(source, target, ignore=left_out)
    elif source.is_file():
        shutil.copy(source, target)


def unpack(wheel: Path, folder: Path, extensions: Path) -> None:
    """Unpack a wheel, keep its compiled modules for builds to come, and remove old builds."""
    partial = folder.with_name(f"{folder.name}.partial")
    shutil.rmtree(partial, ignore_errors=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(partial)
        if not extensions.is_dir():
            names = [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
            unfinished = extensions.with_name(f"{extensions.name}.partial")
            shutil.rmtree(unfinished, ignore_errors=True)
            archive.extractall(unfinished, names)
            unfinished.rename(extensions)
    compileall.compile_dir(partial, quiet=2)
    shutil.rmtree(folder, ignore_errors=True)
    partial.rename(folder)
    for parent in (COMPILED, EXTENSIONS):
        builds = sorted(parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in builds[KEPT_BUILDS:]:
            shutil.rmtree(old, ignore_errors=True)


# -- the two ways to prepare it


def prepare_compiled() -> None:
    """Let .venv import a compiled build, made now where it is missing; the sources where that fails."""
    mark = source_mark()
    if is_plain_wanted() or not (compiled_folder(mark).is_dir() or can_compile() or install_compiler()):
        say("running from the sources, not compiled")
        link(ROOT / "src")
        return
    with compile_lock(wait=True):
        if not compiled_folder(mark).is_dir():
            say("building wagontrain, compiled (a few minutes)")
            if not build(mark):
                lines = COMPILE_LOG.read_text(errors="replace").splitlines()
                print(*lines[-SHOWN_LINES:], sep="\n", file=sys.stderr)
                say(f"compiling failed, so it runs from the sources, several times slower; see {COMPILE_LOG}")
                mark_done("failed", compile_mark())
                link(ROOT / "src")
                return
    link(compiled_folder(mark))


def prepare_at_once() -> None:
    """Let .venv import whatever can be used now; a missing compiled build is made in the background."""
    mark = source_mark()
    ready = compiled_folder(mark)
    wanted = ready if ready.is_dir() and not is_plain_wanted() else ROOT / "src"
    if linked_folder() != wanted:
        link(wanted)
    else:
        write_command()  # its path is another one where the folder was moved
    if wanted == ready or is_plain_wanted():
        return
    if not can_compile():
        say("running from the sources; with a C compiler here it would be several times faster")
    elif is_done("failed", compile_mark()):
        say(f"running from the sources: compiling failed, {COMPILE_LOG} says why")
    elif os.access(VENV, os.W_OK):
        say("running from the sources for now; a faster build is made in the background for the next start")
        compile_in_background()


def compile_in_background() -> None:
    """Start a process of low priority that makes a compiled build, and goes on when this one has ended."""
    command = [str(PYTHON), str(Path(__file__).with_name("prepare.py")), "--compile"]
    options: dict[str, object] = {"start_new_session": True}
    if sys.platform == "win32":
        flags = subprocess.BELOW_NORMAL_PRIORITY_CLASS | subprocess.CREATE_NEW_PROCESS_GROUP
        options = {"creationflags": flags | subprocess.DETACHED_PROCESS}
    nothing = subprocess.DEVNULL
    subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, **options)  # type: ignore[call-overload]


def compile_now() -> None:
    """Make a compiled build in this background process, unless another process is at it."""
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    with compile_lock(wait=False) as held:
        if not held:
            return
        mark = source_mark()
        if compiled_folder(mark).is_dir():
            return
        if not build(mark):
            mark_done("failed", compile_mark())
        elif source_mark() == mark:
            link(compiled_folder(mark))  # the processes for bots that start from now on import it already
