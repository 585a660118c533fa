"""An evening of thirty-one: five guests, one of them without letters, and a bot that is killed."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.evening.club import SHUT, opened, word
from tests.evening.menus import Menu, MenuClub

GUESTS = ("Ada", "Ben", "Clo", "Dan", "Fay")
"""Dan's direct messages are shut; Eve only looks on."""
BUY_IN, STAKE, DEALS = 40, 2, 2


@dataclass
class ThirtyOneClub(MenuClub):
    """People who exchange cards by the menu, and knock and stand under the table."""

    async def act(self, name: str, button: str) -> None:
        """Somebody acts who is on turn, by a button under the table."""
        move = self.move
        assert word(await self.press(name, button)) == ""
        self.acted = move

    async def next_deal_with_turns(self) -> None:
        """The next deal in which somebody has a turn: 31 may be dealt."""
        while True:
            await self.next_deal(*GUESTS)
            await self.until(lambda: self.is_between() or self.on_turn is not None)
            if not self.is_between():
                return


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[ThirtyOneClub]:
    async with opened(ThirtyOneClub, tmp_path, (*GUESTS, "Eve"), hurry=5) as club:
        yield club


async def test_an_evening_of_thirty_one_survives_clumsy_guests_and_a_kill(
    club: ThirtyOneClub,
) -> None:
    await club.people["Ada"].slash(club.room, "thirty_one", buy_in=BUY_IN, stake=STAKE)
    await club.sit_down(*GUESTS[1:])
    await club.press("Ada", "Begin")
    await club.next_deal_with_turns()
    await hands_are_read_to_their_holders(club)
    await wrong_people_are_told_so(club)
    await an_exchange_chosen_twice_is_made_once(club)
    await nobody_notices_a_restart(club)
    await everybody_has_one_more_turn(club)
    while club.deal < DEALS:
        await club.next_deal_with_turns()
        await everybody_has_one_more_turn(club)
    await club.close_table()
    _, printed = await club.settled(dict.fromkeys(GUESTS, BUY_IN))
    assert len(printed["deals"]) >= DEALS
    assert sum(printed["chips"]) == len(GUESTS) * BUY_IN
    await club.shut()


async def hands_are_read_to_their_holders(club: ThirtyOneClub) -> None:
    reached = [name for name in GUESTS if name != SHUT]
    await club.until(lambda: all(map(club.letters, reached)))
    assert all("In the middle: " in club.letters(name)[-1].text for name in reached)
    await club.until(lambda: "Dan cannot be reached" in club.table.text)
    assert (await club.hand_by_button(SHUT)).pictures
    assert "no seat" in word(await club.press("Eve", "My hand"))


async def wrong_people_are_told_so(club: ThirtyOneClub) -> None:
    name = await club.until_turn()
    other = next(each for each in GUESTS if each != name)
    assert "not your turn" in word(await club.press(other, "Knock"))
    assert "no seat" in word(await club.press("Eve", "Knock"))


def harmless(menu: Menu) -> tuple[str, str]:
    """An exchange that does not make 31: its value in the menu, and what is taken."""
    held = re.findall(r"(\w+[♣♦♥♠])", menu.hand.text)[:3]
    for option in menu.options:
        take, give = re.findall(r"(\w+[♣♦♥♠])", option.label)
        assert option.description.startswith("Your hand then: ")
        kept = {each[-1] for each in held if each != give}
        if kept != {take[-1]}:
            return option.value, take
    raise AssertionError("every exchange would make a hand of one suit")


async def an_exchange_chosen_twice_is_made_once(club: ThirtyOneClub) -> None:
    menu = await club.menu()
    value, take = harmless(menu)
    await club.choose_twice(menu, value)
    await club.until(lambda: f"{menu.name} took {take} and gave" in club.table.text)


async def nobody_notices_a_restart(club: ThirtyOneClub) -> None:
    menu = await club.menu()
    value, take = harmless(menu)
    async with club.killed(club.people[menu.name].choose(menu.hand, menu.custom_id, value)):
        assert await club.choose(menu, value) == ""
        await club.until(lambda: f"{menu.name} took {take} and gave" in club.table.text)


async def everybody_has_one_more_turn(club: ThirtyOneClub) -> None:
    """Whoever is on turn knocks, and the others stand."""
    knocker = await club.until_turn()
    await club.act(knocker, "Knock")
    stood: list[str] = []
    while len(stood) < len(GUESTS) - 1:
        stood.append(await club.until_turn())
        await club.act(stood[-1], "Stand")
    assert {*stood, knocker} == {*GUESTS}
    await club.until(club.is_between)
    text = club.table.text
    assert f"took {STAKE * len(GUESTS)} chips from the pool" in text
    assert len(re.findall(r" chips, .* is \d+", text)) == len(GUESTS)
