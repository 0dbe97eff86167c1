"""Mini Villagers: who ends with the Moody Countess is first player (VIL-19)."""

from ...core.rng import below, shuffle
from ...core.rules import Reason, Step
from ...core.seqs import row_at, without, without_at
from ...core.state import Frame
from ..actions import JESTER, MINI_GO
from ..card_bits import FACE_SHIFT, seen_by, unseen_card
from ..components import MINI_CARDS, MINI_SUIT, MOODY_COUNTESS
from ..events import FIRST_PLAYER, MINI_DEALT, MINI_DREW, MINI_PAIR, MINI_TOOK, MINI_WON
from ..names import MINI, MINI_DEAL, MINI_DRAW, MINI_PICK, OVER, START_ROUND
from ..state import State
from .base import Question


class MiniDeal(Step[State]):
    """Shuffle, deal evenly, lay off pairs. VIL-19.2, VIL-19.3, VIL-19.8, VIL-19.9, VIL-19.10."""

    def run(self, s: State, f: Frame) -> None:
        deck = shuffle(s, MINI, tuple([unseen_card(i) for i in range(len(MINI_CARDS))]))
        each = len(deck) // s.players
        s.mini_laid = ()
        s.mini_hands = tuple(
            [
                tuple(sorted([seen_by(card, seat) for card in deck[seat * each : (seat + 1) * each]]))
                for seat in range(s.players)
            ]
        )
        s.mini_pile = deck[s.players * each :]
        s.say(MINI_DEALT, -1)
        for seat in range(s.players):
            while lay_off_pair(s, seat):
                pass
        start_next_turn(s, below(s, MINI_PICK, s.players))


class MiniDraw(Question):
    """Draw from the pile, or from the nearest hand to the right. VIL-19.4, VIL-19.5, VIL-19.6."""

    verbs = (MINI_GO, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [MINI_GO.of()]

    def take(self, s: State, f: Frame, action: int) -> None:
        if s.mini_pile:
            card = seen_by(s.mini_pile[-1], f.seat)
            s.mini_pile = s.mini_pile[:-1]
            s.whisper(MINI_DREW, f.seat, 1 << f.seat, card >> FACE_SHIFT)
        else:
            card = self.drawn_from(s, f.seat, right_of(s, f.seat))
        s.reveals += 1
        s.mini_hands = row_at(s.mini_hands, f.seat, tuple(sorted((*s.mini_hands[f.seat], card))))
        lay_off_pair(s, f.seat)
        start_next_turn(s, (f.seat + 1) % s.players)

    def drawn_from(self, s: State, seat: int, owner: int) -> int:
        """A random card of another hand; who knew cards there cannot tell any more which ones are left."""
        hand = s.mini_hands[owner]
        knowing = 1 << owner
        forgetful = tuple([card & ~((1 << FACE_SHIFT) - 1) | knowing for card in hand])
        place = below(s, MINI_PICK, len(hand))
        s.mini_hands = row_at(s.mini_hands, owner, without_at(forgetful, place))
        card = seen_by(forgetful[place], seat)
        s.whisper(MINI_TOOK, seat, 1 << seat | 1 << owner, owner, card >> FACE_SHIFT)
        return card

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []


def lay_off_pair(s: State, seat: int) -> bool:
    """Lay off one pair of the hand, if there is one (VIL-19.5)."""
    hand = s.mini_hands[seat]
    seen: dict[int, int] = {}
    for card in hand:
        suit = MINI_SUIT[card >> FACE_SHIFT]
        if suit in seen:
            s.mini_hands = row_at(s.mini_hands, seat, without(without(hand, card), seen[suit]))
            s.mini_laid += (card >> FACE_SHIFT, seen[suit] >> FACE_SHIFT)
            s.say(MINI_PAIR, seat, suit)
            return True
        seen[suit] = card
    return False


def right_of(s: State, seat: int) -> int:
    """The nearest player to the right who is still in."""
    for i in range(1, s.players):
        other = (seat - i) % s.players
        if s.mini_hands[other]:
            return other
    raise AssertionError("nobody to draw from")


def start_next_turn(s: State, seat: int) -> None:
    """The next player still in draws, or someone is left with the Countess alone (VIL-19.6, VIL-19.7)."""
    inside = [p for p in range(s.players) if s.mini_hands[p]]
    if not inside:
        s.push(Frame(MINI_DEAL, 0))
    elif len(inside) == 1 and not s.mini_pile:
        finish_mini(s, inside[0])
    else:
        after = [(seat + i) % s.players for i in range(s.players)]
        s.push(Frame(MINI_DRAW, next(p for p in after if s.mini_hands[p])))


def finish_mini(s: State, seat: int) -> None:
    """Only the Moody Countess is left: her holder wins and is first player (VIL-19.7)."""
    assert s.mini_hands[seat][0] >> FACE_SHIFT == MOODY_COUNTESS
    s.mini_winner = seat
    s.first = seat
    s.say(MINI_WON, seat)
    if s.options["mini_villagers"] == "alone":
        s.phase = OVER
    else:
        s.say(FIRST_PLAYER, seat)
        s.push(Frame(START_ROUND, 0))
