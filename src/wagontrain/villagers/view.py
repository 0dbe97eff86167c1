"""What a seat with perfect memory may know, field by field: what is not named here stays inside."""

from .card_bits import (
    BACK_BIT,
    MIXED_SHIFT,
    SPECTATOR,
    face_of,
    group_of,
    is_certain,
    pool_of,
    suit_of,
    viewers_confused,
    viewers_knowing,
)
from .components import (
    BASICS,
    CARDS,
    CATEGORIES,
    EVENT_NAMES,
    EVENTS,
    IMPROVEMENT_CARDS,
    IMPROVEMENT_NAMES,
    IS_BASIC,
    MINI_CARDS,
    SEASONS,
    SETS,
    SUITS,
)
from .limits import draft_limit
from .names import BUILDING, DRAFTING, EMPTY, HELD, JESTER_READY, JESTER_USED
from .road import count_cards, first_market_stacks, second_market_stacks
from .scoring import nun_value, silver_total
from .state import Seat, State
from .village import visible_builders, visible_food, visible_gold

PHASE_NAMES = ("between", "draft", "update", "build", "end", "over")
MARKET_NAMES = ("waiting", "due", "held")


def observe(s: State, viewer: int | None) -> dict[str, object]:
    """The table for one viewer, JSON-ready."""
    eye = SPECTATOR if viewer is None else viewer
    return {
        "game": "villagers",
        "viewer": viewer,
        "options": dict(s.options),
        "players": s.players,
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "first": s.first,
        "turn": s.turn,
        "to_act": s.todo[-1].seat if s.todo else -1,
        "first_market": MARKET_NAMES[s.first_market],
        "second_market": MARKET_NAMES[s.second_market],
        "markets": markets(s),
        "road": [road_slot(s, i, eye) for i in range(len(s.slots))],
        "reserve": pile(s.reserve, eye),
        "discard": [hidden_card(card, eye, False) for card in s.discard],
        "aside": sorted_cards(s.aside, eye, False),
        "basics": {CARDS[BASICS[i]]: s.basics[i] for i in range(len(s.basics))},
        "groups": groups(s, eye),
        "seats": [seat_view(s, i, eye) for i in range(len(s.seats))],
        "solo": solo(s) if s.players == 1 else None,
        "improvements": [improvement(s, i) for i in range(len(s.improvements))],
        "mini": mini(s, eye) if s.mini_hands else None,
    }


def markets(s: State) -> dict[str, object] | None:
    """What both Markets wait for; Mini Villagers alone has none."""
    if s.options["mini_villagers"] == "alone":
        return None
    return {"first": market(s, first_market_stacks(s)), "second": market(s, second_market_stacks(s))}


def market(s: State, stacks: tuple[int, ...]) -> dict[str, object]:
    """What a Market waits for: the stacks that must run out, and the cards still on them."""
    return {"stacks": [i + 1 for i in stacks], "cards": count_cards(s, stacks)}


def hidden_card(card: int, eye: int, back: bool) -> dict[str, object]:
    """A face-down card: its front if the viewer knows it, else what its back tells (if it can be seen)."""
    if is_certain(card, eye):
        return {"card": CARDS[face_of(card)]}
    seen: dict[str, object] = {}
    if back or card & BACK_BIT:
        seen["suit"] = SUITS[suit_of(card)]
    if viewers_confused(card) >> eye & 1:
        seen["group"] = group_of(card)
    elif pool_of(face_of(card)):
        seen["pool"] = SETS[pool_of(face_of(card))]
    return seen


def sorted_cards(cards: tuple[int, ...], eye: int, back: bool) -> list[dict[str, object]]:
    """Cards in an order that tells nothing."""
    return sorted(
        [hidden_card(card, eye, back) for card in cards], key=lambda seen: sorted(map(str, seen.items()))
    )


def pile(cards: tuple[int, ...], eye: int) -> dict[str, object]:
    """A face-down pile: how many, the back on top, what the viewer knows of each card from the bottom up."""
    known_cards = [hidden_card(cards[i], eye, i == len(cards) - 1) for i in range(len(cards))]
    return {"count": len(cards), "top": SUITS[suit_of(cards[-1])] if cards else None, "cards": known_cards}


