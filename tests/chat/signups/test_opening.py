"""`/signups open`: who may, and evenings with and without a time."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.practice.people import Person
from bot.practice.state.permissions import Permission
from tests.chat.evening import Evening
from tests.chat.interest import (
    SATURDAY,
    invitations,
    invited,
    registered,
    signups,
    the_evening,
    word,
)


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
