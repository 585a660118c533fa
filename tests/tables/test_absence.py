"""Whoever is silent at a table of any game: called, played for, away, back, given up for."""

from __future__ import annotations

import pytest

from bot.games import games
from bot.rules.offers import Refused
from bot.store import findings
from bot.tables.state import Pace, Phase
from bot.tables.times import Times
from tests.tables.company_of import BUY_IN, DAY, ENOUGH, SECOND, USERS, Party, dealt, seeded, staked
from tests.tables.conftest import ADA, BEN, CHANNEL, DAN, EVE, SERVER, Club, guest
from tests.tables.test_any_evening import check_record

every_game = pytest.mark.parametrize("game", sorted(games()))
waiting_games = pytest.mark.parametrize("game", sorted({*games()} - {"baccara", "chemin_de_fer"}))
"""Where nobody takes the bank of the others, the sitting is over, and nothing is waited for."""


@every_game
@pytest.mark.parametrize(("pace", "turn"), [("quick", 45), ("social", 120), ("post", 86_400)])
async def test_a_turn_lasts_as_long_as_the_pace_says_with_one_call(
    club: Club, game: str, pace: Pace, turn: int
) -> None:
    party = await dealt(club, game, pace=pace)
    late, move = party.waiting, party.table.state.move
    seats = [party.seat(user) for user in late]
    await club.clock.advance(30 * SECOND - 1)
    assert club.gazette.nudged == []
    await club.clock.advance(1)
    assert club.gazette.nudged == seats
    await club.clock.advance((turn - 30) * SECOND - 1)
    assert club.gazette.nudged == seats
    assert party.table.state.move == move
    await club.clock.advance(1)
    assert party.table.state.move > move
    assert list(party.table.view().latest.absent) == seats
    assert [party.guest(user).missed for user in late] == [1] * len(late)
    assert await findings(club.store.database) == []


@every_game
@pytest.mark.parametrize("user", USERS)
async def test_who_is_silent_twice_is_away_until_he_presses_anything(
    club: Club, game: str, user: int
) -> None:
    party = await dealt(club, game)
    await party.gone_silent(user)
    club.gazette.nudged.clear()
    await party.until_waited_for(user)
    nobody_else = all(party.guest(each).away for each in party.waiting)
    move = party.table.state.move
    await club.clock.advance(5 * SECOND)
    assert (party.table.state.move > move) == nobody_else
    assert club.gazette.nudged == []
    await party.table.present(user)
    assert (party.guest(user).away, party.guest(user).missed) == (False, 0)
    await party.until_waited_for(user)
    move = party.table.state.move
    await club.clock.advance(31 * SECOND)
    assert party.seat(user) in club.gazette.nudged
    assert party.table.state.move == move
    assert await findings(club.store.database) == []


@every_game
async def test_who_acts_in_between_has_missed_nothing(club: Club, game: str) -> None:
    party = await dealt(club, game)
    for _ in range(3):
        await party.until_waited_for(BEN)
        await club.clock.advance(121 * SECOND)
        assert party.guest(BEN).missed == 1
        await party.until_waited_for(BEN)
        await party.plays(BEN)
        assert (party.guest(BEN).missed, party.guest(BEN).away) == (0, False)


@every_game
@pytest.mark.parametrize("stays", [ADA, DAN])
async def test_one_person_plays_on_with_all_others_away(club: Club, game: str, stays: int) -> None:
    """Whoever it is that is away, partner, banker or caster, and whatever window waits for him."""
    party = await dealt(club, game)
    for _ in range(400):
        if party.table.view().deal == 4 or party.table.state.phase is Phase.CLOSED:
            break
        before = party.table.state
        if before.phase is Phase.BETWEEN:
            await party.deal()
        elif stays in party.waiting:
            await party.plays(stays)
        else:
            away = all(party.guest(user).away for user in party.waiting)
            await club.clock.advance((5 if away else 120) * SECOND)
        assert party.table.state.change > before.change
    assert party.table.view().deal >= 2 or party.table.state.phase is Phase.CLOSED
    assert await party.worth() <= 5_000
    assert await findings(club.store.database) == []


@every_game
async def test_a_substitute_takes_the_seat_of_who_is_away_between_two_deals(
    club: Club, game: str
) -> None:
    party = await dealt(club, game)
    await party.gone_silent(BEN)
    seat, table = party.seat(BEN), party.table
    if table.state.phase is Phase.PLAYING:
        with pytest.raises(Refused, match=r"is over|taken by"):
            await table.sit(EVE, "Eve", seat)
        await party.play_out()
    owned = await staked(club, BEN)
    purse = (await club.purses(BEN))[0]
    await table.sit(EVE, "Eve", seat)
    assert await club.purses(BEN, EVE) == [purse + owned, 1_000 - BUY_IN]
    assert await staked(club, BEN) == 0
    assert table.seat_view(seat) is None
    await party.deal()
    assert table.state.seat_of(BEN) is None
    assert not party.guest(EVE).away
    view = table.seat_view(seat)
    assert view is not None
    assert view.seat == seat
    with pytest.raises(Refused, match="no seat"):
        await table.act(BEN, lambda offers: offers[0].action, table.state.move)
    await party.until_waited_for(EVE)
    await party.plays(EVE)
    assert await findings(club.store.database) == []


