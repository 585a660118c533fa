"""A player's hand by direct message: a message a deal, edited as the hand changes."""

from __future__ import annotations

import contextlib
import logging

import aiohttp
import discord

from bot.chat.errors import Trouble, trouble
from bot.chat.kit import HandPicture
from bot.chat.leaf import Leaf
from bot.chat.sheet import HandSheet, laid_out
from bot.chat.stage import HAND_FILE
from bot.chat.subject import Subject
from bot.chat.worker import LaterError, Worker
from bot.rules.offers import Refused
from bot.rules.turns import Seat
from bot.tables.state import Phase

log = logging.getLogger(__name__)


class Letter:
    """Keeps the guest of one seat posted."""

    def __init__(self, subject: Subject, seat: Seat) -> None:
        self._subject = subject
        self._stage, self._table = subject.stage, subject.table
        self._seat = seat
        self._leaf: Leaf[HandPicture] = Leaf(
            self._stage, self._table.charter.table, seat, HAND_FILE
        )
        self._searched = False
        self._user: int | None = None
        self.worker = Worker(self._stage.tasks, self._refresh)

    async def _refresh(self) -> None:
        user = self._guest()
        if user != self._user:
            await self._part()
        if user is None:
            return
        try:
            await self._bring(user)
            await self._leaf.note()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            await self._recover(error, user)

    def _guest(self) -> int | None:
        """The person who sits there now."""
        guest = self._table.state.guests[self._seat]
        return None if guest is None else guest.user

    async def _part(self) -> None:
        """Who sat there has left: the latest hand gives way to a word of it."""
        user, self._user = self._user, None
        if user is not None:
            sheet = self._subject.parting(user, self._leaf.deal)
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                await self._leaf.edit(lambda: sheet)
        self._leaf.lost()

    async def _bring(self, user: int) -> None:
        await self._search(user)
        if self._leaf.deal == self._table.deal:
            await self._leaf.edit(lambda: self._newest(user))
        elif self._wants_letters(user) and self._holds_cards():
            sheet = self._sheet(user)
            if sheet is not None:
                await self._send(sheet, user)

    def _newest(self, user: int) -> HandSheet | None:
        """The hand of the deal that the message is of; `None` when another has begun."""
        return self._sheet(user) if self._leaf.deal == self._table.deal else None

    def _sheet(self, user: int) -> HandSheet | None:
        """The hand of the seat, as long as it is this very guest's."""
        return self._subject.hand(self._seat, user) if self._guest() == user else None

    def _wants_letters(self, user: int) -> bool:
        guest = self._table.state.guests[self._seat]
        likes = self._stage.people.preferences(user)
        return guest is not None and not guest.told and likes.hands == "dm"

    def _holds_cards(self) -> bool:
        view = self._table.seat_view(self._seat)
        return view is not None and bool(view.hand.cards)

    async def _search(self, user: int) -> None:
        """The message of before a restart, if it went to this guest and not to one before."""
        if not self._searched:
            await self._leaf.search()
            self._leaf.reader = user
            if await self._is_of(user):
                self._user = user
            self._searched = True
        if user != self._user:
            self._leaf.lost()
            self._user = self._leaf.reader = user

    async def _is_of(self, user: int) -> bool:
        """Whether the message is in the conversation with this person."""
        spot, sheet = self._leaf.spot, self._subject.hand(self._seat, user)
        if spot is None:
            return False
        if sheet is not None and self._leaf.shows(sheet):
            return True
        channel = await self._stage.client.create_dm(discord.Object(user))
        return channel.id == spot.channel

    async def _send(self, sheet: HandSheet, user: int) -> None:
        if self._table.state.phase is not Phase.PLAYING:
            return
        deal, old, before = self._table.deal, self._leaf.spot, self._leaf.shown
        channel = await self._stage.client.create_dm(discord.Object(user))
        await self._leaf.send(channel, sheet, deal)
        if old is not None and before is not None and before.rows:
            bare = laid_out(before.bare, HAND_FILE)
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                await self._stage.message(old).edit(view=bare)

    async def _recover(self, error: Exception, user: int) -> None:
        kind, name = trouble(error), self._table.charter.table
        log.info("table %s: the hand of seat %d cannot be sent: %s", name, self._seat, kind.name)
        match kind:
            case Trouble.SHUT | Trouble.GONE | Trouble.FORBIDDEN:
                with contextlib.suppress(Refused):
                    await self._table.tell(user)
            case Trouble.POST_ANEW | Trouble.ARCHIVED:
                self._leaf.lost()
                self.worker.wake()
            case Trouble.PASSING:
                raise LaterError from error
            case _:
                raise error
