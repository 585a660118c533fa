"""Moves that are due at a steady rate, whatever becomes of them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

from bot.practice.interactions import Interaction
from tests.bench.rig.guests import Party, outcome
from tests.bench.rig.sight import Sight

WIDTH: Final = 8
"""So many tables are laid at a time."""
DOUBLED: Final = 50
"""One press of so many is made twice at once."""
PATIENCE: Final = 20.0
"""Seconds for which answers that are on their way are waited for in the end."""


@dataclass
class Load:
    """Who plays, and what came of it: seconds to the answers, and outcomes counted."""

    sight: Sight
    parties: list[Party]
    answers: list[float] = field(default_factory=list[float])
    counts: Counter[str] = field(default_factory=Counter[str])
    _free: asyncio.Queue[Party] = field(default_factory=lambda: asyncio.Queue[Party]())
    _pressed: list[Interaction] = field(default_factory=list[Interaction])
    _tasks: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])

    async def opened(self) -> None:
        """Everybody sits down, and is dealt the first cards."""
        width = asyncio.Semaphore(WIDTH)

        async def open_one(party: Party) -> None:
            async with width:
                await party.lay()
            await self._made_ready(party)

        await asyncio.gather(*map(open_one, self.parties))
        await self.sight.settled()

    async def offered(self, rate: int, seconds: int) -> None:
        """Has so many moves made a second; those for which there was no table are `waiting`."""
        begun, moves = time.perf_counter(), list[asyncio.Task[None]]()
        for number in range(rate * seconds):
            due = begun + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            moves.append(self._begin(self._move(due, twice=number % DOUBLED == 0)))
        await asyncio.wait(moves, timeout=PATIENCE)
        self.counts["offered"] = rate * seconds
        self.counts["waiting"] = rate * seconds - len(self.answers)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.counts.update(map(outcome, self._pressed))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _move(self, due: float, *, twice: bool) -> None:
        party = await self._free.get()
        what = party.followed.due()
        assert what is not None
        table = party.followed.table
        pressed = await asyncio.gather(*(party.move(what) for _ in range(1 + twice)))
        self.answers.append(time.perf_counter() - due)
        self._pressed += pressed
        if what.alone and "done" in map(outcome, pressed):
            self.sight.wait(table, what.move + 1, due)
        self._begin(self._made_ready(party))

    async def _made_ready(self, party: Party) -> None:
        await party.ready()
        self._free.put_nowait(party)
