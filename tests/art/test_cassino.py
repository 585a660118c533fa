"""What lies where on a table of cassino, and in a hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.cassino import Cassino
from bot.rules.cards import PACK, card
from bot.rules.game import Position, public_view
from cards_art import cassino
from cards_art.scene import (
    Back,
    Face,
    Ground,
    Panel,
    Pointer,
    Row,
    State,
    TableScene,
)
from cogs.cassino.captions import CAPTIONS
from tests.art.extent import heaped
from tests.art.parts import of_kind, texts
from tests.art.samples.cassino import (
    FULL,
    RULES,
    after,
    built,
    hands,
    lying,
    opening,
    scene,
    tables,
)
from tests.art.samples.guests import FREE, GUESTS


@pytest.mark.parametrize("count", [*range(1, 27), 36, 52])
@pytest.mark.parametrize("seats", [2, 4])
def test_loose_cards_never_cover_one_another(count: int, seats: int) -> None:
    some = " ".join(each.code for each in PACK[:count])
    position = lying(after(RULES, seats, 20), some)
    nobody = replace(position.table, last=None)
    alone = Position(nobody, position.hands, position.veiled)
    drawn = scene(RULES, alone)
    assert [face.card for face in of_kind(drawn, Face)] == [*PACK[:count]]
    assert heaped(drawn) == []


def test_a_scene_is_a_value() -> None:
    assert scene(RULES, after(RULES, 4, 9)) == scene(RULES, after(RULES, 4, 9))
    assert scene(RULES, after(RULES, 4, 9)) != scene(RULES, after(RULES, 4, 10))
    assert hash(scene(RULES, after(RULES, 4, 9))) == hash(scene(RULES, after(RULES, 4, 9)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_is_there_with_the_cards_held(seats: int) -> None:
    position = after(RULES, seats, 9)
    drawn = scene(RULES, position)
    plates = [panel for panel in of_kind(drawn, Panel) if panel.ground is Ground.WALNUT]
    assert len(plates) == seats
    assert plates[0].at[1] > 700, "seat 0 is nearest to the viewer"
    assert [row.count for row in of_kind(drawn, Row)] == [
        number for number in position.table.left if number
    ]
    for seat in range(seats):
        assert GUESTS[seat].name in texts(drawn)


def test_the_board_lies_in_the_middle_and_the_last_take_by_the_edge() -> None:
    position = after(RULES, 2, 9)
    faces = of_kind(scene(RULES, position), Face)
    last = position.table.last
    assert last is not None
    small = [face.card for face in faces if face.width == 58]
    assert small == [last.card, *last.cards]
    assert next(face.state for face in faces if face.width == 58) is State.MARKED
    assert [face.card for face in faces if face.width > 58] == [*position.table.loose]


def test_no_hand_and_no_pile_is_shown_before_the_end() -> None:
    position = after(RULES, 4, 31)
    last = position.table.last
    assert last is not None
    shown = {face.card for face in of_kind(scene(RULES, position), Face)}
    assert shown == {*position.table.loose, last.card, *last.cards}


def test_the_seat_on_turn_is_lit_and_has_the_pointer() -> None:
    drawn = scene(RULES, after(RULES, 3, 22))
    (lit,) = [panel for panel in of_kind(drawn, Panel) if panel.lit]
    (pointer,) = of_kind(drawn, Pointer)
    assert abs(pointer.at[0] - lit.at[0]) + abs(pointer.at[1] - lit.at[1]) < 180


def test_a_build_says_what_takes_it_and_whose_it_is() -> None:
    drawn = scene(FULL, built(after(FULL, 4, 14)))
    assert {"9 · 山田太郎", "6s · Ἑλένη", "10 · Ada"} <= set(texts(drawn))
    slips = [panel for panel in of_kind(drawn, Panel) if panel.size[1] == 40]
    assert len(slips) == 3


def test_score_and_pack_are_written() -> None:
    shown = texts(scene(RULES, after(RULES, 4, 31)))
    assert {"Deal 7", "to 11 points", "10", "7", "Pack", "Last take"} <= set(shown)
    single = scene(Cassino(target=0), after(RULES, 2, 3))
    assert "a single deal" in texts(single)
    out = scene(RULES, after(RULES, 2, 44))
    assert "dealt out" in texts(out)


def test_purses_are_shown_only_where_there_is_a_stake() -> None:
    assert "12,345" not in texts(scene(RULES, after(RULES, 3, 4)))
    assert "12,345" in texts(scene(FULL, after(FULL, 3, 4)))


def test_piles_are_counted_where_they_lie_open_and_sweeps_where_there_are_any() -> None:
    position = after(FULL, 3, 30)
    shown = texts(scene(FULL, position))
    assert {"Cards", "Sweeps"} <= set(shown)
    for pile in position.table.piles:
        assert str(len(pile)) in shown
    assert "Sweeps" not in texts(scene(RULES, after(RULES, 4, 2)))


def test_before_the_cards_the_pack_waits() -> None:
    drawn = scene(RULES, opening(RULES, 2))
    assert of_kind(drawn, Back)
    assert not of_kind(drawn, Face)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_account_says_what_each_side_counts_and_shows_all_that_it_won(seats: int) -> None:
    position = after(RULES, seats, 48)
    drawn = scene(RULES, position)
    shown = texts(drawn)
    assert {"Cards", "Spades", "Great Cassino", "Little Cassino", "Aces", "Sweeps"} <= set(shown)
    for tally, score in zip(position.table.tallies, position.table.score, strict=True):
        assert {str(tally.cards), str(tally.points), str(score)} <= set(shown)
    piles = {each for pile in position.table.piles for each in pile}
    assert {face.card for face in of_kind(drawn, Face)} == piles


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_account_lies_clear_of_the_gilding_in_the_corner(seats: int) -> None:
    (paper, *_) = of_kind(scene(RULES, after(RULES, seats, 48)), Panel)
    assert paper.at[0] - paper.size[0] // 2 > 70


def test_who_has_won_the_game_or_scored_is_told() -> None:
    assert {"wins the game"} <= set(texts(tables()["cassino-over-2"]))
    assert any(each.startswith("scores ") for each in texts(tables()["cassino-over-3"]))
    assert any(each.startswith("score ") for each in texts(tables()["cassino-over-4"]))


def test_a_seat_left_between_two_deals_is_free() -> None:
    guests = (GUESTS[0], FREE, GUESTS[2])
    drawn: TableScene = cassino.table(public_view(after(RULES, 3, 5)), RULES, guests, 1, CAPTIONS)
    assert "free seat" in texts(drawn)


def test_a_hand_says_what_each_card_could_take() -> None:
    drawn = hands()["cassino-sweep"]
    assert texts(drawn) == ["sweeps"]
    (up,) = [face for face in of_kind(drawn, Face) if face.at[1] < 142]
    assert up.card is card("8s")
    assert texts(hands()["cassino-dealt"]) == ["takes 1", "takes 2", "takes 2"]
    assert texts(hands()["cassino-over"]) == ["All cards are played."]
