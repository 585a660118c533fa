"""Chemin de fer in pictures: the baccara layout as all see it, and a hand as its holder does.

The seats run to the right, as seen by the croupier at the head of the table: down the left side of
the picture and up the right one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.chemin_de_fer import SHOE, CheminDeFer, Cloth, Entry, Phase
from bot.rules.baccarat import point
from bot.rules.cards import Card
from bot.rules.game import PublicView, Seat, SeatView, awaited
from bot.rules.piles import Hand
from cards_art import seating
from cards_art.croupier import Basket, Field, Shoe
from cards_art.scene import (
    HAND_SIZE,
    TABLE_SIZE,
    Anchor,
    Back,
    Disc,
    Face,
    Ground,
    Guest,
    HandScene,
    Heading,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    Pointer,
    Spot,
    State,
    TableScene,
    Tone,
)

_MIDDLE: Final = TABLE_SIZE[0] // 2
_TOP: Final = 50
_PLATE_X: Final = 178
"""How far from the edge the middle of a name plate is."""
_FIELD: Final = (136, 82)
_FIELD_X: Final = 384
_COLUMN: Final = 284
"""Width of what lies between the two sides."""
_CARD: Final = 112
_CARD_HEIGHT: Final = 157
_STEP: Final = 78
_PITCH: Final = 132
"""From one seat to the next, where there is room."""
_CELLS: Final = 6
"""So many of the gallery at most have a plate."""
_CELL: Final = (176, 74)
_CELL_PITCH: Final = 184


@dataclass(frozen=True, slots=True)
class _Places:
    """Where everybody has a plate; `foot` is where the seats end and the gallery begins."""

    plates: dict[Seat, Spot]
    foot: int


def table(
    view: PublicView[Cloth], rules: CheminDeFer, guests: Sequence[Guest], deal: int
) -> TableScene:
    """The table, with all who sit at it and whoever stakes from the gallery."""
    del deal
    cloth = view.table
    onlookers = _staking(cloth)
    foot = TABLE_SIZE[1] - _TOP - (_CELL[1] + 10 if onlookers else 0)
    places = _Places(_sides(cloth.taken, foot), foot)
    waited = awaited(rules.turn(cloth))
    items: list[Item] = []
    for seat in cloth.taken:
        items += _seat(cloth, places, seat, guests[seat], seat in waited)
    items += _gallery(cloth, onlookers, guests, waited)
    items += _centre(cloth, guests, foot)
    return TableScene(tuple(items))


def hand(view: SeatView[Cloth, Hand], rules: CheminDeFer) -> HandScene:
    """A seat's cards and their point, and the punters' third card for the banker."""
    del rules
    cloth = view.public.table
    cards = held(view) or turned_up(cloth, view.seat)
    middle = HAND_SIZE[1] // 2
    if not cards:
        word = Label(
            "no cards", (HAND_SIZE[0] // 2, middle), 40, 400, Ink.GILT, Ground.FELT, Letter.ITALIC
        )
        return HandScene((word,))
    third = cloth.third if view.seat == cloth.banker else None
    across = 100 + (len(cards) - 1) * 168
    left = (HAND_SIZE[0] - across - 120 - (220 if third else 0)) // 2 + 50
    items: list[Item] = [
        Face(card, (left + 168 * index, middle), 152) for index, card in enumerate(cards)
    ]
    x = left + 168 * (len(cards) - 1) + 146
    items.append(Disc((x, middle), 50, Tone.IVORY, str(point(cards))))
    if third:
        items.append(_engraved("punters drew", (x + 190, 50), 30, 260))
        items.append(Face(third, (x + 190, middle + 26), 130))
    return HandScene(tuple(items))


def held(view: SeatView[Cloth, Hand]) -> tuple[Card, ...]:
    """A seat's cards; the punters' third lies on the table, and belongs to their hand."""
    cloth, cards = view.public.table, view.hand.cards
    if cards and cloth.third and view.seat == cloth.represents:
        return (*cards, cloth.third)
    return cards


def turned_up(cloth: Cloth, seat: Seat) -> tuple[Card, ...]:
    """The hand that a place has had in this coup, when it lies open."""
    if seat == cloth.represents:
        return cloth.punters
    return cloth.bank if seat == cloth.banker else ()


# --- seats --------------------------------------------------------------------------------------


def _sides(seats: Sequence[Seat], foot: int) -> dict[Seat, Spot]:
    """Down the left side, and up the right one."""
    half = (len(seats) + 1) // 2
    pitch = min(_PITCH, (foot - _TOP) // max(half, 1))
    middle = (_TOP + foot) // 2
    found: dict[Seat, Spot] = {}
    for x, column in ((_PLATE_X, seats[:half]), (TABLE_SIZE[0] - _PLATE_X, seats[half:][::-1])):
        for index, seat in enumerate(column):
            found[seat] = x, middle + round(pitch * (index - (len(column) - 1) / 2))
    return found


def _seat(cloth: Cloth, places: _Places, seat: Seat, guest: Guest, waited: bool) -> Iterator[Item]:
    x, y = places.plates[seat]
    banker = seat == cloth.banker and cloth.phase is not Phase.OPEN_BANK
    ribbon = Ink.RED if banker else Ink.BLUE if seat == cloth.represents else None
    known = guest if guest.name else None
    yield from seating.name_plate((x, y), known, cloth.chips.stacks[seat], ribbon, waited)
    left = x < _MIDDLE
    middle = _FIELD_X if left else TABLE_SIZE[0] - _FIELD_X
    yield Field((middle, y), _FIELD)
    yield from _laid(cloth, seat, (middle, y), banker)
    if waited:
        heading = Heading.LEFT if left else Heading.RIGHT
        yield Pointer((middle + (-46 if left else 46), y - 19), heading)


def _laid(cloth: Cloth, seat: Seat, at: Spot, banker: bool) -> Iterator[Item]:
    """What lies or stands in the field before a seat."""
    x, y = at
    entry, staked = _entry(cloth, seat), cloth.staked(seat)
    if banker:
        yield _engraved("Bank", (x, y - (19 if cloth.wins else 0)), 30, 64)
        if cloth.wins:
            yield _engraved(f"won {cloth.wins}", (x, y + 20), 27, 124)
    elif staked or entry is not None:
        yield from _stake(entry, staked, at, staked > 0 and cloth.chips.pools["carried"] > 0)
    elif seat == cloth.suivi and cloth.phase is not Phase.OVER:
        yield _engraved("suivi", (x, y + 19), 30, 124)


def _stake(entry: Entry | None, staked: int, at: Spot, lies: bool) -> Iterator[Item]:
    """An entry, or the stake of the coup; it has a chip on it while it lies there."""
    x, y = at
    if lies:
        yield Disc((x + 12, y - 19), 16, Tone.RED)
    if entry is not None and entry.banco:
        yield Label("Banco!", (x, y + 19), 30, 126, Ink.GLOW, Ground.FELT, Letter.BOLD)
    elif entry is not None and not entry.amount:
        yield _engraved("nothing", (x, y + 19), 28, 124)
    else:
        amount = staked if entry is None else entry.amount
        yield Label(f"{amount:,}", (x, y + 19), 28, 130, Ink.CREAM, Ground.FELT)


def _entry(cloth: Cloth, place: Seat) -> Entry | None:
    """What a place has entered, as long as it is not yet taken or left."""
    if cloth.phase not in (Phase.BETTING, Phase.EXCESS):
        return None
    return next((each for each in cloth.entries if each.place == place), None)


# --- the gallery --------------------------------------------------------------------------------


def _staking(cloth: Cloth) -> list[Seat]:
    """Who stakes from the gallery; who plays the hand comes first."""
    found = [place for place in cloth.gallery if _amount(cloth, place)]
    return sorted(found, key=lambda place: place != cloth.represents)


def _amount(cloth: Cloth, place: Seat) -> int:
    entry = _entry(cloth, place)
    return cloth.staked(place) if entry is None else entry.amount


def _gallery(
    cloth: Cloth, staking: list[Seat], guests: Sequence[Guest], waited: Sequence[Seat]
) -> Iterator[Item]:
    """A row of small plates along the foot; one stands for all who would not fit."""
    alone = len(staking) if len(staking) <= _CELLS else _CELLS - 1
    told = [
        (guests[place].name, _amount(cloth, place), place in waited) for place in staking[:alone]
    ]
    rest = staking[alone:]
    if rest:
        told.append((f"{len(rest)} others", sum(_amount(cloth, each) for each in rest), False))
    for index, (name, amount, lit) in enumerate(told):
        x = _MIDDLE + round(_CELL_PITCH * (index - (len(told) - 1) / 2))
        y = TABLE_SIZE[1] - _TOP - _CELL[1] // 2
        yield Panel((x, y), _CELL, Ground.WALNUT, None, lit)
        ink = Ink.GLOW if lit else Ink.CREAM
        yield Label(name, (x, y - 15), 28, 152, ink, Ground.WALNUT, Letter.BOLD)
        if cloth.phase is not Phase.OVER or cloth.chips.pools["carried"]:
            yield Disc((x - 60, y + 18), 11, Tone.RED)
        at = x - 42, y + 18
        yield Label(f"{amount:,}", at, 27, 116, Ink.GILT, Ground.WALNUT, anchor=Anchor.LEFT)


# --- the middle ---------------------------------------------------------------------------------


def _centre(cloth: Cloth, guests: Sequence[Guest], foot: int) -> Iterator[Item]:
    """From the croupier down: shoe and basket, the bank, its hand, what is asked, the punters'."""
    kitty = cloth.chips.pools["kitty"]
    heights = [118, 54, _CARD_HEIGHT, 52, _CARD_HEIGHT, 30, *([30] if kitty else [])]
    gap = min(24, (foot - _TOP - sum(heights)) // (len(heights) - 1))
    y = (_TOP + foot - sum(heights) - gap * (len(heights) - 1)) // 2
    tops: list[int] = []
    for height in heights:
        tops.append(y + height // 2)
        y += height + gap
    yield from _croupier(cloth, tops[0])
    yield from _bank(cloth, tops[1])
    yield from _bankers_hand(cloth, tops[2])
    yield Panel((_MIDDLE, tops[3]), (_COLUMN, 52), Ground.PAPER)
    yield Label(_asked(cloth), (_MIDDLE, tops[3]), 29, 260, Ink.BLACK, Ground.PAPER)
    yield from _punters_hand(cloth, tops[4])
    if cloth.represents is not None:
        name = guests[cloth.represents].name
        text = f"Banco: {name}" if cloth.banco else f"{name} plays"
        yield Label(text, (_MIDDLE, tops[5]), 28, _COLUMN, Ink.CREAM, Ground.FELT)
    if kitty:
        yield _engraved(f"Kitty {kitty:,}", (_MIDDLE, tops[6]), 28, _COLUMN)


def _croupier(cloth: Cloth, y: int) -> Iterator[Item]:
    """The shoe and the basket, with their cards counted."""
    eighths = -(-8 * cloth.shoe // len(SHOE))
    waste = len(SHOE) - cloth.shoe - _out(cloth) if cloth.shoe else 0
    yield Shoe((_MIDDLE - 74, y - 20), eighths)
    yield _engraved(str(cloth.shoe), (_MIDDLE - 78, y + 42), 28, 120)
    yield Basket((_MIDDLE + 78, y - 17), waste > 0)
    yield _engraved(str(waste), (_MIDDLE + 78, y + 42), 28, 120)


def _out(cloth: Cloth) -> int:
    """Cards that lie in the two hands."""
    if cloth.phase in (Phase.PUNTER, Phase.BANKER):
        return 5 if cloth.third else 4
    return len(cloth.punters) + len(cloth.bank)


def _bank(cloth: Cloth, y: int) -> Iterator[Item]:
    yield Panel((_MIDDLE, y), (_COLUMN, 54), Ground.WALNUT, Ink.RED if cloth.banked else None)
    text = f"Bank {cloth.banked:,}" if cloth.banked else "no bank"
    yield Label(text, (_MIDDLE, y), 30, 236, Ink.GLOW, Ground.WALNUT, Letter.BOLD)


def _asked(cloth: Cloth) -> str:
    """What is asked of who has the pointer, or how the coup came out."""
    match cloth.phase:
        case Phase.OPEN_BANK:
            return "Open a bank?"
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


def _bankers_hand(cloth: Cloth, y: int) -> Iterator[Item]:
    if cloth.bank:
        yield from _open_hand(cloth.bank, y, _state(cloth, "bank"))
    elif cloth.phase in (Phase.PUNTER, Phase.BANKER):
        yield from _two_backs(y)
    else:
        yield from _empty("Bank", y)


def _punters_hand(cloth: Cloth, y: int) -> Iterator[Item]:
    if cloth.punters:
        yield from _open_hand(cloth.punters, y, _state(cloth, "punters"))
    elif cloth.phase in (Phase.PUNTER, Phase.BANKER):
        yield from _two_backs(y)
        if cloth.third:
            yield Face(cloth.third, (_first() + 2 * _STEP, y), _CARD)
    else:
        yield from _empty("Punters", y)


def _state(cloth: Cloth, side: str) -> State:
    if cloth.result == "tie":
        return State.PLAIN
    return State.MARKED if cloth.result == side else State.DIMMED


def _open_hand(cards: tuple[Card, ...], y: int, state: State) -> Iterator[Item]:
    """A hand turned up, and its point."""
    for index, card in enumerate(cards):
        yield Face(card, (_first() + index * _STEP, y), _CARD, state=state)
    yield Disc((_MIDDLE + _COLUMN // 2 - 30, y + 50), 30, Tone.IVORY, str(point(cards)))


def _two_backs(y: int) -> Iterator[Item]:
    for index in range(2):
        yield Back((_first() + index * _STEP, y), _CARD)


def _first() -> int:
    """Where the first card of a hand lies."""
    return _MIDDLE - _COLUMN // 2 + _CARD // 2 + 4


def _empty(word: str, y: int) -> Iterator[Item]:
    """Where cards will lie."""
    yield Field((_MIDDLE, y), (_COLUMN, _CARD_HEIGHT))
    yield _engraved(word, (_MIDDLE, y), 34, 200)


def _engraved(text: str, at: Spot, pixels: int, room: int) -> Label:
    return Label(text, at, pixels, room, Ink.GILT, Ground.FELT, Letter.ITALIC)
