"""Chips: purses, attacks on the schema with plain `sqlite3`, and what the audit finds."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store import Store, findings
from bot.store.accounts import Cashier, begin, key_of
from bot.store.connection import PRAGMAS
from bot.store.journal import NEW_TABLE
from bot.store.migrate import migrate, scripts
from bot.tables.ports import (
    Account,
    Change,
    House,
    Mint,
    OverdrawnError,
    Pool,
    Purse,
    RepeatedError,
    Stack,
    Transfer,
    UnwrittenError,
)
from bot.tables.purses import AtTable, BeyondBoundError
from bot.tables.state import Phase
from tests.store.furniture import (
    PURSE,
    SERVER,
    buy_in,
    change,
    charter,
    comings,
    deal,
    moves,
    rows,
    state,
)

BOUND = 10**15


async def test_a_purse_is_filled_once_however_many_ask(store: Store, path: Path):
    asked = await asyncio.gather(*(store.ledger.purse(SERVER, 7) for _ in range(50)))
    assert asked == [PURSE] * 50
    assert rows(
        path, "SELECT cause, amount FROM transfers JOIN causes ON cause_id = causes.id"
    ) == [("start", PURSE)]
    assert await store.ledger.purse(SERVER + 1, 7) == PURSE


async def test_a_purse_that_nobody_looked_at_is_filled_before_it_pays(store: Store):
    await store.journal.open(charter("t"), state(), ())
    with pytest.raises(OverdrawnError):
        await store.journal.write(change("t", "0", buy_in("t", amount=PURSE + 1)))
    await store.journal.write(change("t", "1", buy_in("t")))
    assert await store.ledger.purse(SERVER, 7) == PURSE - 100


async def test_another_starting_purse_later_tops_nobody_up(path: Path):
    for purse, expected in ((1_000, 1_000), (5_000, 1_000)):
        async with Store.open(path, starting_purse=purse) as store:
            assert await store.ledger.purse(SERVER, 7) == expected


async def test_chips_in_play_are_those_of_open_tables_where_one_sits(store: Store):
    for table in "tuv":
        await store.journal.open(charter(table), state(), ())
        await store.journal.write(change(table, "1", buy_in(table)))
    await store.journal.write(Change("u", "2", state(user=8)))
    home = Transfer(Stack("v", 0), Purse(SERVER, 7), 100, "home")
    await store.journal.write(Change("v", "2", state(phase=Phase.CLOSED), transfers=(home,)))
    assert await store.ledger.at_tables(SERVER, 7) == [AtTable("whist", 77, 100)]
    assert await store.ledger.at_tables(SERVER, 8) == [AtTable("whist", 77, 100)]
    assert await store.ledger.at_tables(SERVER + 1, 7) == []


async def test_a_balance_is_bounded_and_what_would_pass_it_is_refused_whole(path: Path):
    async with Store.open(path, starting_purse=0) as store:
        await store.journal.open(charter("t"), state(), ())
        grant = Transfer(Mint(SERVER), House(SERVER), BOUND, "grant")
        await store.journal.write(change("t", "1", grant))
        more = Transfer(Mint(SERVER), Pool("t", "pot"), 1, "grant")
        with pytest.raises(BeyondBoundError):
            await store.journal.write(change("t", "2", more))
        assert await findings(store.database) == []


async def test_gifts_are_made_once_and_stand_in_the_history(store: Store):
    ann, ben = Purse(SERVER, 7), Purse(SERVER, 8)
    gift = (Transfer(ann, ben, 30, "gift"),)
    await store.ledger.pay(SERVER, "gift 1", gift)
    with pytest.raises(RepeatedError):
        await store.ledger.pay(SERVER, "gift 1", gift)
    with pytest.raises(OverdrawnError):
        await store.ledger.pay(SERVER, "gift 2", (Transfer(ben, ann, PURSE + 31, "gift"),))
    await store.journal.open(charter("t"), state(), ())
    await store.journal.write(change("t", "1", buy_in("t")))
    with pytest.raises(UnwrittenError):
        await store.ledger.pay(SERVER, "raid", (Transfer(Stack("t", 0), ben, 1, "raid"),))


@pytest.fixture
async def spoilt(path: Path) -> Path:
    """A house in which something has happened already."""
    async with Store.open(path, starting_purse=PURSE) as store:
        await store.journal.open(charter("t"), state(), ())
        await store.journal.write(Change("t", "1", state(), deal(0), moves(0, 0), (buy_in("t"),)))
        await store.journal.write(Change("t", "2", state(), deal(1)))
        await store.journal.write(Change("t", "3", state(), comings=comings(0)))
    return path


ATTACKS = {
    "balance": "UPDATE accounts SET balance = balance + 1 WHERE kind = 'purse'",
    "balance by an old entry": "UPDATE accounts SET balance = balance + 1000, entry = entry",
    "balance by entry 1": "UPDATE accounts SET balance = balance + 1000, entry = 1",
    "owner": "UPDATE accounts SET user = 8 WHERE kind = 'purse'",
    "kind": "UPDATE accounts SET kind = 'mint', user = NULL WHERE kind = 'purse'",
    "rich from birth": "INSERT INTO accounts (kind, server, balance) VALUES ('house', 5, 10)",
    "born again": "INSERT OR REPLACE INTO accounts (id, kind, server) SELECT id, kind, server "
    "FROM accounts WHERE kind = 'mint'",
    "account gone": "DELETE FROM accounts",
    "amount": "UPDATE transfers SET amount = 1",
    "transfer gone": "DELETE FROM transfers",
    "transfer replaced": "INSERT OR REPLACE INTO transfers SELECT * FROM transfers",
    "transfer replaced by its number": "INSERT OR REPLACE INTO transfers "
    "SELECT id, source, target, amount, cause_id, 50, reason FROM transfers ORDER BY id DESC",
    "settled twice": "INSERT INTO transfers (source, target, amount, cause_id, ordinal, reason) "
    "SELECT source, target, amount, cause_id, ordinal, reason FROM transfers",
    "settled twice, quietly": "INSERT OR REPLACE INTO transfers "
    "(source, target, amount, cause_id, ordinal, reason) "
    "SELECT source, target, amount, cause_id, ordinal, reason FROM transfers",
    "into the past": "INSERT INTO transfers SELECT -5, source, target, 1, cause_id, 50, 'x' "
    "FROM transfers",
    "overdraft": "INSERT {} INTO transfers (source, target, amount, cause_id, ordinal, reason) "
    "SELECT s.id, p.id, 101, 2, 9, 'x' FROM accounts s, accounts p "
    "WHERE s.kind = 'stack' AND p.kind = 'purse'",
    "from nowhere": "INSERT {} INTO transfers (source, target, amount, cause_id, ordinal, reason) "
    "SELECT 999, id, 5, 2, 9, 'x' FROM accounts WHERE kind = 'purse'",
    "to nowhere": "INSERT {} INTO transfers (source, target, amount, cause_id, ordinal, reason) "
    "SELECT id, 999, 5, 2, 9, 'x' FROM accounts WHERE kind = 'purse'",
    "to itself": "INSERT {} INTO transfers (source, target, amount, cause_id, ordinal, reason) "
    "SELECT id, id, 5, 2, 9, 'x' FROM accounts WHERE kind = 'purse'",
    "without a cause": "INSERT {} INTO transfers "
    "(source, target, amount, cause_id, ordinal, reason) "
    "SELECT source, target, 1, 999, 0, 'x' FROM transfers LIMIT 1",
    "nought": "INSERT {} INTO transfers (source, target, amount, cause_id, ordinal, reason) "
    "SELECT source, target, 0, cause_id, 9, 'x' FROM transfers LIMIT 1",
    "negative": "INSERT {} INTO transfers (source, target, amount, cause_id, ordinal, reason) "
    "SELECT source, target, -10, cause_id, 9, 'x' FROM transfers LIMIT 1",
    "half a chip": "INSERT {} INTO transfers (source, target, amount, cause_id, ordinal, reason) "
    "SELECT source, target, 0.5, cause_id, 9, 'x' FROM transfers LIMIT 1",
    "beyond the bound": "INSERT {} INTO transfers "
    "(source, target, amount, cause_id, ordinal, reason) SELECT source, target, 1000000000000000, "
    "cause_id, 9, 'x' FROM transfers WHERE reason = 'start'",
    "beyond 64 bits": "INSERT {} INTO transfers "
    "(source, target, amount, cause_id, ordinal, reason) SELECT source, target, "
    "9223372036854775807, cause_id, 9, 'x' FROM transfers WHERE reason = 'start'",
    "cause renamed": "UPDATE causes SET cause = 'other'",
    "cause gone": "DELETE FROM causes",
    "cause replaced": "INSERT OR REPLACE INTO causes SELECT * FROM causes",
    "cause renamed by its number": "INSERT OR REPLACE INTO causes "
    "SELECT id, scope, 'other', at FROM causes",
    "charter": "UPDATE tables SET charter = '{}'",
    "table gone": "DELETE FROM tables",
    "table replaced": "INSERT OR REPLACE INTO tables SELECT * FROM tables",
    "move changed": "UPDATE moves SET move = '{}'",
    "move gone": "DELETE FROM moves",
    "move replaced": "INSERT OR REPLACE INTO moves SELECT * FROM moves",
    "move left out": "INSERT {} INTO moves VALUES ('t', 0, 2, '{}', 0, NULL, NULL)",
    "coming changed": "UPDATE comings SET entry = '{}'",
    "coming gone": "DELETE FROM comings",
    "coming replaced": "INSERT OR REPLACE INTO comings SELECT * FROM comings",
    "coming left out": "INSERT {} INTO comings VALUES ('t', 2, '{}')",
    "deal changed": "UPDATE deals SET names = '[]'",
    "deal after other comings": "UPDATE deals SET void = 1, comings = 1",
    "deal before a coming": "INSERT {} INTO deals VALUES ('t', 2, '[]', '[]', '{}', 0, 0)",
    "deal gone": "DELETE FROM deals",
    "deal replaced": "INSERT OR REPLACE INTO deals SELECT * FROM deals",
    "deal back from void": "UPDATE deals SET void = 1; UPDATE deals SET void = 0",
    "wrong type": "INSERT INTO people VALUES ('ann', 'dm', 0, 0, 0)",
}


@pytest.mark.parametrize("manner", ["", "OR IGNORE", "OR REPLACE"])
@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS.keys())
def test_attacks_on_the_schema_change_no_chip_and_no_history(
    spoilt: Path, attack: str, manner: str
):
    if manner and "{}" not in attack.split("INTO")[0]:
        attack = attack.replace("UPDATE ", f"UPDATE {manner} ")
    attack = attack.replace("INSERT {}", f"INSERT {manner}")
    before = history(spoilt)
    with closing(sqlite3.connect(spoilt, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        try:
            for statement in attack.split(";"):
                connection.execute(statement)
        except sqlite3.Error:
            refused = True
        else:
            refused = False
        assert refused or manner, "only OR IGNORE may pass without a word"
        if "void = 1" in attack:
            connection.execute("ROLLBACK")
        else:
            connection.execute("COMMIT")
    assert history(spoilt) == before


def history(path: Path) -> list[list[tuple[object, ...]]]:
    tables = ("tables", "deals", "moves", "comings", "causes", "accounts", "transfers", "people")
    return [rows(path, f"SELECT * FROM {table}") for table in tables]


CORRUPTIONS = {
    "holds 1001 chips": "UPDATE accounts SET balance = balance + 101 WHERE kind = 'purse'",
    "add up to": "UPDATE accounts SET balance = balance + 1 WHERE kind = 'mint'",
    "is overdrawn": "UPDATE accounts SET balance = -5 WHERE kind = 'purse'",
    "closed table": "UPDATE tables SET phase = 'closed'",
    "belongs to nothing": "UPDATE transfers SET cause_id = 77 WHERE id = 1",
}


@pytest.mark.parametrize("word", CORRUPTIONS.keys())
async def test_the_audit_finds_what_got_past_the_triggers(spoilt: Path, word: str):
    with closing(sqlite3.connect(spoilt, isolation_level=None)) as connection:
        triggers = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        for (trigger,) in triggers.fetchall():
            connection.execute(f"DROP TRIGGER {trigger}")
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(CORRUPTIONS[word])
    async with Store.open(spoilt, starting_purse=PURSE) as store:
        assert any(word in finding for finding in await findings(store.database))


async def test_the_audit_finds_a_damaged_file(spoilt: Path):
    root = rows(spoilt, "SELECT rootpage FROM sqlite_master WHERE name = 'transfers_in'")[0][0]
    size = rows(spoilt, "PRAGMA page_size")[0][0]
    assert isinstance(root, int)
    assert isinstance(size, int)
    with spoilt.open("r+b") as file:
        file.seek((root - 1) * size + size - 64)
        file.write(b"\x07" * 64)
    async with Store.open(spoilt, starting_purse=PURSE) as store:
        assert any("damaged" in finding for finding in await findings(store.database))


ACCOUNTS: list[Account] = [
    Mint(SERVER),
    House(SERVER),
    Purse(SERVER, 1),
    Purse(SERVER, 2),
    Stack("t", 0),
    Stack("t", 1),
    Pool("t", "pot"),
    Pool("t", "bank 2"),
]
account = st.sampled_from(ACCOUNTS)
transfer = st.builds(
    Transfer, account, account, st.integers(-3, 2_000) | st.integers(), st.just("x")
)


@pytest.fixture(scope="module")
def plain() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.executescript(PRAGMAS)
        migrate(connection, scripts())
        connection.execute(NEW_TABLE, ("t", "{}", "{}", "lobby", SERVER, 1, 1))
        yield connection


@settings(max_examples=150, deadline=None)
@given(payments=st.lists(transfer, max_size=25))
def test_any_transfers_keep_the_sum_and_agree_with_plain_sums(
    plain: sqlite3.Connection, payments: list[Transfer]
):
    plain.execute("BEGIN")
    try:
        expected: dict[str, int] = {}
        for number, payment in enumerate(payments):
            apply(plain, expected, number, payment)
        held = dict(plain.execute("SELECT key, balance FROM accounts").fetchall())
        assert sum(held.values()) == 0
        assert {key: chips for key, chips in held.items() if chips} == {
            key: chips for key, chips in expected.items() if chips
        }
    finally:
        plain.execute("ROLLBACK")


def apply(
    connection: sqlite3.Connection, expected: dict[str, int], number: int, payment: Transfer
) -> None:
    """Pays in the books and in a dictionary, or in neither."""
    source, target = key_of(payment.source), key_of(payment.target)
    after = dict(expected)
    for key in (source, target):
        if key.startswith("purse") and key not in after:
            after[key] = PURSE
            after[f"mint {SERVER}"] = after.get(f"mint {SERVER}", 0) - PURSE
    after[source] = after.get(source, 0) - payment.amount
    after[target] = after.get(target, 0) + payment.amount
    covered = all(chips >= 0 or key.startswith("mint") for key, chips in after.items())
    bounded = all(abs(chips) <= BOUND for chips in after.values())
    connection.execute("SAVEPOINT payment")
    try:
        Cashier(lambda _: PURSE).pay(connection, begin(connection, "t", f"{number}"), [payment])
    except (sqlite3.Error, OverflowError):
        connection.execute("ROLLBACK TO payment")
        assert not (covered and bounded and payment.amount > 0 and source != target)
    else:
        assert covered
        assert bounded
        assert payment.amount > 0
        assert source != target
        expected.clear()
        expected.update(after)
    connection.execute("RELEASE payment")
