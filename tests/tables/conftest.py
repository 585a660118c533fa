"""A table of whist with real books, a clock that tests move on, and a pack that they may stack."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.players import players
from bot.store import Store
from bot.tables.hall import Hall, Limits
from bot.tables.ports import Journal, World
from bot.tables.stewards import Steward
from bot.tables.table import AnyTable
from bot.tables.times import Times
from tests.dealers import StackedDealer

SERVER, CHANNEL = 77, 78
ADA, BEN, CLO, DAN, EVE = 1, 2, 3, 4, 5
NAMES = {ADA: "Ada", BEN: "Ben", CLO: "Clo", DAN: "Dan", EVE: "Eve"}
STAFF = Steward(99, "Sue", staff=True)
"""Who may manage messages there, and sits at no table."""


def guest(user: int) -> Steward:
    """Somebody as a steward who may not manage messages there."""
    return Steward(user, NAMES[user], staff=False)


@dataclass
class Alarm:
    moment: int
    ring: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


@dataclass
class StillClock:
    """Time stands until a test moves it on."""

    moment: int = 1_000_000_000_000
    alarms: list[Alarm] = field(default_factory=list)
    behind: int = 0

    def now(self) -> int:
        return self.moment

    def date(self, moment: int) -> int:
        return moment + self.behind

    def down(self, milliseconds: int, stood: int) -> None:
        """So long the house is closed; it goes on from where it stood."""
        self.behind += milliseconds + self.moment - stood
        self.moment = stood

    def at(self, moment: int, ring: Callable[[], None]) -> Alarm:
        alarm = Alarm(moment, ring)
        self.alarms.append(alarm)
        return alarm

    async def advance(self, milliseconds: int) -> None:
        """Moves time on; whatever becomes due on the way happens at its moment."""
        end = self.moment + milliseconds
        while due := [each for each in self.alarms if not each.cancelled and each.moment <= end]:
            first = min(due, key=lambda alarm: alarm.moment)
            self.alarms.remove(first)
            self.moment = max(self.moment, first.moment)
            first.ring()
            await self._settled()
        self.moment = end

    @staticmethod
    async def _settled() -> None:
        rung = [
            task
            for task in asyncio.all_tasks()
            if getattr(task.get_coro(), "__qualname__", "") == "Clockwork._rung"
        ]
        await asyncio.gather(*rung)


@dataclass
class Gazette:
    """A presenter that notes what it was asked to show."""

    shown: int = 0
    nudged: list[int] = field(default_factory=list)

    def show(self, table: AnyTable) -> None:
        del table
        self.shown += 1

    def nudge(self, table: AnyTable, seat: int) -> None:
        del table
        self.nudged.append(seat)


@dataclass
class Club:
    """All that a test needs of the world of tables."""

    store: Store
    clock: StillClock
    gazette: Gazette
    dealer: StackedDealer
    hall: Hall

    def hall_with(self, journal: Journal) -> Hall:
        world = World(journal, self.dealer, self.clock, self.gazette, Times())
        return Hall(world, self.store.ledger, players(), Limits(), self.store.settled)

    async def table(
        self, host: int, *others: int, buy_in: int = 0, **options: int | str
    ) -> AnyTable:
        """A lobby with these guests, the first of them host."""
        table = await self.hall.open(
            "whist",
            options,
            server=SERVER,
            channel=CHANNEL,
            host=host,
            name=NAMES[host],
            buy_in=buy_in,
            pace="social",
        )
        for user in others:
            await table.sit(user, NAMES[user])
        return table

    async def dealt(
        self, host: int, *others: int, buy_in: int = 0, **options: int | str
    ) -> AnyTable:
        """A table at which the first deal has begun, computer players in the free seats."""
        table = await self.table(host, *others, buy_in=buy_in, **options)
        if len(others) < 3:
            await table.fill(host)
        await table.begin(host)
        for user in (host, *others):
            await table.next_deal(user)
        return table

    async def purses(self, *users: int) -> list[int]:
        return [await self.store.ledger.purse(SERVER, user) for user in users]


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with Store.open(tmp_path / "parlour.sqlite3", 1_000) as store:
        clock, gazette, dealer = StillClock(), Gazette(), StackedDealer()
        world = World(store.journal, dealer, clock, gazette, Times())
        hall = Hall(world, store.ledger, players(), Limits(), store.settled)
        yield Club(store, clock, gazette, dealer, hall)
