"""Fifty-two faces, a back, and where their pips lie."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from bot.rules.cards import PACK, Suit, card
from cards_art.blank import height_of
from cards_art.faces import back, face, layers, row, sign
from cards_art.palette import DUSK, INK, PAPER, RED, mixed, nearest
from cards_art.pips import HIGH, LAYOUT, WIDE
from cards_art.scene import State
from cards_art.sprites import canvas, coloured


@pytest.mark.parametrize("width", [58, 140, 152])
@pytest.mark.parametrize("four_colours", [False, True])
def test_no_two_faces_are_alike(width: int, four_colours: bool) -> None:
    drawn = {face(each, width, 0, four_colours).image.tobytes() for each in PACK}
    assert len(drawn) == 52


def test_courts_differ_by_more_than_their_index() -> None:
    """Cut the corners away: rank and suit must still be told by the figures."""
    middles = {
        face(each, 140, 0, False).image.crop((34, 40, 106, 156)).tobytes()
        for each in PACK
        if 11 <= each.rank <= 13
    }
    assert len(middles) == 12


@pytest.mark.parametrize("rank", sorted(LAYOUT))
def test_a_card_has_as_many_pips_as_its_rank_says(rank: int) -> None:
    assert len(set(LAYOUT[rank])) == rank


@pytest.mark.parametrize("rank", [2, 3, 4, 5, 6, 8, 9, 10])
def test_pips_lie_the_same_when_the_card_is_turned(rank: int) -> None:
    turned = {(WIDE - x, round(HIGH - y, 6)) for x, y in LAYOUT[rank]}
    assert turned == {(x, round(y, 6)) for x, y in LAYOUT[rank]}


@pytest.mark.parametrize("code", ["Ks", "Qh", "Jd", "Ac", "8h", "Ts"])
def test_a_card_is_its_own_other_end(code: str) -> None:
    """Turned round, a double-headed card differs by no more than the pips that stand upright."""
    image = coloured(face(card(code), 140, 0, False).image).convert("RGB")
    difference = ImageChops.difference(image, image.transpose(Image.Transpose.ROTATE_180))
    changed = sum(difference.convert("L").histogram()[90:])
    assert changed / (140 * 196) < 0.13


def test_suits_are_told_by_colour_with_four_colours() -> None:
    inks = {sign(suit, 40, PAPER, True).image.getpixel((20, 20)) for suit in Suit}
    assert len(inks) == 4


def test_a_tilted_card_keeps_its_corners_clear() -> None:
    tilted = face(card("5d"), 140, 4, False)
    assert tilted.image.width > 140
    assert tilted.mask.getpixel((0, 0)) == 0
    middle = tilted.image.width // 2, tilted.image.height // 2 - 40
    assert tilted.image.getpixel(middle) == nearest(PAPER)


def shown(state: State, tilt: int) -> Image.Image:
    laid = canvas((200, 260), 0)
    for layer in layers(card("5d"), 140, tilt, state, False):
        layer.stamp(laid, (100, 130))
    return laid


@pytest.mark.parametrize("tilt", [0, -4])
def test_states_can_be_told_apart(tilt: int) -> None:
    assert len({shown(state, tilt).tobytes() for state in State}) == len(State)


def test_a_dimmed_card_is_the_same_card_in_the_dusk() -> None:
    plain, dim = shown(State.PLAIN, 0), shown(State.DIMMED, 0)
    middle, paper = (100, 130), (100, 100)
    for spot, colour in ((middle, RED), (paper, PAPER)):
        assert plain.getpixel(spot) == nearest(colour)
        assert dim.getpixel(spot) == nearest(mixed(colour, INK, DUSK))


@pytest.mark.parametrize("tilt", [0, 2, -4])
def test_a_rim_changes_nothing_within_it(tilt: int) -> None:
    plain, marked = shown(State.PLAIN, tilt), shown(State.MARKED, tilt)
    inside = (50, 60, 150, 200)
    assert plain.crop(inside).tobytes() == marked.crop(inside).tobytes()
    changed = ImageChops.difference(plain, marked)
    assert 140 * 4 < sum(changed.histogram()[1:]) < 2 * (140 + 196) * 5


def test_a_marked_card_is_the_kept_one_under_a_rim() -> None:
    plain, rim = layers(card("7c"), 140, 2, State.MARKED, False)
    assert plain is face(card("7c"), 140, 2, False)
    assert rim is layers(card("Ks"), 140, 2, State.MARKED, False)[1]


@pytest.mark.parametrize("tilt", [2, 4, -2, -4, 6])
def test_a_tilted_card_is_the_level_one_turned(tilt: int) -> None:
    """Drawn askew, a card looks as if its finished drawing had been turned."""
    level, tilted = face(card("Kh"), 140, 0, False), face(card("Kh"), 140, tilt, False)
    size = tilted.image.size
    laid = canvas(size, 0)
    level.stamp(laid, (size[0] // 2, size[1] // 2))
    turned = coloured(laid).convert("RGB").rotate(-tilt, Image.Resampling.BICUBIC)
    other = canvas(size, 0)
    tilted.stamp(other, (size[0] // 2, size[1] // 2))
    apart = ImageChops.difference(turned, coloured(other).convert("RGB")).convert("L")
    assert sum(apart.histogram()[128:]) < 0.02 * size[0] * size[1]


def test_a_row_is_as_long_as_its_cards() -> None:
    sprite = row(44, 13, 7)
    assert sprite.image.size == (44 + 12 * 7, height_of(44)) == sprite.mask.size


def test_the_back_is_no_face() -> None:
    shown = back(140, 0).image.tobytes()
    assert shown not in {face(each, 140, 0, False).image.tobytes() for each in PACK}


def test_a_drawn_face_is_kept_and_shared_where_four_colours_change_nothing() -> None:
    assert face(card("Qs"), 140, 0, False) is face(card("Qs"), 140, 0, True)
    assert face(card("Qd"), 140, 0, False) is not face(card("Qd"), 140, 0, True)


def test_all_that_an_evening_of_whist_shows_is_kept() -> None:
    looks = [(58, 0), (62, 0), (116, 0), (140, 2), (140, -2), (140, 4), (140, -4), (152, 0)]
    wanted = [(each, width, tilt, False) for each in PACK for width, tilt in looks]
    drawn = [face(*each) for each in wanted]
    assert all(face(*each) is kept for each, kept in zip(wanted, drawn, strict=True))
