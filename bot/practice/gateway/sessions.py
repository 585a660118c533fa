"""One connection of the gateway, and the session that outlives it."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from typing import Any, Final

from aiohttp import web

from bot.practice.gateway.compression import Compress

REMEMBERED: Final = 1000
"""How many events are kept for a session that resumes."""


class Line:
    """One open connection; what is sent keeps its order."""

    def __init__(self, socket: web.WebSocketResponse, compress: Compress | None) -> None:
        self._socket = socket
        self._compress = compress
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        """Have a payload sent after all that went before."""
        self._waiting.put_nowait(text)

    async def close(self, code: int) -> None:
        """Close the connection with a code."""
        self._writer.cancel()
        await self._socket.close(code=code)

    def cut(self, request: web.Request) -> None:
        """Let the connection vanish without a word."""
        self.drop()
        if request.transport is not None:
            request.transport.abort()

    def drop(self) -> None:
        """Send nothing more."""
        self._writer.cancel()

    async def _write(self) -> None:
        while True:
            text = await self._waiting.get()
            try:
                if self._compress is None:
                    await self._socket.send_str(text)
                else:
                    await self._socket.send_bytes(self._compress(text.encode()))
            except ConnectionError:
                return


class Session:
    """What one identification of the bot is told; `awaited` while it may resume any moment."""

    def __init__(self, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)
        self.line: Line | None = None
        self.request: web.Request | None = None
        self.awaited = False
        self.lost = 0.0
        self.to_lose = 0

    def awaited_since(self, moment: float) -> bool:
        """Whether it is on the line, or was cut off since then and is expected to resume."""
        return self.line is not None or (self.awaited and self.lost >= moment)

    def tell(self, name: str, body: Any) -> None:
        """Dispatch an event; it is remembered for a resumption even when it cannot be sent."""
        self.sequence += 1
        text = json.dumps({"op": 0, "t": name, "s": self.sequence, "d": body})
        self.sent.append((self.sequence, text))
        if self.to_lose:
            self.to_lose -= 1
        elif self.line is not None:
            self.line.send(text)

    def replay(self, seen: int) -> bool:
        """Send again what came after `seen`; false if that is no longer known."""
        first = self.sent[0][0] if self.sent else 1
        if not first - 1 <= seen <= self.sequence or self.line is None:
            return False
        for number, text in self.sent:
            if number > seen:
                self.line.send(text)
        return True
