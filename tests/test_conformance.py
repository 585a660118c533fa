"""Every rule, option and worked example of the rule books has a test that names it."""

from __future__ import annotations

import pytest

from bot.games import games
from tests.conformance import BOOKS, README, conformance, written

pytestmark = pytest.mark.skipif(not BOOKS.exists(), reason="the rule books are not beside this")


@pytest.mark.parametrize("game", sorted(games()))
def test_nothing_of_a_book_is_untested(game: str) -> None:
    found = conformance(game)
    assert found.book.rules
    assert found.book.options
    assert found.book.examples
    assert not found.untested.rules
    assert not found.untested.options
    assert not found.untested.examples


def test_the_table_in_the_readme_is_the_one_of_now() -> None:
    text = README.read_text(encoding="utf-8")
    assert written(text) == text
