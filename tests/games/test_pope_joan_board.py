"""The board of Pope Joan: who dresses it, who collects, what stands over, and how a game ends."""

from __future__ import annotations

from collections.abc import Mapping
from operator import sub

import pytest

from bot.games.pope_joan import STAKES, STOPS_PACK, Carry, Excused, Lead, PopeJoan
from bot.rules.board import Dressed, SatOut
from bot.rules.cards import card
from bot.rules.chance import Draw, Drawn
from bot.rules.chips import Payment
from bot.rules.codec import UnreadableError, decode, encode
from bot.rules.game import Company
from bot.rules.lots import FirstDealer
from bot.rules.pools import Shared, Took
from bot.rules.sitting import stop
from bot.rules.stops import PaidForCards
from bot.rules.turns import OnTurn, Over
from tests.games.pope_joan_table import (
    PopeJoanTable,
    collected,
    dealt,
    lead,
    table_of,
)

EACH = PopeJoan(dress="each")
KNAVELESS = PopeJoan(knave_optional="on")
SPLIT = PopeJoan(divide_split="on")
DRESSED = {
    "pope": 6,
    "matrimony": 2,
    "intrigue": 2,
    "ace": 1,
    "king": 1,
    "queen": 1,
    "knave": 1,
    "game": 1,
}


def opened(
    rules: PopeJoan, stacks: tuple[int | None, ...] = (50, 50, 50), **carry: object
) -> PopeJoanTable:
    table = table_of(rules, stacks, **carry)
    table.begin()
    return table


@pytest.mark.parametrize("dealer", range(3))
def test_p4_p5_the_dealer_alone_dresses_the_board(dealer: int) -> None:
    table = opened(PopeJoan(), dealer=dealer)
    assert table.stacks == tuple(35 if seat == dealer else 50 for seat in range(3))
    assert table.pools == DRESSED == STAKES
    assert table.happened(Dressed) == [Dressed(dealer, (dealer,), 15)]


def test_p23_p42_chips_are_added_to_what_was_left() -> None:
    left = {"pope": 12, "matrimony": 4, "king": 3}
    table = opened(PopeJoan(), dealer=0, pools=left)
    assert table.pools == DRESSED | {"pope": 18, "matrimony": 6, "king": 4}


def test_p27_a_board_without_king_queen_and_knave() -> None:
    table = opened(KNAVELESS, dealer=0)
    assert table.stacks == (38, 50, 50)
    assert table.pools == {"pope": 6, "matrimony": 2, "intrigue": 2, "ace": 1, "game": 1}


@pytest.mark.parametrize(
    ("seats", "contribution", "each", "pope"),
    [
        pytest.param(3, 0, 4, 3, id="three put in four"),
        pytest.param(4, 0, 3, 3, id="four put in three"),
        pytest.param(5, 0, 2, 1, id="five put in two"),
        pytest.param(8, 0, 2, 7, id="eight put in two"),
        pytest.param(3, 3, 4, 3, id="raised to what is needed"),
        pytest.param(3, 5, 5, 6, id="five each"),
        pytest.param(8, 1, 2, 7, id="one each is too little"),
        pytest.param(8, 20, 20, 151, id="much"),
    ],
)
def test_p6_p28_every_player_contributes(
    seats: int, contribution: int, each: int, pope: int
) -> None:
    table = opened(PopeJoan(dress="each", contribution=contribution), (50,) * seats, dealer=0)
    assert table.stacks == (50 - each,) * seats
    assert table.pools == DRESSED | {"pope": pope}
    assert table.happened(Dressed) == [Dressed(0, (*range(1, seats), 0), each)]


@pytest.mark.parametrize(
    ("seats", "contribution", "each", "pope"),
    [(3, 0, 3, 3), (4, 0, 2, 2), (7, 1, 1, 1), (8, 1, 1, 2), (6, 1, 2, 6)],
)
def test_p27_p28_contributions_to_a_board_of_five(
    seats: int, contribution: int, each: int, pope: int
) -> None:
    rules = PopeJoan(dress="each", contribution=contribution, knave_optional="on")
    table = opened(rules, (50,) * seats)
    assert table.stacks == (50 - each,) * seats
    assert table.pools == {"pope": pope, "matrimony": 2, "intrigue": 2, "ace": 1, "game": 1}


