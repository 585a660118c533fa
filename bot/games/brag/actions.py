"""What can be done at brag."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.offers import Action


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """So many chips into the pot, at least as many as were bet last (B35, B37)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """The seat gives its hand up (B34)."""


@dataclass(frozen=True, slots=True)
class See(Action):
    """The seat pays twice the last bet, and the other of the last two must show (B40)."""


@dataclass(frozen=True, slots=True)
class Cover(Action):
    """The seat, too short of chips to bet, plays on with all it has for the pot so far."""
