"""A table of Pope Joan in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import (
    ALL_PLAYED,
    NOT_DEALT,
    SITS_OUT,
    in_suits,
    listed,
    purses,
)
from bot.games.pope_joan import POPE, Board, Hand, Phase, PopeJoan, height
from bot.rules.cards import Card, short
from bot.rules.game import PublicView, SeatView
from cogs import _stops
from cogs.pope_joan.naming import POOLS


def state(view: PublicView[Board], rules: PopeJoan, names: Names) -> str:
    """The table in words."""
    board = view.table
    pools = [f"{POOLS[pool]} {board.chips.pools[pool]:,}" for pool in rules.stakes]
    lying = f"Board: {', '.join(pools)}."
    if board.phase is Phase.OVER:
        return f"{_at_the_end(board, names)}\n{lying}"
    seats = [_stops.seat(board, seat, names, ()) for seat in board.seats]
    return "\n".join([_stops.trumps(board), lying, *seats, _standing(board, names)])


def _standing(board: Board, names: Names) -> str:
    if board.phase is Phase.DEAL:
        return NOT_DEALT
    return _stops.leads(board, names)


def _at_the_end(board: Board, names: Names) -> str:
    """How a deal has ended, and what all have."""
    if board.winner is None:
        how = "Pope was turned up: the deal is over."
    else:
        how = f"{names[board.winner]} is out and has won."
    return f"{how} {purses(board.chips, board.seats, names)}"


_YOU_LEAD: Final = {
    "free": _stops.YOU_LEAD,
    "ordered": "You lead: a stop that everybody can tell if you hold one, else Pope, else the"
    " lowest card of a longest suit or an ace.",
    "lowest": "You lead the lowest card of any suit: whoever holds the next higher one plays it,"
    " and so on.",
}
"""To whoever has to choose, by the house rule for it."""


def hand(view: SeatView[Board, Hand], rules: PopeJoan) -> str:
    """A hand in words, suit by suit from the ace upwards; the stock for a dealer who may look."""
    board = view.public.table
    if view.seat not in board.players:
        return SITS_OUT
    lines = [_told(view.hand.cards) or ALL_PLAYED]
    if board.phase is Phase.PLAY and board.leader == view.seat:
        lines.append(_YOU_LEAD[rules.lead])
    if prizes := _prizes(board, view.hand.cards):
        lines.append(f"Played, these win from the board: {prizes}.")
    if view.hand.stock:
        lines.append(f"The stock: {_told(view.hand.stock)}")
    return "\n".join(lines)


def _prizes(board: Board, cards: Iterable[Card]) -> str:
    """The cards of a hand that the board pays for: Pope, and the honours of trumps."""
    paid_for = [card for card in sorted(cards, key=height) if board.pays_for(card)]
    return listed([f"{short(card)} (Pope)" if card is POPE else short(card) for card in paid_for])


def _told(cards: Iterable[Card]) -> str:
    return in_suits(sorted(cards, key=height))
