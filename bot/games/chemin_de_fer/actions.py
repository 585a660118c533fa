"""What can be done at chemin de fer, besides the third card."""

from __future__ import annotations

from bot.rules.offers import Action


class Open(Action, frozen=True):
    """The seat asked becomes banker with this bank (C10)."""

    amount: int


class Decline(Action, frozen=True):
    """No to a bank, to stakes above the bank, or to a passed deal."""


class Bet(Action, frozen=True):
    """The whole stake for the next hand, what a tie has left included (C11)."""

    amount: int


class Banco(Action, frozen=True):
    """To play alone against the whole bank (C12)."""


class Accept(Action, frozen=True):
    """The banker covers stakes above the bank with so many chips more (C16)."""

    amount: int


class Continue(Action, frozen=True):
    """The banker deals again (C25)."""


class Pass(Action, frozen=True):
    """The banker retires and passes the deal (C42)."""


class Take(Action, frozen=True):
    """The passed deal, at the amount of its bank (C43)."""
