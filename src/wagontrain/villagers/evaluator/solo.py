"""The evaluation of the solo game of Villagers: the own village against what the Countess will have (VIL-13).

She gets a card for every draft, a card of the reserve in every round, and what the events bring her, all of
them uncovered. So the cards that nobody has seen yet say what is in store for her, and every round costs.
"""

from typing import Final

from ...bots.eval.base import Evaluator
from ..card_bits import FACE_SHIFT
from ..components import (
    BUILD_BASE,
    BUILD_MAX,
    BUILDER,
    CHAIN,
    COUNT,
    EVENTS,
    GOLD,
    IS_BASIC,
    KEYRING,
    NEED_BIT,
    PADLOCK,
    PARENT,
    SILVER,
    EventCard,
    Formula,
)
from ..names import (
    BUILDING,
    DISCARDS_TOP_VILLAGER,
    DRAFTING,
    EMPTY,
    ENDING,
    GAINS_IF_MARKET,
    GAINS_PER,
    JESTER_READY,
    JESTER_USED,
    NO_FORMULA,
    OVER,
    PAY,
    PAY_IF,
    PAY_PER,
    PAY_PER_MISSING,
    SLOTS,
    TAKES_COINS,
    TAKES_FROM_ROAD,
    TAKES_FROM_STACK,
    TAKES_ROAD_COINS,
    TAKES_TOP_VILLAGER,
)
from ..state import Seat, State
from ..village import count, open_roles, visible_gold
from .prospect import Prospect, Unseen, smooth

UNLOCK: Final = 2.0
KEPT: Final = 0.2  # how much of its worth above any other a villager that stays on the Road has
SILVERS: Final = tuple([card for card in range(COUNT) if SILVER[card].kind != NO_FORMULA])


def drafts_over(s: State) -> int:
    """A number for each draft of a round: as among people it is a turn, the Countess's card ends it."""
    return len(s.seats[1].cards) if s.phase == DRAFTING else 0


