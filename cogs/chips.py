"""`/chips`: what people own, give away, and have won."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
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
from bot.chat.wording import chips, escaped
from bot.rules.offers import Refused
from bot.tables.ports import Mint, OverdrawnError, Purse, RepeatedError, Transfer
from bot.tables.purses import MOST_GRANTED, MOST_HELD, AtTable, BeyondBoundError
from bot.tables.refusals import TOO_MUCH
from cogs._chips_words import (
    AT_STAKE,
    FOR_PLAY,
    counted,
    granted_by,
    people,
    ranked,
    standing,
    told,
)

LINES: Final = 10
"""On a page."""
AT_TABLES: Final = "What you have at tables is not in it until you leave them."


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
            f"**{chips(purse)}** in your purse, **{chips(playing)}** at tables.",
            *(f"- {self._at(each)}" for each in tables if each.chips),
            *([f"-# {await terms(self._house, press, server)}"] if poor else []),
            FOR_PLAY,
        ]
        return "\n".join(lines)

    async def _others(self, press: Press, member: discord.User | discord.Member) -> str:
        _check_guest(member)
        server = _server(press)
        purse = await self._purses.purse(server, member.id)
        playing = sum(each.chips for each in await self._purses.at_tables(server, member.id))
        name = escaped(member.display_name)
        return (
            f"{name} has **{chips(purse)}** in the purse and **{chips(playing)}** at tables."
            f"\n{FOR_PLAY}"
        )

    def _at(self, table: AtTable) -> str:
        return f"{chips(table.chips)} at {self._titles()[table.game]} in <#{table.channel}>"

    async def _give(self, press: Press, member: discord.User | discord.Member, wanted: str) -> None:
        if member.id == press.user:
            raise Refused("A gift to yourself would change nothing.")
        _check_guest(member)
        server = _server(press)
        purse = await self._purses.purse(server, press.user)
        gift = _gift(wanted, str(press.interaction.locale), purse)
        moved = Transfer(Purse(server, press.user), Purse(server, member.id), gift, "gift")
        await self._pay(press, "gift", moved)
        left = await self._purses.purse(server, press.user)
        name = escaped(member.display_name)
        await press.say(f"The gift is made: {chips(left)} are left in your purse.")
        await press.proclaim(f"**{escaped(press.name)}** has given **{name}** {chips(gift)}.")

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
        await press.say(f"{name} has {chips(granted)} more. The books say that you granted them.")
        await press.proclaim(
            f"**{escaped(press.name)}** has granted **{name}** {chips(granted)} of the house."
        )

    async def _pay(self, press: Press, what: str, moved: Transfer) -> None:
        """Once for each interaction, however often it is delivered. Raises `Refused`."""
        try:
            await self._purses.pay(_server(press), f"{what} {press.interaction.id}", (moved,))
        except OverdrawnError:
            raise Refused(TOO_MUCH) from None
        except BeyondBoundError:
            raise Refused(f"No purse holds more than {MOST_HELD:,} chips.") from None
        except RepeatedError:
            raise Refused("That has been done already.") from None

    async def _history(self, press: Press, page: int) -> TableSheet:
        server = _server(press)
        await self._purses.purse(server, press.user)
        found = await self._purses.history(server, press.user, page, LINES)
        last = last_page(found.count, LINES)
        if page > last:
            return await self._history(press, last)
        names = await names_of(_guild(press), people(found.entries))
        lines = [told(each, names, self._titles()) for each in found.entries]
        words = TableSheet("### Your chips", "\n".join(lines), f"{AT_STAKE}\n{FOR_PLAY}")
        return paged("history", page, last, words, ("Newer", "Older"))

    async def _leaders(self, press: Press, page: int) -> TableSheet:
        found = await self._purses.leaders(_server(press), press.user, page, LINES)
        last = last_page(found.count, LINES)
        if page > last:
            return await self._leaders(press, last)
        names = await names_of(_guild(press), (each.user for each in found.rows))
        lines = [ranked(each, names, press.user) for each in found.rows]
        foot = standing(found.own, found.count)
        words = TableSheet("### Most chips, in the purse and at tables", "\n".join(lines), foot)
        return paged("leaders", page, last, words)

    async def _audit(self, press: Press) -> None:
        _check_manager(press)
        books = await self._purses.inventory(_server(press))
        await press.say(counted(books, await self._house.hall.unequal(_server(press))))

    def _titles(self) -> dict[str, str]:
        return {kit.rules.name: kit.book.title for kit in self._house.presenter.kits}


def _opened(
    pages: Callable[[Press, int], Awaitable[TableSheet]],
) -> Callable[[Press], Awaitable[None]]:
    """Shows the first of some pages."""

    async def work(press: Press) -> None:
        await press.show(await pages(press, 0))

    return work


def _gift(wanted: str, locale: str, purse: int) -> int:
    """The chips that somebody means to give. Raises `Refused`."""
    if not purse:
        raise Refused(f"Your purse is empty. {AT_TABLES}")
    meant = number(wanted, locale)
    if meant is not None and meant > purse:
        raise Refused(f"Your purse holds {chips(purse)} and no more. {AT_TABLES}")
    return amount(wanted, locale, range(1, purse + 1))


def _check_guest(member: discord.User | discord.Member) -> None:
    """Raises `Refused` for whoever has no purse here."""
    if member.bot:
        raise Refused("A bot has no purse.")
    if not isinstance(member, discord.Member):
        raise Refused(f"{escaped(member.display_name)} is not in this server.")


def _check_manager(press: Press) -> None:
    """Raises `Refused`. Discord could hide a whole command from others, but no part of one."""
    if not press.interaction.permissions.manage_guild:
        raise Refused("That is for those who may manage this server.")


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
