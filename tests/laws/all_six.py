"""The six laws by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from tests.laws.books import (
    cards_are_conserved,
    chips_are_conserved,
    replay_equals_live,
    silence,
)
from tests.laws.deals import Deal
from tests.laws.legality import only_offers_are_legal
from tests.laws.worlds import two_worlds

Law: TypeAlias = Callable[[Deal, Random], int]
"""Raises `AssertionError` where a deal breaks it; returns how many things it has looked at."""

LAWS: dict[str, Law] = {
    "replay equals live": lambda deal, _: replay_equals_live(deal),
    "chips are conserved": lambda deal, _: chips_are_conserved(deal),
    "cards are conserved": lambda deal, _: cards_are_conserved(deal),
    "only offers are legal": only_offers_are_legal,
    "silence": lambda deal, _: silence(deal),
    "two worlds": two_worlds,
}
