"""Attacks on the chips with plain `sqlite3`, by whoever may change rows but not the schema."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, findings
from bot.tables.ports import Change, House, Mint, Purse, Stack, Transfer
from bot.tables.state import Phase
from tests.store.furniture import PURSE, SERVER, buy_in, charter, deal, rows, state

BOUND = 10**15

SWITCHES = {
    "": "",
    "no checks": "PRAGMA ignore_check_constraints = ON",
    "recursive triggers": "PRAGMA recursive_triggers = ON",
    "no foreign keys": "PRAGMA foreign_keys = OFF",
    "deferred": "PRAGMA defer_foreign_keys = ON",
    "legacy": "PRAGMA legacy_alter_table = ON",
    "shadow": "CREATE TEMP TABLE transfers AS SELECT * FROM main.transfers",
}
MANNERS = ["", "OR IGNORE", "OR REPLACE", "OR FAIL", "OR ROLLBACK"]

PAY = "INSERT {} INTO main.transfers (source, target, amount, cause_id, ordinal, reason) "
FROM_PURSE = (
    f"FROM main.accounts s, main.accounts t WHERE s.kind = 'purse' AND s.server = {SERVER} "
    "AND t.key = 'stack t 0'"
)
CAUSE = "(SELECT max(id) FROM main.causes WHERE scope = 't')"
ACCOUNT = "INSERT {} INTO main.accounts "


def pay(amount: str) -> str:
    """A transfer from the purse to the stack of the table."""
    return f"{PAY}SELECT s.id, t.id, {amount}, {CAUSE}, 90, 'x' {FROM_PURSE}"


ATTACKS = {
    "negative": pay("-10"),
    "nought": pay("0"),
    "no amount": pay("NULL"),
    "a fraction": pay("0.5"),
    "infinite": pay("9e999"),
    "words": pay("'many'"),
    "bytes": pay("x'05'"),
    "overdraft": pay("901"),
    "beyond the bound": pay(f"{BOUND + 1}"),
    "64 bits": pay("9223372036854775807"),
    "64 bits below": pay("-9223372036854775808"),
    "to itself": f"{PAY}SELECT id, id, 5, {CAUSE}, 90, 'x' "
    "FROM main.accounts WHERE key = 'stack t 0'",
    "to another server": f"{PAY}SELECT s.id, t.id, 5, {CAUSE}, 90, 'x' "
    "FROM main.accounts s, main.accounts t WHERE s.kind = 'purse' AND t.kind = 'purse' "
    "AND s.server <> t.server",
    "out of a table by no act of it": f"{PAY}SELECT t.id, s.id, 5, 1, 90, 'x' {FROM_PURSE}",
    "the mint beyond its bound": f"{PAY}SELECT s.id, t.id, {BOUND}, {CAUSE}, 90, 'x' "
    "FROM main.accounts s, main.accounts t WHERE s.kind = 'mint' AND t.kind = 'house' "
    "AND s.server = t.server",
    "twice for one cause": f"{PAY}SELECT s.id, t.id, 1, cause_id, ordinal, 'x' "
    f"{FROM_PURSE.replace('WHERE', ', main.transfers WHERE')} AND transfers.reason = 'buy-in'",
    "twice, as an upsert": f"{PAY}SELECT s.id, t.id, 1, cause_id, ordinal, 'x' "
    f"{FROM_PURSE.replace('WHERE', ', main.transfers WHERE')} AND transfers.reason = 'buy-in' "
    "ON CONFLICT DO UPDATE SET amount = 900",
    "to a closed table": f"{PAY}SELECT s.id, t.id, 5, "
    "(SELECT max(id) FROM main.causes WHERE scope = 'closed'), 90, 'x' "
    "FROM main.accounts s, main.accounts t "
    f"WHERE s.kind = 'purse' AND s.server = {SERVER} AND t.table_id = 'closed'",
    "the last number": "INSERT {} INTO main.transfers "
    f"SELECT 9223372036854775807, s.id, t.id, 1, {CAUSE}, 90, 'x' {FROM_PURSE}",
    "a number before all": "INSERT {} INTO main.transfers "
    f"SELECT -1000, s.id, t.id, 1, {CAUSE}, 90, 'x' {FROM_PURSE}",
    "the number of another": "INSERT {} INTO main.transfers "
    f"SELECT 1, s.id, t.id, 1, {CAUSE}, 90, 'x' {FROM_PURSE}",
    "the number of another, of accounts that have stood still since": "INSERT {} INTO "
    f"main.transfers SELECT 2, s.id, t.id, 5, {CAUSE}, 90, 'x' "
    "FROM main.accounts s, main.accounts t WHERE s.kind = 'purse' AND t.kind = 'mint' "
    f"AND s.server = {SERVER + 1} AND t.server = s.server",
    "a new number": "UPDATE {} main.transfers SET id = id + 1000",
    "rich by upsert": f"{ACCOUNT} (kind, server, user) VALUES ('purse', {SERVER}, 7) "
    "ON CONFLICT (key) DO UPDATE SET balance = balance + 1000",
    "a second purse": f"{ACCOUNT} (kind, server, user) VALUES ('purse', {SERVER}, 7)",
    "a second mint": f"{ACCOUNT} (kind, server, table_id) VALUES ('mint', {SERVER}, 't')",
    "a mint of one's own": f"{ACCOUNT} (kind, server, user) VALUES ('mint', {SERVER}, 7)",
    "another kind": f"{ACCOUNT} (kind, server) VALUES ('Mint', {SERVER})",
    "a stack of no table": f"{ACCOUNT} (kind, server, table_id, place) "
    f"VALUES ('stack', {SERVER}, 'nowhere', 0)",
    "a stack in another server": f"{ACCOUNT} (kind, server, table_id, place) "
    "VALUES ('stack', 5, 't', 9)",
    "born with chips": f"{ACCOUNT} (kind, server, user, balance) VALUES ('purse', {SERVER}, 55, 9)",
    "born in debt": f"{ACCOUNT} (kind, server, user, balance) VALUES ('purse', {SERVER}, 55, -9)",
    "another number": "UPDATE {} main.accounts SET id = id + 100",
    "another row": "UPDATE {} main.accounts SET rowid = 1 WHERE rowid = 2",
    "a balance": "UPDATE {} main.accounts SET balance = 5000 WHERE kind = 'purse'",
    "a balance of nothing": "UPDATE {} main.accounts SET balance = NULL",
    "a balance by its entry": "UPDATE {} main.accounts SET balance = balance + 100, "
    "entry = (SELECT max(id) FROM main.transfers) WHERE kind = 'house'",
    "swapped": "UPDATE {} main.accounts SET user = CASE user WHEN 7 THEN 8 ELSE 7 END "
    "WHERE kind = 'purse'",
    "closed with chips on it": "UPDATE {} main.tables SET phase = 'closed' WHERE id = 't'",
    "opened again": "UPDATE {} main.tables SET phase = 'lobby' WHERE id = 'closed'",
    "another player": "UPDATE {} main.players SET user = 8",
    "another player in place": "INSERT {} INTO main.players VALUES ('t', 0, 0, 8, 0)",
    "no player": "DELETE FROM main.players",
}


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A house in which something has happened already, as a file."""
    path = tmp_path_factory.mktemp("guards") / "books.sqlite3"
    asyncio.run(kept(path))
    return path.read_bytes()


