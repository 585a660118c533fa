"""A table by post: a few moves a day, with restarts in between."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games import games
from bot.store import findings
from bot.tables.state import Phase
from tests.tables.company_of import DAY, USERS, Party, dealt, seeded
from tests.tables.conftest import BEN, STAFF, Club

HOUR = DAY // 24


async def restarted(party: Party, down: int) -> Party:
    """The program stops, and starts again after so many milliseconds."""
    club, table = party.club, party.table
    await club.store.heart.beat(club.clock.now())
    club.hall.stop()
    club.clock.alarms.clear()
    club.clock.down(down, await club.store.heart.start(0))
    seeded(club, club.clock.now() % 1_000)
    await club.hall.restore()
    return replace(party, table=club.hall.find(table.charter.table))


@pytest.mark.parametrize("game", sorted(games()))
async def test_days_go_by_and_restarts(club: Club, game: str) -> None:
    party = await dealt(club, game, pace="post")
    for step in range(12):
        if party.table.state.phase is Phase.BETWEEN:
            await party.deal()
        due, since = party.table.view().deadline, party.table.state.since
        assert due is not None
        await club.clock.advance(9 * HOUR)
        party = await restarted(party, 14 * HOUR)
        later = party.table.view().deadline
        assert later is not None
        if step:
            assert later.moment == due.moment + 14 * HOUR - 1
            assert party.table.state.since == since
        await club.clock.advance(0)
        assert party.table.view().latest.absent == ()
        for user in party.waiting:
            await party.plays(user)
    assert not any(guest.missed for guest in party.table.state.people)
    assert await findings(club.store.database) == []


@pytest.mark.parametrize("game", sorted(games()))
async def test_who_lets_two_days_go_by_is_away_and_the_others_play_on(
    club: Club, game: str
) -> None:
    party = await dealt(club, game, pace="post")
    for missed in (1, 2):
        await party.until_waited_for(BEN)
        await party.until_due(1)
        assert party.guest(BEN).missed == missed - 1
        party = await restarted(party, HOUR)
        await club.clock.advance(1)
        assert party.guest(BEN).missed == missed
    party = await restarted(party, HOUR)
    assert party.guest(BEN).away
    assert party.table.state.phase is not Phase.CLOSED
    await party.table.close(STAFF)
    assert sum(await club.purses(*USERS)) <= 4_000
    assert await findings(club.store.database) == []
