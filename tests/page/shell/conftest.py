"""A club with the whole page, a bot with commands of every kind, and windows on them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, expect
from playwright.async_api import Page as Window

from bot.practice.page.site import Page
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.permissions import EVERYONE, Permission
from bot.practice.state.servers import Server
from tests.page.shell.steward import Steward
from tests.practice.client import pointed_at, started
from tests.practice.page.conftest import Logbook

OpenAs = Callable[..., Awaitable[Window]]


@pytest.fixture
def keeper() -> Logbook:
    return Logbook()


@pytest_asyncio.fixture(loop_scope="session")
async def practice(monkeypatch: pytest.MonkeyPatch, keeper: Logbook) -> AsyncIterator[Practice]:
    """The stand-in with its page; a breach left behind fails the test."""
    practice = Practice()
    Page(practice, keeper)
    async with practice:
        pointed_at(practice, monkeypatch)
        yield practice
        assert practice.breaches == []


@pytest.fixture
def club(practice: Practice) -> Server:
    return practice.add_server("The Club")


@pytest.fixture
def room(club: Server) -> Channel:
    return club.add_channel("card-room")


@pytest.fixture
def library(club: Server, room: Channel) -> Channel:
    """The second channel."""
    library = club.add_channel("library")
    assert library.position > room.position
    return library


@pytest.fixture
def ada(practice: Practice, club: Server) -> Person:
    person = practice.add_person("Ada")
    club.join(person)
    return person


@pytest.fixture
def ben(practice: Practice, club: Server, ada: Person) -> Person:
    """An organiser."""
    assert ada in practice.world.people.values()
    person = practice.add_person("Ben", dms_open=False)
    organiser = club.add_role("Organiser", EVERYONE | Permission.MANAGE_MESSAGES)
    club.join(person, organiser)
    return person


@pytest_asyncio.fixture(loop_scope="session")
async def steward(practice: Practice, room: Channel) -> AsyncIterator[Steward]:
    """The bot, on line."""
    assert room.server is not None
    bot = Steward()
    async with started(practice, bot):
        yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def open_as(browser: Browser, practice: Practice) -> AsyncIterator[OpenAs]:
    """Opens the page as somebody, in a window so wide. What a page complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    async def opened(person: Person, width: int = 1280) -> Window:
        context = await browser.new_context(
            viewport={"width": width, "height": 800}, locale="en-GB", timezone_id="UTC"
        )
        contexts.append(context)
        window = await context.new_page()
        window.set_default_timeout(5_000)
        window.on("pageerror", lambda error: complaints.append(str(error)))
        await window.goto(f"{practice.world.address}/?as={person.username}")
        await expect(window.locator("#title")).not_to_be_empty()
        return window

    yield opened
    for context in contexts:
        await context.close()
    assert complaints == []
