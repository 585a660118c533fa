"""What lies where on a table of brag, and in a hand."""

from __future__ import annotations

import pytest

from bot.games.brag import Brag, Cover, Fold, See
from bot.rules.game import public_view
from cards_art import brag
from cards_art.counters import heap
from cards_art.scene import (
    Disc,
    Face,
    Label,
    Panel,
    Pointer,
    Row,
    State,
    Tone,
)
from cogs.brag.captions import CAPTIONS
from tests.art.parts import of_kind, texts
from tests.art.samples.brag import GUESTS, RICH, after, covers, dealt, hands, midway, scene, tables
from tests.art.samples.guests import FREE


def test_a_scene_is_a_value() -> None:
    assert scene(Brag(), midway(Brag(), 5)) == scene(Brag(), midway(Brag(), 5))
    assert scene(Brag(), midway(Brag(), 5)) != scene(Brag(), midway(Brag(), 6))


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_seat_shows_its_name_chips_and_bet(seats: int) -> None:
    table = midway(Brag(), seats)
    shown = texts(scene(Brag(), table))
    for seat in range(seats):
        assert GUESTS[seat].name in shown
        assert f"{table.table.chips.stacks[seat]:,}" in shown
        if seat:
            assert str(table.table.bets[seat]) in shown
    assert f"Pot {table.table.pot}" in shown
    assert len(of_kind(scene(Brag(), table), Row)) == seats


def test_the_seat_on_turn_is_lit_and_what_is_asked_of_it_is_written() -> None:
    drawn = scene(Brag(), midway(Brag(), 8))
    (lit,) = [panel for panel in of_kind(drawn, Panel) if panel.lit]
    (name,) = [label for label in of_kind(drawn, Label) if label.text == "Ada Lovelace"]
    assert lit.at[0] == name.at[0]
    assert len(of_kind(drawn, Pointer)) == 1
    assert texts(drawn)[texts(drawn).index("Least") :][:4] == ["Least", "8", "Most", "18"]
    assert "To see" not in texts(drawn)


def test_between_two_the_price_of_a_see_is_written() -> None:
    shown = texts(tables()["brag-two"])
    assert shown[shown.index("To see") + 1] == "14"


@pytest.mark.parametrize(
    ("short_stack", "line"), [("cover", ("To cover", "2")), ("fold", ("May only", "fold"))]
)
def test_who_is_short_of_chips_is_told_what_is_left(
    short_stack: str, line: tuple[str, str]
) -> None:
    rules = Brag(short_stack=short_stack)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    shown = texts(scene(rules, after(rules, dealt(rules, (20, 3, 20), {}, 2), 5)))
    assert shown[shown.index(line[0]) + 1] == line[1]


def test_who_is_out_of_it_has_a_word_and_no_cards() -> None:
    drawn = tables()["brag-sits-out"]
    assert {"sits out", "folded", "3", "under"} <= set(texts(drawn))
    assert len(of_kind(drawn, Row)) == 2


def test_each_closed_pot_lies_before_whoever_covers() -> None:
    table = covers(6)
    shown = texts(scene(RICH, table))
    for number in range(1, 7):
        pot = table.table.chips.pools[f"closed_{number}"]
        where = shown.index(f"closed pot {number}")
        assert shown[where - 1] == f"{pot:,}"


def test_a_closed_pot_may_be_empty() -> None:
    table = after(RICH, dealt(RICH, (20, 1, 1, 20), {}, 3), 5, Cover(), Cover())
    shown = texts(scene(RICH, table))
    assert shown[shown.index("closed pot 2") - 1] == "0"


def test_no_card_is_face_up_before_the_deal_is_over() -> None:
    for name in ("brag-two", "brag-cover", "brag-8", "brag-covers", "brag-all-folded"):
        assert of_kind(tables()[name], Face) == []


def test_a_see_shows_the_winner_and_what_was_taken() -> None:
    drawn = tables()["brag-seen"]
    faces = of_kind(drawn, Face)
    assert [face.card.code for face in faces] == ["Ad", "Kd", "5c"]
    assert {face.state for face in faces} == {State.MARKED}
    assert {"pair of kings", "bragger", "took", "32"} <= set(texts(drawn))
    sign, legend = [disc for disc in of_kind(drawn, Disc) if disc.radius == 10]
    assert (sign.at[0], sign.tone) == (faces[0].at[0], Tone.BRASS)
    assert (legend.at[0] > faces[2].at[0] + 29, legend.tone) == (True, Tone.BRASS)
    assert "Pot 0" not in texts(drawn)


def test_hands_that_lose_are_shown_without_a_rim() -> None:
    states = {face.card.code: face.state for face in of_kind(tables()["brag-compared"], Face)}
    assert states["Kc"] is State.MARKED
    assert states["2c"] is State.PLAIN


def test_all_hands_are_shown_when_all_cover() -> None:
    assert len(of_kind(tables()["brag-all-shown"], Face)) == 24


def test_a_see_won_by_a_prial_says_that_the_pack_will_be_shuffled() -> None:
    table = dealt(Brag(), (20, 20), {0: "9h 9c 9s"}, 1)
    assert "shuffled" in texts(scene(Brag(), after(Brag(), table, 2, 2, See())))


def test_a_seat_left_between_two_deals_is_free() -> None:
    table = after(Brag(), dealt(Brag(), (20, 20, 20), {}, 2), Fold(), Fold())
    guests = (GUESTS[0], FREE, GUESTS[2])
    assert "free seat" in texts(brag.table(public_view(table), Brag(), guests, 1, CAPTIONS))


def test_a_heap_of_counters_is_worth_its_amount() -> None:
    worth = {Tone.IVORY: 1, Tone.RED: 10, Tone.BLUE: 100, Tone.BRASS: 1_000}
    for amount in (0, 1, 22, 407, 9_999):
        assert sum(worth[disc.tone] for disc in heap(amount, (600, 300))) == amount


def test_a_hand_says_what_it_is_and_bears_a_sign_on_each_bragger() -> None:
    drawn = hands()["brag-prial"]
    assert [face.card.code for face in of_kind(drawn, Face)] == ["Ad", "Jc", "5c"]
    assert texts(drawn) == ["Prial of", "fives", "with braggers"]
    assert [disc.at[0] for disc in of_kind(drawn, Disc)] == [
        face.at[0] for face in of_kind(drawn, Face)[:2]
    ]
    assert texts(hands()["brag-natural"])[-1] == "natural"
    assert texts(hands()["brag-folded"]) == ["You have folded."]
