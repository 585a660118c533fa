"""A whole evening of hazard: players, an onlooker, a stranger, and a kill before a throw."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
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
from bot.practice.state.servers import Server
from tests.evening.club import move_of, opened, word
from tests.evening.house import House

PURSE = 1_000
STAKES = ("Stake 10 on 7", "Stake 5 on 7", "Stake 2 on 7", "Stake 1 on 7")


@dataclass
class Night:
    """A dice room and who is in it: Ada, Ben, Clo and Dan play, Eve stands by, Fay passes by."""

    practice: Practice
    house: House
    server: Server
    room: Channel
    people: dict[str, Person]

    @property
    def table(self) -> Message:
        """The table's message."""
        shown = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in shown if each.buttons and not each.deleted][-1]

    @property
    def buttons(self) -> list[str]:
        laid = any(each.buttons for each in self.room.messages.values() if not each.only_for)
        return [each.label or "" for each in self.table.buttons] if laid else []

    @property
    def move(self) -> int:
        """The move that the table shows."""
        return move_of(self.table.buttons[0].custom_id)

    @property
    def caster(self) -> str:
        found = re.search(r"(\w+) has the box", self.table.text)
        assert found is not None
        return found[1]

    @property
    def waiting(self) -> list[str]:
        """Who has not said yet how much to cover."""
        found = re.search(r"^(.*) to play; time is up", self.table.text, re.MULTILINE)
        return re.findall(r"\*\*(\w+)\*\*", found[1]) if found else []

    async def until(self, true: Callable[[], bool]) -> None:
        await self.practice.until(true, within=10)

    async def until_offered(self, *buttons: str) -> str:
        """The first of these buttons that the table has, as soon as it has any."""
        await self.until(lambda: any(each in self.buttons for each in buttons))
        return next(each for each in buttons if each in self.buttons)

    async def press(self, name: str, button: str) -> Interaction:
        await self.until_offered(button)
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        return answer

    async def moves(self, name: str, button: str) -> None:
        """A press after which the table has moved on."""
        before = self.move
        assert word(await self.press(name, button)) == ""
        await self.until(lambda: self.move != before)

    async def gives(self, name: str, button: str, amount: str) -> str:
        """What somebody is told who asks for a form and gives this amount."""
        return await self.fills_in(name, await self.press(name, button), amount)

    async def fills_in(self, name: str, form: Interaction, amount: str) -> str:
        assert form.modal is not None
        sent = await self.people[name].submit(form.modal, {"amount": amount})
        assert not sent.failed
        return word(sent)

    async def call(self) -> None:
        """The caster stakes ten on seven, or what there is."""
        await self.moves(self.caster, await self.until_offered(*STAKES))

    async def cover(self, button: str = "Cover 2") -> None:
        """All who are asked cover something, and nothing where that is too much."""
        while "Nothing" in self.buttons and self.waiting:
            name = self.waiting[0]
            answer = await self.press(name, button if button in self.buttons else "Nothing")
            if "is wanted" in word(answer) or "can only" in word(answer):
                await self.press(name, "Nothing")
            await self.until(lambda name=name: name not in self.waiting)

    async def throw_out(self) -> None:
        """The caster throws until the round is over."""
        while await self.until_offered("Throw", "Next deal", "Record") == "Throw":
            await self.moves(self.caster, "Throw")

    async def round(self) -> None:
        await self.call()
        await self.cover()
        await self.throw_out()

    async def next_round(self) -> None:
        """All who sit there are ready for the next round."""
        for name in ("Ada", "Ben", "Clo", "Dan"):
            with suppress(Impossible):
                await self.people[name].click(self.table, "Next deal")
        await self.until_offered("Pass the box")

    async def tool(self, name: str, *path: str) -> str:
        """What *More* opens, and what is pressed there one after the other."""
        answer = await self.press(name, "More")
        for button in path:
            answer = await self.people[name].click(answer.message, button)
            assert not answer.failed
        return word(answer)

    async def purses(self) -> list[int]:
        answers = [await each.slash(self.room, "chips balance") for each in self.people.values()]
        found = [
            re.search(r"\*\*([\d,]+) chips?\*\* in your purse", word(each)) for each in answers
        ]
        return [int(each[1].replace(",", "")) for each in found if each is not None]


@pytest.fixture
async def night(tmp_path: Path) -> AsyncIterator[Night]:
    async with opened(tmp_path, ("Ada", "Ben", "Clo", "Dan", "Eve", "Fay"), hurry=8) as club:
        yield Night(club.practice, club.house, club.server, club.room, club.people)


