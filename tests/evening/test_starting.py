"""What keeps the bot from starting is one clear line and exit status 1, and no traceback."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.audit import audit
from bot.errors import CannotStartError
from bot.practice.server import Practice
from tests.evening.house import House
from tests.evening.programs import FORKED


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with Practice() as practice:
        practice.add_server("The Club")
        yield House(practice, tmp_path, {}, FORKED)


async def refusal(house: House, **settings: str) -> str:
    """The line that a bot with these settings leaves behind."""
    house.more = settings
    async with asyncio.timeout(20):
        status, out = await house.command("run")
    assert status == 1
    assert "Traceback" not in out
    lines = [line for line in out.splitlines() if line.startswith("parlour: ")]
    assert len(lines) == 1, out
    return lines[0]


async def test_no_token(house: House) -> None:
    assert "DISCORD_TOKEN" in await refusal(house, DISCORD_TOKEN="")


async def test_a_wrong_token(house: House) -> None:
    assert "does not accept the token" in await refusal(house, DISCORD_TOKEN="a.b.c")


async def test_discord_out_of_order(house: House) -> None:
    house.practice.faults.refuse(403, 50001, method="PUT", path="/commands")
    assert "not let the bot in" in await refusal(house)


async def test_a_setting_that_cannot_be(house: House) -> None:
    assert "PARLOUR_HURRY" in await refusal(house, PARLOUR_HURRY="soon")


async def test_nobody_at_the_address(house: House) -> None:
    assert "Nothing like Discord" in await refusal(house, DISCORD_API="http://127.0.0.1:9/api/v10")


async def test_a_database_of_a_newer_version(house: House) -> None:
    with closing(sqlite3.connect(house.database)) as database:
        database.execute("PRAGMA user_version = 999")
    assert "newer" in await refusal(house)


async def test_a_file_that_is_no_database(house: House) -> None:
    house.database.write_text("Dear diary, tonight we played at whist." * 50)
    assert "database" in await refusal(house)


async def test_a_folder_that_cannot_be_written(house: House) -> None:
    (house.folder / "file").touch()
    where = house.folder / "file" / "parlour.sqlite3"
    assert str(where.parent) in await refusal(house, PARLOUR_DATABASE=str(where))


async def test_a_locked_database(house: House) -> None:
    await house.open()
    await house.close()
    with closing(sqlite3.connect(house.database, isolation_level=None)) as database:
        database.execute("BEGIN EXCLUSIVE")
        assert "locked" in await refusal(house)


async def test_a_second_bot_on_one_database(house: House) -> None:
    await house.open()
    try:
        assert "Another Parlour" in await refusal(house)
    finally:
        assert await house.close() == 0


async def test_an_audit_without_a_database(house: House) -> None:
    status, out = await house.command("audit")
    assert status == 1
    assert "There is no database" in out
    assert "Traceback" not in out


async def test_an_audit_of_what_cannot_be_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATABASE", "x" * 300)
    with pytest.raises(CannotStartError, match="too long"):
        await audit()


async def test_the_audit_may_look_while_the_bot_is_running(house: House) -> None:
    await house.open()
    try:
        status, out = await house.command("audit")
        assert (status, out.strip()) == (
            0,
            "0 tables: the books balance, and every journal replays.",
        )
    finally:
        await house.close()
