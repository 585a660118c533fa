"""The computer player of cassino, by the precepts of the old books.

It remembers no more than lies open: its hand, the board, and the latest take.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.cassino import (
    Board,
    Build,
    Cassino,
    Lay,
    Sight,
    Take,
    complete_takes,
    number,
    points,
    take_worth,
)
from bot.games.cassino.legality import fault
from bot.games.cassino.numbers import making, total
from bot.rules.cards import Card
from bot.rules.game import SeatView
from bot.rules.offers import Action
from bot.rules.piles import Hand

CARD: Final = 0.12
"""What a card is worth, as a share of the three points for most of them."""
SPADE: Final = 0.15
"""What a spade is worth besides."""
MANY: Final = 3
"""So many cards are worth a take at once."""


def choose(rules: Cassino, view: SeatView[Board, Hand]) -> Action:
    """What a sound player does in this seat."""
    sight = Sight(rules, view.public.table, view.hand.cards, view.seat)
    takes = [
        take for card in sight.held for take in complete_takes(sight, card)
        if fault(sight, take) is None
    ]  # fmt: skip
    best = max(takes, key=lambda take: _gain(sight, take), default=None)
    if best is not None and _is_good(sight, best):
        return best
    if sight.own:
        return rules.absent(view.public.table, view.hand, view.seat)
    build = _build(sight)
    if build is not None:
        return build
    return best or Lay(min(_layable(sight), key=lambda card: _risk(sight, card)))


# --- taking ---------------------------------------------------------------------------------------


def _is_good(sight: Sight, take: Take) -> bool:
    """Whether a take is worth a point, or three cards."""
    counted, cards, _ = take_worth(sight, take)
    return counted > 0 or cards >= MANY


def _gain(sight: Sight, take: Take) -> float:
    counted, cards, spades = take_worth(sight, take)
    return counted + CARD * cards + SPADE * spades


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
    return sum(number(each) == value for each in left) > 1 or not _out(sight, value)


def _built_worth(build: Build) -> tuple[int, int]:
    cards = (build.card, *build.with_)
    return sum(map(points, cards)), len(cards)


# --- laying ---------------------------------------------------------------------------------------


def _layable(sight: Sight) -> Sequence[Card]:
    return [card for card in sight.held if fault(sight, Lay(card)) is None]


def _risk(sight: Sight, card: Card) -> tuple[float, int]:
    """What is likely to be lost by laying a card: cards that count, sums, and sweeps."""
    loose = (*sight.board.loose, card)
    value = points(card) + CARD * 2
    lost = value * sum(_out(sight, each) for each in _takers(sight, card))
    if not number(card):
        lost = value * _alike_out(sight, card)
    swept = 0 if sight.board.heaps else _sweepers(sight, loose)
    return lost + swept, card.rank


def _takers(sight: Sight, card: Card) -> Iterable[int]:
    """The values of which a card would take this one, by itself or with others."""
    if not number(card):
        return ()
    others = sight.board.loose
    rest = range(10 - number(card) + 1)
    return (number(card) + each for each in rest if any(True for _ in making(others, each, 0)))


def _sweepers(sight: Sight, loose: tuple[Card, ...]) -> int:
    """How many cards that are out would take all of these at once."""
    if len({card.rank for card in loose}) == 1:
        return _alike_out(sight, loose[0])
    if all(map(number, loose)) and total(loose) <= 10:
        return _out(sight, total(loose))
    return 0


def _out(sight: Sight, value: int) -> int:
    """How many cards of a value nobody can see who sits here."""
    return 4 - sum(number(each) == value for each in _seen(sight))


def _alike_out(sight: Sight, card: Card) -> int:
    """How many cards of the same rank nobody can see who sits here."""
    return 4 - sum(each.rank == card.rank for each in _seen(sight))


def _seen(sight: Sight) -> Iterable[Card]:
    board, last = sight.board, sight.board.last
    yield from (*sight.held, *board.loose)
    for heap in board.heaps:
        yield from heap.cards
    if last is not None:
        yield from (last.card, *last.cards)