@pytest.fixture
def house(books: bytes, path: Path) -> Path:
    """The same, in a file to be attacked."""
    path.write_bytes(books)
    return path


async def kept(path: Path) -> None:
    async with Store.open(path, starting_purse=PURSE) as store:
        await store.ledger.purse(SERVER + 1, 8)
        await store.journal.open(charter("closed"), state(), (buy_in("closed"),))
        home = Transfer(Stack("closed", 0), Purse(SERVER, 7), 100, "leaving")
        last = Change("closed", "2", state(phase=Phase.CLOSED), transfers=(home,))
        await store.journal.write(last)
        await store.journal.open(charter("t"), state(), (buy_in("t"),))
        house = Transfer(Mint(SERVER), House(SERVER), 50, "house")
        await store.journal.write(Change("t", "2", state(), deal(0), transfers=(house,)))
        assert await findings(store.database) == []


@pytest.mark.parametrize("switch", SWITCHES.values(), ids=SWITCHES.keys())
@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS.keys())
def test_no_attack_moves_a_chip(house: Path, attack: str, switch: str):
    before = contents(house)
    for manner in MANNERS:
        if "ON CONFLICT" in attack and manner:
            continue
        refused = attempted(house, attack.replace("{}", manner), switch)
        assert refused or manner in ("OR IGNORE",), "only that may pass without a word"
        assert contents(house) == before


