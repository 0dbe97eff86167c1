"""Looking back at a game: each step with what followed, the table as it was. For the server and offline."""

from typing import Any

from .live import Live, Step
from .localization import Speech
from .previews import scores_json
from .views import asked, log_lines


def step_words(live: Live, step: Step, names: list[str], speech: Speech) -> str:
    """An action as it was called when it was played."""
    return speech.action(live.game, live.game.parse(step.text), names, step.labels)


def step_lines(
    live: Live, viewer: int | None, names: list[str], over: bool, speech: Speech
) -> list[dict[str, Any]]:
    """Each action with what followed; what others chose is told only when the game is over."""
    lines = []
    for i, step in enumerate(live.steps):
        last = live.steps[i + 1].events_from if i + 1 < len(live.steps) else len(live.events)
        seen = over or step.seat == viewer
        words = step_words(live, step, names, speech) if seen else None
        events = log_lines(live, step.events_from, last, i, viewer, names, speech)
        lines.append(
            {
                "step": i + 1,
                "seat": step.seat,
                "text": step.text if seen else None,
                "words": words,
                "events": events,
            }
        )
    return lines


def moment(
    live: Live, step: int, viewer: int | None, names: list[str], over: bool, speech: Speech
) -> dict[str, Any]:
    """The table after this many actions, as a seat saw it then: the game is played again up to there."""
    s = live.at_step(step)
    first = live.steps[step - 1].events_from if step else 0
    last = live.steps[step].events_from if step < len(live.steps) else len(live.events)
    events = log_lines(live, first, last, max(0, step - 1), viewer, names, speech) if step else []
    return {
        "seat": viewer,
        "step": step,
        "view": live.game.observe(s, viewer),
        "asked": asked(live.game, s, names, speech),
        "events": events,
        "scores": scores_json(live.game, s, viewer, over, names, speech),
    }
