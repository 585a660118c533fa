"""The round board with a compartment for each pool, and the tiara of Pope Joan on its boss.

It is of turned mahogany, the compartments sunk into it and japanned dark, with gilt lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from cards_art.drawing import begun, finished
from cards_art.ground import Plate
from cards_art.palette import (
    CREAM,
    GILT,
    GLOW,
    INK,
    MAHOGANY,
    MAHOGANY_DARK,
    RED,
    RGB,
    WALNUT,
    YELLOW,
    Ramp,
    mixed,
)
from cards_art.pen import Pen
from cards_art.scene import Piece, Spot
from cards_art.sprites import Sprite

RAMPS: Final = (
    Ramp(MAHOGANY_DARK, MAHOGANY, 20),
    Ramp(MAHOGANY_DARK, GILT, 5),
    Ramp(WALNUT, GILT, 8),
    Ramp(RED, INK, 6),
    Ramp(YELLOW, INK, 6),
)

FLOOR: Final = 0.895
"""How far out the compartments reach, as a share of the board's radius."""

BOSS: Final = 0.3
"""How far out the boss reaches, likewise."""

_WALL: Final = 0.02
"""Half the breadth of a wall between two compartments."""

_RIM: Final[tuple[tuple[float, RGB], ...]] = (
    (1.0, MAHOGANY_DARK),
    (0.992, mixed(MAHOGANY_DARK, MAHOGANY, 0.5)),
    (0.982, mixed(MAHOGANY_DARK, MAHOGANY, 0.8)),
    (0.972, MAHOGANY),
    (0.955, mixed(MAHOGANY_DARK, MAHOGANY, 0.85)),
    (0.945, mixed(MAHOGANY_DARK, MAHOGANY, 0.6)),
    (0.938, GILT),
    (0.93, mixed(MAHOGANY_DARK, MAHOGANY, 0.45)),
    (0.915, mixed(MAHOGANY_DARK, MAHOGANY, 0.2)),
    (0.905, MAHOGANY_DARK),
    (FLOOR, WALNUT),
)
"""Rings from the edge inwards, each from so far out."""

_BRONZE: Final[RGB] = mixed(GILT, INK, 0.75)
_ENAMEL: Final[RGB] = mixed(RED, INK, 0.4)

_BOSS_RINGS: Final[tuple[tuple[float, RGB], ...]] = (
    (1.0, MAHOGANY_DARK),
    (0.97, mixed(MAHOGANY_DARK, MAHOGANY, 0.7)),
    (0.9, GILT),
    (0.86, GLOW),
    (0.82, mixed(RED, INK, 0.8)),
    (0.8, _ENAMEL),
)


@dataclass(frozen=True, slots=True)
class PoolBoard(Piece):
    """A round board with so many compartments; the middle of the first is at the top."""

    at: Spot
    radius: int
    compartments: int

    def sprite(self) -> Sprite:
        return board(self.radius, self.compartments)

    def plate(self) -> Plate:
        return Plate((2 * self.radius, 2 * self.radius), 0, self.radius)


@lru_cache(maxsize=4)
def board(radius: int, compartments: int) -> Sprite:
    """The bare board."""
    pen = begun((2 * radius, 2 * radius)).moved((0, 0), radius)
    for reach, colour in _RIM:
        pen.disc((0, 0), reach, colour)
    for index in range(compartments):
        _draw_lines(pen, index, compartments)
    for index in range(compartments):
        _draw_wall(pen.tilted(360 * (index + 0.5) / compartments))
    _draw_boss(pen.moved((0, 0), BOSS))
    return finished(pen)


