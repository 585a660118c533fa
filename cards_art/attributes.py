"""What the figures of the court cards carry, each drawn about the hand that holds it."""

from __future__ import annotations

from enum import Enum, auto
from math import cos, pi, sin
from typing import Final

from cards_art.palette import GREEN, INK, PAPER, RED, RGB, YELLOW, mixed
from cards_art.pen import Pen

_LINE: Final = 1.5
_STEEL: Final = mixed(INK, PAPER, 0.86)
_TIMBER: Final = mixed(YELLOW, INK, 0.45)


class Attribute(Enum):
    """Arms for the kings and jacks, flowers and a fan for the queens."""

    SWORD = auto()
    SCEPTRE = auto()
    AXE = auto()
    ORB = auto()
    LILY = auto()
    ROSE = auto()
    FAN = auto()
    DAISY = auto()
    HALBERD = auto()
    LEAF = auto()
    SABRE = auto()
    PIKE = auto()


def draw_attribute(pen: Pen, attribute: Attribute, trim: RGB) -> None:
    """Draw it with the hand at 0, 6; it may reach 100 up, 30 down and 18 to either side."""
    match attribute:
        case Attribute.SWORD:
            _draw_sword(pen)
        case Attribute.SCEPTRE:
            _draw_sceptre(pen)
        case Attribute.AXE:
            _draw_axe(pen)
        case Attribute.ORB:
            _draw_orb(pen)
        case Attribute.LILY:
            _draw_lily(pen)
        case Attribute.ROSE:
            _draw_blossom(pen, RED, 5)
        case Attribute.FAN:
            _draw_fan(pen, trim)
        case Attribute.DAISY:
            _draw_blossom(pen, PAPER, 8)
        case Attribute.HALBERD:
            _draw_halberd(pen)
        case Attribute.LEAF:
            _draw_leaf(pen)
        case Attribute.SABRE:
            _draw_sabre(pen)
        case Attribute.PIKE:
            _draw_pike(pen)


def _draw_sword(pen: Pen) -> None:
    pen.shape("M-5 -10 L-5 -86 L0 -98 L5 -86 L5 -10 Z", _STEEL, _LINE)
    pen.line("M0 -88 L0 -12", INK, 1)
    pen.shape("M-15 -13 L15 -13 L15 -6 L-15 -6 Z", YELLOW, _LINE)
    pen.shape("M-3 -6 L3 -6 L3 24 L-3 24 Z", RED, _LINE)
    pen.ball((0, 26), 5, YELLOW, _LINE)


def _draw_sabre(pen: Pen) -> None:
    pen.shape("M-4 -8 C-8 -40 -6 -66 14 -92 C8 -62 4 -40 5 -8 Z", _STEEL, _LINE)
    pen.shape("M-14 -12 C-6 -6 6 -6 14 -12 L14 -5 C6 0 -6 0 -14 -5 Z", YELLOW, _LINE)
    pen.shape("M-3 -2 L3 -2 L3 24 L-3 24 Z", YELLOW, _LINE)


def _shaft(pen: Pen, top: float) -> None:
    pen.shape(f"M-2.6 {top} L2.6 {top} L2.6 32 L-2.6 32 Z", _TIMBER, _LINE)


def _draw_sceptre(pen: Pen) -> None:
    pen.shape("M-3 -66 L3 -66 L3 32 L-3 32 Z", YELLOW, _LINE)
    pen.shape("M-9 -62 L9 -62 L7 -68 L-7 -68 Z", YELLOW, _LINE)
    pen.shape("M0 -98 C9 -88 9 -80 4 -68 L-4 -68 C-9 -80 -9 -88 0 -98 Z", YELLOW, _LINE)
    for side in (pen, pen.mirrored()):
        side.shape(
            "M3 -68 C4 -80 14 -84 16 -76 C16 -71 11 -71 10 -74 C8 -72 8 -69 8 -68 Z",
            YELLOW,
            _LINE,
        )
    pen.disc((0, -79), 3, RED)


def _draw_axe(pen: Pen) -> None:
    _shaft(pen, -94)
    pen.shape(
        "M-2 -88 C6 -88 12 -92 17 -98 C20 -82 20 -70 17 -56 C12 -62 6 -66 -2 -66 Z",
        _STEEL,
        _LINE,
    )
    pen.shape("M-2 -84 L-10 -77 L-2 -70 Z", _STEEL, _LINE)
    pen.line("M12 -88 Q14 -77 12 -66", INK, 1)


