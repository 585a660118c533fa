"""`/chips`: what people own, give away, are granted and have won."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from bot.practice.interactions import Interaction
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.rules.chance import Shuffled
from bot.tables.ports import House, Mint, Purse, Transfer
from bot.tables.purses import MOST_GRANTED, MOST_HELD
from tests.chat.conftest import HURRY
from tests.chat.evening import Evening, club, evening, forged, one_suit_each


@pytest.fixture
def olivia(tonight: Evening) -> Person:
    """Somebody who may manage the server."""
    olivia = tonight.practice.add_person("Olivia")
    tonight.club.join(olivia, permissions=Permission.MANAGE_GUILD)
    return olivia


async def left_with(tonight: Evening, who: Person, chips: int) -> None:
    """Somebody's purse, emptied but for some chips."""
    lost = await tonight.purse(who) - chips
    moved = Transfer(Purse(tonight.club.id, who.id), House(tonight.club.id), lost, "lost")
    await tonight.store.ledger.pay(tonight.club.id, f"lost {who.id} {lost}", (moved,))


async def give(tonight: Evening, who: Person, whom: object, amount: str) -> Interaction:
    return await who.slash(tonight.room, "chips give", member=whom, amount=amount)


def public(tonight: Evening) -> list[str]:
    return [each.text for each in tonight.public]


# --- the balance --------------------------------------------------------------------------------


async def test_the_balance_tells_of_every_table(tonight: Evening) -> None:
    await tonight.lobby(stake=5, buy_in=100)
    answer = await tonight.people[0].slash(tonight.room, "chips balance")
    word = tonight.word(answer)
    assert "**900 chips** in your purse, **100 chips** at tables." in word
    assert f"- 100 chips at Whist in <#{tonight.room.id}>" in word
    assert "they cost nothing and buy nothing" in word


