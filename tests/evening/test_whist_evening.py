"""A whole evening of whist: four people, a stranger, and a bot that is killed in mid-trick."""

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

STAKE = 7
MOVED_ON = "The table has moved on."


@dataclass
class Club:
    practice: Practice
    house: House
    room: Channel
    people: dict[str, Person]
    played: int = 0
    """The latest move at which a card was played."""
    hands: dict[str, Message] = field(default_factory=dict[str, Message])
    """Hands shown as quiet replies, to those whose direct messages are shut."""

    @property
    def table(self) -> Message:
        """The table's message."""
        shown = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in shown if each.buttons and not each.deleted][-1]

    async def until_offered(self, button: str) -> None:
        await self.practice.until(lambda: self._offers(button), within=10)

    def _offers(self, button: str) -> bool:
        return any(m.buttons for m in self.room.messages.values()) and button in [
            each.label for each in self.table.buttons
        ]

    async def press(self, name: str, button: str) -> Interaction:
        await self.until_offered(button)
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        return answer

    def letters(self, name: str) -> list[Message]:
        """The hands sent to somebody by direct message."""
        return [each for each in self.people[name].dms() if each.pictures]

    def hand(self, name: str) -> Message | None:
        return self.hands.get(name) or next(reversed(self.letters(name)), None)

    def on_turn(self) -> str | None:
        found = re.search(r"\*\*(\w+)\*\* to play", self.table.text)
        return found[1] if found else None

    async def play(self) -> None:
        """Whoever is on turn plays the first card of the menu."""
        name, menu = await self._menu()
        hand = self.hand(name)
        assert hand is not None
        answer = await self.people[name].choose(hand, menu, hand.select(menu).options[0].value)
        assert not answer.failed
        self.played = move_of(menu)
        if MOVED_ON in word(answer):
            pytest.fail("a fresh choice was refused")

    async def _menu(self) -> tuple[str, str]:
        """Whose menu is fresh, and its id."""
        async with asyncio.timeout(10):
            while True:
                for name in self.people:
                    hand = self.hand(name)
                    for select in hand.selects if hand is not None else ():
                        if move_of(select.custom_id) > self.played:
                            return name, select.custom_id
                if self.on_turn() == "Dan":
                    self.hands["Dan"] = await self.hand_by_button("Dan")
                await asyncio.sleep(0.02)

    async def hand_by_button(self, name: str) -> Message:
        answer = await self.press(name, "My hand")
        assert answer.message is not None
        assert answer.message.only_for is self.people[name]
        return answer.message

    async def deal_out(self) -> None:
        """Plays until the deal is over."""
        while not (self._offers("Next deal") or self.is_closed()):
            if self._offers("No claim"):
                await self.claim()
            elif self.on_turn() is not None and not self._stale():
                await self.play()
            await asyncio.sleep(0.01)

    def _stale(self) -> bool:
        """Whether the table shows a move that has been answered already."""
        tools = [each.custom_id for each in self.table.buttons if each.label == "My hand"]
        return not tools or move_of(tools[0]) <= self.played

    async def claim(self) -> None:
        """Everybody claims honours who may, and says so once more to change nothing."""
        for name in self.people:
            if name == "Eve" or not self._offers("No claim"):
                continue
            with suppress(Impossible):
                await self.people[name].click(self.table, "Claim honours")
            with suppress(Impossible):
                await self.people[name].click(self.table, "No claim")
        await self.practice.until(lambda: not self._offers("No claim"), within=10)

    def is_closed(self) -> bool:
        return [each.label for each in self.table.buttons] == ["Record"]

    async def balance(self, name: str) -> str:
        return word(await self.people[name].slash(self.room, "chips balance"))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path, ("Ada", "Ben", "Clo", "Dan", "Eve"), hurry=8) as club:
        yield Club(club.practice, club.house, club.room, club.people)


