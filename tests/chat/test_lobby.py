"""Opening a table, taking and giving up seats, and what the lobby tells."""

from __future__ import annotations

import pytest

from bot.chat.house_rules import ruled
from bot.chat.kit import AnyKit
from bot.practice.server import Practice
from bot.practice.state.permissions import Permission
from tests.chat.evening import Evening
from tests.chat.test_books import kits


async def test_the_command_is_made_from_the_rule_book(tonight: Evening) -> None:
    (whist,) = [each for each in tonight.practice.world.commands.values() if each.name == "whist"]
    options = {each["name"]: each for each in whist.data["options"]}
    assert list(options) == [
        "target", "honours", "honours_conflict", "honours_claim", "match", "first_dealer",
        "partners", "stake", "buy_in", "pace", "thread",
    ]  # fmt: skip
    assert [each["value"] for each in options["target"]["choices"]] == [5, 7, 10]
    assert (options["stake"]["min_value"], options["stake"]["max_value"]) == (0, 1000)
    assert not any(each.get("required") for each in options.values())
    assert whist.data["contexts"] == [0]


async def test_the_lobby_names_house_rules_seats_and_host(tonight: Evening) -> None:
    await tonight.lobby(target=7, honours="off", stake=5, pace="quick")
    text = tonight.shown.text
    for words in (
        "-# House rules of this table: Game of seven · Honours do not count · Stake 5\n",
        "-# Each loser pays a winner 5 chips for the game. The buy-in is 5 chips.\n", "45 seconds",
        "South **Ann** (host)", "North *free*", "partners sit opposite",
    ):  # fmt: skip
        assert words in text
    assert tonight.shown.pictures[0].alt


async def test_a_seat_is_chosen_opposite_a_partner(tonight: Evening) -> None:
    ann, ben, _, _ = tonight.people
    await tonight.lobby()
    await ben.choose(tonight.shown, "Choose your seat", "North")
    await tonight.until(lambda: "North **Ben**" in tonight.shown.text)
    assert (tonight.seat_of(ann), tonight.seat_of(ben)) == (0, 2)


async def test_one_who_sits_already_sits_once(tonight: Evening) -> None:
    await tonight.lobby()
    answer = await tonight.press(tonight.people[0], "Take a seat")
    assert "already" in tonight.word(answer)
    assert len(tonight.table.state.people) == 1


async def test_whist_does_not_begin_with_fewer_than_four(tonight: Evening) -> None:
    await tonight.lobby()
    answer = await tonight.press(tonight.people[0], "Begin")
    assert (
        tonight.word(answer)
        == "Whist is played by four. The host may press *Fill with computer players*."
    )


async def test_only_the_host_begins_and_fills(tonight: Evening) -> None:
    await tonight.lobby()
    ben = tonight.people[1]
    for button in ("Begin", "Fill with computer players"):
        answer = await tonight.press(ben, button)
        assert "host" in tonight.word(answer)


async def test_a_purse_too_light_opens_no_table(tonight: Evening) -> None:
    answer = await tonight.people[0].slash(tonight.room, "whist", buy_in=5_000)
    assert "purse holds 1,000" in tonight.word(answer)
    assert tonight.hall.tables == ()
    assert not tonight.public


async def test_the_last_to_leave_clears_the_table_away(tonight: Evening) -> None:
    ann = tonight.people[0]
    await tonight.lobby(buy_in=100)
    answer = await tonight.press(ann, "Leave")
    assert "back in your purse" in tonight.word(answer)
    await tonight.until(lambda: "Everybody has left" in tonight.last.text)
    assert not tonight.last.buttons
    assert await tonight.purse(ann) == 1_000


async def test_a_thread_of_its_own(tonight: Evening) -> None:
    ann = tonight.people[0]
    await ann.slash(tonight.room, "whist", thread=True)
    await tonight.until(lambda: any(each.messages for each in tonight.club.threads.values()))
    (thread,) = tonight.club.threads.values()
    assert "Ann's table" in thread.name
    (message,) = [each for each in thread.messages.values() if each.buttons]
    await tonight.people[1].click(message, "Take a seat")
    await tonight.until(lambda: "**Ben**" in message.text)


