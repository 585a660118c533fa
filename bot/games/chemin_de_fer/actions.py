"""What can be done at chemin de fer, besides the third card."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.offers import Action


@dataclass(frozen=True, slots=True)
class Open(Action):
    """The seat asked becomes banker with this bank (C10)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """No to a bank, to stakes above the bank, or to a passed deal."""


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """The whole stake for the next hand, what a tie has left included (C11)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Banco(Action):
    """To play alone against the whole bank (C12)."""


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """The banker covers stakes above the bank with so many chips more (C16)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Continue(Action):
    """The banker deals again (C25)."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """The banker retires and passes the deal (C42)."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """The passed deal, at the amount of its bank (C43)."""
