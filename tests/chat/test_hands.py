"""Hands: by direct message, by the button, and never where others can see them."""

from __future__ import annotations

import asyncio

from bot.practice.interactions import ANSWER_WITHIN
from bot.practice.people import Person
from bot.practice.state.messages import Message
from bot.tables.ports import Preferences
from bot.tables.state import Phase
from tests.chat.evening import Evening, forged


async def my_hand(tonight: Evening, person: Person) -> Message:
    answer = await tonight.press(person, "My hand")
    assert answer.message is not None
    assert answer.message.only_for is person
    return answer.message


async def test_a_letter_says_which_table_and_shows_thirteen_cards(tonight: Evening) -> None:
    await tonight.dealt()
    for person in tonight.people:
        await tonight.until(lambda person=person: bool(tonight.letters(person)))
        (letter,) = tonight.letters(person)
        await tonight.until(lambda letter=letter: str(tonight.last.id) in letter.text)
        assert "**Whist** in *The Club* · deal 1" in letter.text
        assert len(letter.pictures) == 1
        alt = letter.pictures[0].alt
        held = sum(len(suit.split()) - 1 for suit in alt.split(" · "))
        assert held == 13
    choices = [person for person in tonight.people if tonight.letters(person)[0].selects]
    assert choices == [tonight.sitting_at(tonight.on_turn())]


async def test_a_letter_tells_the_table_to_whoever_is_to_act(tonight: Evening) -> None:
    await tonight.dealt()
    on_turn = tonight.sitting_at(tonight.on_turn())
    for person in tonight.people:
        await tonight.until(lambda person=person: bool(tonight.letters(person)))
        (letter,) = tonight.letters(person)
        assert ("Trumps" in letter.text) == (person is on_turn)
        assert ("Others are to act now" in letter.text) == (person is not on_turn)


async def test_a_shut_letter_box_is_told_once_and_the_button_serves(tonight: Evening) -> None:
    ben = tonight.people[1]
    ben.dms_open = False
    await tonight.dealt(first_dealer="0")
    await tonight.until(lambda: "Ben cannot be reached by direct message" in tonight.last.text)
    assert tonight.is_on_turn(ben)
    hand = await my_hand(tonight, ben)
    menu = hand.selects[0]
    answer = await ben.choose(hand, menu.custom_id, menu.options[0].value)
    assert not answer.failed
    await tonight.until(lambda: len(tonight.baize.trick.cards) == 1)
    await tonight.until(lambda: not hand.selects)
    for _ in range(3):
        await tonight.play()
    assert not tonight.letters(ben)


async def test_letters_may_be_shut_in_the_middle_of_a_match(tonight: Evening) -> None:
    await tonight.dealt(match="rubber")
    dee = tonight.people[3]
    await tonight.until(lambda: bool(tonight.letters(dee)))
    for _ in range(52):
        await tonight.play()
    dee.block_bot()
    await tonight.ready()
    await tonight.until(lambda: "Dee cannot be reached" in tonight.last.text)
    assert tonight.table.state.phase is Phase.PLAYING
    assert len((await my_hand(tonight, dee)).pictures) == 1
    assert len(tonight.letters(dee)) == 1


async def test_my_hand_is_seen_by_nobody_else_and_kept_up_to_date(tonight: Evening) -> None:
    await tonight.dealt()
    person = tonight.sitting_at(tonight.on_turn())
    hand = await my_hand(tonight, person)
    for other in tonight.people:
        assert (hand in other.sees(tonight.room)) == (other is person)
    before = hand.text
    await tonight.play()
    await tonight.until(lambda: hand.text != before and not hand.selects)


async def test_a_card_is_played_from_the_ephemeral_hand(tonight: Evening) -> None:
    await tonight.dealt()
    person, move = tonight.sitting_at(tonight.on_turn()), tonight.table.state.move
    hand = await my_hand(tonight, person)
    menu = hand.selects[0]
    answer = await person.choose(hand, menu.custom_id, menu.options[0].value)
    assert not answer.failed
    assert tonight.table.state.move == move + 1
    await tonight.until(lambda: not hand.selects)


