"""How `./run` prepares .venv: at once from the sources, and with a compiled build later."""

import hashlib
import http.server
import importlib
import os
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = ("prepare.py", "prepare_package.py", "prepare_venv.py")
SOURCES = {
    "src/wagontrain/__init__.py": 'NAME = "from the sources"\n',
    "src/wagontrain/cli.py": "import sys, wagontrain as w\ndef main(): print(w.NAME, *sys.argv[1:])\n",
    "src/wagontrain/core/state.py": "SEATS = 4\n",
    "src/wagontrain/toy/game.py": "GAME = None\n",
    "src/wagontrain/toy/data/cards.toml": "[cards]\n",
    "src/wagontrain/web/app.py": "",
    "src/wagontrain/web/static/index.html": "<p>",
    "src/wagontrain/words/en/toy.ftl": "toy = Toy\n",
    "docs/rules/toy.md": "# Toy\n",
    "docs/pictures/toy.png": "",
    "README.md": "# Wagontrain\n",
    "tests/test_toy.py": "",
    "LICENSE": "",
    "NOTICE": "",
    "MANIFEST.in": "",
    "requirements-build.lock": "",
}


class Clone:
    """A small project in a folder whose name holds a space and a quote, with its own scripts."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        for name, text in SOURCES.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
        for name in ("pyproject.toml", "setup.py", *[f"scripts/{script}" for script in SCRIPTS]):
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
        sys.path.insert(0, str(folder / "scripts"))
        self.venv = importlib.import_module("prepare_venv")
        self.package = importlib.import_module("prepare_package")

    def make_venv(self) -> None:
        """A virtual environment without any package."""
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.root / ".venv"], check=True)

    def answer(self, *words: str) -> str:
        """What the command `wagontrain` of .venv says."""
        command = [str(self.root / ".venv" / "bin" / "wagontrain"), *words]
        environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = subprocess.run(command, capture_output=True, text=True, env=environ, check=True)
        return done.stdout.strip()

    def add_build(self) -> Path:
        """A compiled build of the sources as they are now."""
        folder: Path = self.package.compiled_folder(self.package.source_mark())
        shutil.copytree(self.root / "src" / "wagontrain", folder / "wagontrain")
        (folder / "wagontrain" / "__init__.py").write_text('NAME = "compiled"\n')
        return folder


@pytest.fixture
def clone(tmp_path: Path) -> Iterator[Clone]:
    made = Clone(tmp_path / "Ann's clone")
    yield made
    sys.path.remove(str(made.root / "scripts"))
    for name in ("prepare_venv", "prepare_package"):
        del sys.modules[name]


@pytest.fixture
def started(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is begun in the background, on a machine with a compiler."""
    monkeypatch.delenv("WAGONTRAIN_PLAIN", raising=False)
    calls: list[str] = []
    monkeypatch.setattr(clone.package, "compile_in_background", lambda: calls.append("compile"))
    monkeypatch.setattr(clone.package, "can_compile", lambda: True)
    monkeypatch.setattr(clone.package, "debian_install", lambda *words: calls.append("apt-get"))
    return calls


# -- what makes a build old


@pytest.mark.parametrize(
    ("name", "is_packed_again", "is_compiled_again"),
    [
        ("README.md", False, False),
        ("tests/test_toy.py", False, False),
        ("docs/rules/toy.md", True, False),
        ("src/wagontrain/words/en/toy.ftl", True, False),
        ("src/wagontrain/web/app.py", True, False),
        ("src/wagontrain/web/static/index.html", True, False),
        ("src/wagontrain/toy/data/cards.toml", True, False),
        ("src/wagontrain/core/state.py", True, True),
        ("src/wagontrain/toy/game.py", True, True),
        ("setup.py", True, True),
        ("requirements-build.lock", False, True),
    ],
)
def test_only_what_is_compiled_is_compiled_again(
    name: str, is_packed_again: bool, is_compiled_again: bool, clone: Clone
) -> None:
    before = clone.package.source_mark(), clone.package.compile_mark()
    with (clone.root / name).open("a") as file:
        file.write("\n# one line more\n")
    after = clone.package.source_mark(), clone.package.compile_mark()
    assert (before[0] != after[0], before[1] != after[1]) == (is_packed_again, is_compiled_again)


