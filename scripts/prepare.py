"""Prepares .venv: the locked packages, and Wagontrain itself, compiled. Does again only what has changed.

Used by ./run, ./test and scripts/*; needs only the standard library of Python 3.11. Stamp files in .venv say
what each part was made from.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WHEELS = VENV / "wheel"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
RUN_LOCKS = (ROOT / "requirements.lock", ROOT / "requirements-build.lock")
DEV_LOCKS = (ROOT / "requirements-dev.lock",)
LEFT_BY_BUILDS = re.compile(r"__pycache__|\.egg-info|\.so$")
SOURCES = ("pyproject.toml", "setup.py", "README.md", "src", "docs/rules")


def say(line: str) -> None:
    print(f"wagontrain: {line}", file=sys.stderr, flush=True)


def stop(line: str) -> None:
    say(line)
    sys.exit(1)


def fingerprint(paths: Iterable[Path]) -> str:
    """What the files and folders hold, names included, as one number."""
    digest = hashlib.sha256(sys.version.encode())
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and not LEFT_BY_BUILDS.search(str(file)):
                digest.update(f"{file.relative_to(ROOT)}\0{file.stat().st_size}\0".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


def done_before(part: str, mark: str) -> bool:
    """Was this part of .venv made from the very same?"""
    stamp = VENV / f".made-{part}"
    return stamp.is_file() and stamp.read_text() == mark


def done(part: str, mark: str) -> None:
    (VENV / f".made-{part}").write_text(mark)


def debian_install(why: str, *packages: str) -> bool:
    """Install Debian packages where that may be done; otherwise say in one line what would be needed."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        say(f"{why} (on Debian or Ubuntu: apt-get install {' '.join(packages)})")
        return False
    say(f"{why}: installing {' '.join(packages)}")
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    for command in (["apt-get", "update", "-qq"], install):
        result = subprocess.run(command, env=environ, stdin=subprocess.DEVNULL, capture_output=True)
    if result.returncode != 0:
        say(f"could not install {' '.join(packages)}")
        return False
    return True


def make_venv() -> None:
    """Create .venv, or create it anew where its Python is gone or was another one."""
    asked = [str(PYTHON), "-c", "import sys, pip; print(sys.version)"]
    if PYTHON.exists():
        answer = subprocess.run(asked, capture_output=True, text=True)
        if answer.returncode == 0 and answer.stdout.strip() == sys.version.strip():
            return
    say(f"creating .venv with Python {sys.version.split()[0]}")
    create = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(create, capture_output=True).returncode == 0:
        return
    name = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    debian_install("this Python cannot make virtual environments", name)
    if subprocess.run(create, stdout=subprocess.DEVNULL).returncode != 0:
        stop("could not create .venv: the venv module of this Python does not work")


def pip(*arguments: str) -> bool:
    """Run pip in .venv; only its errors are shown."""
    command = [str(PYTHON), "-m", "pip", "-qq", "--no-input", "--disable-pip-version-check", *arguments]
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL).returncode == 0


def install_locks(part: str, locks: tuple[Path, ...]) -> None:
    """Install exactly what the lock files name.

    They are complete, so pip looks for nothing more: on its own it would take the newest release of what is
    asked for with an extra (`coverage[toml]`), find no hash of it, and stop on the day that one comes out.
    """
    mark = fingerprint(locks)
    if done_before(part, mark):
        return
    say(f"installing the packages of {' and '.join(lock.name for lock in locks)}")
    chosen = [word for lock in locks for word in ("--requirement", str(lock))]
    if not pip("install", "--no-deps", "--require-hashes", "--only-binary", ":all:", *chosen):
        stop("could not install the locked packages; is the package index in reach?")
    done(part, mark)


def can_compile() -> bool:
    """Are a C compiler and Python's headers here, or can they be had?"""
    if os.environ.get("WAGONTRAIN_PLAIN"):
        return False
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    compiler = os.environ.get("CC", "cc").split()[0]
    if os.name == "nt" or (headers.is_file() and (shutil.which(compiler) or shutil.which("gcc"))):
        return True
    name = f"libpython{sys.version_info.major}.{sys.version_info.minor}-dev"
    return debian_install("no C compiler or no Python headers", "gcc", "libc6-dev", name)


def install_package() -> None:
    """Build Wagontrain and install it, compiled where that can be done."""
    plain = os.environ.get("WAGONTRAIN_PLAIN", "")
    mark = fingerprint(ROOT / name for name in SOURCES) + plain
    if done_before("package", mark):
        return
    able = can_compile()
    say("installing wagontrain, " + ("compiled (a minute or two)" if able else "not compiled"))
    for leftover in (*ROOT.glob("build/lib*"), *ROOT.glob("build/bdist*"), WHEELS):
        shutil.rmtree(leftover, ignore_errors=True)  # it may hold modules that are gone from src
    if not able:
        os.environ["WAGONTRAIN_PLAIN"] = "1"
    if not pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(WHEELS), "."):
        stop("could not build wagontrain")
    if not pip("install", "--no-deps", "--force-reinstall", *map(str, WHEELS.glob("*.whl"))):
        stop("could not install wagontrain")
    if able and not is_compiled():
        say("compiling failed, so it runs plain and several times slower; `scripts/wheel` shows why")
    done("package", mark)


def is_compiled() -> bool:
    """Is the installed package the compiled one? Asked outside the checkout, so that src cannot answer."""
    code = "import wagontrain.core.table as t, sys; sys.exit(t.__file__.endswith('.py'))"
    return subprocess.run([str(PYTHON), "-I", "-c", code], cwd=VENV).returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description="Prepare .venv; what is up to date is left alone.")
    parser.add_argument("--dev", action="store_true", help="with the tools for tests and checks")
    parser.add_argument("--no-package", action="store_true", help="only the packages that Wagontrain needs")
    chosen = parser.parse_args()
    make_venv()
    if chosen.dev:
        install_locks("dev", DEV_LOCKS)
    elif not done_before("dev", fingerprint(DEV_LOCKS)):  # which holds all that running needs
        install_locks("run", RUN_LOCKS)
    if not chosen.no_package:
        install_package()


if __name__ == "__main__":
    main()
