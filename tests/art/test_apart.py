"""Nothing on a table hides anything else, and nothing lies beyond its edge.

In no sample, and at no moment of the deals that are played for the gallery.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.rules.cards import card
from cards_art.scene import Disc, Face, Panel, Pointer, Spot, State, TableScene, Tone
from tests.art.extent import around, beyond, heaped
from tests.art.gallery import scenes
from tests.art.parts import of_kind
from tests.art.samples import tables

SCENES = {
    **tables(),
    **{name: each for name, each in scenes().items() if isinstance(each, TableScene)},
}

CLEAR = 4
"""Dots that are seen as a gap."""


@pytest.mark.parametrize("name", sorted(SCENES))
def test_nothing_hides_anything_and_nothing_leaves_the_table(name: str) -> None:
    assert heaped(SCENES[name]) == []
    assert beyond(SCENES[name]) == []


@pytest.mark.parametrize("name", sorted(SCENES))
def test_the_dealers_disc_lies_clear_of_a_plate_or_well_over_its_corner(name: str) -> None:
    scene = SCENES[name]
    for disc in (each for each in of_kind(scene, Disc) if each.text == "D"):
        wide, middle = 2 * (disc.radius + CLEAR), around(disc.at, 1, 1)
        for plate in of_kind(scene, Panel):
            under = around(plate.at, *plate.size)
            assert under.holds(middle) or not under.touches(around(disc.at, wide, wide)), disc


def _face(at: Spot) -> Face:
    return Face(card("Ac"), at, 92, 0, State.PLAIN)


FALSE: dict[str, Callable[[TableScene], Face | Disc | Pointer]] = {
    "a card on a plate": lambda scene: _face(of_kind(scene, Panel)[0].at),
    "a card on a card": lambda scene: _face(of_kind(scene, Face)[-1].at),
    "a counter on a plate": lambda scene: Disc(of_kind(scene, Panel)[0].at, 15, Tone.RED),
    "a pointer on a card": lambda scene: replace(
        of_kind(scene, Pointer)[0], at=of_kind(scene, Face)[0].at
    ),
}


@pytest.mark.parametrize("false", FALSE)
def test_what_hides_something_is_found(false: str) -> None:
    scene = SCENES["cassino-built"]
    assert heaped(replace(scene, items=(*scene.items, FALSE[false](scene))))


@pytest.mark.parametrize("at", [(80, 400), (600, 90), (1_120, 400), (600, 710)])
def test_what_leaves_the_table_is_found(at: Spot) -> None:
    assert beyond(TableScene((_face(at),)))
