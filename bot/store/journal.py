"""The books of all tables: what they are, how they stand, who came and went, and every move."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import zip_longest

import msgspec

from bot.store.accounts import Cashier, begin
from bot.store.counting import count
from bot.store.database import Database, Reader
from bot.store.heart import alive
from bot.tables.ports import Change, DealRow, MoveRow, Saved, Transfer, UnwrittenError
from bot.tables.state import Charter, Phase, State

NEW_TABLE = """
INSERT INTO tables (id, charter, state, phase, server, channel, opened)
VALUES (?, ?, ?, ?, ?, ?, ?)
"""
NEW_STATE = "UPDATE tables SET state = ?, phase = ? WHERE id = ?"
NEW_DEAL = """
INSERT INTO deals (table_id, deal, stacks, names, carry, comings) VALUES (?, ?, ?, ?, ?, ?)
"""
NEW_COMING = "INSERT INTO comings (table_id, ordinal, entry, user) VALUES (?, ?, ?, ?)"
NEW_MOVE = """
INSERT INTO moves (table_id, deal, ordinal, move, at, commitment, secret)
VALUES (?, ?, ?, ?, ?, ?, ?)
"""
OPEN_TABLES = "SELECT id, charter, state FROM tables WHERE phase <> 'closed' ORDER BY opened, id"
ENDED_TABLES = """
SELECT id, charter, state FROM tables JOIN posts ON posts.table_id = tables.id
WHERE tables.phase = 'closed' AND posts.kind = 'table' ORDER BY opened, id
"""
TABLE = "SELECT id, charter, state FROM tables WHERE id = ?"
DEALS = """
SELECT deal, stacks, names, carry, comings FROM deals
WHERE table_id = ? AND NOT void ORDER BY deal
"""
LATEST_DEAL = DEALS + " DESC LIMIT 1"
MOVES = """
SELECT deal, ordinal, move, at, commitment, secret FROM moves
WHERE table_id = ? AND deal = ? ORDER BY ordinal
"""
COMINGS = "SELECT entry FROM comings WHERE table_id = ? ORDER BY ordinal"
NEW_PLAYER = """
INSERT INTO players (table_id, deal, place, user, lying, since)
VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(id), 0) FROM transfers))
"""
STACKS = "SELECT place, balance FROM accounts WHERE table_id = ? AND kind = 'stack' AND balance > 0"


@dataclass(frozen=True, slots=True, repr=False)
class Book:
    """All that was written of one table, open or closed."""

    charter: Charter
    state: State
    deals: tuple[tuple[DealRow, tuple[MoveRow, ...]], ...]
    """Those that are not void, each with its moves."""
    comings: tuple[str, ...]


class Journal:
    """`bot.tables.ports.Journal` in the database."""

    def __init__(self, database: Database, cashier: Cashier) -> None:
        self._database = database
        self._cashier = cashier

    async def open(self, charter: Charter, state: State, transfers: tuple[Transfer, ...]) -> None:
        """A new table, with the chips that its first guest brings.

        Raises `OverdrawnError`, `RepeatedError` for a known table, `UnwrittenError`.
        """
        row = _table_values(charter, state)

        def enter(connection: sqlite3.Connection) -> None:
            _insert(connection, NEW_TABLE, row)
            self._cashier.pay(connection, begin(connection, charter.table, "opening"), transfers)

        await self._database.write(enter)

    async def write(self, change: Change) -> None:
        """One change, durably. Raises `OverdrawnError`, `RepeatedError`, `UnwrittenError`."""
        state = _text(change.state)
        await self._database.write(lambda connection: self._enter(connection, change, state))

    async def open_tables(self) -> list[Saved]:
        """All tables that are not closed, the oldest first."""
        return await self._database.read(lambda connection: _those(connection, OPEN_TABLES))

    async def ended_tables(self) -> list[Saved]:
        """All tables that are closed, and whose message is not known to say so."""
        return await self._database.read(lambda connection: _those(connection, ENDED_TABLES))

    async def find(self, table: str) -> Saved | None:
        """A table, closed or not; `None` for one that never was."""
        return await self._database.read(lambda connection: _found(connection, table))

    async def deals(self, table: str) -> list[tuple[DealRow, tuple[MoveRow, ...]]]:
        """All deals of a table that are not void, with their moves, in order."""
        return await self._database.read(lambda connection: _deals(connection, table))

    async def comings(self, table: str) -> list[str]:
        """Who came, left and bought in again between the deals of a table, in order (JSON)."""
        return await self._database.read(lambda connection: _comings(connection, table))

    def _enter(self, connection: sqlite3.Connection, change: Change, state: str) -> None:
        table = change.table
        cause = begin(connection, table, change.cause)
        if change.comings:
            comings = [(table, each.ordinal, each.entry, each.user) for each in change.comings]
            connection.executemany(NEW_COMING, comings)
        if change.deal is not None:
            _insert(connection, NEW_DEAL, _deal_values(table, change.deal))
            connection.executemany(NEW_PLAYER, _players(change, change.deal))
        if change.moves:
            moves = [
                (table, m.deal, m.ordinal, m.move, m.at, m.commitment, m.secret)
                for m in change.moves
            ]
            connection.executemany(NEW_MOVE, moves)
            alive(connection, change.moves[-1].at)
        if change.void is not None:
            void = "UPDATE deals SET void = 1 WHERE table_id = ? AND deal = ?"
            _one(connection.execute(void, (table, change.void)), "deal")
        # A table closes when its chips are home.
        self._cashier.pay(connection, cause, change.transfers)
        row = (state, change.state.phase.value, table)
        _one(connection.execute(NEW_STATE, row), "table")
        if change.ended is not None or _settles(change):
            count(connection, table, cause, change.ended)


def _settles(change: Change) -> bool:
    """Whether chips of a finished deal may have moved, or the table is closed."""
    phase = change.state.phase
    return phase is Phase.CLOSED or (phase is Phase.BETWEEN and bool(change.transfers))


async def books(reader: Reader) -> AsyncIterator[Book]:
    """Every table there ever was, the oldest first, one at a time."""
    for table in await reader.read(_all_tables):
        yield await reader.read(lambda connection, table=table: book_of(connection, table))


def _those(connection: sqlite3.Connection, query: str) -> list[Saved]:
    return [_saved(connection, *row) for row in connection.execute(query).fetchall()]


def _found(connection: sqlite3.Connection, table: str) -> Saved | None:
    row = connection.execute(TABLE, (table,)).fetchone()
    return None if row is None else _saved(connection, *row)


def _saved(connection: sqlite3.Connection, table: str, charter: str, state: str) -> Saved:
    row = connection.execute(LATEST_DEAL, (table,)).fetchone()
    begun = connection.execute("SELECT count(*) FROM deals WHERE table_id = ?", (table,))
    deal = None if row is None else _deal_row(*row)
    return Saved(
        charter=_charter(charter),
        state=_state(state),
        stacks=dict(connection.execute(STACKS, (table,))),
        deal=deal,
        moves=() if deal is None else _moves(connection, table, deal.deal),
        deals=int(begun.fetchone()[0]),
        comings=len(_comings(connection, table)),
    )


def _deals(connection: sqlite3.Connection, table: str) -> list[tuple[DealRow, tuple[MoveRow, ...]]]:
    rows = [_deal_row(*row) for row in connection.execute(DEALS, (table,))]
    return [(row, _moves(connection, table, row.deal)) for row in rows]


def _moves(connection: sqlite3.Connection, table: str, deal: int) -> tuple[MoveRow, ...]:
    return tuple(MoveRow(*row) for row in connection.execute(MOVES, (table, deal)))


def _comings(connection: sqlite3.Connection, table: str) -> list[str]:
    return [str(row[0]) for row in connection.execute(COMINGS, (table,))]


def _all_tables(connection: sqlite3.Connection) -> list[str]:
    return [str(row[0]) for row in connection.execute("SELECT id FROM tables ORDER BY opened, id")]


def book_of(connection: sqlite3.Connection, table: str) -> Book:
    query = "SELECT charter, state FROM tables WHERE id = ?"
    charter, state = connection.execute(query, (table,)).fetchone()
    deals, comings = _deals(connection, table), _comings(connection, table)
    return Book(_charter(charter), _state(state), tuple(deals), tuple(comings))


def _table_values(charter: Charter, state: State) -> tuple[str | int | None, ...]:
    texts = (charter.table, _text(charter), _text(state), state.phase.value)
    return (*texts, charter.server, charter.channel, charter.opened)


def _deal_values(table: str, row: DealRow) -> tuple[str | int | None, ...]:
    chips, names = _text(row.stacks), _text(row.names)
    return (table, row.deal, chips, names, row.carry, row.comings)


def _players(change: Change, row: DealRow) -> list[tuple[str, int, int, int, int]]:
    """The people who play in a deal that begins, by place; computer players are nobody's."""
    seated = zip_longest(change.state.guests, row.stacks, change.lying)
    return [
        (change.table, row.deal, place, guest.user, lying or 0)
        for place, (guest, stack, lying) in enumerate(seated)
        if guest is not None and guest.user is not None and stack is not None
    ]


def _deal_row(deal: int, stacks: str, names: str, carry: str, comings: int | None) -> DealRow:
    return DealRow(
        deal=deal,
        stacks=msgspec.json.decode(stacks, type=tuple[int | None, ...]),
        names=msgspec.json.decode(names, type=tuple[str | None, ...]),
        carry=carry,
        comings=comings,
    )


def _insert(
    connection: sqlite3.Connection, query: str, values: tuple[str | int | None, ...]
) -> None:
    connection.execute(query, values)


def _one(cursor: sqlite3.Cursor, what: str) -> None:
    if cursor.rowcount != 1:
        raise UnwrittenError(f"The books know no such {what}.")


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _charter(text: str) -> Charter:
    return msgspec.json.decode(text, type=Charter)


def _state(text: str) -> State:
    return msgspec.json.decode(text, type=State)
