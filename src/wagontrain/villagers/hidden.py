"""Dealing again all that a viewer cannot know, without touching anything that he does."""

from typing import Final

from ..core.rng import Draws, key_of
from ..core.state import NOBODY
from .card_bits import (
    BACK_BIT,
    FACE_SHIFT,
    MEMORY,
    SPECTATOR,
    group_of,
    pool_of,
    suit_of,
    viewers_confused,
    viewers_knowing,
)
from .components import MINI_SUIT, SUIT, SUITS
from .names import SLOTS
from .rules import RULES
from .state import State

ANY_SUIT: Final = -1
RESAMPLE_STREAM: Final = 99  # a stream that no game uses
TRIES: Final = 50
SWEEPS: Final = 4  # how often fronts are dealt over all places and within groups, by turns
FIRST_HAND: Final = SLOTS + 4  # the place of the first hand among the zones


class HiddenPlace:
    """Where one face-down card lies, and which backs the viewer has seen there."""

    def __init__(self, card: int, back_seen: bool) -> None:
        self.card = card
        self.wants = suit_of(card) if back_seen or card & BACK_BIT else ANY_SUIT


def resample(s: State, viewer: int | None, seed: str) -> State:
    """A copy of the table in which everything hidden from the viewer is dealt again.

    A question put to another seat tells the viewer that it can be answered: deals in which it could not
    are thrown away, and if none is found that seat keeps its hand. Hidden cards are put in order before they
    are shuffled: the same knowledge and seed give the same deal, whatever is hidden.
    """
    eye = SPECTATOR if viewer is None else viewer
    draws = Draws(key_of(seed), RESAMPLE_STREAM, 0)
    for _ in range(TRIES):
        other = deal_unknown(s, eye, draws, NOBODY)
        if can_be_answered(other):
            return other
    return deal_unknown(s, eye, draws, s.todo[-1].seat)


def can_be_answered(s: State) -> bool:
    """Has whoever is asked an answer to give?"""
    if not s.todo:
        return True
    f = s.todo[-1]
    rule = RULES[f.rule]
    return rule.asks(s, f) and bool(rule.legal(s, f))


def deal_unknown(s: State, eye: int, draws: Draws, keeps: int) -> State:
    """One deal of all that the eye cannot see; one seat may keep its hand."""
    other = s.clone()
    other.key = draws.key
    zones = collect_zones(other)
    for i in range(FIRST_HAND, len(zones)):
        zones[i] = sort_hand(zones[i], eye)
    kept = zones[FIRST_HAND + keeps] if keeps != NOBODY else []
    deal_places(draws, [place for zone in zones if zone is not kept for place in zone], eye)
    return_zones(other, zones)
    other.summer = shuffle_items(draws, tuple(sorted(s.summer)))
    other.winter = shuffle_items(draws, tuple(sorted(s.winter)))
    resample_mini(other, draws, eye)
    return other


def deal_places(draws: Draws, places: list[HiddenPlace], eye: int) -> None:
    """Deal all fronts that the eye cannot place, each possible deal as likely as the next.

    The fronts of a group begin in an arrangement that hangs on nothing hidden. Where only some of its backs
    were seen, the place of one front bears on which others can lie in the rest: so all places and the groups
    are dealt by turns until little is left of how it began.
    """
    groups = places_by_group(places, eye)
    for members in groups:
        arrange_group(members, eye)
    uneven = any(0 < len(free_places(members)) < len(members) for members in groups)
    for _ in range(SWEEPS if uneven else 1):
        unknown = [place for place in places if not viewers_knowing(place.card) >> eye & 1]
        for origin in sorted({pool_of(place.card >> FACE_SHIFT) for place in unknown}):
            deal_fronts(draws, [place for place in unknown if pool_of(place.card >> FACE_SHIFT) == origin], 0)
        for members in groups:
            deal_fronts(draws, members, 1 << eye)


def places_by_group(places: list[HiddenPlace], eye: int) -> list[list[HiddenPlace]]:
    """The places of each group in which the eye has lost sight of a card."""
    clouded = [place for place in places if viewers_confused(place.card) >> eye & 1]
    names = sorted({group_of(place.card) for place in clouded})
    return [[place for place in clouded if group_of(place.card) == name] for name in names]


def free_places(places: list[HiddenPlace]) -> list[HiddenPlace]:
    """Those that any front may lie in."""
    return [place for place in places if place.wants == ANY_SUIT]


def arrange_group(members: list[HiddenPlace], eye: int) -> None:
    """Lay the fronts of a group in a fixed order, those that the eye has seen first, then pool cards.

    Each goes to a place that shows its back if there is one. That leaves the fewest places that ask for a
    back, so the unseen fronts can still be dealt to them.
    """
    ranked: list[tuple[int, int, int]] = []
    for place in members:
        front = place.card & ~MEMORY | place.card & 1 << eye
        origin = pool_of(front >> FACE_SHIFT)
        if front >> eye & 1:
            ranked.append((0, front, front))
        else:
            ranked.append((1, origin, front) if origin else (2, 0, front))
    ranked.sort()
    left = list(members)
    for _, _, front in ranked:
        place = choose_place(SUIT[front >> FACE_SHIFT], left)
        left.remove(place)
        place.card = place.card & MEMORY & ~(1 << eye) | front


