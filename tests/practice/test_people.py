"""What people can do and see, beyond pressing what the bot has sent them."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.servers import Server
from tests.practice.client import Bot


async def test_people_are_chosen_in_a_select_of_people(
    bot: Bot, room: Channel, ada: Person, ben: Person
) -> None:
    class Partners(ui.View):
        @ui.select(cls=ui.UserSelect, placeholder="Partner")
        async def partner(
            self, interaction: discord.Interaction, select: ui.UserSelect[Partners]
        ) -> None:
            await interaction.response.send_message(select.values[0].display_name)

    sent = await bot.get_partial_messageable(room.id).send("Choose", view=Partners())
    answer = await ada.choose(room.messages[sent.id], "Partner", ben)
    assert answer.message is not None
    assert answer.message.text == "Ben"
    with pytest.raises(Impossible):
        await ada.choose(room.messages[sent.id], "Partner", "Ben")


async def test_a_button_in_private(bot: Bot, ada: Person) -> None:
    class Hand(ui.View):
        @ui.button(label="Fold")
        async def fold(self, interaction: discord.Interaction, _: ui.Button[Hand]) -> None:
            assert interaction.guild is None
            await interaction.response.edit_message(content="Folded", view=None)

    user = await bot.fetch_user(ada.id)
    await user.send("Qs", view=Hand())
    await ada.click(ada.dms()[0], "Fold")
    assert [message.text for message in ada.dms()] == ["Folded"]


async def test_a_dismissed_reply_is_gone(
    practice: Practice, bot: Bot, room: Channel, ada: Person, ben: Person
) -> None:
    kept: list[discord.Interaction] = []

    @bot.tree.command(description="d")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Qs", ephemeral=True)
        kept.append(interaction)

    await bot.tree.sync()
    message = (await ada.slash(room, "hand")).message
    assert message is not None
    with pytest.raises(Impossible):
        ben.dismiss(message)
    ada.dismiss(message)
    assert ada.sees(room) == ()
    await practice.until(lambda: bool(kept))
    with pytest.raises(discord.NotFound) as caught:
        await kept[0].edit_original_response(content="Ks")
    assert caught.value.code == 10008


async def test_an_ephemeral_reply_is_not_the_latest_message_of_a_channel(
    bot: Bot, room: Channel, ada: Person
) -> None:
    @bot.tree.command(description="d")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Qs", ephemeral=True)

    await bot.tree.sync()
    said = ada.say(room, "Hello")
    await ada.slash(room, "hand")
    assert room.last_message == said.id
    assert len(ada.sees(room)) == 2


async def test_a_channel_is_named_in_a_command(
    bot: Bot, club: Server, room: Channel, ada: Person
) -> None:
    @bot.tree.command(description="d")
    async def move(interaction: discord.Interaction, to: discord.TextChannel) -> None:
        await interaction.response.send_message(f"To {to.name}")

    await bot.tree.sync()
    annexe = club.add_channel("annexe")
    answer = await ada.slash(room, "move", to=annexe)
    assert answer.message is not None
    assert answer.message.text == "To annexe"
    with pytest.raises(Impossible):
        await ada.slash(room, "move", to=ada.dm)


async def test_commands_of_one_server_stay_there(
    practice: Practice, bot: Bot, club: Server, room: Channel, ada: Person
) -> None:
    @bot.tree.command(description="d", guild=discord.Object(club.id))
    async def local(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    await bot.tree.sync(guild=discord.Object(club.id))
    elsewhere = practice.add_server("Elsewhere")
    elsewhere.join(ada)
    hall = elsewhere.add_channel("hall")
    assert (await ada.slash(room, "local")).message is not None
    with pytest.raises(Impossible):
        await ada.slash(hall, "local")
    await practice.until(lambda: bot.get_guild(elsewhere.id) is not None)


async def test_context_menus_are_not_typed(bot: Bot, room: Channel, ada: Person) -> None:
    @bot.tree.context_menu(name="challenge")
    async def challenge(interaction: discord.Interaction, member: discord.Member) -> None:
        del interaction, member

    await bot.tree.sync()
    with pytest.raises(Impossible):
        await ada.slash(room, "challenge")
