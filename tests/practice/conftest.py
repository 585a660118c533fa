"""A club with a card room, two people in it, and discord.py's own client logged in."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from tests.practice.client import Bot, pointed_at, started


@pytest.fixture
async def practice(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Practice]:
    """The stand-in, with discord.py pointed at it; a breach left behind fails the test."""
    async with Practice() as practice:
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
def ada(practice: Practice, club: Server) -> Person:
    person = practice.add_person("Ada")
    club.join(person)
    return person


@pytest.fixture
def ben(practice: Practice, club: Server) -> Person:
    person = practice.add_person("Ben")
    club.join(person, permissions=Permission.MANAGE_GUILD)
    return person


@pytest.fixture
async def bot(practice: Practice, club: Server) -> AsyncIterator[Bot]:
    """The client, ready; commands are added to its tree and synced by each test."""
    async with started(practice, Bot()) as client:
        assert client.get_guild(club.id) is not None
        yield client
