"""What a place may do: actions, the offers that admit them, and the refusal of all others."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeAlias


class Action:
    """What somebody does, in the imperative; the class name is the `do` of a record."""

    __slots__ = ()


class Refused(Exception):  # noqa: N818 - it is an answer to a player, not an error
    """An action that is not to be had. Its text is for the player, in the game's own terms."""


@dataclass(frozen=True, slots=True)
class Say:
    """This very action: a button, or one line of a select menu."""

    action: Action

    def admits(self, action: Action) -> bool:
        """Whether `action` is the one offered."""
        return action is self.action or action == self.action


@dataclass(frozen=True, slots=True)
class Stake:
    """`action` with an `amount` of chips from `low` to `high` by `step`: never enumerated.

    Both bounds are among the amounts.
    """

    action: Action
    low: int
    high: int
    step: int = 1
    handy: tuple[int, ...] = field(default=(), compare=False)
    """Amounts that come to mind first; where none are named, those follow from the bounds."""

    def at(self, amount: int) -> Action:
        """The action with this amount."""
        return replace(self.action, amount=amount)  # pyright: ignore[reportArgumentType, reportUnknownVariableType, reportCallIssue]

    def admits(self, action: Action) -> bool:
        """Whether `action` is the one offered, with one of its amounts."""
        amount = getattr(action, "amount", None)
        return (
            type(action) is type(self.action)
            and type(amount) is int
            and amount in range(self.low, self.high + 1, self.step)
            and action == self.at(amount)
        )


Offer: TypeAlias = Say | Stake
