"""Is the list of things to do of a loaded state one that play can leave behind?"""

from ...core.errors import LoadError
from ...core.state import NOBODY, Frame
from ..components import (
    ANIMAL_PRIZES,
    CARD_SUMMIT,
    MARKET_SPACES,
    MOST_BASICS,
    ROW_PLACES,
    SYMBOLS,
    TRAIL_END,
    tiles_of,
)
from ..names import (
    ADVANCE_WAGON,
    ANIMALS,
    BASICS,
    BEGIN_TURN,
    BUILD_CABIN,
    CHOOSE_ORCHARD,
    CHOOSE_PRIZE,
    CHOOSE_TRACK,
    CLAIM_CARD,
    DISCARD,
    END_HASTINGS_TURN,
    FISH_KINDS,
    GAIN_BASIC,
    GAIN_FISH,
    GREEN_FIRST,
    HASTINGS,
    HASTINGS_ACTION,
    HASTINGS_GHOST_ACTION,
    LAY_CARD,
    LOAD_CART,
    MOVE_FIGURE,
    NONE,
    NOT_TRIGGERED,
    OFFER_SCORING,
    OPEN_TRAPPER_WINDOW,
    PADDLE_CANOE,
    PAY_APPLES,
    PAY_BASICS,
    PAY_FISH,
    PERFORM_SUMMIT,
    PERFORM_SYMBOL,
    PIONEER,
    PLAIN_PIONEER,
    REPEAT_SUMMIT,
    SHOOT_AGAIN,
    SIX_SHOOTER,
    SPOT,
    STORE_FOURTH_CARD,
    SUFFER_DAMAGE,
    SUMMIT_FIRST,
    TAKE_SHOVEL_GOLD,
    TAN_FIRST,
    TRACK_SUPPLIES,
    TRAP_ANIMAL,
    TURN_UP_ANIMAL,
    USE_SHOVEL,
)
from ..rules.gold import load_refusal
from ..rules.goods import basics
from ..rules.mountain import on_face_up_card
from ..rules.offer import offers
from ..rules.paths import is_space, symbol_at
from ..rules.refusals import OK
from ..rules.shovel import has_slot, shovel_refusal
from ..state import Seat, State, player_count

OUT_OF_TURN = (TRAP_ANIMAL, TRACK_SUPPLIES)
BOTTOM = (LAY_CARD, PIONEER, END_HASTINGS_TURN)
HASTINGS_FRAMES = (HASTINGS_ACTION, HASTINGS_GHOST_ACTION)


def expect(right: bool, where: str, what: str) -> None:
    """One condition, with the name of the field that breaks it."""
    if not right:
        raise LoadError(f"state.{where}: {what}")


def expect_seat(right: bool, seat: int, where: str, what: str) -> None:
    """One condition on what a seat has."""
    if not right:
        raise LoadError(f"players[{seat}].{where}: {what}")


def check_stack(s: State) -> None:
    """A turn lies at the bottom; above it each thing once, for a seat and with numbers that it can have."""
    if not s.todo:
        return
    if s.todo[-1].rule == OFFER_SCORING:
        check_offer(s)
        return
    bottom = s.todo[0]
    expect(bottom.rule in BOTTOM, "todo", "no turn lies at the bottom")
    solo_turn = s.solo and s.turn == HASTINGS
    expect((bottom.rule == END_HASTINGS_TURN) == solo_turn, "todo", "not the turn of who is to act")
    check_planning(s, bottom)
    seen: set[tuple[int, int, int]] = set()
    for i in range(len(s.todo)):
        f = s.todo[i]
        expect(i == 0 or f.rule not in BOTTOM, "todo", "two turns at once")
        expect(seat_fits(s, f), "todo", "asked of the wrong seat")
        expect(frame_fits(s, f), "todo", "a number that cannot be")
        several = f.rule in OUT_OF_TURN or f.rule == HASTINGS_ACTION
        mark = (f.rule, f.seat, f.a if f.rule == HASTINGS_ACTION else 0) if several else (f.rule, 0, 0)
        expect(mark not in seen, "todo", "the same thing twice")
        seen.add(mark)


def check_offer(s: State) -> None:
    """SW-17.8: the turn of the first player waits below; those who were not asked yet are the last ones."""
    expect(s.turn == s.first and s.laid == (), "turn", "an offer is made before the round begins")
    expect(not s.solo and s.ending == NOT_TRIGGERED, "todo", "no offer is made in such a game")
    expect(s.quiet_rounds == 0 and not s.active_round, "quiet_rounds", "they count from the offer on")
    waiting = [Frame(BEGIN_TURN, s.first), *reversed(offers(s))][: len(s.todo)]
    found = [(f.rule, f.seat, f.a, f.b, f.c) for f in s.todo]
    expect(found == [(f.rule, f.seat, f.a, f.b, f.c) for f in waiting], "todo", "asked of the wrong seat")


