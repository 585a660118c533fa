"""Posts, preferences and the heartbeat."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Store
from bot.store.heart import BETWEEN_BEATS
from bot.tables.ports import Change, Post, Preferences, UnwrittenError
from tests.store.furniture import PURSE, charter, deal, moves, rows, state

BEAT = "SELECT at FROM heartbeat"


async def test_posts_are_found_again_and_replaced_and_dropped(path: Path):
    async with Store.open(path, starting_purse=PURSE) as store:
        for table in "tu":
            await store.journal.open(charter(table), state(), ())
        await store.posts.put("t", Post("hand", 2, 30, 31, 1, "ab"))
        await store.posts.put("t", Post("table", None, 10, 11, 1, None))
        await store.posts.put("t", Post("hand", 0, 20, 21, 1, None))
        await store.posts.put("t", Post("table", None, 10, 12, 1, None))
        await store.posts.put("u", Post("table", None, 10, 13, 1, None))
    async with Store.open(path, starting_purse=PURSE) as store:
        assert await store.posts.of("t") == [
            Post("table", None, 10, 12, 1, None),
            Post("hand", 0, 20, 21, 1, None),
            Post("hand", 2, 30, 31, 1, "ab"),
        ]
        await store.posts.drop("t", "hand", 0)
        await store.posts.drop("t", "table", None)
        await store.posts.drop("t", "hand", 5)
        assert await store.posts.of("t") == [Post("hand", 2, 30, 31, 1, "ab")]
        assert await store.posts.of("u") == [Post("table", None, 10, 13, 1, None)]
        with pytest.raises(UnwrittenError):
            await store.posts.put("nowhere", Post("table", None, 1, 1, 1, None))


async def test_preferences_begin_with_the_defaults_and_are_kept_and_forgotten(path: Path):
    mine = Preferences("button", four_colours=True, words_only=True, nudges=False)
    async with Store.open(path, starting_purse=PURSE) as store:
        assert store.people.preferences(7) == Preferences()
        await store.people.prefer(7, lambda _: Preferences(four_colours=True))
        await store.people.prefer(7, lambda _: mine)
    async with Store.open(path, starting_purse=PURSE) as store:
        assert store.people.preferences(7) == mine
        assert store.people.preferences(8) == Preferences()
        await store.people.forget(7)
        assert store.people.preferences(7) == Preferences()
    assert rows(path, "SELECT count(*) FROM people") == [(0,)]


async def test_the_last_beat_outlives_the_process_and_is_seldom_written(path: Path):
    async with Store.open(path, starting_purse=PURSE) as store:
        assert rows(path, BEAT) == []
        for now in (1_000, 1_001, 1_000 + BETWEEN_BEATS - 1):
            await store.heart.beat(now)
        assert rows(path, BEAT) == [(1_000,)]
        await store.heart.beat(1_000 + BETWEEN_BEATS)
    async with Store.open(path, starting_purse=PURSE) as store:
        assert rows(path, BEAT) == [(1_000 + BETWEEN_BEATS,)]
        await store.heart.beat(500)
        assert rows(path, BEAT) == [(1_000 + BETWEEN_BEATS,)]


async def test_a_start_goes_on_from_the_last_beat_whatever_the_time_of_day(path: Path):
    for today, time in ((1_000, 1_000), (99_000, 1_001), (500, 1_002)):
        async with Store.open(path, starting_purse=PURSE) as store:
            assert await store.heart.start(today) == time


async def test_a_move_is_a_beat(path: Path, store: Store):
    await store.heart.beat(1_000)
    await store.journal.open(charter("t"), state(), ())
    await store.journal.write(Change("t", "1", state(), deal(0), moves(0, 0, 1)))
    assert rows(path, BEAT) == [(5_001,)]
