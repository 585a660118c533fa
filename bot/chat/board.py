"""A table's public message: edited as the table changes, posted anew when it must be."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp
import discord

from bot.chat.errors import Trouble, trouble
from bot.chat.kit import TablePicture
from bot.chat.leaf import Leaf
from bot.chat.sheet import TableSheet, laid_out
from bot.chat.stage import TABLE_FILE, Spot, link
from bot.chat.subject import Subject
from bot.chat.table_sheet import table_sheet
from bot.chat.told import Told
from bot.chat.words import table as words
from bot.chat.worker import LaterError, Worker
from bot.rules.offers import Refused
from bot.tables.state import Milliseconds, Phase

log = logging.getLogger(__name__)

OLD: Final = 50 * 60_000
"""Milliseconds after which a message is posted anew, before its edits are rationed."""


class Board:
    """Shows one table to everybody. `moved` is called when its message stands elsewhere."""

    def __init__(self, subject: Subject, moved: Callable[[], None]) -> None:
        self._subject = subject
        self._stage, self._table = subject.stage, subject.table
        self._moved = moved
        self._leaf: Leaf[TablePicture] = Leaf(
            self._stage, self._table.charter.table, None, TABLE_FILE
        )
        self.stands = asyncio.Event()
        """Set when there is a message."""
        self.searched = False
        """Whether it is known where the message stands, if there is one."""
        self._sent: Milliseconds | None = None
        self._wordy: int | None = None
        self._made: tuple[Told, TableSheet] | None = None
        self._old: list[Spot] = []
        """Messages that another has taken the place of, and that do not say so yet."""
        self._calls: list[tuple[int, Spot]] = []
        self.muted = False
        """Whether the bot may not write there."""
        self.worker = Worker(self._stage.tasks, self._refresh)

    @property
    def spot(self) -> Spot | None:
        """Where the message stands."""
        return self._leaf.spot

    def called(self, move: int, spot: Spot) -> None:
        """Notes a message that called a player, to be removed when the table has moved on."""
        self._calls.append((move, spot))
        self.worker.wake()

    async def _refresh(self) -> None:
        if not self.searched:
            await self._leaf.search()
            self.searched = True
            if self.spot is not None:
                self.stands.set()
            self._moved()
        posting, closed = self.spot is None, self._closed
        try:
            await self._show()
            self.muted = False
            await self._leaf.note()
            await self._tidy()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            await self._recover(error, posting)
        else:
            if closed:
                await self._leaf.forget()

    @property
    def _closed(self) -> bool:
        return self._table.state.phase is Phase.CLOSED

    def _sheet(self) -> TableSheet:
        """The table as it stands."""
        told = self._subject.told
        if self._made is None or self._made[0] is not told:
            self._made = told, table_sheet(told)
        sheet = self._made[1]
        return sheet.words if self._wordy == told.view.deal else sheet

    def _shows_newest(self) -> bool:
        return not self._leaf.unsure and self._leaf.shows(self._sheet())

    async def _show(self) -> None:
        old = self.spot
        if old is None:
            await self._send(self._sheet())
        elif self._shows_newest():
            return
        elif self._leaf.unsure or (not self._closed and await self._is_stale(old)):
            try:
                await self._send(self._sheet())
            finally:
                if self.spot != old:
                    self._old.append(old)
        else:
            await self._leaf.edit(self._sheet)

    async def _send(self, sheet: TableSheet) -> None:
        channel = self._stage.client.get_partial_messageable(self._table.charter.channel)
        await self._leaf.send(channel, sheet, self._table.deal)
        self._sent = self._stage.clock.now()
        self.stands.set()
        self._moved()

    async def _is_stale(self, spot: Spot) -> bool:
        """Whether the message is too old, or too far up, to be found."""
        if self._stage.clock.now() - self._born(spot) >= OLD:
            return True
        return await self._stage.venue(spot.channel, public=True).buries(spot.message)

    def _born(self, spot: Spot) -> float:
        """When the message was sent, in milliseconds: by the clock of this machine if possible.

        Discord's is in every message's id; but if ours were an hour ahead of it, every new
        message would be old.
        """
        if self._sent is not None:
            return self._sent
        return discord.utils.snowflake_time(spot.message).timestamp() * 1_000

    async def _retire(self, old: Spot) -> None:
        """The old message loses its buttons, and says where the table went."""
        title = self._subject.told.kit.book.title
        where = link(self._table, self.spot)
        sheet = TableSheet(words.moved(title), words.further_down(where))
        view = laid_out(sheet, TABLE_FILE)
        await _tried(self._stage.message(old).edit(view=view, attachments=[]))

    async def _tidy(self) -> None:
        """Sees to messages that are out of date; what fails for now is seen to later."""
        for old in tuple(self._old):
            await self._retire(old)
            self._old.remove(old)
        for call in tuple(self._calls):
            move, spot = call
            if move != self._table.state.move:
                await _tried(self._stage.message(spot).delete())
                self._calls.remove(call)

    async def _recover(self, error: Exception, posting: bool) -> None:
        kind, name = trouble(error), self._table.charter.table
        log.warning("table %s cannot be shown: %s", name, kind.name.lower())
        match kind:
            case Trouble.POST_ANEW | Trouble.ARCHIVED if not posting:
                # To write into a thread at rest wakes it; to edit in it does not.
                self._leaf.lost()
                self.worker.wake()
            case Trouble.GONE:
                with contextlib.suppress(Refused):
                    await self._table.unshown()
                await self._leaf.forget()
            case Trouble.FORBIDDEN if self._sheet().picture is not None:
                # Perhaps only files are forbidden: for the rest of the deal words must do.
                self._wordy = self._table.deal
                self.worker.wake()
            case Trouble.FORBIDDEN | Trouble.ARCHIVED:
                self.muted = True
                if not self._closed:
                    raise LaterError from error
            case Trouble.PASSING:
                raise LaterError from error
            case _:
                raise error


async def _tried(work: Awaitable[object]) -> None:
    """Does something that may fail for good. Raises what may go better later."""
    try:
        await work
    except discord.HTTPException as error:
        if trouble(error) is Trouble.PASSING:
            raise
