"""What lies where on a table of connexions: every public fact, nothing twice, nothing outside."""

from __future__ import annotations

import pytest

from bot.games.connexions import Connexions
from bot.rules.cards import card, cards
from bot.rules.game import public_view, seat_view
from cards_art import connexions
from cards_art.scene import (
    Disc,
    Face,
    Guest,
    HandScene,
    Label,
    Panel,
    Pointer,
    Row,
    Sign,
    State,
    TableScene,
)
from cogs.connexions.captions import CAPTIONS
from tests.art.extent import beyond, heaped, on_the_felt
from tests.art.parts import of_kind, texts
from tests.art.samples.connexions import ALL_THREE, RICH, STOLEN
from tests.art.samples.connexions import after as connexions_after
from tests.games.connexions_table import ConnexionsTable, dealt, play_cards, play_deal, table_of

NAMES = ("Ada", "Ben", "Clo", "Dan")
GUESTS = tuple(Guest(name, False, False) for name in NAMES)
LONG = tuple(Guest("W" * 32, False, computer) for computer in (True, False) * 2)
OUT = (10**6, 3, 10**6, 10**6)


def scene_of(table: ConnexionsTable) -> TableScene:
    assert isinstance(table.rules, Connexions)
    return connexions.table(public_view(table.position), table.rules, GUESTS, 1, CAPTIONS)


def after(
    played: int,
    stacks: tuple[int, ...],
    first_trick: str,
    rules: Connexions,
    guests: tuple[Guest, ...] = LONG,
) -> TableScene:
    position = connexions_after(played, stacks, first_trick, rules)
    return connexions.table(public_view(position), rules, guests, 1, CAPTIONS)


def faces(scene: TableScene | HandScene) -> dict[str, Face]:
    return {item.card.code: item for item in of_kind(scene, Face)}


def marked(scene: TableScene | HandScene) -> set[str]:
    return {code for code, face in faces(scene).items() if face.state is State.MARKED}


def test_before_a_card_is_played_the_pool_the_prices_and_the_turn_are_shown() -> None:
    scene = scene_of(dealt({}))
    assert {"Pool 16", "Deal 1 of 8", "majority"} <= set(texts(scene))
    assert not of_kind(scene, Face)
    assert [row.count for row in of_kind(scene, Row)] == [8] * 4
    assert texts(scene).count("0 tricks") == 4
    (lit,) = [panel for panel in of_kind(scene, Panel) if panel.lit]
    (pointer,) = of_kind(scene, Pointer)
    assert lit.at == (188, 400)
    assert pointer.at[1] == 400


@pytest.mark.parametrize(("unit", "amounts"), [(1, "4 2 1 1"), (25, "100 50 25 25")])
def test_the_prices_are_reckoned_in_chips(unit: int, amounts: str) -> None:
    scene = scene_of(dealt({}, Connexions(unit=unit, pool_stake=50)))
    (majority,) = [item for item in of_kind(scene, Label) if item.text == "majority"]
    right = [item for item in of_kind(scene, Label) if item.at[0] > majority.at[0] + 100]
    shown = [item.text for item in right if item.at[1] < 240]
    assert shown == amounts.split()
    signs = [sign.suit.value for sign in of_kind(scene, Sign)]
    assert signs == ["s", "c", "s", "h", "c", "h"]


def test_each_card_of_the_trick_lies_before_its_seat_and_the_one_that_holds_it_has_a_rim() -> None:
    table = dealt({1: "7s", 2: "As", 3: "Ac", 0: "Ks 2d"})
    play_cards(table, "7s As")
    scene = scene_of(table)
    shown = faces(scene)
    assert shown["7s"].at[0] < 500
    assert shown["As"].at[1] < 400
    assert marked(scene) == {"As"}
    play_cards(table, "Ac")
    assert faces(scene_of(table))["Ac"].at[0] > 700
    assert marked(scene_of(table)) == {"As"}
    assert "led" in texts(scene_of(table))


