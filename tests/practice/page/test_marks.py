"""What is marked as unread, and who has been called how often."""

from __future__ import annotations

import discord

from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.servers import Server
from tests.practice.client import Bot
from tests.practice.page.tab import Json, Tab, opened

READ = {"unread": False, "first": None, "pings": 0}


def missed(message: Message, pings: int = 0) -> Json:
    """The mark of a place where this is the first message not read yet."""
    return {"unread": True, "first": str(message.id), "pings": pings}


async def mark(tab: Tab, channel: Channel) -> Json:
    return (await tab.news("marks"))["channels"][str(channel.id)]


async def calls(tab: Tab, person: Person) -> int:
    return (await tab.news("marks"))["people"][str(person.id)]


async def test_what_others_say_is_unread_until_it_is_read(
    room: Channel, ada: Person, ben: Person, hers: Tab
) -> None:
    assert await mark(hers, room) == READ
    first = ben.say(room, "Good evening")
    ben.say(room, "To all")
    assert await mark(hers, room) == missed(first)
    await hers.ask("read", channel=str(room.id))
    assert await mark(hers, room) == READ
    again = ben.say(room, "Anybody?")
    assert await mark(hers, room) == missed(again)
    ada.say(room, "I am")
    assert await mark(hers, room) == READ


async def test_who_is_called_is_counted_for_all_to_see(
    room: Channel, ada: Person, ben: Person, hers: Tab, his: Tab
) -> None:
    first = ben.say(room, f"<@{ada.id}>, your turn")
    called = ben.say(room, f"<@{ada.id}>?")
    assert await mark(hers, room) == missed(first, 2)
    assert await calls(his, ada) == 2
    ben.delete(called)
    assert await mark(hers, room) == missed(first, 1)
    await hers.ask("read", channel=str(room.id))
    assert await calls(his, ada) == 0


async def test_in_private_every_message_calls(bot: Bot, ada: Person, hers: Tab, his: Tab) -> None:
    user = await bot.fetch_user(ada.id)
    await user.send("Your hand", silent=True)
    await user.send("It is your turn")
    assert await mark(hers, ada.dm) == missed(ada.dms()[0], 2)
    assert await calls(his, ada) == 2
    ada.say(ada.dm, "Thank you")
    assert await mark(hers, ada.dm) == READ


async def test_a_quiet_reply_is_unread_for_its_reader_alone(
    bot: Bot, room: Channel, ada: Person, hers: Tab, his: Tab
) -> None:
    @bot.tree.command(description="d")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Qs", ephemeral=True)

    await bot.tree.sync()
    message = (await ada.slash(room, "hand")).message
    assert message is not None
    assert await mark(hers, room) == missed(message)
    assert await mark(his, room) == READ


async def test_marks_belong_to_the_account(
    practice: Practice, room: Channel, ada: Person, ben: Person, hers: Tab
) -> None:
    ben.say(room, "Hello")
    async with opened(practice, ada.username) as second:
        assert (await mark(second, room))["unread"] is True
        await second.ask("read", channel=str(room.id))
        assert await mark(hers, room) == READ
    async with opened(practice, ada.username) as later:
        assert await mark(later, room) == READ


async def test_who_joins_has_nothing_to_catch_up_with(
    practice: Practice, club: Server, room: Channel, ben: Person
) -> None:
    ben.say(room, "Hello")
    dot = practice.add_person("Dot")
    club.join(dot)
    async with opened(practice, dot.username) as tab:
        assert await mark(tab, room) == READ
        ben.say(room, "Welcome")
        assert (await mark(tab, room))["unread"] is True


async def test_reading_twice_is_reading_once(room: Channel, ben: Person, hers: Tab) -> None:
    ben.say(room, "Hello")
    await hers.ask("read", channel=str(room.id))
    told = len(hers.all("marks"))
    await hers.ask("read", channel=str(room.id))
    await hers.caught_up()
    assert len(hers.all("marks")) == told
