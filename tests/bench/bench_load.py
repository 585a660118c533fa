"""Load: moves offered at a steady rate to one process of the bot, whatever it answers.

    python tests/bench/bench_load.py [file.json] [--seconds 120] [--rate 300] [--tables 300]

The bot is a process of its own, as it is in use. The stand-in for Discord and all the people are
another (this one), since Discord is no part of the bot either: what each works is told apart. A
move counts from the moment at which it was due, however late it could be made; also while it waits
for a table at which somebody is on turn. So a bot that falls behind cannot better its own figures.

The people know the cards without seeing them (`rig/following.py`): they would otherwise wait for
pictures, of which Discord lets a bot show some fifty a second. Two rounds are played. In the first
the stand-in keeps Discord's limits, and one edit shows several moves. In the second it lets all
pass, and what the bot can do is seen. In the end the bot is killed, and its books are audited.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.games import games
from bot.practice.server import Practice
from tests.bench.rig.following import opened
from tests.bench.rig.guests import Boards, Party
from tests.bench.rig.load import Load
from tests.bench.rig.process import memory, worked
from tests.bench.rig.sight import Sight
from tests.evening.house import House
from tests.evening.programs import BOT

PER_CHANNEL: Final = 8
ROUNDS: Final = {"Discord's limits": (1.0, "1"), "no limits": (1_000.0, "20")}
"""So many times shorter than Discord's are the windows of the stand-in's limits; and the hurry in
which the bot is."""
SETTINGS: Final = {
    "PARLOUR_STARTING_PURSE": "1000000",
    "PARLOUR_TABLES_PER_CHANNEL": "1000",
    "PARLOUR_TABLES_PER_HOST": "1000",
}
TOTAL: Final = "SELECT coalesce(sum(balance), 0) FROM accounts"
MADE: Final = """
SELECT count(*) FROM moves
WHERE json_extract(move, '$.do') IS NOT NULL AND json_extract(move, '$.absent') IS NULL
"""


def parties(practice: Practice, database: Path, tables: int) -> list[Party]:
    """People for so many tables, of one game after another, in as many channels as they need."""
    server = practice.add_server("The Club")
    boards, books = Boards(practice), opened(database)
    found: list[Party] = []
    rooms = [server.add_channel(f"room-{number}") for number in range(-(-tables // PER_CHANNEL))]
    for number, (name, rules) in enumerate(islice(cycle(sorted(games().items())), tables)):
        sizes = rules().sizes
        people = [
            practice.add_person(f"Guest {number}.{seat}")
            for seat in range(min(max(4, sizes[0]), sizes[-1]))
        ]
        for person in people:
            server.join(person)
        found.append(Party(practice, boards, books, name, rooms[number // PER_CHANNEL], people))
    return found


async def round_of(
    limits: float, hurry: str, asked: argparse.Namespace, folder: Path
) -> dict[str, Any]:
    """One round, from the first table to the audit."""
    async with Practice(hurry=limits) as practice:
        house = House(practice, folder, SETTINGS | {"PARLOUR_HURRY": hurry}, BOT)
        await house.open()
        try:
            sight = Sight(practice)
            load = Load(sight, parties(practice, house.database, asked.tables))
            await load.opened()
            figures = await measured(load, house, asked)
        finally:
            await house.kill()
        return figures | await checked(load, house)


async def measured(load: Load, house: House, asked: argparse.Namespace) -> dict[str, Any]:
    """The figures of what is offered."""
    sight = load.sight
    begin, cpu, own = memory(house.pid), worked(house.pid), time.process_time()
    sight.counts.clear()
    begun = time.perf_counter()
    await load.offered(asked.rate, asked.seconds)
    taken = time.perf_counter() - begun
    done, counts = load.counts["done"], sight.counts
    return {
        **load.counts,
        "tables_unanswered": sum(party.unanswered for party in load.parties),
        "done_per_s": round(done / taken, 1),
        "answer_ms": spread(load.answers),
        "picture_ms": spread(sight.seconds),
        "not_shown_yet": sight.awaited,
        "moves_per_edit": round(done / max(1, counts["tables"]), 2),
        "edits": counts["tables"],
        "hands": counts["hands"],
        "requests_per_s": round(counts["requests"] / taken, 1),
        "refused_429": counts["429"],
        "breaches": len(sight.practice.breaches),
        "bot_works": round((worked(house.pid) - cpu) / taken, 2),
        "stand_in_works": round((time.process_time() - own) / taken, 2),
        "mib_at_begin": begin["pss"],
        "mib_at_end": memory(house.pid)["pss"],
    }


async def checked(load: Load, house: House) -> dict[str, Any]:
    """What the books of the killed bot hold of all that it had acknowledged."""
    books = opened(house.database)
    (made,) = books.execute(MADE).fetchone()
    (total,) = books.execute(TOTAL).fetchone()
    books.close()
    status, told = await house.command("audit")
    if status:
        print(told)
    return {
        "moves_lost": max(0, load.counts["done"] - made),
        "chips_out_of_nothing": total,
        "audit": status,
    }


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Median and 99th percentile in milliseconds."""
    if len(seconds) < 2:
        return {}
    return {
        "median": round(1_000 * median(seconds), 1),
        "p99": round(1_000 * quantiles(seconds, n=100)[98], 1),
    }


async def main(asked: argparse.Namespace) -> dict[str, dict[str, Any]]:
    """Both rounds."""
    figures: dict[str, dict[str, Any]] = {}
    for name, (limits, hurry) in ROUNDS.items():
        with tempfile.TemporaryDirectory() as folder:
            figures[name] = await round_of(limits, hurry, asked, Path(folder))
    return figures


def table(figures: dict[str, dict[str, Any]]) -> str:
    """The figures, a round a column."""
    lines = [f"{'':22}" + "".join(f"{name:>20}" for name in figures)]
    rows = next(iter(figures.values()))
    for row in rows:
        cells = (each.get(row, "") for each in figures.values())
        texts = (
            " / ".join(map(str, cell.values())) if isinstance(cell, dict) else str(cell)
            for cell in cells
        )
        lines.append(f"{row:22}" + "".join(f"{text:>20}" for text in texts))
    return "\n".join(lines)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Moves offered at a steady rate.")
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--seconds", type=int, default=120)
    parser.add_argument("--rate", type=int, default=300, help="moves a second")
    parser.add_argument("--tables", type=int, default=300)
    chosen = parser.parse_args()
    results = asyncio.run(main(chosen))
    print(table(results))
    if chosen.file:
        chosen.file.write_text(json.dumps(results, indent=1) + "\n")
