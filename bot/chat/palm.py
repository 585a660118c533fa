"""Hands shown as ephemeral replies, kept up to date for as long as Discord lets them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import aiohttp
import discord

from bot.chat.errors import Trouble, trouble
from bot.chat.press import Shown
from bot.chat.sheet import HandSheet, laid_out
from bot.chat.stage import HAND_FILE
from bot.chat.subject import Subject
from bot.chat.told import lines
from bot.chat.words import hand as words
from bot.chat.worker import LaterError, Worker
from bot.tables.state import Milliseconds

LASTS: Final = 14 * 60_000
"""Milliseconds: Discord lets a reply be changed for a quarter of an hour."""


@dataclass(slots=True)
class _Held:
    reply: Shown
    until: Milliseconds
    sheet: HandSheet | None


class Palms:
    """The latest such reply of everybody at one table."""

    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self._stage = subject.stage
        self._held: dict[int, _Held] = {}
        self.worker = Worker(self._stage.tasks, self._refresh)

    async def shown(self, user: int) -> tuple[HandSheet, list[discord.File]] | None:
        """The hand of a guest, to be sent as a reply; `None` if there is none."""
        sheet = self._sheet(user)
        return None if sheet is None else await self._stage.painted(sheet, HAND_FILE)

    def hold(self, user: int, reply: Shown, sheet: HandSheet | None) -> None:
        """Keeps a reply up to date; `sheet` is what it shows, if that is known."""
        self._held[user] = _Held(reply, self._stage.clock.now() + LASTS, sheet)
        self.worker.wake()

    def _sheet(self, user: int) -> HandSheet | None:
        seat = self._subject.table.state.seat_of(user)
        if seat is None:
            return None
        sheet = self._subject.hand(seat, user)
        return None if sheet is None else replace(sheet, foot=lines(sheet.foot, words.LASTS))

    async def _refresh(self) -> None:
        for user, held in tuple(self._held.items()):
            if held.until <= self._stage.clock.now():
                self._held.pop(user, None)
                continue
            try:
                await self._update(user, held)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                if trouble(error) is Trouble.PASSING:
                    raise LaterError from error
                self._held.pop(user, None)

    async def _update(self, user: int, held: _Held) -> None:
        sheet = self._sheet(user)
        if sheet is None or sheet == held.sheet:
            return
        if held.sheet is not None and held.sheet.picture == sheet.picture:
            await held.reply.edit(view=laid_out(sheet, HAND_FILE))
            held.sheet = sheet
        else:
            sent, files = await self._stage.painted(sheet, HAND_FILE)
            await held.reply.edit(view=laid_out(sent, HAND_FILE), attachments=files)
            held.sheet = sent
