"""A sitting of whist from the command to the record, by buttons and menus alone."""

from __future__ import annotations

import json

from bot.rules.cards import PACK
from bot.rules.chance import Shuffled
from bot.tables.state import Phase
from tests.chat.evening import Evening, one_suit_each


async def test_a_person_plays_with_three_computers(tonight: Evening) -> None:
    ann = tonight.people[0]
    await tonight.lobby(match="rubber")
    await tonight.press(ann, "Fill with computer players")
    await tonight.press(ann, "Begin")
    for _ in range(13):
        await tonight.until(lambda: tonight.is_on_turn(ann))
        await tonight.play()
    await tonight.until(lambda: tonight.offers("Next deal"))
    assert "by tricks" in tonight.shown.text
    assert "Seal of the next pack" in tonight.shown.text


async def test_four_people_play_thirteen_tricks_and_nobody_sees_a_hand(tonight: Evening) -> None:
    await tonight.dealt(match="rubber")
    hidden = {card: seat for seat in range(4) for card in tonight.cards_of(seat)}
    dealer = tonight.baize.dealer
    turn_up = tonight.baize.turn_up
    assert turn_up in tonight.cards_of(dealer)
    shown = {turn_up}
    tonight.said.clear()
    for _ in range(52):
        before = set(tonight.cards_of(tonight.on_turn()))
        seat = tonight.on_turn()
        await tonight.play()
        played = before - set(tonight.cards_of(seat))
        await tonight.settled()
        secret = [card for card in hidden if card not in shown | played]
        for text in tonight.said:
            assert not [card for card in secret if tonight.names_card(text, card)], text
        tonight.said.clear()
        shown |= played
    await tonight.until(lambda: tonight.offers("Next deal"))
    assert len(tonight.baize.history) == 13
    assert {each.filename for message in tonight.public for each in message.pictures} == {
        "table.png"
    }
    for person in tonight.people:
        (letter,) = tonight.letters(person)
        await tonight.until(lambda letter=letter: "The deal is over" in letter.text)
        assert not letter.selects


async def test_the_lots_stand_in_small_print_until_the_first_deal_is_over(
    tonight: Evening,
) -> None:
    await tonight.dealt(match="rubber")
    dealer = tonight.sitting_at(tonight.baize.dealer).name
    for _ in range(52):
        await tonight.until(lambda: f"-# {dealer} deals first, by lot." in tonight.last.text)
        await tonight.play()
    await tonight.until(lambda: tonight.offers("Next deal"))
    assert "deals first" not in tonight.last.text


async def test_a_game_is_won_and_the_losers_pay(tonight: Evening) -> None:
    tonight.dealer.ready.append(Shuffled(one_suit_each()))
    await tonight.dealt(first_dealer="3", stake=10, buy_in=50)
    for _ in range(52):
        await tonight.play()
    await tonight.until(lambda: "The match is over" in tonight.last.text)
    text = tonight.last.text
    assert "Ben and Dee won the game, 7 to 0" in text
    assert "Ann paid 10 chips to Ben." in text
    assert "Cid paid 10 chips to Dee." in text
    assert [each.label for each in tonight.last.buttons] == ["Record"]
    purses = [await tonight.purse(person) for person in tonight.people]
    assert purses == [990, 1_010, 990, 1_010]


async def test_the_record_opens_the_seal(tonight: Evening) -> None:
    tonight.dealer.ready.append(Shuffled(one_suit_each()))
    await tonight.seated(first_dealer="3")
    await tonight.press(tonight.people[0], "Begin")
    await tonight.until(lambda: "Seal of the next pack" in tonight.last.text)
    seal = tonight.last.text.split("`")[1]
    await tonight.until(lambda: tonight.table.state.phase is Phase.PLAYING)
    for _ in range(52):
        await tonight.play()
    await tonight.until(lambda: [each.label for each in tonight.last.buttons] == ["Record"])
    answer = await tonight.people[1].click(tonight.last, "Record")
    assert answer.message is not None
    assert answer.message.only_for is tonight.people[1]
    (file,) = answer.message.attachments
    record = json.loads(file.data)
    assert record["game"] == "whist"
    assert len(record["deals"][0]["moves"]) == 53
    assert record["fair"][0]["commitment"] == seal


async def test_honours_are_claimed_in_a_window(tonight: Evening) -> None:
    # South and North hold the odd cards of every suit, so three or four honours are with one side.
    trumps_last = sorted(PACK, key=lambda card: (card.rank > 10, card.suit.value != "d"))
    tonight.dealer.ready.append(Shuffled(tuple(trumps_last)))
    await tonight.dealt(first_dealer="3", honours_claim="manual", target=10)
    while tonight.table.state.phase is Phase.PLAYING and not tonight.offers("No claim"):
        if tonight.baize.phase.name == "PLAY":
            await tonight.play()
        else:
            await tonight.settled()
    for person in tonight.people:
        await tonight.press(person, "No claim")
    await tonight.until(lambda: tonight.offers("Next deal"))


async def test_the_next_deal_brings_a_new_message_to_everybody(tonight: Evening) -> None:
    await tonight.dealt(match="rubber")
    for _ in range(52):
        await tonight.play()
    await tonight.ready()
    for person in tonight.people:
        await tonight.until(lambda person=person: len(tonight.letters(person)) == 2)
        first, second = tonight.letters(person)
        assert "deal 1" in first.text
        assert "deal 2" in second.text
        assert not first.selects
