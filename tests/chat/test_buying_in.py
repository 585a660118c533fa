"""Buying in again: a button between deals, one under *More* during a deal, and a form."""

from __future__ import annotations

import pytest

from bot.practice.modals import Modal
from tests.chat.evening import Evening


async def asked(tonight: Evening) -> Modal:
    """The form that Ann is given between two deals."""
    await tonight.seated(stake=5)
    await tonight.press(tonight.people[0], "Begin")
    answer = await tonight.press(tonight.people[0], "Buy in again")
    assert answer.modal is not None
    return answer.modal


async def test_between_two_deals_a_form_asks_how_much(tonight: Evening) -> None:
    ann = tonight.people[0]
    form = await asked(tonight)
    assert (form.title, form.fields[0].label) == ("Buy in again", "Chips, from 1 to 995")
    sent = await ann.submit(form, {"amount": "1,000"})
    assert tonight.word(sent) == "“1,000” is too much. It can be from 1 to 995."
    form = (await tonight.press(ann, "Buy in again")).modal
    sent = await ann.submit(form, {"amount": "300"})
    assert tonight.word(sent) == "You have added 300 chips to your stack."
    await tonight.until(
        lambda: "Ann (300 chips) has bought in again, for the next deal." in tonight.last.text
    )
    assert await tonight.purse(ann) == 695


@pytest.mark.parametrize("amount", ["0", "-5", "1.5", "996", "1e2", "everything"])
async def test_a_wrong_amount_buys_nothing(tonight: Evening, amount: str) -> None:
    form = await asked(tonight)
    sent = await tonight.people[0].submit(form, {"amount": amount})
    assert tonight.word(sent).endswith(" It can be from 1 to 995.")
    assert await tonight.purse(tonight.people[0]) == 995


async def test_a_stranger_and_an_empty_purse_get_a_word_and_no_form(tonight: Evening) -> None:
    await tonight.seated(stake=200, buy_in=1_000)
    await tonight.press(tonight.people[0], "Begin")
    answer = await tonight.press(tonight.people[0], "Buy in again")
    assert tonight.word(answer) == "Your purse is empty."
    eve = tonight.practice.add_person("Eve")
    tonight.club.join(eve)
    answer = await tonight.press(eve, "Buy in again")
    assert tonight.word(answer) == "You have no seat at this table."


async def test_during_a_deal_it_stands_under_more(tonight: Evening) -> None:
    await tonight.dealt(stake=5)
    ann = tonight.people[0]
    await tonight.until(lambda: tonight.offers("My hand"))
    assert not tonight.offers("Buy in again")
    more = (await tonight.press(ann, "More")).message
    form = (await ann.click(more, "Buy in again")).modal
    sent = await ann.submit(form, {"amount": "20"})
    word = tonight.word(sent)
    assert word == "You have added 20 chips to your stack. They count from the next deal."
    await tonight.until(lambda: "Ann (20 chips) has bought in again" in tonight.last.text)


async def test_where_no_chips_are_at_stake_there_is_no_such_button(tonight: Evening) -> None:
    await tonight.seated()
    await tonight.press(tonight.people[0], "Begin")
    await tonight.until(lambda: tonight.offers("Deal"))
    assert not tonight.offers("Buy in again")
