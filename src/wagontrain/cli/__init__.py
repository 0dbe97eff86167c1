"""The command `wagontrain`. Each command has its own file; what is heavy is imported when it is needed."""

import sys


def main() -> None:
    """Run the command line and leave with its exit code: 0 done, 1 it failed, 2 it was asked wrongly."""
    from .app import run

    sys.exit(run(sys.argv[1:]))
