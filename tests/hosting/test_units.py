"""The units for systemd: that it takes them, that they are shut tight, and what they rely on."""

from __future__ import annotations

import asyncio
import configparser
import logging
import os
import shlex
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot.logs import JournalFormatter
from tests.evening.house import ROOT, House

UNITS = ROOT / "bot" / "hosting"
PYTHON = "/opt/parlour/.venv/bin/python"
EXPOSED = "20"
"""Of a hundred, by systemd's own reckoning; without any guard it is 96."""


@pytest.fixture
def units(tmp_path: Path) -> list[str]:
    """All units, with a Python that is here."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed here")
    for unit in UNITS.glob("*.*"):
        text = unit.read_text(encoding="utf-8").replace(PYTHON, sys.executable)
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    return sorted(str(each) for each in tmp_path.iterdir())


def analysed(*arguments: str) -> tuple[int, str]:
    command = ("systemd-analyze", "--no-pager", *arguments)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_systemd_takes_the_units(units: list[str]) -> None:
    assert len(units) == 3
    assert analysed("--man=no", "verify", *units) == (0, "")


def test_the_services_are_shut_tight(units: list[str]) -> None:
    for service in (each for each in units if each.endswith(".service")):
        status, out = analysed("security", "--offline=true", f"--threshold={EXPOSED}", service)
        assert status == 0, out


def service(name: str) -> configparser.SectionProxy:
    unit = configparser.ConfigParser(interpolation=None, strict=False, delimiters="=")
    unit.optionxform = str  # pyright: ignore[reportAttributeAccessIssue] - as its documentation says
    unit.read(UNITS / name)
    return unit["Service"]


async def test_the_service_runs_as_the_unit_says(house: House, tmp_path: Path) -> None:
    """It takes the token from a credential, says that it is ready, and stops when told to."""
    unit = service("parlour.service")
    python, *words = shlex.split(unit["ExecStart"])
    assert (python, words) == (PYTHON, ["-m", "bot", "run"])
    (name, _), token = unit["LoadCredential"].split(":"), house.practice.token
    (tmp_path / "credentials").mkdir()
    (tmp_path / "credentials" / name).write_text(f"{token}\n")
    address = f"@parlour-test-{os.getpid()}"
    house.more = {
        "CREDENTIALS_DIRECTORY": str(tmp_path / "credentials"),
        "DISCORD_TOKEN": "",
        "NOTIFY_SOCKET": address,
        "PARLOUR_LOG_LEVEL": "WARNING",
    }
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(address.replace("@", "\0"))
        manager.setblocking(False)
        await house.start()
        said = await heard(manager, "STATUS=connected")
        assert "READY=1" in said
        assert "WATCHDOG=1" in said
        assert await house.close() == 0
        assert "STOPPING=1" in await heard(manager, "STOPPING=1")
    assert house.log == ""  # at this level there is nothing to say


async def heard(manager: socket.socket, last: str) -> list[str]:
    """What systemd is told, up to a word that begins so."""
    words: list[str] = []
    async with asyncio.timeout(20):
        while not any(each.startswith(last) for each in words):
            said = await asyncio.get_running_loop().sock_recv(manager, 4_096)
            words += said.decode().splitlines()
    return words


async def test_the_back_up_and_the_journal_are_as_the_units_say(
    house: House, tmp_path: Path
) -> None:
    _, *words = shlex.split(service("parlour-backup.service")["ExecStart"].replace("%S", "."))
    assert words[:2] == ["-m", "bot"]
    (tmp_path / "parlour-backups").mkdir()
    there = log_of(house).stat()
    house.more = {"JOURNAL_STREAM": f"{there.st_dev}:{there.st_ino}"}
    await house.open()
    status, out = await house.command(*words[2:])
    assert status == 0, out
    assert len([*(tmp_path / "parlour-backups").iterdir()]) == 1
    assert all(line.startswith("<6>") for line in house.log.splitlines())


def log_of(house: House) -> Path:
    log = house.folder / "bot.log"
    log.touch()
    return log


def test_the_wrapper_calls_the_python_of_the_units() -> None:
    script = (UNITS / "parlour").read_text(encoding="utf-8")
    assert f'{PYTHON} -m bot "$@"' in script
    assert "runuser -u parlour " in script
    assert service("parlour.service")["User"] == "parlour"
    assert subprocess.run(["sh", "-n", UNITS / "parlour"], check=False).returncode == 0


def test_every_line_in_the_journal_has_its_priority() -> None:
    def made(level: int, words: str) -> str:
        record = logging.LogRecord("bot.app", level, __file__, 1, words, (), None)
        return JournalFormatter().format(record)

    assert made(logging.INFO, "ready") == "<6>bot.app: ready"
    assert made(logging.ERROR, "one\ntwo") == "<3>bot.app: one\n<3>two"