async def test_an_evening_of_hazard_survives_a_kill_between_two_throws(night: Night) -> None:
    await night.people["Ada"].slash(night.room, "hazard", buy_in=100)
    await seats_are_taken(night)
    await night.press("Ada", "Begin")
    await night.until_offered("Next deal")
    await night.next_round()
    assert night.people["Ben"].dms() == ()
    await calls_are_checked(night)
    await covers_are_checked(night)
    await a_double_throw_is_one(night)
    await night.throw_out()
    await night.next_round()
    await a_kill_changes_nothing(night)
    await night.next_round()
    await the_host_closes_a_window(night)
    await night.next_round()
    await the_box_is_passed(night)
    await somebody_leaves_the_server(night)
    for _ in range(4):
        await night.next_round()
        await night.round()
    await the_table_is_closed(night)
    assert await night.house.close() == 0
    assert (await night.house.command("audit"))[0] == 0


async def seats_are_taken(night: Night) -> None:
    await night.until_offered("Take a seat")
    ben, lobby = night.people["Ben"], night.table
    twice = await asyncio.gather(ben.click(lobby, "Take a seat"), ben.click(lobby, "Take a seat"))
    assert sorted(map(word, twice)) == ["", "You have a seat at this table already."]
    for name in ("Clo", "Dan"):
        await night.press(name, "Take a seat")
    await night.press("Eve", "Stand by")
    await night.until(lambda: "In the gallery: Eve" in night.table.text)
    assert "Only the host" in word(await night.press("Ben", "Begin"))


async def calls_are_checked(night: Night) -> None:
    """Nobody calls for another; a wrong amount is refused; the other mains are in the menu."""
    caster = night.caster
    other = next(name for name in ("Ada", "Ben") if name != caster)
    assert "It is not your turn" in word(await night.press(other, "Stake 10 on 7"))
    assert "no seat" in word(await night.press("Fay", "Stake 10 on 7"))
    assert "It is not your turn" in word(await night.press("Eve", "Pass the box"))
    for amount in ("101", "0", "all of it"):
        told = await night.gives(caster, "Another stake on 7…", amount)
        assert told.endswith(" It can be from 1 to 100.")
    (menu,) = night.table.selects
    assert [each.label[:6] for each in menu.options] == ["Main 5", "Main 6", "Main 8", "Main 9"]
    before = night.move
    form = await night.people[caster].choose(night.table, menu.custom_id, menu.options[0].value)
    assert await night.fills_in(caster, form, "20") == ""
    await night.until(lambda: night.move != before)
    assert f"{caster} stakes 20 chips on main 5." in night.table.text


async def covers_are_checked(night: Night) -> None:
    """Everybody's own bounds count, the caster covers nothing, and a mind may be changed."""
    caster, (first, *others) = night.caster, night.waiting
    assert {first, *others} == {"Ada", "Ben", "Clo", "Dan", "Eve"} - {caster}
    assert "It is not your turn" in word(await night.press(caster, "Cover 10"))
    told = await night.gives(first, "Cover another amount…", "76")
    assert told == "“76” is too much. It can be from 0 to 75."
    assert await night.gives(first, "Cover another amount…", "3") == ""
    await night.until(lambda: f"{first} 100 offers 3" in night.table.text)
    await night.press(first, "Cover 5")
    await night.until(lambda: f"{first} 100 offers 5" in night.table.text)
    assert "Only the host" in word(await night.press("Ben", "Wait no longer"))
    for name in others:
        await night.press(name, "Cover 5" if name == "Eve" else "Nothing")
    await night.until_offered("Throw")
    assert re.search(r"Seal of the next throw: `[0-9a-f]{64}`", night.table.text)
    assert "10 chips covered" in night.table.text
    assert re.search(r"Eve \d+ covers 5", night.table.text)


async def a_double_throw_is_one(night: Night) -> None:
    caster, shown, before = night.people[night.caster], night.table, night.move
    twice = await asyncio.gather(caster.click(shown, "Throw"), caster.click(shown, "Throw"))
    assert sorted(map(word, twice)) == ["", "The table has moved on."]
    await night.until(lambda: night.move != before)


