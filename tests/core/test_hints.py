"""What a mistyped word was probably meant to be."""

import pytest

from wagontrain.core.hints import nearest

VERBS = ["onto", "take", "place", "play", "pay", "discard", "pass"]


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("plya", "play"),
        ("taek", "take"),
        ("diskard", "discard"),
        ("dis", "discard"),
        ("foo", ""),
        ("xyz", ""),
        ("", ""),
        ("t", ""),
    ],
)
def test_only_a_word_that_is_close_is_offered(word: str, meant: str) -> None:
    assert nearest(word, VERBS) == meant
