"""The journal: what is written comes back, whole, once, and in order."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import Store, books
from bot.tables.ports import (
    Change,
    Journal,
    Ledger,
    MoveRow,
    OverdrawnError,
    Pool,
    Purse,
    RepeatedError,
    Stack,
    Transfer,
    UnwrittenError,
)
from bot.tables.state import Phase
from tests.store.furniture import (
    HIDDEN,
    PURSE,
    SECRET,
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


def ports(store: Store) -> tuple[Journal, Ledger]:
    """That the type checker finds the store to be what the tables ask for."""
    return store.journal, store.ledger


async def test_a_table_comes_back_as_it_was(path: Path):
    async with Store.open(path, starting_purse=PURSE) as store:
        journal, _ = ports(store)
        await journal.open(charter("t"), state(phase=Phase.LOBBY), ())
        await journal.write(Change("t", "1", state(1), deal(0), moves(0, 0, 1), (buy_in("t"),)))
        await journal.write(Change("t", "2", state(2), moves=moves(0, 2)))
    async with Store.open(path, starting_purse=PURSE) as store:
        (saved,) = await store.journal.open_tables()
    assert saved.charter == charter("t")
    assert saved.state == state(2)
    assert saved.stacks == {0: 100}
    assert (saved.deal, saved.moves, saved.deals) == (deal(0), moves(0, 0, 1, 2), 1)


async def test_who_came_and_went_comes_back_in_order(store: Store):
    for table in "tu":
        await store.journal.open(charter(table), state(), ())
    await store.journal.write(Change("t", "1", state(), deal(0)))
    await store.journal.write(Change("t", "2", state(), comings=comings(0, 1)))
    after = replace(deal(1), comings=3)
    await store.journal.write(Change("t", "3", state(), after, comings=comings(2)))
    assert await store.journal.comings("t") == [each.entry for each in comings(0, 1, 2)]
    assert await store.journal.comings("u") == []
    t, u = await store.journal.open_tables()
    assert (t.comings, t.deal, u.comings) == (3, after, 0)
    everything = [book async for book in books(store.database)]
    assert [len(book.comings) for book in everything] == [3, 0]


async def test_a_table_without_a_deal(store: Store):
    await store.journal.open(charter("t"), state(), ())
    (saved,) = await store.journal.open_tables()
    assert (saved.stacks, saved.deal, saved.moves, saved.deals) == ({}, None, (), 0)


async def test_open_tables_come_oldest_first_and_closed_ones_stay_in_the_books(store: Store):
    for table, opened in (("late", 3), ("early", 1), ("gone", 2)):
        await store.journal.open(charter(table, opened), state(), ())
    await store.journal.write(Change("gone", "1", state(), deal(0), moves(0, 0)))
    await store.journal.write(Change("gone", "2", state(phase=Phase.CLOSED)))
    assert [each.charter.table for each in await store.journal.open_tables()] == ["early", "late"]
    everything = [book async for book in books(store.database)]
    assert [book.charter.table for book in everything] == ["early", "gone", "late"]
    assert everything[1].deals == ((deal(0), moves(0, 0)),)
    assert everything[1].state.phase is Phase.CLOSED


async def test_a_table_is_found_by_its_id_open_or_closed(store: Store):
    await store.journal.open(charter("t"), state(), ())
    assert await store.journal.find("u") is None
    for phase in (Phase.PLAYING, Phase.CLOSED):
        await store.journal.write(Change("t", phase.value, state(phase=phase)))
        saved = await store.journal.find("t")
        assert saved is not None
        assert (saved.charter, saved.state) == (charter("t"), state(phase=phase))


async def test_a_closed_table_never_opens_again(store: Store):
    await store.journal.open(charter("t"), state(phase=Phase.CLOSED), ())
    with pytest.raises(UnwrittenError):
        await store.journal.write(change("t", "1"))
    await store.journal.write(Change("t", "2", state(9, Phase.CLOSED)))


async def test_a_void_deal_keeps_its_number_and_is_in_no_record(store: Store):
    await store.journal.open(charter("t"), state(), ())
    await store.journal.write(Change("t", "1", state(), deal(0), moves(0, 0)))
    await store.journal.write(Change("t", "2", state(), deal(1), moves(1, 0)))
    await store.journal.write(Change("t", "3", state(), void=1))
    (saved,) = await store.journal.open_tables()
    assert (saved.deal, saved.moves, saved.deals) == (deal(0), moves(0, 0), 2)
    assert await store.journal.deals("t") == [(deal(0), moves(0, 0))]
    with pytest.raises(UnwrittenError):
        await store.journal.write(Change("t", "4", state(), deal(1)))
    await store.journal.write(Change("t", "5", state(), deal(2)))
    assert [row.deal for row, _ in await store.journal.deals("t")] == [0, 2]


async def test_the_same_cause_is_written_once(store: Store, path: Path):
    await store.journal.open(charter("t"), state(), ())
    await store.journal.open(charter("u"), state(), ())
    once = Change("t", "settle", state(1), transfers=(buy_in("t"),))
    await store.journal.write(once)
    with pytest.raises(RepeatedError):
        await store.journal.write(replace(once, state=state(2)))
    assert await store.ledger.purse(SERVER, 7) == PURSE - 100
    assert (await store.journal.open_tables())[0].state == state(1)
    await store.journal.write(change("u", "settle", buy_in("u")))
    with pytest.raises(RepeatedError):
        await store.journal.open(charter("t"), state(), ())
    assert rows(path, "SELECT count(*) FROM tables") == [(2,)]


WRONG = {
    "unknown table": Change("nowhere", "x", state()),
    "deal left out": Change("t", "x", state(8), deal(2)),
    "deal again": Change("t", "x", state(8), deal(0)),
    "move left out": Change("t", "x", state(8), moves=moves(0, 2)),
    "move again": Change("t", "x", state(8), moves=moves(0, 0)),
    "move of no deal": Change("t", "x", state(8), moves=moves(5, 0)),
    "coming left out": Change("t", "x", state(8), comings=comings(1)),
    "coming again": Change("t", "x", state(8), comings=comings(0, 0)),
    "deal that knows of no coming": Change("t", "x", state(8), deal(1), comings=comings(0)),
    "no such void": Change("t", "x", state(8), moves=moves(0, 1), void=4),
    "moment too large": Change(
        "t", "x", state(8), moves=(*moves(0, 1), MoveRow(0, 2, HIDDEN, 2**70))
    ),
    "nought": change("t", "x", buy_in("t", amount=0), move=8),
    "negative": change("t", "x", buy_in("t", amount=-5), move=8),
    "amount too large": change("t", "x", buy_in("t", amount=2**63), move=8),
    "to itself": change("t", "x", Transfer(Stack("t", 0), Stack("t", 0), 1, "to itself"), move=8),
    "another table": change(
        "t", "x", Transfer(Stack("t", 0), Stack("u", 0), 1, "elsewhere"), move=8
    ),
    "abroad": change("t", "x", Transfer(Stack("t", 0), Purse(SERVER + 1, 7), 1, "abroad"), move=8),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG.keys())
async def test_a_change_that_is_wrong_anywhere_leaves_nothing(
    store: Store, path: Path, wrong: Change
):
    for table in "tu":
        await store.journal.open(charter(table), state(), ())
    await store.journal.write(Change("t", "1", state(1), deal(0), moves(0, 0), (buy_in("t"),)))
    before = dump(path)
    with pytest.raises(UnwrittenError) as caught:
        await store.journal.write(wrong)
    assert dump(path) == before
    assert SECRET not in str(caught.value)
    assert "Qs" not in str(caught.value)


async def test_an_overdraft_late_in_a_change_leaves_nothing_of_it(store: Store, path: Path):
    await store.journal.open(charter("t"), state(), ())
    await store.journal.write(change("t", "1", buy_in("t")))
    before = dump(path)
    pot = Pool("t", "pot")
    greedy = (
        Transfer(Stack("t", 0), pot, 60, "bet"),
        Transfer(Stack("t", 0), pot, 41, "bet"),
    )
    with pytest.raises(OverdrawnError):
        await store.journal.write(Change("t", "2", state(2), deal(0), moves(0, 0), greedy))
    assert dump(path) == before
    await store.journal.write(Change("t", "2", state(2), deal(0), moves(0, 0), greedy[:1]))


def dump(path: Path) -> list[list[tuple[object, ...]]]:
    tables = ("tables", "deals", "moves", "comings", "causes", "accounts", "transfers", "heartbeat")
    return [rows(path, f"SELECT * FROM {table}") for table in tables]
