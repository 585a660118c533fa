"""From scenes to pictures."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.rules.cards import PACK, Suit, card
from cards_art.dice import DiceBox, Die
from cards_art.paint import HandPng, TablePng, composed, paint_hand, paint_table
from cards_art.palette import FELT_TOP, PAPER, colours, nearest
from cards_art.scene import (
    Anchor,
    Back,
    Disc,
    Face,
    Ground,
    HandScene,
    Heading,
    Ink,
    Item,
    Label,
    Panel,
    Pointer,
    Row,
    Rule,
    Sign,
    Spot,
    TableScene,
    Tone,
)
from tests.art.samples import hands, tables

MIDDLE: Spot = (600, 400)

ITEMS: tuple[Item, ...] = (
    Face(card("Ks"), MIDDLE, 140),
    Face(card("2d"), MIDDLE, 60, 4),
    Back(MIDDLE, 140, 6),
    Row(MIDDLE, 44, 5, 8),
    Sign(Suit.CLUBS, MIDDLE, 60, Ground.FELT),
    Label("HHHHH", MIDDLE, 40, 300, Ink.CREAM, Ground.FELT),
    Panel(MIDDLE, (200, 80), Ground.WALNUT),
    Disc(MIDDLE, 24, Tone.IVORY, "D"),
    Pointer(MIDDLE, Heading.DOWN),
    Rule((500, 400), (700, 400), Ink.GILT),
    Die(4, MIDDLE, 90, 8),
    DiceBox(MIDDLE, 90),
)


def pixel(scene: TableScene | HandScene, spot: Spot) -> int:
    index = composed(scene).getpixel(spot)
    assert isinstance(index, int)
    return index


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: type(item).__name__)
def test_an_item_is_painted_where_the_scene_says(item: Item) -> None:
    bare, painted = composed(TableScene(())), composed(TableScene((item,)))
    left, top, right, foot = _changed(bare, painted)
    assert abs((left + right) / 2 - MIDDLE[0]) <= 6
    assert abs((top + foot) / 2 - MIDDLE[1]) <= 8
    inside = painted.crop((left, top, right, foot))
    assert max(inside.tobytes()) > FELT_TOP >= max(bare.crop((left, top, right, foot)).tobytes())


def test_a_later_item_lies_on_top() -> None:
    under, over = Back(MIDDLE, 140), Face(card("2d"), MIDDLE, 140)
    assert pixel(TableScene((under, over)), MIDDLE) == nearest(PAPER)
    assert pixel(TableScene((over, under)), MIDDLE) != nearest(PAPER)


def test_a_shadow_falls_on_felt_and_never_on_a_card() -> None:
    left, right = Face(card("2d"), (500, 400), 140), Face(card("2c"), (575, 400), 140)
    assert pixel(TableScene((left,)), (500, 502)) < pixel(TableScene(()), (500, 502))
    both = composed(TableScene((left, right)))
    alone = composed(TableScene((left,)))
    box = (440, 310, 500, 490)
    assert both.crop(box).tobytes() == alone.crop(box).tobytes()


def test_a_pile_casts_no_blot() -> None:
    one, ten = Back(MIDDLE, 140), (Back(MIDDLE, 140),) * 10
    assert composed(TableScene((one,))).tobytes() == composed(TableScene(ten)).tobytes()


@pytest.mark.parametrize("anchor", list(Anchor))
def test_text_begins_ends_or_is_centred_at_its_spot(anchor: Anchor) -> None:
    label = Label("HHHHHH", MIDDLE, 40, 400, Ink.CREAM, Ground.FELT, anchor=anchor)
    bare, written = composed(TableScene(())), composed(TableScene((label,)))
    left, _, right, _ = _changed(bare, written)
    at = {Anchor.LEFT: left, Anchor.MIDDLE: (left + right) // 2, Anchor.RIGHT: right}[anchor]
    assert abs(at - MIDDLE[0]) <= 4


def _changed(before: Image.Image, after: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(before.convert("RGB"), after.convert("RGB")).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("name", sorted(tables()))
def test_a_table_is_a_small_png_of_its_size(name: str) -> None:
    scene = tables()[name]
    picture = paint_table(scene)
    with Image.open(BytesIO(picture.data)) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "P", scene.size)
    assert picture.size == scene.size
    assert scene.size[0] == 1200
    assert len(picture.data) <= 90 * 1024


@pytest.mark.parametrize("name", sorted(hands()))
def test_a_hand_is_a_small_png_of_its_size(name: str) -> None:
    scene = hands()[name]
    picture = paint_hand(scene)
    with Image.open(BytesIO(picture.data)) as read:
        assert (read.format, read.size) == ("PNG", scene.size)
    assert picture.size == scene.size
    assert len(picture.data) <= 29 * 1024


def test_every_dot_is_a_colour_of_the_plan() -> None:
    whole_pack = TableScene(
        tuple(Face(each, (80 + 80 * (index % 13), 200), 140) for index, each in enumerate(PACK))
    )
    for scene in (whole_pack, *tables().values(), *hands().values()):
        assert max(composed(scene).tobytes()) < len(colours())


def test_the_same_scene_makes_the_same_picture() -> None:
    for scene in list(tables().values())[::4]:
        assert paint_table(scene) == paint_table(replace(scene))


def test_four_colours_change_clubs_and_diamonds_alone() -> None:
    for code, differs in (("7c", True), ("7d", True), ("7h", False), ("7s", False)):
        scene = HandScene((Face(card(code), (200, 160), 140),))
        coloured = replace(scene, four_colours=True)
        assert (paint_hand(scene) != paint_hand(coloured)) is differs


def test_many_threads_paint_what_one_paints() -> None:
    scenes = list(tables().values())[::12] * 3  # of every game, and each more than once
    alone = [paint_table(scene) for scene in scenes]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(paint_table, scenes)) == alone


def test_a_hand_is_no_table() -> None:
    hand = paint_hand(hands()["whist-later"])
    assert not isinstance(hand, TablePng)
    assert not issubclass(HandScene, TableScene)
    assert repr(hand) == f"HandPng({len(hand.data)} bytes)"
    assert repr(paint_table(TableScene(()))).startswith("TablePng(")


def test_pictures_are_values_that_cross_threads_and_processes() -> None:
    hand = paint_hand(hands()["whist-later"])
    assert pickle.loads(pickle.dumps(hand)) == hand == HandPng(hand.data, hand.size)
