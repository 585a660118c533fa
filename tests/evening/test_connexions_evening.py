"""A short evening of connexions: two people and a computer, a bot killed in mid-trick."""

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
from tests.evening.club import move_of, opened, word
from tests.evening.house import House

PLAYERS = ("Ada", "Ben")
"""The third is a computer player; Eve only looks on."""

UNIT, BUY_IN = 5, 100


@dataclass
class Club:
    practice: Practice
    house: House
    room: Channel
    people: dict[str, Person]
    answered: int = -1
    """The latest move that has been answered."""

    @property
    def table(self) -> Message:
        """The table's message."""
        shown = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in shown if each.buttons and not each.deleted][-1]

    def offers(self, button: str) -> bool:
        return any(m.buttons for m in self.room.messages.values()) and button in [
            each.label for each in self.table.buttons
        ]

    def is_closed(self) -> bool:
        return [each.label for each in self.table.buttons] == ["Record"]

    async def press(self, name: str, button: str) -> Interaction:
        await self.practice.until(lambda: self.offers(button), within=10)
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        return answer

    def hand(self, name: str) -> Message | None:
        letters = [each for each in self.people[name].dms() if each.pictures]
        return letters[-1] if letters else None

    def fresh(self) -> tuple[str, str] | None:
        """Who has a menu that is yet to be answered, and its id."""
        for name in PLAYERS:
            hand = self.hand(name)
            for select in hand.selects if hand is not None else ():
                if move_of(select.custom_id) > self.answered:
                    return name, select.custom_id
        return None

    async def menu(self) -> tuple[str, str]:
        """The same, as soon as there is one."""
        async with asyncio.timeout(10):
            while (found := self.fresh()) is None:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            return found

    async def play(self) -> None:
        """Whoever is on turn plays the first card of the menu."""
        name, menu = await self.menu()
        hand = self.hand(name)
        assert hand is not None
        answer = await self.people[name].choose(hand, menu, hand.select(menu).options[0].value)
        assert not answer.failed
        assert word(answer) == ""
        self.answered = move_of(menu)

    async def deal_out(self) -> None:
        """Plays until the deal is over."""
        while not (self.offers("Next deal") or self.is_closed()):
            if self.fresh() is not None:
                await self.play()
            await asyncio.sleep(0.01)

    async def balance(self, name: str) -> int:
        told = word(await self.people[name].slash(self.room, "chips balance"))
        found = re.search(r"\*\*([\d,]+) chips\*\* in your purse", told)
        assert found is not None, told
        return int(found[1].replace(",", ""))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path, (*PLAYERS, "Eve"), hurry=10) as club:
        yield Club(club.practice, club.house, club.room, club.people)


async def test_an_evening_of_connexions_survives_a_kill_in_mid_trick(club: Club) -> None:
    ada = club.people["Ada"]
    await ada.slash(club.room, "connexions", unit=UNIT, deals=2, buy_in=BUY_IN)
    await club.press("Ben", "Take a seat")
    await club.press("Ada", "Add a computer player")
    await club.press("Ada", "Begin")
    await the_first_deal_begins(club)
    for _ in range(4):
        await club.play()
    await nobody_notices_a_restart(club)
    await club.deal_out()
    assert "The tricks, " in club.table.text
    for name in PLAYERS:
        with suppress(Impossible):
            await club.press(name, "Next deal")
    await club.practice.until(lambda: "Deal 2 of 2" in club.table.text, within=10)
    await club.deal_out()
    await club.practice.until(club.is_closed, within=10)
    assert "The match is over, and what lay there is shared out" in club.table.text
    await the_record_replays(club)
    assert await club.house.close() == 0
    assert (await club.house.command("audit"))[0] == 0


async def the_first_deal_begins(club: Club) -> None:
    """Three sit at a table for four: ten cards each, and four units from everybody."""
    for name in PLAYERS:
        with suppress(Impossible):
            await club.press(name, "Next deal")
    await club.practice.until(lambda: f"Pool {12 * UNIT}" in club.table.text, within=10)
    await club.practice.until(lambda: all(map(club.hand, PLAYERS)), within=10)
    assert "diamonds are trumps. Deal 1 of 2" in club.table.text
    assert "no seat" in word(await club.press("Eve", "My hand"))
    name, menu = await club.menu()
    hand = club.hand(name)
    assert hand is not None
    # Mrs Battle may have led, and a connexion card of hers asks for an answer.
    assert 1 <= len(hand.select(menu).options) <= 10
    assert re.search(rf"{name}.*, 10 cards, ", hand.text)


async def nobody_notices_a_restart(club: Club) -> None:
    name, menu = await club.menu()
    before, hand = club.table, club.hand(name)
    await club.house.kill()
    with suppress(Impossible):
        answer = await club.people[name].click(before, "My hand")
        assert answer.failed == "This interaction failed"
    await club.house.open()
    assert hand is not None
    await club.people[name].choose(hand, menu, hand.select(menu).options[0].value)
    club.answered = move_of(menu)
    await club.practice.until(lambda: f"{name} played" in club.table.text, within=10)
    assert club.table is before


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
    assert len(printed["deals"]) == 2
    assert sum(printed["chips"]) == 3 * BUY_IN
    assert printed["pools"] == {"pool": 0}
    for name, stack in zip(PLAYERS, printed["chips"], strict=False):
        assert await club.balance(name) == 1_000 - BUY_IN + stack