@pytest.mark.parametrize(
    ("stacks_before", "players", "each"),
    [
        pytest.param((50, 50, 50, 2), (0, 1, 2), 4, id="four put in three: one has two"),
        pytest.param((50, 50, 3, 50, 2), (0, 1, 2, 3, 4), 2, id="five put in two: all have it"),
        pytest.param((50, 50, 3, 50, 1), (0, 1, 2, 3), 3, id="four are left and three is enough"),
        pytest.param((50, 2, 2, 50, 50, 1), (0, 1, 2, 3, 4), 2, id="five are left"),
        pytest.param((50, 2, 50, 50, 1), (0, 2, 3), 4, id="two in turn sit out"),
    ],
)
def test_p6_who_is_short_sits_out_and_the_part_is_found_again(
    stacks_before: tuple[int, ...], players: tuple[int, ...], each: int
) -> None:
    table = opened(EACH, stacks_before)
    assert set(table.table.players) == set(players)
    out = [seat for seat in range(len(stacks_before)) if seat not in players]
    assert table.happened(SatOut) == [SatOut(seat, each) for seat in out]
    paid = (each if seat in players else 0 for seat in range(len(stacks_before)))
    assert table.stacks == tuple(map(sub, stacks_before, paid))
    assert sum(table.pools.values()) == each * len(players)


def test_p6_who_sits_out_gets_no_cards_and_does_not_deal() -> None:
    table = table_of(EACH, (50, 2, 50, 50), dealer=1)
    table.deal(STOPS_PACK)
    assert table.table.dealer == 2
    assert table.table.players == (3, 0, 2)
    assert table.table.left == (14, 0, 14, 14)


@pytest.mark.parametrize(
    ("rules", "stacks", "fault"),
    [
        (PopeJoan(), (14, 14, 14), "Pope Joan wants one who can pay 15 chips for the board."),
        (PopeJoan(), (0, 15, 0), None),
        (KNAVELESS, (11, 11, 11), "Pope Joan wants one who can pay 12 chips for the board."),
        (KNAVELESS, (12, 0, 0), None),
        (EACH, (4, 4, 4), None),
        (EACH, (4, 4, 3), "Pope Joan wants three who can pay 4 chips for the board."),
        (EACH, (50, 50, 3, 2), "Pope Joan wants three who can pay 4 chips for the board."),
        (
            PopeJoan(dress="each", contribution=9),
            (9, 9, 8),
            "Pope Joan wants three who can pay 9 chips for the board.",
        ),
    ],
)
def test_a_board_that_nobody_can_dress(
    rules: PopeJoan, stacks: tuple[int, ...], fault: str | None
) -> None:
    assert rules.fault(Company(stacks, len(stacks)), rules.carried({})) == fault


@pytest.mark.parametrize(
    ("stacks", "carry", "dealer"),
    [
        pytest.param((50, 50, 50), {}, 2, id="the last seat, so that seat 0 is eldest"),
        pytest.param((50, 50, 14), {}, 0, id="the last cannot: the next on the left"),
        pytest.param((50, 50, 50), {"dealer": 1}, 1, id="as it is carried"),
        pytest.param((50, 14, 14), {"dealer": 1}, 0, id="passed over"),
        pytest.param((50, None, 50, 50), {"dealer": 1}, 2, id="gone"),
        pytest.param((14, 15, 14), {"dealer": 2}, 1, id="the only one who can"),
    ],
)
def test_who_deals(stacks: tuple[int | None, ...], carry: Mapping[str, int], dealer: int) -> None:
    table = opened(PopeJoan(), stacks, **carry)
    assert table.table.dealer == dealer
    assert table.table.players[-1] == dealer or stacks[dealer] is None
    assert set(table.table.players) == {
        seat for seat, each in enumerate(stacks) if each is not None
    }


def test_a_dealer_who_is_not_at_the_table_is_a_fault() -> None:
    rules = PopeJoan()
    fault = rules.fault(Company((50, 50, 50), 3), rules.carried({"dealer": 3}))
    assert fault == "There is no seat 4 at this table."


def test_the_lot_of_the_first_knave() -> None:
    rules = PopeJoan()
    assert rules.seated_by((0, 2, 5)) == Draw((0, 2, 5))
    found = rules.seating((0, 2, 5), Drawn((2, 5, 0)))
    assert found.order == (0, 2, 5)
    assert found.carry.dealer == 2
    assert found.events == (FirstDealer(2),)


