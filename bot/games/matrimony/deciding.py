"""Who gains which chance at matrimony, from the hands as they are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.games.matrimony.events import Showed
from bot.games.matrimony.options import House
from bot.rules.cards import KING, KNAVE, QUEEN, Card, Suit, card
from bot.rules.turns import Seat

COUPLES: Final = MappingProxyType(
    {"matrimony": (KING, QUEEN), "intrigue": (QUEEN, KNAVE), "confederacy": (KING, KNAVE)}
)
"""The two ranks of each chance that goes by two, whatever their suits (M4 to M6)."""

SWEEP: Final = card("Ad")
"""Turned up, it takes everything (M3)."""

Gain: TypeAlias = tuple[Seat, tuple[Card, ...]]
"""Who gains a chance, and by which cards."""


def gains(house: House, hands: Sequence[Showed]) -> dict[str, Gain]:
    """The chances that are gained; of equal hands the elder comes first, in whose order they are.

    (M7, M16, M17, M19, M20)
    """
    found = {
        "best": _best(house, hands),
        **{chance: _couple(hands, ranks) for chance, ranks in COUPLES.items()},
        "pairs": _pair(hands),
    }
    return {chance: gain for chance, gain in found.items() if gain is not None}


def _best(house: House, hands: Sequence[Showed]) -> Gain | None:
    if house.best == "ace-diamonds-only":
        return None
    held = [
        (hand.seat, each)
        for hand in hands
        for each in hand.cards
        if house.best == "any-suit" or each.suit is Suit.DIAMONDS
    ]
    if not held:
        return None
    # `max` keeps the first of equals.
    seat, highest = max(held, key=lambda each: each[1].rank)
    return seat, (highest,)


def _couple(hands: Sequence[Showed], ranks: tuple[int, int]) -> Gain | None:
    for hand in hands:
        first = {each.rank: each for each in reversed(hand.cards)}
        if first.keys() >= {*ranks}:
            return hand.seat, tuple(first[rank] for rank in ranks)
    return None


def _pair(hands: Sequence[Showed]) -> Gain | None:
    pairs = [
        (rank, hand)
        for hand in hands
        for rank, number in Counter(each.rank for each in hand.cards).items()
        if number > 1
    ]
    if not pairs:
        return None
    highest, hand = max(pairs, key=lambda pair: pair[0])
    return hand.seat, tuple(each for each in hand.cards if each.rank == highest)
