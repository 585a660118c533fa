"""Companies of people who play at tables of the running bot, through the stand-in alone."""

from __future__ import annotations

import asyncio
import copy
import re
import sqlite3
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from bot.practice.interactions import Interaction, Trigger
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.world import News
from bot.tables.refusals import MOVED_ON
from tests.bench.rig.following import Due, Followed
from tests.soak.reading import replies, table_of

Outcome: TypeAlias = Literal["done", "stale", "refused", "unanswered"]

BUY_IN: Final = 1_000
GLANCE: Final = 0.02
"""Seconds between two looks at a table at which nobody can do anything just now."""
ENTERED: Final = "You have entered"


class Boards:
    """Where the messages of tables stand, by the ids of the tables."""

    def __init__(self, practice: Practice) -> None:
        self.messages: dict[str, Message] = {}
        practice.world.listeners.append(self._hear)

    def _hear(self, news: News) -> None:
        match news.about:
            case (Message(channel=Channel(server=server), only_for=None) as message,) if server:
                if table := table_of(message):
                    self.messages[table] = message
            case _:
                pass


@dataclass
class Party:
    """People who play one game in one channel, at one table after another."""

    practice: Practice
    boards: Boards
    books: sqlite3.Connection
    game: str
    channel: Channel
    people: list[Person]
    unanswered: int = 0
    """Tables asked for in vain: no answer came while Discord waits for one."""
    followed: Followed = field(init=False)

    async def lay(self) -> None:
        """Opens a table, at which all sit down."""
        table = await self._opened()
        while table not in self.boards.messages:  # noqa: ASYNC110 - any message may be the one
            await asyncio.sleep(GLANCE)
        self.followed = Followed(self.books, table)
        self.followed.look()
        await self._sit_down()

    async def _opened(self) -> str:
        """Another table. Who gets no answer asks again; a refusal is a `RuntimeError`."""
        while True:
            asked = self.people[0].slash(self.channel, self.game, pace="post", buy_in=BUY_IN)
            said = await read(await asked)
            if found := re.search(r"Table `(\w+)`", said):
                return found[1]
            if said:
                raise RuntimeError(said)
            self.unanswered += 1

    async def _sit_down(self) -> None:
        """Whoever has no seat yet takes one, and the host begins."""
        for each in self.people:
            if each.id not in self.followed.users():
                await self._tool(each, "sit")
        await self._tool(self.people[0], "begin")

    async def ready(self) -> None:
        """Sees that the table can be played at: to the next deal, or to another table."""
        while True:
            self.followed.look()
            if self.followed.phase == "closed":
                await self.lay()
            elif self.followed.phase == "lobby":
                await self._sit_down()
            elif self.followed.phase == "between" and self.followed.unready():
                users = self.followed.unready()
                ready = [self._tool(each, "next") for each in self.people if each.id in users]
                await asyncio.gather(*ready)
            elif self.followed.due() is not None:
                return
            await asyncio.sleep(GLANCE)

    async def move(self, due: Due) -> Interaction:
        """Makes a move, in the direct message with the hand where there is one."""
        person = next(each for each in self.people if each.id == due.user)
        table = self.followed.table
        hands = [each for each in person.dms()[-3:] if table_of(each) == table]
        message = hands[-1] if hands else self.boards.messages[table]
        answer = await self.press(person, message, f"pp:{table}:{due.move}:{due.what}")
        if answer.modal is not None and due.filled is not None:
            names = [each.custom_id for each in answer.modal.fields]
            values = {name: due.filled.get(name, "") for name in names}
            return await person.submit(answer.modal, values)
        return answer

    async def _tool(self, person: Person, what: str) -> None:
        """Uses a tool under the table. That somebody else was faster does not matter."""
        table = self.followed.table
        await self.press(person, self.boards.messages[table], f"pp:{table}:0:{what}")

    async def press(self, person: Person, message: Message, custom_id: str) -> Interaction:
        """A press of what a message offers by now, or is about to."""
        button = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id, "id": 91}
        row: Any = {"type": 1, "id": 90, "components": [button]}
        shown = copy.copy(message)
        shown.components = [*message.components[:-1], row]
        data = {"custom_id": custom_id, "component_type": 2, "id": 91}
        desk = self.practice.desk
        return await desk.open(Trigger.COMPONENT, person, message.channel, data, shown)


async def read(answer: Interaction) -> str:
    """What somebody is told, however late; nothing where no answer came in Discord's time."""
    while not answer.failed:
        if said := "".join(each.text for each in replies(answer)):
            return said
        await asyncio.sleep(GLANCE)
    return ""


def outcome(answer: Interaction) -> Outcome:
    """What became of a press, by all that has been answered so far: a refusal may come late."""
    said = "".join(each.text for each in replies(answer))
    if answer.failed:
        return "unanswered"
    if not said or said.startswith(ENTERED):
        return "done"
    return "stale" if MOVED_ON in said else "refused"
