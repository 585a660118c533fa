"""An evening of brag: five guests, one clumsy, one who goes away, and a bot that is killed."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.practice.interactions import Interaction
from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.servers import Server
from tests.evening.club import opened, word
from tests.evening.house import House

BUY_IN, MORE = 40, 25
GUESTS = ("Ada", "Ben", "Clo", "Dan", "Fay")


@dataclass
class Club:
    practice: Practice
    house: House
    server: Server
    room: Channel
    people: dict[str, Person]
    acted: int = -1
    """The latest move at which somebody acted."""

    @property
    def table(self) -> Message:
        """The table's message."""
        shown = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in shown if each.buttons and not each.deleted][-1]

    def labels(self) -> list[str]:
        has_table = any(each.buttons for each in self.room.messages.values() if not each.only_for)
        return [each.label for each in self.table.buttons] if has_table else []

    async def until_offered(self, button: str) -> None:
        await self.practice.until(lambda: button in self.labels(), within=15)

    async def press(self, name: str, button: str) -> Interaction:
        await self.until_offered(button)
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        return answer

    def move(self) -> int:
        """The move at which the table's message was shown."""
        return int(self.table.buttons[0].custom_id.split(":")[2])

    def on_turn(self) -> str | None:
        """Who is to act, once the table shows the latest move."""
        found = re.search(r"\*\*(\w+)\*\* to play; time", self.table.text)
        return found[1] if found and self.move() > self.acted else None

    async def turn(self) -> str:
        await self.practice.until(lambda: self.on_turn() is not None, within=30)
        name = self.on_turn()
        assert name is not None
        return name

    async def act(self, name: str, button: str) -> Interaction:
        """Somebody acts who is on turn."""
        move = self.move()
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        assert word(answer) == ""
        self.acted = move
        return answer

    def is_between(self) -> bool:
        return "Next deal" in self.labels()

    async def deal_out(self, bets: int, *, wild: bool = False) -> None:
        """So many bets are made, and then whoever can sees or folds; wild ones are the highest.

        Who has left the server is waited for until the clock plays.
        """
        while not self.is_between() and not self.is_closed():
            name = self.on_turn()
            if name is None or self.people[name].id not in self.server.members:
                await asyncio.sleep(0.02)
                continue
            with suppress(Impossible):
                await self.act(name, self._choice(bets, wild=wild))
                bets -= 1

    def _choice(self, bets: int, *, wild: bool) -> str:
        labels = self.labels()
        for wanted in ("Cover with the rest", *(() if bets > 0 else ("See for ", "Fold"))):
            found = next((each for each in labels if each.startswith(wanted)), None)
            if found is not None:
                return found
        return [each for each in labels if each.startswith("Bet")][-1 if wild else 0]

    def is_closed(self) -> bool:
        return self.labels() == ["Record"]

    async def next_deal(self) -> None:
        deal = self.deal()
        for name in GUESTS:
            with suppress(Impossible):
                if self.is_between():
                    await self.people[name].click(self.table, "Next deal")
        await self.practice.until(lambda: self.deal() > deal, within=10)

    def deal(self) -> int:
        found = re.search(r"deal (\d+)", self.table.text)
        return int(found[1]) if found else 0

    async def balance(self, name: str) -> int:
        told = word(await self.people[name].slash(self.room, "chips balance"))
        found = re.search(r"([\d,]+) chips?", told)
        assert found is not None, told
        return int(found[1].replace(",", ""))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path, (*GUESTS, "Eve"), hurry=8) as club:
        yield Club(club.practice, club.house, club.server, club.room, club.people)


async def test_an_evening_of_brag_survives_clumsy_guests_and_a_kill(club: Club) -> None:
    await club.people["Ada"].slash(club.room, "brag", buy_in=BUY_IN, pace="quick")
    for name in GUESTS[1:]:
        await club.press(name, "Take a seat")
    await club.press("Ada", "Begin")
    await club.next_deal()
    await hands_are_read_to_their_holders(club)
    await wrong_people_are_told_so(club)
    await wrong_amounts_are_refused(club)
    await a_double_press_bets_once(club)
    await nobody_notices_a_restart(club)
    await club.deal_out(bets=4)
    await ben_buys_in_again(club)
    await club.next_deal()
    club.server.leave(club.people["Fay"])
    for bets in (7, 12):
        await club.deal_out(bets)
        await club.next_deal()
    assert "Fay" in club.table.text
    await club.deal_out(50, wild=True)
    if not club.is_closed():
        await the_host_closes(club)
    await chips_and_record_agree(club)
    assert await club.house.close() == 0
    assert (await club.house.command("audit"))[0] == 0


