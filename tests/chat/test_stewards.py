"""`/table` through the stand-in: who may do what, once, and what everybody reads of it."""

from __future__ import annotations

import asyncio

import pytest

from bot.practice.interactions import Interaction
from bot.practice.people import Person
from bot.practice.state.permissions import Permission
from bot.tables.ports import Change
from bot.tables.state import Phase
from tests.chat.evening import Evening, forged

STRANGER = "Only the host of the table, or whoever may manage messages there, can do that."


def joined(tonight: Evening, name: str, *, staff: bool = False) -> Person:
    """Somebody else of the club, who may manage messages everywhere or nowhere."""
    person = tonight.practice.add_person(name)
    permissions = Permission.MANAGE_MESSAGES if staff else Permission(0)
    tonight.club.join(person, permissions=permissions)
    return person


async def confirmed(person: Person, answer: Interaction, button: str) -> Interaction:
    """Presses what the panel asks about."""
    assert answer.message is not None
    return await person.click(answer.message, button)


COMMANDS = ("close", "void", "remove", "seat")


def options(command: str, tonight: Evening) -> dict[str, object]:
    more: dict[str, dict[str, object]] = {
        "remove": {"player": "Ben"},
        "seat": {"member": tonight.people[3]},
    }
    return more.get(command, {})


@pytest.mark.parametrize("command", COMMANDS)
async def test_a_stranger_a_guest_and_staff_of_another_channel_are_told_why_not(
    tonight: Evening, command: str
) -> None:
    await tonight.dealt(stake=5)
    stranger, elsewhere = joined(tonight, "Fay"), joined(tonight, "Gus")
    parlour = tonight.club.add_channel("parlour")
    tonight.club.overwrite(parlour, elsewhere, allow=Permission.MANAGE_MESSAGES)
    table = tonight.table.charter.table
    for person, room in (
        (stranger, tonight.room),
        (tonight.people[1], tonight.room),
        (elsewhere, tonight.room),
        (elsewhere, parlour),
    ):
        more = options(command, tonight)
        answer = await person.slash(room, f"table {command}", table=table, **more)
        assert tonight.word(answer) == STRANGER
    assert tonight.table.state.phase is Phase.PLAYING
    assert not any(guest.leaving for guest in tonight.table.state.people)


async def test_ids_of_nowhere_and_of_other_servers_are_no_tables_here(tonight: Evening) -> None:
    await tonight.lobby()
    world, table = tonight.practice, tonight.table.charter.table
    other = world.add_server("The Other Club")
    room, olga = other.add_channel("hall"), world.add_person("Olga")
    other.join(olga, permissions=Permission.MANAGE_MESSAGES)
    for given in (table, "abcdefgh", "'; --", "💥" * 30):
        answer = await olga.slash(room, "table close", table=given)
        assert tonight.word(answer) == "No such table is open in this server."
    assert await olga.autocomplete(room, "table close", "table", "") == ()
    answer = await olga.slash(room, "table list")
    assert tonight.word(answer) == "No table that you can see is open in this server."
    answer = await olga.slash(room, "table close")
    assert "No table stands in this channel" in tonight.word(answer)
    assert tonight.table.state.phase is Phase.LOBBY


async def test_a_forged_press_of_a_stranger_closes_nothing(tonight: Evening) -> None:
    await tonight.dealt(stake=5)
    stranger = joined(tonight, "Fay")
    table, move = tonight.table.charter.table, tonight.table.state.move
    for what in ("shut", "close", "undo", "annul.1", "keep", "remove.1.0", "accept", "decline"):
        answer = await forged(tonight, stranger, tonight.shown, f"pp:{table}:{move}:{what}")
        assert not answer.failed
        assert tonight.word(answer)
    assert tonight.table.state.phase is Phase.PLAYING
    assert tonight.table.state.seat_of(stranger.id) is None


