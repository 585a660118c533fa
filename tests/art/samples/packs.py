"""Packs that bring the cards which are wanted, for samples and for tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.rules.cards import PACK, Card, cards
from bot.rules.turns import Seat


def topped(first: str, pack: Iterable[Card] = PACK) -> tuple[Card, ...]:
    """A pack with these cards on top. Raises `ValueError` where it has not got them."""
    top, rest = cards(first), [*pack]
    for each in top:
        rest.remove(each)
    return (*top, *rest)


def pack_for(
    hands: Mapping[Seat, str],
    players: Iterable[Seat],
    size: int,
    after: str = "",
    pack: Iterable[Card] = PACK,
) -> tuple[Card, ...]:
    """A whole pack that brings hands of this size, dealt one by one, and then the cards `after`.

    What a hand lacks is filled up, player by player, in the order of `pack`.
    """
    named = {*cards(after), *cards(" ".join(hands.values()))}
    rest = [each for each in pack if each not in named]
    held: list[tuple[Card, ...]] = []
    for seat in players:
        own = cards(hands.get(seat, ""))
        missing = size - len(own)
        held.append((*own, *rest[:missing]))
        del rest[:missing]
    return (*as_dealt(held), *cards(after), *rest)


def as_dealt(hands: Sequence[Sequence[Card]], batch: int = 1) -> tuple[Card, ...]:
    """The cards of equal hands in the order in which they are dealt, so many at a time."""
    starts = range(0, len(hands[0]), batch)
    return tuple(card for at in starts for hand in hands for card in hand[at : at + batch])
