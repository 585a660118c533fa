"""The pools of Pope Joan: who collects them, who pays for cards, and what stands over."""

from __future__ import annotations

import pytest

from bot.games.pope_joan import STAKES, Carry, Excused, PopeJoan
from bot.rules.cards import card
from bot.rules.pools import Took
from bot.rules.stops import PaidForCards
from tests.games.pope_joan_table import (
    collected,
    dealt,
    lead,
)

SPLIT = PopeJoan(divide_split="on")


@pytest.mark.parametrize(
    ("led", "won"),
    [
        ("Ah", [(1, "ace", 1)]),
        ("Kh", [(1, "king", 1)]),
        ("Qh", [(1, "queen", 1)]),
        ("Jh", [(1, "knave", 1)]),
        ("9d", [(1, "pope", 6)]),
        ("Ks", []),
        ("Th", []),
        ("9h", []),
    ],
)
def test_p26_p39_honours_of_trumps_and_pope_collect_as_they_are_played(
    led: str, won: list[tuple[int, str, int]]
) -> None:
    table = dealt(["2c 3s", f"{led} 4s 5d", "2d 6s"], "5h")
    lead(table, led)
    assert collected(table) == won


@pytest.mark.parametrize("turn_up", ["5c", "5d", "5h", "5s"])
def test_p26_nine_of_diamonds_is_pope_whatever_is_trumps(turn_up: str) -> None:
    table = dealt(["2c 3s", "9d 4s 6d", "2d 6s"], turn_up)
    lead(table, "9d")
    assert collected(table) == [(1, "pope", 6)]


def test_p21_cards_kept_in_hand_win_nothing() -> None:
    table = dealt(["Ah Kh Qh 9d", "2s", "Jh 3c"], "5h")
    lead(table, "2s")
    assert collected(table) == [(1, "game", 1)]
    assert table.stacks == (35, 50 + 1 + 2, 48)


@pytest.mark.parametrize(
    ("hands", "led", "won"),
    [
        pytest.param(
            ["3s", "Kh Qh 2c 4d", "6s 5d"],
            "Kh Qh",
            [(1, "king", 1), (1, "queen", 1), (1, "matrimony", 2)],
            id="king first",
        ),
        pytest.param(
            ["3s", "Qh Jh 2c 4d", "6s 5d"],
            "Qh Jh",
            [(1, "queen", 1), (1, "knave", 1), (1, "intrigue", 2)],
            id="queen first",
        ),
        pytest.param(
            ["3s", "Kh Qh Jh 4d", "6s 5d"],
            "Kh Jh",
            [
                (1, "king", 1),
                (1, "knave", 1),
                (1, "queen", 1),
                (1, "intrigue", 2),
                (1, "matrimony", 2),
            ],
            id="queen last: both",
        ),
        pytest.param(
            ["3s", "Kh Jh 2c 4d", "6s 5d"],
            "Kh Jh",
            [(1, "king", 1), (1, "knave", 1)],
            id="king and knave are no pair",
        ),
        pytest.param(
            ["3s", "Kc Qc 2h 4d", "6s 5d"],
            "Qc",
            [],
            id="only in trumps",
        ),
    ],
)
def test_p20_p40_pairs_of_one_hand(
    hands: list[str], led: str, won: list[tuple[int, str, int]]
) -> None:
    table = dealt(hands, "5h")
    lead(table, led)
    assert collected(table) == won


@pytest.mark.parametrize(
    ("rules", "pairs"),
    [
        (PopeJoan(), []),
        (SPLIT, [(2, "intrigue", 1), (1, "intrigue", 1), (0, "matrimony", 1), (2, "matrimony", 1)]),
    ],
)
def test_p41_pairs_in_different_hands_are_divided_only_by_option(
    rules: PopeJoan, pairs: list[tuple[int, str, int]]
) -> None:
    table = dealt(["Kh 3s", "Jh 5c", "Qh 6c"], "5h", rules)
    lead(table, "Jh")
    found = collected(table)
    assert [each for each in found if each[1] in ("matrimony", "intrigue")] == pairs
    assert [each for each in found if each not in pairs] == [
        (1, "knave", 1),
        (2, "queen", 1),
        (0, "king", 1),
    ]


@pytest.mark.parametrize(
    ("before", "higher", "lower"), [(0, 1, 1), (1, 2, 1), (2, 2, 2), (5, 4, 3)]
)
def test_p41_the_odd_chip_goes_to_the_higher_card(before: int, higher: int, lower: int) -> None:
    table = dealt(["Kh 3s", "2c 5c", "Qh 6c"], "5h", SPLIT, dealer=1, pools={"matrimony": before})
    lead(table, "Qh")
    assert collected(table)[2:] == [(0, "matrimony", higher), (2, "matrimony", lower)]
    assert table.pools["matrimony"] == 0


def test_p41_a_pair_of_one_hand_is_not_divided() -> None:
    table = dealt(["Kh Qh 3s", "2c 5c", "4h 6c"], "5h", SPLIT, dealer=2)
    lead(table, "Qh")
    assert collected(table) == [(0, "queen", 1), (0, "king", 1), (0, "matrimony", 2)]


def test_p17_the_winner_takes_the_game_and_a_chip_a_card_as_far_as_others_can_pay() -> None:
    table = dealt(["2s 3d", "Kc", "4c 5h 6h"], "2h", stacks=(50, 50, 2), pools={"game": 3})
    lead(table, "Kc")
    assert collected(table) == [(1, "game", 4)]
    assert table.happened(PaidForCards) == [PaidForCards(2, 1, 3, 2), PaidForCards(0, 1, 2, 2)]
    assert table.stacks == (33, 58, 0)


def test_p18_excused_even_with_many_cards() -> None:
    table = dealt(["2s 3d", "Kc", "4c 9d 5h 6h"], "2h")
    lead(table, "Kc")
    assert table.happened(Excused) == [Excused(2, card("9d"))]
    assert table.stacks == (33, 53, 50)


def test_p19_pope_played_excuses_nobody() -> None:
    table = dealt(["2s 3d", "9d 8c 4d", "9c"], "2h")
    lead(table, "9d 8c")
    assert table.happened(Excused) == []
    assert table.stacks == (33, 50 + 6 - 1, 50 + 1 + 1 + 2)


def test_p22_p23_p42_pools_not_won_stand_over_to_the_next_deal() -> None:
    table = dealt(["2s 3d", "Kc", "4c 5h"], "2h")
    lead(table, "Kc")
    assert table.sitting.carry == Carry(1, {**STAKES, "game": 0}, (1, 2, 0))
    table.begin()
    assert table.table.dealer == 1
    assert table.pools == {name: 2 * chips for name, chips in STAKES.items()} | {"game": 1}
    assert table.happened(Took) == [Took(1, "game", 1)]