async def test_of_several_hands_only_the_newest_can_be_played_from(tonight: Evening) -> None:
    await tonight.dealt()
    person, move = tonight.sitting_at(tonight.on_turn()), tonight.table.state.move
    hands = [await my_hand(tonight, person) for _ in range(3)]
    for older in hands[:-1]:
        await tonight.until(lambda older=older: "opened your hand anew" in older.text)
        assert "**Whist** in *The Club* · deal 1" in older.text
        assert not [*older.selects, *older.buttons, *older.pictures]
    newest = hands[-1]
    menu = newest.selects[0]
    assert newest.pictures
    await person.choose(newest, menu.custom_id, menu.options[0].value)
    assert tonight.table.state.move == move + 1
    await tonight.until(lambda: not newest.selects)
    assert all("opened your hand anew" in each.text for each in hands[:-1])


async def test_a_press_on_an_older_hand_counts_and_the_newest_stays_the_one_in_care(
    tonight: Evening,
) -> None:
    """It may have been made before the older one was emptied, or where it could not be."""
    await tonight.dealt()
    person, move = tonight.sitting_at(tonight.on_turn()), tonight.table.state.move
    older = await my_hand(tonight, person)
    menu = older.selects[0]
    newest = await my_hand(tonight, person)
    await tonight.until(lambda: not older.selects)
    answer = await forged(tonight, person, older, menu.custom_id, menu.options[0].value)
    assert not answer.failed
    assert tonight.table.state.move == move + 1
    await tonight.until(lambda: not older.selects and not newest.selects)
    assert "opened your hand anew" in older.text
    await tonight.play()
    while not tonight.is_on_turn(person):
        await tonight.play()
    await tonight.until(lambda: bool(newest.selects))
    assert "opened your hand anew" in older.text


async def test_no_hand_before_the_deal(tonight: Evening) -> None:
    await tonight.lobby()
    custom_id = f"pp:{tonight.table.charter.table}:0:hand"
    answer = await forged(tonight, tonight.people[0], tonight.shown, custom_id)
    assert tonight.word(answer) == "Nothing has been dealt yet."


async def test_who_wants_no_letters_gets_none(tonight: Evening) -> None:
    ann = tonight.people[0]
    await tonight.store.people.prefer(ann.id, lambda _: Preferences(hands="button"))
    await tonight.dealt()
    for person in tonight.people[1:]:
        await tonight.until(lambda person=person: bool(tonight.letters(person)))
    await tonight.settled()
    assert not ann.dms()
    assert (await my_hand(tonight, ann)).pictures


async def test_words_only_and_four_colours(tonight: Evening) -> None:
    ann, ben = tonight.people[:2]
    await tonight.store.people.prefer(ann.id, lambda _: Preferences(words_only=True))
    await tonight.dealt()
    await tonight.until(lambda: bool(tonight.letters(ann) and tonight.letters(ben)))
    assert not tonight.letters(ann)[0].pictures
    assert "♠" in tonight.letters(ann)[0].text
    (plain,) = tonight.letters(ben)[0].pictures
    panel = (await ben.slash(tonight.room, "me settings")).message
    await ben.click(panel, "Use four colours")
    await tonight.until(lambda: tonight.letters(ben)[0].pictures[0].data != plain.data)


async def test_who_takes_a_seat_sees_no_earlier_hand(tonight: Evening) -> None:
    eve = tonight.practice.add_person("Eve")
    tonight.club.join(eve)
    await tonight.dealt(match="rubber")
    for _ in range(52):
        await tonight.play()
    await tonight.until(lambda: tonight.offers("More"))
    dee = tonight.people[3]
    panel = (await tonight.press(dee, "More")).message
    assert panel is not None
    await dee.click(panel, "Leave the table")
    await tonight.press(eve, "Take a seat")
    await tonight.until(lambda: tonight.table.state.seat_of(eve.id) == 3)
    await tonight.ready(*tonight.people[:3], eve)
    await tonight.until(lambda: bool(tonight.letters(eve)))
    (letter,) = tonight.letters(eve)
    assert "deal 2" in letter.text
    assert len(tonight.letters(dee)) == 1


async def test_a_hand_whose_press_discord_gave_up_is_renewed_by_an_earlier_one(
    tonight: Evening,
) -> None:
    await tonight.dealt()
    practice, person = tonight.practice, tonight.sitting_at(tonight.on_turn())
    hand = await my_hand(tonight, person)
    practice.faults.slow(ANSWER_WITHIN + 0.2, path="/callback")
    menu = hand.selects[0]
    answer = await person.choose(hand, menu.custom_id, menu.options[0].value)
    assert answer.failed
    await tonight.until(lambda: bool(practice.breaches))
    await asyncio.sleep(0.5)
    assert not hand.selects
    assert [each.what for each in practice.breaches] == ["Unknown interaction"]
    practice.breaches.clear()
