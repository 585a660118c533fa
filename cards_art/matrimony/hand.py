"""What a seat sees of its own: the chips that it has laid unseen, and then its cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.games.matrimony import CHANCES, Hand, Matrimony, Sheet
from bot.rules.game import SeatView
from bot.rules.turns import Seat
from cards_art.fan import nothing_held
from cards_art.fish import MOST, Heap
from cards_art.lettering import caption
from cards_art.matrimony.captions import Captions
from cards_art.scene import (
    HAND_SIZE,
    Face,
    Ground,
    HandScene,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    State,
)

_MIDDLE: Final = HAND_SIZE[0] // 2
_PITCH: Final = 168
_PANEL: Final = (160, 190)
_LEVEL: Final = 186
_NAME: Final = 25
_WIDTH: Final = 132
_STEP: Final = 164


def hand(view: SeatView[Sheet, Hand], rules: Matrimony, captions: Captions) -> HandScene:
    """The layout while it is a secret, and the cards when they are dealt."""
    del rules
    sheet, held = view.public.table, view.hand
    if view.seat not in sheet.players:
        return nothing_held(captions.held.sits_out)
    if held.entry is not None:
        return HandScene(tuple(_layout(held.entry.layout, captions)))
    if not held.cards:
        return nothing_held(captions.to_come)
    return HandScene(tuple(_cards(sheet, view.seat, held, captions)))


def _layout(layout: Mapping[str, int], captions: Captions) -> Iterator[Item]:
    """The five chances with what lies there of one's own."""
    yield caption(captions.unseen, (_MIDDLE, 46), 800)
    for index, chance in enumerate(CHANCES):
        x, chips = _MIDDLE + _PITCH * (index - 2), layout.get(chance, 0)
        yield Panel((x, _LEVEL), _PANEL, Ground.WALNUT, None, bool(chips))
        title, above = captions.chances[chance], (x, _LEVEL - 62)
        yield Label(title, above, _NAME, 146, Ink.GILT, Ground.WALNUT, Letter.ITALIC)
        yield Label(f"{chips:,}", (x, _LEVEL - 10), 44, 146, Ink.CREAM, Ground.WALNUT, Letter.BOLD)
        if chips:
            yield Heap((x, _LEVEL + 56), min(chips, MOST))


def _cards(sheet: Sheet, seat: Seat, held: Hand, captions: Captions) -> Iterator[Item]:
    """The cards in the order dealt, those with a rim that have gained something."""
    won = [each for each in sheet.won if each.seat == seat]
    gaining = {card for each in won for card in each.cards}
    left = _MIDDLE - _STEP * (len(held.cards) - 1) // 2
    for index, card in enumerate(held.cards):
        state = State.MARKED if card in gaining else State.PLAIN
        yield Face(card, (left + _STEP * index, 122), _WIDTH, state=state)
    x = left + _STEP * (len(held.cards) - 1)
    yield caption(captions.turned_up, (x, 236), _STEP)
    if won:
        swept = seat == sheet.sweeper
        told = captions.swept if swept else captions.gained([each.pool for each in won])
        yield caption(told, (_MIDDLE, 272), 800)
