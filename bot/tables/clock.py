"""The time of day, and alarms in the running event loop."""

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

    def at(self, moment: Milliseconds, ring: Callable[[], None]) -> Timer:
        """Calls `ring` at `moment`, or soon if that is past."""
        delay = max(0, moment - self.now()) / 1_000
        return asyncio.get_running_loop().call_later(delay, ring)
