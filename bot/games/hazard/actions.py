"""What can be done at hazard."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.offers import Action


@dataclass(frozen=True, slots=True)
class Call(Action):
    """The caster stakes an amount, and names his main unless it is thrown for (H3)."""

    amount: int
    main: int | None = None


@dataclass(frozen=True, slots=True)
class PassBox(Action):
    """The caster gives the dice to the left, where the house allows it (`voluntary_pass`)."""


@dataclass(frozen=True, slots=True)
class Cover(Action):
    """A setter or onlooker is willing to stand so much of the stake (H8); 0 is nothing."""

    amount: int


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """The caster throws the dice (H4)."""


@dataclass(frozen=True, slots=True)
class Odds(Action):
    """The caster bets besides that he makes his chance, by a house rule (`odds`)."""

    amount: int
