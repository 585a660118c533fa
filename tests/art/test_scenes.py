"""What lies where on every table, in a lobby and in a hand, compared as values."""

from __future__ import annotations

from math import hypot

import pytest

from bot.games.whist import Whist
from bot.rules.cards import card, cards
from bot.rules.game import seat_view
from cards_art import seating, whist
from cards_art.fan import fan, sorted_by_suit
from cards_art.scene import (
    Back,
    Disc,
    Face,
    Ground,
    Guest,
    Label,
    Panel,
    Row,
    State,
)
from cogs.whist.captions import CAPTIONS
from tests.art.parts import of_kind, texts
from tests.art.samples import hands, tables
from tests.art.samples.guests import FREE
from tests.art.samples.whist import after as whist_after

LINE, NOTCH, ROUND = 39, 31, 8
"""Where the gilt line runs, the radius of its corners, and that of the corners of a plate."""


@pytest.mark.parametrize("name", sorted(tables()))
def test_everything_lies_on_the_table(name: str) -> None:
    scene = tables()[name]
    for item in scene.items:
        if isinstance(item, Panel | Face | Back | Row | Disc | Label):
            assert 40 < item.at[0] < scene.size[0] - 40
            assert 40 < item.at[1] < scene.size[1] - 40


@pytest.mark.parametrize("name", sorted(tables()))
def test_no_plate_runs_over_the_ornament_in_a_corner(name: str) -> None:
    wide, high = tables()[name].size
    plates = [item for item in of_kind(tables()[name], Panel) if item.ground is Ground.WALNUT]
    for panel in plates:
        (x, y), (across, down) = panel.at, panel.size
        aside = min(x - across // 2, wide - x - across // 2) + ROUND
        below = min(y - down // 2, high - y - down // 2) + ROUND
        assert hypot(max(aside - LINE, 0), max(below - LINE, 0)) > NOTCH + ROUND, panel


@pytest.mark.parametrize("count", range(2, 17))
def test_plates_round_a_table_do_not_touch(count: int) -> None:
    scene = seating.lobby((Guest("Ada", False, False),) * count)
    plates = [item for item in scene.items if isinstance(item, Panel)]
    assert len(plates) == count
    for index, one in enumerate(plates):
        for other in plates[index + 1 :]:
            across, down = abs(one.at[0] - other.at[0]), abs(one.at[1] - other.at[1])
            assert across >= one.size[0] or down >= one.size[1]


def test_a_lobby_tells_guests_from_free_seats() -> None:
    scene = seating.lobby((Guest("Ada", False, False), FREE))
    assert texts(scene) == ["Ada", "free seat"]


def test_where_many_may_sit_one_free_seat_stands_for_all() -> None:
    scene = seating.lobby(
        (Guest("Ada", False, False), FREE, Guest("Ben", False, False), *[FREE] * 5)
    )
    assert texts(scene) == ["Ada", "Ben", "free seat"]


@pytest.mark.parametrize(
    ("held", "ordered"),
    [
        ("2c As Td 3h", "As 3h 2c Td"),
        ("2c 9c Ac", "Ac 9c 2c"),
        ("2h 2d 5s", "5s 2h 2d"),
        ("2c 2s Kd", "2s 2c Kd"),
        ("2d 2h", "2h 2d"),
    ],
)
def test_a_hand_keeps_its_order_of_suits(held: str, ordered: str) -> None:
    assert sorted_by_suit(cards(held)) == cards(ordered)


def test_a_hand_keeps_within_its_picture_and_in_order() -> None:
    for scene in hands().values():
        held = [item for item in scene.items if isinstance(item, Face) and item.width == 152]
        across = [item.at[0] for item in held]
        assert across == sorted(across)
        assert len(set(across)) == len(across)
        assert all(76 + 12 < each < scene.size[0] - 76 - 12 for each in across)


def test_what_may_be_played_stands_up_and_the_rest_is_dimmed() -> None:
    scene = fan(cards("As 2s 3h"), cards("3h"))
    assert [(item.card, item.state) for item in scene.items if isinstance(item, Face)] == [
        (card("As"), State.DIMMED),
        (card("2s"), State.DIMMED),
        (card("3h"), State.PLAIN),
    ]
    low, _, high = (item.at[1] for item in scene.items if isinstance(item, Face))
    assert high < low


def test_a_hand_off_turn_is_level() -> None:
    position = whist_after(1)
    on_turn = position.table.on_turn
    for seat in range(4):
        levels = {
            item.at[1]
            for item in whist.hand(seat_view(position, seat), Whist(), CAPTIONS).items
            if isinstance(item, Face)
        }
        assert (len(levels) == 1) == (seat != on_turn)


def test_an_empty_hand_is_an_empty_picture() -> None:
    assert fan((), None).items == ()


def test_a_hand_does_not_say_what_it_holds() -> None:
    assert repr(fan(cards("As Kd"), None)) == "HandScene(2 items)"
