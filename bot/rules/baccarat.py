"""The count of baccarat: the point of a hand, naturals, and when a third card is drawn.

Rule books of chemin de fer and baccara.
"""

from __future__ import annotations

from typing import Final

from bot.rules.cards import ACE, Card

FREE_POINT: Final = 5
"""The one point at which a punter may draw or stand as he likes."""

_THIRD_CARDS: Final = {
    3: frozenset({0, 1, 2, 3, 4, 5, 6, 7, 9}),
    4: frozenset({2, 3, 4, 5, 6, 7}),
    5: frozenset({4, 5, 6, 7}),
    6: frozenset({6, 7}),
}
"""The punter's third cards against which the bank draws, by the bank's point."""


def point(cards: tuple[Card, ...]) -> int:
    """The last digit of the pips: an ace is one, tens and court cards are nothing."""
    return sum(_value(card) for card in cards) % 10


def is_natural(cards: tuple[Card, ...]) -> bool:
    """Whether a hand is turned up at once: two cards that make eight or nine."""
    return len(cards) == 2 and point(cards) >= 8


def punter_draws(held: int) -> bool | None:
    """Whether the rule would have a punter of this point draw; `None`: he does as he likes."""
    return None if held == FREE_POINT else held < FREE_POINT


def is_false_draw(dealt: tuple[Card, ...], *, drew: bool) -> bool:
    """Whether a punter, with these two cards, drew or stood against the rule."""
    return punter_draws(point(dealt)) is (not drew)


def bank_draws(held: int, third: Card | None) -> bool:
    """The tableau: whether a bank of this point draws to the punter's third card, if he drew."""
    if third is None:
        return held <= 5
    return held <= 2 or _value(third) in _THIRD_CARDS.get(held, frozenset())


def _value(card: Card) -> int:
    if card.rank == ACE:
        return 1
    return card.rank if card.rank < 10 else 0
