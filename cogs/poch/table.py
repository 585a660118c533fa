"""A table of poch in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import (
    ALL_PLAYED,
    NOT_DEALT,
    SITS_OUT,
    Note,
    about,
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

_POCH: Final = {
    "on": "With a pair or better {name} may bet, that is poch, up to {most}; without, {name} can"
    " only pass.",
    "off": "{name} may bet, that is poch, up to {most}, or pass.",
}
"""While there is no bet, by whether it takes a pair."""
_HOLD: Final = {
    "on": "With a pair or better {name} may hold it for {due}; without, {name} can only pass.",
    "off": "{name} may hold it for {due}, or pass.",
}
"""Where there is a bet which cannot be raised."""
_RAISE: Final = {
    "on": "With a pair or better {name} may hold it for {due}, or raise by up to {more}; without,"
    " {name} can only pass.",
    "off": "{name} may hold it for {due}, raise by up to {more}, or pass.",
}
"""Where there is one that can be."""


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
            return _asked(board, rules, names)
        case _:
            return _stops.leads(board, names)


def _asked(board: Board, rules: Pochen, names: Names) -> str:
    """What whoever is asked may do, if he holds what it takes."""
    name = names[board.on_turn]
    most, level, due = limit(rules, board), board.bets.level, f"{board.bets.due:,}"
    if not most:
        return _without_chips(board, names)
    if not level:
        ways = _POCH[rules.pair_required].format(name=name, most=f"{most:,}")
        return sentences("Pochen: nobody has bet.", ways)
    stands = f"Pochen: the bet is {level:,}."
    if rules.raising == "off" or most <= level:
        return sentences(stands, _HOLD[rules.pair_required].format(name=name, due=due))
    more = f"{most - level:,}"
    return sentences(stands, _RAISE[rules.pair_required].format(name=name, due=due, more=more))


def _without_chips(board: Board, names: Names) -> str:
    """Why nothing can be bet, and by whom of those who are still in."""
    return about(
        [names[seat] for seat in board.bets.live if not board.chips.stacks[seat]],
        "Pochen: {who} has no chips. No bet may be higher than all who are in can pay, so there"
        " can be none before {who} has passed: {name} can only pass.",
        "Pochen: {who} have no chips. No bet may be higher than all who are in can pay, so there"
        " can be none before {who} have passed: {name} can only pass.",
        name=names[board.on_turn],
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
    if board.phase is Phase.PLAY and board.leader == view.seat:
        lines.append(_stops.YOU_LEAD)
    return "\n".join(lines)


def _worth(view: SeatView[Board, Hand], rules: Pochen) -> str:
    board = view.public.table
    if board.has_passed(view.seat):
        return "You are out of the pochen; the cards are for the play."
    holding = best_holding(view.hand.cards, board.trumps)
    if not holding.is_set and rules.pair_required == "on":
        return (
            "No two equal cards. With a pair or better you might bet in the pochen; without, you"
            " can only pass."
        )
    return sentences(f"For the pochen: {called(holding)}.", _may_bet(board, rules))


def _may_bet(board: Board, rules: Pochen) -> str:
    """Whether one with such a hand may bet, and why."""
    if not limit(rules, board):
        return "But nothing can be bet as long as somebody without chips is in."
    if rules.pair_required == "on":
        return "With a pair or better you may bet."
    return "Here you may bet on any hand."
