"""The bot as it is, with a hand on the plug and another on the machine's clock.

A file `plug` in the folder says when the power goes: `before` the next change of a table is
committed, when all of it is written but for that, or `after` it, when nobody knows of it yet; and
`before note` and `after note` for where a message stands. It goes once.
A file `clock` says by how many seconds the machine's clock is wrong, from then on.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

from bot.__main__ import main
from bot.chat.bot import Parlour
from bot.store import journal, posts, writer
from bot.store.connection import Work

PLUG, CLOCK = Path("plug"), Path("clock")

commit, begin, run, set_up = writer._commit, journal.begin, posts._run, Parlour.setup_hook
seconds, nanoseconds = time.time, time.time_ns
touched: set[str] = set()
"""What the transaction under way has changed."""


def pull(when: str) -> None:
    """The end, if it is to be now."""
    if not PLUG.exists():
        return
    wanted, _, what = PLUG.read_text().partition(" ")
    if wanted == when and (what or "table") in touched:
        PLUG.unlink()
        os.kill(os.getpid(), signal.SIGKILL)


def begin_watched(connection: sqlite3.Connection, scope: str, cause: str) -> int:
    """A change of a table."""
    touched.add("table")
    return begin(connection, scope, cause)


def run_watched(
    connection: sqlite3.Connection, query: str, row: tuple[str | int | None, ...]
) -> None:
    """A note of a message."""
    touched.add("note")
    run(connection, query, row)


def commit_watched(connection: sqlite3.Connection, works: list[Work[Any]]) -> list[object]:
    """A transaction. SQLite tells of a statement before it runs it."""
    touched.clear()
    connection.set_trace_callback(lambda sql: pull("before") if sql == "COMMIT" else None)
    outcomes = commit(connection, works)
    pull("after")
    return outcomes


def wrong_by() -> int:
    """Seconds."""
    return int(CLOCK.read_text()) if CLOCK.exists() else 0


async def set_up_soon(self: Parlour) -> None:
    """As the bot does it."""
    self._connection.guild_ready_timeout = 0.05
    await set_up(self)


time.time = lambda: seconds() + wrong_by()
time.time_ns = lambda: nanoseconds() + wrong_by() * 1_000_000_000
Parlour.setup_hook = set_up_soon
writer._commit = commit_watched
journal.begin = begin_watched
posts._run = run_watched

if __name__ == "__main__":
    sys.exit(main())
