"""The shoe from which coups are dealt, and the hands that are dealt from it.

Rule books of chemin de fer and baccara.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.cards import Card
from bot.rules.game import H, Position, Step, T, V
from bot.rules.piles import Hand
from bot.rules.turns import Seat


@dataclass(frozen=True, slots=True, repr=False)
class Shoe:
    """The cards that nobody has seen, the next one first."""

    cards: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return f"Shoe({len(self.cards)} cards)"


def with_shoe(step: Step[T, H, Shoe], cards: tuple[Card, ...]) -> Step[T, H, Shoe]:
    """The step with these cards in the shoe."""
    position = step.position
    return Step(Position(position.table, position.hands, Shoe(cards)), step.events, step.payments)


def holding(step: Step[T, Hand, V], hands: Mapping[Seat, tuple[Card, ...]]) -> Step[T, Hand, V]:
    """The step with these hands, and with nothing in any other."""
    position = step.position
    held = tuple(Hand(hands.get(place, ())) for place in range(len(position.hands)))
    return Step(Position(position.table, held, position.veiled), step.events, step.payments)
