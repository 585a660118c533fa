"""What can be done at hazard."""

from __future__ import annotations

from bot.rules.offers import Action


class Call(Action, frozen=True):
    """The caster stakes an amount, and names his main unless it is thrown for (H3)."""

    amount: int
    main: int | None = None


class PassBox(Action, frozen=True):
    """The caster gives the dice to the left, where the house allows it (`voluntary_pass`)."""


class Cover(Action, frozen=True):
    """A setter or onlooker is willing to stand so much of the stake (H8); 0 is nothing."""

    amount: int


class Throw(Action, frozen=True):
    """The caster throws the dice (H4)."""


class Odds(Action, frozen=True):
    """The caster bets besides that he makes his chance, by a house rule (`odds`)."""

    amount: int
