# Over 300 lines: one chapter of the rules.
"""Placing a villager: where it lies (VIL-7.6 to 7.12), and its padlock (VIL-8)."""

from ...core.rules import Reason, Step
from ...core.seqs import added_at
from ...core.state import Frame
from ..actions import BANK, FREE, JESTER, ON, PAY, PLAY
from ..components import CARDS, CHAIN, EFFECT, EVENT_NAMES, EVENTS, NEED_BIT, PADLOCK, UNLOCK_COST, card_of
from ..events import (
    PAID_BANK,
    PLACED,
    PLACED_ON,
    PLAYED,
    UNLOCKED_BANK,
    UNLOCKED_FREE,
    UNLOCKED_OTHER,
    UNLOCKED_OWN,
)
from ..hands import discard_from_hand, holds, reveal_from_hand
from ..limits import surcharge
from ..names import (
    BUILDING,
    CHOOSE_PLACE,
    FREE_UNLOCK,
    LAY_CARD,
    MAX_NODES,
    STEAL_GOLD,
    SUBSTITUTE,
    SURCHARGE,
    SWAP_APPRENTICE,
    TABLE,
    UNLOCK,
)
from ..state import Seat, State
from ..village import add_card, find_nodes, nodes_with_room, open_roles
from .base import Question, card_arg

TINNER = card_of(FREE_UNLOCK)
MONK = card_of(SUBSTITUTE)


def placeable(s: State, seat: int, card: int) -> bool:
    """Is there a place for this card in the own village now, and a way to open its padlock?"""
    me = s.seats[seat]
    need = NEED_BIT[card]
    if need and not open_roles(me) & need:
        return False
    return PADLOCK[card] < 0 or can_unlock(s, seat, card, True)


def why_not_placeable(s: State, seat: int, card: int) -> list[Reason]:
    """Why this card cannot be placed in the own village now."""
    reasons: list[Reason] = []
    chain = CHAIN[card]
    if chain and not nodes_with_room(s.seats[seat], chain[-1]):
        args: dict[str, object] = {"card": card_arg(CARDS[card]), "below": card_arg(CARDS[chain[-1]])}
        reasons.append(("VIL-7.6", "no-place", args))
    if PADLOCK[card] >= 0 and not can_unlock(s, seat, card, True):
        reasons.append(why_locked(s, seat, card, True))
    return reasons


def why_locked(s: State, seat: int, card: int, placed: bool) -> Reason:
    """Why the padlock cannot be opened: the dues of an event, where it could be opened without them."""
    if placed and can_unlock(s, seat, card, False):
        free = can_open_without_gold(s, seat, card)
        return why_dues_unpaid(s, card, surcharge(s, False) + (0 if free else UNLOCK_COST))
    args: dict[str, object] = {"card": card_arg(CARDS[card]), "unlocker": card_arg(CARDS[PADLOCK[card]])}
    return ("VIL-8.6", "cannot-unlock", args)


def why_dues_unpaid(s: State, card: int, gold: int) -> Reason:
    """The gold that is missing is missing because an event makes padlocks dearer (VIL-14.20)."""
    event = next(i for i in s.events if EVENTS[i].kind == SURCHARGE and not EVENTS[i].on_hire)
    args: dict[str, object] = {
        "card": card_arg(CARDS[card]),
        "event": f"event_card:{EVENT_NAMES[event]}",
        "gold": gold,
    }
    return ("VIL-14.20", "no-gold-for-dues", args)


def start_placing(s: State, seat: int, card: int, monks: int = 0, target: int = 0, side: int = 0) -> None:
    """Ask where the card goes (or the Monks below it), then open its padlock, then lay it.

    target: 1 + the place from which an Apprentice takes the card, else 0; side: which side of the Founders.
    """
    if len(CHAIN[card]) > monks:
        s.push(Frame(CHOOSE_PLACE, seat, card, monks, target))
    else:
        s.push(Frame(UNLOCK, seat, card), placing_frame(seat, card, TABLE, monks, target, side))


def placing_frame(seat: int, card: int, parent: int, monks: int, target: int, side: int) -> Frame:
    """The frame that lays the card when everything is settled."""
    if target:
        return Frame(SWAP_APPRENTICE, seat, target - 1, parent, side)
    return Frame(LAY_CARD, seat, card, parent, monks)


