"""The writer: many at once, one refused, a lock, a cancelled caller, a killed process."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, findings
from bot.store import connection as connection_module
from bot.tables.ports import Change, OverdrawnError, Pool, Stack, Transfer, UnwrittenError
from bot.tables.state import Phase
from tests.store.furniture import PURSE, SECRET, SERVER, buy_in, change, charter, deal, moves, rows
from tests.store.furniture import state as a_state

REPOSITORY = Path(__file__).parents[2]

SCRIBE = """
import asyncio, sys
from pathlib import Path
from bot.store import Store
from bot.tables.ports import Change, Pool, Stack, Transfer
from tests.store.furniture import buy_in, change, charter, deal, moves, state

async def play(store, table):
    await store.journal.open(charter(table), state(), ())
    seated = (buy_in(table, amount=500),)
    await store.journal.write(Change(table, "open", state(), deal(0), transfers=seated))
    for number in range(100_000):
        bet = Transfer(Stack(table, 0), Pool(table, "pot"), 3, "bet")
        won = Transfer(Pool(table, "pot"), Stack(table, 0), 2, "won")
        act = Change(table, f"{number}", state(number), None, moves(0, number), (bet, won))
        await store.journal.write(act)
        print(table, number, flush=True)

async def main():
    async with Store.open(Path(sys.argv[1]), starting_purse=10_000) as store:
        await asyncio.gather(*(play(store, f"t{n}") for n in range(8)))

