"""Presses that come twice, too late, from the wrong person, or from nowhere."""

from __future__ import annotations

import asyncio
import logging
import re

import pytest

from bot.chat.errors import apology
from bot.games.whist import Play
from bot.practice.interactions import ANSWER_WITHIN
from bot.rules.cards import PACK
from bot.rules.chance import Shuffled
from bot.rules.offers import Refused
from bot.tables import dealing
from bot.tables.ports import Change, UnwrittenError
from bot.tables.state import Phase
from tests.chat.evening import Evening, forged, one_suit_each

SIT = "To play there, press *Take a seat* under the table."
NO_SEAT = f"You have no seat at this table. {SIT}"

CLOSED = "This table is closed. `/table list` shows which tables are open."


async def test_a_card_is_played_once_however_often_it_is_chosen(tonight: Evening) -> None:
    await tonight.dealt()
    person, move = tonight.sitting_at(tonight.on_turn()), tonight.table.state.move
    message = await tonight.letter(person)
    menu = message.selects[0]
    value = menu.options[0].value
    answers = await asyncio.gather(
        *(person.choose(message, menu.custom_id, value) for _ in range(2))
    )
    assert not any(each.failed for each in answers)
    refused = [each for each in answers if each.followups or each.message is not each.source]
    assert len(refused) == 1
    assert tonight.word(refused[0]) == "The table has moved on."
    assert tonight.table.state.move == move + 1


async def test_a_menu_of_an_earlier_move_says_that_the_table_has_moved_on(
    tonight: Evening,
) -> None:
    await tonight.dealt()
    person = tonight.sitting_at(tonight.on_turn())
    message = await tonight.letter(person)
    menu = message.selects[0]
    await tonight.play()
    answer = await forged(tonight, person, message, menu.custom_id, menu.options[1].value)
    assert tonight.word(answer) == "The table has moved on."


async def test_a_revoke_is_refused_though_no_menu_offers_one(tonight: Evening) -> None:
    # Dealt in the order of the pack, everybody holds cards of every suit.
    tonight.dealer.ready.append(Shuffled(PACK))
    await tonight.dealt(first_dealer="3")
    await tonight.play()
    (led,) = tonight.baize.trick.cards
    ben, held = tonight.people[1], tonight.cards_of(1)
    right = [card for card in held if card.suit is led.suit]
    wrong = next(card for card in held if card.suit is not led.suit)
    letter = await tonight.letter(ben)
    assert len(letter.selects[0].options) == len(right) < len(held)
    with pytest.raises(Refused, match="you must follow suit"):
        await tonight.table.act(ben.id, lambda _: Play(wrong), tonight.table.state.move)


async def test_who_is_not_on_turn_is_told_who_is(tonight: Evening) -> None:
    await tonight.dealt(first_dealer="3")
    ann, ben, _, _ = tonight.people
    message = await tonight.letter(ann)
    ident = message.selects[0].custom_id
    await tonight.until(lambda: bool(tonight.letters(ben)))
    answer = await forged(tonight, ben, tonight.letters(ben)[0], ident, "h.0")
    assert tonight.word(answer) == "It is not your turn: Ann must act."


async def test_a_stranger_is_told_why_not(tonight: Evening) -> None:
    eve = tonight.practice.add_person("Eve")
    tonight.club.join(eve)
    await tonight.dealt()
    answer = await tonight.press(eve, "My hand")
    assert tonight.word(answer) == NO_SEAT
    answer = await tonight.press(eve, "More")
    assert "guests of the table" in tonight.word(answer)
    ident = (await tonight.letter(tonight.sitting_at(tonight.on_turn()))).selects[0].custom_id
    answer = await forged(tonight, eve, tonight.last, ident, "h.0")
    assert tonight.word(answer) == NO_SEAT


STRANGERS_IN_THE_LOBBY = {
    "Leave": NO_SEAT,
    "Begin": "Only the host of the table can do that: Ann.",
    "Fill with computer players": "Only the host of the table can do that: Ann.",
}
STRANGERS_IN_PLAY = {
    "My hand": NO_SEAT,
    "More": f"These tools are for the guests of the table. {SIT}",
}
STRANGERS_IN_BETWEEN = {
    "Next deal": NO_SEAT,
    "Take a seat": "Every seat at this table is taken. `/table list` shows which tables are open.",
    "Buy in again": NO_SEAT,
    "More": f"These tools are for the guests of the table. {SIT}",
}
FOR_EVERYBODY = {"Take a seat", "Rules", "Record"}


