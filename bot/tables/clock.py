"""The time of day, and the time of the house, which stands while nobody can reach it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from bot.tables.ports import Timer
from bot.tables.state import Milliseconds


class SystemClock:
    """The time of day at the start, and the time that has passed since.

    Somebody may set the machine's clock while people play: no deadline moves with it.
    """

    def __init__(self) -> None:
        self._offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> Milliseconds:
        """Milliseconds since the epoch."""
        return (self._offset + time.monotonic_ns()) // 1_000_000


class HouseClock:
    """`bot.tables.ports.Clock`: a clock that goes on only while people can reach the house.

    It stands at the moment `stood` until `go`, and again from `stand` to the next `go`, as it stood
    while the program was down. So a deadline need not be put off by the time that was lost.
    """

    def __init__(self, stood: Milliseconds) -> None:
        self._day = SystemClock()
        self._behind: Milliseconds = 0
        self._standing: Milliseconds | None = stood
        self._alarms: set[_Alarm] = set()

    @property
    def going(self) -> bool:
        """Whether people can reach the house."""
        return self._standing is None

    def now(self) -> Milliseconds:
        """The time of the house. It never goes back."""
        return self._day.now() - self._behind if self._standing is None else self._standing

    def date(self, moment: Milliseconds) -> Milliseconds:
        """When a moment of the house is by the time of day, if the house stays open until then."""
        behind = self._behind if self._standing is None else self._day.now() - self._standing
        return moment + behind

    def at(self, moment: Milliseconds, ring: Callable[[], None]) -> Timer:
        """Calls `ring` at `moment`, or soon if that is past; while the clock stands, never."""
        alarm = _Alarm(moment, ring, self._alarms)
        if self._standing is None:
            alarm.arm(self.now())
        return alarm

    def stand(self) -> None:
        """Nobody can reach the house."""
        if self._standing is None:
            self._standing = self.now()
            for alarm in self._alarms:
                alarm.disarm()

    def go(self) -> Milliseconds:
        """The house can be reached: how long it could not."""
        if self._standing is None:
            return 0
        before = self._behind
        self._behind = self._day.now() - self._standing
        self._standing = None
        for alarm in self._alarms:
            alarm.arm(self.now())
        return self._behind - before


class _Alarm:
    """Something to be called at a moment, one of `alarms` until it is."""

    def __init__(self, moment: Milliseconds, ring: Callable[[], None], alarms: set[_Alarm]) -> None:
        self._moment = moment
        self._ring = ring
        self._alarms = alarms
        self._handle: asyncio.TimerHandle | None = None
        alarms.add(self)

    def arm(self, now: Milliseconds) -> None:
        """Waits for the moment."""
        delay = max(0, self._moment - now) / 1_000
        self._handle = asyncio.get_running_loop().call_later(delay, self._due)

    def disarm(self) -> None:
        """Waits no more, until it is armed again."""
        if self._handle is not None:
            self._handle.cancel()

    def cancel(self) -> None:
        """Forgets it. Harmless when it has rung already."""
        self.disarm()
        self._alarms.discard(self)

    def _due(self) -> None:
        self._alarms.discard(self)
        self._ring()
