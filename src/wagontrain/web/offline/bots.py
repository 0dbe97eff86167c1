"""Bots in a browser: limited by what they look at, never by time, so that a slow phone plays as well."""

import logging
import random
import secrets
from collections.abc import Callable

from ... import bots
from ...bots.bot import Bot
from ...bots.easy import EasyBot
from ...bots.greedy import GreedyBot
from ...bots.rollouts import RolloutBot
from ..plans import planned_answer
from .tables import LocalTable

log = logging.getLogger("wagontrain.offline")
UNTIMED: dict[str, Callable[[str], Bot]] = {
    "easy": EasyBot,
    "medium": GreedyBot,
    "hard": lambda seed: RolloutBot(seed, level="hard"),
}
PLAYABLE = (*UNTIMED, "random")  # `expert` would think for minutes


class LocalBots:
    """The bots of all tables: what one has planned for its turn it need not plan again."""

    def __init__(self) -> None:
        self.bots: dict[tuple[str, int, str], Bot] = {}

    def decision(self, table: LocalTable) -> str | None:
        """What moves the table on without a person: a bot's action, or a planned answer."""
        name, live = table.bot(), table.live()
        if name is None:
            return planned_answer(live, table.row.to_act, table.plans) if table.plans else None
        seat = live.to_act()
        try:
            action = bots.decide(self.bot(table.row.id, seat, name), live.game, live.s, seat)
        except Exception:  # whatever a bot does wrong, the table goes on
            log.exception("a bot failed")
            action = random.choice(live.game.legal(live.s))
        return live.game.text(action)

    def bot(self, table_id: str, seat: int, name: str) -> Bot:
        key = (table_id, seat, name)
        if key not in self.bots:
            self.bots[key] = UNTIMED[name](seed()) if name in UNTIMED else bots.make(name, seed())
        return self.bots[key]


def seed() -> str:
    return secrets.token_hex(8)
