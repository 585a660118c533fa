"""A seat: its plate, and before it its cards with two words: what is staked, and how it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, TypeAlias

from bot.games.vingt_un import TWENTY_ONE, Cloth, Phase, total
from bot.rules.chips import signed
from bot.rules.turns import Seat
from cards_art.berths import PLATE, Berth, seated
from cards_art.fan import in_a_row
from cards_art.lettering import LINE, caption, figure
from cards_art.scene import (
    Anchor,
    Disc,
    Ground,
    Guest,
    Ink,
    Item,
    Label,
    Letter,
    Row,
    Size,
    Spot,
    State,
    Tone,
)
from cards_art.vingt_un.captions import Captions

Style: TypeAlias = Callable[[str, Spot, int, Anchor], Label]
"""Writes a word before a seat: where, how wide at most, and which end of it is there."""

_ROOM: Final = 330
"""For cards and the words beside them, in dots."""
_DOWN: Final = 18
"""How far from the middle of the cards each of two words is."""
_GAP: Final = 6
"""Between the cards face down and those face up."""
_SEEN: Final = 0.84
"""So much of each face is to be seen, its index whole: where there are many, all are smaller."""


def seat_items(
    cloth: Cloth,
    seat: Seat,
    berth: Berth,
    cards: Size,
    guest: Guest,
    captions: Captions,
    *,
    asked: bool,
) -> Iterator[Item]:
    """All that belongs to a seat; each of its cards, and all of them, are at most so wide."""
    deals = cloth.phase is not Phase.TURN_UP and seat == cloth.dealer
    yield from seated(berth, guest, cloth.chips.stacks[seat], on_turn=asked, deals=deals)
    length = 0
    if shown := cloth.shown[seat]:
        width = _fitting(cards, 0, len(shown))
        step = _step(cards[1] - width, len(shown), width)
        length = width + step * (len(shown) - 1)
        state = State.MARKED if cloth.gain(seat) > 0 and not deals else State.PLAIN
        left = berth.left(length) + width // 2
        yield from in_a_row(shown, (left, berth.end[1]), width, step, state)
    elif cloth.left[seat]:
        length, items = _held(cloth, seat, berth, cards)
        yield from items
    yield from _words(cloth, seat, berth.word(length), _ROOM - cards[1], captions)


def _fitting(cards: Size, down: int, up: int) -> int:
    """How wide so many cards are, face down and face up, to be seen well."""
    backs = 1 + (down - 1) / 3 if down else 0
    faces = 1 + _SEEN * (up - 1) if up else 0
    return min(cards[0], int((cards[1] - _GAP) / (backs + faces)))


def _step(room: int, count: int, width: int) -> int:
    """From one of so many faces to the next."""
    return min(width - 2, room // max(1, count - 1))


def _held(cloth: Cloth, seat: Seat, berth: Berth, cards: Size) -> tuple[int, list[Item]]:
    """The first cards face down and those drawn face up beside them; and how long they are."""
    drawn, y = cloth.drawn[seat], berth.end[1]
    down = cloth.left[seat] - len(drawn)
    width = _fitting(cards, down, len(drawn))
    row = Row((0, 0), width, down, width // 3)
    begin = row.length + _GAP if drawn else row.length
    step = _step(cards[1] - begin - width, len(drawn), width)
    length = begin + width + step * (len(drawn) - 1) if drawn else begin
    left = berth.left(length)
    faces = in_a_row(drawn, (left + begin + width // 2, y), width, step)
    return length, [Row((left + row.length // 2, y), width, down, row.step), *faces]


def _words(
    cloth: Cloth, seat: Seat, word: tuple[Spot, Anchor], room: int, captions: Captions
) -> Iterator[Item]:
    """What is staked or has been won, and how a seat stands."""
    (x, y), anchor = word
    standing = _standing(cloth, seat, captions)
    amounts = [*_amount(cloth, seat, (x, y), anchor, room)]
    apart = _DOWN if standing and amounts else 0
    yield from (replace(each, at=(each.at[0], y - apart)) for each in amounts)
    if standing:
        style, told = standing
        yield style(told, (x, y + apart), PLATE[0] // 2, anchor)


def _amount(
    cloth: Cloth, seat: Seat, at: Spot, anchor: Anchor, room: int
) -> Iterator[Disc | Label]:
    """The stake until it is paid, a red counter beside it; then what has been won or lost."""
    if not cloth.players and cloth.phase is Phase.OVER:
        return
    if cloth.phase is Phase.OVER or seat in (*cloth.burst, *cloth.naturals):
        if seat in (cloth.dealer, *cloth.players):
            yield figure(signed(cloth.gain(seat)), at, room, anchor)
    elif stake := cloth.staked(seat):
        aside = -13 if anchor is Anchor.RIGHT else 13
        yield Disc((at[0] + aside, at[1]), 13, Tone.RED)
        yield figure(f"{stake:,}", (at[0] + 2 * aside + aside // 2, at[1]), room - 32, anchor)


def _standing(cloth: Cloth, seat: Seat, captions: Captions) -> tuple[Style, str] | None:
    """How a seat stands, in a word, and how that is written; nothing where all is as usual."""
    if seat in cloth.naturals:
        return _glowing, captions.natural
    if seat in cloth.burst:
        return caption, captions.over
    if shown := cloth.shown[seat]:
        return _counted(total(shown))
    if cloth.phase is Phase.STAKES:
        return _entry(cloth, seat, captions)
    if seat in cloth.made:
        return _counted(TWENTY_ONE)
    if cloth.phase is not Phase.OVER and seat in cloth.standing:
        return caption, captions.stands
    if cloth.phase in (Phase.PLAYERS, Phase.DEALER) and not cloth.left[seat]:
        return caption, captions.sits_out
    return None


def _counted(count: int) -> tuple[Style, str]:
    """What cards count, and how that is written."""
    return _glowing if count == TWENTY_ONE else figure, str(count)


def _entry(cloth: Cloth, seat: Seat, captions: Captions) -> tuple[Style, str] | None:
    if seat != cloth.dealer and seat not in cloth.able:
        return caption, captions.sits_out
    return (caption, captions.nothing) if cloth.entered(seat) == 0 else None


def _glowing(text: str, at: Spot, room: int, anchor: Anchor) -> Label:
    """What is best of all."""
    return Label(text, at, LINE, room, Ink.GLOW, Ground.FELT, Letter.BOLD, anchor)
