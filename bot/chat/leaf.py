"""One message of the bot, and what it shows at present."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from typing import Final, Generic, TypeAlias

import discord

from bot.chat.errors import Trouble, trouble
from bot.chat.sheet import P, Sheet, laid_out
from bot.chat.stage import Spot, Stage
from bot.chat.venue import Venue
from bot.rules.turns import Seat
from bot.tables.ports import Post, PostKind

Channel: TypeAlias = discord.PartialMessageable | discord.DMChannel
"""Where the messages of tables and hands stand."""
LONGEST_NONCE: Final = 25
"""Characters that Discord takes for the nonce of a message."""
_MOMENT: Final = re.compile(r"<t:([0-9]+)")


class Leaf(Generic[P]):
    """A message that is sent once and then edited; a picture is sent only when it is another.

    It is a table's own message or, where a `seat` is named, the hand of that seat.
    """

    def __init__(self, stage: Stage, table: str, seat: Seat | None, filename: str) -> None:
        self._stage = stage
        self._table = table
        self._seat = seat
        self._filename = filename
        self._noted: Post | None = None
        self._digest: str | None = None
        self._latest: int | None = None
        self._tried: str | None = None
        self._venue: Venue | None = None
        self.deal = 0
        """Deals begun when it was sent."""
        self.reader: int | None = None
        """Whose hand it is."""
        self.spot: Spot | None = None
        """Where it stands; `None` when there is none."""
        self.shown: Sheet[P] | None = None
        """What it shows, as far as this process knows."""
        self.unsure = False
        """Whether a message was sent of which nobody knows if it came: it is to be sent again."""

    async def search(self) -> None:
        """Finds the message of before a restart, if there is one."""
        for post in await self._stage.posts.of(self._table):
            if post.seat == self._seat:
                self._noted, self.spot = post, Spot(post.channel, post.message)
                self.deal, self._latest = post.deal, post.message
                # What stood in a channel that is gone may be gone as well.
                if self._seat is not None or self._stage.knows(post.channel):
                    self._digest = post.shown

    async def note(self) -> None:
        """Notes in the books where the message stands, and what. Raises `UnwrittenError`."""
        spot, kind = self.spot, "table" if self._seat is None else "hand"
        if spot is None:
            return
        post = Post(kind, self._seat, spot.channel, spot.message, self.deal, self._digest)
        if post != self._noted:
            await self._stage.posts.put(self._table, post)
            self._noted = post

    async def forget(self) -> None:
        """Takes it out of the books: nothing new will be shown there. Raises `UnwrittenError`."""
        if self._noted is not None:
            kind: PostKind = "table" if self._seat is None else "hand"
            await self._stage.posts.drop(self._table, kind, self._seat)
            self._noted = None

    def shows(self, sheet: Sheet[P]) -> bool:
        """Whether the message shows this. One of before a restart is known by its words."""
        if self.shown is not None:
            return sheet == self.shown
        return self.spot is not None and self._digest == digest(sheet, self.reader)

    def lost(self) -> None:
        """The message is gone: there shall be another."""
        self.spot = self.shown = self._digest = None
        self.deal = 0

    async def send(self, where: Channel, sheet: Sheet[P], deal: int) -> None:
        """A new message. Raises what its sending does."""
        name = self._name_of_next(deal)
        again, self._tried = name == self._tried, name
        self.unsure = True
        venue = self._venue_of(where.id)
        try:
            async with venue.turn():
                sent, files = await self._stage.painted(sheet, self._filename)
                view = laid_out(sent, self._filename)
                message = await where.send(view=view, files=files, nonce=name)
        except discord.HTTPException as error:
            self.unsure = trouble(error) is Trouble.PASSING
            raise
        self.unsure = False
        venue.sent()
        self.spot, self.deal = Spot(message.channel.id, message.id), deal
        self._now_shows(sent)
        self._latest = message.id
        if again:
            # It may be the message of the first try, which shows the table as it was then.
            self.shown = self._digest = None
            await self.edit(lambda: sheet)

    def _name_of_next(self, deal: int) -> str:
        """The nonce of the message that follows the latest, lost or not.

        It is the same until that message is known, also after a restart: if only the answer was
        lost, or the note in the books, Discord sees that the message is the one it has.
        """
        who = "table" if self._seat is None else f"{self._seat}.{deal}"
        name = f"{self._table}.{who}.{self._latest}"
        return sha256(name.encode()).hexdigest()[:LONGEST_NONCE]

    async def edit(self, newest: Callable[[], Sheet[P] | None]) -> None:
        """Brings the message up to date by what is the newest when its turn has come.

        Nothing is done where that is `None`, or shown already. Raises what an edit does.
        """
        if self.spot is None:
            return
        venue = self._venue_of(self.spot.channel)
        message = self._stage.message(self.spot)
        async with venue.turn():
            sheet = newest()
            if sheet is None or self.shows(sheet):
                return
            if self.shown is not None and self.shown.picture == sheet.picture:
                await message.edit(view=laid_out(sheet, self._filename))
                self._now_shows(sheet)
            else:
                sent, files = await self._stage.painted(sheet, self._filename)
                await message.edit(view=laid_out(sent, self._filename), attachments=files)
                self._now_shows(sent)

    def _venue_of(self, channel: int) -> Venue:
        """The channel, kept in mind with what has been changed there lately."""
        self._venue = self._stage.venue(channel, public=self._seat is None)
        return self._venue

    def _now_shows(self, sheet: Sheet[P]) -> None:
        self.shown, self._digest = sheet, digest(sheet, self.reader)


def digest(sheet: Sheet[P], reader: int | None) -> str:
    """What tells the words of a message, and whose it is, from any other.

    Moments count by the minute: a start puts them off by some seconds.
    """
    words = (reader, sheet.head, sheet.body, sheet.foot, sheet.alt, sheet.rows)
    return sha256(_MOMENT.sub(_minute, repr(words)).encode()).hexdigest()


def _minute(moment: re.Match[str]) -> str:
    return f"<t:{int(moment[1]) // 60}"
