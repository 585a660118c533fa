"""A club for an evening: the stand-in with its people, and the bot at it as a process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.practice.interactions import Interaction
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.servers import Server
from tests.evening.house import House
from tests.evening.programs import FORKED, Program

SHUT = "Dan"
"""Who takes no direct messages."""


@dataclass
class Opened:
    """A club that has been opened."""

    practice: Practice
    house: House
    server: Server
    room: Channel
    people: dict[str, Person]


@asynccontextmanager
async def opened(
    folder: Path, names: Sequence[str], hurry: float, program: Program = FORKED
) -> AsyncIterator[Opened]:
    """A club with these people. The bot is killed at the end; a breach fails the evening."""
    async with Practice(hurry=50) as practice:
        server = practice.add_server("The Club")
        room = server.add_channel("card-room")
        people = {name: practice.add_person(name, dms_open=name != SHUT) for name in names}
        for person in people.values():
            server.join(person)
        house = House(practice, folder, {"PARLOUR_HURRY": str(hurry)}, program)
        await house.open()
        try:
            yield Opened(practice, house, server, room, people)
        finally:
            await house.kill()
        assert practice.breaches == []


def word(answer: Interaction) -> str:
    """What a quiet reply says; nothing if there is none, or if it is a hand."""
    if answer.followups:
        return answer.followups[-1].text
    reply = answer.message
    return "" if reply is None or reply.only_for is None or reply.pictures else reply.text


def move_of(custom_id: str) -> int:
    """The move at which a control was shown."""
    return int(custom_id.split(":")[2])
