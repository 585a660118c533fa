"""Accounts and transfers as rows. All of it runs inside a change."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable
from dataclasses import dataclass

from bot.tables.ports import Account, House, Mint, Pool, Purse, Stack, Transfer, UnwrittenError
from bot.tables.state import Milliseconds

START = "start"
"""The cause of the transfer that fills a new purse."""

TRANSFER = """
INSERT INTO transfers (source, target, amount, scope, cause, ordinal, reason, at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
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
    """Moves chips. `starting_purse` is what the mint puts into a purse when it is first used."""

    starting_purse: int

    def pay(
        self, connection: sqlite3.Connection, scope: str, cause: str, transfers: Iterable[Transfer]
    ) -> None:
        """Makes all the transfers of one cause, which `begin` has entered before."""
        at = now()
        for ordinal, each in enumerate(transfers):
            source, target = (
                self.account(connection, each.source),
                self.account(connection, each.target),
            )
            row = (source, target, each.amount, scope, cause, ordinal, each.reason, at)
            connection.execute(TRANSFER, row)

    def account(self, connection: sqlite3.Connection, account: Account) -> int:
        """The row of an account, opened if need be: a purse with the starting chips in it."""
        key = key_of(account)
        row = connection.execute("SELECT id FROM accounts WHERE key = ?", (key,)).fetchone()
        if row is not None:
            return int(row[0])
        opened = _open(connection, account)
        if isinstance(account, Purse) and self.starting_purse:
            begin(connection, key, START)
            start = Transfer(Mint(account.server), account, self.starting_purse, START)
            self.pay(connection, key, START, (start,))
        return opened


def begin(connection: sqlite3.Connection, scope: str, cause: str) -> None:
    """Enters the cause of a change. Raises, as `RepeatedError` in the end, if it stands there."""
    connection.execute(
        "INSERT INTO causes (scope, cause, at) VALUES (?, ?, ?)", (scope, cause, now())
    )


def now() -> Milliseconds:
    """The time at which a row is written."""
    return time.time_ns() // 1_000_000


def _open(connection: sqlite3.Connection, account: Account) -> int:
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
    made = connection.execute(NEW_ACCOUNT, parts).lastrowid
    if made is None:
        raise UnwrittenError("The books opened no account.")
    return made
