"""What the cards win on the board as soon as they are dealt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from bot.games.poch.events import Melded
from bot.games.poch.options import House
from bot.games.poch.pack import ABOVE
from bot.games.poch.table import DealStep
from bot.rules.cards import KING, QUEEN, Card, Suit
from bot.rules.chips import Payment
from bot.rules.steps import then
from bot.rules.stops import own_run
from bot.rules.turns import Seat

HONOURS: Final = MappingProxyType({14: "ace", 13: "king", 12: "queen", 11: "jack", 10: "ten"})
"""The pool of each honour of trumps, by rank (PO7)."""

_LEAST_RUN: Final = 3
_TRUMP_RUN: Final = (7, 8, 9)
_PAIR: Final = (KING, QUEEN)


def melded(house: House, step: DealStep) -> DealStep:
    """Everybody shows what wins a pool, and takes it; the cards stay in the hands."""
    position = step.position
    table = position.table
    hands = {seat: position.hands[seat].cards for seat in table.players}
    assert table.trumps is not None
    melds = tuple(
        Melded(seat, pool, cards, table.chips.pools[pool])
        for pool, seat, cards in _found(house, hands, table.trumps)
    )
    payments = tuple(Payment(each.pool, each.seat, each.amount, "pool") for each in melds)
    return then(step, melds, payments, melds=melds)


def _found(
    house: House, hands: Mapping[Seat, tuple[Card, ...]], trumps: Suit
) -> Iterator[tuple[str, Seat, tuple[Card, ...]]]:
    """Each pool that is won, by whom, with which cards; `hands` are in order from the eldest."""
    held = {
        seat: {each.rank: each for each in hand if each.suit is trumps}
        for seat, hand in hands.items()
    }
    for rank, pool in HONOURS.items():
        yield from ((pool, seat, (own[rank],)) for seat, own in held.items() if rank in own)
    yield from (("marriage", *each) for each in _together(held, _PAIR))
    if house.sequence == "trump-789":
        yield from (("sequence", *each) for each in _together(held, _TRUMP_RUN))
    else:
        yield from (("sequence", *each) for each in _best_run(hands, trumps))


def _together(
    trumps: Mapping[Seat, Mapping[int, Card]], ranks: tuple[int, ...]
) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """Who holds all of these trumps."""
    for seat, own in trumps.items():
        if own.keys() >= {*ranks}:
            yield seat, tuple(own[rank] for rank in ranks)


def _best_run(
    hands: Mapping[Seat, tuple[Card, ...]], trumps: Suit
) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """The longest run, then the highest, then the one in trumps, then the eldest's (PO9)."""
    runs = [(seat, run) for seat, hand in hands.items() for run in _runs(hand)]
    if runs:
        yield max(runs, key=lambda each: _value(each[1], trumps))


def _value(run: tuple[Card, ...], trumps: Suit) -> tuple[int, int, bool]:
    return len(run), run[-1].rank, run[0].suit is trumps


def _runs(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """From each card as far upwards as the hand goes, where that is far enough."""
    runs = (own_run(hand, each, ABOVE) for each in hand)
    return (run for run in runs if len(run) >= _LEAST_RUN)