def _draw_orb(pen: Pen) -> None:
    pen.ball((0, -16), 16, YELLOW, _LINE)
    pen.line("M-15 -18 Q0 -12 15 -18", RED, 3.4)
    pen.line("M0 -31 L0 -16", RED, 3.4)
    pen.shape(
        "M-3 -32 L-3 -42 L-10 -42 L-10 -48 L-3 -48 L-3 -57 L3 -57 L3 -48 L10 -48 L10 -42 L3 -42"
        " L3 -32 Z",
        YELLOW,
        _LINE,
    )


def _draw_stem(pen: Pen) -> None:
    pen.line("M-2 30 C4 0 -4 -30 0 -62", INK, 4.6)
    pen.line("M-2 30 C4 0 -4 -30 0 -62", GREEN, 2.6)
    for side, low in ((pen, -26), (pen.mirrored(), -38)):
        side.shape(
            f"M0 {low} C6 {low - 16} 14 {low - 16} 17 {low - 12} C14 {low - 4} 8 {low} 0 {low} Z",
            GREEN,
            1.2,
        )


def _draw_blossom(pen: Pen, petal: RGB, petals: int) -> None:
    _draw_stem(pen)
    flower = pen.moved((0, -74))
    for each in range(petals):
        angle = 2 * pi * each / petals
        flower.ball((11 * sin(angle), -11 * cos(angle)), 11 - petals / 1.7, petal, 1.2)
    flower.disc((0, 0), 8, petal)
    flower.ball((0, 0), 5.6, YELLOW, 1.2)


def _draw_lily(pen: Pen) -> None:
    _draw_stem(pen)
    pen.shape(
        "M0 -60 C-18 -66 -20 -84 -15 -92 C-8 -88 -7 -82 -6 -78 C-6 -88 -4 -94 0 -99"
        " C4 -94 6 -88 6 -78 C7 -82 8 -88 15 -92 C20 -84 18 -66 0 -60 Z",
        PAPER,
        _LINE,
    )
    pen.line("M0 -66 L0 -84", YELLOW, 2.4)
    pen.line("M-4 -68 L-8 -80", YELLOW, 1.8)
    pen.line("M4 -68 L8 -80", YELLOW, 1.8)


def _draw_fan(pen: Pen, trim: RGB) -> None:
    pen.shape("M0 2 L-19 -46 C-14 -62 14 -66 19 -54 Z", trim, _LINE)
    for x, y in ((-11, -54), (-3, -59), (6, -60), (13, -58)):
        pen.line(f"M0 0 L{x} {y}", INK, 1)
    pen.line("M-14 -38 C-8 -48 10 -52 14 -44", YELLOW, 3)


def _draw_halberd(pen: Pen) -> None:
    _shaft(pen, -78)
    pen.shape("M-4 -76 L0 -104 L4 -76 Z", _STEEL, _LINE)
    pen.shape(
        "M2 -78 C10 -76 14 -82 19 -88 C21 -72 18 -58 12 -50 C12 -58 8 -62 2 -62 Z",
        _STEEL,
        _LINE,
    )
    pen.shape("M-2 -76 L-13 -70 L-2 -64 Z", _STEEL, _LINE)


def _draw_leaf(pen: Pen) -> None:
    pen.line("M-2 28 C2 8 2 -10 0 -40", INK, 4.6)
    pen.line("M-2 28 C2 8 2 -10 0 -40", GREEN, 2.6)
    pen.shape("M0 -34 C-20 -48 -18 -74 0 -94 C18 -74 20 -48 0 -34 Z", GREEN, _LINE)
    pen.line("M0 -36 L0 -84", INK, 1.2)
    for y in (-48, -60, -72):
        pen.line(f"M-9 {y - 7} L0 {y} L9 {y - 7}", INK, 1)


def _draw_pike(pen: Pen) -> None:
    _shaft(pen, -68)
    pen.shape("M0 -104 C12 -88 10 -76 4 -66 L-4 -66 C-10 -76 -12 -88 0 -104 Z", _STEEL, _LINE)
    pen.line("M0 -94 L0 -70", INK, 1)
    pen.shape("M-9 -66 L9 -66 L6 -58 L-6 -58 Z", RED, _LINE)
    for x in (-5, 0, 5):
        pen.line(f"M{x} -58 L{x * 1.3} -48", RED, 2)
