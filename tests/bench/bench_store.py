"""What the store costs: group commit beside one statement at a time, alone beside a bare commit.

Run it as `python tests/bench/bench_store.py [file.json]`. Every change is one move and two
transfers at `synchronous = FULL`. The machine's own speed drifts, so what counts are the ratios.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles

import aiosqlite
import msgspec

from bot.store import Store
from bot.store.accounts import TRANSFER
from bot.store.connection import PRAGMAS
from bot.store.journal import NEW_MOVE, NEW_STATE
from bot.tables.ports import Change, DealRow, MoveRow, Pool, Purse, Stack, Transfer
from bot.tables.state import Charter, Guest, Phase, State

TASKS = 50
ROUNDS = 7
EACH = 20
"""Changes that a task makes in a round."""
ALONE = 300
"""Changes in a round with a single task."""
MOVE = '{"seat":0,"play":"Qs"}'

Act = Callable[[int, int], Awaitable[None]]


def charter(table: str) -> Charter:
    return Charter(table, "whist", 1, {}, 1, 2, 100_000, "social", 1_700_000_000_000)


def state(move: int) -> State:
    guests = tuple(Guest(user, f"Guest {user}") for user in range(4))
    return State(Phase.PLAYING, 0, guests, move)


def saved(move: int) -> tuple[str, str]:
    return msgspec.json.encode(state(move)).decode(), Phase.PLAYING.value


async def furnish(store: Store, tables: int) -> None:
    for number in range(tables):
        table = f"t{number}"
        await store.journal.open(charter(table), state(0), ())
        deal = DealRow(0, (100_000,), ("Guest",), "{}", 0)
        seated = (
            Transfer(Purse(1, number), Stack(table, 0), 100_000, "buy-in"),
            Transfer(Stack(table, 0), Pool(table, "pot"), 1, "ante"),
        )
        await store.journal.write(Change(table, "open", state(0), deal, (), seated))


def grouped(store: Store) -> Act:
    async def act(task: int, move: int) -> None:
        table = f"t{task}"
        pot, stack = Pool(table, "pot"), Stack(table, 0)
        paid = (Transfer(stack, pot, 2, "bet"), Transfer(pot, stack, 2, "pot"))
        row = MoveRow(0, move, MOVE, 1_700_000_000_000 + move)
        await store.journal.write(Change(table, f"move {move}", state(move), None, (row,), paid))

    return act


def stepwise(connection: aiosqlite.Connection) -> Act:
    """The same rows, each statement on its own way to the thread and back."""
    lock = asyncio.Lock()

    async def act(task: int, move: int) -> None:
        table, cause = f"t{task}", f"move {move}"
        async with lock:
            await connection.execute("BEGIN IMMEDIATE")
            query = "INSERT INTO causes (scope, cause, at) VALUES (?, ?, 0)"
            number = (await connection.execute(query, (table, cause))).lastrowid
            await connection.execute(NEW_STATE, (*saved(move), table))
            await connection.execute(NEW_MOVE, (table, 0, move, MOVE, 0, None, None))
            stack, pot = f"stack {table} 0", f"pool {table} pot"
            await connection.execute(TRANSFER, (2, number, 0, "bet", stack, pot))
            await connection.execute(TRANSFER, (2, number, 1, "pot", pot, stack))
            await connection.execute("COMMIT")

    return act


async def crowd(act: Act, turn: int) -> tuple[float, float]:
    """Changes a second, and the median milliseconds of one, with all tasks at once."""
    times: list[float] = []

    async def play(task: int) -> None:
        for move in range(turn * EACH, (turn + 1) * EACH):
            began = time.perf_counter()
            await act(task, move)
            times.append(time.perf_counter() - began)

    began = time.perf_counter()
    await asyncio.gather(*(play(task) for task in range(TASKS)))
    return TASKS * EACH / (time.perf_counter() - began), median(times) * 1_000


async def alone(act: Act, turn: int) -> tuple[float, float]:
    """The median and the 99th percentile, in milliseconds, of changes one after the other."""
    times: list[float] = []
    for move in range(turn * ALONE, (turn + 1) * ALONE):
        began = time.perf_counter()
        await act(0, move)
        times.append(time.perf_counter() - began)
    return quantiles(times, n=100)[49] * 1_000, quantiles(times, n=100)[98] * 1_000


def bare(connection: sqlite3.Connection) -> tuple[float, float]:
    """The same of one insert and its commit with `sqlite3` itself: what the disk asks for."""
    times: list[float] = []
    for number in range(ALONE):
        began = time.perf_counter()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO bare VALUES (?, ?)", (number, MOVE))
        connection.execute("COMMIT")
        times.append(time.perf_counter() - began)
    return quantiles(times, n=100)[49] * 1_000, quantiles(times, n=100)[98] * 1_000


async def measure_crowd(folder: Path) -> dict[str, float]:
    async with Store.open(folder / "steps.sqlite3", starting_purse=100_000) as store:
        await furnish(store, TASKS)
    together: list[tuple[float, float]] = []
    steps: list[tuple[float, float]] = []
    async with (
        Store.open(folder / "grouped.sqlite3", starting_purse=100_000) as store,
        aiosqlite.connect(folder / "steps.sqlite3", isolation_level=None) as connection,
    ):
        await furnish(store, TASKS)
        await connection.executescript(PRAGMAS)
        for turn in range(ROUNDS):
            together.append(await crowd(grouped(store), turn))
            steps.append(await crowd(stepwise(connection), turn))
    rates = median(rate for rate, _ in together), median(rate for rate, _ in steps)
    return {
        "grouped changes/s": rates[0],
        "grouped median ms": median(each for _, each in together),
        "stepwise changes/s": rates[1],
        "stepwise median ms": median(each for _, each in steps),
        "grouped / stepwise": rates[0] / rates[1],
    }


async def measure_alone(folder: Path) -> dict[str, float]:
    single: list[tuple[float, float]] = []
    floor: list[tuple[float, float]] = []
    async with Store.open(folder / "alone.sqlite3", starting_purse=100_000) as store:
        await furnish(store, 1)
        with closing(sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)) as connection:
            connection.executescript(PRAGMAS + "CREATE TABLE bare (number INTEGER, text TEXT);")
            for turn in range(ROUNDS):
                single.append(await alone(grouped(store), turn))
                floor.append(bare(connection))
    slowest = median(last for _, last in single), median(last for _, last in floor)
    return {
        "alone median ms": median(middle for middle, _ in single),
        "alone p99 ms": slowest[0],
        "bare commit median ms": median(middle for middle, _ in floor),
        "bare commit p99 ms": slowest[1],
        "alone p99 / bare p99": slowest[0] / slowest[1],
    }


async def measure(folder: Path) -> dict[str, float]:
    return await measure_crowd(folder) | await measure_alone(folder)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(Path(folder)))
    for name, value in figures.items():
        print(f"{name:24} {value:10.2f}")
    print("goals: grouped / stepwise >= 8, alone p99 / bare p99 <= 3")
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
