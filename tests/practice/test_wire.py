"""The stand-in without discord.py: compression, the handshake, a killed process, a cut request."""

from __future__ import annotations

import asyncio
import json
import logging
import zlib
from typing import Any

import aiohttp
import pytest
from yarl import URL

from bot.practice.gateway.events import PRIVILEGED
from bot.practice.interactions import SILENCE
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel


def identify(token: str) -> dict[str, Any]:
    return {"op": 2, "d": {"token": token, "intents": 1, "properties": {}}}


@pytest.fixture
async def session():
    async with aiohttp.ClientSession() as session:
        yield session


async def test_a_plain_connection(practice: Practice, session: aiohttp.ClientSession) -> None:
    async with session.ws_connect(practice.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        await socket.send_json(identify(practice.token))
        ready = await socket.receive_json()
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert practice.gateway.connected


async def test_a_stream_of_zlib(practice: Practice, session: aiohttp.ClientSession) -> None:
    stream = zlib.decompressobj()
    async with session.ws_connect(f"{practice.gateway_url}?compress=zlib-stream") as socket:
        hello = await socket.receive_bytes()
        assert hello.endswith(b"\x00\x00\xff\xff")
        assert json.loads(stream.decompress(hello))["op"] == 10
        await socket.send_json(identify(practice.token))
        assert json.loads(stream.decompress(await socket.receive_bytes()))["t"] == "READY"


async def test_a_stream_of_zstd(practice: Practice, session: aiohttp.ClientSession) -> None:
    zstandard: Any = pytest.importorskip("zstandard", reason="zstandard is not installed")
    stream = zstandard.ZstdDecompressor().decompressobj()
    async with session.ws_connect(f"{practice.gateway_url}?compress=zstd-stream") as socket:
        assert json.loads(stream.decompress(await socket.receive_bytes()))["op"] == 10
        await socket.send_json(identify(practice.token))
        assert json.loads(stream.decompress(await socket.receive_bytes()))["t"] == "READY"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ([{"op": 8, "d": {"guild_id": "1", "limit": 0}}], 4003),
        ([identify("nonsense")], 4004),
        ([{"op": 99, "d": None}], 4003),
    ],
)
async def test_what_ends_a_connection(
    practice: Practice, session: aiohttp.ClientSession, sent: list[Any], code: int
) -> None:
    async with session.ws_connect(practice.gateway_url) as socket:
        await socket.receive_json()
        for payload in sent:
            await socket.send_json(payload)
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == code


async def test_an_unknown_compression_is_refused(
    practice: Practice, session: aiohttp.ClientSession
) -> None:
    async with session.ws_connect(f"{practice.gateway_url}?compress=brotli") as socket:
        await socket.receive()
        assert socket.close_code == 4012


async def test_a_session_that_is_not_known_cannot_be_resumed(
    practice: Practice, session: aiohttp.ClientSession
) -> None:
    async with session.ws_connect(practice.gateway_url) as socket:
        await socket.receive_json()
        resume = {"token": practice.token, "session_id": "gone", "seq": 3}
        await socket.send_json({"op": 6, "d": resume})
        assert await socket.receive_json() == {"op": 9, "d": False}


async def test_news_of_our_own_is_not_for_bots(
    practice: Practice, session: aiohttp.ClientSession, room: Channel, ada: Person
) -> None:
    """Every intent that needs no leave is asked for; only what Discord would send comes."""
    hello = identify(practice.token)
    hello["d"]["intents"] = (1 << 26) - 1 & ~PRIVILEGED
    async with session.ws_connect(practice.gateway_url) as socket:
        await socket.send_json(hello)
        await practice.until(lambda: practice.gateway.connected)
        practice.add_person("Dot")
        ada.block_bot()
        practice.faults.refuse(path="/gateway")
        await session.get(f"{practice.api}/gateway")
        await session.get(f"{practice.api}/nonsense")
        practice.breaches.clear()
        practice.world.tell("COMMANDS")
        practice.world.read(ada, room)
        ada.say(room, "Hello")
        names: list[str | None] = []
        while "MESSAGE_CREATE" not in names:
            names.append((await socket.receive_json()).get("t"))
        assert names == [None, "READY", "GUILD_CREATE", "MESSAGE_CREATE"]


async def test_a_killed_process_is_missed_at_once(
    practice: Practice, session: aiohttp.ClientSession, room: Channel, ada: Person
) -> None:
    headers = {"Authorization": f"Bot {practice.token}"}
    url = f"{practice.api}/applications/{practice.world.bot.id}/commands"
    body = [{"name": "ping", "description": "d", "type": 1}]
    async with session.put(url, json=body, headers=headers) as answer:
        assert answer.status == 200
    socket = await session.ws_connect(practice.gateway_url)
    await socket.receive_json()
    await socket.send_json(identify(practice.token))
    await practice.until(lambda: practice.gateway.connected)
    asking = asyncio.create_task(ada.slash(room, "ping"))
    await asyncio.sleep(0.02)
    assert not asking.done()
    asking.cancel()
    transport = socket.get_extra_info("socket")
    transport.shutdown(2)
    await practice.until(lambda: not practice.gateway.connected)
    assert (await asyncio.wait_for(ada.slash(room, "ping"), 0.5)).failed == SILENCE
    await socket.close()


async def test_a_request_that_is_broken_off_is_no_error(
    practice: Practice, caplog: pytest.LogCaptureFixture
) -> None:
    """As of a bot that is closed while it sends a picture."""
    server = practice.add_server("The Club")
    room = server.add_channel("card-room")
    address = URL(practice.api)
    _, writer = await asyncio.open_connection(address.host, address.port)
    head = (
        f"POST {address.path}/channels/{room.id}/messages HTTP/1.1\r\n"
        f"Host: {address.host}:{address.port}\r\nAuthorization: Bot {practice.token}\r\n"
        "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 999\r\n\r\n--b\r\n"
    )
    writer.write(head.encode())
    await writer.drain()
    await asyncio.sleep(0.05)
    writer.transport.abort()
    await practice.until(lambda: bool(practice.log) and practice.log[-1].status == 499)
    assert [each.levelname for each in caplog.records if each.levelno >= logging.ERROR] == []
