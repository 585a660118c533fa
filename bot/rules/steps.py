"""Steps put together: one thing after another, as a move brings them about."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.chips import Payment
from bot.rules.game import Event, H, Position, Step, T, V
from bot.rules.values import changed


def then(
    step: Step[T, H, V],
    events: Iterable[Event] = (),
    payments: tuple[Payment, ...] = (),
    *,
    hands: tuple[H, ...] | None = None,
    veiled: V | None = None,
    **changes: object,
) -> Step[T, H, V]:
    """The step with all that has come of it besides, in one.

    `hands` and `veiled` are those from now on, where they are named; `changes` are those of the
    public part.
    """
    position, table = step.position, step.position.table
    if payments:
        changes["chips"] = table.chips.paid(payments)
    if changes:
        table = changed(table, **changes)
    return Step(
        Position(
            table,
            position.hands if hands is None else hands,
            position.veiled if veiled is None else veiled,
        ),
        (*step.events, *events),
        step.payments + payments,
    )
