"""What happens at chemin de fer, besides what any bank and any third card bring about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.games.chemin_de_fer.stakes import Wagers
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat

Result: TypeAlias = Literal["bank", "punters", "tie"]


@dataclass(frozen=True, slots=True)
class BankRaised(Event):
    """The banker covers stakes above the bank: so many chips more."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BancoSuivi(Event):
    """One who has lost a banco plays alone again, by his first claim (C46)."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class StakesAccepted(Event):
    """The stakes that the bank takes, those left by a tie included."""

    stakes: Wagers


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Two cards each, face down, to who plays for the punters and to the banker.

    `natural`: somebody holds eight or nine, and both hands are turned up at once (C21, C27).
    """

    represents: Seat
    banker: Seat
    natural: bool


@dataclass(frozen=True, slots=True)
class AllShown(Event):
    """Both hands are turned up, and who has won."""

    punters: tuple[Card, ...]
    bank: tuple[Card, ...]
    result: Result


@dataclass(frozen=True, slots=True)
class MadeGood(Event):
    """A false draw has cost this place its stake, and the offender pays it back (C33)."""

    offender: Seat
    place: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BankWon(Event):
    """The stakes, `amount` in all, have joined the bank (C22)."""

    banker: Seat
    amount: int
    bank: int


@dataclass(frozen=True, slots=True)
class PuntersWon(Event):
    """Every stake was paid its own amount (C23); `left` of the bank goes back to the banker."""

    stakes: Wagers
    banker: Seat
    left: int


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """Nobody pays (C40). The stakes stay for the next hand, or are returned."""

    stakes: Wagers
    stay: bool


@dataclass(frozen=True, slots=True)
class Continued(Event):
    """The banker deals again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealOffered(Event):
    """The banker retires: his deal may be taken at this amount (C42, C43)."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class DealTaken(Event):
    """A seat is banker, with the amount of the late bank."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class DealMoved(Event):
    """The deal has gone on to this seat (C26, C44)."""

    seat: Seat
