"""The table: the seats down both sides, each with its field, and the gallery along the foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from bot.games.chemin_de_fer import CheminDeFer, Cloth, Entry, Phase
from bot.rules.chips import signed
from bot.rules.game import PublicView
from bot.rules.turns import Seat, awaited
from cards_art import gallery_row, seating
from cards_art.bank_table import CLEAR, PITCH, PLATE_X, TOP, before, side_plate
from cards_art.chemin_de_fer import gallery
from cards_art.chemin_de_fer.captions import Captions
from cards_art.chemin_de_fer.middle import middle
from cards_art.croupier import Field
from cards_art.lettering import LINE, caption, figure
from cards_art.places import sides
from cards_art.scene import (
    TABLE_SIZE,
    Disc,
    Ground,
    Guest,
    Ink,
    Item,
    Label,
    Letter,
    Spot,
    TableScene,
    Tone,
)

_FIELD: Final = (136, 82)
_FIELD_X: Final = 386


def table(
    view: PublicView[Cloth],
    rules: CheminDeFer,
    guests: Sequence[Guest],
    deal: int,
    captions: Captions,
) -> TableScene:
    """The table, with all who sit at it and whoever stakes from the gallery."""
    del deal
    cloth = view.table
    standing = gallery.staking(cloth)
    taken = gallery_row.ROOM if standing else 0
    last = TABLE_SIZE[1] - (TOP + taken if standing else CLEAR)
    waited = awaited(rules.turn(cloth))
    items: list[Item] = []
    for seat, at in zip(cloth.seats, _plates(len(cloth.seats), last), strict=True):
        items += _seat(cloth, at, seat, guests[seat], captions, waited=seat in waited)
    told = partial(gallery.told, cloth)
    items += gallery_row.plates(standing, guests, waited, told, captions.gallery)
    items += middle(cloth, guests, (TOP, TABLE_SIZE[1] - TOP - taken), captions)
    return TableScene(tuple(items))


def _plates(count: int, foot: int) -> Iterator[Spot]:
    """Down the left side, and up the right one: the cards go round against the clock."""
    centre, reach = (CLEAR + foot) // 2, foot - CLEAR - seating.TALL_PLATE[1]
    for place in sides(count, PLATE_X, centre, PITCH, reach):
        yield place.at[0], 2 * centre - place.at[1]


def _seat(
    cloth: Cloth, at: Spot, seat: Seat, guest: Guest, captions: Captions, *, waited: bool
) -> Iterator[Item]:
    banker = seat == cloth.banker and cloth.phase is not Phase.OPEN_BANK
    ribbon = Ink.RED if banker else Ink.BLUE if seat == cloth.represents else None
    yield from side_plate(at, guest, cloth.chips.stacks[seat], ribbon, waited)
    field = before(at, _FIELD_X)
    yield Field(field, _FIELD)
    yield from _laid(cloth, seat, field, captions, banker=banker)


def _laid(
    cloth: Cloth, seat: Seat, at: Spot, captions: Captions, *, banker: bool
) -> Iterator[Item]:
    """What lies or stands in the field before a seat."""
    x, y = at
    entry, staked = gallery.entered(cloth, seat), cloth.staked(seat)
    if gained := cloth.gain(seat):
        yield caption(captions.the_bank if banker else captions.stake, (x, y - 19), 124)
        yield figure(signed(gained), (x, y + 19), 140)
    elif banker:
        yield caption(captions.the_bank, (x, y - (19 if cloth.wins else 0)), 80)
        if cloth.wins:
            yield caption(captions.won(cloth.wins), (x, y + 20), 124)
    elif staked or entry is not None:
        lies = staked > 0 and cloth.chips.pools["carried"] > 0
        yield from _stake(entry, staked, at, captions, lies=lies)
    elif seat == cloth.suivi and cloth.phase is not Phase.OVER:
        yield caption(captions.suivi, at, 124)


def _stake(
    entry: Entry | None, staked: int, at: Spot, captions: Captions, *, lies: bool
) -> Iterator[Item]:
    """An entry, or the stake of the coup; it has a chip on it while it lies there."""
    x, y = at
    if lies:
        yield Disc((x, y - 19), 16, Tone.RED)
        y += 19
    if entry is not None and entry.banco:
        called = captions.bank.banco
        yield Label(called, (x, y), LINE, 126, Ink.GLOW, Ground.FELT, Letter.BOLD)
    elif entry is not None and not entry.amount:
        yield caption(captions.nothing, (x, y), 124)
    else:
        amount = staked if entry is None else entry.amount
        yield figure(f"{amount:,}", (x, y), 126)