def check_planning(s: State, bottom: Frame) -> None:
    """Planned cards and the active hand fit the moment (SW-6.2, SW-22.1)."""
    hand = len(s.seats[s.turn].hand)
    if bottom.rule == END_HASTINGS_TURN:
        expect(s.laid == (), "laid", "Hastings plans no cards")
        return
    expect(len(s.laid) == 3, "laid", "three places expected")
    laid = 3 - s.laid.count(NONE)
    if bottom.rule == LAY_CARD:
        expect(s.laid[bottom.a :].count(NONE) == 3 - bottom.a == 3 - laid, "laid", "laid in the wrong order")
        expect_seat(
            hand == s.hand_size - laid, s.turn, "hand", f"{s.hand_size - laid} cards expected, not {hand}"
        )
        expect(len(s.todo) == 1, "todo", "nothing else is to do while planning")
    else:
        storing = s.todo[-1].rule == STORE_FOURTH_CARD
        expect(laid == 3, "laid", "three cards expected")
        kept = s.hand_size - 3 if storing else 0
        expect_seat(hand == kept, s.turn, "hand", f"{kept} cards expected at this moment, not {hand}")
        opens = [f.rule for f in s.todo].count(OPEN_TRAPPER_WINDOW)
        expect(opens == (1 if storing else 0), "todo", "the trapper window opens after planning")


def seat_fits(s: State, f: Frame) -> bool:
    """Own things are done by the active player, windows are for the others, Hastings is nobody."""
    if f.rule in HASTINGS_FRAMES or f.rule == END_HASTINGS_TURN:
        return f.seat == NOBODY and s.solo and s.turn == HASTINGS
    if f.rule in OUT_OF_TURN or f.rule == TURN_UP_ANIMAL:
        return 0 <= f.seat < player_count(s) and f.seat != s.turn
    if f.rule == PAY_BASICS:
        return 0 <= f.seat < player_count(s)
    return f.seat == s.turn


def frame_fits(s: State, f: Frame) -> bool:
    """Can these numbers come up, so that the rule can be carried out?"""
    if f.rule in (PIONEER, END_HASTINGS_TURN, HASTINGS_GHOST_ACTION, STORE_FOURTH_CARD, OPEN_TRAPPER_WINDOW):
        return True
    if f.rule == HASTINGS_ACTION or f.rule == LAY_CARD or f.rule == TRACK_SUPPLIES:
        return 0 <= f.a < BASICS
    if f.rule in (TRAP_ANIMAL, SUFFER_DAMAGE, TAKE_SHOVEL_GOLD, CHOOSE_TRACK, CHOOSE_ORCHARD):
        return True
    me = s.seats[f.seat]
    if f.rule == TURN_UP_ANIMAL:
        return f.a in tiles_of(s.mode) and f.b in (0, PLAIN_PIONEER)
    if f.rule in (PERFORM_SUMMIT, REPEAT_SUMMIT, SHOOT_AGAIN):
        six_shooter = f.rule == SHOOT_AGAIN
        return f.a in s.laid and (CARD_SUMMIT[f.a].kind == SIX_SHOOTER) == six_shooter
    if f.rule in (PAY_BASICS, PAY_APPLES, PAY_FISH):
        return payment_fits(s, me, f)
    return action_fits(s, me, f)


def payment_fits(s: State, me: Seat, f: Frame) -> bool:
    """Is enough there for a payment that was begun?"""
    if f.rule == PAY_BASICS:
        return 0 <= f.a <= min(MOST_BASICS, basics(me))
    if f.rule == PAY_APPLES:
        return 0 <= f.a <= sum(s.apples)
    return 0 <= f.b < FISH_KINDS and 0 <= f.a <= sum(me.goods[-FISH_KINDS + f.b :])


def action_fits(s: State, me: Seat, f: Frame) -> bool:
    """The frames that wait below a payment or a choice, and the choices themselves."""
    if f.rule == PERFORM_SYMBOL:
        return 0 <= f.a < len(SYMBOLS) and f.b in (0, PLAIN_PIONEER)
    if f.rule == CLAIM_CARD:
        return on_face_up_card(s, me) and 0 <= f.a <= DISCARD
    if f.rule == BUILD_CABIN:
        there = 0 <= f.a < MARKET_SPACES and s.market[f.a] != NONE
        return there and s.market[f.a] not in me.cabins and has_slot(me, s.market[f.a])
    if f.rule == USE_SHOVEL:
        return 0 <= f.a <= MOST_BASICS and shovel_refusal(s, me, f.a) == OK
    if f.rule == MOVE_FIGURE:
        return figure_fits(s, f)
    if f.rule == ADVANCE_WAGON:
        return me.wagon < TRAIL_END
    if f.rule in (GAIN_BASIC, GAIN_FISH):
        return 0 <= f.a <= MOST_BASICS
    if f.rule == CHOOSE_PRIZE:
        return 0 <= f.a < len(ANIMALS) and len(ANIMAL_PRIZES[f.a]) > 0
    if f.rule == PADDLE_CANOE:
        return 0 <= f.a <= ROW_PLACES
    if f.rule == LOAD_CART:
        return f.a > 0 and load_refusal(me) == OK
    return False


def figure_fits(s: State, f: Frame) -> bool:
    """A pioneer on his way to a space or a path end."""
    if f.a not in (0, PLAIN_PIONEER) or not 0 <= f.b < len(SPOT.names) or f.c not in (0, 1):
        return False
    first = TAN_FIRST if f.a == PLAIN_PIONEER else GREEN_FIRST
    return first <= f.b < SUMMIT_FIRST and (not is_space(f.b) or symbol_at(s, f.b) != NONE)
