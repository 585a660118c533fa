"""A table of cassino in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import (
    ALL_PLAYED,
    NONE_LEFT,
    NOT_DEALT,
    Note,
    by_suit,
    noted,
    purses,
    row,
    sentences,
)
from bot.games.cassino import (
    Board,
    Cassino,
    Heap,
    Phase,
    Sight,
    Take,
    complete_takes,
    gathered,
    sweeps,
)
from bot.rules.cards import Card, short
from bot.rules.game import PublicView, SeatView
from bot.rules.piles import Hand
from cogs._places import with_dealer
from cogs.cassino.sides import against, called, counted, score_of

_THREE: Final = 3
"""Players each alone, of whom the best does not score the whole difference."""


def state(view: PublicView[Board], rules: Cassino, names: Names) -> str:
    """The table in words."""
    board = view.table
    lines = [_score(board, rules, names)]
    if rules.stake:
        lines.append(purses(board.chips, board.seats, names))
    match board.phase:
        case Phase.DEAL:
            lines.append(NOT_DEALT)
        case Phase.PLAY:
            lines += _playing(board, names)
        case Phase.OVER:
            lines += _over(board, names)
    return "\n".join(lines)


def _score(board: Board, rules: Cassino, names: Names) -> str:
    score, sides = score_of(board.score), against(board.parties, with_dealer(names, board.dealer))
    if rules.target:
        return f"Score {score}, game of {rules.target}: {sides}."
    return f"Score {score}, a single deal: {sides}."


def _playing(board: Board, names: Names) -> Iterator[str]:
    yield _loose(board)
    for heap in board.heaps:
        yield _built(heap, names[heap.owner])
    held = ", ".join(f"{names[seat]} {board.left[seat]}" for seat in board.seats)
    yield f"{names[board.on_turn]} to play. In the pack {board.stock}; held: {held}."
    if board.last is not None:
        last = board.last
        yield f"Last take: {names[last.seat]}, {row(last.cards)} with {short(last.card)}."
    swept = [
        f"{called(seats, names)} {sweeps}"
        for seats, sweeps in zip(board.parties, board.sweeps, strict=False)
        if sweeps
    ]
    if swept:
        yield noted("Sweeps", swept)
    for seats, pile in zip(board.parties, board.piles, strict=False):
        side = called(seats, names)
        yield f"{side} won {len(pile)}: {by_suit(pile)}." if pile else f"{side} won nothing yet."


def _loose(board: Board) -> str:
    if board.loose:
        return f"On the board: {row(board.loose)}."
    return "On the board: only what is built." if board.heaps else "The board is empty."


def _built(heap: Heap, owner: str) -> str:
    if heap.called:
        return f"{owner} called {heap.value}: {row(heap.cards)}."
    return f"{owner} built {heap.value}: {row(heap.cards)}."


def _over(board: Board, names: Names) -> Iterator[str]:
    for seats, tally, points, pile in zip(
        board.parties, board.tallies, board.points, board.piles, strict=True
    ):
        side, won = called(seats, names), counted(tally)
        yield sentences(
            f"{side} scored {points}: {won}."
            if points == tally.points
            else f"{side} counted {tally.points} and scored {points}: {won}.",
            f"Cards: {by_suit(pile)}." if pile else "",
        )
    counts = tuple(tally.points for tally in board.tallies)
    if len(board.parties) == _THREE and board.points != counts:
        yield "Of three players one scores only what is above the two others together."
    if board.loose:
        yield f"Taken by nobody: {row(board.loose)}."


def hand(view: SeatView[Board, Hand], rules: Cassino) -> str:
    """A hand in words, and the most that each card could take now."""
    board, held = view.public.table, view.hand.cards
    if not held:
        return ALL_PLAYED if board.phase is Phase.OVER else NONE_LEFT
    sight = Sight(rules, board, held, view.seat)
    return "\n".join([by_suit(held), *_takes(sight)])


def _takes(sight: Sight) -> Iterator[str]:
    told = [
        _taken(sight, card, takes[0])
        for card in sight.held
        if (takes := complete_takes(sight, card))
    ]
    if told:
        yield f"{'; '.join(told)}."


def _taken(sight: Sight, card: Card, take: Take) -> Note:
    cards = gathered(take.groups)
    if sweeps(sight, len(cards)):
        return f"{short(card)} takes {row(cards)}, a sweep"
    return f"{short(card)} takes {row(cards)}"
