"""What stays the same in the toy game, whatever is played."""

from collections import Counter

from tests.core.toy import CARDS, State

LONGEST_GAME = 100


def accounts(s: State) -> dict[str, int]:
    """Each card, wherever it is."""
    found = s.deck + s.burnt
    for me in s.seats:
        found += me.hand + me.pile
    return dict(Counter(CARDS[card] for card in found))


def check(s: State) -> None:
    """What no state may show."""
    assert all(me.coins >= 0 for me in s.seats)


def check_step(before: State, after: State) -> None:
    """What no action may do: coins only go out, points only come in."""
    for old, new in zip(before.seats, after.seats, strict=True):
        assert new.coins <= old.coins
        assert new.points >= old.points
    assert after.round >= before.round
