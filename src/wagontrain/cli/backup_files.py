"""The files of `wagontrain backup FOLDER --keep N`: named by time, the oldest deleted."""

from datetime import UTC, datetime
from pathlib import Path

PATTERN = "wagontrain-????????-??????.backup"


def new_backup(folder: Path) -> Path:
    """Return the path for a backup that is made now."""
    return folder / f"wagontrain-{datetime.now(UTC):%Y%m%d-%H%M%S}.backup"


def delete_oldest(folder: Path, keep: int) -> list[Path]:
    """Delete all backups in a folder but the newest; return what was deleted. Other files stay."""
    backups = sorted(folder.glob(PATTERN))
    oldest = backups[: max(0, len(backups) - keep)]
    for file in oldest:
        file.unlink()
    return oldest
