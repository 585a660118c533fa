"""What a seat sees of its own: its cards and their point, or its bid for the bank."""

from __future__ import annotations

from bot.games.baccara import SIDES, Baccara, Cloth, Hand, Phase, held_by
from bot.rules.cards import Card
from bot.rules.game import SeatView
from cards_art.baccara.captions import Captions
from cards_art.bank_hand import hand_with_point, without_cards
from cards_art.fan import nothing_held
from cards_art.scene import HandScene


def hand(view: SeatView[Cloth, Hand], rules: Baccara, captions: Captions) -> HandScene:
    """A seat's cards and their point, and what both sides drew for the banker."""
    del rules
    cloth = view.public.table
    if cloth.phase is Phase.AUCTION:
        bid = view.hand.bid
        return nothing_held(captions.no_bid if bid is None else captions.your_bid(bid))
    cards = held_by(view) or cloth.turned_up(view.seat)
    if not cards:
        return without_cards(captions.held, dealt=cloth.face_down)
    return hand_with_point(cards, _thirds(cloth, captions) if view.seat == cloth.banker else [])


def _thirds(cloth: Cloth, captions: Captions) -> list[tuple[str, Card]]:
    """What both sides have drawn, and below what it lies."""
    drawn = zip(SIDES, cloth.thirds, strict=True)
    return [(captions.drew[side], third) for side, third in drawn if third is not None]
