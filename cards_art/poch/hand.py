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
from bot.rules.turns import Seat
from cards_art.fan import fan, nothing_held, sorted_by_suit
from cards_art.poch.captions import Captions
from cards_art.scene import Face, HandScene, Item, Letter, State
from cards_art.slips import notice

_CARD: Final = 128
_STEP: Final = 110
_FIRST: Final = 92
_LEVEL: Final = 158
_SLIP: Final = (746, 158)


def hand(view: SeatView[Board, Hand], rules: Pochen, captions: Captions) -> HandScene:
    """A seat's cards by suits; in the pochen with its best set marked, and named on a slip."""
    board, held = view.public.table, view.hand.cards
    if view.seat not in board.players:
        return nothing_held(captions.held.sits_out)
    if not held:
        return nothing_held(captions.held.all_played)
    if board.phase is not Phase.POCH:
        leads = board.phase is Phase.PLAY and board.leader == view.seat
        return fan(held, held if leads else None)
    holding = best_holding(held, board.trumps)
    bets = holding.is_set or rules.pair_required == "off"
    slip = notice([*_lines(board, view.seat, holding if bets else None, captions)], _SLIP, 220)
    return HandScene((*_faces(sorted_by_suit(held), holding if bets else None), *slip))


def _faces(cards: tuple[Card, ...], holding: Holding | None) -> Iterator[Item]:
    for index, card in enumerate(cards):
        face = Face(card, (_FIRST + _STEP * index, _LEVEL), _CARD)
        marked = holding is not None and card in holding.cards
        yield replace(face, state=State.MARKED) if marked else face


def _lines(
    board: Board, seat: Seat, holding: Holding | None, captions: Captions
) -> Iterator[tuple[str, Letter]]:
    """What is held, unless it is of no use in the pochen: then what is left to do."""
    if board.has_passed(seat):
        heading, below = captions.you_passed, captions.wait_for_play
    elif holding is None:
        heading, below = captions.no_pair, captions.only_pass
    else:
        heading, below = captions.heading(holding), ()
    yield from ((line, Letter.BOLD) for line in wrap(heading, 12))
    yield from ((line, Letter.ITALIC) for line in below)
