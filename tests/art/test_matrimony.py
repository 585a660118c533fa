"""The pictures of matrimony as scenes."""

from __future__ import annotations

import pytest

from bot.games.matrimony import CHANCES, Matrimony
from bot.rules.game import seat_view
from cards_art import matrimony
from cards_art.fish import Heap
from cards_art.scene import (
    Back,
    Disc,
    Face,
    Label,
    Panel,
    Pointer,
    State,
    TableScene,
)
from cogs.matrimony.captions import CAPTIONS
from tests.art.extent import beyond, heaped
from tests.art.parts import of_kind, texts
from tests.art.samples.matrimony import after as matrimony_after
from tests.art.samples.matrimony import scene as matrimony_table
from tests.games.matrimony_table import MatrimonyTable, begun, lay, played

PLAIN = Matrimony()
SHORT = Matrimony(shape="1+1", min_seats=2)
COURTS = ("2c 3c 4c", "Kc 6c Qd", "Qs 9c Jd", "5h 5d 2d", "3d 6d 7d")


def scene_of(table: MatrimonyTable) -> TableScene:
    assert isinstance(table.rules, Matrimony)
    return matrimony_table(table.position, table.rules)


def of_chance(scene: TableScene, chance: str) -> list[str]:
    """What stands on the plate of a chance, from above."""
    shown = texts(scene)
    start = shown.index(chance.title())
    return shown[start + 1 : start + 3]


def test_each_chance_has_its_name_its_amount_and_what_it_asks_for() -> None:
    scene = scene_of(begun(pools={"pairs": 41}))
    assert [text for text in texts(scene) if text.lower() in CHANCES] == [
        each.title() for each in CHANCES
    ]
    assert of_chance(scene, "best") == ["0", "highest card"]
    assert of_chance(scene, "confederacy") == ["0", "king, knave"]
    assert of_chance(scene, "pairs") == ["41", "highest pair"]
    assert [heap.count for heap in of_kind(scene, Heap)] == [9]


def test_the_dealer_is_shown_to_be_on_turn() -> None:
    scene = scene_of(begun(dealer=3))
    (lit,) = [panel for panel in of_kind(scene, Panel) if panel.lit]
    (pointer,) = of_kind(scene, Pointer)
    assert lit.at[1] == pointer.at[1]
    assert [disc.text for disc in of_kind(scene, Disc) if disc.text] == ["D"]
    assert not of_kind(scene, Face)


def test_who_has_laid_is_shown_but_not_where() -> None:
    table = begun()
    lay(table, 0, best=4, pairs=2)
    before = scene_of(table)
    assert len(of_kind(before, Pointer)) == 4
    assert of_chance(before, "best") == ["4", "dealer 4"]
    assert of_chance(before, "intrigue") == ["0", "queen, knave"]
    lay(table, 2, best=5)
    one = scene_of(table)
    lay(table, 2, pairs=5)
    assert scene_of(table) == one
    assert len(of_kind(one, Pointer)) == 3
    assert texts(one).count("5") == 1


def test_at_the_end_the_gaining_cards_stand_out_and_the_plates_of_who_gains() -> None:
    scene = scene_of(played(COURTS))
    faces = of_kind(scene, Face)
    assert len(faces) == 15
    marked = {str(face.card) for face in faces if face.state is State.MARKED}
    assert marked == {"Kc", "Qd", "Qs", "Jd", "5h", "5d"}
    assert {face.state for face in faces} == {State.MARKED, State.DIMMED}
    assert of_chance(scene, "matrimony") == ["5", "山田太郎"]
    assert of_chance(scene, "confederacy") == ["5", "stands over"]
    lit = [panel for panel in of_kind(scene, Panel) if panel.lit]
    assert len(lit) == 4 + 3


def test_a_sweep_leaves_all_other_cards_face_down() -> None:
    scene = scene_of(played(("2c 3c 4c", "Kc 6c Ad", *COURTS[2:])))
    assert len(of_kind(scene, Back)) == 10
    faces = {str(face.card): face.state for face in of_kind(scene, Face)}
    assert set(faces) == {"4c", "Ad", "Jd", "2d", "7d"}
    assert faces["Ad"] is State.MARKED
    assert of_chance(scene, "pairs") == ["5", "山田太郎"]


def test_who_sits_out_has_no_cards() -> None:
    scene = scene_of(played(("2c 3c 4c", "", *COURTS[1:]), stacks=(50, 0, 50, 50, 50, 50)))
    assert texts(scene).count("sits out") == 1
    assert len(of_kind(scene, Face)) == 15


@pytest.mark.parametrize("rules", [PLAIN, SHORT], ids=["2+1", "1+1"])
@pytest.mark.parametrize("seats", [2, 5, 6, 7, 8, 9, 12, 13, 14])
@pytest.mark.parametrize("moves", [0, 1, 99])
def test_nothing_overlaps_and_nothing_leaves_the_table(
    rules: Matrimony, seats: int, moves: int
) -> None:
    if seats not in rules.sizes:
        rules = Matrimony(min_seats=2)
    scene = matrimony_table(matrimony_after(min(moves, seats), (99,) * seats, rules), rules)
    assert heaped(scene) == []
    assert beyond(scene) == []


def test_a_hand_shows_its_secret_layout_and_then_its_cards() -> None:
    table = begun()
    lay(table, 0, best=4, pairs=2)
    lay(table, 2, best=3, intrigue=2)
    shown = matrimony.hand(seat_view(table.position, 2), PLAIN, CAPTIONS)
    figures = [label.text for label in of_kind(shown, Label) if label.text.isdigit()]
    assert figures == ["3", "0", "2", "0", "0"]
    waiting = matrimony.hand(seat_view(table.position, 1), PLAIN, CAPTIONS)
    assert texts(waiting) == ["The cards come when all have laid."]
    ended = played(COURTS)
    shown = matrimony.hand(seat_view(ended.position, 1), PLAIN, CAPTIONS)
    faces = {str(face.card): face.state for face in of_kind(shown, Face)}
    assert faces == {"Kc": State.MARKED, "6c": State.PLAIN, "Qd": State.MARKED}
    assert texts(shown) == ["turned up", "best, matrimony"]


def test_a_hand_of_who_sits_out_and_of_who_sweeps() -> None:
    out = begun(stacks=(50, 0, 50, 50, 50, 50))
    shown = matrimony.hand(seat_view(out.position, 1), PLAIN, CAPTIONS)
    assert texts(shown) == ["You sit this deal out."]
    swept = played(("2c 3c 4c", "Kc 6c Ad", *COURTS[2:]))
    shown = matrimony.hand(seat_view(swept.position, 1), PLAIN, CAPTIONS)
    assert texts(shown)[-1] == "sweeps the board"


def test_a_scene_knows_no_more_than_the_view() -> None:
    position = matrimony_after(14, (9,) * 14, PLAIN, swept=3)
    scene = matrimony_table(position, PLAIN)
    up = {hand.cards[-1] for hand in position.hands}
    assert {face.card for face in of_kind(scene, Face)} == up
