"""What three cards are worth at brag, with braggers that stand for others.

Source: the rule book of brag, *Hand ranking*, ledger B7 to B22.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from bot.rules.cards import ACE, PACK, Card, card

THREE: Final = 3
ABOVE_ACE: Final = 15

_ACE_OF_DIAMONDS: Final = card("Ad")


class Kind(IntEnum):
    """The kinds of hand, from the lowest up (B22)."""

    SINGLE = 1
    PAIR = 2
    FLUSH = 3
    RUN = 4
    RUNNING_FLUSH = 5
    PRIAL = 6


@dataclass(frozen=True, slots=True, order=True)
class Reading:
    """What a hand is worth; of two readings the greater is the better, equal ones tie (B20).

    `height` orders the readings of one kind: a rank, or above the ace whatever goes above it.
    `natural` says whether a pair or prial needs no bragger; other kinds are always natural.
    `rest` settles what is still equal. `ranks` are the three cards as they count, for words: the
    ranks of a pair before the odd card, all else from the highest, A-2-3 as `(3, 2, 14)`.
    """

    kind: Kind
    height: int
    natural: bool
    rest: tuple[int, ...]
    ranks: tuple[int, int, int] = field(compare=False)


@dataclass(frozen=True, slots=True)
class Ranking:
    """How a house ranks its hands.

    `everywhere`: a bragger may stand for any card, also in runs and flushes, and not only for a
    rank in a pair or prial. `own_rank`: a bragger at its printed rank counts as natural, as the
    ace of diamonds always does. `threes_high`: a prial of threes beats one of aces.
    """

    braggers: frozenset[Card]
    everywhere: bool = False
    own_rank: bool = False
    threes_high: bool = False

    def read(self, cards: Sequence[Card]) -> Reading:
        """The best reading of three cards."""
        wild = [each for each in cards if each in self.braggers]
        ranks = {each.rank for each in cards}
        best = _printed(cards)
        if not wild and len(ranks) == 3:
            return best
        for rank in ranks | {THREE} if len(wild) == 3 else ranks:
            best = max(best, self._together(rank, cards) or best)
        if self.everywhere and len(wild) == 1 and best.kind < Kind.PRIAL:
            # Two braggers make a prial with any third card, and nothing goes above a prial.
            return max(best, *_substituted([each for each in cards if each is not wild[0]]))
        return best

    def _together(self, rank: int, cards: Sequence[Card]) -> Reading | None:
        """The hand as a pair or prial of this rank, if it can be one."""
        own = [each for each in cards if each.rank == rank]
        helpers = [each for each in cards if each.rank != rank and each in self.braggers]
        natural = not helpers and all(map(self._is_natural, own))
        odd = [each.rank for each in cards if each not in own and each not in helpers]
        if len(odd) == 2:
            return None
        if odd:
            return Reading(Kind.PAIR, rank, natural, (odd[0],), (rank, rank, odd[0]))
        height = ABOVE_ACE if self.threes_high and rank == THREE else rank
        return Reading(Kind.PRIAL, height, natural, (), (rank, rank, rank))

    def _is_natural(self, card: Card) -> bool:
        """Whether a card at its printed rank is as good as one that is no bragger."""
        return self.own_rank or card is _ACE_OF_DIAMONDS or card not in self.braggers


def _printed(cards: Sequence[Card]) -> Reading:
    """Three cards of which each is only itself, pairs and prials left aside (B10 to B19)."""
    low, middle, high = sorted([each.rank for each in cards])
    suited = cards[0].suit is cards[1].suit is cards[2].suit
    if (low, middle, high) == (2, 3, ACE):
        kind = Kind.RUNNING_FLUSH if suited else Kind.RUN
        return Reading(kind, ABOVE_ACE, True, (), (3, 2, ACE))
    ranks = (high, middle, low)
    if low + 2 == middle + 1 == high:
        return Reading(Kind.RUNNING_FLUSH if suited else Kind.RUN, high, True, (), ranks)
    if suited:
        return Reading(Kind.FLUSH, high, True, (middle, low), ranks)
    height = ABOVE_ACE if _ACE_OF_DIAMONDS in cards else high
    return Reading(Kind.SINGLE, height, True, (middle, low), ranks)


def _substituted(others: list[Card]) -> list[Reading]:
    """What two cards make, as printed, with every third card of the pack."""
    return [_printed((*others, each)) for each in PACK if each not in others]
