"""What a seat sees of its own: its cards, and what they are worth in the pochen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from textwrap import wrap
from typing import Final

from bot.games.poch import Board, Holding, Phase, Pochen, best_holding
from bot.rules.cards import Card
from bot.rules.game import SeatView
from bot.rules.piles import Hand
from cards_art.fan import all_played, fan, sits_out, sorted_by_suit
from cards_art.poch.names import called
from cards_art.scene import Face, HandScene, Item, Letter, State
from cards_art.slips import notice

_CARD: Final = 128
_STEP: Final = 110
_FIRST: Final = 92
_LEVEL: Final = 158
_SLIP: Final = (746, 158)


def hand(view: SeatView[Board, Hand], rules: Pochen) -> HandScene:
    """A seat's cards by suits; in the pochen with its best set marked, and named on a slip."""
    board, held = view.public.table, view.hand.cards
    if view.seat not in board.players:
        return sits_out()
    if not held:
        return all_played()
    if board.phase is not Phase.POCH:
        leads = board.phase is Phase.PLAY and board.leader == view.seat
        return fan(held, held if leads else None)
    holding = best_holding(held, board.trumps)
    bets = holding.is_set or rules.pair_required == "off"
    slip = notice(_lines(board, view.seat, holding, bets), _SLIP, 220)
    return HandScene((*_faces(sorted_by_suit(held), holding if bets else None), *slip))


def _faces(cards: tuple[Card, ...], holding: Holding | None) -> Iterator[Item]:
    for index, card in enumerate(cards):
        face = Face(card, (_FIRST + _STEP * index, _LEVEL), _CARD)
        marked = holding is not None and card in holding.cards
        yield replace(face, state=State.MARKED) if marked else face


def _lines(board: Board, seat: int, holding: Holding, bets: bool) -> list[tuple[str, Letter]]:
    if board.has_passed(seat):
        return [("Passed", Letter.BOLD), ("wait for", Letter.ITALIC), ("the play", Letter.ITALIC)]
    if not bets:
        return [("No pair", Letter.BOLD), ("you can", Letter.ITALIC), ("only pass", Letter.ITALIC)]
    return [(text, Letter.BOLD) for text in wrap(called(holding).capitalize(), 12)]
