"""An evening of thirty-one: five guests, one of them without letters, and a bot that is killed."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
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

GUESTS = ("Ada", "Ben", "Clo", "Dan", "Fay")
"""Dan's direct messages are shut; Eve only looks on."""
BUY_IN, STAKE, DEALS = 40, 2, 2


@dataclass
class Club:
    practice: Practice
    house: House
    server: Server
    room: Channel
    people: dict[str, Person]
    acted: int = -1
    """The latest move at which somebody acted."""
    shown: dict[str, Message] = field(default_factory=dict[str, Message])
    """Hands shown as quiet replies, to whom no direct message can be sent."""

    @property
    def table(self) -> Message:
        """The table's message."""
        shown = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in shown if each.buttons and not each.deleted][-1]

    def labels(self) -> list[str]:
        has_table = any(each.buttons for each in self.room.messages.values() if not each.only_for)
        return [each.label for each in self.table.buttons] if has_table else []

    async def press(self, name: str, button: str) -> Interaction:
        await self.practice.until(lambda: button in self.labels(), within=15)
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        return answer

    def move(self) -> int:
        """The move at which the table's message was shown."""
        return move_of(self.table.buttons[0].custom_id)

    def is_between(self) -> bool:
        return "Next deal" in self.labels()

    def deal(self) -> int:
        found = re.search(r"deal (\d+)", self.table.text)
        return int(found[1]) if found else 0

    def on_turn(self) -> str | None:
        """Who is to act, once the table shows the latest move."""
        found = re.search(r"\*\*(\w+)\*\* to play; time", self.table.text)
        return found[1] if found and self.move() > self.acted else None

    async def turn(self) -> str:
        await self.practice.until(lambda: self.on_turn() is not None, within=15)
        name = self.on_turn()
        assert name is not None
        return name

    async def act(self, name: str, button: str) -> None:
        """Somebody acts who is on turn, by a button under the table."""
        move = self.move()
        assert word(await self.press(name, button)) == ""
        self.acted = move

    async def hand(self, name: str) -> tuple[Message, str]:
        """The hand of whoever is on turn, with the menu of this move."""
        if name == "Dan":
            answer = await self.press(name, "My hand")
            assert answer.message is not None
            self.shown[name] = answer.message

        def found() -> tuple[Message, str] | None:
            hand = self.shown.get(name) or next(reversed(self.people[name].dms()), None)
            menus = hand.selects if hand is not None else ()
            fresh = [each.custom_id for each in menus if move_of(each.custom_id) > self.acted]
            return (hand, fresh[0]) if hand is not None and fresh else None

        await self.practice.until(lambda: found() is not None, within=15)
        at_last = found()
        assert at_last is not None
        return at_last

    async def balance(self, name: str) -> int:
        told = word(await self.people[name].slash(self.room, "chips balance"))
        found = re.search(r"\*\*([\d,]+) chips?\*\* in your purse", told)
        assert found is not None, told
        return int(found[1].replace(",", ""))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path, (*GUESTS, "Eve"), hurry=5) as club:
        yield Club(club.practice, club.house, club.server, club.room, club.people)


async def test_an_evening_of_thirty_one_survives_clumsy_guests_and_a_kill(club: Club) -> None:
    await club.people["Ada"].slash(club.room, "thirty_one", buy_in=BUY_IN, stake=STAKE)
    for name in GUESTS[1:]:
        await club.press(name, "Take a seat")
    await club.press("Ada", "Begin")
    await next_deal(club)
    await hands_are_read_to_their_holders(club)
    await wrong_people_are_told_so(club)
    await an_exchange_chosen_twice_is_made_once(club)
    await nobody_notices_a_restart(club)
    await everybody_has_one_more_turn(club)
    while club.deal() < DEALS:
        await next_deal(club)
        await everybody_has_one_more_turn(club)
    await the_host_closes(club)
    await chips_and_record_agree(club)
    assert await club.house.close() == 0
    assert (await club.house.command("audit"))[0] == 0


async def next_deal(club: Club) -> None:
    """The next deal in which somebody has a turn: 31 may be dealt."""
    while True:
        deal = club.deal()
        await club.practice.until(club.is_between, within=15)
        for name in GUESTS:
            with suppress(Impossible):
                if club.is_between() and club.deal() == deal:
                    await club.people[name].click(club.table, "Next deal")
        await club.practice.until(lambda: club.deal() > deal, within=15)  # noqa: B023 - awaited here
        await club.practice.until(lambda: club.is_between() or club.on_turn() is not None, 15)
        if not club.is_between():
            return


