"""How many tables may be open: of one host in a server, and in one channel."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from bot.rules.offers import Refused
from bot.tables.hall import Hall
from bot.tables.ports import Journal, Transfer
from bot.tables.state import Charter, State
from bot.tables.table import AnyTable
from tests.tables.conftest import ADA, BEN, STAFF, Club


async def opened(hall: Hall, host: int, server: int = 77, channel: int = 78) -> AnyTable:
    return await hall.open(
        "whist", {}, server=server, channel=channel, host=host, name="?", buy_in=0, pace="social"
    )


async def test_one_person_is_host_of_three_tables_in_a_server(club: Club) -> None:
    for channel in (1, 2, 3):
        table = await opened(club.hall, ADA, channel=channel)
    with pytest.raises(Refused, match="host of 3 tables"):
        await opened(club.hall, ADA, channel=4)
    await opened(club.hall, ADA, server=79)
    await table.close(STAFF)
    await opened(club.hall, ADA, channel=4)


async def test_a_channel_has_room_for_ten(club: Club) -> None:
    for host in range(10, 20):
        await opened(club.hall, host)
    with pytest.raises(Refused, match="10 tables stand"):
        await opened(club.hall, BEN)
    await opened(club.hall, BEN, channel=79)


async def test_who_opens_many_at_once_opens_three(club: Club) -> None:
    calls = [opened(club.hall, ADA, channel=channel) for channel in range(6)]
    done = await asyncio.gather(*calls, return_exceptions=True)
    assert sum(isinstance(each, Refused) for each in done) == 3
    assert len(club.hall.tables) == 3


class Patient:
    """A journal that begins to write down so many new tables when all of them are there."""

    def __init__(self, journal: Journal, many: int) -> None:
        self._journal = journal
        self._all = asyncio.Barrier(many)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)

    async def open(self, charter: Charter, state: State, transfers: tuple[Transfer, ...]) -> None:
        await self._all.wait()
        await self._journal.open(charter, state, transfers)


async def test_no_table_waits_for_another_to_be_written_down(club: Club) -> None:
    """They are committed together, as everything is: else a rush would wait for a disk in turn."""
    hall = club.hall_with(cast("Journal", Patient(club.store.journal, 10)))
    async with asyncio.timeout(5):
        await asyncio.gather(*(opened(hall, host) for host in range(10, 20)))
    assert len(hall.tables) == 10


async def test_a_table_that_cannot_be_written_down_leaves_its_room(club: Club) -> None:
    for _ in range(4):
        with pytest.raises(Refused, match="purse"):
            await club.table(ADA, buy_in=5_000)
    for channel in (1, 2, 3):
        await opened(club.hall, ADA, channel=channel)
