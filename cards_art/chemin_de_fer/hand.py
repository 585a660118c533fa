"""What a seat sees of its own: its cards and their point."""

from __future__ import annotations

from bot.games.chemin_de_fer import CheminDeFer, Cloth, held_by
from bot.rules.game import SeatView
from bot.rules.piles import Hand
from cards_art.bank_hand import hand_with_point, without_cards
from cards_art.chemin_de_fer.captions import Captions
from cards_art.scene import HandScene


def hand(view: SeatView[Cloth, Hand], rules: CheminDeFer, captions: Captions) -> HandScene:
    """A seat's cards and their point, and the punters' third card for the banker."""
    del rules
    cloth = view.public.table
    cards = held_by(view) or cloth.turned_up(view.seat)
    if not cards:
        return without_cards(captions.held, dealt=cloth.face_down)
    seen = cloth.third if view.seat == cloth.banker else None
    return hand_with_point(cards, [(captions.punters_drew, seen)] if seen else [])