@pytest.mark.parametrize(
    ("turn_up", "pool"), [("Ah", "ace"), ("Kh", "king"), ("Qh", "queen"), ("Jh", "knave")]
)
def test_p11_p32_an_honour_turned_up_is_the_dealers(turn_up: str, pool: str) -> None:
    table = dealt(["2c", "3d", "4s"], turn_up, pools={pool: 4})
    assert collected(table) == [(0, pool, 5)]
    assert table.stacks == (40, 50, 50)
    assert table.pools == DRESSED | {pool: 0}
    assert table.rules.turn(table.table) == OnTurn(1)


@pytest.mark.parametrize("turn_up", ["Kh", "Qh", "Jh"])
def test_p11_p27_an_honour_without_a_pool_wins_nothing(turn_up: str) -> None:
    table = dealt(["2c", "3d", "4s"], turn_up, KNAVELESS)
    assert collected(table) == []
    assert table.rules.turn(table.table) == OnTurn(1)


@pytest.mark.parametrize("turn_up", ["Th", "2s", "9h", "9c"])
def test_p11_no_other_card_turned_up_wins(turn_up: str) -> None:
    table = dealt(["2c", "3d", "4s"], turn_up)
    assert collected(table) == []


def test_p12_pope_turned_up_costs_the_poor_what_they_have() -> None:
    table = dealt(["2c 3c 4c", "5c 6c 7c", "8c 9c Tc"], "9d", stacks=(50, 1, 0), pools={"pope": 5})
    assert collected(table) == [(0, "pope", 11), (0, "game", 1)]
    assert table.happened(PaidForCards) == [PaidForCards(1, 0, 3, 1), PaidForCards(2, 0, 3, 0)]
    assert table.stacks == (48, 0, 0)
    assert isinstance(table.rules.turn(table.table), Over)


def test_p32_pope_turned_up_brings_only_its_compartment() -> None:
    rules = PopeJoan(pope_turnup="compartment")
    table = dealt(["2c 3c 4c", "5c 6c 7c Th", "8c 9c Tc 2h"], "9d", rules)
    assert collected(table) == [(0, "pope", 6)]
    assert table.stacks == (41, 50, 50)
    assert table.rules.turn(table.table) == OnTurn(1)
    lead(table, "5c")
    assert table.table.played[-1].card is card("Tc")


def test_p33_pope_turned_up_brings_the_whole_pool() -> None:
    rules = PopeJoan(pope_turnup="whole-pool")
    table = dealt(["2c 3c 4c", "5c 6c 7c", "8c 9c Tc"], "9d", rules, pools={"intrigue": 7})
    assert {each.seat for each in table.happened(Took)} == {0}
    assert table.stacks == (57, 50, 50)
    assert set(table.pools.values()) == {0}
    assert isinstance(table.rules.turn(table.table), Over)
    assert table.sitting.next_dealer == 1
    assert table.sitting.carry.pools == dict.fromkeys(STAKES, 0)


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
    assert table.sitting.carry == Carry(1, DRESSED | {"game": 0}, (1, 2, 0))
    table.begin()
    assert table.table.dealer == 1
    assert table.pools == {name: 2 * chips for name, chips in DRESSED.items()} | {"game": 1}
    assert table.happened(Took) == [Took(1, "game", 1)]


def test_the_deal_passes_to_the_left_over_those_who_cannot_dress() -> None:
    table = dealt(["2s 3d", "Kc", "4c 5h", "3c 7c"], "2h", stacks=(50, 9, 13, 18))
    assert table.table.dealer == 0
    lead(table, "Kc")
    assert table.stacks == (33, 16, 11, 16)
    assert table.sitting.next_dealer == 1
    poor = dealt(["2s 3d", "Kc", "4c 5h", "3c 7c"], "2h", stacks=(50, 2, 13, 18))
    lead(poor, "Kc")
    assert poor.stacks == (33, 9, 11, 16)
    assert poor.sitting.next_dealer == 3


def finished(
    rules: PopeJoan, stacks_before: tuple[int | None, ...], **carry: object
) -> PopeJoanTable:
    """A deal of three that seat 1 wins with its only card; the others hold two cards each."""
    table = dealt(["2s 3d", "Kc", "4c 5h"], "2h", rules, stacks_before, **carry)
    lead(table, "Kc")
    return table


