"""The life of a table: seats, moves, absence, endings, and what the books say of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.games.whist import Whist
from bot.rules.cards import PACK
from bot.rules.chance import Drawn, Shuffled
from bot.rules.game import Company
from bot.rules.offers import Action, Offer, Refused, Say
from bot.rules.sitting import Sitting
from bot.rules.turns import OnTurn
from bot.store import findings
from bot.tables import comings
from bot.tables.deadlines import Alarm
from bot.tables.draft import Draft
from bot.tables.ports import Change, MoveRow, Purse, Stack, UnwrittenError
from bot.tables.snapshot import Snapshot
from bot.tables.state import Guest, Phase
from bot.tables.table import AnyTable
from tests.tables.conftest import ADA, BEN, CLO, DAN, EVE, STAFF, Club, guest

MINUTE = 60_000
USERS = (ADA, BEN, CLO, DAN)


def first(offers: Sequence[Offer]) -> Action:
    offer = offers[0]
    assert isinstance(offer, Say)
    return offer.action


def on_turn(table: AnyTable) -> int:
    turn = table.view().turn
    assert isinstance(turn, OnTurn)
    guest = table.state.guests[turn.seat]
    assert guest is not None
    assert guest.user is not None
    return guest.user


async def play_out(table: AnyTable) -> None:
    """Everybody plays the first offer until the deal is over."""
    while table.state.phase is Phase.PLAYING:
        await table.act(on_turn(table), first, table.state.move)


async def test_a_lobby_fills_and_begins(club: Club) -> None:
    table = await club.table(ADA, BEN)
    with pytest.raises(Refused, match="a seat at this table already"):
        await table.sit(ADA, "Ada")
    with pytest.raises(Refused, match="Only the host"):
        await table.begin(BEN)
    with pytest.raises(Refused, match="played by four"):
        await table.begin(ADA)
    await table.sit(CLO, "Clo", 3)
    with pytest.raises(Refused, match="taken by Clo"):
        await table.sit(DAN, "Dan", 3)
    await table.fill(ADA)
    assert [guest and guest.user for guest in table.state.guests] == [ADA, BEN, None, CLO]
    await table.begin(ADA)
    assert table.state.phase is Phase.BETWEEN
    with pytest.raises(Refused, match="begun already"):
        await table.begin(ADA)


async def test_a_table_that_its_host_cannot_pay_for_was_never_opened(club: Club) -> None:
    results = await asyncio.gather(
        *(club.table(ADA, buy_in=600) for _ in range(2)), return_exceptions=True
    )
    assert [type(each) for each in results].count(Refused) == 1
    assert len(club.hall.tables) == 1
    assert len(await club.store.journal.open_tables()) == 1
    assert await club.purses(ADA) == [400]


async def test_the_seal_is_shown_before_the_cards_and_opens_after_the_deal(club: Club) -> None:
    table = await club.table(*USERS)
    await table.begin(ADA)
    sealed = table.view().commitment
    assert sealed is not None
    assert table.view().public is None
    await club.clock.advance(3_000)
    assert table.state.phase is Phase.PLAYING
    assert table.view().commitment == sealed
    await play_out(table)
    ((_, (shuffle, *others)),) = await club.store.journal.deals(table.charter.table)
    assert shuffle.commitment == sealed
    assert shuffle.secret is not None
    assert {each.secret for each in others} == {None}


async def test_a_double_press_plays_once(club: Club) -> None:
    table = await club.dealt(*USERS)
    user, move = on_turn(table), table.state.move
    results = await asyncio.gather(
        table.act(user, first, move), table.act(user, first, move), return_exceptions=True
    )
    assert [isinstance(each, Refused) for each in results] == [False, True]
    assert str(results[1]) == "The table has moved on."
    assert len(table.view().public.table.trick.cards) == 1  # type: ignore[union-attr]


async def test_who_may_not_act_is_told_why(club: Club) -> None:
    table = await club.dealt(*USERS)
    others = [user for user in USERS if user != on_turn(table)]
    with pytest.raises(Refused, match="not your turn"):
        await table.act(others[0], first, table.state.move)
    with pytest.raises(Refused, match="no seat at this table"):
        await table.act(EVE, first, table.state.move)
    with pytest.raises(Refused, match="No seat is free while all are playing"):
        await table.sit(EVE, "Eve")


async def test_an_absent_player_is_nudged_then_played_for_then_away(club: Club) -> None:
    club.dealer.ready = [Drawn((3, 0, 1, 2))]
    table = await club.dealt(*USERS)
    assert on_turn(table) == ADA
    await club.clock.advance(30_000)
    assert club.gazette.nudged == [0]
    await club.clock.advance(90_000)
    assert table.view().latest.absent == (0,)
    assert on_turn(table) == BEN
    ada = table.state.guests[0]
    assert ada is not None
    assert (ada.missed, ada.away) == (1, False)
    for user in (BEN, CLO, DAN):
        await table.act(user, first, table.state.move)
    while on_turn(table) != ADA:
        await table.act(on_turn(table), first, table.state.move)
    await club.clock.advance(2 * MINUTE)
    ada = table.state.guests[0]
    assert ada is not None
    assert ada.away
    await table.present(ADA)
    ada = table.state.guests[0]
    assert ada is not None
    assert (ada.missed, ada.away) == (0, False)


async def test_an_away_seat_is_played_for_after_five_seconds(club: Club) -> None:
    club.dealer.ready = [Drawn((3, 0, 1, 2))]
    table = await club.dealt(*USERS)
    for _ in range(2):
        while on_turn(table) != ADA:
            await table.act(on_turn(table), first, table.state.move)
        await club.clock.advance(2 * MINUTE)
    while on_turn(table) != ADA:
        await table.act(on_turn(table), first, table.state.move)
    moved = table.state.move
    await club.clock.advance(4_999)
    assert table.state.move == moved
    await club.clock.advance(1)
    assert table.state.move > moved


async def test_a_table_that_all_have_left_alone_waits_a_day_and_returns_the_chips(
    club: Club,
) -> None:
    table = await club.dealt(*USERS, buy_in=100, stake=5)
    assert await club.purses(*USERS) == [900] * 4
    for _ in range(200):
        await club.clock.advance(MINUTE)
    assert all(guest.away for guest in table.state.people)
    moved = table.state.move
    await club.clock.advance(60 * MINUTE)
    assert table.state.move == moved
    await club.clock.advance(24 * 60 * MINUTE)
    assert (table.state.phase, table.state.ending) == (Phase.CLOSED, "deserted")
    assert await club.purses(*USERS) == [1_000] * 4
    with pytest.raises(Refused, match="closed"):
        club.hall.find(table.charter.table)


async def test_an_idle_lobby_closes_and_a_lobby_that_everybody_left(club: Club) -> None:
    idle, empty = await club.table(ADA, buy_in=50), await club.table(BEN, CLO)
    await empty.leave(BEN)
    assert empty.state.host == CLO
    await empty.leave(CLO)
    assert empty.state.ending == "empty"
    await club.clock.advance(30 * MINUTE)
    assert idle.state.ending == "idle"
    assert await club.purses(ADA) == [1_000]


async def test_who_leaves_in_a_deal_leaves_after_it_and_a_computer_sits_in(club: Club) -> None:
    table = await club.dealt(*USERS, buy_in=40, stake=5, target=10, honours="off")
    await table.leave(ADA)
    await table.leave(BEN)
    await table.stay(BEN)
    await play_out(table)
    assert table.state.phase is Phase.BETWEEN
    assert table.state.seat_of(ADA) is None
    assert table.state.seat_of(BEN) == 1
    assert table.state.host != ADA
    replaced = table.state.guests[0]
    assert replaced is not None
    assert replaced.computer
    assert await club.purses(ADA) == [1_000]
    await table.sit(EVE, "Eve")
    assert table.state.seat_of(EVE) == 0


async def test_a_void_deal_is_still_void_after_a_restart(club: Club) -> None:
    table = await club.dealt(*USERS, target=10, honours="off")
    for deal in (1, 3):
        await table.act(on_turn(table), first, table.state.move)
        for user in USERS:
            await table.ask_void(user, deal)
        assert table.view().latest.void
        assert table.view().deadline == Alarm(club.clock.now() + 20_000, "deal")
        assert await _same_when_restored(club, table)
        for user in USERS:
            await table.next_deal(user)
        assert not table.view().latest.void
        await play_out(table)
        for user in USERS:
            await table.next_deal(user)


async def test_who_says_twice_that_he_leaves_does_leave(club: Club) -> None:
    table = await club.dealt(*USERS, target=10, honours="off")
    await asyncio.gather(table.leave(BEN), table.leave(BEN))
    await play_out(table)
    assert table.state.seat_of(BEN) is None


async def test_whom_the_host_sends_away_cannot_stay_and_is_no_other(club: Club) -> None:
    table = await club.dealt(*USERS, target=10, honours="off")
    seat = table.state.seat_of(CLO)
    assert seat is not None
    with pytest.raises(Refused, match="moved on"):
        await table.remove(guest(ADA), seat, DAN)
    await table.leave(CLO)
    await table.remove(guest(ADA), seat, CLO)
    await table.leave(CLO)
    with pytest.raises(Refused, match="sent you away"):
        await table.stay(CLO)
    await play_out(table)
    assert table.state.seat_of(CLO) is None


async def test_a_request_for_a_void_deal_is_for_that_deal_alone(club: Club) -> None:
    table = await club.dealt(*USERS, target=10, honours="off")
    await table.ask_void(ADA, 1)
    await table.let_stand(ADA, 1)
    for user in (BEN, CLO, DAN):
        await table.ask_void(user, 1)
    assert table.state.phase is Phase.PLAYING
    await table.ask_void(ADA, 1)
    for user in USERS:
        await table.next_deal(user)
    with pytest.raises(Refused, match="moved on"):
        await table.ask_void(BEN, 1)


async def test_who_takes_the_place_of_the_last_person_is_host(club: Club) -> None:
    table = await club.table(ADA)
    between = replace(table.state, phase=Phase.BETWEEN).seated(0, Guest(ADA, "Ada", away=True))
    sitting = Sitting(Whist(), Company((0, None, None, None), 4), Whist().carried({}))
    draft = Draft(table.charter, Snapshot(between, sitting, sitting), club.dealer, 0)
    comings.take(draft, BEN, "Ben", 0)
    assert draft.state.host == BEN


async def test_a_void_deal_gives_everything_back_and_is_dealt_anew(club: Club) -> None:
    table = await club.dealt(*USERS)
    dealer = table.view().public.table.dealer  # type: ignore[union-attr]
    await table.act(on_turn(table), first, table.state.move)
    for user in USERS[:3]:
        await table.ask_void(user, 1)
    assert table.state.phase is Phase.PLAYING
    await table.ask_void(DAN, 1)
    assert table.state.phase is Phase.BETWEEN
    assert await club.store.journal.deals(table.charter.table) == []
    for user in USERS:
        await table.next_deal(user)
    assert table.view().public.table.dealer == dealer  # type: ignore[union-attr]
    assert table.view().deal == 2


async def test_the_host_may_close_and_everybody_takes_the_chips_home(club: Club) -> None:
    table = await club.dealt(*USERS, buy_in=100, stake=5)
    await table.act(on_turn(table), first, table.state.move)
    with pytest.raises(Refused, match="Only the host"):
        await table.close(guest(BEN))
    await table.close(STAFF)
    assert table.state.ending == "host"
    assert await club.purses(*USERS) == [1_000] * 4
    assert await findings(club.store.database) == []


async def test_a_match_that_is_over_settles_its_stake_and_closes_the_table(club: Club) -> None:
    table = await club.dealt(*USERS, buy_in=50, stake=50)
    while table.state.phase is not Phase.CLOSED:
        await play_out(table)
        if table.state.phase is Phase.BETWEEN:
            for user in USERS:
                await table.next_deal(user)
    assert table.state.ending == "finished"
    assert sorted(await club.purses(*USERS)) == [950, 950, 1_050, 1_050]
    assert await findings(club.store.database) == []


async def test_a_buy_in_beyond_the_purse_is_refused_and_nothing_is_lost(club: Club) -> None:
    with pytest.raises(Refused, match="1,001 chips, and your purse holds fewer"):
        await club.table(ADA, buy_in=1_001)
    assert club.hall.tables == ()
    await club.table(BEN, buy_in=800)
    table = await club.table(ADA, buy_in=300)
    with pytest.raises(Refused, match="your purse holds fewer"):
        await table.sit(BEN, "Ben")
    assert table.state.seat_of(BEN) is None
    assert await club.purses(BEN) == [200]


class Blotted:
    """Books that cannot be written for a while."""

    def __init__(self, club: Club) -> None:
        self._journal = club.store.journal
        self.blotted = False

    def __getattr__(self, name: str) -> object:
        return getattr(self._journal, name)

    async def write(self, change: Change) -> None:
        if self.blotted:
            raise UnwrittenError("disk full")
        await self._journal.write(change)


async def test_a_failed_write_leaves_the_table_as_it_was_and_the_clock_tries_again(
    club: Club,
) -> None:
    journal = Blotted(club)
    club.hall = club.hall_with(journal)  # type: ignore[arg-type]
    table = await club.dealt(*USERS)
    before = table.view()
    journal.blotted = True
    with pytest.raises(UnwrittenError):
        await table.act(on_turn(table), first, table.state.move)
    assert table.view() == before
    await club.clock.advance(3 * MINUTE)
    assert table.view().public == before.public
    journal.blotted = False
    await club.clock.advance(3_000)
    assert table.view().latest.absent != ()


async def test_at_every_move_the_books_bring_back_the_very_same_table(club: Club) -> None:
    table = await club.dealt(*USERS, buy_in=60, stake=30, honours_claim="manual")
    restored = 0
    while table.state.phase is not Phase.CLOSED:
        restored += await _same_when_restored(club, table)
        if table.state.phase is Phase.BETWEEN:
            await table.next_deal(next(u for u in USERS if not _ready(table, u)))
            continue
        turn = table.view().turn
        waiting = turn.seat if isinstance(turn, OnTurn) else turn.waiting[0]  # type: ignore[union-attr]
        await table.act(USERS[waiting], first, table.state.move)
    assert table.state.phase is Phase.CLOSED
    assert restored >= 52


def _ready(table: AnyTable, user: int) -> bool:
    seat = table.state.seat_of(user)
    guest = None if seat is None else table.state.guests[seat]
    return guest is not None and guest.ready


async def _same_when_restored(club: Club, table: AnyTable) -> int:
    if table.state.phase is Phase.CLOSED:
        return 0
    again = club.hall_with(club.store.journal)
    await again.restore()
    twin = again.find(table.charter.table)
    assert twin.view() == table.view()
    for seat in range(4):
        assert twin.seat_view(seat) == table.seat_view(seat)
        assert twin.offers(seat) == table.offers(seat)
    again.stop()
    return 1


async def test_a_table_that_cannot_be_played_again_keeps_no_other_from_it(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    broken, whole = await club.dealt(*USERS), await club.table(EVE)
    table = broken.charter.table
    lost = MoveRow(0, 1, '{"seat": 0, "do": "dance"}', 0)
    await club.store.journal.write(Change(table, "harm", broken.state, moves=(lost,)))
    again = club.hall_with(club.store.journal)
    await again.restore()
    assert [each.charter.table for each in again.tables] == [whole.charter.table]
    assert f"table {table} cannot be restored" in caplog.text
    again.stop()


async def test_a_clock_that_rings_while_the_table_is_closed_says_nothing(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    table = await club.dealt(*USERS)
    await club.clock.advance(29_999)
    closing = asyncio.create_task(table.close(STAFF))
    await asyncio.sleep(0)
    await asyncio.gather(closing, club.clock.advance(1))
    assert table.state.phase is Phase.CLOSED
    assert not caplog.records


async def test_a_computer_plays_after_a_moment_of_thought(club: Club) -> None:
    club.dealer.ready = [Drawn((0, 1, 2, 3)), Shuffled(PACK)]
    table = await club.dealt(ADA)
    assert len(table.view().public.table.trick.cards) == 0  # type: ignore[union-attr]
    await club.clock.advance(1_200)
    assert len(table.view().public.table.trick.cards) == 1  # type: ignore[union-attr]
    await club.clock.advance(2_400)
    assert on_turn(table) == ADA


async def test_a_table_whose_channel_is_gone_returns_every_chip(club: Club) -> None:
    table = await club.dealt(*USERS, buy_in=70, stake=5)
    await table.unshown()
    await table.unshown()
    assert table.state.ending == "unshown"
    assert await club.purses(*USERS) == [1_000] * 4


def test_the_repr_of_accounts_and_changes_shows_no_card() -> None:
    assert "Qs" not in repr(Shuffled(PACK))
    assert Purse(1, 2) != Stack("a", 2)