async def a_kill_changes_nothing(night: Night) -> None:
    """What was sealed before the power went is thrown after it has come back."""
    await night.call()
    await night.cover()
    await night.until_offered("Throw")
    seal = re.search(r"`([0-9a-f]{64})`", night.table.text)
    shown, before, caster = night.table, night.move, night.caster
    assert seal is not None
    await night.house.kill()
    with suppress(Impossible):
        assert (await night.people[caster].click(shown, "Throw")).failed
    await night.house.open()
    assert seal[1] in night.table.text
    await night.people[caster].click(shown, "Throw")
    await night.until(lambda: night.move != before)
    assert night.table is shown
    assert f"{caster} throws" in shown.text
    await night.throw_out()


async def the_host_closes_a_window(night: Night) -> None:
    """Whoever has said nothing by then covers nothing, and a call may so become void."""
    await night.call()
    await asyncio.sleep(1.1)
    await night.press("Ada", "Wait no longer")
    await night.until_offered("Next deal")
    assert "cover nothing." in night.table.text
    assert "Nobody covers the stake" in night.table.text


async def the_box_is_passed(night: Night) -> None:
    caster = night.caster
    await night.press(caster, "Pass the box")
    await night.until_offered("Next deal")
    assert f"{caster} gives up the box: it goes to" in night.table.text


async def somebody_leaves_the_server(night: Night) -> None:
    """Clo is gone; the host sends her away, and the others play on."""
    night.server.leave(night.people["Clo"])
    answer = await night.press("Ada", "More")
    assert answer.message is not None
    (menu,) = answer.message.selects
    line = next(each for each in menu.options if each.label == "Clo")
    asked = await night.people["Ada"].choose(answer.message, menu.custom_id, line.value)
    await night.people["Ada"].click(asked.message, "Yes, send away")
    await night.next_round()
    (stacks,) = [line for line in night.table.text.splitlines() if "Chips:" in line]
    assert "Clo" not in stacks


async def the_table_is_closed(night: Night) -> None:
    """All chips are where they belong, and the record proves every throw."""
    await night.tool("Ada", "Close the table", "Yes, close the table")
    await night.until(lambda: night.buttons == ["Record"])
    night.server.join(night.people["Clo"])
    assert sum(await night.purses()) == PURSE * len(night.people)
    printed = await verified(night)
    assert printed["chips"]


async def verified(night: Night) -> dict[str, object]:
    """The outcome of the record that the table gives out."""
    answer = await night.press("Fay", "Record")
    assert answer.message is not None
    assert answer.message.only_for is night.people["Fay"]
    (file,) = answer.message.attachments
    path = night.house.folder / "record.json"
    path.write_bytes(file.data)
    status, out = await night.house.command("replay", "--verify", str(path))
    assert status == 0, out
    return json.loads(out)


async def the_house_takes_nothing_back(night: Night) -> None:
    """The only player asks for the round to be void; the house does not agree, and it is played."""
    await night.press("Ada", "Next deal")
    await night.until_offered("Pass the box")
    await night.moves("Ada", await night.until_offered("Stake 10", "Stake 5"))
    ada = night.people["Ada"]
    panel = (await ada.slash(night.room, "table void")).message
    answer = await ada.click(panel, "Ask for this deal to be void")
    assert "does not agree" in word(answer)
    await night.throw_out()


async def test_the_house_stands_against_a_single_player(night: Night) -> None:
    """The house brings chips of its own, and takes home what is left of them."""
    await night.people["Ada"].slash(
        night.room, "hazard", buy_in=100, setter="house", odds="evens", main_choice="thrown"
    )
    await night.until_offered("Begin")
    assert "Stand by" not in night.buttons
    await night.press("Ada", "Begin")
    await night.until_offered("Next deal")
    for _ in range(4):
        await night.press("Ada", "Next deal")
        await night.until_offered("Pass the box")
        assert re.search(r"The house [\d,]+\.", night.table.text)
        await night.moves("Ada", await night.until_offered("Stake 10", "Stake 5"))
        assert "Thrown for the main" in night.table.text
        assert "covered: the house" in night.table.text
        await night.throw_out()
    await the_house_takes_nothing_back(night)
    await night.tool("Ada", "Close the table", "Yes, close the table")
    await night.until(lambda: night.buttons == ["Record"])
    printed = await verified(night)
    purse = (await night.purses())[0]
    assert printed["chips"] == [purse - PURSE + 100, *[0] * 11]
    assert printed["pools"] == {"house": 2_000 - (purse - PURSE)}
    assert await night.house.close() == 0
    assert (await night.house.command("audit"))[0] == 0
