"""How much one player or address may ask for: buckets of permits that fill up again with time."""

import time
from collections import OrderedDict

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

    def spend(self, who: str, kind: str) -> None:
        """Take a permit of that kind (read, write, login); a Problem where none is left."""
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
        if bucket.left < 1:
            raise Problem("too-many-requests")
        bucket.left -= 1

    def rate(self, kind: str) -> tuple[int, float]:
        rates = self.rates
        if kind == "login":
            return rates.logins_burst, rates.logins_per_second
        if kind == "write":
            return rates.writes_burst, rates.writes_per_second
        return rates.burst, rates.per_second
