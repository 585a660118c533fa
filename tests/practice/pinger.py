"""A bot with one command, as a process of its own: python -m tests.practice.pinger API TOKEN."""

from __future__ import annotations

import sys

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.practice.client import Bot


class Pinger(Bot):
    """Answers /ping with its own process's word."""

    async def setup_hook(self) -> None:
        @self.tree.command(description="Are you there?")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pong")

        await self.tree.sync()


def main(api: str, token: str) -> None:
    Route.BASE = api
    origin = yarl.URL(api).origin()
    DiscordWebSocket.DEFAULT_GATEWAY = origin.with_scheme("ws") / "gateway"
    Pinger().run(token, log_handler=None)


if __name__ == "__main__":
    main(*sys.argv[1:])
