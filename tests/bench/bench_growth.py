"""Growth: a move among many open tables, in books that are long already, and the start.

Every table is a whist table with real rules, a real clock and a real store; only nothing is shown.
A move is timed from `act` to its commit, as `ms`, and by what it costs the processor in all
threads, as `cpu_ms`: on a machine that others use as well the latter is the one to compare. Run it
as `python tests/bench/bench_growth.py [file.json]`.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.players import players
from bot.rules.offers import Action, Offer, Refused, Say
from bot.rules.turns import OnTurn
from bot.store import Store
from bot.tables.clock import HouseClock, SystemClock
from bot.tables.dealer import SystemDealer
from bot.tables.hall import Hall, Limits
from bot.tables.ports import World
from bot.tables.state import Phase
from bot.tables.table import AnyTable
from bot.tables.times import Times

TABLES: Final = (1, 10, 100, 1_000)
JOURNALS: Final = (10, 100, 1_000, 10_000)
MOVES: Final = 100
"""Moves that are timed at each size."""
WIDTH: Final = 50
"""So many tables are opened at once."""
START_GOAL: Final = 10.0
"""Seconds to start with 1,000 open tables."""
DAY: Final = 86_400_000
TIMES: Final = Times(dealing=1, pause=DAY, lobby=DAY)


class Unseen:
    """Nobody looks."""

    def show(self, table: AnyTable) -> None:
        """Shows nothing."""

    def nudge(self, table: AnyTable, seat: int) -> None:
        """Calls nobody."""


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[Hall]:
    """A house with the tables of its books."""
    async with Store.open(database, 1_000) as store:
        clock = HouseClock(await store.heart.start(SystemClock().now()))
        world = World(store.journal, SystemDealer(), clock, Unseen(), TIMES)
        hall = Hall(world, store.ledger, players(), Limits(3, 10_000), store.settled)
        await hall.restore()
        try:
            yield hall
        finally:
            hall.stop()


async def begun(hall: Hall, number: int) -> AnyTable:
    """One more table of four, in the middle of its first deal."""
    host = 4 * number + 1
    table = await hall.open(
        "whist", {}, server=1, channel=2, host=host, name="Ada", buy_in=0, pace="post"
    )
    for user in range(host + 1, host + 4):
        await table.sit(user, "Ben")
    await table.begin(host)
    await on_turn(table)
    return table


async def on_turn(table: AnyTable) -> int | None:
    """Whose turn it is, when the cards are there; `None` when the match is over."""
    while not isinstance(turn := table.view().turn, OnTurn):
        if table.state.phase is Phase.CLOSED:
            return None
        for guest in table.state.people:
            # The first who are ready may be all who are waited for.
            with suppress(Refused):
                assert guest.user is not None
                await table.next_deal(guest.user)
        await asyncio.sleep(0.001)
    guest = table.state.guests[turn.seat]
    assert guest is not None
    return guest.user


async def moved(table: AnyTable, user: int) -> tuple[float, float]:
    """Milliseconds, and those of the processor, until a move stands in the books."""
    begun, worked = perf_counter(), process_time()
    await table.act(user, first, table.state.move)
    return 1_000 * (perf_counter() - begun), 1_000 * (process_time() - worked)


def first(offers: Sequence[Offer]) -> Action:
    """The first card on offer."""
    assert isinstance(offers[0], Say)
    return offers[0].action


async def some_moves(hall: Hall, tables: list[AnyTable], count: int) -> list[tuple[float, float]]:
    """So many moves, one after another, at one table after another.

    A table whose match is over makes room for a new one.
    """
    taken: list[tuple[float, float]] = []
    while len(taken) < count:
        at = len(taken) % len(tables)
        user = await on_turn(tables[at])
        if user is None:
            tables[at] = await begun(hall, at)
        else:
            taken.append(await moved(tables[at], user))
    return taken


def spread(moves: list[tuple[float, float]]) -> dict[str, float]:
    """Medians, and the 99th percentile of what was waited."""
    waited, worked = [ms for ms, _ in moves], [cpu for _, cpu in moves]
    p99 = quantiles(waited, n=100)[98]
    return {"ms": median(waited), "p99_ms": p99, "cpu_ms": median(worked)}


def memory() -> float:
    """MiB that the process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


async def by_tables(database: Path) -> dict[str, dict[str, float]]:
    """A move with more and more tables open; then the start with all of them."""
    figures: dict[str, dict[str, float]] = {}
    tables: list[AnyTable] = []
    async with opened(database) as hall:
        for size in TABLES:
            before, had = memory(), len(tables)
            while len(tables) < size:
                numbers = range(len(tables), min(size, len(tables) + WIDTH))
                tables += await asyncio.gather(*(begun(hall, number) for number in numbers))
            kib = 1_024 * (memory() - before) / max(1, size - had)
            moves = await some_moves(hall, tables, MOVES)
            figures[f"{size:,} tables"] = spread(moves) | {"kib_per_table": kib}
    start, worked = perf_counter(), process_time()
    async with opened(database) as hall:
        seconds, cpu = perf_counter() - start, process_time() - worked
        count = len(hall.tables)
        figures[f"start with {count:,} tables"] = {"ms": 1_000 * seconds, "cpu_ms": 1_000 * cpu}
    return figures


async def by_journal(database: Path) -> dict[str, dict[str, float]]:
    """A move when so many stand in the books already, made at one table after another."""
    figures: dict[str, dict[str, float]] = {}
    async with opened(database) as hall:
        tables, made = [await begun(hall, 0)], 0
        for length in JOURNALS:
            await some_moves(hall, tables, length - made)
            figures[f"{length:,} moves"] = spread(await some_moves(hall, tables, MOVES))
            made = length + MOVES
    return figures


async def measured(folder: Path) -> dict[str, dict[str, float]]:
    """All figures."""
    return await by_tables(folder / "many.sqlite3") | await by_journal(folder / "long.sqlite3")


def main() -> None:
    """Print the figures, and write them to a file that is named."""
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measured(Path(folder)))
    columns = ("ms", "p99_ms", "cpu_ms", "kib_per_table")
    print(f"{'':26}" + "".join(f"{column:>15}" for column in columns))
    for name, row in figures.items():
        cells = (f"{row[key]:.2f}" if key in row else "" for key in columns)
        print(f"{name:26}" + "".join(f"{cell:>15}" for cell in cells))
    print(f"goals: cpu_ms flat; start below {START_GOAL:.0f} s")
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
