"""Opening a file: new, older, newer, somebody else's, locked, not ours to write."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import DatabaseError, Store, findings, looked_at
from bot.store import connection as connection_module
from bot.store.migrate import migrate, scripts
from bot.tables.ports import Change, DealRow
from tests.store.furniture import PURSE, charter, comings, deal, rows, state

REPOSITORY = Path(__file__).parents[2]

HOLDER = """
import asyncio, sys
from pathlib import Path
from bot.store import Store

async def hold():
    async with Store.open(Path(sys.argv[1]), starting_purse=1):
        print("open", flush=True)
        await asyncio.sleep(600)

asyncio.run(hold())
"""


DIARY = b"Dear diary, today I lost at whist.\n" * 100


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def there(path: Path) -> bool:
    return path.exists()


def read(path: Path) -> bytes:
    return path.read_bytes()


def write(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def permit(path: Path, mode: int) -> None:
    path.chmod(mode)


@contextmanager
def another_parlour(path: Path) -> Iterator[None]:
    """A process that has opened the store; it is killed in the end."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, cwd=REPOSITORY
    ) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"open\n"
            yield
        finally:
            holder.kill()


async def open_and_close(path: Path) -> None:
    async with Store.open(path, starting_purse=PURSE):
        pass


def test_every_migration_has_a_number_of_its_own() -> None:
    """Two of one number would be run in another order by who had already run one of them."""
    folder = REPOSITORY / "bot" / "store" / "migrations"
    numbers = sorted(int(each.name.split("_")[0]) for each in folder.glob("*.sql"))
    assert numbers == [*range(1, len(numbers) + 1)]


async def test_a_new_file_gets_the_newest_version_and_is_private(path: Path):
    await open_and_close(path)
    assert rows(path, "PRAGMA user_version") == [(len(scripts()),)]
    assert rows(path, "PRAGMA journal_mode") == [("wal",)]
    assert mode(path) == 0o600


async def test_missing_folders_are_made(tmp_path: Path):
    await open_and_close(tmp_path / "a" / "b" / "parlour.sqlite3")


async def test_a_closed_store_leaves_one_whole_file(path: Path):
    async with Store.open(path, starting_purse=PURSE) as store:
        await store.journal.open(charter("t"), state(), ())
        assert there(path.with_name(f"{path.name}-wal"))
    assert not there(path.with_name(f"{path.name}-wal"))


async def test_a_copy_of_version_1_is_brought_on_with_its_rows(tmp_path: Path):
    old = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        migrate(connection, scripts()[:1])
        connection.execute("INSERT INTO people VALUES (7, 'button', 1, 0, 1)")
    copy = Path(shutil.copy(old, tmp_path / "copy.sqlite3"))
    async with Store.open(copy, starting_purse=PURSE) as store:
        assert store.people.preferences(7).hands == "button"
        assert await findings(store.database) == []


async def test_deals_of_version_2_do_not_know_who_came_before_them(tmp_path: Path):
    old = tmp_path / "old.sqlite3"
    async with Store.open(tmp_path / "new.sqlite3", starting_purse=PURSE) as store:
        await store.journal.open(charter("t"), state(), ())
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        migrate(connection, scripts()[:2])
        connection.execute(f"ATTACH '{tmp_path / 'new.sqlite3'}' AS new")
        connection.execute("INSERT INTO tables SELECT * FROM new.tables")
        connection.execute("INSERT INTO deals VALUES ('t', 0, '[100]', '[\"Ann\"]', '{}', 0)")
    async with Store.open(old, starting_purse=PURSE) as store:
        (saved,) = await store.journal.open_tables()
        assert saved.deal == DealRow(0, (100,), ("Ann",), "{}", None)
        await store.journal.write(Change("t", "1", state(), comings=comings(0)))
        await store.journal.write(Change("t", "2", state(), replace(deal(1), comings=1)))
        await store.journal.write(Change("t", "3", state(), void=0))
        assert [row.comings for row, _ in await store.journal.deals("t")] == [1]


def test_a_step_that_fails_leaves_the_version_before_it(path: Path):
    bad = "CREATE TABLE half (a INTEGER); INSERT INTO nowhere VALUES (1);"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, [*scripts(), bad])
        assert connection.execute("PRAGMA user_version").fetchone() == (len(scripts()),)
        assert not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'half'").fetchall()
        migrate(connection, [*scripts(), "CREATE TABLE whole (a INTEGER);"])
        assert connection.execute("PRAGMA user_version").fetchone() == (len(scripts()) + 1,)


async def test_a_newer_version_is_refused_untouched(path: Path):
    await open_and_close(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(DatabaseError, match="version 99"):
        await open_and_close(path)
    assert rows(path, "PRAGMA user_version") == [(99,)]


async def test_a_database_of_another_program_is_refused_untouched(path: Path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(DatabaseError, match="another program"):
        await open_and_close(path)
    assert rows(path, "SELECT name FROM sqlite_master") == [("recipes",)]


async def test_a_file_that_is_no_database(path: Path):
    write(path, DIARY)
    with pytest.raises(DatabaseError, match="no SQLite database"):
        await open_and_close(path)
    assert read(path) == DIARY


async def test_a_folder_is_no_database(tmp_path: Path):
    with pytest.raises(DatabaseError, match="cannot be"):
        await open_and_close(tmp_path)


async def test_locked_by_another_program(path: Path, monkeypatch: pytest.MonkeyPatch):
    await open_and_close(path)
    monkeypatch.setattr(connection_module, "PATIENCE", 0.05)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseError, match="locked"):
            await open_and_close(path)
    await open_and_close(path)


@pytest.fixture
def powerless() -> Iterator[Path]:
    """A folder of somebody for whom permissions count: the superuser steps down for the test."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(65534)
    folder = Path(tempfile.mkdtemp())
    try:
        yield folder
    finally:
        folder.chmod(0o700)
        shutil.rmtree(folder)
        os.seteuid(before)


async def test_a_folder_that_cannot_be_written(powerless: Path):
    permit(powerless, 0o555)
    with pytest.raises(DatabaseError, match="cannot be"):
        await open_and_close(powerless / "parlour.sqlite3")


async def test_a_file_that_cannot_be_written(powerless: Path):
    path = powerless / "parlour.sqlite3"
    await open_and_close(path)
    permit(path, 0o444)
    with pytest.raises(DatabaseError, match="cannot be written"):
        await open_and_close(path)


async def test_a_second_store_is_refused_even_by_another_name(store: Store, path: Path):
    other = path.with_name("alias.sqlite3")
    other.symlink_to(path)
    for name in (path, other):
        with pytest.raises(DatabaseError, match="Another Parlour"):
            await open_and_close(name)
    await store.journal.open(charter("t"), state(), ())


async def test_the_lock_dies_with_a_killed_process(path: Path):
    with another_parlour(path), pytest.raises(DatabaseError, match="Another Parlour"):
        await open_and_close(path)
    await open_and_close(path)


async def test_looking_needs_no_lock_and_changes_nothing(store: Store, path: Path):
    await store.journal.open(charter("t"), state(), ())
    async with looked_at(path) as reader:
        assert await findings(reader) == []
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await reader.read(lambda connection: connection.execute("DELETE FROM posts"))


async def test_looking_at_nothing(path: Path):
    with pytest.raises(DatabaseError):
        async with looked_at(path):
            pass
    assert not there(path)
