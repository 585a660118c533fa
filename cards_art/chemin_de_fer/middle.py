"""What lies between the two sides: shoe and basket, the bank, the two hands, what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from bot.games.chemin_de_fer import SHOE, Cloth, Phase
from bot.rules.cards import Card
from cards_art.bank_table import BANK, MIDDLE, Column, spread
from cards_art.blank import height_of
from cards_art.chemin_de_fer.captions import Captions, Holding
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


def middle(
    cloth: Cloth, guests: Sequence[Guest], span: tuple[int, int], captions: Captions
) -> Iterator[Item]:
    """From the croupier down, spread between the two heights of `span`."""
    kitty = cloth.chips.pools["kitty"]
    heights = (*_HEIGHTS, 30) if kitty else _HEIGHTS
    croupier, bank, banker, asked, punters, *told = spread(heights, *span, widest=24)
    yield from _croupier(cloth, croupier, captions)
    yield from _COLUMN.bank(cloth.banked, bank, captions.bank)
    yield from _hand(cloth, "bank", cloth.bank, banker, captions)
    yield from notice([(_asked(cloth, captions), Letter.ROMAN)], (MIDDLE, asked), _COLUMN.width)
    yield from _hand(cloth, "punters", cloth.punters, punters, captions)
    if cloth.represents is not None:
        name = guests[cloth.represents].name
        text = captions.plays_banco(name) if cloth.banco else captions.plays(name)
        yield Label(
            text, (MIDDLE, told[0]), NAME, _COLUMN.width, Ink.CREAM, Ground.FELT, Letter.BOLD
        )
    if kitty:
        yield caption(captions.kitty(kitty), (MIDDLE, told[1]), _COLUMN.width)


def _croupier(cloth: Cloth, y: int, captions: Captions) -> Iterator[Item]:
    """The shoe and the basket, with their cards counted."""
    eighths = -(-8 * cloth.shoe // len(SHOE))
    waste = len(SHOE) - cloth.shoe - _in_play(cloth) if cloth.shoe else 0
    yield Shoe((MIDDLE - 74, y - 20), eighths)
    yield Basket((MIDDLE + 78, y - 17), waste > 0)
    if cloth.shoe:
        yield caption(captions.shoe(cloth.shoe), (MIDDLE - 78, y + 42), 136)
        yield caption(captions.used(waste), (MIDDLE + 78, y + 42), 136)
    else:
        yield caption(captions.bank.to_be_shuffled, (MIDDLE, y + 42), _COLUMN.width)


def _in_play(cloth: Cloth) -> int:
    """Cards that are played with; those of a coup that is over count as used."""
    if cloth.phase in (Phase.PUNTER, Phase.BANKER):
        return 5 if cloth.third else 4
    return 0


def _asked(cloth: Cloth, captions: Captions) -> str:
    """What is asked of who has the pointer, or how the coup came out."""
    match cloth.phase:
        case Phase.OPEN_BANK:
            return captions.open_a_bank
        case Phase.BETTING if cloth.alone is not None:
            return captions.bank.banco_called
        case Phase.BETTING | Phase.DEAL:
            return captions.stakes_stay if cloth.stakes else captions.stakes_please
        case Phase.EXCESS:
            return captions.cover(cloth.excess)
        case Phase.PUNTER | Phase.BANKER:
            return captions.bank.a_card
        case Phase.AFTER:
            return captions.deal_again
        case Phase.PASS_OFFER:
            return captions.bank.take_at(cloth.price)
        case Phase.OVER:
            result = cloth.result
            return captions.bank.no_coup if result is None else captions.results[result]


def _hand(cloth: Cloth, side: Holding, cards: Cards, y: int, captions: Captions) -> Iterator[Item]:
    """A hand of the coup: turned up, dealt, or the place where it will lie."""
    if cards:
        yield from _COLUMN.open_hand(cards, y, _state(cloth, side))
    elif cloth.phase in (Phase.PUNTER, Phase.BANKER):
        yield from _COLUMN.face_down(cloth.third if side == "punters" else None, y)
    else:
        yield Field((MIDDLE, y), (_COLUMN.width, _ROW))
        yield Label(
            captions.hands[side], (MIDDLE, y), NAME, 200, Ink.GILT, Ground.FELT, Letter.BOLD
        )


def _state(cloth: Cloth, side: Holding) -> State:
    if cloth.result == "tie":
        return State.PLAIN
    return State.MARKED if cloth.result == side else State.DIMMED
