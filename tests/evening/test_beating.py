"""The heartbeat, from which the next start knows for how long the bot was down."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bot import app
from bot.store import Store, connection, heart
from bot.tables.clock import HouseClock, SystemClock


async def test_books_that_are_locked_for_a_while_do_not_stop_the_heart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for module, name in ((connection, "PATIENCE"), (app, "BEAT")):
        monkeypatch.setattr(module, name, 0.02)
    monkeypatch.setattr(heart, "BETWEEN_BEATS", 0)
    path = tmp_path / "parlour.sqlite3"
    async with Store.open(path, 1_000) as store:
        clock = HouseClock(await store.heart.start(SystemClock().now()))
        clock.go()
        beating = asyncio.create_task(app._beat(store, clock))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            async with asyncio.timeout(5):
                while "heartbeat could not be written" not in caplog.text:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            other.execute("COMMIT")
            (before,) = other.execute("SELECT max(at) FROM heartbeat").fetchone()
            await asyncio.sleep(0.5)
            (after,) = other.execute("SELECT max(at) FROM heartbeat").fetchone()
        assert after > (before or 0)
        beating.cancel()
        with suppress(asyncio.CancelledError):
            await beating
