"""Tuple helpers: they answer with a new tuple and leave the old one alone."""

import pytest

from wagontrain.core.seqs import added_at, inserted, row_at, with_at, without, without_at

ITEMS = (3, 1, 3, 7)


def test_helpers() -> None:
    assert with_at(ITEMS, 1, 9) == (3, 9, 3, 7)
    assert added_at(ITEMS, 3, -2) == (3, 1, 3, 5)
    assert without(ITEMS, 3) == (1, 3, 7)
    assert without_at(ITEMS, 2) == (3, 1, 7)
    assert inserted((1, 3, 7), 4) == (1, 3, 4, 7)
    assert inserted((), 4) == (4,)
    assert row_at(((1,), (2, 3)), 0, (4, 5)) == ((4, 5), (2, 3))
    assert ITEMS == (3, 1, 3, 7)


def test_what_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="not in list"):
        without(ITEMS, 8)
