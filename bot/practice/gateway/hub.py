"""The gateway: takes connections, keeps sessions, and tells them what happens in the world."""

from __future__ import annotations

import asyncio
import json
from typing import Final

from aiohttp import WSCloseCode, WSMsgType, web

from bot.practice.breaches import Breaches
from bot.practice.checks import Breach
from bot.practice.gateway.compression import compressor
from bot.practice.gateway.events import PRIVILEGED, event, interaction_event
from bot.practice.gateway.roll_call import called
from bot.practice.gateway.sessions import Session
from bot.practice.interactions import ANSWER_WITHIN, Interaction
from bot.practice.line import Line
from bot.practice.payloads.accounts import myself
from bot.practice.payloads.places import server as server_payload
from bot.practice.state.components import Json
from bot.practice.state.world import News, World

MOST_BYTES: Final = 4096
"""How much a client may send at once."""
HEARTBEAT: Final = 41_250
"""How often a client should beat, in milliseconds."""
WAY_BACK: Final = 0.01
"""How long the answer to a beat takes, in seconds: discord.py counts from when a beat has left,
and takes an answer that is back sooner for one to the beat before."""
RESUMABLE: Final = 180.0
"""How long a lost session can be resumed, in seconds."""


class Gateway:
    """Takes connections, keeps sessions, and tells them what happens in the world."""

    def __init__(self, world: World, token: str, privileged: int, breaches: Breaches) -> None:
        self._world = world
        self._token = token
        self._refused_intents = PRIVILEGED & ~privileged
        self._breaches = breaches
        self._sessions: dict[str, Session] = {}
        self._told = False
        world.listeners.append(self._hear)

    @property
    def connected(self) -> bool:
        """Whether any session is on the line."""
        return any(each.line is not None for each in self._sessions.values())

    def _changed(self) -> None:
        """Tell the world when the bot has come on line, or gone."""
        if self._told != self.connected:
            self._told = self.connected
            self._world.tell("CONNECTION", self._told)

    def deliver(self, interaction: Interaction) -> bool:
        """Hand an interaction to the bot; false when nobody is there and nobody is awaited."""
        body = interaction_event(interaction, self._world)
        for each in self._sessions.values():
            each.tell("INTERACTION_CREATE", body)
        just_now = self._world.clock.now() - ANSWER_WITHIN
        return any(each.awaited_since(just_now) for each in self._sessions.values())

    def _hear(self, news: News) -> None:
        for each in tuple(self._sessions.values()):
            if each.line is None and self._world.clock.now() - each.lost > RESUMABLE:
                del self._sessions[each.id]
            elif (body := event(news, self._world, each.intents)) is not None:
                each.tell(news.name, body)

    async def ask_to_reconnect(self) -> None:
        """Op 7: every client is asked to connect anew and to resume."""
        for session in self._live():
            session.awaited = True
            _line(session).send(json.dumps({"op": 7, "d": None}))

    async def invalidate(self, *, resumable: bool) -> None:
        """Op 9: every session is at an end, or may yet be resumed."""
        for session in self._live():
            session.awaited = resumable
            _line(session).send(json.dumps({"op": 9, "d": resumable}))
            if not resumable:
                del self._sessions[session.id]
        self._changed()

    async def close(self, code: int) -> None:
        """Close every connection with a code; after 4007 and 4009 there is nothing to resume."""
        for session in self._live():
            line = _line(session)
            session.awaited = code not in (4007, 4009)
            if not session.awaited:
                del self._sessions[session.id]
            await line.close(code)
        self._changed()

    async def cut(self) -> None:
        """Let every connection vanish without a word."""
        for session in self._live():
            session.awaited = True
            assert session.request is not None
            _line(session).cut(session.request)

    def lose(self, events: int = 1) -> None:
        """Lose the next events on their way; a resumption brings them back."""
        for session in self._sessions.values():
            session.to_lose = events

    async def stop(self) -> None:
        """Hang up for good."""
        for session in self._live():
            await _line(session).close(WSCloseCode.GOING_AWAY)
        self._sessions.clear()
        self._changed()

    def _live(self) -> list[Session]:
        return [each for each in self._sessions.values() if each.line is not None]

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Hold one connection until either side ends it."""
        socket = web.WebSocketResponse(max_msg_size=MOST_BYTES)
        await socket.prepare(request)
        try:
            line = Line(socket, compressor(request.query.get("compress", "")))
        except LookupError:
            await socket.close(code=4012)
            return socket
        line.send(json.dumps({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}}))
        session: Session | None = None
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                await line.close(4002)
                break
            session = await self._receive(json.loads(message.data), session, line, request)
        line.drop()
        if session is not None and session.line is line:
            self._hang_up(session, socket.close_code)
        return socket

    def _hang_up(self, session: Session, code: int | None) -> None:
        session.line = session.request = None
        session.lost = self._world.clock.now()
        if code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY) and not session.awaited:
            self._sessions.pop(session.id, None)
        self._changed()

    async def _receive(
        self, payload: Json, session: Session | None, line: Line, request: web.Request
    ) -> Session | None:
        data: Json = payload.get("d")  # pyright: ignore[reportAssignmentType] - only op 1 may lack it
        match payload["op"]:
            case 1:
                beat = json.dumps({"op": 11, "d": None})
                asyncio.get_running_loop().call_later(WAY_BACK, line.send, beat)
            case 2 if session is None:
                return await self._identify(data, line, request)
            case 6 if session is None:
                return await self._resume(data, line, request)
            case 3 if session is not None:
                pass
            case 8 if session is not None:
                self._call_the_roll(session, data)
            case _:
                await line.close(4003 if session is None else 4001)
        return session

    def _call_the_roll(self, session: Session, data: Json) -> None:
        answer = called(self._world, session.intents, data)
        if isinstance(answer, Breach):
            self._breaches.note(answer)
        elif answer is not None:
            session.tell("GUILD_MEMBERS_CHUNK", answer)

    async def _identify(self, data: Json, line: Line, request: web.Request) -> Session | None:
        if data["token"] != self._token:
            await line.close(4004)
            return None
        if data["intents"] & self._refused_intents:
            await line.close(4014)
            return None
        session = Session(data["intents"])
        self._sessions[session.id] = session
        session.line, session.request = line, request
        self._changed()
        servers = self._world.with_bot()
        session.tell("READY", self._ready(session, data))
        for each in servers:
            session.tell("GUILD_CREATE", server_payload(each, self._world.bot))
        return session

    def _ready(self, session: Session, data: Json) -> Json:
        return {
            "v": 10,
            "user": myself(self._world.bot),
            "guilds": [
                {"id": str(each.id), "unavailable": True} for each in self._world.with_bot()
            ],
            "session_id": session.id,
            "resume_gateway_url": address(self._world),
            "shard": data.get("shard", [0, 1]),
            "application": {"id": str(self._world.bot.id), "flags": 0},
            "session_type": "normal",
            "private_channels": [],
        }

    async def _resume(self, data: Json, line: Line, request: web.Request) -> Session | None:
        session = self._sessions.get(data["session_id"])
        if data["token"] != self._token:
            await line.close(4004)
            return None
        if session is not None:
            session.line, session.request, session.awaited = line, request, False
            if session.replay(data["seq"]):
                session.tell("RESUMED", {})
                self._changed()
                return session
            del self._sessions[session.id]
        line.send(json.dumps({"op": 9, "d": False}))
        return None


def address(world: World) -> str:
    """Where the gateway is found."""
    return world.address.replace("http", "ws", 1) + "/gateway"


def _line(session: Session) -> Line:
    assert session.line is not None
    return session.line
