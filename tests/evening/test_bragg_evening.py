"""An evening of bragg: three people, the brag by buttons, thirty-one by forms, and two kills."""

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

    def has_hand(self, name: str) -> bool:
        return any(each.pictures for each in self.people[name].dms())

    async def turn(self) -> str:
        """Whoever is on turn in the brag, once the table shows it."""
        await self.practice.until(lambda: self.on_turn() is not None, within=20)
        name = self.on_turn()
        assert name is not None
        return name

    def on_turn(self) -> str | None:
        found = re.search(r"(?<!and )\*\*(\w+)\*\* to play", self.table.text)
        if found is None or move_of(self.table.buttons[0].custom_id) <= self.acted:
            return None
        return found[1]

    async def act(self, name: str, *wished: str) -> Interaction:
        """The first of these buttons that is offered; else a check or a call."""
        buttons = self.labels()
        self.acted = move_of(self.table.buttons[0].custom_id)
        usual = [each for each in buttons if each == "Check" or each.startswith("Call ")]
        button = next(each for each in (*wished, *usual) if each in buttons)
        return await self.people[name].click(self.table, button)

    def choosing(self, name: str) -> list[str]:
        """The buttons beside a hand for thirty-one."""
        if not self.has_hand(name):
            return []
        return [each.label for each in self.hand(name).buttons if re.match(r"Count \d", each.label)]

    async def window(self) -> None:
        """Until everybody is asked what to count."""
        await self.practice.until(lambda: all(map(self.choosing, PLAYERS)), within=20)

    async def picks_best(self, name: str) -> Interaction:
        return await self.people[name].click(self.hand(name), self.choosing(name)[0])

    async def picks_one(self, name: str) -> Interaction:
        """A single card, by the form."""
        answer = await self.people[name].click(self.hand(name), "Count other cards…")
        assert answer.modal is not None, word(answer)
        (field,) = answer.modal.fields
        values = {field.custom_id: [field.options[0].value]}
        return await self.people[name].submit(answer.modal, values)

    async def balance(self, name: str) -> int:
        told = word(await self.people[name].slash(self.room, "chips balance"))
        found = re.search(r"\*\*([\d,]+) chips\*\* in your purse", told)
        assert found is not None, told
        return int(found[1].replace(",", ""))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path, (*PLAYERS, "Eve"), hurry=10) as club:
        yield Club(club.practice, club.house, club.room, club.people)


async def test_an_evening_of_bragg_survives_kills_in_the_brag_and_while_all_choose(
    club: Club,
) -> None:
    await club.people["Ada"].slash(club.room, "bragg", buy_in=BUY_IN, third_pick="manual")
    assert "two who can pay 3" in word(await club.press("Ada", "Begin"))
    assert "Everybody chooses what to count for thirty-one" in club.table.text
    for name in PLAYERS[1:]:
        await club.press(name, "Take a seat")
    await club.press("Ada", "Begin")
    await what_is_wrong_is_answered(club)
    await the_brag_goes_on_after_a_kill(club)
    await all_choose_around_a_kill(club)
    await the_second_deal(club)
    await the_table_is_closed(club)
    purses = [await club.balance(name) for name in PLAYERS]
    assert sum(purses) == len(PLAYERS) * PURSE
    await the_record_replays(club, purses)
    assert await club.house.close() == 0
    assert (await club.house.command("audit"))[0] == 0


async def what_is_wrong_is_answered(club: Club) -> None:
    """A press out of turn, an amount too great, a double press."""
    await club.practice.until(lambda: all(map(club.has_hand, PLAYERS)), within=20)
    name = await club.turn()
    other = next(each for each in PLAYERS if each != name)
    assert "not your turn" in word(await club.people[other].click(club.table, "Check"))
    assert "no seat" in word(await club.people["Eve"].click(club.table, "Check"))
    person, table = club.people[name], club.table
    answer = await person.click(table, "Another amount…")
    sent = await person.submit(answer.modal, {"amount": "6"})
    assert word(sent).endswith("It can be from 1 to 5.")
    club.acted = move_of(table.buttons[0].custom_id)
    twice = await asyncio.gather(person.click(table, "Check"), person.click(table, "Check"))
    assert sorted(map(word, twice)) == ["", "The table has moved on."]


async def the_brag_goes_on_after_a_kill(club: Club) -> None:
    """Somebody bets; all the others call, and nobody is asked twice."""
    name = await club.turn()
    table = club.table
    await club.house.kill()
    with suppress(Impossible):
        answer = await club.people[name].click(table, "Check")
        assert answer.failed == "This interaction failed"
    await club.house.open()
    assert word(await club.act(name, "Bet 1")) == ""
    for _ in PLAYERS[1:]:
        name = await club.turn()
        assert "Call 1" in club.labels()
        assert word(await club.act(name)) == ""
    assert club.table is table


async def all_choose_around_a_kill(club: Club) -> None:
    """One by the form, and once more; the others by the button, one of them after a kill."""
    await club.window()
    ada, ben, clo = PLAYERS
    assert word(await club.picks_one(ada)) == ""
    assert word(await club.picks_best(ben)) == ""
    await club.practice.until(lambda: "You have chosen" in club.hand(ben).text, within=20)
    assert "has chosen" in club.table.text
    await club.house.kill()
    await club.house.open()
    await club.practice.until(lambda: "You have chosen" in club.hand(ada).text, within=20)
    assert word(await club.picks_best(clo)) == ""
    await club.practice.until(lambda: "Next deal" in club.labels(), within=20)
    assert club.table.text.count("counts ") == len(PLAYERS)


async def the_second_deal(club: Club) -> None:
    for name in PLAYERS:
        with suppress(Impossible):
            await club.people[name].click(club.table, "Next deal")
    await club.practice.until(lambda: "deal 2" in club.table.text, within=20)
    while len(club.choosing("Ada")) == 0:
        name = club.on_turn()
        if name is not None:
            assert word(await club.act(name, "Bet 1")) == ""
        await asyncio.sleep(0.02)
    await club.window()
    for name in PLAYERS:
        assert word(await club.picks_best(name)) == ""
    await club.practice.until(lambda: "Next deal" in club.labels(), within=20)
    assert re.search(r"\*\*\w+ took the third pot, 3 chips, with \d+", club.table.text)
    assert re.search(r"Pots: first to \w+, second to \w+, third to \w+\.", club.table.text)


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
