"""A club for an evening: the stand-in with its people, and the bot at it as a process."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from bot.practice.interactions import Interaction
from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.servers import Server
from tests.evening.house import House
from tests.evening.programs import FORKED, Program
from tests.onward import ONWARD, onward

SHUT: Final = "Dan"
"""Who takes no direct messages."""
PURSE: Final = 1_000
MOVED_ON: Final = "The table has moved on."


@dataclass
class Club:
    """People at the latest table of a card room: what they see, and what they do."""

    practice: Practice
    house: House
    server: Server
    room: Channel
    people: dict[str, Person]
    acted: int = -1
    """The latest move at which somebody acted."""

    # --- what is to be seen ---------------------------------------------------------------------

    @property
    def tables(self) -> list[Message]:
        """All messages of tables, the latest last."""
        public = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in public if each.buttons and not each.deleted]

    @property
    def table(self) -> Message:
        """The table's message."""
        return self.tables[-1]

    @property
    def labels(self) -> list[str]:
        """The buttons under the table; none when there is no table."""
        return [each.label or "" for each in self.table.buttons] if self.tables else []

    def offers(self, button: str) -> bool:
        return button in self.labels

    def is_between(self) -> bool:
        return onward(self.labels) is not None

    def is_closed(self) -> bool:
        return self.labels == ["Record"]

    @property
    def move(self) -> int:
        """The move that the table shows; -1 when there is no table."""
        return move_of(self.table.buttons[0].custom_id) if self.tables else -1

    @property
    def deal(self) -> int:
        """The number of the deal that the table shows; nought before the first."""
        found = re.search(r"(?:deal|coup|round) (\d+)", self.table.text)
        return int(found[1]) if found else 0

    @property
    def waiting(self) -> list[str]:
        """Who is to play, as everybody reads it."""
        found = re.search(r"^(\*\*.*) to play\b", self.table.text, re.MULTILINE)
        return re.findall(r"\*\*(\w+)\*\*", found[1]) if found else []

    @property
    def on_turn(self) -> str | None:
        """Who alone is to play, once the table shows the latest move."""
        waiting = self.waiting if self.tables and self.move > self.acted else []
        return waiting[0] if len(waiting) == 1 else None

    def letters(self, name: str) -> list[Message]:
        """The hands that somebody has had by direct message."""
        return [each for each in self.people[name].dms() if each.pictures]

    def received(self) -> dict[str, int]:
        """How many direct messages everybody has had."""
        return {name: len(person.dms()) for name, person in self.people.items()}

    # --- what people do -------------------------------------------------------------------------

    async def until(self, true: Callable[[], bool], within: float = 20.0) -> None:
        await self.practice.until(true, within)

    async def until_offered(self, *buttons: str) -> str:
        """The first of these buttons that the table has, as soon as it has any."""
        await self.until(lambda: any(map(self.offers, buttons)))
        return next(filter(self.offers, buttons))

    async def until_turn(self) -> str:
        """Whoever is on turn, as soon as somebody is."""
        await self.until(lambda: self.on_turn is not None)
        assert self.on_turn is not None
        return self.on_turn

    async def press(self, name: str, button: str) -> Interaction:
        """A press on a button of the table, as soon as there is one."""
        await self.until_offered(button)
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed, (name, button, answer.failed)
        return answer

    async def press_twice(self, name: str, message: Message, button: str) -> list[str]:
        """The words to two presses at once, in order of the alphabet."""
        person = self.people[name]
        twice = await asyncio.gather(person.click(message, button), person.click(message, button))
        return sorted(map(word, twice))

    async def fill_in(self, name: str, form: Interaction, **entries: str) -> str:
        """The word to somebody who sends a form so."""
        assert form.modal is not None, word(form)
        sent = await self.people[name].submit(form.modal, entries)
        assert not sent.failed
        return word(sent)

    async def give(self, name: str, button: str, amount: str) -> str:
        """The word to somebody who asks for a form and writes this amount."""
        return await self.fill_in(name, await self.press(name, button), amount=amount)

    async def sit_down(self, *names: str) -> None:
        for name in names:
            said = word(await self.press(name, "Take a seat"))
            assert said == "", said

    async def next_deal(self, *names: str) -> None:
        """All these are ready, those at least who say so before the pause is over."""
        await self.until_offered(*ONWARD)
        deal = self.deal
        for name in names:
            with suppress(Impossible):
                if self.is_between() and self.deal == deal:
                    await self.people[name].click(self.table, onward(self.labels) or "")
        await self.until(lambda: self.deal > deal)

    async def close_table(self) -> None:
        """Ada, who is its host, closes the table."""
        answer = await self.press("Ada", "More")
        for button in ("Close the table", "Yes, close the table"):
            answer = await self.people["Ada"].click(answer.message, button)
            assert not answer.failed
        assert "The table is closed" in word(answer)
        await self.until(self.is_closed)

    async def send_away(self, name: str) -> str:
        """Ada does so with somebody; the word to that."""
        tools = (await self.press("Ada", "More")).message
        assert tools is not None
        (menu,) = tools.selects
        value = next(each.value for each in menu.options if each.label == name)
        asked = await self.people["Ada"].choose(tools, menu.custom_id, value)
        return word(await self.people["Ada"].click(asked.message, "Yes, send away"))

    # --- the bot and its books ------------------------------------------------------------------

    @asynccontextmanager
    async def killed(self, press: Awaitable[Interaction]) -> AsyncIterator[None]:
        """The bot is killed, a press meanwhile comes to nothing, and it is started again.

        Nobody notices: what is done then is done at the same table, and no letter comes twice.
        """
        table, letters = self.table, self.received()
        await self.house.kill()
        with suppress(Impossible):
            assert (await press).failed == "This interaction failed"
        await self.house.open()
        yield
        assert self.table is table
        assert self.received() == letters

    async def balance(self, name: str) -> int:
        """The chips in a purse."""
        told = word(await self.people[name].slash(self.room, "chips balance"))
        found = re.search(r"\*\*([\d,]+) chips?\*\* in your purse", told)
        assert found is not None, told
        return int(found[1].replace(",", ""))

    async def record(self, reader: str = "Eve") -> tuple[dict[str, Any], dict[str, Any]]:
        """The record as its reader gets it, and what `replay --verify` prints of it."""
        answer = await self.press(reader, "Record")
        assert answer.message is not None
        assert answer.message.only_for is self.people[reader]
        (file,) = answer.message.attachments
        path = self.house.folder / "record.json"
        path.write_bytes(file.data)
        status, out = await self.house.command("replay", "--verify", str(path))
        assert status == 0, out
        return json.loads(file.data), json.loads(out)

    async def settled(
        self, brought: Mapping[str, int], reader: str = "Eve"
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """The record, whose chips stand in the purses of these guests, who brought so many."""
        record, printed = await self.record(reader)
        names = [each["name"] for each in record["seats"]]
        stacks = dict(zip(names, printed["chips"], strict=True))
        for name, chips in brought.items():
            assert await self.balance(name) == PURSE - chips + stacks[name]
        return record, printed

    async def shut(self) -> None:
        """The bot stops when it is asked to, and its books balance."""
        assert await self.house.close() == 0
        assert (await self.house.command("audit"))[0] == 0


AnyClub = TypeVar("AnyClub", bound=Club)


@asynccontextmanager
async def opened(
    kind: type[AnyClub],
    folder: Path,
    names: Sequence[str],
    hurry: float,
    program: Program = FORKED,
) -> AsyncIterator[AnyClub]:
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
            yield kind(practice, house, server, room, people)
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
