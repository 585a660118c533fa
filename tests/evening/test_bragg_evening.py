"""An evening of bragg: three people, the brag by buttons, thirty-one by forms, and two kills."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.practice.interactions import Interaction
from bot.practice.state.messages import Message
from tests.evening.club import MOVED_ON, PURSE, Club, opened, word

PLAYERS = ("Ada", "Ben", "Clo")
BUY_IN = 60
DEALS = 2


@dataclass
class BraggClub(Club):
    """People who bet under the table, and choose for thirty-one beside their hands."""

    async def act(self, name: str, *wished: str) -> Interaction:
        """The first of these buttons that is offered; else a check or a call."""
        buttons = self.labels
        self.acted = self.move
        usual = [each for each in buttons if each == "Check" or each.startswith("Call ")]
        button = next(each for each in (*wished, *usual) if each in buttons)
        return await self.people[name].click(self.table, button)

    def hand(self, name: str) -> Message:
        return self.letters(name)[-1]

    def choosing(self, name: str) -> list[str]:
        """The buttons beside a hand for thirty-one."""
        if not self.letters(name):
            return []
        return [each.label for each in self.hand(name).buttons if re.match(r"Count \d", each.label)]

    async def window(self) -> None:
        """Until everybody is asked what to count."""
        await self.until(lambda: all(map(self.choosing, PLAYERS)))

    async def picks_best(self, name: str) -> Interaction:
        return await self.people[name].click(self.hand(name), self.choosing(name)[0])

    async def picks_one(self, name: str) -> Interaction:
        """A single card, by the form."""
        answer = await self.people[name].click(self.hand(name), "Count other cards…")
        assert answer.modal is not None, word(answer)
        (field,) = answer.modal.fields
        values = {field.custom_id: [field.options[0].value]}
        return await self.people[name].submit(answer.modal, values)


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[BraggClub]:
    async with opened(BraggClub, tmp_path, (*PLAYERS, "Eve"), hurry=10) as club:
        yield club


async def test_an_evening_of_bragg_survives_kills_in_the_brag_and_while_all_choose(
    club: BraggClub,
) -> None:
    await club.people["Ada"].slash(club.room, "bragg", buy_in=BUY_IN, third_pick="manual")
    assert "2 players who can pay 3" in word(await club.press("Ada", "Begin"))
    assert "Everybody chooses what to count for thirty-one" in club.table.text
    await club.sit_down(*PLAYERS[1:])
    await club.press("Ada", "Begin")
    await what_is_wrong_is_answered(club)
    await the_brag_goes_on_after_a_kill(club)
    await all_choose_around_a_kill(club)
    await the_second_deal(club)
    await club.close_table()
    assert sum([await club.balance(name) for name in PLAYERS]) == len(PLAYERS) * PURSE
    _, printed = await club.settled(dict.fromkeys(PLAYERS, BUY_IN))
    assert printed["over"]
    assert len(printed["deals"]) == DEALS
    assert set(printed["pools"].values()) == {0}
    await club.shut()


async def what_is_wrong_is_answered(club: BraggClub) -> None:
    """A press out of turn, an amount too great, a double press."""
    await club.until(lambda: all(map(club.letters, PLAYERS)))
    name = await club.until_turn()
    other = next(each for each in PLAYERS if each != name)
    assert "not your turn" in word(await club.people[other].click(club.table, "Check"))
    assert "no seat" in word(await club.people["Eve"].click(club.table, "Check"))
    assert (await club.give(name, "Another bet or raise…", "6")).endswith("It can be from 1 to 5.")
    club.acted = club.move
    assert await club.press_twice(name, club.table, "Check") == ["", MOVED_ON]


async def the_brag_goes_on_after_a_kill(club: BraggClub) -> None:
    """Somebody bets; all the others call, and nobody is asked twice."""
    name = await club.until_turn()
    async with club.killed(club.people[name].click(club.table, "Check")):
        assert word(await club.act(name, "Bet 1")) == ""
        for _ in PLAYERS[1:]:
            name = await club.until_turn()
            assert "Call 1" in club.labels
            assert word(await club.act(name)) == ""


async def all_choose_around_a_kill(club: BraggClub) -> None:
    """One by the form, and once more; the others by the button, one of them after a kill."""
    await club.window()
    ada, ben, clo = PLAYERS
    assert word(await club.picks_one(ada)) == ""
    assert word(await club.picks_best(ben)) == ""
    await club.until(lambda: "You have chosen" in club.hand(ben).text)
    assert "has chosen" in club.table.text
    async with club.killed(club.people[ben].click(club.table, "My hand")):
        await club.until(lambda: "You have chosen" in club.hand(ada).text)
        assert word(await club.picks_best(clo)) == ""
        await club.until(club.is_between)
    assert club.table.text.count("counts ") == len(PLAYERS)


async def the_second_deal(club: BraggClub) -> None:
    await club.next_deal(*PLAYERS)
    while len(club.choosing("Ada")) == 0:
        if (name := club.on_turn) is not None:
            assert word(await club.act(name, "Bet 1")) == ""
        await asyncio.sleep(0.02)
    await club.window()
    for name in PLAYERS:
        assert word(await club.picks_best(name)) == ""
    await club.until(club.is_between)
    assert re.search(r"\*\*\w+ took the third pot, 3 chips, with a count of \d+", club.table.text)
    assert re.search(r"Pots: first to \w+, second to \w+, third to \w+\.", club.table.text)
