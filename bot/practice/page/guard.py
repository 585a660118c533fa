"""Who may speak to the stand-in: this machine, and of web pages only its own.

A page from elsewhere can make a browser send requests to this machine, or point a name of its own
at it. Both show: the one in `Origin`, the other in `Host`.
"""

from __future__ import annotations

from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler
from yarl import URL

from bot.practice.state.world import World

HOSTS: Final = ("127.0.0.1", "localhost", "[::1]")
HEADERS: Final = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "img-src 'self' data: blob:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def guard(app: web.Application, world: World, sockets: str) -> None:
    """Guard all that an application serves; at the path `sockets` only its own pages come in."""

    @web.middleware
    async def admit(request: web.Request, handler: Handler) -> web.StreamResponse:
        host = request.headers.get("Host", "").lower()
        if host not in _own(world):
            return web.Response(status=403, text="The practice room is only for this machine.\n")
        origin = request.headers.get("Origin")
        needed = request.path == sockets
        if (needed or origin is not None) and origin != f"http://{host}":
            return web.Response(status=403, text="The practice room hears no other web pages.\n")
        return await handler(request)

    app.middlewares.append(admit)
    app.on_response_prepare.append(_harden)


def _own(world: World) -> frozenset[str]:
    port = URL(world.address).port
    return frozenset(f"{host}:{port}" for host in HOSTS)


async def _harden(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
