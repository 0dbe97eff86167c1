"""`wagontrain verify`: play a replay again and compare everything that it claims."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .common import LangOption, TablesOption, language, open_game, read_text, tell

if TYPE_CHECKING:
    from ..core.replay import Replay


def verify(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Replays to check.", show_default=False)
    ],
    tables: TablesOption = None,
    lang: LangOption = None,
) -> None:
    """Check replays: every action legal, the result as stated, the seed as promised, no byte changed.

    Exit code 1 if one of them is wrong; each line says what is.
    """
    texts = [(file, read_text(file)) for file in files]
    if tables is not None:
        from ..core.data import use_tables

        use_tables(tables)
    right = [_verify(file, text, language(lang)) for file, text in texts]
    if not all(right):
        raise typer.Exit(1)


def _verify(file: Path, text: str, lang: str) -> bool:
    """Is this replay right? Says so, or what is wrong."""
    from ..core.errors import WagontrainError
    from ..core.replay import Replay
    from ..core.replay import verify as problems_of

    try:
        replay = Replay.read(text)
        game = open_game(replay.game)
    except WagontrainError as error:
        tell(f"{file}: {error}")
        return False
    problems = problems_of(game, replay)
    for problem in problems:
        tell(f"{file}: {problem}{_reasons(problem, replay, lang)}")
    if not problems:
        print(f"{file}: right: {_summary(replay)}")
    return not problems


def _reasons(problem: Exception, replay: "Replay", lang: str) -> str:
    """Why an action was not legal, in words."""
    from ..core.replay import BadAction
    from ..core.words import Words

    if not isinstance(problem, BadAction) or not problem.reasons:
        return ""
    words = Words(lang, replay.game)
    return ": " + "; ".join(words.reason(reason, replay.names) for reason in problem.reasons)


def _summary(replay: "Replay") -> str:
    """What the replay is about, in one line."""
    start = f"{replay.game}, {replay.seats} seats, {len(replay.actions)} actions"
    if replay.result is None:
        return f"{start}, not finished"
    scores = replay.result["scores"]
    assert isinstance(scores, list)
    return f"{start}, result {', '.join(str(score['total']) for score in scores)}"
