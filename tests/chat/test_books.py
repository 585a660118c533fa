"""`/rules`, `/chips`, and the words of every game."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import iter_modules
from typing import Literal, get_args, get_origin

import pytest

import cogs
from bot.chat.book_pages import first_page, last_page, page, page_of_now, passage_page
from bot.chat.kit import AnyKit
from bot.chat.teaching.index import passages
from bot.games import games
from bot.rules.codec import Between, Field, fields
from bot.tables.state import Guest
from tests.chat.evening import Evening

WORKS = (
    "Britannica", "Cassell", "Cavendish", "Compleat Gamester", "Enquire Within", "Foster",
    "Hoffmann", "Hoyle's Games Improved", "Ladies of Reenacting", "Meyers", "pagat.com",
    "Peel", "Pierer", "Steinmetz", "the sheet", "Wikipedia",
)  # fmt: skip
"""As the books call them for short."""


async def test_the_rules_are_turned_page_by_page(tonight: Evening) -> None:
    ann = tonight.people[0]
    (whist,) = await ann.autocomplete(tonight.room, "rules", "game", "whi")
    answer = await ann.slash(tonight.room, "rules", game=whist.value)
    book = answer.message
    assert book is not None
    assert book.only_for is ann
    assert "In a minute" in book.text
    await ann.click(book, "The full rules")
    assert "Page 2 of" in book.text
    while any(each.label == "Next" for each in book.buttons):
        await ann.click(book, "Next")
    assert "### Whist: source" in book.text
    assert "Cavendish (Henry Jones)" in book.text
    await ann.click(book, "Back")


async def test_games_are_listed_by_their_titles(tonight: Evening) -> None:
    listed = await tonight.people[0].autocomplete(tonight.room, "rules", "game", "")
    titles = [each.name for each in listed]
    assert titles == sorted(kit.book.title for kit in kits())


async def test_a_game_that_is_not_played_here(tonight: Evening) -> None:
    answer = await tonight.people[0].slash(tonight.room, "rules", game="snap")
    assert "no such game" in tonight.word(answer)


async def test_chips_are_counted_and_called_play_money(tonight: Evening) -> None:
    answer = await tonight.people[0].slash(tonight.room, "chips balance")
    assert "**1,000 chips** in your purse, **0 chips** at tables" in tonight.word(answer)
    assert "for play only" in tonight.word(answer)


def kits() -> list[AnyKit]:
    """The kit of every game."""
    names = [each.name for each in iter_modules(cogs.__path__)]
    modules = [import_module(f"cogs.{name}") for name in names]
    return [module.KIT for module in modules if hasattr(module, "KIT")]


@pytest.fixture(params=kits(), ids=lambda kit: kit.rules.name)
def kit(request: pytest.FixtureRequest) -> AnyKit:
    return request.param


def test_every_option_and_choice_has_its_words(kit: AnyKit) -> None:
    assert set(kit.book.options) == {each.name for each in fields(kit.rules)}
    for each in fields(kit.rules):
        told = kit.book.options[each.name]
        assert 0 < len(told.about) <= 100
        assert set(told.values) >= _choices(each)
        assert all(more in _numbers(each) for more in set(told.values) - _choices(each))
        assert all(0 < len(text) <= 100 for text in told.values.values())
        assert bool(told.usual) is (each.default is None)


def _choices(option: Field) -> set[object]:
    """What must have words of its own: every choice; of numbers nought alone, if it may be had."""
    if get_origin(option.values) is Literal:
        return set(get_args(option.values))
    return {None, 0} if 0 in _numbers(option) else {None}


def _numbers(option: Field) -> range:
    """All that a whole number may be."""
    bounds = next((each for each in get_args(option.values) if isinstance(each, Between)), None)
    return range(bounds.low, bounds.high + 1) if bounds else range(0)


def test_the_source_of_every_house_rule_is_named(kit: AnyKit) -> None:
    book = kit.book
    assert set(book.sources) == set(book.options)
    # A work has its year; what has no work is said to be the house's own.
    works = re.findall(r"\((?:[^()]* )?1[678]\d\d|\((?:[^()]* )?19\d\d", book.source)
    assert works, book.source
    shown = page(kit, last_page(kit), {})
    assert book.source in shown.body
    for name, told in book.options.items():
        assert f"**{told.about}**: {book.sources[name]}" in shown.body


def test_what_a_house_rule_is_traced_to_is_a_work_that_the_source_names(kit: AnyKit) -> None:
    """Nobody looks for “Foster” in vain: short names of works stand in full above."""
    book = kit.book
    for name, whence in book.sources.items():
        for work in WORKS:
            if work in whence:
                assert work.removeprefix("the ") in book.source, (name, work)


def test_the_texts_fit_a_message(kit: AnyKit) -> None:
    book = kit.book
    assert len(book.line) <= 100
    assert len(book.minute) <= 2_500
    assert all(len(each) <= 3_500 for each in book.pages)
    assert len(page(kit, last_page(kit), {}).body) <= 3_500
    assert all(each.startswith("### ") for each in book.pages)
    rules = kit.rules()
    seats = rules.sizes[-1]
    for there in range(seats + 1):
        guests = (Guest(1, "Ann"),) * there + (None,) * (seats - there)
        assert len(kit.words.places(rules, guests)) in (0, seats)


def test_a_paragraph_does_not_repeat_the_head_that_stands_above_it(kit: AnyKit) -> None:
    for part in passages(kit.book):
        shown = passage_page(kit, part)
        if not part.whole:
            assert not shown.body.startswith(("**", f"{part.title}.")), shown
            assert shown.body


def test_what_matters_now_does_not_repeat_its_head_either(kit: AnyKit) -> None:
    for phase in kit.teaching.places:
        shown = page_of_now(kit, phase, {})
        head = shown.head.partition(": ")[2]
        assert not shown.body.startswith((f"**{head}**", f"**{head}.**")), shown


def test_the_minute_comes_first_and_house_rules_after_it(kit: AnyKit) -> None:
    # A single rule that the book has otherwise is enough.
    name, other = next(
        (each.name, value)
        for each in fields(kit.rules)
        for value in kit.book.options[each.name].values
        if value not in (each.default, None)
    )
    for where in ("server", "table"):
        body = first_page(kit, {name: other}, where).body
        assert body.startswith(f"{kit.book.line}\n\n**In a minute**\n{kit.book.minute}")
        assert "House rules of this" in body


def test_every_game_has_a_kit() -> None:
    assert {kit.rules.name for kit in kits()} == set(games())
