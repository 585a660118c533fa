"""What becomes of the letters by which people were asked to a table, when the seat is held no more.

They are known as long as the process lives: a seat is held for minutes. A letter of before a
restart gives a word when it is pressed.
"""

from __future__ import annotations

from collections.abc import Callable

import aiohttp
import discord

from bot.chat.errors import Trouble, trouble
from bot.chat.sheet import TableSheet, laid_out, note
from bot.chat.stage import Stage
from bot.chat.words import replies
from bot.chat.worker import LaterError, Worker
from bot.tables.invitations import of
from bot.tables.state import Phase
from bot.tables.table import AnyTable


class Callings:
    """The letters of one table; `where` says which it is, with a link to it."""

    def __init__(self, stage: Stage, table: AnyTable, where: Callable[[], str]) -> None:
        self._table = table
        self._where = where
        self._open: dict[int, discord.Message] = {}
        self.worker = Worker(stage.tasks, self._refresh)

    def sent(self, user: int, letter: discord.Message) -> None:
        """Takes a letter into care."""
        self._open[user] = letter
        self.worker.wake()

    async def _refresh(self) -> None:
        for user, letter in tuple(self._open.items()):
            end = self._end(user)
            if end is None:
                continue
            try:
                await letter.edit(view=laid_out(end, ""))
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                if trouble(error) is Trouble.PASSING:
                    raise LaterError from error
            self._open.pop(user, None)

    def _end(self, user: int) -> TableSheet | None:
        """What a letter says from now on; nothing else while the seat is held."""
        state = self._table.state
        asked = of(state, user)
        if state.seat_of(user) is not None:
            return accepted(self._where())
        if asked is not None and asked.declined:
            return declined()
        if asked is not None and asked.holds and state.phase is not Phase.CLOSED:
            return None
        return note(replies.too_late(self._where()))


def accepted(where: str) -> TableSheet:
    """What becomes of the letter when its seat is taken."""
    return note(replies.accepted(where))


def declined() -> TableSheet:
    """What becomes of the letter when its seat is not wanted."""
    return note(replies.DECLINED)
