"""A bot in a process of its own, which is killed and started again while the stand-in stays."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.practice.interactions import SILENCE
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel

ROOT = Path(__file__).resolve().parents[2]


@asynccontextmanager
async def pinger(practice: Practice) -> AsyncIterator[None]:
    """The process, from when it is on the line until it is killed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.practice.pinger", practice.api, practice.token, cwd=ROOT
    )
    try:
        await practice.until(lambda: practice.gateway.connected, 20)
        yield
    finally:
        process.kill()
        await process.wait()


async def test_a_process_is_killed_and_started_again(
    practice: Practice, room: Channel, ada: Person
) -> None:
    for _ in range(2):
        async with pinger(practice):
            answer = await ada.slash(room, "ping")
            assert answer.message is not None
        await practice.until(lambda: not practice.gateway.connected)
        assert (await ada.slash(room, "ping")).failed == SILENCE
    assert [message.text for message in ada.sees(room)] == ["pong", "pong"]
