"""What refusals and faults say in all games alike, for a player to read.

A card stands in them by its sign, an amount with its thousands, and never a card's code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.rules.cards import Card, Suit, short, suit_name

NOT_NOW: Final = "That cannot be done now."


def not_held(card: Card) -> str:
    """It is not in the hand."""
    return f"You do not hold the {short(card)}."


def must_follow(led: Suit) -> str:
    """The hand has a card of the suit led."""
    return f"You hold a {suit_name(led)}; you must follow suit."


def listed(cards: Sequence[Card]) -> str:
    """All of these cards, one at least: `9♦, 10♠ and Q♥`."""
    *others, last = map(short, cards)
    return f"{', '.join(others)} and {last}" if others else last


def either(cards: Sequence[Card]) -> str:
    """Cards of which one is meant: `10♠ or the Q♥`, to be put after `the`."""
    return " or the ".join(map(short, cards))


def span(low: int, high: int, step: int = 1) -> str:
    """The amounts from `low` to `high`: `from 2 to 8 chips in steps of 2`, or `just 2 chips`."""
    if low == high == 1:
        return "just 1 chip"
    if low == high:
        return f"just {high:,} chips"
    if step == 1:
        return f"from {low:,} to {high:,} chips"
    return f"from {low:,} to {high:,} chips in steps of {step:,}"


def too_few(told: str, least: int, cost: int = 0) -> str:
    """Fewer than `least` can pay the `cost`: `Poch needs {players} who can pay {chips} for …`."""
    players = "1 player" if least == 1 else f"{least} players"
    chips = "1 chip" if cost == 1 else f"{cost:,} chips"
    return told.format(players=players, chips=chips)
