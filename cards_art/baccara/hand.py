"""What a seat sees of its own: its cards and their point, or its bid for the bank."""

from __future__ import annotations

from bot.games.baccara import Baccara, Cloth, Hand, Phase, held_by
from bot.rules.cards import Card
from bot.rules.game import SeatView
from cards_art.bank_hand import hand_with_point
from cards_art.fan import not_dealt, nothing_held
from cards_art.scene import HandScene


def hand(view: SeatView[Cloth, Hand], rules: Baccara) -> HandScene:
    """A seat's cards and their point, and what both sides drew for the banker."""
    del rules
    cloth = view.public.table
    if cloth.phase is Phase.AUCTION:
        bid = view.hand.bid
        return nothing_held("No bid yet." if bid is None else f"Your bid: {bid:,}.")
    cards = held_by(view) or cloth.turned_up(view.seat)
    if not cards:
        return nothing_held("You hold no cards.") if cloth.face_down else not_dealt()
    return hand_with_point(cards, _thirds(cloth) if view.seat == cloth.banker else [])


def _thirds(cloth: Cloth) -> list[tuple[str, Card]]:
    """The sides that have drawn, and what."""
    drawn = zip(("right", "left"), cloth.thirds, strict=True)
    return [(side, third) for side, third in drawn if third is not None]
