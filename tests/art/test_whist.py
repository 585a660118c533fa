"""What lies where on a table of whist, compared as values."""

from __future__ import annotations

from dataclasses import replace

from bot.games.whist import Whist
from bot.rules.game import public_view
from cards_art import places, seating, whist
from cards_art.scene import (
    Disc,
    Face,
    Label,
    Panel,
    Pointer,
    Row,
    Sign,
    State,
    TableScene,
)
from cogs.whist.captions import CAPTIONS
from tests.art.parts import of_kind, texts
from tests.art.samples.guests import GUESTS
from tests.art.samples.whist import after as whist_after


def table_after(played: int, **house: object) -> TableScene:
    rules = replace(Whist(), **house)  # pyright: ignore[reportArgumentType]
    return whist.table(public_view(whist_after(played)), rules, GUESTS, 7, CAPTIONS)


def faces(scene: TableScene) -> dict[str, Face]:
    return {item.card.code: item for item in scene.items if isinstance(item, Face)}


def test_a_scene_is_a_value() -> None:
    assert table_after(9) == table_after(9)
    assert table_after(9) != table_after(10)
    assert hash(table_after(9)) == hash(table_after(9))


def test_the_turn_up_is_the_only_face_before_the_lead() -> None:
    position = whist_after(0)
    assert list(faces(table_after(0))) == [str(position.table.turn_up)]
    assert "Turned up" in texts(table_after(0))
    assert not of_kind(table_after(0), Sign)


def test_after_the_dealers_turn_only_the_trump_suit_is_shown() -> None:
    scene = table_after(4)
    (sign,) = of_kind(scene, Sign)
    assert isinstance(sign, Sign)
    assert sign.suit is whist_after(4).table.trumps
    assert "Turned up" not in texts(scene)


def test_each_card_of_the_trick_lies_before_its_seat() -> None:
    table = whist_after(3).table
    shown = faces(table_after(3))
    for played in table.trick.played:
        x, y = shown[played.card.code].at
        name_x, name_y = places.around(4)[played.seat].at
        assert (x - 600) * (name_x - 600) + (y - 400) * (name_y - 400) > 0


def test_the_lead_is_marked_and_the_winning_card_a_rim() -> None:
    table = whist_after(3).table
    scene = table_after(3)
    lead = faces(scene)[table.trick.cards[0].code]
    assert any(
        item.text == "led" and item.at[0] == lead.at[0]
        for item in scene.items
        if isinstance(item, Label)
    )
    assert table.trumps is not None
    winner = table.trick.best(table.trumps)
    marked = [code for code, face in faces(scene).items() if face.state is State.MARKED]
    assert marked == [each.card.code for each in table.trick.played if each.seat == winner]


def test_a_trick_just_taken_stays_in_the_middle_until_the_next_lead() -> None:
    last = whist_after(8).table.last
    assert last is not None
    taken, led = table_after(8), table_after(9)
    assert set(faces(taken)) == {each.code for each in last.cards}
    assert "Last trick" not in texts(taken)
    assert "Last trick" in texts(led)
    assert {faces(led)[each.code].width for each in last.cards} == {62}


def test_one_pointer_points_at_the_seat_on_turn() -> None:
    (pointer,) = of_kind(table_after(5), Pointer)
    seat = whist_after(5).table.on_turn
    assert pointer == seating.turn_marker(places.around(4)[seat])
    lit = [panel.at for panel in table_after(5).items if isinstance(panel, Panel) and panel.lit]
    assert lit == [places.around(4)[seat].at]


def test_the_dealer_has_the_button() -> None:
    dealer = whist_after(0).table.dealer
    assert seating.dealers_button(places.around(4)[dealer]) in table_after(0).items


def test_the_cards_left_are_counted_by_the_seats() -> None:
    scene = table_after(6)
    held = [row.count for row in scene.items if isinstance(row, Row) and row.width == 44]
    assert held == list(whist_after(6).table.left)
    assert sum(held) == 52 - 6


def test_tricks_and_score_are_written_down() -> None:
    table = whist_after(40).table
    shown = texts(table_after(40))
    for figure in (*table.tricks, *table.score):
        assert str(figure) in shown
    assert {"Deal 7", "to 5 points"} <= set(shown)
    assert "to 5 · games 1–0" in texts(table_after(40, match="rubber"))


def test_purses_are_shown_only_where_chips_are_played_for() -> None:
    assert "12,345" not in texts(table_after(2))
    assert "12,345" in texts(table_after(2, stake=5))


def test_all_thirteen_tricks_are_shown_at_the_end() -> None:
    scene = table_after(52)
    assert len(faces(scene)) == 52
    rows = {face.at[1] for face in faces(scene).values()}
    columns = {face.at[0] for face in faces(scene).values()}
    assert (len(rows), len(columns)) == (4, 13)
    assert sum(face.state is State.MARKED for face in faces(scene).values()) == 13


def test_the_numbers_of_the_tricks_are_clear_of_the_signs_of_the_lead_and_these_are_told() -> None:
    scene = table_after(52)
    signs = [item for item in scene.items if isinstance(item, Disc) and item.radius == 8]
    numbers = [item for item in scene.items if isinstance(item, Label) and item.at[1] == 296]
    assert len(numbers) == 13
    assert len(signs) == 14
    assert min(sign.at[1] - sign.radius for sign in signs) >= 296 + 15
    assert "led to the trick" in texts(scene)
