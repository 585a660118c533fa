"""An evening of chemin de fer: five at the table, one in the gallery, a bot that is killed.

Fay is clumsy: she presses twice and out of turn, writes nonsense into forms, and leaves the
server in the middle of a coup. Dan's direct messages are shut.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.practice.options import Impossible
from bot.practice.state.messages import Message
from tests.evening.club import MOVED_ON, PURSE, SHUT, Club, move_of, opened, word

SEATED = ("Ada", "Ben", "Clo", "Dan", "Fay")
ONLOOKER = "Eve"
STRANGER = "Gus"
EVERYBODY = (*SEATED, ONLOOKER, STRANGER)
BUY_IN = 200
COUPS = 7
ANSWERS = ("Take a card", "Stand")


@dataclass
class CheminDeFerClub(Club):
    """People who play as chance will have it, by buttons, by forms and beside their hands."""

    random: Random = field(default_factory=lambda: Random(6))
    present: set[str] = field(default_factory=lambda: {*SEATED, ONLOOKER})
    """Who plays as guests should."""
    coups: int = 0
    held: set[str] = field(default_factory=set[str])
    """Who has answered for a hand."""

    async def at_once(self, name: str, button: str) -> str:
        """The word to a press on a button that is to be there; it may be gone."""
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed, (name, button, answer.failed)
        return word(answer)

    async def write(self, name: str, button: str, amount: str) -> str:
        """The word to somebody who asks for a form at once, and sends it if he gets it."""
        answer = await self.people[name].click(self.table, button)
        if answer.modal is None:
            return word(answer)
        return await self.fill_in(name, answer, amount=amount)

    # --- playing ------------------------------------------------------------------------------

    async def play(self, coups: int) -> None:
        """Plays until so many coups more are over, or the table is closed."""
        goal = self.coups + coups
        while self.coups < goal and not self.is_closed():
            await self.step()
            await asyncio.sleep(0.02)

    async def step(self) -> None:
        """Whoever can do anything does one thing."""
        with suppress(Impossible):
            waiting = self.waiting
            if self.is_between():
                await self.next_deal(*sorted(self.present & {*SEATED}))
                self.coups += 1
            elif self.offers("No stake"):
                await self.stakes(waiting)
            elif waiting and waiting[0] in self.present:
                await self.turn_of(waiting[0])

    async def turn_of(self, name: str) -> None:
        """Opens a bank, takes it or goes on with it; or answers for a hand."""
        if any(each.startswith("Open with") for each in self.labels):
            fine(await self.write(name, "Another bank…", "40"))
        elif self.offers("Take the deal"):
            fine(await self.at_once(name, self.random.choice(("Take the deal", "Decline"))))
        elif self.offers("Deal again"):
            passes = self.offers("Pass the deal") and self.random.random() < 0.3
            fine(await self.at_once(name, "Pass the deal" if passes else "Deal again"))
        elif self.offers("My hand"):
            await self.answer(name)

    async def stakes(self, waiting: list[str]) -> None:
        """Everybody who is waited for names a stake, in one way or another."""
        for name in waiting:
            if name not in self.present:
                continue
            quick = [each for each in self.labels if each.startswith("Stake ")]
            fine(await self.stake(name, self.random.choice((*quick, "form", "Banco!", "No stake"))))
        if self.present.isdisjoint(waiting) and self.offers("Wait no longer"):
            said = await self.at_once("Ada", "Wait no longer")
            if not said.startswith("Leave the others time"):
                fine(said)

    async def stake(self, name: str, how: str) -> str:
        if how == "form":
            return await self.write(name, "Another stake…", str(self.random.randint(1, 15)))
        if how == "Banco!" and (name == ONLOOKER or not self.offers("Banco!")):
            how = "No stake"
        return await self.at_once(name, how)

    async def answer(self, name: str) -> None:
        """Whoever is asked answers where the hand is: in a direct message, or in a reply."""
        hand = await self.hand(name)
        button = next((each for each in ANSWERS if has(hand, each)), None)
        if button is None:
            return
        self.held.add(name)
        answer = await self.people[name].click(hand, button)
        assert not answer.failed
        fine(word(answer))

    async def hand(self, name: str) -> Message | None:
        if name != SHUT:
            return next(reversed(self.letters(name)), None)
        return (await self.people[name].click(self.table, "My hand")).message

    async def until_asked(self) -> str:
        """Plays until somebody holds a hand by direct message that asks for a card; says who."""
        while True:
            waiting = self.waiting
            asked = waiting[0] if len(waiting) == 1 and waiting[0] in self.present else SHUT
            if asked != SHUT and self.has_asked(asked):
                return asked
            if asked == SHUT or not self.labels[0].startswith("My hand"):
                await self.step()
            await asyncio.sleep(0.02)

    def has_asked(self, name: str) -> bool:
        """Whether the latest letter to somebody has the answers of this very move."""
        letter = next(reversed(self.letters(name)), None)
        if letter is None or not any(has(letter, each) for each in ANSWERS):
            return False
        tool = next(each.custom_id for each in self.table.buttons if each.label == "More")
        return move_of(letter.buttons[0].custom_id) == move_of(tool)


def has(hand: Message | None, button: str) -> bool:
    return hand is not None and button in [each.label for each in hand.buttons]


def fine(said: str) -> None:
    """A press may come late, and a stake may be too small or too great; all else is a fault."""
    known = (MOVED_ON, "“", "It can be ", "It is not your turn", "Banco ")
    assert not said or said.startswith(known), said


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[CheminDeFerClub]:
    async with opened(CheminDeFerClub, tmp_path, EVERYBODY, hurry=8) as club:
        yield club


async def test_an_evening_of_chemin_de_fer_survives_a_kill_in_mid_coup(
    club: CheminDeFerClub,
) -> None:
    await the_table_is_laid(club)
    await club.play(2)
    await fay_is_clumsy(club)
    await nobody_notices_a_restart(club)
    await club.play(1)
    await fay_leaves_the_server(club)
    await club.play(COUPS - club.coups)
    await the_record_waits_for_the_shoe(club)
    await club.close_table()
    assert "(the host) has closed the table" in club.table.text
    hands_were_shown_to_their_holders_alone(club)
    await chips_are_settled(club)
    await the_record_replays(club)
    await club.shut()


async def the_table_is_laid(club: CheminDeFerClub) -> None:
    await club.people["Ada"].slash(club.room, "chemin_de_fer", buy_in=BUY_IN, max_bank=150)
    await club.until_offered("Take a seat")
    await club.sit_down(*SEATED[1:])
    assert "a seat at this table already" in await club.at_once("Fay", "Take a seat")
    assert "in the gallery with 200 chips" in await club.at_once(ONLOOKER, "Stand by")
    assert "a place at this table already" in await club.at_once("Fay", "Stand by")
    assert "Only the host" in await club.at_once("Fay", "Begin")
    assert not await club.at_once("Ada", "Begin")
    await club.until_offered("First coup")
    assert "From the croupier's right" in club.table.text
    await club.until(lambda: any(each.startswith("Open with") for each in club.labels))
    assert "no seat at this table" in await club.at_once(STRANGER, "My hand")
    wrong = next(each for each in SEATED if each not in club.waiting)
    assert "not your turn" in await club.at_once(wrong, "Decline")


async def fay_is_clumsy(club: CheminDeFerClub) -> None:
    """Nonsense in forms changes nothing; a double press is one press."""
    while not (club.offers("No stake") and "Fay" in club.waiting):
        await club.step()
        await asyncio.sleep(0.02)
    for amount in ("ten", "-5", "1.5", "999999"):
        said = await club.write("Fay", "Another stake…", amount)
        assert said.startswith(f"“{amount}” is "), said
    assert {*await club.press_twice("Fay", club.table, "No stake")} <= {"", MOVED_ON}
    assert "no seat at this table" in await club.at_once(STRANGER, "No stake")
    with suppress(Impossible):
        assert await club.at_once("Fay", "Wait no longer") in (
            "Only the host of the table can do that.",
        )


async def nobody_notices_a_restart(club: CheminDeFerClub) -> None:
    name = await club.until_asked()
    hand, move = await club.hand(name), club.move
    button = next(each for each in ANSWERS if has(hand, each))
    async with club.killed(club.people[name].click(hand, button)):
        fine(word(await club.people[name].click(hand, button)))
        club.held.add(name)
        await club.until(lambda: club.move != move)


async def fay_leaves_the_server(club: CheminDeFerClub) -> None:
    """The host sends her chair away; until then she is played for."""
    club.server.leave(club.people["Fay"])
    club.present.discard("Fay")
    assert "It is noted" in await club.send_away("Fay")


async def the_record_waits_for_the_shoe(club: CheminDeFerClub) -> None:
    while not club.offers("Record"):
        await club.step()
        await asyncio.sleep(0.02)
    assert "how the cards lie" in await club.at_once("Ben", "Record")


def hands_were_shown_to_their_holders_alone(club: CheminDeFerClub) -> None:
    assert club.held
    assert club.people[SHUT].dms() == ()
    assert club.people[STRANGER].dms() == ()
    told = ("You play the punters' hand", "You hold the bank's hand", "Your cards are turned up")
    for name in EVERYBODY:
        deals = [re.findall(r"coup (\d+)", letter.text)[0] for letter in club.letters(name)]
        assert len(set(deals)) == len(deals)
        for letter in club.letters(name):
            assert any(each in letter.text for each in (*told, "void")), letter.text
    for message in club.room.messages.values():
        if message.only_for is None:
            assert not any(each in message.text for each in told)
            assert {each.filename for each in message.pictures} <= {"table.png"}


async def chips_are_settled(club: CheminDeFerClub) -> None:
    purses = [await club.balance(name) for name in EVERYBODY if name != "Fay"]
    club.server.join(club.people["Fay"])
    purses.append(await club.balance("Fay"))
    assert sum(purses) == PURSE * len(EVERYBODY)
    assert len(set(purses)) > 2


async def the_record_replays(club: CheminDeFerClub) -> None:
    record, printed = await club.settled(dict.fromkeys(SEATED[:4], BUY_IN), reader="Ben")
    assert printed["over"]
    assert record["game"] == "chemin_de_fer"
    assert len(record["deals"]) >= COUPS
    assert len(record["fair"]) == 1
