"""The table: who sits where, with the box or a share of the stake before them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.hazard import Cloth, Hazard, Phase
from bot.rules.game import PublicView
from bot.rules.turns import Seat, awaited
from cards_art import seating
from cards_art.counters import counted
from cards_art.dice import DiceBox, Die
from cards_art.hazard.captions import Captions
from cards_art.hazard.gallery import amount_of, earlier, gallery
from cards_art.hazard.ground_plan import ground_plan
from cards_art.hazard.middle import middle
from cards_art.lettering import caption
from cards_art.places import Place
from cards_art.scene import (
    Disc,
    Guest,
    Heading,
    Item,
    Label,
    Panel,
    Pointer,
    Spot,
    TableScene,
    Tone,
)


def table(
    view: PublicView[Cloth], rules: Hazard, guests: Sequence[Guest], deal: int, captions: Captions
) -> TableScene:
    """The table, with who sits at which place."""
    del deal
    cloth = view.table
    laid = ground_plan(len(cloth.seats))
    items: list[Item] = []
    for seat, place in zip(cloth.seats, laid.places, strict=True):
        if not guests[seat].free:
            items += _seat(cloth, rules, seat, guests[seat], place, captions)
    items += middle(cloth, rules, laid, captions)
    edge = laid.house if rules.setter == "house" else laid.gallery
    items += gallery(cloth, rules, guests, edge, captions)
    items += earlier(cloth, *laid.earlier, captions)
    return TableScene(tuple(items))


def lobby(guests: Sequence[Guest]) -> TableScene:
    """The table before the first round: the box waits with the dice."""
    seats = tuple(item for item in seating.lobby(guests).items if isinstance(item, Panel | Label))
    dice = (Die(5, (672, 444), 72, -11), Die(6, (748, 408), 72, 14))
    return TableScene((*seats, DiceBox((552, 388), 170), *dice))


def _seat(
    cloth: Cloth, rules: Hazard, seat: Seat, guest: Guest, place: Place, captions: Captions
) -> Iterator[Item]:
    on_turn = seat in awaited(rules.turn(cloth))
    yield from seating.name_plate(place.at, guest, cloth.chips.stacks[seat], None, on_turn)
    x, y = place.at
    upwards = y > 400
    y += -72 if upwards else 72
    if on_turn:
        outwards = 104 if x > 600 else -104
        yield Pointer((x + outwards, y), Heading.DOWN if upwards else Heading.UP)
    if seat == cloth.caster:
        yield from _box(cloth, rules, (x, y))
    else:
        yield from _cover(cloth, seat, (x, y), on_turn, captions)


def _box(cloth: Cloth, rules: Hazard, at: Spot) -> Iterator[Item]:
    """The box before its caster, and beside it a counter for each loss that it bears."""
    x, y = at
    yield DiceBox((x - 36, y), 42)
    for loss in range(rules.box_after):
        tone = Tone.RED if loss < cloth.losses else Tone.DARK
        yield Disc((x + 14 + 28 * loss, y), 12, tone)


def _cover(cloth: Cloth, seat: Seat, at: Spot, on_turn: bool, captions: Captions) -> Iterator[Item]:
    """What a setter stands of the stake, or is willing to."""
    taken, offered = amount_of(cloth.covers, seat), amount_of(cloth.entries, seat)
    if taken or (offered and cloth.phase is Phase.COVER):
        yield from counted(taken or offered, at, Tone.RED if taken else Tone.IVORY)
    elif cloth.phase is Phase.COVER and seat in cloth.setters and not on_turn:
        yield caption(captions.nothing, at, 160)
