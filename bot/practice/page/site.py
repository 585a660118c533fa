"""The page as it is served: its files, its sockets, and the ticking of what shows in them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from aiohttp import web

from bot.practice.page.guard import guard
from bot.practice.page.screen import Keeper
from bot.practice.page.views import people
from bot.practice.page.window import Window
from bot.practice.people import Person
from bot.practice.server import Practice

CLIENT: Final = Path(__file__).parent / "client"
LIVE: Final = "/page/live"
NOBODY: Final = 4404
"""The close code for a name that nobody has."""
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}
MOST_BYTES: Final = 1 << 20
"""How long a request of a window may be."""
PULSE: Final = 30.0
"""How often a window is asked whether it is still there, in seconds."""
FAREWELL: Final = 1.0
"""How long a window has to take its leave when the room closes, in seconds."""
TICK: Final = 1.0
"""How often the drawer is brought up to date, in seconds."""


class Page:
    """The page of a practice room, mounted on it; to be made before the room is entered.

    Without a `keeper` the page cannot restart the bot.
    """

    def __init__(self, practice: Practice, keeper: Keeper | None) -> None:
        self._practice = practice
        self._keeper = keeper
        self._windows: set[Window] = set()
        app = practice.app
        guard(app, practice.world, LIVE)
        app.router.add_get("/", self._index)
        app.router.add_get(LIVE, self._live)
        app.router.add_get("/page/{file:.+}", self._file)
        app.cleanup_ctx.append(self._ticking)
        app.on_shutdown.append(self._close)

    async def _index(self, _request: web.Request) -> web.Response:
        return _served("index.html")

    async def _file(self, request: web.Request) -> web.Response:
        return _served(request.match_info["file"])

    async def _live(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(
            timeout=FAREWELL, heartbeat=PULSE, compress=False, max_msg_size=MOST_BYTES
        )
        try:
            await socket.prepare(request)
        except ConnectionResetError:  # the window has gone again already
            return web.Response()
        person = self._called(request.query.get("as", ""))
        if person is None:
            await socket.close(code=NOBODY)
            return socket
        window = Window(self._practice, self._keeper, person, request)
        self._windows.add(window)
        try:
            await window.serve(socket)
        finally:
            self._windows.discard(window)
        return socket

    def _called(self, username: str) -> Person | None:
        """Who has this username; without one, the first of all."""
        everybody = people(self._practice.world)
        return next((each for each in everybody if username in ("", each.username)), None)

    async def _ticking(self, _app: web.Application) -> AsyncIterator[None]:
        ticker = asyncio.create_task(self._tick())
        yield
        ticker.cancel()
        with suppress(asyncio.CancelledError):
            await ticker

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for window in tuple(self._windows):
                window.tick()

    async def _close(self, _app: web.Application) -> None:
        await asyncio.gather(*(window.close() for window in self._windows))


def _served(name: str) -> web.Response:
    """A file of the client's, by the path it has there and no other."""
    files = {
        each.relative_to(CLIENT).as_posix(): each
        for each in CLIENT.rglob("*")
        if each.suffix in TYPES
    }
    if name not in files:
        raise web.HTTPNotFound(text=f"There is no {name} here.\n")
    return web.Response(
        body=files[name].read_bytes(),
        headers={"Content-Type": TYPES[files[name].suffix], "Cache-Control": "no-cache"},
    )
