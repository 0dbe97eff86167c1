"""How much one player or address may ask for: buckets of permits that fill up again with time.

Each process counts the requests that it gets: with N processes somebody who meets them all in turn can make N
times as many, which the machine was made N times as large for. Tries of passwords are counted together.
"""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from .problems import Problem
from .settings import Rates

MOST_BUCKETS = 20_000  # of each kind
SHARED = ("login", "try")  # kinds that all processes count together


class Bucket:
    """This many at once, and this many per second after."""

    __slots__ = ("at", "left")

    def __init__(self, burst: int) -> None:
        self.left = float(burst)
        self.at = time.monotonic()


class Limits:
    """The buckets of all who ask; those not used for longest are forgotten, which only ever helps them.

    Kinds are `read`, `write`, `page` (all that is not the API), `login` (a try of any password, by address)
    and `try` (a wrong password, by account). Each kind forgets on its own: a flood of one clears no other.
    """

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.buckets: dict[str, OrderedDict[str, Bucket]] = {}
        self.on_spend: Callable[[str, str], None] | None = None  # called for what other processes count too

    def spend(self, who: str, kind: str) -> None:
        """Take a permit of that kind; a Problem where none is left."""
        self.reserve(who, kind)
        self.tell_others(who, kind)

    def reserve(self, who: str, kind: str) -> None:
        """Take a permit that may be given back; the other processes are not told yet."""
        bucket = self.bucket(who, kind)
        if bucket.left < 1:
            raise Problem("too-many-requests")
        bucket.left -= 1

    def give_back(self, who: str, kind: str) -> None:
        """Return a permit that was reserved."""
        self.bucket(who, kind).left += 1

    def tell_others(self, who: str, kind: str) -> None:
        """Let the other processes count a permit that was given out here."""
        if kind in SHARED and self.on_spend is not None:
            self.on_spend(who, kind)

    def spent_elsewhere(self, who: str, kind: str) -> None:
        """Another process has given out a permit."""
        bucket = self.bucket(who, kind)
        bucket.left = max(0.0, bucket.left - 1)

    def bucket(self, who: str, kind: str) -> Bucket:
        """Who has how much left by now."""
        burst, per_second = self.rates.of(kind)
        buckets = self.buckets.setdefault(kind, OrderedDict())
        bucket = buckets.get(who)
        if bucket is None:
            bucket = buckets[who] = Bucket(burst)
            if len(buckets) > MOST_BUCKETS:
                buckets.popitem(last=False)
        buckets.move_to_end(who)
        now = time.monotonic()
        bucket.left = min(float(burst), bucket.left + (now - bucket.at) * per_second)
        bucket.at = now
        return bucket


def network_of(address: str) -> str:
    """What one visitor has: an IPv4 address, or a whole IPv6 network of 64 bits."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:60]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))
