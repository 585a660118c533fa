"""Cutting for places and the deal: everybody draws a card, the ace is lowest.

Rule books of whist (ledger W42) and cassino.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.cards import Card
from bot.rules.game import Event, Seat

ACE = 14


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """Every seat drew from the pack: the cards by seat, and the seats from the lowest up."""

    drawn: tuple[tuple[Card, ...], ...]
    order: tuple[Seat, ...]


def cut(pack: tuple[Card, ...], seats: int) -> Cut:
    """Seats 0, 1, … take the top cards of `pack`; seats of equal rank draw on until settled."""
    drawn: list[list[Card]] = [[] for _ in range(seats)]
    top = iter(pack)
    tied = list(range(seats))
    while tied:
        for seat in tied:
            drawn[seat].append(next(top))
        keys = [_key(each) for each in drawn]
        tied = [seat for seat in tied if keys.count(keys[seat]) > 1]
    order = sorted(range(seats), key=lambda seat: _key(drawn[seat]))
    return Cut(tuple(tuple(each) for each in drawn), tuple(order))


def _key(drawn: list[Card]) -> tuple[int, ...]:
    return tuple(1 if each.rank == ACE else each.rank for each in drawn)
