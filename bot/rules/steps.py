"""Steps put together: one thing after another, as a move brings them about."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.rules.chips import Payment
from bot.rules.game import Event, H, Position, Step, T, V


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
    position = step.position
    if payments:
        changes["chips"] = position.table.chips.paid(payments)
    return Step(
        Position(
            _changed(position.table, changes) if changes else position.table,
            position.hands if hands is None else hands,
            position.veiled if veiled is None else veiled,
        ),
        (*step.events, *events),
        step.payments + payments,
    )


def _changed(table: T, changes: dict[str, object]) -> T:
    return replace(table, **changes)  # pyright: ignore[reportArgumentType, reportUnknownVariableType, reportCallIssue]