async def test_every_button_says_to_whom_it_is_not_for_why(tonight: Evening) -> None:
    eve = tonight.practice.add_person("Eve")
    tonight.club.join(eve)

    async def tries(expected: dict[str, str]) -> None:
        assert {each.label for each in tonight.last.buttons} <= {*expected, *FOR_EVERYBODY}
        before = tonight.table.state
        for button, why in expected.items():
            if tonight.offers(button):
                assert tonight.word(await tonight.press(eve, button)) == why
        assert tonight.table.state == before

    await tonight.lobby(match="rubber", stake=1)
    await tries(STRANGERS_IN_THE_LOBBY)
    for person in tonight.people[1:]:
        await tonight.press(person, "Take a seat")
    await tonight.press(tonight.people[0], "Begin")
    await tonight.until(lambda: tonight.offers("My hand"))
    await tries(STRANGERS_IN_PLAY)
    while tonight.table.state.phase is Phase.PLAYING:
        await tonight.play()
    await tonight.until(lambda: tonight.offers("Next deal"))
    await tries(STRANGERS_IN_BETWEEN)


@pytest.mark.parametrize(
    "custom_id",
    ["pp:", "pp:nowhere", "pp:x:1:h.0@9999999999999999", "pp:a:0:sit.7777", "pp:book:loo:0"],
)
async def test_a_forged_id_gets_a_word(tonight: Evening, custom_id: str) -> None:
    await tonight.lobby()
    answer = await forged(tonight, tonight.people[1], tonight.shown, custom_id)
    assert not answer.failed
    assert tonight.word(answer)


@pytest.mark.parametrize("what", ["h.99", "o7.0", "sit.99", "remove.99", "dance", "h.0@5", "h.0@"])
async def test_a_forged_part_of_a_real_table_changes_nothing(tonight: Evening, what: str) -> None:
    await tonight.dealt()
    person, state = tonight.sitting_at(tonight.on_turn()), tonight.table.state
    custom_id = f"pp:{tonight.table.charter.table}:{state.move}:{what}"
    answer = await forged(tonight, person, tonight.last, custom_id)
    assert not answer.failed
    if what != "h.0@5":
        assert tonight.word(answer)
        assert tonight.table.state == state


async def test_a_button_of_a_table_that_is_gone_says_so(tonight: Evening) -> None:
    await tonight.lobby()
    ann = tonight.people[0]
    custom_id = tonight.shown.button("Begin").custom_id
    await tonight.press(ann, "Leave")
    answer = await forged(tonight, ann, tonight.last, custom_id)
    assert tonight.word(answer) == CLOSED


async def test_the_same_seat_pressed_by_two_at_once_goes_to_one(tonight: Evening) -> None:
    _, ben, cid, _ = tonight.people
    await tonight.lobby()
    message = tonight.shown
    answers = await asyncio.gather(
        *(each.choose(message, "Choose your seat", "North") for each in (ben, cid))
    )
    refused = [each for each in answers if each.message is not each.source]
    assert len(refused) == 1
    assert "That seat is taken" in tonight.word(refused[0])


