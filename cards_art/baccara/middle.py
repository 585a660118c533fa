"""What lies between the two sides: the banker, his bank, what is asked, and the three hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.baccara import Cloth, Phase
from bot.rules.turns import Seat
from cards_art import seating
from cards_art.baccara.captions import Captions
from cards_art.bank_table import BANK, MIDDLE, Column, spread
from cards_art.blank import height_of
from cards_art.croupier import Field
from cards_art.lettering import LINE, NAME, caption, figure
from cards_art.scene import (
    Disc,
    Ground,
    Guest,
    Heading,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    Pointer,
    Spot,
    State,
    Tone,
)
from cards_art.slips import notice

_COLUMN: Final = Column(width=264, card=58, step=58, first=MIDDLE - 51, disc=25, sunk=16)
_ROW: Final = height_of(_COLUMN.card)
_HEIGHTS: Final = (seating.TALL_PLATE[1], BANK, 60, _ROW, _ROW, _ROW, 30)
_DEALT: Final = (Phase.RIGHT, Phase.LEFT, Phase.BANKER)


def middle(
    cloth: Cloth,
    banker: Seat | None,
    guests: Sequence[Guest],
    waited: Sequence[Seat],
    span: tuple[int, int],
    captions: Captions,
) -> Iterator[Item]:
    """From the banker down, spread between the two heights of `span`."""
    plate, bank, asked, *hands, told = spread(_HEIGHTS, *span, widest=20)
    yield from _banker(cloth, banker, guests, waited, plate, captions)
    yield from _COLUMN.bank(cloth.banked, bank, captions.bank)
    yield from notice([(_asked(cloth, captions), Letter.ROMAN)], (MIDDLE, asked), _COLUMN.width)
    for number, y in enumerate(hands):
        yield from _hand(cloth, number, guests, y, captions)
    stock = captions.stock(cloth.shoe, cloth.chips.pools["kitty"])
    yield caption(stock, (MIDDLE, told), _COLUMN.width)


def _banker(
    cloth: Cloth,
    banker: Seat | None,
    guests: Sequence[Guest],
    waited: Sequence[Seat],
    y: int,
    captions: Captions,
) -> Iterator[Item]:
    if banker is None:
        yield Panel((MIDDLE, y), seating.TALL_PLATE, Ground.WALNUT)
        text = captions.no_banker
        yield Label(text, (MIDDLE, y), NAME, 220, Ink.GILT, Ground.WALNUT, Letter.ITALIC)
        return
    lit, ribbon = banker in waited, Ink.RED if banker == cloth.banker and cloth.banked else None
    purse = cloth.chips.stacks[banker]
    yield from seating.name_plate((MIDDLE, y), guests[banker], purse, ribbon, lit)
    if lit:
        yield Pointer((MIDDLE + 108, y + 23), Heading.LEFT)


def _asked(cloth: Cloth, captions: Captions) -> str:
    """What is asked of who has the pointer, or how the coup came out."""
    match cloth.phase:
        case Phase.AUCTION:
            return captions.bids_please
        case Phase.OFFER:
            return captions.who_takes_it
        case Phase.PLACES:
            return captions.lots_for_places
        case Phase.BETTING if cloth.alone is not None:
            return captions.bank.banco_called
        case Phase.BETTING | Phase.DEAL:
            return captions.bets_please
        case Phase.RIGHT | Phase.LEFT | Phase.BANKER:
            return captions.bank.a_card
        case Phase.RETIRE:
            return captions.bank.take_at(cloth.banked)
        case Phase.OVER if cloth.banker is not None and cloth.outcomes:
            return captions.bank_gained(cloth.gain(cloth.banker))
        case Phase.OVER:
            return captions.bank.no_coup


def _hand(
    cloth: Cloth, number: int, guests: Sequence[Guest], y: int, captions: Captions
) -> Iterator[Item]:
    """The hand of a side, or the bank's: turned up, dealt, or the place where it will lie."""
    cards = cloth.shown[number] if cloth.shown else ()
    holder = _holder(cloth, number)
    if cards:
        yield from _letter(captions.initials[number], y)
        yield from _COLUMN.open_hand(cards, y, _state(cloth, number))
    elif cloth.phase in _DEALT and holder is not None:
        yield from _letter(captions.initials[number], y)
        yield from _COLUMN.face_down((*cloth.thirds, None)[number], y)
    else:
        yield Field((MIDDLE, y), (_COLUMN.width, _ROW))
        yield from _named(captions.hands[number], holder, guests, (MIDDLE, y))


def _named(title: str, holder: Seat | None, guests: Sequence[Guest], at: Spot) -> Iterator[Item]:
    """Whose hand will lie here."""
    x, y = at
    up = 0 if holder is None else 19
    yield Label(title, (x, y - up), LINE, 200, Ink.GILT, Ground.FELT, Letter.BOLD)
    if holder is not None:
        yield figure(guests[holder].name, (x, y + 19), _COLUMN.width - 20)


def _letter(letter: str, y: int) -> Iterator[Item]:
    """Whose hand it is."""
    yield Disc((MIDDLE - _COLUMN.width // 2 + 26, y), 25, Tone.IVORY, letter)


def _holder(cloth: Cloth, number: int) -> Seat | None:
    """Who holds a hand of this coup, or will hold the next."""
    if number == len(cloth.players):
        return cloth.banker if cloth.banked else None
    if cloth.phase in _DEALT or cloth.shown:
        return cloth.players[number]
    if cloth.drawn and cloth.playable[number]:
        return cloth.places[cloth.holders[number]]
    return None


def _state(cloth: Cloth, number: int) -> State:
    if number == len(cloth.results):
        return State.PLAIN
    states = {"win": State.MARKED, "lose": State.DIMMED}
    return states.get(cloth.results[number] or "", State.PLAIN)
