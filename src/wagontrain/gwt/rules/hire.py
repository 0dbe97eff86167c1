"""Hiring workers from the job market (GWT-11)."""

from ...core.rules import Reason
from ...core.seqs import added_at, with_at
from ...core.state import Frame
from ..actions import EXCHANGE, HIRE
from ..components import JOB_COLUMNS, JOB_COST, JOB_SPACES, WORKER_EFFECTS, WORKER_SPACES
from ..events import HIRED
from ..names import EMPTY, TAKE_IMMEDIATE, WORKER_KINDS
from ..state import State
from .exchange import Question
from .purse import pay


def open_rows(s: State) -> int:
    """GWT-11.1, GWT-11.8: the rows above the token's; all of them once it has left the market."""
    return s.placed // JOB_COLUMNS[s.players]


def price(row: int, change: int) -> int:
    """GWT-11.2: the row's cost and the icon's change."""
    return max(0, JOB_COST[row] + change)


def offers(s: State, seat: int, change: int) -> list[int]:
    """The workers that the seat can hire, as row * 3 + kind, ascending."""
    me = s.seats[seat]
    jobs = s.jobs
    found: list[int] = []
    for row in range(open_rows(s)):
        if price(row, change) > me.money:
            continue
        here = 0
        for cell in range(row * JOB_SPACES, row * JOB_SPACES + JOB_SPACES):
            if jobs[cell] != EMPTY:
                here |= 1 << jobs[cell]
        if here:
            for kind in range(WORKER_KINDS):
                if here >> kind & 1 and me.workers[kind] < WORKER_SPACES:
                    found.append(row * WORKER_KINDS + kind)
    return found


def take_worker(s: State, row: int, kind: int) -> None:
    """Take the leftmost worker of that kind out of a row; the hole stays (GWT-6.10)."""
    for cell in range(row * JOB_SPACES, row * JOB_SPACES + JOB_SPACES):
        if s.jobs[cell] == kind:
            s.jobs = with_at(s.jobs, cell, EMPTY)
            return
    raise AssertionError("no such worker in the row")


class HireWorker(Question):
    """Hire one worker from a row above the token's. f.a: the icon's change of the cost.

    Rules: GWT-11.1 to GWT-11.5, GWT-11.7, GWT-11.8.
    """

    verbs = (HIRE, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        base = HIRE.base
        return [base + offer for offer in offers(s, f.seat, f.a)]

    def take(self, s: State, f: Frame, action: int) -> None:
        row, kind, _ = HIRE.args(action)
        me = s.seats[f.seat]
        pay(s, f.seat, price(row, f.a))
        take_worker(s, row, kind)
        space = me.workers[kind]
        me.workers = added_at(me.workers, kind, 1)
        s.say(HIRED, f.seat, row, kind, price(row, f.a))
        effect = WORKER_EFFECTS[kind][space]
        if effect >= 0:
            s.push(Frame(TAKE_IMMEDIATE, f.seat, effect, EMPTY))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        row, kind, _ = HIRE.args(action)
        me = s.seats[f.seat]
        reasons: list[Reason] = []
        if row >= open_rows(s):
            reasons.append(("GWT-11.1", "row-not-open", {"row": row + 1}))
        elif kind not in s.jobs[row * JOB_SPACES : row * JOB_SPACES + JOB_SPACES]:
            reasons.append(("GWT-11.1", "no-such-worker", {"row": row + 1}))
        if me.workers[kind] >= WORKER_SPACES:
            reasons.append(("GWT-11.3", "worker-row-full", {}))
        if price(row, f.a) > me.money:
            reasons.append(("GWT-4.12", "too-few-dollars", {"cost": price(row, f.a), "dollars": me.money}))
        return reasons

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"change": f.a}