def test_a_wheel_of_the_same_code_takes_the_compiled_modules_of_the_last(
    clone: Clone, tmp_path: Path
) -> None:
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    extensions = tmp_path / "extensions"
    (extensions / "wagontrain" / "core").mkdir(parents=True)
    for name in (f"wagontrain__mypyc{suffix}", f"wagontrain/core/state{suffix}"):
        (extensions / name).write_bytes(b"compiled before")
    environ = {**os.environ, "WAGONTRAIN_EXTENSIONS": str(extensions), "WAGONTRAIN_COMPILED": "1"}
    command = [sys.executable, "-P", "-c", clone.package.BUILD, str(tmp_path)]
    subprocess.run(command, cwd=clone.root, env=environ, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read(f"wagontrain__mypyc{suffix}") == b"compiled before"
        assert archive.read(f"wagontrain/core/state{suffix}") == b"compiled before"


# -- what .venv imports


def test_the_command_works_from_the_sources_and_from_a_build(clone: Clone) -> None:
    clone.make_venv()
    clone.package.link(clone.root / "src")
    assert clone.answer("serve", "two words") == "from the sources serve two words"
    clone.package.link(clone.add_build())
    assert clone.answer() == "compiled"
    clone.package.link(clone.root / "src")
    assert clone.answer() == "from the sources"


def test_a_clone_can_be_moved(clone: Clone, started: list[str]) -> None:
    clone.make_venv()
    clone.package.prepare_at_once()
    command = clone.root / ".venv" / "bin" / "wagontrain"
    command.write_text(command.read_text().replace("clone", "former clone"))
    clone.package.prepare_at_once()
    assert clone.answer() == "from the sources"


def test_the_sources_say_their_version(clone: Clone) -> None:
    clone.make_venv()
    clone.package.link(clone.root / "src")
    code = "from importlib.metadata import entry_points, version; print(version('wagontrain')); "
    code += "print(entry_points(group='console_scripts')['wagontrain'].value)"
    python = str(clone.root / ".venv" / "bin" / "python")
    done = subprocess.run([python, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0.1.0", "wagontrain.cli:main"]


def test_an_installation_of_before_makes_room(clone: Clone) -> None:
    clone.make_venv()
    old = clone.venv.site_packages() / "wagontrain"
    old.mkdir()
    (old / "__init__.py").write_text('NAME = "old"\n')
    clone.package.link(clone.root / "src")
    assert clone.answer() == "from the sources"


# -- ./run


def test_play_starts_from_the_sources_and_compiles_in_the_background(
    clone: Clone, started: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    clone.make_venv()
    clone.package.prepare_at_once()
    assert started == ["compile"]
    [line] = capsys.readouterr().err.splitlines()
    assert "in the background" in line
    assert clone.answer() == "from the sources"


def test_play_uses_the_build_once_it_is_there(
    clone: Clone, started: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    clone.make_venv()
    clone.add_build()
    clone.package.prepare_at_once()
    assert (started, capsys.readouterr().err) == ([], "")
    assert clone.answer() == "compiled"
    (clone.root / "src" / "wagontrain" / "web" / "app.py").write_text("NEW = 1\n")
    clone.package.prepare_at_once()
    assert started == ["compile"]
    assert clone.answer() == "from the sources"


def test_play_installs_no_system_package(
    clone: Clone, started: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clone.package, "can_compile", lambda: False)
    clone.make_venv()
    clone.package.prepare_at_once()
    assert started == []
    [line] = capsys.readouterr().err.splitlines()
    assert "with a C compiler" in line
    assert clone.answer() == "from the sources"


def test_a_failed_build_is_not_tried_again_until_the_code_changes(
    clone: Clone, started: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    clone.make_venv()
    clone.venv.mark_done("failed", clone.package.compile_mark())
    clone.package.prepare_at_once()
    assert started == []
    assert "compile.log" in capsys.readouterr().err
    (clone.root / "src" / "wagontrain" / "core" / "table.py").write_text("SEATS = 5\n")
    clone.package.prepare_at_once()
    assert started == ["compile"]


def test_nothing_is_compiled_where_plain_is_wanted(
    clone: Clone, started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WAGONTRAIN_PLAIN", "1")
    clone.make_venv()
    clone.package.prepare_at_once()
    clone.package.prepare_compiled()
    assert started == []
    assert clone.answer() == "from the sources"


def test_only_one_process_compiles(clone: Clone, started: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    clone.make_venv()
    monkeypatch.setattr(os, "nice", lambda priority: priority)

    def build(mark: str) -> bool:
        started.append("build")
        clone.add_build()
        return True

    monkeypatch.setattr(clone.package, "build", build)
    with clone.package.compile_lock(wait=False) as held:
        assert held
        clone.package.compile_now()
    assert started == []
    for _ in range(2):
        clone.package.compile_now()
        assert started == ["build"]
    assert clone.answer() == "compiled"


# -- packages


def test_system_packages_are_named_before_they_are_installed(
    clone: Clone, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []

    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[bytes]:
        told.append(f"{capsys.readouterr().err}|{' '.join(command)}")
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(clone.venv.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(clone.venv.subprocess, "run", run)
    monkeypatch.delenv("WAGONTRAIN_SYSTEM_PACKAGES", raising=False)
    assert clone.venv.debian_install("no C compiler", "gcc")
    assert told[0] == "wagontrain: no C compiler: installing the Debian packages gcc\n|apt-get update -qq"
    told.clear()
    monkeypatch.setenv("WAGONTRAIN_SYSTEM_PACKAGES", "no")
    assert not clone.venv.debian_install("no C compiler", "gcc")
    monkeypatch.delenv("WAGONTRAIN_SYSTEM_PACKAGES")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert not clone.venv.debian_install("no C compiler", "gcc")
    assert told == []
    assert capsys.readouterr().err.count("apt-get install gcc") == 2


@pytest.mark.parametrize(("has_uv", "uv_works"), [(True, True), (True, False), (False, False)])
def test_uv_installs_where_it_works_and_pip_elsewhere(
    has_uv: bool, uv_works: bool, clone: Clone, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[str] = []

    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[bytes]:
        used.append("uv" if command[0] == "/bin/uv" else "pip")
        return subprocess.CompletedProcess(command, 0 if uv_works or command[0] != "/bin/uv" else 1)

    monkeypatch.setattr(clone.venv.shutil, "which", lambda name: "/bin/uv" if has_uv else None)
    monkeypatch.setattr(clone.venv.subprocess, "run", run)
    assert clone.venv.install("--requirement", "requirements.lock")
    assert used == ["uv"] * has_uv + ([] if uv_works else ["pip", "pip"])


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package index with a folder for pip."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *args: object) -> None:
            super().__init__(*args, directory=str(tmp_path / "index"))  # type: ignore[arg-type]

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    folder = tmp_path / "index" / "pip"
    folder.mkdir(parents=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setenv("PIP_INDEX_URL", f"http://127.0.0.1:{server.server_port}")
    monkeypatch.delenv("PIP_CERT", raising=False)
    yield folder
    server.shutdown()
    server.server_close()


def test_a_python_without_pip_gets_the_pinned_one(
    clone: Clone, index: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = clone.venv.PIP_WHEEL
    (index / "index.html").write_text(f'<a href="../files/{name}#sha256=00">{name}</a>')
    (index.parent / "files").mkdir()
    (index.parent / "files" / name).write_bytes(b"pip")
    with pytest.raises(ValueError, match="is not the file that was expected"):
        clone.venv.fetch_pip()
    monkeypatch.setattr(clone.venv, "PIP_SHA256", hashlib.sha256(b"pip").hexdigest())
    assert clone.venv.fetch_pip() == b"pip"


def test_an_index_without_that_pip_is_told(clone: Clone, index: Path) -> None:
    (index / "index.html").write_text("<a href='pip-1.0.tar.gz'>pip-1.0.tar.gz</a>")
    with pytest.raises(ValueError, match=f"has no {clone.venv.PIP_WHEEL}"):
        clone.venv.fetch_pip()


# -- a fresh clone, whole


@pytest.mark.slow
def test_a_fresh_clone_plays_without_a_compiler_and_without_build_tools(tmp_path: Path) -> None:
    """Packages are installed from the package index, as a newcomer's are."""
    folder = tmp_path / "a fresh clone"
    left_out = shutil.ignore_patterns(
        ".venv", ".git", "node_modules", "build", "dist", "__pycache__", ".*_cache"
    )
    shutil.copytree(ROOT, folder, ignore=left_out)
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environ |= {"WAGONTRAIN_PLAIN": "1", "PYTHON": sys.executable}
    done = subprocess.run([folder / "run", "--version"], capture_output=True, text=True, env=environ)
    assert done.returncode == 0, done.stderr
    assert ", plain," in done.stdout
    command = folder / ".venv" / "bin" / "wagontrain"
    told = subprocess.run([command, "rules", "villagers", "VIL-5.4b"], capture_output=True, text=True)
    assert "unseen" in told.stdout
    listed = subprocess.run(
        [folder / ".venv" / "bin" / "python", "-I", "-c", "import mypy"], capture_output=True, text=True
    )
    assert "ModuleNotFoundError" in listed.stderr


def test_an_older_python_is_told_which_it_needs() -> None:
    run = (ROOT / "run.py").read_text(encoding="utf-8")
    code = compile(run, "run.py", "exec", dont_inherit=True)
    module = ModuleType("old")
    module.__file__ = str(ROOT / "run.py")
    exec(code, vars(module))
    old = ModuleType("sys")
    old.__dict__.update(vars(sys), version_info=(3, 6, 15))
    vars(module)["sys"] = old
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or later; this is Python 3\.6"):
        module.main()