async def test_staff_close_a_table_at_once_and_two_of_them_once(tonight: Evening) -> None:
    await tonight.dealt(stake=5)
    sue, tom = joined(tonight, "Sue", staff=True), joined(tonight, "Tom", staff=True)
    panels = [await each.slash(tonight.room, "table close") for each in (sue, tom)]
    await confirmed(sue, panels[0], "Yes, close the table")
    second = await confirmed(tom, panels[1], "Yes, close the table")
    assert tonight.word(second) == "This table is closed."
    again = await confirmed(sue, panels[0], "Yes, close the table")
    assert tonight.word(again) == "This table is closed."
    words = "Sue (who looks after this channel) has closed the table. All chips are back"
    await tonight.until(lambda: words in tonight.last.text)
    assert "Deal 1 is void" in tonight.last.text
    assert [await tonight.purse(each) for each in tonight.people] == [1_000] * 4


async def test_staff_close_from_another_channel_by_the_list_of_tables(tonight: Evening) -> None:
    await tonight.lobby()
    sue = joined(tonight, "Sue", staff=True)
    office = tonight.club.add_channel("office")
    (choice,) = await sue.autocomplete(office, "table close", "table", "whi")
    table = tonight.table
    assert choice.name == f"Whist in #card-room, host Ann ({table.charter.table})"
    assert await sue.autocomplete(office, "table close", "table", "brag") == ()
    panel = await sue.slash(office, "table close", table=choice.value)
    await confirmed(sue, panel, "Yes, close the table")
    assert table.state.phase is Phase.CLOSED


async def test_a_host_who_plays_for_chips_closes_later_and_may_take_it_back(
    tonight: Evening,
) -> None:
    await tonight.dealt(stake=5, target=10, honours="off")
    ann = tonight.people[0]
    panel = await ann.slash(tonight.room, "table close")
    assert "Chips are at stake in this deal" in tonight.word(panel)
    answer = await confirmed(ann, panel, "Yes, close it after this deal")
    assert tonight.word(answer) == "The table closes when this deal is over."
    told = "Ann (the host) closes the table when this deal is over."
    await tonight.until(lambda: told in tonight.last.text)
    panel = await ann.slash(tonight.room, "table close")
    answer = await confirmed(ann, panel, "Keep the table open")
    assert tonight.word(answer) == "The table stays open."
    await tonight.until(lambda: told not in tonight.last.text)
    panel = await ann.slash(tonight.room, "table close")
    await confirmed(ann, panel, "Yes, close it after this deal")
    while tonight.table.state.phase is Phase.PLAYING:
        await tonight.play()
    await tonight.until(lambda: "Ann (the host) has closed the table." in tonight.last.text)
    assert "is void" not in tonight.last.text


async def test_staff_make_a_deal_void_once_and_are_named(tonight: Evening) -> None:
    await tonight.dealt(stake=5)
    sue, tom = joined(tonight, "Sue", staff=True), joined(tonight, "Tom", staff=True)
    panels = [await each.slash(tonight.room, "table void") for each in (sue, tom)]
    assert "Make deal 1 of **Whist** in <#" in tonight.word(panels[0])
    done = await asyncio.gather(
        *(
            confirmed(each, panel, "Yes, make it void")
            for each, panel in zip((sue, tom), panels, strict=True)
        )
    )
    words = sorted(tonight.word(each) for each in done)
    assert words == [
        "The deal is void, and whatever was paid in it has gone back.",
        "The table has moved on.",
    ]
    told = "(who looks after this channel) has made it so."
    await tonight.until(lambda: told in tonight.last.text)
    answer = await sue.slash(tonight.room, "table void")
    assert tonight.word(answer) == "No deal is under way at this table."


async def test_a_host_who_plays_for_chips_can_only_ask_for_a_void_deal(tonight: Evening) -> None:
    await tonight.dealt(stake=5)
    ann = tonight.people[0]
    panel = await ann.slash(tonight.room, "table void")
    answer = await confirmed(ann, panel, "Ask for this deal to be void")
    assert "It becomes so when all its players have asked" in tonight.word(answer)
    await tonight.until(lambda: "Ann would have this deal void" in tonight.last.text)


async def test_more_has_the_tools_for_staff_who_do_not_play(tonight: Evening) -> None:
    await tonight.dealt(stake=5)
    sue = joined(tonight, "Sue", staff=True)
    panel = (await tonight.press(sue, "More")).message
    assert panel is not None
    assert [each.label for each in panel.buttons] == ["Make this deal void", "Close the table"]
    asked = await sue.click(panel, "Make this deal void")
    await confirmed(sue, asked, "Yes, make it void")
    await tonight.until(lambda: "Sue (who looks after this channel)" in tonight.last.text)


