"""What the people at a table may decide about one another: who may be replaced, and who has to agree.

Also what becomes of the rating of a player for whom a bot sat in. Nothing here reads or writes the database.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from .. import bots

Row = Any
LEVELS = ("easy", "medium", "hard", "expert")  # the bots for people to choose from, the strongest last
FILLS = "medium"  # the bot for seats that are still free at the start, where the owner has named none
LEFT, CLOCK, VOTE = "left", "clock", "vote"  # how the owner of a seat went


def strongest_bot() -> str:
    """The strongest bot that is here."""
    return next(name for name in reversed(LEVELS) if name in bots.names())


def stand_in_of(row: Row) -> str:
    """The bot for an absent player: the strongest, unless an unrated table has chosen another."""
    return strongest_bot() if row.rated or not row.stand_in else str(row.stand_in)


def is_present(seat: Row) -> bool:
    """Does its owner play on this seat?"""
    return bool(seat.kind == "person" and not seat.away)


def can_be_voted_on(row: Row, seat: Row, seats: Sequence[Row]) -> bool:
    """Does the table wait, without a clock, for the owner of this seat, and are there others to vote?"""
    others = any(is_present(each) and each.player_id != seat.player_id for each in seats)
    awaited = row.status == "running" and row.clock == "none" and row.to_act == seat.seat
    return awaited and is_present(seat) and others


def vote_from(row: Row, seat: Row, absence: float) -> float:
    """When the others may vote for a bot: an absence after the player was asked, or was last here."""
    return float(max(row.moved, seat.seen or 0.0) + absence)


def who_must_agree(row: Row, seats: Sequence[Row]) -> set[str]:
    """The people without whom a running table is not given up.

    At a rated table that includes those who were replaced without having left: else a lost game could be
    got rid of while its winner is away.
    """
    kept = (CLOCK, VOTE) if row.rated else ()
    return {
        seat.player_id
        for seat in seats
        if seat.kind == "person" and seat.player_id and (not seat.away or seat.went in kept)
    }


class Standing:
    """How a finished game counts for the owner of a seat."""

    def __init__(self, seat: Row, actions: int) -> None:
        by_bot = seat.kind == "person" and seat.stood_in > 0
        replaced = by_bot and (seat.away or 2 * seat.stood_in > actions)
        self.gave_up: bool = replaced and seat.went == LEFT
        self.is_rated: bool = not replaced or self.gave_up


def standings(seats: Sequence[Row], actions: Mapping[int, int]) -> dict[int, Standing]:
    """How a game with this many actions of each seat counts for each."""
    return {seat.seat: Standing(seat, actions.get(seat.seat, 0)) for seat in seats}
