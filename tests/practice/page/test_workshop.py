"""The drawer for developers: what it shows, and what it does to people and to the bot."""

from __future__ import annotations

import asyncio
import time

import aiohttp
import discord
import pytest

from bot.practice.page.site import Page
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from tests.practice.client import Bot, started
from tests.practice.page.conftest import Logbook
from tests.practice.page.tab import Declined, Tab, opened


async def nonsense(practice: Practice) -> None:
    async with aiohttp.ClientSession() as session:
        await session.get(f"{practice.api}/nonsense")
    practice.breaches.clear()


async def test_the_drawer_shows_what_there_was(practice: Practice, hers: Tab) -> None:
    async with aiohttp.ClientSession() as session:
        for _ in range(250):
            await session.get(f"{practice.api}/gateway")
        await session.get(f"{practice.api}/nonsense")
    await hers.ask("drawer", open=True)
    (shown,) = hers.all("workshop")
    assert len(shown["requests"]) == 200
    latest = shown["requests"][-1]
    assert (latest["method"], latest["path"], latest["status"]) == ("GET", "/nonsense", 404)
    assert abs(latest["at"] / 1000 - practice.clock.now()) < 30
    assert [(each["code"], each["where"]) for each in shown["breaches"]] == [(0, "GET /nonsense")]
    assert (shown["faults"], shown["log"]) == ([], "The bot has started.\n")
    practice.breaches.clear()


async def test_what_happens_while_the_drawer_is_open(practice: Practice, hers: Tab) -> None:
    await nonsense(practice)
    await hers.ask("drawer", open=True)
    await nonsense(practice)
    await hers.caught_up()
    (request,) = hers.all("request")
    (breach,) = hers.all("breach")
    assert (request["path"], request["status"]) == ("/nonsense", 404)
    assert (breach["where"], breach["what"]) == ("GET /nonsense", "404: Not Found")
    await hers.ask("drawer", open=False)
    await nonsense(practice)
    practice.faults.refuse()
    await hers.caught_up()
    assert [len(hers.all(name)) for name in ("request", "breach", "faults")] == [1, 1, 0]


async def test_a_drawer_is_of_one_window(practice: Practice, ada: Person, hers: Tab) -> None:
    async with opened(practice, ada.username) as second:
        await second.ask("drawer", open=True)
        await nonsense(practice)
        await hers.caught_up()
        assert hers.all("request") == hers.all("workshop") == []


async def test_the_log_grows_while_one_looks(keeper: Logbook, hers: Tab) -> None:
    await hers.ask("drawer", open=True)
    keeper.lines += "A table was opened.\n"
    assert (await hers.until("log"))["lines"].endswith("A table was opened.\n")


async def test_faults_are_said_in_words_and_taken_back(hers: Tab) -> None:
    await hers.ask("refuse", status=500, seconds=30, path="/messages.")
    await hers.ask("drawer", open=True)
    assert hers.all("workshop")[0]["faults"] == [
        "every request to /messages.: answered with 500, for another 30 s"
    ]
    await hers.ask("slow", seconds=1.5, **{"for": 60})
    assert (await hers.news("faults"))["faults"][1] == "every request: 1.5 s late, for another 60 s"
    await hers.ask("lift")
    assert (await hers.news("faults"))["faults"] == []
    await hers.ask("drawer", open=True)
    await hers.ask("refuse", status=500, seconds=30)
    assert len((await hers.news("faults"))["faults"]) == 1


async def test_refusals_last_as_long_as_ordered(
    practice: Practice, bot: Bot, room: Channel, hers: Tab
) -> None:
    channel = bot.get_partial_messageable(room.id)
    await hers.ask("refuse", status=503, seconds=60, path="/messages")
    for _ in range(3):
        with pytest.raises(discord.DiscordServerError):
            await channel.send("Hello")
    await bot.fetch_channel(room.id)
    practice.clock.advance(60)
    await asyncio.sleep(0.05)
    await channel.send("Hello")
    assert practice.faults.in_force() == []


async def test_a_fault_that_was_taken_back_does_not_end_another(
    practice: Practice, hers: Tab
) -> None:
    await hers.ask("refuse", status=500, seconds=10)
    await hers.ask("lift")
    await hers.ask("refuse", status=500, seconds=30)
    practice.clock.advance(11)
    await asyncio.sleep(0.05)
    assert len(practice.faults.in_force()) == 1


async def test_slow_answers(bot: Bot, room: Channel, hers: Tab) -> None:
    await hers.ask("slow", seconds=0.2, **{"for": 30})
    before = time.monotonic()
    await bot.get_partial_messageable(room.id).send("Hello")
    assert time.monotonic() - before >= 0.2


@pytest.mark.parametrize("how", ["cut", "reconnect", "invalidate"])
async def test_the_gateway_drops(practice: Practice, hers: Tab, how: str) -> None:
    with pytest.raises(Declined, match="not on line"):
        await hers.ask("gateway", how=how)
    async with started(practice, Bot()) as bot:
        with pytest.raises(Declined, match="cut, reconnect or invalidate"):
            await hers.ask("gateway", how="kick")
        back = asyncio.create_task(bot.wait_for("ready" if how == "invalidate" else "resumed"))
        await asyncio.sleep(0)
        assert await hers.ask("gateway", how=how) == {}
        await asyncio.wait_for(back, 15)
        await practice.until(lambda: practice.gateway.connected)
        assert [each["online"] for each in hers.all("bot")][-3:] == [True, False, True]


