"""What hands are worth at thirty-one."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from bot.games.thirty_one import THIRTY_ONE, ThirtyOne, Worth, best_suit, points
from bot.rules.cards import PACK, card, cards
from bot.rules.codec import decode


def worth(hand: str, **options: str) -> Worth:
    return decode(ThirtyOne, options).worth(cards(hand))


@pytest.mark.parametrize(
    ("code", "counts"),
    [("As", 11), ("Kd", 10), ("Qh", 10), ("Jc", 10), ("Ts", 10), ("9d", 9), ("5h", 5), ("2c", 2)],
)
def test_t9_aces_eleven_courts_ten_others_their_pips(code: str, counts: int) -> None:
    assert points(card(code)) == counts


@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ("Ah Kh Th", Worth(31)),
        ("Ah 9h Kh", Worth(30)),
        ("7c 7d 7h", Worth(30, 7)),
        ("Kc Qc 5c", Worth(25)),
        ("Ac 9d 9h", Worth(11)),
        ("2c 3d 4h", Worth(4)),
        ("Ts 9s Ad", Worth(19)),
    ],
)
def test_t8_t9_t14_example_1_scores(hand: str, value: Worth) -> None:
    assert worth(hand) == value


def test_t11_t13_example_2_a_triplet_beats_thirty() -> None:
    assert worth("2c 2d 2h") > worth("As Ks 9s")


def test_t11_thirty_one_beats_the_highest_triplet() -> None:
    assert THIRTY_ONE > worth("Ac Ad Ah") == Worth(30, 14), "not 33"


def test_t2_t12_the_higher_triplet_is_preferred() -> None:
    ranked = [worth(f"{rank}c {rank}d {rank}s") for rank in "AKQJT98765432"]
    assert all(higher > lower for higher, lower in pairwise(ranked))


def test_t10_thirty_one_wants_an_ace_and_two_tens_of_a_suit() -> None:
    for hand in combinations(PACK, 3):
        ranks = sorted(each.rank for each in hand)
        made = len({each.suit for each in hand}) == 1 and ranks[2] == 14 and ranks[0] >= 10
        assert (ThirtyOne().worth(hand) == THIRTY_ONE) == made


def test_t14_no_hand_is_worth_less_than_three() -> None:
    assert min(ThirtyOne().worth(hand) for hand in combinations(PACK, 3)) == Worth(3)
    assert worth("2c 2d 3h") == Worth(3)


@pytest.mark.parametrize(
    ("hand", "counting"),
    [
        ("Ad 9d 8s", "Ad 9d"),
        ("9d 8s Ad", "9d Ad"),
        ("Ac 9d 9h", "Ac"),
        ("5d 6d Jc", "5d 6d"),
        ("9h 9d 2c", "9d"),
        ("Ts Js Qs", "Ts Js Qs"),
    ],
)
def test_t14_the_cards_that_count(hand: str, counting: str) -> None:
    assert best_suit(cards(hand)) == cards(counting)


@pytest.mark.parametrize(("hand", "value"), [("7c 7d 7h", 7), ("Ac Ad Ah", 11), ("Kc Kd Ks", 10)])
def test_without_triplets_three_alike_are_nothing_special(hand: str, value: int) -> None:
    assert worth(hand, triplets="off") == Worth(value)
