"""A short evening of baccara: two people and a computer, a bot killed in mid-coup."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.practice.interactions import Interaction
from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from tests.evening.club import move_of, opened, word
from tests.evening.house import House

PLAYERS = ("Ada", "Ben")
"""Ada buys the bank. The third is a computer player; Eve bets from the gallery."""

BUY_IN = 100
ANSWERS = ("Take a card", "Stand")
BIDS = {"Ada": "60", "Ben": "30"}


@dataclass
class Club:
    practice: Practice
    house: House
    room: Channel
    people: dict[str, Person]
    answered: int = -1
    """The latest move at which somebody has answered for a hand."""
    betted: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    """Who has bet in which coup."""

    @property
    def table(self) -> Message:
        """The table's message."""
        shown = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in shown if each.buttons and not each.deleted][-1]

    def offers(self, button: str) -> bool:
        return any(m.buttons for m in self.room.messages.values()) and button in [
            each.label for each in self.table.buttons
        ]

    @property
    def deal(self) -> str:
        found = re.search(r"[Dd]eal (\d+)", self.table.text)
        return found[1] if found else ""

    def waited_for(self) -> list[str]:
        """Who is to play, as everybody reads it."""
        line = next((each for each in self.table.text.split("\n") if " to play" in each), "")
        return re.findall(r"\*\*(\w+)\*\*", line)

    async def press(self, name: str, button: str) -> Interaction:
        await self.practice.until(lambda: self.offers(button), within=10)
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        return answer

    async def write(self, name: str, button: str, amount: str) -> str:
        """Opens a form, and sends an amount."""
        answer = await self.press(name, button)
        if answer.modal is None:
            return word(answer)
        sent = await self.people[name].submit(answer.modal, {"amount": amount})
        assert not sent.failed
        return word(sent)

    def asked(self) -> tuple[str, Message, str] | None:
        """Who holds a hand that asks for a card, in which letter, and one answer to it."""
        for name in PLAYERS:
            letters = [each for each in self.people[name].dms() if each.pictures]
            for each in letters[-1].buttons if letters else ():
                if each.label in ANSWERS and move_of(each.custom_id) > self.answered:
                    return name, letters[-1], each.label
        return None

    async def answer(self) -> None:
        """Whoever is asked for a card answers."""
        found = self.asked()
        assert found is not None
        name, hand, button = found
        self.answered = move_of(hand.buttons[0].custom_id)
        answer = await self.people[name].click(hand, button)
        assert not answer.failed

    async def bet(self, name: str) -> None:
        """Everybody bets once, and is done then."""
        if (name, self.deal) in self.betted:
            await self.press(name, "Done")
            return
        self.betted.add((name, self.deal))
        on = "À cheval…" if name == "Eve" else "Right…"
        assert not await self.write(name, on, "5")

    async def step(self) -> None:
        """Whoever can do anything does one thing."""
        with suppress(Impossible):
            if self.asked() is not None:
                await self.answer()
            elif self.offers("Next deal"):
                for name in PLAYERS:
                    await self.press(name, "Next deal")
            elif self.offers("Done"):
                for name in self.waited_for():
                    if name in self.people:
                        await self.bet(name)
            elif self.offers("Another bid…"):
                await self.bid()
        await asyncio.sleep(0.02)

    async def bid(self) -> None:
        for name in PLAYERS:
            await self.write(name, "Another bid…", BIDS[name])

    async def until_asked(self) -> None:
        """Plays until somebody holds a hand that asks for a card."""
        async with asyncio.timeout(15):
            while self.asked() is None:
                await self.step()

    async def play(self, deal: str) -> None:
        """Plays until the coup of this number is over."""
        async with asyncio.timeout(15):
            while not (self.deal == deal and self.offers("Next deal")):
                await self.step()

    async def balance(self, name: str) -> int:
        told = word(await self.people[name].slash(self.room, "chips balance"))
        found = re.search(r"\*\*([\d,]+) chips\*\* in your purse", told)
        assert found is not None, told
        return int(found[1].replace(",", ""))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path, (*PLAYERS, "Eve"), hurry=10) as club:
        yield Club(club.practice, club.house, club.room, club.people)


async def test_an_evening_of_baccara_survives_a_kill_in_mid_coup(club: Club) -> None:
    await club.people["Ada"].slash(club.room, "baccara", buy_in=BUY_IN)
    await club.press("Ben", "Take a seat")
    await club.press("Ada", "Add a computer player")
    assert "in the gallery" in word(await club.press("Eve", "Stand by"))
    await club.press("Ada", "Begin")
    await the_bank_is_sold(club)
    await club.until_asked()
    await nobody_notices_a_restart(club)
    number = int(club.deal)
    await club.play(str(number))
    await club.play(str(number + 1))
    await the_host_closes_the_table(club)
    await the_record_replays(club)
    assert await club.house.close() == 0
    assert (await club.house.command("audit"))[0] == 0


async def the_bank_is_sold(club: Club) -> None:
    """Nobody reads a bid before the auction closes; then Ada is banker."""
    for name in PLAYERS:
        with suppress(Impossible):
            await club.press(name, "Next deal")
    await club.practice.until(lambda: club.offers("Another bid…"), within=10)
    assert "not your turn" in word(await club.press("Eve", "Another bid…"))
    said = await club.write("Ben", "Another bid…", "30")
    assert "30" in said
    assert "30" not in re.sub(r"<t:\d+:\w>", "", club.table.text)
    await club.write("Ada", "Another bid…", "60")
    await club.practice.until(lambda: "Bank 60, Ada." in club.table.text, within=10)


async def nobody_notices_a_restart(club: Club) -> None:
    found = club.asked()
    assert found is not None
    name, hand, button = found
    before = club.table
    await club.house.kill()
    with suppress(Impossible):
        answer = await club.people[name].click(hand, button)
        assert answer.failed == "This interaction failed"
    await club.house.open()
    await club.answer()
    assert club.table is before


async def the_host_closes_the_table(club: Club) -> None:
    answer = await club.press("Ada", "More")
    assert answer.message is not None
    sure = await club.people["Ada"].click(answer.message, "Close the table")
    assert sure.message is not None
    closed = await club.people["Ada"].click(sure.message, "Yes, close the table")
    assert "The table is closed" in word(closed)
    await club.practice.until(lambda: club.offers("Record"), within=10)


async def the_record_replays(club: Club) -> None:
    answer = await club.press("Eve", "Record")
    assert answer.message is not None
    (file,) = answer.message.attachments
    path = club.house.folder / "record.json"
    path.write_bytes(file.data)
    status, out = await club.house.command("replay", "--verify", str(path))
    assert status == 0, out
    printed = json.loads(out)
    assert printed["over"] is True
    assert sum(printed["chips"]) + sum(printed["gallery"]) == 4 * BUY_IN
    assert printed["pools"] == {"bank": 0, "kitty": 0}
    for name, stack in zip(PLAYERS, printed["chips"], strict=False):
        assert await club.balance(name) == 1_000 - BUY_IN + stack
