"""The house closes in the middle of a deal and opens again: same messages, same buttons."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.chat.leaf import digest
from bot.chat.sheet import HandSheet
from bot.practice.server import Practice
from bot.tables.ports import Preferences
from bot.tables.state import Phase
from bot.tables.times import Times
from tests.chat.conftest import HURRY
from tests.chat.evening import club, evening

READ_AGAIN = 0.5
"""Seconds in which an opened house has looked at its table and all hands."""


async def test_the_same_messages_go_on_being_edited(practice: Practice, tmp_path: Path) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.dealt()
        for _ in range(5):
            await tonight.play()
        message, held = tonight.last, tonight.cards_of(0)
        letters = [tonight.letters(person)[0] for person in tonight.people]
    async with evening(practice, where, path, HURRY) as tonight:
        assert tonight.cards_of(0) == held
        await tonight.play()
        await tonight.until(lambda: len(tonight.baize.trick.cards) == 2)
        laid = tonight.words_of(tonight.baize.trick.cards[-1])
        await tonight.until(lambda: f"played the {laid}" in message.text)
        assert tonight.last is message
        for person, letter in zip(tonight.people, letters, strict=True):
            assert tonight.letters(person) == [letter]
            assert f"/{message.id})" in letter.text


async def test_what_was_pressed_before_the_restart_still_serves(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.lobby()
        button = tonight.shown.button("Take a seat").custom_id
        panel = (await tonight.people[0].slash(tonight.room, "me settings")).message
    async with evening(practice, where, path, HURRY) as tonight:
        ben = tonight.people[1]
        await ben.click(tonight.last, button)
        await tonight.until(lambda: "**Ben**" in tonight.last.text)
        await tonight.people[0].click(panel, "By the button only")
        assert panel is not None
        assert "**Your hands** · only by the button" in panel.text


async def test_a_message_to_one_who_left_is_not_taken_for_that_of_the_next(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    eve = practice.add_person("Eve")
    where.server.join(eve)
    async with evening(practice, where, path, HURRY) as tonight:
        # Not called to her turn either, which a slow machine would do: a letter would be a hand.
        quiet = Preferences(hands="button", nudges=False)
        await tonight.store.people.prefer(eve.id, lambda _: quiet)
        await tonight.dealt(match="rubber")
        for _ in range(51):
            await tonight.play()
        dee = tonight.people[3]
        (letter,) = tonight.letters(dee)
        # The last card is still on its way to it when the table has gone on without its holder.
        practice.faults.slow(1.5, method="PATCH", path=f"/messages/{letter.id}$", times=2)
        await tonight.play()
        panel = (await tonight.press(dee, "More")).message
        assert panel is not None
        await dee.click(panel, "Leave the table")
        await tonight.press(eve, "Take a seat")
        await tonight.ready(*tonight.people[:3], eve)
        await tonight.until(lambda: tonight.offers("My hand"))
        await tonight.until(lambda: "You have left the table" in letter.text)
        before = letter.text
    async with evening(practice, where, path, HURRY) as tonight:
        answer = await tonight.press(eve, "My hand")
        assert "deal 2" in tonight.word(answer)
        await tonight.settled()
        (letter,) = tonight.letters(tonight.people[3])
        assert letter.text == before
        assert "deal 1" in before, "the message is of the deal of its hand, however late it changes"
        assert not eve.dms()


async def test_a_hand_that_was_not_sent_before_the_restart_is_sent_after_it(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.dealt(target=10)
        while tonight.table.state.phase is Phase.PLAYING:
            await tonight.play()
        ada = tonight.people[0]
        practice.faults.refuse(503, method="POST", path=f"/channels/{ada.dm.id}/", times=1_000)
        await tonight.ready()
        await tonight.until(lambda: all(len(tonight.letters(p)) == 2 for p in tonight.people[1:]))
        assert len(tonight.letters(ada)) == 1
    practice.faults.clear()
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.until(lambda: len(tonight.letters(ada)) == 2)
        assert "deal 2" in tonight.letters(ada)[1].text
        await tonight.settled()
        assert {len(tonight.letters(person)) for person in tonight.people} == {2}


async def test_a_message_whose_note_was_lost_is_not_sent_twice(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.dealt()
        await tonight.until(lambda: all(len(tonight.letters(p)) == 1 for p in tonight.people))
        await tonight.settled()
        for seat in range(4):
            await tonight.store.posts.drop(tonight.table.charter.table, "hand", seat)
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.play()
        await tonight.until(lambda: len(tonight.baize.trick.cards) == 1)
        await tonight.settled()
        assert {len(tonight.letters(person)) for person in tonight.people} == {1}


async def test_a_hand_of_a_later_deal_whose_note_was_lost_is_not_sent_twice(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.dealt(target=10)
        while tonight.table.state.phase is Phase.PLAYING:
            await tonight.play()
        posts, table = tonight.store.posts, tonight.table.charter.table
        first = await posts.of(table)
        await tonight.ready()
        await tonight.until(lambda: all(len(tonight.letters(p)) == 2 for p in tonight.people))
        await tonight.settled()
        for post in first:
            if post.kind == "hand":
                await posts.put(table, post)
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.play()
        await tonight.until(lambda: len(tonight.baize.trick.cards) == 1)
        await tonight.settled()
        assert {len(tonight.letters(person)) for person in tonight.people} == {2}


async def test_a_quiet_hand_of_before_the_restart_shows_the_present_one_when_it_is_pressed(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.dealt()
        person, seat = tonight.sitting_at(tonight.on_turn()), tonight.on_turn()
        hand = (await tonight.press(person, "My hand")).message
        assert hand is not None
        assert "press *My hand* again" in hand.text
        menu = hand.selects[0]
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.play()
        (played,) = tonight.baize.trick.cards
        await tonight.settled()
        assert tonight.names_card(menu.options[0].label, played)
        assert hand.selects
        answer = await person.choose(hand, menu.custom_id, menu.options[1].value)
        await tonight.until(lambda: bool(answer.followups))
        assert tonight.word(answer) == "The table has moved on."
        await tonight.until(lambda: not hand.selects)
        assert len(tonight.cards_of(seat)) == 12
        assert "Others are to act now." in hand.text


async def test_a_table_by_post_waits_through_restarts_with_the_same_messages(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.dealt(pace="post")
        message = tonight.last
        await tonight.until(lambda: "time is up" in message.text)
        await tonight.until(lambda: all(len(tonight.letters(p)) == 1 for p in tonight.people))
        await tonight.settled()
    for played in (1, 2, 3):
        async with evening(practice, where, path, HURRY) as tonight:
            view = tonight.table.view()
            due, begun = view.deadline, view.state.since
            assert due is not None
            assert due.moment == begun + Times().turn["post"]
            await tonight.play()
            await tonight.until(lambda played=played: len(tonight.baize.trick.cards) == played)
            await tonight.settled()
            assert tonight.last is message
            assert {len(tonight.letters(person)) for person in tonight.people} == {1}
    assert not any(guest.missed for guest in tonight.table.state.people)


async def test_what_stands_there_already_is_not_sent_again(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.dealt()
        on_turn = tonight.sitting_at(tonight.on_turn())
        await tonight.letter(on_turn)
        await tonight.settled()
        idle = [each for each in tonight.people if each is not on_turn]
        hands = [tonight.letters(each)[0] for each in idle]
    edits = [each.edits for each in hands]
    practice.rest.log.clear()
    async with evening(practice, where, path, HURRY) as tonight:
        await asyncio.sleep(READ_AGAIN)
        assert [each.edits for each in hands] == edits
        assert "/users/@me/channels" not in {each.path for each in practice.log}
        await tonight.play()


@pytest.mark.parametrize(
    ("other", "reader", "same"),
    [
        (HandSheet("Whist", foot="until <t:1200000019:R>"), 1, True),
        (HandSheet("Whist", foot="until <t:1200000119:R>"), 1, False),
        (HandSheet("Brag", foot="until <t:1200000000:R>"), 1, False),
        (HandSheet("Whist", foot="until <t:1200000000:R>"), 2, False),
    ],
)
def test_what_a_message_shows_is_known_by_its_words(
    other: HandSheet, reader: int, same: bool
) -> None:
    shown = HandSheet("Whist", foot="until <t:1200000000:R>")
    assert (digest(other, reader) == digest(shown, 1)) is same
