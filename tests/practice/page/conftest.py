"""The practice room with its page, and windows of the people in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.practice.page.site import Page
from bot.practice.people import Person
from bot.practice.server import Practice
from tests.practice.client import pointed_at
from tests.practice.page.tab import Tab, opened


class Logbook:
    """A keeper without a process: it notes what it was asked, and its log is what one writes."""

    def __init__(self) -> None:
        self.restarts: list[bool] = []
        self.lines = "The bot has started.\n"

    async def restart(self, *, hard: bool) -> None:
        self.restarts.append(hard)

    def log(self) -> str:
        return self.lines


@pytest.fixture
def keeper() -> Logbook:
    return Logbook()


@pytest.fixture
async def practice(monkeypatch: pytest.MonkeyPatch, keeper: Logbook) -> AsyncIterator[Practice]:
    """The stand-in with its page; a breach left behind fails the test."""
    practice = Practice()
    Page(practice, keeper)
    async with practice:
        pointed_at(practice, monkeypatch)
        yield practice
        assert practice.breaches == []


@pytest.fixture
async def hers(practice: Practice, ada: Person) -> AsyncIterator[Tab]:
    """Ada's window."""
    async with opened(practice, ada.username) as tab:
        yield tab


@pytest.fixture
async def his(practice: Practice, ben: Person) -> AsyncIterator[Tab]:
    """Ben's window."""
    async with opened(practice, ben.username) as tab:
        yield tab
