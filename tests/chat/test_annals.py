"""`/table history`, `/table honours`, `/me record`: what has been played, and who may read it."""

from __future__ import annotations

import json
import re
from dataclasses import replace

from bot.chat.words.deals import DEALS
from bot.chat.words.past import columns
from bot.practice.people import Person
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.tables.annals import Tally
from bot.tables.honours import Honour
from bot.tables.ports import Change, DealRow, Purse, Stack, Transfer
from bot.tables.scores import Ended, Score
from bot.tables.state import Charter, Guest, Phase, State
from tests.chat.evening import Evening, forged


async def sat(
    tonight: Evening, table: str, people: tuple[Person, ...], *, game: str = "whist",
    room: Channel | None = None, deals: int = 1, chips: int = 0,
) -> None:  # fmt: skip
    """A sitting as the books have it: the first of two people wins every deal of it."""
    journal, server = tonight.store.journal, tonight.club.id
    channel = tonight.room if room is None else room
    charter = Charter(table, game, 1, {}, server, channel.id, 100, "social", 1_780_000_000_000)
    guests = tuple(Guest(each.id, each.name) for each in people)
    buy_in = tuple(
        Transfer(Purse(server, each.id), Stack(table, place), 100, "buy_in")
        for place, each in enumerate(people)
    )
    await journal.open(charter, State(Phase.LOBBY, people[0].id, guests), buy_in)
    points = (Score(3, 1), Score(1, 3)) if game == "whist" else ()
    names = tuple(each.name for each in people)
    for deal in range(deals):
        begun = DealRow(deal, (100,) * len(people), names, "{}", 0)
        playing, between = (State(each, 1, guests) for each in (Phase.PLAYING, Phase.BETWEEN))
        await journal.write(Change(table, f"deal {deal}", playing, begun))
        paid = (Transfer(Stack(table, 1), Stack(table, 0), chips, "stake"),) if chips else ()
        ended = Ended(deal, 4, points)
        await journal.write(Change(table, f"end {deal}", between, transfers=paid, ended=ended))
    won = deals * chips
    home = tuple(
        Transfer(Stack(table, place), Purse(server, each.id), 100 + more, "leaving")
        for place, (each, more) in enumerate(zip(people, (won, -won), strict=True))
    )
    closed = State(Phase.CLOSED, people[0].id, guests)
    await journal.write(Change(table, "close", closed, transfers=home))


async def asked(
    tonight: Evening, who: Person, command: str, where: Channel | None = None, **options: object
) -> Message:
    answer = await who.slash(tonight.room if where is None else where, command, **options)
    assert answer.message is not None, answer.failed
    assert answer.message.only_for is who
    return answer.message


def lines(message: Message) -> list[str]:
    """What it says, without the days, which go by the clock."""
    return [re.sub(r"<t:\d+:D>", "TODAY", each) for each in message.text.splitlines()]


async def test_a_sitting_is_told_when_it_is_over_with_its_record(tonight: Evening) -> None:
    ann, ben, cid, _ = tonight.people
    answer = await ann.slash(tonight.room, "brag", ante=5, buy_in=50)
    assert not answer.failed
    await tonight.press(ben, "Take a seat")
    await tonight.press(ann, "Begin")
    await tonight.until(lambda: tonight.table.state.phase is Phase.PLAYING)
    loser = tonight.sitting_at(tonight.on_turn())
    await tonight.press(loser, "Fold")
    await tonight.until(lambda: tonight.table.state.phase is Phase.BETWEEN)
    nothing = "Nothing that you can see has been played to its end in this server as yet."
    assert nothing in (await asked(tonight, ann, "table history")).text
    narrowed = (await asked(tonight, ann, "table history", game="brag")).text
    assert "No such sitting has been finished" in narrowed
    await tonight.table.close(tonight.staff)
    book = await asked(tonight, cid, "table history")
    outcome = {ann: "Ann +5 and Ben −5", ben: "Ann −5 and Ben +5"}
    winner = ben if loser is ann else ann
    assert lines(book) == [
        "### Finished sittings",
        f"**1 · Brag** in <#{tonight.room.id}> · TODAY · 1 deal",
        outcome[winner],
        "-# 1 in all · 7:5 is points for and against, +12 is chips",
    ]
    (menu,) = book.selects
    answer = await cid.choose(book, menu.custom_id, menu.options[0].value)
    assert answer.message is not None
    (file,) = answer.message.attachments
    record = json.loads(file.data)
    assert [each["name"] for each in record["seats"]][:2] == ["Ann", "Ben"]
    assert len(record["deals"]) == 1
    assert lines(await asked(tonight, winner, "me record"))[1:3] == [
        "**Brag** · 1 sitting, 1 deal, 1 won",
        "+5 chips (5 won, 0 lost) · best evening TODAY, +5 chips",
    ]
    assert lines(await asked(tonight, loser, "me record"))[2] == "−5 chips (0 won, 5 lost)"
    answer = await cid.slash(cid.dm, "me record")
    assert tonight.word(answer) == "Ask for that in the server where it was played."


