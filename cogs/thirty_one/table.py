"""A table of thirty-one in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.kit import Names
from bot.chat.wording import NOT_DEALT, chips, row, sits_out
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
from cards_art import thirty_one as art


def laid(hand: tuple[Card, ...], rules: ThirtyOne) -> str:
    """A hand in a row, the cards that count before the others."""
    return row(art.ordered(hand, rules))


def worth(hand: tuple[Card, ...], rules: ThirtyOne) -> str:
    """What a hand is worth, and why: `20 in diamonds`, `30½, three kings`."""
    reading = rules.worth(hand)
    if reading.triplet:
        return f"30½, {art.called(reading)}"
    return f"{reading.points} in {best_suit(hand)[0].suit.name.lower()}"


def state(view: PublicView[Baize], rules: ThirtyOne, names: Names) -> str:
    """The table in words."""
    baize = view.table
    lines = [" ".join(_head(baize, rules, names))]
    lines += [f"{names[seat]}{_seat(baize, rules, seat)}." for seat in baize.seats]
    return "\n".join(lines)


def _head(baize: Baize, rules: ThirtyOne, names: Names) -> Iterator[str]:
    match baize.phase:
        case Phase.OVER:
            yield "The deal is over."
        case _:
            yield f"Pool {baize.pool:,}."
    yield _middle(baize)
    if baize.phase is Phase.PLAY:
        yield f"{art.circuit(baize, rules).capitalize()}."
        yield f"{names[baize.on_turn]} to act: {_ways(baize, rules)}."
    if baize.phase is Phase.LAST_ROUND:
        assert baize.knocker is not None
        yield f"{names[baize.knocker]} has knocked."
        yield f"{names[baize.on_turn]} to act: exchange one more card (under My hand), or stand."


def _middle(baize: Baize) -> str:
    cards = row(baize.middle)
    return f"In the middle: {cards}." if cards else NOT_DEALT


def _ways(baize: Baize, rules: ThirtyOne) -> str:
    """What the seat on turn may do."""
    ways = ["exchange a card (under My hand)"]
    ways += ["knock"] if may_knock(rules, baize) else []
    ways += ["pass"] if rules.allow_pass == "on" else []
    return ways[0] if len(ways) == 1 else f"{', '.join(ways[:-1])}, or {ways[-1]}"


def _seat(baize: Baize, rules: ThirtyOne, seat: Seat) -> str:
    dealer = " (dealer)" if seat == baize.dealer else ""
    told = [chips(baize.chips.stacks[seat])]
    if seat not in baize.players:
        told.append("sits out")
    elif baize.phase is Phase.OVER:
        told += _outcome(baize, rules, seat)
    elif (latest := baize.latest[seat]) is not None:
        told.append(_did(latest))
    return f"{dealer}: {', '.join(told)}"


def _did(taken: Taken) -> str:
    """What a seat has done with its latest turn."""
    match taken:
        case Exchanged(_, took, gave):
            return f"took {short(took)} for {short(gave)}"
        case Knocked():
            return "knocked"
        case Passed():
            return "passed"
        case Stood():
            return "stands"


def _outcome(baize: Baize, rules: ThirtyOne, seat: Seat) -> Iterator[str]:
    """The hand that a seat has shown, and what it has won."""
    if hand := baize.shown[seat]:
        yield f"{laid(hand, rules)} is {worth(hand, rules)}"
    if won := baize.won[seat]:
        yield f"took {won:,}"


def hand(view: SeatView[Baize, Hand], rules: ThirtyOne) -> str:
    """A hand in words, what it is worth, and what lies in the middle."""
    held = view.hand.cards
    if not held:
        return sits_out("the stake")
    return f"{laid(held, rules)}: {worth(held, rules)}. {_middle(view.public.table)}"
