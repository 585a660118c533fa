"""The public invitation of an evening: what it says, and the message kept up to date."""

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
from bot.interest.counts import Counts, counted
from bot.interest.ports import Interest, Invitation
from bot.interest.values import Evening, Milliseconds

log = logging.getLogger(__name__)

PAUSE: Final = 2.0
"""Seconds between two edits: the tables of the channel share what Discord allows it."""


def invitation_sheet(evening: Evening, counts: Counts, now: Milliseconds) -> TableSheet:
    """The invitation with its totals; a closed one has nothing to press."""
    wanted = [each for each in counts.games if each.interested or each.places is not None]
    idle = [each.game for each in counts.games if each not in wanted]
    lines = [words.hours(evening), "\n".join(words.interest_in(each) for each in wanted)]
    if idle:
        lines.append(words.could_be(idle, others=bool(wanted)))
    if missing := words.undealt(evening.games):
        lines.append(words.not_dealt(missing))
    foot, rows = f"-# {words.tally(counts)}", ()
    if evening.takes(now):
        foot, rows = f"{foot}\n{words.NO_PROMISE}", (_buttons(evening),)
    else:
        lines.append(words.REGISTRATION_CLOSED)
    body = "\n\n".join(filter(None, lines))
    return TableSheet(words.heading(evening), body, foot, rows=rows)


def _buttons(evening: Evening) -> tuple[Button, ...]:
    return (
        Button(words.REGISTER, str(Ident("register", evening.id)), "chief"),
        Button(words.WHAT_I_SAID, str(Ident("mine", evening.id))),
        Button(words.WITHDRAW, str(Ident("withdraw", evening.id))),
    )


class Placard:
    """The public message of one evening: sent once, then edited; the newest totals win."""

    def __init__(
        self,
        client: discord.Client,
        books: Interest,
        tasks: Tasks,
        evening: str,
        now: Callable[[], Milliseconds],
    ) -> None:
        self._client = client
        self._books = books
        self._evening = evening
        self._now = now
        self._shown: tuple[int, TableSheet] | None = None
        self.worker = Worker(tasks, self._refresh)

    async def _refresh(self) -> None:
        invitation = await self._books.invitation(self._evening)
        if invitation is None:
            return
        people = await self._books.registrations(self._evening)
        evening = invitation.evening
        sheet = invitation_sheet(evening, counted(evening, people), self._now())
        if (invitation.id, sheet) == self._shown:
            return
        try:
            await self._show(invitation, sheet)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            await self._recover(error, invitation)
        else:
            self._shown = (invitation.id, sheet)
            await asyncio.sleep(PAUSE)

    async def _show(self, invitation: Invitation, sheet: TableSheet) -> None:
        channel = self._client.get_partial_messageable(invitation.channel)
        view = laid_out(sheet, "")
        if invitation.message is None:
            # The number makes Discord see that a second try is the message that it has.
            sent = await channel.send(view=view, nonce=f"invitation-{invitation.id}")
            if not await self._books.posted(invitation.id, sent.id):
                await sent.delete()
        else:
            await channel.get_partial_message(invitation.message).edit(view=view)

    async def _recover(self, error: Exception, invitation: Invitation) -> None:
        """Whoever has deleted the message meant it: there is no other until one is asked for."""
        kind = trouble(error)
        log.info("evening %s cannot be shown: %s", self._evening, kind.name.lower())
        old = isinstance(error, discord.HTTPException) and error.code == 30046
        if old or kind is Trouble.PASSING:
            raise LaterError from error
        if kind is Trouble.OURS:
            raise error
        await self._books.uninvite(invitation.id)
