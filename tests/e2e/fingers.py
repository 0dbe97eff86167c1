"""Fingers on a touch screen, as the browser itself reports them: they rest, pan and pinch."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

Point = tuple[float, float]
STEPS = 8
LONG = 650  # milliseconds: longer than a long press


class Fingers:
    """One or two fingers on a page."""

    def __init__(self, page: "Page") -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: Point) -> None:
        found = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    def rest(self, at: Point) -> None:
        """A long press."""
        self.touch("touchStart", at)
        self.page.wait_for_timeout(LONG)
        self.touch("touchEnd")

    def pan(self, at: Point, to: Point) -> None:
        """Move one finger, and rest it at the end."""
        self.touch("touchStart", at)
        for step in range(1, STEPS + 1):
            self.touch("touchMove", between(at, to, step / STEPS))
            self.page.wait_for_timeout(15)
        self.page.wait_for_timeout(LONG)
        self.touch("touchEnd")

    def pinch(self, at: Point, apart: float, to: float) -> None:
        """Move two fingers from one distance to another, and rest them at the end."""
        self.touch("touchStart", (at[0] - apart / 2, at[1]))
        for step in range(STEPS + 1):
            half = (apart + (to - apart) * step / STEPS) / 2
            kind = "touchStart" if step == 0 else "touchMove"
            self.touch(kind, (at[0] - half, at[1]), (at[0] + half, at[1]))
            self.page.wait_for_timeout(15)
        self.page.wait_for_timeout(LONG)
        self.touch("touchEnd")


def between(at: Point, to: Point, share: float) -> Point:
    return at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share
