"""What lies where on a table of poch: every public fact, nothing twice, nothing outside."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.poch import Board, Pochen
from bot.rules.cards import cards
from bot.rules.game import public_view, seat_view
from cards_art import poch
from cards_art.fish import MOST, SIZE, Heap
from cards_art.poch.brett import DISH, SIDE, Brett, brett
from cards_art.scene import (
    Back,
    Face,
    Guest,
    Label,
    Panel,
    Pointer,
    Row,
    State,
    TableScene,
)
from cogs.poch.captions import CAPTIONS
from tests.art import extent
from tests.art.parts import of_kind, texts
from tests.art.samples.poch import RICH, bets, tables
from tests.games.poch_table import PochTable, all_pass, dealt, go

NAMES = ("Ada", "Ben", "Clo", "Dan", "Eve", "Fay")
GUESTS = tuple(Guest(name, False, False) for name in NAMES)
HANDS = ("9d 9h 9s Tc Jc", "7c 7h 8c Ah Kd", "Qs Qh 8s Ks Th")
"""With the ace of diamonds turned up; seat 1 has melded its king."""


def scene_of(table: PochTable) -> TableScene:
    assert isinstance(table.rules, Pochen)
    return poch.table(public_view(table.position), table.rules, GUESTS, 1, CAPTIONS)


def before(table: PochTable, name: str) -> tuple[list[str], int]:
    """The cards face up before a seat, and how many lie face down."""
    scene = scene_of(table)
    (plate,) = [each for each in of_kind(scene, Label) if each.text == name and each.at[1] < 620]
    x, y = plate.at
    near = [each for each in scene.items if isinstance(each, Face | Row) and each.width < 50]
    mine = [each for each in near if abs(each.at[0] - x) < 140 and 60 < each.at[1] - y < 140]
    return (
        [str(each.card) for each in mine if isinstance(each, Face)],
        sum(each.count for each in mine if isinstance(each, Row)),
    )


def test_each_pool_has_its_name_its_amount_and_its_counters() -> None:
    scene = scene_of(dealt(HANDS, "Ad", Pochen(centre="on"), pools={"ace": 41}))
    shown = texts(scene)
    pools = ("Ace", "King", "Queen", "Knave", "Ten", "Marriage", "Sequence", "Poch", "Centre")
    amounts = [shown[shown.index(pool) + 1] for pool in pools]
    assert amounts == ["44", "0", "3", "3", "3", "3", "3", "3", "3"]
    assert [heap.count for heap in of_kind(scene, Heap)] == [MOST, *[3] * 7]
    assert of_kind(scene, Brett) == [Brett((600, 280), True)]


def test_without_a_ninth_pool_the_middle_is_closed() -> None:
    scene = scene_of(dealt(HANDS, "Ad"))
    (board,) = of_kind(scene, Brett)
    assert not board.open_middle
    assert "Centre" not in texts(scene)
    assert len(of_kind(scene, Heap)) == 7
    assert brett(True).image.tobytes() != brett(False).image.tobytes()


def test_names_and_heaps_lie_within_the_dishes() -> None:
    scene = scene_of(dealt(HANDS, "Ad", Pochen(centre="on"), pools={"ace": 10**6}))
    (board,) = of_kind(scene, Brett)
    assert brett(False).image.size == (SIDE, SIDE)
    for heap in of_kind(scene, Heap):
        away = heap.at[0] - board.at[0], heap.at[1] - board.at[1]
        assert all(abs(each) + size / 2 < SIDE / 2 for each, size in zip(away, SIZE, strict=True))
    for label in of_kind(scene, Label):
        if label.room == 2 * DISH - 6:
            assert extent.written(label).right - extent.written(label).left <= 2 * DISH


def test_melded_cards_lie_open_before_their_seats_and_the_others_face_down() -> None:
    table = dealt(HANDS, "Ad")
    assert before(table, "Ada") == ([], 5)
    assert before(table, "Ben") == (["Kd"], 4)
    go(table, "1 poch 1, 2 hold, 0 pass")
    assert before(table, "Ben") == (["Kd", "7h", "7c"], 2)
    assert before(table, "Clo") == (["Qs", "Qh"], 3)
    assert before(table, "Ada") == ([], 5)
    go(table, "1 Kd")
    assert before(table, "Ben") == (["7h", "7c"], 2)


def test_the_pochen_tells_bet_limit_and_prize() -> None:
    table = dealt(HANDS, "Ad")
    shown = texts(scene_of(table))
    start = shown.index("The pochen")
    assert shown[start + 1 : start + 7] == ["Bet", "none", "Limit", "10", "To win", "3"]
    go(table, "1 poch 2, 2 pass")
    shown = texts(scene_of(table))
    start = shown.index("The pochen")
    assert shown[start + 1 : start + 7] == ["Bet", "2", "Limit", "10", "To win", "5"]
    assert shown.count("bet") == 1
    assert shown[shown.index("bet") + 1] == "2"
    assert shown.count("has passed") == 1


def test_the_seat_on_turn_is_lit_and_pointed_at() -> None:
    table = dealt(HANDS, "Ad")
    for name in ("Ben", "Clo", "Ada"):
        scene = scene_of(table)
        (lit,) = [panel for panel in of_kind(scene, Panel) if panel.lit]
        (plate,) = [label for label in of_kind(scene, Label) if label.text == name]
        (pointer,) = of_kind(scene, Pointer)
        assert lit.at[0] == plate.at[0]
        assert abs(lit.at[1] - plate.at[1]) < 40
        assert abs(pointer.at[1] - plate.at[1]) < 40
        go(table, f"{NAMES.index(name)} pass")


def test_the_turn_up_lies_on_the_stock() -> None:
    scene = scene_of(dealt(HANDS, "Ad"))
    assert [str(face.card) for face in of_kind(scene, Face) if face.width > 90] == ["Ad"]
    assert "stock 16" in texts(scene)
    assert len(of_kind(scene, Back)) == 2


def test_the_open_run_lies_in_its_order_with_the_names_of_the_players() -> None:
    table = dealt(["9d 9h 9s Tc Jc", "7c Th 8c Ah Kd", "Qc Qh 8s Ks Js"], "Ad")
    all_pass(table)
    assert "To lead: Ben" in texts(scene_of(table))
    go(table, "1 Th, 1 Kd, 1 7c")
    scene = scene_of(table)
    run = [face for face in of_kind(scene, Face) if 300 < face.at[0] < 760]
    assert [face.card for face in run] == list(cards("7c 8c"))
    (name,) = [
        label for label in of_kind(scene, Label) if label.text == "Ben" and label.at[1] > 620
    ]
    assert name.at[0] == (run[0].at[0] + run[1].at[0]) // 2
    go(table, "1 Ah")
    assert "Out first: Ben" in texts(scene_of(table))


def test_a_computer_player_is_named_without_the_title_under_a_card() -> None:
    table = dealt(["9d 9h 9s Tc Jc", "7c Th 8c Ah Kd", "Qc Qh 8s Ks Js"], "Ad")
    all_pass(table)
    go(table, "1 Th")
    assert isinstance(table.rules, Pochen)
    company = (GUESTS[0], Guest("Miss Diana", False, True), Guest("Mary Ann", False, False))
    shown = texts(poch.table(public_view(table.position), table.rules, company, 1, CAPTIONS))
    assert shown.count("Diana") == 1


def test_who_took_poch_is_told_while_the_cards_are_played() -> None:
    table = dealt(HANDS, "Ad")
    go(table, "1 poch 1, 2 pass, 0 pass")
    assert texts(scene_of(table)).count("took Poch") == 1


def test_the_end_shows_the_winner_what_was_paid_and_what_each_has_gained() -> None:
    table = dealt(["7d 8h 9c Tc Qh", "Jc Qc Kc Ac As", "Kh Td 8s Js 9h"], "Jd")
    all_pass(table)
    go(table, "1 Jc, 1 As")
    shown = texts(scene_of(table))
    assert "Out first: Ben" in shown
    for told in (("paid 5", "−13"), ("is out", "+5"), ("paid 5", "−10")):
        assert told in [*pairwise(shown)]
    (lit,) = [panel for panel in of_kind(scene_of(table), Panel) if panel.lit]
    assert lit.at[0] < 600
    assert of_kind(scene_of(table), Pointer) == []


def test_who_sits_out_has_no_cards() -> None:
    table = dealt(HANDS, "Ad", None, (50, 50, 50, 2))
    scene = scene_of(table)
    assert texts(scene).count("sits out") == 1
    assert before(table, "Dan") == ([], 0)


@pytest.mark.parametrize("name", sorted(tables()))
def test_everything_keeps_off_the_board(name: str) -> None:
    scene = tables()[name]
    (board,) = of_kind(scene, Brett)
    edges = extent.around(board.at, SIDE, SIDE)
    assert not [item for item, each in extent.on_the_felt(scene) if each.touches(edges)]


def test_a_scene_knows_no_more_than_the_view() -> None:
    position = bets()
    scene = poch.table(public_view(position), RICH, GUESTS, 1, CAPTIONS)
    shown = {face.card for face in of_kind(scene, Face)}
    board: Board = position.table
    known = {card for seat in board.players for card in board.known(seat)}
    assert shown == {board.turn_up} | known


def test_in_the_pochen_the_set_is_marked_and_named() -> None:
    table = dealt(HANDS, "Ad")
    scene = poch.hand(seat_view(table.position, 0), Pochen(), CAPTIONS)
    marked = [face.card for face in of_kind(scene, Face) if face.state is State.MARKED]
    assert set(marked) == {*cards("9d 9h 9s")}
    assert texts(scene) == ["Three nines"]
    held = [face.card for face in of_kind(scene, Face)]
    assert held == list(cards("9s 9h Jc Tc 9d"))


def test_without_a_pair_the_slip_says_what_may_be_done() -> None:
    table = dealt(["7d 8h Jc Tc Qc", "9d 9h Js Th Kc", "Qs 7h 8s Ks Ts"], "8d")
    told = poch.hand(seat_view(table.position, 0), Pochen(), CAPTIONS)
    assert texts(told) == ["No pair", "you can", "only pass"]
    assert all(face.state is State.PLAIN for face in of_kind(told, Face))
    free = Pochen(pair_required="off")
    bluff = poch.hand(seat_view(table.position, 0), free, CAPTIONS)
    assert texts(bluff) == ["Queen high"]
    table.act(1, table.absent(1))
    passed = poch.hand(seat_view(table.position, 1), Pochen(), CAPTIONS)
    assert texts(passed)[0] == "Passed"


def test_in_the_play_the_leaders_cards_stand_up() -> None:
    table = dealt(HANDS, "Ad")
    all_pass(table)
    leads, waits = (
        poch.hand(seat_view(table.position, seat), Pochen(), CAPTIONS) for seat in (1, 0)
    )
    assert max(face.at[1] for face in of_kind(leads, Face)) < min(
        face.at[1] for face in of_kind(waits, Face)
    )


def test_nothing_held_is_told_too() -> None:
    table = dealt(HANDS, "Ad", None, (50, 50, 50, 2))
    assert texts(poch.hand(seat_view(table.position, 3), Pochen(), CAPTIONS)) == [
        "You sit this deal out."
    ]
    out = dealt(["7d 8h 9c Tc Qh", "Jc Qc Kc Ac As", "Kh Td 8s Js 9h"], "Jd")
    all_pass(out)
    go(out, "1 Jc, 1 As")
    assert texts(poch.hand(seat_view(out.position, 1), Pochen(), CAPTIONS)) == [
        "All cards are played."
    ]
