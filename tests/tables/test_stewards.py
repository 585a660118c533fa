"""What whoever looks after a table may do to it, in every game, and what it says of them."""

from __future__ import annotations

import asyncio

import pytest

from bot.games import games
from bot.rules.offers import Refused
from bot.store import findings
from bot.tables.state import Phase, Ruling
from bot.tables.stewards import Steward
from tests.tables.company_of import BUY_IN, USERS, Party, dealt, laid, staked
from tests.tables.conftest import ADA, BEN, CLO, DAN, EVE, STAFF, Club, guest
from tests.tables.test_any_evening import check_twin

every_game = pytest.mark.parametrize("game", sorted(games()))
OTHER_STAFF = Steward(98, "Tom", staff=True)


async def begun(club: Club, game: str, *, buy_in: int = BUY_IN) -> Party:
    """A deal in which somebody has acted already."""
    party = await dealt(club, game, buy_in=buy_in)
    await party.plays(party.waiting[0])
    assert party.table.state.phase is Phase.PLAYING
    return party


async def check_books(party: Party) -> None:
    """Every chip is where the books say, and nobody has any left at the table."""
    assert [await staked(party.club, user) for user in USERS] == [0] * 4
    assert await findings(party.club.store.database) == []


@every_game
async def test_a_host_who_plays_for_chips_closes_when_the_deal_is_over(
    club: Club, game: str
) -> None:
    party = await begun(club, game)
    table = party.table
    await table.close(guest(ADA))
    assert table.state.phase is Phase.PLAYING
    assert table.state.closing == Ruling("Ada", "host", part=True, user=ADA)
    with pytest.raises(Refused, match="already"):
        await table.close(guest(ADA))
    await check_twin(club, table)
    await party.play_out()
    assert table.state.phase is Phase.CLOSED
    assert table.state.ending in ("host", "finished")
    assert not table.view().latest.void
    await check_books(party)


@every_game
async def test_the_host_may_take_it_back(club: Club, game: str) -> None:
    party = await begun(club, game)
    await party.table.close(guest(ADA))
    with pytest.raises(Refused, match="Only the host"):
        await party.table.keep_open(guest(BEN))
    await party.table.keep_open(guest(ADA))
    with pytest.raises(Refused, match="moved on"):
        await party.table.keep_open(guest(ADA))
    await party.play_out()
    assert party.table.state.phase is Phase.BETWEEN


@every_game
async def test_staff_close_at_once_and_every_stake_goes_back(club: Club, game: str) -> None:
    party = await begun(club, game)
    await party.table.close(guest(ADA))
    await party.table.close(STAFF)
    assert party.table.state.closing == Ruling("Sue", "staff", part=False, user=STAFF.user)
    assert party.table.view().latest.void
    assert await club.purses(*USERS) == [1_000] * 4
    await check_books(party)
    with pytest.raises(Refused, match="closed"):
        await party.table.close(OTHER_STAFF)


@every_game
async def test_staff_who_play_are_told_of_as_such(club: Club, game: str) -> None:
    party = await begun(club, game)
    await party.table.void(Steward(BEN, "Ben", staff=True), 1)
    assert party.table.state.voided == Ruling("Ben", "staff", part=True, user=BEN)


@every_game
async def test_staff_make_a_deal_void_once_and_it_is_dealt_anew(club: Club, game: str) -> None:
    party = await begun(club, game)
    table = party.table
    done = await asyncio.gather(
        table.void(STAFF, 1), table.void(OTHER_STAFF, 1), return_exceptions=True
    )
    assert [type(each) for each in done] == [type(None), Refused]
    assert str(done[1]) == "The table has moved on."
    assert table.state.voided == Ruling("Sue", "staff", part=False, user=STAFF.user)
    assert await party.worth() == 5_000
    assert [await staked(club, user) for user in USERS] == [BUY_IN] * 4
    await check_twin(club, table)
    await party.deal()
    assert table.view().deal == 2
    assert table.state.voided is None
    with pytest.raises(Refused, match="moved on"):
        await table.void(STAFF, 1)
    assert await findings(club.store.database) == []


@every_game
async def test_a_host_who_plays_for_chips_can_only_ask_for_a_void_deal(
    club: Club, game: str
) -> None:
    party = await begun(club, game)
    for user in USERS[1:]:
        with pytest.raises(Refused, match="Only the host"):
            await party.table.void(guest(user), 1)
    if party.table.rules.house_plays:
        with pytest.raises(Refused, match="does not agree"):
            await party.table.void(guest(ADA), 1)
        return
    await party.table.void(guest(ADA), 1)
    assert party.table.state.phase is Phase.PLAYING
    assert party.guest(ADA).void
    for user in USERS[1:]:
        await party.table.ask_void(user, 1)
    assert party.table.view().latest.void
    assert party.table.state.voided is None


