"""Changing frozen values cheaply: the same value that `dataclasses.replace` makes."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from bot.rules.values import changed


@dataclass(frozen=True)
class Board:
    """A value with and without defaults."""

    pot: int
    seats: tuple[int, ...]
    leader: int = 0


def test_changed_is_replace_and_leaves_the_old_value_alone() -> None:
    board = Board(3, (1, 2))
    after = changed(board, pot=4, leader=1)
    assert after == replace(board, pot=4, leader=1)
    assert hash(after) == hash(replace(board, pot=4, leader=1))
    assert board == Board(3, (1, 2), 0)
    assert changed(after, pot=3, leader=0) == board


def test_what_is_changed_stays_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        changed(Board(3, ()), pot=4).pot = 5  # pyright: ignore[reportAttributeAccessIssue]


def test_an_unknown_field_is_an_error() -> None:
    with pytest.raises(TypeError, match="Board has no pots"):
        changed(Board(3, ()), pots=4)
