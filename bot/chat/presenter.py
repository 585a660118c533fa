"""The tables' presenter: a public message for everybody, and each hand for its holder alone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import aiohttp
import discord

from bot.chat.board import Board
from bot.chat.callings import Callings
from bot.chat.errors import Trouble, trouble
from bot.chat.kit import Kits
from bot.chat.letter import Letter
from bot.chat.palm import Palms
from bot.chat.press import Shown
from bot.chat.sheet import HandSheet, P, Sheet, TableSheet, laid_out, note
from bot.chat.stage import Spot, Stage, link
from bot.chat.subject import Subject
from bot.chat.table_sheet import table_sheet
from bot.chat.words import replies
from bot.rules.turns import Seat
from bot.tables.clock import SystemClock
from bot.tables.customs import Settled
from bot.tables.ports import People, Posts
from bot.tables.state import Phase
from bot.tables.table import AnyTable

log = logging.getLogger(__name__)

BREATH: Final = 0.001
"""Seconds before anything is shown, so that whoever pressed is answered first."""


class Stand:
    """Everything that shows one table."""

    def __init__(self, stage: Stage, table: AnyTable, where: Callable[[], str]) -> None:
        self._table = table
        self._subject = Subject(stage, table, self.link)
        self.board = Board(self._subject, self._wake_hands)
        self.palms = Palms(self._subject)
        self.callings = Callings(stage, table, where)
        self._letters: list[Letter] = []
        self._woken = False

    def link(self) -> str:
        """Where a click leads to the table."""
        return link(self._table, self.board.spot)

    def wake(self) -> None:
        """The table has changed, or is to be told otherwise: all that shows it is woken soon."""
        self._subject.changed()
        if not self._woken:
            self._woken = True
            self._subject.stage.tasks.begin(self._spread())

    async def _spread(self) -> None:
        await asyncio.sleep(BREATH)
        self._woken = False
        self.board.worker.wake()
        self.callings.worker.wake()
        if self.board.searched:
            self._wake_hands()

    def _wake_hands(self) -> None:
        self.palms.worker.wake()
        for place in range(len(self._letters), len(self._table.state.guests)):
            self._letters.append(Letter(self._subject, place))
        for letter in self._letters:
            letter.worker.wake()

    def refresh(self, user: int) -> None:
        """Shows a hand anew, if this is a guest of the table."""
        if self._table.state.seat_of(user) is not None:
            self._wake_hands()

    def renew(self, server: int) -> None:
        """Shows the table and its hands anew, if it stands in this server."""
        if self._table.charter.server == server:
            self.wake()


class ChatPresenter:
    """`bot.tables.ports.Presenter` on Discord. Nothing is shown before the client is ready."""

    def __init__(self, posts: Posts, people: People, settled: Settled) -> None:
        self.kits = Kits()
        self._posts = posts
        self._people = people
        self._settled = settled
        self._stage: Stage | None = None
        self._ready = False
        self._stands: dict[str, Stand] = {}
        self._waiting: dict[str, AnyTable] = {}

    def attach(self, client: discord.Client) -> None:
        """The client through which tables are shown."""
        self._stage = Stage(
            client, self.kits, self._posts, self._people, self._settled, SystemClock()
        )

    def ready(self) -> None:
        """The client is connected: what was to be shown before is shown now."""
        self._ready = True
        for table in self._waiting.values():
            self.show(table)
        self._waiting.clear()

    async def close(self) -> None:
        """Gives up whatever is under way, for the program to end."""
        self._ready = False
        if self._stage is not None:
            await self._stage.close()

    def show(self, table: AnyTable) -> None:
        """The table or its hands have changed; the newest view wins."""
        if not self._ready:
            self._waiting[table.charter.table] = table
            return
        assert self._stage is not None
        name = table.charter.table
        stand = self._stands.get(name) or Stand(self._stage, table, lambda: self.where(table))
        self._stands[name] = stand
        stand.wake()
        if table.state.phase is Phase.CLOSED:
            # The workers end by themselves when they have shown the end.
            del self._stands[name]

    def refresh(self, user: int) -> None:
        """Somebody likes to be served otherwise from now on."""
        for stand in self._stands.values():
            stand.refresh(user)

    def renew(self, server: int) -> None:
        """A server has settled otherwise how its tables and hands are shown."""
        for stand in self._stands.values():
            stand.renew(server)

    async def hand(self, table: AnyTable, user: int) -> tuple[HandSheet, list[discord.File]] | None:
        """A guest's hand with its picture, to be shown to that guest alone."""
        stand = self._stands.get(table.charter.table)
        return None if stand is None else await stand.palms.shown(user)

    async def painted(self, sheet: Sheet[P], name: str) -> tuple[Sheet[P], list[discord.File]]:
        """A sheet of no table, such as one of a lesson, with its picture as a file of this name."""
        assert self._stage is not None
        return await self._stage.painted(sheet, name)

    def hold(self, table: AnyTable, user: int, reply: Shown, sheet: HandSheet | None) -> None:
        """Keeps an ephemeral hand up to date; `sheet` is what it shows, if that is known."""
        stand = self._stands.get(table.charter.table)
        if stand is not None:
            stand.palms.hold(user, reply, sheet)

    def called(self, table: AnyTable, user: int, letter: discord.Message) -> None:
        """Takes a letter that asks somebody to a table into care."""
        stand = self._stands.get(table.charter.table)
        if stand is not None:
            stand.callings.sent(user, letter)

    def is_muted(self, table: AnyTable) -> bool:
        """Whether the table stands where the bot may not write at present."""
        stand = self._stands.get(table.charter.table)
        return stand is not None and stand.board.muted

    def aside(self, table: AnyTable) -> TableSheet:
        """The table in words, for one who pressed something where the bot may not write."""
        assert self._stage is not None
        sheet = table_sheet(self._stage.told(table)).words
        return replace(sheet, foot=f"{sheet.foot}\n{replies.MUTED}")

    def nudge(self, table: AnyTable, seat: Seat) -> None:
        """Calls the guest of `seat` once."""
        if self._ready and self._stage is not None:
            self._stage.tasks.begin(self._call(table, seat))

    async def _call(self, table: AnyTable, seat: Seat) -> None:
        guest = table.state.guests[seat]
        if guest is None or guest.user is None:
            return
        if not self._people.preferences(guest.user).nudges:
            return
        move = table.state.move
        try:
            if guest.told or not await self._called_apart(table, guest.user, move):
                await self._called_in_public(table, guest.user, move)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info(
                "table %s: seat %d cannot be called: %s", table.charter.table, seat, trouble(error)
            )

    def _link(self, table: AnyTable) -> str:
        stand = self._stands.get(table.charter.table)
        return link(table, None) if stand is None else stand.link()

    async def _called_apart(self, table: AnyTable, user: int, move: int) -> bool:
        """Whether a direct message got through, which is removed when the table has moved on."""
        message = await self.write(user, note(replies.called_apart(self.where(table))))
        if message is not None:
            await self._until_moved_on(table, move, message)
        return message is not None

    async def standing(self, table: AnyTable, patience: float) -> str:
        """Where a click leads to the table, once its message stands or in so many seconds."""
        stand = self._stands.get(table.charter.table)
        if stand is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stand.board.stands.wait(), patience)
        return self._link(table)

    def message_of(self, table: AnyTable) -> str:
        """Where a click leads to the table's message, or "" while none is known to stand."""
        stand = self._stands.get(table.charter.table)
        return "" if stand is None or stand.board.spot is None else stand.link()

    def where(self, table: AnyTable) -> str:
        """Which table in which server, with a link to it: for direct messages."""
        assert self._stage is not None
        title = self.kits[table.charter.game].book.title
        server = self._stage.server(table.charter.server)
        return replies.where(title, server, self._link(table))

    async def write(self, user: int, sheet: TableSheet) -> discord.Message | None:
        """A direct message with nothing of a hand in it; `None` for who takes none."""
        assert self._stage is not None
        try:
            channel = await self._stage.client.create_dm(discord.Object(user))
            return await channel.send(view=laid_out(sheet, ""))
        except discord.HTTPException as error:
            if trouble(error) is Trouble.SHUT:
                return None
            raise

    async def _called_in_public(self, table: AnyTable, user: int, move: int) -> None:
        """A mention, which is removed when the table has moved on."""
        assert self._stage is not None
        channel = self._stage.client.get_partial_messageable(table.charter.channel)
        text = replies.called_in_public(user, self._link(table))
        only = discord.AllowedMentions(users=[discord.Object(user)], everyone=False, roles=False)
        message = await channel.send(view=laid_out(note(text), ""), allowed_mentions=only)
        await self._until_moved_on(table, move, message)

    async def _until_moved_on(self, table: AnyTable, move: int, message: discord.Message) -> None:
        """Has a call removed when it is no longer true."""
        stand = self._stands.get(table.charter.table)
        if stand is None:
            await message.delete()
        else:
            stand.board.called(move, Spot(message.channel.id, message.id))