class SoloEvaluation:
    """Estimates what the player and the Countess will have in the end."""

    def __init__(self, of: Evaluator[State]) -> None:
        self.fresh = of.weight("solo_fresh")
        self.choice = of.weight("solo_choice")
        self.builder = of.weight("solo_builder")
        self.keyring = of.weight("solo_keyring")
        self.growth = of.weight("solo_growth")
        self.forced = of.weight("solo_forced")
        self.given = of.weight("solo_given")
        self.event = of.weight("solo_event")
        self.jester = of.weight("solo_jester")
        self.blame = of.weight("solo_blame")
        self.road = of.weight("solo_road")
        self.top = of.weight("solo_top")
        self.double = of.weight("solo_double")
        self.tempo = of.weight("solo_tempo")
        self.coin = of.weight("solo_coin")
        self.card = of.weight("solo_card")
        self.open_place = of.weight("solo_open_place")
        self.poor = of.weight("solo_poor")
        self.ready = of.weight("solo_ready")
        self.hired = of.weight("solo_hired")
        self.chained = of.weight("solo_chained")
        self.stuck = of.weight("solo_stuck")
        self.unseen: Unseen | None = None

    def prospect(self, s: State) -> Prospect:
        """What is to come; the unseen cards are counted again only when some of them have moved."""
        unseen = self.unseen
        if unseen is None or unseen.stacks is not s.stacks or unseen.reserve is not s.reserve:
            unseen = Unseen(s)
            self.unseen = unseen
        return Prospect(s, unseen, self.tempo)

    def countess(self, s: State) -> float:
        """The gold that the Countess is heading for; what the events will cost the player counts as hers."""
        her = s.seats[1]
        if s.phase == OVER:
            return float(her.supply)
        look = self.prospect(s)
        unseen = look.unseen
        forced = look.later * self.forced
        more = forced + self.given * (look.fresh + look.drafts_now)
        total = her.supply + (sum(her.coins) + visible_gold(her)) * look.markets
        for card in her.cards:
            if SILVER[card].kind != NO_FORMULA:
                total += smooth(her, SILVER[card]) + unseen.growth(SILVER[card]) * more
        any_card = unseen.gold * (1.0 + self.double * (look.later_markets - 1.0))
        for card in SILVERS:
            if unseen.copies[card]:
                worth = smooth(her, SILVER[card]) + unseen.growth(SILVER[card]) * more / 2
                any_card += unseen.copies[card] / unseen.cards * worth
        total += any_card * forced + self.event * look.later
        if s.phase <= ENDING:
            for event in s.events:
                total += self.cost(s, EVENTS[event], any_card)
        return total + self.without_jester(s, look)

    def without_jester(self, s: State, look: Prospect) -> float:
        """A Jester in store is worth something; once used, an event may make the player pay for it."""
        if s.jester == JESTER_READY:
            return -self.jester * min(1.0, look.later)
        if s.jester != JESTER_USED:
            return 0.0
        blame = [2.0 * EVENTS[event].amount for event in s.winter if EVENTS[event].kind == PAY_IF]
        return min(1.0, self.blame * look.later) * sum(blame)

    def cost(self, s: State, event: EventCard, any_card: float) -> float:
        """How far an open event will throw the player back."""
        me = s.seats[0]
        kind = event.kind
        due = 0
        if kind == PAY or (kind == PAY_IF and s.jester == JESTER_USED):
            due = event.amount
        elif kind == PAY_PER:
            due = event.counted.gold * (count(me, event.counted) // event.counted.per)
        elif kind == PAY_PER_MISSING:
            due = event.counted.gold * max(0, event.target - count(me, event.counted))
        elif kind == TAKES_COINS:
            return 2.0 * max(me.coins)
        elif kind == TAKES_FROM_STACK:
            return any_card * event.takes
        elif kind == TAKES_FROM_ROAD:
            return self.road * any_card * event.takes
        elif kind == TAKES_TOP_VILLAGER:
            return self.top + event.least_value
        elif kind == DISCARDS_TOP_VILLAGER:
            return 2.0
        elif kind == TAKES_ROAD_COINS:
            return float(sum(s.slot_coins))
        elif kind == GAINS_PER:
            return float(event.counted.gold * len(s.seats[1].cards) // event.counted.per)
        elif kind == GAINS_IF_MARKET:
            return event.amount / 2.0
        return min(due, me.supply) * (2.0 if event.to_countess else 1.0)

    def player(self, s: State) -> float:
        """The gold that the player is heading for."""
        me = s.seats[0]
        if s.phase == OVER:
            return float(me.supply)
        look = self.prospect(s)
        faces = [card >> FACE_SHIFT for card in me.hand]
        faces.extend(me.square)
        look.placed = min(look.builds, look.fresh + look.drafts_now + len(faces))
        total = me.supply + (sum(me.coins) + visible_gold(me)) * look.markets
        left = look.later + (1.0 if s.phase <= BUILDING else 0.0)
        for i in range(len(me.cards)):
            card = me.cards[i]
            if KEYRING[card]:
                total += self.keyring * KEYRING[card] * left
            if me.kids[i]:
                continue
            if SILVER[card].kind != NO_FORMULA:
                total += self.silver(me, SILVER[card], look)
            elif IS_BASIC[card]:
                total += self.open_place * min(1.0, look.later)
        total += self.builder * min(BUILD_MAX - BUILD_BASE, look.builders) * look.later
        return total + self.promise(s, me, faces, look) + self.card * len(faces) * min(1.0, left)

    def silver(self, me: Seat, formula: Formula, look: Prospect) -> float:
        """What a silver symbol will bring in the end."""
        return smooth(me, formula) + look.unseen.growth(formula) * look.placed * self.growth

    def promise(self, s: State, me: Seat, faces: list[int], look: Prospect) -> float:
        """The best cards that can still be placed: of the hand, of the Road, of those to be drafted."""
        fresh = self.fresh * (1.0 + self.double * (look.later_markets - 1.0))
        bits = open_roles(me)
        worths = [self.worth(s, me, face, faces, bits, look) for face in faces]
        drafts = look.fresh + look.drafts_now
        seen = self.road_worths(s, me, faces, bits, look)
        total = self.coins(s, seen, fresh) if look.later > 0.0 or look.drafts_now else 0.0
        seen.sort(reverse=True)
        chosen = [worth for worth in seen[: look.drafts_now] if worth > fresh]
        worths.extend(chosen)
        drafts -= len(chosen)
        worths.sort(reverse=True)
        total += self.best_of(worths, drafts, look.builds, fresh)
        if look.builders < BUILD_MAX - BUILD_BASE:
            share = max([self.share(s, face, faces, bits) for face in faces if BUILDER[face]], default=0.0)
            if share:
                more = self.best_of(worths, drafts, look.builds + look.later, fresh)
                more -= self.best_of(worths, drafts, look.builds, fresh)
                total += share * (more + self.builder * look.later)
        return total

    def road_worths(self, s: State, me: Seat, faces: list[int], bits: int, look: Prospect) -> list[float]:
        """What each villager of the Road is worth to the player, as far as that matters now."""
        found = [0.0] * SLOTS
        for slot in range(SLOTS):
            if s.slots[slot] != EMPTY and (look.drafts_now or s.slot_coins[slot]):
                found[slot] = self.worth(s, me, s.slots[slot], faces, bits, look)
        return found

    def coins(self, s: State, worths: list[float], fresh: float) -> float:
        """Coins on the Road, and the villagers that stay there for their sake."""
        total = 0.0
        for slot in range(SLOTS):
            if s.slot_coins[slot]:
                total += self.coin * (s.slot_coins[slot] + KEPT * max(0.0, worths[slot] - fresh))
        return total

    def best_of(self, worths: list[float], drafts: float, builds: float, fresh: float) -> float:
        """What the builds bring: the better known cards, then those to be drafted, then the rest."""
        total = 0.0
        room = builds
        rest = drafts
        for worth in worths:
            if worth < fresh and rest > 0.0:
                used = min(room, rest)
                total += fresh * (used + self.choice * (rest - used))
                room -= used
                rest = 0.0
            used = min(1.0, room)
            total += worth * (used + self.choice * (1.0 - used))
            room -= used
        used = min(room, rest)
        return total + fresh * (used + self.choice * (rest - used))

    def worth(self, s: State, me: Seat, face: int, faces: list[int], bits: int, look: Prospect) -> float:
        """The worth of a card, times how near it is to being placed."""
        parent = PARENT[face]
        gold = GOLD[face]
        if parent >= 0 and len(CHAIN[face]) > 1:
            gold -= GOLD[parent]  # what it covers counts no more
        worth = gold * look.at_once + KEYRING[face] * self.keyring * look.later
        if SILVER[face].kind != NO_FORMULA:
            worth += self.silver(me, SILVER[face], look) + 1.0
        unlocker = PADLOCK[face]
        if unlocker >= 0:
            if unlocker in me.cards:
                worth += UNLOCK * look.at_once
            else:
                worth -= UNLOCK
                if unlocker in s.seats[1].cards:
                    worth -= UNLOCK * look.at_once
                if me.supply < UNLOCK:
                    worth *= self.poor
        return worth * self.share(s, face, faces, bits) if worth > 0.0 else 0.0

    def share(self, s: State, face: int, faces: list[int], bits: int) -> float:
        """How near a card is to being placed."""
        need = NEED_BIT[face]
        parent = PARENT[face]
        if need == 0 or bits & need:
            return self.ready
        if IS_BASIC[parent] and any(s.basics):
            return self.hired
        if parent in faces and (NEED_BIT[parent] & bits or IS_BASIC[PARENT[parent]] or not CHAIN[parent]):
            return self.chained
        return self.stuck
