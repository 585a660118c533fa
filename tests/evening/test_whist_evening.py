"""A whole evening of whist: four people, a stranger, and a bot that is killed in mid-trick."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.practice.options import Impossible
from tests.evening.club import MOVED_ON, PURSE, SHUT, opened, word
from tests.evening.menus import MenuClub

PLAYERS = ("Ada", "Ben", "Clo", "Dan")
"""Dan's direct messages are shut; Eve only looks on."""
STAKE, BUY_IN = 7, 50


@dataclass
class WhistClub(MenuClub):
    """People who play the first card of the menu, and claim honours under the table."""

    async def play(self) -> None:
        menu = await self.menu()
        assert MOVED_ON not in await self.choose(menu, menu.options[0].value)

    async def deal_out(self) -> None:
        """Plays until the deal is over."""
        while not (self.is_between() or self.is_closed()):
            if self.offers("No claim"):
                await self.claim()
            elif self.on_turn is not None:
                await self.play()
            await asyncio.sleep(0.01)

    async def claim(self) -> None:
        """Everybody claims honours who may, and says so once more to change nothing."""
        for name in PLAYERS:
            for button in ("Claim honours", "No claim"):
                with suppress(Impossible):
                    await self.people[name].click(self.table, button)
        await self.until(lambda: not self.offers("No claim"))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[WhistClub]:
    async with opened(WhistClub, tmp_path, (*PLAYERS, "Eve"), hurry=8) as club:
        yield club


async def test_an_evening_of_whist_survives_a_kill_in_mid_trick(club: WhistClub) -> None:
    await club.people["Ada"].slash(
        club.room, "whist", stake=STAKE, buy_in=BUY_IN, honours_claim="manual"
    )
    await seats_are_taken_once(club)
    await club.press("Ada", "Begin")
    await club.until_offered("Deal")
    assert re.search(r"`[0-9a-f]{64}`", club.table.text)
    await hands_are_dealt(club)
    await presses_out_of_turn_are_answered(club)
    for _ in range(6):
        await club.play()
    await nobody_notices_a_restart(club)
    while not club.is_closed():
        await club.deal_out()
        if not club.is_closed():
            await club.next_deal(*PLAYERS)
            club.shown.clear()
    await chips_are_settled(club)
    _, printed = await club.settled(dict.fromkeys(PLAYERS, BUY_IN))
    assert printed["over"]
    await club.shut()


async def seats_are_taken_once(club: WhistClub) -> None:
    await club.until_offered("Take a seat")
    twice = await club.press_twice("Ben", club.table, "Take a seat")
    assert twice == ["", "You have a seat at this table already."]
    await club.sit_down("Clo", "Dan")
    assert "Every seat at this table is taken." in word(await club.press("Eve", "Take a seat"))
    assert "Only the host" in word(await club.press("Ben", "Begin"))


async def hands_are_dealt(club: WhistClub) -> None:
    await club.until(lambda: all(len(club.letters(name)) == 1 for name in ("Ada", "Ben", "Clo")))
    await club.until(lambda: "Dan cannot be reached" in club.table.text)
    assert club.people[SHUT].dms() == ()
    reply = await club.hand_by_button(SHUT)
    assert reply.pictures
    assert reply not in club.people["Ada"].sees(club.room)
    assert "no seat" in word(await club.press("Eve", "My hand"))


async def presses_out_of_turn_are_answered(club: WhistClub) -> None:
    """A double press plays once; a press on what has passed is told so."""
    menu = await club.menu()
    await club.choose_twice(menu, menu.options[0].value)


async def nobody_notices_a_restart(club: WhistClub) -> None:
    menu = await club.menu()
    shown = re.sub(r"<t:\d+:R>", "", club.table.text)
    async with club.killed(club.people[menu.name].click(club.table, "My hand")):
        assert await club.choose(menu, menu.options[0].value) == ""
        await club.until(lambda: re.sub(r"<t:\d+:R>", "", club.table.text) != shown)
        assert re.search(f"{menu.name} played|took the trick", club.table.text)
    club.shown.clear()


async def chips_are_settled(club: WhistClub) -> None:
    assert "The match is over" in club.table.text
    ada, ben, clo, dan = [await club.balance(name) for name in PLAYERS]
    assert (ada, ben) == (clo, dan)
    assert {ada, ben} == {PURSE - STAKE, PURSE + STAKE}