def test_the_game_ends_when_nobody_can_dress_the_board_again() -> None:
    table = finished(PopeJoan(), (17, 9, 2))
    # 15 on the board; seat 1 wins 1 and 2 + 2: [0, 14, 0]. Fourteen are left: 5, 5 and 4.
    assert table.sitting.over
    assert table.sitting.next_dealer is None
    assert table.happened(Shared) == [Shared(1, 5), Shared(2, 5), Shared(0, 4)]
    assert table.stacks == (4, 19, 5)
    assert set(table.pools.values()) == {0}
    assert table.sitting.company.stacks == (4, 19, 5)


def test_the_game_goes_on_as_long_as_one_can_dress_the_board() -> None:
    table = finished(PopeJoan(), (17, 10, 2))
    assert not table.sitting.over
    assert table.sitting.next_dealer == 1
    assert table.happened(Shared) == []
    assert finished(KNAVELESS, (14, 7, 2)).sitting.next_dealer == 1
    assert finished(KNAVELESS, (14, 6, 2)).sitting.over


def test_the_game_ends_when_fewer_than_three_can_contribute() -> None:
    table = finished(EACH, (9, 9, 10))
    # Each pays 4; seat 1 wins game 1 and 2 + 2: [3, 10, 4]. Eleven of the board are left.
    assert table.sitting.over
    assert table.stacks == (3 + 3, 10 + 4, 4 + 4)
    assert not finished(EACH, (10, 9, 10)).sitting.over


def test_what_is_left_is_for_those_who_played_the_last_deal() -> None:
    short = dealt(["2s 3d", "Kc", "4c 5h", ""], "2h", EACH, (9, 9, 10, 2))
    lead(short, "Kc")
    assert short.sitting.over
    assert short.stacks == (6, 14, 8, 2)


def test_an_onlooker_is_no_player_whatever_he_has() -> None:
    rules = PopeJoan()
    company = Company((17, 9, 2, 500), 3)
    assert rules.fault(company, rules.carried({})) is None
    assert rules.open(company, rules.carried({})).position.table.seats == (0, 1, 2)
    assert not rules.onlookers


@pytest.mark.parametrize(
    ("company", "carry", "shares"),
    [
        pytest.param(
            (0, 0, 0), {"in": [1, 2, 0]}, {1: 4, 2: 3, 0: 3}, id="from the eldest hand on"
        ),
        pytest.param((0, 0, 0, 0), {"in": [1, 2, 0]}, {1: 4, 2: 3, 0: 3}, id="a newcomer has none"),
        pytest.param((0, None, 0, 0), {"in": [1, 2, 0]}, {2: 5, 0: 5}, id="one has left"),
        pytest.param((None, None, None, 0, 0), {"in": [1, 2, 0]}, {3: 5, 4: 5}, id="all have left"),
        pytest.param((0, 0, 0), {}, {0: 4, 1: 3, 2: 3}, id="before a first deal"),
        pytest.param(
            (0, 0, 0), {"dealer": 2}, {2: 4, 0: 3, 1: 3}, id="before the deal of a dealer"
        ),
        pytest.param((None, None, None), {}, {}, id="nobody is there"),
    ],
)
def test_the_host_stops_between_deals(
    company: tuple[int | None, ...], carry: Mapping[str, object], shares: dict[int, int]
) -> None:
    rules = PopeJoan()
    read = rules.carried({"pools": {"pope": 7, "ace": 3}, **carry})
    paid: dict[int | str, int] = {}
    for each in rules.stop(Company(company, len(company)), read):
        assert each.amount > 0
        paid[each.target] = paid.get(each.target, 0) + each.amount
    assert paid == shares


def test_the_host_stops_after_a_deal() -> None:
    table = finished(PopeJoan(), (50, 50, 50))
    assert table.stacks == (33, 55, 48)
    stopped = stop(table.sitting)
    assert stopped.sitting.over
    assert stopped.sitting.company.stacks == (33 + 4, 55 + 5, 48 + 5)
    assert sum(each.amount for each in stopped.payments) == 14


def test_a_game_that_is_over_has_nothing_left_to_share() -> None:
    table = finished(PopeJoan(), (17, 9, 2))
    assert stop(table.sitting).payments == ()


