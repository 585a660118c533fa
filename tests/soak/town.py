"""A town with some clubs, and the people who go from one to another."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from bot.practice.interactions import Interaction, Trigger
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from tests.soak.tally import Tally

CHANNELS = 4
RECENT = 60
"""So many messages back somebody looks in a channel."""
PATIENT = 0.9
"""So many wait until the bot is on line again."""


@dataclass
class Town:
    """The stand-in with its clubs. All chance of an evening comes from `random`."""

    practice: Practice
    random: Random
    tally: Tally
    most: int
    """So many tables are open at a time, at most."""
    servers: list[Server]
    people: list[Person]
    steward: Person
    """Who may manage messages everywhere, and plays nowhere."""
    open: int = 0
    """Tables that are open, as the books had it a moment ago."""

    def places(self, person: Person) -> list[Channel]:
        """The channels and threads that somebody sees."""
        return [
            channel
            for server in self.servers
            if person.id in server.members
            for channel in (*server.channels.values(), *server.threads.values())
            if not channel.deleted
        ]

    async def pause(self, mean: float) -> None:
        """Some seconds, more or less."""
        await asyncio.sleep(min(self.random.expovariate(1 / mean), 4 * mean))

    async def on_line(self) -> None:
        """Waits for the bot: everybody sees when it is away, and few press all the same."""
        patient = self.random.random() < PATIENT
        while patient and not self.practice.gateway.connected:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.1)

    async def press(
        self, person: Person, message: Message, custom_id: str, value: str | None = None
    ) -> Interaction:
        """A press of what a message showed a moment ago: it crosses with whatever came since."""
        data = {"custom_id": custom_id, "component_type": 2, "id": 1}
        part = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id, "id": 1}
        if value is not None:
            data |= {"component_type": 3, "values": [value]}
            options = [{"label": "?", "value": value}]
            part = {"type": 3, "custom_id": custom_id, "options": options, "id": 1}
        before = copy.copy(message)
        before.components = [{"type": 1, "id": 2, "components": [part]}]
        desk = self.practice.desk
        return await desk.open(Trigger.COMPONENT, person, message.channel, data, before)


def town(practice: Practice, random: Random, tables: int) -> Town:
    """Clubs and people for so many tables."""
    servers = [practice.add_server(f"Club {number}") for number in range(2 + tables // 40)]
    for server in servers:
        for number in range(CHANNELS):
            server.add_channel(f"room-{number}")
    people = [practice.add_person(f"Guest {number}") for number in range(10 + tables // 3)]
    for person in people:
        for server in random.sample(servers, min(3, len(servers))):
            server.join(person)
    steward = practice.add_person("Steward")
    for server in servers:
        server.join(steward, permissions=Permission.MANAGE_MESSAGES)
    return Town(practice, random, Tally(), tables, servers, people, steward)


def recent(channel: Channel) -> Iterator[Message]:
    """The latest messages of a channel that everybody sees, the newest first."""
    for each in islice(reversed(tuple(channel.messages.values())), RECENT):
        if each.only_for is None and not each.deleted:
            yield each
