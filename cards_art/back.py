"""The back of the cards: a crimson lattice with a medallion in the middle."""

from __future__ import annotations

from math import cos, pi, sin

from cards_art.palette import INK, PAPER, RED, RGB, mixed
from cards_art.pen import Pen, Point

_CRIMSON: RGB = mixed(RED, INK, 0.2)
_PALE: RGB = mixed(RED, PAPER, 0.78)
_STEP = 24
_ACROSS, _DOWN = 4, 6
"""Lattice cells from the middle to the frame."""


def draw_back(pen: Pen) -> None:
    """Draw the back in the units of a face."""
    middle = pen.moved((120, 168))
    middle.fill("M-108 -156 L108 -156 L108 156 L-108 156 Z", _CRIMSON)
    middle.fill("M-100 -148 L100 -148 L100 148 L-100 148 Z", PAPER)
    middle.fill("M-96 -144 L96 -144 L96 144 L-96 144 Z", RED)
    _draw_lattice(middle)
    _draw_medallion(middle)


def _draw_lattice(pen: Pen) -> None:
    for row in range(-2 * _DOWN, 2 * _DOWN + 1):
        for column in range(-2 * _ACROSS, 2 * _ACROSS + 1):
            x, y = column * _STEP / 2, row * _STEP / 2
            if abs(x) > 90 or abs(y) > 138:
                continue
            if (row + column) % 2:
                _draw_quatrefoil(pen, (x, y))
            elif row % 2 == 0:
                _draw_lozenge(pen, (x, y))


def _draw_lozenge(pen: Pen, middle: Point) -> None:
    here = pen.moved(middle)
    here.line("M0 -12 L12 0 L0 12 L-12 0 Z", _PALE, 1.8)


def _draw_quatrefoil(pen: Pen, middle: Point) -> None:
    for turn in range(4):
        x, y = 2.7 * cos(turn * pi / 2), 2.7 * sin(turn * pi / 2)
        pen.disc((middle[0] + x, middle[1] + y), 2.2, _PALE)


def _draw_medallion(pen: Pen) -> None:
    for radius, colour in ((50, PAPER), (46, _CRIMSON), (42, RED)):
        pen.disc((0, 0), radius, colour)
    for petal in range(12):
        angle = petal * pi / 6
        pen.disc((34 * cos(angle), 34 * sin(angle)), 6.5, PAPER)
        pen.disc((34 * cos(angle), 34 * sin(angle)), 3.4, _CRIMSON)
    pen.disc((0, 0), 27, PAPER)
    pen.disc((0, 0), 24, _CRIMSON)
    for turn in range(8):
        angle = turn * pi / 4
        tip = 21 * cos(angle), 21 * sin(angle)
        left = 8 * cos(angle - 0.42), 8 * sin(angle - 0.42)
        right = 8 * cos(angle + 0.42), 8 * sin(angle + 0.42)
        pen.fill(
            "M0 0 " + " ".join(f"L{x:.2f} {y:.2f}" for x, y in (left, tip, right)) + " Z", PAPER
        )
    pen.disc((0, 0), 4, _CRIMSON)