def test_the_slip_says_what_connexion_cards_mean() -> None:
    table = dealt({1: "7s", 2: "As", 3: "Ac", 0: "Ks 2d"})
    play_cards(table, "7s")
    assert not {"lies there:", "First connexion"} & set(texts(scene_of(table)))
    play_cards(table, "As")
    shown = texts(scene_of(table))
    assert shown[-4:] == ["A", "lies there:", "whoever can", "must answer it"]
    play_cards(table, "Ac")
    assert {"First connexion", "diamonds may", "now be played"} <= set(texts(scene_of(table)))
    play_cards(table, "2d")
    assert texts(scene_of(table))[-3:] == ["First connexion", "goes to", "Ada"]


def test_where_nobody_must_answer_the_slip_says_may() -> None:
    table = dealt({1: "As"}, Connexions(must_answer="off"))
    play_cards(table, "As")
    assert "may answer it" in texts(scene_of(table))


def test_there_is_no_slip_where_nobody_can_answer_any_more() -> None:
    table = dealt({1: "Kh Ac", 2: "2c 2h", 3: "3c 3h As 9h", 0: "4c 4h"})
    play_cards(table, "Ac 2c As 4c")
    assert table.table.connexions == ("first",)
    play_cards(table, "Kh")
    assert "lies there:" not in texts(scene_of(table))


def test_all_three_connexions() -> None:
    table = dealt({1: "As", 2: "Kh", 3: "Ac 4s", 0: "3s"})
    play_cards(table, "As Kh Ac")
    assert "All connexions" in texts(scene_of(table))
    play_cards(table, "3s")
    assert "1 trick · all three" in texts(scene_of(table))


@pytest.mark.parametrize(("trick", "told"), [("As Ac", "1st"), ("As Kh", "2nd"), ("Ac Kh", "3rd")])
def test_the_plate_of_the_possessor_says_which_connexion(trick: str, told: str) -> None:
    first, second = trick.split()
    low = first[1]
    table = dealt({1: first, 2: second, 3: f"3{low}", 0: f"4{low}"})
    play_cards(table, f"{trick} 3{low} 4{low}")
    scene = scene_of(table)
    assert f"1 trick · {told}" in texts(scene)
    assert [panel.at for panel in of_kind(scene, Panel) if panel.ribbon] == [(188, 400)]


def test_a_trick_just_taken_stays_in_the_middle_until_the_next_lead() -> None:
    table = dealt({1: "7s 5h", 2: "As", 3: "Ac", 0: "Ks 2d 6h"})
    play_cards(table, "7s As Ac 2d")
    scene = scene_of(table)
    assert {face.width for face in of_kind(scene, Face)} == {132}
    assert [code for code, face in faces(scene).items() if face.state is State.DIMMED] == [
        "7s", "As", "Ac",
    ]  # fmt: skip
    assert "Last trick" not in texts(scene)
    play_cards(table, "6h")
    scene = scene_of(table)
    assert "Last trick" in texts(scene)
    assert {faces(scene)[code].width for code in ("7s", "As", "Ac", "2d")} == {62}
    assert marked(scene) == {"2d", "6h"}


def test_who_sits_out_has_a_plate_and_no_cards() -> None:
    scene = after(0, OUT, ALL_THREE, Connexions(), GUESTS)
    assert texts(scene).count("sits out") == 1
    assert [row.count for row in of_kind(scene, Row)] == [10] * 3


def test_three_sit_at_three_sides() -> None:
    scene = after(0, RICH[:3], ALL_THREE, Connexions(), GUESTS)
    plates = [panel.at for panel in of_kind(scene, Panel) if panel.size[0] == 264]
    assert plates == [(600, 692), (188, 400), (1012, 400)]


def test_a_free_seat_leaves_three_sides() -> None:
    table = table_of(None, (50, None, 50, 50), dealer=0)
    play_deal(table, [2] * 10)
    table.begin()
    scene = scene_of(table)
    assert [label for label in texts(scene) if label in NAMES] == ["Ada", "Clo", "Dan"]


