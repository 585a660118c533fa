"""A table of cassino in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.kit import Names
from bot.chat.wording import ALL_PLAYED, NONE_LEFT, NOT_DEALT, by_suit, purses, row
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
from cogs.cassino.sides import called, counted, number_of, score_of


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
    game = f"game of {rules.target}" if rules.target else "a single deal"
    seated = with_dealer(names, board.dealer)
    sides = " against ".join(called(seats, seated) for seats in board.parties)
    return f"Score {score_of(board.score)}, {game}: {sides}."


def _playing(board: Board, names: Names) -> Iterator[str]:
    yield f"On the board: {row(board.loose) or _without_loose(board)}."
    for heap in board.heaps:
        yield f"{_built(heap)} by {names[heap.owner]}: {row(heap.cards)}."
    held = ", ".join(f"{names[seat]} {board.left[seat]}" for seat in board.seats)
    yield f"{names[board.on_turn]} to play. In the pack {board.stock}; held: {held}."
    if board.last is not None:
        last = board.last
        yield f"Last take: {names[last.seat]}, {row(last.cards)} with {short(last.card)}."
    swept = [(seats, board.sweeps[side]) for side, seats in enumerate(board.parties)]
    if any(sweeps for _, sweeps in swept):
        told = [f"{called(seats, names)} {sweeps}" for seats, sweeps in swept if sweeps]
        yield f"Sweeps: {', '.join(told)}."
    for seats, pile in zip(board.parties, board.piles, strict=False):
        yield f"{called(seats, names)} won {len(pile)}: {by_suit(pile) or 'nothing yet'}."


def _without_loose(board: Board) -> str:
    return "only what is built" if board.heaps else "nothing"


def _built(heap: Heap) -> str:
    kind = f"{number_of(heap.value, several=True)} called" if heap.called else (
        f"{number_of(heap.value)} built"
    )  # fmt: skip
    return kind[0].upper() + kind[1:]


def _over(board: Board, names: Names) -> Iterator[str]:
    for seats, tally, points, pile in zip(
        board.parties, board.tallies, board.points, board.piles, strict=True
    ):
        told = f"{called(seats, names)} scored {points}, of {counted(tally)}."
        yield f"{told} Cards: {by_suit(pile)}." if pile else told
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


def _taken(sight: Sight, card: Card, take: Take) -> str:
    cards = gathered(take.groups)
    swept = ", a sweep" if sweeps(sight, len(cards)) else ""
    return f"{short(card)} takes {row(cards)}{swept}"
