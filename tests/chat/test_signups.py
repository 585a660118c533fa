"""`/signups`: evenings opened, changed, closed and counted."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat import attendance
from bot.chat.interest import invitation as placards
from bot.chat.interest import messenger
from bot.interest.programme import GAMES
from bot.interest.values import SLOTS
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.store import Store
from bot.store.presence import GONE_FOR
from tests.chat.conftest import HURRY
from tests.chat.evening import Evening, club, evening
from tests.chat.interest import (
    SATURDAY,
    answer,
    invitations,
    invited,
    organiser,
    registered,
    signups,
    the_evening,
)
from tests.store.furniture import rows


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placards, "PAUSE", 0.02)
    monkeypatch.setattr(messenger, "PAUSE", 0.02)


@pytest.fixture
def olivia(tonight: Evening) -> Person:
    return organiser(tonight)


async def word(tonight: Evening, who: Person, words: str, **options: object) -> str:
    return tonight.word(await signups(tonight, who, words, **options))


def placed(text: str, *, waiting: bool = False) -> Callable[[Message], bool]:
    return lambda message: text in message.text and ("waiting" in message.text) is waiting


# --- who may ------------------------------------------------------------------------------------


async def test_only_organisers_may(tonight: Evening) -> None:
    ann = tonight.people[0]
    for words in ("open", "edit", "close", "counts", "list", "remind", "export"):
        assert "That is for the organisers" in await word(tonight, ann, words)
    assert "That is for the organisers" in await word(tonight, ann, "plan", tables=1)


async def test_a_role_may_be_named(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    role = tonight.club.add_role("Stewards")
    tonight.club.members[ann.id].roles.append(role)
    assert "for the organisers" in await word(tonight, ann, "counts")
    harriet = tonight.practice.add_person("Harriet")
    tonight.club.join(harriet, permissions=Permission.MANAGE_GUILD)
    panel = (await harriet.slash(tonight.room, "house settings")).message
    await harriet.choose(panel, "Role of the organisers", role)
    assert panel is not None
    assert f"whoever has <@&{role.id}>" in panel.text
    assert "Nobody has registered" in await word(tonight, ann, "counts")
    assert "for the organisers" in await word(tonight, ben, "counts")
    await harriet.choose(panel, "Role of the organisers")
    assert "whoever may manage events\n" in panel.text + "\n"
    assert "for the organisers" in await word(tonight, ann, "counts")


# --- opening ------------------------------------------------------------------------------------


async def test_an_evening_is_opened_with_its_times(tonight: Evening, olivia: Person) -> None:
    said = await word(tonight, olivia, "open", **SATURDAY, closes="18:00")
    assert "by the clocks of Europe/London" in said
    await tonight.until(lambda: bool(invitations(tonight)))
    (message,) = invitations(tonight)
    assert "### Saturday cards" in message.text
    begins, closes = (int(each) for each in re.findall(r"<t:(\d+):F>", message.text))
    assert begins - closes == 2 * 3_600
    assert message.mentions == ()


async def test_a_server_in_general_is_opened_without_a_time(
    tonight: Evening, olivia: Person
) -> None:
    await signups(tonight, olivia, "open")
    await tonight.until(lambda: bool(invitations(tonight)))
    assert "**When**" not in invitations(tonight)[0].text
    assert all(each in invitations(tonight)[0].text for each in ("Whist", "Poch", "Hazard"))
    await registered(tonight, tonight.people[0])
    await tonight.until(lambda: "1 person so far" in invitations(tonight)[0].text)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"date": "2027-03-28", "time": "01:30"}, "leap over 01:30"),
        ({"date": "2027-10-31", "time": "01:30"}, "01:30 first, or 01:30 second"),
        ({"date": "2020-01-01"}, "That moment is past."),
        ({"zone": "Mars/Olympus"}, "There is no time zone"),
        ({"closes": "2030-03-31 09:00"}, "closes when the evening begins, or before"),
        ({"closes": "2020-01-01 09:00"}, "That closing time is past."),
        ({"capacity": "whist eight"}, "a game and its places are wanted"),
        ({"games": "whist, loo"}, "no game of the programme"),
        ({"games": "whist", "capacity": "brag 4"}, "not offered"),
    ],
)
async def test_what_cannot_be_is_refused_and_opens_nothing(
    tonight: Evening, olivia: Person, typed: dict[str, str], said: str
) -> None:
    assert said in await word(tonight, olivia, "open", **{**SATURDAY, **typed})
    assert await tonight.store.interest.evenings(tonight.club.id) == []


async def test_a_zone_is_asked_for_once(tonight: Evening, olivia: Person) -> None:
    bare = {"title": "Cards", "date": "2030-07-06", "time": "20:00"}
    assert "Say in which time zone" in await word(tonight, olivia, "open", **bare)
    offered = await olivia.autocomplete(tonight.room, "signups open", "zone", "lond")
    assert offered[0].value == "Europe/London"
    await signups(tonight, olivia, "open", **bare, zone="Europe/London")
    assert "Europe/London" in await word(tonight, olivia, "open", **{**bare, "title": "Dice"})
    days = await olivia.autocomplete(tonight.room, "signups open", "date", "satur")
    assert len(days) >= 3


async def test_two_organisers_at_once_open_one_evening(tonight: Evening, olivia: Person) -> None:
    oscar = tonight.practice.add_person("Oscar")
    tonight.club.join(oscar, permissions=Permission.MANAGE_EVENTS)
    await asyncio.gather(
        signups(tonight, olivia, "open", **SATURDAY),
        signups(tonight, oscar, "open", **{**SATURDAY, "title": "SATURDAY cards"}),
    )
    await tonight.until(lambda: bool(invitations(tonight)))
    await tonight.settled()
    await the_evening(tonight)
    assert len(invitations(tonight)) == 1


async def test_a_deleted_invitation_is_posted_anew_when_it_is_asked_for(
    tonight: Evening, olivia: Person
) -> None:
    first = await invited(tonight, olivia)
    assert "It was open already" in await word(tonight, olivia, "open", **SATURDAY)
    tonight.practice.world.delete_message(first)
    await registered(tonight, tonight.people[0])
    await tonight.settled()
    assert invitations(tonight) == []
    await signups(tonight, olivia, "open", **SATURDAY)
    await tonight.until(lambda: bool(invitations(tonight)))
    assert "1 person so far" in invitations(tonight)[0].text


async def test_an_invitation_moves_to_where_it_is_asked_for(
    tonight: Evening, olivia: Person
) -> None:
    first, other = await invited(tonight, olivia), tonight.club.add_channel("hall")
    await olivia.slash(other, "signups open", **SATURDAY)
    await tonight.until(lambda: first.buttons == ())
    assert f"stands in <#{other.id}> now" in first.text
    await tonight.until(lambda: any(each.buttons for each in other.messages.values()))
    (second,) = [each for each in other.messages.values() if each.only_for is None]
    await registered(tonight, tonight.people[0])
    await tonight.until(lambda: "1 person so far" in second.text)
    tonight.practice.world.delete_channel(other)
    said = await registered(tonight, tonight.people[1])
    assert "You are on the list" in tonight.word(said)


async def test_where_the_bot_may_not_write_nothing_is_opened(
    tonight: Evening, olivia: Person
) -> None:
    hall = tonight.club.add_channel("hall")
    tonight.club.overwrite(hall, tonight.practice.world.bot, deny=Permission.SEND_MESSAGES)
    said = await olivia.slash(hall, "signups open", **SATURDAY)
    assert "I may not write in this channel" in tonight.word(said)
    assert await tonight.store.interest.evenings(tonight.club.id) == []


# --- changing and closing -----------------------------------------------------------------------


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
    assert "Say what shall be otherwise" in await word(tonight, olivia, "edit")
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
    general = await books.general(tonight.club.id)
    await books.edit(general.id, lambda old: replace(old, closes=1))
    await books.due(2)
    await signups(tonight, olivia, "open")
    assert (await books.general(tonight.club.id)).takes(tonight.bot.secretary.now())


async def test_a_past_evening_is_not_the_one_at_hand(tonight: Evening, olivia: Person) -> None:
    await invited(tonight, olivia)
    known = await the_evening(tonight)
    await tonight.store.interest.edit(known.id, lambda old: replace(old, at=1, closes=1))
    assert "### Cards and dice" in await word(tonight, olivia, "counts")


# --- counting -----------------------------------------------------------------------------------


async def test_counts_tell_of_people_once(tonight: Evening, olivia: Person) -> None:
    ann, ben, cid, _ = tonight.people
    await invited(tonight, olivia)
    await registered(tonight, ann, experience="I could teach")
    await registered(tonight, ben, experience="New to it", games1=[])
    await registered(tonight, cid)
    told = await word(tonight, olivia, "counts")
    assert "**3 people so far · 1 could teach · 1 new to it**" in told
    assert "- **Whist** · 3 · 1 could teach · 1 new\n" in told
    assert "- **Hazard** · 2 · 1 could teach\n" in told
    assert len(re.findall(r"since <t:\d+:D>", told)) == 1
    assert "Nobody as yet for Bragg, Thirty-One" in told
    shown = (await signups(tonight, olivia, "counts")).message
    assert shown is not None
    (picture,) = shown.pictures
    assert "Whist: 3, of whom 1 could teach, 1 new to it." in picture.alt


async def test_who_has_left_is_not_counted_and_keeps_no_place(
    tonight: Evening, olivia: Person
) -> None:
    ann, ben, cid, _ = tonight.people
    message = await invited(tonight, olivia, capacity="whist 1")
    for person in (ann, ben, cid):
        await registered(tonight, person)
    tonight.club.leave(ann)
    told = await word(tonight, olivia, "counts")
    assert "**2 people so far**" in told
    assert "Ann" not in await word(tonight, olivia, "list", by="person")
    await tonight.until(lambda: "1 of 1 places, 1 waiting" in message.text)
    tonight.club.join(ann)
    assert "**3 people so far**" in await word(tonight, olivia, "counts")


async def test_what_was_said_by_who_left_is_deleted_after_30_days(
    tonight: Evening, olivia: Person
) -> None:
    ann = tonight.people[0]
    await registered(tonight, ann)
    books, now = tonight.store.interest, tonight.bot.secretary.now()
    await books.attendance(tonight.club.id, [], [ann.id], now)
    await books.attendance(tonight.club.id, [], [ann.id], now + GONE_FOR - 1)
    assert len(await books.all_of(ann.id)) == 1
    await books.attendance(tonight.club.id, [], [ann.id], now + GONE_FOR)
    assert await books.all_of(ann.id) == []
    assert "Nobody has registered" in await word(tonight, olivia, "counts")


async def test_silence_makes_nobody_gone(
    tonight: Evening, olivia: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in tonight.people[:2]:
        await registered(tonight, person)
    monkeypatch.setattr(attendance, "PATIENCE", 0.05)
    tonight.bot.get_guild(tonight.club.id)
    ws = tonight.bot.ws

    async def mute(*_: object, **__: object) -> None:
        """The request is lost on its way."""

    monkeypatch.setattr(ws, "request_chunks", mute)
    told = await word(tonight, olivia, "counts")
    assert "**2 people so far**" in told
    assert "Discord did not say of everybody who is still here." in told


async def test_a_line_that_drops_while_discord_is_asked_makes_nobody_gone(
    tonight: Evening, olivia: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await registered(tonight, tonight.people[0])
    ws = tonight.bot.ws

    async def dropped(*_: object, **__: object) -> None:
        """What the library does when the line is gone: it ends the question with what it has."""
        clear = tonight.bot._connection.clear_chunk_requests
        asyncio.get_running_loop().call_later(0.05, clear, None)

    monkeypatch.setattr(ws, "request_chunks", dropped)
    assert "**1 person so far**" in await word(tonight, olivia, "counts")


async def test_a_long_list_has_pages_and_a_file(tonight: Evening, olivia: Person) -> None:
    books = tonight.store.interest
    await invited(tonight, olivia)
    known = await the_evening(tonight)
    odd = ("=1+2", "@everyone", "*" * 32, "Ünï\u202ecode\n", "`x`", "١٢٣", "W" * 32)
    for number in range(150):
        person = tonight.practice.add_person(odd[number % 7])
        tonight.club.join(person)
        said = replace(answer(*GAMES), remark="_" * 300)
        await books.say(known.id, person.id, person.name, said, number)
    for by in ("game", "person"):
        given = await signups(tonight, olivia, "list", by=by)
        assert given.message is not None
        assert len(given.message.text) <= 4_000
        assert "150 people · page 1 of" in given.message.text
        assert given.message.mentions == ()
        await tonight.until(lambda given=given: bool(given.followups))
        (file,) = given.followups[-1].attachments
        assert file.data.decode("utf-8-sig").count("\n") > 150
    page = given.message
    last = int(re.findall(r"page 1 of (\d+)", page.text)[0])
    assert last > 5
    await olivia.click(page, "On")
    assert "page 2 of" in page.text
    await olivia.click(page, "By game")
    assert "**Whist** · 150" in page.text
    counts = await signups(tonight, olivia, "counts")
    assert "**150 people so far**" in tonight.word(counts)


# --- files and plans ----------------------------------------------------------------------------


async def test_people_and_counts_are_given_for_a_spreadsheet(
    tonight: Evening, olivia: Person
) -> None:
    ann = tonight.people[0]
    await invited(tonight, olivia)
    await registered(tonight, ann, remark="=1+2")
    given = (await signups(tonight, olivia, "export")).message
    assert given is not None
    text = given.attachments[0].data.decode("utf-8-sig")
    assert f"{ann.id}" in text
    assert '"\'=1+2"' in text
    given = (await signups(tonight, olivia, "export", what="counts")).message
    assert given is not None
    assert given.only_for is olivia
    assert '"Whist",1,0,0,0' in given.attachments[0].data.decode("utf-8-sig")


async def test_a_plan_is_made_of_what_people_said(tonight: Evening, olivia: Person) -> None:
    await invited(tonight, olivia)
    for person in tonight.people:
        filled = {"games0": ["Whist"], "games1": ["Hazard"]}
        await registered(tonight, person, **filled)
    answer = await signups(tonight, olivia, "plan", tables=1, rounds=2, staff="Tom: hazard")
    await tonight.until(lambda: len(answer.followups) == 3, 30)
    sheet, (*rounds, file) = answer.message, answer.followups
    assert sheet is not None
    assert [len(each.pictures) for each in rounds] == [1, 1]
    said = "".join(each.pictures[0].alt for each in rounds)
    assert "1. Hazard with Tom: Ann, Ben, Cid, Dee." in said
    assert "**8 of 8 wishes are met**, and no plan can meet more." in sheet.text
    assert "- Hazard, with Tom: Ann, Ben, Cid, Dee" in sheet.text
    assert "- Whist: Ann, Ben, Cid, Dee" in sheet.text
    assert file.attachments[0].data.decode("utf-8-sig").count("Hazard") == 5
    said = await word(tonight, olivia, "plan", tables=1, staff="Tom: loo")
    assert "no game of the programme" in said
    assert "staff go by name" in await word(tonight, olivia, "plan", tables=1, staff="1")


# --- slots --------------------------------------------------------------------------------------


async def test_slots_are_named_by_the_organiser_and_kept_to_by_what_people_said(
    tonight: Evening, olivia: Person
) -> None:
    ann, ben = tonight.people[:2]
    message = await invited(tonight, olivia, slots="20:00, 21:30; after *midnight*")
    assert "**Slots** 20:00 · 21:30 · After \\*midnight\\*" in message.text
    await registered(tonight, ann, times=["20:00", "After *midnight*", "Remind me"])
    await registered(tonight, ben, times=["20:00"])
    assert "When: 20:00, After \\*midnight\\*" in tonight.word(
        await ann.slash(tonight.room, "register mine")
    )
    said = await word(tonight, olivia, "edit", slots="20:00, 22:00")
    assert "1 person had chosen a slot that is gone" in said
    mine = tonight.word(await ann.slash(tonight.room, "register mine"))
    assert "When: 20:00\n" in mine
    assert "A reminder: yes" in mine
    form = (await ann.slash(tonight.room, "register form")).modal
    assert form is not None
    (times,) = [each for each in form.fields if each.custom_id == "times"]
    assert [each.label for each in times.options] == ["20:00", "22:00", "Remind me"]
    assert times.value == ["20:00", "remind"]
    assert "20:00" in await word(tonight, olivia, "list", by="person")
    # The tail of a slot that nobody sees is none: in the form the two would be one.
    for unseen in ("20:00, \u200b20:00", "early, early\u200b"):
        assert "named twice" in await word(tonight, olivia, "edit", slots=unseen)
    await signups(tonight, olivia, "edit", slots="\u200bremind")
    assert (await the_evening(tonight)).slots == ("Remind",)
    await signups(tonight, olivia, "edit", slots="none")
    assert (await the_evening(tonight)).times == SLOTS
    assert "When" not in tonight.word(await ben.slash(tonight.room, "register mine"))
    await signups(tonight, olivia, "edit", slots="20:00, 22:00")
    assert "When: 20:00" in tonight.word(await ben.slash(tonight.room, "register mine"))


@pytest.mark.parametrize(
    ("slots", "said"),
    [
        (", ;", "Name from 1 to 9 slots"),
        (",".join(map(str, range(10))), "Name from 1 to 9 slots"),
        ("early, Early", "named twice"),
        ("x" * 61, "at most 60 characters"),
    ],
)
async def test_slots_that_cannot_be_are_refused(
    tonight: Evening, olivia: Person, slots: str, said: str
) -> None:
    assert said in await word(tonight, olivia, "open", **SATURDAY, slots=slots)
    assert "server in general has no date" in await word(tonight, olivia, "open", slots="20:00")


async def test_a_form_that_was_open_while_the_slots_changed_keeps_to_those_there_are(
    tonight: Evening, olivia: Person
) -> None:
    ann = tonight.people[0]
    await invited(tonight, olivia, slots="20:00, remind, late")
    form = (await ann.slash(tonight.room, "register form")).modal
    await signups(tonight, olivia, "edit", slots="20:00, 22:00")
    filled = {"games0": ["Whist"], "experience": "New to it", "times": ["20:00", "Remind", "Late"]}
    said = tonight.word(await ann.submit(form, filled))
    assert "When: 20:00\n" in said
    assert "A reminder: no" in said


async def test_where_the_bot_was_turned_out_nobody_is_left_and_what_is_past_is_deleted(
    practice: Practice, tmp_path: Path
) -> None:
    path = tmp_path / "parlour.sqlite3"
    async with Store.open(path, 1_000) as store:
        elsewhere = await store.interest.general(1)
        await store.interest.say(elsewhere.id, 2, "Eve", answer("whist"), 1)
        past = replace(elsewhere, id="past", at=1, closes=1)
        await store.interest.open(past)
    async with evening(practice, club(practice), path, HURRY) as tonight:
        books = tonight.store.interest
        past_ones = "SELECT count(*) FROM evenings WHERE id = 'past'"
        await tonight.until(lambda: rows(path, past_ones) == [(0,)])
        assert await books.registrations(elsewhere.id) == []
        assert await books.people(1) == [2]
        await books.attendance(1, [], [2], tonight.bot.secretary.now() + GONE_FOR)
        assert await books.people(1) == []
