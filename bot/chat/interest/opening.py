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
from bot.chat.interest.words import game_title, title_of
from bot.chat.permissions import check_permissions
from bot.chat.press import Press
from bot.chat.sheet import Button, ChannelMenu, TableSheet
from bot.chat.wording import escaped, listed
from bot.interest.openings import KeptRound, KeptTable, Place, RivalError
from bot.interest.values import Evening
from bot.rules.offers import Refused
from bot.tables.hall import new_id

PREFIX: Final = "op:"
UNKNOWN: Final = "That plan is not kept any more. /signups plan makes another."
ALREADY: Final = "These tables have been opened already."
RIVAL: Final = (
    "Tables of this round stand already, opened from another plan. Have those closed before you"
    " open others, or there are two tables for the same people."
)
FULL: Final = (
    "There is no room for another table in that channel: choose another one, or a thread, or wait"
    " until a table there has come to its end."
)
NOBODY: Final = (
    "There is no table to open: of this round nobody is left, or its games are not dealt in this"
    " house as yet."
)
MOST_NAMED: Final = 20
"""People who are not asked, by name."""
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
            raise Refused(UNKNOWN)
        await deed(press, kept)

    async def _ask(self, press: Press, kept: KeptRound) -> None:
        prospect = await self._prospect(press, kept)
        rows = (
            (Button("Open them here", str(Ident("here", kept.id)), "good"),),
            ChannelMenu("In another channel or thread", str(Ident("there", kept.id))),
        )
        told = [_table(each, prospect.names) for each in prospect.tables]
        body = "\n".join([*_left_out(prospect), *told])
        head = f"### Round {kept.number} of {title_of(prospect.evening)}"
        foot = "-# Everybody is mentioned once, and finds a seat held for five minutes."
        await press.show(TableSheet(head, body, foot, rows=rows))

    async def _here(self, press: Press, kept: KeptRound) -> None:
        await self._open(press, kept, press.interaction.channel, press.interaction.app_permissions)

    async def _there(self, press: Press, kept: KeptRound) -> None:
        guild, member = press.interaction.guild, press.interaction.user
        assert guild is not None
        number = press.value or ""
        found = guild.get_channel_or_thread(int(number)) if number.isdecimal() else None
        if not isinstance(found, discord.TextChannel | discord.Thread):
            raise Refused("Tables stand in text channels and in threads that are not archived.")
        if not isinstance(member, discord.Member) or not found.permissions_for(member).view_channel:
            raise Refused("That channel is not for you to see.")
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
            raise Refused(RIVAL) from None
        self._opener.wake()
        if not taken:
            now = await self._house.plans.round(kept.id)
            free = now is not None and any(not each.laid for each in now.tables)
            raise Refused(FULL if free else ALREADY)
        await press.say(_opened(prospect, taken, channel.id))

    async def _prospect(self, press: Press, kept: KeptRound) -> Prospect:
        """Who is there to be asked to which tables. Raises `Refused` where there are none."""
        guild = press.interaction.guild
        evening = await self._house.interest.find(server_of(press), kept.evening)
        if guild is None or evening is None:
            raise Refused(UNKNOWN)
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
            raise Refused(ALREADY)
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
            raise Refused(NOBODY)
        return prospect


def _opened(prospect: Prospect, taken: Sequence[int], channel: int) -> str:
    laid = [each for each in prospect.tables if each.number in taken]
    left = [each for each in prospect.tables if each.number not in taken]
    lines = [*_left_out(prospect)]
    if left:
        lines.append(f"There is no room there for {_games(left)}: open these in another channel.")
    lines.append(f"In <#{channel}> there will be in a moment:")
    return "\n".join([*lines, *(_table(each, prospect.names) for each in laid)])


def _table(table: KeptTable, names: Mapping[int, str]) -> str:
    staff = "" if table.staff is None else f", with {escaped(table.staff)}"
    guests = [escaped(names[user]) for user, _ in table.guests if user in names]
    return f"- {table.number}. **{game_title(table.game)}**{staff}: {listed(guests)}"


def _left_out(prospect: Prospect) -> Iterable[str]:
    if prospect.undealt:
        yield f"Not dealt in this house as yet: {_games(prospect.undealt)}."
    for who, why in ((prospect.gone, "left the server"), (prospect.withdrawn, "withdrawn")):
        if who:
            named = [escaped(each) for each in who[:MOST_NAMED]]
            more = [f"{len(who) - MOST_NAMED:,} others"] if len(who) > MOST_NAMED else []
            yield f"Not asked, since they have {why}: {listed([*named, *more])}."


def _games(tables: Iterable[KeptTable]) -> str:
    """Games, and of how many tables where there are several."""
    numbers = Counter(game_title(each.game) for each in tables)
    return listed(
        [game if each == 1 else f"{game} ({each} tables)" for game, each in numbers.items()]
    )
