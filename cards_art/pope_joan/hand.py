"""What a seat sees of its own: its cards, and the stock where it may look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.pope_joan import Board, Hand, Phase, PopeJoan, height, leads
from bot.rules.cards import Card
from bot.rules.game import SeatView
from cards_art.fan import arranged, fanned, in_a_row, nothing_held, rimmed
from cards_art.lettering import caption
from cards_art.pope_joan.captions import Captions
from cards_art.scene import HandScene


def hand(view: SeatView[Board, Hand], rules: PopeJoan, captions: Captions) -> HandScene:
    """A seat's cards from the ace upwards; on its turn, those stand up that may be led.

    Those that the board pays for have a bright rim. Below them lies the stock, for a dealer who
    may look.
    """
    board, cards = view.public.table, arranged(view.hand.cards, height)
    if view.seat not in board.players:
        return nothing_held(captions.held.sits_out)
    is_leader = board.phase is Phase.PLAY and board.leader == view.seat
    may = leads(rules, board, cards) if is_leader else None
    scene = (
        rimmed(fanned(cards, may), board.pays_for)
        if cards
        else nothing_held(captions.held.all_played)
    )
    stock = arranged(view.hand.stock, height)
    return _with_stock(scene, stock, captions) if stock else scene


def _with_stock(scene: HandScene, stock: Sequence[Card], captions: Captions) -> HandScene:
    """A taller picture with the stock along its foot."""
    width, height = scene.size
    y = height + 50
    label = caption(captions.open_stock, (82, y), 100)
    cards = in_a_row(stock, (170, y), 62, 69)
    return replace(scene, items=(*scene.items, label, *cards), size=(width, height + 120))
