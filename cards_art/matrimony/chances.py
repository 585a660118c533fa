"""The five chances down the middle of the table: what each is, what lies there, who gains it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final

from bot.games.matrimony import CHANCES, Phase, Sheet, Took
from cards_art.fish import MOST, Heap
from cards_art.lettering import LINE
from cards_art.scene import Ground, Guest, Ink, Item, Label, Letter, Panel, Spot

_SIZE: Final = (200, 130)
_PITCH: Final = 137
_MIDDLE: Final = (600, 400)
_ROOM: Final = 184
_AMOUNT: Final = 38
_MUCH: Final = 10_000
"""From here on an amount has no room for counters beside it."""

_ASKS: Final = MappingProxyType(
    {
        "best": "highest card",
        "matrimony": "king, queen",
        "intrigue": "queen, knave",
        "confederacy": "king, knave",
        "pairs": "highest pair",
    }
)
"""What a hand needs for each chance."""


def chances(sheet: Sheet, guests: Sequence[Guest]) -> Iterator[Item]:
    """All five, in their order from above."""
    x, y = _MIDDLE
    gains = {each.pool: each for each in sheet.won}
    for index, chance in enumerate(CHANCES):
        at, won = (x, y + _PITCH * (index - 2)), gains.get(chance)
        yield Panel(at, _SIZE, Ground.WALNUT, None, won is not None)
        yield _written(chance.title(), (x, at[1] - 41), LINE, Ink.GILT, Letter.ITALIC)
        yield from lying(won.amount if won else sheet.chips.pools[chance], at)
        yield _note(sheet, chance, won, guests, (x, at[1] + 39))


def lying(amount: int, at: Spot) -> Iterator[Item]:
    """An amount, with its counters on its right where there is room for them."""
    x, y = at
    fish = 0 < amount < _MUCH
    yield _written(f"{amount:,}", (x - 46 if fish else x, y), _AMOUNT, Ink.CREAM, Letter.BOLD)
    if fish:
        yield Heap((x + 42, y), min(amount, MOST))


def _note(sheet: Sheet, chance: str, won: Took | None, guests: Sequence[Guest], at: Spot) -> Label:
    """What a chance asks for; then what the dealer has laid there; then who gains it."""
    if won is not None:
        return _written(guests[won.seat].name, at, LINE, Ink.GLOW, Letter.BOLD)
    match sheet.phase:
        case Phase.OVER if sheet.chips.pools[chance]:
            text = "stands over"
        case Phase.STAKES if chance in sheet.laid[0].layout:
            text = f"dealer {sheet.laid[0].layout[chance]:,}"
        case _:
            text = _ASKS[chance]
    return _written(text, at, LINE, Ink.CREAM, Letter.ROMAN)


def _written(text: str, at: Spot, pixels: int, ink: Ink, letter: Letter) -> Label:
    return Label(text, at, pixels, _ROOM, ink, Ground.WALNUT, letter)
