"""Keyed randomness: block n of a stream is BLAKE2b(key, stream, n).

The state holds the key and one counter per stream, so the same seed deals the same cards from each deck
whatever is played elsewhere, a clone costs two pointers, and nobody can foretell a deck from the cards seen.
"""

from hashlib import blake2b, sha256
from struct import unpack
from typing import Final

from .seqs import added_at
from .state import BaseState

TOP: Final = 1 << 32


def key_of(seed: str) -> bytes:
    """The 32-byte key that a seed text stands for."""
    return sha256(encoded(seed)).digest()


def commitment_of(seed: str) -> str:
    """What a table may publish before the game: it fixes the seed and tells nothing about it."""
    return sha256(b"wagontrain seed commitment 1\n" + encoded(seed)).hexdigest()


def encoded(seed: str) -> bytes:
    """The seed's UTF-8; a command line may also bring half characters (undecodable bytes)."""
    return seed.encode("utf-8", "surrogatepass")


def block(key: bytes, stream: int, n: int) -> list[int]:
    """Block n of a stream as sixteen 32-bit numbers."""
    data = blake2b(stream.to_bytes(4, "big") + n.to_bytes(8, "big"), key=key).digest()
    return list(unpack(">16I", data))


class Draws:
    """Numbers of one stream, taken one by one from its next unused block on."""

    def __init__(self, key: bytes, stream: int, start: int) -> None:
        self.key = key
        self.stream = stream
        self.next_block = start
        self.words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the other."""
        limit = TOP - TOP % n
        while True:
            if not self.words:
                self.words = block(self.key, self.stream, self.next_block)
                self.words.reverse()
                self.next_block += 1
            word = self.words.pop()
            if word < limit:
                return word % n


def shuffle(s: BaseState, stream: int, items: tuple[int, ...]) -> tuple[int, ...]:
    """The items in a new order; uses up blocks of the stream."""
    shuffled = list(items)
    draws = Draws(s.key, stream, s.counters[stream])
    for i in range(len(shuffled) - 1, 0, -1):
        j = draws.below(i + 1)
        shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
    s.counters = added_at(s.counters, stream, draws.next_block - s.counters[stream])
    s.reveals += 1
    return tuple(shuffled)


def below(s: BaseState, stream: int, n: int) -> int:
    """One number from 0 to n - 1 (a die, a random seat); uses up a block of the stream."""
    draws = Draws(s.key, stream, s.counters[stream])
    number = draws.below(n)
    s.counters = added_at(s.counters, stream, draws.next_block - s.counters[stream])
    s.reveals += 1
    return number
