"""A tab of a browser: a window's socket, and all that came through it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import aiohttp

from bot.practice.server import Practice

Json = dict[str, Any]


class Declined(Exception):  # noqa: N818 - named for what happened to the request
    """A request was answered with an error, in these words."""


class Tab:
    """One window; `frames` is every piece of news, in order."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[Json] = []
        self.replies: list[Json] = []
        self._asked: dict[int, asyncio.Future[Json]] = {}
        self._numbers = count(1 << 40)

    async def ask(self, do: str, **fields: object) -> Json:
        """The answer to a request. Raises `Declined`."""
        number = next(self._numbers)
        self._asked[number] = asyncio.get_running_loop().create_future()
        await self.socket.send_json({"id": number, "do": do, **fields})
        answer = await asyncio.wait_for(self._asked[number], 5)
        if "error" in answer:
            raise Declined(answer["error"])
        return answer["ok"]

    async def caught_up(self) -> None:
        """Wait until all that has been sent so far is here."""
        await self.ask("close_form", form="none")

    async def news(self, name: str) -> Json:
        """The latest of some news."""
        await self.caught_up()
        return self.all(name)[-1]

    def all(self, name: str) -> list[Json]:
        """All of some news so far."""
        return [each for each in self.frames if each["news"] == name]

    def texts(self) -> list[str]:
        """What each new or changed message said, in the order told."""
        return [each["message"]["content"] for each in self.all("message")]

    async def until(self, name: str) -> Json:
        """Wait for some news that has not been told yet."""
        before = len(self.all(name))
        async with asyncio.timeout(5):
            while len(self.all(name)) == before:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        return self.all(name)[-1]

    async def listen(self) -> None:
        """Take in what comes, until the socket ends."""
        async for frame in self.socket:
            body = frame.json()
            if "news" in body:
                self.frames.append(body)
                continue
            self.replies.append(body)
            asked = self._asked.pop(body["re"], None)
            if asked is not None:
                asked.set_result(body)


@asynccontextmanager
async def opened(practice: Practice, username: str) -> AsyncIterator[Tab]:
    """A window of somebody, once it shows all there is."""
    async with opened_at(practice.world.address, username) as tab:
        yield tab


@asynccontextmanager
async def opened_at(address: str, username: str) -> AsyncIterator[Tab]:
    """A window of a practice room of which only the address is known."""
    url, who = f"{address}/page/live", {"as": username}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(url, params=who, origin=address) as socket,
    ):
        tab = Tab(socket)
        listening = asyncio.create_task(tab.listen())
        await tab.caught_up()
        yield tab
        await socket.close()
        await listening
