"""The clock of the tables."""

from __future__ import annotations

import asyncio
import time

import pytest

from bot.tables.clock import SystemClock


def test_it_tells_the_time_of_day() -> None:
    assert abs(SystemClock().now() - time.time() * 1_000) < 1_000


@pytest.mark.parametrize("jump", [-3_600, 3_600])
async def test_setting_the_machines_clock_moves_no_deadline(
    monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    clock = SystemClock()
    before, rung = clock.now(), asyncio.Event()
    clock.at(before + 20, rung.set)
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000_000)
    assert 0 <= clock.now() - before < 1_000
    async with asyncio.timeout(5):
        await rung.wait()
    assert clock.now() >= before + 20
