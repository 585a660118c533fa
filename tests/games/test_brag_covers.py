"""Brag when chips run out: covering, closed pots and who takes them; and what a see lays open."""

from __future__ import annotations

import pytest

from bot.games.brag import Bet, Brag, Covered, Showed, Took
from bot.rules.cards import cards
from bot.rules.chips import Payment
from bot.rules.turns import Over
from tests.games.brag_table import COVER, FOLD, SEE, BragTable, dealt, go

LOW, PAIR, FLUSH, RUN = "2c 4h 8s", "Kc Kh 3s", "Qh 9h 3h", "5c 6h 7s"


def taken(table: BragTable) -> list[tuple[int, str, int, str]]:
    """Who took which pots, in their order."""
    return [(took.seat, took.pool, took.amount, took.by) for took in table.happened(Took)]


def shown(table: BragTable) -> list[int]:
    """Whose hands were laid open, in their order."""
    return [showed.seat for showed in table.happened(Showed)]


def example_11(b: str, c: str) -> BragTable:
    """Cover: A 20, B 3 and C 20 chips after the ante."""
    table = dealt({1: b, 2: c}, (21, 4, 21), dealer=2)
    go(table, "0 bet 5, 1 cover, 2 bet 5, 0 fold")
    return table


def test_example_11_the_better_hand_takes_the_closed_pot() -> None:
    table = example_11(PAIR, LOW)
    assert table.happened(Covered) == [Covered(1, 3, 1, 11)]
    assert taken(table) == [(2, "pot", 5, "folds"), (1, "closed_1", 11, "cover")]
    assert shown(table) == [2, 1]
    assert table.stacks == (15, 11, 20)
    assert table.pools == {"pot": 0, "closed_1": 0}


def test_example_11_the_winner_of_the_new_pot_may_win_both() -> None:
    table = example_11(LOW, PAIR)
    assert taken(table) == [(2, "pot", 5, "folds"), (2, "closed_1", 11, "cover")]


def test_example_11_on_a_tie_the_winner_of_the_new_pot_has_it() -> None:
    table = example_11("7c 7h Qs", "7d 7s Qh")
    assert taken(table) == [(2, "pot", 5, "folds"), (2, "closed_1", 11, "cover")]


def test_a_cover_pays_all_and_closes_the_pot() -> None:
    table = dealt({}, (21, 4, 21), dealer=2)
    go(table, "0 bet 5")
    assert table.offered(1) == [COVER, FOLD]
    assert table.bounds() == {}
    go(table, "1 cover")
    assert table.payments[-2:] == [
        Payment(1, "pot", 3, "cover"),
        Payment("pot", "closed_1", 11, "cover"),
    ]
    assert table.pools == {"pot": 0, "closed_1": 11}
    assert (table.table.live, table.table.covers) == ((0, 2), (1,))
    assert table.table.on_turn == 2
    assert table.refusal(1, FOLD) == "It is not your turn."


def test_a_cover_is_no_bet() -> None:
    table = dealt({}, (21, 4, 21, 21), dealer=3)
    go(table, "0 bet 5, 1 cover")
    assert table.table.last_bet == 5
    assert table.bounds() == {"bet": (5, 15)}


def test_cover_before_any_bet() -> None:
    table = dealt({0: LOW, 1: PAIR}, (3, 20, 20), Brag(min_bet=5), dealer=2)
    assert table.offered(0) == [COVER, FOLD]
    go(table, "0 cover, 1 bet 5, 2 fold")
    assert taken(table) == [(1, "pot", 5, "folds"), (1, "closed_1", 5, "cover")]


@pytest.mark.parametrize(("hand", "stacks"), [(PAIR, (3, 19, 19)), (LOW, (0, 22, 19))])
def test_cover_with_nothing_left_after_the_ante(hand: str, stacks: tuple[int, ...]) -> None:
    table = dealt({0: hand, 1: "2h 5d 9s"}, (1, 20, 20), dealer=2)
    assert table.stacks[0] == 0
    assert table.offered(0) == [COVER, FOLD]
    go(table, "0 cover")
    assert table.happened(Covered) == [Covered(0, 0, 1, 3)]
    go(table, "1 bet 1, 2 fold")
    assert table.stacks == stacks


def test_covering_that_leaves_one_uncovered_ends_the_betting_at_once() -> None:
    table = dealt({0: LOW, 1: PAIR}, (20, 3), dealer=1)
    go(table, "0 bet 5, 1 cover")
    assert table.rules.turn(table.table) == Over()
    assert taken(table) == [(1, "closed_1", 9, "cover")]
    assert shown(table) == [0, 1]
    assert table.stacks == (14, 9)


def test_folding_that_leaves_one_uncovered_ends_the_betting_at_once() -> None:
    table = dealt({0: LOW, 1: PAIR}, (20, 3, 20), dealer=2)
    go(table, "0 bet 5, 1 cover, 2 fold")
    assert taken(table) == [(1, "closed_1", 10, "cover")]


HANDS = {"low": LOW, "pair": PAIR, "flush": FLUSH, "run": RUN}


def two_covers(winner: str, first: str, second: str) -> BragTable:
    """B closes a pot of 7 with 1 chip, D another of 7 with 2; A stays with 5 in the newest pot."""
    hands = {0: HANDS[winner], 1: HANDS[first], 3: HANDS[second]}
    table = dealt(hands, (30, 2, 30, 3), dealer=3)
    go(table, "0 bet 2, 1 cover, 2 bet 5, 3 cover, 0 bet 5, 2 fold")
    return table


