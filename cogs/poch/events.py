"""What happened at a table of poch, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, row, sentences, won_and_lost
from bot.games.poch import Held, Melded, Passed, Poched, Showed, WonPoch
from bot.rules.board import Dressed
from bot.rules.cards import Card, short
from bot.rules.chips import Payment
from bot.rules.game import Event
from bot.rules.levels import Raised
from bot.rules.lots import FirstDealer
from bot.rules.piles import TrumpsTurned
from bot.rules.pools import StoodOver, Took
from bot.rules.stops import WentOut
from bot.rules.turns import Seat
from cogs import _pools, _stops
from cogs._places import by_lot
from cogs.poch.naming import POOLS, called


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What the latest move brought about: the melds, a bet, or a run in one line."""
    return [
        *_before_the_deal(events, names),
        *_dealt(events, names),
        *_pochen(events, names),
        *_stops.run(events, names),
        *_ended(events, names),
        *_pools.shared(events, names, _stops.NO_MORE),
    ]


def _before_the_deal(events: Sequence[Event], names: Names) -> Iterator[str]:
    for event in events:
        match event:
            case FirstDealer():
                yield by_lot(event, names)
            case Dressed(dealer, _, amount):
                yield f"Each put {chips(amount)} on the board, and {names[dealer]} dealt."
            case _:
                pass
    yield from _pools.sat_out(events, names)


def _dealt(events: Sequence[Event], names: Names) -> Iterator[str]:
    """The turn-up, and what everybody has shown for the board."""
    for event in events:
        if isinstance(event, TrumpsTurned):
            yield _stops.turned_up(event, names)
            yield from _turned_up_wins(events, event.card, names)
            yield from _melds(events, names) or ["No hand wins anything on the board."]


def _turned_up_wins(events: Sequence[Event], card: Card, names: Names) -> Iterator[str]:
    for each in events:
        if isinstance(each, Took):
            won, pool = f"{each.amount:,}", POOLS[each.pool]
            yield f"The {short(card)} brought {names[each.seat]}, who dealt, {won} from *{pool}*."


def _melds(events: Sequence[Event], names: Names) -> list[str]:
    """`Ada showed K♥ Q♥ and took 3 from *King*, 3 from *Queen* and 3 from *Marriage*.`"""
    melds: dict[Seat, list[Melded]] = {}
    for each in events:
        if isinstance(each, Melded):
            melds.setdefault(each.seat, []).append(each)
    return [_meld(names[seat], own) for seat, own in melds.items()]


def _meld(name: str, melds: Sequence[Melded]) -> str:
    won = [f"{each.amount:,} from *{POOLS[each.pool]}*" for each in melds]
    return f"{name} showed {_laid(melds)} and took {listed(won)}."


def _laid(melds: Sequence[Melded]) -> str:
    """All cards of these melds, each once."""
    return row(dict.fromkeys(card for each in melds for card in each.cards))


def _pochen(events: Sequence[Event], names: Names) -> Iterator[str]:
    for event in events:
        match event:
            case Poched(seat, amount):
                yield f"{names[seat]} poched {amount:,}."
            case Held(seat, amount):
                yield f"{names[seat]} held, for {amount:,}."
            case Raised(seat, _, more, level):
                yield f"{names[seat]} raised by {more:,}, to {level:,}."
            case Passed(seat):
                yield f"{names[seat]} passed."
            case Showed(seat, holding):
                yield f"{names[seat]} showed {row(holding.cards)}, {called(holding)}."
            case WonPoch():
                yield _won_poch(event, names)
            case StoodOver(_, amount):
                yield f"Nobody has poched: {chips(amount)} stay in *Poch*."
            case _:
                pass


def _won_poch(won: WonPoch, names: Names) -> str:
    return sentences(
        f"**{names[won.seat]} took *Poch* with all bets, {chips(won.amount)}.**",
        "" if won.shown else "The hand need not be shown.",
    )


def _ended(events: Sequence[Event], names: Names) -> Iterator[str]:
    """Who has won the deal, with what."""
    for event in events:
        if isinstance(event, WentOut):
            winner, cards = names[event.seat], _stops.paid_for_cards(events, names)
            centre = _centre(events)
            yield sentences(
                f"**{winner} won the deal**, with {centre:,} from *Centre*."
                if centre
                else f"**{winner} won the deal.**",
                f"For the cards in hand: {cards}." if cards else "",
            )


def _centre(events: Sequence[Event]) -> int:
    """What lay in the pool for whoever is out first."""
    return sum(each.amount for each in events if isinstance(each, Took) and each.pool == "centre")


def paid(payments: Sequence[Payment], names: Names) -> list[str]:
    """Who has taken which pools in the whole deal, and what all have by it."""
    taken: dict[Seat, list[str]] = {}
    for each in payments:
        if each.reason == "pool":
            assert isinstance(each.target, int)
            pool = f"{each.amount:,} from *{POOLS[str(each.source)]}*"
            taken.setdefault(each.target, []).append(pool)
    told = [f"{names[seat]} {listed(pools)}" for seat, pools in taken.items()]
    board = [f"From the board: {'; '.join(told)}."] if told else []
    return [
        *board,
        *_dressed(payments),
        *_bets(payments, names),
        *won_and_lost(payments, names),
    ]


def _dressed(payments: Sequence[Payment]) -> Iterator[str]:
    """What each had put on the board: that is a part of what they have lost."""
    laid = Counter(each.source for each in payments if each.reason == "ante")
    if laid:
        yield f"Put on the board before the deal: {chips(max(laid.values()))} each."


def _bets(payments: Sequence[Payment], names: Names) -> Iterator[str]:
    """Who had bet how much: it is a part of what was taken from *Poch*."""
    laid: dict[Seat, int] = {}
    for each in payments:
        if each.reason == "bet":
            assert isinstance(each.source, int)
            laid[each.source] = laid.get(each.source, 0) + each.amount
    if laid:
        told = listed([f"{names[seat]} {amount:,}" for seat, amount in laid.items()])
        yield f"Bets in the pochen: {told}."
