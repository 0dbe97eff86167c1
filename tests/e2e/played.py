"""Whole games that bots have played, for pictures that look like real ones."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import wagontrain
from tests.e2e.house import ROOT
from wagontrain import bots
from wagontrain.bots.greedy import GreedyBot
from wagontrain.core.errors import LoadError
from wagontrain.core.replay import Replay, verify

if TYPE_CHECKING:
    from tests.e2e.house import Door

KEPT = ROOT / "build" / "played"  # a game takes seconds to play, and is the same each time
NAMES = ("Marta", "Tom", "Jakub", "Anna", "Leon")


@dataclass(frozen=True)
class Played:
    """A game from its first decision to its end, by a bot that repeats exactly."""

    game: str
    seats: int = 3
    seed: str = "picture"
    options: tuple[tuple[str, object], ...] = ()

    @property
    def name(self) -> str:
        settings = [f"{name}-{value}" for name, value in self.options]
        return "-".join([self.game, str(self.seats), self.seed, *settings])

    def replay(self) -> Replay:
        """The game, from the last time if it is still played so."""
        kept = KEPT / f"{self.name}.txt"
        if kept.is_file():
            found = read(kept)
            if found is not None:
                return found
        replay = self.play()
        KEPT.mkdir(parents=True, exist_ok=True)
        kept.write_text(replay.write(), encoding="utf-8")
        return replay

    def play(self) -> Replay:
        game = wagontrain.game(self.game)
        options = dict(self.options)
        replay = Replay.begin(game, self.seats, self.seed, options, list(NAMES[: self.seats]))
        s = game.new(self.seats, self.seed, options)
        players = [GreedyBot(f"{self.seed} {seat}", width=1) for seat in range(self.seats)]
        while (seat := game.to_act(s)) != wagontrain.NOBODY:
            action = bots.decide(players[seat], game, s, seat)
            replay.actions.append(game.text(action))
            game.apply(s, action)
        replay.finish(game, s)
        return replay


def read(path: Path) -> Replay | None:
    """A replay that the rules of today still play; None where they do not."""
    try:
        replay = Replay.read(path.read_text(encoding="utf-8"))
        wrong = verify(wagontrain.game(replay.game), replay)
    except LoadError:
        return None
    return None if wrong else replay


def moment(replay: Replay, questions: tuple[str, ...], after: float, least: int = 2) -> int:
    """After how many actions the first seat is asked one of these, late enough and with a choice."""
    game = wagontrain.game(replay.game)
    begin = int(len(replay.actions) * after)
    for step, s in enumerate(replay.play(game)):
        if step < begin or game.to_act(s) != 0:
            continue
        if (not questions or game.asked(s).question in questions) and len(game.legal(s)) >= least:
            return step
    raise AssertionError(f"{replay.game}: nobody is asked {questions} after {after:.0%} of the game")


def finished(door: "Door", replay: Replay) -> str:
    """The table of the whole game."""
    return str(door.post("/api/import", {"replay": replay.write()})["id"])


def played_on(door: "Door", replay: Replay, step: int) -> str:
    """A table at that moment: the first seat is mine, bots have the others."""
    wish: dict[str, Any] = {"step": step, "bots": "easy"}
    return str(door.post(f"/api/tables/{finished(door, replay)}/clone", wish)["id"])
