"""All open tables of this process: opening, finding, and bringing them back after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

from bot.games import AnyRules, games
from bot.rules.codec import UnreadableError, decode
from bot.rules.game import Company, Held, Public
from bot.rules.offers import Refused
from bot.rules.sitting import Sitting
from bot.tables import comings, invitations, refusals
from bot.tables.clockwork import Computer
from bot.tables.customs import Customs, Settled
from bot.tables.draft import Draft
from bot.tables.ports import Ledger, OverdrawnError, Saved, World
from bot.tables.record_write import write_record
from bot.tables.restore import snapshot
from bot.tables.snapshot import Snapshot
from bot.tables.state import Charter, Pace, Phase, State
from bot.tables.table import AnyTable, Table

log = logging.getLogger(__name__)

AnyComputer: TypeAlias = Computer[Public, Held, object, object]
AnySnapshot: TypeAlias = Snapshot[Public, Held, object, object]
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True, slots=True)
class Limits:
    """How many tables may be open at once."""

    per_host: int = 3
    """Of which one person is host, in one server."""
    per_channel: int = 10

    def within(self, customs: Customs) -> Limits:
        """What a server has settled, as far as the house allows it."""
        return Limits(
            min(self.per_host, customs.per_host or self.per_host),
            min(self.per_channel, customs.per_channel or self.per_channel),
        )


@dataclass(frozen=True, slots=True)
class Party:
    """A table that is laid for people who have not come yet."""

    table: str
    """The id that it shall have."""
    game: str
    server: int
    channel: int
    host: int
    """Has the host's tools until somebody sits down, who then is host."""
    guests: tuple[tuple[int, str], ...]
    """Users and how they are called: those for whom seats are held."""
    buy_in: int
    pace: Pace
    options: dict[str, int | str]
    """The house rules, where they are not the book's."""
    under: int | None = None
    """The channel in whose public thread it is laid, if it is in one."""


