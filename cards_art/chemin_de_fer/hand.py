"""What a seat sees of its own: its cards and their point."""

from __future__ import annotations

from bot.games.chemin_de_fer import CheminDeFer, Cloth, held_by
from bot.rules.game import SeatView
from bot.rules.piles import Hand
from cards_art.bank_hand import hand_with_point
from cards_art.fan import not_dealt, nothing_held
from cards_art.scene import HandScene


def hand(view: SeatView[Cloth, Hand], rules: CheminDeFer) -> HandScene:
    """A seat's cards and their point, and the punters' third card for the banker."""
    del rules
    cloth = view.public.table
    cards = held_by(view) or cloth.turned_up(view.seat)
    if not cards:
        return nothing_held("You hold no cards.") if cloth.face_down else not_dealt()
    seen = cloth.third if view.seat == cloth.banker else None
    return hand_with_point(cards, [("punters", seen)] if seen else [])
