"""A player's hand by direct message: a message a deal, edited as the hand changes."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable

import aiohttp
import discord

from bot.chat.errors import Trouble, trouble
from bot.chat.sheet import HandSheet, attached, laid_out
from bot.chat.stage import HAND_FILE, Spot, Stage
from bot.chat.worker import LaterError, Worker
from bot.rules.game import Refused, Seat
from bot.tables.state import Phase
from bot.tables.table import AnyTable

log = logging.getLogger(__name__)


class Letter:
    """Keeps the guest of one seat posted. `link` says where the table's message stands."""

    def __init__(self, stage: Stage, table: AnyTable, seat: Seat, link: Callable[[], str]) -> None:
        self._stage = stage
        self._table = table
        self._seat = seat
        self._link = link
        self._found = False
        self._spot: Spot | None = None
        self._deal = 0
        self._user: int | None = None
        self._shown: HandSheet | None = None
        self.worker = Worker(self._refresh)

    async def _refresh(self) -> None:
        guest = self._table.state.guests[self._seat]
        if guest is None or guest.user is None:
            return
        await self._find(guest.user)
        likes = await self._stage.people.preferences(guest.user)
        sheet = self._stage.hand(self._table, self._seat, self._link(), likes)
        if sheet is None:
            return
        try:
            if self._deal == self._table.view().deal:
                await self._edit(sheet)
            elif likes.hands == "dm" and not guest.told:
                await self._send(sheet, guest.user)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            await self._recover(error)

    async def _find(self, user: int) -> None:
        """The message of before a restart; who takes another's seat begins without one."""
        if not self._found:
            for post in await self._stage.posts.of(self._table.charter.table):
                if post.seat == self._seat:
                    self._spot = Spot(post.channel, post.message)
                    self._deal = self._table.view().deal
            self._user, self._found = user, True
        elif user != self._user:
            self._spot, self._user, self._deal, self._shown = None, user, 0, None

    async def _send(self, sheet: HandSheet, user: int) -> None:
        if self._table.state.phase is not Phase.PLAYING:
            return
        before, shown, deal = self._spot, self._shown, self._table.view().deal
        channel = await self._stage.client.create_dm(discord.Object(user))
        files = await self._files(sheet)
        message = await channel.send(view=laid_out(sheet, HAND_FILE), files=files)
        self._spot, self._deal, self._shown = Spot(channel.id, message.id), deal, sheet
        name = self._table.charter.table
        await self._stage.posts.put(name, "hand", self._seat, channel.id, message.id)
        if before is not None and shown is not None and shown.rows:
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                await self._stage.message(before).edit(view=laid_out(shown.bare, HAND_FILE))

    async def _edit(self, sheet: HandSheet) -> None:
        if self._spot is None or sheet == self._shown:
            return
        message, view = self._stage.message(self._spot), laid_out(sheet, HAND_FILE)
        if self._shown is not None and self._shown.picture == sheet.picture:
            await message.edit(view=view)
        else:
            await message.edit(view=view, attachments=await self._files(sheet))
        self._shown = sheet

    async def _files(self, sheet: HandSheet) -> list[discord.File]:
        if sheet.picture is None:
            return []
        return [attached(await self._stage.paint(sheet.picture), HAND_FILE, sheet.alt)]

    async def _recover(self, error: Exception) -> None:
        kind = trouble(error)
        name = self._table.charter.table
        log.info("table %s: the hand of seat %d cannot be sent: %s", name, self._seat, kind.name)
        match kind:
            case Trouble.SHUT | Trouble.GONE | Trouble.FORBIDDEN:
                with contextlib.suppress(Refused):
                    await self._table.tell(self._seat)
            case Trouble.POST_ANEW | Trouble.ARCHIVED:
                self._spot, self._deal, self._shown = None, 0, None
                self.worker.wake()
            case Trouble.PASSING:
                raise LaterError from error
            case _:
                raise error
