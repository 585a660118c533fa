"""What Discord does to a table: things deleted, forbidden, slow, lost on the way."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import pytest

from bot.chat import board, venue, worker
from bot.practice.people import Person
from bot.practice.rest import front, rates
from bot.practice.state.messages import Message
from bot.practice.state.permissions import NONE, Permission
from bot.tables.ports import Preferences
from bot.tables.table import AnyTable
from bot.tables.times import Times
from cogs import _easel
from tests.chat.evening import Evening


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again soon."""
    monkeypatch.setattr(worker, "FIRST_WAIT", 0.02)
    monkeypatch.setattr(worker, "LONGEST_WAIT", 0.2)


async def test_a_deleted_message_is_posted_anew(tonight: Evening) -> None:
    await tonight.dealt()
    await tonight.until(lambda: " leads." in tonight.last.text)
    old = tonight.last
    tonight.practice.delete_message(old)
    await tonight.play()
    await tonight.until(lambda: bool(tonight.public) and tonight.last is not old)
    assert tonight.offers("My hand")
    ann = tonight.people[0]
    await tonight.until(lambda: str(tonight.last.id) in tonight.letters(ann)[0].text)


async def test_a_deleted_channel_sends_all_chips_home(tonight: Evening) -> None:
    await tonight.dealt(buy_in=200)
    await tonight.until(lambda: all(tonight.letters(each) for each in tonight.people))
    tonight.practice.delete_channel(tonight.room)
    await tonight.play()
    await tonight.until(lambda: not tonight.hall.tables)
    assert tonight.table.state.ending == "unshown"
    assert [await tonight.purse(each) for each in tonight.people] == [1_000] * 4


async def test_a_bot_turned_out_of_the_server_sends_all_chips_home(tonight: Evening) -> None:
    await tonight.dealt(buy_in=200)
    await tonight.until(lambda: all(tonight.letters(each) for each in tonight.people))
    tonight.practice.world.remove_bot(tonight.club)
    await tonight.play()
    await tonight.until(lambda: not tonight.hall.tables)
    assert [await tonight.purse(each) for each in tonight.people] == [1_000] * 4


async def test_without_leave_to_attach_pictures_words_do(tonight: Evening) -> None:
    await tonight.dealt()
    assert tonight.last.pictures
    bot = tonight.practice.world.bot
    tonight.club.overwrite(tonight.room, bot, deny=Permission.ATTACH_FILES)
    old = tonight.last
    tonight.practice.delete_message(old)
    await tonight.play()
    await tonight.until(lambda: bool(tonight.public) and "played the" in tonight.last.text)
    assert not tonight.last.pictures
    assert "Trumps" in tonight.last.text


async def test_without_leave_to_write_the_game_goes_on_in_replies(tonight: Evening) -> None:
    await tonight.dealt()
    bot, old = tonight.practice.world.bot, tonight.last
    person = tonight.sitting_at(tonight.on_turn())
    tonight.club.overwrite(tonight.room, bot, deny=Permission.SEND_MESSAGES)
    await tonight.until(lambda: bool(tonight.letters(person)))
    tonight.practice.delete_message(old)
    await tonight.play()
    presenter = tonight.bot.house.presenter
    await tonight.until(lambda: presenter.is_muted(tonight.table))
    player = tonight.sitting_at(tonight.on_turn())
    letter = await tonight.letter(player)
    menu = letter.selects[0]
    answer = await player.choose(letter, menu.custom_id, menu.options[0].value)
    await tonight.until(lambda: bool(answer.followups))
    assert "I may not write in this channel" in tonight.word(answer)
    assert "played the" in tonight.word(answer)
    tonight.club.overwrite(tonight.room, bot, deny=NONE)
    await tonight.until(lambda: bool(tonight.public) and tonight.offers("My hand"))


