"""What cards count, and how they are told."""

from __future__ import annotations

import pytest

from bot.rules.cards import best_total, cards, corner, pips, rank_names, short, suit_name


def test_an_ace_is_one_and_a_court_card_ten() -> None:
    assert [pips(each) for each in cards("Ac 2c 9c Tc Jc Kc")] == [1, 2, 9, 10, 10, 10]


@pytest.mark.parametrize(
    ("held", "limit", "total"),
    [
        ("Ac Kd", 21, 21),
        ("Ac Ad 9h", 21, 21),
        ("Ac Kd Qh", 21, 21),
        ("Kc Qd 5h", 21, 25),
        ("Ac Kc Qd Jh 9h", 31, 40),
        ("Ac Ad Ah", 31, 23),
        ("Ac Ad 9h", 31, 31),
    ],
)
def test_aces_count_eleven_as_long_as_that_fits(held: str, limit: int, total: int) -> None:
    assert best_total(cards(held), limit) == total


def test_cards_in_words() -> None:
    ten, queen = cards("Ts Qh")
    assert (short(ten), corner(queen)) == ("10♠", "Q")
    assert suit_name(queen.suit) == "heart"
    assert [rank_names(each) for each in (6, 10, 14)] == ["sixes", "tens", "aces"]
