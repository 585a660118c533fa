"""What everything that shows a table needs: the client, the kits, the books, a painter."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

import discord

from bot.chat.kit import Kits
from bot.chat.sheet import P, Sheet, attached
from bot.chat.told import Told
from bot.chat.wording import escaped
from bot.chat.words.hand import SOME_SERVER
from bot.chat.worker import Tasks
from bot.tables.clock import SystemClock
from bot.tables.customs import Settled
from bot.tables.ports import People, Posts
from bot.tables.table import AnyTable

log = logging.getLogger(__name__)

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
    _turns: WeakValueDictionary[int, asyncio.Lock] = field(
        default_factory=lambda: WeakValueDictionary[int, asyncio.Lock]()
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

    def turn(self, channel: int) -> asyncio.Lock:
        """Held by whoever sends or edits a message in a channel.

        Where several do so at once, discord.py lets through more than Discord's limit allows.
        """
        return self._turns.setdefault(channel, asyncio.Lock())

    def channel(self, spot: Spot) -> discord.PartialMessageable:
        """The channel of a message."""
        return self.client.get_partial_messageable(spot.channel)

    def message(self, spot: Spot) -> discord.PartialMessage:
        """A message of the bot."""
        return self.channel(spot).get_partial_message(spot.message)


def link(table: AnyTable, spot: Spot | None) -> str:
    """Where a click leads to the table."""
    charter = table.charter
    channel = charter.channel if spot is None else spot.channel
    place = f"https://discord.com/channels/{charter.server}/{channel}"
    return place if spot is None else f"{place}/{spot.message}"
