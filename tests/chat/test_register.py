"""`/register`: one registration a person and evening, as the form has it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bot.chat.interest import invitation as placards
from bot.chat.words import interest as words
from bot.chat.words.interest import GENERAL
from bot.interest.planning import Plan, PlannedTable
from bot.interest.programme import GAMES
from bot.interest.values import LONGEST_REMARK
from bot.practice.server import Practice
from tests.chat.conftest import HURRY
from tests.chat.evening import Evening, club, evening, forged
from tests.chat.interest import (
    TICKED,
    answer,
    invitations,
    invited,
    organiser,
    registered,
    signups,
    the_evening,
)

AT_ONCE = 25
"""So many of a crowd have an answer outstanding at any moment, however slow the machine."""


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placards, "PAUSE", 0.02)


async def test_the_form_is_filled_in_and_shown_again(tonight: Evening) -> None:
    ann = tonight.people[0]
    said = await registered(tonight, ann, times=["At weekends", "Remind me"], remark="*No* trumps")
    word = tonight.word(said)
    assert "### You are on the list" in word
    assert "Games: Whist, Brag, Hazard" in word
    assert "Experience: I have played" in word
    form = (await ann.slash(tonight.room, "register form")).modal
    assert form is not None
    assert {each.custom_id: each.value for each in form.fields} == {
        "games0": ["whist", "brag"],
        "games1": ["hazard"],
        "experience": "played",
        "times": ["weekends", "remind"],
        "remark": "*No* trumps",
    }


async def test_the_form_offers_all_thirteen_games(tonight: Evening) -> None:
    form = (await tonight.people[0].slash(tonight.room, "register form")).modal
    assert form is not None
    first, second = (each.options for each in form.fields[:2])
    assert len(first) + len(second) == 13
    assert max(len(first), len(second)) <= 10
    assert "One answer for all of them" in json.dumps(form.components)


@pytest.mark.parametrize("dealt", [("whist", "hazard"), GAMES])
async def test_what_the_house_cannot_deal_as_yet_is_marked(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch, dealt: tuple[str, ...]
) -> None:
    monkeypatch.setattr(words, "found_games", lambda: dealt)
    message = await invited(tonight, organiser(tonight), games="whist, brag, hazard")
    form = (await tonight.people[0].click(message, "Register")).modal
    assert form is not None
    told = json.dumps(form.components)
    missing = "brag" not in dealt
    assert ("Not dealt here as yet: Brag." in message.text) is missing
    assert ("pot to bet for. Not dealt here as yet" in told) is missing
    assert "Tricks, two against two. Not" not in told


async def test_sending_it_again_changes_it(tonight: Evening) -> None:
    ann = tonight.people[0]
    await registered(tonight, ann)
    word = tonight.word(await registered(tonight, ann, games0=["Cassino"], games1=[]))
    assert "### Your registration is changed" in word
    general = await tonight.store.interest.general(tonight.club.id, GENERAL)
    (only,) = await tonight.store.interest.registrations(general.id)
    assert only.answer.games == ("cassino",)
    assert only.since < only.changed


async def test_at_least_one_game_is_wanted(tonight: Evening) -> None:
    ann = tonight.people[0]
    said = await registered(tonight, ann, games0=[], games1=[])
    assert "Tick at least one game" in tonight.word(said)
    again = await ann.click(said.message, "Open the form again")
    assert again.modal is not None


async def test_mine_and_withdraw(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    await registered(tonight, ann, remark="@everyone **come** <@1>")
    book = (await ann.slash(tonight.room, "register mine")).message
    assert book is not None
    assert "Games: Whist, Brag, Hazard" in book.text
    assert book.mentions == ()
    assert "**come**" not in book.text
    word = tonight.word(await ben.slash(tonight.room, "register mine"))
    assert "You have not registered for anything here" in word
    assert "You have withdrawn" in tonight.word(await ann.slash(tonight.room, "register withdraw"))
    word = tonight.word(await ann.slash(tonight.room, "register withdraw"))
    assert word == "You have not registered for anything here."


async def test_who_has_said_several_things_says_which_to_withdraw(tonight: Evening) -> None:
    ann = tonight.people[0]
    await registered(tonight, ann)
    await invited(tonight, organiser(tonight))
    await registered(tonight, ann)
    word = tonight.word(await ann.slash(tonight.room, "register withdraw"))
    assert "say which one you mean" in word
    offered = await ann.autocomplete(tonight.room, "register withdraw", "evening", "satur")
    assert [each.name for each in offered] == ["Saturday cards (2030-03-30 20:00)"]
    await ann.slash(tonight.room, "register withdraw", evening=offered[0].value)
    assert len(await tonight.store.interest.of(tonight.club.id, ann.id)) == 1


async def test_what_was_said_elsewhere_stands_in_the_form_of_an_evening(tonight: Evening) -> None:
    ann = tonight.people[0]
    await registered(tonight, ann, times=["At weekends", "Remind me"], remark="once")
    message = await invited(tonight, organiser(tonight), games="whist, hazard")
    form = (await ann.click(message, "Register")).modal
    assert form is not None
    assert form.title == "Saturday cards"
    assert {each.custom_id: each.value for each in form.fields} == {
        "games0": ["whist", "hazard"],
        "experience": "played",
        "times": [],
        "remark": "",
    }


async def test_the_invitation_shows_the_totals(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    message = await invited(tonight, organiser(tonight), capacity="whist 1")
    assert "Nobody has registered as yet." in message.text
    await registered(tonight, ann, experience="I could teach")
    await registered(tonight, ben, games1=[])
    await tonight.until(lambda: "**Whist** · 1 of 1 places, 1 waiting" in message.text)
    assert "**Brag** · 2\n**Hazard** · 1" in message.text
    assert "2 people so far · 1 could teach" in message.text
    mine = await ben.click(message, "What I said")
    assert "Whist (number 1 on the waiting list), Brag" in tonight.word(mine)


async def test_withdrawing_by_the_button_is_asked_once(tonight: Evening) -> None:
    ann = tonight.people[0]
    message = await invited(tonight, organiser(tonight))
    word = tonight.word(await ann.click(message, "Withdraw"))
    assert word == "You have not registered for that."
    await registered(tonight, ann)
    asked = await ann.click(message, "Withdraw")
    assert "Do you want to withdraw?" in tonight.word(asked)
    await ann.click(asked.message, "Withdraw")
    await tonight.until(lambda: "Nobody has registered as yet." in message.text)


async def test_the_buttons_outlive_a_restart(practice: Practice, tmp_path: Path) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        message = await invited(tonight, organiser(tonight))
        form = (await where.people[0].click(message, "Register")).modal
    async with evening(practice, where, path, HURRY) as tonight:
        said = await where.people[0].submit(form, TICKED)
        assert "You are on the list" in tonight.word(said)
        await tonight.until(lambda: "1 person so far" in message.text)
        assert invitations(tonight) == [message]


async def test_a_closed_list_takes_nobody(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    olivia = organiser(tonight)
    message = await invited(tonight, olivia)
    form = (await ann.click(message, "Register")).modal
    await signups(tonight, olivia, "close")
    assert tonight.word(await ann.submit(form, TICKED)) == "Registration is closed."
    await tonight.until(lambda: "**Registration is closed.**" in message.text)
    assert message.buttons == ()
    word = tonight.word(await ben.slash(tonight.room, "register form", evening="saturday CARDS"))
    assert word == "Registration is closed."


async def test_a_form_for_something_else_than_the_closed_evening_says_so(
    tonight: Evening,
) -> None:
    ann, olivia = tonight.people[0], organiser(tonight)
    await invited(tonight, olivia)
    form = (await ann.slash(tonight.room, "register form")).modal
    assert form is not None
    assert "is closed" not in json.dumps(form.components)
    await signups(tonight, olivia, "close")
    form = (await ann.slash(tonight.room, "register form")).modal
    assert form is not None
    told = "Registration for Saturday cards is closed; this is for the server in general."
    assert told in json.dumps(form.components)


async def test_forged_presses_get_a_word(tonight: Evening) -> None:
    ann = tonight.people[0]
    message = await invited(tonight, organiser(tonight))
    for wrong in ("in:", "in:register:nothing", "in:mine:x:y", "in:dance:0", "in:games:zz:9"):
        said = await forged(tonight, ann, message, wrong)
        assert not said.failed
        assert tonight.word(said)


async def test_a_list_is_for_organisers_also_when_its_pages_are_turned(tonight: Evening) -> None:
    ann = tonight.people[0]
    message = await invited(tonight, organiser(tonight))
    known = await the_evening(tonight)
    said = await forged(tonight, ann, message, f"in:persons:{known.id}")
    assert "That is for the organisers" in tonight.word(said)


async def test_500_people_within_a_minute_count_once_each(tonight: Evening) -> None:
    olivia = organiser(tonight)
    message = await invited(tonight, olivia, capacity="whist 100")
    crowd = [tonight.practice.add_person(f"Guest {number}") for number in range(500)]
    for person in crowd:
        tonight.club.join(person)

    door = asyncio.Semaphore(AT_ONCE)

    async def comes(number: int) -> None:
        person = crowd[number]
        async with door:
            for _ in range(1 + (number % 10 == 0)):  # every tenth says it twice
                form = (await person.click(message, "Register")).modal
                said = await person.submit(form, {**TICKED, "remark": "x" * LONGEST_REMARK})
                assert not said.failed

    await asyncio.gather(*(comes(number) for number in range(500)))
    known = await the_evening(tonight)
    people = await tonight.store.interest.registrations(known.id)
    assert {each.user for each in people} == {each.id for each in crowd}
    assert len(people) == 500
    await tonight.until(lambda: "**Whist** · 100 of 100 places, 400 waiting" in message.text)
    assert "500 people so far" in message.text


async def test_what_is_kept_is_handed_out_and_forgotten(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    message = await invited(tonight, organiser(tonight), capacity="whist 1")
    for person in (ann, ben):
        await registered(tonight, person, remark="mine")
    plan = Plan(((PlannedTable("whist", (ann.id,), None, None),),), 1, 1, 1, True, (), 0, {})
    evening_id = (await the_evening(tonight)).id
    await tonight.store.plans.keep(evening_id, plan, {ann.id: "Ann"}, 1)
    given = (await ann.slash(tonight.room, "me data")).message
    assert given is not None
    assert given.only_for is ann
    (file,) = given.attachments
    kept = json.loads(file.data)
    assert kept["user"] == str(ann.id)
    (said,) = kept["registrations"]
    assert (said["evening"], said["at"]) == ("Saturday cards", "2030-03-30T20:00:00+00:00")
    assert (said["games"], said["remark"]) == (["whist", "brag", "hazard"], "mine")
    (seat,) = kept["plans"]
    assert (seat["evening"], seat["round"], seat["game"]) == ("Saturday cards", 1, "whist")
    asked = await ann.slash(tonight.room, "me forget")
    assert len(await tonight.store.interest.all_of(ann.id)) == 1
    await ann.click(asked.message, "Forget me")
    assert await tonight.store.interest.all_of(ann.id) == []
    assert await tonight.store.plans.seats_of(ann.id) == []
    await tonight.until(lambda: "**Whist** · 1 of 1 places\n" in message.text)
    assert await tonight.purse(ann) == 1_000


async def test_an_answer_for_the_books_is_read_back_as_it_was(tonight: Evening) -> None:
    books = tonight.store.interest
    general = await books.general(tonight.club.id, GENERAL)
    said = answer("whist", "hazard", experience="teach", remind=True)
    assert await books.say(general.id, 1, "Zoë", said, 5)
    (only,) = await books.registrations(general.id)
    assert (only.answer, only.name, only.since, only.changed) == (said, "Zoë", 5, 5)
