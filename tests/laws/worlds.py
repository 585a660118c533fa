"""The law of two worlds: what a seat cannot see makes no difference to what it sees."""

from __future__ import annotations

from random import Random

from bot.rules.cards import Card
from bot.rules.chance import Shuffled
from bot.rules.game import Refused, Seat, acting, offers, play, public_view, seat_view
from tests.laws.deals import AnyPosition, AnyStep, Deal, computer_of
from tests.laws.values import faces

PAIRS = 6
"""So many pairs of cards change places in every deal, one after the other."""


def two_worlds(deal: Deal, random: Random) -> int:
    """Two cards that somebody cannot see change places: he sees, and may do, just the same.

    Until one of the two is shown to him. Returns the moves compared after the shuffle.
    """
    place = next((i for i, move in enumerate(deal.moves) if isinstance(move.action, Shuffled)), -1)
    if place < 0:
        return 0
    pairs = [_unseen_pair(deal, place, random) for _ in range(PAIRS)]
    return sum(_compared(deal, place, pair) for pair in pairs if pair)


def _unseen_pair(deal: Deal, place: int, random: Random) -> set[Card]:
    """Two faces that the public cannot see when the cards are dealt; none if all are open.

    Cards of one suit as often as any two: with those a game that asks to follow suit goes on
    longer, with others more is seen to be different.
    """
    shuffled = deal.moves[place].action
    assert isinstance(shuffled, Shuffled)
    hidden = sorted(set(shuffled.cards) - faces(public_view(deal.positions[place + 1])), key=str)
    if len(hidden) < 2:
        return set()
    first = random.choice(hidden)
    rest = [each for each in hidden if each is not first]
    suit = [each for each in rest if each.suit is first.suit]
    return {first, random.choice(suit if suit and random.random() < 0.5 else rest)}


def _compared(deal: Deal, place: int, pair: set[Card]) -> int:
    """How many moves after the shuffle could be compared in both worlds."""
    there = _shuffled_otherwise(deal, place, pair)
    seats = set(range(len(there.position.hands)))
    for number, here in enumerate(deal.steps[place:]):
        if number:
            move = deal.moves[place + number]
            try:
                there = play(deal.rules, there.position, move.seat, move.action)
            except Refused:
                return number - 1
        both = here, there
        if faces(tuple((each.events, public_view(each.position)) for each in both)) & pair:
            return max(0, number - 1)
        seats = {
            seat
            for seat in seats
            if not faces(tuple(each.position.hands[seat] for each in both)) & pair
        }
        _compare(deal, here, there, seats)
    return len(deal.steps) - place - 1


def _shuffled_otherwise(deal: Deal, place: int, pair: set[Card]) -> AnyStep:
    shuffled = deal.moves[place].action
    assert isinstance(shuffled, Shuffled)
    one, other = pair
    swap = {one: other, other: one}
    pack = tuple(swap.get(each, each) for each in shuffled.cards)
    return play(deal.rules, deal.positions[place], None, Shuffled(pack))


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
