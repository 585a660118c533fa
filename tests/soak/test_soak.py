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
"""Seconds. In a shorter evening the bot has not seen everything when a quarter of it is over."""
GROWTH = 12.0
"""MiB in a thousand deals: in a long evening a leak of so many KiB at every deal is found."""


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
        trend = evening.trend()
        assert trend.late <= MOST
        assert soak_plan.seconds < LONG or trend.growth <= GROWTH