async def hands_are_read_to_their_holders(club: Club) -> None:
    def letters() -> list[str]:
        found = [club.people[name].dms() for name in GUESTS if name != "Dan"]
        return [shown[-1].text for shown in found if shown]

    await club.practice.until(lambda: len(letters()) == 4, within=15)
    assert all("In the middle: " in letter for letter in letters())
    await club.practice.until(lambda: "Dan cannot be reached" in club.table.text, within=15)
    answer = await club.press("Dan", "My hand")
    assert answer.message is not None
    assert answer.message.pictures
    assert answer.message.only_for is club.people["Dan"]
    assert "no seat" in word(await club.press("Eve", "My hand"))


async def wrong_people_are_told_so(club: Club) -> None:
    name = await club.turn()
    other = next(each for each in GUESTS if each != name)
    assert "not your turn" in word(await club.press(other, "Knock"))
    assert "no seat" in word(await club.press("Eve", "Knock"))


def harmless(hand: Message, menu: str) -> tuple[str, str]:
    """An exchange that does not make 31: its value in the menu, and what is taken."""
    held = re.findall(r"(\w+[♣♦♥♠])", hand.text)[:3]
    for option in hand.select(menu).options:
        take, give = re.findall(r"(\w+[♣♦♥♠])", option.label)
        kept = {each[-1] for each in held if each != give}
        if kept != {take[-1]}:
            return option.value, take
    raise AssertionError("every exchange would make a hand of one suit")


async def an_exchange_chosen_twice_is_made_once(club: Club) -> None:
    name = await club.turn()
    person, (hand, menu) = club.people[name], await club.hand(name)
    value, take = harmless(hand, menu)
    twice = await asyncio.gather(person.choose(hand, menu, value), person.choose(hand, menu, value))
    # Where a hand is a quiet reply, the word to the second press follows it.
    once = ["", "The table has moved on."]
    await club.practice.until(lambda: sorted(map(word, twice)) == once, within=15)
    club.acted = move_of(menu)
    await club.practice.until(lambda: f"{name} took {take} and gave" in club.table.text, 15)


async def nobody_notices_a_restart(club: Club) -> None:
    name = await club.turn()
    hand, menu = await club.hand(name)
    value, take = harmless(hand, menu)
    table = club.table
    letters = {each: len(club.people[each].dms()) for each in GUESTS}
    await club.house.kill()
    with suppress(Impossible):
        answer = await club.people[name].choose(hand, menu, value)
        assert answer.failed == "This interaction failed"
    await club.house.open()
    assert word(await club.people[name].choose(hand, menu, value)) == ""
    club.acted = move_of(menu)
    await club.practice.until(lambda: f"{name} took {take} and gave" in table.text, within=15)
    assert club.table is table
    assert {each: len(club.people[each].dms()) for each in GUESTS} == letters


async def everybody_has_one_more_turn(club: Club) -> None:
    """Whoever is on turn knocks, and the others stand."""
    knocker = await club.turn()
    await club.act(knocker, "Knock")
    stood: list[str] = []
    while len(stood) < len(GUESTS) - 1:
        stood.append(await club.turn())
        await club.act(stood[-1], "Stand")
    assert {*stood, knocker} == {*GUESTS}
    await club.practice.until(club.is_between, within=15)
    text = club.table.text
    assert f"took {STAKE * len(GUESTS)} chips from the pool" in text
    assert len(re.findall(r" chips, .* is \d+", text)) == len(GUESTS)


async def the_host_closes(club: Club) -> None:
    more = await club.press("Ada", "More")
    sure = await club.people["Ada"].click(more.message, "Close the table")
    await club.people["Ada"].click(sure.message, "Yes, close the table")
    await club.practice.until(lambda: club.labels() == ["Record"], within=15)


async def chips_and_record_agree(club: Club) -> None:
    """All that the record says of chips stands in the purses."""
    answer = await club.press("Eve", "Record")
    assert answer.message is not None
    (file,) = answer.message.attachments
    path = club.house.folder / "record.json"
    path.write_bytes(file.data)
    status, out = await club.house.command("replay", "--verify", str(path))
    assert status == 0, out
    names = [each["name"] for each in json.loads(file.data)["seats"]]
    printed = json.loads(out)
    assert len(printed["deals"]) >= DEALS
    assert sum(printed["chips"]) == len(GUESTS) * BUY_IN
    for name, chips in zip(names, printed["chips"], strict=True):
        if name:
            assert await club.balance(name) == 1_000 - BUY_IN + chips