def _draw_lines(pen: Pen, index: int, compartments: int) -> None:
    """The gilt line within a compartment, along its outer wall and down its sides."""
    half = pi / compartments
    middle = 2 * half * index
    out, near = FLOOR - 0.009, BOSS + 0.03
    gap = _WALL + 0.009
    turns = [middle + (half - gap / out) * step / 12 for step in range(-12, 13)]
    arc = " L".join(f"{out * sin(turn):.4f} {-out * cos(turn):.4f}" for turn in turns)
    inner = half - gap / near
    ends = [(near * sin(middle + side), -near * cos(middle + side)) for side in (inner, -inner)]
    corners = " L".join(f"{x:.4f} {y:.4f}" for x, y in ends)
    pen.line(f"M{arc} L{corners} Z", mixed(WALNUT, GILT, 0.55), 0.007)


def _draw_wall(pen: Pen) -> None:
    """A wall of the board, lit along one side, with a bead at its outer end."""
    for half, colour in (
        (_WALL, MAHOGANY_DARK),
        (_WALL * 0.7, mixed(MAHOGANY_DARK, MAHOGANY, 0.75)),
        (_WALL * 0.25, MAHOGANY),
    ):
        out = FLOOR + 0.01
        pen.fill(f"M-{half} -.2 L-{half} -{out} L{half} -{out} L{half} -.2 Z", colour)
    pen.disc((0, -FLOOR), 0.032, MAHOGANY_DARK)
    pen.disc((0, -FLOOR), 0.025, GILT)
    pen.disc((0, -FLOOR), 0.012, GLOW)


def _draw_boss(pen: Pen) -> None:
    """The knob in the middle: red enamel in a gilt ring, with the tiara over crossed keys."""
    for reach, colour in _BOSS_RINGS:
        pen.disc((0, 0), reach, colour)
    _draw_key(pen)
    _draw_key(pen.mirrored())
    _draw_tiara(pen.moved((0, -0.06), 0.62))


def _draw_key(pen: Pen) -> None:
    """A key that leans over the middle, its bow below and its bit above."""
    pen.line("M-.46 .5 L.5 -.42", _BRONZE, 0.13)
    pen.line("M-.46 .5 L.5 -.42", GILT, 0.08)
    pen.line("M.5 -.42 L.62 -.3 M.4 -.32 L.5 -.21", GILT, 0.09)
    for reach, colour in ((0.17, _BRONZE), (0.145, GILT), (0.07, _ENAMEL)):
        pen.disc((-0.48, 0.52), reach, colour)


_CAP: Final = "M-.62 .7 C-.84 .1 -.62 -.6 0 -.92 C.62 -.6 .84 .1 .62 .7 Q0 .9 -.62 .7 Z"
_RIBBON: Final = "M-.36 .68 C-.44 .9 -.66 1 -.62 1.24 L-.34 1.24 C-.4 1 -.2 .9 -.16 .7 Z"


def _draw_tiara(pen: Pen) -> None:
    """The triple crown: a tall cap with three coronets, a cross on top, and two ribbons."""
    for side in (pen, pen.mirrored()):
        side.shape(_RIBBON, CREAM, 0.05)
        side.line("M-.6 1.13 L-.36 1.13", GILT, 0.06)
    pen.shape(_CAP, CREAM, 0.05)
    for top, wide in ((0.44, 0.68), (0.0, 0.72), (-0.42, 0.58)):
        _draw_coronet(pen.moved((0, top), wide))
    pen.line("M0 -.9 L0 -1.3 M-.15 -1.15 L.15 -1.15", INK, 0.15)
    pen.line("M0 -.88 L0 -1.27 M-.12 -1.15 L.12 -1.15", GLOW, 0.08)
    pen.ball((0, -0.92), 0.12, GLOW, 0.04)


def _draw_coronet(pen: Pen) -> None:
    """A band with five points and three stones."""
    pen.shape(
        "M-1 .2 L-1.04 -.14 L-.74 .02 L-.5 -.2 L-.26 .06 L0 -.18 L.26 .06 L.5 -.2"
        " L.74 .02 L1.04 -.14 L1 .2 Q0 .44 -1 .2 Z",
        YELLOW,
        0.06,
    )
    for x in (-0.55, 0, 0.55):
        pen.disc((x, 0.19 + 0.04 * (x == 0)), 0.09, RED)
