"""What a window shows: what its person would see, and nothing of what others see."""

from __future__ import annotations

import json

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel, ChannelKind
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from tests.practice.client import Bot, started
from tests.practice.page.tab import Json, Tab, opened

SECRET = "Queen of spades"


def channels(places: Json) -> list[str]:
    return [each["name"] for server in places["servers"] for each in server["channels"]]


async def private_thread(practice: Practice, room: Channel, *people: Person) -> Channel:
    world = practice.world
    thread = Channel(
        world.ids.next(), "hands", ChannelKind.PRIVATE_THREAD, room.server, room, owner=world.bot
    )
    thread.members |= {each.id: each for each in (*people, world.bot)}
    world.start_thread(thread)
    return thread


async def test_the_first_sight_comes_in_order(ada: Person, room: Channel, hers: Tab) -> None:
    said = [each["news"] for each in hers.frames]
    assert said == [
        "welcome",
        "bot",
        "people",
        "commands",
        "places",
        "history",
        "history",
        "marks",
    ]
    assert hers.frames[0]["me"] == str(ada.id)
    assert {each["channel"] for each in hers.all("history")} == {str(room.id), str(ada.dm.id)}


async def test_the_clock_is_that_of_the_room(practice: Practice, ada: Person) -> None:
    practice.clock.advance(86_400)
    async with opened(practice, ada.username) as tab:
        (welcome,) = tab.all("welcome")
        assert abs(welcome["now"] / 1000 - practice.clock.now()) < 5


async def test_nobody_has_no_window(practice: Practice) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(
            f"{practice.world.address}/page/live?as=nobody", origin=practice.world.address
        ) as socket,
    ):
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4404


async def test_without_a_name_it_is_the_first_persons(
    practice: Practice, ada: Person, ben: Person
) -> None:
    async with opened(practice, "") as tab:
        assert (await tab.news("welcome"))["me"] == str(ada.id) < str(ben.id)


async def test_people_and_the_bot_are_told_apart(
    practice: Practice, club: Server, hers: Tab, ben: Person
) -> None:
    ben.block_bot()
    people = (await hers.news("people"))["people"]
    assert [each["name"] for each in people] == ["Ada", "Ben"]
    assert people[1] == {
        "id": str(ben.id),
        "name": "Ben",
        "username": "ben",
        "dms_open": True,
        "blocked": True,
        "servers": [str(club.id)],
        "owns": [],
        "roles": ["Ben's"],
    }
    club.owner = ben
    practice.world.tell("PERSON", ben)
    assert (await hers.news("people"))["people"][1]["owns"] == [str(club.id)]
    (server,) = (await hers.news("places"))["servers"]
    members = {each["name"]: each["bot"] for each in server["members"]}
    assert members["Ada"] is False
    assert members[practice.world.bot.name] is True


async def test_the_bot_comes_on_line_and_goes(practice: Practice, hers: Tab) -> None:
    bot = await hers.news("bot")
    assert (bot["online"], bot["keeper"], bot["user"]["username"]) == (False, True, "Parlour")
    async with started(practice, Bot()):
        assert (await hers.news("bot"))["online"] is True
    await practice.until(lambda: not practice.gateway.connected)
    assert (await hers.news("bot"))["online"] is False
    assert len(hers.all("bot")) == 3


async def test_commands_are_offered_where_and_to_whom_they_are(
    bot: Bot, room: Channel, hers: Tab, his: Tab
) -> None:
    @bot.tree.command(description="d")
    async def whist(interaction: discord.Interaction) -> None: ...

    @bot.tree.command(description="d")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(interaction: discord.Interaction) -> None: ...

    await bot.tree.sync()
    for tab, here, private in (
        (hers, ["whist"], ["whist"]),
        (his, ["settings", "whist"], ["whist"]),
    ):
        names = {each["id"]: each["name"] for each in (await tab.news("commands"))["commands"]}
        places = await tab.news("places")
        (place,) = places["servers"][0]["channels"]
        assert place["id"] == str(room.id)
        assert sorted(names[each] for each in place["commands"]) == here
        assert [names[each] for each in places["conversation"]["commands"]] == private


async def test_places_in_discords_order_with_threads_below(
    practice: Practice, club: Server, room: Channel, ada: Person, his: Tab
) -> None:
    annexe = club.add_channel("annexe")
    first = ada.start_thread(room, "first", None)
    ada.start_thread(room, "second", None)
    places = await his.news("places")
    assert channels(places) == ["card-room", "second", "first", "annexe"]
    thread = places["servers"][0]["channels"][2]
    assert thread["parent_id"] == str(room.id)
    practice.world.archive(first, locked=True)
    thread = (await his.news("places"))["servers"][0]["channels"][2]
    assert (thread["may_write"], thread["thread_metadata"]["locked"]) == (False, True)
    practice.delete_channel(annexe)
    assert channels(await his.news("places")) == ["card-room", "second", "first"]


async def test_what_one_may_do_is_said_of_each_place(
    club: Server, room: Channel, ada: Person, hers: Tab
) -> None:
    club.overwrite(room, club.everyone, deny=Permission.SEND_MESSAGES)
    club.overwrite(room, ada, allow=Permission.MANAGE_MESSAGES)
    place = (await hers.news("places"))["servers"][0]["channels"][0]
    assert (place["may_write"], place["may_manage"]) == (False, True)
    conversation = (await hers.news("places"))["conversation"]
    assert (conversation["may_write"], conversation["may_manage"]) == (True, False)
    assert conversation["recipients"][0]["username"] == "Parlour"
    ada.block_bot()
    assert (await hers.news("places"))["conversation"]["may_write"] is False


