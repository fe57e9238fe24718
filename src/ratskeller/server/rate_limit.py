"""Rate limits."""

from __future__ import annotations

import time
from collections.abc import Callable


class TokenBucket:
    """A token bucket: ``rate`` per second, ``burst`` at once; rate 0 means no limit.

    >>> times = iter([0.0, 0.0, 0.0, 0.0, 1.0])
    >>> bucket = TokenBucket(rate=1, burst=2, clock=lambda: next(times))
    >>> [bucket.take() for _ in range(4)]
    [True, True, False, True]
    """

    __slots__ = ("_burst", "_clock", "_rate", "_then", "_tokens")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = burst
        self._then = clock()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        if self._rate <= 0:
            return True
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class RateLimiter:
    """One bucket per address; the least recently used are dropped."""

    MAX_ADDRESSES = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, who: str) -> bool:
        """Whether a request from this address is allowed now."""
        if self._rate <= 0:
            return True
        bucket = self._buckets.pop(who, None) or TokenBucket(self._rate, self._burst)
        self._buckets[who] = bucket
        while len(self._buckets) > self.MAX_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
