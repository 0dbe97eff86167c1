"""Scoundrels of the build turn: Noble, Schemer, Thief and Sheriff (VIL-15)."""

from ...core.rules import Reason
from ...core.seqs import added_at, inserted, with_at, without
from ...core.state import Frame
from ..actions import CATCH, CHOOSE, FROM, JESTER, NODE_AT, ROB
from ..card_bits import face_of, public_card, suit_of
from ..components import CARDS, IS_FIXED, IS_SPECIAL, card_of, effect_int
from ..events import LOOKED, ROBBED, THIEF_CAUGHT, TOOK_FROM_HAND, TOOK_FROM_VILLAGE
from ..hands import add_public_card, hand_faces, holds
from ..knowledge import all_viewers_but, look_at_cards, track_leaving_card
from ..names import NOBLE_CARD, SCHEMER_TARGET, STEAL_GOLD
from ..state import Seat, State
from ..village import find_nodes, remove_card
from .base import Question, card_arg

THIEF = card_of(STEAL_GOLD)
THIEF_GOLD = effect_int(THIEF, "amount")
THIEF_LEAST = effect_int(THIEF, "min_victim_supply")


# -- Noble


def can_visit(s: State, seat: int, other: int) -> bool:
    """Has another player a card in hand that is not special, as its back tells (VIL-15.8)?"""
    return other != seat and any(not IS_SPECIAL[face_of(card)] for card in s.seats[other].hand)


