"""The practice room with its page, and windows of the people in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest
from discord import app_commands

from bot.practice.page.site import Page
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from tests.practice.client import Bot, pointed_at
from tests.practice.page.tab import Json, Tab, opened
from tests.practice.page.table import Bet, Table


class Logbook:
    """A keeper without a process: it notes what it was asked, and its log is what one writes."""

    def __init__(self) -> None:
        self.again = "make play PORT=9000"
        self.starting = False
        self.restarts: list[bool] = []
        self.lines = "The bot has started.\n"
        self.fault: Exception | None = None

    async def restart(self, *, hard: bool) -> None:
        if self.fault is not None:
            raise self.fault
        self.restarts.append(hard)

    def log(self) -> str:
        return self.lines


@pytest.fixture
def keeper() -> Logbook:
    return Logbook()


@pytest.fixture
async def practice(monkeypatch: pytest.MonkeyPatch, keeper: Logbook) -> AsyncIterator[Practice]:
    """The stand-in with its page; a breach left behind fails the test."""
    practice = Practice()
    Page(practice, keeper)
    async with practice:
        pointed_at(practice, monkeypatch)
        yield practice
        assert practice.breaches == []


@pytest.fixture
async def hers(practice: Practice, ada: Person) -> AsyncIterator[Tab]:
    """Ada's window."""
    async with opened(practice, ada.username) as tab:
        yield tab


@pytest.fixture
async def his(practice: Practice, ben: Person) -> AsyncIterator[Tab]:
    """Ben's window."""
    async with opened(practice, ben.username) as tab:
        yield tab


@pytest.fixture
async def table(bot: Bot, room: Channel) -> Json:
    """Where the table is, as requests say it."""
    sent = await bot.get_partial_messageable(room.id).send("A table", view=Table(timeout=None))
    return {"channel": str(room.id), "message": str(sent.id)}


@pytest.fixture
async def synced(bot: Bot, room: Channel) -> dict[str, Json]:
    """Where and what each command is, as requests say it."""

    @bot.tree.command(description="d")
    @app_commands.choices(pace=[app_commands.Choice(name="Quick", value="quick")])
    async def whist(
        interaction: discord.Interaction,
        points: app_commands.Range[int, 1, 20],
        pace: str = "social",
        partner: discord.Member | None = None,
        where: discord.TextChannel | None = None,
        role: discord.Role | None = None,
    ) -> None:
        named = [each.name if each else "nothing" for each in (where, role)]
        partnered = partner.display_name if partner else "nobody"
        await interaction.response.send_message(" ".join((str(points), pace, partnered, *named)))

    @bot.tree.command(description="d")
    async def rules(interaction: discord.Interaction, game: str) -> None:
        await interaction.response.send_modal(Bet())
        del game

    @rules.autocomplete("game")
    async def games(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name="Whist", value="w")] if typed in "whist" else []

    @bot.tree.command(description="d")
    async def silent(interaction: discord.Interaction) -> None: ...

    chips = app_commands.Group(name="chips", description="d")

    @chips.command(description="d")
    async def balance(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("1,000")

    bot.tree.add_command(chips)
    made = await bot.tree.sync()
    where = {"channel": str(room.id), "path": [], "options": {}}
    return {each.name: where | {"command": str(each.id)} for each in made}
