"""A bank that one player puts up, and that another may challenge alone: banco.

Rule books of chemin de fer and baccara. The pool of the bank is called `bank`.
"""

from __future__ import annotations

from typing import Literal, Protocol, TypeVar

from bot.rules.chips import pay
from bot.rules.game import Event, H, Public, Step, V
from bot.rules.steps import then
from bot.rules.turns import Seat


class Bank(Public, Protocol):
    """A table with a bank on it."""

    @property
    def seats(self) -> tuple[Seat, ...]: ...
    @property
    def banker(self) -> Seat | None: ...
    @property
    def banked(self) -> int:
        """Chips in the bank."""
        ...

    @property
    def banco_by(self) -> Seat | None: ...
    @property
    def bancos(self) -> int:
        """So many coups in succession were bancos of `banco_by`."""
        ...


B = TypeVar("B", bound=Bank)


class BankOpened(Event, frozen=True):
    """A banker has set out what he will risk."""

    seat: Seat
    amount: int


class Declined(Event, frozen=True):
    """A seat that was asked has said no."""

    seat: Seat


class BancoCalled(Event, frozen=True):
    """A seat has called banco in the open window."""

    seat: Seat


class BancoAccepted(Event, frozen=True):
    """A seat plays alone against a bank of this amount; nothing else is staked."""

    seat: Seat
    amount: int


class BankReturned(Event, frozen=True):
    """A banker has taken his bank home."""

    seat: Seat
    amount: int


class TableClosed(Event, frozen=True):
    """No coup can follow: nobody will be banker, or too few hold chips."""

    cause: Literal["declined", "chips"]


def no_banco(table: Bank, seat: Seat, most: int) -> str | None:
    """Why a place may not call banco, in words; `most` is a house rule, and 0 is no limit."""
    if seat not in table.seats:
        return "Only a seated player may call banco."
    if table.chips.stacks[seat] < table.banked:
        return f"Banco is for the whole bank, and you hold fewer than {table.banked:,} chips."
    if most and table.banco_by == seat and table.bancos >= most:
        return f"You cannot call banco more than {most:,} times in succession."
    return None


def challenged(step: Step[B, H, V], seat: Seat) -> Step[B, H, V]:
    """A seat plays alone against the bank, and its bancos in succession are counted."""
    table = step.position.table
    bancos = table.bancos + 1 if table.banco_by == seat else 1
    return then(step, banco_by=seat, bancos=bancos)


def uncounted(step: Step[B, H, V]) -> Step[B, H, V]:
    """Bancos are counted anew."""
    return then(step, banco_by=None, bancos=0)


def bank_home(step: Step[B, H, V]) -> Step[B, H, V]:
    """What is in the bank goes back to the banker."""
    table = step.position.table
    if not table.banked or table.banker is None:
        return step
    events = (BankReturned(table.banker, table.banked),)
    return then(step, events, pay("bank", table.banker, table.banked, "bank"))
