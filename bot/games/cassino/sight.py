"""What a seat goes by when it chooses a card: the house rules, the board, and its own hand."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bot.games.cassino.numbers import making, number
from bot.games.cassino.options import House
from bot.games.cassino.table import Board, Heap
from bot.rules.cards import Card
from bot.rules.turns import Seat


class Sight(Struct, frozen=True):
    """The board and a hand, as the seat sees them that holds it."""

    house: House
    board: Board
    held: tuple[Card, ...]
    seat: Seat

    def __repr__(self) -> str:
        return f"Sight(seat {self.seat})"

    @property
    def own(self) -> tuple[Heap, ...]:
        """The builds that the seat owns."""
        return tuple(heap for heap in self.board.heaps if heap.owner == self.seat)

    def keeps(self, card: Card, value: int) -> bool:
        """Whether the hand has another card of this value when `card` is played."""
        return any(number(each) == value for each in self.held if each is not card)

    def bound(self, card: Card) -> tuple[Heap, ...]:
        """The builds of its own that this hand card alone can take: it may do nothing else."""
        value = number(card)
        if self.keeps(card, value):
            return ()
        return tuple(heap for heap in self.own if heap.value == value)

    def pairs(self, card: Card) -> tuple[Card, ...]:
        """The loose cards of its rank (K24)."""
        return tuple(each for each in self.board.loose if each.rank == card.rank)

    def fitting(self, card: Card) -> tuple[Heap, ...]:
        """The builds of its value."""
        return tuple(heap for heap in self.board.heaps if heap.value == number(card))

    def sums(self, card: Card) -> Iterator[tuple[Card, ...]]:
        """The loose cards that come to its value, two or more together (K25)."""
        return making(self.board.loose, number(card), 2) if number(card) else iter(())

    def matches(self, card: Card) -> bool:
        """Whether the card can take anything."""
        return bool(self.pairs(card) or self.fitting(card)) or any(True for _ in self.sums(card))

    def fillings(self, card: Card, below: int, least: int) -> Iterator[tuple[Card, ...]]:
        """Loose cards, at least so many, that make a build with a hand card and `below`.

        `below` is what is there already. A card of the new value is kept in hand.
        """
        if not number(card) or self.bound(card):
            return
        for value in sorted({number(each) for each in self.held if each is not card}, reverse=True):
            rest = value - below - number(card)
            if rest >= 0:
                yield from making(self.board.loose, rest, least)
