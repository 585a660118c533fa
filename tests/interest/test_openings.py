"""Calls hold as many people as a message may mention, and no more text than it may have."""

from __future__ import annotations

import pytest

from bot.interest.openings import KeptTable, in_calls
from bot.interest.programme import PROGRAMME

MOST_CALLED = 100
"""People whom Discord lets a message mention."""


def tables(count: int, guests: int) -> list[KeptTable]:
    people = [[(table * 100 + each, "?") for each in range(guests)] for table in range(count)]
    return [
        KeptTable(number, "brag", None, tuple(each), False) for number, each in enumerate(people)
    ]


@pytest.mark.parametrize(
    ("count", "guests", "sizes"),
    [(1, 16, [1]), (10, 4, [10]), (10, 8, [9, 1]), (12, 16, [6, 6]), (20, 1, [16, 4])],
)
def test_tables_are_called_to_in_as_few_messages_as_will_do(
    count: int, guests: int, sizes: list[int]
) -> None:
    laid = tables(count, guests)
    everybody = {user for each in laid for user, _ in each.guests}
    batches = [*in_calls(laid, everybody)]
    assert [len(each) for each in batches] == sizes
    assert [each for batch in batches for each in batch] == laid


def test_who_is_not_asked_takes_no_room() -> None:
    laid = tables(8, 16)
    assert [len(each) for each in in_calls(laid, {0, 1})] == [8]


def test_no_call_mentions_more_than_a_message_may() -> None:
    most = max(each.most for each in PROGRAMME)
    for guests in range(1, most + 1):
        laid = tables(60, guests)
        first = next(in_calls(laid, {user for each in laid for user, _ in each.guests}))
        assert sum(len(each.guests) for each in first) <= MOST_CALLED


def test_no_table_no_call() -> None:
    assert [*in_calls([], set())] == []
