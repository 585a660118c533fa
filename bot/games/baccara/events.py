"""What happens at baccara, besides what any bank and any third card bring about."""

from __future__ import annotations

from bot.games.baccara.places import On, Side, Spot
from bot.games.baccara.stakes import Outcome, Results, Wagers
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat


class BidMade(Event, frozen=True):
    """A seat has entered a bid for the bank, sealed; it may be none."""

    seat: Seat


class BidsOpened(Event, frozen=True):
    """The bids, in the order of the list; who is not named has made none."""

    bids: tuple[tuple[Seat, int], ...]


class PlaceTaken(Event, frozen=True):
    """A seat has this place at the table now."""

    seat: Seat
    spot: Spot


class BetMade(Event, frozen=True):
    """A place has bet this much, in place of what it had there; it may be nothing."""

    place: Seat
    on: On
    amount: int


class BettingDone(Event, frozen=True):
    """A place bets no more in this coup."""

    place: Seat


class BetsTrimmed(Event, frozen=True):
    """The bets were more than the bank: these are left of them."""

    bets: Wagers


class Burnt(Event, frozen=True):
    """After a shuffle these cards were thrown out face up (BA19)."""

    cards: tuple[Card, ...]


class Dealt(Event, frozen=True):
    """Two cards each, face down, to who holds them right and left, and to the banker.

    `natural`: somebody has eight or nine, and all hands are turned up at once (BA51).
    """

    right: Seat | None
    left: Seat | None
    banker: Seat
    natural: bool


class CardForced(Event, frozen=True):
    """Everybody has refused the card, and the banker must take it (BA43, BA59)."""

    banker: Seat
    card: Card


class AllShown(Event, frozen=True):
    """All hands are turned up: right, left, banker; one that was not dealt has no cards."""

    hands: tuple[tuple[Card, ...], ...]
    results: Results


class Settled(Event, frozen=True):
    """The bets as they came out, in the order in which they were settled; and the bank now."""

    outcomes: tuple[Outcome, ...]
    bank: int


class HandPassed(Event, frozen=True):
    """A side has lost, and its cards go on to this seat (BA70)."""

    side: Side
    seat: Seat


class BankBroken(Event, frozen=True):
    """A banker has lost all: the bank is sold again (BA14, BA34)."""

    seat: Seat


class BankerRetired(Event, frozen=True):
    """The banker gives up; his bank may be taken over at this amount (BA15)."""

    seat: Seat
    amount: int


class BankTaken(Event, frozen=True):
    """A seat goes on with the bank at its amount, out of its own purse."""

    seat: Seat
    amount: int
