"""An evening of poch: three people, the pochen by button and by hand, and a kill in mid-deal."""

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

PLAYERS = ("Ada", "Ben", "Clo")
PURSE, BUY_IN = 1_000, 60
DEALS = 2


@dataclass
class Club:
    """The people, and how they play."""

    practice: Practice
    house: House
    room: Channel
    people: dict[str, Person]
    acted: int = -1
    """The latest move at which somebody acted."""

    @property
    def table(self) -> Message:
        """The table's message."""
        public = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in public if each.buttons and not each.deleted][-1]

    def labels(self) -> list[str]:
        has_table = any(each.buttons for each in self.room.messages.values() if not each.only_for)
        return [each.label for each in self.table.buttons] if has_table else []

    async def press(self, name: str, button: str) -> Interaction:
        await self.practice.until(lambda: button in self.labels(), within=20)
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        return answer

    def hand(self, name: str) -> Message:
        """The latest hand that somebody has by direct message."""
        return [each for each in self.people[name].dms() if each.pictures][-1]

    def on_turn(self) -> str | None:
        """Who is to act, once table and hand show that he is."""
        found = re.search(r"\*\*(\w+)\*\* to play", self.table.text)
        if found is None or move_of(self.table.buttons[0].custom_id) <= self.acted:
            return None
        hand = self.hand(found[1])
        controls = [*hand.buttons, *hand.selects]
        fresh = any(move_of(each.custom_id) > self.acted for each in controls)
        return found[1] if fresh else None

    async def turn(self) -> str:
        await self.practice.until(lambda: self.on_turn() is not None, within=20)
        name = self.on_turn()
        assert name is not None
        return name

    async def act(self, name: str) -> Interaction:
        """Whoever is on turn bets the least on a pair, passes without one, or leads a card."""
        hand = self.hand(name)
        self.acted = move_of(self.table.buttons[0].custom_id)
        if hand.selects:
            menu = hand.selects[0]
            return await self.people[name].choose(hand, menu.custom_id, menu.options[-1].value)
        bets = [each.label for each in hand.buttons if each.label in ("Poch 1", "Hold")]
        assert bool(bets) == ("For the pochen: " in hand.text)
        return await self.people[name].click(hand, bets[0] if bets else "Pass")

    async def finish(self) -> str:
        """Plays until the deal is over; what the table says then."""
        while "Next deal" not in self.labels():
            name = self.on_turn()
            if name is not None:
                answer = await self.act(name)
                assert word(answer) == ""
            await asyncio.sleep(0.02)
        return self.table.text

    async def balance(self, name: str) -> int:
        told = word(await self.people[name].slash(self.room, "chips balance"))
        found = re.search(r"\*\*([\d,]+) chips\*\* in your purse", told)
        assert found is not None, told
        return int(found[1].replace(",", ""))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path, (*PLAYERS, "Eve"), hurry=10) as club:
        yield Club(club.practice, club.house, club.room, club.people)


async def test_an_evening_of_poch_survives_a_kill_in_mid_deal(club: Club) -> None:
    await club.people["Ada"].slash(club.room, "poch", buy_in=BUY_IN, max_poch=5, centre="on")
    assert "is played by three to six" in word(await club.press("Ada", "Begin"))
    assert "No bet in the pochen above 5" in club.table.text
    for name in PLAYERS[1:]:
        await club.press(name, "Take a seat")
    await club.press("Ada", "Begin")
    await what_is_wrong_is_answered(club)
    await nobody_notices_a_restart(club)
    ended = [await club.finish()]
    while len(ended) < DEALS:
        await next_deal(club, len(ended) + 1)
        ended.append(await club.finish())
    for text in ended:
        assert text.count("Won and lost: ") == 1
        assert re.search(r"\*\*\w+ won the deal\*\*, with \d+ from \*Centre\*", text)
    await the_table_is_closed(club)
    purses = [await club.balance(name) for name in PLAYERS]
    assert sum(purses) == len(PLAYERS) * PURSE
    await the_record_replays(club, purses)
    assert await club.house.close() == 0
    assert (await club.house.command("audit"))[0] == 0


async def what_is_wrong_is_answered(club: Club) -> None:
    """A press by somebody else, an amount too great, a double press."""
    await club.practice.until(lambda: all(_has_hand(club, name) for name in PLAYERS), within=20)
    name = await club.turn()
    assert "Pass" not in club.labels()
    assert "with *My hand*" in club.table.text
    assert "no seat" in word(await club.press("Eve", "My hand"))
    hand, person = club.hand(name), club.people[name]
    if "For the pochen: " in hand.text:
        answer = await person.click(hand, "Another bet…")
        sent = await person.submit(answer.modal, {"amount": "6"})
        assert word(sent).endswith("It can be from 1 to 5.")
    club.acted = move_of(club.table.buttons[0].custom_id)
    twice = await asyncio.gather(person.click(hand, "Pass"), person.click(hand, "Pass"))
    assert sorted(map(word, twice)) == ["", "The table has moved on."]


def _has_hand(club: Club, name: str) -> bool:
    return any(each.pictures for each in club.people[name].dms())


async def nobody_notices_a_restart(club: Club) -> None:
    name = await club.turn()
    table, letters = club.table, {each: len(club.people[each].dms()) for each in PLAYERS}
    await club.house.kill()
    with suppress(Impossible):
        answer = await club.people[name].click(club.hand(name), "Pass")
        assert answer.failed == "This interaction failed"
    await club.house.open()
    assert word(await club.act(name)) == ""
    await club.turn()
    assert club.table is table
    assert {each: len(club.people[each].dms()) for each in PLAYERS} == letters


async def next_deal(club: Club, number: int) -> None:
    for name in PLAYERS:
        with suppress(Impossible):
            await club.people[name].click(club.table, "Next deal")
    await club.practice.until(lambda: f"deal {number}" in club.table.text, within=20)


async def the_table_is_closed(club: Club) -> None:
    more = await club.press("Ada", "More")
    assert more.message is not None
    sure = await club.people["Ada"].click(more.message, "Close the table")
    asked = sure.followups[-1] if sure.followups else sure.message
    assert asked is not None
    await club.people["Ada"].click(asked, "Yes, close the table")
    await club.practice.until(lambda: club.labels() == ["Record"], within=20)


async def the_record_replays(club: Club, purses: list[int]) -> None:
    answer = await club.press("Eve", "Record")
    assert answer.message is not None
    (file,) = answer.message.attachments
    path = club.house.folder / "record.json"
    path.write_bytes(file.data)
    status, out = await club.house.command("replay", "--verify", str(path))
    assert status == 0, out
    printed = json.loads(out)
    assert printed["over"]
    assert len(printed["deals"]) == DEALS
    names = [each["name"] for each in json.loads(file.data)["seats"]]
    brought = {
        name: PURSE - BUY_IN + chips for name, chips in zip(names, printed["chips"], strict=True)
    }
    assert [brought[name] for name in PLAYERS] == purses
    assert set(printed["pools"].values()) == {0}
