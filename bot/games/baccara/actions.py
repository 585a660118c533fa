"""What can be done at baccara, besides the third card."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.baccara.places import On
from bot.rules.offers import Action


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """A sealed bid for the bank; nought is none (BA5)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """The bank: with any amount when nobody has bid, at its own amount when its banker retires."""

    amount: int | None = None


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """No to a bank that is offered."""


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """The whole bet on a tableau or à cheval; nought takes it back (BA22, BA26)."""

    on: On
    amount: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """No more bets in this coup."""


@dataclass(frozen=True, slots=True)
class Banco(Action):
    """To play alone against the whole bank (BA32)."""


@dataclass(frozen=True, slots=True)
class Retire(Action):
    """The banker gives up his bank (BA15)."""
