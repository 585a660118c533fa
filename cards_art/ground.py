"""What lies under everything: green baize in a mahogany rim, with a line of gilt tooling."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from cards_art.palette import (
    COLOURS,
    FELT,
    FELT_TOP,
    GILT,
    MAHOGANY,
    MAHOGANY_DARK,
    RGB,
    canvas,
    mixed,
    nearest,
    sprite,
)
from cards_art.pen import FINE, Pen, Point

_SHADE: Final = 22
"""How many felts darker the corners are than the middle."""

_COARSE: Final = 4
"""The shade is worked out for squares of so many dots: one step of felt is below seeing."""

_TOOLING: Final[RGB] = mixed(FELT, GILT, 0.62)

_FELT_ONLY: Final = [255 if index <= FELT_TOP else 0 for index in range(256)]


@lru_cache(maxsize=4)
def background(size: tuple[int, int]) -> Image.Image:
    """The bare table of that size. To be copied, not painted on."""
    rim = round(min(size) * 0.035)
    table = _felt(size)
    _tool(table, rim)
    _frame(table, rim)
    return table


def shade(table: Image.Image, centre: tuple[int, int], shadow: Image.Image) -> None:
    """Darken the felt, and only the felt, by a map of how many steps ("L")."""
    corner = centre[0] - shadow.width // 2, centre[1] - shadow.height // 2
    box = (*corner, corner[0] + shadow.width, corner[1] + shadow.height)
    under = table.crop(box)
    table.paste(ImageChops.subtract(under, shadow), corner, under.point(_FELT_ONLY, "1"))


@lru_cache(maxsize=64)
def shadow(size: tuple[int, int], tilt: int, radius: int) -> Image.Image:
    """The soft shadow of a plate with rounded corners, as `shade` takes it."""
    margin = 9
    cover = Image.new("L", (size[0] + 2 * margin, size[1] + 2 * margin))
    box = (margin, margin, margin + size[0] - 1, margin + size[1] - 1)
    ImageDraw.Draw(cover).rounded_rectangle(box, radius, 16)
    if tilt:
        cover = cover.rotate(-tilt, Image.Resampling.BICUBIC, expand=True)
    return cover.filter(ImageFilter.BoxBlur(5))


def _felt(size: tuple[int, int]) -> Image.Image:
    across, down = size[0] // _COARSE, size[1] // _COARSE
    reach = 0.42 * min(across, down)

    def darker(place: int, end: int) -> float:
        return max(0.0, 1 - min(place + 1, end - place) / reach) ** 2

    columns = [darker(x, across) for x in range(across)]
    rows = [darker(y, down) for y in range(down)]
    levels = bytes(
        FELT_TOP - round(_SHADE * min(1.0, column + row)) for row in rows for column in columns
    )
    small = Image.frombytes("L", (across, down), levels)
    table = canvas(size, FELT_TOP)
    table.paste(Image.frombytes("P", size, small.resize(size, Image.Resampling.NEAREST).tobytes()))
    return table


def _tool(table: Image.Image, rim: int) -> None:
    """A gilt line along the edge of the baize, turned inwards at the corners."""
    edge, notch = rim + rim // 2, 3 * rim // 2
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
        piece = sprite(turned, COLOURS[FELT_TOP - _SHADE])
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