async def test_a_guest_is_removed_by_choice_or_by_name_and_told(tonight: Evening) -> None:
    await tonight.lobby()
    ann, ben, cid, _ = tonight.people
    await tonight.press(ben, "Take a seat")
    await tonight.press(ann, "Fill with computer players")
    choices = await ann.autocomplete(tonight.room, "table remove", "player", "")
    assert [each.name for each in choices] == ["Ann", "Ben", "Mrs Battle", "Colonel Pam"]
    assert await cid.autocomplete(tonight.room, "table remove", "player", "") == ()
    chosen = choices[1].value
    answer = await ann.slash(tonight.room, "table remove", player=chosen)
    assert "Ben has left the table" in tonight.word(answer)
    await tonight.until(lambda: any("has sent you away" in each.text for each in ben.dms()))
    assert "from **Whist** in *The Club*" in ben.dms()[-1].text
    again = await ann.slash(tonight.room, "table remove", player=chosen)
    assert tonight.word(again) == "There is no such guest at the table."
    answer = await ann.slash(tonight.room, "table remove", player="mrs battle")
    assert tonight.word(answer) == "Mrs Battle has left the table."
    assert sum(guest is not None for guest in tonight.table.state.guests) == 2


async def between_deals(tonight: Evening) -> None:
    """Four have played a deal of brag, and another can follow."""
    ann, *others = tonight.people
    await ann.slash(tonight.room, "brag")
    for person in others:
        await tonight.press(person, "Take a seat")
    await tonight.press(ann, "Begin")
    await tonight.ready()
    while tonight.table.state.phase is Phase.PLAYING:
        await tonight.press(tonight.sitting_at(tonight.on_turn()), "Fold")


async def test_the_table_says_who_was_sent_away_by_whom_and_who_came(tonight: Evening) -> None:
    await between_deals(tonight)
    ann, ben, _, _ = tonight.people
    ben.dms_open = False
    answer = await ann.slash(tonight.room, "table remove", player="Ben")
    assert "Ben has left the table" in tonight.word(answer)
    word = "The house cannot write to Ben: tell them yourself."
    await tonight.until(lambda: word in [each.text for each in answer.followups])
    told = "Ann (the host) has sent Ben away, with "
    await tonight.until(lambda: told in tonight.last.text)
    eve = joined(tonight, "Eve")
    await tonight.press(eve, "Take a seat")
    await tonight.until(lambda: "Eve has sat down in the place of Ben." in tonight.last.text)


async def test_after_a_void_deal_no_other_is_shown_as_if_it_were_that(tonight: Evening) -> None:
    await between_deals(tonight)
    await tonight.until(lambda: "The deal is over" in tonight.last.text)
    await tonight.ready()
    await tonight.table.void(tonight.staff, 2)
    await tonight.until(lambda: "Deal 2 is void" in tonight.last.text)
    assert "The deal is over" not in tonight.last.text
    stacks = tonight.table.view().stacks
    ann = tonight.seat_of(tonight.people[0])
    assert f"Chips: Ann {stacks[ann]:,}, " in tonight.last.text.replace("-# ", "")


async def test_where_the_house_plays_nobody_is_offered_to_ask_for_a_void_deal(
    tonight: Evening,
) -> None:
    await tonight.lobby(stake=5, buy_in=50)
    ann = tonight.people[0]
    await tonight.press(ann, "Fill with computer players")
    await tonight.press(ann, "Begin")
    await tonight.ready(ann)
    await tonight.until(lambda: tonight.table.state.phase is Phase.PLAYING)
    panel = (await tonight.press(ann, "More")).message
    assert panel is not None
    labels = [each.label for each in panel.buttons]
    assert "Leave after this deal" in labels
    assert "Ask for this deal to be void" not in labels


