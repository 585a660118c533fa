"""What lies under everything: green baize in a mahogany rim, with a line of gilt tooling."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from cards_art.palette import (
    FELT,
    FELT_TOP,
    FELTS,
    GILT,
    MAHOGANY,
    MAHOGANY_DARK,
    RGB,
    Ramp,
    mixed,
    nearest,
)
from cards_art.pen import FINE, Pen, Point
from cards_art.sprites import as_indices, canvas, mapped, sprite

RAMPS: Final = (
    Ramp(MAHOGANY_DARK, MAHOGANY, 20),
    Ramp(MAHOGANY_DARK, GILT, 5),
    Ramp(FELT, GILT, 10),
)

_SHADE: Final = 22
"""How many felts darker the corners are than the middle."""

_EVENING: Final = 8
"""How many felts darker than the brightest the ground of a hand is."""

_COARSE: Final = 4
"""The shade is worked out for squares of so many dots: one step of felt is below seeing."""

_SHADOW_STEPS: Final = bytes(3 * round(depth / 3) for depth in range(256))
"""A shadow fades by three felts at a time: within so few dots that is no step to the eye."""

_TOOLING: Final[RGB] = mixed(FELT, GILT, 0.62)

_NO_FELT: Final = bytes(255 if index > FELT_TOP else 0 for index in range(256))


@lru_cache(maxsize=4)
def table_top(size: tuple[int, int]) -> Image.Image:
    """The bare table of that size. To be copied, not painted on."""
    rim = round(min(size) * 0.035)
    table = _felt(size)
    _tool(table, rim)
    _frame(table, rim)
    return table


@lru_cache(maxsize=4)
def tray(size: tuple[int, int]) -> Image.Image:
    """The even ground of a hand, which the cards all but hide. To be copied, not painted on."""
    flat = canvas(size, FELT_TOP - _EVENING)
    rim = round(min(size) * 0.035)
    _tool(flat, rim)
    _frame(flat, rim)
    return flat


class Plate(NamedTuple):
    """The outline of something that lies on the table, as far as its shadow goes."""

    size: tuple[int, int]
    tilt: int
    radius: int


def shade(table: Image.Image, centre: tuple[int, int], plate: Plate) -> None:
    """Darken the felt of a table top, and only the felt, where a plate keeps the light off.

    Where two shadows meet the deeper one counts, so that a pile casts no blot.
    """
    dark, box = _darkened(table.size, centre, plate)
    table.paste(ImageChops.darker(table.crop(box), dark), box[:2])


@lru_cache(maxsize=512)
def _darkened(
    size: tuple[int, int], centre: tuple[int, int], plate: Plate
) -> tuple[Image.Image, tuple[int, int, int, int]]:
    """The shaded piece of a bare table and its box: people keep their seats.

    What is no felt has the highest index, so that the darker of the two is what lay there.
    """
    depth = _shadow(plate)
    left, top = centre[0] - depth.width // 2, centre[1] - depth.height // 2
    box = (left, top, left + depth.width, top + depth.height)
    bare = table_top(size).crop(box)
    dark = ImageChops.subtract(bare, depth)
    dark.paste(255, (0, 0), mapped(bare, _NO_FELT, "1"))
    return dark, box


@lru_cache(maxsize=64)
def _shadow(plate: Plate) -> Image.Image:
    """By how many steps the light fails ("L"): soft at the edges."""
    (width, height), margin = plate.size, 9
    cover = Image.new("L", (width + 2 * margin, height + 2 * margin))
    box = (margin, margin, margin + width - 1, margin + height - 1)
    ImageDraw.Draw(cover).rounded_rectangle(box, plate.radius, 16)
    if plate.tilt:
        cover = cover.rotate(-plate.tilt, Image.Resampling.BICUBIC, expand=True)
    return mapped(cover.filter(ImageFilter.BoxBlur(5)), _SHADOW_STEPS, "L")


def _felt(size: tuple[int, int]) -> Image.Image:
    across, down = size[0] // _COARSE, size[1] // _COARSE
    reach = 0.42 * min(across, down)

    def darker(place: int, end: int) -> float:
        return max(0.0, 1 - min(place + 1, end - place) / reach) ** 2

    columns = [darker(x, across) for x in range(across)]
    rows = [darker(y, down) for y in range(down)]
    lines = {
        row: b"".join(_felt_at(column + row) * _COARSE for column in columns) * _COARSE
        for row in set(rows)
    }
    return as_indices(b"".join(lines[row] for row in rows), size)


def _felt_at(depth: float) -> bytes:
    return bytes((FELT_TOP - round(_SHADE * min(1.0, depth)),))


def _tool(table: Image.Image, rim: int) -> None:
    """A gilt line along the edge of the baize, turned inwards at the corners."""
    edge, notch = rim + 3 * rim // 8, 9 * rim // 8
    width, height = table.size
    far_x, far_y = width - 1 - edge, height - 1 - edge
    draw = ImageDraw.Draw(table)
    gilt = nearest(_TOOLING)
    for start, end in (
        ((edge + notch, edge), (far_x - notch, edge + 1)),
        ((edge + notch, far_y - 1), (far_x - notch, far_y)),
        ((edge, edge + notch), (edge + 1, far_y - notch)),
        ((far_x - 1, edge + notch), (far_x, far_y - notch)),
    ):
        draw.rectangle((start, end), gilt)
    corner = _corner(notch)
    for turn, spot in (
        (None, (edge, edge)),
        (Image.Transpose.FLIP_LEFT_RIGHT, (far_x + 1 - corner.width, edge)),
        (Image.Transpose.FLIP_TOP_BOTTOM, (edge, far_y + 1 - corner.height)),
        (Image.Transpose.ROTATE_180, (far_x + 1 - corner.width, far_y + 1 - corner.height)),
    ):
        turned = corner if turn is None else corner.transpose(turn)
        piece = sprite(turned, FELTS[FELT_TOP - _SHADE])
        table.paste(piece.image, spot, piece.mask)


def _corner(notch: int) -> Image.Image:
    """The top left corner of the tooling: a quarter circle, and a flower in its hollow."""
    side = 2 * notch
    fine = Image.new("RGBA", (side * FINE, side * FINE), (*_TOOLING, 0))
    unit = notch * FINE
    pen = Pen(fine, (0, 0), (unit, 0), (0, unit))
    thick = 2 / notch
    pen.line("M.02 1 C.57 1 1 .57 1 .02", _TOOLING, thick)
    for tip in ((0.08, 0.42), (0.42, 0.08), (0.12, 0.12), (0.7, 0.7)):
        _draw_petal(pen, (0.42, 0.42), tip)
    pen.disc((0.42, 0.42), 0.07, _TOOLING)
    return fine.reduce(FINE)


def _draw_petal(pen: Pen, root: Point, tip: Point) -> None:
    (x, y), (tip_x, tip_y) = root, tip
    middle_x, middle_y = (x + tip_x) / 2, (y + tip_y) / 2
    side_x, side_y = (tip_y - y) / 4, (x - tip_x) / 4
    pen.fill(
        f"M{x} {y} Q{middle_x + side_x:.3f} {middle_y + side_y:.3f} {tip_x} {tip_y}"
        f" Q{middle_x - side_x:.3f} {middle_y - side_y:.3f} {x} {y} Z",
        _TOOLING,
    )


def _frame(table: Image.Image, rim: int) -> None:
    """Four mitred rails, lit from above: bright outside, dark where they meet the baize."""
    draw = ImageDraw.Draw(table)
    width, height = table.size
    for step in range(rim):
        bulge = 1 - abs(2 * step / rim - 0.7) / 1.3
        far_x, far_y = width - 1 - step, height - 1 - step
        for light, line in (
            (1.0, (step, step, far_x, step)),
            (0.86, (step, step, step, far_y)),
            (0.62, (far_x, step, far_x, far_y)),
            (0.5, (step, far_y, far_x, far_y)),
        ):
            draw.line(line, nearest(mixed(MAHOGANY_DARK, MAHOGANY, bulge * light)))
    draw.rectangle((rim, rim, width - 1 - rim, height - 1 - rim), None, 4, 2)
    gilt = nearest(mixed(MAHOGANY_DARK, GILT, 0.7))
    middle = rim * 3 // 4
    draw.rectangle((middle, middle, width - 1 - middle, height - 1 - middle), None, gilt, 1)
