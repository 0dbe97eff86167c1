"""All commands together, and how an error is printed: one line, and the exit code."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from ..core.errors import WagontrainError
from .arena import arena
from .bench import bench
from .common import Failed, build_name, tell
from .data import data
from .play import play
from .replay import replay
from .rules import rules
from .serve import backup, doctor, export, migrate, restore, serve
from .simulate import simulate
from .site import site
from .verify import verify

INTERRUPTED = 130

app = typer.Typer(
    name="wagontrain",
    help="Great Western Trail, Sierra West and Villagers: play, simulate, replay, check.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
server = (serve, backup, restore, export, migrate, doctor)
for command in (play, simulate, arena, replay, verify, rules, data, bench, site, *server):
    app.command()(command)


def _print_version(asked: bool) -> None:
    if asked:
        print(build_name())
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", help="Say which version this is.", callback=_print_version, is_eager=True),
    ] = False,
) -> None:
    """Great Western Trail, Sierra West and Villagers: play, simulate, replay, check."""


def run(args: Sequence[str]) -> int:
    """Run one command; the exit code."""
    try:
        code = app(list(args) or ["--help"], standalone_mode=False, prog_name="wagontrain")
        if code == INTERRUPTED:
            tell("interrupted")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Failed as error:
        tell(str(error))
        return 1
    except WagontrainError as error:
        tell(str(error))
        return 2
    except typer.TyperException as error:
        tell(_usage(error))
        return 2
    except typer.Abort:
        tell("interrupted")
        return 1
    except BrokenPipeError:  # who read our output has gone, as in `wagontrain rules villagers | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        tell(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return 1


def _usage(error: typer.TyperException) -> str:
    """What was asked wrongly, and where help is."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "wagontrain"
    return f"{error.format_message().rstrip('.')}; '{path} --help' says more"
