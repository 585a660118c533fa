"""What a hand is called, which of its cards count, and where the play has got to."""

from __future__ import annotations

from bot.games.thirty_one import Baize, ThirtyOne, Worth, best_suit
from bot.rules.cards import Card, rank_names


def called(worth: Worth) -> str:
    """What a hand is worth, by its points or as `three kings`."""
    return f"three {rank_names(worth.triplet)}" if worth.triplet else str(worth.points)


def figures(worth: Worth) -> str:
    """The same in figures alone: a triplet is 30½."""
    return "30½" if worth.triplet else str(worth.points)


def counting(hand: tuple[Card, ...], rules: ThirtyOne) -> tuple[Card, ...]:
    """The cards of a hand that make its worth."""
    return hand if rules.worth(hand).triplet else best_suit(hand)


def ordered(hand: tuple[Card, ...], rules: ThirtyOne) -> tuple[Card, ...]:
    """The cards that make the worth, from the highest, and then the others likewise."""
    count = counting(hand, rules)
    return tuple(sorted(hand, key=lambda card: (card not in count, -card.rank)))


def circuit(baize: Baize, rules: ThirtyOne) -> str:
    """Which circuit is under way, of how many if that was agreed."""
    if rules.max_rounds:
        return f"circuit {baize.circuits + 1} of {rules.max_rounds}"
    return f"circuit {baize.circuits + 1}"
