"""Planning: seconds, gap and comfort of plans by size, and how late the event loop is meanwhile.

The floor for the loop is what it is without a plan. Run it as
`python tests/bench/bench_plan.py [file.json]`.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.chat.planner import Planner
from bot.interest.planning import Plan, Problem, unaided
from bot.interest.planning.solving import plan
from bot.interest.programme import PROGRAMME
from tests.interest.evenings import evening
from tests.interest.planned import faults

EVENINGS: Final = {
    "60 people, 4 tables, 3 rounds": evening(
        1, people=60, likes=6, tables=4, rounds=3, croupiers=1, porters=1
    ),
    "80 people, 8 tables, 4 rounds": evening(
        2, people=80, likes=6, tables=8, rounds=4, croupiers=2, porters=1
    ),
    "150 people, 12 tables, 4 rounds": evening(
        3, people=150, likes=5, tables=12, rounds=4, croupiers=2, porters=1
    ),
    "300 people, 15 tables, 4 rounds": evening(
        4, people=300, likes=8, tables=15, rounds=4, croupiers=3, porters=1
    ),
    "300 people, 40 tables, 4 rounds": evening(
        5, people=300, likes=5, tables=40, rounds=4, croupiers=6, porters=3
    ),
    "300 people, 60 tables, 4 rounds": evening(
        6, people=300, likes=5, tables=60, rounds=4, croupiers=6, porters=3
    ),
    "300 people who like all, 30 tables, 4 rounds": evening(
        7, people=300, likes=40, tables=30, rounds=4, croupiers=4, porters=2
    ),
    "500 people, 60 tables, 5 rounds": evening(
        8, people=500, likes=6, tables=60, rounds=5, croupiers=6, porters=3
    ),
}
GOAL: Final = 30.0
"""Seconds for 300 people, 13 games and 4 rounds."""


def measured(problem: Problem) -> dict[str, float]:
    """One plan: its seconds, and how good it is."""
    before = perf_counter()
    made = plan(problem, PROGRAMME)
    seconds = perf_counter() - before
    assert faults(problem, PROGRAMME, made) == []
    return {"seconds": round(seconds, 1), **_quality(problem, made)}


def _quality(problem: Problem, made: Plan) -> dict[str, float]:
    newcomers = frozenset(each.user for each in problem.wishes if each.experience == "new")
    tables = [table for tables in made.rounds for table in tables]
    sat = Counter((user, table.game) for table in tables for user in table.guests)
    return {
        "wishes": made.wishes,
        "met": made.met,
        "gap": made.bound - made.met,
        "tables": len(tables),
        "unaided": sum(unaided(table, newcomers) for table in tables),
        "empty-handed": len(problem.wishes) - len({user for user, _ in sat}),
        "again": sat.total() - len(sat),
    }


async def late(seconds: float | None) -> dict[str, float]:
    """How late the loop comes back to a task, in milliseconds: idle, or while a plan is made."""
    problem = EVENINGS["300 people, 40 tables, 4 rounds"]
    work = (
        asyncio.create_task(asyncio.sleep(seconds))
        if seconds
        else asyncio.create_task(Planner().plan(problem, PROGRAMME, lambda _: None))
    )
    delays: list[float] = []
    while not work.done():
        before = perf_counter()
        await asyncio.sleep(0.005)
        delays.append(1000 * (perf_counter() - before - 0.005))
    await work
    delays.sort()
    return {
        "median": round(median(delays), 2),
        "99th": round(delays[int(0.99 * len(delays))], 2),
        "worst": round(delays[-1], 2),
    }


def main() -> None:
    """Prints all figures, and writes them if a file is named."""
    figures: dict[str, dict[str, float]] = {}
    for name, problem in EVENINGS.items():
        figures[name] = measured(problem)
        print(f"{name}: {figures[name]}", flush=True)
    figures["loop, idle, ms late"] = asyncio.run(late(5.0))
    figures["loop, planning, ms late"] = asyncio.run(late(None))
    for name in ("loop, idle, ms late", "loop, planning, ms late"):
        print(f"{name}: {figures[name]}")
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(figures, indent=2))
    slow = [n for n in figures if n.startswith("300") and figures[n]["seconds"] > GOAL]
    sys.exit(f"slower than {GOAL:.0f} s: {slow}" if slow else 0)


if __name__ == "__main__":
    main()
