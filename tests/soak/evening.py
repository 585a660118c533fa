"""A whole evening: it begins, it goes on in trouble and in peace, and everybody goes home."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.practice.server import Practice
from bot.practice.state.messages import Message
from bot.rules.offers import Refused
from bot.store import Store
from bot.tables.record_write import write_record
from bot.tables.times import Times
from tests.evening.house import House
from tests.evening.programs import BOT
from tests.soak.guest import Guest
from tests.soak.memory import Trend, trend
from tests.soak.mischief import DROPPED, Mischief
from tests.soak.reading import table_of
from tests.soak.tally import Tally
from tests.soak.town import Town, recent, town
from tests.soak.watch import Row, Watch, complaints, opened

PURSE = 100_000
LATE = 10062
"""Discord's word for an answer after three seconds."""
TWICE = 40060
"""Discord's word for a second answer."""
HOME = 90.0
"""Seconds within which all tables are closed and shown so."""
WIDTH = 20
"""So many people press at once when they go home."""


@dataclass(frozen=True)
class Plan:
    """How long it goes on, with how many tables, and what chance begins with."""

    seconds: float
    tables: int
    seed: int
    hurry: float
    """Waiting times are so many times shorter."""
    pace: float
    """Seconds between two deeds of a guest."""


@dataclass
class Soak:
    """An evening under way."""

    plan: Plan
    town: Town
    house: House
    watch: Watch
    mischief: Mischief

    @property
    def tally(self) -> Tally:
        """What was counted."""
        return self.town.tally

    async def held(self) -> None:
        """The evening itself."""
        guests = [Guest(each, self.town, self.plan.pace).live() for each in self.town.people]
        async with _at_once([*guests, self.watch.live()]):
            await self.mischief.live(self.plan.seconds)

    async def cleared(self) -> None:
        """Everybody goes home: every table is closed, and says so."""
        async with asyncio.timeout(HOME):
            while rows := self.rows():
                await asyncio.gather(*map(self._close, rows[:WIDTH]))
        with suppress(TimeoutError):
            await self.town.practice.until(lambda: not self._left_over(), within=HOME)
        self.watch.wrong += self._left_over()

    def rows(self) -> list[Row]:
        """The open tables in the books."""
        with self._books() as books:
            return opened(books)

    async def _close(self, row: Row) -> None:
        """The steward closes a table."""
        steward, channel = self.town.steward, self.town.practice.world.channels[row.channel]
        asking = steward.slash(channel, "table close", table=row.table)
        panel = (await self.tally.timed("tables closed", asking)).message
        if panel is not None and panel.buttons:
            await self.tally.timed("tables closed", steward.click(panel, panel.buttons[0].label))

    def _left_over(self) -> list[str]:
        """Messages of tables at which there is more to press than *Record*."""
        return [
            f"the message of {table_of(each)} still offers {[b.label for b in each.buttons]}"
            for each in self._messages()
            if table_of(each) and len(each.buttons) > 1
        ]

    def _messages(self) -> list[Message]:
        return [
            message
            for server in self.town.servers
            for channel in (*server.channels.values(), *server.threads.values())
            for message in recent(channel)
        ]

    def _books(self) -> closing[sqlite3.Connection]:
        return closing(sqlite3.connect(f"file:{self.house.database}?mode=ro", uri=True))

    # --- what is asked at the end ---------------------------------------------------------------

    def chips(self) -> tuple[int, int, int]:
        """All chips that were made, all in purses and with the house, and all anywhere else."""
        with self._books() as books:
            held = dict(books.execute("SELECT kind, sum(balance) FROM accounts GROUP BY kind"))
        home = held.get("purse", 0) + held.get("house", 0)
        return -held["mint"], home, held.get("stack", 0) + held.get("pool", 0)

    async def records(self) -> int:
        """Writes down every table that has a finished deal; how many there are."""
        folder = self.house.folder / "records"
        folder.mkdir()
        async with Store.open(self.house.database, PURSE) as store:
            with self._books() as books:
                tables = [name for (name,) in books.execute("SELECT id FROM tables")]
            for name in tables:
                saved = await store.journal.find(name)
                assert saved is not None
                deals, comings = await store.journal.deals(name), await store.journal.comings(name)
                try:
                    record = write_record(saved.charter, saved.state, deals, comings)
                except Refused:
                    continue  # No deal of it was finished.
                (folder / f"{name}.json").write_text(json.dumps(record, ensure_ascii=False))
        return len(list(folder.iterdir()))

    async def verified(self) -> tuple[int, str]:
        """Plays all records again, with their proofs: the status, and what was said of any."""
        files = sorted(map(str, (self.house.folder / "records").iterdir()))
        status, out = await self.house.command("replay", "--verify", *files)
        return status, "\n".join(line for line in out.splitlines() if not line.startswith("{"))

    def trend(self) -> Trend:
        """How the memory of the last process went."""
        return trend(self.watch.looks)

    def lines(self) -> list[str]:
        """The figures of the evening."""
        with self._books() as books:
            (moves,) = books.execute("SELECT count(*) FROM moves").fetchone()
            (deals,) = books.execute("SELECT count(*) FROM deals").fetchone()
            games = books.execute(
                "SELECT json_extract(charter, '$.game'), count(*) FROM tables GROUP BY 1"
            ).fetchall()
        looks, trend = self.watch.looks, self.trend()
        step = max(1, len(looks) // 12)
        memory = [f"{each.used:.0f}" for each in looks[::step]]
        tables = ", ".join(f"{name} {number}" for name, number in games)
        return [
            f"{self.plan}",
            f"tables: {sum(number for _, number in games)} ({tables}),"
            f" {max(self.watch.tables)} of them at once; deals: {deals:,}; moves: {moves:,}",
            *self.tally.lines(lambda _: True),
            f"answers while all was well: {len(self.tally.answers):,}; median"
            f" {self.tally.within(0.5):.0f} ms, 99 of 100 within {self.tally.within(0.99):.0f} ms",
            f"processes: {len({each.process for each in looks})};"
            f" MiB over time: {' '.join(memory)}",
            f"MiB in the second and the last quarter of the last process:"
            f" {trend.warm:.1f} {trend.late:.1f}; {trend.deals:.0f} deals lie between;"
            f" growth in a thousand: {trend.growth:.1f}",
        ]

    def wrong(self) -> list[str]:
        """All that nobody should have seen."""
        return [
            *self.watch.wrong,
            *self._breaches(),
            *self.tally.neglected(),
            *complaints(self.house.log),
        ]

    def _breaches(self) -> list[str]:
        """What the bot asked of Discord and should not have.

        A press that failed may be answered late, and once: by how many fail, the tally judges. An
        answer of which only the receipt was lost is given twice: no more than were dropped.
        """
        counts, breaches = self.tally.counts, self.town.practice.breaches
        dropped = DROPPED * (counts["trouble: drops"] + counts["trouble: outage"])
        late = [each for each in breaches if each.code == LATE]
        twice = [each for each in breaches if each.code == TWICE]
        wrong = [each for each in breaches if each.code not in (LATE, TWICE)]
        return [str(each) for each in (*wrong, *late[self.tally.failed :], *twice[dropped:])]


@asynccontextmanager
async def soak(folder: Path, plan: Plan) -> AsyncIterator[Soak]:
    """The house open. The bot is killed at the end, if it has not been closed."""
    async with Practice(hurry=plan.hurry) as practice:
        where = town(practice, Random(plan.seed), plan.tables)
        settings = {"PARLOUR_HURRY": str(plan.hurry), "PARLOUR_STARTING_PURSE": str(PURSE)}
        house = House(practice, folder, settings, BOT)
        await house.open()
        watch = Watch(where, house, Times().hurried(plan.hurry))
        try:
            yield Soak(plan, where, house, watch, Mischief(where, house))
        finally:
            await house.kill()


@asynccontextmanager
async def _at_once(lives: list[Coroutine[Any, Any, None]]) -> AsyncIterator[None]:
    """Lets all of them live for as long as the context lasts. None of them ends by itself."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(each) for each in lives]
        yield
        for task in tasks:
            task.cancel()
