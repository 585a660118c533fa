"""Coups dealt from cards that go on: one card more or none, the shoe, and hands filled from it.

Rule books of chemin de fer, baccara and vingt-un.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.rules.cards import Card
from bot.rules.game import Event, H, Step, T, V
from bot.rules.piles import Stock
from bot.rules.steps import then
from bot.rules.turns import Seat


class CardTaken(Event, frozen=True):
    """A place has taken one card more; `None` where those lie face down."""

    place: Seat
    card: Card | None


class Stood(Event, frozen=True):
    """A place takes no more cards."""

    place: Seat


def with_shoe(step: Step[T, H, Stock], cards: tuple[Card, ...]) -> Step[T, H, Stock]:
    """The step with these cards in the shoe; the table tells how many there are."""
    return then(step, veiled=Stock(cards), shoe=len(cards))


def holding(
    step: Step[T, H, V],
    hands: Mapping[Seat, tuple[Card, ...]],
    hand: Callable[[tuple[Card, ...]], H],
) -> Step[T, H, V]:
    """The step with these cards in hands of the game, and with nothing in any other."""
    places = range(len(step.position.hands))
    return then(step, hands=tuple(hand(hands.get(place, ())) for place in places))
