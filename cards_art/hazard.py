"""Hazard in pictures: the dice in the middle, who has the box, and what lies before the setters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from bot.games.hazard import (
    HOUSE,
    NICKS,
    OUTS,
    Baize,
    Hazard,
    Phase,
    Result,
    Share,
    chances,
    odds,
    result_of,
)
from bot.rules.game import PublicView, Seat, awaited
from cards_art import seating
from cards_art.dice import DiceBox, Die
from cards_art.scene import (
    Anchor,
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
    TableScene,
    Tone,
)
from cards_art.seating import Place

_ROUND: Final = 8
"""So many sit round the table as at any other; more sit along all four sides of it."""
_TILTS: Final = ((-11, 7), (9, -14), (4, 16), (-8, -5))
_DIE: Final = 104
_EARLIER: Final = 6
_RESULTS: Final[dict[Result, str]] = {
    "nick": "a nick",
    "out": "out",
    "chance": "that is the chance",
    "no_decision": "no decision",
    "chance_won": "the chance is made",
    "chance_lost": "the main comes first",
}


@dataclass(frozen=True, slots=True)
class _Cloth:
    """Where things lie on the table: more seats leave other places free."""

    places: tuple[Place, ...]
    above: tuple[int, ...]
    """How far down the lines above the dice stand."""
    dice: int
    below: tuple[int, ...]
    gallery: tuple[Spot, ...]
    house: tuple[Spot, ...]
    earlier: tuple[Spot, Spot]
    """What has been thrown before: its caption and its figures."""


def table(view: PublicView[Baize], rules: Hazard, guests: Sequence[Guest], deal: int) -> TableScene:
    """The table, with who sits at which place."""
    del deal
    baize = view.table
    cloth = _cloth(len(baize.seats))
    items: list[Item] = []
    for seat, place in zip(baize.seats, cloth.places, strict=True):
        if guests[seat].name:
            items += _seat(baize, rules, seat, guests[seat], place)
    items += _middle(baize, cloth)
    items += _lines(_above(baize, rules), cloth.above)
    items += _lines(_below(baize, rules, guests), cloth.below)
    if baize.phase in (Phase.COVER, Phase.THROW) and baize.main is not None:
        items += _scale(rules, baize.main, cloth.dice)
    items += _gallery(baize, rules, guests, cloth)
    items += _earlier(baize, cloth)
    return TableScene(tuple(items))


def lobby(guests: Sequence[Guest | None]) -> TableScene:
    """The table before the first round: the box waits with the dice."""
    seats = tuple(item for item in seating.lobby(guests).items if isinstance(item, Panel | Label))
    dice = (Die(5, (672, 444), 72, -11), Die(6, (748, 408), 72, 14))
    return TableScene((*seats, DiceBox((552, 388), 170), *dice))


def _cloth(count: int) -> _Cloth:
    if count <= _ROUND:
        return _Cloth(
            places=seating.around(count),
            above=(228, 266, 300),
            dice=400,
            below=(508, 546, 586),
            gallery=((84, 690), (276, 690), (84, 726), (276, 726)),
            house=((84, 690), (84, 726)),
            earlier=((920, 690), (920, 726)),
        )
    return _Cloth(
        places=_along_the_sides(count),
        above=(202, 236, 268),
        dice=396,
        below=(494, 526, 556),
        gallery=((330, 304), (496, 304), (690, 304)),
        house=((330, 304), (650, 304)),
        earlier=((414, 588), (664, 588)),
    )


def _along_the_sides(count: int) -> tuple[Place, ...]:
    """Two on the left and on the right, the others below and above, clockwise from below."""
    below = (count - 3) // 2
    return (
        *(Place((x, 700), Heading.DOWN) for x in reversed(_row(below))),
        *(Place((186, y), Heading.LEFT) for y in (510, 290)),
        *(Place((x, 100), Heading.UP) for x in _row(count - 4 - below)),
        *(Place((1014, y), Heading.RIGHT) for y in (290, 510)),
    )


def _row(count: int) -> tuple[int, ...]:
    return tuple(600 + round(276 * (index - (count - 1) / 2)) for index in range(count))


def _seat(baize: Baize, rules: Hazard, seat: Seat, guest: Guest, place: Place) -> Iterator[Item]:
    on_turn = seat in awaited(rules.turn(baize))
    yield from seating.name_plate(place.at, guest, baize.chips.stacks[seat], None, on_turn)
    x, y = place.at
    upwards = y > 400
    y += -72 if upwards else 72
    if on_turn:
        outwards = 104 if x > 600 else -104
        yield Pointer((x + outwards, y), Heading.DOWN if upwards else Heading.UP)
    if seat == baize.caster:
        yield from _box(baize, rules, (x, y))
    else:
        yield from _cover(baize, seat, (x, y), on_turn)


def _box(baize: Baize, rules: Hazard, at: Spot) -> Iterator[Item]:
    """The box before its caster, and beside it a counter for each loss that it bears."""
    x, y = at
    yield DiceBox((x - 36, y), 42)
    for loss in range(rules.box_after):
        tone = Tone.RED if loss < baize.losses else Tone.DARK
        yield Disc((x + 14 + 28 * loss, y), 12, tone)


def _cover(baize: Baize, seat: Seat, at: Spot, on_turn: bool) -> Iterator[Item]:
    """What a setter stands of the stake, or is willing to."""
    taken, offered = _amount(baize.covers, seat), _amount(baize.entries, seat)
    x, y = at
    if taken or (offered and baize.phase is Phase.COVER):
        amount = f"{taken or offered:,}"
        left = x - 8 - 9 * len(amount)
        yield Disc((left, y), 13, Tone.RED if taken else Tone.IVORY)
        yield Label(amount, (left + 24, y), 30, 170, Ink.CREAM, Ground.FELT, anchor=Anchor.LEFT)
    elif baize.phase is Phase.COVER and seat in baize.setters and not on_turn:
        yield _engraved("nothing", at, 160)


def _amount(shares: Sequence[Share], place: Seat | str) -> int:
    return sum(share.amount for share in shares if share.place == place)


def _middle(baize: Baize, cloth: _Cloth) -> Iterator[Item]:
    """The main, the dice as they fell or the box that holds them, the chance."""
    y = cloth.dice
    yield from _figure("Main", baize.main, (408, y))
    yield from _figure("Chance", baize.chance, (792, y))
    if not baize.throws:
        yield DiceBox((600, y), 140)
        return
    faces = baize.throws[-1]
    tilts = _TILTS[(sum(faces) + len(baize.throws)) % len(_TILTS)]
    for x, lift, face, tilt in zip((541, 659), (6, -8), faces, tilts, strict=True):
        yield Die(face, (x, y + lift), _DIE, tilt)


def _figure(caption: str, figure: int | None, at: Spot) -> Iterator[Item]:
    x, y = at
    yield Panel(at, (122, 140), Ground.PAPER)
    yield Label(caption, (x, y - 42), 28, 110, Ink.BLACK, Ground.PAPER, Letter.ITALIC)
    text = "–" if figure is None else str(figure)
    yield Label(text, (x, y + 18), 70, 110, Ink.BLACK, Ground.PAPER, Letter.BOLD)


def _lines(lines: Iterator[str], heights: Sequence[int]) -> Iterator[Item]:
    """Some lines one below the other; the first is the one that matters."""
    for number, (line, y) in enumerate(zip(lines, heights, strict=False)):
        size, letter = (34, Letter.BOLD) if number == 0 else (28, Letter.ROMAN)
        room = 500 if number == 0 else 300
        yield Label(line, (600, y), size, room, Ink.CREAM, Ground.FELT, letter)


def _above(baize: Baize, rules: Hazard) -> Iterator[str]:
    """What is at stake."""
    if not baize.stake:
        if baize.phase is Phase.CALL:
            yield "Which stake?" if rules.main_choice == "thrown" else "Stake and main?"
            yield f"losses running: {baize.losses} of {rules.box_after}"
        return
    yield f"Stake {baize.stake:,}"
    if baize.phase in (Phase.CALL, Phase.COVER):
        yield "who covers it?" if baize.main is not None else "the main is thrown for"
    elif baize.covers:
        yield "all covered" if baize.covered == baize.stake else f"{baize.covered:,} covered"
    if baize.odds:
        yield f"{baize.odds:,} on the chance"


def _below(baize: Baize, rules: Hazard, guests: Sequence[Guest]) -> Iterator[str]:
    """What the table pays, and at the end what it paid."""
    main, chance = baize.main, baize.chance
    if baize.phase is Phase.OVER:
        yield from _outcome(baize, rules, guests)
    elif main is not None and chance is not None:
        prize = rules.prize(baize, chance)
        yield f"{chance} wins {prize:,}" if prize else f"{chance} wins nothing"
        yield f"{main} loses {baize.covered + baize.odds:,}"
        yield _RESULTS[_latest(baize, main)]


def _outcome(baize: Baize, rules: Hazard, guests: Sequence[Guest]) -> Iterator[str]:
    if baize.main is not None and baize.throws:
        result = _latest(baize, baize.main)
        if result in ("nick", "chance_won"):
            yield f"The caster wins {rules.prize(baize, baize.chance):,}"
        else:
            yield f"The caster loses {baize.covered + baize.odds:,}"
        yield _RESULTS[result]
    else:
        yield "Nobody covers the stake" if baize.stake else "The box is passed"
    if baize.next_caster not in (None, baize.caster):
        yield f"next: {guests[baize.next_caster].name}"


def _latest(baize: Baize, main: int) -> Result:
    """What the latest throw came to."""
    *before, latest = baize.throws
    return result_of(main, baize.chance if before else None, sum(latest))


def _scale(rules: Hazard, main: int, middle: int) -> Iterator[Item]:
    """Below the middle: what each chance pays, and which first throws decide."""
    decided = f"nick {_figures(NICKS[main])} · out {_figures(OUTS[main])}"
    yield Label(decided, (600, middle + 170), 28, 310, Ink.CREAM, Ground.FELT)
    pays: dict[Fraction, list[int]] = {}
    for chance in chances(main):
        rate = Fraction(1) if rules.odds == "evens" else odds(main, chance)
        pays.setdefault(rate, []).append(chance)
    for column, (rate, made) in enumerate(pays.items()):
        x = 600 + round(112 * (column - (len(pays) - 1) / 2))
        yield Label(_figures(made), (x, middle + 90), 31, 108, Ink.CREAM, Ground.FELT, Letter.BOLD)
        yield _engraved(f"pays {rate.numerator}:{rate.denominator}", (x, middle + 122), 108)


def _figures(totals: Sequence[int]) -> str:
    return " ".join(map(str, totals))


def _gallery(baize: Baize, rules: Hazard, guests: Sequence[Guest], cloth: _Cloth) -> Iterator[Item]:
    """What the house or the onlookers stand; of many onlookers the last ones together."""
    if rules.setter == "house":
        amount = _amount(baize.covers, HOUSE)
        told = [f"The house {baize.chips.pools.get(HOUSE, 0):,}", f"covers {amount:,}"]
        yield from _cells(told[: 2 if amount else 1], cloth.house, 290)
        return
    shares = baize.entries if baize.phase is Phase.COVER else baize.covers
    standing = [share for share in shares if share.place in baize.gallery and share.amount]
    if not standing:
        return
    told = [f"{share.amount:,} {_name(guests, share.place)}" for share in standing]
    room = len(cloth.gallery) - 1
    if len(told) > room:
        more = standing[room - 1 :]
        told[room - 1 :] = [f"{sum(share.amount for share in more):,} of {len(more)} more"]
    yield from _cells(["Gallery", *told], cloth.gallery, 186)


def _name(guests: Sequence[Guest], place: Seat | str) -> str:
    assert isinstance(place, int)
    return guests[place].name


def _cells(texts: Sequence[str], spots: Sequence[Spot], room: int) -> Iterator[Item]:
    for number, (text, at) in enumerate(zip(texts, spots, strict=False)):
        ink, letter = (Ink.GILT, Letter.ITALIC) if number == 0 else (Ink.CREAM, Letter.ROMAN)
        yield Label(text, at, 28, room, ink, Ground.FELT, letter, anchor=Anchor.LEFT)


def _earlier(baize: Baize, cloth: _Cloth) -> Iterator[Item]:
    """The totals thrown before the dice that lie there."""
    before = [str(sum(faces)) for faces in baize.throws[:-1]]
    if not before:
        return
    caption, figures = cloth.earlier
    told = "Thrown before" if len(before) <= _EARLIER else f"Thrown before: {len(before)}"
    yield _engraved(told, caption, 290)
    row = " · ".join(before[-_EARLIER:])
    yield Label(row, figures, 30, 300, Ink.CREAM, Ground.FELT)


def _engraved(text: str, at: Spot, room: int) -> Label:
    return Label(text, at, 28, room, Ink.GILT, Ground.FELT, Letter.ITALIC)