async def test_two_guests_of_one_name_are_chosen_from_the_list(tonight: Evening) -> None:
    ann, ben, cid, _ = tonight.people
    ben.name = cid.name = "Twin"
    await tonight.lobby()
    for person in (ben, cid):
        await tonight.press(person, "Take a seat")
    answer = await ann.slash(tonight.room, "table remove", player="Twin")
    assert "Several guests are called so" in tonight.word(answer)
    choices = await ann.autocomplete(tonight.room, "table remove", "player", "twin")
    await ann.slash(tonight.room, "table remove", player=choices[1].value)
    assert tonight.table.state.seat_of(cid.id) is None
    assert tonight.table.state.seat_of(ben.id) is not None


async def test_who_is_asked_to_a_seat_takes_it_by_a_press(tonight: Evening) -> None:
    await tonight.lobby(stake=5, buy_in=100)
    ann, ben, _, _ = tonight.people
    answer = await ann.slash(tonight.room, "table seat", member=ben)
    assert "Ben has been asked, and a seat is held until" in tonight.word(answer)
    await tonight.until(lambda: "A seat is held for Ben until" in tonight.last.text)
    (letter,) = ben.dms()
    assert "**Ann** asks you to **Whist** in *The Club*" in letter.text
    assert "you bring 100 chips to the table" in letter.text
    assert await tonight.purse(ben) == 1_000
    again = await ann.slash(tonight.room, "table seat", member=ben)
    assert "has been asked already" in tonight.word(again)
    first, second = await asyncio.gather(
        ben.click(letter, "Take the seat"), ben.click(letter, "Take the seat")
    )
    assert not first.failed
    assert not second.failed
    assert await tonight.purse(ben) == 900
    assert "You have a seat at **Whist**" in letter.text
    assert not letter.buttons
    await tonight.until(lambda: "held for Ben" not in tonight.last.text)


