"""What happens to hands and stakes in the steps of a coup."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.chemin_de_fer.stakes import Wager
from bot.games.chemin_de_fer.table import DealStep
from bot.rules.cards import Card
from bot.rules.chips import Payment
from bot.rules.game import Position, Step
from bot.rules.piles import Hand
from bot.rules.turns import Seat


def holding(step: DealStep, hands: dict[Seat, tuple[Card, ...]]) -> DealStep:
    """The step with these hands, and with nothing in any other."""
    position = step.position
    places = range(len(position.hands))
    held = tuple(Hand(hands.get(place, ())) for place in places)
    return Step(Position(position.table, held, position.veiled), step.events, step.payments)


def returned(stakes: Sequence[Wager]) -> tuple[Payment, ...]:
    """What takes stakes back to their owners."""
    return tuple(Payment("carried", each.place, each.amount, "returned") for each in stakes)
