"""From a scene to a picture: no clock, no chance, no disk but the fonts.

Everything that is drawn is drawn once and kept; a warm picture is a copy of the bare table with
sprites laid on it. It may be called from any thread.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from PIL import Image, ImageDraw

from cards_art import blank, faces, ground, plates, text
from cards_art.fonts import Typeface
from cards_art.palette import nearest, palette_bytes
from cards_art.png import written
from cards_art.scene import (
    Anchor,
    Back,
    Disc,
    Face,
    HandScene,
    Item,
    Label,
    Letter,
    Panel,
    Piece,
    Pointer,
    Row,
    Rule,
    Sign,
    Size,
    Spot,
    TableScene,
)
from cards_art.sprites import Sprite

_CUTS: Final[dict[Letter, Typeface]] = {
    Letter.ROMAN: Typeface.ROMAN,
    Letter.BOLD: Typeface.BOLD,
    Letter.ITALIC: Typeface.ITALIC,
}


@dataclass(frozen=True, slots=True, repr=False)
class TablePng:
    """A picture that everybody may see."""

    data: bytes
    size: Size

    def __repr__(self) -> str:
        return f"TablePng({len(self.data)} bytes)"


@dataclass(frozen=True, slots=True, repr=False)
class HandPng:
    """A picture for one pair of eyes. It is no `TablePng`: to post it in public is a type error."""

    data: bytes
    size: Size

    def __repr__(self) -> str:
        return f"HandPng({len(self.data)} bytes)"


def paint_table(scene: TableScene) -> TablePng:
    """The picture of what lies on a table."""
    return TablePng(written(composed(scene), palette_bytes()), scene.size)


def paint_hand(scene: HandScene) -> HandPng:
    """The picture of what one seat holds."""
    return HandPng(written(composed(scene), palette_bytes()), scene.size)


def composed(scene: TableScene | HandScene) -> Image.Image:
    """The picture before it is written: indices in the palette ("L")."""
    match scene:
        case TableScene():
            table = ground.table_top(scene.size).copy()
            for item in scene.items:
                _cast(table, item)
        case HandScene():
            table = ground.tray(scene.size).copy()
    for item in scene.items:
        _lay(table, item, scene.four_colours)
    return table


def _cast(table: Image.Image, item: Item) -> None:
    """The shadow on the felt: before anything is laid, so that none falls on a card."""
    match item:
        case Face() | Back():
            plate = _card_plate(item.width, item.width, item.tilt)
        case Row():
            plate = _card_plate(item.width, item.length, 0)
        case Panel():
            plate = ground.Plate(item.size, 0, plates.CORNER)
        case Disc():
            plate = ground.Plate((2 * item.radius, 2 * item.radius), 0, item.radius)
        case Piece() if plate := item.plate():
            pass
        case Sign() | Label() | Pointer() | Rule() | Piece():
            return
        case _:
            assert_never(item)
    ground.shade(table, (item.at[0] + 3, item.at[1] + 5), plate)


def _card_plate(width: int, length: int, tilt: int) -> ground.Plate:
    return ground.Plate((length, blank.height_of(width)), tilt, round(width * blank.ROUND))


def _lay(table: Image.Image, item: Item, four_colours: bool) -> None:
    match item:
        case Face(card, at, width, tilt, state):
            for layer in faces.layers(card, width, tilt, state, four_colours):
                layer.stamp(table, at)
        case Back(at, width, tilt):
            faces.back(width, tilt).stamp(table, at)
        case Row(at, width, count, step):
            faces.row(width, count, step).stamp(table, at)
        case Sign(suit, at, height, under):
            faces.sign(suit, height, plates.GROUNDS[under], four_colours).stamp(table, at)
        case Label():
            _write(table, item)
        case Panel(at, size, material, ribbon, lit):
            plates.plate(size, material, ribbon, lit).stamp(table, at)
        case Disc():
            _lay_disc(table, item)
        case Pointer(at, heading):
            plates.pointer(heading).stamp(table, at)
        case Rule(start, end, ink):
            box = (*start, end[0] + (start[0] == end[0]), end[1] + (start[1] == end[1]))
            ImageDraw.Draw(table).rectangle(box, nearest(plates.INKS[ink]))
        case Piece():
            item.sprite().stamp(table, item.at)
        case _:
            assert_never(item)


def _write(table: Image.Image, label: Label) -> None:
    under, ink = plates.GROUNDS[label.ground], plates.INKS[label.ink]
    line = text.stamp(label.text, _CUTS[label.letter], label.pixels, label.room, under, ink)
    line.stamp(table, _middle(label, line))


def _middle(label: Label, line: Sprite) -> Spot:
    half = line.image.width // 2
    match label.anchor:
        case Anchor.LEFT:
            return label.at[0] + half, label.at[1]
        case Anchor.MIDDLE:
            return label.at
        case Anchor.RIGHT:
            return label.at[0] - half, label.at[1]


def _lay_disc(table: Image.Image, item: Disc) -> None:
    plates.disc(item.radius, item.tone).stamp(table, item.at)
    if item.text:
        under, ink = plates.written_on(item.tone)
        figures = text.stamp(item.text, Typeface.BOLD, item.pixels, 2 * item.radius, under, ink)
        figures.stamp(table, item.at)
