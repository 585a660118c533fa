"""A table of whichever game with four people at it, who play as the rule book would for them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.games.chemin_de_fer import Decline
from bot.games.hazard import PassBox
from bot.rules.turns import Seat, awaited
from bot.tables.state import Guest, Pace, Phase
from bot.tables.table import AnyTable
from tests.dealers import SeededDealer
from tests.few import for_few
from tests.laws.deals import examples
from tests.tables.conftest import ADA, BEN, CHANNEL, CLO, DAN, NAMES, SERVER, Club

USERS = (ADA, BEN, CLO, DAN)
BUY_IN = 200
SECOND, DAY = 1_000, 86_400_000
ENOUGH = 400
"""So many steps bring anybody to his turn in every game."""


@dataclass(frozen=True)
class Party:
    """The table, and what its people do."""

    club: Club
    table: AnyTable

    def seat(self, user: int) -> Seat:
        seat = self.table.state.seat_of(user)
        assert seat is not None
        return seat

    def guest(self, user: int) -> Guest:
        return self.table.state.guest(self.seat(user))

    @property
    def waiting(self) -> list[int]:
        """The people who are waited for."""
        turn = self.table.view().turn
        guests = [self.table.state.guest(seat) for seat in awaited(turn)] if turn else []
        return [guest.user for guest in guests if guest.user is not None]

    async def plays(self, user: int) -> None:
        """A person does what the rule book would do for him."""
        seat = self.seat(user)
        view = self.table.seat_view(seat)
        assert view is not None
        action = self.table.rules.absent(view.public.table, view.hand, seat)
        if isinstance(action, (Decline, PassBox)):
            # If nobody held a bank or cast, there would be no game.
            offer = next(each for each in self.table.offers(seat) if not each.admits(action))
            action, *_ = examples(offer, Random(0))
        await self.table.act(user, lambda _: action, self.table.state.move)

    async def until_due(self, before: int) -> None:
        """Time goes by until so many milliseconds before the deadline."""
        due = self.table.view().deadline
        assert due is not None
        clock = self.club.clock
        await clock.advance(due.moment - before - clock.date(clock.now()))

    async def deal(self) -> None:
        """The next deal begins, by the clock."""
        await self.until_due(0)
        assert self.table.state.phase is Phase.PLAYING

    async def until_waited_for(self, user: int) -> None:
        """The others play, through as many deals as it needs."""
        for _ in range(ENOUGH):
            if user in self.waiting:
                return
            await self._step(user)
        raise AssertionError("nobody ever waits for him")

    async def _step(self, but: int) -> None:
        present = [each for each in self.waiting if each != but and not self.guest(each).away]
        if self.table.state.phase is Phase.BETWEEN:
            await self.deal()
        elif present:
            await self.plays(present[0])
        else:
            await self.club.clock.advance(5 * SECOND)

    async def play_out(self) -> None:
        """The deal comes to its end; whoever is away is played for by the clock."""
        for _ in range(ENOUGH):
            if self.table.state.phase is not Phase.PLAYING:
                return
            present = [each for each in self.waiting if not self.guest(each).away]
            if present:
                await self.plays(present[0])
            else:
                await self.club.clock.advance(5 * SECOND)
        raise AssertionError("the deal never ends")

    async def gone_silent(self, user: int) -> None:
        """The person misses deadline after deadline, until he is away."""
        for _ in range(2):
            await self.until_waited_for(user)
            await self.club.clock.advance(121 * SECOND)
        assert self.guest(user).away

    async def all_away(self) -> None:
        """Nobody does anything until everybody is away, or there is no more to be played."""
        for _ in range(ENOUGH):
            if self.table.state.deserted or self.table.state.phase is Phase.CLOSED:
                return
            await self.club.clock.advance(121 * SECOND)
        raise AssertionError("somebody is never away")

    async def worth(self) -> int:
        """The chips of everybody here, in purses and at the table."""
        return sum(await self.club.purses(*NAMES)) + sum(
            [await staked(self.club, user) for user in NAMES]
        )


async def staked(club: Club, user: int) -> int:
    """Chips that a person has at tables."""
    tables = await club.store.ledger.at_tables(SERVER, user)
    return sum(each.chips for each in tables)


def seeded(club: Club, seed: int) -> None:
    """Chance is as it falls, but every time alike."""
    club.dealer = SeededDealer(seed)  # type: ignore[assignment]
    club.hall = club.hall_with(club.store.journal)


async def laid(club: Club, game: str, *, pace: Pace = "social", buy_in: int = BUY_IN) -> Party:
    """A lobby with Ada as host."""
    seeded(club, 5)
    table = await club.hall.open(
        game,
        for_few(game),
        server=SERVER,
        channel=CHANNEL,
        host=ADA,
        name="Ada",
        buy_in=buy_in,
        pace=pace,
    )
    for user in USERS[1:]:
        await table.sit(user, NAMES[user])
    return Party(club, table)


async def dealt(club: Club, game: str, *, pace: Pace = "social", buy_in: int = BUY_IN) -> Party:
    """The same with the first deal begun."""
    party = await laid(club, game, pace=pace, buy_in=buy_in)
    await party.table.begin(ADA)
    await party.deal()
    return party
