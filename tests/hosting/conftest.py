"""A house for every test, at a stand-in for Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.practice.server import Practice
from tests.evening.house import House
from tests.evening.programs import FORKED


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A bot that has not been started; it is killed in the end."""
    async with Practice() as practice:
        practice.add_server("The Club")
        house = House(practice, tmp_path, {}, FORKED)
        try:
            yield house
        finally:
            with suppress(AssertionError):  # it has never been started
                await house.kill()
