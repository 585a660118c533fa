"""One open WebSocket, written to in order and without waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from aiohttp import web

Compress = Callable[[bytes], bytes]


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

    @property
    def waiting(self) -> int:
        """How many payloads have not left yet."""
        return self._waiting.qsize()

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