async def test_a_press_is_answered_in_time_when_the_books_are_slow(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tonight.dealt()
    person, move = tonight.sitting_at(tonight.on_turn()), tonight.table.state.move
    message = await tonight.letter(person)
    write = tonight.store.journal.write

    async def slowly(change: Change) -> None:
        await asyncio.sleep(4)
        await write(change)

    monkeypatch.setattr(type(tonight.store.journal), "write", lambda _, change: slowly(change))
    menu = message.selects[0]
    answer = await person.choose(message, menu.custom_id, menu.options[0].value)
    assert not answer.failed
    assert tonight.table.state.move == move
    await tonight.until(lambda: tonight.table.state.move == move + 1)


async def test_what_discord_takes_no_answer_to_any_more_is_answered_once(
    tonight: Evening,
) -> None:
    await tonight.lobby()
    practice = tonight.practice
    practice.faults.slow(ANSWER_WITHIN + 0.2, path="/callback")
    answer = await tonight.people[0].click(tonight.shown, "Rules")
    assert answer.failed
    await tonight.until(lambda: bool(practice.breaches))
    await asyncio.sleep(0.3)
    assert [each.what for each in practice.breaches] == ["Unknown interaction"]
    practice.breaches.clear()


async def test_a_write_that_fails_is_told_and_changes_nothing(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tonight.dealt()
    person, before = tonight.sitting_at(tonight.on_turn()), tonight.table.state
    message = await tonight.letter(person)

    async def fail(_: object, change: Change) -> None:
        del change
        raise UnwrittenError("disk full")

    monkeypatch.setattr(type(tonight.store.journal), "write", fail)
    menu = message.selects[0]
    answer = await person.choose(message, menu.custom_id, menu.options[0].value)
    assert "nothing was done" in tonight.word(answer)
    assert tonight.table.state == before


async def test_a_fault_of_the_house_is_apologised_for_and_logged_without_a_card(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tonight.dealer.ready.append(Shuffled(one_suit_each()))
    await tonight.dealt(first_dealer="3")
    person = tonight.people[0]
    message = await tonight.letter(person)

    def fault(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(dealing, "play", fault)
    menu = message.selects[0]
    answer = await person.choose(message, menu.custom_id, menu.options[0].value)
    reference = tonight.word(answer).split("`")[1]
    (logged,) = [each for each in caplog.records if reference in each.getMessage()]
    assert tonight.table.charter.table in logged.getMessage()
    assert not re.search(r"\b[2-9TJQKA][cdhs]\b", caplog.text)


def test_a_made_up_id_writes_no_line_into_the_log(caplog: pytest.LogCaptureFixture) -> None:
    apology(ZeroDivisionError(), "pp:x\nERROR all is lost\x1b[0m")
    (logged,) = caplog.records
    assert logged.getMessage().isprintable()


async def test_more_lets_a_guest_leave_and_stay_and_ask_for_a_void_deal(
    tonight: Evening,
) -> None:
    await tonight.dealt()
    ann, ben, cid, dee = tonight.people
    panel = (await tonight.press(ben, "More")).message
    assert panel is not None
    assert "You leave when this deal is over." in tonight.word(
        await ben.click(panel, "Leave after this deal")
    )
    await tonight.until(lambda: "Ben leaves after this deal" in tonight.last.text)
    deal = tonight.table.view().deal
    for person in (ann, ben, cid, dee):
        panel = (await tonight.press(person, "More")).message
        assert panel is not None
        answer = await person.click(panel, "Ask for this deal to be void")
        assert not answer.failed
    await tonight.until(lambda: tonight.table.state.phase is not Phase.PLAYING)
    assert tonight.table.view().deal == deal
    assert tonight.table.state.seat_of(ben.id) is None


async def test_everybody_hears_that_a_deal_is_void(tonight: Evening) -> None:
    await tonight.dealt()
    ann = tonight.people[0]
    await tonight.until(lambda: bool(tonight.letters(ann)))
    await tonight.table.close(tonight.staff)
    await tonight.until(lambda: "Deal 1 is void" in tonight.last.text)
    assert "has closed the table" in tonight.last.text
    (letter,) = tonight.letters(ann)
    await tonight.until(lambda: "This deal is void" in letter.text)
    assert not letter.selects
    assert not letter.pictures


async def test_the_host_sends_a_guest_away_and_closes_the_table(tonight: Evening) -> None:
    await tonight.dealt()
    ann, _, _, dee = tonight.people
    panel = (await tonight.press(ann, "More")).message
    assert panel is not None
    asked = (await ann.choose(panel, "Send a guest away", "Dee")).message
    assert asked is not None
    assert "Send **Dee** away when the deal is over?" in asked.text
    assert not any(each.leaving for each in tonight.table.state.people)
    await ann.click(asked, "Yes, send away")
    note = "Ann (the host) sends Dee away after this deal."
    await tonight.until(lambda: note in tonight.last.text)
    again = await ann.click(asked, "Yes, send away")
    assert "Dee has been sent away already" in tonight.word(again)
    leaving = [each.leaving for each in tonight.table.state.guests if each is not None]
    assert leaving == [False, False, False, True]
    sure = (await ann.click(panel, "Close the table")).message
    assert sure is not None
    await ann.click(sure, "Yes, close the table")
    await tonight.until(lambda: "Ann (the host) has closed the table" in tonight.last.text)
    (told,) = [each for each in dee.dms() if "sent you away" in each.text]
    assert "Ann (the host) has sent you away from **Whist** in *The Club*" in told.text
    assert "You leave when the deal under way is over." in told.text


async def test_a_name_in_a_refusal_neither_formats_nor_mentions(tonight: Evening) -> None:
    _, ben, clo, _ = tonight.people
    ben.name = "**<@1>**"
    await tonight.lobby()
    menu = tonight.shown.selects[0].custom_id
    await ben.choose(tonight.shown, menu, "North")
    await tonight.until(lambda: tonight.table.state.seat_of(ben.id) == 2)
    button = menu.replace("menu0", "sit.2")
    answer = await forged(tonight, clo, tonight.last, button)
    assert r"That seat is taken by \*\*‹@1›\*\*" in tonight.word(answer)


async def test_a_channel_deleted_while_a_press_is_answered_is_nobodys_fault(
    tonight: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await tonight.lobby()
    practice = tonight.practice
    practice.faults.slow(0.3, path="/callback")
    pressing = asyncio.create_task(tonight.people[0].click(tonight.shown, "Rules"))
    await tonight.until(lambda: not practice.faults.in_force())
    practice.delete_channel(tonight.room)
    await tonight.until(lambda: "did not reach its asker" in caplog.text)
    await pressing
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
