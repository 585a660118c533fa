"""What lies where on a table of cassino, and in a hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TypeAlias

import pytest

from bot.games.cassino import Cassino
from bot.rules.cards import PACK, card
from bot.rules.game import public_view
from bot.rules.values import changed
from cards_art import cassino, text
from cards_art.blank import height_of
from cards_art.fonts import Typeface
from cards_art.palette import CREAM, FELT
from cards_art.samples.cassino import (
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
from cards_art.samples.guests import GUESTS
from cards_art.scene import (
    Anchor,
    Back,
    Disc,
    Face,
    Ground,
    Guest,
    Item,
    Label,
    Panel,
    Pointer,
    Row,
    State,
    TableScene,
)
from tests.art.parts import of_kind, texts

Box: TypeAlias = tuple[float, float, float, float]


def box(item: Item) -> Box | None:
    """How far a thing reaches: left, top, right, bottom; none for what lies upon another."""
    match item:
        case Face(at=at, width=width) | Back(at=at, width=width):
            size: tuple[float, float] = width - 6, height_of(width) - 4
        case Row(at=at, length=length, width=width):
            size = length, height_of(width)
        case Panel(at=at, size=size):
            pass
        case Pointer(at=at):
            size = 24, 24
        case Disc(at=at, radius=26):
            size = 52, 52
        case Label(ground=Ground.FELT):
            return _line(item)
        case _:
            return None
    return at[0] - size[0] / 2, at[1] - size[1] / 2, at[0] + size[0] / 2, at[1] + size[1] / 2


def _line(label: Label) -> Box:
    cut = Typeface[label.letter.name]
    wide = text.stamp(label.text, cut, label.pixels, label.room, FELT, CREAM).image.width - 4
    left = {Anchor.LEFT: 0, Anchor.MIDDLE: wide / 2, Anchor.RIGHT: wide}[label.anchor]
    x, y = label.at[0] - left, label.at[1]
    return x, y - 0.36 * label.pixels, x + wide, y + 0.45 * label.pixels


def touch(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("name", sorted(tables()))
def test_nothing_touches_and_nothing_leaves_the_baize(name: str) -> None:
    found = [(item, reach) for item in tables()[name].items if (reach := box(item)) is not None]
    for item, (left, top, right, bottom) in found:
        assert left > 40, item
        assert top > 40, item
        assert right < 1_160, item
        assert bottom < 760, item
    for (one, mine), (other, its) in combinations(found, 2):
        cards = {type(one), type(other)} <= {Face, Back}
        assert cards or not touch(mine, its), (one, other)


@pytest.mark.parametrize("count", [*range(1, 27), 36, 52])
@pytest.mark.parametrize("seats", [2, 4])
def test_loose_cards_never_cover_one_another(count: int, seats: int) -> None:
    some = " ".join(each.code for each in PACK[:count])
    position = lying(after(RULES, seats, 20), some)
    alone = replace(position, table=changed(position.table, last=None))
    drawn = scene(RULES, alone)
    assert [face.card for face in of_kind(drawn, Face)] == [*PACK[:count]]
    boxes = [reach for item in drawn.items if (reach := box(item)) and not isinstance(item, Back)]
    assert not any(touch(one, other) for one, other in combinations(boxes, 2))


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
        number for number in position.table.held if number
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


def test_who_has_won_the_game_or_scored_is_told() -> None:
    assert {"wins the game"} <= set(texts(tables()["cassino-over-2"]))
    assert any(each.startswith("scores ") for each in texts(tables()["cassino-over-3"]))
    assert any(each.startswith("score ") for each in texts(tables()["cassino-over-4"]))


def test_a_seat_left_between_two_deals_is_free() -> None:
    guests = (GUESTS[0], Guest("", False, False), GUESTS[2])
    drawn: TableScene = cassino.table(public_view(after(RULES, 3, 5)), RULES, guests, 1)
    assert "free seat" in texts(drawn)


def test_a_hand_says_what_each_card_could_take() -> None:
    drawn = hands()["cassino-sweep"]
    assert texts(drawn) == ["sweeps"]
    (up,) = [face for face in of_kind(drawn, Face) if face.at[1] < 142]
    assert up.card is card("8s")
    assert texts(hands()["cassino-dealt"]) == ["takes 1", "takes 2", "takes 2"]
    assert texts(hands()["cassino-over"]) == ["All cards are played."]
