"""The twelve court cards: double-headed figures put together from drawn pieces.

A figure is drawn about the middle of the card, upwards: the seam is at 0, the frame's top at -146,
its sides at -66 and 66. The other half is the same drawing with the pen on its head.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.rules.cards import Suit
from cards_art.attributes import Attribute, draw_attribute
from cards_art.palette import (
    BLUE,
    FLESH,
    GREEN,
    INK,
    PAPER,
    RED,
    RGB,
    YELLOW,
    Ramp,
    mixed,
)
from cards_art.pen import Pen
from cards_art.pips import draw_sign

RAMPS: Final = (
    Ramp(YELLOW, PAPER, 6),
    Ramp(RED, INK, 6),
    Ramp(BLUE, INK, 6),
    Ramp(GREEN, INK, 4),
    Ramp(YELLOW, INK, 6),
    Ramp(FLESH, INK, 6),
    Ramp(RED, YELLOW, 4),
    Ramp(BLUE, YELLOW, 4),
)

_LINE: Final = 1.7
_ROSE: Final = mixed(RED, PAPER, 0.34)
_CHESTNUT: Final = mixed(YELLOW, INK, 0.6)
_HOAR: Final = mixed(INK, PAPER, 0.76)


@dataclass(frozen=True, slots=True)
class Dress:
    """What tells one figure of a rank from another."""

    robe: RGB
    sleeve: RGB
    trim: RGB
    hair: RGB
    attribute: Attribute


_DRESSES: Final[dict[tuple[int, Suit], Dress]] = {
    (13, Suit.SPADES): Dress(BLUE, INK, YELLOW, _HOAR, Attribute.SWORD),
    (13, Suit.HEARTS): Dress(RED, BLUE, YELLOW, YELLOW, Attribute.SCEPTRE),
    (13, Suit.DIAMONDS): Dress(YELLOW, RED, BLUE, _CHESTNUT, Attribute.AXE),
    (13, Suit.CLUBS): Dress(GREEN, RED, YELLOW, INK, Attribute.ORB),
    (12, Suit.SPADES): Dress(BLUE, INK, YELLOW, INK, Attribute.LILY),
    (12, Suit.HEARTS): Dress(RED, BLUE, YELLOW, YELLOW, Attribute.ROSE),
    (12, Suit.DIAMONDS): Dress(YELLOW, RED, BLUE, _CHESTNUT, Attribute.FAN),
    (12, Suit.CLUBS): Dress(GREEN, RED, YELLOW, YELLOW, Attribute.DAISY),
    (11, Suit.SPADES): Dress(BLUE, INK, YELLOW, YELLOW, Attribute.HALBERD),
    (11, Suit.HEARTS): Dress(RED, BLUE, YELLOW, _CHESTNUT, Attribute.LEAF),
    (11, Suit.DIAMONDS): Dress(YELLOW, RED, BLUE, INK, Attribute.SABRE),
    (11, Suit.CLUBS): Dress(GREEN, RED, YELLOW, _CHESTNUT, Attribute.PIKE),
}


def draw_court(pen: Pen, rank: int, suit: Suit, colour: RGB) -> None:
    """Draw frame and figure of a court card about the middle of the card."""
    dress = _DRESSES[rank, suit]
    pen.fill("M-66 -146 L66 -146 L66 146 L-66 146 Z", mixed(PAPER, YELLOW, 0.1))
    for half in (pen, pen.moved((0, 0), turned=True)):
        _draw_half(half, rank, suit, dress, colour)
    _draw_sash(pen, dress)
    pen.line("M-66 -146 L66 -146 L66 146 L-66 146 Z L66 -146", colour, 1.6)


def _draw_half(pen: Pen, rank: int, suit: Suit, dress: Dress, colour: RGB) -> None:
    if rank == 12:
        _draw_tresses(pen, dress)
    _draw_robe(pen, rank, dress)
    match rank:
        case 13:
            _draw_king(pen, dress)
        case 12:
            _draw_queen(pen, dress)
        case _:
            _draw_jack(pen, dress)
    draw_attribute(pen.moved((46, -40)), dress.attribute, dress.trim)
    _draw_hand(pen)
    draw_sign(pen.moved((-46, -122), 17), suit, colour)


def _draw_robe(pen: Pen, rank: int, dress: Dress) -> None:
    robe = "M-66 0 L-66 -36 C-60 -52 -40 -58 -22 -64 L22 -64 C40 -58 60 -52 66 -36 L66 0 Z"
    pen.shape(robe, dress.robe, _LINE)
    for side in (pen, pen.mirrored()):
        side.shape(
            "M-66 0 L-66 -36 C-60 -49 -50 -54 -38 -58 C-28 -40 -30 -16 -38 0 Z",
            dress.sleeve,
            _LINE,
        )
        side.line("M-38 -58 C-28 -40 -30 -16 -38 0", dress.trim, 4.2)
        side.line("M-35 -58.5 C-25 -40 -27 -16 -35 0", INK, 1.2)
        side.line("M-41 -57 C-31 -40 -33 -16 -41 0", INK, 1.2)
        _draw_sleeve(side, rank, dress.trim)
    pen.shape("M-13 -60 L13 -60 L11 0 L-11 0 Z", dress.trim, _LINE)
    for y in (-40, -24, -8):
        _draw_stud(pen, y, rank, dress)


def _draw_sleeve(pen: Pen, rank: int, trim: RGB) -> None:
    """Stripes for a king, spots for a queen, chevrons for a jack."""
    match rank:
        case 13:
            for x in (-60, -52, -44):
                pen.line(f"M{x} 0 L{x + 1} -44", trim, 2.2)
        case 12:
            for x, y in ((-58, -34), (-48, -44), (-47, -24), (-58, -14), (-46, -6), (-39, -34)):
                pen.disc((x, y), 2.8, trim)
        case _:
            for y in (-34, -20, -6):
                pen.line(f"M-65 {y} L-53 {y - 9} L-40 {y}", trim, 2.6)


def _draw_stud(pen: Pen, y: float, rank: int, dress: Dress) -> None:
    if rank == 12:
        pen.ball((0, y), 5, PAPER, 1.3)
    else:
        pen.shape(f"M0 {y - 7} L7 {y} L0 {y + 7} L-7 {y} Z", dress.robe, 1.3)


def _draw_sash(pen: Pen, dress: Dress) -> None:
    pen.shape("M-66 -7 L66 -7 L66 7 L-66 7 Z", dress.trim, _LINE)
    for x in range(-55, 56, 22):
        pen.shape(f"M{x} -5 L{x + 8} 0 L{x} 5 L{x - 8} 0 Z", dress.robe, 1)
    for x in range(-44, 45, 22):
        pen.disc((x, 0), 1.8, INK)


def _draw_hand(pen: Pen) -> None:
    pen.shape(
        "M32 -30 C32 -38 36 -42 42 -42 L54 -42 C58 -42 58 -36 54 -36 C58 -35 58 -30 54 -30"
        " C57 -29 56 -24 52 -25 L40 -24 C36 -24 32 -26 32 -30 Z",
        FLESH,
        1.4,
    )
    pen.line("M44 -36 L54 -36", INK, 1.1)
    pen.line("M44 -30 L54 -30", INK, 1.1)


def _draw_features(pen: Pen, brow: float) -> None:
    """Brows, eyes, nose and mouth of a face that looks a little aside."""
    for x in (-7.5, 6):
        pen.line(f"M{x - 4.5} {brow - 4} Q{x} {brow - 8} {x + 4.5} {brow - 4}", INK, 1.5)
        pen.fill(
            f"M{x - 4} {brow} Q{x} {brow - 4} {x + 4} {brow} Q{x} {brow + 3} {x - 4} {brow} Z",
            PAPER,
        )
        pen.line(f"M{x - 4} {brow} Q{x} {brow - 4} {x + 4} {brow}", INK, 1.2)
        pen.disc((x + 1, brow - 0.3), 1.9, INK)
    pen.line(f"M-1 {brow - 2} L-2.6 {brow + 8.5} L1.8 {brow + 9}", INK, 1.2)
    pen.fill(
        f"M-4.5 {brow + 15} Q-2 {brow + 12.4} 0 {brow + 13.6} Q2 {brow + 12.4} 4.5 {brow + 15}"
        f" Q0 {brow + 19} -4.5 {brow + 15} Z",
        RED,
    )


def _draw_king(pen: Pen, dress: Dress) -> None:
    pen.shape("M-36 -57 C-26 -44 26 -44 36 -57 L25 -68 C14 -58 -14 -58 -25 -68 Z", PAPER, _LINE)
    for x, y in ((-25, -57), (-14, -52.5), (14, -52.5), (25, -57)):
        pen.fill(f"M{x} {y - 4} L{x + 2} {y + 3} L{x - 2} {y + 3} Z", INK)
    for side in (pen, pen.mirrored()):
        side.shape(
            "M-12 -108 C-25 -108 -31 -92 -28 -82 C-34 -78 -32 -66 -24 -66 C-17 -66 -14 -72"
            " -13 -78 Z",
            dress.hair,
            _LINE,
        )
        side.line("M-19 -102 C-24 -92 -23 -84 -20 -74", INK, 1)
    pen.shape("M-16 -108 C-18 -84 -13 -70 0 -66 C13 -70 18 -84 16 -108 Z", FLESH, _LINE)
    _draw_features(pen, -96)
    _draw_beard(pen, dress.hair)
    _draw_crown(pen, dress)


def _draw_beard(pen: Pen, hair: RGB) -> None:
    pen.shape(
        "M-16.4 -88 C-19 -70 -9 -54 0 -49 C9 -54 19 -70 16.4 -88 C12 -80 9 -80 6 -83"
        " L-6 -83 C-9 -80 -12 -80 -16.4 -88 Z",
        hair,
        _LINE,
    )
    for x in (-7, 0, 7):
        pen.line(f"M{x} -70 Q{x * 1.1} -62 {x * 0.5} -57", INK, 1.1)
    pen.shape(
        "M0 -84 C-5 -88 -12 -85 -14 -79 C-8 -81 -3 -80 0 -82 C3 -80 8 -81 14 -79"
        " C12 -85 5 -88 0 -84 Z",
        hair,
        1.1,
    )
    pen.fill("M-4 -78 Q0 -75 4 -78 Q0 -72 -4 -78 Z", RED)


def _draw_crown(pen: Pen, dress: Dress) -> None:
    pen.shape("M-19 -114 C-24 -134 -8 -138 0 -138 C8 -138 24 -134 19 -114 Z", RED, _LINE)
    pen.shape("M-20 -112 L-28 -133 L-13 -122 L0 -139 L13 -122 L28 -133 L20 -112 Z", YELLOW, _LINE)
    pen.shape("M-20 -104 Q0 -109 20 -104 L21 -113 Q0 -118 -21 -113 Z", YELLOW, _LINE)
    for x, y in ((-28, -134), (0, -140), (28, -134)):
        pen.ball((x, y), 3.8, PAPER, 1.2)
    for x, jewel in ((-11, dress.robe), (0, RED), (11, dress.robe)):
        pen.disc((x, -110.6 + abs(x) / 9), 2.7, jewel)


def _draw_tresses(pen: Pen, dress: Dress) -> None:
    for side in (pen, pen.mirrored()):
        side.shape(
            "M0 -122 C-26 -122 -31 -104 -28 -92 C-26 -84 -34 -78 -31 -68 C-29 -60 -36 -56"
            " -32 -46 L0 -46 Z",
            dress.hair,
            _LINE,
        )
        side.line("M-21 -108 C-26 -94 -17 -86 -23 -74 C-26 -66 -21 -60 -24 -50", INK, 1.1)


def _draw_queen(pen: Pen, dress: Dress) -> None:
    pen.fill("M-7 -76 L-8 -60 L-20 -60 C-14 -44 14 -44 20 -60 L8 -60 L7 -76 Z", FLESH)
    pen.shape("M-26 -62 C-18 -38 18 -38 26 -62 L17 -66 C12 -49 -12 -49 -17 -66 Z", PAPER, _LINE)
    for x, y in ((-19, -57), (-12, -49.5), (-4, -46), (4, -46), (12, -49.5), (19, -57)):
        pen.disc((x, y), 1.7, dress.robe)
    pen.shape(
        "M-15 -106 C-17 -86 -12 -74 0 -69 C12 -74 17 -86 15 -106 C10 -116 -10 -116 -15 -106 Z",
        FLESH,
        _LINE,
    )
    for side in (pen, pen.mirrored()):
        side.shape(
            "M0 -119 C-14 -119 -20 -108 -19 -96 C-13 -100 -6 -106 0 -112 Z", dress.hair, _LINE
        )
        side.disc((-9.5, -83), 3, _ROSE)
    _draw_features(pen, -93)
    pen.line("M-11 -66 Q0 -56 11 -66", YELLOW, 2.2)
    pen.disc((0, -60.5), 2.4, RED)
    _draw_coronet(pen, dress)


def _draw_coronet(pen: Pen, dress: Dress) -> None:
    pen.shape(
        "M-18 -114 L-24 -131 L-14 -124 L-8 -134 L0 -126 L8 -134 L14 -124 L24 -131 L18 -114"
        " Q0 -121 -18 -114 Z",
        YELLOW,
        _LINE,
    )
    for x, y in ((-24, -132), (-8, -135.5), (8, -135.5), (24, -132)):
        pen.ball((x, y), 3, PAPER, 1.1)
    for x in (-10, 0, 10):
        pen.disc((x, -121 + abs(x) / 5), 2.3, dress.robe if x else RED)


def _draw_jack(pen: Pen, dress: Dress) -> None:
    pen.shape("M-7 -74 L-7 -56 L7 -56 L7 -74 Z", FLESH, 1.2)
    pen.shape("M-30 -60 L-9 -68 L0 -50 L9 -68 L30 -60 L14 -42 L0 -50 L-14 -42 Z", PAPER, _LINE)
    for side in (pen, pen.mirrored()):
        side.shape(
            "M-8 -112 C-24 -112 -30 -98 -28 -86 C-27 -76 -30 -68 -22 -66 C-14 -65 -12 -72"
            " -12 -80 Z",
            dress.hair,
            _LINE,
        )
        side.line("M-19 -104 C-24 -94 -23 -82 -20 -72", INK, 1.1)
    pen.shape("M-15 -108 C-17 -86 -12 -73 0 -68 C12 -73 17 -86 15 -108 Z", FLESH, _LINE)
    _draw_features(pen, -94)
    _draw_cap(pen, dress)


def _draw_cap(pen: Pen, dress: Dress) -> None:
    _draw_plume(pen, dress)
    pen.shape(
        "M-24 -106 C-36 -124 -14 -134 2 -131 C20 -134 36 -122 25 -106 C10 -114 -10 -114 -24 -106 Z",
        dress.robe,
        _LINE,
    )
    pen.shape(
        "M-25 -103 C-10 -113 10 -113 26 -103 L26 -110 C10 -119 -10 -119 -25 -110 Z",
        dress.trim,
        _LINE,
    )


def _draw_plume(pen: Pen, dress: Dress) -> None:
    pen.shape(
        "M14 -122 C18 -138 32 -146 40 -140 C48 -136 44 -126 36 -127 C42 -131 36 -137 30 -133"
        " C24 -130 22 -124 22 -118 Z",
        PAPER,
        _LINE,
    )
    pen.line("M19 -122 C22 -132 28 -137 35 -137", dress.sleeve, 1.6)
