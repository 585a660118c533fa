"""The table: the banker at the head, the right down one side and the left down the other.

He looks at whoever looks at the picture, so that his right is on its left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from bot.games.baccara import Baccara, Cloth, Phase, Places, label, seated
from bot.rules.chips import signed
from bot.rules.game import PublicView
from bot.rules.turns import Seat, awaited
from cards_art import gallery_row, seating
from cards_art.baccara import gallery
from cards_art.baccara.captions import Captions
from cards_art.baccara.middle import middle
from cards_art.bank_table import CLEAR, PITCH, PLATE_X, TOP, before, side_plate
from cards_art.croupier import Field
from cards_art.lettering import LINE, caption, figure
from cards_art.scene import (
    TABLE_SIZE,
    Ground,
    Guest,
    Ink,
    Item,
    Label,
    Letter,
    Spot,
    TableScene,
)

_FIELD: Final = (146, 96)
_FIELD_X: Final = 388
_ROW: Final = 29
"""From one bet to the next."""


def table(
    view: PublicView[Cloth],
    rules: Baccara,
    guests: Sequence[Guest],
    deal: int,
    captions: Captions,
) -> TableScene:
    """The table, with all who sit at it and whoever bets from the gallery."""
    del deal
    cloth = view.table
    behind = gallery.betting(cloth)
    taken = gallery_row.ROOM if behind else 0
    last = TABLE_SIZE[1] - (TOP + taken if behind else CLEAR)
    waited = awaited(rules.turn(cloth))
    places, banker = _places(cloth)
    items: list[Item] = []
    for spot, seat in enumerate(places):
        if seat is not None:
            at = _plate(spot, places, last)
            items += _seat(cloth, at, spot, seat, guests[seat], captions, waited=seat in waited)
    told = partial(gallery.told, cloth)
    items += gallery_row.plates(behind, guests, waited, told, captions.gallery)
    span = TOP, TABLE_SIZE[1] - TOP - taken
    items += middle(cloth, banker, guests, waited, span, captions)
    return TableScene(tuple(items))


def _places(cloth: Cloth) -> tuple[Places, Seat | None]:
    """Who is shown where: before the lots, and between two sales, the places fill by the list."""
    head = cloth.banker if cloth.banker in cloth.seats else None
    rest = [seat for seat in cloth.seats if seat not in cloth.places and seat != head]
    places = seated(cloth.places, rest)
    over = next((seat for seat in rest if seat not in places), None)
    return places, over if head is None else head


def _plate(spot: int, places: Places, foot: int) -> Spot:
    """The right of the banker down the left of the picture, his left down its right."""
    column = max((each // 2 for each, seat in enumerate(places) if seat is not None), default=0)
    reach = foot - CLEAR - seating.TALL_PLATE[1]
    pitch = min(PITCH, reach // max(1, column))
    y = (CLEAR + foot) // 2 + round(pitch * (spot // 2 - column / 2))
    return (TABLE_SIZE[0] - PLATE_X if spot % 2 else PLATE_X), y


def _seat(
    cloth: Cloth,
    at: Spot,
    spot: int,
    seat: Seat,
    guest: Guest,
    captions: Captions,
    *,
    waited: bool,
) -> Iterator[Item]:
    holds = seat in cloth.players if cloth.players != (None, None) else spot in cloth.holders
    ribbon = Ink.BLUE if holds and cloth.drawn else None
    yield from side_plate(at, guest, cloth.chips.stacks[seat], ribbon, waited)
    field = before(at, _FIELD_X)
    yield Field(field, _FIELD)
    yield from _laid(cloth, spot, seat, field, captions)


def _laid(cloth: Cloth, spot: int, seat: Seat, at: Spot, captions: Captions) -> Iterator[Item]:
    """What lies in the field before a seat."""
    x, y = at
    bets = [each for each in cloth.bets if each.place == seat]
    if cloth.phase is Phase.AUCTION and seat in cloth.bidders:
        yield caption(captions.sealed_bid, at, _FIELD[0] - 8)
    elif seat in cloth.callers or (seat == cloth.banco and not cloth.outcomes):
        yield Label(captions.bank.banco, at, LINE, 126, Ink.GLOW, Ground.FELT, Letter.BOLD)
    elif cloth.outcomes and bets:
        yield from _won(cloth, seat, at, captions)
    elif bets:
        for index, each in enumerate(bets):
            down = round(_ROW * (index - (len(bets) - 1) / 2))
            yield figure(captions.bet(each.on, each.amount), (x, y + down), _FIELD[0] - 8)
    elif cloth.drawn and cloth.places[spot] == seat:
        yield caption(label(spot), at, 100)


def _won(cloth: Cloth, seat: Seat, at: Spot, captions: Captions) -> Iterator[Item]:
    """What a seat has won or lost, and what the bank could not pay it."""
    x, y = at
    mine = [each for each in cloth.outcomes if each.wager.place == seat]
    unpaid = sum(each.due - each.moved for each in mine)
    if not unpaid:
        yield figure(signed(cloth.gain(seat)), at, _FIELD[0] - 8)
        return
    yield figure(signed(cloth.gain(seat)), (x, y - _ROW), _FIELD[0] - 8)
    yield caption(captions.unpaid, at, _FIELD[0] - 8)
    yield caption(captions.brief(unpaid), (x, y + _ROW), _FIELD[0] - 8)
