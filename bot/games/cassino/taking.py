"""Complete takes: all that a card can have, by the measure of the book."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from bot.games.cassino.actions import Groups, Take
from bot.games.cassino.numbers import low
from bot.games.cassino.sight import Sight
from bot.rules.cards import ACE, Card, Suit, card

Worth: TypeAlias = tuple[int, int, int]
"""Points, number of cards, and spades."""

GREAT: Final = card("Td")
LITTLE: Final = card("2s")

_WAYS: Final = 12
"""So many sums at most are tried as the first of a take."""


def points(each: Card) -> int:
    """What a card counts by itself: Great Cassino 2, Little Cassino and each ace 1 (K3, K4, K7)."""
    if each is GREAT:
        return 2
    return int(each is LITTLE or each.rank == ACE)


def worth(cards: Sequence[Card]) -> Worth:
    """What cards are worth to whoever wins them."""
    return sum(map(points, cards)), len(cards), sum(each.suit is Suit.SPADES for each in cards)


def gathered(groups: Groups) -> tuple[Card, ...]:
    """All cards of these groups."""
    return tuple(each for group in groups for each in group)


def sweeps(sight: Sight, taken: int) -> bool:
    """Whether a take of so many cards of the board is a sweep that counts (K26)."""
    board = sight.board
    if taken < len(board.loose) + sum(len(heap.cards) for heap in board.heaps):
        return False
    is_last = board.stock == 0 and sum(board.left) == 1
    return not is_last or sight.house.last_card_sweep == "on"


def take_worth(sight: Sight, take: Take) -> Worth:
    """What a take is worth, the card from hand and the sweep included."""
    cards = (take.card, *gathered(take.groups))
    counted, number_of, spades = worth(cards)
    return counted + sweeps(sight, len(cards) - 1), number_of, spades


def best_take(sight: Sight, card: Card) -> Take | None:
    """All of its rank and value, and then the sums that are worth most; `None` for nothing."""
    groups = _filled_up(sight, card, _ordered_sums(sight, card))
    return Take(card, groups) if groups else None


def complete_takes(sight: Sight, card: Card) -> list[Take]:
    """The best take, and others that cannot be added to; not all where there are very many."""
    sums = _ordered_sums(sight, card)
    orders = [sums, *([first, *sums] for first in sums[:_WAYS])]
    found = [_filled_up(sight, card, each) for each in orders]
    different: dict[frozenset[Card], Groups] = {}
    for groups in filter(None, found):
        different.setdefault(frozenset(gathered(groups)), groups)
    takes = [Take(card, groups) for groups in different.values()]
    return sorted(takes, key=lambda take: take_worth(sight, take), reverse=True)


def _filled_up(sight: Sight, card: Card, sums: Iterable[tuple[Card, ...]]) -> Groups:
    """All of its rank and value, and of the sums one after the other what is still there."""
    groups = [*((each,) for each in sight.pairs(card))]
    groups += [heap.cards for heap in sight.fitting(card)]
    taken = {each for group in groups for each in group}
    for group in sums:
        if taken.isdisjoint(group):
            groups.append(group)
            taken.update(group)
    return tuple(groups)


def _ordered_sums(sight: Sight, card: Card) -> list[tuple[Card, ...]]:
    return sorted(sight.sums(card), key=_group_worth, reverse=True)


def _group_worth(group: tuple[Card, ...]) -> tuple[Worth, list[tuple[int, int]]]:
    """The measure of the book: of equal groups the one with the lower cards."""
    ranks = (low(each) for each in sorted(group, key=low))
    return worth(group), [(-rank, -suit) for rank, suit in ranks]
