"""Who is at a table: seats that are taken, the order round it, and all its chips."""

from __future__ import annotations

import pytest

from bot.rules.game import Company
from bot.rules.turns import following


def test_seats_and_onlookers_that_are_there() -> None:
    company = Company((10, None, 0, None, 5), 3)
    assert company.taken == (0, 2)
    assert company.onlookers == (4,)


def test_an_empty_place_has_no_chips() -> None:
    chips = Company((10, None, 3), 2).chips({"pot": 4})
    assert chips.stacks == (10, 0, 3)
    assert chips.total == 17


@pytest.mark.parametrize(
    ("seat", "seats", "order"),
    [
        (0, (0, 1, 2), (1, 2, 0)),
        (2, (0, 1, 2), (0, 1, 2)),
        (1, (0, 2, 5), (2, 5, 0)),
        (5, (5, 0, 2), (0, 2, 5)),
        (3, (), ()),
    ],
)
def test_the_order_round_the_table(
    seat: int, seats: tuple[int, ...], order: tuple[int, ...]
) -> None:
    assert following(seat, seats) == order
