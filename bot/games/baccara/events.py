"""What happens at baccara, besides what any bank and any third card bring about."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.baccara.places import On, Side, Spot
from bot.games.baccara.stakes import Outcome, Results, Wagers
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat has entered a bid for the bank, sealed; it may be none."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    """The bids, in the order of the list; who is not named has made none."""

    bids: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class PlaceTaken(Event):
    """A seat has this place at the table now."""

    seat: Seat
    spot: Spot


@dataclass(frozen=True, slots=True)
class BetMade(Event):
    """A place has bet this much, in place of what it had there; it may be nothing."""

    place: Seat
    on: On
    amount: int


@dataclass(frozen=True, slots=True)
class BettingDone(Event):
    """A place bets no more in this coup."""

    place: Seat


@dataclass(frozen=True, slots=True)
class BetsTrimmed(Event):
    """The bets were more than the bank: these are left of them."""

    bets: Wagers


@dataclass(frozen=True, slots=True)
class Burnt(Event):
    """After a shuffle these cards were thrown out face up (BA19)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Two cards each, face down, to who holds them right and left, and to the banker.

    `natural`: somebody has eight or nine, and all hands are turned up at once (BA51).
    """

    right: Seat | None
    left: Seat | None
    banker: Seat
    natural: bool


@dataclass(frozen=True, slots=True)
class CardForced(Event):
    """Everybody has refused the card, and the banker must take it (BA43, BA59)."""

    banker: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class AllShown(Event):
    """All hands are turned up: right, left, banker; one that was not dealt has no cards."""

    hands: tuple[tuple[Card, ...], ...]
    results: Results


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """The bets as they came out, in the order in which they were settled; and the bank now."""

    outcomes: tuple[Outcome, ...]
    bank: int


@dataclass(frozen=True, slots=True)
class HandPassed(Event):
    """A side has lost, and its cards go on to this seat (BA70)."""

    side: Side
    seat: Seat


@dataclass(frozen=True, slots=True)
class BankBroken(Event):
    """A banker has lost all: the bank is sold again (BA14, BA34)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BankerRetired(Event):
    """The banker gives up; his bank may be taken over at this amount (BA15)."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BankTaken(Event):
    """A seat goes on with the bank at its amount, out of its own purse."""

    seat: Seat
    amount: int
