"""Tables that an organiser has asked for are laid, and people called to them, each once.

What is asked for is written down with the id that each table shall have, so that whoever begins
again after the process has ended finds what was done. A call is sent as a notice is: under its
number, by which Discord knows for some minutes that it has that message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Final

import aiohttp
import discord

from bot.chat.errors import Trouble, trouble
from bot.chat.house import House
from bot.chat.house_rules import ruled
from bot.chat.interest.messenger import DOUBT
from bot.chat.sheet import laid_out, note
from bot.chat.staff import channel_of
from bot.chat.wording import escaped
from bot.chat.words import organising as words
from bot.chat.worker import LaterError, Tasks, Worker
from bot.interest.openings import Call, Laying
from bot.interest.values import Milliseconds
from bot.rules.offers import Refused
from bot.tables.clock import SystemClock
from bot.tables.customs import laid
from bot.tables.hall import Party
from bot.tables.table import AnyTable

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds in which the message of a table should stand, before people are called to it."""
LATE: Final[Milliseconds] = 600_000
"""So long after it was asked for a table is not laid any more: nobody waits for it."""


class Opener:
    """Does what is to be done whenever it is woken. Nothing happens before the client is ready."""

    def __init__(self, client: discord.Client, house: House) -> None:
        self._client = client
        self._house = house
        self._clock = SystemClock()
        self._tasks = Tasks()
        self._worker = Worker(self._tasks, self._refresh)
        self._ready = False

    def ready(self) -> None:
        """The client is connected, perhaps anew: what was left undone is done now."""
        self._ready = True
        self.wake()

    def wake(self) -> None:
        """There are tables to be laid."""
        if self._ready:
            self._worker.wake()

    async def close(self) -> None:
        """Gives up whatever is under way, for the program to end."""
        self._ready = False
        await self._tasks.stop()

    async def _refresh(self) -> None:
        for laying in await self._house.plans.to_lay():
            await self._lay(laying)
        while (call := await self._house.plans.next_call(self._clock.now())) is not None:
            if call.begun is None or self._clock.now() - call.begun <= DOUBT:
                await self._make(call)
            else:
                await self._house.plans.called(call.id)

    async def _lay(self, laying: Laying) -> None:
        kit = self._house.presenter.kits.find(laying.game)
        late = self._clock.now() - laying.claimed > LATE
        if kit is None or late:
            # The house has been taken back to a version that does not deal it, or was down.
            await self._house.plans.given_up(laying.table)
            return
        settled = self._house.settled
        options = laid(kit.rules, settled.rules(laying.server, laying.game), {})
        party = Party(
            table=laying.table,
            game=laying.game,
            server=laying.server,
            channel=laying.channel,
            host=laying.host,
            guests=laying.guests,
            buy_in=kit.words.buy_in(ruled(kit, options)),
            pace=settled.of(laying.server).pace,
            options=options,
            under=self._under(laying),
        )
        try:
            await self._house.hall.lay(party)
        except Refused as refused:
            log.info("table %s is not laid: %s", laying.table, refused)
            await self._house.plans.given_up(laying.table)
        else:
            await self._house.plans.laid(laying.table)

    def _under(self, laying: Laying) -> int | None:
        guild = self._client.get_guild(laying.server)
        return None if guild is None else channel_of(guild.get_channel_or_thread(laying.channel))

    async def _make(self, call: Call) -> None:
        laid = [(each, table) for each in call.tables if (table := self._standing(each))]
        if not laid:
            await self._house.plans.called(call.id)
            return
        lines = await asyncio.gather(*(self._line(each, table) for each, table in laid))
        text = "\n".join([_head(call, [table for _, table in laid]), *lines])
        try:
            await self._client.get_partial_messageable(call.channel).send(
                view=laid_out(note(text), ""),
                nonce=f"call-{call.id}",
                allowed_mentions=discord.AllowedMentions(
                    users=self._to_be_called(each for each, _ in laid)
                ),
            )
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            await self._recover(error, call)
        else:
            await self._house.plans.called(call.id)

    def _standing(self, laying: Laying) -> AnyTable | None:
        known = (each for each in self._house.hall.tables if each.charter.table == laying.table)
        return next(known, None)

    async def _line(self, laying: Laying, table: AnyTable) -> str:
        link = await self._house.presenter.standing(table, PATIENCE)
        staff = None if laying.staff is None else escaped(laying.staff)
        guests = " ".join(f"<@{user}>" for user, _ in laying.guests)
        return words.called_table(laying.number, laying.game, link, staff, guests)

    def _to_be_called(self, layings: Iterable[Laying]) -> list[discord.Object]:
        """Everybody but those who would not be called by a table."""
        users = [user for each in layings for user, _ in each.guests]
        likes = self._house.people.preferences
        return [discord.Object(user) for user in users if likes(user).nudges]

    async def _recover(self, error: Exception, call: Call) -> None:
        kind = trouble(error)
        log.info("call %d was not made: %s", call.id, kind.name.lower())
        if kind is not Trouble.PASSING:
            await self._house.plans.called(call.id)
            return
        if isinstance(error, discord.HTTPException | aiohttp.ClientConnectorError):
            await self._house.plans.postponed(call.id)
        raise LaterError from error


def _head(call: Call, tables: Sequence[AnyTable]) -> str:
    held = [each.until for table in tables for each in table.view().state.invited if each.holds]
    laid = words.laid_until(min(held)) if held else words.LAID
    return f"{words.call(call.evening, call.round)}\n{laid}"
