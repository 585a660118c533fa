"""The table: seats on both sides of the chances, each with its cards before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.matrimony import Matrimony, Phase, Sheet
from bot.rules.cards import Card
from bot.rules.game import PublicView
from bot.rules.turns import Seat
from cards_art import seating
from cards_art.counters import counted
from cards_art.lettering import caption
from cards_art.matrimony.captions import Captions
from cards_art.matrimony.chances import chances
from cards_art.places import Place, sides
from cards_art.scene import (
    Back,
    Face,
    Ground,
    Guest,
    Heading,
    Item,
    Panel,
    Pointer,
    Spot,
    State,
    TableScene,
    Tone,
)

_SIDE: Final = 180
_LEVEL: Final = 400
_PITCH: Final = 190
_REACH: Final = 564
"""From the first seat of a side to the last: their plates keep clear of the ornaments."""
_PLATE: Final = (seating.PLATE[0], 88)
_BESIDE: Final = 142
"""How far inwards from the middle of a plate the cards begin."""
_ROOM: Final = 170
"""How much of the table they have there."""
_CARD: Final = 62


def table(
    view: PublicView[Sheet],
    rules: Matrimony,
    guests: Sequence[Guest],
    deal: int,
    captions: Captions,
) -> TableScene:
    """The table, with who sits at each place."""
    del deal
    sheet = view.table
    places = sides(len(sheet.seats), _SIDE, _LEVEL, _PITCH, _REACH)
    items = [*chances(sheet, guests, captions)]
    for seat, place in zip(sheet.seats, places, strict=True):
        items += _plate(sheet, seat, guests[seat], place.at)
        items += _before(sheet, rules, seat, place, captions)
    return TableScene(tuple(items))


def _plate(sheet: Sheet, seat: Seat, guest: Guest, at: Spot) -> Iterator[Item]:
    """Name, chips, and the dealer's button."""
    x, y = at
    winners = {each.seat for each in sheet.won}
    shines = seat in winners or _is_awaited(sheet, seat)
    yield Panel(at, _PLATE, Ground.WALNUT, None, shines)
    yield from seating.name_line((x, y - 19), guest, shines)
    if seat == sheet.dealer:
        yield seating.corner_button(at, _PLATE, right=False)
        x += 24
    yield from seating.purse_line((x, y + 21), sheet.chips.stacks[seat], Tone.BRASS)


def _is_awaited(sheet: Sheet, seat: Seat) -> bool:
    match sheet.phase:
        case Phase.LAY:
            return seat == sheet.dealer
        case Phase.STAKES:
            return seat in sheet.others and seat not in sheet.entered
        case Phase.DEAL | Phase.OVER:
            return False


def _before(
    sheet: Sheet, rules: Matrimony, seat: Seat, place: Place, captions: Captions
) -> Iterator[Item]:
    """What lies before a seat: its turn, the chips that it has laid unseen, or its cards."""
    middle = place.shifted(0, _BESIDE + _ROOM // 2)
    if seat not in sheet.players:
        yield caption(captions.sits_out, middle, _ROOM)
    elif seat in sheet.entered:
        yield from counted(sheet.due, middle, Tone.RED)
    elif _is_awaited(sheet, seat):
        yield Pointer(place.shifted(0, _BESIDE + 18), place.edge)
    elif sheet.phase is Phase.OVER:
        yield from _cards(sheet, rules, seat, place)


def _cards(sheet: Sheet, rules: Matrimony, seat: Seat, place: Place) -> Iterator[Item]:
    """The cards of a seat in the order dealt, the last one face up in any case.

    Those by which it gains something stand out.
    """
    gaining = {card for each in sheet.won if each.seat == seat for card in each.cards}
    held, count = _face_up(sheet, seat), rules.cards
    step = (_ROOM - _CARD) // (count - 1) if count > 2 else _CARD + 8
    inwards = 1 if place.edge is Heading.LEFT else -1
    for index in range(count):
        along = round(inwards * step * (index - (count - 1) / 2))
        at = place.shifted(0, _BESIDE + _ROOM // 2 + along)
        known = index - count + len(held)
        if known < 0:
            yield Back(at, _CARD)
            continue
        state = State.MARKED if held[known] in gaining else State.DIMMED
        yield Face(held[known], at, _CARD, state=state)


def _face_up(sheet: Sheet, seat: Seat) -> Sequence[Card]:
    """Of the cards of a seat those that everybody sees."""
    for each in sheet.shown:
        if each.seat == seat:
            return each.cards
    return [each.card for each in sheet.turned_up if each.seat == seat]
