"""What lies between the two sides: shoe and basket, the bank, the two hands, what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

from bot.games.chemin_de_fer import SHOE, Cloth, Phase
from bot.rules.cards import Card
from cards_art.bank_table import BANK, MIDDLE, Column, spread
from cards_art.blank import height_of
from cards_art.croupier import Basket, Field, Shoe
from cards_art.lettering import NAME, caption
from cards_art.scene import (
    Ground,
    Guest,
    Ink,
    Item,
    Label,
    Letter,
    State,
)
from cards_art.slips import notice

Cards: TypeAlias = tuple[Card, ...]

_COLUMN: Final = Column(width=284, card=106, step=80, first=MIDDLE - 85, disc=30, sunk=46)
_ROW: Final = height_of(_COLUMN.card)
_HEIGHTS: Final = (118, BANK, _ROW, 60, _ROW, 30)


def middle(cloth: Cloth, guests: Sequence[Guest], top: int, foot: int) -> Iterator[Item]:
    """From the croupier down, spread between `top` and `foot`."""
    kitty = cloth.chips.pools["kitty"]
    heights = (*_HEIGHTS, 30) if kitty else _HEIGHTS
    croupier, bank, banker, asked, punters, *told = spread(heights, top, foot, widest=24)
    yield from _croupier(cloth, croupier)
    yield from _COLUMN.bank(cloth.banked, bank)
    yield from _hand(cloth, "bank", cloth.bank, banker)
    yield from notice([(_asked(cloth), Letter.ROMAN)], (MIDDLE, asked), _COLUMN.width)
    yield from _hand(cloth, "punters", cloth.punters, punters)
    if cloth.represents is not None:
        name = guests[cloth.represents].name
        text, at = f"Banco: {name}" if cloth.banco else f"{name} plays", (MIDDLE, told[0])
        yield Label(text, at, NAME, _COLUMN.width, Ink.CREAM, Ground.FELT, Letter.BOLD)
    if kitty:
        yield caption(f"Kitty {kitty:,}", (MIDDLE, told[1]), _COLUMN.width)


def _croupier(cloth: Cloth, y: int) -> Iterator[Item]:
    """The shoe and the basket, with their cards counted."""
    eighths = -(-8 * cloth.shoe // len(SHOE))
    waste = len(SHOE) - cloth.shoe - _in_play(cloth) if cloth.shoe else 0
    yield Shoe((MIDDLE - 74, y - 20), eighths)
    yield Basket((MIDDLE + 78, y - 17), waste > 0)
    if cloth.shoe:
        yield caption(f"shoe {cloth.shoe}", (MIDDLE - 78, y + 42), 136)
        yield caption(f"used {waste}", (MIDDLE + 78, y + 42), 136)
    else:
        yield caption("to be shuffled", (MIDDLE, y + 42), _COLUMN.width)


def _in_play(cloth: Cloth) -> int:
    """Cards that are played with; those of a coup that is over count as used."""
    if cloth.phase in (Phase.PUNTER, Phase.BANKER):
        return 5 if cloth.third else 4
    return 0


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
        yield from _COLUMN.open_hand(cards, y, _state(cloth, side))
    elif cloth.phase in (Phase.PUNTER, Phase.BANKER):
        yield from _COLUMN.face_down(cloth.third if side == "punters" else None, y)
    else:
        yield Field((MIDDLE, y), (_COLUMN.width, _ROW))
        yield Label(side.title(), (MIDDLE, y), NAME, 200, Ink.GILT, Ground.FELT, Letter.BOLD)


def _state(cloth: Cloth, side: str) -> State:
    if cloth.result == "tie":
        return State.PLAIN
    return State.MARKED if cloth.result == side else State.DIMMED
