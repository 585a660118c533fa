"""The five chances down the middle of the table: what each is, what lies there, who gains it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.matrimony import CHANCES, Phase, Sheet
from cards_art.fish import MOST, Heap
from cards_art.lettering import LINE
from cards_art.matrimony.captions import Captions
from cards_art.scene import Ground, Guest, Ink, Item, Label, Letter, Panel, Spot

_SIZE: Final = (200, 130)
_PITCH: Final = 137
_MIDDLE: Final = (600, 400)
_ROOM: Final = 184
_AMOUNT: Final = 38
_MUCH: Final = 10_000
"""From here on an amount has no room for counters beside it."""


def chances(sheet: Sheet, guests: Sequence[Guest], captions: Captions) -> Iterator[Item]:
    """All five, in their order from above."""
    x, y = _MIDDLE
    gains = {each.pool: each for each in sheet.won}
    for index, chance in enumerate(CHANCES):
        at, won = (x, y + _PITCH * (index - 2)), gains.get(chance)
        yield Panel(at, _SIZE, Ground.WALNUT, None, won is not None)
        yield _written(captions.chances[chance], (x, at[1] - 41), LINE, Ink.GILT, Letter.ITALIC)
        yield from lying(won.amount if won else sheet.chips.pools[chance], at)
        below = x, at[1] + 39
        if won is not None:
            name = guests[won.seat].name
            yield _written(name, below, LINE, Ink.GLOW, Letter.BOLD)
        else:
            note = _note(sheet, chance, captions)
            yield _written(note, below, LINE, Ink.CREAM, Letter.ROMAN)


def lying(amount: int, at: Spot) -> Iterator[Item]:
    """An amount, with its counters on its right where there is room for them."""
    x, y = at
    fish = 0 < amount < _MUCH
    yield _written(f"{amount:,}", (x - 46 if fish else x, y), _AMOUNT, Ink.CREAM, Letter.BOLD)
    if fish:
        yield Heap((x + 42, y), min(amount, MOST))


def _note(sheet: Sheet, chance: str, captions: Captions) -> str:
    """What a chance asks for; then what the dealer has laid there, or that nobody gains it."""
    match sheet.phase:
        case Phase.OVER if sheet.chips.pools[chance]:
            return captions.stands_over
        case Phase.STAKES if chance in sheet.laid[0].layout:
            return captions.dealer(sheet.laid[0].layout[chance])
        case _:
            return captions.asks[chance]


def _written(text: str, at: Spot, pixels: int, ink: Ink, letter: Letter) -> Label:
    return Label(text, at, pixels, _ROOM, ink, Ground.WALNUT, letter)