async def hands_are_read_to_their_holders(club: Club) -> None:
    def letters() -> list[str]:
        found = [club.people[name].dms() for name in GUESTS if name != "Dan"]
        return [shown[-1].text for shown in found if shown]

    await club.practice.until(lambda: len(letters()) == 4, within=10)
    assert all("ragger" in letter for letter in letters())
    await club.practice.until(lambda: "Dan cannot be reached" in club.table.text, within=10)
    answer = await club.press("Dan", "My hand")
    assert answer.message is not None
    assert answer.message.pictures
    assert answer.message.only_for is club.people["Dan"]


async def wrong_people_are_told_so(club: Club) -> None:
    name = await club.turn()
    other = next(each for each in GUESTS if each != name)
    for button in ("Fold", "Another bet…"):
        assert "not your turn" in word(await club.press(other, button))
        assert "no seat" in word(await club.press("Eve", button))
    assert "no seat" in word(await club.press("Eve", "My hand"))


async def wrong_amounts_are_refused(club: Club) -> None:
    name = await club.turn()
    for amount in ("0", "-3", "1.5", "99999", "all of it"):
        answer = await club.press(name, "Another bet…")
        sent = await club.people[name].submit(answer.modal, {"amount": amount})
        assert word(sent).endswith(" It can be from 1 to 10.")
    answer = await club.press(name, "Another bet…")
    club.acted = club.move()
    await club.people[name].submit(answer.modal, {"amount": "3"})
    await club.practice.until(lambda: f"{name} opened with a bet of 3." in club.table.text)


async def a_double_press_bets_once(club: Club) -> None:
    name = await club.turn()
    person, table, move = club.people[name], club.table, club.move()
    twice = await asyncio.gather(person.click(table, "Bet 3"), person.click(table, "Bet 3"))
    assert sorted(map(word, twice)) == ["", "The table has moved on."]
    club.acted = move


async def nobody_notices_a_restart(club: Club) -> None:
    name = await club.turn()
    table = club.table
    letters = {each: len(club.people[each].dms()) for each in GUESTS}
    await club.house.kill()
    with suppress(Impossible):
        answer = await club.people[name].click(table, "Bet 6")
        assert answer.failed == "This interaction failed"
    await club.house.open()
    await club.act(name, "Bet 6")
    await club.practice.until(
        lambda: f"{name} bet 6, which is 3 more." in club.table.text, within=10
    )
    assert club.table is table
    assert {each: len(club.people[each].dms()) for each in GUESTS} == letters


async def ben_buys_in_again(club: Club) -> None:
    answer = await club.press("Ben", "Buy in again")
    ben = club.people["Ben"]
    sent = await ben.submit(answer.modal, {"amount": str(MORE)})
    assert f"You have added {MORE} chips to your stack." in word(sent)
    assert await club.balance("Ben") == 1_000 - BUY_IN - MORE


async def the_host_closes(club: Club) -> None:
    more = await club.press("Ada", "More")
    sure = await club.people["Ada"].click(more.message, "Close the table")
    await club.people["Ada"].click(sure.message, "Yes, close the table")
    await club.practice.until(club.is_closed, within=10)


async def chips_and_record_agree(club: Club) -> None:
    """All that the record says of chips stands in the purses."""
    answer = await club.press("Eve", "Record")
    assert answer.message is not None
    (file,) = answer.message.attachments
    record = json.loads(file.data)
    names = [each["name"] for each in record["seats"]]
    changes = [each for deal in record["deals"] for each in deal.get("company", ())]
    assert {"seat": names.index("Ben"), "adds": MORE} in changes
    path = club.house.folder / "record.json"
    path.write_bytes(file.data)
    status, out = await club.house.command("replay", "--verify", str(path))
    assert status == 0, out
    printed = json.loads(out)
    assert len(record["deals"]) == 4
    assert "cover" in [each.get("do") for each in record["deals"][-1]["moves"]]
    assert sum(printed["chips"]) == 5 * BUY_IN + MORE
    for name, chips in zip(names, printed["chips"], strict=True):
        if name in GUESTS[:4]:
            brought = BUY_IN + (MORE if name == "Ben" else 0)
            assert await club.balance(name) == 1_000 - brought + chips
