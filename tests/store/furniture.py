"""Tables and changes to write: plain, and made of nothing but what a test cares about."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from bot.store import Reader
from bot.tables.ports import Change, ComingRow, DealRow, MoveRow, Purse, Stack, Transfer
from bot.tables.state import Charter, Guest, Phase, Seal, State

SERVER = 1_100_000_000_000_000_001
PURSE = 1_000
SECRET = "a-secret-word"
HIDDEN = '{"chance":"shuffled","cards":"Qs Kd"}'


def charter(table: str, opened: int = 1_700_000_000_000) -> Charter:
    return Charter(table, "whist", 1, {"points": 5}, SERVER, 77, 100, "social", opened)


def state(move: int = 0, phase: Phase = Phase.PLAYING, user: int = 7) -> State:
    guests = (Guest(user, "Ann Élise"), None, Guest(None, "Mr Collins", ready=True))
    return State(
        phase, 0, guests, change=move, move=move, since=99, seal=Seal("ab12cd34", SECRET, HIDDEN)
    )


def deal(number: int) -> DealRow:
    return DealRow(number, (100, None, 50), ("Ann", None, "Mr Collins"), "{}", 0)


def moves(number: int, *ordinals: int) -> tuple[MoveRow, ...]:
    sealed = "ab12cd34", SECRET
    return tuple(
        MoveRow(number, each, HIDDEN, 5_000 + each, *(() if each else sealed)) for each in ordinals
    )


def change(table: str, cause: str, *transfers: Transfer, move: int = 0) -> Change:
    return Change(table, cause, state(move), transfers=transfers)


def comings(*ordinals: int) -> tuple[ComingRow, ...]:
    return tuple(ComingRow(each, f'{{"seat":{each},"leaves":true}}', None) for each in ordinals)


def buy_in(table: str, user: int = 7, amount: int = 100) -> Transfer:
    return Transfer(Purse(SERVER, user), Stack(table, 0), amount, "buy-in")


def rows(path: Path, query: str, values: Iterable[int | str] = ()) -> list[tuple[object, ...]]:
    """What a visitor with plain `sqlite3` reads."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query, tuple(values)).fetchall()


async def sums(reader: Reader) -> list[list[tuple[object, ...]]]:
    """All that is summed up of what was played."""
    return await reader.read(
        lambda connection: [
            connection.execute(f"SELECT * FROM {each}").fetchall()
            for each in ("results", "tallies", "sittings", "uncounted")
        ]
    )
