"""Steps of a coup: one thing after another."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.chemin_de_fer.cloth import CoupStep, Hand
from bot.games.chemin_de_fer.stakes import Wager
from bot.rules.cards import Card
from bot.rules.chips import Account, Payment
from bot.rules.game import Event, Position, Seat, Step
from bot.rules.values import changed


def then(
    step: CoupStep,
    events: tuple[Event, ...] = (),
    payments: tuple[Payment, ...] = (),
    **changes: object,
) -> CoupStep:
    """The step with all that has come of it besides; `changes` are those of the table."""
    position = step.position
    if payments:
        changes["chips"] = position.table.chips.paid(payments)
    table = changed(position.table, **changes) if changes else position.table
    return Step(
        Position(table, position.hands, position.veiled),
        step.events + events,
        step.payments + payments,
    )


def holding(step: CoupStep, hands: dict[Seat, tuple[Card, ...]]) -> CoupStep:
    """The step with these hands, and with nothing in any other."""
    position = step.position
    places = range(len(position.hands))
    held = tuple(Hand(hands.get(place, ())) for place in places)
    return Step(Position(position.table, held, position.veiled), step.events, step.payments)


def paid(source: Account, target: Account, amount: int, reason: str) -> tuple[Payment, ...]:
    """One payment, or none of nothing."""
    return (Payment(source, target, amount, reason),) if amount else ()


def returned(stakes: Sequence[Wager]) -> tuple[Payment, ...]:
    """What takes stakes back to their owners."""
    return tuple(Payment("carried", each.place, each.amount, "returned") for each in stakes)