async def test_a_restart_is_the_keepers(keeper: Logbook, hers: Tab) -> None:
    assert await hers.ask("restart", hard=True) == {}
    assert await hers.ask("restart", hard=False) == {}
    assert keeper.restarts == [True, False]


async def test_without_a_keeper_there_is_no_restart() -> None:
    practice = Practice()
    Page(practice, None)
    async with practice:
        ada = practice.add_person("Ada")
        async with opened(practice, ada.username) as tab:
            assert tab.all("bot")[0]["keeper"] is False
            with pytest.raises(Declined, match="cannot be restarted from here"):
                await tab.ask("restart", hard=True)
            await tab.ask("drawer", open=True)
            assert (await tab.news("workshop"))["log"] == ""


async def test_shut_dms_and_blocks(bot: Bot, ada: Person, ben: Person, hers: Tab) -> None:
    user = await bot.fetch_user(ben.id)
    for change in ({"dms_open": False}, {"dms_open": True, "blocked": True}):
        await hers.ask("person", person=str(ben.id), **change)
        told = (await hers.news("people"))["people"][1]
        assert change.items() <= told.items()
        with pytest.raises(discord.Forbidden) as caught:
            await user.send("Hello")
        assert caught.value.code == 50007
    await hers.ask("person", person=str(ben.id), blocked=False)
    await user.send("Hello")
    assert (ada.dms_open, ada.blocked) == (True, False)


async def test_people_leave_and_come_back(
    club: Server, room: Channel, ben: Person, hers: Tab, his: Tab
) -> None:
    about = {"person": str(ben.id)}
    for member in (False, False, True, True):
        await hers.ask("person", **about, in_server={str(club.id): member})
        assert (ben.id in club.members) is member
        assert bool((await his.news("places"))["servers"]) is member
    assert room.may(ben, Permission.VIEW_CHANNEL)


async def test_who_cannot_be_changed(
    practice: Practice, club: Server, ben: Person, hers: Tab
) -> None:
    for fields, words in (
        ({"person": "1"}, "no such person"),
        ({"person": str(practice.world.bot.id)}, "no such person"),
        ({"person": str(ben.id), "in_server": {"1": True}}, "no such server"),
        ({"person": str(ben.id), "in_server": {str(club.id): 1}}, "no such server"),
        ({"person": str(ben.id), "dms_open": "no"}, "true or false"),
    ):
        with pytest.raises(Declined, match=words):
            await hers.ask("person", **fields)
    club.owner = ben
    with pytest.raises(Declined, match="owns The Club"):
        await hers.ask("person", person=str(ben.id), in_server={str(club.id): False})


async def test_a_person_is_added(practice: Practice, club: Server, hers: Tab) -> None:
    answer = await hers.ask("add_person", name="  Zoë   de  Vries ", dms_open=False)
    assert answer == {"username": "zoë_de_vries"}
    person = (await hers.news("people"))["people"][-1]
    assert (person["name"], person["dms_open"]) == ("Zoë de Vries", False)
    assert person["servers"] == [str(club.id)]
    async with opened(practice, answer["username"]) as tab:
        assert (await tab.news("welcome"))["me"] == person["id"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "from 1 to 32 characters"),
        (" \t ", "from 1 to 32 characters"),
        ("x" * 33, "from 1 to 32 characters"),
        ("\u3164", "characters that can be seen"),
        ("\u2800 \u2800", "characters that can be seen"),
        ("\u0301\u0302", "characters that can be seen"),
        ("A\0B", "characters that can be seen"),
        ("A\u202eB", "characters that can be seen"),
        ("ADA", "The name Ada is taken"),
        ("parlour", "The name Parlour is taken"),
        ("Zoë_B", "The name Zoë B is taken"),
    ],
)
async def test_names_that_cannot_be(practice: Practice, hers: Tab, name: str, words: str) -> None:
    practice.add_person("Zoë B")
    before = len(practice.world.people)
    with pytest.raises(Declined, match=words):
        await hers.ask("add_person", name=name, dms_open=True)
    assert len(practice.world.people) == before


async def test_any_message_can_be_lost(room: Channel, ben: Person, hers: Tab) -> None:
    for message in (ben.say(room, "One"), ben.say(ben.dm, "Two")):
        about = {"channel": str(message.channel.id), "message": str(message.id)}
        assert await hers.ask("remove", **about) == {}
        assert message.deleted
        with pytest.raises(Declined, match="not there any more"):
            await hers.ask("remove", **about)
    with pytest.raises(Declined, match="not there any more"):
        await hers.ask("remove", channel="1", message="1")
    await hers.caught_up()
    assert [each["channel"] for each in hers.all("gone")] == [str(room.id)]


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("refuse", {"status": 200, "seconds": 1}),
        ("refuse", {"status": 500, "seconds": 0}),
        ("refuse", {"status": 500, "seconds": 1e9}),
        ("refuse", {"status": 500.5, "seconds": 1}),
        ("refuse", {"status": True, "seconds": 1}),
        ("refuse", {"status": 500, "seconds": 1, "path": 5}),
        ("slow", {"seconds": 1}),
        ("slow", {"seconds": -1, "for": 1}),
        ("slow", {"seconds": "1", "for": 1}),
        ("restart", {}),
        ("drawer", {"open": "yes"}),
        ("add_person", {"name": "Dot"}),
    ],
)
async def test_orders_that_make_no_sense(
    practice: Practice, keeper: Logbook, hers: Tab, do: str, fields: dict[str, object]
) -> None:
    with pytest.raises(Declined, match=r"^\w+: this must be"):
        await hers.ask(do, **fields)
    assert practice.faults.in_force() == []
    assert keeper.restarts == []
