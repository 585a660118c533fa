"""Reminders and good news by direct message: each once, one after the other.

A notice is noted as begun before it is sent, and struck out afterwards. If the process ends between
the two, one notice at most is in doubt: it is sent again under its number, by which Discord knows
for some minutes that it has that message. Later than that it counts as sent: better none than two.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import aiohttp
import discord

from bot.chat.errors import Trouble, trouble
from bot.chat.interest.ids import Ident
from bot.chat.sheet import Button, TableSheet, laid_out
from bot.chat.words import interest as words
from bot.chat.worker import LaterError, Tasks, Worker
from bot.interest.agenda import is_ahead
from bot.interest.ports import Notice, Notices
from bot.interest.values import Milliseconds

log = logging.getLogger(__name__)

PAUSE: Final = 1.0
"""Seconds between two: who opens many conversations at once passes for a spammer."""
DOUBT: Final[Milliseconds] = 120_000
"""So long after a notice was begun Discord still knows its number."""


class Messenger:
    """Sends what there is to send whenever it is woken."""

    def __init__(
        self,
        client: discord.Client,
        books: Notices,
        tasks: Tasks,
        now: Callable[[], Milliseconds],
    ) -> None:
        self._client = client
        self._books = books
        self._now = now
        self.worker = Worker(tasks, self._refresh)

    async def _refresh(self) -> None:
        while (notice := await self._books.next_notice(self._now())) is not None:
            if self._is_due(notice):
                await self._send(notice)
                await asyncio.sleep(PAUSE)
            else:
                await self._books.delivered(notice.id)

    def _is_due(self, notice: Notice) -> bool:
        in_doubt = notice.begun is not None and self._now() - notice.begun > DOUBT
        return is_ahead(notice.evening, self._now()) and not in_doubt

    async def _send(self, notice: Notice) -> None:
        try:
            channel = await self._client.create_dm(discord.Object(notice.user))
            view = laid_out(self._sheet(notice), "")
            await channel.send(view=view, nonce=f"notice-{notice.id}")
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            await self._recover(error, notice)
        else:
            await self._books.delivered(notice.id)

    async def _recover(self, error: Exception, notice: Notice) -> None:
        kind = trouble(error)
        log.info("notice %d was not sent: %s", notice.id, kind.name.lower())
        if kind is not Trouble.PASSING:
            await self._books.lost(notice.id)
            return
        if isinstance(error, discord.HTTPException | aiohttp.ClientConnectorError):
            await self._books.postponed(notice.id)
        raise LaterError from error

    def _sheet(self, notice: Notice) -> TableSheet:
        evening = notice.evening
        guild = self._client.get_guild(evening.server)
        server = words.SOMEWHERE if guild is None else words.server(guild.name)
        if notice.kind == "reminder":
            head, body = words.heading(evening), words.reminder(evening, server)
        else:
            head, body = words.place_for_you(notice.games), words.moved_up(evening, server)
        return TableSheet(head, body, words.BECAUSE_ASKED, rows=(_own(notice),))


def _own(notice: Notice) -> tuple[Button, ...]:
    return (
        Button(words.WHAT_I_SAID, str(Ident("mine", notice.evening.id))),
        Button(words.WITHDRAW, str(Ident("withdraw", notice.evening.id))),
        Button(words.NO_REMINDERS, str(Ident("quiet", notice.evening.id))),
    )
