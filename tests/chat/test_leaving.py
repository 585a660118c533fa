"""What those read who leave a table, stand in its gallery, or come upon its tools too late."""

from __future__ import annotations

from bot.chat.command import table_command
from bot.chat.wording import chips
from bot.practice.interactions import Interaction
from bot.practice.people import Person
from bot.practice.state.messages import Message
from bot.tables.state import Phase
from tests.chat.evening import Evening
from tests.chat.test_books import kits


async def brag(tonight: Evening, **options: object) -> None:
    """The first deal of a table of brag at which all four sit, with 100 chips each."""
    ann, *others = tonight.people
    await ann.slash(tonight.room, "brag", **options)
    for person in others:
        await tonight.press(person, "Take a seat")
    await tonight.press(ann, "Begin")
    await tonight.ready()
    await tonight.until(lambda: tonight.table.state.phase is Phase.PLAYING)


def sitting_on_turn(tonight: Evening) -> Person:
    return tonight.sitting_at(tonight.on_turn())


async def test_the_hand_of_who_has_left_says_so_with_the_chips(tonight: Evening) -> None:
    await brag(tonight)
    first = sitting_on_turn(tonight)
    await tonight.until(lambda: all(tonight.letters(each) for each in tonight.people))
    more = (await tonight.press(first, "More")).message
    answer = await first.click(more, "Leave after this deal")
    assert tonight.word(answer) == "You leave when this deal is over."
    while tonight.table.state.phase is Phase.PLAYING:
        await tonight.press(sitting_on_turn(tonight), "Fold")
    told = "You have left the table, and 99 chips are back in your purse."
    await tonight.until(lambda: told in tonight.letters(first)[-1].text)
    letter = tonight.letters(first)[-1]
    assert not letter.buttons
    assert not letter.pictures
    await tonight.until(lambda: f"{first.name} has left with 99 chips" in tonight.last.text)


async def test_who_leaves_between_two_deals_reads_what_came_home(tonight: Evening) -> None:
    await brag(tonight)
    while tonight.table.state.phase is Phase.PLAYING:
        await tonight.press(sitting_on_turn(tonight), "Fold")
    ben = tonight.people[1]
    held = tonight.table.view().stacks[tonight.seat_of(ben)]
    more = (await tonight.press(ben, "More")).message
    answer = await ben.click(more, "Leave the table")
    word = f"You have left the table, and {chips(held)} are back in your purse."
    assert tonight.word(answer) == word


async def test_the_tools_of_a_closed_table_give_way_to_a_word(tonight: Evening) -> None:
    await brag(tonight)
    ann = tonight.people[0]
    more = (await tonight.press(ann, "More")).message
    assert more is not None
    await tonight.table.close(tonight.staff)
    await ann.click(more, "Leave after this deal")
    assert more.text == "This table is closed."
    assert not more.buttons


async def test_house_rules_stand_on_the_board_and_under_more(tonight: Evening) -> None:
    await brag(tonight, ante=5)
    await tonight.until(lambda: "-# House rules: Ante 5" in tonight.last.text)
    more = (await tonight.press(tonight.people[1], "More")).message
    assert more is not None
    assert "House rules: Ante 5" in more.text


async def test_no_house_rules_take_no_line(tonight: Evening) -> None:
    await brag(tonight)
    await tonight.until(lambda: "deal 1" in tonight.last.text)
    assert "House rules" not in tonight.last.text


async def test_who_stands_by_reads_with_how_many_chips(tonight: Evening) -> None:
    ann, ben, cid, _ = tonight.people
    await ann.slash(tonight.room, "hazard")
    await tonight.press(ben, "Take a seat")
    word = tonight.word(await tonight.press(cid, "Stand by"))
    assert word.startswith("You stand in the gallery with 200 chips. You may bet from there: ")
    assert word.endswith(" *Leave* lets you leave.")
    await tonight.until(lambda: "-# In the gallery: Cid (200 chips)." in tonight.last.text)
    await tonight.press(ann, "Begin")
    await tonight.ready(ann, ben)
    await tonight.until(lambda: tonight.table.state.phase is Phase.PLAYING)
    await tonight.until(lambda: "-# In the gallery: Cid (200 chips)." in tonight.last.text)
    answer: Interaction = await tonight.press(cid, "Take a seat")
    word = "You take a seat when this round is over, if one can be had then."
    assert tonight.word(answer) == word
    waiting = "Cid takes a seat when this round is over, if one is free."
    await tonight.until(lambda: waiting in tonight.last.text)


async def test_the_lobby_does_not_say_the_title_twice(tonight: Evening) -> None:
    await tonight.people[0].slash(tonight.room, "hazard")
    await tonight.press(tonight.people[0], "Rules")
    shown: Message = tonight.last
    assert shown.text.startswith("### Hazard\nDice, for two to twelve: the caster names a main")


async def test_who_must_play_from_the_hand_is_told_where(tonight: Evening) -> None:
    await tonight.dealt()
    told = "to play, by direct message or with *My hand*; time is up"
    await tonight.until(lambda: told in tonight.last.text)


def test_every_option_says_what_the_book_has() -> None:
    for kit in kits():
        command = table_command(kit, _open)
        for each in command.parameters:
            about = str(each.description)
            assert " · By the book: " in about or each.name in ("pace", "thread")
            assert len(about) <= 100
    brag = next(each for each in kits() if each.rules.name == "brag")
    told = {each.name: str(each.description) for each in table_command(brag, _open).parameters}
    assert told["ante"] == "Chips that everybody pays before each deal · By the book: 1"
    assert told["rebuy"].endswith("· By the book: Guests may buy in again")
    assert told["buy_in"].endswith("· By the book: 100")


async def _open(press: object, chosen: object) -> None:
    del press, chosen