def test_the_end_shows_all_tricks_what_was_drawn_and_what_each_has_gained() -> None:
    table = table_of(dealer=0)
    play_deal(table, ["As Kh Ac 3s", 2, 2, 2, 3, 0, 1, 3])
    scene = scene_of(table)
    assert len(faces(scene)) == 32
    assert len(marked(scene)) == 8
    assert len({face.at[1] for face in of_kind(scene, Face)}) == 4
    shown = texts(scene)
    for prize, amount, name in (
        ("first connexion", "4", "Ben"),
        ("second connexion", "2", "Ben"),
        ("third connexion", "1", "Ben"),
        ("majority of tricks", "1", "Clo"),
    ):
        place = shown.index(prize)
        assert shown[place + 1 : place + 3] == [amount, name]
    gains = [label for label in shown if label[0] in "+−±"]
    assert gains == ["−4", "+3", "−3", "−4"]
    assert "Pool 8" in shown
    studs = [disc for disc in of_kind(scene, Disc) if disc.radius == 8]
    assert len(studs) == 9
    assert "led to the trick" in shown


def test_the_end_of_a_deal_in_which_nobody_draws() -> None:
    table = table_of(dealer=0)
    play_deal(table, [0, 1, 2, 3, 0, 1, 2, 3])
    assert "Nobody draws from the pool" in texts(scene_of(table))


DEEP = Connexions(unit=100)


@pytest.mark.parametrize(
    ("stacks", "first_trick", "cards_in_all"),
    [(RICH, STOLEN, 32), ((10**6,) * 3, ALL_THREE, 30), (OUT, ALL_THREE, 30)],
)
@pytest.mark.parametrize("rules", [Connexions(), DEEP, Connexions(must_answer="off")])
def test_nothing_lies_on_another_and_nothing_leaves_the_table(
    stacks: tuple[int, ...], first_trick: str, cards_in_all: int, rules: Connexions
) -> None:
    stacks = tuple(stack if stack < 4 else 10**6 for stack in stacks)
    for played in (0, 1, 2, 3, 4, 5, 17, cards_in_all):
        scene = after(played, stacks, first_trick, rules)
        assert heaped(scene) == []
        assert beyond(scene) == []


def test_plates_and_slips_are_clear_of_the_cards_of_the_trick() -> None:
    for stacks, first_trick, full in ((RICH, STOLEN, 4), (RICH[:3], ALL_THREE, 3)):
        scene = after(full, stacks, first_trick, Connexions())
        cards_at = [(face.at, face.width) for face in of_kind(scene, Face)]
        for item, extent in on_the_felt(scene):
            if isinstance(item, Panel) and item.size != (68, 40):
                for (x, y), wide in cards_at:
                    aside = x + wide // 2 + 6 <= extent.left or extent.right <= x - wide // 2 - 6
                    assert aside or y + wide <= extent.top or extent.bottom <= y - wide


def test_a_hand_shows_which_cards_connect_and_which_may_be_played() -> None:
    table = dealt({1: "7s", 2: "As", 3: "Ac Kh 9s 5d 2h 3h 4h 5h", 0: "Ks"})
    play_cards(table, "7s As")
    rules = Connexions()
    answering = connexions.hand(seat_view(table.position, 3), rules, CAPTIONS)
    dimmed = {code for code, face in faces(answering).items() if face.state is State.DIMMED}
    assert marked(answering) == {"Ac", "Kh"}
    assert dimmed == {"9s", "5d", "2h", "3h", "4h", "5h"}
    play_cards(table, "Ac Ks")
    waiting = connexions.hand(seat_view(table.position, 3), rules, CAPTIONS)
    assert marked(waiting) == {"Kh"}
    assert [face.card for face in of_kind(waiting, Face)] == list(cards("9s Kh 5h 4h 3h 2h 5d"))


def test_the_hand_of_one_who_sits_out_says_so() -> None:
    position = connexions_after(0, OUT, ALL_THREE)
    shown = connexions.hand(seat_view(position, 1), Connexions(), CAPTIONS)
    assert texts(shown) == ["You sit this deal out."]


def test_a_scene_knows_no_more_than_the_view() -> None:
    position = connexions_after(10, RICH, STOLEN)
    scene = connexions.table(public_view(position), Connexions(), GUESTS, 1, CAPTIONS)
    shown = {face.card for face in of_kind(scene, Face)}
    hidden = {each for hand in position.hands for each in hand.cards} | {*position.veiled.cards}
    assert not shown & hidden
    assert card("7s") not in shown
