"""Steps put together: one thing after another, as a move brings them about."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.chips import Payment
from bot.rules.game import Event, H, Position, Step, T, V
from bot.rules.values import changed


def with_cards(
    step: Step[T, H, V], hands: tuple[H, ...] | None = None, veiled: V | None = None
) -> Step[T, H, V]:
    """The step with these hands, or with this in the veiled part, or with both."""
    position = step.position
    return Step(
        Position(
            position.table,
            position.hands if hands is None else hands,
            position.veiled if veiled is None else veiled,
        ),
        step.events,
        step.payments,
    )


def then(
    step: Step[T, H, V],
    events: Iterable[Event] = (),
    payments: tuple[Payment, ...] = (),
    **changes: object,
) -> Step[T, H, V]:
    """The step with all that has come of it besides; `changes` are those of the public part."""
    position = step.position
    if payments:
        changes["chips"] = position.table.chips.paid(payments)
    table = changed(position.table, **changes) if changes else position.table
    return Step(
        Position(table, position.hands, position.veiled),
        (*step.events, *events),
        step.payments + payments,
    )
