"""What everything that shows a table needs: the client, the kits, the books, a painter."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.chat.kit import Kits
from bot.chat.sheet import P, Sheet, attached
from bot.chat.told import Told
from bot.chat.venue import Venue
from bot.chat.wording import escaped
from bot.chat.words.hand import SOME_SERVER
from bot.chat.worker import Tasks
from bot.tables.clock import SystemClock
from bot.tables.customs import Settled
from bot.tables.ports import People, Posts
from bot.tables.table import AnyTable

log = logging.getLogger(__name__)

TABLES_AT_ONCE: Final = 8
HANDS_AT_ONCE: Final = 10
"""So many messages at most are being sent or changed at the same time, so that the event loop has
time for answers to presses, and what is shown is the newest. Tables do not stand in line with
hands, of which there are more; a few that Discord is slow with leave room for the others."""

TABLE_FILE = "table.png"
HAND_FILE = "hand.png"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a message stands."""

    channel: int
    message: int


def _one_painter() -> ThreadPoolExecutor:
    # One thread: painting is bound by the processor, and the event loop needs its share.
    return ThreadPoolExecutor(1, "painter")


@dataclass(slots=True)
class Stage:
    """Shared by all tables; `client` may be used when it is ready."""

    client: discord.Client
    kits: Kits
    posts: Posts
    people: People
    settled: Settled
    clock: SystemClock
    tasks: Tasks = field(default_factory=Tasks)
    _painter: ThreadPoolExecutor = field(default_factory=_one_painter)
    _tables: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(TABLES_AT_ONCE))
    _hands: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(HANDS_AT_ONCE))
    _venues: WeakValueDictionary[int, Venue] = field(
        default_factory=lambda: WeakValueDictionary[int, Venue]()
    )

    async def painted(self, sheet: Sheet[P], filename: str) -> tuple[Sheet[P], list[discord.File]]:
        """A sheet with its picture painted off the event loop, if it has one.

        A picture that cannot be painted costs the picture, and not the game.
        """
        if sheet.picture is None:
            return sheet, []
        loop = asyncio.get_running_loop()
        try:
            data = await loop.run_in_executor(self._painter, sheet.picture.paint)
        except Exception:
            log.exception("a picture could not be painted")
            return sheet.words, []
        return sheet, [attached(data, filename, sheet.alt)]

    async def close(self) -> None:
        """Gives up whatever is under way, and sends the painter home."""
        await self.tasks.stop()
        self._painter.shutdown(wait=False, cancel_futures=True)

    def told(self, table: AnyTable) -> Told:
        """A table, ready to be put into words."""
        charter = table.charter
        usual = self.settled.rules(charter.server, charter.game)
        return Told(self.kits[charter.game], table.rules, table.view(), usual)

    def server(self, number: int) -> str:
        """What a server is called."""
        guild = self.client.get_guild(number)
        return SOME_SERVER if guild is None else f"*{escaped(guild.name)}*"

    def knows(self, channel: int) -> bool:
        """Whether a channel or thread of a server is there, and not at rest."""
        return self.client.get_channel(channel) is not None

    def venue(self, channel: int, *, public: bool) -> Venue:
        """A channel of a server or of one person, for those that show something there.

        It is forgotten when none of them is left.
        """
        found = self._venues.get(channel)
        if found is None:
            where = self.client.get_partial_messageable(channel)
            room = self._tables if public else self._hands
            found = self._venues[channel] = Venue(where, self.clock, room)
        return found

    def message(self, spot: Spot) -> discord.PartialMessage:
        """A message of the bot."""
        return self.client.get_partial_messageable(spot.channel).get_partial_message(spot.message)


def link(table: AnyTable, spot: Spot | None) -> str:
    """Where a click leads to the table."""
    charter = table.charter
    channel = charter.channel if spot is None else spot.channel
    place = f"https://discord.com/channels/{charter.server}/{channel}"
    return place if spot is None else f"{place}/{spot.message}"
