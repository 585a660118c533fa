"""What a seat sees of its own: its cards and their point, or its bid for the bank."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.baccara import Baccara, Cloth, Hand, Phase
from bot.rules.baccarat import point
from bot.rules.cards import Card
from bot.rules.game import SeatView
from bot.rules.turns import Seat
from cards_art.fan import in_a_row, nothing_held
from cards_art.lettering import caption
from cards_art.scene import HAND_SIZE, Disc, Face, HandScene, Item, Tone

_CARD: Final = 152
_STEP: Final = 168
_THIRD: Final = 120
_APART: Final = 150
"""From the one third card to the other."""


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
    thirds = _thirds(cloth) if view.seat == cloth.banker else []
    middle = HAND_SIZE[1] // 2
    across = _CARD + _STEP * (len(cards) - 1) + 120 + _APART * len(thirds)
    left = (HAND_SIZE[0] - across) // 2 + _CARD // 2
    x = left + _STEP * (len(cards) - 1) + _CARD // 2 + 66
    items: list[Item] = [*in_a_row(cards, (left, middle), _CARD, _STEP)]
    items.append(Disc((x, middle), 50, Tone.IVORY, str(point(cards))))
    for index, (side, third) in enumerate(thirds):
        items += _third(side, third, x + 136 + _APART * index, middle)
    return HandScene(tuple(items))


def _third(side: str, card: Card, x: int, y: int) -> Iterator[Item]:
    yield caption(f"{side} drew", (x, y - 108), _APART)
    yield Face(card, (x, y + 26), _THIRD)


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
