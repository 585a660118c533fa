"""What a seat sees of its own: its cards and their point, or its bid for the bank."""

from __future__ import annotations

from bot.games.baccara import Baccara, Cloth, Hand, Phase
from bot.rules.cards import Card
from bot.rules.game import SeatView
from bot.rules.turns import Seat
from cards_art.bank_hand import hand_with_point
from cards_art.fan import nothing_held
from cards_art.scene import HandScene


def hand(view: SeatView[Cloth, Hand], rules: Baccara) -> HandScene:
    """A seat's cards and their point, and what both sides drew for the banker."""
    del rules
    cloth = view.public.table
    if cloth.phase is Phase.AUCTION:
        bid = view.hand.bid
        return nothing_held("no bid yet" if bid is None else f"your bid: {bid:,}")
    cards = held(view) or turned_up(cloth, view.seat)
    if not cards:
        return nothing_held("no cards")
    return hand_with_point(cards, _thirds(cloth) if view.seat == cloth.banker else [])


def _thirds(cloth: Cloth) -> list[tuple[str, Card]]:
    """The sides that have drawn, and what."""
    drawn = zip(("right", "left"), cloth.thirds, strict=True)
    return [(side, third) for side, third in drawn if third is not None]


def held(view: SeatView[Cloth, Hand]) -> tuple[Card, ...]:
    """A seat's cards; a third that a side has drawn lies on the table, and belongs to its hand."""
    cloth, cards = view.public.table, view.hand.cards
    if not cards or view.seat not in cloth.players:
        return cards
    third = cloth.thirds[cloth.players.index(view.seat)]
    return cards if third is None else (*cards, third)


def turned_up(cloth: Cloth, seat: Seat) -> tuple[Card, ...]:
    """The hand that a place has had in this coup, when it lies open."""
    if not cloth.shown:
        return ()
    if seat in cloth.players:
        return cloth.shown[cloth.players.index(seat)]
    return cloth.shown[-1] if seat == cloth.banker else ()
