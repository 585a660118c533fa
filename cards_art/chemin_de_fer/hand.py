"""What a seat sees of its own: its cards and their point."""

from __future__ import annotations

from typing import Final

from bot.games.chemin_de_fer import CheminDeFer, Cloth
from bot.rules.baccarat import point
from bot.rules.cards import Card
from bot.rules.game import SeatView
from bot.rules.piles import Hand
from bot.rules.turns import Seat
from cards_art.fan import in_a_row, nothing_held
from cards_art.lettering import caption
from cards_art.scene import HAND_SIZE, Disc, Face, HandScene, Item, Tone

_CARD: Final = 152
_STEP: Final = 168


def hand(view: SeatView[Cloth, Hand], rules: CheminDeFer) -> HandScene:
    """A seat's cards and their point, and the punters' third card for the banker."""
    del rules
    cloth = view.public.table
    cards = held(view) or turned_up(cloth, view.seat)
    if not cards:
        return nothing_held("no cards")
    third = cloth.third if view.seat == cloth.banker else None
    middle, across = HAND_SIZE[1] // 2, 220 + (len(cards) - 1) * _STEP + (220 if third else 0)
    left = (HAND_SIZE[0] - across) // 2 + 50
    x = left + _STEP * (len(cards) - 1) + 146
    items: list[Item] = [*in_a_row(cards, (left, middle), _CARD, _STEP)]
    items.append(Disc((x, middle), 50, Tone.IVORY, str(point(cards))))
    if third:
        items.append(caption("punters drew", (x + 190, 50), 260))
        items.append(Face(third, (x + 190, middle + 26), 130))
    return HandScene(tuple(items))


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