async def test_a_record_is_for_those_who_can_see_the_table_or_have_played_there(
    tonight: Evening,
) -> None:
    ann, ben, cid, _ = tonight.people
    await ann.slash(tonight.room, "brag", ante=5, buy_in=50)
    await tonight.press(ben, "Take a seat")
    await tonight.press(ann, "Begin")
    await tonight.until(lambda: tonight.table.state.phase is Phase.PLAYING)
    await tonight.press(tonight.sitting_at(tonight.on_turn()), "Fold")
    await tonight.until(lambda: tonight.table.state.phase is Phase.BETWEEN)
    tonight.club.overwrite(tonight.room, cid, deny=Permission.VIEW_CHANNEL)
    hall = tonight.club.add_channel("hall")
    books = {each: await asked(tonight, each, "chips balance", hall) for each in (ann, cid)}
    record = f"pp:{tonight.table.charter.table}:0:record"
    none = "There is no such sitting, or none that you can see."
    assert tonight.word(await forged(tonight, cid, books[cid], record)) == none
    answer = await forged(tonight, ann, books[ann], record)
    assert "how the cards lie that are dealt next" in tonight.word(answer)
    await tonight.table.close(tonight.staff)
    assert tonight.word(await forged(tonight, cid, books[cid], record)) == none
    answer = await forged(tonight, ann, books[ann], record)
    assert answer.message is not None
    assert answer.message.attachments


async def test_the_history_is_filtered_and_its_pages_keep_to_what_was_asked(
    tonight: Evening,
) -> None:
    ann, ben, cid, dee = tonight.people
    for number in range(12):
        await sat(tonight, f"brag{number:04}", (ann, ben), game="brag", chips=number + 1)
    await sat(tonight, "whist001", (cid, dee))
    whole = await asked(tonight, dee, "table history")
    assert re.search(r"-# 13 in all · .* · Page 1 of 3", whole.text)
    assert whole.text.splitlines()[1].startswith("**1 · Whist**")
    await dee.click(whole, "Next")
    assert "**6 · Brag**" in whole.text
    only = await asked(tonight, dee, "table history", game="Whist", player=cid)
    assert "-# 1 in all" in only.text
    none = await asked(tonight, dee, "table history", game="whist", player=ann)
    assert "No such sitting" in none.text
    some = await asked(tonight, dee, "table history", player=ann, here=True)
    await dee.click(some, "Next")
    await dee.click(some, "Next")
    assert re.search(r"-# 12 in all · .* · Page 3 of 3", some.text)
    assert "Ann +2 and Ben −2" in some.text
    wrong = await dee.slash(tonight.room, "table history", game="faro")
    assert tonight.word(wrong) == "This house has no such game. Choose one of the list."


async def test_what_somebody_cannot_see_is_not_told_to_them(tonight: Evening) -> None:
    ann, ben, cid, dee = tonight.people
    secret = tonight.club.add_channel("back-room")
    tonight.club.overwrite(secret, tonight.club.everyone, deny=Permission.VIEW_CHANNEL)
    tonight.club.overwrite(secret, dee, allow=Permission.VIEW_CHANNEL)
    await sat(tonight, "secret01", (ann, ben), room=secret)
    for who, told in ((dee, True), (ann, True), (cid, False)):  # Ann has played there
        assert ("**1 · Whist**" in (await asked(tonight, who, "table history")).text) is told
    await sat(tonight, "open0001", (ann, ben))
    book = await asked(tonight, cid, "table history")
    for made_up in ("secret01", "nowhere1", "", "x" * 90):
        answer = await forged(tonight, cid, book, "past:get", made_up)
        assert tonight.word(answer) == "There is no such sitting, or none that you can see."
    await forged(tonight, cid, book, f"past:sat:9:::{secret.id}")
    assert "No such sitting" in book.text
    await forged(tonight, cid, book, f"past:sat:0::{'9' * 20}:")
    assert "No such sitting" in book.text
    for wrong in ("past:", "past:sat:-1:::", "past:best:0:faro:day", "past:sat:0:::١"):
        answer = await forged(tonight, cid, book, wrong)
        assert tonight.word(answer) == "That page is in no book of this house."


