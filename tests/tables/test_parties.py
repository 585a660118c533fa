"""Tables laid for people who have not come yet: their seats are held, and nobody's chips move."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.rules.offers import Refused
from bot.tables.hall import Limits, Party
from bot.tables.record_read import read_record
from bot.tables.replay import replayed
from bot.tables.state import Phase
from bot.tables.table import AnyTable
from tests.tables.conftest import (
    ADA,
    BEN,
    CHANNEL,
    CLO,
    DAN,
    EVE,
    NAMES,
    SERVER,
    STAFF,
    Club,
    guest,
)
from tests.tables.test_any_evening import check_twin

MINUTE = 60_000
HOST = 9
"""Lays the tables, and sits at none."""
FOUR = tuple((user, NAMES[user]) for user in (ADA, BEN, CLO, DAN))
PARTY = Party("party", "whist", SERVER, CHANNEL, HOST, FOUR, 50, "social", {})


async def laid(club: Club, party: Party = PARTY) -> AnyTable:
    table = await club.hall.lay(party)
    assert table is not None
    return table


async def test_the_seats_of_a_party_are_held_and_the_first_who_sits_is_host(club: Club) -> None:
    table = await laid(club)
    await check_twin(club, table)
    with pytest.raises(Refused, match="held for"):
        await table.sit(EVE, "Eve")
    await table.sit(BEN, "Ben")
    assert (table.state.host, table.state.seat_of(BEN)) == (BEN, 1)
    assert await club.purses(ADA, BEN, HOST) == [1_000, 950, 1_000]
    for user in (ADA, CLO, DAN):
        await table.sit(user, NAMES[user])
    await table.begin(BEN)
    await check_twin(club, table)


async def test_after_five_minutes_the_seats_are_free_for_anybody(club: Club) -> None:
    table = await laid(club)
    await table.sit(BEN, "Ben")
    await club.clock.advance(5 * MINUTE - 1)
    with pytest.raises(Refused, match="held for"):
        await table.sit(EVE, "Eve")
    await club.clock.advance(1)
    assert [each.lapsed for each in table.state.invited] == [True] * 3
    await check_twin(club, table)
    for user in (EVE, CLO, ADA):
        await table.sit(user, NAMES[user])
    with pytest.raises(Refused, match="Every seat"):
        await table.sit(DAN, "Dan")


async def test_a_party_to_which_nobody_comes_is_cleared_away(club: Club) -> None:
    table = await laid(club)
    await club.clock.advance(36 * MINUTE)
    assert table.state.phase is Phase.CLOSED
    assert club.hall.tables == ()


async def test_who_leaves_first_takes_no_table_from_those_who_are_expected(club: Club) -> None:
    table = await laid(club)
    await table.sit(BEN, "Ben")
    await table.leave(BEN)
    assert table.state.phase is Phase.LOBBY
    await table.sit(ADA, "Ada")
    assert table.state.host == ADA
    await club.clock.advance(5 * MINUTE)
    await table.leave(ADA)
    assert table.state.phase is Phase.CLOSED


async def test_nobody_plays_while_nobody_is_there(club: Club) -> None:
    table = await laid(club)
    await table.fill(HOST)
    with pytest.raises(Refused, match="Nobody has come yet"):
        await table.begin(HOST)
    with pytest.raises(Refused, match="Only the host"):
        await table.begin(EVE)
    await table.close(replace(guest(ADA), user=HOST))
    assert table.state.phase is Phase.CLOSED


async def test_a_table_is_laid_once_also_when_the_house_was_closed_meanwhile(club: Club) -> None:
    table = await laid(club)
    assert await club.hall.lay(PARTY) is table
    anew = club.hall_with(club.store.journal)
    await anew.restore()
    again = await anew.lay(PARTY)
    assert again is not None
    assert again.state == table.state
    await again.sit(ADA, "Ada")
    await again.close(guest(ADA))
    assert await anew.lay(PARTY) is None
    assert anew.tables == ()


async def test_parties_take_room_in_the_channel_and_no_table_of_their_host(club: Club) -> None:
    room = club.hall.room(SERVER, CHANNEL)
    assert room == Limits().per_channel
    for number in range(room):
        await laid(club, replace(PARTY, table=f"party{number}"))
    assert club.hall.room(SERVER, CHANNEL) == 0
    with pytest.raises(Refused, match="no more room"):
        await club.hall.lay(replace(PARTY, table="partyx"))
    club.hall.check_room(SERVER, CHANNEL + 1, HOST)
    await club.hall.open(
        "whist", {}, server=SERVER, channel=CHANNEL + 1, host=HOST, name="Hal", buy_in=0,
        pace="social",
    )  # fmt: skip


async def test_the_record_of_a_party_can_be_played_again(club: Club) -> None:
    table = await laid(club)
    for user in (CLO, DAN, ADA, BEN):
        await table.sit(user, NAMES[user])
    await table.begin(CLO)
    await club.clock.advance(MINUTE)
    # With one of them there the table does not wait, and all are played for.
    while table.state.phase is Phase.PLAYING:
        await table.present(ADA)
        await club.clock.advance(2_000)
    if table.state.phase is Phase.BETWEEN:
        await table.close(STAFF)
    written = await club.hall.record(table.charter.table, SERVER)
    record = read_record(json.dumps(written).encode())
    assert record.deals
    replayed(record)
