"""What lies between the two sides: shoe and basket, the bank, the two hands, what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

from bot.games.chemin_de_fer import SHOE, Cloth, Phase
from bot.rules.baccarat import point
from bot.rules.cards import Card
from cards_art.blank import height_of
from cards_art.croupier import Basket, Field, Shoe
from cards_art.fan import in_a_row
from cards_art.lettering import NAME, caption
from cards_art.scene import (
    TABLE_SIZE,
    Back,
    Disc,
    Face,
    Ground,
    Guest,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    State,
    Tone,
)
from cards_art.slips import notice

Cards: TypeAlias = tuple[Card, ...]

_MIDDLE: Final = TABLE_SIZE[0] // 2
_COLUMN: Final = 284
"""Width of what lies between the two sides."""
_CARD: Final = 106
_STEP: Final = 80
_FIRST: Final = _MIDDLE - _COLUMN // 2 + _CARD // 2 + 4
"""Where the first card of a hand lies."""
_HEIGHTS: Final = (118, 54, height_of(_CARD), 60, height_of(_CARD), 30)


def middle(cloth: Cloth, guests: Sequence[Guest], top: int, foot: int) -> Iterator[Item]:
    """From the croupier down, spread between `top` and `foot`."""
    kitty = cloth.chips.pools["kitty"]
    croupier, bank, banker, asked, punters, *told = _spread(top, foot, 30 if kitty else 0)
    yield from _croupier(cloth, croupier)
    yield from _bank(cloth, bank)
    yield from _hand(cloth, "bank", cloth.bank, banker)
    yield from notice([(_asked(cloth), Letter.ROMAN)], (_MIDDLE, asked), _COLUMN)
    yield from _hand(cloth, "punters", cloth.punters, punters)
    if cloth.represents is not None:
        name = guests[cloth.represents].name
        text = f"Banco: {name}" if cloth.banco else f"{name} plays"
        yield Label(text, (_MIDDLE, told[0]), NAME, _COLUMN, Ink.CREAM, Ground.FELT, Letter.BOLD)
    if kitty:
        yield caption(f"Kitty {kitty:,}", (_MIDDLE, told[1]), _COLUMN)


def _spread(top: int, foot: int, last: int) -> Iterator[int]:
    """The heights of the things in the column, one more if there is room wanted for a last one."""
    heights = (*_HEIGHTS, last) if last else _HEIGHTS
    gap = min(24, (foot - top - sum(heights)) // (len(heights) - 1))
    y = (top + foot - sum(heights) - gap * (len(heights) - 1)) // 2
    for height in heights:
        yield y + height // 2
        y += height + gap


def _croupier(cloth: Cloth, y: int) -> Iterator[Item]:
    """The shoe and the basket, with their cards counted."""
    eighths = -(-8 * cloth.shoe // len(SHOE))
    waste = len(SHOE) - cloth.shoe - _in_play(cloth) if cloth.shoe else 0
    yield Shoe((_MIDDLE - 74, y - 20), eighths)
    yield Basket((_MIDDLE + 78, y - 17), waste > 0)
    if cloth.shoe:
        yield caption(f"shoe {cloth.shoe}", (_MIDDLE - 78, y + 42), 136)
        yield caption(f"used {waste}", (_MIDDLE + 78, y + 42), 136)
    else:
        yield caption("to be shuffled", (_MIDDLE, y + 42), _COLUMN)


def _in_play(cloth: Cloth) -> int:
    """Cards that are played with; those of a coup that is over count as used."""
    if cloth.phase in (Phase.PUNTER, Phase.BANKER):
        return 5 if cloth.third else 4
    return 0


def _bank(cloth: Cloth, y: int) -> Iterator[Item]:
    yield Panel((_MIDDLE, y), (_COLUMN, 54), Ground.WALNUT, Ink.RED if cloth.banked else None)
    text = f"Bank {cloth.banked:,}" if cloth.banked else "no bank"
    yield Label(text, (_MIDDLE, y), NAME, 236, Ink.GLOW, Ground.WALNUT, Letter.BOLD)


def _asked(cloth: Cloth) -> str:
    """What is asked of who has the pointer, or how the coup came out."""
    match cloth.phase:
        case Phase.OPEN_BANK:
            return "Open a bank?"
        case Phase.BETTING if cloth.alone is not None:
            return "Banco is called"
        case Phase.BETTING | Phase.DEAL:
            return "Tie: stakes stay" if cloth.stakes else "Stakes, please"
        case Phase.EXCESS:
            return f"Cover {cloth.excess:,}?"
        case Phase.PUNTER | Phase.BANKER:
            return "A card?"
        case Phase.AFTER:
            return "Deal again?"
        case Phase.PASS_OFFER:
            return f"Take at {cloth.price:,}?"
        case Phase.OVER:
            return _result(cloth)


def _result(cloth: Cloth) -> str:
    match cloth.result:
        case "bank":
            return "The bank wins"
        case "punters":
            return "The punters win"
        case "tie":
            return "A tie"
        case None:
            return "No coup"


def _hand(cloth: Cloth, side: Literal["bank", "punters"], cards: Cards, y: int) -> Iterator[Item]:
    """A hand of the coup: turned up, dealt, or the place where it will lie."""
    if cards:
        yield from _open_hand(cards, y, _state(cloth, side))
    elif cloth.phase in (Phase.PUNTER, Phase.BANKER):
        yield from (Back((_FIRST + index * _STEP, y), _CARD) for index in range(2))
        if cloth.third and side == "punters":
            yield Face(cloth.third, (_FIRST + 2 * _STEP, y), _CARD)
    else:
        yield Field((_MIDDLE, y), (_COLUMN, height_of(_CARD)))
        yield Label(side.title(), (_MIDDLE, y), NAME, 200, Ink.GILT, Ground.FELT, Letter.BOLD)


def _open_hand(cards: Cards, y: int, state: State) -> Iterator[Item]:
    """A hand turned up, and its point."""
    yield from in_a_row(cards, (_FIRST, y), _CARD, _STEP, state)
    yield Disc((_MIDDLE + _COLUMN // 2 - 30, y + 46), 30, Tone.IVORY, str(point(cards)))


def _state(cloth: Cloth, side: str) -> State:
    if cloth.result == "tie":
        return State.PLAIN
    return State.MARKED if cloth.result == side else State.DIMMED
