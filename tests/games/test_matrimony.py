"""Matrimony: the worked examples of its book, and the chances; seat 0 is seat 1 of the book."""

from __future__ import annotations

import pytest

from bot.games.matrimony import (
    CHANCES,
    Lay,
    Matrimony,
    Showed,
    Swept,
)
from bot.rules.cards import PACK
from bot.rules.chance import Shuffled
from bot.rules.game import Company
from tests.games.matrimony_table import (
    PLAIN,
    all_lay,
    begun,
    dealt,
    lay,
    played,
    pools,
    shuffle,
    table_of,
    won,
)

# --- the worked examples ----------------------------------------------------------------------


def test_m14_m3_e1_the_ace_of_diamonds_turned_up_sweeps_all() -> None:
    hands = ("2c 3c 4c", "5c 6c 7c", "8c 9c Ad", "Kd Qd 2d", "3d 5d 6d")
    table = dealt(hands, best=4)
    assert table.happened(Swept) == [Swept(2, 25)]
    assert won(table) == dict.fromkeys(CHANCES, 2)
    assert table.stacks == (45, 46, 71, 46, 46)
    assert pools(table) == [0, 0, 0, 0, 0]
    assert table.sitting.next_dealer == 1
    assert not table.happened(Showed)


def test_m15_m16_m18_m20_e2_each_chance_goes_to_its_holder_and_confederacy_stands_over() -> None:
    table = dealt(("2c 3c 4c", "Kc 6c Qd", "Qs 9c Jd", "5h 5d 2d", "3d 6d 7d"))
    assert won(table) == {"matrimony": 1, "intrigue": 2, "pairs": 3, "best": 1}
    assert table.stacks == (45, 52, 51, 51, 46)
    assert pools(table) == [0, 0, 0, 5, 0]


def test_m17_e3_of_equal_combinations_the_eldest_has_preference() -> None:
    table = dealt(("Ks Qs 4c", "3c 6c 7c", "Kc 9c Qd", "Kh Qh 2d", "3d 6d 8d"))
    assert won(table) == {"matrimony": 2, "best": 2}
    assert (table.stacks[0], table.stacks[2]) == (45, 52)


def test_m19_m20_e4_the_ace_of_diamonds_in_hand_is_an_ordinary_ace() -> None:
    table = dealt(("2c 3c 4c", "Ac 6c 7c", "Ad 9c Td", "Kh Qh 2d", "3d 6d 8d"))
    assert won(table) == {"best": 1, "matrimony": 3}
    assert table.stacks[1:4] == (47, 46, 51)


def test_m16_e5_king_queen_and_knave_in_one_hand_win_three_chances() -> None:
    table = dealt(("2c 3c 4c", "5c 6c 7c", "Kc Qd Jh", "5h 9d 2d", "3d 6d 8d"))
    assert won(table) == {"matrimony": 2, "intrigue": 2, "confederacy": 2, "best": 2}
    assert table.stacks[2] == 62
    assert pools(table) == [0, 0, 0, 0, 5]


def test_m9_m10_m11_e6_the_dealer_lays_twelve_and_the_rest_eleven_each() -> None:
    table = begun()
    lay(table, 0, best=12)
    words = table.refusal(1, Lay({"best": 12}))
    assert words == "Lay just 11 chips in all: as many as the dealer, less one."
    lay(table, 1, pairs=11)
    lay(table, 2, matrimony=11)
    lay(table, 3, best=5, pairs=6)
    lay(table, 4, confederacy=11)
    shuffle(table, ("2c 3c 4c", "5c 6c 7c", "8c 9c Td", "5h 9d 2d", "3d 6d 8d"))
    assert won(table) == {"best": 2}
    assert table.stacks == (38, 39, 56, 39, 39)
    assert pools(table) == [0, 11, 0, 11, 17]


def test_m7_e7_the_highest_pair() -> None:
    table = dealt(("2c 2d 4c", "5c 5d 7c", "8c 9c Td", "5h 9h 5s", "Kd 6d Kh"))
    assert won(table) == {"pairs": 4, "best": 4}
    assert table.stacks[4] == 52


# --- the table --------------------------------------------------------------------------------


def test_m1_five_to_fourteen_play_with_the_whole_pack() -> None:
    assert Matrimony().sizes == range(5, 15)
    carry = table_of().sitting.carry
    assert Matrimony().fault(Company((50,) * 14, 14), carry) is None
    table = played((*PLAIN, "7d 8d Td"), stacks=(50,) * 14)
    assert sum(len(hand.cards) for hand in table.position.hands) == 42
    assert len(table.position.veiled.cards) == 10
    short = (50, 50, 50, 50, None)
    why = Matrimony().fault(Company(short, 5), carry)
    assert why == "Matrimony is played by 5 to 14 here."
    table = begun()
    all_lay(table, best=2)
    assert table.refusal(None, Shuffled(PACK[1:])) == "A shuffle of 52 given cards is asked for."


@pytest.mark.parametrize("least", [2, 3, 4, 5])
def test_m1_smaller_tables_where_the_house_allows_them(least: int) -> None:
    rules, carry = Matrimony(min_seats=least), table_of().sitting.carry
    assert rules.sizes == range(least, 15)
    assert rules.fault(Company((2,) * least, least), carry) is None
    assert rules.fault(Company((2,) * (least - 1), least - 1), carry) is not None
    table = begun(rules, (10,) * least)
    all_lay(table, best=3)
    assert pools(table)[0] == 3 + 2 * (least - 1)


def test_m2_there_are_five_chances_and_no_other() -> None:
    table = begun()
    assert [*table.pools] == ["best", "matrimony", "intrigue", "confederacy", "pairs"]
    words = table.refusal(0, Lay({"best": 2, "game": 1}))
    assert words == "There is no chance called game on the sheet."
    assert (
        table.refusal(0, Lay({"best": 5, "pairs": -1})) == "Chips are put down, and not taken up."
    )


@pytest.mark.parametrize(
    ("chance", "hand"),
    [
        pytest.param("matrimony", "Kc 8d Qh", id="M6"),
        pytest.param("intrigue", "Jc Qd 8h", id="M5"),
        pytest.param("confederacy", "8c Js Kh", id="M4"),
    ],
)
def test_m4_m5_m6_two_courts_of_whatever_suit(chance: str, hand: str) -> None:
    table = dealt(("2c 3c 4c", "5c 6c 7c", "9c Tc 2h", "3h 5h 6h", hand))
    assert won(table) == {chance: 4, "best": 4}


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        pytest.param(("2c 3c 4c", "5c 6c 7c", "9c 9d 2d"), 2, id="the only one"),
        pytest.param(("Tc Th 4c", "9h 9d 2d", "5c 6c 7c"), 0, id="the dealer's is higher"),
        pytest.param(("9c 9h 4c", "5c 6c 7c", "9s 9d 2d"), 2, id="of equals the elder"),
        pytest.param(("9c 9h 4c", "Ts Th Tc", "Ks Jd 2d"), 1, id="three alike are a pair"),
    ],
)
def test_m7_pairs(hands: tuple[str, ...], winner: int) -> None:
    table = dealt((*hands, "3h 6h 8h", "3s 6s 8s"))
    assert won(table)["pairs"] == winner


def test_m8_counters_move_and_none_is_lost() -> None:
    table = played(PLAIN)
    assert table.table.chips.total == 250
    assert all(payment.amount > 0 for payment in table.payments)
