"""Bets at baccara: how they stand, how they come out, and in which order they are paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.baccara.places import ONS, SIDES, Holders, On, Places, holder_order, side_of
from bot.rules.turns import Seat

Result: TypeAlias = Literal["win", "tie", "lose"]
"""How a tableau has come out against the banker."""
Results: TypeAlias = tuple[Result | None, Result | None]
"""Right and left; `None` where no hand was dealt."""


class Wager(Struct, frozen=True):
    """A bet of a place, seated or in the gallery."""

    place: Seat
    on: On
    amount: int


Wagers: TypeAlias = tuple[Wager, ...]
"""In order of placing."""


class Outcome(Struct, frozen=True):
    """What came of a bet: `due` by the cards, `moved` in chips; below nought it has lost.

    What of a winning bet the bank could not pay is neither won nor lost (BA29).
    """

    wager: Wager
    due: int
    moved: int


def changed_by(wagers: Wagers, wager: Wager) -> Wagers:
    """The bets with this one, which goes to the back of the queue unless it changes nothing."""
    if wager in wagers:
        return wagers
    rest = tuple(each for each in wagers if (each.place, each.on) != (wager.place, wager.on))
    return (*rest, wager) if wager.amount else rest


def trimmed(wagers: Wagers, places: Places, bank: int) -> Wagers:
    """The bets cut to the bank in all: seats in alternate order, then the gallery (BA22)."""
    kept: list[Wager] = []
    for each in sorted(wagers, key=lambda each: _alternate(each, places)):
        amount = min(each.amount, bank)
        bank -= amount
        if amount:
            kept.append(Wager(each.place, each.on, amount))
    return tuple(kept)


def _alternate(wager: Wager, places: Places) -> tuple[int, int]:
    """The order of the bettors' places; the gallery comes last, and stays in its order."""
    if wager.place not in places:
        return len(places), 0
    return places.index(wager.place), ONS.index(wager.on)


def due(wager: Wager, results: Results, *, halves: bool) -> int:
    """What the cards bring a bet: chips won, or lost below nought (BA26, BA63)."""
    worth = {"win": 1, "tie": 0, "lose": -1, None: 0}
    right, left = (worth[each] for each in results)
    if wager.on != "cheval":
        return wager.amount * (right if wager.on == "R" else left)
    both = right + left
    if abs(both) == 2:
        return wager.amount * both // 2
    return both * (wager.amount // 2) if halves else 0


def settled(
    wagers: Wagers, results: Results, places: Places, holders: Holders, bank: int, *, halves: bool
) -> tuple[Outcome, ...]:
    """All bets as they come out: the lost ones first, then those won, as the bank can pay them."""
    found = [(each, due(each, results, halves=halves)) for each in wagers]
    outcomes = [Outcome(each, amount, amount) for each, amount in found if amount < 0]
    bank -= sum(each.moved for each in outcomes)
    order = holder_order(holders)
    won = [pair for pair in found if pair[1] > 0]
    for each, amount in sorted(won, key=lambda pair: _payment(pair[0], places, order)):
        outcomes.append(Outcome(each, amount, min(amount, bank)))
        bank -= outcomes[-1].moved
    return (*outcomes, *(Outcome(each, 0, 0) for each, amount in found if not amount))


def _payment(wager: Wager, places: Places, order: Sequence[int]) -> tuple[int, int, int]:
    """When a winning bet is paid: own side, then opposite and à cheval, then the gallery."""
    if wager.place not in places:
        return 2, 0, 0
    spot = places.index(wager.place)
    if wager.on == side_of(spot):
        return 0, order.index(spot), 0
    return 1, spot, int(wager.on == "cheval")


def favoured(wagers: Wagers, dealt: Sequence[bool]) -> int:
    """The side of those dealt with more staked on it, 0 right or 1 left; of equal ones the right.

    What is staked à cheval lies on both alike.
    """
    staked = [sum(each.amount for each in wagers if each.on == side) for side in SIDES]
    return max((side for side in (0, 1) if dealt[side]), key=lambda side: staked[side])
