"""The count of baccarat."""

from __future__ import annotations

import pytest

from bot.rules.baccarat import bank_draws, is_false_draw, is_natural, point
from bot.rules.cards import card, cards

TABLEAU = {
    "stood": "DDDDDDSS",
    "A": "DDDDSSSS",
    "2": "DDDDDSSS",
    "3": "DDDDDSSS",
    "4": "DDDDDDSS",
    "5": "DDDDDDSS",
    "6": "DDDDDDDS",
    "7": "DDDDDDDS",
    "8": "DDDSSSSS",
    "9": "DDDDSSSS",
    "T": "DDDDSSSS",
    "K": "DDDDSSSS",
}
"""Draw or stand with 0 to 7, by the punter's third card."""


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("Kc Qd", 0),
        ("9c 6d", 5),
        ("Ac 8d", 9),
        ("Tc 9d", 9),
        ("Jc 2d 8s", 0),
        ("9c 9d 9s", 7),
        ("Ac Ad As", 3),
        ("", 0),
    ],
)
def test_c2_c3_c4_points(hand: str, count: int) -> None:
    assert point(cards(hand)) == count


@pytest.mark.parametrize(("hand", "natural"), [("4c 4d", True), ("Kc 9d", True), ("3c 4d", False)])
def test_c21_naturals(hand: str, natural: bool) -> None:
    assert is_natural(cards(hand)) is natural


@pytest.mark.parametrize("held", range(8))
@pytest.mark.parametrize("drew", [False, True])
def test_c29_c31_c32_c35_false_draws(held: int, drew: bool) -> None:
    two = cards(f"Kc {held}d") if held > 1 else cards(["Kc Kd", "Kc Ad"][held])
    rule = {True: "01234", False: "67"}
    allowed = str(held) in rule[drew] or held == 5
    assert is_false_draw(two, drew=drew) is not allowed


@pytest.mark.parametrize("third", TABLEAU)
def test_the_tableau(third: str) -> None:
    drawn = None if third == "stood" else card(third + "c")
    found = "".join("D" if bank_draws(held, drawn) else "S" for held in range(8))
    assert found == TABLEAU[third]