def attempted(path: Path, attack: str, switch: str) -> bool:
    """Whether the attack was refused with an error; what it changed is kept."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(switch)
        try:
            connection.execute(attack)
        except sqlite3.Error:
            return True
        return False


def contents(path: Path) -> list[list[tuple[object, ...]]]:
    tables = ("tables", "players", "causes", "accounts", "transfers")
    return [rows(path, f"SELECT * FROM {table} ORDER BY 1, 2, 3") for table in tables]


def test_from_another_file_the_guards_hold_as_well(house: Path):
    before = contents(house)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute("ATTACH ? AS house", (str(house),))
        connection.execute("CREATE TABLE transfers (id INTEGER, source, target, amount)")
        connection.execute("INSERT INTO transfers VALUES (99, 1, 2, 1000)")
        for attack in (
            "UPDATE house.accounts SET balance = balance + 1000, entry = 99",
            "INSERT OR REPLACE INTO house.accounts (id, kind, server) VALUES (1, 'house', 5)",
            "DELETE FROM house.transfers",
        ):
            with pytest.raises(sqlite3.Error):
                connection.execute(attack)
    assert contents(house) == before


TAMPERING = {
    "trigger transfers_are_covered is missing": "DROP TRIGGER transfers_are_covered",
    "table transfers is not as": "PRAGMA writable_schema = ON; UPDATE sqlite_master "
    "SET sql = replace(sql, 'BETWEEN 1', 'BETWEEN 0') WHERE name = 'transfers'",
    "trigger bribe is none of": "CREATE TRIGGER bribe AFTER INSERT ON causes BEGIN SELECT 1; END",
    "index transfers_in is missing": "DROP INDEX transfers_in",
}


@pytest.mark.parametrize("word", TAMPERING.keys())
async def test_the_audit_notices_guards_that_are_not_ours(house: Path, word: str):
    with closing(sqlite3.connect(house, isolation_level=None)) as connection:
        connection.executescript(TAMPERING[word])
    async with Store.open(house, starting_purse=PURSE) as store:
        assert any(word in each for each in (await store.ledger.inventory(SERVER)).findings)


async def test_an_organiser_reads_of_no_other_server(house: Path):
    with closing(sqlite3.connect(house, isolation_level=None)) as connection:
        trigger = "SELECT sql FROM sqlite_master WHERE name = 'accounts_change_by_transfers'"
        (guard,) = connection.execute(trigger).fetchone()
        connection.execute("DROP TRIGGER accounts_change_by_transfers")
        connection.execute(f"UPDATE accounts SET balance = 5 WHERE server = {SERVER + 1}")
        connection.execute(guard)
    async with Store.open(house, starting_purse=PURSE) as store:
        assert (await store.ledger.inventory(SERVER)).findings == ()
        assert len((await store.ledger.inventory(SERVER + 1)).findings) == 3
        assert len(await findings(store.database)) == 3
