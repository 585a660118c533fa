"""`python -m bot database`: one line for what was done, or for why not."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.evening.house import House


async def told(house: House, *arguments: str) -> tuple[int, str]:
    status, out = await house.command("database", *arguments)
    assert "Traceback" not in out
    return status, out


def left(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


async def test_a_back_up_of_a_running_bot_is_put_back(house: House, tmp_path: Path) -> None:
    await house.open()
    (tmp_path / "copies").mkdir()
    status, out = await told(house, "backup", "copies", "--keep", "3")
    (copy,) = left(tmp_path / "copies")
    assert (status, len(out.splitlines())) == (0, 1)
    assert f"copies/{copy}: a copy of {house.database}" in out
    assert "Tables: 0, open: 0; deals: 0;" in out
    status, out = await told(house, "backup", "nowhere/copy")
    assert (status, out) == (1, "parlour: There is no folder nowhere for copy.\n")
    status, out = await told(house, "restore", f"copies/{copy}")
    assert status == 1
    assert out.startswith("parlour: Another Parlour is running")
    assert await house.close() == 0
    with closing(sqlite3.connect(house.database)) as connection, connection:
        connection.execute("DROP TRIGGER causes_keep")
    status, out = await told(house, "restore", f"copies/{copy}")
    assert (status, len(out.splitlines())) == (0, 2), out
    assert (await house.command("audit"))[0] == 0
    assert (await told(house, "check"))[0] == 0
    await house.open()


async def test_what_cannot_be_done_is_said_in_a_line(house: House, tmp_path: Path) -> None:
    cases = (
        (("backup", "copy"), "There is no file"),
        (("backup", "copy", "--keep", "3"), "needs a folder"),
        (("restore", "copy"), "There is no file"),
        (("check",), "There is no file"),
        (("check", "pipe"), "There is no file"),
        (("check", "."), "There is no file"),
        (("backup", "x" * 300), "too long"),
    )
    os.mkfifo(tmp_path / "pipe")
    for arguments, why in cases:
        status, out = await told(house, *arguments)
        assert (status, len(out.splitlines())) == (1, 1)
        assert why in out
    status, out = await told(house, "backup", "copy", "--keep", "none")
    assert status == 2
    assert left(tmp_path) == {"told", "parlour.sqlite3.lock", "pipe"}
