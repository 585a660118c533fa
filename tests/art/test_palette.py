"""The plan of 256 colours."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest

from cards_art import courts, croupier, dice, fish, ground, pool_board
from cards_art.palette import (
    FELT,
    FELT_DARK,
    FELT_TOP,
    GILT,
    INK,
    PAPER,
    RED,
    RGB,
    WALNUT,
    Ramp,
    blend,
    colours,
    nearest,
    palette_bytes,
    planned,
)

COLOURS = colours()


def test_the_plan_has_every_colour_once() -> None:
    assert len(COLOURS) == len(set(COLOURS)) <= 256
    assert palette_bytes() == bytes(channel for colour in COLOURS for channel in colour)


def test_what_a_piece_declares_is_in_the_plan() -> None:
    for module in (ground, courts, croupier, dice, fish, pool_board):
        assert module.RAMPS
        for ramp in module.RAMPS:
            assert {ramp.here, ramp.there} <= set(COLOURS)


def test_the_plan_does_not_depend_on_what_was_imported_first() -> None:
    """A picture of one game is the same whether or not another has been drawn before."""
    told = "from cards_art.palette import palette_bytes; print(palette_bytes().hex())"
    for first in ("pool_board", "whist"):
        script = f"import cards_art.{first}; {told}"
        ran = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True
        )
        assert ran.stdout.strip() == palette_bytes().hex()


def test_two_who_declare_the_same_ramp_share_it() -> None:
    one = Ramp(INK, PAPER, 6)
    assert planned([one, Ramp(PAPER, INK, 4)]) == planned([one])
    assert len(planned([one, Ramp(INK, PAPER, 9)])) == len(planned([Ramp(INK, PAPER, 9)]))


def test_a_plan_that_is_too_large_is_thinned_but_keeps_its_ends() -> None:
    ramps = [Ramp((18 * each, 40, 250 - 10 * each), PAPER, 30) for each in range(12)]
    plan = planned(ramps)
    assert 200 < len(plan) <= 256
    assert plan[: FELT_TOP + 1] == COLOURS[: FELT_TOP + 1]
    assert {ramp.here for ramp in ramps} < set(plan)


def test_more_ends_than_there_are_places_are_refused() -> None:
    with pytest.raises(ValueError, match="ends"):
        planned([Ramp((each, 0, 0), (0, 0, each), 2) for each in range(1, 150)])


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
