"""Evenings are opened, changed and closed."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.chat.bot import Parlour
from bot.chat.interest.choice import now_of, server_of
from bot.chat.interest.drafting import Typed, changed, new_evening, usual_zone
from bot.chat.press import Press
from bot.chat.words import organising as words
from bot.chat.words.interest import GENERAL
from bot.interest.ports import TakenError
from bot.interest.standing import moved_up, standings
from bot.interest.values import Evening, Milliseconds
from bot.rules.offers import Refused


class Convening:
    """What an organiser does with an evening itself. Every deed raises `Refused`."""

    def __init__(self, bot: Parlour) -> None:
        self._books = bot.house.interest
        self._secretary = bot.secretary

    async def open(self, press: Press, typed: Typed) -> None:
        _check_may_write(press)
        server, now = server_of(press), now_of(press)
        if typed.names_a_time:
            usual = usual_zone(await self._books.evenings(server))
            evening = new_evening(server, typed, usual, now)
            try:
                await self._books.open(evening)
            except TakenError:
                evening = await self._same(evening)
        else:
            general = await self._books.general(server, GENERAL)
            _, evening = await self._books.edit(
                general.id, lambda known: _opened(changed(known, typed, now), now)
            )
        await self._secretary.rescheduled()
        assert press.interaction.channel_id is not None
        stands = await self._secretary.post(evening, press.interaction.channel_id)
        await press.say(words.opened(evening, stands))

    async def _same(self, evening: Evening) -> Evening:
        """The evening of this title and time that there is already. Raises `Refused`."""
        for each in await self._books.evenings(evening.server):
            if each.at == evening.at and each.title.casefold() == evening.title.casefold():
                if each.open:
                    return each
                break
        raise Refused(words.WAS_CLOSED)

    async def edit(self, press: Press, evening: Evening, typed: Typed) -> None:
        if typed == Typed():
            raise Refused(words.NO_CHANGE)
        now = now_of(press)
        people = await self._books.registrations(evening.id)
        try:
            old, made = await self._books.edit(evening.id, lambda known: changed(known, typed, now))
        except TakenError:
            raise Refused(words.TWO_ALIKE) from None
        await self._secretary.rescheduled()
        self._secretary.changed(evening.id)
        before, after = standings(old, people), standings(made, people)
        names = {each.user: each.name for each in people}
        up, back = moved_up(before, after), moved_up(after, before)
        said = [words.changed(made, up, back, names)]
        lost = sum(not {*each.answer.times} <= {*made.times} for each in people)
        said += [words.slots_gone(lost)] if lost else []
        await press.say("\n".join(said))

    async def close(self, press: Press, evening: Evening) -> None:
        await self._books.edit(evening.id, _closed)
        self._secretary.changed(evening.id)
        await press.say(words.closed(evening))


def _opened(evening: Evening, now: Milliseconds) -> Evening:
    """A server in general, open; a closing time that is past is none any more."""
    past = evening.closes is not None and evening.closes <= now
    return replace(evening, open=True, closes=None if past else evening.closes)


def _closed(evening: Evening) -> Evening:
    if not evening.open:
        raise Refused(words.CLOSED_ALREADY)
    return replace(evening, open=False)


def _check_may_write(press: Press) -> None:
    """Raises `Refused` where the bot could not post an invitation."""
    own = press.interaction.app_permissions
    in_thread = isinstance(press.interaction.channel, discord.Thread)
    may = own.send_messages_in_threads if in_thread else own.send_messages
    if not (own.view_channel and may):
        raise Refused(words.MAY_NOT_WRITE)