asyncio.run(main())
"""


async def test_a_hundred_tasks_at_once(store: Store, path: Path):
    async def play(number: int) -> None:
        table, user = f"t{number}", number % 10
        await store.journal.open(charter(table), a_state(), ())
        seated = (buy_in(table, user, 10),)
        await store.journal.write(Change(table, "open", a_state(), deal(0), (), seated))
        for ordinal in range(5):
            bet = Transfer(Stack(table, 0), Pool(table, "pot"), 1, "bet")
            act = Change(table, f"{ordinal}", a_state(), None, moves(0, ordinal), (bet,))
            await store.journal.write(act)

    await asyncio.gather(*(play(number) for number in range(100)))
    assert await findings(store.database) == []
    assert [await store.ledger.purse(SERVER, user) for user in range(10)] == [PURSE - 100] * 10
    assert rows(path, "SELECT count(*), sum(amount) FROM transfers WHERE reason = 'bet'") == [
        (500, 500)
    ]
    assert rows(path, "SELECT count(*) FROM moves") == [(500,)]


async def test_a_refused_change_takes_no_other_with_it(store: Store):
    for number in range(9):
        await store.journal.open(charter(f"t{number}"), a_state(), ())
    amounts = [100, PURSE, 100, -1, 100, 100, 0, 100, 100]  # one purse for all of them
    acts = [
        store.journal.write(change(f"t{number}", "sit", buy_in(f"t{number}", amount=amount)))
        for number, amount in enumerate(amounts)
    ]
    outcomes = await asyncio.gather(*acts, return_exceptions=True)
    kinds = [type(outcome) for outcome in outcomes]
    fine, over, wrong = type(None), OverdrawnError, UnwrittenError
    assert kinds == [fine, over, fine, wrong, fine, fine, wrong, fine, fine]
    assert await store.ledger.purse(SERVER, 7) == PURSE - 600
    assert await findings(store.database) == []


async def test_what_returned_can_be_read_at_once(store: Store):
    await store.journal.open(charter("t"), a_state(), ())
    for number in range(50):
        await store.journal.write(change("t", f"{number}", buy_in("t", amount=1), move=number))
        (saved,) = await store.journal.open_tables()
        assert (saved.state.move, saved.stacks) == (number, {0: number + 1})


async def test_a_locked_file_fails_the_batch_and_the_next_one_is_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(connection_module, "PATIENCE", 0.05)
    async with Store.open(path, starting_purse=PURSE) as store:
        for table in "tu":
            await store.journal.open(charter(table), a_state(), ())
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            acts = [store.journal.write(change(table, "1", buy_in(table))) for table in "tu"]
            outcomes = await asyncio.gather(*acts, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [UnwrittenError] * 2
            assert rows(path, "SELECT count(*) FROM causes WHERE cause = '1'") == [(0,)]
        await store.journal.write(change("t", "1", buy_in("t")))
        assert await store.ledger.purse(SERVER, 7) == PURSE - 100


async def test_a_full_disk_leaves_nothing_and_hurts_nothing(store: Store, path: Path):
    await store.journal.open(charter("t"), a_state(), ())
    pages = await store.database.write(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
    await store.database.write(lambda c: c.execute(f"PRAGMA max_page_count = {pages}").fetchone())
    before = rows(path, "SELECT * FROM tables"), rows(path, "SELECT * FROM moves")
    ample = Change("t", "1", a_state(1), deal(0), moves(0, *range(2_000)))
    acts = (store.journal.write(ample), store.journal.write(change("t", "2", move=2)))
    first, second = await asyncio.gather(*acts, return_exceptions=True)
    assert isinstance(first, UnwrittenError)
    if second is not None:
        assert isinstance(second, UnwrittenError)
        assert rows(path, "SELECT * FROM tables") == before[0]
    assert rows(path, "SELECT * FROM moves") == before[1]
    await store.database.write(lambda c: c.execute("PRAGMA max_page_count = 100000").fetchone())
    await store.journal.write(ample)
    assert rows(path, "SELECT count(*) FROM moves") == [(2_000,)]


async def test_a_cancelled_caller_still_gets_the_outcome(store: Store):
    await store.journal.open(charter("t"), a_state(), ())
    adopted: list[str] = []

    async def act(cause: str, amount: int) -> None:
        try:
            await store.journal.write(change("t", cause, buy_in("t", amount=amount)))
        except OverdrawnError:
            adopted.append(f"{cause} refused")
            raise
        adopted.append(cause)
        await asyncio.sleep(0)
        adopted.append("never here")

    good, bad = asyncio.create_task(act("good", 100)), asyncio.create_task(act("bad", 5_000))
    await asyncio.sleep(0)
    for task in (good, bad, good):
        task.cancel()
    await asyncio.wait((good, bad))
    assert good.cancelled()
    assert adopted == ["good", "bad refused"]
    assert await store.ledger.purse(SERVER, 7) == PURSE - 100


async def test_a_time_limit_around_a_write_still_runs_out(store: Store):
    await store.journal.open(charter("t"), a_state(), ())

    async def hurried() -> None:
        async with asyncio.timeout(0):
            await store.journal.write(change("t", "1", buy_in("t")))
            await asyncio.sleep(1)

    with pytest.raises(TimeoutError):
        await hurried()
    assert await store.ledger.purse(SERVER, 7) == PURSE - 100
    task = asyncio.current_task()
    assert task is not None
    assert task.cancelling() == 0


async def test_closing_writes_what_is_queued_and_refuses_what_comes_after(path: Path):
    async with Store.open(path, starting_purse=PURSE) as store:
        await store.journal.open(charter("t"), a_state(), ())
        queued = [
            asyncio.create_task(store.journal.write(change("t", f"{n}", buy_in("t", amount=1))))
            for n in range(20)
        ]
        await asyncio.sleep(0)
    await asyncio.gather(*queued)
    assert rows(path, "SELECT count(*) FROM transfers WHERE reason = 'buy-in'") == [(20,)]
    with pytest.raises(UnwrittenError):
        await store.journal.write(change("t", "late"))


def heard_from_a_killed_scribe(path: Path, lines: int) -> list[str]:
    """All that a process said was written before it was killed, which is after so many lines."""
    with subprocess.Popen(
        [sys.executable, "-c", SCRIBE, str(path)], stdout=subprocess.PIPE, cwd=REPOSITORY, text=True
    ) as scribe:
        assert scribe.stdout is not None
        heard = [scribe.stdout.readline() for _ in range(lines)]
        scribe.kill()
        return heard + [line for line in scribe.stdout.readlines() if line.endswith("\n")]


@pytest.mark.parametrize("lines", [3, 60, 200])
async def test_a_killed_process_loses_nothing_that_it_was_told_is_written(path: Path, lines: int):
    heard = heard_from_a_killed_scribe(path, lines)
    told: dict[str, int] = {}
    for table, number in (line.split() for line in heard):
        told[table] = int(number)
    async with Store.open(path, starting_purse=10_000) as store:
        assert await findings(store.database) == []
        saved = {each.charter.table: each for each in await store.journal.open_tables()}
        for table, number in told.items():
            assert len(saved[table].moves) > number
        for each in saved.values():
            if each.moves:
                assert each.state.move == len(each.moves) - 1
                assert each.stacks == {0: 500 - len(each.moves)}


async def test_a_back_up_taken_while_writing_is_whole(store: Store, path: Path, tmp_path: Path):
    await store.journal.open(charter("t"), a_state(), ())
    await store.journal.write(Change("t", "open", a_state(), deal(0), transfers=(buy_in("t"),)))
    copy = tmp_path / "copy.sqlite3"

    def back_up() -> None:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target, pages=3)

    copying = asyncio.create_task(asyncio.to_thread(back_up))
    written = 0
    while not copying.done() or written < 20:
        bet = Transfer(Stack("t", 0), Pool("t", "pot"), 1, "bet")
        won = Transfer(Pool("t", "pot"), Stack("t", 0), 1, "won")
        act = Change("t", f"{written}", a_state(written), None, moves(0, written), (bet, won))
        await store.journal.write(act)
        written += 1
    await copying
    async with Store.open(copy, starting_purse=PURSE) as other:
        assert await findings(other.database) == []
        (saved,) = await other.journal.open_tables()
        assert saved.stacks == {0: 100}


async def test_nothing_hidden_gets_into_the_log(store: Store, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG)
    await store.journal.open(charter("t"), a_state(), ())
    await store.journal.write(Change("t", "1", a_state(), deal(0), moves(0, 0)))
    with pytest.raises(UnwrittenError):
        await store.journal.write(Change("t", "2", a_state(phase=Phase.CLOSED), deal(0)))
    await store.journal.open_tables()
    assert any(record.name == "aiosqlite" for record in caplog.records)
    assert SECRET not in caplog.text
    assert "Qs" not in caplog.text
