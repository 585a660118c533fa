"""An evening, with discord.py's own client speaking to the stand-in, and times hurried."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.practice import rates, rest
from bot.practice.server import Practice
from tests.chat.evening import Evening, evening

HURRY = 20.0


@pytest.fixture
async def tonight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """The house open; a breach of Discord's rules that is left behind fails the test."""
    for route, limit in rates.LIMITS.items():
        hurried = rates.Limit(limit.hits, limit.seconds / HURRY)
        monkeypatch.setitem(rates.LIMITS, route, hurried)
    monkeypatch.setattr(rest, "GLOBAL", rates.Limit(rates.GLOBAL.hits, 1 / HURRY))
    async with Practice() as practice:
        monkeypatch.setattr(Route, "BASE", practice.api)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(practice.gateway_url))
        async with evening(practice, tmp_path / "parlour.sqlite3", HURRY) as tonight:
            yield tonight
        assert practice.breaches == []
