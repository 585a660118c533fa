"""What people do in a window by themselves: write, delete, dismiss, start threads."""

from __future__ import annotations

import discord
import pytest

from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from tests.practice.client import Bot
from tests.practice.page.tab import Declined, Json, Tab
from tests.practice.page.table import Table

DONE = {"failed": "", "form": None}


async def test_to_say_something(club: Server, room: Channel, ada: Person, hers: Tab) -> None:
    where = str(room.id)
    assert await hers.ask("say", channel=where, text="  Good evening\n") == {}
    assert [each.text for each in ada.sees(room)] == ["Good evening"]
    for text in ("", " \n ", "x" * 2001):
        with pytest.raises(Declined, match="from 1 to 2,000 characters"):
            await hers.ask("say", channel=where, text=text)
    club.overwrite(room, ada, deny=Permission.SEND_MESSAGES)
    with pytest.raises(Declined, match="permission to send"):
        await hers.ask("say", channel=where, text="Hello")
    ada.block_bot()
    with pytest.raises(Declined, match="permission to send"):
        await hers.ask("say", channel=str(ada.dm.id), text="Hello")


async def test_to_delete_a_message(
    club: Server, room: Channel, ada: Person, ben: Person, hers: Tab
) -> None:
    own, other = ada.say(room, "One"), ben.say(room, "Two")
    where = str(room.id)
    assert await hers.ask("delete", channel=where, message=str(own.id)) == {}
    assert own.deleted
    with pytest.raises(Declined, match="not there any more"):
        await hers.ask("delete", channel=where, message=str(own.id))
    with pytest.raises(Declined, match="permission to delete"):
        await hers.ask("delete", channel=where, message=str(other.id))
    club.overwrite(room, ada, allow=Permission.MANAGE_MESSAGES)
    assert await hers.ask("delete", channel=where, message=str(other.id)) == {}
    assert ada.sees(room) == ()


async def quiet(bot: Bot, room: Channel, person: Person) -> Message:
    @bot.tree.command(description="d")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Qs", view=Table(timeout=None), ephemeral=True)

    await bot.tree.sync()
    message = (await person.slash(room, "hand")).message
    assert message is not None
    return message


async def test_only_its_reader_reaches_a_quiet_reply(
    bot: Bot, room: Channel, ada: Person, hers: Tab, his: Tab
) -> None:
    message = await quiet(bot, room, ada)
    about = {"channel": str(room.id), "message": str(message.id)}
    for do, more in (
        ("dismiss", {}),
        ("delete", {}),
        ("press", {"custom_id": "seat"}),
        ("choose", {"custom_id": "cards", "values": ["Ace"]}),
        ("thread", {"name": "Aside"}),
    ):
        with pytest.raises(Declined, match="not there any more"):
            await his.ask(do, **about, **more)
    with pytest.raises(Declined, match="permission to delete"):
        await hers.ask("delete", **about)
    with pytest.raises(Declined, match="only you can see"):
        await hers.ask("thread", **about, name="Aside")
    assert await hers.ask("dismiss", **about) == {}
    assert ada.sees(room) == ()


async def test_only_what_is_quiet_is_dismissed(table: Json, hers: Tab) -> None:
    with pytest.raises(Declined, match="cannot be dismissed"):
        await hers.ask("dismiss", **table)


async def test_threads(club: Server, room: Channel, ada: Person, hers: Tab) -> None:
    message = ada.say(room, "A table")
    where, start = str(room.id), str(message.id)
    made = await hers.ask("thread", channel=where, message=start, name=" The record ")
    assert made == {"channel": start}
    assert message.thread is not None
    assert (message.thread.name, message.thread.owner) == ("The record", ada)
    alone = await hers.ask("thread", channel=where, message=None, name="Aside")
    assert {made["channel"], alone["channel"]} == {str(each) for each in club.threads}
    for about, words in (
        ({"channel": where, "message": start}, "already been created"),
        ({"channel": where, "message": "1"}, "not there any more"),
        ({"channel": alone["channel"]}, "no threads here"),
        ({"channel": str(ada.dm.id)}, "no threads here"),
    ):
        with pytest.raises(Declined, match=words):
            await hers.ask("thread", **about, name="More")
    for name in ("", "  ", "x" * 101):
        with pytest.raises(Declined, match="from 1 to 100 characters"):
            await hers.ask("thread", channel=where, name=name)
    with pytest.raises(Declined, match="characters that can be seen"):
        await hers.ask("thread", channel=where, name="\u200b")
    club.overwrite(room, ada, deny=Permission.CREATE_PUBLIC_THREADS)
    with pytest.raises(Declined, match="permission to create threads"):
        await hers.ask("thread", channel=where, name="More")


async def test_the_bot_hears_of_a_thread(
    practice: Practice, bot: Bot, room: Channel, ada: Person
) -> None:
    thread = ada.start_thread(room, "Aside", None)
    await practice.until(lambda: bot.get_channel(thread.id) is not None)


@pytest.mark.parametrize("do", ["say", "read", "earlier", "thread", "press", "dismiss", "slash"])
async def test_a_channel_out_of_sight_is_out_of_reach(
    synced: dict[str, Json], ben: Person, hers: Tab, do: str
) -> None:
    more = {"text": "x", "before": "1", "name": "x", "message": "1", "custom_id": "x"}
    for channel in (str(ben.dm.id), "1", "no id", "9" * 300):
        with pytest.raises(Declined, match="You cannot see that channel"):
            await hers.ask(do, **synced["silent"] | more | {"channel": channel})
