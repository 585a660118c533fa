"""What lies where on a table of bragg: every public fact, nothing twice, nothing outside."""

from __future__ import annotations

import pytest

from bot.games.bragg import Bragg
from bot.rules.cards import Card, cards
from bot.rules.game import public_view, seat_view
from cards_art import bragg
from cards_art.scene import (
    Disc,
    Face,
    Guest,
    HandScene,
    Label,
    Panel,
    Pointer,
    Row,
    State,
    TableScene,
    Tone,
)
from cogs.bragg.captions import CAPTIONS
from tests.art.parts import of_kind, texts
from tests.art.samples.bragg import hands
from tests.games.bragg_table import BraggTable, all_check, dealt, go

NAMES = ("Ada", "Ben", "Clo", "Dan", "Eve", "Fay", "Gus", "Hal")
GUESTS = tuple(Guest(name, False, False) for name in NAMES)
HANDS = (
    "Kc Kd Ah 7s 5d 4c 3h 2s Qc",
    "Jc Qd Qh 9c 8h 6s 4d 2h Ad",
    "As 9s 8d 7c 6d 5s 4h 3d Th",
)


def scene_of(table: BraggTable) -> TableScene:
    assert isinstance(table.rules, Bragg)
    return bragg.table(public_view(table.position), table.rules, GUESTS, 1, CAPTIONS)


def hand_of(table: BraggTable, seat: int) -> HandScene:
    assert isinstance(table.rules, Bragg)
    return bragg.hand(seat_view(table.position, seat), table.rules, CAPTIONS)


def before(table: BraggTable, name: str) -> tuple[list[tuple[Card, State]], int]:
    """The cards face up below the plate of a seat, and how many lie face down."""
    scene = scene_of(table)
    plates = [each for each in of_kind(scene, Label) if each.text == name]
    x, y = next(each.at for each in plates if abs(each.at[0] - 600) > 300)
    near = [each for each in scene.items if isinstance(each, Face | Row)]
    mine = [each for each in near if 60 < each.at[1] - y < 140 and (each.at[0] < 600) == (x < 600)]
    faces = [(each.card, each.state) for each in mine if isinstance(each, Face)]
    return faces, sum(each.count for each in mine if isinstance(each, Row))


def states(codes: str, state: State) -> list[tuple[Card, State]]:
    return [(card, state) for card in cards(codes)]


def test_before_the_show_a_seat_has_its_card_and_backs() -> None:
    table = dealt(HANDS)
    assert before(table, "Ada") == (states("Qc", State.PLAIN), 8)
    assert before(table, "Ben") == (states("Ad", State.MARKED), 8)


def test_at_the_end_pairs_and_counts_lie_open_and_the_winning_ones_shine() -> None:
    table = dealt(HANDS)
    all_check(table)
    assert before(table, "Ada") == (
        [
            *states("Qc", State.PLAIN),
            *states("Kc Kd", State.MARKED),
            *states("3h 4c 5d 7s Ah", State.PLAIN),
            *states("2s", State.DIMMED),
        ],
        0,
    )
    faces, _ = before(table, "Clo")
    assert faces[1:5] == states("3d 8d 9s As", State.MARKED)
    assert faces[5:] == states("7c 6d 5s 4h", State.DIMMED)


def test_a_high_card_that_was_shown_is_laid_once() -> None:
    table = dealt(HANDS, Bragg(third_pick="manual"))
    all_check(table)
    assert before(table, "Clo") == (states("Th", State.PLAIN), 8)


def test_the_pots_tell_what_lies_there_and_what_it_costs() -> None:
    table = dealt(HANDS)
    shown = texts(scene_of(table))
    start = shown.index("First pot")
    assert shown[start : start + 3] == ["First pot", "Ben", "ace of diamonds"]
    start = shown.index("Second pot")
    assert shown[start : start + 5] == ["Second pot", "3", "Check", "bet 1–5", "or fold"]
    assert shown[shown.index("Third pot") + 1] == "3"
    go(table, "0 raise 2")
    shown = texts(scene_of(table))
    start = shown.index("Second pot")
    assert shown[start : start + 5] == ["Second pot", "5", "Call 2", "raise 1–5", "or fold"]


def test_at_the_end_the_pots_tell_who_has_them_and_how() -> None:
    table = dealt(HANDS)
    go(table, "0 check, 1 raise 1, 2 fold, 0 call")
    shown = texts(scene_of(table))
    start = shown.index("Second pot")
    assert shown[start : start + 3] == ["Second pot", "Ada", "pair of kings"]
    start = shown.index("Third pot")
    assert shown[start : start + 3] == ["Third pot", "Clo", "counts 31"]
    unseen = dealt(HANDS)
    go(unseen, "0 raise 1, 1 fold, 2 fold")
    shown = texts(scene_of(unseen))
    assert shown[shown.index("Second pot") + 2] == "unseen"
    assert shown[shown.index("Third pot") + 3] == "as the elder"


