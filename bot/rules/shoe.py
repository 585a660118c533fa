"""The shoe from which coups are dealt, and the hands that are dealt from it.

Rule books of chemin de fer and baccara.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.rules.cards import Card
from bot.rules.game import Event, H, Position, Step, T, V
from bot.rules.steps import then
from bot.rules.turns import Seat


@dataclass(frozen=True, slots=True, repr=False)
class Shoe:
    """The cards that nobody has seen, the next one first."""

    cards: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return f"Shoe({len(self.cards)} cards)"


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A place has taken one card more; `None` where those lie face down."""

    place: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """A place takes no more cards."""

    place: Seat


def with_shoe(step: Step[T, H, Shoe], cards: tuple[Card, ...]) -> Step[T, H, Shoe]:
    """The step with these cards in the shoe; the table tells how many there are."""
    position = step.position
    filled = Position(position.table, position.hands, Shoe(cards))
    return then(Step(filled, step.events, step.payments), shoe=len(cards))


def holding(
    step: Step[T, H, V],
    hands: Mapping[Seat, tuple[Card, ...]],
    hand: Callable[[tuple[Card, ...]], H],
) -> Step[T, H, V]:
    """The step with these cards in hands of the game, and with nothing in any other."""
    position = step.position
    held = tuple(hand(hands.get(place, ())) for place in range(len(position.hands)))
    return Step(Position(position.table, held, position.veiled), step.events, step.payments)
