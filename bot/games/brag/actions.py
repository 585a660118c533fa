"""What can be done at brag."""

from __future__ import annotations

from bot.rules.offers import Action


class Bet(Action, frozen=True):
    """So many chips into the pot, at least as many as were bet last (B35, B37)."""

    amount: int


class Fold(Action, frozen=True):
    """The seat gives its hand up (B34)."""


class See(Action, frozen=True):
    """The seat pays twice the last bet, and the other of the last two must show (B40)."""


class Cover(Action, frozen=True):
    """The seat, too short of chips to bet, plays on with all it has for the pot so far."""
