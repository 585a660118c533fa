"""Back-ups: made while the books are written, refused, put back; and those before a new version."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import DatabaseError, Store, copies
from bot.store.backups import back_up, back_up_into, contents, restore
from bot.store.copies import KEPT
from bot.store.migrate import migrate, scripts
from bot.tables.ports import Change
from tests.store.furniture import PURSE, buy_in, charter, deal, rows, state

BALLAST = 8_000
"""Pages, so that copying takes a while."""


async def a_table(store: Store, table: str, user: int = 7) -> None:
    await store.journal.open(charter(table), state(), ())
    seated = Change(table, "open", state(), deal(0), transfers=(buy_in(table, user),))
    await store.journal.write(seated)


def names(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


async def test_nobody_waits_for_a_back_up_and_it_shows_one_moment(
    store: Store, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE ballast (weight BLOB)")
        connection.executemany("INSERT INTO ballast VALUES (zeroblob(?))", [(4_000,)] * BALLAST)
    monkeypatch.setattr(copies, "PAGES", 1)
    copy, longest, written = tmp_path / "copy", 0.0, 0
    backing = asyncio.create_task(asyncio.to_thread(back_up, path, copy))
    while not backing.done():
        began = time.monotonic()
        await a_table(store, f"t{written}", written)
        longest, written = max(longest, time.monotonic() - began), written + 1
    found = await backing
    assert written > 5
    assert found.tables < written  # it did not begin anew, or it would have all but the last
    assert found.tables - found.deals in (0, 1)
    assert contents(copy) == found
    assert longest < 1


async def test_a_back_up_is_one_private_file_and_overwrites_nothing(
    store: Store, path: Path, tmp_path: Path
) -> None:
    await a_table(store, "t")
    there, copy = names(tmp_path), tmp_path / "copy"
    found = back_up(path, copy)
    assert (found.version, found.tables, found.open, found.deals) == (len(scripts()), 1, 1, 1)
    assert (found.purses, found.chips) == (1, PURSE - 100)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with pytest.raises(DatabaseError, match="already"):
        back_up(path, copy)
    assert contents(copy) == found
    assert names(tmp_path) == there | {"copy"}


async def test_in_a_folder_the_newest_are_kept_and_nothing_of_others_is_touched(
    store: Store, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_table(store, "t")
    (tmp_path / "copies").mkdir()
    (tmp_path / "copies" / "parlour-the-best.sqlite3").touch()
    for hour in range(4):
        monkeypatch.setattr("bot.store.backups.now", lambda hour=hour: f"20261130T0{hour}0000Z")
        back_up_into(tmp_path / "copies", path, keep=2)
    assert names(tmp_path / "copies") == {
        "parlour-20261130T020000Z.sqlite3",
        "parlour-20261130T030000Z.sqlite3",
        "parlour-the-best.sqlite3",
    }


async def test_a_copy_takes_the_place_of_a_database_that_lies_aside_whole(
    path: Path, tmp_path: Path
) -> None:
    async with Store.open(path, PURSE) as store:
        await a_table(store, "early")
        back_up(path, tmp_path / "copy")
        await a_table(store, "late")
        with pytest.raises(DatabaseError, match="Another Parlour is running"):
            restore(tmp_path / "copy", path)
        # As after a loss of power: the last change stands in the log beside the file alone.
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", tmp_path / f"torn{end}")
    torn = tmp_path / "torn"
    found, aside = restore(tmp_path / "copy", torn)
    assert aside is not None
    assert found.tables == 1
    assert rows(torn, "SELECT id FROM tables") == [("early",)]
    assert rows(aside, "SELECT id FROM tables ORDER BY id") == [("early",), ("late",)]
    async with Store.open(torn, PURSE) as store:
        await a_table(store, "again")


def content(path: Path) -> bytes:
    return path.read_bytes()


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def overwritten(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[5 * 4_096 : 6 * 4_096] = b"x" * 4_096
    path.write_bytes(content)


def made_newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def written_to(path: Path) -> None:
    path.write_bytes(b"Dear diary, tonight we played at whist.\n" * 100)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (cut, "damaged"),
        (overwritten, "damaged"),
        (made_newer, "version 99"),
        (emptied, "nothing in it"),
        (written_to, "no SQLite database"),
        (Path.unlink, "no file"),
    ],
)
async def test_what_is_no_back_up_changes_nothing(
    path: Path, tmp_path: Path, spoil: Callable[[Path], None], why: str
) -> None:
    async with Store.open(path, PURSE) as store:
        await a_table(store, "t")
        back_up(path, tmp_path / "copy")
    spoil(tmp_path / "copy")
    before, there = content(path), names(tmp_path)
    with pytest.raises(DatabaseError, match=why):
        restore(tmp_path / "copy", path)
    with pytest.raises(DatabaseError, match="the database itself"):
        restore(path, path)
    assert (content(path), names(tmp_path)) == (before, there)


async def test_a_database_is_copied_before_its_version_changes(path: Path, tmp_path: Path) -> None:
    for number in range(KEPT + 2):
        (tmp_path / f"{path.name}.2020010{number}T000000Z-version-9").touch()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, scripts()[:1])
        connection.execute("INSERT INTO people VALUES (7, 'button', 1, 0, 1)")
    for _ in range(2):  # the second start has nothing to change
        async with Store.open(path, PURSE):
            pass
    *others, latest = sorted(each for each in names(tmp_path) if "-version-" in each)
    assert len(others) == KEPT - 1
    assert contents(tmp_path / latest).version == 1
    assert rows(tmp_path / latest, "SELECT user FROM people") == [(7,)]


async def test_a_database_that_cannot_be_copied_is_not_changed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, scripts()[:1])

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(copies, "copy", full)
    with pytest.raises(DatabaseError):
        async with Store.open(path, PURSE):
            pass
    assert rows(path, "PRAGMA user_version") == [(1,)]


@pytest.mark.skipif(os.geteuid() != 0, reason="only the superuser can do another's work")
async def test_the_superuser_puts_nothing_into_the_folder_of_the_bot(
    path: Path, tmp_path: Path
) -> None:
    async with Store.open(path, PURSE):
        pass
    back_up(path, tmp_path / "copy")
    os.chown(tmp_path, 65534, 65534)
    with pytest.raises(DatabaseError, match="not as root"):
        restore(tmp_path / "copy", path)
