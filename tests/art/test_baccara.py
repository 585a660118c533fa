"""What lies where on a table of baccara, compared as values."""

from __future__ import annotations

import pytest

from bot.games.baccara import Bet
from bot.rules.cards import card
from bot.rules.game import seat_view
from bot.rules.third_card import Draw
from cards_art import baccara
from cards_art.scene import (
    Back,
    Disc,
    Face,
    HandScene,
    Label,
    Pointer,
    State,
    TableScene,
)
from cogs.baccara.captions import CAPTIONS
from tests.art.parts import texts
from tests.art.samples.baccara import (
    BETS,
    FEW,
    GUESTS,
    LOW,
    MANY,
    NATURAL,
    RULES,
    after,
    coup,
    hands,
    sale,
)
from tests.art.samples.baccara import (
    scene as shown,
)


def faces(scene: TableScene | HandScene) -> dict[str, State]:
    return {item.card.code: item.state for item in scene.items if isinstance(item, Face)}


@pytest.mark.parametrize("seats", range(3, 12))
def test_every_seat_has_a_plate_and_its_chips(seats: int) -> None:
    stacks = tuple(1_000 + seat for seat in range(seats))
    for scene in (shown(coup("", stacks, 0, 30, ())), shown(sale(stacks))):
        for seat in range(seats):
            assert GUESTS[seat].name in texts(scene)
            assert f"{1_000 + seat:,}" in texts(scene)


def test_the_right_is_on_the_left_of_the_picture_and_the_banker_at_its_head() -> None:
    scene = shown(coup("", MANY, 0, 30, ()))
    at = {item.text: item.at for item in scene.items if isinstance(item, Label) if item.at[1]}
    plates = {name: xy for name, xy in at.items() if name in {guest.name for guest in GUESTS}}
    right, left = GUESTS[3].name, GUESTS[4].name
    assert plates[right][0] < 300
    assert plates[left][0] > 900


def test_bets_lie_before_who_made_them() -> None:
    scene = shown(coup("", FEW, 0, 80, BETS))
    assert {"R 25", "à ch. 12", "L 40", "R 5"} <= set(texts(scene))


def test_sealed_bids_tell_no_amount() -> None:
    scene = shown(sale(FEW, 77, 30))
    assert texts(scene).count("sealed bid") == 2
    assert not any("77" in text for text in texts(scene))


def test_hands_are_face_down_and_third_cards_open() -> None:
    drawn = after(coup(LOW, FEW, 0, 80, BETS), (1, Draw()))
    scene = shown(drawn)
    assert len([item for item in scene.items if isinstance(item, Back)]) == 6
    assert faces(scene) == {"5s": State.PLAIN}


def test_a_side_that_wins_is_marked_and_one_that_loses_is_dimmed() -> None:
    scene = shown(coup("9c 2d 7h Kc Kd Ks", FEW, 0, 80, BETS))
    states = {code: state.name for code, state in faces(scene).items()}
    assert states == {
        "9c": "MARKED", "Kc": "MARKED", "2d": "DIMMED", "Kd": "DIMMED", "7h": "PLAIN", "Ks": "PLAIN"
    }  # fmt: skip


def test_what_the_bank_could_not_pay_is_told() -> None:
    scene = shown(coup(NATURAL, FEW, 0, 30, ((1, Bet("R", 50)), (3, Bet("R", 7)))))
    assert {"+30", "unpaid", "20", "±0"} <= set(texts(scene))


def test_the_turn_is_pointed_at() -> None:
    scene = shown(coup(LOW, FEW, 0, 80, BETS))
    (pointer,) = [item for item in scene.items if isinstance(item, Pointer)]
    assert pointer.at[0] < 400
    drawn = after(coup(LOW, FEW, 0, 80, BETS), (1, Draw()), (2, Draw()))
    (pointer,) = [item for item in shown(drawn).items if isinstance(item, Pointer)]
    assert 400 < pointer.at[0] < 800


def test_a_hand_has_its_cards_and_its_point() -> None:
    both = after(coup(LOW, FEW, 0, 80, BETS), (1, Draw()), (2, Draw()))
    bank = baccara.hand(seat_view(both, 0), RULES, CAPTIONS)
    assert set(faces(bank)) == {"2h", "3s", "5s", "6h"}
    assert "5" in [item.text for item in bank.items if isinstance(item, Disc)]
    holder = baccara.hand(seat_view(both, 1), RULES, CAPTIONS)
    assert set(faces(holder)) == {"2c", "Kc", "5s"}
    assert card("6h").code not in faces(holder)
    assert texts(baccara.hand(seat_view(both, 3), RULES, CAPTIONS)) == ["You hold no cards."]
    betting = baccara.hand(seat_view(coup("", FEW, 0, 80, BETS), 3), RULES, CAPTIONS)
    assert texts(betting) == ["The cards are not dealt yet."]


def test_a_bid_is_seen_by_who_made_it() -> None:
    assert texts(hands()["baccara-bid"]) == ["Your bid: 30."]
    unsaid = baccara.hand(seat_view(sale(FEW, 10), 1), RULES, CAPTIONS)
    assert texts(unsaid) == ["No bid yet."]
