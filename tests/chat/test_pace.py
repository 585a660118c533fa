"""However much there is to be shown, Discord's limits are kept: in all, and in each channel."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.chat.pace import AT_ONCE, Pace
from bot.practice.server import Practice
from tests.chat.evening import Evening

MANY = 200
HURRY = 4.0
"""So many times shorter than Discord's are the windows of the limit, and the pace is faster."""
WINDOW = 0.3
"""Seconds, a little more than those in which five edits are let through in the hurried channel."""
STANDSTILL = 1e-6
"""With such a hurry nothing passes any more, once as many have gone as may go at once."""


@pytest.fixture
async def hurried() -> AsyncIterator[Practice]:
    async with Practice(hurry=HURRY) as practice:
        yield practice


async def asked(
    practice: Practice, path: str, count: int, *paces: aiohttp.TraceConfig
) -> Counter[int]:
    """What comes of so many requests, all made at the same time."""
    headers = {"Authorization": f"Bot {practice.token}"}
    connections = aiohttp.TCPConnector(limit=10)

    async def ask() -> int:
        async with session.get(practice.api + path) as answer:
            return answer.status

    async with aiohttp.ClientSession(
        headers=headers, trace_configs=list(paces), connector=connections
    ) as session:
        return Counter(await asyncio.gather(*(ask() for _ in range(count))))


async def test_no_request_is_refused_however_many_are_made_at_once(hurried: Practice) -> None:
    assert (await asked(hurried, "/users/@me", MANY))[429] > 0
    await asyncio.sleep(1 / HURRY)
    paced = await asked(hurried, "/users/@me", MANY, Pace(HURRY).trace())
    assert paced == {200: MANY}


async def test_a_few_requests_wait_for_nothing(hurried: Practice) -> None:
    async with asyncio.timeout(5):
        few = await asked(hurried, "/users/@me", AT_ONCE, Pace(STANDSTILL).trace())
    assert few == {200: AT_ONCE}
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2):
            await asked(hurried, "/users/@me", AT_ONCE + 1, Pace(STANDSTILL).trace())


async def test_answers_to_presses_wait_for_nothing(hurried: Practice) -> None:
    async with asyncio.timeout(5):
        path = "/webhooks/1/token/messages/@original"
        answers = await asked(hurried, path, 2 * AT_ONCE, Pace(STANDSTILL).trace())
    assert answers.total() == 2 * AT_ONCE


async def test_many_tables_in_one_channel_are_shown_one_after_another(tonight: Evening) -> None:
    people = tonight.people[:3]
    for _ in range(2):
        for host in people:
            await host.slash(tonight.room, "brag")
    tables, guest = tonight.hall.tables, tonight.people[3]
    for _ in range(6):
        await asyncio.gather(*(each.sit(guest.id, guest.name) for each in tables))
        await asyncio.sleep(WINDOW)
        await asyncio.gather(*(each.leave(guest.id) for each in tables))
        await asyncio.sleep(WINDOW)
    await tonight.until(lambda: len([each for each in tonight.public if each.edits]) == len(tables))
    assert 429 not in {entry.status for entry in tonight.practice.log}