class Hall:
    """The open tables by their id."""

    def __init__(
        self,
        world: World,
        ledger: Ledger,
        computers: Mapping[str, AnyComputer],
        limits: Limits,
        settled: Settled,
    ) -> None:
        self.most = limits
        """What no server may exceed."""
        self._settled = settled
        self._laying = asyncio.Lock()
        self._world = world
        self._ledger = ledger
        self._computers = computers
        self._tables: dict[str, AnyTable] = {}
        self._coming: dict[str, tuple[Charter, State]] = {}
        """Tables that are being written down: they have their room already, so that as many as
        there is room for are opened at once, and no more."""

    @property
    def tables(self) -> tuple[AnyTable, ...]:
        """All open tables."""
        return tuple(self._tables.values())

    async def open(
        self,
        game: str,
        options: dict[str, int | str],
        *,
        server: int,
        channel: int,
        host: int,
        name: str,
        buy_in: int,
        pace: Pace,
        under: int | None = None,
    ) -> AnyTable:
        """A new table, at which `host` has taken the first seat.

        Raises `Refused` when the options do not fit together, there are too many tables or the
        purse is too light; then there is no table.
        """
        party = Party(new_id(), game, server, channel, host, (), buy_in, pace, options, under)
        draft = self._draft(party)
        comings.take(draft, host, name, None)
        self.check_room(server, channel, host)
        table = await self._opened(draft)
        table.start()
        return table

    async def lay(self, party: Party) -> AnyTable | None:
        """A new table with seats held for a party, at which nobody sits yet.

        If there is one of this id, it is that one, or `None` when it is closed. Raises `Refused`
        when there is no room for it in the channel.
        """
        draft = self._draft(party)
        # One at a time, so that the same party is not laid twice.
        async with self._laying:
            if party.table in self._tables:
                return self._tables[party.table]
            if await self._world.journal.find(party.table) is not None:
                return None
            if not self.room(party.server, party.channel):
                raise Refused(refusals.NO_ROOM)
            table = await self._opened(draft)
        table.start()
        return table

    def _draft(self, party: Party) -> Draft[Public, Held, object, object]:
        """A lobby in which nobody is, with seats held for the party. Raises `Refused`."""
        rules = ruled(party.game, party.options)
        now = self._world.clock.now()
        charter = Charter(
            table=party.table,
            game=party.game,
            version=rules.version,
            options=party.options,
            server=party.server,
            channel=party.channel,
            buy_in=party.buy_in,
            pace=party.pace,
            opened=self._world.clock.date(now),
            under=party.under,
        )
        seats = (None,) * rules.sizes[-1]
        state = State(Phase.LOBBY, party.host, seats, since=now)
        sitting = Sitting(rules, Company(seats, len(seats)), rules.carried({}))
        draft = Draft(charter, Snapshot(state, sitting, sitting), self._world.dealer, now)
        for user, name in party.guests:
            invitations.ask(draft, user, name, self._world.times.laid)
        return draft

    async def _opened(self, draft: Draft[Public, Held, object, object]) -> AnyTable:
        charter, opening = draft.charter, draft.change("open")
        self._coming[charter.table] = charter, opening.state
        try:
            await self._world.journal.open(charter, opening.state, opening.transfers)
        except OverdrawnError:
            raise Refused(refusals.too_light(charter.buy_in)) from None
        finally:
            del self._coming[charter.table]
        return self._enter(charter, draft.now)

    def check_room(self, server: int, channel: int | None, host: int) -> None:
        """Raises `Refused` when there are too many tables of this host, or in this channel.

        `channel` is `None` for one that is yet to be made.
        """
        here = [state for charter, state in self._taken() if charter.server == server]
        own = sum(_hosts(state, host) for state in here)
        if own >= self.limits(server).per_host:
            raise Refused(refusals.host_of(own))
        if channel is not None and not self.room(server, channel):
            raise Refused(refusals.channel_full(self._standing(channel)))

    def limits(self, server: int) -> Limits:
        """How many tables may be open at once in a server."""
        return self.most.within(self._settled.of(server))

    def room(self, server: int, channel: int) -> int:
        """For how many more tables there is room in a channel of a server."""
        return max(0, self.limits(server).per_channel - self._standing(channel))

    def _standing(self, channel: int) -> int:
        return sum(charter.channel == channel for charter, _ in self._taken())

    def _taken(self) -> Iterator[tuple[Charter, State]]:
        """Whatever takes room: tables that are open or about to be."""
        yield from ((table.charter, table.state) for table in self._tables.values())
        yield from self._coming.values()

    async def check_purse(self, server: int, user: int, buy_in: int) -> None:
        """Raises `Refused` when somebody's purse is too light for a buy-in."""
        purse = await self._ledger.purse(server, user)
        if purse < buy_in:
            raise Refused(refusals.lighter(buy_in, purse))

    async def unequal(self, server: int) -> list[str]:
        """The open tables of a server whose stacks are not those of the books."""
        return [
            table.charter.table
            for table in self.tables
            if table.charter.server == server and not await table.agrees(self._ledger)
        ]

    async def restore(self) -> None:
        """Brings all open tables back. One that cannot be played again keeps no other from it.

        A table that was closed just before the program ended is shown once more as it ended.
        """
        for saved in await self._world.journal.ended_tables():
            if (shown := _restored(saved)) is not None:
                self._table(saved.charter, shown).start()
        for saved in await self._world.journal.open_tables():
            if (shown := _restored(saved)) is not None:
                self._enter(saved.charter, shown).start()
        log.info("tables restored: %d", len(self._tables))

    def _enter(self, charter: Charter, shown: AnySnapshot) -> AnyTable:
        table = self._table(charter, shown)
        self._tables[charter.table] = table
        return table

    def _table(self, charter: Charter, shown: AnySnapshot) -> AnyTable:
        return Table(charter, shown, self._computers[charter.game], self._world, self._leave)

    def _leave(self, table: str) -> None:
        del self._tables[table]

    def find(self, table: str) -> AnyTable:
        """An open table. Raises `Refused`."""
        try:
            return self._tables[table]
        except KeyError:
            raise Refused(refusals.CLOSED) from None

    async def record(self, table: str, server: int | None) -> dict[str, object]:
        """The record of a table's finished deals, open or closed, for somebody in `server`.

        Raises `Refused`.
        """
        saved = await self._world.journal.find(table)
        if saved is None or saved.charter.server != server:
            raise Refused(refusals.NO_SITTING)
        deals = await self._world.journal.deals(table)
        comings = await self._world.journal.comings(table)
        return write_record(saved.charter, saved.state, deals, comings)

    async def forget(self, user: int) -> None:
        """Open tables tell nothing more of a person who has left them. Raises `UnwrittenError`."""
        for table in self.tables:
            with suppress(Refused):  # it was closed meanwhile
                await table.forget(user)

    def stop(self) -> None:
        """Stops all clocks, for the program to end."""
        for table in self.tables:
            table.stop()


def new_id() -> str:
    """An id that no table has."""
    return "".join(secrets.choice(ALPHABET) for _ in range(8))


def _hosts(state: State, user: int) -> bool:
    """Whether somebody is host, and not only until the guests come."""
    return state.host == user and state.seat_of(user) is not None


def _restored(saved: Saved) -> AnySnapshot | None:
    """A table as it was saved; `None` if it cannot be played again."""
    try:
        return snapshot(ruled(saved.charter.game, saved.charter.options), saved)
    except Exception as error:
        # No traceback: the text of an error may name a card.
        what = type(error).__name__
        log.error("table %s cannot be restored: %s", saved.charter.table, what)
        return None


def ruled(game: str, options: Mapping[str, object]) -> AnyRules:
    """The rules of a game with these house rules. Raises `Refused`."""
    try:
        return decode(games()[game], dict(options))
    except UnreadableError as error:
        raise Refused(refusals.no_such_rules(str(error))) from None
