"""Hands shown as ephemeral replies, kept up to date for as long as Discord lets them."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable
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
MOST_OLDER: Final = 4
"""So many older replies of a guest are emptied at once. Whoever opens a thousand is not run after:
the others are emptied when they are pressed."""
BREATH: Final = 0.3
"""Seconds before they are: answers to presses come first."""


@dataclass(slots=True)
class _Held:
    reply: Shown
    until: Milliseconds
    sheet: HandSheet | None


class Palms:
    """The latest such reply of everybody at one table; those before it are emptied."""

    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self._stage = subject.stage
        self._held: dict[int, _Held] = {}
        self._older: dict[int, deque[Shown]] = {}
        self.worker = Worker(self._stage.tasks, self._refresh)

    async def shown(self, user: int) -> tuple[HandSheet, list[discord.File]] | None:
        """The hand of a guest, to be sent as a reply; `None` if there is none."""
        sheet = self._sheet(user)
        return None if sheet is None else await self._stage.painted(sheet, HAND_FILE)

    def hold(self, user: int, reply: Shown, sheet: HandSheet | None) -> None:
        """Keeps a reply up to date; `sheet` is what it shows, if that is known.

        Of two the newer one is kept, whichever was pressed: the other would go on to look alive.
        """
        now, held = self._stage.clock.now(), self._held.get(user)
        if held is not None and held.until > now and held.reply.id != reply.id:
            older = min(held.reply, reply, key=lambda each: each.id)
            self._older.setdefault(user, deque(maxlen=MOST_OLDER)).append(older)
            if older is reply:
                self.worker.wake()
                return
        self._held[user] = _Held(reply, now + LASTS, sheet)
        self.worker.wake()

    def _sheet(self, user: int) -> HandSheet | None:
        seat = self._subject.table.state.seat_of(user)
        if seat is None:
            return None
        sheet = self._subject.hand(seat, user)
        return None if sheet is None else replace(sheet, foot=lines(sheet.foot, words.LASTS))

    async def _refresh(self) -> None:
        for user, held in tuple(self._held.items()):
            # While another was shown, a newer one may have taken the place of this one.
            if self._held.get(user) is not held:
                continue
            if held.until <= self._stage.clock.now() or not await _tried(self._update(user, held)):
                self._let_go(user, held)
        if self._older:
            await asyncio.sleep(BREATH)
        for user, older in tuple(self._older.items()):
            while older:
                reply = older[-1]
                await _tried(self._empty(reply))
                with contextlib.suppress(ValueError):  # Too many others may have come meanwhile.
                    older.remove(reply)
            del self._older[user]

    def _let_go(self, user: int, held: _Held) -> None:
        if self._held.get(user) is held:
            del self._held[user]

    async def _empty(self, reply: Shown) -> None:
        """An older hand loses its cards and controls, and says where the newer one is."""
        await reply.edit(view=laid_out(self._subject.older(), HAND_FILE), attachments=[])

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


async def _tried(work: Awaitable[None]) -> bool:
    """Does something that may fail for good: whether it has not.

    Raises `LaterError` where it may go better later.
    """
    try:
        await work
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        if trouble(error) is Trouble.PASSING:
            raise LaterError from error
        return False
    return True
