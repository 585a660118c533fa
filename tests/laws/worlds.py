"""The law of two worlds: what a seat cannot see makes no difference to what it sees."""

from __future__ import annotations

from random import Random

from bot.rules.cards import Card
from bot.rules.chance import Chance, Shuffled
from bot.rules.game import (
    Action,
    Refused,
    Seat,
    acting,
    offers,
    play,
    public_view,
    seat_view,
)
from tests.laws.deals import AnyPosition, Deal, computer_of
from tests.laws.values import faces


def two_worlds(deal: Deal, random: Random) -> int:
    """Two cards that somebody cannot see change places: he sees, and may do, just the same.

    Until one of the two is shown. Cards of one suit change places as often as any two, since by
    those every game that asks to follow suit can be played on. Returns the moves so compared.
    """
    place = next((i for i, move in enumerate(deal.moves) if isinstance(move.action, Shuffled)), -1)
    if place < 0:
        return 0
    pair = _unseen_pair(deal, place, random)
    other = deal.positions[place]
    watching: set[Seat | None] = {None, *range(len(other.hands))}
    compared = 0
    for index in range(place, len(deal.moves)):
        move, here = deal.moves[index], deal.steps[index]
        action = _swapped(move.action, pair) if index == place else move.action
        try:
            there = play(deal.rules, other, move.seat, action)
        except Refused:
            break
        other = there.position
        if faces((here.events, there.events)) & pair:
            break
        assert here.events == there.events, "an event tells of a hidden card"
        assert here.payments == there.payments, "a payment tells of a hidden card"
        watching = {each for each in watching if not _sees(here.position, other, each, pair)}
        for each in watching:
            assert _seen(deal, here.position, each) == _seen(deal, other, each), f"{each} can tell"
        compared += index > place and bool(watching)
    return compared


def _unseen_pair(deal: Deal, place: int, random: Random) -> set[Card]:
    """Two faces that the public cannot see when the cards are dealt."""
    shuffled = deal.moves[place].action
    assert isinstance(shuffled, Shuffled)
    hidden = sorted(set(shuffled.cards) - faces(public_view(deal.positions[place + 1])), key=str)
    first = random.choice(hidden)
    rest = [each for each in hidden if each is not first]
    suit = [each for each in rest if each.suit is first.suit]
    return {first, random.choice(suit if suit and random.random() < 0.5 else rest)}


def _swapped(action: Action | Chance, pair: set[Card]) -> Shuffled:
    assert isinstance(action, Shuffled)
    one, other = pair
    swap = {one: other, other: one}
    return Shuffled(tuple(swap.get(each, each) for each in action.cards))


def _sees(here: AnyPosition, there: AnyPosition, seat: Seat | None, pair: set[Card]) -> bool:
    views = [public_view(each) if seat is None else seat_view(each, seat) for each in (here, there)]
    return bool(faces(tuple(views)) & pair)


def _seen(deal: Deal, position: AnyPosition, seat: Seat | None) -> tuple[object, ...]:
    """All that a seat, or the public, gets to see of a position."""
    rules, table = deal.rules, position.table
    public = public_view(position), rules.turn(table)
    if seat is None:
        on_turn = acting(rules.turn(table))
        return *public, *(rules.open_offers(table, each) for each in on_turn)
    view = seat_view(position, seat)
    if seat not in acting(rules.turn(table)):
        return *public, view
    hand = position.hands[seat]
    mine = offers(rules, table, hand, seat), rules.absent(table, hand, seat)
    computer = computer_of(rules)
    return *public, view, *mine, computer(rules, view) if computer else None
