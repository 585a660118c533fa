"""The law of two worlds: what a seat cannot see makes no difference to what it sees."""

from __future__ import annotations

from dataclasses import is_dataclass, replace
from random import Random
from typing import Any, TypeAlias, cast, get_args

from bot.rules.cards import Card
from bot.rules.chance import Shuffled
from bot.rules.codec import Deck, Field, fields
from bot.rules.game import Event, public_view, seat_view
from bot.rules.offers import Refused
from bot.rules.play import offers, opened, play
from bot.rules.turns import Seat, Window, acting
from tests.laws.deals import AnyPosition, AnyStep, Deal, anything, computer_of
from tests.laws.values import faces

PAIRS = 6
"""So many pairs of cards change places in every deal, one after the other."""


def two_worlds(deal: Deal, random: Random) -> int:
    """Two cards that somebody cannot see change places: he sees, and may do, just the same.

    Until one of the two is shown to him, or a rule lets him know of it. And somebody enters
    something else in a window whose entries are hidden: nobody else can tell until it closes.
    Returns the moves compared.
    """
    return _other_cards(deal, random) + sum(
        _other_entry(deal, number, random) for number in range(len(deal.moves))
    )


def _other_cards(deal: Deal, random: Random) -> int:
    places = [i for i, move in enumerate(deal.moves) if isinstance(move.action, Shuffled)]
    if places:
        tried = [random.choice(places) for _ in range(PAIRS)]
        pairs = [(place, _unseen(deal, _pack(deal, place), place, random)) for place in tried]
        return sum(_compared(deal, place, pair) for place, pair in pairs if pair)
    decks = [each.attribute for each in _deck_fields(deal.carry)]
    return sum(_compared_from_carry(deal, each, random) for each in decks for _ in range(PAIRS))


Pair: TypeAlias = tuple[int, int]
"""Two places in a pack, with different faces."""


def _pack(deal: Deal, place: int) -> tuple[Card, ...]:
    shuffled = deal.moves[place].action
    assert isinstance(shuffled, Shuffled)
    return shuffled.cards


def _unseen(deal: Deal, pack: tuple[Card, ...], after: int, random: Random) -> Pair | None:
    """Two cards of a pack that the public cannot see when they lie; none if all are open.

    Cards of one suit as often as any two: with those a game that asks to follow suit goes on
    longer, with others more is seen to be different.
    """
    seen = faces(public_view(deal.positions[after + 1]))
    hidden = [place for place, each in enumerate(pack) if each not in seen]
    if not hidden:
        return None
    first = random.choice(hidden)
    rest = [each for each in hidden if pack[each] is not pack[first]]
    suit = [each for each in rest if pack[each].suit is pack[first].suit]
    chosen = suit if suit and random.random() < 0.5 else rest
    return (first, random.choice(chosen)) if chosen else None


def _compared(deal: Deal, place: int, pair: Pair) -> int:
    """How many moves after the shuffle could be compared in both worlds."""
    pack = _pack(deal, place)
    there = play(deal.rules, deal.positions[place], None, Shuffled(_swapped(pack, pair)))
    return _followed(deal, place + 1, there, {pack[each] for each in pair})


def _compared_from_carry(deal: Deal, deck: str, random: Random) -> int:
    """The same where a pack is not shuffled: it is another from the very opening."""
    pack = cast("tuple[Card, ...] | None", getattr(deal.carry, deck))
    pair = _unseen(deal, pack, -1, random) if pack else None
    if pack is None or pair is None:
        return 0
    carry = replace(cast("Any", deal.carry), **{deck: _swapped(pack, pair)})
    there = opened(deal.rules, deal.company, carry)
    return _followed(deal, 0, there, {pack[each] for each in pair})


def _other_entry(deal: Deal, number: int, random: Random) -> int:
    """How many moves could be compared after another entry than this move, if it is hidden."""
    rules, before, move = deal.rules, deal.positions[number], deal.moves[number]
    turn = rules.turn(before.table)
    if not isinstance(turn, Window) or not turn.hidden or move.seat is None:
        return 0
    found = offers(rules, before.table, before.hands[move.seat], move.seat)
    other = anything(found, random)
    there = play(rules, before, move.seat, other)
    others = set(range(len(before.hands))) - {move.seat}
    for later in range(number, len(deal.moves)):
        if not _is_open(deal, later, turn):
            return later - number
        if later > number:
            there = play(rules, there.position, deal.moves[later].seat, deal.moves[later].action)
        _compare(deal, deal.steps[later], there, others)
    return len(deal.moves) - number


def _is_open(deal: Deal, number: int, window: Window) -> bool:
    """Whether a window still stands after a move."""
    turn = deal.rules.turn(deal.steps[number].position.table)
    return isinstance(turn, Window) and turn.number == window.number


def _deck_fields(carry: object) -> list[Field]:
    if carry is None or not is_dataclass(carry):
        return []
    return [each for each in fields(type(carry)) if Deck in (each.hint, *get_args(each.hint))]


def _swapped(pack: tuple[Card, ...], pair: Pair) -> tuple[Card, ...]:
    cards, (one, other) = list(pack), pair
    cards[one], cards[other] = cards[other], cards[one]
    return tuple(cards)


def _followed(deal: Deal, first: int, there: AnyStep, pair: set[Card]) -> int:
    """Compares both worlds from the position `first` on; how many moves that was possible for."""
    steps = (deal.opening, *deal.steps)[first:]
    seats = set(range(len(there.position.hands)))
    for number, here in enumerate(steps):
        if number:
            move = deal.moves[first + number - 1]
            try:
                there = play(deal.rules, there.position, move.seat, move.action)
            except Refused:
                return number - 1
        both = here, there
        if _told(here) != _told(there):
            return max(0, number - 1)
        if faces(tuple((each.events, public_view(each.position)) for each in both)) & pair:
            return max(0, number - 1)
        seats = {
            seat
            for seat in seats
            if not faces(tuple(each.position.hands[seat] for each in both)) & pair
        }
        _compare(deal, here, there, seats)
    return len(steps) - 1


def _told(step: AnyStep) -> list[Event]:
    """What a step has let everybody know of cards that are not shown, by the rules."""
    return [event for event in step.events if event.tells]


def _compare(deal: Deal, here: AnyStep, there: AnyStep, seats: set[Seat]) -> None:
    assert here.events == there.events, "an event tells of a hidden card"
    assert here.payments == there.payments, "a payment tells of a hidden card"
    assert public_view(here.position) == public_view(there.position), "the public can tell"
    for seat in seats:
        mine = _seen(deal, here.position, seat)
        assert mine == _seen(deal, there.position, seat), f"seat {seat} can tell"


def _seen(deal: Deal, position: AnyPosition, seat: Seat) -> tuple[object, ...]:
    """All that a seat gets to see of a position besides the public view."""
    rules, table, hand = deal.rules, position.table, position.hands[seat]
    if seat not in acting(rules.turn(table)):
        return hand, rules.turn(table)
    computer = computer_of(rules)
    choice = computer(rules, seat_view(position, seat)) if computer else None
    return hand, offers(rules, table, hand, seat), rules.absent(table, hand, seat), choice
