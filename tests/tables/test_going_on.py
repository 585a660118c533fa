"""A match ends when it is decided, or when nobody at the table can go on once all have arrived."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.brag import Fold
from bot.games.chemin_de_fer import Bet, Open
from bot.games.pope_joan import Lead, PopeJoan
from bot.rules.banco import TableClosed
from bot.rules.cards import card
from bot.rules.offers import Refused
from bot.rules.pools import Shared
from bot.rules.sitting import ended, move
from bot.store import findings
from bot.tables.state import Phase
from bot.tables.table import AnyTable
from tests.games.pope_joan_table import dealt as board_dealt
from tests.tables.antes import GUESTS, dealt, opened, ready
from tests.tables.conftest import ADA, BEN, CLO, DAN, NAMES, STAFF, Club
from tests.tables.coups import BANK_WINS, begun, check_restored, cloth, does, record_of
from tests.tables.records import replay


async def anted(club: Club, **options: int | str) -> AnyTable:
    """Everybody's only chip lies in the pot: Clo will have it when the others fold."""
    return await dealt(club, 1, **options)


async def folded(table: AnyTable) -> None:
    for user in (ADA, BEN):
        await does(table, user, Fold())


async def test_a_match_ends_when_only_one_can_pay(club: Club) -> None:
    table = await anted(club)
    await folded(table)
    assert (table.state.phase, table.state.ending) == (Phase.CLOSED, "finished")
    assert await club.purses(*GUESTS) == [999, 999, 1_002]
    record = await record_of(club, table)
    assert record["stopped"] is False
    assert replay(record)["deals"][0]["over"] is True


async def test_a_match_goes_on_with_who_has_come_during_the_deal(club: Club) -> None:
    table = await anted(club)
    await table.sit(DAN, NAMES[DAN])
    await folded(table)
    assert table.state.phase is Phase.BETWEEN
    await check_restored(club, table)
    await ready(table, DAN)
    public = table.view().public
    assert public is not None
    assert public.table.chips.stacks[:4] == (0, 0, 2, 0)
    assert await findings(club.store.database) == []


async def test_what_has_gone_on_only_with_newcomers_is_a_new_match_in_the_record(
    club: Club,
) -> None:
    table = await anted(club)
    await table.sit(DAN, NAMES[DAN])
    await folded(table)
    await ready(table, DAN)
    await does(table, DAN, Fold())
    assert table.state.phase is Phase.CLOSED
    record = await record_of(club, table)
    assert [seat["chips"] for seat in record["seats"][:4]] == [0, 0, 3, 1]
    assert len(record["deals"]) == 1
    assert replay(record)["chips"][:4] == [0, 0, 4, 0]


async def test_a_match_goes_on_with_what_was_put_to_a_stack_during_the_deal(club: Club) -> None:
    table = await anted(club)
    await table.buy_in(ADA, 5)
    await folded(table)
    assert table.state.phase is Phase.BETWEEN
    await table.close(STAFF)
    assert await club.purses(*GUESTS) == [999, 999, 1_002]


async def test_a_match_that_is_decided_ends_whoever_has_come(club: Club) -> None:
    table = await anted(club, deals=1)
    await table.sit(DAN, NAMES[DAN])
    await table.buy_in(ADA, 5)
    await folded(table)
    assert (table.state.phase, table.state.ending) == (Phase.CLOSED, "finished")
    assert await club.purses(*GUESTS, DAN) == [999, 999, 1_002, 1_000]
    assert await findings(club.store.database) == []


async def test_who_can_play_no_deal_any_more_has_the_pause_to_mend_it(club: Club) -> None:
    table = await anted(club)
    await table.sit(DAN, NAMES[DAN])
    await folded(table)
    await table.leave(DAN)
    await club.clock.advance(19_000)
    assert table.state.phase is Phase.BETWEEN
    await club.clock.advance(2_000)
    assert (table.state.phase, table.state.ending) == (Phase.CLOSED, "finished")
    assert await club.purses(*GUESTS, DAN) == [999, 999, 1_002, 1_000]


@pytest.mark.parametrize("comes", [False, True])
async def test_a_bank_lies_on_when_somebody_has_come_who_can_stake(club: Club, comes: bool) -> None:
    table = await begun(club, BANK_WINS, BEN)
    await does(table, ADA, Open(100))
    if comes:
        await table.sit(CLO, NAMES[CLO])
    await does(table, BEN, Bet(100))
    closed = TableClosed("chips") in table.view().latest.events
    assert closed is not comes
    assert cloth(table).banked == (200 if comes else 0)
    assert table.state.phase is (Phase.BETWEEN if comes else Phase.CLOSED)
    assert await findings(club.store.database) == []
    if comes:
        await check_restored(club, table)
        await table.close(STAFF)
    assert await club.purses(ADA, BEN, CLO) == [1_100, 900, 1_000]


def test_a_board_is_divided_only_when_nobody_can_dress_it_once_all_have_come() -> None:
    table = board_dealt(["2s 3d", "Kc", "4c 5h"], "2h", PopeJoan(), (17, 9, 2))
    after = move(table.sitting, 1, Lead(card("Kc"))).sitting
    assert after.fault is not None
    assert [type(event) for event in ended(after).events] == [Shared] * 3
    assert ended(after).sitting.over
    first, *others = after.company.stacks
    richer = replace(after.company, stacks=((first or 0) + 15, *others))
    going_on = ended(replace(after, company=richer))
    assert not going_on.sitting.over
    assert (going_on.events, going_on.payments) == ((), ())


async def test_a_table_does_not_go_on_with_deals_of_which_nothing_can_come(club: Club) -> None:
    table = await dealt(club, 4, short_stack="fold", min_bet=3)
    await folded(table)
    await table.leave(CLO)
    why = "Nobody could make the least bet of 3 after the ante."
    assert table.view().hindrance == why
    await table.next_deal(ADA)
    with pytest.raises(Refused, match=why):
        await table.next_deal(BEN)
    await club.clock.advance(21_000)
    assert (table.state.phase, table.state.ending) == (Phase.CLOSED, "finished")
    assert table.view().hindrance == why
    assert await club.purses(*GUESTS) == [999, 999, 1_002]
    assert replay(await record_of(club, table))["deals"][0]["over"] is False


async def test_who_buys_in_again_makes_a_deal_worth_while(club: Club) -> None:
    table = await dealt(club, 4, short_stack="fold", min_bet=3)
    await folded(table)
    await table.leave(CLO)
    await table.buy_in(ADA, 1)
    assert table.view().hindrance is None


async def test_no_table_begins_with_deals_of_which_nothing_can_come(club: Club) -> None:
    table = await opened(club, 3, short_stack="fold", min_bet=3)
    with pytest.raises(Refused, match="Nobody could make the least bet of 3"):
        await table.begin(ADA)
