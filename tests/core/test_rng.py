"""Keyed randomness: fixed vectors, independent streams, even odds, the same deals whatever else is played."""

from collections import Counter
from hashlib import blake2b, sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.toy import DECK, DIE, GAME
from wagontrain.core import rng
from wagontrain.core.state import BaseState

KEY = rng.key_of("wagontrain")


def table(seed: str = "wagontrain", streams: int = 3) -> BaseState:
    s = BaseState()
    s.key = rng.key_of(seed)
    s.counters = (0,) * streams
    return s


def test_vectors_that_must_never_change() -> None:
    assert KEY.hex() == "6ec1042ae683bb4aff2627f358ad42a5b5d032a57b74e73e110521e59ee07c02"
    assert rng.block(KEY, 0, 0)[:4] == [1035401301, 1106063136, 2641908563, 3005882505]
    assert rng.block(KEY, 1, 0)[:4] == [3525129516, 3218316320, 2514863787, 1292244668]
    assert rng.block(KEY, 0, 1)[:4] == [1688090122, 2687993803, 3451520009, 3997547297]
    assert rng.shuffle(table(), 0, tuple(range(12))) == (4, 8, 7, 10, 11, 6, 1, 5, 0, 3, 2, 9)
    s = table()
    assert [rng.below(s, 2, 6) for _ in range(12)] == [2, 1, 0, 2, 1, 4, 5, 4, 3, 4, 2, 0]


def test_the_key_is_the_sha256_of_the_seed_text() -> None:
    assert rng.key_of("zażółć") == sha256("zażółć".encode()).digest()
    assert len({rng.key_of(text) for text in ("", " ", "0", "a", "A")}) == 5


def test_a_block_is_blake2b_of_stream_and_number() -> None:
    data = blake2b((7).to_bytes(4, "big") + (9).to_bytes(8, "big"), key=KEY).digest()
    assert b"".join(word.to_bytes(4, "big") for word in rng.block(KEY, 7, 9)) == data


def test_the_commitment_fixes_the_seed_and_is_not_the_key() -> None:
    commitment = "26ac834b538159433e1927db7b2215f56200c25ed163eb24569dec21e18d0d43"
    assert rng.commitment_of("wagontrain") == commitment
    assert rng.commitment_of("wagontrain") != KEY.hex()
    assert rng.commitment_of("wagontrain ") != rng.commitment_of("wagontrain")


def test_a_seed_from_undecodable_bytes_is_a_seed_too() -> None:
    seed = b"\xff".decode(errors="surrogateescape")
    assert len(rng.key_of(seed)) == 32
    assert rng.commitment_of(seed) != rng.commitment_of("")


@given(st.lists(st.integers()), st.text())
def test_a_shuffle_keeps_every_item(items: list[int], seed: str) -> None:
    assert Counter(rng.shuffle(table(seed), 0, tuple(items))) == Counter(items)


def test_each_use_takes_new_blocks_and_counts_as_a_reveal() -> None:
    s = table()
    first = rng.shuffle(s, 1, tuple(range(40)))
    assert s.counters[0] == s.counters[2] == 0
    used = s.counters[1]
    assert used * 16 >= 39
    assert s.reveals == 1
    assert rng.shuffle(s, 1, tuple(range(40))) != first
    assert s.counters[1] >= 2 * used
    assert s.reveals == 2
    rng.below(s, 2, 6)
    assert (s.counters[2], s.reveals) == (1, 3)


def test_streams_do_not_disturb_each_other() -> None:
    quiet, busy = table(), table()
    for _ in range(5):
        rng.below(busy, 0, 6)
        rng.shuffle(busy, 2, (1, 2, 3))
    assert rng.shuffle(quiet, 1, tuple(range(20))) == rng.shuffle(busy, 1, tuple(range(20)))


def test_streams_differ() -> None:
    s = table()
    deals = {rng.shuffle(s, stream, tuple(range(20))) for stream in range(3)}
    assert len(deals) == 3


def test_orders_are_equally_likely() -> None:
    """Chi-square over the 24 orders of four cards; chance exceeds 49.7 once in a thousand seeds."""
    s = table()
    rounds = 4800
    seen = Counter(rng.shuffle(s, 0, (0, 1, 2, 3)) for _ in range(rounds))
    expected = rounds / 24
    assert sum((seen[order] - expected) ** 2 / expected for order in permutations(range(4))) < 49.7


@pytest.mark.parametrize("sides", [2, 3, 6, 10])
def test_sides_are_equally_likely(sides: int) -> None:
    """Each side within five standard deviations of its share."""
    s = table()
    rounds = 3000
    seen = Counter(rng.below(s, 0, sides) for _ in range(rounds))
    share = rounds / sides
    spread = (share * (1 - 1 / sides)) ** 0.5
    assert sorted(seen) == list(range(sides))
    assert all(abs(count - share) < 5 * spread for count in seen.values())


def test_words_that_would_favour_low_numbers_are_thrown_away() -> None:
    """With n just above half the range nearly every second word is refused."""
    n = rng.TOP // 2 + 1
    draws = rng.Draws(KEY, 0, 0)
    words = [word for i in range(20) for word in rng.block(KEY, 0, i)]
    kept = [word for word in words if word < n]
    assert [draws.below(n) for _ in range(len(kept))] == kept


def test_the_deck_is_dealt_the_same_whatever_is_played() -> None:
    """Two games of one seed, one that casts more dice: the deck and each die stay the same."""
    s = GAME.new(2, "equal luck")
    other = GAME.new(2, "equal luck", {"burning": False})
    assert s.deck == other.deck
    GAME.play(s, "draw")
    rng.below(s, DIE, 6)
    assert rng.shuffle(s, DECK, tuple(range(12))) == rng.shuffle(other, DECK, tuple(range(12)))
