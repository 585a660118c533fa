"""A short evening of connexions: two people and a computer, a bot killed in mid-trick."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.evening.club import opened, word
from tests.evening.menus import MenuClub

PLAYERS = ("Ada", "Ben")
"""The third is a computer player; Eve only looks on."""

UNIT, BUY_IN = 5, 100


@dataclass
class ConnexionsClub(MenuClub):
    """People who play the first card of the menu."""

    async def play(self) -> None:
        menu = await self.menu()
        assert await self.choose(menu, menu.options[0].value) == ""

    async def deal_out(self) -> None:
        """Plays until the deal is over."""
        while not (self.is_between() or self.is_closed()):
            if self.fresh() is not None:
                await self.play()
            await asyncio.sleep(0.01)


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[ConnexionsClub]:
    async with opened(ConnexionsClub, tmp_path, (*PLAYERS, "Eve"), hurry=10) as club:
        yield club


async def test_an_evening_of_connexions_survives_a_kill_in_mid_trick(club: ConnexionsClub) -> None:
    ada = club.people["Ada"]
    await ada.slash(club.room, "connexions", unit=UNIT, deals=2, buy_in=BUY_IN)
    await club.sit_down("Ben")
    await club.press("Ada", "Add a computer player")
    await club.press("Ada", "Begin")
    await the_first_deal_begins(club)
    for _ in range(4):
        await club.play()
    await nobody_notices_a_restart(club)
    await club.deal_out()
    assert "The tricks, " in club.table.text
    await club.next_deal(*PLAYERS)
    assert "Deal 2 of 2" in club.table.text
    await club.deal_out()
    await club.until(club.is_closed)
    assert "The match is over. What is left in the pools is shared out" in club.table.text
    _, printed = await club.settled(dict.fromkeys(PLAYERS, BUY_IN))
    assert printed["over"] is True
    assert len(printed["deals"]) == 2
    assert sum(printed["chips"]) == 3 * BUY_IN
    assert printed["pools"] == {"pool": 0}
    await club.shut()


async def the_first_deal_begins(club: ConnexionsClub) -> None:
    """Three sit at a table for four: ten cards each, and four units from everybody."""
    await club.next_deal(*PLAYERS)
    assert f"Pool {12 * UNIT}" in club.table.text
    await club.until(lambda: all(map(club.hand, PLAYERS)))
    assert "diamonds are trumps. Deal 1 of 2" in club.table.text
    assert "no seat" in word(await club.press("Eve", "My hand"))
    menu = await club.menu()
    # Mrs Battle may have led, and a connexion card of hers asks for an answer.
    assert 1 <= len(menu.options) <= 10
    assert re.search(rf"{menu.name}.*, 10 cards, ", menu.hand.text)


async def nobody_notices_a_restart(club: ConnexionsClub) -> None:
    menu = await club.menu()
    async with club.killed(club.people[menu.name].click(club.table, "My hand")):
        assert await club.choose(menu, menu.options[0].value) == ""
        await club.until(lambda: club.move > menu.move)