async def test_honours_stand_in_columns_and_outlast_those_who_left(tonight: Evening) -> None:
    ann, ben, cid, dee = tonight.people
    await sat(tonight, "brag0001", (ann, ben), game="brag", deals=5, chips=4)
    await sat(tonight, "brag0002", (cid, ben), game="brag", deals=5, chips=4)
    await sat(tonight, "whist001", (ben, dee), deals=4)
    tonight.club.leave(cid)
    month = await asked(tonight, ann, "table honours", game="brag", period="month")
    assert month.text.splitlines() == [
        "### Brag: honours of this month",
        "```",
        "                     deals  won  chips",
        "1  Ann                   5    5    +20",
        "1  somebody who ha…      5    5    +20",
        "3  Ben                  10    0    −40",
        "```",
        "-# Listed: whoever has played 5 deals or more this month. You are number 1 of 3.",
    ]
    ever = await asked(tonight, ann, "table honours", game="brag")
    assert ever.text.splitlines() == [
        "### Brag: honours of all time",
        "Nobody has played enough as yet.",
        "-# Listed: whoever has played 20 deals or more. You have 5 deals, and 15 to go.",
    ]
    await sat(tonight, "whist002", (ben, dee), deals=1)
    await sat(tonight, "hazard01", (ann, ben), game="hazard", deals=5)  # nobody has won
    firsts = await asked(tonight, dee, "table honours", period="month")
    assert firsts.text.splitlines()[:-1] == [
        "### Honours of this month",
        "**Brag** · Ann, +20 chips in 5 deals",
        "**Brag** · somebody who has left, +20 chips in 5 deals",
        "**Whist** · Ben, +10 points in 5 deals",
    ]


async def test_honours_have_pages(tonight: Evening) -> None:
    ann = tonight.people[0]
    crowd = [tonight.practice.add_person(f"Guest {number}") for number in range(12)]
    for person in crowd:
        tonight.club.join(person)
    for number in range(0, 12, 2):
        pair = (crowd[number], crowd[number + 1])
        await sat(tonight, f"whist{number:03}", pair, deals=5)
    book = await asked(tonight, ann, "table honours", game="whist", period="month")
    assert "You have 0 deals, and 5 to go. · Page 1 of 2" in book.text
    await ann.click(book, "Next")
    assert "Page 2 of 2" in book.text
    assert len(book.text.splitlines()) == 7
    await forged(tonight, ann, book, "past:best:999999:whist:month")
    assert "Page 2 of 2" in book.text


async def test_who_asks_to_be_forgotten_is_somebody_everywhere(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    await sat(tonight, "brag0001", (ann, ben), game="brag", deals=5, chips=2)
    (file,) = (await asked(tonight, ben, "me data")).attachments
    kept = json.loads(file.data)
    assert [(each["game"], each["chips"]) for each in kept["deals"]] == [("brag", -2)] * 5
    await ben.click(await asked(tonight, ben, "me forget"), "Forget me")
    history = await asked(tonight, ann, "table history")
    assert "Ann +10 and somebody −10" in history.text
    assert "No such sitting" in (await asked(tonight, ann, "table history", player=ben)).text
    honours = await asked(tonight, ann, "table honours", game="brag", period="month")
    assert "Ann" in honours.text
    assert "Ben" not in honours.text
    assert "You have finished no deal" in (await asked(tonight, ben, "me record")).text
    (file,) = (await asked(tonight, ben, "me data")).attachments
    assert json.loads(file.data)["deals"] == []


def test_columns_are_straight_whatever_people_are_called() -> None:
    tally = Tally(0, "brag", 12, 3, None, None, 1_234)
    names = {1: "李小龙和他的许多朋友们一起来了", 2: "`Zoë`", 3: "A" * 40}
    honours = [Honour(user, user, replace(tally, user=user)) for user in names]
    assert columns(DEALS, honours, names).splitlines() == [
        "```",
        "                     deals  won   chips",
        "1  李小龙和他的许…      12    3  +1,234",
        "2  'Zoë'                12    3  +1,234",
        "3  AAAAAAAAAAAAAAA…     12    3  +1,234",
        "```",
    ]
