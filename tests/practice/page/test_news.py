"""How news comes to windows: in order, whole, once, and to each whatever the others do."""

from __future__ import annotations

import asyncio
import socket as sockets
import time
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.practice.interactions import ANSWER_WITHIN
from bot.practice.page import window as windows
from bot.practice.page.site import Page
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.commands import Command
from bot.practice.state.messages import Message
from tests.practice.page.tab import Json, Tab, opened


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def test_news_comes_in_order(room: Channel, ada: Person, hers: Tab) -> None:
    said = [f"{number}" for number in range(300)]
    for each in said:
        ada.say(room, each)
    await hers.caught_up()
    assert hers.texts() == said


async def test_nothing_is_missed_or_told_twice_at_the_beginning(
    practice: Practice, room: Channel, ada: Person, ben: Person
) -> None:
    """Windows open while somebody talks without a pause."""
    said: list[str] = []

    async def talk() -> None:
        while True:
            said.append(str(len(said)))
            ben.say(room, said[-1])
            await asyncio.sleep(0)

    talking = asyncio.create_task(talk())
    for _ in range(5):
        async with opened(practice, ada.username) as tab:
            await asyncio.sleep(0.01)
            await tab.caught_up()
            history = [each for each in tab.all("history") if each["channel"] == str(room.id)]
            heard = [each["content"] for each in history[0]["messages"]] + tab.texts()
            assert len(history) == 1
            assert heard == said[int(heard[0]) : int(heard[-1]) + 1]
            assert tab.texts()
    talking.cancel()


async def test_a_message_changes_and_goes(
    practice: Practice, room: Channel, ada: Person, hers: Tab
) -> None:
    message = ada.say(room, "One")
    message.content = "Two"
    practice.world.edited(message)
    practice.delete_message(message)
    await hers.caught_up()
    about = [each["news"] for each in hers.frames if each["news"] in ("message", "gone")]
    assert about == ["message", "message", "gone"]
    assert hers.texts() == ["One", "Two"]
    assert hers.all("message")[1]["message"]["edited_timestamp"]
    (gone,) = hers.all("gone")
    assert (gone["channel"], gone["message"]) == (str(room.id), str(message.id))


async def test_windows_of_one_person_keep_in_step(
    practice: Practice, room: Channel, ada: Person, ben: Person, hers: Tab
) -> None:
    async with opened(practice, ada.username) as second:
        ben.say(room, "Hello")
        await hers.ask("say", channel=str(room.id), text="Good evening")
        await hers.ask("read", channel=str(room.id))
        assert await hers.news("marks") == await second.news("marks")
        assert hers.texts() == second.texts() == ["Hello", "Good evening"]


async def test_a_slice_is_told_only_when_it_has_changed(
    room: Channel, ada: Person, ben: Person, hers: Tab
) -> None:
    before = len(hers.frames)
    ada.say(room, "Hello")
    ada.say(room, "Anybody?")
    await hers.caught_up()
    assert [each["news"] for each in hers.frames[before:]] == ["message", "message"]
    ben.say(room, "Yes")
    ben.say(room, "Here")
    await hers.caught_up()
    assert [each["news"] for each in hers.frames[before + 2 :]] == ["message", "marks", "message"]


async def test_a_window_that_dies_is_forgotten(
    practice: Practice, room: Channel, ada: Person, ben: Person, hers: Tab
) -> None:
    listeners = len(practice.world.listeners)
    async with opened(practice, ben.username) as tab:
        assert len(practice.world.listeners) == listeners + 1
        transport = tab.socket.get_extra_info("socket")
        transport.shutdown(sockets.SHUT_RDWR)
        await practice.until(lambda: len(practice.world.listeners) == listeners)
    ada.say(room, "Still here")
    await hers.caught_up()
    assert hers.texts() == ["Still here"]


async def test_a_window_that_does_not_read_holds_nobody_up_and_is_cut(
    practice: Practice,
    room: Channel,
    ada: Person,
    ben: Person,
    hers: Tab,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(windows, "MOST_WAITING", 12)
    world = practice.world
    listeners = len(world.listeners)
    address = f"{world.address}/page/live?as={ben.username}"
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(address, origin=world.address),
    ):
        await practice.until(lambda: len(world.listeners) == listeners + 1)
        said = 0
        async with asyncio.timeout(20):
            while len(world.listeners) > listeners:
                long = "x" * 500_000
                world.post(Message(world.ids.next(), room, ada, practice.clock.now(), long))
                said += 1
                await hers.caught_up()
        assert len(hers.texts()) == said


async def test_the_room_closes_with_a_request_under_way(session: aiohttp.ClientSession) -> None:
    practice = Practice()
    Page(practice, None)
    async with practice:
        club = practice.add_server("The Club")
        room, ada = club.add_channel("card-room"), practice.add_person("Ada")
        club.join(ada)
        world = practice.world
        command = Command(world.ids.next(), {"name": "ping", "description": "d"})
        world.commands[command.id] = command
        bot = await session.ws_connect(practice.gateway_url)
        await bot.send_json({"op": 2, "d": {"token": practice.token, "intents": 1}})
        await practice.until(lambda: practice.gateway.connected)
        window = await session.ws_connect(f"{world.address}/page/live", origin=world.address)
        tab = Tab(window)
        listening = asyncio.create_task(tab.listen())
        asked = {"channel": str(room.id), "command": str(command.id), "path": [], "options": {}}
        await window.send_json({"id": 1, "do": "slash", **asked})
        async for frame in bot:
            if frame.json().get("t") == "INTERACTION_CREATE":
                break
        before = time.monotonic()
    assert time.monotonic() - before < ANSWER_WITHIN
    await listening
    assert tab.replies == []
    assert window.close_code == aiohttp.WSCloseCode.GOING_AWAY


async def test_a_thread_shows_on_its_message(
    practice: Practice, room: Channel, ada: Person, hers: Tab
) -> None:
    message = ada.say(room, "A table")
    thread = ada.start_thread(room, "The record", message)
    await hers.caught_up()
    shown = hers.all("message")[-1]["message"]
    assert shown["thread"]["id"] == shown["id"] == str(thread.id)
    assert [each["news"] for each in hers.frames[-4:]] == ["places", "history", "marks", "message"]
    said = [ada.say(thread, each) for each in ("One", "Two")]
    await hers.caught_up()
    assert shown_with(hers, thread)["message_count"] == 2
    practice.delete_message(said[0])
    await hers.caught_up()
    assert shown_with(hers, thread)["message_count"] == 1
    practice.world.archive(thread)
    await hers.caught_up()
    assert hers.all("message")[-1]["message"]["thread"]["thread_metadata"]["archived"] is True
    practice.delete_channel(thread)
    await hers.caught_up()
    assert "thread" not in hers.all("message")[-1]["message"]


def shown_with(tab: Tab, thread: Channel) -> Json:
    """The thread, as the message that it was started from was last told to have it."""
    told = (each["message"] for each in reversed(tab.all("message")))
    return next(each["thread"] for each in told if each["id"] == str(thread.id))
