"""What lies where on a table of chemin de fer, compared as values."""

from __future__ import annotations

import pytest

from bot.games.chemin_de_fer import Banco, Bet
from bot.rules.cards import card, cards
from bot.rules.game import Company, public_view, seat_view
from bot.rules.play import opened, play
from bot.rules.third_card import Draw
from cards_art import chemin_de_fer
from cards_art.croupier import Basket, Field, Shoe
from cards_art.scene import (
    Back,
    Disc,
    Face,
    HandScene,
    Label,
    Panel,
    Pointer,
    State,
    TableScene,
)
from cogs.chemin_de_fer.captions import CAPTIONS
from tests.art.extent import on_the_felt
from tests.art.parts import texts
from tests.art.samples.chemin_de_fer import (
    FEW,
    GUESTS,
    MANY,
    RULES,
    STAKES,
    coup,
    hands,
    tables,
)
from tests.art.samples.chemin_de_fer import (
    scene as shown,
)
from tests.art.samples.guests import FREE


def faces(scene: TableScene | HandScene) -> dict[str, State]:
    return {item.card.code: item.state for item in scene.items if isinstance(item, Face)}


@pytest.mark.parametrize("seats", range(2, 12))
def test_every_seat_has_a_plate_a_field_and_its_chips(seats: int) -> None:
    stacks = tuple(1_000 + seat for seat in range(seats))
    scene = shown(coup("4c 2d", stacks, 0, 30, ()))
    assert len([item for item in scene.items if isinstance(item, Field)]) == seats + 2
    for seat in range(seats):
        assert GUESTS[seat].name in texts(scene)
        assert f"{1_000 + seat:,}" in texts(scene)


def test_the_seats_run_down_the_left_side_and_up_the_right() -> None:
    scene = shown(coup("4c 2d", MANY, 0, 30, ()))
    at = {item.text: item.at for item in scene.items if isinstance(item, Label)}
    places = [at[guest.name] for guest in GUESTS[:11]]
    left, right = places[:6], places[6:]
    assert all(x < 600 for x, _ in left)
    assert all(x > 600 for x, _ in right)
    assert [y for _, y in left] == sorted(y for _, y in left)
    assert [y for _, y in right] == sorted((y for _, y in right), reverse=True)


def test_empty_places_are_not_shown() -> None:
    stacks = (100, None, 80, *(None,) * 8)
    scene = shown(coup("4c 2d", stacks, 0, 30, ()))
    assert len([item for item in scene.items if isinstance(item, Field)]) == 4
    assert GUESTS[1].name not in texts(scene)


def test_who_has_gone_leaves_a_free_seat() -> None:
    view = public_view(coup("9c 9d Kh Ks", FEW, 0, 80, ((1, Bet(5)), (3, Banco()))))
    guests = (GUESTS[0], FREE, *GUESTS[2:])
    assert "free seat" in texts(chemin_de_fer.table(view, RULES, guests, 3, CAPTIONS))


def test_the_stakes_as_they_come_in() -> None:
    scene = tables()["chemin-de-fer-banco-called"]
    assert {"nothing", "Banco!", "suivi", "Bank", "Bank 80", "Banco is called"} <= set(texts(scene))
    assert {"25", "Stakes, please"} <= set(texts(tables()["chemin-de-fer-betting"]))
    assert {"won 2", "Kitty 7"} <= set(texts(tables()["chemin-de-fer-betting"]))


def test_everybody_who_is_waited_for_has_a_pointer_and_a_bright_plate() -> None:
    for name, waited in (
        ("chemin-de-fer-open", 1),
        ("chemin-de-fer-betting", 1),
        ("chemin-de-fer-over", 0),
    ):
        scene = tables()[name]
        assert len([item for item in scene.items if isinstance(item, Pointer)]) == waited
        assert len([item for item in scene.items if isinstance(item, Panel) and item.lit]) == waited


def test_hands_lie_face_down_but_for_the_third_card() -> None:
    asked, drawn = tables()["chemin-de-fer-punter"], tables()["chemin-de-fer-banker"]
    for scene in (asked, drawn):
        assert len([item for item in scene.items if isinstance(item, Back)]) == 4
    assert faces(asked) == {}
    assert faces(drawn) == {"7d": State.PLAIN}


def test_hands_are_turned_up_with_their_points_and_the_better_one_marked() -> None:
    scene = tables()["chemin-de-fer-over"]
    marked, dimmed = State.MARKED, State.DIMMED
    assert faces(scene) == {
        "2d": marked, "3s": marked, "Kd": marked, "2c": dimmed, "2h": dimmed, "7d": dimmed,
    }  # fmt: skip
    points = [item.text for item in scene.items if isinstance(item, Disc) and item.text]
    assert points == ["5", "1"]
    assert "The bank wins" in texts(scene)
    tie = tables()["chemin-de-fer-banco-tie"]
    assert set(faces(tie).values()) == {State.PLAIN}
    assert {"A tie", f"Banco: {GUESTS[3].name}"} <= set(texts(tie))


