"""The REST half: every request passes token, limits and checks before its route is taken."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from aiohttp import web

from bot.practice.breaches import Breaches
from bot.practice.checks import Breach, check_request
from bot.practice.faults import Fault, Faults
from bot.practice.interactions import Desk
from bot.practice.refusals import (
    INVALID_BODY,
    NO_ROUTE,
    TOO_MANY_OLD_EDITS,
    UNAUTHORIZED,
    Refusal,
    Refused,
    told,
)
from bot.practice.rest.calls import Call, Route, read, uploads
from bot.practice.rest.rates import GLOBAL, LIMITS, OLD, OLD_EDITS, USUAL, Rates, Standing
from bot.practice.state.snowflakes import born

BASE: Final = "/api/v10"
REMEMBERED: Final = 100_000
"""How many requests the log goes back."""
HUNG_UP: Final = 499
"""The status that servers note down for a request that was broken off."""
LIMITED: Final = Refusal(429, 0, "You are being rate limited.")


@dataclass(frozen=True, slots=True)
class Entry:
    """A request that was answered: with which status, in how many milliseconds, and when."""

    method: str
    path: str
    status: int
    ms: float
    at: float


class Rest:
    """Answers requests, and keeps a log of them and a list of the bot's breaches."""

    def __init__(
        self, desk: Desk, token: str, faults: Faults, breaches: Breaches, hurry: float
    ) -> None:
        self._desk = desk
        self._token = token
        self._faults = faults
        self._breaches = breaches
        self.rates = Rates(desk.world.clock, hurry)
        self.log: deque[Entry] = deque(maxlen=REMEMBERED)

    def mount(self, app: web.Application, routes: Sequence[Route]) -> None:
        """Put routes on an application; whatever has none is refused and is a breach."""
        for route in routes:
            app.router.add_route(route.method, BASE + route.path, self._handler(route))
        app.router.add_route("*", BASE + "/{path:.*}", self._nowhere)

    def _handler(self, route: Route) -> Any:
        async def handle(request: web.Request) -> web.StreamResponse:
            started = time.perf_counter()
            path = request.path.removeprefix(BASE)
            fault = self._faults.strike(request.method, path)
            answer = await (
                self._answer(route, request, path)
                if fault is None
                else self._struck(fault, route, request, path)
            )
            spent = (time.perf_counter() - started) * 1000
            self._note(request.method, path, answer.status, spent)
            return answer

        return handle

    async def _struck(
        self, fault: Fault, route: Route, request: web.Request, path: str
    ) -> web.Response:
        if fault.status == 429 and fault.seconds:
            standing = Standing(False, USUAL, 0, fault.seconds)
            return _slow_down(_Limited(standing, {}, everywhere=fault.everywhere), {})
        if fault.status:
            return _reply(told(Refusal(fault.status, fault.code, "Ordered")), fault.status, {})
        answer = await self._answer(route, request, path) if fault.done else None
        if fault.drop:
            if request.transport is not None:
                request.transport.close()
            return web.Response(status=HUNG_UP)
        await asyncio.sleep(fault.seconds)
        return answer or await self._answer(route, request, path)

    async def _answer(self, route: Route, request: web.Request, path: str) -> web.Response:
        headers: dict[str, str] = {}
        try:
            if not route.free:
                self._admit(request)
            headers |= self._count(route, request)
            body, files = await read(request)
            self._check(request.method, path, body, files)
            call = Call(request.match_info, request.query, body, files)
            answer = route.act(self._desk, call)
        except Refused as refused:
            return self._refuse(path, refused, headers)
        except _Limited as limited:
            return _slow_down(limited, headers | limited.headers)
        except ConnectionError:
            # Whoever asks has hung up in mid-sentence, as a bot does that is closed: nobody hears.
            return web.Response(status=HUNG_UP)
        return _reply(answer, 204 if answer is None else 200, headers)

    def _note(self, method: str, path: str, status: int, ms: float) -> None:
        world = self._desk.world
        entry = Entry(method, path, status, ms, world.clock.now())
        self.log.append(entry)
        world.tell("REQUEST", entry)

    def _admit(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != f"Bot {self._token}":
            raise Refused(UNAUTHORIZED)

    def _count(self, route: Route, request: web.Request) -> dict[str, str]:
        parts = request.match_info
        major = parts.get("channel") or parts.get("server") or parts.get("token") or ""
        name = f"{route.method} {route.path}"
        if not route.free:
            overall = self.rates.take("global", GLOBAL)
            if not overall.allowed:
                raise _Limited(overall, {"X-RateLimit-Global": "true"}, everywhere=True)
        limit = LIMITS.get((route.method, route.path), USUAL)
        standing = self.rates.take(f"{name} {major}", limit)
        headers = self.rates.headers(name, standing)
        if not standing.allowed:
            raise _Limited(standing, headers)
        if route.method == "PATCH" and self._is_old(parts.get("message", "")):
            standing = self.rates.take(f"old {major}", OLD_EDITS)
            if not standing.allowed:
                raise _Limited(standing, headers, refusal=TOO_MANY_OLD_EDITS)
        return headers

    def _is_old(self, message: str) -> bool:
        return message.isdecimal() and self._desk.world.clock.now() - born(int(message)) > OLD

    def _check(self, method: str, path: str, body: Any, files: Any) -> None:
        faults = check_request(method, path, body, uploads(body, files))
        if not faults:
            return
        first = faults[0]
        if first.code == INVALID_BODY.code:
            raise Refused(INVALID_BODY, *faults)
        raise Refused(Refusal(400, first.code, first.what, breach=True))

    def _refuse(self, path: str, refused: Refused, headers: dict[str, str]) -> web.Response:
        refusal = refused.refusal
        if refusal.breach:
            for each in refused.faults or (Breach(refusal.code, path, refusal.words),):
                self._breaches.note(each)
        return _reply(told(refusal, refused.faults), refusal.status, headers)

    async def _nowhere(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(BASE)
        self._note(request.method, path, NO_ROUTE.status, 0.0)
        return self._refuse(f"{request.method} {path}", Refused(NO_ROUTE), {})


class _Limited(Exception):  # noqa: N818 - named for what is done to the request
    """A request came too soon."""

    def __init__(
        self,
        standing: Standing,
        headers: dict[str, str],
        *,
        everywhere: bool = False,
        refusal: Refusal = LIMITED,
    ) -> None:
        super().__init__()
        self.refusal = refusal
        self.standing = standing
        self.headers = headers
        self.everywhere = everywhere


def _slow_down(limited: _Limited, headers: dict[str, str]) -> web.Response:
    wait = round(limited.standing.wait, 3)
    body = told(limited.refusal) | {"retry_after": wait, "global": limited.everywhere}
    scope = "global" if limited.everywhere else "user"
    headers |= {
        "Retry-After": str(int(wait) + 1),
        "Via": "1.1 google",
        "X-RateLimit-Scope": scope,
    }
    return _reply(body, 429, headers)


def _reply(body: object, status: int, headers: dict[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    headers["Content-Type"] = "application/json"
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)
