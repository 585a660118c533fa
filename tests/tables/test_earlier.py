"""A database that an earlier version left, with a table of every game in mid-deal, is taken up.

It is kept as that version wrote it (version 11, 30 November 2026), and never made anew: whatever
things are called by now, they read what stands there.
"""

from __future__ import annotations

import lzma
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.games import games
from bot.players import players
from bot.rules.turns import acting
from bot.store import Store, count_missing, findings
from bot.tables.hall import Hall, Limits
from bot.tables.ports import World
from bot.tables.state import Phase
from bot.tables.times import Times
from tests.dealers import SeededDealer
from tests.tables.conftest import STAFF, Club, Gazette, StackedDealer, StillClock
from tests.tables.test_any_evening import Crowd, check_record

EARLIER = Path(__file__).with_name("earlier.xz")
THERE = {
    "baccara": ((0, 2, 3), [60, 45, 60, 60]),
    "brag": ((2,), [22, 21, 3, 59]),
    "bragg": ((2,), [58, 33, 55]),
    "cassino": ((0,), [60, 60, 60]),
    "chemin_de_fer": ((1, 2, 3), [54, 54, 60, 60]),
    "connexions": ((1,), [58, 56, 56, 56]),
    "hazard": ((1,), [60, 49, 71]),
    "matrimony": ((1, 2), [37, 69, 50]),
    "poch": ((2,), [57, 52, 41]),
    "pope_joan": ((2,), [75, 60, 41, 54]),
    "thirty_one": ((0,), [58, 58, 61]),
    "vingt_un": ((0,), [56, 56, 68]),
    "whist": ((3,), [60, 60, 60, 60]),
}
"""Who was to act at each table, and what lay before the guests, as the earlier version had it."""


@pytest.fixture
async def earlier(tmp_path: Path) -> AsyncIterator[Club]:
    path = tmp_path / "parlour.sqlite3"
    path.write_bytes(lzma.decompress(EARLIER.read_bytes()))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (11,)
    async with Store.open(path, 1_000) as store:
        await count_missing(store.database)
        clock, gazette, dealer = StillClock(), Gazette(), StackedDealer()
        world = World(store.journal, SeededDealer(1), clock, gazette, Times())
        hall = Hall(world, store.ledger, players(), Limits(), store.settled)
        await hall.restore()
        yield Club(store, clock, gazette, dealer, hall)
        hall.stop()


async def test_tables_stand_as_they_stood(earlier: Club) -> None:
    assert {each.charter.game for each in earlier.hall.tables} == THERE.keys() == games().keys()
    for table in earlier.hall.tables:
        turn = table.view().turn
        assert turn is not None
        chips = [stack for stack in table.view().stacks if stack]
        assert (acting(turn), chips) == THERE[table.charter.game]
    assert await findings(earlier.store.database) == []


@pytest.mark.parametrize("game", sorted(THERE))
async def test_the_game_goes_on_and_its_record_is_whole(earlier: Club, game: str) -> None:
    (table,) = [each for each in earlier.hall.tables if each.charter.game == game]
    crowd = Crowd(earlier, table, Random(1))
    while table.state.phase is Phase.PLAYING:
        await crowd.play(0)
    await crowd.ready(0)
    if table.state.phase is not Phase.CLOSED:
        await table.close(STAFF)
        await earlier.clock.advance(1_000)
    assert await findings(earlier.store.database) == []
    await check_record(earlier, table)
