"""discord.py logs in, syncs its commands and knows the server it is in."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from bot.practice.people import Person
from bot.practice.state.channels import Channel
from bot.practice.state.servers import Server
from tests.practice.client import Bot


@pytest.mark.usefixtures("room")
async def test_the_client_knows_its_server(bot: Bot, club: Server) -> None:
    guild = bot.get_guild(club.id)
    assert guild is not None
    assert guild.name == "The Club"
    assert [channel.name for channel in guild.text_channels] == ["card-room"]
    assert guild.me.guild_permissions.send_messages
    assert bot.user is not None
    assert bot.application_id == bot.user.id


@pytest.mark.usefixtures("practice")
async def test_a_wrong_token_is_refused() -> None:
    client = Bot()
    with pytest.raises(discord.LoginFailure):
        await client.login("nonsense")
    await client.close()


async def test_synced_commands_are_offered(bot: Bot, room: Channel, ada: Person) -> None:
    @bot.tree.command(description="Play whist")
    async def whist(interaction: discord.Interaction, target: app_commands.Range[int, 5, 10] = 5):
        await interaction.response.send_message(f"To {target}, {interaction.user.display_name}")

    synced = await bot.tree.sync()
    assert [command.name for command in synced] == ["whist"]
    answer = await ada.slash(room, "whist", target=7)
    assert answer.message is not None
    assert answer.message.text == "To 7, Ada"
    assert ada.sees(room) == (answer.message,)
