"""An evening, with discord.py's own client speaking to the stand-in, and times hurried."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.practice.rest import front, rates
from bot.practice.server import Practice
from tests.chat.evening import Evening, club, evening

HURRY = 20.0


@pytest.fixture
async def practice(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Practice]:
    """The stand-in, hurried; a breach of Discord's rules that is left behind fails the test."""
    for route, limit in rates.LIMITS.items():
        hurried = rates.Limit(limit.hits, limit.seconds / HURRY)
        monkeypatch.setitem(rates.LIMITS, route, hurried)
    monkeypatch.setattr(front, "GLOBAL", rates.Limit(rates.GLOBAL.hits, 1 / HURRY))
    async with Practice() as practice:
        monkeypatch.setattr(Route, "BASE", practice.api)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(practice.gateway_url))
        yield practice
        assert practice.breaches == []


@pytest.fixture
async def tonight(practice: Practice, tmp_path: Path) -> AsyncIterator[Evening]:
    """The house open."""
    async with evening(practice, club(practice), tmp_path / "parlour.sqlite3", HURRY) as tonight:
        yield tonight
