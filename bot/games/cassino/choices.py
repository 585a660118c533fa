"""Offers of cassino: a deed by name, and a choice of cards of the board."""

from __future__ import annotations

from abc import abstractmethod
from typing import cast

from bot.games.cassino.actions import Build, Call, Deed, Groups, Lay, Raise, Take
from bot.games.cassino.legality import fault
from bot.games.cassino.numbers import divided, low, number
from bot.games.cassino.sight import Sight
from bot.games.cassino.table import Heap
from bot.rules.cards import Card
from bot.rules.offers import Action, Pick, Refused, Say
from bot.rules.refusals import listed


class Named(Say, frozen=True):
    """This very deed, in whatever order its cards are told."""

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


class Choice(Pick, frozen=True):
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


class _Gathering(Choice, frozen=True):
    """Groups of the hand card's rank or value, put together from the cards that are named."""

    def groups(self, loose: tuple[Card, ...], heaps: tuple[Heap, ...]) -> Groups:
        """The cards in groups. Raises `Refused`."""
        card = cast("Deed", self.action).card
        pairs = tuple(each for each in loose if each.rank == card.rank)
        others = tuple(each for each in loose if each.rank != card.rank)
        sums = divided(others, number(card)) if others and number(card) else ()
        if sums is None or (others and not sums):
            sum_, cards = number(card), listed(others)
            raise Refused(f"{sum_} cannot be made up of {cards}, once or several times.")
        return (*((each,) for each in pairs), *(heap.cards for heap in heaps), *sums)


class Taken(_Gathering, frozen=True):
    """A take of some of what the card can have."""

    def done_with(self, loose: tuple[Card, ...], heaps: tuple[Heap, ...]) -> Deed:
        return Take(cast("Take", self.action).card, self.groups(loose, heaps))


class Gathered(_Gathering, frozen=True):
    """Groups gathered into a build that is called."""

    def done_with(self, loose: tuple[Card, ...], heaps: tuple[Heap, ...]) -> Deed:
        return Call(cast("Call", self.action).card, self.groups(loose, heaps))


class PutTogether(Choice, frozen=True):
    """A build on loose cards."""

    def done_with(self, loose: tuple[Card, ...], heaps: tuple[Heap, ...]) -> Deed:
        if heaps:
            raise Refused("That is a build already: raise it, or build with loose cards alone.")
        return Build(cast("Build", self.action).card, loose)


class PutOn(Choice, frozen=True):
    """A build raised, with loose cards or without."""

    def done_with(self, loose: tuple[Card, ...], heaps: tuple[Heap, ...]) -> Deed:
        if len(heaps) != 1:
            raise Refused("Name just one build to raise, by any of its cards.")
        return Raise(cast("Raise", self.action).card, heaps[0].cards, loose)