@every_game
async def test_any_seat_is_that_of_who_is_away_and_of_nobody_else(club: Club, game: str) -> None:
    party = await dealt(club, game)
    await party.gone_silent(BEN)
    await party.play_out()
    free = None in party.table.state.guests[: party.table.rules.most_seats]
    seat = party.seat(BEN)
    await party.table.sit(EVE, "Eve")
    assert (party.seat(EVE) == seat) != free
    await party.table.present(ADA)
    with pytest.raises(Refused, match="taken by"):
        await party.table.sit(6, "Fay", party.seat(ADA))


@waiting_games
async def test_a_table_at_which_all_are_away_waits_a_day_and_returns_every_chip(
    club: Club, game: str
) -> None:
    party = await dealt(club, game)
    await party.all_away()
    change, between = party.table.state.change, party.table.state.phase is Phase.BETWEEN
    club.gazette.nudged.clear()
    await club.clock.advance(DAY - 122 * SECOND)
    assert party.table.state.change == change
    await club.clock.advance(122 * SECOND)
    assert (party.table.state.phase, party.table.state.ending) == (Phase.CLOSED, "deserted")
    assert club.gazette.nudged == []
    assert [await staked(club, user) for user in USERS] == [0] * 4
    assert party.table.view().latest.void != (party.table.rules.house_plays or between)
    assert await findings(club.store.database) == []


@every_game
async def test_nobody_escapes_the_house_by_staying_away(club: Club, game: str) -> None:
    """A deal against computer players is played to its end when the table is given up."""
    seeded(club, 5)
    table = await club.hall.open(
        game, {}, server=SERVER, channel=CHANNEL, host=ADA, name="Ada", buy_in=BUY_IN, pace="social"
    )
    await table.fill(ADA)
    await table.begin(ADA)
    party = Party(club, table)
    await party.deal()
    for _ in range(ENOUGH):
        if table.state.deserted and table.state.phase is Phase.PLAYING:
            break
        await club.clock.advance(121 * SECOND)
    deals = table.view().deal
    await club.clock.advance(DAY)
    assert table.state.phase is Phase.CLOSED
    assert table.view().deal == deals
    assert not table.view().latest.void
    assert await staked(club, ADA) == 0
    assert len(await club.store.journal.deals(table.charter.table)) == deals
    assert await findings(club.store.database) == []
    await check_record(club, table)


@waiting_games
async def test_the_first_who_comes_back_finds_the_table_as_it_was(club: Club, game: str) -> None:
    party = await dealt(club, game)
    await party.all_away()
    await club.clock.advance(DAY // 2)
    move, phase = party.table.state.move, party.table.state.phase
    await party.table.present(BEN)
    await club.clock.advance(4 * SECOND)
    assert (party.table.state.move, party.table.state.phase) == (move, phase)
    due = party.table.view().deadline
    assert due is not None
    await club.clock.advance(Times().turn["social"])
    assert party.table.state.move > move


@every_game
async def test_while_the_host_is_away_every_guest_has_the_hosts_tools(
    club: Club, game: str
) -> None:
    party = await dealt(club, game, buy_in=BUY_IN)
    with pytest.raises(Refused, match="Only the host"):
        await party.table.remove(guest(BEN), party.seat(DAN), DAN)
    await party.gone_silent(ADA)
    await party.table.remove(guest(BEN), party.seat(DAN), DAN)
    await party.table.present(ADA)
    with pytest.raises(Refused, match="Only the host"):
        await party.table.close(guest(BEN))
    assert party.table.state.host == ADA


async def _empty(party: Party) -> None:
    for user in USERS:
        await party.table.leave(user)
    await party.play_out()


@every_game
async def test_when_everybody_leaves_the_table_closes_after_the_deal(club: Club, game: str) -> None:
    party = await dealt(club, game)
    await _empty(party)
    assert (party.table.state.phase, party.table.state.ending) in (
        (Phase.CLOSED, "empty"),
        (Phase.CLOSED, "finished"),
    )
    assert [await staked(club, user) for user in USERS] == [0] * 4
    assert await findings(club.store.database) == []


async def test_a_bank_that_nobody_takes_ends_the_sitting_with_every_chip_returned(
    club: Club,
) -> None:
    party = await dealt(club, "chemin_de_fer")
    await party.all_away()
    assert party.table.state.ending == "finished"
    assert await club.purses(*USERS) == [1_000] * 4
