"""What happened at a table of Pope Joan, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, sentences, won_and_lost
from bot.games.pope_joan import Excused
from bot.rules.board import Dressed
from bot.rules.cards import Card, short
from bot.rules.chips import Payment
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from bot.rules.piles import Played, TrumpsTurned
from bot.rules.pools import Took
from bot.rules.stops import WentOut
from bot.rules.turns import Seat
from cogs import _pools, _stops
from cogs._places import by_lot
from cogs.pope_joan.naming import POOLS

Win: TypeAlias = tuple[Seat, Card]
"""Who wins something on the board, and by which card."""


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What the latest move brought about: a run in one line, and what each of its cards won.

    What the cards won is left out at the end of a deal, where `paid` tells of all of them.
    """
    ended = _ended(events, names)
    return [
        *_before_play(events, names),
        *_stops.run(events, names),
        *(ended or _wins(events, names)),
        *_pools.shared(events, names, _stops.NO_MORE),
    ]


def _before_play(events: Sequence[Event], names: Names) -> Iterator[str]:
    for event in events:
        match event:
            case FirstDealer():
                yield by_lot(event, names)
            case Dressed(dealer, payers, amount) if payers == (dealer,):
                yield f"{names[dealer]} dealt, and dressed the board with {chips(amount)}."
            case Dressed(dealer, _, amount):
                yield f"Each put {chips(amount)} on the board, and {names[dealer]} dealt."
            case TrumpsTurned():
                yield _stops.turned_up(event, names)
            case _:
                pass
    yield from _pools.sat_out(events, names)


def _wins(events: Sequence[Event], names: Names) -> Iterator[str]:
    """What was taken from the board, a sentence for each card that won."""
    for (seat, card), taken in groupby(_taken(events), key=lambda each: each[0]):
        pools = listed([f"{each.amount:,} from *{POOLS[each.pool]}*" for _, each in taken])
        yield f"The {short(card)} brought {names[seat]} {pools}."


def _taken(events: Sequence[Event]) -> Iterator[tuple[Win, Took]]:
    """What was taken, and by which card."""
    latest: Card | None = None
    for event in events:
        match event:
            case Played(_, card) | TrumpsTurned(_, card):
                latest = card
            case Took(seat):
                assert latest is not None
                yield (seat, latest), event
            case _:
                pass


def _ended(events: Sequence[Event], names: Names) -> list[str]:
    """Who has won the deal, with what; nothing before that, when *Game* is taken."""
    game = [each for each in events if isinstance(each, Took) and each.pool == "game"]
    if not game:
        return []
    winner, won, pool = game[0].seat, f"{game[0].amount:,}", POOLS["game"]
    cards = _stops.paid_for_cards(events, names)
    return [
        sentences(
            f"**{names[winner]} won the deal**, with {won} from *{pool}*."
            if WentOut(winner) in events
            else f"**{names[winner]} won the deal** by turning up Pope, with {won} from *{pool}*.",
            f"For the cards in hand: {cards}." if cards else "",
            *_excused(events, names),
        )
    ]


def _excused(events: Sequence[Event], names: Names) -> Iterator[str]:
    for each in events:
        if isinstance(each, Excused):
            yield f"{names[each.seat]} still held Pope, and paid nothing."


def paid(payments: Sequence[Payment], names: Names) -> list[str]:
    """Who has won which prizes of the board in the whole deal, and what all have by it."""
    prizes: dict[Seat, list[str]] = {}
    for each in payments:
        if each.reason == "pool" and each.source != "game":
            assert isinstance(each.target, int)
            prize = f"{each.amount:,} from *{POOLS[str(each.source)]}*"
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
