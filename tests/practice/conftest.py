"""The checks are tested with the limits alone, unless a test asks for the description."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _without_description(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_OPENAPI", raising=False)
