"""The board of Pope Joan: who dresses it, who deals, and what a card turned up brings."""

from __future__ import annotations

from collections.abc import Mapping
from operator import sub

import pytest

from bot.games.pope_joan import STAKES, STOPS_PACK, PopeJoan
from bot.rules.board import Dressed, SatOut
from bot.rules.cards import card
from bot.rules.chance import Draw, Drawn
from bot.rules.game import Company
from bot.rules.lots import FirstDealer
from bot.rules.pools import Took
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
        (PopeJoan(), (14, 14, 14), "Pope Joan needs 1 player who can pay 15 chips for the board."),
        (PopeJoan(), (0, 15, 0), None),
        (KNAVELESS, (11, 11, 11), "Pope Joan needs 1 player who can pay 12 chips for the board."),
        (KNAVELESS, (12, 0, 0), None),
        (EACH, (4, 4, 4), None),
        (EACH, (4, 4, 3), "Pope Joan needs 3 players who can pay 4 chips for the board."),
        (EACH, (50, 50, 3, 2), "Pope Joan needs 3 players who can pay 4 chips for the board."),
        (
            PopeJoan(dress="each", contribution=9),
            (9, 9, 8),
            "Pope Joan needs 3 players who can pay 9 chips for the board.",
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
