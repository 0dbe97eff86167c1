"""The cards and the set-up, read once from `data/*.toml`. A card is its place in `CARDS`."""

from typing import Final

from wagontrain.core.data import int_of, rows, table, text_of, texts_of

GAME: Final = "briscola"

SUITS: Final = tuple([text_of(row, "id", "cards.suit") for row in rows(GAME, "cards", "suit")])
RANKS: Final = tuple([text_of(row, "id", "cards.rank") for row in rows(GAME, "cards", "rank")])
RANK_POINTS: Final = tuple([int_of(row, "points", "cards.rank") for row in rows(GAME, "cards", "rank")])

CARDS: Final = tuple([f"{rank}_{suit}" for suit in SUITS for rank in RANKS])
POINTS: Final = tuple([points for _ in SUITS for points in RANK_POINTS])
ALL_POINTS: Final = sum(POINTS)

HAND_SIZE: Final = int_of(table(GAME, "setup"), "hand_size", "setup")
EXCHANGE_RANK: Final = RANKS.index(text_of(table(GAME, "setup"), "exchange_rank", "setup"))
REMOVED: Final = {
    int_of(row, "seats", "setup.seats"): texts_of(row, "removed", "setup.seats")
    for row in rows(GAME, "setup", "seats")
}


def suit_of(card: int) -> int:
    """Return the suit of a card, as its place in `SUITS`."""
    return card // len(RANKS)


def rank_of(card: int) -> int:
    """Return the rank of a card, as its place in `RANKS`: 0 is the strongest."""
    return card % len(RANKS)


def card_of(rank: int, suit: int) -> int:
    """Return the card of a rank and suit."""
    return suit * len(RANKS) + rank


def deck_for(seats: int) -> tuple[int, ...]:
    """Return the cards in play for a number of seats (BRI-1.2)."""
    return tuple([i for i in range(len(CARDS)) if CARDS[i] not in REMOVED[seats]])
