"""Prepares .venv: the locked packages, and Wagontrain itself. Does again only what has changed.

Used by ./run, ./test and scripts/*. Stamp files in .venv say what each part was made from.
"""

import argparse
from pathlib import Path

import prepare_package as package
from prepare_venv import ROOT, fingerprint, install_locks, is_done, lock_file, make_venv, stop

RUN_LOCKS = (ROOT / "requirements.lock",)
DEV_LOCKS = (ROOT / "requirements-dev.lock",)


def main() -> None:
    try:
        prepare()
    except OSError as error:
        stop(f"{error.filename}: {error.strerror}")


def prepare() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description="Prepare .venv; what is up to date is left alone.")
    parser.add_argument("--dev", action="store_true", help="with the tools for tests and checks")
    parser.add_argument("--no-package", action="store_true", help="only the packages that Wagontrain needs")
    parser.add_argument("--at-once", action="store_true", help="what is ready now; compile later")
    parser.add_argument("--compile", action="store_true", help="only compile, at low priority")
    chosen = parser.parse_args()
    if chosen.compile:
        package.compile_now()
        return
    with Path(__file__).open() as file:
        lock_file(file, wait=True)  # two that are started at once would take .venv from each other
        make_venv()
        if chosen.dev:
            install_locks("dev", DEV_LOCKS)
        elif not is_done("dev", fingerprint(DEV_LOCKS)):  # which holds all that running needs
            install_locks("run", RUN_LOCKS)
    if chosen.at_once:
        package.prepare_at_once()
    elif not chosen.no_package:
        package.prepare_compiled()


if __name__ == "__main__":
    main()
