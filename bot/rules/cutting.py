"""Cutting for places and the deal: everybody draws a card, the ace is lowest.

Rule books of whist (ledger W42) and cassino.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal, TypeAlias, TypeVar

from bot.rules.cards import PACK, Card, ace_low
from bot.rules.chance import Chance, Draw, Shuffle, Shuffled
from bot.rules.game import Event, Seating
from bot.rules.lots import FirstDealer, FirstDealerRule, lot, seated_by_lot
from bot.rules.turns import Seat

C = TypeVar("C")

PartnersRule: TypeAlias = Literal["seats", "cut"]
"""A house rule `partners`: as they sit, or as they cut."""


class Cut(Event, frozen=True):
    """Every guest drew from the pack: the cards of each, who drew from the lowest up, and the seat
    of each after any moving.

    Guests are counted from 0 in the order of their former seats, free ones left out.
    """

    places: ClassVar[bool] = True

    drawn: tuple[tuple[Card, ...], ...]
    order: tuple[int, ...]
    seats: tuple[Seat, ...]


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
    drawn, lowest_up = _drawn(chance.cards, len(seats))
    order = _partnered(lowest_up) if partners == "cut" else tuple(range(len(seats)))
    cut = Cut(drawn, lowest_up, tuple(seats[order.index(guest)] for guest in range(len(seats))))
    dealer = first_dealer if isinstance(first_dealer, int) else cut.seats[lowest_up[0]]
    moved = tuple(seats[place] for place in order)
    return Seating(moved, carry(dealer), (cut, FirstDealer(dealer)))


def _drawn(
    pack: tuple[Card, ...], guests: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[int, ...]]:
    """What guests 0, 1, … take from the top of `pack`, and who has drawn from the lowest up.

    Those of equal rank draw on until it is settled.
    """
    drawn: list[list[Card]] = [[] for _ in range(guests)]
    top = iter(pack)
    tied = list(range(guests))
    while tied:
        for guest in tied:
            drawn[guest].append(next(top))
        keys = [_key(each) for each in drawn]
        tied = [guest for guest in tied if keys.count(keys[guest]) > 1]
    order = sorted(range(guests), key=lambda guest: _key(drawn[guest]))
    return tuple(tuple(each) for each in drawn), tuple(order)


def _partnered(lowest_up: tuple[int, ...]) -> tuple[int, ...]:
    """The second lowest changes places with the seat opposite the lowest (W42)."""
    lowest, second = lowest_up[:2]
    order = list(range(4))
    opposite = (lowest + 2) % 4
    order[opposite], order[second] = second, opposite
    return tuple(order)


def _key(drawn: list[Card]) -> tuple[int, ...]:
    return tuple(map(ace_low, drawn))
