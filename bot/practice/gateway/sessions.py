"""A session of the gateway, which outlives its connections."""

from __future__ import annotations

import json
import secrets
from collections import deque
from typing import Any, Final

from aiohttp import web

from bot.practice.line import Line

REMEMBERED: Final = 1000
"""How many events are kept for a session that resumes."""


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
