"""Bots: they know what their seat knows, and the same seed decides alike."""

from typing import Any

import pytest

from tests.core.toy import DECK, GAME, State
from wagontrain import Game, bots
from wagontrain.bots import Bot, UnknownBot


def played(name: str, seed: str) -> list[str]:
    """All that two bots of a name play."""
    s = GAME.new(2, "bots")
    players = [bots.make(name, f"{seed}/{seat}") for seat in range(2)]
    texts: list[str] = []
    while s.todo:
        seat = GAME.to_act(s)
        action = bots.decide(players[seat], GAME, s, seat)
        assert action in GAME.legal(s)
        texts.append(GAME.text(action))
        GAME.apply(s, action)
    return texts


@pytest.mark.parametrize("name", ["first", "random", "greedy", "easy", "mc:2n", "ismcts:5n"])
def test_a_bot_plays_legal_actions_and_the_same_ones_again(name: str) -> None:
    assert played(name, "a") == played(name, "a")


def test_another_seed_decides_otherwise() -> None:
    assert len({tuple(played("random", str(seed))) for seed in range(5)}) > 1


def test_no_such_bot() -> None:
    with pytest.raises(UnknownBot, match="did you mean 'random'"):
        bots.make("randon", "")
    with pytest.raises(UnknownBot, match="There are first, random"):
        bots.make("", "")


class Peeking(Bot):
    """Remembers the decks that it was shown."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.decks: list[tuple[int, ...]] = []

    def choose(self, game: Game[Any], s: State, seat: int) -> int:
        self.decks.append(s.deck)
        return game.legal(s)[0]


def test_a_bot_that_looks_is_shown_another_deck_each_time() -> None:
    s = GAME.new(2, "peek")
    bot = Peeking("peek")
    for _ in range(5):
        bots.decide(bot, GAME, s, 0)
    assert len(set(bot.decks)) > 1
    assert s.counters[DECK] == 1
