"""Who may speak to the practice room, and what its files are served with."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
from yarl import URL

from bot.practice.page.site import CLIENT
from bot.practice.people import Person
from bot.practice.posting import File, compose
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from tests.practice.client import Bot


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "LOCALHOST"])
async def test_its_own_names_are_admitted(
    practice: Practice, session: aiohttp.ClientSession, host: str
) -> None:
    port = URL(practice.world.address).port
    headers = {"Host": f"{host}:{port}", "Origin": f"http://{host.lower()}:{port}"}
    async with session.get(f"{practice.api}/gateway", headers=headers) as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "application/json"


@pytest.mark.parametrize(
    "path", ["/", "/page/dom.js", "/page/live", "/gateway", "/api/v10/gateway"]
)
@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1"},
        {"Host": "127.0.0.1:1"},
        {"Host": "127.0.0.1.evil.example:80"},
        {"Host": ""},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "https://127.0.0.1"},
    ],
)
async def test_others_are_turned_away_everywhere(
    practice: Practice, session: aiohttp.ClientSession, path: str, headers: dict[str, str]
) -> None:
    async with session.get(practice.world.address + path, headers=headers) as answer:
        assert answer.status == 403
        words = await answer.text()
        assert words.startswith("The practice room ")
        assert words.count("\n") == 1
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_a_page_of_another_port_is_another_page(
    practice: Practice, session: aiohttp.ClientSession
) -> None:
    other = URL(practice.world.address).with_port(1)
    with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
        await session.ws_connect(f"{practice.world.address}/page/live", origin=str(other))
    assert caught.value.status == 403


async def test_a_window_must_say_where_it_is_from(
    practice: Practice, session: aiohttp.ClientSession
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
        await session.ws_connect(f"{practice.world.address}/page/live")
    assert caught.value.status == 403


async def test_the_bot_passes(bot: Bot) -> None:
    assert bot.is_ready()


async def test_what_every_answer_is_sent_with(
    practice: Practice, session: aiohttp.ClientSession
) -> None:
    async with session.get(f"{practice.world.address}/page/dom.js") as answer:
        policy = answer.headers["Content-Security-Policy"].split("; ")
        assert {"default-src 'self'", "img-src 'self' data: blob:"} <= {*policy}
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in "".join(policy)
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"


async def test_every_file_of_the_client_is_served(
    practice: Practice, session: aiohttp.ClientSession
) -> None:
    kinds = {".js": "text/javascript", ".css": "text/css", ".html": "text/html"}
    files = [each for each in CLIENT.iterdir() if each.suffix in kinds]
    assert files
    for file in files:
        async with session.get(f"{practice.world.address}/page/{file.name}") as answer:
            assert answer.status == 200
            assert answer.content_type == kinds[file.suffix]
            assert answer.charset == "utf-8"
            assert answer.headers["Cache-Control"] == "no-cache"
            assert await answer.read() == file.read_bytes()


@pytest.mark.parametrize(
    "path",
    [
        "/page/nothing.js",
        "/page/..%2Fsite.py",
        "/page/%2e%2e/site.py",
        "/page/../site.py",
        "/page/..%5Csite.py",
        "/page//etc/passwd",
        "/page/%2Fetc%2Fpasswd",
        "/page/",
        "/page/.",
        "/page/dom.js%00.html",
    ],
)
async def test_nothing_else_is(
    practice: Practice, session: aiohttp.ClientSession, path: str
) -> None:
    url = URL(practice.world.address + path, encoded=True)
    async with session.get(url) as answer:
        assert answer.status == 404


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("table.png", True),
        ("table.jpeg", True),
        ("table.gif", True),
        ("table.webp", True),
        ("table.svg", False),
        ("table.html", False),
        ("record.json", False),
        ("record", False),
    ],
)
async def test_only_pictures_are_shown(
    practice: Practice,
    session: aiohttp.ClientSession,
    room: Channel,
    ada: Person,
    name: str,
    shown: bool,
) -> None:
    message = compose(practice.world, room, {}, [File(0, name, b"<script>")])
    practice.world.post(message)
    async with session.get(ada.sees(room)[0].attachments[0].url) as answer:
        assert answer.status == 200
        assert ("Content-Disposition" not in answer.headers) == shown
        assert answer.headers.get("Content-Disposition", "attachment") == "attachment"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "immutable" in answer.headers["Cache-Control"]
