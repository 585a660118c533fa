"""A whole evening of hazard: players, an onlooker, a stranger, and a kill before a throw."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.evening.club import MOVED_ON, PURSE, Club, opened, word

PLAYERS = ("Ada", "Ben", "Clo", "Dan")
"""Eve stands by, Fay passes by."""
STAKES = ("Stake 10 on 7", "Stake 5 on 7", "Stake 2 on 7", "Stake 1 on 7")
BUY_IN = 100


@dataclass
class HazardClub(Club):
    """People in a dice room."""

    @property
    def caster(self) -> str:
        found = re.search(r"(\w+) has the box", self.table.text)
        assert found is not None
        return found[1]

    async def moves(self, name: str, button: str) -> None:
        """A press after which the table has moved on."""
        before = self.move
        assert word(await self.press(name, button)) == ""
        await self.until(lambda: self.move != before)

    async def call(self) -> None:
        """The caster stakes ten on seven, or what there is."""
        await self.moves(self.caster, await self.until_offered(*STAKES))

    async def cover(self, button: str = "Cover 2") -> None:
        """All who are asked cover something, and nothing where that is too much."""
        while self.offers("Cover nothing") and self.waiting:
            name = self.waiting[0]
            answer = await self.press(name, button if self.offers(button) else "Cover nothing")
            if "is wanted" in word(answer) or "can only" in word(answer):
                await self.press(name, "Cover nothing")
            await self.until(lambda name=name: name not in self.waiting)

    async def throw_out(self) -> None:
        """The caster throws until the round is over."""
        while await self.until_offered("Throw", "Next round", "Record") == "Throw":
            await self.moves(self.caster, "Throw")

    async def round(self) -> None:
        await self.call()
        await self.cover()
        await self.throw_out()

    async def next_round(self) -> None:
        """All who sit there are ready for the next round."""
        await self.next_deal(*PLAYERS)
        await self.until_offered("Pass the box")


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[HazardClub]:
    async with opened(HazardClub, tmp_path, (*PLAYERS, "Eve", "Fay"), hurry=8) as club:
        yield club


async def test_an_evening_of_hazard_survives_a_kill_between_two_throws(club: HazardClub) -> None:
    await club.people["Ada"].slash(club.room, "hazard", buy_in=BUY_IN)
    await seats_are_taken(club)
    await club.press("Ada", "Begin")
    await club.next_round()
    assert club.people["Ben"].dms() == ()
    await calls_are_checked(club)
    await covers_are_checked(club)
    await a_double_throw_is_one(club)
    await club.throw_out()
    await club.next_round()
    await a_kill_changes_nothing(club)
    await club.next_round()
    await the_host_closes_a_window(club)
    await club.next_round()
    await the_box_is_passed(club)
    await somebody_leaves_the_server(club)
    for _ in range(4):
        await club.next_round()
        await club.round()
    await club.close_table()
    club.server.join(club.people["Clo"])
    assert sum([await club.balance(name) for name in club.people]) == PURSE * len(club.people)
    await club.settled(dict.fromkeys(("Ada", "Ben", "Dan"), BUY_IN), reader="Fay")
    await club.shut()


async def seats_are_taken(club: HazardClub) -> None:
    await club.until_offered("Take a seat")
    twice = await club.press_twice("Ben", club.table, "Take a seat")
    assert twice == ["", "You have a seat at this table already."]
    await club.sit_down("Clo", "Dan")
    await club.press("Eve", "Stand by")
    await club.until(lambda: "In the gallery: Eve" in club.table.text)
    assert "Only the host" in word(await club.press("Ben", "Begin"))


async def calls_are_checked(club: HazardClub) -> None:
    """Nobody calls for another; a wrong amount is refused; the other mains are in the menu."""
    caster = club.caster
    other = next(name for name in ("Ada", "Ben") if name != caster)
    assert "It is not your turn" in word(await club.press(other, "Stake 10 on 7"))
    assert "no seat" in word(await club.press("Fay", "Stake 10 on 7"))
    assert "It is not your turn" in word(await club.press("Eve", "Pass the box"))
    for amount in ("101", "0", "all of it"):
        told = await club.give(caster, "Another stake on 7…", amount)
        assert told.endswith(" It can be from 1 to 100.")
    (menu,) = club.table.selects
    assert [each.label[:6] for each in menu.options] == ["Main 5", "Main 6", "Main 8", "Main 9"]
    before = club.move
    form = await club.people[caster].choose(club.table, menu.custom_id, menu.options[0].value)
    assert await club.fill_in(caster, form, amount="20") == ""
    await club.until(lambda: club.move != before)
    assert f"{caster} staked 20 chips on main 5." in club.table.text


async def covers_are_checked(club: HazardClub) -> None:
    """Everybody's own bounds count, the caster covers nothing, and a mind may be changed."""
    caster, (first, *others) = club.caster, club.waiting
    assert {first, *others} == {"Ada", "Ben", "Clo", "Dan", "Eve"} - {caster}
    assert "It is not your turn" in word(await club.press(caster, "Cover half, 10"))
    told = await club.give(first, "Another cover…", "76")
    assert told == "“76” is too much. It can be from 0 to 75."
    assert await club.give(first, "Another cover…", "3") == ""
    await club.until(lambda: f"{first} 100, offers 3" in club.table.text)
    await club.until_offered("Cover half the rest, 8")
    await club.press(first, "Cover half the rest, 8")
    await club.until(lambda: f"{first} 100, offers 8" in club.table.text)
    assert club.offers("Cover the rest, 12")
    assert "Only the host" in word(await club.press("Ben", "Wait no longer"))
    for name in others:
        await club.press(name, "Cover 2" if name == "Eve" else "Cover nothing")
    await club.until_offered("Throw")
    assert re.search(r"Seal of the next throw: `[0-9a-f]{64}`", club.table.text)
    assert "10 chips covered" in club.table.text
    assert re.search(r"Eve \d+, covers 2", club.table.text)


