"""The whole process: with a thousand servers, with a thousand tables, and as it starts with them.

    python tests/bench/bench_house.py [file.json] [--servers 1000] [--tables 1000]

`python -m bot run` is a process of its own, and the stand-in another (this one). Every server has
as many channels and roles as a middling club; the bot hears of all when it comes on line. Memory
is what /proc says when the bot has nothing more to do. Then tables are opened, and a few moves made
at each, with limits out of the way. Then the bot is started thrice with Discord's limits, and what
it asks of Discord is counted: when its waiting times, and so all tables, have changed; after it was
asked to stop, so that nothing has changed; and likewise after it was killed.
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
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.games import games
from bot.practice.server import Practice
from bot.practice.state.servers import Server
from tests.bench.rig.following import opened
from tests.bench.rig.guests import Boards, Party
from tests.bench.rig.load import Load
from tests.bench.rig.process import at_rest, memory, worked
from tests.bench.rig.sight import Sight
from tests.evening.house import House
from tests.evening.programs import BOT

CHANNELS: Final = 25
ROLES: Final = 15
MOVES: Final = 3
"""Made at every table."""
NO_LIMITS: Final = 1_000.0
GOALS: Final = {"servers": "90 MiB", "start": "10 s"}


def servers(practice: Practice, count: int) -> list[Server]:
    """So many clubs."""
    found = [practice.add_server(f"Club {number}") for number in range(count)]
    for server in found:
        for number in range(CHANNELS):
            server.add_channel(f"channel-{number}")
        for number in range(ROLES):
            server.add_role(f"role-{number}")
    return found


def parties(practice: Practice, house: House, where: Sequence[Server], count: int) -> list[Party]:
    """People for so many tables, of one game after another, in one club after another."""
    boards, books = Boards(practice), opened(house.database)
    found: list[Party] = []
    laid = zip(cycle(where), cycle(sorted(games().items())), strict=False)
    for number, (server, (name, rules)) in enumerate(islice(laid, count)):
        sizes = rules().sizes
        people = [
            practice.add_person(f"Guest {number}.{seat}")
            for seat in range(min(max(4, sizes[0]), sizes[-1]))
        ]
        for person in people:
            server.join(person)
        channel = next(iter(server.channels.values()))
        found.append(Party(practice, boards, books, name, channel, people))
    return found


async def started(house: House, sight: Sight, party: Party | None) -> dict[str, Any]:
    """Seconds from the beginning of the process until it is on line, answers, and is at rest."""
    sight.counts.clear()
    begun = time.perf_counter()
    await house.open()
    figures: dict[str, Any] = {"on_line_s": round(time.perf_counter() - begun, 2)}
    if party is not None:
        board = party.boards.messages[party.followed.table]
        await party.press(party.people[0], board, f"pp:{party.followed.table}:0:more")
        figures["first_answer_s"] = round(time.perf_counter() - begun, 2)
    figures["at_rest_s"] = round(await at_rest(house.pid) - begun, 2)
    counts = sight.counts
    return figures | {
        "works_s": round(worked(house.pid), 2),
        "requests": counts["requests"],
        "tables_edited": counts["tables"],
        "hands_edited": counts["hands"],
        "refused_429": counts["429"],
        **{f"{name}_mib": size for name, size in memory(house.pid).items()},
    }


async def played(load: Load) -> None:
    """Tables are opened, and a few moves made at each."""
    await load.opened()
    for party in load.parties:
        for _ in range(MOVES):
            await party.ready()
            due = party.followed.due()
            assert due is not None
            await party.move(due)
    await load.sight.settled()


async def main(asked: argparse.Namespace) -> dict[str, Any]:
    """All figures."""
    with tempfile.TemporaryDirectory() as folder:
        async with Practice(hurry=NO_LIMITS) as practice:
            clubs = servers(practice, asked.servers)
            house = House(practice, Path(folder), {"PARLOUR_HURRY": "50"}, BOT)
            sight = Sight(practice)
            try:
                figures = {f"{asked.servers:,} servers": await started(house, sight, None)}
                empty = memory(house.pid)["pss"]
                load = Load(sight, parties(practice, house, clubs, asked.tables))
                await played(load)
                await at_rest(house.pid)
                shown = memory(house.pid)["pss"]
                figures[f"{asked.tables:,} tables"] = {
                    "pss_mib": shown,
                    "kib_per_table": round(1_024 * (shown - empty) / asked.tables, 1),
                }
                await house.close()
                practice.rest.rates.hurry = 1.0
                house.more = {}
                first = load.parties[0]
                figures["start, all changed"] = await started(house, sight, first)
                await house.close()
                figures["start after a stop"] = await started(house, sight, first)
                await house.kill()
                figures["start after a kill"] = await started(house, sight, first)
                return figures
            finally:
                await house.kill()


def table(figures: dict[str, dict[str, Any]]) -> str:
    """The figures, a line each."""
    return "\n".join(
        f"{name:20}" + ", ".join(f"{key} {value}" for key, value in row.items())
        for name, row in figures.items()
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="The whole process, with much to look after.")
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--servers", type=int, default=1_000)
    parser.add_argument("--tables", type=int, default=1_000)
    chosen = parser.parse_args()
    results = asyncio.run(main(chosen))
    print(table(results))
    print("goals: " + "; ".join(f"{name} {goal}" for name, goal in GOALS.items()))
    if chosen.file:
        chosen.file.write_text(json.dumps(results, indent=1) + "\n")
