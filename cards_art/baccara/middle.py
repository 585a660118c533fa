"""What lies between the two sides: the banker, his bank, what is asked, and the three hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.baccara import Phase, Tapis
from bot.rules.baccarat import point
from bot.rules.cards import Card
from bot.rules.chips import signed
from bot.rules.turns import Seat
from cards_art import seating
from cards_art.blank import height_of
from cards_art.croupier import Field
from cards_art.fan import in_a_row
from cards_art.lettering import LINE, NAME, caption, figure
from cards_art.scene import (
    TABLE_SIZE,
    Back,
    Disc,
    Face,
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

_MIDDLE: Final = TABLE_SIZE[0] // 2
_COLUMN: Final = 264
"""Width of what lies between the two sides."""
_CARD: Final = 78
_STEP: Final = 54
_ROW: Final = height_of(_CARD)
_FIRST: Final = _MIDDLE - _COLUMN // 2 + 88
"""Where the first card of a hand lies."""
_HEIGHTS: Final = (seating.TALL_PLATE[1], 54, 60, _ROW, _ROW, _ROW, 30)
_HANDS: Final = ("Right", "Left", "Bank")
_DEALT: Final = (Phase.RIGHT, Phase.LEFT, Phase.BANKER)


def middle(
    tapis: Tapis,
    banker: Seat | None,
    guests: Sequence[Guest],
    waited: Sequence[Seat],
    span: tuple[int, int],
) -> Iterator[Item]:
    """From the banker down, spread between the two heights of `span`."""
    plate, bank, asked, *hands, told = _spread(*span)
    yield from _banker(tapis, banker, guests, waited, plate)
    yield from _bank(tapis, bank)
    yield from notice([(_asked(tapis), Letter.ROMAN)], (_MIDDLE, asked), _COLUMN)
    for number, y in enumerate(hands):
        yield from _hand(tapis, number, guests, y)
    yield caption(_stock(tapis), (_MIDDLE, told), _COLUMN)


def _spread(top: int, foot: int) -> Iterator[int]:
    """The heights of the things in the column."""
    gap = min(20, (foot - top - sum(_HEIGHTS)) // (len(_HEIGHTS) - 1))
    y = (top + foot - sum(_HEIGHTS) - gap * (len(_HEIGHTS) - 1)) // 2
    for height in _HEIGHTS:
        yield y + height // 2
        y += height + gap


def _banker(
    tapis: Tapis, banker: Seat | None, guests: Sequence[Guest], waited: Sequence[Seat], y: int
) -> Iterator[Item]:
    if banker is None:
        yield Panel((_MIDDLE, y), seating.TALL_PLATE, Ground.WALNUT)
        text = "no banker"
        yield Label(text, (_MIDDLE, y), NAME, 220, Ink.GILT, Ground.WALNUT, Letter.ITALIC)
        return
    lit, ribbon = banker in waited, Ink.RED if banker == tapis.banker and tapis.banked else None
    guest = guests[banker] if guests[banker].name else None
    purse = tapis.chips.stacks[banker]
    yield from seating.name_plate((_MIDDLE, y), guest, purse, ribbon, lit)
    if lit:
        yield Pointer((_MIDDLE + 108, y + 23), Heading.LEFT)


def _bank(tapis: Tapis, y: int) -> Iterator[Item]:
    ribbon = Ink.RED if tapis.banked else None
    yield Panel((_MIDDLE, y), (_COLUMN, 54), Ground.WALNUT, ribbon)
    text = f"Bank {tapis.banked:,}" if tapis.banked else "no bank"
    yield Label(text, (_MIDDLE, y), NAME, 220, Ink.GLOW, Ground.WALNUT, Letter.BOLD)


def _asked(tapis: Tapis) -> str:
    """What is asked of who has the pointer, or how the coup came out."""
    match tapis.phase:
        case Phase.AUCTION:
            return "Bids, please"
        case Phase.OFFER:
            return "Who takes it?"
        case Phase.PLACES:
            return "Lots for places"
        case Phase.BETTING if tapis.alone is not None:
            return "Banco is called"
        case Phase.BETTING | Phase.DEAL:
            return "Bets, please"
        case Phase.RIGHT | Phase.LEFT | Phase.BANKER:
            return "A card?"
        case Phase.RETIRE:
            return f"Take at {tapis.banked:,}?"
        case Phase.OVER if tapis.banker is not None and tapis.outcomes:
            return f"Bank {signed(tapis.gain(tapis.banker))}"
        case Phase.OVER:
            return "No coup"


def _hand(tapis: Tapis, number: int, guests: Sequence[Guest], y: int) -> Iterator[Item]:
    """The hand of a side, or the bank's: turned up, dealt, or the place where it will lie."""
    cards = tapis.shown[number] if tapis.shown else ()
    holder = _holder(tapis, number)
    if cards:
        yield from _letter(number, y)
        yield from _open_hand(cards, y, _state(tapis, number))
    elif tapis.phase in _DEALT and holder is not None:
        yield from _letter(number, y)
        yield from (Back((_FIRST + index * _STEP, y), _CARD) for index in range(2))
        third = tapis.thirds[number] if number < len(tapis.thirds) else None
        if third:
            yield Face(third, (_FIRST + 2 * _STEP, y), _CARD)
    else:
        yield Field((_MIDDLE, y), (_COLUMN, _ROW))
        yield from _named(_HANDS[number], holder, guests, (_MIDDLE, y))


def _named(title: str, holder: Seat | None, guests: Sequence[Guest], at: Spot) -> Iterator[Item]:
    """Whose hand will lie here."""
    x, y = at
    up = 0 if holder is None else 19
    yield Label(title, (x, y - up), LINE, 200, Ink.GILT, Ground.FELT, Letter.BOLD)
    if holder is not None:
        yield figure(guests[holder].name, (x, y + 19), _COLUMN - 20)


def _letter(number: int, y: int) -> Iterator[Item]:
    """Whose hand it is."""
    yield Disc((_MIDDLE - _COLUMN // 2 + 26, y), 25, Tone.IVORY, _HANDS[number][0])


def _holder(tapis: Tapis, number: int) -> Seat | None:
    """Who holds a hand of this coup, or will hold the next."""
    if number == len(tapis.players):
        return tapis.banker if tapis.banked else None
    if tapis.phase in _DEALT or tapis.shown:
        return tapis.players[number]
    if tapis.drawn and tapis.playable[number]:
        return tapis.places[tapis.holders[number]]
    return None


def _open_hand(cards: tuple[Card, ...], y: int, state: State) -> Iterator[Item]:
    """A hand turned up, and its point."""
    yield from in_a_row(cards, (_FIRST, y), _CARD, _STEP, state)
    yield Disc((_MIDDLE + _COLUMN // 2 - 26, y + 26), 25, Tone.IVORY, str(point(cards)))


def _state(tapis: Tapis, number: int) -> State:
    if number == len(tapis.results):
        return State.PLAIN
    states = {"win": State.MARKED, "lose": State.DIMMED}
    return states.get(tapis.results[number] or "", State.PLAIN)


def _stock(tapis: Tapis) -> str:
    """What is left of the stock, and the kitty where there is one."""
    kitty = tapis.chips.pools["kitty"]
    stock = f"stock {tapis.shoe}" if tapis.shoe else "to be shuffled"
    return f"{stock} · kitty {kitty:,}" if kitty else stock
