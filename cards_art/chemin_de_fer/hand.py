"""What a seat sees of its own: its cards and their point."""

from __future__ import annotations

from bot.games.chemin_de_fer import CheminDeFer, Cloth
from bot.rules.cards import Card
from bot.rules.game import SeatView
from bot.rules.piles import Hand
from bot.rules.turns import Seat
from cards_art.bank_hand import hand_with_point
from cards_art.fan import nothing_held
from cards_art.scene import HandScene


def hand(view: SeatView[Cloth, Hand], rules: CheminDeFer) -> HandScene:
    """A seat's cards and their point, and the punters' third card for the banker."""
    del rules
    cloth = view.public.table
    cards = held(view) or turned_up(cloth, view.seat)
    if not cards:
        return nothing_held("no cards")
    seen = cloth.third if view.seat == cloth.banker else None
    return hand_with_point(cards, [("punters", seen)] if seen else [])


def held(view: SeatView[Cloth, Hand]) -> tuple[Card, ...]:
    """A seat's cards; the punters' third lies on the table, and belongs to their hand."""
    cloth, cards = view.public.table, view.hand.cards
    if cards and cloth.third and view.seat == cloth.represents:
        return (*cards, cloth.third)
    return cards


def turned_up(cloth: Cloth, seat: Seat) -> tuple[Card, ...]:
    """The hand that a place has had in this coup, when it lies open."""
    if seat == cloth.represents:
        return cloth.punters
    return cloth.bank if seat == cloth.banker else ()
