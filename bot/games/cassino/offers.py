"""What is on offer at cassino: what most would do by name, and a choice of cards for the rest.

All that may be done there is can be far too much to be listed, so legality is asked of each deed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final, cast

from bot.games.cassino.actions import Build, Call, Deed, Groups, Lay, Raise, Take
from bot.games.cassino.legality import fault
from bot.games.cassino.numbers import divided, low, number
from bot.games.cassino.sight import Sight
from bot.games.cassino.table import Heap
from bot.games.cassino.taking import best_take, complete_takes, take_worth
from bot.rules.cards import Card
from bot.rules.offers import Action, Offer, Pick, Refused, Say
from bot.rules.refusals import listed

_FEW: Final = 4
"""So many ways to do the same with a card are listed by name."""


class Named(Say):
    """This very deed, in whatever order its cards are told."""

    __slots__ = ()

    def admits(self, action: Action) -> bool:
        return type(action) is type(self.action) and _sorted(action) == _sorted(self.action)


def _sorted(action: Action) -> tuple[object, ...]:
    match cast("Deed", action):
        case Take(card, groups) | Call(card, groups):
            return card, sorted(sorted(map(low, group)) for group in groups)
        case Build(card, with_):
            return card, sorted(map(low, with_))
        case Raise(card, target, with_):
            return card, sorted(map(low, target)), sorted(map(low, with_))
        case Lay(card):
            return (card,)


@dataclass(frozen=True, slots=True, repr=False)
class Choice(Pick):
    """What may be done with a hand card, and cards of the board that are yet to be named.

    A build is named by any of its cards.
    """

    sight: Sight

    def of(self, cards: tuple[Card, ...]) -> Action:
        deed = self.done_with(self._loose(cards), self._heaps(cards))
        wrong = fault(self.sight, deed)
        if wrong is not None:
            raise Refused(wrong)
        return deed

    def admits(self, action: Action) -> bool:
        if type(action) is not type(self.action):
            return False
        deed, own = cast("Deed", action), cast("Deed", self.action)
        return deed.card is own.card and fault(self.sight, deed) is None

    @abstractmethod
    def done_with(self, loose: tuple[Card, ...], heaps: tuple[Heap, ...]) -> Deed:
        """The deed with these. Raises `Refused` where they do not make one."""

    def _heaps(self, cards: tuple[Card, ...]) -> tuple[Heap, ...]:
        return tuple(heap for heap in self.sight.board.heaps if {*heap.cards}.intersection(cards))

    def _loose(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        built = {each for heap in self.sight.board.heaps for each in heap.cards}
        return tuple(each for each in cards if each not in built)


class _Gathering(Choice):
    """Groups of the hand card's rank or value, put together from the cards that are named."""

    __slots__ = ()

    def groups(self, loose: tuple[Card, ...], heaps: tuple[Heap, ...]) -> Groups:
        """The cards in groups. Raises `Refused`."""
        card = cast("Deed", self.action).card
        pairs = tuple(each for each in loose if each.rank == card.rank)
        others = tuple(each for each in loose if each.rank != card.rank)
        sums = divided(others, number(card)) if others and number(card) else ()
        if sums is None or (others and not sums):
            made = f"{number(card)} cannot be made up of the {listed(others)}"
            raise Refused(f"{made}, once or several times.")
        return (*((each,) for each in pairs), *(heap.cards for heap in heaps), *sums)


class Taken(_Gathering):
    """A take of some of what the card can have."""

    __slots__ = ()

    def done_with(self, loose: tuple[Card, ...], heaps: tuple[Heap, ...]) -> Deed:
        return Take(cast("Take", self.action).card, self.groups(loose, heaps))


class Gathered(_Gathering):
    """Groups gathered into a build that is called."""

    __slots__ = ()

    def done_with(self, loose: tuple[Card, ...], heaps: tuple[Heap, ...]) -> Deed:
        return Call(cast("Call", self.action).card, self.groups(loose, heaps))


class PutTogether(Choice):
    """A build on loose cards."""

    __slots__ = ()

    def done_with(self, loose: tuple[Card, ...], heaps: tuple[Heap, ...]) -> Deed:
        if heaps:
            raise Refused("That is a build already: raise it, or build with loose cards alone.")
        return Build(cast("Build", self.action).card, loose)


class PutOn(Choice):
    """A build raised, with loose cards or without."""

    __slots__ = ()

    def done_with(self, loose: tuple[Card, ...], heaps: tuple[Heap, ...]) -> Deed:
        if len(heaps) != 1:
            raise Refused("Name just one build to raise, by any of its cards.")
        return Raise(cast("Raise", self.action).card, heaps[0].cards, loose)


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
