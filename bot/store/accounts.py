"""Accounts and transfers as rows. All of it runs inside a change."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.tables.ports import Account, House, Mint, Pool, Purse, Stack, Transfer
from bot.tables.state import Milliseconds

START = "start"
"""The cause of the transfer that fills a new purse."""

TRANSFER = """
INSERT INTO transfers (source, target, amount, cause_id, ordinal, reason)
SELECT source.id, target.id, ?, ?, ?, ?
FROM accounts AS source, accounts AS target WHERE source.key = ? AND target.key = ?
"""

NEW_ACCOUNT = """
INSERT INTO accounts (kind, server, user, table_id, place, name)
VALUES (
    :kind, coalesce(:server, (SELECT server FROM tables WHERE id = :table)),
    :user, :table, :place, :name
)
"""


def key_of(account: Account) -> str:
    """The account's name in the books, as the schema makes it from its parts."""
    match account:
        case Mint(server):
            return f"mint {server}"
        case Purse(server, user):
            return f"purse {server} {user}"
        case House(server):
            return f"house {server}"
        case Stack(table, place):
            return f"stack {table} {place}"
        case Pool(table, name):
            return f"pool {table} {name}"


def balance(connection: sqlite3.Connection, account: Account) -> int | None:
    """The chips of an account, or `None` if it was never used."""
    found = connection.execute("SELECT balance FROM accounts WHERE key = ?", (key_of(account),))
    row = found.fetchone()
    return None if row is None else int(row[0])


@dataclass(frozen=True, slots=True)
class Cashier:
    """Moves chips.

    `purse_of` says what the mint puts into a purse of a server when it is first used.
    """

    purse_of: Callable[[int], int]

    def pay(
        self, connection: sqlite3.Connection, cause: int, transfers: Iterable[Transfer]
    ) -> None:
        """Makes all the transfers of one cause, a number that `begin` gave."""
        for ordinal, each in enumerate(transfers):
            keys = (key_of(each.source), key_of(each.target))
            row = (each.amount, cause, ordinal, each.reason, *keys)
            if connection.execute(TRANSFER, row).rowcount == 0:
                self.use(connection, each.source)
                self.use(connection, each.target)
                connection.execute(TRANSFER, row)

    def use(self, connection: sqlite3.Connection, account: Account) -> None:
        """Opens an account if that is still to be done: a purse with the starting chips in it."""
        if balance(connection, account) is not None:
            return
        connection.execute(NEW_ACCOUNT, _parts(account))
        if not isinstance(account, Purse):
            return
        if chips := self.purse_of(account.server):
            start = Transfer(Mint(account.server), account, chips, START)
            self.pay(connection, begin(connection, key_of(account), START), (start,))


def begin(connection: sqlite3.Connection, scope: str, cause: str) -> int:
    """Enters the cause of a change and numbers it.

    Raises what becomes a `RepeatedError` if it stands there already.
    """
    query = "INSERT INTO causes (scope, cause, at) VALUES (?, ?, ?)"
    number = connection.execute(query, (scope, cause, _now())).lastrowid
    assert number is not None
    return number


def begun(connection: sqlite3.Connection, scope: str, cause: str) -> bool:
    """Whether a cause stands in the books."""
    query = "SELECT 1 FROM causes WHERE scope = ? AND cause = ?"
    return connection.execute(query, (scope, cause)).fetchone() is not None


def _now() -> Milliseconds:
    return time.time_ns() // 1_000_000


def _parts(account: Account) -> dict[str, int | str | None]:
    parts: dict[str, int | str | None] = dict.fromkeys(
        ("kind", "server", "user", "table", "place", "name")
    )
    match account:
        case Mint(server):
            parts.update(kind="mint", server=server)
        case Purse(server, user):
            parts.update(kind="purse", server=server, user=user)
        case House(server):
            parts.update(kind="house", server=server)
        case Stack(table, place):
            parts.update(kind="stack", table=table, place=place)
        case Pool(table, name):
            parts.update(kind="pool", table=table, name=name)
    return parts
