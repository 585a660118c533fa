"""The clock of the tables."""

from __future__ import annotations

import asyncio
import time

import pytest

from bot.tables.clock import HouseClock, SystemClock

STOOD = 1_000_000_000_000


def test_it_tells_the_time_of_day() -> None:
    assert abs(SystemClock().now() - time.time() * 1_000) < 1_000


@pytest.mark.parametrize("jump", [-3_600, 3_600])
async def test_setting_the_machines_clock_moves_no_deadline(
    monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    clock, rung = HouseClock(STOOD), asyncio.Event()
    clock.go()
    before, told = clock.now(), clock.date(STOOD)
    clock.at(before + 20, rung.set)
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000_000)
    assert 0 <= clock.now() - before < 1_000
    async with asyncio.timeout(5):
        await rung.wait()
    assert clock.now() >= before + 20
    assert clock.date(STOOD) == told


async def test_it_goes_on_from_where_it_stood() -> None:
    clock = HouseClock(STOOD)
    await asyncio.sleep(0.05)
    assert clock.now() == STOOD
    assert clock.go() > 1_000_000_000
    assert STOOD <= clock.now() < STOOD + 1_000
    assert clock.go() == 0
    assert abs(clock.date(clock.now()) - time.time() * 1_000) < 1_000


async def test_while_it_stands_nothing_rings_and_afterwards_there_is_the_time_that_was_left() -> (
    None
):
    clock, rung = HouseClock(STOOD), list[int]()
    clock.go()
    for name, left in enumerate((200, 100)):
        clock.at(clock.now() + left, lambda name=name: rung.append(name))
    promised = clock.date(STOOD)
    clock.stand()
    clock.at(clock.now(), lambda: rung.append(2))
    stood = clock.now()
    await asyncio.sleep(0.3)
    clock.stand()
    assert (rung, clock.now()) == ([], stood)
    assert 250 <= clock.date(STOOD) - promised < 5_000
    assert 250 <= clock.go() < 5_000
    await asyncio.sleep(0.05)
    assert rung == [2]
    await asyncio.sleep(0.3)
    assert rung == [2, 1, 0]


async def test_what_is_cancelled_never_rings() -> None:
    clock, rung = HouseClock(STOOD), list[int]()
    clock.at(STOOD, lambda: rung.append(0)).cancel()
    clock.go()
    clock.at(STOOD, lambda: rung.append(1)).cancel()
    clock.stand()
    clock.go()
    await asyncio.sleep(0.05)
    assert rung == []
