"""An evening of cassino: two guests, two computers, a form, and a bot killed in mid-round."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, combinations
from pathlib import Path

import pytest

from bot.practice.options import Impossible
from tests.evening.club import MOVED_ON, opened, word
from tests.evening.menus import Menu, MenuClub

GUESTS = ("Ada", "Dan")
"""Dan's direct messages are shut; Eve only looks on."""
BUY_IN, STAKE = 50, 7
FORM = ": choose cards…"


@dataclass
class CassinoClub(MenuClub):
    """People who lay and take by the menu, and once choose by a form what to take."""

    chosen: str = ""
    """What was taken by a form, once something has been."""

    async def play(self) -> None:
        """Whoever is on turn lays cards until there is a form, and afterwards takes what can be."""
        menu = await self.menu()
        forms = [each.value for each in menu.options if FORM in each.label]
        if forms and not self.chosen:
            self.chosen = await self.take_by_form(menu, forms[0])
        else:
            line = menu.options[0 if self.chosen else -1]
            assert await self.choose(menu, line.value) != MOVED_ON

    async def take_by_form(self, menu: Menu, line: str) -> str:
        """Cards of the board, as many as it takes for the house to accept them; the title."""
        person, number, refusals = self.people[menu.name], 1, list[str]()
        while True:
            asked = await person.choose(menu.hand, menu.custom_id, line)
            assert asked.modal is not None
            (cards,) = asked.modal.fields
            codes = [each.value for each in cards.options]
            tries = list(chain(*(combinations(codes, size) for size in (1, 2, 3))))
            assert number <= len(tries), refusals
            sent = await person.submit(asked.modal, {cards.custom_id: list(tries[number - 1])})
            if word(sent) == "":
                self.acted = menu.move
                return asked.modal.title
            refusals.append(word(sent))
            number += 1


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[CassinoClub]:
    async with opened(CassinoClub, tmp_path, (*GUESTS, "Eve"), hurry=8) as club:
        yield club


async def test_an_evening_of_cassino_survives_a_kill_in_mid_round(club: CassinoClub) -> None:
    await club.people["Ada"].slash(club.room, "cassino", buy_in=BUY_IN, stake=STAKE, target=0)
    await club.sit_down("Dan")
    for _ in range(2):
        await club.press("Ada", "Add a computer player")
    await club.press("Ada", "Begin")
    await the_pack_is_sealed(club)
    await hands_are_dealt(club)
    for _ in range(5):
        await club.play()
    await presses_out_of_turn_are_answered(club)
    await nobody_notices_a_restart(club)
    while club.acted < 0 or not club.is_closed():
        if club.on_turn is not None:
            await club.play()
        await asyncio.sleep(0.01)
    assert club.chosen.startswith("Take with "), "there was no take to be chosen"
    await chips_and_record_agree(club)
    await club.shut()


async def the_pack_is_sealed(club: CassinoClub) -> None:
    await club.until(lambda: "Deal" in club.labels)
    assert re.search(r"`[0-9a-f]{64}`", club.table.text)
    for name in GUESTS:
        with suppress(Impossible):
            await club.people[name].click(club.table, "Deal")


async def hands_are_dealt(club: CassinoClub) -> None:
    await club.until(lambda: "Dan cannot be reached" in club.table.text)
    await club.until(lambda: club.hand("Ada") is not None)
    assert "against" in club.table.text
    assert "no seat" in word(await club.press("Eve", "My hand"))


async def presses_out_of_turn_are_answered(club: CassinoClub) -> None:
    """A double press plays once; a press on what has passed is told so."""
    menu = await club.menu()
    await club.choose_twice(menu, menu.options[0].value)


async def nobody_notices_a_restart(club: CassinoClub) -> None:
    menu = await club.menu()
    async with club.killed(club.people[menu.name].click(club.table, "My hand")):
        assert await club.choose(menu, menu.options[0].value) == ""
        await club.until(lambda: club.move > menu.move)
    club.shown.clear()


async def chips_and_record_agree(club: CassinoClub) -> None:
    _, printed = await club.settled(dict.fromkeys(GUESTS, BUY_IN))
    assert printed["over"]
    assert sum(printed["chips"]) == 4 * BUY_IN
    won = {abs(chips - BUY_IN) for chips in printed["chips"]}
    assert won in ({STAKE}, {0}), "the two winners have the stake of the two losers"
