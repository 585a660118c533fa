"""The fifty-two faces: drawn once at a size and a tilt, then kept as sprites."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.rules.cards import Card, Suit
from cards_art.back import draw_back
from cards_art.blank import blank, finished, height_of, rim
from cards_art.courts import draw_court
from cards_art.fonts import Typeface, font
from cards_art.palette import PAPER, RGB
from cards_art.pen import FINE, Pen
from cards_art.pips import HIGH, WIDE, colour_of, draw_pips, draw_sign
from cards_art.scene import State
from cards_art.sprites import Sprite, canvas, dimmed, sprite

WITH_CORNERS: Final = 90
"""A card so wide has its index in two corners; a narrower one is index and suit alone."""

_TAILED: Final = 1.1
"""How much higher a letter with its tail may be than one without."""

KEPT: Final = 2048
"""Faces: an evening of all thirteen games has some twelve hundred, of ten KiB each."""


def layers(
    card: Card, width: int, tilt: int, state: State, four_colours: bool
) -> tuple[Sprite, ...]:
    """What is laid, one over the other, to show a card in its state.

    Its state is no part of what is drawn and kept, so a card is not drawn anew to be dimmed.
    """
    plain = face(card, width, tilt, four_colours)
    match state:
        case State.PLAIN:
            return (plain,)
        case State.DIMMED:
            return (dimmed(plain),)
        case State.MARKED:
            return plain, rim(width, tilt)


def face(card: Card, width: int, tilt: int, four_colours: bool) -> Sprite:
    """The face of a card, `width` dots wide, tilted clockwise by so many degrees."""
    return _face(card, width, tilt, colour_of(card.suit, four_colours))


@lru_cache(maxsize=KEPT)
def _face(card: Card, width: int, tilt: int, colour: RGB) -> Sprite:
    pen = blank(width, tilt)
    if width < WITH_CORNERS:
        _draw_small(pen, card, colour)
    else:
        _draw_indices(pen, card, colour)
        _draw_middle(pen, card, colour)
    return finished(pen, width, tilt)


@lru_cache(maxsize=32)
def back(width: int, tilt: int) -> Sprite:
    """The back of every card."""
    pen = blank(width, tilt)
    draw_back(pen)
    return finished(pen, width, tilt)


@lru_cache(maxsize=64)
def row(width: int, count: int, step: int) -> Sprite:
    """So many backs in a row, each over the one to its left."""
    one = back(width, 0)
    size = width + step * (count - 1), height_of(width)
    image, mask = canvas(size, 0), Image.new("1", size)
    for index in range(count):
        image.paste(one.image, (step * index, 0), one.mask)
        mask.paste(one.mask, (step * index, 0), one.mask)
    return Sprite(image, mask)


@lru_cache(maxsize=64)
def sign(suit: Suit, height: int, ground: RGB, four_colours: bool) -> Sprite:
    """A suit sign by itself on an even ground."""
    fine = Image.new("RGBA", (height * FINE, height * FINE), (*ground, 0))
    unit = height * FINE / 2
    draw_sign(Pen(fine, (unit, unit), (unit, 0), (0, unit)), suit, colour_of(suit, four_colours))
    return sprite(fine.reduce(FINE), ground)


def _draw_indices(pen: Pen, card: Card, colour: RGB) -> None:
    for corner in (pen, pen.moved((WIDE, HIGH), turned=True)):
        corner.picture(
            _rank(card.rank, round(pen.length(56)), round(pen.length(42))), (29, 42), colour
        )
        draw_sign(corner.moved((29, 90), 17), card.suit, colour)


def _draw_small(pen: Pen, card: Card, colour: RGB) -> None:
    pen.picture(
        _rank(card.rank, round(pen.length(150)), round(pen.length(190))), (WIDE / 2, 105), colour
    )
    draw_sign(pen.moved((WIDE / 2, 251), 60), card.suit, colour)


def _draw_middle(pen: Pen, card: Card, colour: RGB) -> None:
    middle = pen.moved((WIDE / 2, HIGH / 2))
    if card.rank == 14:
        _draw_ace(middle, card.suit, colour)
    elif card.rank > 10:
        draw_court(middle, card.rank, card.suit, colour)
    else:
        draw_pips(pen, card.rank, card.suit, colour)


def _draw_ace(pen: Pen, suit: Suit, colour: RGB) -> None:
    """A single large sign; that of spades bears the maker's ornament, as duty once required."""
    if suit is not Suit.SPADES:
        draw_sign(pen.moved((0, 0), 62), suit, colour)
        return
    draw_sign(pen.moved((0, -4), 92), suit, colour)
    draw_sign(pen.moved((0, 4), 62), suit, PAPER)
    draw_sign(pen.moved((0, 4), 57), suit, colour)
    for side in (pen, pen.mirrored()):
        side.line("M0 26 C8 8 30 12 30 -4 C30 -16 14 -16 14 -4 C14 2 20 4 22 0", PAPER, 2.6)
        side.line("M0 -6 C2 -20 12 -24 10 -34 C8 -42 0 -36 0 -30", PAPER, 2.6)
        side.disc((36, 22), 3, PAPER)
        side.disc((9, 36), 2.4, PAPER)
    pen.disc((0, 12), 4.6, PAPER)


@lru_cache(maxsize=64)
def _rank(rank: int, height: int, width: int) -> Image.Image:
    """The figure or letter of a rank as fine coverage, so high and at most so wide.

    Below it there is room for the tails of J and Q, which would else be smaller than A and K.
    """
    word = {11: "J", 12: "Q", 13: "K", 14: "A"}.get(rank, str(rank))
    letters = font(Typeface.BOLD, 2 * height)
    left, top, right, foot = letters.getbbox(word, anchor="ls")
    cover = Image.new("L", (int(right - left), int(foot - top)))
    ImageDraw.Draw(cover).text((-left, -top), word, fill=255, font=letters, anchor="ls")
    whole = round(height * _TAILED)
    high = whole if foot > height / 10 else height
    across = min(width, round(cover.width * high / cover.height))
    room = Image.new("L", (across, whole))
    # Pillow's hints for `resize` name numpy, which is not among our dependencies.
    room.paste(cover.resize((across, high)))  # pyright: ignore[reportUnknownMemberType]
    return room
