"""What happens at connexions, besides what is paid, dealt, played, and shared out."""

from __future__ import annotations

from bot.games.connexions.pack import Connexion, Prize
from bot.rules.game import Event
from bot.rules.turns import Seat


class Connected(Event, frozen=True):
    """The card just played has completed these connexions in the trick."""

    connexions: tuple[Connexion, ...]


class TrickTaken(Event, frozen=True):
    """A seat takes the trick, leads the next, and possesses these connexions by it (X14, X15)."""

    seat: Seat
    connexions: tuple[Connexion, ...]


class Took(Event, frozen=True):
    """A seat has drawn from the pool for a prize: `due`, or what was left there (X9 to X12)."""

    seat: Seat
    prize: Prize
    due: int
    amount: int


class NoMajority(Event, frozen=True):
    """Nobody has the majority of the tricks, which therefore draws nothing."""
