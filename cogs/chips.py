"""`/chips`: what people own, give away, and have won."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.allowance import terms, topped_up
from bot.chat.amounts import MOST_CHARACTERS, amount, number, refusal
from bot.chat.bot import Parlour
from bot.chat.pages import last_page, paged
from bot.chat.press import Press, attend
from bot.chat.roster import names_of
from bot.chat.sheet import TableSheet
from bot.chat.wording import escaped, sentences
from bot.chat.words import chips as words
from bot.chat.words.buttons import NEWER, OLDER
from bot.rules.offers import Refused
from bot.tables.ports import Mint, OverdrawnError, Purse, RepeatedError, Transfer
from bot.tables.purses import (
    MOST_GRANTED,
    AtTable,
    BeyondBoundError,
    Entry,
    granted_by,
    granter,
)
from bot.tables.refusals import TOO_MUCH

LINES: Final = 10
"""On a page."""


@app_commands.guild_only()
class Chips(commands.GroupCog, group_name="chips", group_description="Your chips in this server"):
    """The cashier of the house."""

    def __init__(self, bot: Parlour) -> None:
        self._bot = bot
        self._house = bot.house
        self._purses = bot.house.ledger
        bot.pages |= {"history": self._history, "leaders": self._leaders}

    @app_commands.command()
    @app_commands.describe(member="Somebody else; left out, you")
    async def balance(
        self, interaction: discord.Interaction[Parlour], member: discord.User | None = None
    ) -> None:
        """What lies in your purse, and what you have at tables"""

        async def work(press: Press) -> None:
            if member is None or member.id == press.user:
                await press.say(await self._own(press))
            else:
                await press.say(await self._others(press, member))

        await attend(interaction, work)

    @app_commands.command()
    @app_commands.describe(member="Who gets them", amount="How many: 50, 2.5k, half, all")
    async def give(
        self,
        interaction: discord.Interaction[Parlour],
        member: discord.User,
        amount: app_commands.Range[str, 1, MOST_CHARACTERS],
    ) -> None:
        """Give somebody chips out of your purse"""
        await attend(interaction, lambda press: self._give(press, member, amount))

    @app_commands.command()
    async def history(self, interaction: discord.Interaction[Parlour]) -> None:
        """What came and went, and what every deal brought you"""
        await attend(interaction, _opened(self._history))

    @app_commands.command()
    async def leaders(self, interaction: discord.Interaction[Parlour]) -> None:
        """Who has the most chips in this server"""
        await attend(interaction, _opened(self._leaders))

    @app_commands.command()
    @app_commands.describe(member="Who gets them", amount="How many: 500, 2.5k, 1m")
    async def grant(
        self,
        interaction: discord.Interaction[Parlour],
        member: discord.User,
        amount: app_commands.Range[str, 1, MOST_CHARACTERS],
    ) -> None:
        """Give somebody new chips of the house (for those who manage this server)"""
        await attend(interaction, lambda press: self._grant(press, member, amount))

    @app_commands.command()
    async def audit(self, interaction: discord.Interaction[Parlour]) -> None:
        """Check the books of this server (for those who manage it)"""
        await attend(interaction, self._audit)

    async def _own(self, press: Press) -> str:
        server = _server(press)
        word = await topped_up(self._house, press, server)
        purse = await self._purses.purse(server, press.user)
        tables = await self._purses.at_tables(server, press.user)
        playing = sum(each.chips for each in tables)
        poor = purse + playing < self._house.settled.of(server).poor
        lines = [
            *([word] if word else []),
            words.yours(purse, playing),
            *(self._at(each) for each in tables if each.chips),
            *([await terms(self._house, press, server)] if poor else []),
            words.FOR_PLAY,
        ]
        return "\n".join(lines)

    async def _others(self, press: Press, member: discord.User | discord.Member) -> str:
        _check_guest(member)
        server = _server(press)
        purse = await self._purses.purse(server, member.id)
        playing = sum(each.chips for each in await self._purses.at_tables(server, member.id))
        told = words.theirs(escaped(member.display_name), purse, playing)
        return f"{told}\n{words.FOR_PLAY}"

    def _at(self, table: AtTable) -> str:
        return words.at_table(table.chips, self._games()[table.game][0], table.channel)

    async def _give(self, press: Press, member: discord.User | discord.Member, wanted: str) -> None:
        if member.id == press.user:
            raise Refused(words.TO_YOURSELF)
        _check_guest(member)
        server = _server(press)
        purse = await self._purses.purse(server, press.user)
        gift = _gift(wanted, str(press.interaction.locale), purse)
        moved = Transfer(Purse(server, press.user), Purse(server, member.id), gift, "gift")
        await self._pay(press, "gift", moved)
        left = await self._purses.purse(server, press.user)
        name = escaped(member.display_name)
        await press.say(words.given(left))
        await press.proclaim(words.has_given(escaped(press.name), name, gift))

    async def _grant(
        self, press: Press, member: discord.User | discord.Member, wanted: str
    ) -> None:
        _check_manager(press)
        _check_guest(member)
        server = _server(press)
        locale, bounds = str(press.interaction.locale), range(1, MOST_GRANTED + 1)
        granted = number(wanted, locale)
        if granted is None or granted not in bounds:
            raise Refused(refusal(wanted, locale, bounds))
        reason = granted_by(press.user)
        moved = Transfer(Mint(server), Purse(server, member.id), granted, reason)
        await self._pay(press, "grant", moved)
        name = escaped(member.display_name)
        await press.say(words.granted(name, granted))
        await press.proclaim(words.has_granted(escaped(press.name), name, granted))

    async def _pay(self, press: Press, what: str, moved: Transfer) -> None:
        """Once for each interaction, however often it is delivered. Raises `Refused`."""
        try:
            await self._purses.pay(_server(press), f"{what} {press.interaction.id}", (moved,))
        except OverdrawnError:
            raise Refused(TOO_MUCH) from None
        except BeyondBoundError:
            raise Refused(words.TOO_FULL) from None
        except RepeatedError:
            raise Refused(words.DONE_ALREADY) from None

    async def _history(self, press: Press, page: int) -> TableSheet:
        server = _server(press)
        await self._purses.purse(server, press.user)
        found = await self._purses.history(server, press.user, page, LINES)
        last = last_page(found.count, LINES)
        if page > last:
            return await self._history(press, last)
        names = await names_of(_guild(press), _people(found.entries))
        lines = [words.told(each, names, self._games()) for each in found.entries]
        foot = f"{words.AT_STAKE}\n{words.FOR_PLAY}"
        sheet = TableSheet(words.YOUR_CHIPS, "\n".join(lines), foot)
        return paged("history", page, last, sheet, (NEWER, OLDER))

    async def _leaders(self, press: Press, page: int) -> TableSheet:
        found = await self._purses.leaders(_server(press), press.user, page, LINES)
        last = last_page(found.count, LINES)
        if page > last:
            return await self._leaders(press, last)
        names = await names_of(_guild(press), (each.user for each in found.rows))
        lines = [words.ranked(each, names, press.user) for each in found.rows]
        foot = words.standing(found.own, found.count)
        sheet = TableSheet(words.LEADERS, "\n".join(lines), foot)
        return paged("leaders", page, last, sheet)

    async def _audit(self, press: Press) -> None:
        _check_manager(press)
        books = await self._purses.inventory(_server(press))
        await press.say(words.counted(books, await self._house.hall.unequal(_server(press))))

    def _games(self) -> words.Called:
        kits = self._house.presenter.kits
        return {kit.rules.name: (kit.book.title, kit.words.deals) for kit in kits}


def _opened(
    pages: Callable[[Press, int], Awaitable[TableSheet]],
) -> Callable[[Press], Awaitable[None]]:
    """Shows the first of some pages."""

    async def work(press: Press) -> None:
        await press.show(await pages(press, 0))

    return work


def _people(entries: Iterable[Entry]) -> list[int]:
    """Whose names a history needs."""
    found = (each.user if each.user is not None else granter(each) for each in entries)
    return [each for each in found if each is not None]


def _gift(wanted: str, locale: str, purse: int) -> int:
    """The chips that somebody means to give. Raises `Refused`."""
    if not purse:
        raise Refused(sentences(words.EMPTY, words.AT_TABLES))
    meant = number(wanted, locale)
    if meant is not None and meant > purse:
        raise Refused(words.holds_no_more(purse))
    return amount(wanted, locale, range(1, purse + 1))


def _check_guest(member: discord.User | discord.Member) -> None:
    """Raises `Refused` for whoever has no purse here."""
    if member.bot:
        raise Refused(words.NO_PURSE)
    if not isinstance(member, discord.Member):
        raise Refused(words.not_here(escaped(member.display_name)))


def _check_manager(press: Press) -> None:
    """Raises `Refused`. Discord could hide a whole command from others, but no part of one."""
    if not press.interaction.permissions.manage_guild:
        raise Refused(words.MANAGERS_ONLY)


def _server(press: Press) -> int:
    server = press.interaction.guild_id
    assert server is not None
    return server


def _guild(press: Press) -> discord.Guild:
    guild = press.interaction.guild
    assert guild is not None
    return guild


async def setup(bot: Parlour) -> None:
    """Opens the cashier's desk."""
    await bot.add_cog(Chips(bot))
