"""Money, certificates and tokens: every dollar is gained or paid here, so the log accounts for all of it."""

from ..components import (
    CERTIFICATE_LIMITS,
    CERTIFICATE_TRACK,
    LIMIT_4_DISC,
    LIMIT_6_DISC,
    MASTER_CERTIFICATES,
    MASTERS,
)
from ..events import CERTIFICATES_MOVED, FEE_PAID, FEE_PAID_TO, FEE_RECEIVED, GAINED, PAID, TOKEN_GAINED
from ..state import Seat, State


def gain(s: State, seat: int, dollars: int) -> None:
    """Take dollars from the bank."""
    if dollars > 0:
        s.seats[seat].money += dollars
        s.say(GAINED, seat, dollars)


def pay(s: State, seat: int, dollars: int) -> None:
    """Pay dollars to the bank: in full, or the caller has asked for what may not be done (GWT-4.12)."""
    if dollars > 0:
        me = s.seats[seat]
        assert me.money >= dollars
        me.money -= dollars
        s.say(PAID, seat, dollars)


def pay_fee(s: State, seat: int, owner: int, fee: int) -> None:
    """GWT-4.9, GWT-4.11: pay a fee, or all there is; owner -1 is the bank.

    Sam's fees come from the bank, and those for his buildings go to it (GWT-27.9).
    """
    if s.solo and seat == 1:
        if owner == 0:
            s.seats[owner].money += fee
            s.say(FEE_RECEIVED, owner, fee)
        return
    me = s.seats[seat]
    paid = min(fee, me.money)
    if paid == 0:
        return
    me.money -= paid
    if owner < 0 or s.solo:
        s.say(FEE_PAID, seat, paid)
    else:
        s.seats[owner].money += paid
        s.say(FEE_PAID_TO, seat, paid, owner)


def gain_token(s: State, seat: int) -> None:
    """GWT-19.2: one exchange token more."""
    s.seats[seat].tokens += 1
    s.say(TOKEN_GAINED, seat)


def certificate_limit(me: Seat) -> int:
    """GWT-7.7: the marker's highest place; the "6" disc counts only with the "4" disc."""
    if me.discs & LIMIT_4_DISC:
        return CERTIFICATE_LIMITS[0]
    if me.discs & LIMIT_6_DISC:
        return CERTIFICATE_LIMITS[1]
    return CERTIFICATE_LIMITS[2]


def permanent_certificates(me: Seat) -> int:
    """GWT-7.2: the certificates of the player's own station masters."""
    total = 0
    if me.masters:
        for master in range(MASTERS):
            if me.masters >> master & 1:
                total += MASTER_CERTIFICATES[master]
    return total


def move_marker(s: State, seat: int, place: int) -> None:
    """Put the certificate marker on a place of its track."""
    me = s.seats[seat]
    if me.marker != place:
        me.marker = place
        s.say(CERTIFICATES_MOVED, seat, place)


def certificates(me: Seat) -> int:
    """The temporary certificates: the number printed at the marker."""
    return CERTIFICATE_TRACK[me.marker]
