"""An evening of vingt-un: four guests, one of them without letters, and a bot that is killed."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from tests.evening.club import move_of, opened, word
from tests.evening.house import House

GUESTS = ("Ada", "Ben", "Clo", "Dan")
"""Dan's direct messages are shut; Eve only looks on."""
BUY_IN, MOST = 200, 4
PURSE = 1_000
COUPS = 4
MOVED_ON = "The table has moved on."


@dataclass
class Club:
    practice: Practice
    house: House
    room: Channel
    people: dict[str, Person]
    acted: int = -1
    """The latest move at which somebody acted."""
    coups: int = 0

    @property
    def table(self) -> Message:
        """The table's message."""
        shown = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in shown if each.buttons and not each.deleted][-1]

    @property
    def labels(self) -> list[str]:
        laid = any(each.buttons for each in self.room.messages.values() if not each.only_for)
        return [each.label for each in self.table.buttons] if laid else []

    async def until(self, button: str) -> None:
        await self.practice.until(lambda: button in self.labels, within=15)

    async def press(self, name: str, button: str) -> str:
        """The quiet word that answers; nothing when it was simply done."""
        await self.until(button)
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        return word(answer)

    async def write(self, name: str, amount: str) -> str:
        """Opens the form for a stake, and sends an amount."""
        await self.until("Another stake…")
        answer = await self.people[name].click(self.table, "Another stake…")
        assert answer.modal is not None
        return word(await self.people[name].submit(answer.modal, {"amount": amount}))

    def move(self) -> int:
        """The move at which the table's message was shown."""
        return move_of(self.table.buttons[0].custom_id)

    def waited_for(self) -> list[str]:
        """Who is to play, as everybody reads it."""
        line = next((each for each in self.table.text.split("\n") if " to play" in each), "")
        return re.findall(r"\*\*(\w+)\*\*", line)

    def dealer(self) -> str:
        found = re.search(r"(\w+) \(dealer\)", self.table.text)
        assert found is not None, self.table.text
        return found[1]

    def is_drawing(self) -> bool:
        return "Take a card" in self.labels and self.move() > self.acted

    def is_between(self) -> bool:
        return "Next deal" in self.labels

    async def until_cards(self) -> None:
        """The stakes are in: a card may be taken, or naturals have ended the coup."""
        await self.practice.until(lambda: self.is_drawing() or self.is_between(), within=15)

    async def act(self, button: str) -> str:
        """Whoever is on turn takes a card or stands; says who."""
        await self.practice.until(lambda: len(self.waited_for()) == 1, within=15)
        (name,) = self.waited_for()
        move = self.move()
        assert await self.press(name, button) == ""
        self.acted = move
        return name

    async def stakes(self, amount: int) -> None:
        """Everybody but the dealer stakes as much as is usual for him."""
        await self.until("No stake")
        for name in GUESTS:
            if name != self.dealer():
                assert await self.press(name, f"Stake {amount}") == ""

    async def play_out(self) -> None:
        """All stand, until the coup is over."""
        await self.until_cards()
        while self.is_drawing():
            await self.act("Stand")
            await self.until_cards()
        self.coups += 1

    async def next_coup(self) -> None:
        for name in GUESTS:
            with suppress(Impossible):
                if self.is_between():
                    await self.people[name].click(self.table, "Next deal")
        await self.until("No stake")

    async def coup_with_cards(self) -> None:
        """Coups until one in which there is something to be drawn."""
        while True:
            await self.stakes(MOST)
            await self.until_cards()
            if self.is_drawing():
                return
            self.coups += 1
            await self.next_coup()


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path, (*GUESTS, "Eve"), hurry=5) as club:
        yield Club(club.practice, club.house, club.room, club.people)


async def test_an_evening_of_vingt_un_survives_clumsy_guests_and_a_kill(club: Club) -> None:
    await club.people["Ada"].slash(club.room, "vingt_un", buy_in=BUY_IN, max_stake=MOST)
    for name in GUESTS[1:]:
        assert await club.press(name, "Take a seat") == ""
    assert await club.press("Ada", "Begin") == ""
    await club.until("Next deal")
    await club.next_coup()
    await stakes_are_asked_for(club)
    await club.coup_with_cards()
    await hands_are_shown_to_their_holders_alone(club)
    await wrong_people_are_told_so(club)
    await nobody_notices_a_restart(club)
    await club.play_out()
    await a_deal_is_passed(club)
    while club.coups < COUPS:
        await club.next_coup()
        await club.coup_with_cards()
        await club.act("Take a card")
        await club.play_out()
    await the_host_closes(club)
    await chips_and_record_agree(club)
    assert await club.house.close() == 0
    assert (await club.house.command("audit"))[0] == 0


