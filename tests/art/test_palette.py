"""The plan of 256 colours."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cards_art.palette import (
    COLOURS,
    FELT,
    FELT_DARK,
    FELT_TOP,
    GILT,
    INK,
    PAPER,
    RED,
    RGB,
    WALNUT,
    blend,
    nearest,
    palette_bytes,
)


def test_the_plan_has_room_for_the_games_to_come() -> None:
    assert len(COLOURS) == len(set(COLOURS)) <= 240
    assert palette_bytes() == bytes(channel for colour in COLOURS for channel in colour)


def test_the_felt_comes_first_and_brightens_evenly() -> None:
    felts = COLOURS[: FELT_TOP + 1]
    assert felts[0] == FELT_DARK
    assert felts[-1] == FELT
    for darker, brighter in pairwise(felts):
        assert all(0 <= b - a <= 2 for a, b in zip(darker, brighter, strict=True))


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_is_nearest_to_itself(colour: RGB) -> None:
    assert COLOURS[nearest(colour)] == colour


@pytest.mark.parametrize(
    ("ground", "ink"), [(PAPER, INK), (PAPER, RED), (FELT, GILT), (WALNUT, GILT)]
)
def test_letters_fade_smoothly_into_their_ground(ground: RGB, ink: RGB) -> None:
    table = blend(ground, ink)
    assert len(table) == 256
    assert COLOURS[table[0]] == ground
    assert COLOURS[table[255]] == ink
    assert len(set(table)) >= 8
    light = [sum(COLOURS[index]) for index in table]
    rising = sum(ink) > sum(ground)
    assert light == sorted(light, reverse=not rising)