def test_every_chip_moves_by_a_payment_with_a_word_for_the_books() -> None:
    table = finished(PopeJoan(), (17, 9, 2))
    assert table.payments[0] == Payment(0, "pope", 6, "ante")
    assert table.payments[8:11] == [
        Payment("game", 1, 1, "pool"),
        Payment(2, 1, 2, "cards"),
        Payment(0, 1, 2, "cards"),
    ]
    assert {each.reason for each in table.payments[11:]} == {"share"}


def test_a_void_deal_takes_nothing_away_from_what_is_carried() -> None:
    rules = PopeJoan()
    carry = rules.carried({"dealer": 1, "pools": {"pope": 6}})
    assert rules.voided(carry) == carry


@pytest.mark.parametrize(
    ("name", "allowed", "refused", "default"),
    [
        ("dress", ["dealer", "each"], ["Each", "", None], "dealer"),
        ("contribution", [0, 1, 1000], [-1, "0", True, 0.5, None], 0),
        ("pope_turnup", ["game", "compartment", "whole-pool"], ["whole_pool", "seed"], "game"),
        ("lead", ["free", "ordered", "lowest"], ["any", 0], "free"),
        ("divide_split", ["on", "off"], ["ON", True], "off"),
        ("pope_stop", ["on", "off"], [1], "off"),
        ("dealer_peeks", ["on", "off"], [False], "off"),
        ("knave_optional", ["on", "off"], ["no"], "off"),
    ],
)
def test_options(name: str, allowed: list[object], refused: list[object], default: object) -> None:
    assert getattr(PopeJoan(), name) == getattr(decode(PopeJoan, {}), name) == default
    for value in allowed:
        rules = decode(PopeJoan, {name: value})
        assert getattr(rules, name) == value
        assert decode(PopeJoan, encode(rules)) == rules
    for value in refused:
        with pytest.raises(UnreadableError, match=name):
            decode(PopeJoan, {name: value})


@pytest.mark.parametrize(
    ("rules", "carry", "why"),
    [
        (PopeJoan(), {"dealer": 8}, "dealer"),
        (PopeJoan(), {"dealer": -1}, "dealer"),
        (PopeJoan(), {"dealer": True}, "dealer"),
        (PopeJoan(), {"pools": {"pot": 1}}, "pools: 'pot' is no pool of the board"),
        (PopeJoan(), {"pools": {"pope": -1}}, "pools: pope: -1 is below nought"),
        (PopeJoan(), {"pools": {"pope": "1"}}, "pools"),
        (PopeJoan(), {"pools": []}, "pools"),
        (KNAVELESS, {"pools": {"king": 1}}, "king"),
        (PopeJoan(), {"in": [1, 1]}, "in"),
        (PopeJoan(), {"in": [8]}, "in"),
        (PopeJoan(), {"score": [0]}, "score"),
        (PopeJoan(), [], "no object"),
    ],
)
def test_carry_outside_the_book(rules: PopeJoan, carry: object, why: str) -> None:
    with pytest.raises(UnreadableError, match=why):
        rules.carried(carry)


def test_carry_after_a_deal_is_a_carry() -> None:
    carry = finished(PopeJoan(), (50, 50, 50)).sitting.carry
    assert PopeJoan().carried(encode(carry)) == carry


def test_a_lead_of_the_wrong_seat_changes_nothing() -> None:
    table = dealt(["2s 3d", "Kc 4d", "4c 5h"], "2h")
    before = table.position
    assert table.refusal(0, Lead(card("2s"))) == "It is not your turn."
    assert table.position is before


def test_the_board_tells_who_paid_for_cards_and_what_each_has_gained() -> None:
    table = dealt(["3s 8s", "2s 4h", "3h 9d 6c"], "5c")
    lead(table, "2s 8s")
    assert table.table.winner == 0
    assert table.table.settled == (PaidForCards(1, 0, 1, 1),)
    assert [table.table.gain(seat) for seat in range(3)] == [-15 + 1 + 1, -1, 0]


def test_a_deal_that_pope_ends_is_settled_with_the_dealer() -> None:
    table = dealt(["2c 3c", "5c 6c", "8c 9c"], "9d", stacks=(50, 1, 50))
    assert table.table.winner is None
    assert table.table.settled == (PaidForCards(1, 0, 2, 1), PaidForCards(2, 0, 2, 2))
    assert [table.table.gain(seat) for seat in range(3)] == [-15 + 7 + 3, -1, -2]