async def stakes_are_asked_for(club: Club) -> None:
    """All but the dealer are waited for; nonsense changes nothing, and an entry may change."""
    assert "Turned up round the table: " in club.table.text
    dealer = club.dealer()
    assert {*club.waited_for()} == {*GUESTS} - {dealer}
    other = next(each for each in GUESTS if each != dealer)
    assert await club.press(dealer, "No stake") != ""
    assert "Only the dealer" in await club.press(other, "Dealer: pass the deal")
    for amount in ("ten", "-5", "1.5", str(MOST + 1)):
        assert f"“{amount}” is " in await club.write(other, amount)
    assert await club.write(other, "1") == ""
    await club.practice.until(lambda: f"{other} staked 1." in club.table.text, within=15)
    assert "no seat" in await club.press("Eve", "No stake")


async def hands_are_shown_to_their_holders_alone(club: Club) -> None:
    def letters() -> list[Message]:
        found = [club.people[name].dms() for name in GUESTS if name != "Dan"]
        return [shown[-1] for shown in found if shown]

    await club.practice.until(lambda: len(letters()) == 3, within=15)
    assert all(letter.pictures for letter in letters())
    assert all(re.search(r"[♣♦♥♠]: \d+", letter.text) for letter in letters())
    await club.practice.until(lambda: "Dan cannot be reached" in club.table.text, within=15)
    answer = await club.people["Dan"].click(club.table, "My hand")
    assert answer.message is not None
    assert answer.message.only_for is club.people["Dan"]
    assert club.people["Eve"].dms() == ()
    for message in club.room.messages.values():
        if message.only_for is None:
            assert {each.filename for each in message.pictures} <= {"table.png"}


async def wrong_people_are_told_so(club: Club) -> None:
    (name,) = club.waited_for()
    other = next(each for each in GUESTS if each != name)
    assert "not your turn" in await club.press(other, "Stand")
    assert "no seat" in await club.press("Eve", "Take a card")


async def nobody_notices_a_restart(club: Club) -> None:
    """Killed while somebody is on turn; afterwards two presses at once are one."""
    (name,) = club.waited_for()
    table, person = club.table, club.people[name]
    letters = {each: len(club.people[each].dms()) for each in GUESTS}
    await club.house.kill()
    with suppress(Impossible):
        answer = await person.click(table, "Stand")
        assert answer.failed == "This interaction failed"
    await club.house.open()
    club.acted = club.move()
    twice = await asyncio.gather(person.click(table, "Stand"), person.click(table, "Stand"))
    assert sorted(map(word, twice)) == ["", MOVED_ON]
    await club.practice.until(lambda: f"{name} stood." in table.text, within=15)
    assert club.table is table
    assert {each: len(club.people[each].dms()) for each in GUESTS} == letters


async def a_deal_is_passed(club: Club) -> None:
    await club.next_coup()
    dealer = club.dealer()
    assert await club.press(dealer, "Dealer: pass the deal") == ""
    await club.practice.until(lambda: "The deal is passed: " in club.table.text, within=15)
    await club.practice.until(club.is_between, within=15)
    await club.next_coup()
    assert club.dealer() != dealer
    await club.stakes(MOST)
    await club.play_out()


async def the_host_closes(club: Club) -> None:
    more = await club.people["Ada"].click(club.table, "More")
    sure = await club.people["Ada"].click(more.message, "Close the table")
    await club.people["Ada"].click(sure.message, "Yes, close the table")
    await club.practice.until(lambda: club.labels == ["Record"], within=15)


async def balance(club: Club, name: str) -> int:
    told = word(await club.people[name].slash(club.room, "chips balance"))
    found = re.search(r"\*\*([\d,]+) chips?\*\* in your purse", told)
    assert found is not None, told
    return int(found[1].replace(",", ""))


async def chips_and_record_agree(club: Club) -> None:
    """All that the record says of chips stands in the purses."""
    answer = await club.people["Eve"].click(club.table, "Record")
    assert answer.message is not None
    (file,) = answer.message.attachments
    path = club.house.folder / "record.json"
    path.write_bytes(file.data)
    status, out = await club.house.command("replay", "--verify", str(path))
    assert status == 0, out
    names = [each["name"] for each in json.loads(file.data)["seats"]]
    printed = json.loads(out)
    assert len(printed["deals"]) >= COUPS
    assert sum(printed["chips"]) == len(GUESTS) * BUY_IN
    for name, chips in zip(names, printed["chips"], strict=True):
        if name:
            assert await balance(club, name) == PURSE - BUY_IN + chips
