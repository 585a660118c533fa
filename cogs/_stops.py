"""Words for what games of stops and their boards of pools have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, named, row, they
from bot.rules.board import SatOut, Shared
from bot.rules.cards import short
from bot.rules.game import Event
from bot.rules.stops import PaidForCards, Played, Stopped, TurnedUp, WentOut
from bot.rules.turns import Seat


def turned_up(event: TurnedUp, names: Names) -> str:
    """`Ada turned up the Q♥: trumps are ♥ hearts.`"""
    card = event.card
    return f"{names[event.dealer]} turned up the {short(card)}: trumps are {named(card.suit)}."


def sat_out(events: Sequence[Event], names: Names) -> Iterator[str]:
    """Who sits out, and for want of how much."""
    out = [each for each in events if isinstance(each, SatOut)]
    if out:
        missing = they([names[each.seat] for each in out], "sits", "sit")
        yield f"{missing} this deal out, for want of {chips(out[0].amount)}."


def run(events: Sequence[Event], names: Names) -> Iterator[str]:
    """`2♠ Ada, 3♠ 4♠ Ben: a stop.` Who leads after it is told with the table."""
    played = [each for each in events if isinstance(each, Played)]
    laid = ", ".join(f"{cards} {names[seat]}" for seat, cards in _by_turns(played))
    for event in events:
        match event:
            case Stopped():
                yield f"{laid}: a stop."
            case WentOut(seat):
                yield f"{laid}: {names[seat]} is out."
            case _:
                pass


def _by_turns(played: Iterable[Played]) -> Iterator[tuple[Seat, str]]:
    """The cards of a run, those together that one seat played in a row."""
    for seat, turn in groupby(played, key=lambda each: each.seat):
        yield seat, row(each.card for each in turn)


def paid_for_cards(events: Sequence[Event], names: Names) -> str:
    """Who has paid how much for the cards in hand; nothing where nobody has."""
    paid = [each for each in events if isinstance(each, PaidForCards)]
    return listed([f"{_paid(each)} from {names[each.seat]}" for each in paid])


def _paid(paid: PaidForCards) -> str:
    """The chips paid, and what they should have been where there were no more."""
    if paid.amount < paid.cards:
        return f"{paid.amount:,} (for {paid.cards:,} cards)"
    return f"{paid.amount:,}"


def shared(events: Sequence[Event], names: Names) -> Iterator[str]:
    """What everybody has of the board at the end of the game."""
    shares = [each for each in events if isinstance(each, Shared)]
    if shares:
        told = listed([f"{each.amount:,} to {names[each.seat]}" for each in shares])
        yield f"The board cannot be dressed again, and what lay there is shared out: {told}."
