"""`/signups counts` and `list`: people once, and those who have left not at all."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat import attendance
from bot.chat.words.interest import GENERAL
from bot.interest.programme import GAMES
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.store import Store
from bot.store.presence import GONE_FOR
from tests.chat.conftest import HURRY
from tests.chat.evening import Evening, club, evening
from tests.chat.interest import (
    answer,
    invited,
    registered,
    signups,
    the_evening,
    word,
)
from tests.store.furniture import rows


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
    await olivia.click(page, "Next")
    assert "page 2 of" in page.text
    await olivia.click(page, "By game")
    assert "**Whist** · 150" in page.text
    counts = await signups(tonight, olivia, "counts")
    assert "**150 people so far**" in tonight.word(counts)


async def test_where_the_bot_was_turned_out_nobody_is_left_and_what_is_past_is_deleted(
    practice: Practice, tmp_path: Path
) -> None:
    path = tmp_path / "parlour.sqlite3"
    async with Store.open(path, 1_000) as store:
        elsewhere = await store.interest.general(1, GENERAL)
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
