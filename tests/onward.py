"""The buttons that lead to a deal, as each game calls them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.chat.words.coups import COUPS
from bot.chat.words.deals import DEALS
from bot.chat.words.rounds import ROUNDS

ONWARD: Final = tuple(label for each in (DEALS, COUPS, ROUNDS) for label in (each.first, each.next))


def onward(labels: Iterable[str | None]) -> str | None:
    """The one of these labels that leads to a deal, if any does."""
    return next((label for label in labels if label in ONWARD), None)
