"""Games of stops: a card is led, and whoever holds the next higher of its suit plays it.

So it goes on up to a card that no hand can follow, the stop. Rule books of Pope Joan and poch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import TypeVar

from msgspec import Struct

from bot.rules.cards import Card, Suit
from bot.rules.chips import Chips, Payment
from bot.rules.game import Event, H, Position, Reckoned, Step, Unscored, V
from bot.rules.piles import Played
from bot.rules.steps import then
from bot.rules.turns import Seat
from bot.rules.values import added, replaced


class Stopped(Event, frozen=True):
    """No hand holds the next card of the suit: the player of `card` leads again."""

    seat: Seat
    card: Card


class WentOut(Event, frozen=True):
    """A seat has played its last card and wins the deal."""

    seat: Seat


class PaidForCards(Event, frozen=True):
    """A seat has paid for `cards` cards, `amount` chips being all that it could."""

    seat: Seat
    to: Seat
    cards: int
    amount: int


class StopsTable(Reckoned, Unscored, Struct, frozen=True, kw_only=True):
    """What everybody sees of a deal; a game adds its own to it."""

    chips: Chips
    dealer: Seat
    seats: tuple[Seat, ...]
    """Everybody at the table, also who sits this deal out."""
    players: tuple[Seat, ...]
    """Who plays, in the order of dealing: the eldest hand first, the dealer last."""
    leader: Seat
    left: tuple[int, ...]
    """Cards in each hand, by place."""
    before: tuple[int, ...]
    """The stacks by place before the board was dressed."""
    turn_up: Card | None = None
    stock: int = 0
    """Cards that lie face down, the turn-up not among them."""
    runs: tuple[tuple[Played, ...], ...] = ()
    """The cards played, from each lead up to the stop; the last run lies open, the others are
    turned over."""
    winner: Seat | None = None
    settled: tuple[PaidForCards, ...] = ()
    """Who has paid for cards at the end."""

    @property
    def trumps(self) -> Suit | None:
        """The suit of the turn-up."""
        return self.turn_up.suit if self.turn_up else None

    @property
    def played(self) -> tuple[Played, ...]:
        """All cards played, oldest first."""
        return tuple(chain.from_iterable(self.runs))


B = TypeVar("B", bound=StopsTable)


def successors(pack: Iterable[Card], height: Callable[[Card], int]) -> Mapping[Card, Card]:
    """The card of a pack that follows each in a run, if any does."""
    at = {(each.suit, height(each)): each for each in pack}
    above = {each: at.get((suit, high + 1)) for (suit, high), each in at.items()}
    return MappingProxyType({each: after for each, after in above.items() if after is not None})


def own_run(cards: tuple[Card, ...], first: Card, above: Mapping[Card, Card]) -> tuple[Card, ...]:
    """A card of a hand and all that the same hand plays after it at once."""
    found = [first]
    while (after := above.get(found[-1])) in cards:
        found.append(after)
    return tuple(found)


def known_stops(
    table: StopsTable, cards: Iterable[Card], above: Mapping[Card, Card]
) -> tuple[Card, ...]:
    """Those of the cards that anybody can tell will stop a run.

    Nothing follows them at all, or what would do so was turned up or has been played.
    """
    gone = {each.card for each in table.played} | {table.turn_up}
    return tuple(each for each in cards if each not in above or above[each] in gone)


def run(
    step: Step[B, H, V],
    lead: Played,
    above: Mapping[Card, Card],
    play: Callable[[Step[B, H, V], Played], Step[B, H, V]],
) -> Step[B, H, V]:
    """The run from a lead up to its stop, or to a hand that is out.

    `above` has the card that follows each; `play` is all that comes of a card's being played.
    """
    step = play(then(step, runs=(*step.position.table.runs, ())), lead)
    last = lead
    while (follower := _follower(step.position, last, above)) is not None:
        step, last = play(step, follower), follower
    if step.position.table.left[last.seat]:
        return then(step, [Stopped(last.seat, last.card)], leader=last.seat)
    return then(step, [WentOut(last.seat)], winner=last.seat)


def _follower(
    position: Position[B, H, V], last: Played, above: Mapping[Card, Card]
) -> Played | None:
    """Who plays the next card of the run; nobody after a stop and when a hand is out."""
    table, card = position.table, above.get(last.card)
    if card is None or not table.left[last.seat]:
        return None
    holders = (seat for seat in table.players if card in position.hands[seat].cards)
    return next((Played(seat, card) for seat in holders), None)


def laid(step: Step[B, H, V], played: Played, hand: H) -> Step[B, H, V]:
    """A card lies in the run, and `hand` is what its player has left."""
    table = step.position.table
    return then(
        step,
        [played],
        hands=replaced(step.position.hands, played.seat, hand),
        left=added(table.left, played.seat, -1),
        runs=(*table.runs[:-1], (*table.runs[-1], played)),
    )


def paid_for_cards(step: Step[B, H, V], winner: Seat, others: Sequence[Seat]) -> Step[B, H, V]:
    """Each of the others pays a chip for each of his cards, or what he has."""
    left, stacks = step.position.table.left, step.position.table.chips.stacks
    paid = [
        PaidForCards(seat, winner, left[seat], min(left[seat], stacks[seat])) for seat in others
    ]
    payments = (Payment(each.seat, winner, each.amount, "cards") for each in paid if each.amount)
    return then(step, paid, tuple(payments), settled=tuple(paid))
