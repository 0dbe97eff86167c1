"""How the scores went over a game: a line for each seat, one point per turn."""

import asyncio
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Any

from .live import Live
from .previews import known_scores

if TYPE_CHECKING:
    from .lanes import Lanes

MOST_COURSES = 200


class Course:
    """The totals of one game for one viewer, worked out as far as it was last looked at."""

    def __init__(self, live: Live, viewer: int | None, over: bool) -> None:
        self.game = live.game
        self.viewer = viewer
        self.over = over
        self.begin(live)

    def begin(self, live: Live) -> None:
        """Go back to the first decision."""
        self.s = live.begin()
        self.texts: list[str] = []
        self.turns: list[dict[str, Any]] = [self.point()]

    def point(self) -> dict[str, Any]:
        """The totals as they are now."""
        scores = known_scores(self.game, self.s, self.viewer, self.over)
        seat = self.game.to_act(self.s)
        return {"step": len(self.texts), "seat": seat, "totals": [score.total() for score in scores]}

    def follow(self, live: Live) -> list[dict[str, Any]]:
        """Go on to where the game is now; from the start, where something was taken back."""
        texts = [step.text for step in live.steps]
        if texts[: len(self.texts)] != self.texts:
            self.begin(live)
        alone = live.seats == 1  # then no turn ever passes to another
        for text in texts[len(self.texts) :]:
            turn = self.game.turn(self.s)
            self.game.apply(self.s, self.game.parse(text))
            self.texts.append(text)
            if alone or self.game.turn(self.s) != turn:
                point = self.point()
                if not alone or point["totals"] != self.turns[-1]["totals"]:
                    self.turns.append(point)
        last = self.point()
        return [*self.turns, last] if last["step"] > self.turns[-1]["step"] else list(self.turns)


class Courses:
    """Those of the tables that were looked at last. The work is done beside the event loop."""

    def __init__(self, lanes: "Lanes") -> None:
        self.lanes = lanes
        self.kept: OrderedDict[tuple[str, int | None, bool], Course] = OrderedDict()
        self.lock = asyncio.Lock()

    async def of(self, visitor: str, live: Live, viewer: int | None, over: bool) -> list[dict[str, Any]]:
        """The points for one viewer; once the game is over they are the same for everyone."""
        key = (live.table_id, None if over else viewer, over)
        async with self.lanes.turn(visitor), self.lock:
            known = self.kept.pop(key, None)
            course, turns = await self.lanes.in_thread(partial(followed, known, live, key[1], over))
            self.kept[key] = course
            while len(self.kept) > MOST_COURSES:
                self.kept.popitem(last=False)
        return turns


def followed(
    known: Course | None, live: Live, viewer: int | None, over: bool
) -> tuple[Course, list[dict[str, Any]]]:
    """The course brought up to date, and its points."""
    course = known or Course(live, viewer, over)
    return course, course.follow(live)
