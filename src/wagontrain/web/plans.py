"""Answers given beforehand, so that nobody waits for a player who has nothing to say.

A plan answers one question, or declines every question that comes out of the player's own turn. It lasts
until this turn is over, until the player next decides something without it, or to the end of the game.
"""

from collections.abc import Sequence
from typing import Any

from ..core.game import Ask
from .live import Live
from .localization import Speech
from .views import declining

Row = Any
ANY = "*"


def is_current(plan: Row, live: Live) -> bool:
    """Does the plan still hold? One for a turn goes with it."""
    return bool(plan.lasts != "turn" or plan.turn == live.turn())


def planned_answer(live: Live, seat: int, plans: Sequence[Row]) -> str | None:
    """What the seat has planned for the question that it is asked now; None where it has to decide."""
    game, s = live.game, live.s
    mine = [plan for plan in plans if plan.seat == seat and is_current(plan, live)]
    if not mine:
        return None
    question = game.asked(s).question
    texts = [game.text(action) for action in game.legal(s)]
    for plan in mine:
        if plan.question == question and plan.text in texts:
            return str(plan.text)
    if any(plan.question == ANY for plan in mine) and game.turn(s) != seat:
        return declining(texts)
    return None


def plans_json(
    live: Live, seat: int, plans: Sequence[Row], names: Sequence[str], speech: Speech
) -> list[dict[str, Any]]:
    """The plans of a seat that still hold, in words."""
    return [
        {
            "question": plan.question,
            "text": plan.text,
            "lasts": plan.lasts,
            "words": in_words(plan, live, names, speech),
        }
        for plan in plans
        if plan.seat == seat and is_current(plan, live)
    ]


def in_words(plan: Row, live: Live, names: Sequence[str], speech: Speech) -> str:
    """What is answered, and until when."""
    game, words = live.game, speech.game(live.game.name)
    owner = words.player(game.turn(live.s), names)
    until = speech.text(f"plan-until-{plan.lasts}", name=owner)
    if plan.question == ANY:
        return speech.text("plan-any", until=until)
    answer = speech.action(game, game.parse(plan.text), names)
    question = words.ask(Ask(plan.question, plan.seat), names)
    if "{" in question:  # its words need what is known only when it is asked
        return speech.text("plan-answer", answer=answer, until=until)
    return speech.text("plan-question", question=question, answer=answer, until=until)
