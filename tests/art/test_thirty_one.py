"""What lies where on a table of thirty-one, and in a hand."""

from __future__ import annotations

import pytest

from bot.games.thirty_one import Exchanged, ThirtyOne
from bot.rules.game import public_view
from cards_art import thirty_one
from cards_art.scene import (
    Face,
    Ground,
    Label,
    Panel,
    Pointer,
    Row,
    State,
    TableScene,
)
from cogs.thirty_one.captions import CAPTIONS
from tests.art.parts import of_kind, texts
from tests.art.samples.guests import FREE
from tests.art.samples.thirty_one import (
    GUESTS,
    RICH,
    dealt,
    four,
    hands,
    made,
    midway,
    opening,
    scene,
    stood,
    tables,
)

RULES = ThirtyOne()


def test_a_scene_is_a_value() -> None:
    assert scene(RULES, midway(RULES, 5)) == scene(RULES, midway(RULES, 5))
    assert scene(RULES, midway(RULES, 5)) != scene(RULES, midway(RULES, 6))


@pytest.mark.parametrize("seats", range(2, 17))
def test_every_seat_shows_its_name_and_chips_and_what_it_did(seats: int) -> None:
    table = midway(RULES, seats)
    drawn = scene(RULES, table)
    for seat in range(seats):
        assert GUESTS[seat].name in texts(drawn)
    assert texts(drawn).count("99") == seats
    assert f"Pool {seats}" in texts(drawn)
    assert len(of_kind(drawn, Row)) == seats
    faces = [face.card for face in of_kind(drawn, Face)]
    took = [each.took for each in table.table.latest if isinstance(each, Exchanged)]
    assert faces == [*table.table.middle, *took]
    assert sum(each.startswith("for ") for each in texts(drawn)) == seats


@pytest.mark.parametrize("seats", range(2, 17))
def test_people_sit_clockwise_from_the_one_nearest_to_the_viewer(seats: int) -> None:
    panels = of_kind(scene(RULES, opening(RULES, seats)), Panel)
    plates = [each.at for each in panels if each.ground is Ground.WALNUT]
    assert len(plates) == seats
    assert plates[0][1] == 716
    assert abs(plates[0][0] - 600) <= 220
    turns = sum(
        (one[0] - 600) * (other[1] - 400) - (one[1] - 400) * (other[0] - 600) > 0
        for one, other in zip(plates, [*plates[1:], plates[0]], strict=True)
    )
    assert turns == (0 if seats == 2 else seats)


def test_the_seat_on_turn_is_lit_and_has_the_pointer() -> None:
    drawn = scene(RULES, midway(RULES, 16))
    (lit,) = [panel for panel in of_kind(drawn, Panel) if panel.lit]
    (name,) = [label for label in of_kind(drawn, Label) if label.text == "Charles"]
    (pointer,) = of_kind(drawn, Pointer)
    assert lit.at[0] == name.at[0] + 16, "a machine's name makes room for its sign"
    assert abs(pointer.at[0] - lit.at[0]) == 108


def test_how_it_stands_is_written() -> None:
    shown = texts(scene(RULES, midway(RULES, 6)))
    assert {"Deal 7", "circuit 2 of 10"} <= set(shown)
    assert "circuit 2" in texts(scene(RICH, midway(RICH, 5)))


def test_a_knock_is_told_before_its_seat_and_in_the_middle() -> None:
    shown = texts(scene(RULES, four(RULES)))
    assert {"knocked", "has knocked"} <= set(shown)
    assert shown.count(GUESTS[1].name) == 2


@pytest.mark.parametrize(
    ("name", "words"), [("sits-out", {"sits out", "passed"}), ("sixteen-last", {"stands"})]
)
def test_other_turns_have_their_words(name: str, words: set[str]) -> None:
    assert words <= set(texts(tables()[f"thirty-one-{name}"]))


def faces_of(drawn: TableScene, cards: str) -> list[Face]:
    return [face for face in of_kind(drawn, Face) if face.card.code in cards.split()]


def test_no_hand_is_shown_before_the_end() -> None:
    for name in ("two", "knocked", "8", "16", "rich", "sixteen-last"):
        drawn = tables()[f"thirty-one-{name}"]
        assert State.MARKED not in {face.state for face in of_kind(drawn, Face)}
        assert "takes the pool" not in " ".join(texts(drawn))
    assert len(of_kind(tables()["thirty-one-two"], Face)) == 3


def test_thirty_one_shows_its_own_hand_and_no_other() -> None:
    drawn = scene(RULES, made(RULES))
    assert [face.card.code for face in of_kind(drawn, Face)[3:]] == ["Ah", "Qh", "Jh"]
    assert {face.state for face in of_kind(drawn, Face)[3:]} == {State.MARKED}
    assert len(of_kind(drawn, Row)) == 2
    assert {"31", "takes the pool, 3"} <= set(texts(drawn))


def test_the_show_says_what_each_hand_is_worth_and_marks_the_best() -> None:
    drawn = tables()["thirty-one-shown"]
    assert {"30", "27", "19", "30½", "takes the pool, 4"} <= set(texts(drawn))
    assert {face.state for face in faces_of(drawn, "6d 6h 6s")} == {State.MARKED}
    assert {face.state for face in faces_of(drawn, "Kc Qc 7c Th 9h")} == {State.PLAIN}
    assert [face.state for face in faces_of(drawn, "2s")] == [State.DIMMED]


def test_cards_that_count_lie_before_those_that_do_not() -> None:
    table = stood(RULES, dealt(RULES, (9, 9), {0: "3c Ad 9d"}, "2s 3s 4s", 1))
    cards = [face.card.code for face in faces_of(scene(RULES, table), "3c Ad 9d")]
    assert cards == ["Ad", "9d", "3c"]


def test_a_pool_that_is_shared() -> None:
    shown = texts(tables()["thirty-one-shared"])
    assert {"Equal hands", "share the pool, 3"} <= set(shown)


def test_a_seat_left_between_two_deals_is_free() -> None:
    guests = (GUESTS[0], FREE, GUESTS[2])
    drawn = thirty_one.table(public_view(made(RULES)), RULES, guests, 1, CAPTIONS)
    assert "free seat" in texts(drawn)


def test_a_hand_says_what_it_is_worth_and_dims_what_does_not_count() -> None:
    drawn = hands()["thirty-one-mixed"]
    faces = of_kind(drawn, Face)
    assert [face.card.code for face in faces] == ["Ad", "9d", "8s", "5s", "Kd", "8c"]
    assert [face.state for face in faces[:3]] == [State.PLAIN, State.PLAIN, State.DIMMED]
    assert texts(drawn) == ["20", "in diamonds", "In the middle"]
    assert texts(hands()["thirty-one-triplet"])[:2] == ["30½", "three sevens"]
    assert texts(hands()["thirty-one-out"]) == ["You sit this deal out."]
