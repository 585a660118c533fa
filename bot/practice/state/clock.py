"""The clock of the stand-in: real time, which a test may push ahead."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


class Timer:
    """Something that will be done at `due`, unless it is cancelled before."""

    def __init__(self, clock: Clock, due: float, what: Callable[[], None]) -> None:
        self.due = due
        self._clock = clock
        self._what = what
        self._handle: asyncio.TimerHandle | None = None
        self.arm()

    def arm(self) -> None:
        """Wait anew for what is left; called again whenever the clock has been pushed."""
        if self._handle is not None:
            self._handle.cancel()
        left = max(0.0, self.due - self._clock.now())
        self._handle = asyncio.get_running_loop().call_later(left, self._fire)

    def cancel(self) -> None:
        """Forget it. Harmless when it has been done already."""
        if self._handle is not None:
            self._handle.cancel()
        self._clock.drop(self)

    def _fire(self) -> None:
        if self._clock.now() < self.due:  # the loop's clock and the wall's may differ by a hair
            self.arm()
            return
        self._clock.drop(self)
        self._what()


class Clock:
    """Seconds since 1970, running at the usual pace from wherever `advance` has put it."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._timers: set[Timer] = set()

    def now(self) -> float:
        """The present moment in seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Push the clock ahead; what falls due is done on the event loop's next round."""
        self._ahead += seconds
        for timer in sorted(self._timers, key=lambda each: each.due):
            timer.arm()

    def after(self, seconds: float, what: Callable[[], None]) -> Timer:
        """Have `what` done `seconds` from now."""
        timer = Timer(self, self.now() + seconds, what)
        self._timers.add(timer)
        return timer

    def drop(self, timer: Timer) -> None:
        """Forget a timer that is over."""
        self._timers.discard(timer)

    def stop(self) -> None:
        """Cancel all that is still to come."""
        for timer in tuple(self._timers):
            timer.cancel()
