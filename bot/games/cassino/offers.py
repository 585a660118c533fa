"""What is on offer at cassino: what most would do by name, and a choice of cards for the rest.

All that may be done there is can be far too much to be listed, so legality is asked of each deed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final, cast

from bot.games.cassino.actions import Build, Call, Deed, Lay, Raise, Take
from bot.games.cassino.choices import Gathered, Named, PutOn, PutTogether, Taken
from bot.games.cassino.legality import fault
from bot.games.cassino.numbers import TEN, low, number
from bot.games.cassino.sight import Sight
from bot.games.cassino.taking import best_take, complete_takes, points, take_worth
from bot.rules.cards import Card
from bot.rules.offers import Action, Offer
from bot.rules.refusals import NOT_NOW

_FEW: Final = 4
"""So many ways to do the same with a card are listed by name."""


def hand_offers(sight: Sight) -> tuple[Offer, ...]:
    """All that a seat on turn may do with the cards that it holds, the best takes first."""
    found = [*_takes(sight)]
    if sight.house.builds != "off":
        for card in sight.held:
            found += _builds(sight, card)
            found += _raises(sight, card)
            found += _calls(sight, card)
    lays = (Lay(card) for card in sight.held)
    return (*found, *(Named(lay) for lay in lays if fault(sight, lay) is None))


def _takes(sight: Sight) -> Iterator[Offer]:
    takes = [
        take for card in sight.held for take in complete_takes(sight, card)[:_FEW]
        if fault(sight, take) is None
    ]  # fmt: skip
    yield from map(Named, sorted(takes, key=lambda take: take_worth(sight, take), reverse=True))
    for card in sight.held:
        if _has_a_choice(sight, card):
            cards = _takeable(sight, card)
            yield Taken(Take(card, ()), cards, 1, len(cards), sight)


def _has_a_choice(sight: Sight, card: Card) -> bool:
    """Whether there are two groups or more that the card could take."""
    groups = (*sight.pairs(card), *sight.fitting(card), *islice(sight.sums(card), 2))
    return len(groups) > 1


def _takeable(sight: Sight, card: Card) -> tuple[Card, ...]:
    """The cards of the board of which this one can take any, as they lie."""
    fitting = {*sight.pairs(card), *(each for heap in sight.fitting(card) for each in heap.cards)}
    fitting.update(each for group in sight.sums(card) for each in group)
    return tuple(each for each in _board(sight) if each in fitting)


def _board(sight: Sight) -> tuple[Card, ...]:
    built = tuple(each for heap in sight.board.heaps for each in heap.cards)
    return (*sight.board.loose, *built)


def _builds(sight: Sight, card: Card) -> Iterator[Offer]:
    ways = [*islice(sight.fillings(card, 0, 1), _FEW + 1)]
    yield from (Named(Build(card, with_)) for with_ in ways[:_FEW])
    if len(ways) > _FEW:
        cards = tuple(each for each in sight.board.loose if number(each))
        yield PutTogether(Build(card, ()), cards, 1, len(cards), sight)


def _raises(sight: Sight, card: Card) -> Iterator[Offer]:
    free = [heap for heap in sight.board.heaps if not heap.called]
    ways = [
        Raise(card, heap.cards, with_)
        for heap in free
        for with_ in islice(sight.fillings(card, heap.value, 0), _FEW + 1)
    ]
    ways.sort(key=lambda deed: len(deed.with_))
    yield from map(Named, ways[:_FEW])
    if len(ways) > _FEW:
        built = tuple(each for heap in free for each in heap.cards)
        cards = (*(each for each in sight.board.loose if number(each)), *built)
        yield PutOn(Raise(card, (), ()), cards, 1, len(cards), sight)


def _calls(sight: Sight, card: Card) -> Iterator[Offer]:
    may_call = sight.house.builds == "full" and number(card) and sight.keeps(card, number(card))
    best = best_take(sight, card) if may_call else None
    if best is None:
        return
    yield Named(Call(card, best.groups))
    if _has_a_choice(sight, card):
        cards = _takeable(sight, card)
        yield Gathered(Call(card, ()), cards, 1, len(cards), sight)


def absent(sight: Sight) -> Action:
    """What the book has done for whoever does not act: the best take, else the least lay."""
    values = {heap.value for heap in sight.own}
    cards = [each for each in sight.held if not values or number(each) in values]
    takes = [take for take in (best_take(sight, each) for each in cards) if take]
    if not takes:
        return Lay(min(sight.held, key=_lay_key))
    return min(takes, key=lambda take: (*_less(take_worth(sight, take)), low(take.card)))


def _less(worth: Iterable[int]) -> tuple[int, ...]:
    return tuple(-each for each in worth)


def _lay_key(card: Card) -> tuple[int, tuple[int, int]]:
    """Plain number cards are laid first, then courts, then what counts by itself."""
    kind = 2 if points(card) else 0 if card.rank <= TEN else 1
    return kind, low(card)


def why_not(sight: Sight, action: Action) -> str:
    """Why no offer admits an action, in words."""
    return fault(sight, cast("Deed", action)) or NOT_NOW
