"""The hands that a table is written in: on the felt, on walnut, on paper.

None is smaller than `LINE`, so that all can be read where a table is shown 400 dots wide.
"""

from __future__ import annotations

from typing import Final

from cards_art.scene import Anchor, Ground, Ink, Label, Letter, Spot
from cards_art.text import LEAST

LINE: Final = LEAST
"""Size of a line, in dots: ten on a telephone."""

NAME: Final = 36
"""Size of a name, where it has room."""

CAPTION: Final = 34
"""Size of a caption, where it has room: gilt and italic is the hardest to read on the felt."""


def caption(text: str, at: Spot, room: int, anchor: Anchor = Anchor.MIDDLE) -> Label:
    """What something is, in gilt on the felt."""
    return Label(text, at, CAPTION, room, Ink.GILT, Ground.FELT, Letter.ITALIC, anchor)


def figure(text: str, at: Spot, room: int, anchor: Anchor = Anchor.MIDDLE) -> Label:
    """What matters on the felt: an amount, a name."""
    return Label(text, at, LINE, room, Ink.CREAM, Ground.FELT, Letter.BOLD, anchor)


def line(text: str, at: Spot, room: int, anchor: Anchor = Anchor.MIDDLE) -> Label:
    """What is told besides, on the felt."""
    return Label(text, at, LINE, room, Ink.CREAM, Ground.FELT, anchor=anchor)


def inlaid(text: str, at: Spot, room: int, ink: Ink, anchor: Anchor = Anchor.MIDDLE) -> Label:
    """A figure or a word on walnut."""
    return Label(text, at, LINE, room, ink, Ground.WALNUT, Letter.BOLD, anchor)


def penned(text: str, at: Spot, room: int, letter: Letter, anchor: Anchor = Anchor.MIDDLE) -> Label:
    """A line in black on paper."""
    return Label(text, at, LINE, room, Ink.BLACK, Ground.PAPER, letter, anchor)
