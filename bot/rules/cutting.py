"""Cutting for places and the deal: everybody draws a card, the ace is lowest.

Rule books of whist (ledger W42) and cassino.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

from bot.rules.cards import ACE, PACK, Card
from bot.rules.chance import Chance, Draw, Shuffle, Shuffled
from bot.rules.game import Event, Seat, Seating
from bot.rules.lots import FirstDealer, FirstDealerRule, lot, seated_by_lot

C = TypeVar("C")

PartnersRule: TypeAlias = Literal["seats", "cut"]
"""A house rule `partners`: as they sit, or as they cut."""


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """Every seat drew from the pack: the cards by seat, and the seats from the lowest up."""

    drawn: tuple[tuple[Card, ...], ...]
    order: tuple[Seat, ...]


def lot_or_cut(
    first_dealer: FirstDealerRule, partners: PartnersRule, seats: tuple[Seat, ...]
) -> Shuffle | Draw | None:
    """What chance is asked for before a sitting: a pack to cut from, lots, or nothing."""
    return Shuffle(PACK) if "cut" in (first_dealer, partners) else lot(first_dealer, seats)


def seated(
    seats: tuple[Seat, ...],
    chance: Chance,
    carry: Callable[[Seat], C],
    first_dealer: FirstDealerRule,
    partners: PartnersRule,
) -> Seating[C]:
    """Who sits where and deals first, by the chance that `lot_or_cut` asked for.

    The lowest deals, unless the house names a seat, which means the one after any moving. Only
    four can cut for partners. `carry` makes what a first dealer begins with.
    """
    if not isinstance(chance, Shuffled):
        return seated_by_lot(seats, chance, carry)
    drawn = cut(chance.cards, len(seats))
    order = _partnered(drawn) if partners == "cut" else tuple(range(len(seats)))
    lowest = seats[order.index(drawn.order[0])]
    dealer = first_dealer if isinstance(first_dealer, int) else lowest
    moved = tuple(seats[place] for place in order)
    return Seating(moved, carry(dealer), (drawn, FirstDealer(dealer)))


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


def _partnered(drawn: Cut) -> tuple[int, ...]:
    """The second lowest changes places with the seat opposite the lowest (W42)."""
    lowest, second = drawn.order[:2]
    order = list(range(4))
    opposite = (lowest + 2) % 4
    order[opposite], order[second] = second, opposite
    return tuple(order)


def _key(drawn: list[Card]) -> tuple[int, ...]:
    return tuple(1 if each.rank == ACE else each.rank for each in drawn)
