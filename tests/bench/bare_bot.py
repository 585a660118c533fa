"""The least that a bot on discord.py can do: it answers a press, and does nothing else.

It is a program of its own, and takes `DISCORD_API` and `DISCORD_TOKEN` as Parlour does.
"""

from __future__ import annotations

import asyncio
import os
from typing import Any

import discord
from discord import app_commands

from bot.chat.address import point_at


class Bare(discord.Client):
    """A client with one command, which sends a button."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="bare", description="-", callback=bare))

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def bare(interaction: discord.Interaction[Any]) -> None:
    view = discord.ui.View(timeout=None)
    button: discord.ui.Button[Any] = discord.ui.Button(label="Press")
    button.callback = pressed
    view.add_item(button)
    await interaction.response.send_message("Press it.", view=view)


async def pressed(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer()


async def main() -> None:
    await point_at(os.environ["DISCORD_API"])
    await Bare().start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
