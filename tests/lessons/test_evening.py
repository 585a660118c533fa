"""Lessons and the index of the books, through Discord's own protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.practice.interactions import Interaction
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.messages import Message
from cogs.whist.lesson import LESSON
from tests.chat.conftest import HURRY, practice, tonight
from tests.chat.evening import Evening, club, evening

__all__ = ["practice", "tonight"]


async def _looked_up(tonight: Evening, who: Person, **options: object) -> Message:
    answer = await who.slash(tonight.room, "rules", **options)
    assert not answer.failed
    message = answer.message or answer.followups[-1]
    assert message.only_for is who
    return message


async def _choose(who: Person, message: Message, line: str) -> None:
    """Chooses the line of the first menu that begins so."""
    menu = message.selects[0]
    value = next(each.value for each in menu.options if each.label.startswith(line))
    answer = await who.choose(message, menu.custom_id, value)
    assert not answer.failed


async def test_a_lesson_is_played_from_the_hand(tonight: Evening) -> None:
    ann = tonight.people[0]
    lesson = await _looked_up(tonight, ann, game="whist", about="Lesson")
    assert "Welcome to the whist table" in lesson.text
    await ann.click(lesson, "Go on")
    assert len(lesson.pictures) == 2
    await _choose(ann, lesson, "K♥")
    assert "You may lead anything" in lesson.text
    assert "2 of" in lesson.text
    await _choose(ann, lesson, "5♣")
    assert "Cleo took the trick" in lesson.text
    await ann.click(lesson, "Back")
    assert "2 of" in lesson.text
    for _ in range(len(LESSON.scenes) - 2):
        await ann.click(lesson, "Show me")
    assert "you have won" in lesson.text
    assert not lesson.selects
    assert not tonight.hall.tables


async def test_a_lesson_goes_on_after_a_restart(practice: Practice, tmp_path: Path) -> None:
    where, file = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, file, HURRY) as tonight:
        ann = tonight.people[0]
        lesson = await _looked_up(tonight, ann, game="whist", about="Lesson")
        await ann.click(lesson, "Go on")
    async with evening(practice, where, file, HURRY) as tonight:
        await _choose(ann, lesson, "5♣")
        assert "Cleo took the trick" in lesson.text


async def test_a_worked_deal_makes_its_moves_by_itself(tonight: Evening) -> None:
    ann = tonight.people[0]
    deal = await _looked_up(tonight, ann, game="whist", about="a worked deal")
    while any(each.label == "Go on" for each in deal.buttons):
        await ann.click(deal, "Go on")
    assert "won the game, 6 to 0" in deal.text
    await ann.click(deal, "Back")
    assert "You choose:* **K♥" in deal.text
    await ann.click(deal, "Play it yourself")
    assert deal.selects
    await ann.click(deal, "Full rules")
    assert not deal.pictures
    assert "Page 2 of" in deal.text


@pytest.mark.parametrize(
    ("about", "words"),
    [
        ("The deal", "one at a time"),
        ("The play", "Page 3 of"),
        ("rubber", "A match of three games"),
        ("House rules here", "plays by the book"),
        ("Words of the game", "### Whist: words of the game"),
        ("source", "**Points that win a game**: Five is in both accounts"),
        ("rubbish", "The book has no “rubbish”"),
        ("trumps", "*Everywhere*: The suit that beats the three others."),
        ("trump", "Perhaps: *Trumps*"),
        ("prial", "*Brag*: Three cards of the same rank"),
    ],
)
async def test_a_word_opens_its_place_in_the_book(tonight: Evening, about: str, words: str) -> None:
    assert words in (await _looked_up(tonight, tonight.people[0], game="whist", about=about)).text


async def test_typed_words_find_headings_and_terms(tonight: Evening) -> None:
    ann = tonight.people[0]
    listed = await ann.autocomplete(tonight.room, "rules", "about", "rub", game="whist")
    assert [each.name for each in listed] == ["Rubber", "A rubber"]
    shared = await ann.autocomplete(tonight.room, "rules", "about", "trum", game="whist")
    assert [each.name for each in shared] == ["Trumps"]
    everything = await ann.autocomplete(tonight.room, "rules", "about", "", game="whist")
    assert [each.name for each in everything[:3]] == ["In a minute", "A worked deal", "Lesson"]


async def test_without_a_game_there_is_the_list_and_every_word(tonight: Evening) -> None:
    ann = tonight.people[0]
    books = await _looked_up(tonight, ann)
    assert all(kit.book.line in books.text for kit in tonight.bot.house.presenter.kits)
    await _choose(ann, books, "Whist")
    assert "In a minute" in books.text
    await _choose(ann, books, "Lesson")
    assert "Welcome" in books.text
    elder = await _looked_up(tonight, ann, about="elder hand")
    assert "*Everywhere*" in elder.text


async def test_a_game_in_a_minute_leads_to_its_lesson_and_to_a_table(tonight: Evening) -> None:
    ann = tonight.people[0]
    books = await _looked_up(tonight, ann, game="thirty_one")
    assert "**/thirty_one** opens a table of your own." in books.text
    await ann.click(books, "Lesson")
    assert "Welcome to thirty-one" in books.text


async def test_rules_at_a_table_open_at_what_matters_now(tonight: Evening) -> None:
    await tonight.dealt()
    ann = tonight.people[0]
    answer = await ann.click(tonight.shown, "Rules")
    assert "### Whist, now: The play" in tonight.word(answer)


async def test_the_rule_stands_beside_a_refusal(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    await ann.slash(tonight.room, "brag", first_dealer="The guest in seat 1 deals first")
    await tonight.press(ben, "Take a seat")
    await tonight.press(ann, "Begin")
    await tonight.until(lambda: tonight.offers("Bet 1"))
    answer = await ann.click(tonight.shown, "Bet 1")
    assert "It is not your turn" in tonight.word(answer)
    assert answer.message is not None
    rule = await ann.click(answer.message, "The rule")
    assert "### Brag, now: The betting" in tonight.word(rule)


async def test_a_form_of_a_lesson_is_read_as_at_a_table(tonight: Evening) -> None:
    ann = tonight.people[0]
    lesson = await _looked_up(tonight, ann, game="vingt_un", about="Lesson")

    async def stakes(amount: str) -> Interaction:
        asked = await ann.click(lesson, "Another stake…")
        return await ann.submit(asked.modal, {"amount": amount})

    assert "too much" in tonight.word(await stakes("11,000"))
    await stakes("7")
    assert "For the lesson stake 5." in lesson.text
    await stakes("5")
    assert "You hold 10♦ 5♣" in lesson.text