async def test_an_evening_of_whist_survives_a_kill_in_mid_trick(club: Club) -> None:
    await club.people["Ada"].slash(
        club.room, "whist", stake=STAKE, buy_in=50, honours_claim="manual"
    )
    await seats_are_taken_once(club)
    await club.press("Ada", "Begin")
    await club.until_offered("Next deal")
    assert re.search(r"`[0-9a-f]{64}`", club.table.text)
    await hands_are_dealt(club)
    await presses_out_of_turn_are_answered(club)
    for _ in range(6):
        await club.play()
    await nobody_notices_a_restart(club)
    while not club.is_closed():
        await club.deal_out()
        if not club.is_closed():
            for name in ("Ada", "Ben", "Clo", "Dan"):
                with suppress(Impossible):
                    await club.press(name, "Next deal")
            await club.practice.until(lambda: club.on_turn() is not None, within=10)
            club.hands.clear()
    await chips_are_settled(club)
    await the_record_replays(club)
    assert await club.house.close() == 0
    assert (await club.house.command("audit"))[0] == 0


async def seats_are_taken_once(club: Club) -> None:
    await club.until_offered("Take a seat")
    ben, lobby = club.people["Ben"], club.table
    twice = await asyncio.gather(ben.click(lobby, "Take a seat"), ben.click(lobby, "Take a seat"))
    assert sorted(map(word, twice)) == ["", "You have a seat at this table already."]
    for name in ("Clo", "Dan"):
        await club.press(name, "Take a seat")
    assert "Every seat at this table is taken." in word(await club.press("Eve", "Take a seat"))
    assert "Only the host" in word(await club.press("Ben", "Begin"))


async def hands_are_dealt(club: Club) -> None:
    await club.practice.until(
        lambda: all(len(club.letters(name)) == 1 for name in ("Ada", "Ben", "Clo")), within=10
    )
    await club.practice.until(lambda: "Dan cannot be reached" in club.table.text, within=10)
    assert club.people["Dan"].dms() == ()
    reply = await club.hand_by_button("Dan")
    assert reply.pictures
    assert reply not in club.people["Ada"].sees(club.room)
    assert "no seat" in word(await club.press("Eve", "My hand"))


async def presses_out_of_turn_are_answered(club: Club) -> None:
    """A double press plays once; a press on what has passed is told so."""
    name, menu = await club._menu()
    person, hand = club.people[name], club.hand(name)
    assert hand is not None
    first, *_ = hand.select(menu).options
    twice = await asyncio.gather(
        person.choose(hand, menu, first.value), person.choose(hand, menu, first.value)
    )
    # Where a hand was shown as a reply, the word comes after it has been renewed.
    await club.practice.until(lambda: sorted(map(word, twice)) == ["", MOVED_ON])
    club.played = move_of(menu)


async def nobody_notices_a_restart(club: Club) -> None:
    name, menu = await club._menu()
    before = club.table
    shown = re.sub(r"<t:\d+:R>", "", before.text)
    letters = {each: len(club.letters(each)) for each in club.people}
    await club.house.kill()
    with suppress(Impossible):
        answer = await club.people[name].click(before, "My hand")
        assert answer.failed == "This interaction failed"
    await club.house.open()
    hand = club.hand(name)
    assert hand is not None
    await club.people[name].choose(hand, menu, hand.select(menu).options[0].value)
    club.played = move_of(menu)
    await club.practice.until(lambda: re.sub(r"<t:\d+:R>", "", before.text) != shown, within=10)
    assert club.table is before
    assert f"{name} played" in before.text or "took the trick" in before.text
    assert {each: len(club.letters(each)) for each in club.people} == letters
    club.hands.clear()


async def chips_are_settled(club: Club) -> None:
    assert "The match is over" in club.table.text
    purses = {name: await club.balance(name) for name in ("Ada", "Ben", "Clo", "Dan")}
    won = {name for name, text in purses.items() if f"{1_000 + STAKE:,}" in text}
    lost = {name for name, text in purses.items() if f"{1_000 - STAKE:,}" in text}
    assert {frozenset(won), frozenset(lost)} == {
        frozenset(("Ada", "Clo")),
        frozenset(("Ben", "Dan")),
    }


async def the_record_replays(club: Club) -> None:
    answer = await club.press("Eve", "Record")
    assert answer.message is not None
    assert answer.message.only_for is club.people["Eve"]
    (file,) = answer.message.attachments
    path = club.house.folder / "record.json"
    path.write_bytes(file.data)
    status, out = await club.house.command("replay", "--verify", str(path))
    assert status == 0, out
    printed = json.loads(out)
    assert printed["over"]
    assert sorted(printed["chips"]) == [50 - STAKE, 50 - STAKE, 50 + STAKE, 50 + STAKE]