class ChoosePlace(Question):
    """On which card of the own village? f.a: the card, f.b: Monks below it, f.c: see `start_placing`.

    VIL-7.6.
    """

    verbs = (ON, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [ON.base + node for node in nodes_with_room(s.seats[f.seat], role_below(f))]

    def take(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(UNLOCK, f.seat, f.a), placing_frame(f.seat, f.a, ON.first(action), f.b, f.c, 0))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        me = s.seats[f.seat]
        node = ON.first(action)
        if node >= len(me.cards):
            return [("VIL-7.6", "no-such-node", {"node": node})]
        args: dict[str, object] = {
            "card": card_arg(CARDS[me.cards[node]]),
            "below": card_arg(CARDS[role_below(f)]),
        }
        if me.roles[node] != role_below(f):
            return [("VIL-7.6", "wrong-below", args)]
        if node not in nodes_with_room(me, role_below(f)):
            return [("VIL-3.4", "no-room", args)]
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"card": card_arg(CARDS[f.a])}

    def targets(self, s: State, f: Frame, action: int, verb: object) -> list[str]:
        return [f"village-{f.seat}-{ON.first(action)}"] if ON.has(action) else []


def role_below(f: Frame) -> int:
    """The role on which the lowest of the cards to be laid must lie."""
    chain = CHAIN[f.a]
    return chain[len(chain) - 1 - f.b]


class LayCard(Step[State]):
    """The card lies in the village; what it lies on is covered (VIL-7.9).

    f.a card, f.b parent, f.c Monks below it.
    """

    def run(self, s: State, f: Frame) -> None:
        me = s.seats[f.seat]
        parent = f.b
        chain = CHAIN[f.a]
        for i in range(f.c):
            reveal_from_hand(s, me, MONK)
            parent = add_card(me, MONK, chain[len(chain) - f.c + i], parent)
            s.say(PLACED, f.seat, MONK, parent)
        reveal_from_hand(s, me, f.a)
        node = add_card_and_log(s, f.seat, f.a, f.a, parent)
        if EFFECT[f.a] == STEAL_GOLD and s.options["thief_first_turn"] == "rests":
            me.robbed |= 1 << node


def add_card_and_log(s: State, seat: int, card: int, role: int, parent: int) -> int:
    """Lay a card and tell the log; its place."""
    me = s.seats[seat]
    node = add_card(me, card, role, parent)
    if parent == TABLE:
        s.say(PLACED, seat, card, node)
    else:
        s.say(PLACED_ON, seat, card, me.cards[parent], node)
    return node


# -- padlocks


def can_unlock(s: State, seat: int, card: int, placed: bool) -> bool:
    """Can this padlock be opened (VIL-8.6)? With the gold always: an owner or the bank takes it."""
    me = s.seats[seat]
    gold = me.supply
    if placed and s.events:
        gold -= surcharge(s, False)
        if gold < 0:
            return False
    return gold >= UNLOCK_COST or can_open_without_gold(s, seat, card)


def can_open_without_gold(s: State, seat: int, card: int) -> bool:
    """Does a Tinner, or an unlocker of the own village, open this padlock?"""
    me = s.seats[seat]
    if me.free_unlock:
        return True
    return PADLOCK[card] in me.cards or (s.phase == BUILDING and holds(me, TINNER))


def unlocker_count(s: State, card: int) -> int:
    """How many unlockers of this card lie in all villages."""
    return sum([len(find_nodes(other, PADLOCK[card])) for other in s.seats])


