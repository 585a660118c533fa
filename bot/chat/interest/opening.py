"""*Open these tables*: what an organiser sees and presses to have a round of a plan opened."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import discord

from bot.chat import doors
from bot.chat.house import House
from bot.chat.interest.choice import check_organiser, server_of
from bot.chat.interest.opener import Opener
from bot.chat.interest.secretary import Secretary
from bot.chat.permissions import check_permissions
from bot.chat.press import Press
from bot.chat.sheet import Button, ChannelMenu, TableSheet
from bot.chat.wording import escaped
from bot.chat.words import organising as words
from bot.chat.words.interest import game_title
from bot.interest.openings import KeptRound, KeptTable, Place, RivalError
from bot.interest.values import Evening
from bot.rules.offers import Refused
from bot.tables.hall import new_id

PREFIX: Final = "op:"
_IDENT: Final = re.compile(r"op:([a-z]{1,8}):([0-9]{1,12})")
Deed: TypeAlias = Callable[[Press, KeptRound], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Ident:
    """What a control does with which round: `op:<word>:<id of the round>`."""

    word: str
    round: int

    def __str__(self) -> str:
        return f"{PREFIX}{self.word}:{self.round}"


@dataclass(frozen=True, slots=True)
class Prospect:
    """What would come of it if a round were opened now."""

    evening: Evening
    tables: tuple[KeptTable, ...]
    """Those to be opened."""
    undealt: tuple[KeptTable, ...]
    """Of games that are not dealt here as yet."""
    names: Mapping[int, str]
    """Who is asked, as they are called now."""
    gone: tuple[str, ...]
    """Who has left the server since."""
    withdrawn: tuple[str, ...]


class Opening:
    """Where the tables of a plan are opened."""

    def __init__(self, house: House, secretary: Secretary, opener: Opener) -> None:
        self._house = house
        self._secretary = secretary
        self._opener = opener
        self._deeds: Mapping[str, Deed] = {
            "ask": self._ask,
            "here": self._here,
            "there": self._there,
        }

    async def pressed(self, press: Press, custom_id: str) -> None:
        """Does what a button or the menu is for. Raises `Refused`."""
        await check_organiser(self._house.interest, press)
        found = _IDENT.fullmatch(custom_id)
        deed = None if found is None else self._deeds.get(found[1])
        kept = None if found is None else await self._house.plans.round(int(found[2]))
        if deed is None or kept is None:
            raise Refused(words.PLAN_GONE)
        await deed(press, kept)

    async def _ask(self, press: Press, kept: KeptRound) -> None:
        prospect = await self._prospect(press, kept)
        rows = (
            (Button(words.OPEN_HERE, str(Ident("here", kept.id)), "good"),),
            ChannelMenu(words.OPEN_THERE, str(Ident("there", kept.id))),
        )
        told = [_table(each, prospect.names) for each in prospect.tables]
        body = "\n".join([*_left_out(prospect), *told])
        head = words.round_of(kept.number, prospect.evening)
        await press.show(TableSheet(head, body, words.MENTIONED_ONCE, rows=rows))

    async def _here(self, press: Press, kept: KeptRound) -> None:
        await self._open(press, kept, press.interaction.channel, press.interaction.app_permissions)

    async def _there(self, press: Press, kept: KeptRound) -> None:
        guild, member = press.interaction.guild, press.interaction.user
        assert guild is not None
        number = press.value or ""
        found = guild.get_channel_or_thread(int(number)) if number.isdecimal() else None
        if not isinstance(found, discord.TextChannel | discord.Thread):
            raise Refused(words.NO_TEXT_CHANNEL)
        if not isinstance(member, discord.Member) or not found.permissions_for(member).view_channel:
            raise Refused(words.HIDDEN_CHANNEL)
        await self._open(press, kept, found, found.permissions_for(guild.me))

    async def _open(
        self, press: Press, kept: KeptRound, channel: object, own: discord.Permissions
    ) -> None:
        assert isinstance(channel, discord.abc.Snowflake)
        check_permissions(own, channel)
        if closed := doors.shut(
            self._house.settled.of(server_of(press)), channel, press.interaction.user
        ):
            await press.say(closed)
            return
        prospect = await self._prospect(press, kept)
        hall = self._house.hall
        room = hall.room(prospect.evening.server, channel.id)
        place = Place(channel.id, room, [each.charter.table for each in hall.tables])
        ids = {each.number: new_id() for each in prospect.tables}
        try:
            taken = await self._house.plans.claim(
                kept, ids, prospect.names, press.user, place, self._secretary.now()
            )
        except RivalError:
            raise Refused(words.RIVAL) from None
        self._opener.wake()
        if not taken:
            now = await self._house.plans.round(kept.id)
            free = now is not None and any(not each.laid for each in now.tables)
            raise Refused(words.FULL if free else words.ALREADY)
        await press.say(_opened(prospect, taken, channel.id))

    async def _prospect(self, press: Press, kept: KeptRound) -> Prospect:
        """Who is there to be asked to which tables. Raises `Refused` where there are none."""
        guild = press.interaction.guild
        evening = await self._house.interest.find(server_of(press), kept.evening)
        if guild is None or evening is None:
            raise Refused(words.PLAN_GONE)
        found = await self._secretary.roll(guild)
        people = await self._house.interest.registrations(evening.id)
        games = {user: each.game for each in kept.tables for user, _ in each.guests}
        names = {
            each.user: found.here.get(each.user, each.name)
            for each in people
            if games.get(each.user) in each.answer.games
        }
        wanted = [each for each in kept.tables if not each.laid]
        if not wanted:
            raise Refused(words.ALREADY)
        dealt = [each for each in wanted if self._house.presenter.kits.find(each.game)]
        tables = [each for each in dealt if any(user in names for user, _ in each.guests)]
        absent = [guest for each in dealt for guest in each.guests if guest[0] not in names]
        prospect = Prospect(
            evening,
            tuple(tables),
            tuple(each for each in wanted if each not in dealt),
            names,
            tuple(name for user, name in absent if user in found.gone),
            tuple(name for user, name in absent if user not in found.gone),
        )
        if not tables:
            raise Refused(words.NOBODY)
        return prospect


def _opened(prospect: Prospect, taken: Sequence[int], channel: int) -> str:
    laid = [each for each in prospect.tables if each.number in taken]
    left = [each for each in prospect.tables if each.number not in taken]
    lines = [*_left_out(prospect)]
    if left:
        lines.append(words.no_room_for(_games(left)))
    lines.append(words.soon_there(channel))
    return "\n".join([*lines, *(_table(each, prospect.names) for each in laid)])


def _table(table: KeptTable, names: Mapping[int, str]) -> str:
    staff = None if table.staff is None else escaped(table.staff)
    guests = [escaped(names[user]) for user, _ in table.guests if user in names]
    return words.numbered_table(table.number, table.game, staff, guests)


def _left_out(prospect: Prospect) -> Iterable[str]:
    if prospect.undealt:
        yield words.undealt(_games(prospect.undealt))
    if prospect.gone:
        yield words.have_left([escaped(each) for each in prospect.gone])
    if prospect.withdrawn:
        yield words.have_withdrawn([escaped(each) for each in prospect.withdrawn])


def _games(tables: Iterable[KeptTable]) -> list[str]:
    """Games, and of how many tables where there are several."""
    numbers = Counter(game_title(each.game) for each in tables)
    return [words.several_tables(game, number) for game, number in numbers.items()]
