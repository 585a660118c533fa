"""The table: the banker at the head, the right down one side and the left down the other.

He looks at whoever looks at the picture, so that his right is on its left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.baccara import Baccara, Cloth, Phase, Places, label, seated
from bot.rules.game import PublicView
from bot.rules.turns import Seat, awaited
from cards_art import seating
from cards_art.baccara import gallery
from cards_art.baccara.middle import middle
from cards_art.croupier import Field
from cards_art.lettering import LINE, caption, figure, signed
from cards_art.scene import (
    TABLE_SIZE,
    Ground,
    Guest,
    Heading,
    Ink,
    Item,
    Label,
    Letter,
    Pointer,
    Spot,
    TableScene,
)

_TOP: Final = 46
_CLEAR: Final = 72
"""How far from the edge the ornaments in the corners reach; plates keep clear of them."""
_PLATE_X: Final = 178
_TURN: Final = 108
"""How far from the middle of a plate, towards the field, the pointer lies beside the purse."""
_FIELD: Final = (146, 96)
_FIELD_X: Final = 388
_PITCH: Final = 132
"""From one seat to the next, where there is room."""
_ROW: Final = 29
"""From one bet to the next."""
_ON: Final = {"R": "R", "L": "L", "cheval": "à ch."}


def table(
    view: PublicView[Cloth], rules: Baccara, guests: Sequence[Guest], deal: int
) -> TableScene:
    """The table, with all who sit at it and whoever bets from the gallery."""
    del deal
    cloth = view.table
    behind = gallery.betting(cloth)
    taken = gallery.HEIGHT + 8 if behind else 0
    last = TABLE_SIZE[1] - (_TOP + taken if behind else _CLEAR)
    waited = awaited(rules.turn(cloth))
    places, banker = _places(cloth)
    items: list[Item] = []
    for spot, seat in enumerate(places):
        if seat is not None:
            at = _plate(spot, places, last)
            items += _seat(cloth, at, spot, seat, guests[seat], seat in waited)
    items += gallery.plates(cloth, behind, guests, waited)
    items += middle(cloth, banker, guests, waited, (_TOP, TABLE_SIZE[1] - _TOP - taken))
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
    reach = foot - _CLEAR - seating.TALL_PLATE[1]
    pitch = min(_PITCH, reach // max(1, column))
    y = (_CLEAR + foot) // 2 + round(pitch * (spot // 2 - column / 2))
    return (TABLE_SIZE[0] - _PLATE_X if spot % 2 else _PLATE_X), y


def _seat(
    cloth: Cloth, at: Spot, spot: int, seat: Seat, guest: Guest, waited: bool
) -> Iterator[Item]:
    x, y = at
    holds = seat in cloth.players if cloth.players != (None, None) else spot in cloth.holders
    ribbon = Ink.BLUE if holds and cloth.drawn else None
    known = guest if guest.name else None
    yield from seating.name_plate((x, y), known, cloth.chips.stacks[seat], ribbon, waited)
    left = x < TABLE_SIZE[0] // 2
    middle = _FIELD_X if left else TABLE_SIZE[0] - _FIELD_X
    yield Field((middle, y), _FIELD)
    yield from _laid(cloth, spot, seat, (middle, y))
    if waited:
        inner = x + (_TURN if left else -_TURN)
        yield Pointer((inner, y + 23), Heading.LEFT if left else Heading.RIGHT)


def _laid(cloth: Cloth, spot: int, seat: Seat, at: Spot) -> Iterator[Item]:
    """What lies in the field before a seat."""
    x, y = at
    bets = [each for each in cloth.bets if each.place == seat]
    if cloth.phase is Phase.AUCTION and seat in cloth.bidders:
        yield caption("sealed bid", at, _FIELD[0] - 8)
    elif seat in cloth.callers or (seat == cloth.banco and not cloth.outcomes):
        yield Label("Banco!", at, LINE, 126, Ink.GLOW, Ground.FELT, Letter.BOLD)
    elif cloth.outcomes and bets:
        yield from _won(cloth, seat, at)
    elif bets:
        for index, each in enumerate(bets):
            down = round(_ROW * (index - (len(bets) - 1) / 2))
            text = f"{_ON[each.on]} {_brief(each.amount)}"
            yield figure(text, (x, y + down), _FIELD[0] - 8)
    elif cloth.drawn and cloth.places[spot] == seat:
        yield caption(label(spot), at, 100)


def _won(cloth: Cloth, seat: Seat, at: Spot) -> Iterator[Item]:
    """What a seat has won or lost, and what the bank could not pay it."""
    x, y = at
    mine = [each for each in cloth.outcomes if each.wager.place == seat]
    unpaid = sum(each.due - each.moved for each in mine)
    if not unpaid:
        yield figure(signed(cloth.gain(seat)), at, _FIELD[0] - 8)
        return
    yield figure(signed(cloth.gain(seat)), (x, y - _ROW), _FIELD[0] - 8)
    yield caption("unpaid", at, _FIELD[0] - 8)
    yield caption(_brief(unpaid), (x, y + _ROW), _FIELD[0] - 8)


def _brief(amount: int) -> str:
    """An amount as it fits into a field: from a hundred thousand on by thousands."""
    return f"{amount:,}" if amount < 100_000 else f"{amount // 1_000:,}k"
