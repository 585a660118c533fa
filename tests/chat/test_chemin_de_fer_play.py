"""Coups of chemin de fer by buttons and forms: windows, hands, the gallery, who comes late."""

from __future__ import annotations

import asyncio

import pytest

from bot.practice.people import Person
from bot.practice.state.messages import Message
from bot.rules.chance import Drawn, Shuffled
from bot.tables.state import Phase
from bot.tables.times import Times
from tests.chat.conftest import HURRY
from tests.chat.evening import Evening
from tests.games.chemin_de_fer_table import shoe_of

LOW = "2c 2d 2h 3s 7d Kd"
"""Four for the punters, five for the bank; both may draw."""


@pytest.fixture
async def dealt(tonight: Evening) -> Evening:
    """Ann is banker with 50 chips, Ben and Cid are to stake, Dee stands by."""
    ann, ben, cid, dee = tonight.people
    tonight.dealer.ready = [Drawn((0, 1, 2)), Shuffled(shoe_of(LOW))]
    await ann.slash(tonight.room, "chemin_de_fer")
    for person in (ben, cid):
        await tonight.press(person, "Take a seat")
    await tonight.press(dee, "Stand by")
    await tonight.press(ann, "Begin")
    await tonight.until(lambda: tonight.table.state.phase is Phase.PLAYING)
    await tonight.until(lambda: tonight.offers("Another bank…"))
    await form(tonight, ann, "Another bank…", "50")
    await tonight.until(lambda: tonight.offers("No stake"))
    return tonight


async def form(tonight: Evening, who: Person, button: str, amount: str) -> str:
    """Opens a form and sends it; the quiet word that answers, if any."""
    opened = await tonight.press(who, button)
    sent = await who.submit(opened.modal, {"amount": amount})
    assert not sent.failed
    quiet = sent.followups or ((sent.message,) if sent.message and sent.message.only_for else ())
    return quiet[-1].text if quiet else ""


def hands(person: Person) -> list[Message]:
    return [each for each in person.dms() if each.pictures]


async def test_everybody_stakes_in_the_same_window_by_buttons_or_a_form(dealt: Evening) -> None:
    _, ben, cid, dee = dealt.people
    labels = [each.label for each in dealt.last.buttons][:6]
    assert labels == ["No stake", "Stake 5", "Stake 10", "Stake 20", "Another stake…", "Banco!"]
    await dealt.press(ben, "Stake 10")
    await dealt.until(lambda: "Ben offered 10." in dealt.last.text)
    assert await form(dealt, dee, "Another stake…", "101") == (
        "“101” is too much. It can be from 0 to 100."
    )
    assert await form(dealt, dee, "Another stake…", "7") == ""
    assert await form(dealt, ben, "Another stake…", "12") == ""
    await dealt.until(lambda: "Ben 100, offers 12" in dealt.last.text)
    await dealt.press(cid, "No stake")
    await dealt.until(lambda: "The bank took the stakes of Ben 12 and Dee 7" in dealt.last.text)


async def test_banco_is_called_in_public_and_not_from_the_gallery(dealt: Evening) -> None:
    _, ben, cid, dee = dealt.people
    answer = await dealt.press(dee, "Banco!")
    assert dealt.word(answer) == "Only a seated player may call banco."
    await dealt.press(cid, "Banco!")
    await dealt.until(lambda: "Cid called banco" in dealt.last.text)
    assert not dealt.offers("Stake 5")
    await dealt.press(ben, "No stake")
    await dealt.press(dee, "No stake")
    await dealt.until(lambda: "Cid plays alone against the bank of 50" in dealt.last.text)


