"""An evening of bad manners: nothing may be logged that tells of a fault."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tests.chat.conftest import practice, tonight

RATES = "discord.http"
"""It tells that it waits where it has asked Discord for much: no fault."""

__all__ = ["practice", "tonight"]


@pytest.fixture(autouse=True)
def nothing_went_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever people do, the house has nothing to report."""
    yield
    records = caplog.get_records("call")
    wrong = [
        each.getMessage()
        for each in records
        if each.levelno >= logging.WARNING and each.name != RATES
    ]
    assert wrong == []
