"""Whatever people do at a table, in whatever order: the books balance, and bring it back."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot.games import games
from bot.rules.offers import Action, Offer, Refused, Stake
from bot.rules.sitting import ended
from bot.rules.turns import acting
from bot.store import count_all, findings
from bot.tables.journal import Journalled, after_deal, check_journal
from bot.tables.proofs import check_proofs
from bot.tables.record_read import read_record
from bot.tables.replay import replayed
from bot.tables.state import Phase
from bot.tables.stewards import Steward
from bot.tables.table import AnyTable
from bot.tables.times import DAY
from tests.dealers import SeededDealer
from tests.few import for_few
from tests.laws.deals import anything
from tests.store.furniture import sums
from tests.tables.conftest import CHANNEL, SERVER, STAFF, Club
from tests.tables.records import text

USERS = range(1, 9)
PURSE = 1_000
STEPS = 160


class Crowd:
    """People who do anything that can be done; what is refused changes nothing."""

    def __init__(self, club: Club, table: AnyTable, random: Random) -> None:
        self.club, self.table, self.random = club, table, random

    async def step(self) -> None:
        """One thing that somebody does, or time that goes by."""
        user = self.random.choice(USERS)
        deeds = {
            self.play: 60,
            self.ready: 14,
            self.come: 4,
            self.stand_by: 4,
            self.leave: 3,
            self.buy_in: 2,
            self.vote: 3,
            self.close_window: 4,
            self.wait: 8,
            self.look_after: 3,
            self.fall_silent: 1,
        }
        (deed,) = self.random.choices([*deeds], [*deeds.values()])
        with suppress(Refused):
            await deed(user)

    async def play(self, _: int) -> None:
        turn = self.table.view().turn
        if turn is None:
            return
        place = self.random.choice(acting(turn))
        guest = self.table.state.guests[place]
        assert guest is not None
        if guest.user is None:
            await self.club.clock.advance(1_500)
        else:
            await self.table.act(guest.user, self._choose, self.table.state.move)

    def _choose(self, offers: Any) -> Action:
        offer: Offer = self.random.choice(offers)
        if not isinstance(offer, Stake):
            return anything([offer], self.random)
        most = min(offer.high, offer.low + 20 * offer.step)
        return offer.at(self.random.randrange(offer.low, most + 1, offer.step))

    async def ready(self, _: int) -> None:
        if self.table.state.phase is Phase.BETWEEN:
            for guest in self.table.state.people:
                with suppress(Refused):
                    await self.table.next_deal(guest.user or 0)

    async def come(self, user: int) -> None:
        await self.table.sit(user, f"Guest {user}")

    async def stand_by(self, user: int) -> None:
        await self.table.stand_by(user, f"Guest {user}")

    async def leave(self, user: int) -> None:
        await self.table.leave(user)

    async def buy_in(self, user: int) -> None:
        await self.table.buy_in(user, self.random.randint(1, 20))

    async def vote(self, user: int) -> None:
        everybody = [guest.user or 0 for guest in self.table.state.people]
        for each in everybody if self.random.random() < 0.3 else [user]:
            await self.table.ask_void(each, self.table.view().deal)

    async def close_window(self, _: int) -> None:
        await self.club.clock.advance(5_000)
        await self.table.close_window(self.table.state.host, self.table.state.move)

    async def wait(self, _: int) -> None:
        await self.club.clock.advance(self.random.choice((2_000, 31_000, 121_000)))

    async def look_after(self, user: int) -> None:
        """Staff, or anybody who tries it, makes a deal void, or sends for or away a guest."""
        steward = self.random.choice((STAFF, Steward(user, f"Guest {user}", staff=False)))
        seat = self.random.randrange(len(self.table.state.guests))
        guest = self.table.state.guests[seat]
        match self.random.randrange(3):
            case 0:
                await self.table.void(steward, self.table.view().deal)
            case 1:
                await self.table.remove(steward, seat, None if guest is None else guest.user)
            case _:
                await self.table.invite(steward, user % 8 + 1, f"Guest {user % 8 + 1}")

    async def fall_silent(self, _: int) -> None:
        """Everybody is away, now and then for a day, until somebody is back."""
        for _ in range(8):
            await self.club.clock.advance(121_000)
        if self.random.random() < 0.2:
            await self.club.clock.advance(DAY)
        await self.table.present(self.random.choice(USERS))


async def opened(club: Club, game: str, random: Random) -> AnyTable:
    table = await club.hall.open(
        game,
        for_few(game),
        server=SERVER,
        channel=CHANNEL,
        host=1,
        name="Guest 1",
        buy_in=60,
        pace="social",
    )
    for user in (2, 3):
        await table.sit(user, f"Guest {user}")
    if random.random() < 0.5 or game == "whist":
        await table.fill(1)
    await table.begin(1)
    return table


async def check_twin(club: Club, table: AnyTable) -> None:
    """A table that comes back from the books is the same to everybody."""
    again = club.hall_with(club.store.journal)
    await again.restore()
    twin = again.find(table.charter.table)
    assert twin.state == table.state
    assert twin.view().turn == table.view().turn
    assert twin.view().deal == table.view().deal
    assert twin.view().paid == table.view().paid
    assert twin.view().commitment == table.view().commitment
    for place, guest in enumerate(table.state.guests):
        assert twin.offers(place) == table.offers(place)
        if table.state.phase is Phase.PLAYING and guest is not None:
            assert twin.seat_view(place) == table.seat_view(place)
    again.stop()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", sorted(games()))
async def test_anything_may_happen_and_the_books_bring_it_back(
    club: Club, game: str, seed: int
) -> None:
    random = Random(f"{game} {seed}")
    club.dealer = SeededDealer(seed)  # type: ignore[assignment]
    club.hall = club.hall_with(club.store.journal)
    table = await opened(club, game, random)
    crowd = Crowd(club, table, random)
    for step in range(STEPS):
        if table.state.phase is Phase.CLOSED:
            break
        await crowd.step()
        if step % 8 == 0 and table.state.phase is not Phase.CLOSED:
            await check_twin(club, table)
            assert await findings(club.store.database) == []
    if table.state.phase is not Phase.CLOSED:
        await table.close(STAFF)
    assert await findings(club.store.database) == []
    await check_record(club, table)
    await check_sums(club, table)


async def check_record(club: Club, table: AnyTable) -> None:
    """The record can be played again, and its seals open."""
    journal = await club.store.journal.deals(table.charter.table)
    comings = await club.store.journal.comings(table.charter.table)
    assert check_journal(table.charter, journal, comings) == []
    with suppress(Refused):
        whole = await club.hall.record(table.charter.table, table.charter.server)
        record = read_record(text(whole))
        played = replayed(record)
        assert played.refusal is None
        check_proofs(record, played)
        assert len(record.deals) == in_one(table, journal)
        end = ended(after_deal(table.rules, *journal[-1])).sitting
        assert (played.left[-1].company, played.left[-1].over) == (end.company, end.over)


async def check_sums(club: Club, table: AnyTable) -> None:
    """What deals have brought is what people have won, and comes out the same when made anew.

    Who has come since the latest deal may have had a share of the pools, which is of no deal.
    """
    guests = table.state.guests
    shares = {
        guest.user: each.chips
        for each in table.state.shares
        if each.place is not None and (guest := guests[each.place]) is not None and guest.fresh
    }
    for user in USERS:
        (purse,) = await club.purses(user)
        brought = await club.store.annals.brought(SERVER, user)
        won = purse - PURSE - shares.get(user, 0)
        assert sum(each.chips for each in brought) == won
    before = await sums(club.store.database)
    await count_all(club.store.database)
    assert await sums(club.store.database) == before


def in_one(table: AnyTable, journal: Sequence[Journalled]) -> int:
    """How many of the latest deals a record can tell in one: not what lies before the end of a
    match, nor before a void deal after which the pack is another."""
    first = 0
    for number, ((last, moves), (row, _)) in enumerate(pairwise(journal), 1):
        before = after_deal(table.rules, last, moves)
        void = row.deal > last.deal + 1
        anew = void and table.rules.voided(before.carry) != before.carry
        first = number if anew or before.fault is not None else first
    return len(journal) - first