@pytest.mark.parametrize(
    ("winner", "first", "second", "newer", "older"),
    [
        pytest.param("run", "pair", "flush", 0, 0, id="the winner takes all"),
        pytest.param("low", "pair", "flush", 3, 3, id="the later cover takes both"),
        pytest.param("low", "flush", "pair", 3, 1, id="each takes its own"),
        pytest.param("pair", "flush", "low", 0, 1, id="the earlier cover takes its own"),
        pytest.param("flush", "low", "run", 3, 3, id="the later cover meets the older pot too"),
    ],
)
def test_several_covers_newest_first(
    winner: str, first: str, second: str, newer: int, older: int
) -> None:
    table = two_covers(winner, first, second)
    assert taken(table) == [
        (0, "pot", 5, "folds"),
        (newer, "closed_2", 7, "cover"),
        (older, "closed_1", 7, "cover"),
    ]
    assert shown(table) == [0, 3, 1]
    assert table.table.shown[2] == ()


@pytest.mark.parametrize(
    ("hands", "newer", "older"),
    [
        pytest.param({0: "7c 7h Qs", 1: "7d 7s Qh", 3: LOW}, 0, 0, id="ties go to the winner"),
        pytest.param({0: LOW, 1: "7c 7h Qs", 3: "7d 7s Qh"}, 3, 3, id="then to the later cover"),
        pytest.param({0: "8c Th 4s", 1: "8h Tc 4d", 3: "8s Td 4c"}, 0, 0, id="three alike"),
    ],
)
def test_ties_at_closed_pots(hands: dict[int, str], newer: int, older: int) -> None:
    table = dealt(hands, (30, 2, 30, 3), dealer=3)
    go(table, "0 bet 2, 1 cover, 2 bet 5, 3 cover, 0 bet 5, 2 fold")
    assert [(seat, pool) for seat, pool, *_ in taken(table)][1:] == [
        (newer, "closed_2"),
        (older, "closed_1"),
    ]


def test_a_second_cover_of_nothing_closes_an_empty_pot_and_meets_the_first() -> None:
    table = dealt({0: LOW, 1: PAIR, 2: FLUSH}, (20, 1, 1), dealer=2)
    go(table, "0 bet 5, 1 cover, 2 cover")
    assert table.happened(Covered) == [Covered(1, 0, 1, 8), Covered(2, 0, 2, 0)]
    assert taken(table) == [(2, "closed_1", 8, "cover")]
    assert shown(table) == [0, 2, 1]


def test_the_winner_of_a_see_meets_the_covers() -> None:
    table = dealt({0: PAIR, 1: RUN, 2: FLUSH}, (40, 2, 40), dealer=2)
    go(table, "0 bet 5, 1 cover, 2 bet 5, 0 bet 6, 2 see")
    assert taken(table) == [(2, "pot", 23, "see"), (1, "closed_1", 9, "cover")]
    assert shown(table) == [0, 2, 1]
    assert table.table.shown == (cards(PAIR), cards(RUN), cards(FLUSH))


def test_a_losing_seer_stays_hidden_before_the_covers() -> None:
    table = dealt({0: FLUSH, 1: RUN, 2: PAIR}, (40, 2, 40), dealer=2)
    go(table, "0 bet 5, 1 cover, 2 bet 5, 0 bet 6, 2 see")
    assert shown(table) == [0, 1]
    assert table.table.shown[2] == ()


def test_the_price_of_a_see_follows_a_bet_in_a_closed_pot() -> None:
    table = dealt({0: FLUSH, 1: RUN, 2: PAIR}, (40, 2, 40), dealer=2)
    go(table, "0 bet 5, 1 cover")
    assert table.table.pot == 0
    assert table.offered(2) == [SEE, FOLD]
    go(table, "2 see")
    assert taken(table) == [(0, "pot", 10, "see"), (1, "closed_1", 9, "cover")]


def test_a_see_is_open_only_to_uncovered_seats() -> None:
    table = dealt({}, (40, 2, 40, 40), dealer=3)
    go(table, "0 bet 5, 1 cover")
    assert table.refusal(2, SEE) == "You may see only when two are left to bet."


def test_short_stack_fold() -> None:
    table = dealt({}, (21, 4, 21), Brag(short_stack="fold"), dealer=2)
    go(table, "0 bet 5")
    assert table.offered(1) == [FOLD]
    assert table.refusal(1, COVER) == "By these house rules nobody covers."
    assert table.refusal(1, Bet(3)) == "You hold 3 and 5 is the least bet: you can only fold."
    go(table, "1 fold, 2 fold")
    assert taken(table) == [(0, "pot", 8, "folds")]


@pytest.mark.parametrize(("rule", "open_hands"), [("off", [0]), ("on", [0, 2])])
def test_b32_show_losing_seer(rule: str, open_hands: list[int]) -> None:
    rules = Brag(show_losing_seer="on" if rule == "on" else "off")
    table = dealt({0: PAIR, 2: LOW}, (20, 20, 20), rules, dealer=2)
    go(table, "0 bet 2, 1 fold, 2 see")
    assert shown(table) == open_hands
    assert taken(table) == [(0, "pot", 9, "see")]


def test_showed_tells_what_the_hand_is_worth() -> None:
    table = dealt({0: "Ad Jc 9d", 1: LOW}, (20, 20), dealer=1)
    go(table, "0 bet 2, 1 see")
    (showed,) = table.happened(Showed)
    assert showed.cards == cards("Ad Jc 9d")
    assert showed.reading == Brag().reading(cards("As Ac Jc"))
