"""An evening at many tables of every game, with random people, and with random troubles.

`--soak-tables`, `--soak-seconds` and `--soak-seed` say how large it is and what chance begins with;
what happened is told at the end of the run. The same seed brings the same people to do the same
things as far as the processes keep step.
"""

from __future__ import annotations

from pathlib import Path

from tests.soak import figures
from tests.soak.evening import Plan, soak

MOST = 250.0
"""MiB. The program with its fonts takes 80, and 200 tables with their pictures as much again."""
LONG = 120.0
"""Only in an evening of so many seconds is the bot warm when half of it is over."""
GROWTH = 1.15
"""By so much memory may grow from when the bot is warm to the end: the allocator keeps what the
largest picture and the busiest moment took, and that comes late by chance."""


async def test_an_evening(tmp_path: Path, soak_plan: Plan) -> None:
    async with soak(tmp_path, soak_plan) as evening:
        await evening.held()
        await evening.cleared()
        assert await evening.house.close() == 0
        status, out = await evening.house.command("audit")
        written = await evening.records()
        figures.lines = [*evening.lines(), f"records: {written}"]
        assert written, "too little was played: no deal was finished"
        verified = await evening.verified()
        assert (status, evening.wrong()) == (0, []), out
        assert verified == (0, "")
        minted, home, away = evening.chips()
        assert (home, away) == (minted, 0)
        warm, end = evening.growth()
        assert end <= MOST
        assert soak_plan.seconds < LONG or end <= GROWTH * warm
