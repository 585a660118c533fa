"""A table of poch in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.kit import Names
from bot.chat.wording import (
    ALL_PLAYED,
    NOT_DEALT,
    SITS_OUT,
    Note,
    by_suit,
    purses,
    row,
    sentences,
)
from bot.games.poch import Board, Phase, Pochen, best_holding, limit
from bot.rules.game import PublicView, SeatView
from bot.rules.piles import Hand
from bot.rules.turns import Seat
from cogs import _stops
from cogs.poch.naming import POOLS, called


def state(view: PublicView[Board], rules: Pochen, names: Names) -> str:
    """The table in words."""
    board = view.table
    pools = [f"{POOLS[pool]} {board.chips.pools[pool]:,}" for pool in rules.pools]
    lying = f"Board: {', '.join(pools)}."
    if board.phase is Phase.OVER:
        return f"{_at_the_end(board, names)}\n{lying}"
    seats = [_stops.seat(board, seat, names, _deeds(board, seat)) for seat in board.seats]
    return "\n".join([_stops.trumps(board), lying, *seats, _standing(board, rules, names)])


def _standing(board: Board, rules: Pochen, names: Names) -> str:
    """Who is to act, and what it is about."""
    match board.phase:
        case Phase.DEAL:
            return NOT_DEALT
        case Phase.POCH:
            return _asked(board, rules, names[board.on_turn])
        case _:
            return _stops.leads(board, names)


def _asked(board: Board, rules: Pochen, name: str) -> str:
    """What whoever is asked may do, if he holds what it takes."""
    if not limit(rules, board):
        return f"Pochen: somebody has no chips to bet, so {name} can only pass."
    pair = "To bet takes a pair or better." if rules.pair_required == "on" else ""
    return sentences(_ways(board, rules, name), pair)


def _ways(board: Board, rules: Pochen, name: str) -> str:
    """How one may bet, and how much."""
    most, level, due = limit(rules, board), board.bets.level, f"{board.bets.due:,}"
    if not level:
        return f"Pochen: nobody has bet. {name} may poch up to {most:,}, or pass."
    if rules.raising == "off" or most <= level:
        return f"Pochen: the bet is {level:,}. {name} may hold it for {due}, or pass."
    return (
        f"Pochen: the bet is {level:,}. {name} may hold it for {due},"
        f" raise by up to {most - level:,}, or pass."
    )


def _deeds(board: Board, seat: Seat) -> Iterator[Note]:
    """What a seat has bet in the pochen, and what it has shown."""
    if board.phase is Phase.POCH and board.bets.puts[seat]:
        yield f"bet {board.bets.puts[seat]:,}"
    if board.phase is Phase.POCH and board.has_passed(seat):
        yield "passed"
    if known := board.known(seat):
        yield f"has shown {row(known)}"


def _at_the_end(board: Board, names: Names) -> str:
    """How a deal has ended, and what all have."""
    assert board.winner is not None
    purse = purses(board.chips, board.seats, names)
    return f"{names[board.winner]} is out and has won. {purse}"


def hand(view: SeatView[Board, Hand], rules: Pochen) -> str:
    """A hand in words, suit by suit, and what it is worth in the pochen."""
    board, held = view.public.table, view.hand.cards
    if view.seat not in board.players:
        return SITS_OUT
    if not held:
        return ALL_PLAYED
    lines = [by_suit(held)]
    if board.phase is Phase.POCH:
        lines.append(_worth(view, rules))
    return "\n".join(lines)


def _worth(view: SeatView[Board, Hand], rules: Pochen) -> str:
    board = view.public.table
    if board.has_passed(view.seat):
        return "You are out of the pochen; the cards are for the play."
    holding = best_holding(view.hand.cards, board.trumps)
    if holding.is_set or rules.pair_required == "off":
        return f"For the pochen: {called(holding)}."
    return "No two equal cards: in the pochen you can only pass."
