"""An evening of cassino: two guests, two computers, a form, and a bot killed in mid-round."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain, combinations
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

GUESTS = ("Ada", "Dan")
"""Dan's direct messages are shut; Eve only looks on."""
BUY_IN, STAKE = 50, 7
FORM = ": choose cards…"
MOVED_ON = "The table has moved on."


@dataclass
class Club:
    practice: Practice
    house: House
    room: Channel
    people: dict[str, Person]
    played: int = -1
    """The latest move at which a card was played."""
    shown: dict[str, Message] = field(default_factory=dict[str, Message])
    """Hands shown as quiet replies, to whom no direct message can be sent."""
    chosen: str = ""
    """What was taken by a form, once something has been."""

    @property
    def table(self) -> Message:
        """The table's message."""
        public = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in public if each.buttons and not each.deleted][-1]

    def labels(self) -> list[str]:
        has_table = any(each.buttons for each in self.room.messages.values() if not each.only_for)
        return [each.label for each in self.table.buttons] if has_table else []

    async def press(self, name: str, button: str) -> Interaction:
        await self.practice.until(lambda: button in self.labels(), within=15)
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        return answer

    def hand(self, name: str) -> Message | None:
        letters = [each for each in self.people[name].dms() if each.pictures]
        return self.shown.get(name) or next(reversed(letters), None)

    def on_turn(self) -> str | None:
        """Who is to act, once the table shows the latest move."""
        tools = [each.custom_id for each in self.table.buttons if each.label == "My hand"]
        if not tools or move_of(tools[0]) <= self.played:
            return None
        found = re.search(r"\*\*(\w+)\*\* to play", self.table.text)
        return found[1] if found else None

    async def menu(self) -> tuple[str, Message, str]:
        """Whose menu is fresh, the hand that it stands under, and its id."""
        async with asyncio.timeout(15):
            while True:
                if self.on_turn() == "Dan":
                    answer = await self.press("Dan", "My hand")
                    assert answer.message is not None
                    self.shown["Dan"] = answer.message
                for name in GUESTS:
                    hand = self.hand(name)
                    for select in hand.selects if hand is not None else ():
                        if hand and move_of(select.custom_id) > self.played:
                            return name, hand, select.custom_id
                await asyncio.sleep(0.02)

    async def play(self) -> None:
        """Whoever is on turn lays cards until there is a form, and afterwards takes what can be."""
        name, hand, menu = await self.menu()
        forms = [each for each in hand.select(menu).options if FORM in each.label]
        if forms and not self.chosen:
            self.chosen = await self.fill_in(name, hand, menu, forms[0].value)
        else:
            line = hand.select(menu).options[0 if self.chosen else -1]
            assert word(await self.people[name].choose(hand, menu, line.value)) != MOVED_ON
        self.played = move_of(menu)

    async def fill_in(self, name: str, hand: Message, menu: str, line: str) -> str:
        """Cards of the board, as many as it takes for the house to accept them; the title."""
        person, number, refusals = self.people[name], 1, list[str]()
        while True:
            asked = await person.choose(hand, menu, line)
            assert asked.modal is not None
            (cards,) = asked.modal.fields
            codes = [each.value for each in cards.options]
            tries = list(chain(*(combinations(codes, size) for size in (1, 2, 3))))
            assert number <= len(tries), refusals
            title = asked.modal.title
            sent = await person.submit(asked.modal, {cards.custom_id: list(tries[number - 1])})
            if word(sent) == "":
                return title
            refusals.append(word(sent))
            number += 1

    def is_closed(self) -> bool:
        return self.labels() == ["Record"]

    async def balance(self, name: str) -> int:
        told = word(await self.people[name].slash(self.room, "chips balance"))
        found = re.search(r"\*\*([\d,]+) chips?\*\* in your purse", told)
        assert found is not None, told
        return int(found[1].replace(",", ""))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path, (*GUESTS, "Eve"), hurry=8) as club:
        yield Club(club.practice, club.house, club.room, club.people)


async def test_an_evening_of_cassino_survives_a_kill_in_mid_round(club: Club) -> None:
    await club.people["Ada"].slash(club.room, "cassino", buy_in=BUY_IN, stake=STAKE, target=0)
    await club.press("Dan", "Take a seat")
    for _ in range(2):
        await club.press("Ada", "Add a computer player")
    await club.press("Ada", "Begin")
    await the_pack_is_sealed(club)
    await hands_are_dealt(club)
    for _ in range(5):
        await club.play()
    await presses_out_of_turn_are_answered(club)
    await nobody_notices_a_restart(club)
    while club.played < 0 or not club.is_closed():
        if club.on_turn() is not None:
            await club.play()
        await asyncio.sleep(0.01)
    assert club.chosen.startswith("Take with "), "there was no take to be chosen"
    await chips_and_record_agree(club)
    assert await club.house.close() == 0
    assert (await club.house.command("audit"))[0] == 0


async def the_pack_is_sealed(club: Club) -> None:
    await club.practice.until(lambda: "Next deal" in club.labels(), within=15)
    assert re.search(r"`[0-9a-f]{64}`", club.table.text)
    for name in GUESTS:
        with suppress(Impossible):
            await club.people[name].click(club.table, "Next deal")


async def hands_are_dealt(club: Club) -> None:
    await club.practice.until(lambda: "Dan cannot be reached" in club.table.text, within=15)
    await club.practice.until(lambda: club.hand("Ada") is not None, within=15)
    assert "against" in club.table.text
    assert "no seat" in word(await club.press("Eve", "My hand"))


async def presses_out_of_turn_are_answered(club: Club) -> None:
    """A double press plays once; a press on what has passed is told so."""
    name, hand, menu = await club.menu()
    first, *_ = hand.select(menu).options
    person = club.people[name]
    twice = await asyncio.gather(
        person.choose(hand, menu, first.value), person.choose(hand, menu, first.value)
    )
    await club.practice.until(lambda: sorted(map(word, twice)) == ["", MOVED_ON], within=15)
    club.played = move_of(menu)


async def nobody_notices_a_restart(club: Club) -> None:
    name, hand, menu = await club.menu()
    table = club.table
    letters = {each: len(club.people[each].dms()) for each in GUESTS}
    await club.house.kill()
    with suppress(Impossible):
        answer = await club.people[name].click(table, "My hand")
        assert answer.failed == "This interaction failed"
    await club.house.open()
    first, *_ = hand.select(menu).options
    did = "took" if first.label.startswith("Take ") else "laid"
    assert word(await club.people[name].choose(hand, menu, first.value)) == ""
    club.played = move_of(menu)
    await club.practice.until(lambda: f"{name} {did} " in table.text, within=15)
    assert club.table is table
    assert {each: len(club.people[each].dms()) for each in GUESTS} == letters
    club.shown.clear()


async def chips_and_record_agree(club: Club) -> None:
    answer = await club.press("Eve", "Record")
    assert answer.message is not None
    (file,) = answer.message.attachments
    path = club.house.folder / "record.json"
    path.write_bytes(file.data)
    status, out = await club.house.command("replay", "--verify", str(path))
    assert status == 0, out
    printed, names = json.loads(out), [each["name"] for each in json.loads(file.data)["seats"]]
    assert printed["over"]
    assert sum(printed["chips"]) == 4 * BUY_IN
    won = {abs(chips - BUY_IN) for chips in printed["chips"]}
    assert won in ({STAKE}, {0}), "the two winners have the stake of the two losers"
    for name, chips in zip(names, printed["chips"], strict=True):
        if name in GUESTS:
            assert await club.balance(name) == 1_000 - BUY_IN + chips