async def test_the_letter_says_so_too_when_the_books_were_slow(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tonight.lobby()
    ann, ben, _, _ = tonight.people
    await ann.slash(tonight.room, "table seat", member=ben)
    (letter,) = ben.dms()
    write = tonight.store.journal.write

    async def slowly(change: Change) -> None:
        await asyncio.sleep(0.2)
        await write(change)

    monkeypatch.setattr("bot.chat.press.PATIENCE", 0.05)
    monkeypatch.setattr(type(tonight.store.journal), "write", lambda _, change: slowly(change))
    await ben.click(letter, "Take the seat")
    await tonight.until(lambda: "You have a seat at **Whist**" in letter.text)
    assert not letter.buttons


async def test_who_would_rather_not_is_left_in_peace(tonight: Evening) -> None:
    await tonight.lobby()
    ann, ben, _, _ = tonight.people
    await ann.slash(tonight.room, "table seat", member=ben)
    (letter,) = ben.dms()
    await ben.click(letter, "No, thank you")
    assert "you are not asked again" in letter.text
    await tonight.until(lambda: "The seat held for Ben is free again." in tonight.last.text)
    answer = await ann.slash(tonight.room, "table seat", member=ben)
    assert "would rather not" in tonight.word(answer)
    assert len(ben.dms()) == 1


async def test_a_letter_of_which_nothing_is_left_to_press_says_so(tonight: Evening) -> None:
    await tonight.lobby()
    ann, ben, cid, _ = tonight.people
    for asked in (ben, cid):
        await ann.slash(tonight.room, "table seat", member=asked)
    (letter,), (other,) = ben.dms(), cid.dms()
    await tonight.press(ben, "Take a seat")
    await tonight.until(lambda: "You have a seat at **Whist**" in letter.text)
    await tonight.table.close(tonight.staff)
    await tonight.until(lambda: "is held for you no longer." in other.text)
    assert not letter.buttons
    assert not other.buttons


async def test_with_shut_letters_the_seat_is_held_and_the_asker_is_told(tonight: Evening) -> None:
    await tonight.lobby()
    ann, ben, _, _ = tonight.people
    ben.dms_open = False
    answer = await ann.slash(tonight.room, "table seat", member=ben)
    assert "the house cannot write to them" in tonight.word(answer)
    await tonight.press(ben, "Take a seat")
    assert tonight.table.state.seat_of(ben.id) == 1
    assert tonight.table.state.invited == ()


async def test_bots_strangers_and_light_purses_are_not_asked(tonight: Evening) -> None:
    await tonight.lobby(stake=5, buy_in=600)
    ann, ben = tonight.people[:2]
    answer = await ann.slash(tonight.room, "table seat", member=tonight.practice.world.bot)
    assert "Bots have no purse" in tonight.word(answer)
    answer = await ben.slash(tonight.room, "brag", buy_in=700)
    assert not answer.failed
    table = next(each for each in tonight.hall.tables if each.charter.game == "whist")
    answer = await ann.slash(tonight.room, "table seat", member=ben, table=table.charter.table)
    assert tonight.word(answer) == "The buy-in is 600 chips, and Ben has fewer in the purse."
    assert not ben.dms()


async def test_the_list_leads_to_the_message_of_a_table_once_it_stands(tonight: Evening) -> None:
    ann, *_ = tonight.people
    await tonight.lobby()
    place = f"https://discord.com/channels/{tonight.club.id}/{tonight.room.id}"
    shown = (await ann.slash(tonight.room, "table list")).message
    assert shown is not None
    assert f"**[Whist]({place}/{tonight.shown.id})** in <#{tonight.room.id}>" in shown.text


async def test_the_list_shows_what_the_asker_can_see_in_pages(tonight: Evening) -> None:
    ann, ben, cid, dee = tonight.people
    secret = tonight.club.add_channel("back-room")
    tonight.club.overwrite(secret, tonight.club.everyone, deny=Permission.VIEW_CHANNEL)
    tonight.club.overwrite(secret, dee, allow=Permission.VIEW_CHANNEL)
    tonight.club.overwrite(secret, tonight.practice.world.bot, allow=Permission.VIEW_CHANNEL)
    await dee.slash(secret, "whist")
    for person in (ann, ben, cid):
        for _ in range(2):
            await person.slash(tonight.room, "whist")
    shown = (await dee.slash(tonight.room, "table list")).message
    assert shown is not None
    assert shown.only_for is dee
    assert f"<#{secret.id}>" in shown.text
    assert "Page 1 of 2" in shown.text
    await dee.click(shown, "Next")
    assert "Page 2 of 2" in shown.text
    assert "Cid (host)" in shown.text
    shown = (await ann.slash(tonight.room, "table list")).message
    assert shown is not None
    assert f"<#{secret.id}>" not in shown.text
    assert "Page" not in shown.text
    answer = await ann.slash(tonight.room, "table close")
    assert "Several tables stand in this channel" in tonight.word(answer)
    for person in (ann, ben):
        await person.slash(tonight.room, "whist")
    answer = await ann.slash(tonight.room, "whist")
    assert "You are host of 3 tables in this server already" in tonight.word(answer)


async def test_in_a_thread_the_staff_of_its_channel_are_staff(tonight: Evening) -> None:
    sue = joined(tonight, "Sue", staff=True)
    await tonight.people[0].slash(tonight.room, "whist", thread=True)
    await tonight.until(lambda: bool(tonight.hall.tables))
    table = tonight.table
    (choice,) = await sue.autocomplete(tonight.room, "table close", "table", "")
    panel = await sue.slash(tonight.room, "table close", table=choice.value)
    await confirmed(sue, panel, "Yes, close the table")
    assert table.state.phase is Phase.CLOSED


async def test_the_seat_of_who_is_away_is_to_be_had_and_says_so(tonight: Evening) -> None:
    await tonight.dealt()
    eve, seat = joined(tonight, "Eve"), tonight.on_turn()
    absent = tonight.sitting_at(seat)
    table = tonight.table
    async with table._acts.prepared("away") as draft:
        draft.note(seat, away=True, missed=2)
    words = f"{absent.name} is away: *Take a seat* gives the seat to another"
    await tonight.until(lambda: f"{words} when this deal is over." in tonight.last.text)
    answer = await tonight.press(eve, "Take a seat")
    assert "Ask again when it is over" in tonight.word(answer)
    await table.void(tonight.staff, 1)
    await tonight.until(lambda: f"{words}." in tonight.last.text)
    await tonight.press(eve, "Take a seat")
    assert table.state.seat_of(eve.id) == seat
    assert table.state.seat_of(absent.id) is None
