"""What lies on the table at connexions, and who sees it."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from bot.games.connexions.events import Took
from bot.games.connexions.pack import (
    CONNEXION_CARDS,
    TRUMPS,
    Connexion,
    connexions,
    is_connexion_card,
)
from bot.rules import tricks
from bot.rules.cards import Card
from bot.rules.chips import Chips
from bot.rules.game import Position, Reckoned, Step, Unscored
from bot.rules.piles import Hand, Played, Stock
from bot.rules.turns import Seat

CARDS: Final = {3: 10, 4: 8}
"""How many cards each has, by how many play (X2, X3)."""


class Phase(Enum):
    """Where a deal stands."""

    DEAL = 1
    PLAY = 2
    OVER = 3


class Trick(tricks.Trick, frozen=True):
    """Cards in the order played, and the connexions that lie in them."""

    @property
    def connecting(self) -> tuple[Played, ...]:
        """The connexion cards among them, in the order played."""
        return tuple(each for each in self.played if is_connexion_card(each.card))

    @property
    def connexions(self) -> tuple[Connexion, ...]:
        """The connexions that lie in it, by precedence."""
        return connexions(self.cards)

    @property
    def winner(self) -> Seat:
        """The seat that holds it so far: the highest diamond, else the first card of a connexion,
        else the highest card of the suit led (X14, X15)."""
        trumped = any(card.suit is TRUMPS for card in self.cards)
        if len(self.connecting) >= 2 and not trumped:
            return self.connecting[0].seat
        return self.best(TRUMPS)


class Baize(Reckoned, Unscored, Struct, frozen=True):
    """What everybody sees of a deal of connexions."""

    chips: Chips
    phase: Phase
    dealer: Seat
    seats: tuple[Seat, ...]
    """Everybody at the table, also who sits this deal out."""
    players: tuple[Seat, ...]
    """Who plays, from the dealer's left round to the dealer."""
    on_turn: Seat
    deals: int
    """Deals of the match before this one."""
    length: int
    """How many deals the match has."""
    before: tuple[int, ...]
    """The stacks by place before anything was paid."""
    trick: Trick = Trick()
    """The trick that is being played."""
    tricks: tuple[Trick, ...] = ()
    """Those that are taken. Only the last lies open, but all have been seen."""
    possessor: Seat | None = None
    connexions: tuple[Connexion, ...] = ()
    """What the possessor has: any two connexions share a card, so there is never another."""
    drawn: tuple[Took, ...] = ()

    @property
    def pool(self) -> int:
        """Chips in the pool."""
        return self.chips.pools["pool"]

    @property
    def is_last(self) -> bool:
        """Whether it is the last deal of the match."""
        return self.deals + 1 >= self.length

    @property
    def taken(self) -> Counter[Seat]:
        """How many tricks each seat has taken."""
        return Counter(trick.winner for trick in self.tricks)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The connexion cards that nobody has played yet, the dearest first."""
        seen = {each for trick in (*self.tricks, self.trick) for each in trick.cards}
        return tuple(each for each in reversed(CONNEXION_CARDS) if each not in seen)

    @property
    def left(self) -> tuple[int, ...]:
        """How many cards each place holds."""
        places = range(len(self.chips.stacks))
        if self.phase is not Phase.PLAY:
            return (0,) * len(places)
        each = CARDS[len(self.players)] - len(self.tricks)
        played = {card.seat for card in self.trick.played}
        return tuple(each - (seat in played) if seat in self.players else 0 for seat in places)


Deal: TypeAlias = Position[Baize, Hand, Stock]
DealStep: TypeAlias = Step[Baize, Hand, Stock]
