"""The database's files: they hold secrets, so only their owner reads them, and they must not go away."""

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

OWNER_ONLY = 0o600


def make_private(path: Path) -> None:
    """Create a database file that only its owner can read; one that everybody could read is closed to them.

    Rights that were given to a group on purpose, and to nobody else, stay.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    except FileExistsError:
        for each in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
            close_to_others(each)


def close_to_others(path: Path) -> None:
    """Take everybody's rights away, where everybody has any and the file is ours."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o007:
            path.chmod(OWNER_ONLY)
    except (FileNotFoundError, PermissionError):
        return  # it is not there, or another user's


def open_private(path: Path) -> int:
    """A new file to write that only its owner can read; what was there is gone."""
    path.unlink(missing_ok=True)
    return os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY)


def keep_copy(path: Path, form: str) -> Path:
    """A copy of a SQLite file as it is now, beside it, for its owner only; no earlier copy is touched."""
    copy = path.with_name(f"{path.name}.form-{form}")
    number = 1
    while copy.exists():
        number += 1
        copy = path.with_name(f"{path.name}.form-{form}-{number}")
    trial = copy.with_name(copy.name + ".part")
    try:
        os.close(open_private(trial))
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(trial)) as target:
            source.backup(target)
        os.replace(trial, copy)
    finally:
        trial.unlink(missing_ok=True)
    return copy


class FileMark:
    """Which file it was that was opened: a path may later name another, or none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.mark = self.now()

    def now(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self.path)
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def is_there(self) -> bool:
        """Is the file still where it was, and the same?"""
        return self.mark is not None and self.now() == self.mark
