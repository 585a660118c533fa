"""Rate limits: how often each route may be used, and the headers that say so."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from bot.practice.state.clock import Clock


@dataclass(frozen=True, slots=True)
class Limit:
    """So many requests in so many seconds, counted from the first."""

    hits: int
    seconds: float


@dataclass(slots=True)
class _Window:
    ends: float
    left: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bucket stands after a request: whether it was let through, what is left, until when."""

    allowed: bool
    limit: Limit
    left: int
    wait: float


GLOBAL: Final = Limit(50, 1.0)
USUAL: Final = Limit(50, 1.0)
LIMITS: Final = {
    ("POST", "/channels/{channel}/messages"): Limit(5, 5.0),
    ("PATCH", "/channels/{channel}/messages/{message}"): Limit(5, 5.0),
    ("DELETE", "/channels/{channel}/messages/{message}"): Limit(5, 1.0),
    ("POST", "/webhooks/{application}/{token}"): Limit(5, 2.0),
    ("PATCH", "/webhooks/{application}/{token}/messages/{message}"): Limit(5, 2.0),
}
OLD: Final = 3600.0
"""The age in seconds beyond which a message is old."""
OLD_EDITS: Final = Limit(3, 20.0)
"""Edits of old messages, in each channel."""


class Rates:
    """Counts requests by bucket; every window is `hurry` times shorter than Discord's."""

    def __init__(self, clock: Clock, hurry: float) -> None:
        self._clock = clock
        self.hurry = hurry
        self._windows: dict[str, _Window] = {}

    def take(self, bucket: str, limit: Limit) -> Standing:
        """Count one request."""
        now = self._clock.now()
        window = self._windows.get(bucket)
        if window is None or window.ends <= now:
            self._sweep(now)
            window = self._windows[bucket] = _Window(now + limit.seconds / self.hurry, limit.hits)
        allowed = window.left > 0
        window.left -= allowed
        return Standing(allowed, limit, window.left, window.ends - now)

    def headers(self, route: str, standing: Standing) -> dict[str, str]:
        """The headers that tell a client how it stands on a route."""
        return {
            "X-RateLimit-Limit": str(standing.limit.hits),
            "X-RateLimit-Remaining": str(standing.left),
            "X-RateLimit-Reset": f"{self._clock.now() + standing.wait:.3f}",
            "X-RateLimit-Reset-After": f"{standing.wait:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(route.encode(), usedforsecurity=False).hexdigest(),
        }

    def _sweep(self, now: float) -> None:
        if len(self._windows) > 1000:
            self._windows = {key: each for key, each in self._windows.items() if each.ends > now}
