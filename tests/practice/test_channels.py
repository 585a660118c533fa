"""Threads, permissions, and channels that are deleted under the bot's feet."""

from __future__ import annotations

import discord
import pytest

from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from tests.practice.client import Bot


@pytest.fixture
async def card_room(practice: Practice, room: Channel, bot: Bot) -> discord.TextChannel:
    """The card room as the bot knows it."""
    await practice.until(lambda: bot.get_channel(room.id) is not None)
    channel = bot.get_channel(room.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_table_in_a_thread_of_its_own(
    practice: Practice, bot: Bot, club: Server, card_room: discord.TextChannel, ada: Person
) -> None:
    thread = await card_room.create_thread(name="Whist", type=discord.ChannelType.public_thread)
    assert thread.parent is card_room
    await practice.until(lambda: bot.get_channel(thread.id) is not None)
    await thread.send("A table")
    (ours,) = club.threads.values()
    ada.say(ours, "Deal!")
    assert [message.text for message in ada.sees(ours)] == ["A table", "Deal!"]
    practice.delete_channel(ours)
    with pytest.raises(discord.NotFound) as caught:
        await thread.send("Still here?")
    assert caught.value.code == 10003


async def test_a_command_in_a_thread(
    bot: Bot, club: Server, card_room: discord.TextChannel, ada: Person
) -> None:
    @bot.tree.command(description="d")
    async def where(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.Thread)
        await interaction.response.send_message(interaction.channel.name)

    await bot.tree.sync()
    await card_room.create_thread(name="Whist", type=discord.ChannelType.public_thread)
    (thread,) = club.threads.values()
    answer = await ada.slash(thread, "where")
    assert answer.message is not None
    assert answer.message.text == "Whist"


async def test_a_thread_on_a_message(club: Server, card_room: discord.TextChannel) -> None:
    sent = await card_room.send("An evening of whist")
    thread = await sent.create_thread(name="Whist")
    assert thread.id == sent.id
    with pytest.raises(discord.HTTPException) as caught:
        await sent.create_thread(name="Whist")
    assert caught.value.code == 160004
    assert len(club.threads) == 1


async def test_an_archived_thread(
    practice: Practice, club: Server, card_room: discord.TextChannel
) -> None:
    thread = await card_room.create_thread(name="Whist", type=discord.ChannelType.public_thread)
    sent = await thread.send("A table")
    (ours,) = club.threads.values()
    practice.world.archive(ours)
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content="Still a table")
    assert caught.value.code == 50083
    await thread.send("Anybody?")
    assert not ours.archived
    await sent.edit(content="Still a table")
    practice.world.archive(ours, locked=True)
    with pytest.raises(discord.Forbidden) as caught:
        await thread.send("Anybody?")
    assert caught.value.code == 50013


async def test_a_private_thread_is_seen_by_those_who_are_in_it(
    club: Server, bot: Bot, card_room: discord.TextChannel, ada: Person, ben: Person
) -> None:
    room = club.channels[card_room.id]
    with pytest.raises(discord.Forbidden):
        await card_room.create_thread(name="Whist")
    me = club.members[bot.application_id or 0].user
    club.overwrite(room, me, allow=Permission.CREATE_PRIVATE_THREADS)
    thread = await card_room.create_thread(name="Whist")
    await thread.add_user(discord.Object(ada.id))
    await thread.send("Psst")
    (ours,) = club.threads.values()
    assert [message.text for message in ada.sees(ours)] == ["Psst"]
    assert ben.sees(ours) == ()


async def test_overwrites_outweigh_the_invitation(
    practice: Practice, club: Server, card_room: discord.TextChannel
) -> None:
    room, me = club.channels[card_room.id], practice.world.bot
    for denied, code in (
        (Permission.SEND_MESSAGES, 50013),
        (Permission.VIEW_CHANNEL, 50001),
    ):
        club.overwrite(room, me, deny=denied)
        with pytest.raises(discord.Forbidden) as caught:
            await card_room.send("Hello")
        assert caught.value.code == code
    club.overwrite(room, club.everyone, deny=Permission.SEND_MESSAGES)
    club.overwrite(room, me, allow=Permission.SEND_MESSAGES)
    await card_room.send("Hello")


async def test_files_need_a_permission(
    practice: Practice, club: Server, card_room: discord.TextChannel
) -> None:
    club.overwrite(club.channels[card_room.id], practice.world.bot, deny=Permission.ATTACH_FILES)
    with pytest.raises(discord.Forbidden):
        await card_room.send(file=discord.File(__file__))


async def test_a_server_that_the_bot_has_left(
    practice: Practice, bot: Bot, club: Server, card_room: discord.TextChannel
) -> None:
    practice.world.remove_bot(club)
    with pytest.raises(discord.Forbidden) as caught:
        await card_room.send("Hello")
    assert caught.value.code == 50001
    with pytest.raises(discord.NotFound) as lost:
        await bot.fetch_guild(club.id)
    assert lost.value.code == 10004


async def test_people_are_held_to_what_they_can_see(
    bot: Bot, club: Server, card_room: discord.TextChannel, ada: Person, ben: Person
) -> None:
    room = club.channels[card_room.id]
    await card_room.send("A table")
    club.overwrite(room, ada, deny=Permission.VIEW_CHANNEL)
    assert ada.sees(room) == ()
    assert len(ben.sees(room)) == 1
    with pytest.raises(Impossible):
        ada.say(room, "Hello?")
    club.leave(ben)
    assert ben.sees(room) == ()
    with pytest.raises(Impossible):
        await ben.slash(room, "whist")
    assert bot.is_ready()


async def test_application_emojis(bot: Bot) -> None:
    png = b"\x89PNG\r\n\x1a\n" + bytes(16)
    made = await bot.create_application_emoji(name="queen", image=png)
    assert [emoji.name for emoji in await bot.fetch_application_emojis()] == ["queen"]
    await made.delete()
    assert await bot.fetch_application_emojis() == []


async def test_members_and_servers_are_fetched(bot: Bot, club: Server, ada: Person) -> None:
    guild = await bot.fetch_guild(club.id)
    assert guild.name == "The Club"
    assert (await guild.fetch_member(ada.id)).display_name == "Ada"
    club.leave(ada)
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(ada.id)
    assert caught.value.code == 10007
