"""An evening of vingt-un: four guests, one of them without letters, and a bot that is killed."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.evening.club import MOVED_ON, SHUT, Club, opened, word

GUESTS = ("Ada", "Ben", "Clo", "Dan")
"""Dan's direct messages are shut; Eve only looks on."""
BUY_IN, MOST = 200, 4
COUPS = 4


@dataclass
class VingtUnClub(Club):
    """People who stake in a window, and take cards or stand under the table."""

    coups: int = 0

    @property
    def dealer(self) -> str:
        found = re.search(r"(\w+) \(dealer\)", self.table.text)
        assert found is not None, self.table.text
        return found[1]

    def is_drawing(self) -> bool:
        return self.offers("Take a card") and self.move > self.acted

    async def until_cards(self) -> None:
        """The stakes are in: a card may be taken, or naturals have ended the coup."""
        await self.until(lambda: self.is_drawing() or self.is_between())

    async def act(self, button: str) -> None:
        """Whoever is on turn takes a card or stands."""
        name, move = await self.until_turn(), self.move
        assert word(await self.press(name, button)) == ""
        self.acted = move

    async def stakes(self) -> None:
        """Everybody but the dealer stakes the most."""
        await self.until_offered("No stake")
        for name in GUESTS:
            if name != self.dealer:
                assert word(await self.press(name, f"Stake {MOST}")) == ""

    async def play_out(self) -> None:
        """All stand, until the coup is over."""
        await self.until_cards()
        while self.is_drawing():
            await self.act("Stand")
            await self.until_cards()
        self.coups += 1

    async def next_coup(self) -> None:
        await self.next_deal(*GUESTS)
        await self.until_offered("No stake")

    async def coup_with_cards(self) -> None:
        """Coups until one in which there is something to be drawn."""
        while True:
            await self.stakes()
            await self.until_cards()
            if self.is_drawing():
                return
            self.coups += 1
            await self.next_coup()


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[VingtUnClub]:
    async with opened(VingtUnClub, tmp_path, (*GUESTS, "Eve"), hurry=5) as club:
        yield club


async def test_an_evening_of_vingt_un_survives_clumsy_guests_and_a_kill(club: VingtUnClub) -> None:
    await club.people["Ada"].slash(club.room, "vingt_un", buy_in=BUY_IN, max_stake=MOST)
    await club.sit_down(*GUESTS[1:])
    assert word(await club.press("Ada", "Begin")) == ""
    await club.next_coup()
    await stakes_are_asked_for(club)
    await club.coup_with_cards()
    await hands_are_shown_to_their_holders_alone(club)
    await wrong_people_are_told_so(club)
    await nobody_notices_a_restart(club)
    await club.play_out()
    await a_deal_is_passed(club)
    while club.coups < COUPS:
        await club.next_coup()
        await club.coup_with_cards()
        await club.act("Take a card")
        await club.play_out()
    await club.close_table()
    _, printed = await club.settled(dict.fromkeys(GUESTS, BUY_IN))
    assert len(printed["deals"]) >= COUPS
    assert sum(printed["chips"]) == len(GUESTS) * BUY_IN
    await club.shut()


async def stakes_are_asked_for(club: VingtUnClub) -> None:
    """All but the dealer are waited for; nonsense changes nothing, and an entry may change."""
    assert "Turned up round the table: " in club.table.text
    dealer = club.dealer
    assert {*club.waiting} == {*GUESTS} - {dealer}
    other = next(each for each in GUESTS if each != dealer)
    assert word(await club.press(dealer, "No stake")) != ""
    assert "Only the dealer" in word(await club.press(other, "Dealer: pass the deal"))
    for amount in ("ten", "-5", "1.5", str(MOST + 1)):
        assert f"“{amount}” is " in await club.give(other, "Another stake…", amount)
    assert await club.give(other, "Another stake…", "1") == ""
    await club.until(lambda: f"{other} staked 1." in club.table.text)
    assert "no seat" in word(await club.press("Eve", "No stake"))


async def hands_are_shown_to_their_holders_alone(club: VingtUnClub) -> None:
    reached = [name for name in GUESTS if name != SHUT]
    await club.until(lambda: all(map(club.letters, reached)))
    assert all(re.search(r"[♣♦♥♠]: \d+", club.letters(name)[-1].text) for name in reached)
    await club.until(lambda: "Dan cannot be reached" in club.table.text)
    answer = await club.press(SHUT, "My hand")
    assert answer.message is not None
    assert answer.message.only_for is club.people[SHUT]
    assert club.people["Eve"].dms() == ()
    for message in club.room.messages.values():
        if message.only_for is None:
            assert {each.filename for each in message.pictures} <= {"table.png"}


async def wrong_people_are_told_so(club: VingtUnClub) -> None:
    name = await club.until_turn()
    other = next(each for each in GUESTS if each != name)
    assert "not your turn" in word(await club.press(other, "Stand"))
    assert "no seat" in word(await club.press("Eve", "Take a card"))


async def nobody_notices_a_restart(club: VingtUnClub) -> None:
    """Killed while somebody is on turn; afterwards two presses at once are one."""
    name = await club.until_turn()
    async with club.killed(club.people[name].click(club.table, "Stand")):
        club.acted = club.move
        assert await club.press_twice(name, club.table, "Stand") == ["", MOVED_ON]
        await club.until(lambda: f"{name} stood." in club.table.text)


async def a_deal_is_passed(club: VingtUnClub) -> None:
    await club.next_coup()
    dealer = club.dealer
    assert word(await club.press(dealer, "Dealer: pass the deal")) == ""
    await club.until(lambda: "The deal was passed: " in club.table.text)
    await club.until(club.is_between)
    await club.next_coup()
    assert club.dealer != dealer
    await club.stakes()
    await club.play_out()
