"""What people do with their chips: gifts, the allowance, histories, leaders."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bot.store import Store
from bot.tables.ports import (
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
from bot.tables.purses import ALLOWANCE, KEPT, Leader
from bot.tables.state import Phase
from tests.store.furniture import PURSE, SERVER, buy_in, change, charter, deal, rows, state

DAY = 86_400_000
ANN, BEN, CID = 7, 8, 9


@pytest.fixture
def now() -> int:
    return time.time_ns() // 1_000_000


def gift(source: int, target: int, amount: int) -> tuple[Transfer, ...]:
    return (Transfer(Purse(SERVER, source), Purse(SERVER, target), amount, "gift"),)


async def spend(store: Store, amount: int) -> None:
    """Ann loses chips to the house, at a table that closes."""
    table = f"spent{amount}"
    await store.journal.open(charter(table), state(), ())
    lost = Transfer(Stack(table, 0), House(SERVER), amount, "lost")
    await store.journal.write(change(table, "1", buy_in(table, ANN, amount), lost))
    await store.journal.write(Change(table, "2", state(phase=Phase.CLOSED)))


async def test_gifts_are_made_once_and_stand_in_the_history(store: Store):
    await store.ledger.pay(SERVER, "gift 1", gift(ANN, BEN, 30))
    with pytest.raises(RepeatedError):
        await store.ledger.pay(SERVER, "gift 1", gift(ANN, BEN, 30))
    with pytest.raises(OverdrawnError):
        await store.ledger.pay(SERVER, "gift 2", gift(BEN, ANN, PURSE + 31))
    await store.journal.open(charter("t"), state(), ())
    await store.journal.write(change("t", "1", buy_in("t")))
    raid = Transfer(Stack("t", 0), Purse(SERVER, BEN), 1, "raid")
    with pytest.raises(UnwrittenError):
        await store.ledger.pay(SERVER, "raid", (raid,))
    found = await store.ledger.history(SERVER, ANN, 0, 10)
    assert [(each.amount, each.reason, each.user, each.game) for each in found.entries] == [
        (-100, "buy-in", None, "whist"),
        (-30, "gift", BEN, None),
        (PURSE, "start", None, None),
    ]
    assert [each.purse for each in found.entries] == [PURSE - 130, PURSE - 30, PURSE]
    assert (await store.ledger.history(SERVER, CID, 0, 10)).count == 0


async def test_a_history_has_pages(store: Store):
    for number in range(7):
        await store.ledger.pay(SERVER, f"gift {number}", gift(ANN, BEN, number + 1))
    pages = [await store.ledger.history(SERVER, ANN, page, 3) for page in range(4)]
    assert [each.count for each in pages] == [8] * 4
    assert [[entry.amount for entry in each.entries] for each in pages] == [
        [-7, -6, -5], [-4, -3, -2], [-1, PURSE], [],
    ]  # fmt: skip


async def test_each_deal_tells_what_it_has_brought(store: Store):
    """Ann in place 0 stakes 30, wins 50 of the pot, and the next deal is void."""
    place, pot = Stack("t", 0), Pool("t", "pot")
    other = Transfer(Purse(SERVER, BEN), Stack("t", 2), 100, "buy_in")
    await store.journal.open(charter("t"), state(), (buy_in("t"), other))
    ante = Transfer(place, pot, 30, "ante"), Transfer(Stack("t", 2), pot, 20, "ante")
    await store.journal.write(Change("t", "1", state(), deal(0), transfers=ante))
    won = Transfer(pot, place, 50, "pot")
    await store.journal.write(Change("t", "2", state(), transfers=(won,)))
    await store.journal.write(Change("t", "3", state(), deal(1), transfers=ante))
    back = tuple(Transfer(each.target, each.source, each.amount, "void") for each in ante)
    await store.journal.write(Change("t", "4", state(), transfers=back, void=1))
    lost = (Transfer(place, Stack("t", 2), 5, "stake"),)
    await store.journal.write(Change("t", "5", state(), deal(2), transfers=lost))
    home = Transfer(place, Purse(SERVER, ANN), 115, "leaving")
    away = Transfer(Stack("t", 2), Purse(SERVER, BEN), 85, "leaving")
    closed = Change("t", "6", state(phase=Phase.CLOSED), transfers=(home, away))
    await store.journal.write(closed)
    found = await store.ledger.history(SERVER, ANN, 0, 10)
    assert [(each.amount, each.deal, each.purse) for each in found.entries] == [
        (115, None, PURSE + 15),
        (-5, 2, None),
        (20, 0, None),
        (-100, None, PURSE - 100),
        (PURSE, None, PURSE),
    ]
    assert {each.game for each in found.entries[:4]} == {"whist"}
    # The third guest is a computer player, whose deals are nobody's.
    assert [each.deal for each in (await store.ledger.history(SERVER, BEN, 0, 9)).entries] == [
        None, None, None,
    ]  # fmt: skip


async def test_what_comes_back_in_a_void_deal_from_before_is_told(store: Store):
    place, bank = Stack("t", 0), Pool("t", "bank")
    await store.journal.open(charter("t"), state(), (buy_in("t"),))
    put = (Transfer(place, bank, 40, "bank"),)
    await store.journal.write(Change("t", "1", state(), deal(0), transfers=put))
    await store.journal.write(Change("t", "2", state(), deal(1)))
    taken = (Transfer(bank, place, 40, "bank"),)
    await store.journal.write(Change("t", "3", state(), transfers=taken, void=1))
    found = await store.ledger.history(SERVER, ANN, 0, 2)
    assert [(each.amount, each.deal) for each in found.entries] == [(40, 1), (-40, 0)]


async def test_leaders_have_the_most_in_purses_and_at_tables(store: Store):
    for user in (1, 2, 3, ANN):
        await store.ledger.purse(SERVER, user)
    await store.ledger.purse(SERVER + 1, 4)
    await store.ledger.pay(SERVER, "1", gift(1, 3, 5))
    await store.journal.open(charter("t"), state(user=ANN), (buy_in("t"),))
    mint = Transfer(Mint(SERVER), House(SERVER), 300, "house")
    won = Transfer(House(SERVER), Stack("t", 0), 300, "won")
    await store.journal.write(change("t", "2", mint, won))
    first = await store.ledger.leaders(SERVER, 2, 0, 3)
    assert first.rows == (
        Leader(1, ANN, PURSE + 300), Leader(2, 3, PURSE + 5), Leader(3, 2, PURSE),
    )  # fmt: skip
    assert (first.count, first.own) == (4, Leader(3, 2, PURSE))
    second = await store.ledger.leaders(SERVER, 99, 1, 3)
    assert (second.rows, second.own) == ((Leader(4, 1, PURSE - 5),), None)


async def test_who_has_enough_gets_no_allowance(store: Store, now: int):
    assert await store.ledger.top_up(SERVER, ANN, now) == 0
    assert await store.ledger.purse(SERVER, ANN) == PURSE
    await spend(store, PURSE - ALLOWANCE)
    assert await store.ledger.top_up(SERVER, ANN, now) == 0


async def test_the_allowance_fills_up_once_a_day_however_many_ask(store: Store, now: int):
    await spend(store, PURSE - 50)
    given = await asyncio.gather(*(store.ledger.top_up(SERVER, ANN, now) for _ in range(20)))
    assert sorted(given) == [0] * 19 + [150]
    await spend(store, 120)
    tomorrow = (now // DAY + 1) * DAY
    assert await store.ledger.top_up(SERVER, ANN, tomorrow - 1) == 0
    assert await store.ledger.top_up(SERVER, ANN, tomorrow) == 120
    assert await store.ledger.purse(SERVER, ANN) == ALLOWANCE


async def test_chips_at_tables_count_those_in_the_pot_as_well(store: Store, now: int):
    place, pot = Stack("t", 0), Pool("t", "pot")
    await spend(store, PURSE - 150)
    await store.journal.open(charter("t"), state(), (buy_in("t", amount=150),))
    assert await store.ledger.top_up(SERVER, ANN, now) == 50
    staked = (Transfer(place, pot, 150, "bet"),)
    await store.journal.write(Change("t", "1", state(), deal(0), transfers=staked))
    assert await store.ledger.top_up(SERVER, ANN, now + DAY) == 0
    lost = Transfer(pot, Stack("t", 1), 130, "pot")
    await store.journal.write(change("t", "2", lost))
    assert await store.ledger.top_up(SERVER, ANN, now + DAY) == 130
    assert await store.ledger.purse(SERVER, ANN) == 180


async def test_what_was_won_from_a_pool_is_not_owed_by_it(store: Store, now: int):
    pot = Pool("t", "pot")
    await spend(store, PURSE - 100)
    await store.journal.open(charter("t"), state(), (buy_in("t"),))
    fill = Transfer(Mint(SERVER), House(SERVER), 90, "x"), Transfer(House(SERVER), pot, 90, "x")
    won = Transfer(pot, Stack("t", 0), 40, "pot")
    await store.journal.write(change("t", "1", *fill, won))
    assert await store.ledger.top_up(SERVER, ANN, now) == 60


async def test_gifts_count_for_a_while_as_if_they_were_still_there(store: Store, now: int):
    await store.ledger.pay(SERVER, "1", gift(ANN, BEN, PURSE))
    assert await store.ledger.top_up(SERVER, ANN, now) == 0
    await store.ledger.pay(SERVER, "2", gift(BEN, ANN, PURSE - 120))
    await spend(store, PURSE - 120)
    assert await store.ledger.top_up(SERVER, ANN, now) == 80
    assert await store.ledger.top_up(SERVER, ANN, now + (KEPT + 1) * DAY) == 120


async def test_an_allowance_stands_in_the_books_with_its_day(store: Store, path: Path):
    await spend(store, PURSE)
    assert await store.ledger.top_up(SERVER, ANN, 1_700_000_000_000) == ALLOWANCE
    assert rows(path, "SELECT scope FROM causes WHERE cause = 'allowance 2023-11-14'") == [
        (f"purse {SERVER} {ANN}",)
    ]


async def test_the_inventory_says_where_all_chips_are(store: Store):
    await store.ledger.purse(SERVER, ANN)
    await store.ledger.purse(SERVER + 1, ANN)
    await store.journal.open(charter("t"), state(), (buy_in("t"),))
    books = await store.ledger.inventory(SERVER)
    assert (books.minted, books.purses, books.in_purses) == (PURSE, 1, PURSE - 100)
    assert (books.at_tables, books.with_house, books.findings) == (100, 0, ())
