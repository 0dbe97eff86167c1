"""What stays the same in a game of Great Western Trail, whatever is played."""

from collections import Counter

from tests.gwt.positions import POSITIONS as POSITIONS
from wagontrain.gwt.audit import faults
from wagontrain.gwt.components import DISCS, OUTLAW_TILES
from wagontrain.gwt.names import CARD, EMPTY, FIRST_CITY_TILE, TILE, WORKER
from wagontrain.gwt.state import State

LONGEST_GAME = 6_000


def accounts(s: State) -> dict[str, int]:
    """How many cards, tiles and discs of each name there are, wherever they are."""
    found: Counter[str] = Counter()
    cards = s.market + s.market_stack + s.gone_cards + s.objective_stack
    cards += tuple([card for card in s.display if card != EMPTY])
    for me in s.seats:
        cards += me.deck + me.hand + me.discard + me.objectives
    found.update(CARD.text(card) for card in cards)
    found["simmental_heifer"] += s.heifers
    found["simmental_cow"] += s.cows
    tiles = [tile for tile in s.foresight + s.jobs + s.slot_workers + s.gone_tiles if tile != EMPTY]
    tiles += [tile - FIRST_CITY_TILE for tile in s.trail if tile >= FIRST_CITY_TILE]
    for bag in s.bags:
        tiles += bag
    for seat, me in enumerate(s.seats):
        tiles += me.hazards
        for kind in range(WORKER.size):
            tiles += [kind] * (me.workers[kind] - 1)
        for color in range(2):
            tiles += [OUTLAW_TILES[color]] * me.outlaws[color]
        found[f"discs {seat}"] = me.discs.bit_count() + me.stations.bit_count() + sum(me.cities)
    found.update(TILE.text(tile) for tile in tiles)
    return dict(found)


def check(s: State) -> None:
    """What no state may show: a piece in two places, a frame that could not be stored."""
    assert faults(s) == []
    for me in s.seats:
        assert me.money >= 0
        assert me.tokens >= 0
        assert me.discs.bit_count() <= DISCS


def check_step(before: State, after: State) -> None:
    """What no action may do: the job market only fills, discs in cities and played objectives stay."""
    assert after.placed >= before.placed
    assert len(after.market_stack) <= len(before.market_stack)
    assert len(after.objective_stack) <= len(before.objective_stack)
    for old, new in zip(before.seats, after.seats, strict=True):
        assert all(b >= a for a, b in zip(old.cities, new.cities, strict=True))
        assert set(old.objectives) <= set(new.objectives)
        assert old.masters & ~new.masters == 0
        assert new.discs & ~old.discs == 0
        assert new.supply & ~old.supply == 0
