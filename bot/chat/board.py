"""A table's public message: edited as the table changes, posted anew when it must be."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from typing import Final

import aiohttp
import discord

from bot.chat.errors import Trouble, trouble
from bot.chat.sheet import TableSheet, attached, laid_out
from bot.chat.stage import TABLE_FILE, Spot, Stage, link
from bot.chat.table_sheet import table_sheet
from bot.chat.worker import LaterError, Worker
from bot.rules.game import Refused
from bot.tables.state import Milliseconds, Phase
from bot.tables.table import AnyTable

log = logging.getLogger(__name__)

OLD: Final = 50 * 60_000
"""Milliseconds after which a message is posted anew, before its edits are rationed."""
CROWD: Final = 8
"""So many messages after it bury a message."""
GLANCE: Final = 15_000
"""Milliseconds for which the bot trusts what it knows of the messages after its own."""


class Board:
    """Shows one table to everybody. `moved` is called when its message stands elsewhere."""

    def __init__(self, stage: Stage, table: AnyTable, moved: Callable[[], None]) -> None:
        self._stage = stage
        self._table = table
        self._moved = moved
        self._found = False
        self._shown: TableSheet | None = None
        self._wordy: int | None = None
        self._glanced: Milliseconds = 0
        self._calls: list[tuple[int, Spot]] = []
        self.spot: Spot | None = None
        """Where the message stands."""
        self.muted = False
        """Whether the bot may not write there."""
        self.worker = Worker(self._refresh)

    def heard(self, latest: int | None) -> None:
        """A press tells what the latest message of the channel is, at no cost."""
        if self.spot is not None and latest is not None and latest <= self.spot.message:
            self._glanced = self._stage.clock.now()

    def called(self, move: int, spot: Spot) -> None:
        """Notes a message that called a player, to be removed when the table has moved on."""
        self._calls.append((move, spot))

    async def _refresh(self) -> None:
        if not self._found:
            await self._find()
        told = self._stage.told(self._table)
        sheet = table_sheet(told)
        if self._wordy == told.view.deal:
            sheet = sheet.words
        posting = self.spot is None
        try:
            await self._show(sheet)
            self.muted = False
            await self._remove_calls()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            await self._recover(error, sheet, posting)

    async def _find(self) -> None:
        """The message of before a restart."""
        for post in await self._stage.posts.of(self._table.charter.table):
            if post.kind == "table":
                self.spot = Spot(post.channel, post.message)
        self._found = True

    async def _show(self, sheet: TableSheet) -> None:
        if self.spot is None:
            await self._send(sheet)
        elif self._table.state.phase is not Phase.CLOSED and await self._is_stale(self.spot):
            old = self.spot
            await self._send(sheet)
            await self._retire(old)
        elif sheet != self._shown:
            await self._edit(self.spot, sheet)

    async def _send(self, sheet: TableSheet) -> None:
        files = await self._files(sheet)
        channel = self._stage.client.get_partial_messageable(self._table.charter.channel)
        message = await channel.send(view=laid_out(sheet, TABLE_FILE), files=files)
        self._shown = sheet
        self._glanced = self._stage.clock.now()
        self.spot = Spot(channel.id, message.id)
        name = self._table.charter.table
        await self._stage.posts.put(name, "table", None, channel.id, message.id)
        self._moved()

    async def _edit(self, spot: Spot, sheet: TableSheet) -> None:
        message, view = self._stage.message(spot), laid_out(sheet, TABLE_FILE)
        if self._shown is not None and self._shown.picture == sheet.picture:
            await message.edit(view=view)
        else:
            await message.edit(view=view, attachments=await self._files(sheet))
        self._shown = sheet

    async def _files(self, sheet: TableSheet) -> list[discord.File]:
        if sheet.picture is None:
            return []
        return [attached(await self._stage.paint(sheet.picture), TABLE_FILE, sheet.alt)]

    async def _is_stale(self, spot: Spot) -> bool:
        """Whether the message is too old, or too far up, to be found."""
        now = self._stage.clock.now()
        born = discord.utils.snowflake_time(spot.message).timestamp() * 1_000
        if now - born >= OLD:
            return True
        if now - self._glanced < GLANCE:
            return False
        self._glanced = now
        after = discord.Object(spot.message)
        history = self._stage.channel(spot).history(limit=CROWD, after=after)
        try:
            return len([each async for each in history]) >= CROWD
        except discord.Forbidden:
            return False

    async def _retire(self, old: Spot) -> None:
        """The old message loses its buttons, and says where the table went."""
        told = self._stage.told(self._table)
        where = link(self._table, self.spot)
        sheet = TableSheet(
            f"### {told.kit.words.title}", f"The table goes on [further down]({where})."
        )
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await self._stage.message(old).edit(view=laid_out(sheet, TABLE_FILE), attachments=[])

    async def _remove_calls(self) -> None:
        for call in tuple(self._calls):
            move, spot = call
            if move != self._table.state.move:
                self._calls.remove(call)
                with contextlib.suppress(discord.NotFound):
                    await self._stage.message(spot).delete()

    async def _recover(self, error: Exception, sheet: TableSheet, posting: bool) -> None:
        kind = trouble(error)
        name = self._table.charter.table
        log.warning("table %s cannot be shown: %s", name, kind.name.lower())
        match kind:
            case Trouble.POST_ANEW | Trouble.ARCHIVED if not posting:
                # To write into a thread at rest wakes it; to edit in it does not.
                self.spot = None
                self.worker.wake()
            case Trouble.GONE:
                with contextlib.suppress(Refused):
                    await self._table.unshown()
            case Trouble.FORBIDDEN if sheet.picture is not None:
                # Perhaps only files are forbidden: for the rest of the deal words must do.
                self._wordy = self._table.view().deal
                self.worker.wake()
            case Trouble.FORBIDDEN | Trouble.ARCHIVED:
                self.muted = True
                raise LaterError from error
            case Trouble.PASSING:
                raise LaterError from error
            case _:
                raise error
