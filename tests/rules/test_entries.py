"""Entries of a window: what is changed goes to the back, and who has none is waited for."""

from __future__ import annotations

from bot.games.hazard import Share
from bot.rules.entries import entered, without_entry

TWO = (Share(1, 5), Share(2, 5))


def test_a_changed_entry_loses_its_turn() -> None:
    assert entered(TWO, Share(1, 6)) == (Share(2, 5), Share(1, 6))


def test_the_same_entry_once_more_keeps_its_turn() -> None:
    assert entered(TWO, Share(1, 5)) == TWO


def test_those_without_an_entry_are_waited_for() -> None:
    assert without_entry((0, 1, 2, 3), TWO) == (0, 3)
