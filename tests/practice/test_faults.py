"""Faults to order, and limits of rate, as discord.py meets them."""

from __future__ import annotations

import time

import aiohttp
import discord
import pytest

from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from tests.practice.client import Bot


@pytest.mark.parametrize("status", [500, 502])
async def test_a_server_error_is_tried_again(
    practice: Practice, bot: Bot, room: Channel, status: int
) -> None:
    practice.faults.refuse(status, method="POST", path="/messages$")
    await bot.get_partial_messageable(room.id).send("Hello")
    tries = [entry.status for entry in practice.log if entry.path.endswith("/messages")]
    assert tries == [status, 200]
    assert len(room.messages) == 1


async def test_503_is_not_tried_again(practice: Practice, bot: Bot, room: Channel) -> None:
    practice.faults.refuse(503, path="/messages$")
    with pytest.raises(discord.DiscordServerError):
        await bot.get_partial_messageable(room.id).send("Hello")
    assert room.messages == {}


async def test_any_refusal_can_be_ordered(practice: Practice, bot: Bot, room: Channel) -> None:
    practice.faults.refuse(403, 50013, method="POST", times=2)
    for _ in range(2):
        with pytest.raises(discord.Forbidden) as caught:
            await bot.get_partial_messageable(room.id).send("Hello")
        assert caught.value.code == 50013
    await bot.get_partial_messageable(room.id).send("Hello")


@pytest.mark.parametrize("done", [False, True])
async def test_a_dropped_connection(
    practice: Practice, bot: Bot, room: Channel, done: bool
) -> None:
    practice.faults.drop(method="POST", path="/messages$", done=done)
    with pytest.raises(aiohttp.ClientError):
        await bot.get_partial_messageable(room.id).send("Hello")
    assert len(room.messages) == done


async def test_a_slow_answer(practice: Practice, bot: Bot, room: Channel) -> None:
    practice.faults.slow(0.2, path="/messages$")
    before = time.monotonic()
    await bot.get_partial_messageable(room.id).send("Hello")
    assert time.monotonic() - before >= 0.2


async def test_the_sixth_message_waits_its_turn(
    practice: Practice, bot: Bot, room: Channel
) -> None:
    channel = bot.get_partial_messageable(room.id)
    before = time.monotonic()
    for number in range(6):
        await channel.send(str(number))
    assert time.monotonic() - before > 4.5
    assert all(entry.status == 200 for entry in practice.log if entry.method == "POST")


async def test_in_a_hurry_windows_are_shorter() -> None:
    async with Practice(hurry=50) as hurried:
        room = hurried.add_server("The Club").add_channel("card-room")
        url = f"{hurried.api}/channels/{room.id}/messages"
        headers = {"Authorization": f"Bot {hurried.token}"}
        async with aiohttp.request("POST", url, json={"content": "Hi"}, headers=headers) as answer:
            assert answer.headers["X-RateLimit-Limit"] == "5"
            assert float(answer.headers["X-RateLimit-Reset-After"]) <= 0.1


async def test_who_does_not_wait_is_told_to(practice: Practice, room: Channel) -> None:
    url = f"{practice.api}/channels/{room.id}/messages"
    headers = {"Authorization": f"Bot {practice.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for left in (4, 3, 2, 1, 0):
            async with session.post(url, json={"content": "Hi"}) as answer:
                assert answer.headers["X-RateLimit-Remaining"] == str(left)
        async with session.post(url, json={"content": "Hi"}) as answer:
            assert answer.status == 429
            assert answer.headers["Via"]
            assert int(answer.headers["Retry-After"]) >= 1
            body = await answer.json()
            assert 0 < body["retry_after"] <= 5
            assert body["global"] is False
        practice.clock.advance(5)
        async with session.post(url, json={"content": "Hi"}) as answer:
            assert answer.status == 200
    assert len(room.messages) == 6


async def test_discord_py_recovers_from_a_429(practice: Practice, bot: Bot, room: Channel) -> None:
    url = f"{practice.api}/channels/{room.id}/messages"
    async with aiohttp.ClientSession() as session:
        for _ in range(5):
            await session.post(
                url, json={"content": "Hi"}, headers={"Authorization": f"Bot {practice.token}"}
            )
    practice.clock.advance(4.5)
    await bot.get_partial_messageable(room.id).send("Hello")
    statuses = [entry.status for entry in practice.log if entry.path.endswith("/messages")]
    assert statuses == [200] * 5 + [429, 200]


async def test_fifty_requests_a_second_in_all(practice: Practice) -> None:
    headers = {"Authorization": f"Bot {practice.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        statuses: list[int] = []
        for number in range(51):
            path = "/users/@me" if number % 2 else "/oauth2/applications/@me"
            async with session.get(practice.api + path) as answer:
                statuses.append(answer.status)
        assert statuses == [200] * 50 + [429]
        async with session.get(f"{practice.api}/users/@me") as answer:
            assert (await answer.json())["global"] is True
            assert answer.headers["X-RateLimit-Global"] == "true"
        async with session.get(f"{practice.api}/gateway") as answer:
            assert answer.status == 200


async def test_an_old_message_is_edited_only_so_often(
    practice: Practice, bot: Bot, room: Channel
) -> None:
    sent = await bot.get_partial_messageable(room.id).send("A table")
    practice.clock.advance(3601)
    url = f"{practice.api}/channels/{room.id}/messages/{sent.id}"
    headers = {"Authorization": f"Bot {practice.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for _ in range(3):
            async with session.patch(url, json={"content": "Later"}) as answer:
                assert answer.status == 200
        async with session.patch(url, json={"content": "Too late"}) as answer:
            assert answer.status == 429
            assert (await answer.json())["code"] == 30046
    assert room.messages[sent.id].text == "Later"


async def test_an_unknown_route_is_a_breach(practice: Practice) -> None:
    async with aiohttp.ClientSession() as session:
        await session.get(f"{practice.api}/nonsense")
    assert [breach.where for breach in practice.breaches] == ["GET /nonsense"]
    practice.breaches.clear()


async def test_a_body_that_is_no_json_is_a_breach(practice: Practice, room: Channel) -> None:
    url = f"{practice.api}/channels/{room.id}/messages"
    headers = {"Authorization": f"Bot {practice.token}", "Content-Type": "application/json"}
    async with aiohttp.request("POST", url, data=b"{", headers=headers) as answer:
        assert (await answer.json())["code"] == 50109
    practice.breaches.clear()


async def test_a_trivial_command_is_answered_fast(bot: Bot, room: Channel, ada: Person) -> None:
    @bot.tree.command(description="d")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    await bot.tree.sync()
    took: list[float] = []
    for _ in range(50):
        before = time.perf_counter()
        await ada.slash(room, "ping")
        took.append(time.perf_counter() - before)
    assert sorted(took)[25] < 0.02
