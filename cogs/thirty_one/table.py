"""A table of thirty-one in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import NOT_DEALT, SITS_OUT, Note, chips, noted, row, sentences
from bot.games.thirty_one import (
    Baize,
    Exchanged,
    Knocked,
    Passed,
    Phase,
    Stood,
    Taken,
    ThirtyOne,
    best_suit,
    may_knock,
)
from bot.rules.cards import Card, short
from bot.rules.game import PublicView, SeatView
from bot.rules.piles import Hand
from bot.rules.turns import Seat
from cogs._captions import SITTING_OUT
from cogs._places import with_dealer
from cogs.thirty_one.naming import IN_SUIT, KNOCKED, PASSED, STANDS, circuit, triplet


def laid(hand: tuple[Card, ...], rules: ThirtyOne) -> str:
    """A hand in a row, the cards that count before the others."""
    return row(rules.ordered(hand))


def worth(hand: tuple[Card, ...], rules: ThirtyOne) -> str:
    """What a hand is worth, and why: `20 in diamonds`, `30½, three kings`."""
    reading = rules.worth(hand)
    if reading.triplet:
        return f"30½, {triplet(reading.triplet)}"
    return f"{reading.points} {IN_SUIT[best_suit(hand)[0].suit]}"


_WAYS: Final = {
    (True, True): "{} to act: exchange a card (under My hand), knock, or pass.",
    (True, False): "{} to act: exchange a card (under My hand), or knock.",
    (False, True): "{} to act: exchange a card (under My hand), or pass.",
    (False, False): "{} to act: exchange a card (under My hand).",
}
"""By whether a seat may knock, and pass."""


def state(view: PublicView[Baize], rules: ThirtyOne, names: Names) -> str:
    """The table in words."""
    baize = view.table
    seated = with_dealer(names, baize.dealer)
    seats = [noted(seated[seat], _notes(baize, rules, seat)) for seat in baize.seats]
    return "\n".join([sentences(*_head(baize, rules, names)), *seats])


def _head(baize: Baize, rules: ThirtyOne, names: Names) -> Iterator[str]:
    yield "The deal is over." if baize.phase is Phase.OVER else f"Pool {baize.pool:,}."
    yield _middle(baize)
    if baize.knocker is not None:
        yield f"{names[baize.knocker]} has knocked."
    if baize.phase is Phase.PLAY:
        ways = may_knock(rules, baize), rules.allow_pass == "on"
        yield f"{circuit(baize.circuits + 1, rules.max_rounds).capitalize()}."
        yield _WAYS[ways].format(names[baize.on_turn])
    if baize.phase is Phase.LAST_ROUND:
        yield f"{names[baize.on_turn]} to act: exchange one more card (under My hand), or stand."


def _middle(baize: Baize) -> str:
    cards = row(baize.middle)
    return f"In the middle: {cards}." if cards else NOT_DEALT


def _notes(baize: Baize, rules: ThirtyOne, seat: Seat) -> Iterator[Note]:
    """What a seat has, and what it has done or come to."""
    yield chips(baize.chips.stacks[seat])
    if seat not in baize.players:
        yield SITTING_OUT
    elif baize.phase is Phase.OVER:
        yield from _outcome(baize, rules, seat)
    elif (latest := baize.latest[seat]) is not None:
        yield _did(latest)


def _did(taken: Taken) -> Note:
    """What a seat has done with its latest turn."""
    match taken:
        case Exchanged(_, took, gave):
            return f"took {short(took)} for {short(gave)}"
        case Knocked():
            return KNOCKED
        case Passed():
            return PASSED
        case Stood():
            return STANDS


def _outcome(baize: Baize, rules: ThirtyOne, seat: Seat) -> Iterator[Note]:
    """The hand that a seat has shown, and what it has won."""
    if hand := baize.shown[seat]:
        yield f"{laid(hand, rules)} is {worth(hand, rules)}"
    if won := baize.won[seat]:
        yield f"took {won:,}"


def hand(view: SeatView[Baize, Hand], rules: ThirtyOne) -> str:
    """A hand in words, what it is worth, and what lies in the middle."""
    held = view.hand.cards
    if not held:
        return SITS_OUT
    return f"{laid(held, rules)}: {worth(held, rules)}. {_middle(view.public.table)}"
