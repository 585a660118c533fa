"""Who must agree before a deal becomes void, and who comes when a computer player is called."""

from __future__ import annotations

import pytest

from bot.rules.offers import Refused
from bot.rules.turns import OnTurn
from bot.tables.state import Phase
from tests.tables.conftest import ADA, BEN, CHANNEL, CLO, DAN, SERVER, STAFF, Club

USERS = (ADA, BEN, CLO, DAN)


async def test_with_chips_at_stake_computers_do_not_agree(club: Club) -> None:
    table = await club.dealt(ADA, buy_in=60, stake=30)
    with pytest.raises(Refused, match="does not agree"):
        await table.ask_void(ADA, 1)
    assert table.state.phase is Phase.PLAYING


async def test_for_points_a_lone_person_may_have_it_dealt_anew(club: Club) -> None:
    table = await club.dealt(ADA)
    await table.ask_void(ADA, 1)
    assert table.view().latest.void


async def test_with_chips_at_stake_nobody_agrees_by_being_away(club: Club) -> None:
    table = await club.dealt(*USERS, buy_in=60, stake=30)
    while not any(guest.away for guest in table.state.people):
        await club.clock.advance(121_000)
    present = [guest.user for guest in table.state.people if not guest.away]
    for user in present:
        assert user is not None
        await table.ask_void(user, 1)
    assert table.state.phase is Phase.PLAYING
    assert not table.view().latest.void


async def test_one_computer_player_comes_with_each_call(club: Club) -> None:
    table = await club.hall.open(
        "brag", {"ante": 40}, server=SERVER, channel=CHANNEL, host=ADA, name="Ada", buy_in=30,
        pace="social",
    )  # fmt: skip
    for number in (2, 3):
        await table.fill(ADA)
        assert sum(guest is not None for guest in table.state.guests) == number


async def test_who_leaves_pope_joan_leaves_the_board_to_those_who_stay(club: Club) -> None:
    table = await club.hall.open(
        "pope_joan", {}, server=SERVER, channel=CHANNEL, host=ADA, name="Ada", buy_in=100,
        pace="social",
    )  # fmt: skip
    for user in USERS[1:3]:
        await table.sit(user, str(user))
    await table.begin(ADA)
    for user in USERS[:3]:
        await table.next_deal(user)
    while table.state.phase is Phase.PLAYING:
        turn = table.view().turn
        assert isinstance(turn, OnTurn)
        guest = table.state.guests[turn.seat]
        assert guest is not None
        assert guest.user is not None
        await table.act(guest.user, lambda offers: offers[0].action, table.state.move)
    seat = table.state.seat_of(BEN)
    await table.leave(BEN)
    await table.sit(9, "Nine", seat)
    await table.close(STAFF)
    assert await club.purses(9) == [1_000]
