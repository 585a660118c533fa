"""Windows: several act at once, the host or the clock closes, and another may open at once."""

from __future__ import annotations

import pytest

from bot.games.chemin_de_fer import Bet, Open
from bot.rules.offers import Refused
from bot.rules.turns import OnTurn, Window
from bot.tables.state import Phase, Ruling
from bot.tables.times import Times
from tests.tables.conftest import ADA, BEN, CLO, DAN, NAMES, Club
from tests.tables.coups import LOW, begun, cloth, does

MINUTE = 60_000


async def test_entries_of_one_window_leave_its_buttons_fresh(club: Club) -> None:
    table = await begun(club, LOW, BEN, CLO)
    await does(table, ADA, Open(20))
    move = table.state.move
    for amount in (5, 15, 10):
        await table.act(BEN, lambda _, amount=amount: Bet(amount), move)
        assert table.state.move == move
    await table.act(CLO, lambda _: Bet(0), move)
    assert table.state.move == move + 1
    assert cloth(table).stakes[0].amount == 10
    with pytest.raises(Refused, match="moved on"):
        await table.act(BEN, lambda _: Bet(5), move)


async def test_the_host_alone_closes_a_window_and_only_the_one_he_saw(club: Club) -> None:
    table = await begun(club, LOW, BEN, CLO)
    with pytest.raises(Refused, match="moved on"):
        await table.close_window(ADA, table.state.move)
    await does(table, ADA, Open(20))
    move = table.state.move
    await does(table, BEN, Bet(10))
    with pytest.raises(Refused, match="Only the host"):
        await table.close_window(BEN, move)
    for _ in range(2):
        with pytest.raises(Refused, match="Leave the others time to answer"):
            await table.close_window(ADA, move)
        await club.clock.advance(Times().grace // 2)
    await table.close_window(ADA, move)
    assert isinstance(table.view().turn, OnTurn)
    assert table.view().latest.absent == ()
    assert table.view().latest.hurried == Ruling("Ada", "host", part=True, user=ADA)
    assert [guest.missed for guest in table.state.people] == [0, 0, 0]
    with pytest.raises(Refused, match="moved on"):
        await table.close_window(ADA, move)


async def test_a_window_that_opens_anew_has_its_own_time_and_buttons(club: Club) -> None:
    """Two seats only: the one punter who stakes nothing is asked once more."""
    table = await begun(club, LOW, BEN)
    await does(table, ADA, Open(20))
    move = table.state.move
    await club.clock.advance(MINUTE)
    await does(table, BEN, Bet(0))
    assert isinstance(table.view().turn, Window)
    assert table.state.move == move + 1
    due = table.view().deadline
    assert due is not None
    assert due.moment == club.clock.now() + 2 * MINUTE
    with pytest.raises(Refused, match="moved on"):
        await table.act(BEN, lambda _: Bet(10), move)
    await does(table, BEN, Bet(10))
    assert cloth(table).staked(1) == 10


async def test_the_clock_closes_one_window_and_leaves_time_for_the_next(club: Club) -> None:
    table = await begun(club, LOW, BEN, CLO)
    await does(table, ADA, Open(20))
    await club.clock.advance(2 * MINUTE)
    assert table.view().latest.absent == (1, 2)
    assert isinstance(table.view().turn, Window)
    assert cloth(table).empty == 1
    await club.clock.advance(2 * MINUTE - 1)
    assert isinstance(table.view().turn, Window)
    await club.clock.advance(1)
    assert table.state.phase is Phase.BETWEEN
    assert [guest.away for guest in table.state.people] == [False, True, True]


async def test_who_has_an_entry_is_not_absent_when_the_clock_closes(club: Club) -> None:
    table = await begun(club, LOW, BEN, CLO)
    await does(table, ADA, Open(20))
    await does(table, BEN, Bet(10))
    await club.clock.advance(30_000)
    assert club.gazette.nudged == [2]
    await club.clock.advance(90_000)
    assert table.view().latest.absent == (2,)
    assert cloth(table).staked(1) == 10


async def test_who_has_no_part_in_a_deal_makes_no_entry(club: Club) -> None:
    table = await begun(club, LOW, BEN)
    await table.sit(CLO, NAMES[CLO])
    with pytest.raises(Refused, match="come in the middle"):
        await does(table, CLO, Bet(1))
    await does(table, ADA, Open(20))
    with pytest.raises(Refused, match="come in the middle"):
        await does(table, CLO, Bet(1))
    with pytest.raises(Refused, match="no seat"):
        await does(table, DAN, Bet(1))
