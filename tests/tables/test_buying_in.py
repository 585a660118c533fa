"""Guests put chips from their purses to their stacks, between deals and during one."""

from __future__ import annotations

import json

import pytest

from bot.games.brag import Bet, Fold
from bot.rules.offers import Action, Refused
from bot.store import findings
from bot.tables.record_read import read_record
from bot.tables.replay import replayed
from bot.tables.state import Phase
from bot.tables.table import AnyTable
from tests.tables.antes import GUESTS, dealt, opened, ready
from tests.tables.conftest import ADA, BEN, CLO, DAN, NAMES, STAFF, Club


async def does(table: AnyTable, user: int, action: Action) -> None:
    await table.act(user, lambda _: action, table.state.move)


async def played(club: Club, **options: int | str) -> AnyTable:
    """A deal is over: Ada has put in eleven and folded, Ben one, and Clo has won."""
    table = await dealt(club, 100, **options)
    await does(table, ADA, Bet(10))
    await does(table, BEN, Fold())
    await does(table, CLO, Bet(10))
    await does(table, ADA, Fold())
    assert table.state.phase is Phase.BETWEEN
    return table


def stacks(table: AnyTable) -> tuple[int, ...]:
    public = table.view().public
    assert public is not None
    return public.table.chips.stacks[:3]


async def test_chips_put_to_a_stack_between_two_deals_count_at_once(club: Club) -> None:
    table = await played(club)
    await table.buy_in(ADA, 50)
    await table.buy_in(ADA, 5)
    assert await club.purses(ADA) == [845]
    await ready(table)
    assert stacks(table) == (143, 98, 111)
    assert await findings(club.store.database) == []


async def test_chips_put_to_a_stack_during_a_deal_count_from_the_next(club: Club) -> None:
    table = await dealt(club, 100)
    await table.buy_in(ADA, 50)
    assert await club.purses(ADA) == [850]
    assert stacks(table) == (99, 99, 99)
    await does(table, ADA, Fold())
    await does(table, BEN, Fold())
    assert stacks(table) == (149, 99, 102)
    await ready(table)
    assert stacks(table) == (148, 98, 101)
    assert await findings(club.store.database) == []


@pytest.mark.parametrize("when", ["during", "between"])
async def test_a_restart_keeps_what_was_put_to_a_stack(club: Club, when: str) -> None:
    table = await (dealt(club, 100) if when == "during" else played(club))
    await table.buy_in(BEN, 50)
    again = club.hall_with(club.store.journal)
    await again.restore()
    twin = again.find(table.charter.table)
    assert twin.view() == table.view()
    if when == "during":
        await does(twin, ADA, Fold())
        await does(twin, BEN, Fold())
    await ready(twin)
    assert stacks(twin)[1] == 148
    assert await findings(club.store.database) == []
    again.stop()


async def test_who_leaves_takes_along_what_was_put_to_the_stack(club: Club) -> None:
    table = await dealt(club, 100)
    await table.buy_in(BEN, 50)
    await table.leave(BEN)
    await does(table, ADA, Fold())
    await does(table, BEN, Fold())
    assert await club.purses(BEN) == [999]
    assert await findings(club.store.database) == []


@pytest.mark.parametrize("end", ["void", "closed"])
async def test_a_deal_that_does_not_count_leaves_what_was_put_to_the_stack(
    club: Club, end: str
) -> None:
    table = await dealt(club, 100)
    await table.buy_in(BEN, 50)
    if end == "void":
        for user in GUESTS:
            await table.ask_void(user, 1)
        await ready(table)
        assert stacks(table) == (99, 149, 99)
    await table.close(STAFF)
    assert await club.purses(*GUESTS) == [1_000, 1_000, 1_000]
    assert await findings(club.store.database) == []


async def test_who_has_come_during_the_deal_may_put_chips_to_the_stack(club: Club) -> None:
    table = await dealt(club, 100)
    await table.sit(DAN, NAMES[DAN])
    await table.buy_in(DAN, 25)
    await does(table, ADA, Fold())
    await does(table, BEN, Fold())
    await ready(table, DAN)
    public = table.view().public
    assert public is not None
    assert public.table.chips.stacks[3] == 124
    assert await findings(club.store.database) == []


async def test_the_record_says_who_bought_in_again(club: Club) -> None:
    table = await played(club)
    await table.buy_in(ADA, 50)
    await ready(table)
    await does(table, BEN, Fold())
    await does(table, CLO, Fold())
    await table.close(STAFF)
    record = await club.hall.record(table.charter.table, table.charter.server)
    assert json.loads(json.dumps(record))["deals"][1]["company"] == [{"seat": 0, "adds": 50}]
    again = replayed(read_record(json.dumps(record).encode()))
    assert again.refusal is None
    assert again.chips.stacks[:3] == stacks(table)


@pytest.mark.parametrize(
    ("options", "why"),
    [({"rebuy": "off"}, "nobody buys in again"), ({}, "not hold so many chips")],
)
async def test_nobody_puts_to_a_stack_what_house_rules_or_purse_forbid(
    club: Club, options: dict[str, str], why: str
) -> None:
    table = await played(club, **options)
    before = table.state.guests
    with pytest.raises(Refused, match=why):
        await table.buy_in(ADA, 901)
    assert table.state.guests == before
    assert await club.purses(ADA) == [900]


async def test_nobody_buys_in_again_before_the_first_deal_or_without_a_seat(club: Club) -> None:
    table = await opened(club, 100)
    with pytest.raises(Refused, match="Everybody begins with the same chips"):
        await table.buy_in(ADA, 10)
    with pytest.raises(Refused, match="no seat"):
        await table.buy_in(DAN, 10)


async def test_where_no_chips_are_at_stake_nobody_buys_in(club: Club) -> None:
    table = await club.dealt(ADA, BEN, CLO, DAN)
    with pytest.raises(Refused, match="No chips are at stake"):
        await table.buy_in(ADA, 10)
