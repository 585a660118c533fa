"""What is played for an absent player of cassino, by the measure of the book."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.cassino import Cassino, Take, complete_takes, gathered, take_worth
from bot.games.cassino.numbers import divided, making, number, total
from bot.rules.cards import PACK, card, cards
from tests.games.cassino_table import FULL, heap, lay, may, midway, sight, take


def same(found: object, wanted: object) -> bool:
    """Whether two takes are the same, whatever their order."""
    if not isinstance(found, Take) or not isinstance(wanted, Take):
        return found == wanted
    sets = [{frozenset(group) for group in each.groups} for each in (found, wanted)]
    return found.card is wanted.card and sets[0] == sets[1]


@pytest.mark.parametrize(
    ("board", "hand", "does"),
    [
        pytest.param("4c 5d 4h Ac", "9s", take("9s", "4c 4h Ac"), id="an ace is a point"),
        pytest.param("8c 2s 7d 3c", "Ts", take("Ts", "8c 2s", "7d 3c"), id="all that combine"),
        pytest.param("8c 2c 2s", "Th", take("Th", "8c 2s"), id="Little Cassino first"),
        pytest.param("5c 5d 2h 3h", "Th", take("Th", "2h 3h 5c"), id="more cards, the lower suit"),
        pytest.param("5c 5s 4h Kd", "9h", take("9h", "4h 5s"), id="then spades"),
        pytest.param("6c 2c 5d 3h", "8h", take("8h", "2c 6c", "3h 5d"), id="both of two"),
        pytest.param("Kc Kd 3h", "Kh 3s", take("Kh", "Kc", "Kd"), id="three cards before two"),
        pytest.param("Kc 3h", "Kh 3s", take("3s", "3h"), id="a spade before none"),
        pytest.param("Kc 3h", "Kh 3d", take("3d", "3h"), id="then the lower card of the hand"),
        pytest.param("Td 9c", "Th 9h 9s", take("Th", "Td"), id="Great Cassino"),
        pytest.param("3c 5d", "3h 8h", take("8h", "3c 5d"), id="a sweep is a point"),
        pytest.param("Kc 5d 5c", "Kh 5h 4d", take("5h", "5c", "5d"), id="cards"),
        pytest.param("Kc", "3h 7d Qd", lay("3h"), id="the lowest number card is laid"),
        pytest.param("Kc", "Ah 2s Td 9d Qd", lay("9d"), id="which is neither ace nor Cassino"),
        pytest.param("Kc", "Ah 2s Td Qd Js", lay("Js"), id="else the lowest court card"),
        pytest.param("Kc", "Td 2s Ah As", lay("Ah"), id="else the lowest of the rest"),
        pytest.param("Kc", "3h 3d 3c", lay("3c"), id="suits in their order"),
        pytest.param("Kc", "Ks Ah", take("Ks", "Kc"), id="a sweep with a court card"),
    ],
)  # fmt: skip
def test_the_book_plays(board: str, hand: str, does: object) -> None:
    table = midway(board, [hand, "6s"])
    assert same(table.absent(0), does), table.absent(0)


def test_a_sweep_that_does_not_count_is_no_point() -> None:
    for stock, points in ((0, 0), (1, 1)):
        table = midway("Kc", ["Ks", ""], stock=stock)
        assert take_worth(sight(table), take("Ks", "Kc")) == (points, 2, 1)


@pytest.mark.parametrize(
    ("owner", "does"),
    [
        pytest.param(0, take("8s", "5d 3s"), id="an owner looks at nothing else"),
        pytest.param(1, take("Kh", "Kc", "Kd", "Ks"), id="four cards before three"),
    ],
)
def test_whoever_has_built_takes_the_build(owner: int, does: Take) -> None:
    table = midway("Kc Kd Ks 9h", ["8s Kh 9c", "6s"], FULL, heaps=[heap(8, "5d 3s", owner)])
    assert same(table.absent(0), does)


def test_with_loose_cards_of_the_value_a_build_goes_too() -> None:
    heaps = [heap(8, "5d 3s", 0), heap(8, "4d 4s", 1)]
    table = midway("8c 7h Ac", ["8s Kh", "6s"], FULL, heaps=heaps)
    assert same(table.absent(0), take("8s", "8c", "5d 3s", "4d 4s", "7h Ac"))


def test_sums_are_all_found_and_nothing_else() -> None:
    some = cards("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Kc Ad 9h")
    for value in range(1, 11):
        found = {frozenset(each) for each in making(some, value, 2)}
        masks = ({some[i] for i in range(13) if mask >> i & 1} for mask in range(1 << 13))
        wanted = {
            frozenset(each) for each in masks
            if len(each) > 1 and all(map(number, each)) and total(each) == value
        }  # fmt: skip
        assert found == wanted


def test_cards_are_divided_wherever_that_can_be() -> None:
    assert divided(cards("9d Ah 8s 2c 5h 5d"), 10) is not None
    assert divided(cards("9d 8s 2c Ah 7d 3d"), 10) is not None
    assert divided(cards("9d 8s 3c"), 10) is None
    assert divided(cards("6d 6s 4c 2h 2c"), 10) is not None
    assert divided(cards("6d 6s 6c 6h 4c 4d 2h 2c 8s"), 10) is None
    assert divided(cards("Kd"), 10) is None
    random = Random(3)
    for _ in range(200):
        value, parts = random.randint(3, 10), []
        left = [each for each in PACK if number(each)]
        for _ in range(random.randint(1, 5)):
            sets = [*making(random.sample(left, min(12, len(left))), value, 1)]
            if sets:
                parts.append(random.choice(sets))
                left = [each for each in left if each not in parts[-1]]
        chosen = tuple(each for part in parts for each in part)
        found = divided(chosen, value)
        assert found is not None
        assert sorted(map(str, gathered(found))) == sorted(map(str, chosen))
        assert all(total(each) == value for each in found)


def test_a_board_full_of_numbers_is_not_searched_through() -> None:
    board = " ".join(each.code for each in PACK if 0 < number(each) < 10)
    table = midway(board, ["Th Kh", "Kd"], Cassino(must_take="on"), stock=0)
    takes = complete_takes(sight(table), card("Th"))
    assert 1 <= len(takes) <= 13
    assert all(may(table, each) for each in takes)
    best = table.absent(0)
    assert isinstance(best, Take)
    assert may(table, best)
    assert table.offered(0) == takes[:4]