async def a_double_throw_is_one(club: HazardClub) -> None:
    before = club.move
    assert await club.press_twice(club.caster, club.table, "Throw") == ["", MOVED_ON]
    await club.until(lambda: club.move != before)


async def a_kill_changes_nothing(club: HazardClub) -> None:
    """What was sealed before the power went is thrown after it has come back."""
    await club.call()
    await club.cover()
    await club.until_offered("Throw")
    seal = re.search(r"`([0-9a-f]{64})`", club.table.text)
    caster = club.caster
    assert seal is not None
    async with club.killed(club.people[caster].click(club.table, "Throw")):
        assert seal[1] in club.table.text
        await club.moves(caster, "Throw")
        assert f"{caster} threw" in club.table.text
    await club.throw_out()


async def the_host_closes_a_window(club: HazardClub) -> None:
    """Whoever has said nothing by then covers nothing, and a call may so become void."""
    await club.call()
    await asyncio.sleep(1.1)
    await club.press("Ada", "Wait no longer")
    await club.until_offered("Next round")
    assert "offered nothing." in club.table.text
    assert "Nobody covered the stake" in club.table.text


async def the_box_is_passed(club: HazardClub) -> None:
    caster = club.caster
    await club.press(caster, "Pass the box")
    await club.until_offered("Next round")
    assert f"{caster} gave up the box. It goes to" in club.table.text


async def somebody_leaves_the_server(club: HazardClub) -> None:
    """Clo is gone; the host sends her away, and the others play on."""
    club.server.leave(club.people["Clo"])
    await club.send_away("Clo")
    await club.next_round()
    (stacks,) = [line for line in club.table.text.splitlines() if "Chips:" in line]
    assert "Clo" not in stacks


async def the_house_takes_nothing_back(club: HazardClub) -> None:
    """The only player asks for the round to be void; the house does not agree, and it is played."""
    await club.next_deal("Ada")
    await club.until_offered("Pass the box")
    await club.moves("Ada", await club.until_offered("Stake 10", "Stake 5"))
    ada = club.people["Ada"]
    panel = (await ada.slash(club.room, "table void")).message
    answer = await ada.click(panel, "Ask for this round to be void")
    assert "does not agree" in word(answer)
    await club.throw_out()


async def test_the_house_stands_against_a_single_player(club: HazardClub) -> None:
    """The house brings chips of its own, and takes home what is left of them."""
    await club.people["Ada"].slash(
        club.room, "hazard", buy_in=BUY_IN, setter="house", odds="evens", main_choice="thrown"
    )
    await club.until_offered("Begin")
    assert not club.offers("Stand by")
    await club.press("Ada", "Begin")
    for _ in range(4):
        await club.next_deal("Ada")
        await club.until_offered("Pass the box")
        assert re.search(r"The house: [\d,]+\.", club.table.text)
        await club.moves("Ada", await club.until_offered("Stake 10", "Stake 5"))
        assert "Thrown for the main" in club.table.text
        assert "covered: the house" in club.table.text
        await club.throw_out()
    await the_house_takes_nothing_back(club)
    await club.close_table()
    _, printed = await club.settled({"Ada": BUY_IN}, reader="Fay")
    assert printed["chips"][1:] == [0] * 11
    assert printed["pools"] == {"house": 2_000 - (await club.balance("Ada") - PURSE)}
    await club.shut()
