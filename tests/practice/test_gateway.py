"""Connections that are lost, sessions resumed or begun anew, and what is heard meanwhile."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.practice.gateway.events import MEMBERS
from bot.practice.interactions import SILENCE
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from tests.practice.client import Bot, pointed_at, started


async def ping(bot: Bot) -> None:
    """Give the bot a command to be called by."""

    @bot.tree.command(description="d")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    await bot.tree.sync()


async def _answers(ada: Person, room: Channel) -> bool:
    answer = await ada.slash(room, "ping")
    return answer.message is not None and answer.message.text == "pong"


@pytest.mark.parametrize("loss", ["op 7", "op 9", "4000", "cut"])
async def test_a_lost_connection_is_resumed(
    practice: Practice, bot: Bot, club: Server, room: Channel, ada: Person, loss: str
) -> None:
    await ping(bot)
    resumed = asyncio.Event()

    async def on_resumed() -> None:
        resumed.set()

    bot.event(on_resumed)
    match loss:
        case "op 7":
            await practice.gateway.ask_to_reconnect()
        case "op 9":
            await practice.gateway.invalidate(resumable=True)
        case "4000":
            await practice.gateway.close(4000)
        case _:
            await practice.gateway.cut()
    meanwhile = club.add_channel("annexe")
    assert await _answers(ada, room)
    await asyncio.wait_for(resumed.wait(), 5)
    assert bot.get_channel(meanwhile.id) is not None


@pytest.mark.parametrize("loss", ["op 9", "4007", "4009"])
async def test_a_session_at_an_end_is_begun_anew(
    practice: Practice, bot: Bot, club: Server, room: Channel, ada: Person, loss: str
) -> None:
    await ping(bot)
    connected = asyncio.Event()

    async def on_connect() -> None:
        connected.set()

    bot.event(on_connect)
    if loss == "op 9":
        await practice.gateway.invalidate(resumable=False)
    else:
        await practice.gateway.close(int(loss))
    meanwhile = club.add_channel("annexe")
    assert (await ada.slash(room, "ping")).failed == SILENCE
    await asyncio.wait_for(connected.wait(), 10)
    await practice.until(lambda: bot.get_channel(meanwhile.id) is not None)
    assert await _answers(ada, room)


async def test_a_lost_event_comes_back_with_the_resumption(
    practice: Practice, bot: Bot, room: Channel, ada: Person
) -> None:
    await ping(bot)
    practice.gateway.lose()
    asking = asyncio.create_task(ada.slash(room, "ping"))
    await asyncio.sleep(0.05)
    assert not asking.done()
    await practice.gateway.ask_to_reconnect()
    assert (await asking).message is not None


async def test_an_event_that_is_lost_for_good_fails_the_interaction(
    practice: Practice, bot: Bot, room: Channel, ada: Person
) -> None:
    await ping(bot)
    practice.gateway.lose()
    asking = asyncio.create_task(ada.slash(room, "ping"))
    await asyncio.sleep(0.05)
    practice.clock.advance(3.1)
    assert (await asking).failed == SILENCE


async def test_without_a_bot_an_interaction_fails_at_once_and_a_new_session_works(
    practice: Practice, room: Channel, ada: Person
) -> None:
    async with started(practice, Bot()) as first:
        await ping(first)
    assert not practice.gateway.connected
    assert (await ada.slash(room, "ping")).failed == SILENCE
    async with started(practice, Bot()) as second:
        await ping(second)
        assert await _answers(ada, room)


async def test_members_are_asked_for_by_id(
    bot: Bot, club: Server, ada: Person, ben: Person
) -> None:
    guild = bot.get_guild(club.id)
    assert guild is not None
    club.leave(ben)
    found = await guild.query_members(user_ids=[ada.id, ben.id])
    assert [(member.id, member.display_name) for member in found] == [(ada.id, "Ada")]


@pytest.mark.parametrize("granted", [0, MEMBERS])
async def test_who_leaves_is_heard_of_only_with_the_intent(
    monkeypatch: pytest.MonkeyPatch, granted: int
) -> None:
    gone: list[int] = []

    async def on_raw_member_remove(event: discord.RawMemberRemoveEvent) -> None:
        gone.append(event.user.id)

    async with Practice(privileged=granted) as practice:
        pointed_at(practice, monkeypatch)
        club = practice.add_server("The Club")
        ada = practice.add_person("Ada")
        club.join(ada)
        client = Bot(discord.Intents(guilds=True, members=bool(granted)))
        client.event(on_raw_member_remove)
        async with started(practice, client):
            club.leave(ada)
            club.add_channel("annexe")
            guild = client.get_guild(club.id)
            assert guild is not None
            await practice.until(lambda: bool(guild.text_channels))
    assert gone == ([ada.id] if granted else [])


async def test_privileged_intents_must_have_been_granted(practice: Practice) -> None:
    client = Bot(discord.Intents(guilds=True, members=True))
    await client.login(practice.token)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await client.connect()
    await client.close()


async def test_what_changes_in_the_server_is_heard(
    practice: Practice, bot: Bot, club: Server, room: Channel
) -> None:
    guild = bot.get_guild(club.id)
    assert guild is not None
    await practice.until(lambda: guild.get_channel(room.id) is not None)
    club.overwrite(room, club.everyone, deny=Permission.SEND_MESSAGES)
    channel = guild.get_channel(room.id)
    assert channel is not None
    await practice.until(lambda: not channel.permissions_for(guild.me).send_messages)
    practice.delete_channel(room)
    await practice.until(lambda: guild.get_channel(room.id) is None)
    practice.world.remove_bot(club)
    await practice.until(lambda: bot.get_guild(club.id) is None)
