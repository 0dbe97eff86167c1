"""Sets everything up, then plays: `python run.py` starts the table server and opens the browser.

`python run.py ARGS` is `wagontrain ARGS`; play starts from the sources, and nothing outside .venv changes.
`python run.py --setup` only prepares .venv and ends when the compiled build is ready; as root on Debian it
also installs a missing C compiler, and says so before.
"""

import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
PYTHON = os.path.join(ROOT, ".venv", *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))


def main() -> None:
    """Prepare .venv, with its own Python where that works already, and start the command."""
    if sys.version_info < (3, 11):  # noqa: UP036 (an older Python can read this file, and say so)
        version = ".".join(str(part) for part in sys.version_info[:2])
        sys.exit("wagontrain: needs Python 3.11 or later; this is Python " + version)
    arguments = sys.argv[1:]
    only_setup = arguments[:1] == ["--setup"]
    python = PYTHON if works(PYTHON) else sys.executable
    prepare = [python, os.path.join(ROOT, "scripts", "prepare.py")]
    code = subprocess.call(prepare if only_setup else [*prepare, "--at-once"])
    if code != 0 or only_setup:
        sys.exit(code)
    command = [PYTHON, "-P", "-m", "wagontrain", *(arguments or ["serve"])]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(PYTHON, command)


def works(python: str) -> bool:
    """Return whether this Python starts and is new enough."""
    if os.path.normcase(python) == os.path.normcase(sys.executable):
        return True
    code = "import sys; sys.exit(sys.version_info < (3, 11))"
    return os.path.exists(python) and subprocess.call([python, "-c", code], stderr=subprocess.DEVNULL) == 0


if __name__ == "__main__":
    main()
