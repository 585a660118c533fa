"""What happens at chemin de fer, besides what any bank and any third card bring about."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.chemin_de_fer.stakes import Wagers
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat

Result: TypeAlias = Literal["bank", "punters", "tie"]


class BankRaised(Event, frozen=True):
    """The banker covers stakes above the bank: so many chips more."""

    seat: Seat
    amount: int


class BancoSuivi(Event, frozen=True):
    """One who has lost a banco plays alone again, by his first claim (C46)."""

    seat: Seat
    amount: int


class StakesAccepted(Event, frozen=True):
    """The stakes that the bank takes, those left by a tie included."""

    stakes: Wagers


class Dealt(Event, frozen=True):
    """Two cards each, face down, to who plays for the punters and to the banker.

    `natural`: somebody holds eight or nine, and both hands are turned up at once (C21, C27).
    """

    represents: Seat
    banker: Seat
    natural: bool


class AllShown(Event, frozen=True):
    """Both hands are turned up, and who has won."""

    punters: tuple[Card, ...]
    bank: tuple[Card, ...]
    result: Result


class MadeGood(Event, frozen=True):
    """A false draw has cost this place its stake, and the offender pays it back (C33)."""

    offender: Seat
    place: Seat
    amount: int


class BankWon(Event, frozen=True):
    """The stakes, `amount` in all, have joined the bank (C22)."""

    banker: Seat
    amount: int
    bank: int


class PuntersWon(Event, frozen=True):
    """Every stake was paid its own amount (C23); `left` of the bank goes back to the banker."""

    stakes: Wagers
    banker: Seat
    left: int


class Tied(Event, frozen=True):
    """Nobody pays (C40). The stakes stay for the next hand, or are returned."""

    stakes: Wagers
    stay: bool


class Continued(Event, frozen=True):
    """The banker deals again."""

    seat: Seat


class DealOffered(Event, frozen=True):
    """The banker retires: his deal may be taken at this amount (C42, C43)."""

    seat: Seat
    amount: int


class DealTaken(Event, frozen=True):
    """A seat is banker, with the amount of the late bank."""

    seat: Seat
    amount: int


class DealMoved(Event, frozen=True):
    """The deal has gone on to this seat (C26, C44)."""

    seat: Seat
