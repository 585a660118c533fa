"""A night for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.faults.night import Night, night


@pytest.fixture
async def tonight(tmp_path: Path) -> AsyncIterator[Night]:
    """The house open, with three guests in the card room."""
    async with night(tmp_path) as tonight:
        yield tonight