async def test_the_balance_of_another_is_a_quiet_word(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    answer = await ann.slash(tonight.room, "chips balance", member=ben)
    assert "Ben has **1,000 chips** in the purse" in tonight.word(answer)
    answer = await ann.slash(tonight.room, "chips balance", member=tonight.practice.world.bot)
    assert tonight.word(answer) == "A bot has no purse."


async def test_a_poor_purse_is_filled_up_once_a_day_and_told(tonight: Evening) -> None:
    ann = tonight.people[0]
    await left_with(tonight, ann, 30)
    answers = await asyncio.gather(*(ann.slash(tonight.room, "chips balance") for _ in range(3)))
    words = [tonight.word(each) for each in answers]
    assert sum("The house has put 170 chips into your purse" in each for each in words) == 1
    assert all("**200 chips** in your purse" in each for each in words)
    await left_with(tonight, ann, 10)
    word = tonight.word(await ann.slash(tonight.room, "chips balance"))
    assert "**10 chips** in your purse" in word
    assert re.search(r"The next day begins <t:\d+:R>\.", word)


async def test_who_has_given_all_away_is_told_why_nothing_comes(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    await give(tonight, ann, ben, "all")
    word = tonight.word(await ann.slash(tonight.room, "chips balance"))
    assert re.search(r"You have given away 1,000 chips, the last of which count until <t:", word)
    assert "The next day" not in word


async def test_sitting_down_with_too_little_fills_the_purse(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    await tonight.lobby(stake=5, buy_in=150)
    await left_with(tonight, ben, 40)
    answer = await tonight.press(ben, "Take a seat")
    assert "The house has put 160 chips into your purse" in tonight.word(answer)
    await tonight.until(lambda: tonight.table.state.seat_of(ben.id) == 1)
    assert await tonight.purse(ben) == 50
    await left_with(tonight, ann, 0)
    answer = await ann.slash(tonight.room, "whist", stake=5, buy_in=150)
    await tonight.until(lambda: len(answer.followups) == 1)
    assert (
        tonight.word(answer) == "The buy-in is 150 chips, and your purse holds 50."
        " Open the table with a smaller `buy_in`."
    )
    assert answer.message is not None
    assert "has put 50 chips" in answer.message.text


async def test_buying_in_again_fills_the_purse_and_the_form_says_so(tonight: Evening) -> None:
    ann = tonight.people[0]
    await tonight.seated(stake=5, buy_in=50)
    await tonight.press(ann, "Begin")
    await left_with(tonight, ann, 0)
    form = (await tonight.press(ann, "Buy in again")).modal
    assert form is not None
    assert form.fields[0].label == "Chips, from 1 to 150"
    assert "The house has put 150 chips into your purse" in "\n".join(form.texts)


# --- gifts --------------------------------------------------------------------------------------


async def test_a_gift_is_a_receipt_and_a_public_line_that_calls_nobody(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    answer = await give(tonight, ann, ben, "half")
    assert answer.message is not None
    assert answer.message.only_for is ann
    assert answer.message.text == "The gift is made. Your purse now holds 500 chips."
    await tonight.until(lambda: "**Ann** has given **Ben** 500 chips." in public(tonight))
    assert tonight.last.mentions == ()
    assert (await tonight.purse(ann), await tonight.purse(ben)) == (500, 1_500)


async def test_what_people_call_themselves_formats_and_calls_nothing(tonight: Evening) -> None:
    eve = tonight.practice.add_person("**@everyone** <@1>")
    tonight.club.join(eve)
    await give(tonight, eve, tonight.people[0], "1")
    await tonight.until(lambda: any("has given" in each for each in public(tonight)))
    assert "@everyone" not in tonight.last.text
    assert "<@" not in tonight.last.text


@pytest.mark.parametrize(
    ("amount", "word"),
    [
        ("0", "“0” is too little. It can be from 1 to 1,000."),
        ("-5", "“-5” is too little. It can be from 1 to 1,000."),
        ("1.5", "“1.5” is no whole number of chips. It can be from 1 to 1,000."),
        ("NaN", "“NaN” is no whole number of chips. It can be from 1 to 1,000."),
        ("1001", "Your purse holds 1,000 chips and no more."),
        ("2k", "Your purse holds 1,000 chips and no more."),
        ("9" * 32, "Your purse holds 1,000 chips and no more."),
    ],
)
async def test_amounts_that_cannot_be_given(tonight: Evening, amount: str, word: str) -> None:
    answer = await give(tonight, tonight.people[0], tonight.people[1], amount)
    assert tonight.word(answer).startswith(word)
    assert await tonight.purse(tonight.people[0]) == 1_000


async def test_people_to_whom_nothing_can_be_given(tonight: Evening) -> None:
    ann, ben, cid = tonight.people[:3]
    tonight.club.leave(cid)
    for whom, word in (
        (ann, "A gift to yourself would change nothing."),
        (tonight.practice.world.bot, "A bot has no purse."),
        (cid, "Cid is not in this server."),
    ):
        assert tonight.word(await give(tonight, ann, whom, "5")) == word
    assert await tonight.purse(ann) == 1_000
    assert await tonight.purse(ben) == 1_000


async def test_what_lies_at_a_table_cannot_be_given(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    await tonight.lobby(stake=5, buy_in=900)
    word = tonight.word(await give(tonight, ann, ben, "101"))
    assert "Your purse holds 100 chips and no more. What you have at tables is not in it" in word
    await give(tonight, ann, ben, "ALL")
    assert "Your purse is empty." in tonight.word(await give(tonight, ann, ben, "1"))


async def test_gifts_at_the_same_moment_give_nothing_twice(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    answers = await asyncio.gather(*(give(tonight, ann, ben, "all") for _ in range(4)))
    words = [each.message.text for each in answers if each.message is not None]
    assert sum("The gift is made" in each for each in words) == 1
    assert (await tonight.purse(ann), await tonight.purse(ben)) == (0, 2_000)


async def test_an_interaction_that_comes_twice_pays_once(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    answer = await give(tonight, ann, ben, "100")
    tonight.practice.desk._deliver(answer)  # as after a dropped connection
    await tonight.settled()
    await tonight.settled()
    assert (await tonight.purse(ann), await tonight.purse(ben)) == (900, 1_100)
    tonight.practice.breaches.clear()


async def test_amounts_are_read_in_the_language_of_the_giver(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    ann.locale = "de"
    await give(tonight, ann, ben, "1.000")
    assert await tonight.purse(ben) == 2_000
    await give(tonight, ben, ann, "1.5k")
    assert await tonight.purse(ben) == 500


# --- grants -------------------------------------------------------------------------------------


async def test_a_grant_comes_from_the_mint_and_says_by_whom(
    tonight: Evening, olivia: Person
) -> None:
    ben = tonight.people[1]
    answer = await olivia.slash(tonight.room, "chips grant", member=ben, amount="2.5k")
    assert answer.message is not None
    assert "Ben has 2,500 chips more" in answer.message.text
    await tonight.until(
        lambda: "**Olivia** has granted **Ben** 2,500 chips of the house." in public(tonight)
    )
    book = (await ben.slash(tonight.room, "chips history")).message
    assert book is not None
    assert "**+2,500** · Granted by Olivia · 3,500 in the purse" in book.text


async def test_only_managers_grant_and_audit(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    for words, options in (("grant", {"member": ben, "amount": "5"}), ("audit", {})):
        answer = await ann.slash(tonight.room, f"chips {words}", **options)
        assert tonight.word(answer) == "That is for those who may manage this server."
    assert await tonight.purse(ben) == 1_000


@pytest.mark.parametrize("amount", ["0", "-1", "all", "half", f"{MOST_GRANTED + 1}", "1.5"])
async def test_a_grant_is_within_bounds(tonight: Evening, olivia: Person, amount: str) -> None:
    ben = tonight.people[1]
    answer = await olivia.slash(tonight.room, "chips grant", member=ben, amount=amount)
    assert tonight.word(answer).startswith(f"“{amount}” is ")
    assert tonight.word(answer).endswith(" It can be from 1 to 1,000,000,000.")


async def test_no_purse_passes_its_bound(tonight: Evening, olivia: Person) -> None:
    ben = tonight.people[1]
    await tonight.purse(ben)
    full = Transfer(Mint(tonight.club.id), House(tonight.club.id), MOST_HELD - 2_000, "house")
    won = Transfer(House(tonight.club.id), Purse(tonight.club.id, ben.id), full.amount, "won")
    await tonight.store.ledger.pay(tonight.club.id, "rich", (full, won))
    answer = await olivia.slash(tonight.room, "chips grant", member=ben, amount="1,001")
    assert "No purse holds more than 1,000,000,000,000,000 chips." in tonight.word(answer)
    assert await tonight.purse(ben) == MOST_HELD - 1_000


# --- books --------------------------------------------------------------------------------------


async def test_a_history_is_turned_page_by_page_after_a_restart_too(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        ann, ben = tonight.people[:2]
        for amount in range(1, 13):
            moved = Transfer(
                Purse(where.server.id, ann.id), Purse(where.server.id, ben.id), amount, "gift"
            )
            await tonight.store.ledger.pay(where.server.id, f"gift {amount}", (moved,))
        book = (await ann.slash(tonight.room, "chips history")).message
        assert book is not None
        assert book.only_for is ann
        assert labels(book) == ["Older"]
        assert re.search(r"\*\*−12\*\* · A gift to Ben · 922 in the purse · <t:\d+:R>", book.text)
    async with evening(practice, where, path, HURRY) as tonight:
        await ann.click(book, "Older")
        assert "Page 2 of 2" in book.text
        assert "**+1,000** · To begin with" in book.text
        assert labels(book) == ["Newer"]
        await ann.click(book, "Newer")
        assert "Page 1 of 2" in book.text


def labels(message: Message) -> list[str]:
    return [str(each.label) for each in message.buttons]


async def test_a_deal_stands_in_the_history_with_its_game(tonight: Evening) -> None:
    ann = tonight.people[0]
    tonight.dealer.ready.append(Shuffled(one_suit_each()))
    await tonight.dealt(first_dealer="3", stake=10, buy_in=50)
    for _ in range(52):
        await tonight.play()
    await tonight.until(lambda: "The match is over" in tonight.last.text)
    book = (await ann.slash(tonight.room, "chips history")).message
    assert book is not None
    assert [line.partition(" · <t:")[0] for line in book.text.splitlines()[1:4]] == [
        "- **+40** · Home from a table of Whist · 990 in the purse",
        "- *−10 · Whist, deal 1*",
        "- **−50** · Brought to a table of Whist · 950 in the purse",
    ]


async def test_the_leaders_outlast_those_who_left(tonight: Evening) -> None:
    ann, ben, cid, _ = tonight.people
    for person in tonight.people:
        await tonight.purse(person)
    await give(tonight, cid, ben, "300")
    await tonight.lobby(stake=5, buy_in=100)
    tonight.club.leave(cid)
    book = (await ann.slash(tonight.room, "chips leaders")).message
    assert book is not None
    assert book.text.splitlines()[1:] == [
        "1 · Ben · 1,300 chips",
        "**2 · Ann · 1,000 chips**",
        "2 · Dee · 1,000 chips",
        "4 · somebody who has left · 700 chips",
        "-# You are number 2 of 4 purses, with 1,000 chips.",
    ]
    assert book.mentions == ()


async def test_leaders_have_pages_and_forged_ones_get_a_word(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    for user in range(1, 26):
        await tonight.store.ledger.purse(tonight.club.id, user)
    book = (await ben.slash(tonight.room, "chips leaders")).message
    assert book is not None
    assert "You have none yet" in book.text
    assert labels(book) == ["Next"]
    await ben.click(book, "Next")
    assert labels(book) == ["Back", "Next"]
    await forged(tonight, ben, book, "pg:leaders:999999")
    assert "Page 3 of 3" in book.text
    for wrong in ("pg:leaders:-1", "pg:nothing:0", "pg:", "pg:leaders:1:2"):
        answer = await forged(tonight, ben, book, wrong)
        assert tonight.word(answer) == "That page is in no book of this house."
    assert await tonight.purse(ann) == 1_000


async def test_an_audit_counts_every_chip(tonight: Evening, olivia: Person) -> None:
    await tonight.dealt(stake=5, buy_in=100)
    answer = await olivia.slash(tonight.room, "chips audit")
    word = tonight.word(answer)
    assert "**The books balance.**" in word
    assert "Of 4,000 chips that the mint has given out, 3,600 lie in 4 purses" in word
    assert "400 at tables and 0 with the house" in word


async def test_an_audit_finds_chips_that_a_table_knows_nothing_of(
    tonight: Evening, olivia: Person
) -> None:
    await tonight.dealt(stake=5, buy_in=100)
    table = tonight.table.charter.table

    def slip(connection: object) -> None:
        run = connection.execute  # type: ignore[attr-defined]
        run("INSERT INTO causes (scope, cause, at) VALUES (?, 'slip', 0)", (table,))
        run(
            "INSERT INTO transfers (source, target, amount, cause_id, ordinal, reason)"
            " SELECT s.id, t.id, 7, (SELECT max(id) FROM causes), 0, 'slip'"
            " FROM accounts s, accounts t WHERE s.key = ? AND t.key = ?",
            (f"stack {table} 0", f"stack {table} 1"),
        )

    await tonight.store.database.write(slip)
    word = tonight.word(await olivia.slash(tonight.room, "chips audit"))
    assert "**The books do not balance.**" in word
    assert f"The stacks of table {table} are not those of the books." in word


async def test_the_mint_pays_nobody_by_an_audit(tonight: Evening, olivia: Person) -> None:
    grant = Transfer(Mint(tonight.club.id), House(tonight.club.id), 40, "house")
    await tonight.store.ledger.pay(tonight.club.id, "x", (grant,))
    first = tonight.word(await olivia.slash(tonight.room, "chips audit"))
    assert tonight.word(await olivia.slash(tonight.room, "chips audit")) == first
    assert "Of 40 chips that the mint has given out" in first
