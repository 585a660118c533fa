"""Reminders reach exactly those who asked, once, whatever happens in the middle."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.chat.interest import messenger
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.store.notices import BETWEEN
from tests.chat.conftest import HURRY
from tests.chat.evening import Evening, club, evening
from tests.chat.interest import answer, invited, organiser, registered, signups, the_evening


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messenger, "PAUSE", 0.02)


def had(person: Person) -> int:
    """The reminders that somebody has had."""
    return sum("You asked to be reminded" in each.text for each in person.dms())


async def crowd(tonight: Evening, number: int) -> list[Person]:
    """People who want to be reminded of the evening."""
    known = await the_evening(tonight)
    people = [tonight.practice.add_person(f"Guest {each}") for each in range(number)]
    for person in people:
        tonight.club.join(person)
        said = answer("whist", remind=True)
        await tonight.store.interest.say(known.id, person.id, person.name, said, 1)
    return people


async def test_a_reminder_reaches_those_who_asked_and_nobody_else(tonight: Evening) -> None:
    ann, ben, cid, dee = tonight.people
    olivia = organiser(tonight)
    await invited(tonight, olivia)
    for person in (ann, cid):
        await registered(tonight, person, times=["Remind me"])
    await registered(tonight, ben)
    said = tonight.word(await signups(tonight, olivia, "remind"))
    assert "A reminder goes to 2 people" in said
    await tonight.until(lambda: had(ann) == had(cid) == 1)
    await tonight.settled()
    assert (had(ben), had(dee)) == (0, 0)
    assert "### Saturday cards" in ann.dms()[0].text
    assert "there will be games in *The Club*" in ann.dms()[0].text


async def test_two_organisers_remind_once(tonight: Evening) -> None:
    olivia, ann = organiser(tonight), tonight.people[0]
    await invited(tonight, olivia)
    assert "Nobody has asked" in tonight.word(await signups(tonight, olivia, "remind"))
    await registered(tonight, ann, times=["Remind me"])
    told = await asyncio.gather(*(signups(tonight, olivia, "remind") for _ in range(2)))
    words = [tonight.word(each) for each in told]
    assert sum("A reminder goes to 1 person" in each for each in words) == 1
    assert sum("within the last hour" in each for each in words) == 1
    await tonight.until(lambda: had(ann) == 1)
    known = await the_evening(tonight)
    later = tonight.bot.secretary.now() + 2 * BETWEEN
    assert await tonight.store.notices.remind(known.id, later) == 1


async def test_shut_messages_stop_nobody_elses_reminder(tonight: Evening) -> None:
    ann, ben, cid, _ = tonight.people
    olivia = organiser(tonight)
    await invited(tonight, olivia)
    for person in (ann, ben, cid):
        await registered(tonight, person, times=["Remind me"])
    ann.dms_open = False
    ben.block_bot()
    said = tonight.word(await signups(tonight, olivia, "remind"))
    assert "Whom it does not reach is marked in `/signups list` by person." in said
    await tonight.until(lambda: had(cid) == 1)
    await tonight.settled()
    assert await tonight.store.notices.next_notice(tonight.bot.secretary.now()) is None
    listed = tonight.word(await signups(tonight, olivia, "list", by="person"))
    lines = {
        name: line for line in listed.splitlines() for name in ("Ann", "Ben", "Cid") if name in line
    }
    assert ["not to be reached" in lines[name] for name in ("Ann", "Ben", "Cid")] == [
        True,
        True,
        False,
    ]
    mine = tonight.word(await ann.slash(tonight.room, "register mine"))
    assert "the latest message could not reach you" in mine


async def test_who_is_reached_again_is_marked_no_more(tonight: Evening) -> None:
    await invited(tonight, organiser(tonight))
    (ann,) = await crowd(tonight, 1)
    known, books = await the_evening(tonight), tonight.store

    async def marked() -> bool:
        (said,) = await books.interest.registrations(known.id)
        return said.unreached

    for moment, reached in ((0, False), (2 * BETWEEN, True)):
        ann.dms_open = reached
        await books.notices.remind(known.id, tonight.bot.secretary.now() + moment)
        tonight.bot.secretary.changed(known.id)
        async with asyncio.timeout(8):
            while await marked() is reached:  # noqa: ASYNC110 - the books tell nobody
                await asyncio.sleep(0.02)


async def test_who_withdraws_meanwhile_or_wants_quiet_hears_nothing(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    olivia = organiser(tonight)
    await invited(tonight, olivia)
    for person in (ann, ben):
        await registered(tonight, person, times=["Remind me"])
    known = await the_evening(tonight)
    store, now = tonight.store, tonight.bot.secretary.now()
    await asyncio.gather(
        store.notices.remind(known.id, now), store.interest.withdraw(known.id, ann.id)
    )
    tonight.bot.secretary.changed(known.id)
    await tonight.until(lambda: had(ben) == 1)
    assert had(ann) == 0
    said = await ben.click(ben.dms()[0], "No more reminders")
    assert "You will hear no more of **Saturday cards**" in tonight.word(said)
    mine = await ben.click(ben.dms()[0], "What I said")
    assert "A reminder: no" in tonight.word(mine)
    asked = await ben.click(ben.dms()[0], "Withdraw")
    await ben.click(asked.message, "Withdraw")
    assert await tonight.store.interest.registrations(known.id) == []


async def test_a_restart_in_the_middle_sends_nothing_twice(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        olivia = organiser(tonight)
        await invited(tonight, olivia)
        people = await crowd(tonight, 12)
        await signups(tonight, olivia, "remind")
        await tonight.until(lambda: sum(map(had, people)) >= 4)
    assert sum(map(had, people)) < 12
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.until(lambda: sum(map(had, people)) >= 12)
        await tonight.settled()
        assert [had(each) for each in people] == [1] * 12


async def test_a_reminder_that_was_sent_and_not_struck_out_is_not_sent_twice(
    practice: Practice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        await invited(tonight, organiser(tonight))
        ann, ben = await crowd(tonight, 2)
        known, books = await the_evening(tonight), tonight.store.notices

        async def ends(_notice: int) -> None:
            raise asyncio.CancelledError

        monkeypatch.setattr(books, "delivered", ends)
        await books.remind(known.id, tonight.bot.secretary.now())
        tonight.bot.secretary.changed(known.id)
        await tonight.until(lambda: had(ann) == 1)
        await tonight.settled()
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.until(lambda: had(ben) == 1)
        assert had(ann) == 1


async def test_what_has_been_in_doubt_for_long_counts_as_sent(tonight: Evening) -> None:
    await invited(tonight, organiser(tonight))
    ann, ben = await crowd(tonight, 2)
    known, books, now = (
        await the_evening(tonight),
        tonight.store.notices,
        tonight.bot.secretary.now(),
    )
    await books.remind(known.id, now)
    begun = await books.next_notice(now - messenger.DOUBT - 1)
    assert begun is not None
    tonight.bot.secretary.changed(known.id)
    await tonight.until(lambda: had(ben) == 1)
    assert had(ann) == 0
