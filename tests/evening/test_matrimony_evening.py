"""A whole evening of matrimony: five at the table, and a kill while some have laid unseen."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.games.matrimony import CHANCES
from tests.evening.club import PURSE, Club, opened, word

PLAYERS = ("Ada", "Ben", "Clo", "Dan", "Eve")
"""Dan's direct messages are shut; Fay only looks on."""
BUY_IN = 60
OPENING = "Best 1, matrimony 1, intrigue 1, confederacy 1, pairs 1"
FOLLOW = "As the dealer, less 1 on best"
FORM = "Lay chips…"


@dataclass
class MatrimonyClub(Club):
    """People who lay chips on chances, by buttons and by a form."""

    @property
    def dealer(self) -> str:
        found = re.search(r"(\w+) deals, and", self.table.text)
        assert found is not None
        return found[1]

    async def lay(self, name: str, **layout: str) -> str:
        """What somebody is told who fills in the form so."""
        entries = dict.fromkeys(CHANCES, "") | layout
        return await self.fill_in(name, await self.press(name, FORM), **entries)

    async def opening(self) -> None:
        """The dealer lays one chip on each chance."""
        await self.press(self.dealer, OPENING)
        await self.until_offered(FOLLOW)

    async def follow(self) -> None:
        """All others copy the dealer, and the cards are dealt."""
        while self.waiting and self.offers(FOLLOW):
            name = self.waiting[0]
            await self.press(name, FOLLOW)
            await self.until(lambda name=name: name not in self.waiting)
        await self.until(self.is_between)

    async def next_opening(self) -> None:
        await self.next_deal(*PLAYERS)
        await self.until_offered(OPENING)


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[MatrimonyClub]:
    async with opened(MatrimonyClub, tmp_path, (*PLAYERS, "Fay"), hurry=5) as club:
        yield club


async def test_an_evening_of_matrimony_survives_a_kill_while_chips_are_laid(
    club: MatrimonyClub,
) -> None:
    await club.people["Ada"].slash(club.room, "matrimony", buy_in=BUY_IN, max_stake=12)
    await seats_are_taken(club)
    await what_the_dealer_lays_is_checked(club)
    await what_the_others_lay_is_secret(club)
    await a_kill_changes_nothing(club)
    await club.follow()
    all_hands_are_told(club)
    await club.next_opening()
    await the_host_waits_no_longer(club)
    await club.next_opening()
    await club.opening()
    await club.follow()
    await club.close_table()
    assert sum([await club.balance(name) for name in PLAYERS]) == PURSE * len(PLAYERS)
    _, printed = await club.settled(dict.fromkeys(PLAYERS, BUY_IN), reader="Fay")
    assert len(printed["deals"]) == 3
    assert sum(printed["chips"]) == BUY_IN * len(PLAYERS)
    assert set(printed["pools"].values()) == {0}
    await club.shut()


async def seats_are_taken(club: MatrimonyClub) -> None:
    await club.until_offered("Take a seat")
    assert "A dealer lays at most 12 chips" in club.table.text
    await club.sit_down(*PLAYERS[1:4])
    assert "is played by 5 to 14" in word(await club.press("Ada", "Begin"))
    await club.sit_down("Eve")
    await club.press("Ada", "Begin")
    await club.until_offered(OPENING)


async def what_the_dealer_lays_is_checked(club: MatrimonyClub) -> None:
    """Nobody lays for the dealer, nor more than the house allows; a double press is one."""
    dealer = club.dealer
    other = next(name for name in PLAYERS if name != dealer)
    assert "It is not your turn" in word(await club.press(other, OPENING))
    assert "no seat" in word(await club.press("Fay", OPENING))
    told = await club.lay(dealer, best="12", pairs="1")
    assert told == "That comes to 13. In all it can be from 2 to 12."
    told = await club.lay(dealer, best="some")
    assert told == "Best: “some” is no whole number of chips."
    assert "" in await club.press_twice(dealer, club.table, OPENING)
    await club.until_offered(FOLLOW)
    assert "best 1, matrimony 1, intrigue 1, confederacy 1, pairs 1" in club.table.text


async def what_the_others_lay_is_secret(club: MatrimonyClub) -> None:
    first, second, *_ = club.waiting
    assert len(club.waiting) == 4
    assert re.search(r"[0-9a-f]{64}", club.table.text)
    told = await club.lay(first, best="5")
    assert told == "That comes to 5. In all it can be only 4."
    told = await club.lay(first, pairs="3", confederacy="1")
    assert told == "You have entered: Confederacy 1, pairs 3."
    await club.until(lambda: first not in club.waiting)
    assert "pairs 3" not in club.table.text
    assert f"{first}: 60 chips, has laid." in club.table.text
    own = await club.press(first, "My hand")
    assert own.message is not None
    assert own.message.only_for is club.people[first]
    assert "You have laid confederacy 1, pairs 3. Nobody else knows it yet." in own.message.text
    assert "pairs 3" not in club.table.text
    await club.press(second, FOLLOW)
    await club.until(lambda: len(club.waiting) == 2)


async def a_kill_changes_nothing(club: MatrimonyClub) -> None:
    """What has been laid unseen is still laid, and still unseen."""
    waiting = club.waiting
    seal = re.findall(r"[0-9a-f]{64}", club.table.text)
    async with club.killed(club.people["Ada"].click(club.table, "My hand")):
        assert re.findall(r"[0-9a-f]{64}", club.table.text) == seal
        await club.press(waiting[0], FOLLOW)
        await club.until(lambda: club.waiting == waiting[1:])
    assert "pairs 3" not in club.table.text


def all_hands_are_told(club: MatrimonyClub) -> None:
    """Who has laid what, and what everybody holds: or who has swept the board."""
    text = club.table.text
    assert "laid confederacy 1, pairs 3." in text
    if "swept the board" not in text:
        hands = re.findall(r"\w+(?: \(dealer\))?: \d+ chips, (?:[\dAKQJ]+[♠♥♦♣][ .]){3}", text)
        assert len(hands) == len(PLAYERS)
        assert "*best*" in text


async def the_host_waits_no_longer(club: MatrimonyClub) -> None:
    """Whoever has laid nothing by then has the dealer copied."""
    await club.opening()
    assert "Only the host" in word(await club.press("Ben", "Wait no longer"))
    await asyncio.sleep(1.1)
    await club.press("Ada", "Wait no longer")
    await club.until(club.is_between)
    assert "laid matrimony 1, intrigue 1, confederacy 1, pairs 1." in club.table.text
