"""What befalls the database file: locked, copied, full, read-only, torn."""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.backups import back_up
from tests.evening.programs import Fresh
from tests.faults.night import NAMES, Night, night

UNWRITTEN = "The books cannot be written just now, so nothing was done. Try again."
PATIENCE = 5.0
"""Seconds for which the bot waits for somebody else's lock."""
PAGE = 4_096
"""Bytes of a page of the database."""


async def test_books_locked_for_a_moment_only_delay_a_move(tonight: Night) -> None:
    await tonight.dealt()
    with closing(sqlite3.connect(tonight.house.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        acting = asyncio.create_task(tonight.play_on())
        await asyncio.sleep(2)
        assert not acting.done()
        other.execute("COMMIT")
        await acting
    await tonight.played_out()
    await tonight.is_settled()


async def test_books_locked_for_long_refuse_a_move_and_take_it_afterwards(tonight: Night) -> None:
    await tonight.dealt()
    before, shown = tonight.books(), tonight.move
    with closing(sqlite3.connect(tonight.house.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        async with asyncio.timeout(PATIENCE + 3):
            answer = await tonight.act()
            await tonight.until(lambda: bool(answer.followups))
        assert answer.followups[-1].text == UNWRITTEN
        other.execute("ROLLBACK")
    assert tonight.books() == before
    assert tonight.move == shown
    await tonight.played_out()
    await tonight.is_settled()


async def test_a_copy_made_while_people_play_is_whole(tonight: Night, tmp_path: Path) -> None:
    await tonight.seated()
    copies = [tmp_path / f"copy{number}.sqlite3" for number in range(6)]
    copying = asyncio.create_task(asyncio.to_thread(copied, tonight.house.database, copies))
    await tonight.press("Ada", "Begin")
    await tonight.played_out()
    await copying
    await tonight.is_settled()
    for copy in copies:
        tonight.house.more = {"PARLOUR_DATABASE": str(copy)}
        status, out = await tonight.house.command("audit")
        assert (status, out.strip()) == (
            0,
            "1 table: the books balance, and every journal replays.",
        )


def copied(path: Path, copies: list[Path]) -> None:
    for copy in copies:
        back_up(path, copy)
        time.sleep(0.2)


def wal(tonight: Night) -> Path:
    return tonight.house.database.with_name(f"{tonight.house.database.name}-wal")


async def test_a_full_disk_refuses_what_is_asked_until_there_is_room_again(tonight: Night) -> None:
    await tonight.dealt()
    before, size = tonight.books(), wal(tonight).stat().st_size
    _, hard = resource.prlimit(tonight.house.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(tonight.house.pid, resource.RLIMIT_FSIZE, (size, hard))
    for answer in (await tonight.act(), await tonight.act(), await tonight.asked()):
        assert answer.message is not None
        assert answer.message.text == UNWRITTEN
    assert tonight.books() == before
    resource.prlimit(tonight.house.pid, resource.RLIMIT_FSIZE, (hard, hard))
    await tonight.played_out()
    await tonight.is_settled()


async def test_a_deal_that_finds_the_disk_full_begins_when_there_is_room(tonight: Night) -> None:
    await tonight.seated()
    await tonight.press("Ada", "Begin")
    _, hard = resource.prlimit(tonight.house.pid, resource.RLIMIT_FSIZE)
    limit = wal(tonight).stat().st_size
    resource.prlimit(tonight.house.pid, resource.RLIMIT_FSIZE, (limit, hard))
    await tonight.until(lambda: "the clock could not act" in tonight.house.log)
    resource.prlimit(tonight.house.pid, resource.RLIMIT_FSIZE, (hard, hard))
    await tonight.played_out()
    await tonight.is_settled()


FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, ({0}, {0}))
from bot.__main__ import main
sys.exit(main())
"""


async def test_a_start_on_a_full_disk_is_one_clear_line(tonight: Night) -> None:
    await tonight.dealt()
    await tonight.house.kill()
    before, program = tonight.books(), tonight.house.program
    tonight.house.program = Fresh("-c", FULL.format(wal(tonight).stat().st_size))
    assert "cannot be written" in await refusal(tonight)
    assert tonight.books() == before
    tonight.house.program = program
    await tonight.house.open()
    await tonight.played_out()
    await tonight.is_settled()


POWERLESS = """
import os, sys
from bot import app
from bot.__main__ import main
if os.geteuid() == 0:
    os.seteuid(65534)
sys.exit(main())
"""


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder in which nobody is the superuser, for whom nothing is read-only."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


async def test_a_file_become_read_only_is_played_out_and_then_not_opened(
    open_to_all: Path,
) -> None:
    """The bot that has it open goes on; the next one says what is wrong, until it is put right."""
    async with night(open_to_all) as tonight:
        await tonight.dealt()
        tonight.house.database.chmod(0o444)
        await tonight.play_on()
        await tonight.house.kill()
        before, program = tonight.books(), tonight.house.program
        tonight.house.program = Fresh("-c", POWERLESS)
        assert "cannot be written" in await refusal(tonight)
        assert tonight.books() == before
        tonight.house.database.chmod(0o600)
        tonight.house.program = program
        await tonight.house.open()
        await tonight.played_out()
        await tonight.is_settled()


async def test_a_second_bot_does_not_start_and_the_first_plays_on(tonight: Night) -> None:
    await tonight.dealt()
    assert "Another Parlour is running" in await refusal(tonight)
    await tonight.played_out()
    await tonight.is_settled()


async def refusal(tonight: Night) -> str:
    """The one line with which a bot does not start."""
    async with asyncio.timeout(20):
        status, out = await tonight.house.command("run")
    lines = [each for each in out.splitlines() if each.startswith("parlour: ")]
    assert (status, len(lines), "Traceback" in out) == (1, 1, False), out
    return lines[0]


@pytest.mark.parametrize("damage", ["cut short", "garbled", "never written"])
async def test_a_torn_last_page_costs_the_last_change_and_nothing_else(
    tonight: Night, damage: str
) -> None:
    await tonight.dealt()
    await tonight.play_on()
    before = tonight.books()
    tonight.pull_plug("after")
    pressing = asyncio.create_task(tonight.act())
    assert await tonight.house.ended() == -signal.SIGKILL
    assert len(tonight.books()["moves"]) == len(before["moves"]) + 1
    tear(wal(tonight), damage)
    assert tonight.books() == before
    tonight.practice.clock.advance(4)
    assert (await pressing).failed
    await tonight.house.open()
    await tonight.is_sound()
    await tonight.played_out()
    await tonight.is_settled()
    assert [len(tonight.letters(name)) for name in NAMES] == [1, 1, 1]


def tear(file: Path, damage: str) -> None:
    """What becomes of the last page that was written when the power went."""
    content = file.read_bytes()
    page = {
        "cut short": content[-PAGE : -PAGE // 2],
        "garbled": bytes(each ^ 0x5A for each in content[-PAGE:]),
        "never written": bytes(PAGE),
    }[damage]
    file.write_bytes(content[:-PAGE] + page)