class NobleSeat(Question):
    """Whose hand does the Noble look at? VIL-15.8."""

    verbs = (FROM, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [FROM.of(other) for other in range(s.players) if can_visit(s, f.seat, other)]

    def take(self, s: State, f: Frame, action: int) -> None:
        other = FROM.first(action)
        owner = s.seats[other]
        owner.hand = tuple(sorted(look_at_cards(s, owner.hand, f.seat)))
        s.reveals += 1
        s.say(LOOKED, f.seat, len(owner.hand))
        s.push(Frame(NOBLE_CARD, f.seat, other))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        other = FROM.first(action)
        if other >= s.players or other == f.seat:
            return [("VIL-15.8", "not-another-player", {})]
        return (
            []
            if can_visit(s, f.seat, other)
            else [("VIL-15.8", "no-target-there", {"seat": f"seat:{other}"})]
        )


class NobleCard(Question):
    """Which card does the Noble take? f.a: from whom. VIL-15.8."""

    verbs = (CHOOSE, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [CHOOSE.of(card) for card in hand_faces(s.seats[f.a]) if not IS_SPECIAL[card]]

    def take(self, s: State, f: Frame, action: int) -> None:
        wanted = CHOOSE.first(action)
        owner = s.seats[f.a]
        me = s.seats[f.seat]
        old = next(card for card in owner.hand if face_of(card) == wanted)
        card = track_leaving_card(s, f.a, old, all_viewers_but(f.a) & all_viewers_but(f.seat))
        owner.hand = without(owner.hand, card)
        me.hand = inserted(me.hand, card)
        s.whisper(TOOK_FROM_HAND, f.seat, 1 << f.seat | 1 << f.a, f.a, suit_of(card), wanted)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        card = CHOOSE.first(action)
        arg: dict[str, object] = {"card": card_arg(CARDS[card])}
        if not holds(s.seats[f.a], card):
            return [("VIL-15.8", "not-in-that-hand", arg)]
        return [("VIL-15.8", "no-special", arg)] if IS_SPECIAL[card] else []


# -- Schemer


def top_nodes(owner: Seat) -> list[int]:
    """Top villagers that are neither special nor Founders (VIL-15.9)."""
    cards = owner.cards
    return [
        i
        for i in range(len(cards))
        if owner.kids[i] == 0 and not IS_SPECIAL[cards[i]] and not IS_FIXED[cards[i]]
    ]


class SchemerVillage(Question):
    """From which village does the Schemer take? VIL-15.9."""

    verbs = (FROM, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [FROM.of(village) for village in range(len(s.seats)) if top_nodes(s.seats[village])]

    def take(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(SCHEMER_TARGET, f.seat, FROM.first(action)))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        village = FROM.first(action)
        if village >= len(s.seats):
            return [("VIL-15.9", "no-such-seat", {})]
        if top_nodes(s.seats[village]):
            return []
        return [("VIL-15.9", "no-target-there", {"seat": f"seat:{village}"})]


class SchemerTarget(Question):
    """Which top villager comes to the hand? Its coins go to its owner. f.a: the village. VIL-15.9."""

    verbs = (NODE_AT, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [NODE_AT.of(node) for node in top_nodes(s.seats[f.a])]

    def take(self, s: State, f: Frame, action: int) -> None:
        card = remove_card(s.seats[f.a], NODE_AT.first(action))
        add_public_card(s.seats[f.seat], card)
        s.say(TOOK_FROM_VILLAGE, f.seat, f.a, card)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        owner = s.seats[f.a]
        node = NODE_AT.first(action)
        if node >= len(owner.cards):
            return [("VIL-15.9", "no-such-node", {"node": node})]
        card = owner.cards[node]
        arg: dict[str, object] = {"card": card_arg(CARDS[card])}
        reasons: list[Reason] = []
        if owner.kids[node] > 0:
            reasons.append(("VIL-15.9", "covered", arg))
        if IS_SPECIAL[card]:
            reasons.append(("VIL-15.9", "no-special", arg))
        if IS_FIXED[card]:
            reasons.append(("VIL-15.9b", "founders-stay", arg))
        return reasons

    def targets(self, s: State, f: Frame, action: int, verb: object) -> list[str]:
        return [f"village-{f.a}-{NODE_AT.first(action)}"] if NODE_AT.has(action) else []


# -- Thief and Sheriff


def thief_actions(s: State, seat: int) -> list[int]:
    """What the Thieves of this village may still do in this turn (VIL-15.10)."""
    me = s.seats[seat]
    nodes = find_nodes(me, THIEF)
    found: list[int] = []
    for nth in range(len(nodes)):
        if can_thief_act(s, me, nodes[nth]):
            found.extend([ROB.of(nth, other) for other in range(len(s.seats)) if can_rob(s, seat, other)])
    return found


def can_thief_act(s: State, me: Seat, node: int) -> bool:
    """Once in each own build turn; one reading lets a Thief rest in the turn of placing (VIL-RUL-16)."""
    return not me.robbed >> node & 1


def can_rob(s: State, seat: int, victim: int) -> bool:
    """VIL-15.10a: another player with 3 gold or more in the supply."""
    return victim != seat and s.seats[victim].supply >= THIEF_LEAST


def rob_player(s: State, seat: int, action: int) -> None:
    """3 gold from another player's supply lie on the Thief (VIL-15.10)."""
    nth, victim, _ = ROB.args(action)
    me = s.seats[seat]
    node = find_nodes(me, THIEF)[nth]
    s.seats[victim].supply -= THIEF_GOLD
    me.coins = added_at(me.coins, node, THIEF_GOLD)
    me.robbed |= 1 << node
    s.say(ROBBED, seat, victim, THIEF_GOLD)


def why_not_rob(s: State, seat: int, action: int) -> list[Reason]:
    """Why this Thief cannot rob that player."""
    nth, victim, _ = ROB.args(action)
    me = s.seats[seat]
    nodes = find_nodes(me, THIEF)
    if nth >= len(nodes):
        return [("VIL-15.10", "no-thief", {})]
    reasons: list[Reason] = []
    if not can_thief_act(s, me, nodes[nth]):
        reasons.append(("VIL-15.10", "thief-acted", {}))
    if victim >= len(s.seats) or victim == seat:
        reasons.append(("VIL-15.10", "not-another-player", {}))
    elif not can_rob(s, seat, victim):
        reasons.append(("VIL-15.10a", "victim-poor", {"gold": THIEF_LEAST, "seat": f"seat:{victim}"}))
    return reasons


class SheriffThief(Question):
    """Which Thief does the Sheriff catch? Its coins go to the Sheriff's player. VIL-15.11."""

    verbs = (CATCH, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        for village in range(len(s.seats)):
            found.extend([CATCH.of(village, i) for i in range(len(find_nodes(s.seats[village], THIEF)))])
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        village, nth, _ = CATCH.args(action)
        owner = s.seats[village]
        node = find_nodes(owner, THIEF)[nth]
        coins = owner.coins[node]
        owner.coins = with_at(owner.coins, node, 0)
        s.seats[f.seat].supply += coins
        s.discard += (public_card(remove_card(owner, node)),)
        s.say(THIEF_CAUGHT, f.seat, village, coins)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        village, nth, _ = CATCH.args(action)
        if village < len(s.seats) and nth < len(find_nodes(s.seats[village], THIEF)):
            return []
        return [("VIL-15.11", "no-thief", {})]
