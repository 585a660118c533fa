"""The computer player of thirty-one: it betters its hand while it can, and knocks in good time.

The book's precepts: take 31, else the exchange that makes the best hand, among equals the one that
keeps most of a 31 together; knock at 27 in the first circuit, at 25 in the second and at 23
later, with three or fewer at the table at two less. Where nothing is better, the exchange that does
the least harm; an ace, and a suit that the next player collects, are given last of all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.games.thirty_one import (
    Baize,
    Exchange,
    Knock,
    Pass,
    Phase,
    Stand,
    ThirtyOne,
    Worth,
    after,
    exchanges,
    may_knock,
    points,
    swapped,
)
from bot.rules.cards import ACE, Card, Suit
from bot.rules.game import SeatView
from bot.rules.offers import Action
from bot.rules.piles import Hand
from bot.rules.turns import following

THRESHOLDS: Final = (27, 25, 23)
"""The least that is worth a knock in the first circuit, in the second, and later."""
FEW: Final = 3
FEWER: Final = 2
"""At a table of so few or less, so much less is worth a knock."""

Merit: TypeAlias = tuple[Worth, int, int, int]


def choose(rules: ThirtyOne, view: SeatView[Baize, Hand]) -> Action:
    """What a player does in this seat who follows the book."""
    table, hand = view.public.table, view.hand.cards
    best = max(exchanges(table, hand), key=lambda each: _merit(rules, hand, each))
    if after(rules, hand, best) > rules.worth(hand):
        return best
    if table.phase is Phase.LAST_ROUND:
        return Stand()
    if may_knock(rules, table) and rules.worth(hand) >= threshold(table):
        return Knock()
    return Pass() if rules.allow_pass == "on" else _harmless(rules, view)


def threshold(table: Baize) -> Worth:
    """The least hand that is worth a knock."""
    few = FEWER if len(table.players) <= FEW else 0
    return Worth(THRESHOLDS[min(table.circuits, 2)] - few)


def _harmless(rules: ThirtyOne, view: SeatView[Baize, Hand]) -> Exchange:
    """The exchange that costs least, and gives the next player nothing to be glad of."""
    table, hand = view.public.table, view.hand.cards
    collected = {each.suit for each in table.known[following(view.seat, table.players)[0]]}

    def merit(each: Exchange) -> tuple[bool, Merit]:
        is_a_gift = each.give.rank == ACE or each.give.suit in collected
        return not is_a_gift, _merit(rules, hand, each)

    return max(exchanges(table, hand), key=merit)


def _merit(rules: ThirtyOne, hand: tuple[Card, ...], exchange: Exchange) -> Merit:
    """What an exchange is worth: the hand that it makes, and little given for much."""
    promise = _promise(swapped(hand, exchange.give, exchange.take))
    return after(rules, hand, exchange), promise, -exchange.give.rank, exchange.take.rank


def _promise(hand: Sequence[Card]) -> int:
    """How many of the three cards of a 31 a hand has together: an ace, and up to two tens."""
    return max(_towards([each for each in hand if each.suit is suit]) for suit in Suit)


def _towards(suit: Sequence[Card]) -> int:
    tens = sum(points(each) == 10 for each in suit)
    return min(tens, 2) + any(each.rank == ACE for each in suit)