class Unlock(Question):
    """How is the padlock opened? f.a: the card; f.b: 1 for a special villager that is played, not placed.

    VIL-8.2 own unlocker: 2 gold from the bank on it; another's: from the own supply; none: to the bank.
    VIL-8.3, VIL-8.9 any unlocker; VIL-9.6, VIL-9.8 a Tinner, also one played now; VIL-14.20 dues.
    """

    verbs = (PLAY, PAY, BANK, FREE, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return PADLOCK[f.a] >= 0

    def options(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        wanted = PADLOCK[f.a]
        gold = me.supply - padlock_surcharge(s, f)
        found: list[int] = []
        if s.phase == BUILDING and holds(me, TINNER):
            found.append(PLAY.of(TINNER))
        unlockers = 0
        for seat in range(len(s.seats)):
            here = len(find_nodes(s.seats[seat], wanted))
            unlockers += here
            if seat == f.seat or gold >= UNLOCK_COST:
                found.extend([PAY.of(seat, i) for i in range(here)])
        if unlockers == 0 and gold >= UNLOCK_COST:
            found.append(BANK.of())
        if me.free_unlock:
            found.append(FREE.of())
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        me = s.seats[f.seat]
        if PLAY.has(action):
            discard_from_hand(s, me, TINNER)
            me.free_unlock = True
            s.say(PLAYED, f.seat, TINNER)
            s.push(f)
            return
        extra = padlock_surcharge(s, f)
        if extra:
            me.supply -= extra
            s.say(PAID_BANK, f.seat, extra)
        if action == FREE.of():
            s.say(UNLOCKED_FREE, f.seat, f.a)
        elif action == BANK.of():
            me.supply -= UNLOCK_COST
            s.say(UNLOCKED_BANK, f.seat, f.a)
        else:
            self.pay_owner(s, f, action)

    def pay_owner(self, s: State, f: Frame, action: int) -> None:
        """The gold lies on the unlocker: from the bank on the own one, from the supply on another's."""
        seat, nth, _ = PAY.args(action)
        owner = s.seats[seat]
        node = find_nodes(owner, PADLOCK[f.a])[nth]
        owner.coins = added_at(owner.coins, node, UNLOCK_COST)
        if seat == f.seat:
            s.say(UNLOCKED_OWN, f.seat, f.a)
        else:
            s.seats[f.seat].supply -= UNLOCK_COST
            s.say(UNLOCKED_OTHER, f.seat, f.a, seat)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        me = s.seats[f.seat]
        if PLAY.has(action):
            return why_not_tinner(s, me, PLAY.first(action))
        if action == FREE.of():
            return [] if me.free_unlock else [("VIL-9.6", "no-tinner", {})]
        poor = me.supply - padlock_surcharge(s, f) < UNLOCK_COST
        if action == BANK.of():
            reasons = [self.why_poor(s, f)] if poor else []
            if unlocker_count(s, f.a):
                reasons.append(("VIL-8.4", "unlocker-in-play", {"unlocker": card_arg(CARDS[PADLOCK[f.a]])}))
            return reasons
        seat, nth, _ = PAY.args(action)
        if seat >= len(s.seats) or nth >= len(find_nodes(s.seats[seat], PADLOCK[f.a])):
            return [("VIL-8.2", "no-unlocker-there", {"unlocker": card_arg(CARDS[PADLOCK[f.a]])})]
        return [self.why_poor(s, f)] if poor and seat != f.seat else []

    def why_poor(self, s: State, f: Frame) -> Reason:
        """The gold for another's unlocker or the bank is missing, with or without an event's dues."""
        gold = UNLOCK_COST + padlock_surcharge(s, f)
        if s.seats[f.seat].supply >= UNLOCK_COST:
            return why_dues_unpaid(s, f.a, gold)
        return ("VIL-8.6", "no-gold", {"gold": gold})

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"card": card_arg(CARDS[f.a]), "unlocker": card_arg(CARDS[PADLOCK[f.a]])}

    def targets(self, s: State, f: Frame, action: int, verb: object) -> list[str]:
        if not PAY.has(action):
            return []
        seat, nth, _ = PAY.args(action)
        nodes = find_nodes(s.seats[seat], PADLOCK[f.a]) if seat < len(s.seats) else []
        return [f"village-{seat}-{nodes[nth]}"] if nth < len(nodes) else []


def padlock_surcharge(s: State, f: Frame) -> int:
    """What an event adds to a padlock: only where the villager is placed (VIL-14.20)."""
    return surcharge(s, False) if s.events and not f.b else 0


def why_not_tinner(s: State, me: Seat, card: int) -> list[Reason]:
    """Why this card cannot be played as the answer to a padlock."""
    arg: dict[str, object] = {"card": card_arg(CARDS[card])}
    if card != TINNER:
        return [("VIL-9.8", "not-for-padlock", arg)]
    reasons: list[Reason] = []
    if not holds(me, TINNER):
        reasons.append(("VIL-9.8", "not-in-hand", arg))
    if s.phase != BUILDING:
        reasons.append(("VIL-9.6", "only-in-build-turn", arg))
    return reasons


def encode_target(seat: int, node: int) -> int:
    """A card of some village as one number."""
    return seat * MAX_NODES + node
