"""What happens to evenings by itself: totals are shown, lists close, notices go out, who has left
is noted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import aiohttp
import discord

from bot.chat.attendance import Attendance, attendance
from bot.chat.errors import Trouble, trouble
from bot.chat.interest.invitation import Placard
from bot.chat.interest.messenger import Messenger
from bot.chat.sheet import laid_out, note
from bot.chat.words import interest as words
from bot.chat.worker import Tasks
from bot.interest.agenda import is_ahead
from bot.interest.ports import Interest, Invitation, Notices
from bot.interest.values import Evening, Milliseconds
from bot.tables.clock import SystemClock
from bot.tables.ports import UnwrittenError

log = logging.getLogger(__name__)

DAY: Final = 86_400.0
"""Seconds between two roll-calls of everybody who is registered."""
AGAIN: Final[Milliseconds] = 10_000
"""After so long a closing that could not be written is tried again."""


class Secretary:
    """Looks after the evenings of all servers. Nothing happens before the client is ready."""

    def __init__(self, client: discord.Client, books: Interest, notices: Notices) -> None:
        self._client = client
        self._books = books
        self._clock = SystemClock()
        self._tasks = Tasks()
        self._messenger = Messenger(client, notices, self._tasks, self.now)
        self._placards: dict[str, Placard] = {}
        self._posting = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._ready = False

    def now(self) -> Milliseconds:
        """The time of day."""
        return self._clock.now()

    def ready(self) -> None:
        """The client is connected, perhaps anew."""
        if not self._ready:
            self._ready = True
            self._tasks.begin(self._call_rolls())
        self._tasks.begin(self._resume())

    async def close(self) -> None:
        """Gives up whatever is under way, for the program to end."""
        self._ready = False
        if self._alarm is not None:
            self._alarm.cancel()
        await self._tasks.stop()

    def changed(self, *evenings: str) -> None:
        """Something about these evenings is new: totals, places, or who is to hear of it."""
        if not self._ready:
            return
        for each in evenings:
            self._placard(each).worker.wake()
        self._messenger.worker.wake()

    async def post(self, evening: Evening, channel: int) -> str | None:
        """Has the invitation of an evening stand in a channel.

        Gives the address of the one that stands there already, in which case there is no other.
        Raises `UnwrittenError`.
        """
        async with self._posting:
            old = await self._books.invitation(evening.id)
            if old is not None and old.channel == channel and await self._stands(old):
                self.changed(evening.id)
                return _address(old)
            await self._books.invite(evening.id, channel)
        self.changed(evening.id)
        if old is not None and old.message is not None:
            self._tasks.begin(self._retire(old, old.message, channel))
        return None

    async def rescheduled(self) -> None:
        """The closing time of an evening may have changed."""
        if self._alarm is not None:
            self._alarm.cancel()
        closing = await self._books.next_closing()
        if closing is not None:
            self._ring_at(closing)

    async def roll(self, guild: discord.Guild) -> Attendance:
        """Asks who of those registered is still there, and notes it. Raises `UnwrittenError`."""
        found = await attendance(guild, await self._books.people(guild.id))
        changed = await self._books.attendance(guild.id, [*found.here], found.gone, self.now())
        self.changed(*(each.id for each in changed))
        return found

    async def _stands(self, invitation: Invitation) -> bool:
        """Whether a public message is there or on its way, as far as anybody can tell."""
        if invitation.message is None:
            return True
        channel = self._client.get_partial_messageable(invitation.channel)
        try:
            await channel.fetch_message(invitation.message)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            return trouble(error) is Trouble.PASSING
        return True

    async def _retire(self, old: Invitation, message: int, channel: int) -> None:
        """The old message loses its buttons, and says where the invitation went."""
        text = f"{words.heading(old.evening)}\n{words.moved_to(channel)}"
        place = self._client.get_partial_messageable(old.channel)
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await place.get_partial_message(message).edit(view=laid_out(note(text), ""))

    def _placard(self, evening: str) -> Placard:
        known = self._placards.get(evening)
        if known is None:
            known = Placard(self._client, self._books, self._tasks, evening, self.now)
            self._placards[evening] = known
        return known

    async def _resume(self) -> None:
        """Whatever happened while nobody was connected is caught up with."""
        await self._close_due()
        standing = await self._books.invitations()
        self.changed(*(each.evening.id for each in standing if is_ahead(each.evening, self.now())))

    def _ring_at(self, moment: Milliseconds) -> None:
        # By the time of day: a list closes at its time, whether or not anybody can reach the house.
        delay = max(0, moment - self.now()) / 1_000
        self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._tasks.begin(self._close_due())

    async def _close_due(self) -> None:
        try:
            closed = await self._books.due(self.now())
            self.changed(*(each.id for each in closed))
            await self.rescheduled()
        except UnwrittenError:
            log.warning("an evening could not be closed", exc_info=True)
            self._ring_at(self.now() + AGAIN)

    async def _call_rolls(self) -> None:
        while True:
            for server in await self._books.servers():
                await self._rolled(server)
            with contextlib.suppress(UnwrittenError):
                await self._books.prune(self.now())
            await asyncio.sleep(DAY)

    async def _rolled(self, server: int) -> None:
        """Asks in one server; where the bot itself has been turned out, nobody is left."""
        guild = self._client.get_guild(server)
        try:
            if guild is not None:
                await self.roll(guild)
            else:
                everybody = await self._books.people(server)
                await self._books.attendance(server, [], everybody, self.now())
        except UnwrittenError:
            log.warning("who has left server %d could not be noted", server, exc_info=True)


def _address(invitation: Invitation) -> str:
    """Where a click leads to the public message, or to its channel while it is on its way."""
    place = f"https://discord.com/channels/{invitation.evening.server}/{invitation.channel}"
    return place if invitation.message is None else f"{place}/{invitation.message}"
