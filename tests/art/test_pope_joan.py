"""What lies where on a table of Pope Joan: every public fact, nothing twice, nothing outside."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import hypot

import pytest

from bot.games.pope_joan import Phase, PopeJoan, height
from bot.rules.cards import cards
from bot.rules.game import public_view, seat_view
from cards_art import pope_joan
from cards_art.blank import height_of
from cards_art.fish import MOST, Heap, heap
from cards_art.pool_board import FLOOR, PoolBoard
from cards_art.scene import (
    Disc,
    Face,
    Ground,
    Guest,
    Label,
    Panel,
    Pointer,
    State,
    TableScene,
)
from cogs.pope_joan.captions import CAPTIONS
from tests.art.extent import Extent, beyond, heaped, on_the_felt, written
from tests.art.parts import of_kind, texts
from tests.art.samples.pope_joan import after as pope_joan_after
from tests.games.pope_joan_table import PopeJoanTable, dealt, lead

NAMES = ("Ada", "Ben", "Clo", "Dan", "Eve", "Fay", "Gus", "Hal")
GUESTS = tuple(Guest(name, False, False) for name in NAMES)
LONG = tuple(Guest("W" * 32, False, computer) for computer in (True, False) * 4)
RICH = (10**6,) * 8
POOLS = ("Pope", "Ace", "King", "Matrimony", "Queen", "Intrigue", "Knave", "Game")


def scene_of(table: PopeJoanTable) -> TableScene:
    assert isinstance(table.rules, PopeJoan)
    return pope_joan.table(public_view(table.position), table.rules, GUESTS, 1, CAPTIONS)


def after(leads: int, seats: int, rules: PopeJoan, guests: tuple[Guest, ...] = LONG) -> TableScene:
    position = pope_joan_after(leads, RICH[:seats], rules)
    return pope_joan.table(public_view(position), rules, guests, 1, CAPTIONS)


def run_of(scene: TableScene) -> list[Face]:
    """The faces but the turn-up, from the left."""
    return [item for item in scene.items if isinstance(item, Face)][1:]


def test_each_pool_has_its_name_its_amount_and_its_counters() -> None:
    scene = scene_of(dealt(["4s Kh 6d", "2s 7h", "3s Qc Kc"], "5c", pools={"ace": 41}))
    shown = texts(scene)
    for pool in POOLS:
        assert shown.count(pool) == 1
    amounts = [shown[shown.index(pool) + 1] for pool in POOLS]
    assert amounts == ["6", "42", "1", "2", "1", "2", "1", "1"]
    heaps = [item.count for item in scene.items if isinstance(item, Heap)]
    assert heaps == [6, MOST, 1, 2, 1, 2, 1, 1]


def test_an_empty_pool_says_so_and_has_no_counters() -> None:
    scene = scene_of(dealt(["4s Kh 6d", "2s 7h", "3s Qc Kc"], "Ac"))
    shown = texts(scene)
    assert shown[shown.index("Ace") + 1] == "0"
    assert len([item for item in scene.items if isinstance(item, Heap)]) == 7


def test_a_board_of_five_has_five_compartments() -> None:
    scene = scene_of(dealt(["4s 6d", "2s 7h", "3s Qc"], "5c", PopeJoan(knave_optional="on")))
    (board,) = [item for item in scene.items if isinstance(item, PoolBoard)]
    assert board.compartments == 5
    assert {"King", "Queen", "Knave"}.isdisjoint(texts(scene))
    assert {"Pope", "Ace", "Matrimony", "Intrigue", "Game"} <= set(texts(scene))


def test_the_turn_up_the_stock_and_the_leader_are_shown() -> None:
    scene = scene_of(dealt(["4s Kh 6d", "2s 7h", "3s Qc Kc"], "5c"))
    assert [item.card for item in scene.items if isinstance(item, Face)] == list(cards("5c"))
    assert {"stock 42", "Ben leads"} <= set(texts(scene))
    assert "D" in [disc.text for disc in of_kind(scene, Disc)]
    (lit,) = [item for item in scene.items if isinstance(item, Panel) and item.lit]
    (pointer,) = [item for item in scene.items if isinstance(item, Pointer)]
    assert (lit.at[0] < 600) == (pointer.at[0] < 600)
    assert abs(lit.at[1] - pointer.at[1]) < 46


def test_the_open_run_lies_in_its_order_with_the_names_of_the_players() -> None:
    table = dealt(["4s Kh 6d", "2s 7h", "3s Qc Kc"], "5c")
    lead(table, "2s")
    scene = scene_of(table)
    run = run_of(scene)
    assert [face.card for face in run] == list(cards("2s 3s 4s"))
    assert [face.at[0] for face in run] == sorted(face.at[0] for face in run)
    for face, name in zip(run, ("Ben", "Clo", "Ada"), strict=True):
        assert any(
            isinstance(item, Label) and item.text == name and item.at[0] == face.at[0]
            for item in scene.items
        )
    assert "A stop: Ada leads again" in texts(scene)
    lead(table, "Kh")
    assert [face.card for face in run_of(scene_of(table))] == list(cards("Kh"))


def test_cards_in_a_row_of_one_player_share_a_name_and_winners_have_a_rim() -> None:
    table = dealt(["7d 8h", "2s 4h", "3s Jc Qc Kc"], "5c")
    lead(table, "2s Jc")
    scene = scene_of(table)
    assert [face.state for face in run_of(scene)] == [State.MARKED] * 3
    (name,) = [item for item in scene.items if isinstance(item, Label) and item.at[1] > 700][1:]
    assert (name.text, name.at[0]) == ("Clo", run_of(scene)[1].at[0])


def test_the_end_shows_the_winner_what_was_paid_and_what_each_has_gained() -> None:
    table = dealt(["3s 8s", "2s 4h", "3h 9d 6c"], "5c")
    lead(table, "2s 8s")
    shown = texts(scene_of(table))
    assert "Ada is out and wins the deal" in shown
    for told in (("Ada", "is out", "−13"), ("Ben", "paid 1", "−1"), ("Clo", "excused", "±0")):
        start = shown.index(told[0])
        assert (shown[start], *shown[start + 3 : start + 5]) == told


def test_pope_turned_up_ends_the_deal_in_the_picture_too() -> None:
    shown = texts(scene_of(dealt(["2c 3c 4c", "5c 6c 7c", "8c 9c Tc"], "9d")))
    assert "Pope turned up: the deal is over" in shown
    assert {"dealer", "paid 3", "−2", "−3"} <= set(shown)


def test_who_sits_out_has_no_cards() -> None:
    rules = PopeJoan(dress="each")
    position = pope_joan_after(0, (50, 50, 50, 1), rules)
    scene = pope_joan.table(public_view(position), rules, GUESTS, 1, CAPTIONS)
    assert texts(scene).count("sits out") == 1
    assert texts(scene).count("14") == 3
    assert texts(pope_joan.hand(seat_view(position, 3), rules, CAPTIONS)) == [
        "You sit this deal out."
    ]


@pytest.mark.parametrize("rules", [PopeJoan(), PopeJoan(knave_optional="on")])
@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("leads", [0, 1, 3, 60])
def test_nothing_overlaps_and_nothing_leaves_the_table(
    rules: PopeJoan, seats: int, leads: int
) -> None:
    scene = after(leads, seats, rules)
    assert heaped(scene) == []
    assert beyond(scene) == []
    (board,) = [item for item in scene.items if isinstance(item, PoolBoard)]
    for _, each in on_the_felt(scene):
        assert _distance(board.at, each) >= board.radius


def _distance(spot: tuple[int, int], extent: Extent) -> float:
    """How far a thing is from a spot."""
    across = max(extent.left - spot[0], 0, spot[0] - extent.right)
    down = max(extent.top - spot[1], 0, spot[1] - extent.bottom)
    return hypot(across, down)


@pytest.mark.parametrize("knave_optional", ["on", "off"])
def test_heaps_and_names_lie_within_the_board(knave_optional: str) -> None:
    rules = replace(PopeJoan(), knave_optional=knave_optional)
    scene = after(0, 4, rules)
    (board,) = [item for item in scene.items if isinstance(item, PoolBoard)]
    heaps = [item for item in scene.items if isinstance(item, Heap)]
    written = [item for item in scene.items if isinstance(item, Label) and item.room == 142]
    assert len(written) == 2 * board.compartments
    for item in (*heaps, *written):
        away = ((item.at[0] - board.at[0]) ** 2 + (item.at[1] - board.at[1]) ** 2) ** 0.5
        assert 80 < away < FLOOR * board.radius - 20


def test_a_crowded_run_has_its_names_in_two_lines() -> None:
    table = dealt(["As 4s 7s Ts Ks 2h", "2s 5s 8s Js 3h", "3s 6s 9s Qs 4h"], "5c", dealer=2)
    lead(table, "As")
    scene = scene_of(table)
    labels = [item for item in scene.items if isinstance(item, Label)]
    below = [item for item in labels if item.text in NAMES and item.ground is Ground.FELT]
    run = run_of(scene)
    assert len(run) == len(below) == 13
    assert len({item.at[1] for item in below}) == 2
    foot = run[0].at[1] + height_of(run[0].width) // 2
    assert all(foot < written(name).top for name in below)
    for one, other in combinations(map(written, below), 2):
        assert not one.touches(other)


def test_a_heap_is_no_larger_than_its_place() -> None:
    assert len({heap(count).image.size for count in range(1, MOST + 1)}) == 1
    more = [sum(heap(count).mask.tobytes()) for count in range(1, MOST + 1)]
    assert len(set(more)) == MOST


def test_a_hand_is_sorted_from_the_ace_upwards() -> None:
    table = dealt(["Ks As 3s 2h", "2s 7h", "3h Qc Kc"], "5c")
    shown = pope_joan.hand(seat_view(table.position, 0), PopeJoan(), CAPTIONS)
    held = [item.card for item in shown.items if isinstance(item, Face)]
    assert held == list(cards("As 3s Ks 2h"))


def test_on_turn_the_cards_stand_up_that_may_be_led() -> None:
    rules = PopeJoan(lead="ordered")
    table = dealt(["Kc 4s", "Kd 3s 9d", "3h Qc"], "5c", rules)
    leading = pope_joan.hand(seat_view(table.position, 1), rules, CAPTIONS)
    faces = {item.card: item for item in leading.items if isinstance(item, Face)}
    (king,) = cards("Kd")
    dimmed = {each for each, face in faces.items() if face.state is State.DIMMED}
    assert dimmed == set(faces) - {king}
    waiting = pope_joan.hand(seat_view(table.position, 0), rules, CAPTIONS)
    states = {str(item.card): item.state for item in waiting.items if isinstance(item, Face)}
    assert states == {"4s": State.PLAIN, "Kc": State.MARKED}
    pope = pope_joan.hand(seat_view(table.position, 1), PopeJoan(), CAPTIONS)
    rims = {str(item.card): item.state for item in pope.items if isinstance(item, Face)}
    assert rims["9d"] is State.MARKED
    assert rims["3s"] is State.PLAIN


@pytest.mark.parametrize("peeks", ["on", "off"])
def test_the_stock_is_in_the_dealers_hand_only_where_he_may_look(peeks: str) -> None:
    rules = replace(PopeJoan(), dealer_peeks=peeks)
    position = pope_joan_after(0, RICH, rules)
    for seat in range(8):
        shown = pope_joan.hand(seat_view(position, seat), rules, CAPTIONS)
        faces = {item.card for item in shown.items if isinstance(item, Face)}
        stock = set(position.veiled.cards) & faces
        sees = peeks == "on" and seat == position.table.dealer
        assert stock == (set(position.veiled.cards) if sees else set())
        assert len(faces - stock) == 5
    table = pope_joan.table(public_view(position), rules, GUESTS, 1, CAPTIONS)
    assert len([item for item in table.items if isinstance(item, Face)]) == 1


def test_a_scene_knows_no_more_than_the_view() -> None:
    position = pope_joan_after(3, RICH, PopeJoan())
    assert position.table.phase is Phase.PLAY
    scene = pope_joan.table(public_view(position), PopeJoan(), GUESTS, 1, CAPTIONS)
    shown = {item.card for item in scene.items if isinstance(item, Face)}
    hidden = {card for hand in position.hands for card in hand.cards} | set(position.veiled.cards)
    assert not shown & hidden
    assert min(map(height, shown)) >= 1