def test_what_was_won_and_lost_stands_before_each_seat_and_in_the_gallery() -> None:
    assert {"Bank", "+65", "−25", "−40"} <= set(texts(tables()["chemin-de-fer-over"]))
    moves = ((1, Bet(30)), (2, Bet(0)), (3, Bet(7)))
    for first, banker, seat, behind in (
        ("9c 2d Kh Ks", "−37", "+30", "+7"),
        ("2c 9d Kh Ks", "+37", "−30", "−7"),
    ):
        scene = shown(coup(first, (80, 100, 50, 60), 2, 80, moves))
        assert {banker, seat, behind} <= set(texts(scene))
    tie = shown(coup("9c 9d Kh Ks", (80, 100, 50, 60), 2, 80, moves))
    assert not [text for text in texts(tie) if text[0] in "+−"]


def test_plates_keep_clear_of_the_corners() -> None:
    for name in ("chemin-de-fer-eleven", "chemin-de-fer-crowd"):
        for item, each in on_the_felt(tables()[name]):
            if isinstance(item, Panel | Field):
                aside = min(each.left, 1_200 - each.right) >= 72
                assert aside or (each.top >= 72 and each.bottom <= 728), name


def test_the_shoe_and_the_basket_are_counted() -> None:
    scene = tables()["chemin-de-fer-over"]
    assert {"shoe 306", "used 6"} <= set(texts(scene))
    (shoe,) = (item for item in scene.items if isinstance(item, Shoe))
    (basket,) = (item for item in scene.items if isinstance(item, Basket))
    assert (shoe.eighths, basket.used) == (8, True)
    left = " ".join(each.code for each in cards("2c 2d 2h 3s 7d Kd"))
    half = shown(coup(left, FEW, 0, 80, (), shoe=left))
    (basket,) = (item for item in half.items if isinstance(item, Basket))
    assert basket.used
    assert {"shoe 6", "used 306"} <= set(texts(half))
    assert "to be shuffled" in texts(tables()["chemin-de-fer-open"])


def test_of_the_gallery_those_who_stake_have_plates_and_the_rest_share_one() -> None:
    few, crowd = tables()["chemin-de-fer-crowd-betting"], tables()["chemin-de-fer-crowd"]
    assert {"1,000", "3,000"} <= set(texts(few))
    assert "1 others" not in texts(few)
    assert "6 others" in texts(crowd)
    assert f"{sum(500 * each for each in range(6, 12)):,}" in texts(crowd)


def test_an_onlooker_who_plays_the_hand_is_shown_first() -> None:
    moves = ((1, Bet(0)), (2, Bet(1)), (3, Bet(7)))
    position = coup("4c 2d 2h 3s", (80, 100, 50, 60), 2, 80, moves)
    assert position.table.represents == 3
    scene = shown(position)
    lit = [item for item in scene.items if isinstance(item, Panel) and item.lit]
    assert len(lit) == 1
    assert lit[0].at[1] > 650
    assert f"{GUESTS[3].name} plays" in texts(scene)


@pytest.mark.parametrize("seat", range(4))
def test_a_hand_shows_its_holder_what_is_his(seat: int) -> None:
    position = coup("2c 2d 2h 3s 7d Kd", FEW, 0, 80, (*STAKES, (3, Draw())))
    scene = chemin_de_fer.hand(seat_view(position, seat), RULES, CAPTIONS)
    expected = {0: {"2d", "3s", "7d"}, 3: {"2c", "2h", "7d"}}.get(seat, set())
    assert set(faces(scene)) == expected
    points = [item.text for item in scene.items if isinstance(item, Disc)]
    assert points == {0: ["5"], 3: ["1"]}.get(seat, [])
    assert (texts(scene) == ["You hold no cards."]) is (seat in (1, 2))


def test_before_the_deal_nobody_has_cards() -> None:
    betting = coup("", FEW, 0, 80, STAKES[:1])
    scene = chemin_de_fer.hand(seat_view(betting, 1), RULES, CAPTIONS)
    assert texts(scene) == ["The cards are not dealt yet."]


def test_hands_keep_within_their_pictures() -> None:
    for name, scene in hands().items():
        for item in scene.items:
            if isinstance(item, Face):
                assert 12 + item.width // 2 < item.at[0] < scene.size[0] - 12 - item.width // 2, (
                    name
                )


def test_no_card_is_shown_that_is_not_turned_up() -> None:
    position = opened(RULES, Company((100, 100), 2), RULES.carried({})).position
    assert faces(shown(position)) == {}
    drawn = coup("2c 2d 2h 3s 7d Kd", FEW, 0, 80, (*STAKES, (3, Draw())))
    over = play(RULES, drawn, 0, Draw()).position
    assert card("Kd") in over.table.bank
    assert "Kd" not in faces(shown(drawn))