def choose_place(back: int, left: list[HiddenPlace]) -> HiddenPlace:
    """The first place that shows this back, else the first that shows none, else the first."""
    for wanted in (back, ANY_SUIT):
        for place in left:
            if place.wants == wanted:
                return place
    return left[0]


def sort_hand(zone: list[HiddenPlace], eye: int) -> list[HiddenPlace]:
    """A hand in an order that does not depend on what the eye cannot see; the memory of a card is public."""
    keys: list[tuple[int, int, int, int]] = []
    for i in range(len(zone)):
        card = zone[i].card
        sure = viewers_knowing(card) >> eye & 1 and not viewers_confused(card) >> eye & 1
        keys.append((card if sure else -1, zone[i].wants, card & MEMORY & ~(1 << eye), i))
    keys.sort()
    return [zone[key[3]] for key in keys]


def collect_zones(s: State) -> list[list[HiddenPlace]]:
    """Every face-down card, zone by zone; the backs on top of piles and in hands are seen by all."""
    zones = [[HiddenPlace(card, i == len(stack) - 1) for i, card in enumerate(stack)] for stack in s.stacks]
    zones.append([HiddenPlace(card, i == len(s.reserve) - 1) for i, card in enumerate(s.reserve)])
    zones.append([HiddenPlace(card, False) for card in s.discard])
    zones.append([HiddenPlace(card, False) for card in s.box])
    zones.append([HiddenPlace(card, False) for card in s.aside])
    zones.extend([[HiddenPlace(card, True) for card in me.hand] for me in s.seats])
    return zones


def return_zones(s: State, zones: list[list[HiddenPlace]]) -> None:
    """The cards back where they were."""
    cards = [tuple([place.card for place in zone]) for zone in zones]
    s.stacks = tuple(cards[:SLOTS])
    s.reserve = cards[SLOTS]
    s.discard = cards[SLOTS + 1]
    s.box = cards[SLOTS + 2]
    s.aside = cards[SLOTS + 3]
    for i in range(len(s.seats)):
        s.seats[i].hand = tuple(sorted(cards[FIRST_HAND + i]))


def deal_fronts(draws: Draws, places: list[HiddenPlace], carried: int) -> None:
    """Deal the fronts again among the places; a place whose back was seen gets a front of that suit.

    carried: bits of memory that travel with the front (has the viewer seen it?); the rest stays in place.
    """
    left: list[list[int]] = [[] for _ in SUITS]
    for front in sorted([place.card & ~MEMORY | place.card & carried for place in places]):
        left[SUIT[front >> FACE_SHIFT]].append(front)
    for place in places:
        if place.wants != ANY_SUIT:
            alike = left[place.wants]
            place.card = place.card & MEMORY & ~carried | alike.pop(draws.below(len(alike)))
    rest = shuffle_items(draws, tuple([front for alike in left for front in alike]))
    for place, front in zip(free_places(places), rest, strict=True):
        place.card = place.card & MEMORY & ~carried | front


def shuffle_items(draws: Draws, items: tuple[int, ...]) -> tuple[int, ...]:
    """The items in a new order, by the thinker's own randomness."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = draws.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def resample_mini(s: State, draws: Draws, eye: int) -> None:
    """The hands and the pile of Mini Villagers; no two cards of a suit lie in one hand."""
    if not s.mini_hands:
        return
    hands = [sorted(hand, key=lambda card: mini_rank(card, eye)) for hand in s.mini_hands]
    zones = [*hands, list(s.mini_pile)]
    hidden = tuple(sorted([card & ~MEMORY for zone in zones for card in zone if not card >> eye & 1]))
    for _ in range(200):
        fronts = list(shuffle_items(draws, hidden))
        dealt = [tuple([c if c >> eye & 1 else c & MEMORY | fronts.pop() for c in zone]) for zone in zones]
        if all(has_no_pair(hand) for hand in dealt[:-1]):
            s.mini_hands = tuple([tuple(sorted(hand)) for hand in dealt[:-1]])
            s.mini_pile = dealt[-1]
            return


def mini_rank(card: int, eye: int) -> int:
    """A mini card's place in an order of its hand that tells nothing of what the eye cannot see."""
    return card if card >> eye & 1 else card & MEMORY


def has_no_pair(hand: tuple[int, ...]) -> bool:
    """Has the hand no pair that would have been laid off?"""
    suits = [MINI_SUIT[card >> FACE_SHIFT] for card in hand]
    return len(set(suits)) == len(suits)
