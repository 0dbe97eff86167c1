"""The virtual environment in .venv and the packages in it, installed by uv or by pip.

Used by scripts/prepare.py. Needs only the standard library of Python 3.11, even where Debian has left out
`ensurepip`. Nothing outside .venv changes, unless `debian_install` is called.
"""

import hashlib
import os
import re
import shutil
import ssl
import subprocess
import sys
import sysconfig
import urllib.request
from collections.abc import Iterable
from pathlib import Path
from typing import IO
from urllib.parse import urljoin

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LEFT_BY_BUILDS = re.compile(r"__pycache__|\.egg-info|\.so$|\.pyd$")

# The pip that is fetched where Python comes without one (`ensurepip`).
PIP_WHEEL = "pip-26.3-py3-none-any.whl"
PIP_SHA256 = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"
INDEX = "https://pypi.org/simple"
VENV_PACKAGE = f"Debian: apt-get install python{sys.version_info.major}.{sys.version_info.minor}-venv"


def say(line: str) -> None:
    """Print one line for the user."""
    print(f"wagontrain: {line}", file=sys.stderr, flush=True)


def stop(line: str) -> None:
    """Print why nothing can be done, and end."""
    say(line)
    sys.exit(1)


def fingerprint(paths: Iterable[Path], *more: str) -> str:
    """Return a hash of the contents and names of files and folders, and of the Python that uses them."""
    digest = hashlib.sha256("\0".join((sys.version, *more)).encode())
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and not LEFT_BY_BUILDS.search(str(file.relative_to(ROOT))):
                digest.update(f"{file.relative_to(ROOT).as_posix()}\0{file.stat().st_size}\0".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


def is_done(part: str, mark: str) -> bool:
    """Return whether a part of .venv was made from exactly this."""
    stamp = VENV / f".made-{part}"
    return stamp.is_file() and stamp.read_text() == mark


def mark_done(part: str, mark: str) -> None:
    """Remember what a part of .venv was made from."""
    (VENV / f".made-{part}").write_text(mark)


def site_packages() -> Path:
    """Return the folder of .venv from which its Python imports."""
    base = str(VENV)
    return Path(sysconfig.get_path("purelib", "venv", {"base": base, "platbase": base}))


def lock_file(file: IO[str], wait: bool) -> bool:
    """Lock a file until it is closed; False where another process has it, or files cannot be locked."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# -- system packages


def debian_install(why: str, *packages: str) -> bool:
    """Install Debian packages where that is possible; otherwise say in one line which are missing.

    The line is printed before anything is installed. WAGONTRAIN_SYSTEM_PACKAGES=no forbids it.
    """
    allowed = os.environ.get("WAGONTRAIN_SYSTEM_PACKAGES", "yes") != "no"
    if not allowed or shutil.which("apt-get") is None or os.geteuid() != 0:
        say(f"{why} (on Debian or Ubuntu: apt-get install {' '.join(packages)})")
        return False
    say(f"{why}: installing the Debian packages {' '.join(packages)}")
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    for command in (["apt-get", "update", "-qq"], install):
        result = subprocess.run(command, env=environ, stdin=subprocess.DEVNULL, capture_output=True)
    if result.returncode != 0:
        say(f"could not install {' '.join(packages)}")
        return False
    return True


# -- the virtual environment


def make_venv() -> None:
    """Create .venv, or create it again where its Python is gone or was another one."""
    if venv_works():
        return
    say(f"creating .venv with Python {sys.version.split()[0]}")
    shutil.rmtree(VENV, ignore_errors=True)
    python = getattr(sys, "_base_executable", "") or sys.executable
    commands = [[python, "-m", "venv", str(VENV)], [python, "-m", "venv", "--without-pip", str(VENV)]]
    if uv := shutil.which("uv"):
        commands.insert(0, [uv, "venv", "--quiet", "--python", python, str(VENV)])
    for command in commands:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
        if done.returncode == 0 and venv_works():
            return
        shutil.rmtree(VENV, ignore_errors=True)
    stop(f"could not create {VENV}: is its folder writable, and Python's venv module here? ({VENV_PACKAGE})")


def venv_works() -> bool:
    """Return whether .venv has a Python that starts and is the same version as this one."""
    if not PYTHON.exists():
        return False
    asked = [str(PYTHON), "-c", "import sys; print(sys.version)"]
    answer = subprocess.run(asked, capture_output=True, text=True)
    return answer.returncode == 0 and answer.stdout.strip() == sys.version.strip()


# -- packages


def install_locks(part: str, locks: tuple[Path, ...], target: Path | None = None) -> None:
    """Install exactly the packages that the lock files name, into .venv or into a folder of their own.

    The files are complete, so nothing else is resolved: on its own pip would take the newest release of what
    is required with an extra (`coverage[toml]`), find no hash of it, and stop on the day that one comes out.
    """
    mark = fingerprint(locks)
    if is_done(part, mark):
        return
    say(f"installing the packages of {' and '.join(lock.name for lock in locks)}")
    arguments = ["--no-deps", "--require-hashes", "--only-binary", ":all:"]
    arguments += [word for lock in locks for word in ("--requirement", str(lock))]
    if target is not None:
        shutil.rmtree(target, ignore_errors=True)
        arguments += ["--target", str(target)]
    if not install(*arguments):
        stop("could not install the locked packages; is the package index reachable?")
    mark_done(part, mark)


def install(*arguments: str) -> bool:
    """Install packages with uv where it is at hand and works, else with pip."""
    if uv := shutil.which("uv"):
        command = [uv, "pip", "install", "--quiet", "--python", str(PYTHON), *arguments]
        if subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True).returncode == 0:
            return True
        say("uv could not install them, trying pip")
    return pip("install", *arguments)


def pip(*arguments: str) -> bool:
    """Run pip in .venv; only its errors are shown."""
    has_pip = subprocess.run([str(PYTHON), "-c", "import pip"], capture_output=True).returncode == 0
    if not has_pip and not add_pip():
        return False
    command = [str(PYTHON), "-m", "pip", "-qq", "--no-input", "--disable-pip-version-check", *arguments]
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL).returncode == 0


def add_pip() -> bool:
    """Fetch pip into .venv, for a Python that comes without it."""
    try:
        content = fetch_pip()
    except (OSError, ValueError) as error:
        say(f"this Python has no pip, and it could not be fetched: {error} ({VENV_PACKAGE})")
        return False
    wheel = VENV / PIP_WHEEL
    wheel.write_bytes(content)
    command = [str(PYTHON), str(wheel / "pip"), "-qq", "--no-input", "--disable-pip-version-check"]
    command += ["install", "--no-deps", "--no-index", str(wheel)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL)
    wheel.unlink()
    return done.returncode == 0


def fetch_pip() -> bytes:
    """Download the pinned pip from the package index; an OSError or ValueError where that fails."""
    index = os.environ.get("PIP_INDEX_URL", INDEX).rstrip("/") + "/pip/"
    context = ssl.create_default_context(cafile=os.environ.get("PIP_CERT"))
    with urllib.request.urlopen(index, timeout=30, context=context) as page:
        links = re.findall(r"""href=["']([^"']+)""", page.read().decode())
    link = next((link for link in links if f"/{PIP_WHEEL}" in link), None)
    if link is None:
        raise ValueError(f"the package index has no {PIP_WHEEL}")
    with urllib.request.urlopen(urljoin(index, link.partition("#")[0]), timeout=60, context=context) as file:
        content: bytes = file.read()
    if hashlib.sha256(content).hexdigest() != PIP_SHA256:
        raise ValueError(f"{PIP_WHEEL} is not the file that was expected")
    return content
