"""All that is written can be read on a telephone, where a picture is 400 dots wide.

Read from every sample, and from the deals that are played for the gallery: each game with
few seats and with as many as it has.
"""

from __future__ import annotations

from itertools import combinations
from unicodedata import east_asian_width

import pytest

from bot.tables.seats import COMPUTERS
from cards_art.fonts import Typeface
from cards_art.lettering import CAPTION
from cards_art.scene import Disc, Ground, Guest, HandScene, Ink, Label, Letter, TableScene
from cards_art.seating import name_plate
from cards_art.text import cleaned, fitted
from tests.art import extent, gallery
from tests.art.samples import hands, tables

SHOWN, LEAST = 400, 10
"""How wide a telephone shows a picture, and how high a letter has to be there, in dots."""

SCENES: dict[str, TableScene | HandScene] = {
    **tables(),
    **{f"hand {name}": scene for name, scene in hands().items()},
    **gallery.scenes(),
}


def written(label: Label) -> tuple[str, int]:
    """What is left of a text in its room, and the size of its letters."""
    return fitted(label.text, Typeface[label.letter.name], label.pixels, label.room)


def telling(character: str) -> int:
    """How many letters a character says as much as: a Chinese or Japanese one as two."""
    return 2 if east_asian_width(character) in "WF" else 1


@pytest.mark.parametrize("name", sorted(SCENES))
def test_no_letter_is_too_small(name: str) -> None:
    scene = SCENES[name]
    least = LEAST * scene.size[0] / SHOWN
    for item in scene.items:
        match item:
            case Label():
                assert written(item)[1] >= least, item
            case Disc() if item.text:
                assert item.pixels >= least, item
            case _:
                pass


@pytest.mark.parametrize("name", sorted(SCENES))
def test_a_caption_in_gilt_is_larger_than_that_where_it_has_room(name: str) -> None:
    for item in SCENES[name].items:
        if isinstance(item, Label) and item.letter is Letter.ITALIC and item.ink is Ink.GILT:
            assert item.pixels >= CAPTION or item.ground is not Ground.FELT, item


@pytest.mark.parametrize("name", sorted(SCENES))
def test_no_figure_is_cut(name: str) -> None:
    """An amount that ends in an ellipsis is a wrong amount."""
    for item in SCENES[name].items:
        if isinstance(item, Label) and item.text[-1].isdigit():
            assert written(item)[0] == cleaned(item.text), item


@pytest.mark.parametrize("name", sorted(SCENES))
def test_a_name_that_is_cut_still_tells_who_it_is(name: str) -> None:
    for item in SCENES[name].items:
        if isinstance(item, Label) and (shown := written(item)[0]) != cleaned(item.text):
            assert sum(map(telling, shown.rstrip("…"))) >= 7, item


@pytest.mark.parametrize("name", COMPUTERS)
def test_the_names_of_the_house_itself_are_never_cut(name: str) -> None:
    plate = name_plate((200, 200), Guest(name, False, True), None, None, False)
    assert next(written(item)[0] for item in plate if isinstance(item, Label)) == name


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Bartholomew-Fitzgerald",
        "山田太郎",
        "Xx_dragon_X",
        "Дмитрий Шостакович",
        "Ελένη Παπαδοπούλου",
        "محمد عبد الله الأنصاري",
        "דוד בן־גוריון",
        "김철수",
        "Ada שלום محمد",
        "W" * 32,
        "山" * 32,
    ],
)
@pytest.mark.parametrize("purse", [None, 7, 9_999_999])
def test_a_plate_holds_any_name_and_any_purse(name: str, purse: int | None) -> None:
    for away in (False, True):
        plate = name_plate((200, 200), Guest(name, away, False), purse, None, False)
        labels = [item for item in plate if isinstance(item, Label)]
        assert min(written(label)[1] for label in labels) >= LEAST * 1200 / SHOWN
        assert all(each in name for each in written(labels[0])[0].rstrip("…"))
        assert purse is None or written(labels[-1])[0] == f"{purse:,}"


@pytest.mark.parametrize("name", sorted(SCENES))
def test_no_line_runs_into_another(name: str) -> None:
    """Whatever they are written on: name and amount of one slip of paper as well."""
    lines = [
        (item.text, extent.written(item)) for item in SCENES[name].items if isinstance(item, Label)
    ]
    for (one, here), (other, there) in combinations(lines, 2):
        assert not here.touches(there), (one, other)
