"""Who looks at the books, the memory and the log of the bot while people play."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from bot.tables.times import Times
from tests.evening.house import House
from tests.soak.memory import Look, resident
from tests.soak.town import Town

EVERY = 1.0
"""Seconds between two looks."""
SLACK = 8.0
"""Seconds by which something may be late: the machine has more to do than this."""

OPEN = """
SELECT id, phase, channel, json_extract(charter, '$.pace'), state FROM tables
WHERE phase <> 'closed'
"""
TOTAL = "SELECT coalesce(sum(balance), 0) FROM accounts"
LINE = re.compile(r"\d{4}-\d\d-\d\d \S+ ([A-Z]+) (\S+): (.*)")
EXPECTED = (("discord.client", "Attempting a reconnect"),)
"""Errors that discord.py logs where we have taken the line away."""


@dataclass(frozen=True)
class Row:
    """An open table as it stands in the books."""

    table: str
    phase: str
    channel: int
    pace: str
    state: dict[str, Any]


@dataclass
class Watch:
    """Notes what is wrong, and how much memory the bot takes.

    Time counts while all is well: only then something must happen by itself.
    """

    town: Town
    house: House
    times: Times
    wrong: list[str] = field(default_factory=list[str])
    looks: list[Look] = field(default_factory=list[Look])
    """At the bot's memory."""
    tables: list[int] = field(default_factory=list[int])
    """How many tables were open."""
    _well: float = 0.0
    _changes: dict[str, tuple[int, float]] = field(default_factory=dict[str, tuple[int, float]])

    async def live(self) -> None:
        """Looks again and again."""
        before = time.monotonic()
        while True:
            await asyncio.sleep(EVERY)
            now = time.monotonic()
            if self.town.tally.calm.lasted(before):
                self._well += now - before
            before = now
            self.look()

    def look(self) -> None:
        """Looks once."""
        with closing(sqlite3.connect(f"file:{self.house.database}?mode=ro", uri=True)) as books:
            (total,) = books.execute(TOTAL).fetchone()
            (deals,) = books.execute("SELECT count(*) FROM deals").fetchone()
            rows = opened(books)
        if total:
            self.wrong.append(f"all accounts make {total} chips")
        self.town.open = len(rows)
        self.tables.append(len(rows))
        for row in rows:
            self._look_at(row)
        used = resident(self.house.pid)
        if used is not None:
            self.looks.append(Look(self.house.pid, used, deals))

    def _look_at(self, row: Row) -> None:
        """A table changes within the time that it waits, whoever does nothing."""
        table, state = row.table, row.state
        change, since = self._changes.get(table, (-1, self._well))
        if state["change"] != change:
            self._changes[table] = state["change"], self._well
        elif self._well - since > self._patience(row) + SLACK:
            self.wrong.append(f"table {table} is stuck: {row.phase}, change {change}")
            self._changes[table] = change, self._well

    def _patience(self, row: Row) -> float:
        people = [each for each in row.state["guests"] if each and each["user"] is not None]
        if row.phase == "lobby":
            return self.times.lobby / 1_000
        if all(each["away"] for each in people):
            return self.times.deserted / 1_000
        if row.phase == "between":
            return self.times.pause / 1_000
        return self.times.turn[row.pace] / 1_000  # pyright: ignore[reportArgumentType]


def opened(books: sqlite3.Connection) -> list[Row]:
    """The open tables as they stand in the books."""
    return [
        Row(table, phase, channel, pace, json.loads(state))
        for table, phase, channel, pace, state in books.execute(OPEN).fetchall()
    ]


def complaints(log: str) -> list[str]:
    """The entries of a log that tell of an error, but for those that nobody minds."""
    entries: list[str] = []
    for line in log.splitlines():
        if LINE.match(line) or not entries:
            entries.append(line)
        else:
            entries[-1] += f"\n{line}"
    return [each for each in entries if _is_grave(each)]


def _is_grave(entry: str) -> bool:
    head = LINE.match(entry)
    if head is None:
        return True
    level, name, text = head.groups()
    if any(name == who and text.startswith(what) for who, what in EXPECTED):
        return False
    return level in ("ERROR", "CRITICAL") or "Traceback" in entry
