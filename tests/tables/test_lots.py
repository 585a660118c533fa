"""How seats and dealer were drawn can be read until the first deal is over."""

from __future__ import annotations

import pytest

from bot.games import games
from bot.games.vingt_un import FirstCardTurned
from bot.rules.cutting import Cut
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from bot.tables.state import Phase
from bot.tables.table import AnyTable
from tests.tables.company_of import USERS, Party, dealt, laid
from tests.tables.conftest import ADA, BEN, NAMES, Club

DRAWN = sorted(name for name, rules in games().items() if rules().seated_by((0, 1, 2, 3)))


async def begun(club: Club, game: str) -> tuple[Party, tuple[Event, ...]]:
    """A table before its first deal, and what was told of the lots."""
    party = await laid(club, game)
    await party.table.begin(ADA)
    told = party.table.view().latest.events
    assert told
    return party, told


async def restored(club: Club, table: AnyTable) -> AnyTable:
    again = club.hall_with(club.store.journal)
    await again.restore()
    again.stop()
    twin = again.find(table.charter.table)
    assert twin is not None
    return twin


@pytest.mark.parametrize("game", DRAWN)
async def test_lots_are_told_to_the_end_of_the_first_deal(club: Club, game: str) -> None:
    party, told = await begun(club, game)
    table = party.table
    assert table.view().drawn == told
    await party.deal()
    while table.state.phase is Phase.PLAYING:
        assert table.view().drawn == told
        await party.plays(party.waiting[0])
    assert table.view().drawn == ()
    if table.state.phase is Phase.BETWEEN:
        await party.deal()
        assert table.view().drawn == ()


@pytest.mark.parametrize("game", DRAWN)
async def test_lots_are_told_after_a_restart(club: Club, game: str) -> None:
    party, told = await begun(club, game)
    twin = await restored(club, party.table)
    assert twin.view().latest.events == told
    assert twin.view().drawn == told
    await party.deal()
    await party.plays(party.waiting[0])
    twin = await restored(club, party.table)
    assert twin.view().drawn == party.table.view().drawn == told


async def test_the_card_that_gives_the_first_deal_is_told_like_a_lot(club: Club) -> None:
    party = await dealt(club, "vingt_un")
    (turned,) = party.table.view().latest.events
    assert isinstance(turned, FirstCardTurned)
    await party.plays(party.waiting[0])
    assert party.table.view().latest.events != (turned,)
    assert party.table.view().drawn == (turned,)
    assert (await restored(club, party.table)).view().drawn == (turned,)
    await party.play_out()
    assert party.table.view().drawn == ()


async def test_the_cards_that_were_cut_are_told_and_none_besides(club: Club) -> None:
    table = await club.table(*USERS, first_dealer="cut", partners="cut")
    await table.begin(ADA)
    for user in USERS:
        await table.next_deal(user)
    assert [type(each) for each in table.view().drawn] == [Cut, FirstDealer]
    kept = table.state.lots
    assert kept is not None
    assert kept.chance not in repr(table.state)
    assert table.view().state.lots is None


async def test_the_lots_hold_when_the_first_deal_is_void(club: Club) -> None:
    party, told = await begun(club, "whist")
    await party.deal()
    for user in USERS:
        await party.table.ask_void(user, 1)
    assert party.table.view().latest.void
    assert party.table.view().drawn == told
    assert (await restored(club, party.table)).view().drawn == told
    await party.deal()
    assert party.table.view().drawn == told


async def test_the_lot_of_who_has_left_is_told_of_nobody_else(club: Club) -> None:
    party, _ = await begun(club, "whist")
    await party.table.leave(BEN)
    assert party.table.view().drawn == ()
    await party.deal()
    assert party.table.view().drawn == ()
    assert NAMES[BEN] not in [guest.name for guest in party.table.state.guests if guest]
