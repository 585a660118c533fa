"""`/signups`: the commands of the organiser's desk."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Literal, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.bot import Parlour
from bot.chat.interest.choice import check_organiser, choices, evening_meant
from bot.chat.interest.desk import Desk
from bot.chat.interest.drafting import LONGEST_TEXT, Typed
from bot.chat.interest.lists import By
from bot.chat.press import Press, attend
from bot.chat.words.calendar import day_named
from bot.interest.moments import suggested_days, zones
from bot.interest.values import Evening
from cogs.signups.convening import Convening
from cogs.signups.options import takes_options
from cogs.signups.reports import Reports

MOST_TABLES: Final = 60
MOST_ROUNDS: Final = 8
EVENING: Final = "Which one; left out, the evening at hand"
Deed: TypeAlias = Callable[[Press, Evening], Awaitable[None]]


@app_commands.guild_only()
class Signups(
    commands.GroupCog, group_name="signups", group_description="Who would like to play what"
):
    """The desk. Discord could hide the command, but then also from those whom a role admits."""

    def __init__(self, bot: Parlour, desk: Desk) -> None:
        self._books = bot.house.interest
        self._convening = Convening(bot)
        self._reports = Reports(bot, desk)

    @app_commands.command(name="open")
    @takes_options
    async def open_(self, interaction: discord.Interaction[Parlour], **typed: str | None) -> None:
        """Invite everybody to register: for an evening, or for this server in general"""

        async def work(press: Press) -> None:
            await check_organiser(self._books, press)
            await self._convening.open(press, Typed(**typed))

        await attend(interaction, work)

    @app_commands.command()
    @app_commands.describe(evening=EVENING)
    @takes_options
    async def edit(
        self,
        interaction: discord.Interaction[Parlour],
        evening: str | None = None,
        **typed: str | None,
    ) -> None:
        """Change an evening, or open it again; more places move the waiting list up"""
        await self._about(
            interaction,
            evening,
            lambda press, meant: self._convening.edit(press, meant, Typed(**typed)),
        )

    @app_commands.command()
    @app_commands.describe(evening=EVENING)
    async def close(
        self, interaction: discord.Interaction[Parlour], evening: str | None = None
    ) -> None:
        """Let nobody register any more"""
        await self._about(interaction, evening, self._convening.close)

    @app_commands.command()
    @app_commands.describe(evening=EVENING)
    async def counts(
        self, interaction: discord.Interaction[Parlour], evening: str | None = None
    ) -> None:
        """How many would like to play what"""
        await self._about(interaction, evening, self._reports.counts)

    @app_commands.command(name="list")
    @app_commands.describe(by="By game, or by person", evening=EVENING)
    async def list_(
        self,
        interaction: discord.Interaction[Parlour],
        by: Literal["game", "person"] = "game",
        evening: str | None = None,
    ) -> None:
        """Who would like to play what, by name"""
        kind: By = "games" if by == "game" else "persons"
        await self._about(
            interaction, evening, lambda press, meant: self._reports.list(press, meant, kind)
        )

    @app_commands.command()
    @app_commands.describe(evening=EVENING)
    async def remind(
        self, interaction: discord.Interaction[Parlour], evening: str | None = None
    ) -> None:
        """A direct message to everybody who asked to be reminded"""
        await self._about(interaction, evening, self._reports.remind)

    @app_commands.command()
    @app_commands.describe(what="People, or counts by game", evening=EVENING)
    async def export(
        self,
        interaction: discord.Interaction[Parlour],
        what: Literal["people", "counts"] = "people",
        evening: str | None = None,
    ) -> None:
        """A file for a spreadsheet"""
        deed = self._reports.export_people if what == "people" else self._reports.export_counts
        await self._about(interaction, evening, deed)

    @app_commands.command()
    @app_commands.describe(
        tables="How many tables can stand at the same time",
        rounds="How many rounds there are; left out, one",
        staff="Who can run what: Tom: hazard; Olivia: chemin de fer, baccara",
        evening=EVENING,
    )
    async def plan(
        self,
        interaction: discord.Interaction[Parlour],
        tables: app_commands.Range[int, 1, MOST_TABLES],
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] = 1,
        staff: app_commands.Range[str, 1, LONGEST_TEXT] | None = None,
        evening: str | None = None,
    ) -> None:
        """Who sits at which game in which round, so that most wishes are met"""

        async def deed(press: Press, meant: Evening) -> None:
            await self._reports.plan(press, meant, tables, rounds, staff)

        await self._about(interaction, evening, deed)

    @edit.autocomplete("evening")
    @close.autocomplete("evening")
    @counts.autocomplete("evening")
    @list_.autocomplete("evening")
    @remind.autocomplete("evening")
    @export.autocomplete("evening")
    @plan.autocomplete("evening")
    async def _evenings(
        self, interaction: discord.Interaction[Parlour], typed: str
    ) -> list[app_commands.Choice[str]]:
        return await choices(self._books, interaction, typed)

    @open_.autocomplete("zone")
    @edit.autocomplete("zone")
    async def _zones(
        self, interaction: discord.Interaction[Parlour], typed: str
    ) -> list[app_commands.Choice[str]]:
        del interaction
        wanted = typed.strip().replace(" ", "_").casefold()
        fitting = [each for each in zones() if wanted in each.casefold()]
        return [app_commands.Choice(name=each, value=each) for each in fitting[:25]]

    @open_.autocomplete("date")
    @edit.autocomplete("date")
    async def _dates(
        self, interaction: discord.Interaction[Parlour], typed: str
    ) -> list[app_commands.Choice[str]]:
        now = round(interaction.created_at.timestamp() * 1_000)
        return [
            app_commands.Choice(name=day_named(day), value=day.isoformat())
            for day in suggested_days(now, "UTC")
            if typed.casefold() in f"{day_named(day)} {day.isoformat()}".casefold()
        ][:25]

    async def _about(
        self, interaction: discord.Interaction[Parlour], named: str | None, deed: Deed
    ) -> None:
        """Does something about an evening, for an organiser."""

        async def work(press: Press) -> None:
            await check_organiser(self._books, press)
            await deed(press, await evening_meant(self._books, press, named))

        await attend(interaction, work)
