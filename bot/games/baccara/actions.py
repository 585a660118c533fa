"""What can be done at baccara, besides the third card."""

from __future__ import annotations

from bot.games.baccara.places import On
from bot.rules.offers import Action


class Bid(Action, frozen=True):
    """A sealed bid for the bank; nought is none (BA5)."""

    amount: int


class Accept(Action, frozen=True):
    """The bank: with any amount when nobody has bid, at its own amount when its banker retires."""

    amount: int | None = None


class Decline(Action, frozen=True):
    """No to a bank that is offered."""


class Bet(Action, frozen=True):
    """The whole bet on a tableau or à cheval; nought takes it back (BA22, BA26)."""

    on: On
    amount: int


class Done(Action, frozen=True):
    """No more bets in this coup."""


class Banco(Action, frozen=True):
    """To play alone against the whole bank (BA32)."""


class Retire(Action, frozen=True):
    """The banker gives up his bank (BA15)."""
