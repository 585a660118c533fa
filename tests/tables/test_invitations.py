"""Seats held for who has been asked: nobody's chips are at stake without a press of their own."""

from __future__ import annotations

import pytest

from bot.rules.offers import Refused
from bot.tables.state import Phase
from tests.tables.conftest import ADA, BEN, CLO, DAN, EVE, NAMES, STAFF, Club, guest
from tests.tables.test_any_evening import check_twin

MINUTE = 60_000


async def test_a_seat_is_held_and_only_taken_by_a_press(club: Club) -> None:
    table = await club.table(ADA, BEN, buy_in=50)
    await table.invite(guest(ADA), EVE, "Eve of the club")
    assert table.state.seat_of(EVE) is None
    assert await club.purses(EVE) == [1_000]
    await check_twin(club, table)
    await table.sit(EVE, "eve42")
    assert table.state.guest(2).name == "Eve of the club"
    assert await club.purses(EVE) == [950]
    assert table.state.invited == ()


async def test_nobody_else_takes_a_held_seat(club: Club) -> None:
    table = await club.table(ADA, BEN)
    await table.invite(STAFF, EVE, "Eve")
    with pytest.raises(Refused, match="held for Eve"):
        await table.sit(CLO, "Clo", 2)
    await table.sit(CLO, "Clo")
    assert table.state.seat_of(CLO) == 3
    with pytest.raises(Refused, match="last free seat is held for Eve"):
        await table.sit(DAN, "Dan")
    await table.sit(EVE, "Eve")
    assert table.state.seat_of(EVE) == 2


async def test_nobody_is_asked_twice_and_no_is_no(club: Club) -> None:
    table = await club.table(ADA)
    await table.invite(STAFF, EVE, "Eve")
    with pytest.raises(Refused, match="asked already"):
        await table.invite(guest(ADA), EVE, "Eve")
    await table.decline(EVE)
    with pytest.raises(Refused, match="would rather not"):
        await table.invite(guest(ADA), EVE, "Eve")
    for user in (BEN, CLO, DAN):
        await table.sit(user, NAMES[user])
    assert None not in table.state.guests


async def test_a_seat_is_held_for_ten_minutes_and_by_post_for_a_day(club: Club) -> None:
    table = await club.table(ADA, BEN)
    await table.invite(STAFF, EVE, "Eve")
    await club.clock.advance(10 * MINUTE - 1)
    assert table.state.invited
    await club.clock.advance(1)
    assert not any(each.holds for each in table.state.invited)
    with pytest.raises(Refused, match="no longer held"):
        await table.decline(EVE)
    await table.invite(STAFF, EVE, "Eve")
    post = await club.hall.open(
        "whist", {}, server=77, channel=78, host=CLO, name="Clo", buy_in=0, pace="post"
    )
    await post.invite(guest(CLO), EVE, "Eve")
    assert post.state.invited[0].until == club.clock.now() + 24 * 60 * MINUTE


async def test_a_computer_player_keeps_a_held_seat_warm(club: Club) -> None:
    table = await club.table(ADA, BEN, CLO)
    await table.invite(guest(ADA), EVE, "Eve")
    await table.fill(ADA)
    with pytest.raises(Refused, match="held for Eve"):
        await table.sit(DAN, "Dan", 3)
    await table.begin(ADA)
    assert table.state.phase is Phase.BETWEEN
    await table.sit(EVE, "Eve")
    assert EVE in [each.user for each in table.state.people]
    assert all(each is not None and not each.computer for each in table.state.guests)


async def test_who_sits_there_and_a_full_table_need_no_invitation(club: Club) -> None:
    table = await club.table(ADA, BEN, CLO)
    with pytest.raises(Refused, match="has a place"):
        await table.invite(guest(ADA), BEN, "Ben")
    await table.sit(DAN, "Dan")
    with pytest.raises(Refused, match="no empty seat"):
        await table.invite(guest(ADA), EVE, "Eve")
    with pytest.raises(Refused, match="Only the host"):
        await table.invite(guest(BEN), EVE, "Eve")
