"""*Open these tables*: each once, with seats held, whoever presses and whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.chat.interest import invitation as placards
from bot.chat.interest import messenger, opener
from bot.chat.kit import Kits
from bot.interest.openings import Place
from bot.interest.planning import Plan, PlannedTable
from bot.practice.interactions import Interaction
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.tables.hall import Limits
from bot.tables.ports import Preferences
from bot.tables.table import AnyTable
from tests.chat.conftest import HURRY
from tests.chat.evening import Evening, club, evening, forged
from tests.chat.interest import answer, invited, organiser, registered, signups, the_evening

HERE = "Open them here"
THERE = "In another channel or thread"


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placards, "PAUSE", 0.02)
    monkeypatch.setattr(messenger, "PAUSE", 0.02)


def table(game: str, people: Iterable[Person], staff: str | None = None) -> PlannedTable:
    return PlannedTable(game, tuple(each.id for each in people), staff, None)


def plan_of(*rounds: tuple[PlannedTable, ...]) -> Plan:
    return Plan(rounds, 0, 0, 0, True, (), 0, {})


async def desk(tonight: Evening) -> tuple[Person, Message]:
    """An organiser, and the invitation of an evening for which four people have registered."""
    olivia = organiser(tonight)
    message = await invited(tonight, olivia)
    known = await the_evening(tonight)
    for person in tonight.people:
        said = answer("whist", "hazard")
        await tonight.store.interest.say(known.id, person.id, person.name, said, 1)
    return olivia, message


async def kept(tonight: Evening, plan: Plan) -> tuple[int, ...]:
    names = {user: f"No. {user}" for each in plan.rounds for one in each for user in one.guests}
    now = tonight.bot.secretary.now()
    return await tonight.store.plans.keep((await the_evening(tonight)).id, plan, names, now)


async def asked(tonight: Evening, who: Person, message: Message, round_: int) -> Interaction:
    return await forged(tonight, who, message, f"op:ask:{round_}")


def calls(room: Channel) -> list[Message]:
    return [each for each in room.messages.values() if "The tables are laid" in each.text]


def held(table: AnyTable) -> set[int]:
    return {each.user for each in table.state.invited if each.holds}


async def test_a_plan_is_opened_by_its_button(tonight: Evening) -> None:
    olivia = organiser(tonight)
    await invited(tonight, olivia)
    for person in tonight.people:
        await registered(tonight, person, games0=["Whist"], games1=["Hazard"])
    made = await signups(tonight, olivia, "plan", tables=1, rounds=2, staff="Tom: hazard")
    await tonight.until(lambda: len(made.followups) == 3, 30)
    assert made.message is not None
    games = ("Hazard", "Whist") if "1. Hazard" in made.followups[0].pictures[0].alt else (
        "Whist", "Hazard"
    )  # fmt: skip
    round_ = games.index("Hazard") + 1
    offer = await olivia.click(made.message, f"Open the tables of round {round_}")
    assert "- 1. **Hazard**, with Tom: Ann, Ben, Cid and Dee" in tonight.word(offer)
    said = tonight.word(await olivia.click(offer.message, HERE))
    assert f"In <#{tonight.room.id}> there will be in a moment:" in said
    await tonight.until(lambda: bool(calls(tonight.room)))
    (call,) = calls(tonight.room)
    assert {*call.pings} == {*tonight.people}
    assert f"round {round_}" in call.text
    assert "[Hazard](https://discord.com/channels/" in call.text
    assert ", with Tom: <@" in call.text
    lobby = next(each for each in tonight.public if "Seats are held for" in each.text)
    assert f"/{lobby.id})" in call.text
    assert tonight.table.state.people == ()
    ann = tonight.people[0]
    await ann.click(lobby, "Take a seat")
    await tonight.until(lambda: "**Ann** (host)" in lobby.text)
    assert held(tonight.table) == {each.id for each in tonight.people[1:]}


async def test_the_seats_go_free_by_themselves_with_a_word(
    practice: Practice, tmp_path: Path
) -> None:
    where = club(practice)
    # Five minutes are half a second.
    async with evening(practice, where, tmp_path / "parlour.sqlite3", 600.0) as tonight:
        olivia, message = await desk(tonight)
        (round_,) = await kept(tonight, plan_of((table("whist", tonight.people),)))
        offer = await asked(tonight, olivia, message, round_)
        await olivia.click(offer.message, HERE)
        words = "The seats held for Ann, Ben, Cid and Dee are free again."
        await tonight.until(lambda: any(words in each for each in tonight.said))
        assert held(tonight.table) == set()


async def test_two_organisers_at_once_open_them_once(tonight: Evening) -> None:
    olivia, message = await desk(tonight)
    oscar = tonight.practice.add_person("Oscar")
    tonight.club.join(oscar, permissions=Permission.MANAGE_EVENTS)
    plan = plan_of((table("whist", tonight.people),))
    (one,), (other,) = await kept(tonight, plan), await kept(tonight, plan)
    mine, same, rival = [
        await asked(tonight, who, message, round_)
        for who, round_ in ((olivia, one), (oscar, one), (oscar, other))
    ]
    said = await asyncio.gather(
        olivia.click(mine.message, HERE),
        oscar.click(same.message, HERE),
        oscar.click(rival.message, HERE),
    )
    words = [tonight.word(each) for each in said]
    assert sum("there will be in a moment" in each for each in words) == 1
    refused = ("have been opened already", "opened from another plan")
    assert sum(any(one in each for one in refused) for each in words) == 2
    await tonight.until(lambda: bool(calls(tonight.room)))
    await tonight.settled()
    assert len(tonight.hall.tables) == len(calls(tonight.room)) == 1


def undealt(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """The house does not deal this game."""
    found = Kits.find
    monkeypatch.setattr(
        Kits, "find", lambda kits, name: None if name == game else found(kits, name)
    )


async def test_who_has_left_or_withdrawn_is_left_out_and_said(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    undealt(monkeypatch, "matrimony")
    olivia, message = await desk(tonight)
    ann, ben, cid, dee = tonight.people
    plan = plan_of(
        (
            table("whist", tonight.people),
            table("matrimony", [ann]),
        )
    )
    (round_,) = await kept(tonight, plan)
    tonight.club.leave(ann)
    await tonight.store.interest.withdraw((await the_evening(tonight)).id, ben.id)
    offer = await asked(tonight, olivia, message, round_)
    told = tonight.word(offer)
    assert "- 1. **Whist**: Cid and Dee" in told
    assert "Not dealt in this house as yet: Matrimony." in told
    assert f"Not asked, since they have left the server: No. {ann.id}." in told
    assert f"Not asked, since they have withdrawn: No. {ben.id}." in told
    said = await olivia.click(offer.message, HERE)
    assert f"left the server: No. {ann.id}." in tonight.word(said)
    await tonight.until(lambda: bool(calls(tonight.room)))
    assert held(tonight.table) == {cid.id, dee.id}
    assert {*calls(tonight.room)[0].pings} == {cid, dee}
    # What is left of the round is not dealt here.
    again = await asked(tonight, olivia, message, round_)
    assert "There is no table to open" in tonight.word(again)


async def test_who_wants_another_game_by_now_is_not_asked_to_the_one_planned(
    tonight: Evening,
) -> None:
    olivia, message = await desk(tonight)
    ann, *others = tonight.people
    (round_,) = await kept(tonight, plan_of((table("whist", tonight.people),)))
    known = await the_evening(tonight)
    await tonight.store.interest.say(known.id, ann.id, ann.name, answer("hazard"), 2)
    offer = await asked(tonight, olivia, message, round_)
    assert f"Not asked, since they have withdrawn: No. {ann.id}." in tonight.word(offer)
    await olivia.click(offer.message, HERE)
    await tonight.until(lambda: bool(calls(tonight.room)))
    assert held(tonight.table) == {each.id for each in others}


async def test_as_many_are_opened_as_there_is_room_for_and_the_rest_elsewhere(
    tonight: Evening,
) -> None:
    olivia, message = await desk(tonight)
    ann, ben, cid, dee = tonight.people
    room = Limits().per_channel
    (round_,) = await kept(
        tonight, plan_of(tuple(table("hazard", [each]) for each in (ann, ben, cid, dee)))
    )
    for number in range(room - 3):
        await tonight.hall.open(
            "hazard", {}, server=tonight.club.id, channel=tonight.room.id, host=50 + number,
            name="?", buy_in=100, pace="social",
        )  # fmt: skip
    offer = await asked(tonight, olivia, message, round_)
    said = tonight.word(await olivia.click(offer.message, HERE))
    assert "There is no room there for Hazard: open these in another channel." in said
    await tonight.until(lambda: len(tonight.hall.tables) == room)
    assert "There is no room for another table" in tonight.word(
        await olivia.click(offer.message, HERE)
    )
    other = tonight.club.add_channel("hall")
    thread = olivia.start_thread(other, "Dice", None)
    await tonight.until(lambda: tonight.bot.get_channel(thread.id) is not None)
    await olivia.choose(offer.message, THERE, thread)
    await tonight.until(lambda: bool(calls(thread)))
    assert calls(thread)[0].pings == (dee,)
    assert "opened already" in tonight.word(await olivia.click(offer.message, HERE))


async def test_a_restart_in_the_middle_loses_nothing_and_doubles_nothing(
    practice: Practice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        olivia, message = await desk(tonight)
        ann, ben, cid, dee = tonight.people
        tables = tuple(table("hazard", [each]) for each in (ann, ben, cid, dee))
        (round_,) = await kept(tonight, plan_of(tables))
        laid = tonight.store.plans.laid

        async def ends(name: str) -> None:
            """The process ends when two tables stand, and one is noted."""
            if len(tonight.hall.tables) == 2:
                raise asyncio.CancelledError
            await laid(name)

        monkeypatch.setattr(tonight.store.plans, "laid", ends)
        offer = await asked(tonight, olivia, message, round_)
        await olivia.click(offer.message, HERE)
        await tonight.until(lambda: len(tonight.hall.tables) == 2)
        await tonight.settled()
        assert calls(where.room) == []
        first = {each.charter.table for each in tonight.hall.tables}
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.until(lambda: bool(calls(where.room)))
        await tonight.settled()
        assert first < {each.charter.table for each in tonight.hall.tables}
        guests = [held(each) for each in tonight.hall.tables]
        assert sorted(map(sorted, guests)) == [[each.id] for each in (ann, ben, cid, dee)]
        assert [{*each.pings} for each in calls(where.room)] == [{ann, ben, cid, dee}]


async def test_what_was_asked_for_long_before_the_house_came_up_is_not_laid(
    tonight: Evening,
) -> None:
    _, message = await desk(tonight)
    (round_,) = await kept(tonight, plan_of((table("whist", tonight.people),)))
    plans, before = tonight.store.plans, await tonight.store.plans.round(round_)
    assert before is not None
    names = {each.id: each.name for each in tonight.people}
    place = Place(tonight.room.id, 5, ())
    then = tonight.bot.secretary.now() - opener.LATE - 1
    assert await plans.claim(before, {1: "t1"}, names, message.id, place, then) == (1,)
    tonight.bot.opener.wake()
    await tonight.settled()
    assert tonight.hall.tables == ()
    assert calls(tonight.room) == []
    after = await plans.round(round_)
    assert after is not None
    assert not after.tables[0].laid
    # Who is not asked the second time has no seat from the first.
    ben = {tonight.people[1].id: "Ben"}
    assert await plans.claim(after, {1: "t2"}, ben, message.id, place, then) == (1,)
    assert [each.guests for each in await plans.to_lay()] == [(*ben.items(),)]


async def test_a_call_that_was_sent_and_not_struck_out_is_not_sent_twice(
    practice: Practice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        olivia, message = await desk(tonight)
        (round_,) = await kept(tonight, plan_of((table("whist", tonight.people),)))

        async def ends(_call: int) -> None:
            raise asyncio.CancelledError

        monkeypatch.setattr(tonight.store.plans, "called", ends)
        offer = await asked(tonight, olivia, message, round_)
        await olivia.click(offer.message, HERE)
        await tonight.until(lambda: bool(calls(where.room)))
        await tonight.settled()
    async with evening(practice, where, path, HURRY) as tonight:
        await asyncio.sleep(0.3)
        assert await tonight.store.plans.next_call(0) is None
        assert len(calls(where.room)) == 1


async def test_who_is_not_to_be_nudged_is_named_and_not_called(tonight: Evening) -> None:
    olivia, message = await desk(tonight)
    ann, *others = tonight.people
    await tonight.store.people.prefer(ann.id, lambda _: Preferences(nudges=False))
    (round_,) = await kept(tonight, plan_of((table("whist", tonight.people),)))
    offer = await asked(tonight, olivia, message, round_)
    await olivia.click(offer.message, HERE)
    await tonight.until(lambda: bool(calls(tonight.room)))
    (call,) = calls(tonight.room)
    assert f"<@{ann.id}>" in call.text
    assert {*call.pings} == {*others}


async def test_nobody_but_organisers_opens_and_only_where_the_bot_may_write(
    tonight: Evening,
) -> None:
    olivia, message = await desk(tonight)
    (round_,) = await kept(tonight, plan_of((table("whist", tonight.people),)))
    for word in ("ask", "here", "there"):
        said = await forged(tonight, tonight.people[0], message, f"op:{word}:{round_}")
        assert "for the organisers" in tonight.word(said)
    for custom_id in ("op:ask:999", "op:loo:1", "op:ask:x", "op:"):
        said = await forged(tonight, olivia, message, custom_id)
        assert "That plan is not kept any more" in tonight.word(said)
    shut = tonight.club.add_channel("hall")
    tonight.club.overwrite(shut, tonight.practice.world.bot, deny=Permission.SEND_MESSAGES)
    secret = tonight.club.add_channel("cellar")
    tonight.club.overwrite(secret, olivia, deny=Permission.VIEW_CHANNEL)
    await tonight.until(lambda: tonight.bot.get_channel(secret.id) is not None)
    for channel, words in ((shut, "I may not write here"), (secret, "not for you to see")):
        said = await forged(tonight, olivia, message, f"op:there:{round_}", str(channel.id))
        assert words in tonight.word(said)
    assert tonight.hall.tables == ()


async def test_tables_of_a_plan_are_laid_by_what_the_server_has_settled(tonight: Evening) -> None:
    olivia, message = await desk(tonight)
    (round_,) = await kept(tonight, plan_of((table("whist", tonight.people),)))
    settled, server = tonight.store.settled, tonight.club.id
    hall = tonight.club.add_channel("hall")
    await settled.rule(server, "whist", {"target": 7, "stake": 4}, lambda _: None)
    await settled.settle(server, {"pace": "quick", "channels": [hall.id]})
    await tonight.until(lambda: tonight.bot.get_channel(hall.id) is not None)
    offer = await asked(tonight, olivia, message, round_)
    said = await olivia.click(offer.message, HERE)
    assert tonight.word(said) == f"Tables are opened only in <#{hall.id}>."
    await olivia.choose(offer.message, THERE, hall)
    await tonight.until(lambda: bool(calls(hall)))
    charter = tonight.table.charter
    assert (charter.options, charter.pace) == ({"target": 7, "stake": 4}, "quick")
    assert charter.buy_in >= 4


async def test_a_round_of_three_hundred_people_fits_its_messages(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    undealt(monkeypatch, "matrimony")
    olivia, message = await desk(tonight)
    known = await the_evening(tonight)
    crowd = [tonight.practice.add_person("W" * 27 + f"_{number}") for number in range(300)]
    for person in crowd:
        tonight.club.join(person)
        said = answer("whist", "hazard", "matrimony")
        await tonight.store.interest.say(known.id, person.id, person.name, said, 1)
    tables = [table("hazard", crowd[start : start + 12], "S" * 32) for start in range(0, 240, 12)]
    tables += [table("whist", crowd[240 + 4 * each : 244 + 4 * each]) for each in range(9)]
    tables += [table("matrimony", crowd[276 + 4 * each : 280 + 4 * each]) for each in range(6)]
    (round_,) = await kept(tonight, plan_of(tuple(tables)))
    for person in crowd[:60]:
        tonight.club.leave(person)
    offer = await asked(tonight, olivia, message, round_)
    told = tonight.word(offer)
    assert "Not dealt in this house as yet: Matrimony (6 tables)." in told
    assert "and 40 others." in told
    assert not offer.failed  # nor is any text too long, by the limits of the stand-in
    said = tonight.word(await olivia.click(offer.message, HERE))
    assert "There is no room there for Hazard (5 tables) and Whist (9 tables)" in said
    await tonight.until(lambda: len(calls(tonight.room)) == 2, 20)
    assert all(len(each.text) <= 4_000 for each in calls(tonight.room))
    pinged = [user for each in calls(tonight.room) for user in each.pings]
    assert {*pinged} == {*crowd[60:180]}
    assert len(pinged) == 120
