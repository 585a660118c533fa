"""The archive at ten thousand sittings: how long each question takes.

Usage: `python tests/bench/bench_annals.py [FILE.json]`.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.store import Store
from bot.tables.annals import Sight, Sought
from bot.tables.honours import honoured, records
from tests.store.archive import BEGAN, CHANNELS, HOUR, fill
from tests.store.furniture import SERVER

SITTINGS = 10_000
DEALS = 10
ROUNDS = 5
SIGHT = Sight(SERVER, 7, frozenset(CHANNELS))
MONTH = BEGAN + (SITTINGS - 24 * 30) * HOUR


def questions(store: Store) -> dict[str, Callable[[], Awaitable[object]]]:
    books = store.annals

    async def record() -> object:
        return records(7, await books.brought(SERVER, 7))

    async def honours() -> object:
        return honoured(await books.tallies(SERVER, "whist", None), 20)

    return {
        "history, first page": lambda: books.past(SIGHT, Sought(), 0, 5),
        "history, last page": lambda: books.past(SIGHT, Sought(), SITTINGS // 5 - 1, 5),
        "history, game and player": lambda: books.past(SIGHT, Sought("whist", 9), 0, 5),
        "honours of a game, all time": honours,
        "honours of a game, this month": lambda: books.tallies(SERVER, "whist", MONTH),
        "honours of all games, all time": lambda: books.tallies(SERVER, None, None),
        "honours of all games, this month": lambda: books.tallies(SERVER, None, MONTH),
        "own record": record,
    }


async def measure(folder: Path) -> dict[str, float]:
    path = folder / "annals.sqlite3"
    async with Store.open(path, starting_purse=1_000):
        pass
    fill(path, SITTINGS, DEALS)
    figures = {"megabytes": path.stat().st_size / 1e6}
    async with Store.open(path, starting_purse=1_000) as store:
        for name, question in questions(store).items():
            figures[f"{name}, ms"] = median([await _timed(question) for _ in range(ROUNDS)])
    return figures


async def _timed(question: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await question()
    return (time.perf_counter() - began) * 1_000


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(Path(folder)))
    for name, value in figures.items():
        print(f"{name:40} {value:10.2f}")
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
