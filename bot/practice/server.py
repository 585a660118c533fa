"""The stand-in as a whole: one address on this machine, and everything behind it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

from aiohttp import web

from bot.practice.breaches import Breaches
from bot.practice.faults import Faults
from bot.practice.gateway.hub import Gateway, address
from bot.practice.interactions import Desk
from bot.practice.keeping.keeping import Keeping
from bot.practice.people import Person
from bot.practice.posting import MOST_BYTES
from bot.practice.rest import application, channels, interactions, messages
from bot.practice.rest.front import BASE, Entry, Rest
from bot.practice.state.channels import Channel
from bot.practice.state.clock import Clock
from bot.practice.state.messages import Attachment, Message
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from bot.practice.state.world import INVITED, World

ROUTES = (
    *application.ROUTES,
    *messages.ROUTES,
    *channels.ROUTES,
    *interactions.ROUTES,
)
AT_ONCE = 0.001
"""Seconds; 0 would mean as long as it takes."""
PICTURES = frozenset(("image/png", "image/jpeg", "image/gif", "image/webp"))
"""The files that a browser may show; all others it only saves."""


class Practice:
    """A stand-in for Discord on 127.0.0.1, for as long as the context lasts.

    `privileged` are the intents, as bits, that the application has been granted on request.
    With `hurry` the windows of the rate limits are so many times shorter than Discord's. With a
    `folder` the world is kept there, and goes on from where an earlier one left off; `DamagedError`
    is raised if that cannot be read.
    """

    def __init__(
        self,
        port: int = 0,
        clock: Clock | None = None,
        bot_name: str = "Parlour",
        privileged: int = 0,
        hurry: float = 1.0,
        folder: Path | None = None,
    ) -> None:
        self.clock = clock or Clock()
        self.world = World(self.clock, bot_name)
        self.token = secrets.token_urlsafe(48)
        self.breaches = Breaches(self.world)
        self.faults = Faults(self.clock, lambda: self.world.tell("FAULTS"))
        self.gateway = Gateway(self.world, self.token, privileged, self.breaches)
        self.desk = Desk(self.world, self.gateway.deliver)
        self.rest = Rest(self.desk, self.token, self.faults, self.breaches, hurry)
        self.app = self._app()
        self._keeping = None if folder is None else Keeping(folder, self.world, self._person)
        self._port = port
        self._runner: web.AppRunner | None = None
        self._site: web.TCPSite | None = None

    async def __aenter__(self) -> Practice:
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await self._listen(self._port)
        _, port = self._runner.addresses[0][:2]
        address = f"http://127.0.0.1:{port}"
        if self._keeping is None:
            self.world.address = address
        else:
            self._keeping.start(address)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._runner is not None
        await self.gateway.stop()
        await self._runner.cleanup()
        self.clock.stop()
        if self._keeping is not None:
            await self._keeping.close()

    @property
    def api(self) -> str:
        """Where REST is found."""
        return self.world.address + BASE

    @property
    def gateway_url(self) -> str:
        """Where the gateway is found."""
        return address(self.world)

    @property
    def log(self) -> Sequence[Entry]:
        """The requests so far, oldest first."""
        return self.rest.log

    def add_server(
        self, name: str, permissions: Permission = INVITED, owner: Person | None = None
    ) -> Server:
        """A new server to which the bot has been invited with these permissions.

        Without an `owner` one is made up.
        """
        return self.world.add_server(name, permissions, owner)

    def add_person(self, name: str, *, dms_open: bool = True) -> Person:
        """Somebody new, who is not in any server yet."""
        person = self._person(self.world.ids.next(), name)
        person.dms_open = dms_open
        self.world.people[person.id] = person
        self.world.tell("PERSON", person)
        return person

    def delete_message(self, message: Message) -> None:
        """Delete a message as a moderator does."""
        self.world.delete_message(message)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or a thread as a moderator does."""
        self.world.delete_channel(channel)

    async def go_down(self) -> None:
        """Be as if there were no Discord: every connection is cut, and nobody answers."""
        assert self._runner is not None
        assert self._site is not None
        await self._site.stop()
        await self.gateway.cut()
        assert self._runner.server is not None
        await self._runner.server.shutdown(AT_ONCE)

    async def come_back(self) -> None:
        """Answer again at the same address."""
        await self._listen(int(self.world.address.rpartition(":")[2]))

    async def _listen(self, port: int) -> None:
        assert self._runner is not None
        self._site = web.TCPSite(self._runner, "127.0.0.1", port)
        await self._site.start()

    async def until(self, true: Callable[[], bool], within: float = 5.0) -> None:
        """Wait until something is true. Raises `TimeoutError` when it does not come about."""
        async with asyncio.timeout(within):
            while not true():  # noqa: ASYNC110 - it may be about anything, the bot included
                await asyncio.sleep(0.005)

    def _person(self, number: int, name: str) -> Person:
        return Person(self.world, self.desk, number, name)

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=MOST_BYTES)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get(
            r"/attachments/{channel:\d{1,20}}/{attachment:\d{1,20}}/{name}", self._file
        )
        self.rest.mount(app, ROUTES)
        return app

    async def _file(self, request: web.Request) -> web.Response:
        channel = self.world.channels.get(int(request.match_info["channel"]))
        for message in channel.messages.values() if channel else ():
            for each in message.attachments:
                if str(each.id) == request.match_info["attachment"]:
                    return _served(each)
        raise web.HTTPNotFound


def _served(file: Attachment) -> web.Response:
    """A file as it is served: only a picture is shown, whatever else it is called is saved."""
    headers = {
        "Cache-Control": "private, max-age=31536000, immutable",
        "X-Content-Type-Options": "nosniff",
    }
    if file.content_type not in PICTURES:
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=file.data, content_type=file.content_type, headers=headers)