async def test_somebody_elses_hand_is_never_told(
    practice: Practice,
    bot: Bot,
    room: Channel,
    ada: Person,
    ben: Person,
    hers: Tab,
    his: Tab,
) -> None:
    @bot.tree.command(description="d")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(SECRET, ephemeral=True)
        await interaction.edit_original_response(content=f"{SECRET}, again")
        await interaction.followup.send(f"{SECRET}, more", ephemeral=True)

    await bot.tree.sync()
    await ada.slash(room, "hand")
    user = await bot.fetch_user(ada.id)
    await (await user.send(SECRET)).edit(content=f"{SECRET}, edited")
    await practice.until(lambda: len(ada.sees(room)) == 2)
    ada.dismiss(ada.sees(room)[0])
    await his.caught_up()
    assert hers.texts().count(SECRET) == 2
    assert len(hers.all("gone")) == 1
    assert SECRET not in json.dumps(his.frames)
    assert his.all("gone") == []
    async with opened(practice, ben.username) as later:
        assert SECRET not in json.dumps(later.frames)
    async with opened(practice, ada.username) as later:
        assert json.dumps(later.all("history")).count(SECRET) == 2


async def test_an_answer_to_a_hand_does_not_show_it(
    practice: Practice, bot: Bot, room: Channel, ada: Person, his: Tab
) -> None:
    @bot.tree.command(description="d")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(SECRET, ephemeral=True)

    await bot.tree.sync()
    message = (await ada.slash(room, "hand")).message
    assert message is not None
    reference = discord.MessageReference(
        message_id=message.id, channel_id=room.id, fail_if_not_exists=False
    )
    await bot.get_partial_messageable(room.id).send("Well played", reference=reference)
    await his.caught_up()
    assert his.texts() == ["Well played"]
    assert SECRET not in json.dumps(his.frames)
    reference.fail_if_not_exists = True
    with pytest.raises(discord.HTTPException):
        await bot.get_partial_messageable(room.id).send("Again", reference=reference)
    practice.breaches.clear()


async def test_a_private_thread_is_its_members(
    practice: Practice, room: Channel, ada: Person, ben: Person, hers: Tab, his: Tab
) -> None:
    thread = await private_thread(practice, room, ada)
    ada.say(thread, SECRET)
    await his.caught_up()
    assert channels(await hers.news("places")) == ["card-room", "hands"]
    assert hers.texts() == [SECRET]
    assert SECRET not in json.dumps(his.frames)
    assert "hands" not in json.dumps(his.frames)
    practice.world.let_in(thread, ben)
    assert channels(await his.news("places")) == ["card-room", "hands"]
    history = await his.news("history")
    assert (history["channel"], history["messages"][0]["content"]) == (str(thread.id), SECRET)
    practice.world.let_go(thread, ben)
    ada.say(thread, "And the king")
    assert channels(await his.news("places")) == ["card-room"]
    assert his.texts() == []


async def test_a_channel_out_of_sight_is_told_no_more(
    club: Server, room: Channel, ada: Person, ben: Person, hers: Tab, his: Tab
) -> None:
    club.overwrite(room, ben, deny=Permission.VIEW_CHANNEL)
    ada.say(room, SECRET)
    assert channels(await his.news("places")) == []
    assert SECRET not in json.dumps(his.frames)
    club.overwrite(room, ben)
    history = await his.news("history")
    assert history["messages"][0]["content"] == SECRET
    await hers.caught_up()
    assert hers.texts() == [SECRET]


async def test_roles_count_as_soon_as_they_change(
    club: Server, room: Channel, ada: Person, hers: Tab
) -> None:
    club.set_permissions(club.everyone, Permission.VIEW_CHANNEL)
    (place,) = (await hers.news("places"))["servers"][0]["channels"]
    assert place["id"] == str(room.id)
    assert place["may_write"] is room.may_write(ada) is False


async def test_who_leaves_the_server_sees_nothing_of_it(
    club: Server, room: Channel, ada: Person, ben: Person, his: Tab
) -> None:
    club.leave(ben)
    ada.say(room, SECRET)
    assert (await his.news("places"))["servers"] == []
    assert (await his.news("people"))["people"][1]["servers"] == []
    assert SECRET not in json.dumps(his.frames)
    assert [*(await his.news("marks"))["channels"]] == [str(ben.dm.id)]


async def test_the_latest_fifty_and_what_was_before(
    practice: Practice, room: Channel, ada: Person
) -> None:
    said = [ada.say(room, f"{number}") for number in range(120)]
    async with opened(practice, ada.username) as tab:
        history = next(each for each in tab.all("history") if each["channel"] == str(room.id))
        assert [each["content"] for each in history["messages"]] == [f"{n}" for n in range(70, 120)]
        assert history["more"] is True
        practice.world.edited(said[3])
        practice.delete_message(said[4])
        practice.world.edited(said[70])
        await tab.caught_up()
        assert tab.texts() == ["70"]
        assert tab.all("gone") == []
        first = history["messages"][0]["id"]
        for expected, more in ((range(20, 70), True), ([0, 1, 2, 3, *range(5, 20)], False)):
            answer = await tab.ask("earlier", channel=str(room.id), before=first)
            assert [each["content"] for each in answer["messages"]] == [f"{n}" for n in expected]
            assert answer["more"] is more
            first = answer["messages"][0]["id"]
        practice.world.edited(said[3])
        await tab.caught_up()
        assert tab.texts() == ["70", "3"]