def road_slot(s: State, i: int, eye: int) -> dict[str, object]:
    """One slot and the stack above it."""
    return {
        "card": CARDS[s.slots[i]] if s.slots[i] != EMPTY else None,
        "coins": s.slot_coins[i],
        "stack": pile(s.stacks[i], eye),
    }


def groups(s: State, eye: int) -> dict[str, list[str]]:
    """Cards that the viewer knows to lie somewhere in a group of face-down cards."""
    found: dict[str, list[str]] = {}
    zones = [s.reserve, s.discard, s.aside, *s.stacks, *[me.hand for me in s.seats]]
    for zone in zones:
        for card in zone:
            if viewers_confused(card) >> eye & 1:
                members = found.setdefault(str(group_of(card)), [])
                if viewers_knowing(card) >> eye & 1:
                    members.append(CARDS[face_of(card)])
    return {name: sorted(members) for name, members in sorted(found.items())}


def seat_view(s: State, i: int, eye: int) -> dict[str, object]:
    """One player, or the Countess: everything but the fronts in the hand is public (VIL-2.15)."""
    me = s.seats[i]
    turn = s.phase == BUILDING and s.turn == i
    return {
        "seat": i,
        "countess": i >= s.players,
        "supply": me.supply,
        "hand": sorted_cards(me.hand, eye, True),
        "square": [CARDS[card] for card in me.square],
        "village": [node(me, j) for j in range(len(me.cards))],
        "food": visible_food(me),
        "builders": visible_builders(me),
        "drafting": s.phase == DRAFTING and not me.done,
        "draft_limit": draft_limit(s, me),
        "build_limit": me.limit if turn else None,
        "built": me.built if turn else None,
        "hired": me.hired if turn else None,
        "free_unlock": me.free_unlock and turn,
        "robbed": [j for j in range(len(me.cards)) if turn and me.robbed >> j & 1],
        "bonus": {"food": me.food_bonus, "builders": me.builder_bonus},
        "forecast": forecast(s, me),
    }


def node(me: Seat, j: int) -> dict[str, object]:
    """One card of a village."""
    return {
        "card": CARDS[me.cards[j]],
        "role": CARDS[me.roles[j]],
        "on": me.parents[j],
        "covered": me.kids[j] > 0,
        "coins": me.coins[j],
        "basic": IS_BASIC[me.cards[j]],
    }


def forecast(s: State, me: Seat) -> dict[str, int]:
    """What each Market would bring if it were held now."""
    gold = visible_gold(me)
    coins = sum(me.coins)
    return {
        "first_market": me.first_market if s.first_market == HELD else gold + coins,
        "second_market": gold + silver_total(me) + nun_value(me) + coins,
        "gold_symbols": gold,
        "silver": silver_total(me),
        "nun": nun_value(me),
        "coins": coins,
    }


def solo(s: State) -> dict[str, object]:
    """Events and the Jester; the order of the event decks stays hidden."""
    return {
        "level": s.level,
        "events": [{"event": EVENT_NAMES[e], "season": SEASONS[EVENTS[e].season]} for e in s.events],
        "summer": len(s.summer),
        "winter": len(s.winter),
        "past": sorted([EVENT_NAMES[e] for e in s.past_summer + s.past_winter]),
        "jester": {JESTER_READY: "ready", JESTER_USED: "used"}.get(s.jester, "none"),
    }


def improvement(s: State, i: int) -> dict[str, object]:
    """One improvement and who won it last."""
    card = s.improvements[i]
    return {
        "improvement": IMPROVEMENT_NAMES[card],
        "category": CATEGORIES[IMPROVEMENT_CARDS[card].category],
        "winner": s.tokens[i],
    }


def mini(s: State, eye: int) -> dict[str, object]:
    """Mini Villagers: own cards, and those that the viewer drew or gave."""
    hands = [sorted([mini_card(card, eye) for card in hand]) for hand in s.mini_hands]
    return {
        "pile": len(s.mini_pile),
        "hands": hands,
        "laid": [MINI_CARDS[card] for card in s.mini_laid],
        "winner": s.mini_winner,
    }


def mini_card(card: int, eye: int) -> str:
    """A mini card's id, or "" where the viewer does not know it."""
    return MINI_CARDS[face_of(card)] if card >> eye & 1 and not card >> eye + MIXED_SHIFT & 1 else ""
