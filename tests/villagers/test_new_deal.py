"""What is dealt again for a viewer, and what stays: all that he knows."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from tests.villagers.build import (
    at_end,
    card,
    due,
    hand_of,
    known_hand,
    known_stack,
    mini,
    stack_of,
    table,
)
from tests.villagers.conservation import accounts
from tests.villagers.stories import EVERYONE, blessed, drafted_again, returned, searched, visited
from wagontrain.core.rng import Draws, key_of
from wagontrain.villagers import GAME
from wagontrain.villagers.card_bits import FACE_SHIFT, mixed_into, seen_by, unseen_card
from wagontrain.villagers.components import SUIT
from wagontrain.villagers.hidden import ANY_SUIT, HiddenPlace, deal_places
from wagontrain.villagers.names import DUE, HELD
from wagontrain.villagers.state import State

STORIES: dict[str, Callable[[], State]] = {
    "returned alone": lambda: returned("hunter", seen="hunter", unseen="cooper"),
    "returned among several": lambda: returned("agent", seen="hunter", unseen="agent harvester"),
    "seen again": lambda: drafted_again(returned("hunter", seen="hunter", unseen="agent")),
    "visited": lambda: visited("mason", seen="cooper", unseen="mason wheeler hunter"),
    "searched": lambda: searched("fisher", ("priest", "mason")),
    "blessed": lambda: blessed(seen_by(unseen_card(card("fisher")), 2)),
}


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("viewer", EVERYONE)
def test_a_new_deal_leaves_everything_as_the_viewer_knows_it(story: str, viewer: int | None) -> None:
    s = STORIES[story]()
    for seed in "abc":
        other = GAME.resample(s, viewer, seed)
        assert GAME.observe(other, viewer) == GAME.observe(s, viewer)
        assert accounts(other) == accounts(s)
        if viewer == GAME.to_act(s):
            assert GAME.legal(other) == GAME.legal(s)


def test_a_new_deal_changes_what_the_viewer_does_not_know() -> None:
    s = table(3)
    deals = [GAME.resample(s, 1, str(seed)) for seed in range(8)]
    assert all(hand_of(other, 1) == hand_of(s, 1) for other in deals)
    assert len({tuple(hand_of(other, 0)) for other in deals}) > 1
    assert len({other.stacks for other in deals}) == 8
    assert len({other.reserve for other in deals}) == 8


def test_a_new_deal_keeps_the_backs() -> None:
    s = table(3)
    for seed in range(8):
        other = GAME.resample(s, 1, str(seed))
        assert known_hand(other, 0, None) == known_hand(s, 0, None)
        assert [known_stack(other, i, None)[-1] for i in range(1, 7)] == [
            known_stack(s, i, None)[-1] for i in range(1, 7)
        ]


def test_a_new_deal_moves_a_front_within_its_group_only() -> None:
    s = returned("hunter", seen="hunter", unseen="agent")
    places = Counter()  # type: Counter[tuple[str, str]]
    for seed in range(40):
        other = GAME.resample(s, 1, str(seed))
        places[(stack_of(other, 1)[-1], hand_of(other, 0)[0])] += 1
    assert all("hunter" in pair for pair in places)
    assert {pair.index("hunter") for pair in places} == {0, 1}


def test_a_new_deal_for_the_owner_keeps_what_he_returned() -> None:
    s = returned("hunter", seen="hunter", unseen="agent")
    for seed in range(8):
        assert stack_of(GAME.resample(s, 0, str(seed)), 1)[-1] == "hunter"


def test_a_new_deal_has_a_key_of_its_own_and_new_event_decks() -> None:
    s = table(1)
    other = GAME.resample(s, 0, "think")
    assert other.key != s.key
    assert sorted(other.summer) == sorted(s.summer)
    assert (other.summer, other.winter) != (s.summer, s.winter)
    assert other.events == s.events


def test_a_game_that_is_over_can_be_dealt_anew_too() -> None:
    s = table(2)
    due(s, HELD, DUE)
    at_end(s)
    other = GAME.resample(s, 1, "think")
    assert GAME.observe(other, 1) == GAME.observe(s, 1)
    assert GAME.legal(other) == []


def test_a_new_deal_leaves_the_original_alone() -> None:
    s = table(3)
    before = GAME.save(s)
    GAME.resample(s, 1, "think")
    assert GAME.save(s) == before


@pytest.mark.rule("VIL-19.4")
def test_a_new_deal_of_mini_cards_keeps_what_is_known_and_makes_no_pair() -> None:
    s = mini("wood hay ore", "wood2 hay2 countess grape", pile="ore2 grape2")
    for viewer in (0, 1, None):
        other = GAME.resample(s, viewer, "think")
        assert GAME.observe(other, viewer) == GAME.observe(s, viewer)
        assert accounts(other) == accounts(s)


def test_a_new_deal_of_mini_cards_shuffles_the_pile() -> None:
    s = mini("wood hay", "countess", pile="ore grape wool leather grain")
    tops = Counter(GAME.resample(s, 0, str(seed)).mini_pile[-1] for seed in range(400))
    assert len(tops) == 6  # the pile's cards, and the Countess
    assert max(tops.values()) < 110


# -- every deal as likely as the next

EYE = 1


def lost(name: str, seen: bool = False) -> int:
    """A card of a group whose order the eye has lost."""
    face_down = seen_by(unseen_card(card(name)), EYE) if seen else unseen_card(card(name))
    return mixed_into(face_down, 1 << EYE, 3)


def shapes() -> dict[str, list[HiddenPlace]]:
    """Cards somewhere face down, some of their backs seen; of the group, the eye has seen one front."""
    free = [
        HiddenPlace(unseen_card(card("cooper")), False),
        HiddenPlace(unseen_card(card("wood_carver")), True),
    ]
    free += [
        HiddenPlace(unseen_card(card("spinner")), False),
        HiddenPlace(unseen_card(card("jeweler")), False),
    ]
    return {
        "all backs seen": [HiddenPlace(lost("miner", True), True), HiddenPlace(lost("mason"), True), *free],
        "no back seen": [HiddenPlace(lost("miner", True), False), HiddenPlace(lost("wheeler"), False), *free],
        "some backs seen": [
            HiddenPlace(lost("miner", True), True),
            HiddenPlace(lost("wheeler"), False),
            HiddenPlace(lost("mason"), False),
            *free[1:],
        ],
    }


@pytest.mark.parametrize("shape", shapes())
def test_every_deal_that_fits_is_as_likely_as_the_next(shape: str) -> None:
    places = shapes()[shape]
    seen, group = card("miner"), [place for place in places if place.card >> EYE + 6 & 1]
    possible = {
        faces
        for faces in permutations([place.card >> FACE_SHIFT for place in places])
        if faces.index(seen) < len(group)
        and all(place.wants in (ANY_SUIT, SUIT[face]) for place, face in zip(places, faces, strict=True))
    }
    games = 60 * len(possible)
    found = Counter[tuple[int, ...]]()
    for number in range(games):
        places = shapes()[shape]
        deal_places(Draws(key_of(f"{shape} {number}"), 0, 0), places, EYE)
        found[tuple([place.card >> FACE_SHIFT for place in places])] += 1
    assert set(found) == possible
    assert sum((count - 60) ** 2 / 60 for count in found.values()) / len(possible) < 1.5