def test_how_it_stands_with_a_seat_is_written_beside_its_plate() -> None:
    table = dealt(HANDS, Bragg(third_pick="manual"), (23, 23, 23, 1), dealer=2)
    go(table, "0 fold")
    assert texts(scene_of(table)).count("folded") == 1
    assert texts(scene_of(table)).count("sits out") == 1
    go(table, "1 check, 2 check, 0 pick Kc Kd Ah")
    assert texts(scene_of(table)).count("has chosen") == 1
    go(table, "1 pick 9c 8h, 2 pick As")
    scene = scene_of(table)
    seats = [word for word in texts(scene) if word.startswith(("counts", "took"))][1:]
    assert seats == ["counts 31", "took 3", "counts 17", "took 6", "counts 11"]
    coins = {each.at[1] for each in of_kind(scene, Disc) if each.tone is Tone.BRASS}
    assert {each.at[1] for each in of_kind(scene, Label) if each.text.startswith("took")} <= coins


def test_a_pot_that_stands_over_says_so() -> None:
    rules = Bragg(no_pair="carry", pots="second_only", hand_size=3)
    table = dealt(("2c 5d Kh", "3c 7d Qh", "4c 8d Th"), rules)
    all_check(table)
    shown = texts(scene_of(table))
    assert "stands over" in shown
    assert "First pot" not in shown


def test_the_seat_on_turn_is_lit_and_pointed_at() -> None:
    table = dealt(HANDS)
    for name in ("Ada", "Ben", "Clo"):
        scene = scene_of(table)
        (lit,) = [panel for panel in of_kind(scene, Panel) if panel.lit]
        plates = [label for label in of_kind(scene, Label) if label.text == name]
        assert any(abs(lit.at[1] - plate.at[1]) < 40 for plate in plates)
        (pointer,) = of_kind(scene, Pointer)
        assert pointer.at[1] == lit.at[1]
        go(table, f"{NAMES.index(name)} check")
    assert of_kind(scene_of(table), Pointer) == []


def test_the_dealer_has_the_button() -> None:
    for dealer in range(3):
        scene = scene_of(dealt(HANDS, dealer=dealer))
        (button,) = [disc for disc in of_kind(scene, Disc) if disc.text == "D"]
        (plate,) = [
            each
            for each in of_kind(scene, Label)
            if each.text == NAMES[dealer] and abs(each.at[0] - 600) > 300
        ]
        assert abs(button.at[1] - plate.at[1]) < 60


def test_in_the_brag_the_pair_stands_up_and_is_named() -> None:
    scene = hand_of(dealt(HANDS), 1)
    marked = [face for face in of_kind(scene, Face) if face.state is State.MARKED]
    assert {face.card for face in marked} == {*cards("Jc Qd Qh")}
    assert max(face.at[1] for face in marked) < max(face.at[1] for face in of_kind(scene, Face))
    assert texts(scene) == ["Queens and a", "half", "then counts 29"]
    assert texts(hand_of(dealt(HANDS), 2)) == ["Ace high", "then counts 31"]


def test_who_has_folded_sees_what_all_his_cards_count() -> None:
    table = dealt(HANDS)
    go(table, "0 fold")
    scene = hand_of(table, 0)
    assert texts(scene) == ["Folded", "counts 31"]
    assert {face.state for face in of_kind(scene, Face)} == {State.PLAIN}


def test_in_the_third_stake_the_best_is_marked_until_something_is_chosen() -> None:
    table = dealt(HANDS, Bragg(third_pick="manual"))
    all_check(table)
    for pick, codes, words in (
        ("", "2h 4d 6s 8h 9c", ["Counts 29", "the best"]),
        ("1 pick 9c 8h", "8h 9c", ["Counts 17", "chosen"]),
    ):
        if pick:
            go(table, pick)
        scene = hand_of(table, 1)
        marked = {face.card for face in of_kind(scene, Face) if face.state is State.MARKED}
        assert marked == {*cards(codes)}
        assert texts(scene) == words


def test_nothing_held_is_told_too() -> None:
    out = dealt(HANDS, None, (23, 23, 23, 1), dealer=2)
    assert texts(hand_of(out, 3)) == ["You sit this deal out."]
    bare = dealt(("5c 5d Kh", "2c 3d Qh"), Bragg(hand_size=3), (23, 23))
    all_check(bare)
    assert texts(hand_of(bare, 0)) == ["You have no card left."]


@pytest.mark.parametrize("name", sorted(hands()))
def test_a_hand_keeps_within_its_picture(name: str) -> None:
    scene = hands()[name]
    slips = [panel.at[0] - panel.size[0] / 2 for panel in of_kind(scene, Panel)]
    for face in of_kind(scene, Face):
        assert face.at[0] - face.width / 2 >= 26
        assert all(face.at[0] + face.width / 2 < slip for slip in slips)