async def test_without_chips_at_stake_the_host_may_at_once(club: Club) -> None:
    party = await begun(club, "whist", buy_in=0)
    await party.table.void(guest(ADA), 1)
    assert party.table.state.voided == Ruling("Ada", "host", part=True, user=ADA)
    await party.deal()
    await party.table.close(guest(ADA))
    assert party.table.state.phase is Phase.CLOSED


async def test_a_host_against_computer_players_escapes_no_deal(club: Club) -> None:
    table = await club.dealt(ADA, buy_in=60, stake=30)
    await table.close(guest(ADA))
    assert table.state.phase is Phase.PLAYING
    with pytest.raises(Refused, match="does not agree"):
        await table.void(guest(ADA), 1)


async def test_a_guest_in_the_hosts_absence_is_told_of_as_such(club: Club) -> None:
    party = await dealt(club, "whist")
    await party.gone_silent(ADA)
    await party.table.close(guest(BEN))
    assert party.table.state.closing == Ruling("Ben", "deputy", part=True, user=BEN)


@pytest.mark.parametrize("game", [name for name in sorted(games()) if games()[name].most_seats > 4])
async def test_who_comes_while_the_host_is_away_ends_no_deal_of_a_friend(
    club: Club, game: str
) -> None:
    """Where four fill the table no seat is free meanwhile."""
    party = await dealt(club, game)
    await party.gone_silent(ADA)
    await party.until_waited_for(BEN)
    table = party.table
    await table.sit(EVE, "Eve")
    with pytest.raises(Refused, match=r"no part|does not agree"):
        await table.void(guest(EVE), table.view().deal)
    await table.close(guest(EVE))
    assert table.state.phase is Phase.PLAYING
    assert table.state.closing == Ruling("Eve", "deputy", part=False, user=EVE)
    await party.play_out()
    assert table.state.phase is Phase.CLOSED
    assert not table.view().latest.void


@every_game
async def test_between_two_deals_the_host_closes_at_once(club: Club, game: str) -> None:
    party = await begun(club, game)
    await party.play_out()
    await party.table.close(guest(ADA))
    assert party.table.state.phase is Phase.CLOSED
    await check_books(party)


@every_game
@pytest.mark.parametrize("whom", [ADA, BEN])
async def test_who_is_removed_plays_the_deal_out_and_goes_home_with_the_rest(
    club: Club, game: str, whom: int
) -> None:
    party = await begun(club, game)
    seat, table = party.seat(whom), party.table
    await table.remove(STAFF, seat, whom)
    for again in (STAFF, OTHER_STAFF):
        with pytest.raises(Refused, match="already"):
            await table.remove(again, seat, whom)
    with pytest.raises(Refused, match="sent you away"):
        await table.stay(whom)
    await party.play_out()
    assert table.state.seat_of(whom) is None
    assert (table.state.host == ADA) == (whom != ADA)
    assert table.state.seat_of(table.state.host) is not None
    assert await staked(club, whom) == 0
    assert await findings(club.store.database) == []


@every_game
async def test_who_is_away_is_removed_too_and_at_once_between_two_deals(
    club: Club, game: str
) -> None:
    party = await dealt(club, game)
    await party.gone_silent(DAN)
    await party.play_out()
    await party.table.remove(STAFF, party.seat(DAN), DAN)
    assert party.table.state.seat_of(DAN) is None
    assert await staked(club, DAN) == 0
    assert await findings(club.store.database) == []


async def test_a_computer_player_is_removed_by_its_seat(club: Club) -> None:
    table = await club.table(ADA, BEN)
    await table.fill(ADA)
    await table.remove(guest(ADA), 3, None)
    assert table.state.guests[3] is None
    with pytest.raises(Refused, match="moved on"):
        await table.remove(guest(ADA), 3, None)


async def test_the_host_who_leaves_hands_the_tools_on(club: Club) -> None:
    party = await laid(club, "brag")
    await party.table.leave(ADA)
    await party.table.remove(guest(BEN), party.seat(CLO), CLO)
    with pytest.raises(Refused, match="Only the host"):
        await party.table.close(guest(ADA))
    with pytest.raises(Refused, match="Only the host"):
        await party.table.invite(guest(DAN), EVE, "Eve")
