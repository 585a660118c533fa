"""Words for what games of stops and their boards of pools have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import Note, chips, listed, named, noted, row, sentences, some
from bot.rules.cards import short
from bot.rules.game import Event
from bot.rules.piles import Played, TrumpsTurned
from bot.rules.stops import PaidForCards, Stopped, StopsTable, WentOut
from bot.rules.turns import Seat
from cogs._captions import SITTING_OUT
from cogs._places import with_dealer


def turned_up(event: TrumpsTurned, names: Names) -> str:
    """`Ada turned up the Q♥: trumps are ♥ hearts.`"""
    card = event.card
    return f"{names[event.dealer]} turned up the {short(card)}: trumps are {named(card.suit)}."


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
    return listed([_paid(each, names[each.seat]) for each in paid])


def _paid(paid: PaidForCards, name: str) -> str:
    """The chips paid, and what they should have been where there were no more."""
    if paid.amount < paid.cards:
        return f"{paid.amount:,} instead of {paid.cards:,} from {name}"
    return f"{paid.amount:,} from {name}"


NO_MORE: Final = "The board cannot be dressed again."
"""Why what lies there is shared out."""


def trumps(board: StopsTable) -> str:
    """`Trumps ♥ hearts: Q♥ turned up. In the stock 12. Played and turned over 5.`"""
    if board.turn_up is None:
        return "No trumps yet."
    over = sum(map(len, board.runs[:-1]))
    return sentences(
        f"Trumps {named(board.turn_up.suit)}: {short(board.turn_up)} turned up.",
        f"In the stock {board.stock}.",
        f"Played and turned over {over}." if over else "",
    )


def seat(board: StopsTable, seat: Seat, names: Names, deeds: Iterable[Note]) -> str:
    """Who sits there, with what; what it has done in the game's own terms, and in the open run."""
    name, purse = with_dealer(names, board.dealer)[seat], chips(board.chips.stacks[seat])
    if seat not in board.players:
        return noted(name, [purse, SITTING_OUT])
    own = [each.card for run in board.runs[-1:] for each in run if each.seat == seat]
    played = [f"played {row(own)}"] if own else []
    left = [some(board.left[seat], "card")] if board.turn_up else []
    return noted(name, [purse, *left, *deeds, *played])


def leads(board: StopsTable, names: Names) -> str:
    """Whose lead it is."""
    if board.runs:
        return f"Nobody can go on: {names[board.leader]}, who played the last card, leads again."
    return f"{names[board.leader]} leads."


YOU_LEAD: Final = (
    "You lead any card you like: whoever holds the next higher one of its suit plays it, and so on."
)
"""To whoever has to choose, where all cards may be led."""