async def test_no_table_where_the_bot_may_not_write(tonight: Evening) -> None:
    bot = tonight.practice.world.bot
    tonight.club.overwrite(tonight.room, bot, deny=Permission.SEND_MESSAGES)
    answer = await tonight.people[0].slash(tonight.room, "whist")
    assert "I may not write here" in tonight.word(answer)
    assert tonight.hall.tables == ()


async def test_a_name_neither_formats_nor_mentions(tonight: Evening) -> None:
    practice: Practice = tonight.practice
    eve = practice.add_person("**<@1>** \u202eeve\n#")
    tonight.club.join(eve)
    await tonight.lobby()
    await tonight.press(eve, "Take a seat")
    await tonight.until(lambda: "eve" in tonight.shown.text)
    assert "<@" not in tonight.shown.text
    assert "\u202e" not in tonight.shown.text
    assert r"\*\*" in tonight.shown.text
    assert not tonight.shown.pings


async def test_no_thread_is_opened_for_a_table_that_its_host_cannot_pay_for(
    tonight: Evening,
) -> None:
    answer = await tonight.people[0].slash(tonight.room, "whist", thread=True, buy_in=5_000)
    assert "your purse holds 1,000" in tonight.word(answer)
    assert not tonight.club.threads


async def test_a_stake_wants_chips_on_the_table(tonight: Evening) -> None:
    ann = tonight.people[0]
    answer = await ann.slash(tonight.room, "whist", stake=5, buy_in=0)
    assert "the buy-in cannot be 0" in tonight.word(answer)
    assert tonight.hall.tables == ()
    await tonight.lobby(stake=5)
    assert tonight.table.charter.buy_in == 5


@pytest.mark.parametrize(
    ("game", "options", "least"),
    [
        ("whist", {"stake": 5}, None),
        ("brag", {"ante": 20}, 20),
        ("pope_joan", {}, 15),
        ("hazard", {}, 2),
        ("chemin_de_fer", {"min_bank": 50}, 50),
    ],
)
async def test_a_buy_in_with_which_no_deal_could_begin_is_refused_at_once(
    tonight: Evening, game: str, options: dict[str, int], least: int | None
) -> None:
    ann, too_few = tonight.people[0], (least or 1) - 1
    answer = await ann.slash(tonight.room, game, buy_in=too_few, **options)
    said = f"must be at least {least}." if too_few else "cannot be 0"
    assert said in tonight.word(answer)
    assert tonight.hall.tables == ()
    enough = least or 1
    await ann.slash(tonight.room, game, buy_in=enough, **options)
    assert [each.charter.buy_in for each in tonight.hall.tables] == [enough]


def costs(game: str, **options: int | str) -> str:
    kit = next(each for each in kits() if each.rules.name == game)
    return kit.words.costs(ruled(kit, options))


@pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.rules.name)
def test_every_game_says_what_it_costs_in_a_short_sentence(kit: AnyKit) -> None:
    cheap = kit.words.costs(kit.rules())
    assert cheap[0].isupper()
    assert cheap.endswith(".")
    assert len(cheap) <= 100, "a line or two on a telephone"


def test_what_a_game_costs_follows_its_house_rules() -> None:
    assert costs("whist") == "It is played for points, not for chips."
    rubber = costs("whist", stake=1, match="rubber")
    assert rubber == "Each loser pays a winner 1 chip for every point of the rubber."
    assert costs("cassino", stake=2, lurch=0) == "Each loser pays a winner 2 chips for the game."
    assert "a first bet is 2–8." in costs("brag", min_bet=2, bet_cap=8)
    assert "ante of 3 chips before each deal" in costs("bragg", ante=3, pots="second_only")
    assert costs("connexions", repool="every_deal", unit=2).endswith("before each deal.")
    assert "2 chips for the board of each deal" in costs("pope_joan", dress="each")
    assert costs("poch", centre="on").startswith("Everybody puts 9 chips on the board")
    assert costs("hazard", max_stake=50).startswith("The caster stakes up to 50 chips")
    banks = costs("chemin_de_fer", min_bank=5, max_bank=40)
    assert banks.startswith("A bank is 5 chips at least, and 40 at most when it is opened;")
