"""What happened at a table of Pope Joan, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, named, short, they, won_and_lost
from bot.games.pope_joan import (
    Collected,
    Dressed,
    Excused,
    PaidForCards,
    Played,
    SatOut,
    Shared,
    Stopped,
    TurnedUp,
    WentOut,
)
from bot.rules.cards import Card
from bot.rules.chips import Payment
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from bot.rules.turns import Seat

Win: TypeAlias = tuple[Seat, Card]
"""Who wins something on the board, and by which card."""


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What the latest move brought about: a run in one line, and what each of its cards won.

    What the cards won is left out at the end of a deal, where `paid` tells of all of them.
    """
    ended = _ended(events, names)
    return [
        *_before_play(events, names),
        *_run(events, names),
        *(ended or _wins(events, names)),
        *_shared(events, names),
    ]


def _before_play(events: Sequence[Event], names: Names) -> Iterator[str]:
    out = [each for each in events if isinstance(each, SatOut)]
    for event in events:
        match event:
            case FirstDealer(seat):
                yield f"{names[seat]} turned up the first knave and deals first."
            case Dressed(dealer, payers, amount) if payers == (dealer,):
                yield f"{names[dealer]} dealt, and dressed the board with {chips(amount)}."
            case Dressed(dealer, _, amount):
                yield f"Each put {chips(amount)} on the board; {names[dealer]} dealt."
            case TurnedUp(dealer, card):
                yield f"{names[dealer]} turned up the {short(card)}: trumps are {named(card.suit)}."
            case _:
                pass
    if out:
        missing = they([names[each.seat] for each in out], "sits", "sit")
        yield f"{missing} this deal out, for want of {chips(out[0].amount)}."


def _run(events: Sequence[Event], names: Names) -> Iterator[str]:
    """`2♠ Ada, 3♠ 4♠ Ben: a stop.` Who leads after it is told with the table."""
    run = [each for each in events if isinstance(each, Played)]
    laid = ", ".join(f"{cards} {names[seat]}" for seat, cards in _by_turns(run))
    for event in events:
        match event:
            case Stopped():
                yield f"{laid}: a stop."
            case WentOut(seat):
                yield f"{laid}: {names[seat]} is out."
            case _:
                pass


def _by_turns(run: Iterable[Played]) -> Iterator[tuple[Seat, str]]:
    """The cards of a run, those together that one seat played in a row."""
    for seat, turn in groupby(run, key=lambda each: each.seat):
        yield seat, " ".join(short(each.card) for each in turn)


def _wins(events: Sequence[Event], names: Names) -> Iterator[str]:
    """What was taken from the board, a sentence for each card that won."""
    for (seat, card), taken in groupby(_taken(events), key=lambda each: each[0]):
        pools = listed([f"{each.amount:,} from *{each.pool.title()}*" for _, each in taken])
        yield f"The {short(card)} brought {names[seat]} {pools}."


def _taken(events: Sequence[Event]) -> Iterator[tuple[Win, Collected]]:
    """What was taken, and by which card."""
    latest: Card | None = None
    for event in events:
        match event:
            case Played(_, card) | TurnedUp(_, card):
                latest = card
            case Collected(seat):
                assert latest is not None
                yield (seat, latest), event
            case _:
                pass


def _ended(events: Sequence[Event], names: Names) -> list[str]:
    """Who has won the deal, with what; nothing before that, when *Game* is taken."""
    game = [each for each in events if isinstance(each, Collected) and each.pool == "game"]
    if not game:
        return []
    winner, paid = game[0].seat, [each for each in events if isinstance(each, PaidForCards)]
    how = "" if WentOut(winner) in events else " by turning up Pope"
    cards = listed([f"{_paid(each)} from {names[each.seat]}" for each in paid])
    told = f"**{names[winner]} won the deal**{how}, with {game[0].amount:,} from *Game*"
    told += f", and for the cards in hand {cards}." if paid else "."
    excused = [names[each.seat] for each in events if isinstance(each, Excused)]
    return [" ".join([told, *(f"{name} still held Pope, and paid nothing." for name in excused)])]


def _paid(paid: PaidForCards) -> str:
    """The chips paid, and what they should have been where there were no more."""
    if paid.amount < paid.cards:
        return f"{paid.amount} (for {paid.cards} cards)"
    return str(paid.amount)


def _shared(events: Sequence[Event], names: Names) -> Iterator[str]:
    shares = [each for each in events if isinstance(each, Shared)]
    if shares:
        told = listed([f"{each.amount:,} to {names[each.seat]}" for each in shares])
        yield f"The board cannot be dressed again, and what lay there is shared out: {told}."


def paid(payments: Sequence[Payment], names: Names) -> list[str]:
    """Who has won which prizes of the board in the whole deal, and what all have by it."""
    prizes: dict[Seat, list[str]] = {}
    for each in payments:
        if each.reason == "pool" and each.source != "game":
            assert isinstance(each.target, int)
            prize = f"{each.amount:,} from *{str(each.source).title()}*"
            prizes.setdefault(each.target, []).append(prize)
    told = [f"{names[seat]} {listed(won)}" for seat, won in prizes.items()]
    board = [f"Prizes of the board: {'; '.join(told)}."] if told else []
    return [*board, *_dressed(payments, names), *won_and_lost(payments, names)]


def _dressed(payments: Sequence[Payment], names: Names) -> Iterator[str]:
    """Who had dressed the board: that is a part of what they have lost."""
    laid: dict[Seat, int] = {}
    for each in payments:
        if isinstance(each.source, int) and isinstance(each.target, str):
            laid[each.source] = laid.get(each.source, 0) + each.amount
    if laid:
        told = listed([f"{names[seat]} {amount:,}" for seat, amount in laid.items()])
        yield f"Put on the board before the deal: {told}."
