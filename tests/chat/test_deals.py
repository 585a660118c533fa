"""What each game calls a deal: the same word wherever its table, its book and its past speak."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from string import Formatter

import pytest

from bot.chat.words.coups import COUPS
from bot.chat.words.deals import DEALS, Deals
from bot.chat.words.rounds import ROUNDS
from bot.practice.interactions import Interaction
from bot.practice.state.messages import Message
from bot.tables.state import Phase
from tests.chat.evening import Evening
from tests.chat.test_books import kits

WORDS = {"coup": COUPS, "round": ROUNDS}
OWN = {"baccara": "coup", "chemin_de_fer": "coup", "hazard": "round", "vingt_un": "coup"}
"""What the rule books call it where it is no deal."""


def phrases(deals: Deals) -> Iterator[tuple[str, str]]:
    """All that is said, by the name of the phrase."""
    for each in fields(deals):
        told = getattr(deals, each.name)
        for text in (told,) if isinstance(told, str) else told:
            yield each.name, text


@pytest.mark.parametrize("word", WORDS)
def test_every_phrase_is_said_in_the_games_own_word_and_with_the_same_places(word: str) -> None:
    for (name, usual), (_, told) in zip(phrases(DEALS), phrases(WORDS[word]), strict=True):
        assert re.search(rf"\b{word}", told, re.IGNORECASE), name
        assert not re.search(r"\bdeal|\bdealt", told, re.IGNORECASE), name
        assert [*places(told)] == [*places(usual)], name


def places(text: str) -> Iterator[str]:
    """What is put into a phrase, in its order."""
    return (name for _, name, _, _ in Formatter().parse(text) if name)


def test_each_game_has_the_word_of_its_rule_book_and_its_glossary_explains_it() -> None:
    for kit in kits():
        word = OWN.get(kit.rules.name)
        assert kit.words.deals == WORDS.get(word or "", DEALS)
        assert word is None or word.capitalize() in kit.teaching.glossary


async def test_hazard_goes_by_rounds(tonight: Evening) -> None:
    ann, ben, *_ = tonight.people
    await ann.slash(tonight.room, "hazard")
    await tonight.press(ben, "Take a seat")
    await tonight.press(ann, "Begin")
    await tonight.until(lambda: tonight.offers("First round"))
    said = [tonight.last.text]
    await tonight.ready(ann, ben)
    await tonight.until(lambda: "### Hazard · round 1" in tonight.last.text)
    caster = ann if tonight.is_on_turn(ann) else ben
    more = shown(await tonight.press(caster, "More"))
    assert {"Leave after this round", "Ask for this round to be void"} <= labels(more)
    said.append(tonight.word(await caster.click(more, "Leave after this round")))
    await tonight.until(lambda: "leaves after this round" in tonight.last.text)
    said.append(shown(await ann.slash(tonight.room, "table list")).text)
    assert "Round 1, last move" in said[-1]
    await caster.click(shown(await tonight.press(caster, "More")), "Stay after all")
    said.append(tonight.last.text)
    await tonight.press(caster, "Pass the box")
    await tonight.until(lambda: tonight.offers("Next round"))
    assert tonight.table.state.phase is Phase.BETWEEN
    said.append(tonight.last.text)
    said.append(shown(await ann.slash(tonight.room, "table list")).text)
    assert "Rounds played: 1, the next one to come" in said[-1]
    for text in said:
        assert not re.search(r"\bdeals?\b", text, re.IGNORECASE), text
    book = shown(await ann.slash(tonight.room, "rules", game="hazard", about="a worked round"))
    assert book.text.startswith("### Hazard: a worked round")


async def test_whist_goes_by_deals(tonight: Evening) -> None:
    await tonight.lobby()
    for person in tonight.people[1:]:
        await tonight.press(person, "Take a seat")
    await tonight.press(tonight.people[0], "Begin")
    await tonight.until(lambda: tonight.offers("Deal"))
    await tonight.ready()
    await tonight.until(lambda: "### Whist · deal 1" in tonight.last.text)


def shown(answer: Interaction) -> Message:
    assert answer.message is not None
    return answer.message


def labels(message: Message) -> set[str]:
    return {each.label or "" for each in message.buttons}
