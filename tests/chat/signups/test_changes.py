"""`/signups edit` and `close`: an evening is changed, moved, closed and opened again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from bot.chat.words.interest import GENERAL
from bot.practice.people import Person
from bot.practice.server import Practice
from tests.chat.conftest import HURRY
from tests.chat.evening import Evening, club, evening
from tests.chat.interest import (
    SATURDAY,
    invited,
    organiser,
    signups,
    the_evening,
    word,
)


async def test_more_places_move_the_waiting_list_up_and_tell_who_asked(
    tonight: Evening, olivia: Person
) -> None:
    ann, ben, cid, dee = tonight.people
    message = await invited(tonight, olivia, games="whist", capacity="whist 1")
    for person in (ann, ben, cid, dee):
        times = ["Remind me"] if person is ben else []
        form = (await person.click(message, "Register")).modal
        filled = {"games0": ["Whist"], "experience": "New to it", "times": times}
        await person.submit(form, filled)
    said = await word(tonight, olivia, "edit", capacity="whist 3")
    assert "Moved up from the waiting list: Ben (Whist) and Cid (Whist)." in said
    await tonight.until(lambda: "3 of 3 places, 1 waiting" in message.text)
    await tonight.until(lambda: len(ben.dms()) == 1)
    assert "A place for you at Whist" in ben.dms()[0].text
    assert "You have moved up for **Saturday cards** in *The Club*" in ben.dms()[0].text
    await ann.slash(tonight.room, "register withdraw")
    await tonight.until(lambda: "3 of 3 places" in message.text and "waiting" not in message.text)
    said = await word(tonight, olivia, "edit", capacity="whist 2")
    assert "Back on the waiting list: Dee (Whist)." in said
    assert [len(each.dms()) for each in (ann, ben, cid, dee)] == [0, 1, 0, 0]


async def test_places_of_one_game_are_changed_alone(tonight: Evening, olivia: Person) -> None:
    message = await invited(tonight, olivia, capacity="whist 1, hazard 12")
    await signups(tonight, olivia, "edit", capacity="whist 4")
    assert (await the_evening(tonight)).capacity == {"whist": 4, "hazard": 12}
    await tonight.until(lambda: "**Hazard** · 0 of 12 places" in message.text)
    await signups(tonight, olivia, "edit", capacity="hazard none")
    assert (await the_evening(tonight)).capacity == {"whist": 4}
    await signups(tonight, olivia, "edit", capacity="none")
    assert (await the_evening(tonight)).capacity == {}


async def test_an_evening_is_changed_and_its_closing_time_goes_with_it(
    tonight: Evening, olivia: Person
) -> None:
    message = await invited(tonight, olivia)
    assert "Say what you would like to change" in await word(tonight, olivia, "edit")
    before = await the_evening(tonight)
    await signups(tonight, olivia, "edit", title="Sunday cards", date="2030-03-31", games="poch")
    after = await the_evening(tonight)
    assert before.at is not None
    # The clocks change that night: eight o'clock is only 23 hours later.
    assert after.at == after.closes == before.at + 23 * 3_600_000
    assert (after.title, after.games) == ("Sunday cards", ("poch",))
    await tonight.until(lambda: "### Sunday cards" in message.text and "Whist" not in message.text)


async def test_a_closed_evening_is_opened_again_by_a_closing_time(
    tonight: Evening, olivia: Person
) -> None:
    message = await invited(tonight, olivia)
    await signups(tonight, olivia, "close")
    await tonight.until(lambda: message.buttons == ())
    assert "It is closed already" in await word(tonight, olivia, "close")
    assert "That evening was closed" in await word(tonight, olivia, "open", **SATURDAY)
    await signups(tonight, olivia, "edit", closes="19:00")
    await tonight.until(lambda: bool(message.buttons))


async def test_a_list_closes_by_itself(tonight: Evening, olivia: Person) -> None:
    message = await invited(tonight, olivia)
    known = await the_evening(tonight)
    soon = tonight.bot.secretary.now() + 300
    await tonight.store.interest.edit(known.id, lambda old: replace(old, closes=soon))
    await tonight.bot.secretary.rescheduled()
    await tonight.until(lambda: "**Registration is closed.**" in message.text)
    assert not (await the_evening(tonight)).open


async def test_a_list_closes_that_was_to_close_while_the_house_was_down(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        message = await invited(tonight, organiser(tonight))
        known = await the_evening(tonight)
        soon = tonight.bot.secretary.now() + 100
        await tonight.store.interest.edit(known.id, lambda old: replace(old, closes=soon))
    assert message.buttons
    await asyncio.sleep(0.15)
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.until(lambda: "**Registration is closed.**" in message.text)


async def test_another_zone_moves_the_closing_time_as_well(
    tonight: Evening, olivia: Person
) -> None:
    await invited(tonight, olivia, closes="18:00")
    before = await the_evening(tonight)
    await signups(tonight, olivia, "edit", zone="America/New_York")
    after = await the_evening(tonight)
    assert before.at is not None
    # Summer begins in New York three weeks before it does in London.
    assert after.at == before.at + 4 * 3_600_000
    assert after.closes == before.at + 2 * 3_600_000


async def test_a_closed_evening_that_is_moved_says_that_it_is_closed(
    tonight: Evening, olivia: Person
) -> None:
    await invited(tonight, olivia)
    await signups(tonight, olivia, "close")
    said = await word(tonight, olivia, "edit", date="2030-05-01")
    assert "Registration is closed; a closing time" in said


async def test_two_organisers_at_once_undo_nothing_of_each_other(
    tonight: Evening, olivia: Person
) -> None:
    await invited(tonight, olivia)
    changes = [
        signups(tonight, olivia, "edit", title="Cards"),
        signups(tonight, olivia, "edit", capacity="whist 4"),
        signups(tonight, olivia, "edit", slots="20:00, 22:00"),
        signups(tonight, olivia, "close"),
    ]
    await asyncio.gather(*changes)
    known = await the_evening(tonight)
    assert (known.title, known.capacity, known.slots) == ("Cards", {"whist": 4}, ("20:00", "22:00"))
    assert not known.open


async def test_two_organisers_who_want_the_invitation_in_two_channels_have_one(
    tonight: Evening, olivia: Person
) -> None:
    hall = tonight.club.add_channel("hall")
    await tonight.until(lambda: tonight.bot.get_channel(hall.id) is not None)
    await asyncio.gather(
        signups(tonight, olivia, "open", **SATURDAY), olivia.slash(hall, "signups open", **SATURDAY)
    )
    await tonight.settled()
    everywhere = [*tonight.room.messages.values(), *hall.messages.values()]
    assert len([each for each in everywhere if each.buttons]) == 1


async def test_what_stands_in_general_is_open_again_after_its_closing_time(
    tonight: Evening, olivia: Person
) -> None:
    await signups(tonight, olivia, "open", closes="2030-03-30 20:00")
    books = tonight.store.interest
    general = await books.general(tonight.club.id, GENERAL)
    await books.edit(general.id, lambda old: replace(old, closes=1))
    await books.due(2)
    await signups(tonight, olivia, "open")
    assert (await books.general(tonight.club.id, GENERAL)).takes(tonight.bot.secretary.now())


async def test_a_past_evening_is_not_the_one_at_hand(tonight: Evening, olivia: Person) -> None:
    await invited(tonight, olivia)
    known = await the_evening(tonight)
    await tonight.store.interest.edit(known.id, lambda old: replace(old, at=1, closes=1))
    assert "### Cards and dice" in await word(tonight, olivia, "counts")
