"""What may be done at cassino: why not, in words, or no word at all. It is said here and once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, assert_never

from bot.games.cassino.actions import Build, Call, Deed, Groups, Lay, Raise, Take
from bot.games.cassino.numbers import TEN, number, total
from bot.games.cassino.sight import Sight
from bot.games.cassino.table import Heap
from bot.rules.cards import Card, rank_name, short
from bot.rules.refusals import listed, not_held

_TOO_MUCH: Final = "That comes to {}, and a build is worth ten at most."


def fault(sight: Sight, deed: Deed) -> str | None:
    """Why a seat may not do this, in words; `None` when it may."""
    if deed.card not in sight.held:
        return not_held(deed.card)
    match deed:
        case Take():
            return _take_fault(sight, deed)
        case Lay():
            return _lay_fault(sight)
        case Build():
            return _build_fault(sight, deed)
        case Raise():
            return _raise_fault(sight, deed)
        case Call():
            return _call_fault(sight, deed)
        case _:
            assert_never(deed)


def _take_fault(sight: Sight, take: Take) -> str | None:
    wrong = _groups_fault(sight, take.card, take.groups)
    if wrong is not None:
        return wrong
    taken = {each for group in take.groups for each in group}
    if all(taken.issuperset(heap.cards) for heap in sight.bound(take.card)):
        return None
    return f"{_kept(take.card)} It takes all that you have built of its value."


def _lay_fault(sight: Sight) -> str | None:
    if sight.own:
        return "While a build is yours you may not lay a card."
    if sight.house.must_take == "on" and any(map(sight.matches, sight.held)):
        return "By these house rules whoever can take may not lay a card."
    return None


def _build_fault(sight: Sight, build: Build) -> str | None:
    if sight.house.builds == "off":
        return "By these house rules nothing is built."
    if not build.with_:
        return "A build needs a loose card of the board."
    return _adding_fault(sight, build.card, build.with_, 0)


def _raise_fault(sight: Sight, deed: Raise) -> str | None:
    if sight.house.builds == "off":
        return "By these house rules nothing is built."
    heap = _heap(sight, deed.target)
    if heap is None:
        return "That is no build of the board."
    if heap.called:
        return "A build that has been called cannot be raised."
    return _adding_fault(sight, deed.card, deed.with_, heap.value)


def _adding_fault(sight: Sight, card: Card, loose: tuple[Card, ...], below: int) -> str | None:
    """Why a hand card and loose cards make no build with what is there already."""
    if wrong := _board_fault(sight, loose):
        return wrong
    if not all(map(number, (card, *loose))):
        return "Court cards have no number, and cannot be built."
    if sight.bound(card):
        return _kept(card)
    value = below + total((card, *loose))
    if value > TEN:
        return _TOO_MUCH.format(value)
    if not sight.keeps(card, value):
        return f"That comes to {value}, and you hold no {rank_name(value)} to take it with."
    return None


def _call_fault(sight: Sight, call: Call) -> str | None:
    if sight.house.builds != "full":
        return "By these house rules nothing is called."
    if not number(call.card):
        return "Court cards have no number, and cannot be called."
    if not sight.keeps(call.card, number(call.card)):
        name = rank_name(call.card.rank)
        return f"You hold no other {name} to take them with."
    return _groups_fault(sight, call.card, call.groups)


# --- groups of the board ------------------------------------------------------------------------


def _groups_fault(sight: Sight, card: Card, groups: Groups) -> str | None:
    """Why these are no groups that the card could gather."""
    if not groups:
        return "Name at least one card of the board to take."
    named = [each for group in groups for each in group]
    if twice := [each for each, count in Counter(named).items() if count > 1]:
        return f"The {short(twice[0])} can be taken once only."
    wrong = (_group_fault(sight, card, group) for group in groups)
    return next((each for each in wrong if each), None)


def _group_fault(sight: Sight, card: Card, group: tuple[Card, ...]) -> str | None:
    heap = _heap(sight, group)
    if heap is not None:
        if heap.value == number(card):
            return None
        return f"That build is worth {heap.value}: only a card of that value takes it."
    if wrong := _board_fault(sight, group):
        return wrong
    match group:
        case ():
            return "A group has no card."
        case (single,):
            alike = single.rank == card.rank
            return None if alike else f"The {short(card)} does not pair with the {short(single)}."
        case _:
            return _sum_fault(card, group)


def _sum_fault(card: Card, group: tuple[Card, ...]) -> str | None:
    if not all(map(number, (card, *group))):
        return "Court cards have no number: each is only paired with a card of its rank."
    if total(group) != number(card):
        return f"{listed(group)} come to {total(group)}, not to {number(card)}."
    return None


def _board_fault(sight: Sight, cards: Iterable[Card]) -> str | None:
    """Why these are not different loose cards of the board."""
    cards = tuple(cards)
    built = {each for heap in sight.board.heaps for each in heap.cards}
    for each in cards:
        if each in built:
            return f"The {short(each)} lies in a build, which goes as a whole and by itself."
        if each not in sight.board.loose:
            return f"The {short(each)} does not lie on the board."
    if len({*cards}) < len(cards):
        return "A card can be used once only."
    return None


def _heap(sight: Sight, cards: tuple[Card, ...]) -> Heap | None:
    """The build that consists of just these cards."""
    wanted = Counter(cards)
    return next((heap for heap in sight.board.heaps if Counter(heap.cards) == wanted), None)


def _kept(card: Card) -> str:
    return f"Your last {rank_name(card.rank)} is kept for a build of yours."
