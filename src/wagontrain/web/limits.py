"""How much one player or address may ask for: buckets of permits that fill up again with time.

Each process counts the requests that it gets: with N processes somebody who meets them all in turn can make N
times as many, which the machine was made N times as large for. Tries of passwords are counted together.
"""

import time
from collections import OrderedDict
from collections.abc import Callable

from .problems import Problem
from .settings import Rates

MOST_BUCKETS = 20_000


class Bucket:
    """So many at once, and so many per second after."""

    __slots__ = ("at", "left")

    def __init__(self, burst: int) -> None:
        self.left = float(burst)
        self.at = time.monotonic()


class Limits:
    """The buckets of all who ask; those not used for longest are forgotten, which only ever helps them."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.on_login: Callable[[str], None] | None = None  # told of each try, for the other processes

    def spend(self, who: str, kind: str) -> None:
        """Take a permit of that kind (read, write, login); a Problem where none is left."""
        bucket = self.bucket(who, kind)
        if bucket.left < 1:
            raise Problem("too-many-requests")
        bucket.left -= 1
        if kind == "login" and self.on_login is not None:
            self.on_login(who)

    def spent_elsewhere(self, who: str, kind: str) -> None:
        """Another process has given out a permit."""
        bucket = self.bucket(who, kind)
        bucket.left = max(0.0, bucket.left - 1)

    def bucket(self, who: str, kind: str) -> Bucket:
        """Who has how much left by now."""
        burst, per_second = self.rate(kind)
        key = (kind, who)
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(burst)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        now = time.monotonic()
        bucket.left = min(float(burst), bucket.left + (now - bucket.at) * per_second)
        bucket.at = now
        return bucket

    def rate(self, kind: str) -> tuple[int, float]:
        rates = self.rates
        if kind == "login":
            return rates.logins_burst, rates.logins_per_second
        if kind == "write":
            return rates.writes_burst, rates.writes_per_second
        return rates.burst, rates.per_second
