"""`python -m bot status` at every stage of a bot's life."""

from __future__ import annotations

import json
import os
from dataclasses import replace

import msgspec
import pytest

import bot
from bot import vitals
from bot.vitals import FRESH, Vitals
from tests.evening.house import House
from tests.hosting.wellness import well

WELL = Vitals(
    version="1", process=os.getpid(), started=0, written=0, connected=True, latency=40, servers=1,
    tables=2, people=5, committed=None, writable=True, schema=11, size=4_096,
)  # fmt: skip


async def test_a_bot_is_well_while_it_runs_and_only_then(house: House) -> None:
    status, out = await house.command("status")
    assert (status, out.strip()) == (1, f"No bot is running with {house.database}.")
    await house.open()
    status, out = await well(house, ("status",))
    assert (status, out.splitlines()[0]) == (0, "All is well.")
    assert await house.close() == 0
    status, out = await house.command("status")
    assert (status, out.strip()) == (1, f"No bot is running with {house.database}.")


async def test_what_a_program_is_told(house: House) -> None:
    await house.open()
    status, out = await well(house, ("status", "--json"))
    told = json.loads(out)
    assert (status, told["healthy"], told["trouble"]) == (0, True, None)
    assert (told["version"], told["process"]) == (bot.__version__, house.pid)
    assert (told["connected"], told["servers"], told["tables"], told["people"]) == (True, 1, 0, 0)
    assert told["database"]["writable"]
    assert told["database"]["bytes"] >= house.database.stat().st_size
    await house.kill()
    status, out = await house.command("status", "--json")
    told = json.loads(out)
    assert (status, told["healthy"]) == (1, False)
    assert told["trouble"] == "The bot has ended without a word."


@pytest.mark.parametrize(
    ("vitals", "now", "trouble"),
    [
        (WELL, FRESH, None),
        (WELL, FRESH + 1, "does not answer"),
        (WELL, -FRESH - 1, "does not answer"),  # somebody has set the clock back
        (replace(WELL, connected=False), 0, "not connected"),
        (replace(WELL, writable=False), 0, "cannot write"),
    ],
)
def test_what_is_no_health(vitals: Vitals, now: int, trouble: str | None) -> None:
    said = vitals.trouble(now)
    assert said is None if trouble is None else trouble in str(said)


async def test_what_another_version_has_said_is_no_traceback(house: House) -> None:
    vitals.beside(house.database).write_text('{"mood": "merry"}')
    status, out = await house.command("status")
    assert status == 1
    assert out.startswith("parlour: How the bot is cannot be read")
    assert len(out.splitlines()) == 1


@pytest.mark.parametrize(
    "crafted",
    [
        {"written": 10**18},
        {"started": -1},
        {"committed": 10**300},
        {"process": 0},
        {"process": 2**40},
    ],
)
async def test_what_no_bot_can_have_said_is_no_traceback(
    house: House, crafted: dict[str, int]
) -> None:
    said = msgspec.to_builtins(WELL) | crafted
    vitals.beside(house.database).write_text(json.dumps(said))
    status, out = await house.command("status")
    assert status == 1
    assert out.startswith("parlour: How the bot is cannot be read")
    assert len(out.splitlines()) == 1
