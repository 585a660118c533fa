"""The computer player of cassino, by the precepts of the old books.

It remembers no more than lies open: its hand, the board, and the latest take. Of all that it could
take or lay it does what gains most, less what the next player is likely to gain from the board as
it is left, and with some of what the rest of its hand could take there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from bot.games.cassino import (
    Board,
    Build,
    Cassino,
    Heap,
    Lay,
    Sight,
    Take,
    best_take,
    complete_takes,
    fault,
    gathered,
    number,
    points,
    take_worth,
    total,
)
from bot.rules.cards import PACK, Card
from bot.rules.game import SeatView
from bot.rules.offers import Action
from bot.rules.piles import Hand

CARD: Final = 0.12
"""What a card is worth, as a share of the three points for most of them."""
SPADE: Final = 0.15
"""What a spade is worth besides."""
LATER: Final = 0.4
"""The share of what could be taken next time that is likely to be there still."""
MANY: Final = 3
"""So many cards are worth a take at once."""
FEW: Final = 3
"""So many takes of a card are thought through."""


def choose(rules: Cassino, view: SeatView[Board, Hand]) -> Action:
    """What a sound player does in this seat."""
    sight = Sight(rules, view.public.table, view.hand.cards, view.seat)
    takes = [*_takes(sight)]
    if sight.own:
        good = [take for take in takes if _counts(sight, take) or _has_own(sight, take)]
        return max(good or takes, key=lambda take: _gain(sight, take))
    if not any(_is_good(sight, take) for take in takes):
        build = _build(sight)
        if build is not None:
            return build
    lays = (Lay(card) for card in sight.held)
    deeds = [*takes, *(lay for lay in lays if fault(sight, lay) is None)]
    return max(deeds, key=lambda deed: _value(sight, deed))


def _takes(sight: Sight) -> Iterator[Take]:
    for card in sight.held:
        for take in complete_takes(sight, card)[:FEW]:
            if fault(sight, take) is None:
                yield take


def _gain(sight: Sight, take: Take) -> float:
    """What a take is worth, in points."""
    counted, cards, spades = take_worth(sight, take)
    return counted + CARD * cards + SPADE * spades


# --- looking ahead --------------------------------------------------------------------------------


def _value(sight: Sight, deed: Take | Lay) -> float:
    """What is gained by a take or a lay, and what is likely to come of it."""
    board = sight.board
    if isinstance(deed, Take):
        taken = {*gathered(deed.groups)}
        loose = tuple(each for each in board.loose if each not in taken)
        heaps = tuple(each for each in board.heaps if each.cards[0] not in taken)
        gained = _gain(sight, deed)
    else:
        loose, heaps, gained = (*board.loose, deed.card), board.heaps, 0.0
    rest = tuple(each for each in sight.held if each is not deed.card)
    after = replace(sight, board=_left(board, loose, heaps), held=rest)
    unseen = _unseen(sight)
    later = max((_best_gain(after, each) for each in rest), default=0.0)
    kept = sum(map(_held_worth, rest))
    return gained - _expected(after, unseen) + LATER * later + kept


def _left(board: Board, loose: tuple[Card, ...], heaps: tuple[Heap, ...]) -> Board:
    return replace(board, loose=loose, heaps=heaps)


def _held_worth(card: Card) -> float:
    """What a card that counts is worth in the hand: it may still be brought home."""
    return 0.5 * points(card)


def _expected(after: Sight, unseen: list[Card]) -> float:
    """What the next player is likely to gain, who may hold any of the cards that are out."""
    if not unseen:
        return 0.0
    held = min(len(unseen), max(after.board.left))
    by_rank = Counter(card.rank for card in unseen)
    some = {card.rank: card for card in unseen}
    gains = sorted(((_best_gain(after, some[rank]), rank) for rank in some), reverse=True)
    expected, nothing_better = 0.0, 1.0
    for gain, rank in gains:
        chance = 1 - (1 - by_rank[rank] / len(unseen)) ** held
        expected += nothing_better * chance * gain
        nothing_better *= 1 - chance
    return expected


def _best_gain(sight: Sight, card: Card) -> float:
    take = best_take(sight, card)
    return 0.0 if take is None else _gain(sight, take)


def _unseen(sight: Sight) -> list[Card]:
    """The cards that may be in other hands, as far as whoever sits here can tell."""
    board, last = sight.board, sight.board.last
    seen = {*sight.held, *board.loose, *gathered(tuple(heap.cards for heap in board.heaps))}
    if last is not None:
        seen |= {last.card, *last.cards}
    return [card for card in PACK if card not in seen]


def _is_good(sight: Sight, take: Take) -> bool:
    """Whether a take is worth a point, or three cards."""
    return _counts(sight, take) or len(gathered(take.groups)) >= MANY - 1


def _counts(sight: Sight, take: Take) -> bool:
    return take_worth(sight, take)[0] > 0


def _has_own(sight: Sight, take: Take) -> bool:
    """Whether a take brings home a build of its own."""
    return any(heap.cards in take.groups for heap in sight.own)


# --- building -------------------------------------------------------------------------------------


def _build(sight: Sight) -> Build | None:
    """A build that nobody else is likely to take: the most valuable of them."""
    if sight.house.builds == "off":
        return None
    ways = [
        Build(card, with_)
        for card in sight.held
        for with_ in sight.fillings(card, 0, 1)
        if _is_safe(sight, card, total((card, *with_)))
    ]
    return max(ways, key=_built_worth, default=None)


def _is_safe(sight: Sight, card: Card, value: int) -> bool:
    """Whether the value is held twice besides, or no other card of it can be out."""
    left = [each for each in sight.held if each is not card]
    return sum(number(each) == value for each in left) > 1 or not any(
        number(each) == value for each in _unseen(sight)
    )


def _built_worth(build: Build) -> tuple[int, int]:
    cards = (build.card, *build.with_)
    return sum(map(points, cards)), len(cards)
