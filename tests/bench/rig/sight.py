"""What the stand-in is sent for everybody's eyes, and how long after the press that it shows."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict, deque
from dataclasses import dataclass, field
from typing import Final

from bot.chat.ids import read_ident
from bot.practice.rest.front import Entry
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.world import News

SETTLED: Final = 3.0
"""Seconds in which nothing new is shown, when nothing is to come."""


@dataclass
class Sight:
    """Counts requests by their status, and what they show; `seconds` is from press to picture."""

    practice: Practice
    seconds: list[float] = field(default_factory=list[float])
    counts: Counter[str] = field(default_factory=Counter[str])
    _awaited: defaultdict[str, deque[tuple[int, float]]] = field(
        default_factory=lambda: defaultdict[str, deque[tuple[int, float]]](deque)
    )

    def __post_init__(self) -> None:
        self.practice.world.listeners.append(self._hear)

    @property
    def awaited(self) -> int:
        """How many moves are not shown yet."""
        return sum(map(len, self._awaited.values()))

    def wait(self, table: str, move: int, due: float) -> None:
        """A table is to be shown at this move or a later one."""
        self._awaited[table].append((move, due))

    async def settled(self) -> None:
        """Waits until nothing new is shown."""
        before = -1
        while before != (before := self.counts.total()):  # noqa: ASYNC110 - it is of all news
            await asyncio.sleep(SETTLED)

    def _hear(self, news: News) -> None:
        match news.about:
            case (Entry() as entry,):
                self.counts[str(entry.status)] += 1
                self.counts["requests"] += not entry.path.startswith(("/interactions", "/webhooks"))
            case (Message(channel=Channel(server=None)),):
                self.counts["hands"] += 1
            case (Message(only_for=None) as message,):
                self._shown(message)
            case _:
                pass

    def _shown(self, message: Message) -> None:
        ident = next((read_ident(each.custom_id) for each in message.buttons), None)
        if ident is None:
            return
        self.counts["tables"] += 1
        waiting = self._awaited[ident.table]
        while waiting and waiting[0][0] <= ident.move:
            _, due = waiting.popleft()
            self.seconds.append(time.perf_counter() - due)
