"""`/signups export` and `plan`, and slots that the organiser names."""

from __future__ import annotations

import pytest

from bot.interest.values import SLOTS
from bot.practice.people import Person
from tests.chat.evening import Evening
from tests.chat.interest import (
    SATURDAY,
    invited,
    registered,
    signups,
    the_evening,
    word,
)


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
