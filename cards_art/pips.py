"""Suit signs as curves, and where the pips of a card lie."""

from __future__ import annotations

from typing import Final

from bot.rules.cards import Suit
from cards_art.palette import (
    BLUE,
    GREEN,
    INK,
    PAPER,
    RED,
    RGB,
    Ramp,
    in_dusk,
)
from cards_art.pen import Pen, Point

RAMPS: Final = tuple(
    ramp
    for ink, steps in ((RED, 10), (BLUE, 10), (GREEN, 8))
    for ramp in (Ramp(ink, PAPER, steps), Ramp(in_dusk(ink), in_dusk(PAPER), 6))
)
"""The suits on plain and on dimmed cards."""

WIDE: Final = 240
HIGH: Final = 336
"""A face is drawn in these units, whatever size it is shown at."""

_STEM: Final = "M-.09 .3 C-.08 .68 -.2 .9 -.44 1 L.44 1 C.2 .9 .08 .68 .09 .3 Z"
_HEART: Final = (
    "M0 1 C-.16 .6 -.96 .2 -.96 -.4 C-.96 -.78 -.72 -.96 -.49 -.96 C-.25 -.96 -.06 -.8 0 -.54"
    " C.06 -.8 .25 -.96 .49 -.96 C.72 -.96 .96 -.78 .96 -.4 C.96 .2 .16 .6 0 1 Z"
)
_DIAMOND: Final = "M0 -1 Q.3 -.44 .78 0 Q.3 .44 0 1 Q-.3 .44 -.78 0 Q-.3 -.44 0 -1 Z"
_SPADE: Final = (
    "M0 -1 C.14 -.62 .94 -.26 .94 .28 C.94 .6 .72 .76 .5 .76 C.26 .76 .1 .62 0 .4"
    " C-.1 .62 -.26 .76 -.5 .76 C-.72 .76 -.94 .6 -.94 .28 C-.94 -.26 -.14 -.62 0 -1 Z"
)

_LEFT, _RIGHT, _CENTRE = 83, 157, 120
_TOP, _MIDDLE, _FOOT = 56, HIGH / 2, HIGH - 56
_UPPER, _LOWER = 56 + 224 / 3, HIGH - 56 - 224 / 3

_CORNERS: Final[tuple[Point, ...]] = tuple((x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, _FOOT))
_WAIST: Final[tuple[Point, ...]] = ((_LEFT, _MIDDLE), (_RIGHT, _MIDDLE))
_EIGHT: Final[tuple[Point, ...]] = (
    *_CORNERS,
    *((x, y) for x in (_LEFT, _RIGHT) for y in (_UPPER, _LOWER)),
)
_HEART_OF_CARD: Final[Point] = (_CENTRE, _MIDDLE)

LAYOUT: Final[dict[int, tuple[Point, ...]]] = {
    2: ((_CENTRE, _TOP), (_CENTRE, _FOOT)),
    3: ((_CENTRE, _TOP), _HEART_OF_CARD, (_CENTRE, _FOOT)),
    4: _CORNERS,
    5: (*_CORNERS, _HEART_OF_CARD),
    6: (*_CORNERS, *_WAIST),
    7: (*_CORNERS, *_WAIST, (_CENTRE, 112)),
    8: (*_CORNERS, *_WAIST, (_CENTRE, 112), (_CENTRE, HIGH - 112)),
    9: (*_EIGHT, _HEART_OF_CARD),
    10: (*_EIGHT, (_CENTRE, 56 + 224 / 6), (_CENTRE, HIGH - 56 - 224 / 6)),
}
"""Centres of the pips of the cards from two to ten; those below the middle stand on their heads."""


def colour_of(suit: Suit, four_colours: bool) -> RGB:
    """The ink of a suit: black and red, or with clubs green and diamonds blue."""
    match suit:
        case Suit.SPADES:
            return INK
        case Suit.HEARTS:
            return RED
        case Suit.CLUBS:
            return GREEN if four_colours else INK
        case Suit.DIAMONDS:
            return BLUE if four_colours else RED


def draw_sign(pen: Pen, suit: Suit, colour: RGB) -> None:
    """Draw a suit sign about the pen's origin, reaching one unit up and one down."""
    match suit:
        case Suit.HEARTS:
            pen.fill(_HEART, colour)
        case Suit.DIAMONDS:
            pen.fill(_DIAMOND, colour)
        case Suit.SPADES:
            pen.fill(_SPADE, colour)
            pen.fill(_STEM, colour)
        case Suit.CLUBS:
            for leaf in ((0, -0.52), (-0.5, 0.2), (0.5, 0.2)):
                pen.disc(leaf, 0.46, colour)
            pen.fill("M0 -.6 L.5 .3 L-.5 .3 Z", colour)
            pen.fill(_STEM, colour)


def draw_pips(pen: Pen, rank: int, suit: Suit, colour: RGB) -> None:
    """Draw the pips of a card from two to ten in the units of a face."""
    size = 27 if rank < 9 else 24
    for middle in LAYOUT[rank]:
        draw_sign(pen.moved(middle, size, turned=middle[1] > _MIDDLE), suit, colour)