async def test_a_closed_table_that_may_not_be_shown_is_not_shown_for_ever(
    tonight: Evening,
) -> None:
    await tonight.lobby()
    bot = tonight.practice.world.bot
    tonight.club.overwrite(tonight.room, bot, deny=Permission.SEND_MESSAGES)
    tonight.practice.delete_message(tonight.last)
    await tonight.table.close(tonight.staff)
    stage = tonight.bot.house.presenter._stage
    assert stage is not None
    await tonight.until(lambda: not stage.tasks._running)


@pytest.mark.parametrize("fault", ["500", "502", "503", "slow", "too many requests"])
async def test_the_newest_view_gets_through_when_discord_fails(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    await tonight.dealt()
    asked: list[asyncio.Task[object]] = []
    path = f"/channels/{tonight.room.id}/messages"
    if fault == "slow":
        tonight.practice.faults.slow(0.5, method="PATCH", path=path)
    elif fault == "too many requests":
        # All requests together are counted, so that discord.py cannot hold back beforehand.
        monkeypatch.setattr(front, "GLOBAL", rates.Limit(1, 0.6))
        # Two at once: however slow the machine, one is refused, and everything waits with it.
        asked = [asyncio.create_task(tonight.bot.fetch_channel(tonight.room.id)) for _ in range(2)]
    else:
        tonight.practice.faults.refuse(int(fault), method="PATCH", path=path)
    await tonight.play()
    await tonight.play()
    await tonight.until(lambda: len(tonight.baize.trick.cards) == 2)
    laid = [tonight.words_of(card) for card in tonight.baize.trick.cards]
    await tonight.until(lambda: all(each in tonight.last.text for each in laid), within=30.0)
    await asyncio.gather(*asked, return_exceptions=True)
    refused = 429 in [each.status for each in tonight.practice.log]
    assert refused == (fault == "too many requests")


def _is_away(table: AnyTable, seat: int) -> bool:
    guest = table.state.guests[seat]
    return guest is not None and guest.away


async def test_who_has_left_the_server_is_played_for(tonight: Evening) -> None:
    await tonight.dealt(stake=5)
    gone = tonight.sitting_at(tonight.on_turn())
    tonight.club.leave(gone)
    table = tonight.table
    clockwork = table._clockwork
    clockwork._world = replace(clockwork._world, times=Times().hurried(100))
    table.start()
    seat = tonight.seat_of(gone)
    await tonight.until(lambda: seat in table.view().latest.absent)
    await tonight.until(lambda: "who did not answer" in tonight.last.text)
    await tonight.until(lambda: _is_away(table, seat), within=15)
    stays = next(each for each in tonight.people if each is not gone)
    await tonight.table.close(tonight.staff)
    assert await tonight.purse(gone) == await tonight.purse(stays) == 1_000


@pytest.mark.parametrize("done", [True, False])
async def test_a_dropped_connection_is_tried_again(tonight: Evening, done: bool) -> None:
    await tonight.dealt()
    path = f"/channels/{tonight.room.id}/messages/{tonight.last.id}"
    tonight.practice.faults.drop(done=done, method="PATCH", path=path, times=2)
    await tonight.play()
    await tonight.until(lambda: "played the" in tonight.last.text)


async def test_a_message_of_which_only_the_answer_was_lost_shows_what_came_after(
    tonight: Evening,
) -> None:
    await tonight.dealt()
    old, path = tonight.last, f"/channels/{tonight.room.id}/messages$"
    await tonight.until(lambda: all(tonight.letters(each) for each in tonight.people))
    tonight.practice.faults.drop(done=True, method="POST", path=path)
    tonight.practice.faults.drop(method="POST", path=path, times=1_000)
    tonight.practice.delete_message(old)
    await tonight.play()
    await tonight.until(lambda: bool(tonight.public))
    await tonight.play()
    assert len(tonight.baize.trick.cards) == 2
    tonight.practice.faults.clear()
    laid = tonight.words_of(tonight.baize.trick.cards[-1])
    await tonight.until(lambda: f"played the {laid}" in tonight.last.text)
    assert len(tonight.public) == 1


async def test_a_picture_that_cannot_be_painted_costs_only_the_picture(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> None:
        raise ZeroDivisionError

    await tonight.dealt()
    monkeypatch.setattr(_easel, "paint_table", fail)
    await tonight.play()
    await tonight.until(lambda: "played the" in tonight.last.text)
    assert not tonight.last.pictures


async def test_an_answer_that_drops_is_given_again(tonight: Evening) -> None:
    await tonight.lobby()
    tonight.practice.faults.drop(method="POST", path="/interactions/")
    answer = await tonight.people[1].click(tonight.shown, "Rules")
    assert not answer.failed
    assert "trumps" in tonight.word(answer)


async def test_a_hand_whose_answer_drops_is_given_again_with_its_picture(
    tonight: Evening,
) -> None:
    await tonight.dealt()
    tonight.practice.faults.drop(method="POST", path="/interactions/")
    answer = await tonight.press(tonight.people[1], "My hand")
    assert answer.message is not None
    assert answer.message.attachments[0].data.startswith(b"\x89PNG")


async def test_a_new_session_of_the_gateway_goes_on_with_the_same_message(
    tonight: Evening,
) -> None:
    await tonight.dealt()
    message = tonight.last
    await tonight.practice.gateway.invalidate(resumable=False)
    await tonight.until(lambda: not tonight.practice.gateway.connected)
    await tonight.until(lambda: tonight.practice.gateway.connected, within=12)
    await tonight.play()
    await tonight.until(lambda: "played the" in message.text)
    assert len([each for each in tonight.public if each.buttons]) == 1


async def test_a_message_too_old_to_be_edited_is_posted_anew(tonight: Evening) -> None:
    await tonight.dealt()
    path = f"/channels/{tonight.room.id}/messages"
    tonight.practice.faults.refuse(429, 30046, method="PATCH", path=path, times=1)
    await tonight.play()
    await tonight.until(lambda: "played the" in tonight.last.text)


async def test_an_old_message_moves_to_the_bottom_and_loses_its_buttons(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tonight.dealt()
    await tonight.until(lambda: " leads." in tonight.last.text)
    old = tonight.last
    monkeypatch.setattr(board, "OLD", 1)
    await tonight.play()
    await tonight.until(lambda: tonight.last is not old and not old.buttons)
    assert f"/{tonight.last.id}" in old.text or "further down" in old.text


async def test_an_old_message_that_cannot_be_edited_now_loses_its_buttons_later(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tonight.dealt()
    await tonight.until(lambda: " leads." in tonight.last.text)
    old = tonight.last
    monkeypatch.setattr(board, "OLD", 1)
    tonight.practice.faults.refuse(503, method="PATCH", path=f"/{old.id}$", times=2)
    await tonight.play()
    await tonight.until(lambda: tonight.last is not old and not old.buttons)


async def test_an_old_message_that_can_never_be_edited_is_let_be(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tonight.dealt()
    await tonight.until(lambda: " leads." in tonight.last.text)
    old = tonight.last
    monkeypatch.setattr(board, "OLD", 1)
    tonight.practice.faults.refuse(400, 30046, method="PATCH", path=f"/{old.id}$", times=9)
    await tonight.play()
    await tonight.until(lambda: tonight.last is not old)
    await tonight.settled()
    tried = [each for each in tonight.practice.log if each.path.endswith(f"/{old.id}")]
    assert [each.status for each in tried if each.method == "PATCH"][-1] == 400
    assert len([each for each in tried if each.status == 400]) == 1


async def test_a_buried_message_moves_to_the_bottom(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(venue, "GLANCE", 0)
    await tonight.dealt()
    await tonight.until(lambda: " leads." in tonight.last.text)
    old = tonight.last
    for number in range(7):
        tonight.people[0].say(tonight.room, f"Well, {number}")
    await tonight.play()
    await tonight.until(lambda: "played the" in old.text)
    assert tonight.last is old
    tonight.people[0].say(tonight.room, "And so on")
    await tonight.play()
    await tonight.until(lambda: tonight.last is not old and not old.buttons)


async def test_a_buried_lobby_moves_to_the_bottom_although_no_move_was_made(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(venue, "GLANCE", 0)
    await tonight.lobby()
    old = tonight.last
    for number in range(8):
        tonight.people[0].say(tonight.room, f"Well, {number}")
    await tonight.press(tonight.people[1], "Take a seat")
    await tonight.until(lambda: tonight.last is not old and not old.buttons)
    assert tonight.offers("Begin")


async def test_a_message_that_moves_down_and_whose_answer_is_lost_is_the_one_that_serves(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(venue, "GLANCE", 1_000)
    await tonight.lobby()
    old = tonight.last
    for number in range(8):
        tonight.people[0].say(tonight.room, f"Well, {number}")
    await asyncio.sleep(1.1)
    tonight.practice.faults.drop(done=True, method="POST", path="/messages$")
    await tonight.press(tonight.people[1], "Take a seat")
    await tonight.until(lambda: tonight.last is not old and not old.buttons)
    assert "**Ben**" in tonight.last.text
    assert len([each for each in tonight.public if each.buttons]) == 1


async def test_a_thread_at_rest_is_woken(tonight: Evening) -> None:
    await tonight.people[0].slash(tonight.room, "whist", thread=True)
    await tonight.until(lambda: any(each.messages for each in tonight.club.threads.values()))
    (thread,) = tonight.club.threads.values()
    tonight.practice.world.archive(thread)
    message = list(thread.messages.values())[-1]
    await tonight.people[1].click(message, "Take a seat")
    await tonight.until(lambda: "**Ben**" in list(thread.messages.values())[-1].text)


async def test_a_thread_that_discord_does_not_open_may_be_asked_for_again(
    tonight: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    tonight.practice.faults.refuse(503, path="/threads$")
    answer = await tonight.people[0].slash(tonight.room, "whist", thread=True)
    assert "Discord failed just now" in tonight.word(answer)
    assert not tonight.hall.tables
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
    await tonight.people[0].slash(tonight.room, "whist", thread=True)
    assert len(tonight.hall.tables) == 1


async def test_who_thinks_long_is_called_once_apart(tonight: Evening) -> None:
    await tonight.dealt()
    person = tonight.sitting_at(tonight.on_turn())
    await tonight.until(lambda: bool(_calls(person)))
    assert len(_calls(person)) == 1
    await tonight.play()
    await tonight.until(lambda: not _calls(person))


def _calls(person: Person) -> list[Message]:
    return [each for each in person.dms() if "It is your turn at" in each.text]


async def test_with_shut_letters_a_mention_is_removed_afterwards(tonight: Evening) -> None:
    ben = tonight.people[1]
    ben.dms_open = False
    await tonight.dealt(first_dealer="0")
    await tonight.until(lambda: any(ben in each.pings for each in tonight.public))
    (call,) = [each for each in tonight.public if each.pings]
    assert call.pings == (ben,)
    answer = await ben.click(next(each for each in tonight.public if each.buttons), "My hand")
    hand = answer.message
    assert hand is not None
    menu = hand.selects[0]
    await ben.choose(hand, menu.custom_id, menu.options[0].value)
    await tonight.until(lambda: call.deleted)


async def test_who_wants_no_calls_gets_none(tonight: Evening) -> None:
    for person in tonight.people:
        await tonight.store.people.prefer(person.id, lambda _: Preferences(nudges=False))
    await tonight.dealt()
    await tonight.until(lambda: tonight.table.state.nudged)
    await tonight.settled()
    assert not any(_calls(person) for person in tonight.people)
    assert not any(each.pings for each in tonight.public)