async def test_hands_go_to_the_two_who_hold_them_and_to_nobody_else(dealt: Evening) -> None:
    ann, ben, cid, dee = dealt.people
    await dealt.press(ben, "Stake 10")
    await dealt.press(cid, "Stake 20")
    await dealt.press(dee, "Stake 5")
    await dealt.until(lambda: bool(hands(ann)) and bool(hands(cid)))
    assert hands(ben) == hands(dee) == []
    assert [each.label for each in hands(cid)[0].buttons] == ["Take a card"]
    assert hands(ann)[0].buttons == ()
    assert not dealt.offers("Take a card")
    await cid.click(hands(cid)[0], "Take a card")
    await dealt.until(lambda: "took the 7♦" in dealt.last.text)
    await dealt.until(lambda: len(hands(ann)[0].buttons) == 2)
    assert "The punters drew the 7♦" in hands(ann)[0].text
    await ann.click(hands(ann)[0], "Stand")
    await dealt.until(lambda: "The bank won" in dealt.last.text)
    await dealt.until(lambda: "Your cards are turned up: 2♣ 2♥ 7♦ = 1" in hands(cid)[0].text)
    assert hands(ben) == hands(dee) == []


async def test_my_hand_serves_whoever_holds_one_and_says_why_not(dealt: Evening) -> None:
    ann, ben, cid, dee = dealt.people
    for person, stake in ((ben, "Stake 10"), (cid, "Stake 20"), (dee, "No stake")):
        await dealt.press(person, stake)
    answer = await dealt.press(cid, "My hand")
    assert answer.message is not None
    assert answer.message.only_for is cid
    assert "You play the punters' hand: 2♣ 2♥ = 4 points." in answer.message.text
    other = await dealt.press(ben, "My hand")
    assert other.message is not None
    assert "You hold no cards" in other.message.text
    assert "2♦" not in other.message.text
    await cid.click(answer.message, "Take a card")
    await dealt.until(lambda: dealt.is_on_turn(ann))


async def test_the_host_closes_the_window(dealt: Evening) -> None:
    ann, ben, cid, _ = dealt.people
    await dealt.press(ben, "Stake 10")
    refused = await dealt.press(cid, "Wait no longer")
    assert dealt.word(refused) == "Only the host of the table can do that."
    await asyncio.sleep(Times().grace / 1_000 / HURRY)
    await dealt.press(ann, "Wait no longer")
    told = "Cid and Dee offered nothing. *Ann (the host) waited no longer.*"
    await dealt.until(lambda: told in dealt.last.text)
    assert not dealt.offers("Wait no longer")


async def test_who_comes_in_mid_coup_is_told_when_the_game_begins_for_him(
    dealt: Evening,
) -> None:
    late = dealt.practice.add_person("Eve")
    dealt.club.join(late)
    await dealt.press(late, "Take a seat")
    await dealt.until(lambda: "Eve plays from the next coup on." in dealt.last.text)
    for button in ("My hand", "Stake 5"):
        answer = await dealt.press(late, button)
        assert dealt.word(answer) == "You play from the next deal on."
    assert await dealt.purse(late) == 900
    assert "Eve" not in dealt.last.pictures[0].alt


async def test_no_stake_leaves_what_a_tie_has_left(tonight: Evening) -> None:
    ann, ben, cid, _ = tonight.people
    tonight.dealer.ready = [Drawn((0, 1, 2)), Shuffled(shoe_of("9c 9d Kh Ks"))]
    await ann.slash(tonight.room, "chemin_de_fer")
    for person in (ben, cid):
        await tonight.press(person, "Take a seat")
    await tonight.press(ann, "Begin")
    await tonight.until(lambda: tonight.offers("Another bank…"))
    await form(tonight, ann, "Another bank…", "50")
    await tonight.press(ben, "Stake 10")
    await tonight.press(cid, "No stake")
    await tonight.until(lambda: tonight.offers("Next coup"))
    assert "**A tie, 9 (natural) to 9 (natural).**" in tonight.last.text
    assert "paid" not in tonight.last.text
    await tonight.ready(ann, ben, cid)
    await tonight.press(ben, "No stake")
    await tonight.until(lambda: "Ben offered 10." in tonight.last.text)
    await tonight.press(cid, "No stake")
    await tonight.until(lambda: "The bank took the stakes of Ben 10." in tonight.last.text)
