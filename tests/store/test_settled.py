"""What servers have settled, in the books: kept, each thing by itself, and in force."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.rules.codec import UnreadableError
from bot.rules.offers import Refused
from bot.store import Store
from bot.store.migrate import migrate, scripts
from bot.tables.customs import Customs, Options
from bot.tables.ports import Preferences
from tests.store.furniture import PURSE, SERVER, rows


def anything(options: Options) -> None:
    del options


async def test_what_is_settled_outlives_the_process_and_is_of_one_server(path: Path) -> None:
    async with Store.open(path, starting_purse=PURSE) as store:
        await store.settled.settle(SERVER, {"pace": "quick", "channels": [4]})
        await store.settled.rule(SERVER, "whist", {"target": 7}, anything)
    async with Store.open(path, starting_purse=PURSE + 1) as store:
        settled = store.settled
        assert settled.of(SERVER) == Customs(purse=PURSE + 1, pace="quick", channels=(4,))
        assert settled.rules(SERVER, "whist") == {"target": 7}
        assert (settled.of(0), settled.rules(0, "whist")) == (Customs(purse=PURSE + 1), {})
        await settled.settle(SERVER, {"pace": None, "channels": None})
        await settled.rule(SERVER, "whist", {"target": None}, anything)
        assert settled.of(SERVER) == settled.standard
        assert settled.rules(SERVER, "whist") == {}
    assert rows(path, "SELECT count(*) FROM settled") == [(0,)]


async def test_two_at_once_undo_nothing_of_each_other(store: Store) -> None:
    settled = store.settled
    await asyncio.gather(
        settled.settle(SERVER, {"purse": 5}),
        settled.settle(SERVER, {"pace": "post"}),
        settled.settle(SERVER, {"purse": 6}),
        settled.rule(SERVER, "whist", {"target": 7}, anything),
        settled.rule(SERVER, "whist", {"stake": 9}, anything),
    )
    assert settled.of(SERVER) == Customs(purse=6, pace="post")
    assert settled.rules(SERVER, "whist") == {"stake": 9, "target": 7}


async def test_what_cannot_be_together_is_asked_of_what_is_written_then(store: Store) -> None:
    settled = store.settled

    def check(options: Options) -> None:
        if len(options) > 1:
            raise Refused("not both")

    one, other = await asyncio.gather(
        settled.rule(SERVER, "whist", {"target": 7}, check),
        settled.rule(SERVER, "whist", {"stake": 9}, check),
        return_exceptions=True,
    )
    assert one is None
    assert isinstance(other, Refused)
    assert settled.rules(SERVER, "whist") == {"target": 7}
    with pytest.raises(UnreadableError):
        await settled.settle(SERVER, {"poor": 900})
    assert settled.of(SERVER) == Customs(purse=PURSE)


async def test_what_a_version_does_not_know_costs_a_line_in_the_log_and_nothing_else(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Store.open(path, starting_purse=PURSE) as store:
        await store.settled.rule(SERVER, "whist", {"target": 7}, anything)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        unknown = (("", "jukebox", "1"), ("whist", "trumps", "1"), ("loo", "limit", "1"))
        for row in (*unknown, ("", "purse", "{a lot")):
            connection.execute("INSERT INTO settled VALUES (?, ?, ?, ?)", (SERVER, *row))
    caplog.set_level(logging.WARNING)
    async with Store.open(path, starting_purse=PURSE) as store:
        assert store.settled.of(SERVER) == Customs(purse=PURSE)
        assert store.settled.rules(SERVER, "whist") == {"target": 7}
        assert store.settled.rules(SERVER, "loo") == {}
        assert all(each in caplog.text for each in ("jukebox", "trumps", "loo", "{a lot"))
        await store.settled.rule(SERVER, "whist", {"stake": 3}, anything)
        assert store.settled.rules(SERVER, "whist") == {"target": 7, "stake": 3}


async def test_purse_and_allowance_are_the_servers_own(store: Store) -> None:
    now, other = 1_800_000_000_000, SERVER + 1
    await store.settled.settle(SERVER, {"purse": 40, "allowance": 500, "poor": 50})
    assert await store.ledger.purse(SERVER, 1) == 40
    assert await store.ledger.purse(other, 1) == PURSE
    assert await store.ledger.top_up(SERVER, 1, now) == 460
    await store.settled.settle(SERVER, {"purse": 60})
    assert await store.ledger.purse(SERVER, 1) == 500
    assert await store.ledger.purse(SERVER, 2) == 60
    assert await store.ledger.top_up(SERVER, 2, now) == 0
    await store.settled.settle(SERVER, {"purse": 0, "allowance": 0, "poor": 0})
    assert await store.ledger.top_up(SERVER, 3, now) == 0


async def test_who_had_not_ticked_four_colours_has_not_chosen(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, scripts()[:11])
        for user, colours in ((1, 0), (2, 1)):
            connection.execute("INSERT INTO people VALUES (?, 'button', ?, 1, 0)", (user, colours))
    async with Store.open(path, starting_purse=PURSE) as store:
        assert store.people.preferences(1) == Preferences("button", None, True, False)
        assert store.people.preferences(2) == Preferences("button", True, True, False)
